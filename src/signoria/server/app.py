"""The application: its parts, how they start and how they stop."""

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Receive, Scope, Send

import signoria
from signoria.server.bots.lessons import Lessons
from signoria.server.bots.pool import BotPool
from signoria.server.bots.turns import BotTurns
from signoria.server.http import (
    advice_routes,
    catalogue,
    decisions,
    health,
    lesson_routes,
    me_routes,
    review_routes,
    room_routes,
    seat_routes,
    socket,
    table_routes,
)
from signoria.server.http.context import Context, bearer_in
from signoria.server.http.errors import RETRY_AFTER, Refused, printable, refused_from
from signoria.server.http.middleware import Dispatch, Middleware, content_policy, replay
from signoria.server.http.pages import Pages
from signoria.server.memory import Collector
from signoria.server.metrics import LOOP_LAG_SECONDS, REFUSALS
from signoria.server.people import results
from signoria.server.people.errors import PeopleError
from signoria.server.settings import Settings
from signoria.server.tables.deadlines import Deadlines
from signoria.server.tables.errors import TableError
from signoria.server.tables.expiry import Expiry
from signoria.server.tables.live import LiveTables
from signoria.server.tables.origins import READ_EVERY, Origins
from signoria.server.tables.uploads import Uploads
from signoria.server.wire.codes import Code
from signoria.store import people as people_rows
from signoria.store.errors import NotStored
from signoria.store.store import Store

ANNOUNCE_SECONDS: Final = 20.0
CHECK_SECONDS: Final = 5.0
NOTES_SECONDS: Final = 2.0
LAG_SECONDS: Final = 0.1
ASIDE_SECONDS: Final = 1.0
LOG: Final = logging.getLogger("signoria.server")
CODES: Final = {404: Code.NO_PAGE, 405: Code.NO_METHOD}


def make_app(settings: Settings) -> ASGIApp:
    """Builds the ASGI application."""

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with open_context(settings) as context:
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
    tables = (table_routes, advice_routes, review_routes, seat_routes, room_routes)
    routers = (decisions, catalogue, *tables, lesson_routes, me_routes, socket, health, pages)
    for router in (part.router for part in routers):
        app.include_router(router)
    app.add_exception_handler(Refused, answer_refused)
    app.add_exception_handler(PeopleError, answer_people_error)
    app.add_exception_handler(TableError, answer_table_error)
    app.add_exception_handler(RequestValidationError, answer_not_understood)
    app.add_exception_handler(HTTPException, answer_http)
    app.add_exception_handler(NotStored, answer_not_stored)
    describe_refusals(app)
    return Middleware(app, settings.limits, content_policy(pages.inline_hashes()), make_dispatch(app))


def make_dispatch(app: FastAPI) -> Dispatch:
    """Find out who asks, then hand the request to its route."""

    async def dispatch(scope: Scope, body: bytes, receive: Receive, send: Send) -> None:
        try:
            await app.state.context.identify(bearer_in(scope))
        except NotStored as error:
            await (await answer_not_stored(None, error))(scope, receive, send)
        else:
            await app(scope, replay(body, receive), send)

    return dispatch


@contextlib.asynccontextmanager
async def open_context(settings: Settings) -> AsyncIterator[Context]:
    """Store, workers and housekeeping, from the first to the last request."""
    if settings.prepare is not None:
        settings.prepare()
    store = await Store.open(settings.database)
    tables = LiveTables(store, settings)
    bots = BotPool(settings.workers, settings.thinking_seconds, settings.prepare, settings.bot_cluster)
    turns = BotTurns(tables, bots, settings.pace)
    deadlines = Deadlines(tables)
    uploads = Uploads(settings.limits.import_seconds, settings.limits.import_memory, settings.prepare)
    lessons = Lessons(settings.thinking_seconds, settings.prepare)
    origins = await Origins.open(store)
    if store.shared:
        from signoria.store.notices import Notices

        tables.broadcaster.notices = Notices(store.url, tables.handle_notice)
        await tables.broadcaster.notices.start()
    context = Context(settings, tables, bots, uploads, lessons, origins)
    tables.finished = lambda table: tables.broadcaster.start(results.record(store, table))
    work = {
        "looking for bots to play": repeat(turns.scan, settings.scan_seconds, at_once=True),
        "looking for what is due": repeat(deadlines.scan, settings.scan_seconds, at_once=True),
        "tidying up": repeat(lambda: tidy(tables), ANNOUNCE_SECONDS),
        "reading notes of the administrator": repeat(tables.read_notes, NOTES_SECONDS),
        "reading bans": repeat(lambda: origins.read(store), READ_EVERY),
        "removing old tables": repeat(Expiry(tables).look, settings.expiry_seconds, at_once=True),
        "looking after the database": repeat(lambda: look_after(context), CHECK_SECONDS),
        "forgetting people": repeat(lambda: forget_unseen(context), settings.expiry_seconds, at_once=True),
        "measuring": measure(),
    }
    if settings.own_process:
        work["setting objects aside"] = set_aside()
    tasks = [asyncio.create_task(each, name=name) for name, each in work.items()]
    tasks.append(asyncio.create_task(bots.start()))
    tasks.append(asyncio.create_task(read_words()))
    try:
        yield context
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        deadlines.close()
        await turns.close()
        await context.reviews.close()
        bots.close()
        uploads.close()
        lessons.close()
        if tables.broadcaster.notices is not None:
            await tables.broadcaster.notices.close()
        await store.close()


