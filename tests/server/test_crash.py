"""A server killed at any moment loses nothing it has answered."""

import random
import threading
import time

import httpx
import psutil

from signoria.core.registry import load
from signoria.server.tables.tokens import hash_of
from tests.patience import patience, until
from tests.server.live import Sitting, new_table
from tests.server.postgres import free_port
from tests.server.processes import ServerProcess

TABLES = 4
ROUNDS = 2
ENOUGH = 11
# Seconds between decisions of a player, so that no match is over before the server was killed for the last time.
THINKING = 0.03


class Player:
    """Plays all seats of a table, with a copy of the match that only knows what was answered with 200."""

    def __init__(self, address: str, seed: int) -> None:
        self.sitting: Sitting = new_table(address, "medici", "mmm", seed=seed)
        self.match = load("medici").new(3, seed=seed)
        self.rng = random.Random(seed)
        self.seq = 1
        self.answered = 0
        self.pending: int | None = None

    def play(self) -> None:
        """Decide, and sometimes take back, until the server is gone."""
        try:
            while not self.match.over:
                time.sleep(THINKING)
                if (
                    self.rng.random() < 0.2
                    and self.match.entries
                    and self.match.undo_refusal(self.match.entries[-1].actor) is None
                ):
                    self.take_back()
                else:
                    self.decide()
        except httpx.TransportError:
            return

    def decide(self) -> None:
        seat = self.match.actor
        action = self.rng.choice(self.match.legal_actions())
        self.pending = action
        answer = self.sitting.act(self.seq, action, seat)
        assert answer.status_code == 200, answer.text
        self.match.step(action)
        self.done(answer)

    def take_back(self) -> None:
        seat = self.match.entries[-1].actor
        self.pending = -1
        answer = self.sitting.post("/undo", {"expect": self.seq}, seat)
        assert answer.status_code == 200, answer.text
        self.match.undo(seat)
        self.done(answer)

    def done(self, answer: httpx.Response) -> None:
        self.seq = answer.json()["seq"]
        self.answered += 1
        self.pending = None

    def check(self) -> None:
        """What was answered is there; what was not answered is there whole or not at all."""
        info = self.sitting.info()
        stored = [entry["id"] for entry in self.sitting.get("/log").json()["entries"]]
        if info["seq"] == self.seq + 1:
            assert self.pending is not None, "something nobody asked for was stored"
            if self.pending == -1:
                self.match.undo()
            else:
                self.match.step(self.pending)
            self.seq += 1
        assert info["seq"] == self.seq
        assert stored == self.match.log
        self.pending = None


def wait_for_answers(players: list[Player], more: int) -> None:
    """A busy machine takes its time: there must be something to lose."""
    wanted = sum(player.answered for player in players) + more
    until(lambda: sum(player.answered for player in players) >= wanted, "nobody is answered")


def test_nothing_answered_is_lost_when_the_server_is_killed(database: str) -> None:
    port = free_port()
    rng = random.Random(hash_of(database))
    server = ServerProcess(database, port=port)
    players = [Player(server.address, seed) for seed in range(TABLES)]
    for _ in range(ROUNDS):
        threads = [threading.Thread(target=player.play) for player in players]
        for thread in threads:
            thread.start()
        wait_for_answers(players, ENOUGH)
        time.sleep(rng.uniform(0, 0.6))
        server.kill()
        for thread in threads:
            thread.join(patience(30))
        server = ServerProcess(database, port=port)
        for player in players:
            player.check()
    assert sum(player.answered for player in players) >= ROUNDS * ENOUGH
    server.kill()


def workers_of(server: psutil.Process) -> list[psutil.Process]:
    return [child for child in server.children(recursive=True) if "spawn_main" in " ".join(child.cmdline())]


def test_a_crash_of_the_server_ends_its_workers(sqlite_database: str) -> None:
    server = ServerProcess(sqlite_database)
    new_table(server.address, "corte", "bb")
    process = psutil.Process(server.pid)
    workers = until(lambda: workers_of(process), "no worker starts")
    server.kill()
    _, alive = psutil.wait_procs(workers, timeout=patience(10))
    assert not alive
