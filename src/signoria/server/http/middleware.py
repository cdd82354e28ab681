"""What every request passes before anything else: how often, how large; and the headers every answer leaves with."""

import asyncio
import contextlib
import json
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Final

from fastapi import FastAPI
from starlette.types import Message, Receive, Scope, Send

from signoria.server.addresses import address_key
from signoria.server.http.errors import Refused
from signoria.server.http.limits import ASKING, Buckets
from signoria.server.logs import REQUEST_ID
from signoria.server.metrics import REFUSALS, REQUEST_SECONDS, REQUESTS
from signoria.server.settings import Limits
from signoria.server.wire.codes import Code

IMPORT_PATH: Final = "/api/tables/import"
BODY_SECONDS: Final = 30.0
BY_PROGRAMS: Final = ("/api/", "/healthz", "/readyz", "/metrics")
# Monitoring asks these, however busy the server is.
PROBES: Final = ("/healthz", "/readyz")
METHODS: Final = ("GET", "HEAD", "POST", "DELETE", "OPTIONS", "PUT", "PATCH")
HEADERS: Final = {
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
}


def content_policy(hashes: str = "") -> str:
    """Only what comes from here; scripts and styles inside a page only if they are the ones that were built."""
    own = f"'self' {hashes}".strip()
    return (
        f"default-src 'self'; script-src {own}; style-src {own}; img-src 'self' data:; font-src 'self'; connect-src 'self'; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    )


# What answers a request whose body has been read.
Dispatch = Callable[[Scope, bytes, Receive, Send], Awaitable[None]]


class ClientGone(Exception):
    """The client has stopped reading."""


class Middleware:
    """Wraps the application. Bodies are read here, whole and bounded, so nothing behind it can be made to wait or grow."""

    def __init__(self, app: FastAPI, limits: Limits, policy: str, dispatch: Dispatch) -> None:
        self.app = app
        self.dispatch = dispatch
        self.limits = limits
        self.rates = Buckets(limits.per_address, limits.per_address_burst)
        self.headers = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
        self.headers.append((b"content-security-policy", policy.encode()))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        REQUEST_ID.set(secrets.token_hex(8))
        ASKING.set(address_of(scope))
        if scope["type"] == "http":
            await self._http(scope, receive, self._with_headers(scope, send))
        elif self._banned(scope) or self.rates.take(address_of(scope)):
            await send({"type": "websocket.close", "code": 1013, "reason": "too often"})
        else:
            await self.app(scope, receive, send)

    def _banned(self, scope: Scope) -> bool:
        client = scope.get("client")
        context = getattr(self.app.state, "context", None)
        return bool(client and context and context.origins.is_banned(client[0], address_of(scope)))

    def _admit(self, scope: Scope) -> None:
        if self._banned(scope):
            raise Refused(403, Code.BANNED, "your address may not use this server; ask whoever runs it")
        self.rates.demand(address_of(scope), "too many requests from your address")

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            if scope["path"] not in PROBES:
                self._admit(scope)
            body = await self._body(scope, receive)
        except Refused as refused:
            REFUSALS.labels(refused.code).inc()
            await answer(refused, send)
            return
        if body is None:
            return
        if scope["method"] == "HEAD" and scope["path"].startswith(BY_PROGRAMS):
            # Answered like GET; what is sent leaves the body out. Pages know what to do themselves.
            scope = {**scope, "method": "GET"}
        with contextlib.suppress(ClientGone):
            await self.dispatch(scope, body, receive, send)

    async def _body(self, scope: Scope, receive: Receive) -> bytes | None:
        """The whole body; None if the client has gone."""
        most = self.limits.import_body if scope["path"] == IMPORT_PATH else self.limits.max_body_bytes
        declared = dict(scope["headers"]).get(b"content-length", b"0")
        if declared.isdigit() and int(declared[:20]) > most:
            raise too_large(most)
        body = bytearray()
        try:
            async with asyncio.timeout(BODY_SECONDS):
                while True:
                    message = await receive()
                    if message["type"] == "http.disconnect":
                        return None
                    body += message.get("body", b"")
                    if len(body) > most:
                        raise too_large(most)
                    if not message.get("more_body", False):
                        return bytes(body)
        except TimeoutError:
            raise Refused(408, Code.TOO_SLOW, "the request did not arrive in time; send it again") from None

    def _with_headers(self, scope: Scope, send: Send) -> Send:
        private = scope["path"].startswith("/api/")
        bodiless = scope["method"] == "HEAD"
        method = scope["method"] if scope["method"] in METHODS else "other"
        began = time.perf_counter()
        headers_of_all = [*self.headers, (b"x-request-id", REQUEST_ID.get().encode())]
        seconds = self.limits.send_seconds

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = [*message.get("headers", ()), *headers_of_all]
                if private and not any(name == b"cache-control" for name, _ in headers):
                    headers.append((b"cache-control", b"no-store"))
                message = {**message, "headers": headers}
                REQUESTS.labels(method, str(message["status"])).inc()
                REQUEST_SECONDS.observe(time.perf_counter() - began)
            elif bodiless:
                message = {**message, "body": b""}
            try:
                async with asyncio.timeout(seconds):
                    await send(message)
            except TimeoutError:
                # Whoever does not take an answer gets none; the connection ends with the request.
                raise ClientGone from None

        return send_with_headers


def address_of(scope: Scope) -> str:
    client = scope.get("client")
    return address_key(client[0]) if client else "unknown"


def too_large(most: int) -> Refused:
    return Refused(413, Code.TOO_LARGE, f"the body is larger than {most // 1024} kB")


def replay(body: bytes, receive: Receive) -> Receive:
    """Hands the body on in one piece, then whatever else the connection brings."""
    handed = False

    async def receive_body() -> Message:
        nonlocal handed
        if handed:
            return await receive()
        handed = True
        return {"type": "http.request", "body": body, "more_body": False}

    return receive_body


async def answer(refused: Refused, send: Send) -> None:
    body = json.dumps(refused.body(), ensure_ascii=False).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    headers += [(name.lower().encode(), value.encode()) for name, value in refused.headers.items()]
    await send({"type": "http.response.start", "status": refused.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
