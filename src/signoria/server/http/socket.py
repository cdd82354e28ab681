"""One socket for each open table in a browser: a greeting, then everything that happens."""

import asyncio
import contextlib
import json
from typing import Any, Final

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from starlette.websockets import WebSocketState

from signoria.server.http.context import Context, context_of
from signoria.server.http.errors import Refused, not_understood, refused_from
from signoria.server.http.limits import Buckets
from signoria.server.http.middleware import address_of
from signoria.server.http.same_site import check_same_site
from signoria.server.metrics import SOCKETS
from signoria.server.tables.errors import TableError
from signoria.server.tables.table import LiveTable, replay_messages
from signoria.server.wire.codes import Code
from signoria.server.wire.projection import Form, dumps
from signoria.store.errors import NotStored
from signoria.store.records import PLAYING

router = APIRouter()

MOST_MISSED: Final = 200
POLICY: Final = 1008
LATER: Final = 1013


class Socket:
    """A listener at a table. Sending never waits: messages queue up, and a client that falls too far behind is let go."""

    def __init__(
        self,
        websocket: WebSocket,
        seat: int,
        most: int,
        token_hash: str | None = None,
        token: str = "",
        *,
        patches: bool = False,
    ) -> None:
        self.seat = seat
        self.patches = patches
        self.token = token
        self.token_hash = token_hash
        # Set for someone who came by a device key instead of the token of the seat.
        self.person: str | None = None
        self.device: str | None = None
        self._websocket = websocket
        self._queue: asyncio.Queue[str | Refused] = asyncio.Queue(most)
        self._ended = False

    def send(self, text: str) -> None:
        if self._ended:
            return
        try:
            self._queue.put_nowait(text)
        except asyncio.QueueFull:
            self.end(Refused(429, Code.TOO_SLOW, "too many messages are waiting; connect again"))

    def end(self, error: TableError | Refused) -> None:
        """Say why, then close; nothing that still waits is sent."""
        self._ended = True
        while not self._queue.empty():
            self._queue.get_nowait()
        self._queue.put_nowait(refused_from(error) if isinstance(error, TableError) else error)

    async def write(self) -> None:
        """Send what is queued until the client is gone, too far behind, or to be let go."""
        while isinstance(text := await self._queue.get(), str):
            await self._websocket.send_text(text)
        await close(self._websocket, text)


@router.websocket("/api/tables/{table_id}/socket")
async def listen(websocket: WebSocket, table_id: str) -> None:
    context = context_of(websocket)
    try:
        check_same_site(websocket.headers, context.settings.place)
    except Refused:
        # Before it is accepted a socket is closed with 403.
        await websocket.close(POLICY)
        return
    await websocket.accept()
    try:
        with context.socket_of(address_of(websocket.scope)), SOCKETS.track_inprogress():
            hello = await first_message(websocket, context.settings.limits.hello_seconds)
            await serve(context, websocket, table_id, hello)
    except Refused as refused:
        await close(websocket, refused)
    except TableError as error:
        await close(websocket, refused_from(error))
    except NotStored:
        await close(websocket, Refused(503, Code.NOT_STORED, "the database does not answer; connect again in a moment"))
    except (WebSocketDisconnect, RuntimeError):
        # The client went away while something was being sent.
        pass


async def first_message(websocket: WebSocket, seconds: float) -> Form:
    """The hello, understood and within its time."""
    try:
        async with asyncio.timeout(seconds):
            text = await websocket.receive_text()
    except TimeoutError:
        raise Refused(408, Code.NO_HELLO, f"the first message did not come within {seconds:g} s") from None
    except KeyError:
        raise not_understood("messages are text, not bytes") from None
    try:
        hello = json.loads(text)
    except (ValueError, RecursionError):
        raise not_understood("the first message is not JSON") from None
    if not isinstance(hello, dict) or hello.get("type") != "hello" or not isinstance(hello.get("token"), str):
        raise not_understood('the first message must be {"type": "hello", "token": "…", "after": a number or null}')
    return hello


async def serve(context: Context, websocket: WebSocket, table_id: str, hello: Form) -> None:
    limits = context.settings.limits
    async with context.tables.at(table_id) as table:
        caller = await context.identify(hello["token"])
        own = context.seat_at(table, hello["token"])
        seat = own.seat
        if len(table.listeners) >= limits.sockets_per_table:
            raise Refused(429, Code.TOO_MANY_SOCKETS, "too many are watching this table; try again later")
        patches = hello.get("patches") is True
        socket = Socket(websocket, seat, limits.messages_behind, own.token_hash, hello["token"], patches=patches)
        if caller is not None:
            socket.person, socket.device = caller.person.id, caller.device.id
        context.charge_replay(address_of(websocket.scope), len(table.laid.entries))
        for message in await greeting(context, table, seat, hello.get("after"), patches=patches):
            socket.send(dumps(message))
        context.tables.attach(table, socket)
    writing = asyncio.create_task(socket.write())
    try:
        await asyncio.wait(
            [writing, asyncio.create_task(listen_on(websocket, limits.messages_from_client))],
            return_when=asyncio.FIRST_COMPLETED,
        )
    finally:
        context.tables.detach(table, socket)
        writing.cancel()
        with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
            await writing


async def greeting(context: Context, table: LiveTable, seat: int, after: Any, *, patches: bool) -> list[Form]:
    """What a client missed, if it says where it was and that is not too long ago; else everything."""
    known = isinstance(after, int) and not isinstance(after, bool) and 1 <= after <= table.seq
    if not known or table.closed or after < table.began or table.state != PLAYING or table.seq - after > MOST_MISSED:
        messages = [table.greeting_message(seat)]
    elif after == table.seq:
        messages = [table.seats_message()]
    else:
        record = await context.tables.record(table.id)
        messages = []
        for message in replay_messages(record, after, seat, patches=patches):
            messages.append(message)
            await asyncio.sleep(0)
        messages.append(table.seats_message())
    bot = table.bot()
    return messages if bot is None else [*messages, {"type": "thinking", "seat": bot.seat}]


async def listen_on(websocket: WebSocket, most: int) -> None:
    """Nothing is expected from a client after its hello; what comes is ignored, unless it is too much."""
    rates = Buckets(most / 60, most)
    with contextlib.suppress(WebSocketDisconnect):
        while True:
            message = await websocket.receive()
            if message["type"] == "websocket.disconnect" or rates.take(""):
                return


async def close(websocket: WebSocket, refused: Refused) -> None:
    """Say why, then close."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        if websocket.application_state == WebSocketState.CONNECTED:
            error = refused.body()["error"]
            await websocket.send_text(dumps({"type": "error", **error}))
            await websocket.close(LATER if refused.status in (429, 503) else POLICY)
