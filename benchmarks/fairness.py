"""What somebody notices of another who keeps all computers of a server busy.

    python benchmarks/fairness.py [--answers 60]

A server of its own with the usual limits, and two addresses of this machine. One plays Medici against two apprentices;
measured is how long each of them takes to answer. Then the other address watches 118 tables of four strongest opponents of
Florence, and after that asks for 190 hints from one seat. The target is twice the usual median. It ends by itself, after a
minute or two.
"""

import argparse
import contextlib
import json
import random
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

INNOCENT = "127.0.0.2"
GREEDY = "127.0.0.3"
# New tables for an address are bounded: two are left for what comes next.
TABLES = 118
ASKING = 19
HINTS = 10
SECONDS = 120


@contextlib.contextmanager
def server(folder: str) -> Iterator[str]:
    program = [sys.executable, "-c", "import sys; from signoria.cli.main import main; sys.exit(main())"]
    options = ["--port", "0", "--pace", "0", "--database", f"sqlite:///{Path(folder) / 'tables.db'}"]
    process = subprocess.Popen([*program, "serve", *options], stdout=subprocess.PIPE, text=True)  # noqa: S603 - our own server
    try:
        assert process.stdout is not None
        yield process.stdout.readline().split(" at ")[1].split("/ ")[0]
    finally:
        process.terminate()
        process.wait(20)


class Sitting:
    """A table somebody has made from an address of their own."""

    def __init__(self, site: str, address: str, game: str, seats: list[dict[str, str]]) -> None:
        self.site = site
        self.address = address
        self.http = httpx.Client(timeout=SECONDS, transport=httpx.HTTPTransport(local_address=address))
        made = self.http.post(f"{site}/api/tables", json={"game": game, "players": len(seats), "seats": seats})
        form = made.raise_for_status().json()
        self.place = f"{site}/api/tables/{form['table']}"
        self.tokens = {seat["seat"]: seat["token"] for seat in form["seats"] if "token" in seat} | {-1: form["watch"]}

    def headers(self, seat: int) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.tokens[seat]}"}

    @contextlib.contextmanager
    def listen(self, seat: int) -> Iterator[ClientConnection]:
        place = self.place.replace("http", "ws", 1) + "/socket"
        with connect(place, max_size=None, source_address=(self.address, 0), open_timeout=SECONDS) as wire:
            wire.send(json.dumps({"type": "hello", "token": self.tokens[seat], "after": None}))
            yield wire

    def hint(self, seat: int) -> int:
        return self.http.get(f"{self.place}/hint", headers=self.headers(seat)).status_code


def next_position(wire: ClientConnection) -> dict[str, Any]:
    while True:
        message = json.loads(wire.recv(timeout=SECONDS))
        if message["type"] in ("table", "step"):
            return dict(message)


def answers(site: str, number: int) -> list[float]:
    """How long each answer of an apprentice takes, from when it is asked until everybody has heard it."""
    times: list[float] = []
    while len(times) < number:
        sitting = Sitting(site, INNOCENT, "medici", [{"kind": "me"}, *[{"kind": "bot", "bot": "apprentice"}] * 2])
        with sitting.listen(0) as wire:
            play(sitting, wire, times, number)
    return times


def play(sitting: Sitting, wire: ClientConnection, times: list[float], number: int) -> None:
    chance = random.Random(number)
    message = next_position(wire)
    while not message["position"]["over"] and len(times) < number:
        asked = time.perf_counter()
        actor = message["position"]["actor"]
        if actor == 0:
            action = chance.choice(message["position"]["legal"][:4])["id"]
            body = {"expect": message["seq"], "action": action}
            sitting.http.post(f"{sitting.place}/actions", headers=sitting.headers(0), json=body).raise_for_status()
        message = next_position(wire)
        if actor > 0:
            times.append(time.perf_counter() - asked)


def report(what: str, times: list[float], usual: float | None = None) -> float:
    median = statistics.median(times)
    worst = sorted(times)[int(0.9 * len(times))]
    compared = "" if usual is None else f", {median / usual:.2f} times the usual"
    print(f"{what}: median {1000 * median:.1f} ms{compared}, nine of ten within {1000 * worst:.1f} ms", flush=True)
    return median


def measure(site: str, number: int) -> None:
    answers(site, 10)
    usual = report("usual", answers(site, number))
    with contextlib.ExitStack() as watching:
        for _ in range(TABLES):
            greedy = Sitting(site, GREEDY, "florence", [{"kind": "bot", "bot": "magnifico"}] * 4)
            watching.enter_context(greedy.listen(-1))
        report(f"{TABLES} tables of the strongest", answers(site, number), usual)
    seat = Sitting(site, GREEDY, "florence", [{"kind": "me"}] * 4)
    with seat.listen(0) as wire:
        actor = next_position(wire)["position"]["actor"]
    asking = [threading.Thread(target=lambda: [seat.hint(actor) for _ in range(HINTS)]) for _ in range(ASKING)]
    for thread in asking:
        thread.start()
    report(f"{ASKING * HINTS} hints", answers(site, number), usual)
    for thread in asking:
        thread.join()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--answers", type=int, default=60)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="signoria-bench-") as folder, server(folder) as site:
        measure(site, args.answers)
    return 0


if __name__ == "__main__":
    sys.exit(main())
