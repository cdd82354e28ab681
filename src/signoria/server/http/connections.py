"""Connections before they are requests: how many there may be, and how long they may take to say what they want.

A client that opens connections and says nothing, or says it a byte at a time, must not keep others from being heard.
"""

import asyncio
import logging
import time
from collections import Counter
from typing import Any, Final, cast

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from signoria.server.addresses import address_key, network_of
from signoria.server.http.frames import FrameCounter
from signoria.server.metrics import CONNECTIONS, CONNECTIONS_REFUSED
from signoria.server.settings import Limits

LOG: Final = logging.getLogger("signoria.server")
END_OF_HEAD: Final = b"\r\n\r\n"
# The frame that closes a socket with 1008, "policy violation".
CLOSE_POLICY: Final = b"\x88\x02\x03\xf0"
# How long an address that flooded a socket opens no new connection.
SHUT_OUT_SECONDS: Final = 10.0
# Kept free for the database, the workers, files that are served, and turning others away.
RESERVED: Final = 128
BUSY_BODY: Final = b'{"error":{"code":"too-many-connections","message":"too many connections; try again in 5 s"}}'
BUSY: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\nContent-Type: application/json\r\nContent-Length: %d\r\nRetry-After: 5\r\n"
    b"Connection: close\r\n\r\n%s" % (len(BUSY_BODY), BUSY_BODY)
)


def descriptors() -> int:
    """How many files and connections this process may have open, raised as far as the system lets it."""
    try:
        import resource
    except ImportError:
        return 1 << 20
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < hard:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        except (ValueError, OSError):
            return soft
    return hard if hard != resource.RLIM_INFINITY else 1 << 20


class Connections:
    """Counts what is open, in all and by address."""

    def __init__(self, limits: Limits, proxies: tuple[str, ...] = ()) -> None:
        self.limits = limits
        self.most = max(16, min(limits.connections, descriptors() - RESERVED))
        # Behind a proxy all connections are the proxy's; it counts addresses itself.
        self._proxies = [network for network in map(network_of, proxies) if network is not None]
        self._all_proxies = "*" in proxies
        self._by_address: Counter[str] = Counter()
        self._shut_out: dict[str, float] = {}
        self.open = 0

    def enter(self, address: str) -> str | None:
        """Count one more; or why there may not be one."""
        if self.open >= self.most:
            return "all"
        if self._is_shut_out(address):
            return "flood"
        if self._by_address[address] >= self.limits.connections_per_address and not self._is_proxy(address):
            return "address"
        self.open += 1
        self._by_address[address] += 1
        CONNECTIONS.set(self.open)
        return None

    def shut_out(self, address: str) -> None:
        """A client that floods one socket must wait before it opens another; a trusted proxy never waits."""
        if not self._is_proxy(address):
            now = time.monotonic()
            self._shut_out = {each: until for each, until in self._shut_out.items() if until > now}
            self._shut_out[address] = now + SHUT_OUT_SECONDS

    def _is_shut_out(self, address: str) -> bool:
        return bool(self._shut_out) and self._shut_out.get(address, 0.0) > time.monotonic()

    def _is_proxy(self, address: str) -> bool:
        """Whether an address, as it is counted, is or holds that of a proxy."""
        found = network_of(address)
        return self._all_proxies or (found is not None and any(found.overlaps(proxy) for proxy in self._proxies))

    def leave(self, address: str) -> None:
        self.open -= 1
        self._by_address[address] -= 1
        if not self._by_address[address]:
            del self._by_address[address]
        CONNECTIONS.set(self.open)


class BoundedSocket(WebSocketsSansIOProtocol):
    """A connection that has become a socket is still counted until it is closed."""

    limiter: Connections
    counted: str | None = None
    # None until the request that became a socket has been read.
    counter: FrameCounter | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.counted = peer_address(transport)

    def data_received(self, data: bytes) -> None:
        if self.counter is None:
            head, blank, data = data.partition(END_OF_HEAD)
            super().data_received(head + blank)
            if not blank:
                return
            self.counter = FrameCounter(self.limiter.limits.frames_from_client)
        if self.transport.is_closing() or not data:
            return
        if self.counter.too_many(data):
            self._close_flooded()
            return
        super().data_received(data)
        if self.conn.parser_exc is not None and self.counted is not None:
            # Bytes that are no frame end the socket, and the sender must wait before it opens another.
            self.limiter.shut_out(self.counted)

    def _close_flooded(self) -> None:
        """Nothing that is still on its way is read; for a while the address opens no new connection."""
        CONNECTIONS_REFUSED.labels("flood").inc()
        LOG.warning("a socket was closed: too many frames")
        if self.counted is not None:
            self.limiter.shut_out(self.counted)
        self.transport.write(CLOSE_POLICY)
        self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        if self.counted is not None:
            self.limiter.leave(self.counted)
            self.counted = None
        super().connection_lost(exc)


class BoundedRequests(H11Protocol):
    """Requests, each of which must have been said within its time."""

    limiter: Connections
    counted: str | None = None
    deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        address = peer_address(transport)
        refused = self.limiter.enter(address)
        if refused is not None:
            CONNECTIONS_REFUSED.labels(refused).inc()
            LOG.warning("connections are turned away, limit: %s", refused)
            transport.write(BUSY)
            transport.close()
            self.counted = None
        else:
            self.counted = address
        super().connection_made(transport)
        if refused is None:
            self._expect_request()

    def _expect_request(self) -> None:
        if self.deadline is None:
            self.deadline = self.loop.call_later(self.limiter.limits.header_seconds, self._too_slow)

    def _too_slow(self) -> None:
        self.deadline = None
        CONNECTIONS_REFUSED.labels("slow").inc()
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        before = self.cycle
        super().data_received(data)
        if self.transport.get_protocol() is not self:
            return
        if self.cycle is not before or (self.cycle is not None and not self.cycle.response_complete):
            self._cancel_deadline()
        else:
            self._expect_request()

    def _cancel_deadline(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def handle_websocket_upgrade(self, event: Any) -> None:
        # From here on the socket's protocol counts the connection.
        self._cancel_deadline()
        self.counted = None
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._cancel_deadline()
        if self.counted is not None:
            self.limiter.leave(self.counted)
            self.counted = None
        super().connection_lost(exc)


def protocols(connections: Connections) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
    """The protocols for requests and for sockets, which count and time what they serve."""
    requests = type("Requests", (BoundedRequests,), {"limiter": connections})
    return requests, type("Sockets", (BoundedSocket,), {"limiter": connections})


def peer_address(transport: asyncio.Transport) -> str:
    peer = cast("tuple[str, int] | str | None", transport.get_extra_info("peername"))
    return address_key(peer[0]) if isinstance(peer, tuple) else "unknown"
