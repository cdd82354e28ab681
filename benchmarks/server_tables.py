"""How long a decision takes to reach everyone, with many live tables on one server, and what a table weighs.

    python benchmarks/server_tables.py [--tables 200] [--seconds 20] [--rate 0.2] [--postgres | --database postgresql://…]

A server process and this client share the machine. Every table is Medici with three people and a spectator, each on a socket
of its own; each table decides about `rate` times a second (0.2: every five seconds, as at a lively table). Measured is the time
from before a decision is sent until the last of the four has the step. Loopback only, and it ends by itself.

`--postgres` starts a PostgreSQL of its own, which waits for the disk. `--profile FILE` writes what the server's event
loop spends its time on, for `python -m pstats FILE`. `--callbacks` tells which callbacks of the event loop took longest, by
computing time, and how long the collector stopped it: what keeps everybody waiting. Both slow the server down.

Processor time for a decision is told of server and client: it says the same on a busy machine, where latencies say nothing.
"""

import argparse
import asyncio
import base64
import contextlib
import cProfile
import gc
import json
import multiprocessing
import random
import signal
import statistics
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import httpx
import psutil
import uvicorn

from signoria.server.http.connections import descriptors
from signoria.server.serving import bind, server_config
from signoria.server.settings import Limits, Settings

MANY = 10**7
# Four sockets, a connection for requests, and some for everything else.
DESCRIPTORS = 5
SPARE = 200
TOGETHER = 16
UNLIMITED = Limits(
    per_address=MANY,
    per_address_burst=MANY,
    per_token=MANY,
    per_token_burst=MANY,
    replay_rate=MANY,
    replay_burst=MANY,
    tables_per_hour=MANY,
    sockets_per_address=MANY,
    connections_per_address=MANY,
    connections=MANY,
    header_seconds=MANY,
    idle_seconds=MANY,
)


