"""Runs one server process, until it is told to stop."""

import asyncio
import errno
import signal
import socket
import sys
import threading
import webbrowser
from dataclasses import replace
from typing import Final

import uvicorn

from signoria.core.errors import SignoriaError
from signoria.server import logs
from signoria.server.app import make_app
from signoria.server.http.connections import Connections, protocols
from signoria.server.reach import Place
from signoria.server.settings import Settings
from signoria.store.store import Store

PING_SECONDS: Final = 20.0
SILENT_SECONDS: Final = 40.0
LARGEST_MESSAGE: Final = 64 * 1024
# How many ports are tried after the usual one.
NEAR: Final = 20


class PortTaken(SignoriaError):
    """Somebody else listens there."""


class Server(uvicorn.Server):
    """Says where it is once it answers."""

    def __init__(self, config: uvicorn.Config, place: str, *, show: bool) -> None:
        super().__init__(config)
        self.place = place
        self.show = show

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        print(f"Signoria is at {self.place} (stop with Ctrl-C)", flush=True)
        if self.show:
            # Some browsers keep whoever opens them waiting.
            threading.Thread(target=webbrowser.open, args=(self.place,), daemon=True).start()


def serve(settings: Settings, host: str, port: int, *, near: bool, show: bool, log_json: bool = False) -> int:
    """Serve until told to stop; a SignoriaError says in one line why it cannot begin. `near`: the next free port is as good."""
    logs.set_up(as_json=log_json)
    listener = bind_near(host, port) if near else bind(host, port)
    asyncio.run(reach(settings.database))
    port = listener.getsockname()[1]
    settings = replace(settings, place=Place(host, port, proxied=bool(settings.proxies)))
    server = Server(server_config(settings), site(host, port), show=show)
    # The HTTP server hands a signal on once it has stopped; by then there is nothing left to do.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda _number, _frame: None)
    server.run(sockets=[listener])
    return 0 if server.started else 1


async def reach(address: str) -> None:
    """Open the database once before anything else, so that a wrong address is said in one line."""
    store = await Store.open(address)
    await store.close()


def bind(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # With the protocol named, the event loop sends small packets at once; without it each answer waits 40 ms for the last.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if sys.platform != "win32":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        if error.errno == errno.EADDRINUSE:
            raise PortTaken(f"port {port} of {host} is in use; choose another with --port") from None
        raise SignoriaError(f"port {port} of {host} cannot be used ({error.strerror})") from None
    return listener


def bind_near(host: str, usual: int) -> socket.socket:
    """The usual port or, where somebody else has it, the next one that is free."""
    for port in range(usual, usual + NEAR):
        try:
            listener = bind(host, port)
        except PortTaken:
            continue
        if port != usual:
            print(f"Port {usual} is taken, so port {port} is used; choose one with --port.", flush=True)
        return listener
    raise SignoriaError(f"ports {usual} to {usual + NEAR - 1} of {host} are all in use; choose another with --port")


def server_config(settings: Settings) -> uvicorn.Config:
    """How the HTTP server runs: sockets are pinged, and closed when nothing comes back for a minute."""
    connections = Connections(settings.limits, settings.proxies)
    requests, sockets = protocols(connections)
    return uvicorn.Config(
        make_app(settings),
        http=requests,
        ws=sockets,
        # What is logged, and how, is said in one place.
        log_config=None,
        log_level="warning",
        # Requests are not logged at all: a log of who asked for which table would be a list of secrets.
        access_log=False,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=SILENT_SECONDS,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        server_header=False,
        timeout_keep_alive=int(settings.limits.idle_seconds),
        timeout_graceful_shutdown=5,
        backlog=2048,
    )


def site(host: str, port: int) -> str:
    shown = "127.0.0.1" if host in ("0.0.0.0", "") else "[::1]" if host == "::" else f"[{host}]" if ":" in host else host  # noqa: S104
    return f"http://{shown}:{port}/"
