"""Agents that speak the wire protocol: a program of any language plays its seat at a table of a server of our own.

The arena decides for the other seats and keeps the match beside the server's, so that deals, opponents and results are
those of any other agent. The server is `signoria serve` on a free port of this machine, with a database that is thrown away.
"""

import json
import shlex
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections import deque
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final

from signoria.arena.schedule import Fixture
from signoria.bots.imported import WIRE, is_wire
from signoria.bots.play import decide
from signoria.bots.registry import make_bot
from signoria.core.errors import SignoriaError
from signoria.core.match import Match

LINK: Final = "{link}"
READY: Final = "Signoria is at "
# How long a program may think over one decision, and how long the server has for anything else.
THINKING_SECONDS: Final = 120.0
PATIENCE: Final = 60.0
# The arena asks faster than people do.
GENEROUS: Final = {"per-address": 1e6, "per-address-burst": 10**6, "per-token": 1e6, "per-token-burst": 10**6}
# Where this process plays with programs, while it does.
SERVERS: Final[list[str]] = []
MANY: Final = {"tables-per-hour": 10**6, "names-per-hour": 10**6, "sockets-per-address": 4000, "connections-per-address": 4000}


class WireProblem(SignoriaError):
    """A program that speaks the wire protocol did not play its match to the end."""


@contextmanager
def local_server() -> Iterator[str]:
    """A server for as long as it is needed: its address, which is also in SERVERS meanwhile."""
    with tempfile.TemporaryDirectory() as folder, Path(folder, "errors").open("w+", encoding="utf-8") as errors:
        database = f"sqlite+aiosqlite:///{Path(folder, 'tables.db').as_posix()}"
        limits = [f"--{name}={value:.0f}" for name, value in (GENEROUS | MANY).items()]
        asked = ["serve", "--port", "0", "--pace", "0", "--database", database, *limits]
        command = [sys.executable, "-m", "signoria.cli.main", *asked]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True)  # noqa: S603
        try:
            assert process.stdout is not None
            said = process.stdout.readline()
            if not said.startswith(READY):
                errors.seek(0)
                raise WireProblem(f"the server for the wire protocol did not begin: {said}{errors.read()[-500:]}")
            SERVERS.append(said.removeprefix(READY).split(" ")[0].strip().rstrip("/"))
            yield SERVERS[-1]
        finally:
            SERVERS.clear()
            process.terminate()
            process.wait(PATIENCE)


def ask(place: str, token: str | None, body: dict[str, Any]) -> dict[str, Any]:
    """A request that the server must grant."""
    headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {token}"} if token else {})}
    request = urllib.request.Request(place, json.dumps(body).encode(), headers)  # noqa: S310
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310
            found: dict[str, Any] = json.load(answer)
            return found
    except urllib.error.HTTPError as error:
        raise WireProblem(f"the server refused: {json.load(error)['error']['message']}") from None


class WireTable:
    """A table of the server where a program has one seat and the arena all others."""

    def __init__(self, address: str, fixture: Fixture, command: str) -> None:
        from websockets.sync.client import connect

        self.seat = next(seat for seat, name in enumerate(fixture.bots) if is_wire(name))
        seats = [{"kind": "friend" if seat == self.seat else "me"} for seat in range(fixture.players)]
        options = {"edition": fixture.edition, "options": dict(fixture.options), "seed": fixture.seed}
        made = ask(f"{address}/api/tables", None, {"game": fixture.game, "players": fixture.players, "seats": seats, **options})
        self.place = f"{address}/api/tables/{made['table']}"
        self.tokens = {seat["seat"]: seat["token"] for seat in made["seats"] if "token" in seat}
        invitation = made["seats"][self.seat]["invitation"]
        own = ask(f"{self.place}/join", invitation, {"name": "Agent"})["token"]
        self.seq, self.decisions = 0, deque[int]()
        with ExitStack() as opened:
            # Two sockets on one seat get the same messages: one is the program's, the other tells what it decided.
            self.socket = opened.enter_context(connect(f"ws{self.place.removeprefix('http')}/socket", max_size=None))
            self.socket.send(json.dumps({"type": "hello", "token": own, "after": None}))
            self._take(json.loads(self.socket.recv(PATIENCE)))
            self.errors = opened.enter_context(tempfile.TemporaryFile())
            self.name, self.program = self._begin(command, f"{address}/t/{made['table']}#{own}")
            opened.callback(self._end)
            self._opened = opened.pop_all()

    def _begin(self, command: str, link: str) -> "tuple[str, subprocess.Popen[bytes]]":
        words = [word.replace(LINK, link) for word in shlex.split(command)]
        try:
            asked = words if LINK in command else [*words, link]
            return words[0], subprocess.Popen(asked, stdout=subprocess.DEVNULL, stderr=self.errors)  # noqa: S603
        except (OSError, IndexError) as error:
            raise WireProblem(f"'{command}' cannot be started: {error}") from None

    def _take(self, message: dict[str, Any]) -> None:
        if message["type"] == "error":
            raise WireProblem(f"the server said: {message['message']}")
        self.seq = max(self.seq, message.get("seq", 0))
        if message["type"] == "step":
            self.decisions += [entry["id"] for entry in message["entries"] if entry["seat"] == self.seat]

    def decided(self) -> int:
        """What the program decides next."""
        end = time.monotonic() + THINKING_SECONDS
        while not self.decisions:
            if self.program.poll() not in (None, 0):
                self.errors.seek(0)
                raise WireProblem(f"{self.name} ended: {self.errors.read().decode(errors='replace')[-500:]}")
            if time.monotonic() > end:
                raise WireProblem(f"{self.name} did not decide within {THINKING_SECONDS:.0f} seconds")
            self.hear(1.0)
        return self.decisions.popleft()

    def hear(self, seconds: float) -> None:
        try:
            self._take(json.loads(self.socket.recv(seconds)))
        except TimeoutError:
            return

    def decide(self, seat: int, action: int) -> None:
        """A decision of one of the arena's seats."""
        self.seq = max(self.seq, ask(f"{self.place}/actions", self.tokens[seat], {"expect": self.seq, "action": action})["seq"])

    def close(self) -> None:
        self._opened.close()

    def _end(self) -> None:
        """A program that has not noticed the end by itself is ended."""
        try:
            self.program.wait(5)
        except subprocess.TimeoutExpired:
            self.program.kill()
            self.program.wait(PATIENCE)


def play_by_wire(fixture: Fixture, match: Match, seeds: list[int]) -> tuple[list[float], list[int]]:
    """Play the match of a fixture; returns seconds on the clock and decisions by seat."""
    command = next(name for name in fixture.bots if is_wire(name)).removeprefix(WIRE)
    bots = [None if is_wire(name) else make_bot(name, match.game, seeds[seat]) for seat, name in enumerate(fixture.bots)]
    seconds, decisions = [0.0] * fixture.players, [0] * fixture.players
    if not SERVERS:
        raise WireProblem("programs that speak the wire protocol play in `signoria arena --protocol` only")
    table = WireTable(SERVERS[-1], fixture, command)
    try:
        while not match.over:
            seat = match.actor
            bot, begin = bots[seat], time.perf_counter()
            action = table.decided() if bot is None else decide(match, bot)
            seconds[seat] += time.perf_counter() - begin
            decisions[seat] += 1
            match.step(action)
            if bot is not None:
                table.decide(seat, action)
    finally:
        table.close()
    return seconds, decisions