class Callbacks:
    """Computing time of every callback of the event loop, by what it belongs to, and of the collector's stops."""

    def __init__(self) -> None:
        self.spent: dict[str, list[float]] = defaultdict(list)
        self.stops: list[tuple[float, int]] = []
        self._stopped = 0.0

    def begin(self) -> None:
        run = asyncio.events.Handle._run  # type: ignore[attr-defined]

        def timed(handle: Any) -> None:
            began = time.thread_time()
            run(handle)
            self.spent[self._name(handle)].append(time.thread_time() - began)

        asyncio.events.Handle._run = timed  # type: ignore[attr-defined]
        gc.callbacks.append(self._collected)

    def _collected(self, phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            self._stopped = time.thread_time()
        else:
            self.stops.append((time.thread_time() - self._stopped, info["generation"]))

    @staticmethod
    def _name(handle: Any) -> str:
        callback = handle._callback
        owner = getattr(callback, "__self__", None)
        if isinstance(owner, asyncio.Task):
            coroutine: Any = owner.get_coro()
            return f"task {coroutine.__qualname__}"
        return str(getattr(callback, "__qualname__", callback))

    def tell(self) -> None:
        print("callbacks of the event loop by their longest, computing time in ms (how often, sum, median, longest):")
        for name, spent in sorted(self.spent.items(), key=lambda item: -max(item[1]))[:12]:
            took = f"{len(spent):>6}{1e3 * sum(spent):>9.0f}{1e3 * statistics.median(spent):>8.2f}{1e3 * max(spent):>8.2f}"
            print(f"  {took}  {name}")
        for generation in range(3):
            stops = [spent for spent, kind in self.stops if kind == generation]
            if stops:
                print(f"  collector, generation {generation}: {len(stops)} stops, longest {1e3 * max(stops):.2f} ms")
        sys.stdout.flush()


def serve(database: str, port: int, profile: str | None, callbacks: bool) -> None:
    server = uvicorn.Server(server_config(Settings(database, limits=UNLIMITED, own_process=True)))
    # Once it has stopped, the HTTP server hands the signal on; there is something to be written first.
    signal.signal(signal.SIGTERM, lambda _number, _frame: None)
    # Time of this thread alone: neither waiting nor what others do at the same time.
    profiler = cProfile.Profile(time.thread_time)
    timed = Callbacks()
    signal.signal(signal.SIGUSR1, lambda _number, _frame: timed.begin() if callbacks else profiler.enable())
    with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
        runner.run(server.serve(sockets=[bind("127.0.0.1", port)]))
    if profile:
        profiler.disable()
        profiler.dump_stats(profile)
    if callbacks:
        timed.tell()


class Ear(asyncio.Protocol):
    """The socket of one listener in plain bytes: a comfortable client would cost more than the server that is measured."""

    KEY: Final = base64.b64encode(bytes(16)).decode()
    TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.latest = b""
        self.opened = False
        self.received = bytearray()

    async def enter(self, port: int, token: str) -> None:
        loop = asyncio.get_running_loop()
        self.greeted = loop.create_future()
        transport, _ = await loop.create_connection(lambda: self, "127.0.0.1", port)
        self.transport: Any = transport
        self.hello = json.dumps({"type": "hello", "token": token, "after": None}).encode()
        head = f"GET /api/tables/{self.table.id}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\n"
        more = f"Upgrade: websocket\r\nSec-WebSocket-Key: {self.KEY}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        transport.write(f"{head}{more}".encode())
        await asyncio.wait_for(self.greeted, 60)

    def say(self, kind: int, payload: bytes) -> None:
        """A short message, masked with zeros: a mask that changes nothing."""
        self.transport.write(bytes([0x80 | kind, 0x80 | 126]) + len(payload).to_bytes(2, "big") + bytes(4) + payload)

    def data_received(self, data: bytes) -> None:
        self.received += data
        if not self.opened:
            end = self.received.find(b"\r\n\r\n")
            if end < 0:
                return
            if not self.received.startswith(b"HTTP/1.1 101"):
                raise SystemExit(self.received.decode())
            self.opened = True
            del self.received[: end + 4]
            self.say(self.TEXT, self.hello)
        while (message := self.next_message()) is not None:
            self.hear(*message)

    def next_message(self) -> tuple[int, bytes] | None:
        """What has come in whole: its kind and content."""
        have = self.received
        if len(have) < 2:
            return None
        wide = {126: 2, 127: 8}.get(have[1], 0)
        length = int.from_bytes(have[2 : 2 + wide], "big") if wide else have[1]
        if len(have) < 2 + wide + length:
            return None
        message = have[0] & 0xF, bytes(have[2 + wide : 2 + wide + length])
        del have[: 2 + wide + length]
        return message

    def hear(self, kind: int, content: bytes) -> None:
        if kind == self.PING:
            self.say(self.PONG, content)
        elif kind == self.CLOSE:
            raise SystemExit(f"a socket was closed: {content!r}")
        elif content.startswith(b'{"type":"table"'):
            self.latest = content
            self.greeted.set_result(None)
        elif content.startswith(b'{"type":"step"'):
            self.latest = content
            self.table.heard()


class Table:
    """Three people and a spectator; whoever is asked decides, at random, at the table's own rhythm."""

    def __init__(self, made: dict[str, Any], rng: random.Random) -> None:
        self.id = made["table"]
        self.tokens = [seat["token"] for seat in made["seats"]] + [made["watch"]]
        self.rng = rng
        self.ears: list[Ear] = []
        self.times: list[float] = []

    async def enter(self, port: int) -> None:
        for token in self.tokens:
            ear = Ear(self)
            await ear.enter(port, token)
            self.ears.append(ear)
        self.position = json.loads(self.ears[0].latest)["position"]
        self.http = await asyncio.open_connection("127.0.0.1", port)

    async def play(self, rate: float, until_time: float) -> None:
        await asyncio.sleep(self.rng.random() / rate)
        while time.perf_counter() < until_time and not self.position["over"]:
            await self.decide()
            await asyncio.sleep(self.rng.uniform(0.5, 1.5) / rate)

    async def decide(self) -> None:
        actor = self.position["actor"]
        message = json.loads(self.ears[actor].latest)
        # The lowest few actions keep a match going for long.
        action = self.rng.choice(message["position"]["legal"][:4])["id"]
        body = json.dumps({"expect": message["seq"], "action": action})
        self.missing, self.told = len(self.ears), asyncio.get_running_loop().create_future()
        self.began = time.perf_counter()
        await self.post(body, self.tokens[actor])
        await self.told
        self.position = json.loads(self.ears[0].latest)["position"]

    def heard(self) -> None:
        self.missing -= 1
        if not self.missing:
            self.times.append(time.perf_counter() - self.began)
            self.told.set_result(None)

    async def post(self, body: str, token: str) -> None:
        """A request in plain bytes, too."""
        reader, writer = self.http
        head = f"POST /api/tables/{self.id}/actions HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
        writer.write(f"{head}Authorization: Bearer {token}\r\nContent-Length: {len(body)}\r\n\r\n{body}".encode())
        answer = await reader.readuntil(b"\r\n\r\n")
        if not answer.startswith(b"HTTP/1.1 200"):
            raise SystemExit(answer.decode())
        length = next(int(line.split(b":")[1]) for line in answer.splitlines() if line.lower().startswith(b"content-length"))
        await reader.readexactly(length)


async def measure(port: int, server: psutil.Process, args: argparse.Namespace) -> None:
    limits = httpx.Limits(max_connections=64)
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60, limits=limits) as http:
        await answering(http)
        empty = server.memory_info().rss
        tables = [Table(await new_table(http, seed), random.Random(seed)) for seed in range(args.tables)]
        for first in range(0, args.tables, TOGETHER):
            await asyncio.gather(*(table.enter(port) for table in tables[first : first + TOGETHER]))
        seated = server.memory_info().rss
        # The client has as many objects as the server; its collector must not be what is measured.
        gc.collect()
        gc.disable()
        if args.profile or args.callbacks:
            server.send_signal(signal.SIGUSR1)
        busy, own = sum(server.cpu_times()[:2]), time.process_time()
        began = time.perf_counter()
        await asyncio.gather(*(table.play(args.rate, began + args.seconds) for table in tables))
        took = time.perf_counter() - began
        busy, own = sum(server.cpu_times()[:2]) - busy, time.process_time() - own
        played = server.memory_info().rss
    times = sorted(each for table in tables for each in table.times)
    entries = sum(table.position["entries"] for table in tables) / len(tables)
    print(f"{args.tables} tables, {4 * args.tables} sockets: {len(times) / took:.0f} decisions a second for {took:.1f} s")
    print(f"decision to all clients: median {1000 * statistics.median(times):.1f} ms, ", end="")
    print(f"p99 {1000 * times[int(0.99 * len(times))]:.1f} ms, longest {1000 * times[-1]:.1f} ms")
    print(f"server process: {busy / took:.0%} of one core, {1e3 * busy / len(times):.2f} ms for a decision; ", end="")
    print(f"this client: {own / took:.0%}, {1e3 * own / len(times):.2f} ms; server empty {empty / 2**20:.0f} MB")
    weights = (seated - empty) / args.tables / 1024, (played - empty) / args.tables / 1024
    print(f"a table with four sockets: {weights[0]:.0f} kB at its start, {weights[1]:.0f} kB after {entries:.0f} entries")


