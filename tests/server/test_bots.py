"""Bots think in other processes, at a pace, and nothing that happens to a worker stops a table."""

import os
import random
import signal
import time
from collections.abc import Iterator

import pytest

from signoria.bots import registry as bots
from signoria.bots.bot import Advice, Bot
from signoria.bots.play import ask
from signoria.core.perspective import Perspective
from signoria.core.registry import load
from signoria.server.bots import worker as asking
from signoria.server.bots.worker import ponder, question_of
from signoria.server.tables import creation
from tests.server import fixture_games
from tests.server.live import LiveServer, until


class Stumbling(Bot):
    """Kills its worker the first time it is asked, then plays like anyone."""

    def advise(self, perspective: Perspective) -> Advice:
        mark = os.environ["STUMBLED"]
        if not os.path.exists(mark):  # noqa: PTH110 - a bot is a guest here
            with open(mark, "w", encoding="utf-8"):  # noqa: PTH123
                pass
            os.kill(os.getpid(), signal.SIGKILL)
        return Advice(perspective.legal_actions()[0])


class Dreaming(Bot):
    """Never comes to a decision."""

    def advise(self, perspective: Perspective) -> Advice:
        time.sleep(3600)
        raise AssertionError


class Cheating(Bot):
    """Advises what is not allowed."""

    def advise(self, perspective: Perspective) -> Advice:
        return Advice(99_999)


class Failing(Bot):
    def advise(self, perspective: Perspective) -> Advice:
        raise ValueError("no idea")


ODD: dict[str, type[Bot]] = {"stumbling": Stumbling, "dreaming": Dreaming, "cheating": Cheating, "failing": Failing}


def register() -> None:
    """Make the odd ones known to this process: the server, or a worker."""
    fixture_games.register()
    creation.bots_for = lambda game: [*bots.bots_for(game), *ODD]
    asking.make_bot = lambda name, game, seed=0: ODD[name](game, seed) if name in ODD else bots.make_bot(name, game, seed)


@pytest.fixture(autouse=True)
def only_the_real_bots_remain() -> Iterator[None]:
    yield
    creation.bots_for, asking.make_bot = bots.bots_for, bots.make_bot


def finish(server: LiveServer, bot: str) -> None:
    """A table of two such bots plays to its end by itself."""
    body = {"game": "corte", "players": 2, "seats": [{"kind": "bot", "bot": bot}, {"kind": "bot", "bot": bot}]}
    body["unattended"] = True
    watch = server.post("/api/tables", body).json()["watch"]
    until(lambda: server.post("/api/mine", {"tokens": [watch]}).json()["tables"][0]["over"], f"{bot} does not finish")


def test_a_dead_worker_is_replaced_and_asked_again(
    sqlite_database: str, tmp_path: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("STUMBLED", f"{tmp_path}/stumbled")
    server = LiveServer(sqlite_database, prepare=register)
    finish(server, "stumbling")
    assert os.path.exists(f"{tmp_path}/stumbled")  # noqa: PTH110
    server.stop()


@pytest.mark.parametrize("bot", ["cheating", "failing"])
def test_a_bad_bot_does_not_stop_a_table(sqlite_database: str, bot: str) -> None:
    server = LiveServer(sqlite_database, prepare=register)
    finish(server, bot)
    server.stop()


def test_a_bot_that_takes_too_long_is_ended(sqlite_database: str) -> None:
    server = LiveServer(sqlite_database, prepare=register, thinking_seconds=0.05)
    body = {"game": "corte", "players": 2, "seats": [{"kind": "bot", "bot": "dreaming"}, {"kind": "me"}]}
    made = server.post("/api/tables", body).json()
    mine = {"tokens": [made["seats"][1]["token"]]}
    until(lambda: server.post("/api/mine", mine).json()["tables"][0]["yours"], "the dreamer is waited for")
    server.stop()


def test_the_server_answers_while_bots_think(sqlite_database: str) -> None:
    server = LiveServer(sqlite_database, prepare=register)
    body = {"game": "corte", "players": 2, "seats": [{"kind": "bot", "bot": "dreaming"}, {"kind": "me"}]}
    assert server.post("/api/tables", body).status_code == 201
    began = time.monotonic()
    for _ in range(20):
        assert server.get("/api/games").status_code == 200
    assert time.monotonic() - began < 5
    server.stop()


def test_bots_pace_themselves_until_skipped(database: str) -> None:
    server = LiveServer(database, pace=1.2)
    sitting = server.new_table("corte", "mbbb")
    with sitting.listen(0) as ear:
        asked = ear.until_asked(0)
        began = time.monotonic()
        sitting.act(asked["seq"], random.choice(asked["position"]["legal"])["id"])
        assert ear.next("thinking")["seat"] == 1
        ear.until_seq(asked["seq"] + 2)
        assert time.monotonic() - began >= 1.2
        assert sitting.post("/skip").status_code == 200
        skipped = time.monotonic()
        asked = ear.until_asked(0)
        assert time.monotonic() - skipped < 1.2
        sitting.act(asked["seq"], asked["position"]["legal"][0]["id"])
        began = time.monotonic()
        ear.until_seq(asked["seq"] + 2)
        assert time.monotonic() - began >= 1.0
    server.stop()


def test_workers_end_with_their_server(sqlite_database: str) -> None:
    server = LiveServer(sqlite_database)
    server.new_table("corte", "mb")
    slots = server.context.bots.slots
    until(lambda: all(slot.worker.processes() for slot in slots), "no worker was started")
    workers = [process for slot in slots for process in slot.worker.processes()]
    server.stop()
    until(lambda: not any(worker.is_alive() for worker in workers), "a worker outlives its server")


def test_a_worker_decides_like_the_bot_itself() -> None:
    fixture_games.register()
    for key in ("corte", "medici"):
        game = load(key)
        match = game.new(game.fewest, seed=4)
        for _ in range(3):
            question = question_of(match, "random", 9)
            assert ponder(question, 0).action == ask(match, bots.make_bot("random", game, question.seed)).action
            match.step(match.legal_actions()[0])


def test_reasons_are_found_only_for_who_asks() -> None:
    match = load("medici").new(3, seed=4)
    played, told = (ponder(question_of(match, "master", 9, reasons=reasons), 0) for reasons in (False, True))
    assert (played.action, played.choices) == (told.action, ())
    assert told.choices
    assert told.key != "none"


def test_every_bot_decision_gets_a_seed_of_its_own() -> None:
    match = load("medici").new(3, seed=1)
    seeds = set()
    for _ in range(20):
        seeds.add(question_of(match, "random", 5).seed)
        match.step(match.legal_actions()[0])
    assert len(seeds) == 20
