"""How long a decision takes to reach everyone, with many live tables on one server, and what a table weighs.

    python benchmarks/server_tables.py [--tables 200] [--seconds 20] [--rate 0.2] [--postgres | --database postgresql://…]

A server process and this client share the machine. Every table is Medici with three people and a spectator, each on a socket
of its own; each table decides about `rate` times a second (0.2: every five seconds, as at a lively table). Measured is the time
from before a decision is sent until the last of the four has the step. Loopback only, and it ends by itself.

`--postgres` starts a PostgreSQL of its own, which waits for the disk. `--profile FILE` writes what the server's event
loop spends its time on, for `python -m pstats FILE`.
"""

import argparse
import asyncio
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
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import psutil
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

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
    replayed=MANY,
    replayed_burst=MANY,
    tables_per_hour=MANY,
    sockets_per_address=MANY,
    connections_per_address=MANY,
    connections=MANY,
    header_seconds=MANY,
    idle_seconds=MANY,
)


def serve(database: str, port: int, profile: str | None) -> None:
    server = uvicorn.Server(server_config(Settings(database, limits=UNLIMITED, own_process=True)))
    # Once it has stopped, the HTTP server hands the signal on; there is a file to be written first.
    signal.signal(signal.SIGTERM, lambda _number, _frame: None)
    # Time of this thread alone: neither waiting nor what others do at the same time.
    profiler = cProfile.Profile(time.thread_time)
    signal.signal(signal.SIGUSR1, lambda _number, _frame: profiler.enable())
    asyncio.run(server.serve(sockets=[bind("127.0.0.1", port)]))
    if profile:
        profiler.disable()
        profiler.dump_stats(profile)


class Table:
    """Three people and a spectator; whoever is asked decides, at random, at the table's own rhythm."""

    def __init__(self, made: dict[str, Any], rng: random.Random) -> None:
        self.id = made["table"]
        self.tokens = [seat["token"] for seat in made["seats"]] + [made["watch"]]
        self.rng = rng
        self.sockets: list[ClientConnection] = []
        self.times: list[float] = []

    async def enter(self, port: int) -> None:
        for token in self.tokens:
            place = f"ws://127.0.0.1:{port}/api/tables/{self.id}/socket"
            socket = await connect(place, max_size=None, compression=None, ping_interval=None, open_timeout=60)
            await socket.send(json.dumps({"type": "hello", "token": token, "after": None}))
            self.sockets.append(socket)
        self.latest = [await until(socket, '{"type":"table"') for socket in self.sockets]
        self.http = await asyncio.open_connection("127.0.0.1", port)

    async def play(self, rate: float, until_time: float) -> None:
        await asyncio.sleep(self.rng.random() / rate)
        while time.perf_counter() < until_time and not self.position["over"]:
            await self.decide()
            await asyncio.sleep(self.rng.uniform(0.5, 1.5) / rate)

    @property
    def position(self) -> dict[str, Any]:
        return dict(json.loads(self.latest[0])["position"])

    async def decide(self) -> None:
        actor = self.position["actor"]
        message = json.loads(self.latest[actor])
        # The lowest few actions keep a match going for long.
        action = self.rng.choice(message["position"]["legal"][:4])["id"]
        began = time.perf_counter()
        told = [asyncio.create_task(until(socket, '{"type":"step"')) for socket in self.sockets]
        await self.post(json.dumps({"expect": message["seq"], "action": action}), self.tokens[actor])
        self.latest = await asyncio.gather(*told)
        self.times.append(time.perf_counter() - began)

    async def post(self, body: str, token: str) -> None:
        """A request in plain bytes: a comfortable client would cost more than the server that is measured."""
        reader, writer = self.http
        head = f"POST /api/tables/{self.id}/actions HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
        writer.write(f"{head}Authorization: Bearer {token}\r\nContent-Length: {len(body)}\r\n\r\n{body}".encode())
        answer = await reader.readuntil(b"\r\n\r\n")
        if not answer.startswith(b"HTTP/1.1 200"):
            raise SystemExit(answer.decode())
        length = next(int(line.split(b":")[1]) for line in answer.splitlines() if line.lower().startswith(b"content-length"))
        await reader.readexactly(length)


async def until(socket: ClientConnection, start: str) -> str:
    while True:
        text = await socket.recv()
        if isinstance(text, str) and text.startswith(start):
            return text


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
        if args.profile:
            server.send_signal(signal.SIGUSR1)
        busy = sum(server.cpu_times()[:2])
        began = time.perf_counter()
        await asyncio.gather(*(table.play(args.rate, began + args.seconds) for table in tables))
        took = time.perf_counter() - began
        busy = sum(server.cpu_times()[:2]) - busy
        played = server.memory_info().rss
    times = sorted(each for table in tables for each in table.times)
    entries = sum(table.position["entries"] for table in tables) / len(tables)
    print(f"{args.tables} tables, {4 * args.tables} sockets: {len(times) / took:.0f} decisions a second for {took:.1f} s")
    print(f"decision to all clients: median {1000 * statistics.median(times):.1f} ms, ", end="")
    print(f"p99 {1000 * times[int(0.99 * len(times))]:.1f} ms, longest {1000 * times[-1]:.1f} ms")
    print(f"server process: {busy / took:.0%} of one core, {empty / 2**20:.0f} MB empty")
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
    args = parser.parse_args()
    if descriptors() < DESCRIPTORS * args.tables + SPARE:
        return f"{args.tables} tables need {DESCRIPTORS * args.tables + SPARE} open files; raise the limit with ulimit -n"
    with database_of(args) as database:
        with bind("127.0.0.1", 0) as probe:
            port = probe.getsockname()[1]
        process = multiprocessing.get_context("spawn").Process(target=serve, args=(database, port, args.profile))
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