async def answering(http: httpx.AsyncClient) -> None:
    for _ in range(200):
        try:
            await http.get("/api/games")
        except httpx.TransportError:
            await asyncio.sleep(0.1)
        else:
            return
    raise SystemExit("the server does not answer")


async def new_table(http: httpx.AsyncClient, seed: int) -> dict[str, Any]:
    body = {"game": "medici", "players": 3, "seed": seed, "seats": [{"kind": "me"}] * 3}
    return dict((await http.post("/api/tables", json=body)).raise_for_status().json())


def main() -> int | str:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--rate", type=float, default=0.2)
    parser.add_argument("--database")
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--profile", metavar="FILE")
    parser.add_argument("--callbacks", action="store_true")
    args = parser.parse_args()
    if descriptors() < DESCRIPTORS * args.tables + SPARE:
        return f"{args.tables} tables need {DESCRIPTORS * args.tables + SPARE} open files; raise the limit with ulimit -n"
    with database_of(args) as database:
        with bind("127.0.0.1", 0) as probe:
            port = probe.getsockname()[1]
        process = multiprocessing.get_context("spawn").Process(
            target=serve, args=(database, port, args.profile, args.callbacks)
        )
        process.start()
        try:
            asyncio.run(measure(port, psutil.Process(process.pid), args))
        finally:
            process.terminate()
            process.join(20)
    return 0


@contextlib.contextmanager
def database_of(args: argparse.Namespace) -> Iterator[str]:
    """The database that was named, a PostgreSQL of our own, or a file, which goes when it is over."""
    if args.database:
        yield args.database
    elif args.postgres:
        sys.path.insert(0, str(Path(__file__).parent.parent))
        from tests.server.postgres import Postgres

        postgres = Postgres(durable=True)
        try:
            yield postgres.new_database()
        finally:
            postgres.stop()
    else:
        with tempfile.TemporaryDirectory(prefix="signoria-bench-") as folder:
            yield f"sqlite:///{Path(folder) / 'tables.db'}"


if __name__ == "__main__":
    sys.exit(main())
