"""A server in a thread of the tests, and clients that play through the protocol."""

import asyncio
import contextlib
import json
import threading
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import httpx
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from signoria.server.serving import bind, server_config
from signoria.server.settings import Limits, Settings
from tests.patience import patience
from tests.patience import until as wait_until
from tests.server.fixture_games import register

GENEROUS = Limits(
    per_address=1e6,
    per_address_burst=10**6,
    per_token=1e6,
    per_token_burst=10**6,
    replay_rate=1e9,
    replay_burst=10**9,
    tables_per_hour=10**6,
    persons_per_hour=10**6,
    words_per_minute=10**6,
    names_per_hour=10**6,
    seat_changes_per_hour=10**6,
    imports_per_address=100,
    import_share=1e6,
    unattended_per_address=10**6,
    hints_per_address=100,
    connections_per_address=4000,
)
PATIENCE = patience(60)
# One client for all: making one reads every certificate of the machine.
HTTP = httpx.Client(timeout=PATIENCE)
Form = dict[str, Any]


class LiveServer:
    """The real server on a free port, in this process."""

    def __init__(self, database: str, limits: Limits = GENEROUS, **settings: Any) -> None:
        self.settings = Settings(database, pace=0.0, limits=limits, prepare=register)
        self.settings = replace(self.settings, **settings)
        self._listener = bind("127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        self._server = uvicorn.Server(server_config(self.settings))
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        until(lambda: self._server.started or not self._thread.is_alive(), "the server did not start")
        assert self._server.started

    def _run(self) -> None:
        asyncio.run(self._serve())

    async def _serve(self) -> None:
        self.loop = asyncio.get_running_loop()
        await self._server.serve(sockets=[self._listener])

    @property
    def context(self) -> Any:
        return self._server.config.app.app.state.context

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()

    def get(self, path: str) -> httpx.Response:
        return HTTP.get(self.address + path)

    def post(self, path: str, body: Any) -> httpx.Response:
        return post(self.address + path, body)

    def listeners(self, sitting: "Sitting") -> list[Any]:
        """Who has a socket at a table."""
        table = self.context.tables.cache.loaded.get(sitting.id)
        return [] if table is None else list(table.listeners)

    def new_table(self, game: str = "medici", seats: str = "mbb", **more: Any) -> "Sitting":
        """A table with its seats as letters: me, friend, bot."""
        return new_table(self.address, game, seats, **more)


def post(place: str, body: Any, headers: dict[str, str] | None = None) -> httpx.Response:
    """JSON as any client may write it: even halves of characters pass, as escapes."""
    return HTTP.post(place, content=json.dumps(body), headers={"Content-Type": "application/json", **(headers or {})})


KINDS = {"m": "me", "f": "friend", "b": "bot"}


def new_table(address: str, game: str = "medici", seats: str = "mbb", *, seated: bool = True, **more: Any) -> "Sitting":
    """A table at which invited friends sit already, unless they are to come later."""
    wishes = [{"kind": KINDS[letter], **({"bot": "random"} if letter == "b" else {})} for letter in seats]
    body = {"game": game, "players": len(seats), "seats": wishes, **more}
    answer = post(f"{address}/api/tables", body)
    assert answer.status_code == 201, answer.text
    sitting = Sitting(address, answer.json())
    for seat in list(sitting.invitations) if seated else ():
        sitting.sit_down(seat, f"Seat {seat + 1}")
    return sitting


class Sitting:
    """A table somebody has made, with all its tokens."""

    def __init__(self, address: str, made: Form) -> None:
        self.address = address
        self.id = made["table"]
        self.tokens = {seat["seat"]: seat["token"] for seat in made.get("seats", []) if "token" in seat}
        self.tokens[-1] = made.get("watch", "")
        self.invitations = {seat["seat"]: seat["invitation"] for seat in made.get("seats", []) if "invitation" in seat}
        self.place = f"{address}/api/tables/{self.id}"

    def sit_down(self, seat: int, name: str) -> None:
        """Exchange an invitation, as a friend does; afterwards the table is as if nobody had ever been invited."""
        headers = {"Authorization": f"Bearer {self.invitations.pop(seat)}"}
        answer = post(self.place + "/join", {"name": name}, headers)
        assert answer.status_code == 200, answer.text
        self.tokens[seat] = answer.json()["token"]

    def _headers(self, seat: int) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.tokens[seat]}"}

    def get(self, path: str, seat: int = 0, **params: Any) -> httpx.Response:
        return HTTP.get(self.place + path, params=params, headers=self._headers(seat))

    def post(self, path: str, body: Any = None, seat: int = 0) -> httpx.Response:
        return post(self.place + path, body, self._headers(seat))

    def act(self, expect: int, action: Any, seat: int = 0) -> httpx.Response:
        return self.post("/actions", {"expect": expect, "action": action}, seat)

    def info(self, seat: int = -1) -> Form:
        return dict(self.get("", seat).json())

    @contextlib.contextmanager
    def listen(self, seat: int = 0, after: int | None = None, *, patches: bool = False) -> "Iterator[Ear]":
        address = self.address.replace("http", "ws", 1)
        with connect(f"{address}/api/tables/{self.id}/socket", max_size=None) as wire:
            # A server that is full closes at once; what it said is still to be read.
            with contextlib.suppress(ConnectionClosed):
                hello = {"type": "hello", "token": self.tokens[seat], "after": after, "patches": patches}
                wire.send(json.dumps(hello))
            yield Ear(wire)


class Ear:
    """What comes over one socket. Keeps all of it."""

    def __init__(self, wire: ClientConnection) -> None:
        self.wire = wire
        self.texts: list[str] = []

    def next(self, *kinds: str) -> Form:
        """The next message, of one of these kinds if any are named."""
        while True:
            text = self.wire.recv(timeout=PATIENCE)
            assert isinstance(text, str)
            self.texts.append(text)
            message = json.loads(text)
            if not kinds or message["type"] in kinds:
                return dict(message)

    def position(self) -> Form:
        """The next message with a position."""
        return self.next("table", "step", "undo")

    def until_seq(self, seq: int) -> Form:
        message = self.position()
        while message["seq"] < seq:
            message = self.position()
        return message

    def until_asked(self, seat: int) -> Form:
        """The message after which this seat must decide, or the match is over."""
        message = self.position()
        while message["position"]["actor"] not in (seat, -2):
            message = self.position()
        return message

    def rest(self) -> list[Form]:
        """Whatever comes until the socket is closed."""
        messages = []
        with contextlib.suppress(ConnectionClosed):
            while True:
                messages.append(self.next())
        return messages


def until(true: Any, otherwise: str, seconds: float = 60) -> None:
    wait_until(true, otherwise, seconds)
