"""The application: its parts, how they start and how they stop."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from typing import Any, Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp

import signoria
from signoria.server import library, playing, socket
from signoria.server.codes import Code
from signoria.server.context import Context
from signoria.server.gate import Gate, content_policy
from signoria.server.hall import Hall
from signoria.server.opponents import Opponents
from signoria.server.pages import Pages
from signoria.server.refused import Refused, printable
from signoria.server.settings import Settings
from signoria.server.thinkers import Thinkers
from signoria.store.errors import NotStored
from signoria.store.notices import Notices
from signoria.store.store import Store

ANNOUNCE_SECONDS: Final = 20.0
LOG: Final = logging.getLogger("signoria.server")
CODES: Final = {404: Code.NO_PAGE, 405: Code.NO_METHOD}


def make_app(settings: Settings) -> ASGIApp:
    """Builds the ASGI application, including middleware."""

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with running(settings) as context:
            app.state.context = context
            yield

    app = FastAPI(
        title="Signoria",
        version=signoria.__version__,
        description="The HTTP part of the wire protocol; the socket is described in docs/wire-protocol.md.",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
    )
    pages = Pages(settings.static)
    for router in (library.router, playing.router, socket.router, pages.router):
        app.include_router(router)
    app.add_exception_handler(Refused, answer_refused)
    app.add_exception_handler(RequestValidationError, answer_not_understood)
    app.add_exception_handler(HTTPException, answer_http)
    app.add_exception_handler(NotStored, answer_not_stored)
    describe_refusals(app)
    return Gate(app, settings.limits, content_policy(pages.inline_hashes()))


@contextlib.asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[Context]:
    """Store, workers and housekeeping, from the first to the last request."""
    if settings.prepare is not None:
        settings.prepare()
    store = await Store.open(settings.database)
    hall = Hall(store, settings)
    thinkers = Thinkers(settings.workers, settings.thinking_seconds, settings.prepare)
    opponents = Opponents(hall, thinkers, settings.pace)
    if store.shared:
        hall.notices = Notices(store.url, hall.heard)
        await hall.notices.start()
    housekeeping = [asyncio.create_task(work) for work in (scan(opponents, settings), tidy(hall), thinkers.start())]
    try:
        yield Context(settings, hall, thinkers)
    finally:
        for task in housekeeping:
            task.cancel()
        await asyncio.gather(*housekeeping, return_exceptions=True)
        await opponents.close()
        thinkers.close()
        if hall.notices is not None:
            await hall.notices.close()
        await store.close()


async def scan(opponents: Opponents, settings: Settings) -> None:
    while True:
        try:
            await opponents.scan()
        except NotStored as error:
            LOG.warning("the database is away, the next look finds what this one missed: %s", error)
        await asyncio.sleep(settings.scan_seconds)


async def tidy(hall: Hall) -> None:
    while True:
        await asyncio.sleep(ANNOUNCE_SECONDS)
        hall.forget_idle()
        if hall.notices is not None:
            hall.forget_absent(3 * ANNOUNCE_SECONDS)
            for table in list(hall.tables.values()):
                if table.listeners:
                    hall.announce(table)


# ---- answers to what is refused -----------------------------------------------------------------------------------------


async def answer_refused(_request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, Refused)
    return JSONResponse(error.body(), error.status, error.headers)


async def answer_not_understood(_request: Request, error: Exception) -> JSONResponse:
    """Says what is wrong with which key; the value itself is not repeated, it may be a secret."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"] if part != "body")
    message = f"{where}: {first['msg']}" if where else str(first["msg"])
    return JSONResponse(Refused(400, Code.NOT_UNDERSTOOD, printable(message)).body(), 400)


async def answer_http(_request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    code = CODES.get(error.status_code, Code.NOT_UNDERSTOOD)
    return JSONResponse(Refused(error.status_code, code, str(error.detail)).body(), error.status_code, error.headers)


async def answer_not_stored(_request: Request, error: Exception) -> JSONResponse:
    LOG.warning("the database did not answer: %s", error)
    message = "the database does not answer, so nothing has changed; try again in a moment"
    return JSONResponse(Refused(503, Code.NOT_STORED, message).body(), 503, {"Retry-After": "2"})


def describe_refusals(app: FastAPI) -> None:
    """What is not understood is answered with 400, so the framework's own 422 does not belong in the description."""
    original = app.openapi

    def openapi() -> dict[str, Any]:
        description = original()
        for schema in ("HTTPValidationError", "ValidationError"):
            description.get("components", {}).get("schemas", {}).pop(schema, None)
        for path in description["paths"].values():
            for operation in path.values():
                validation = operation["responses"].get("422", {})
                if "HTTPValidationError" in str(validation):
                    del operation["responses"]["422"]
        return description

    app.openapi = openapi  # type: ignore[method-assign]