async def repeat(do: Callable[[], Awaitable[None]], seconds: float, *, at_once: bool = False) -> None:
    """Something that is done for as long as the server runs. What goes wrong is written down; the next time may be better."""
    if not at_once:
        await asyncio.sleep(seconds)
    while True:
        try:
            await do()
        except NotStored as error:
            LOG.warning("the database is away, the next look finds what this one missed: %s", error)
        except Exception:
            task = asyncio.current_task()
            LOG.exception("%s failed", task.get_name() if task else "work in the background")
        await asyncio.sleep(seconds)


async def read_words() -> None:
    """All words of all games, in a thread: whoever asks first need not wait for them, nor anybody else."""
    await asyncio.to_thread(catalogue.games_text)


async def tidy(tables: LiveTables) -> None:
    tables.cache.forget_idle(tables.settings.idle_seconds)
    if tables.broadcaster.notices is not None:
        for table in list(tables.cache.loaded.values()):
            tables.broadcaster.forget_absent(table, 3 * ANNOUNCE_SECONDS)
            if table.listeners:
                tables.broadcaster.announce(table)


async def look_after(context: Context) -> None:
    """Notice a database that is gone before somebody decides in vain."""
    try:
        await context.tables.store.check()
    except NotStored as error:
        if context.fit:
            LOG.error("the database cannot be used: %s", error)  # noqa: TRY400 - the reason says it all
        context.fit = False
    else:
        context.fit = True


async def forget_unseen(context: Context) -> None:
    """Delete people who were not seen for long and sit nowhere."""
    days = context.settings.limits.person_days
    if days and await people_rows.forget_unseen(context.tables.store, days):
        context.people.forget_all()


async def set_aside() -> None:
    collector = Collector()
    collector.calm()
    while True:
        await asyncio.sleep(ASIDE_SECONDS)
        collector.set_aside()


async def measure() -> None:
    """How late the event loop is: something that blocks it makes everybody wait."""
    while True:
        before = time.perf_counter()
        await asyncio.sleep(LAG_SECONDS)
        LOOP_LAG_SECONDS.observe(max(0.0, time.perf_counter() - before - LAG_SECONDS))


# ---- answers to what is refused -----------------------------------------------------------------------------------------


async def answer_refused(_request: Request | None, error: Exception) -> JSONResponse:
    assert isinstance(error, Refused)
    REFUSALS.labels(error.code).inc()
    return JSONResponse(error.body(), error.status, error.headers)


async def answer_people_error(_request: Request | None, error: Exception) -> JSONResponse:
    assert isinstance(error, PeopleError)
    return await answer_refused(None, me_routes.refuse(error))


async def answer_table_error(request: Request | None, error: Exception) -> JSONResponse:
    assert isinstance(error, TableError)
    return await answer_refused(request, refused_from(error))


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


async def answer_not_stored(_request: Request | None, error: Exception) -> JSONResponse:
    LOG.warning("the database did not answer: %s", error)
    message = "the database does not answer, so nothing has changed; try again in a moment"
    return JSONResponse(Refused(503, Code.NOT_STORED, message).body(), 503, RETRY_AFTER)


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
