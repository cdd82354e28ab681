"""Bots think in other processes, at a pace, and nothing that happens to a worker stops a table."""

import asyncio
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
from signoria.server.bots.pool import BotPool
from signoria.server.bots.worker import answer_question, question_of
from signoria.server.tables import creation
from tests.server import fixture_games
from tests.server.live import LiveServer, Sitting, until


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


class Deadly(Bot):
    """Kills every worker that asks it."""

    def advise(self, perspective: Perspective) -> Advice:
        os.kill(os.getpid(), signal.SIGKILL)
        raise AssertionError


ODD: dict[str, type[Bot]] = {
    "stumbling": Stumbling,
    "dreaming": Dreaming,
    "cheating": Cheating,
    "failing": Failing,
    "deadly": Deadly,
}


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
        match = game.new(game.min_players, seed=4)
        for _ in range(3):
            question = question_of(match, "random", 9)
            assert answer_question(question, 0).action == ask(match, bots.make_bot("random", game, question.seed)).action
            match.step(match.legal_actions()[0])


def test_reasons_are_found_only_for_who_asks() -> None:
    match = load("medici").new(3, seed=4)
    played, told = (answer_question(question_of(match, "master", 9, reasons=reasons), 0) for reasons in (False, True))
    assert played.action in match.legal_actions()
    assert played.choices == ()
    # Who asks for reasons gets the best of what is told, after a longer look.
    assert told.action == told.choices[0].action
    assert told.key != "none"


def test_every_bot_decision_gets_a_seed_of_its_own() -> None:
    match = load("medici").new(3, seed=1)
    seeds = set()
    for _ in range(20):
        seeds.add(question_of(match, "random", 5).seed)
        match.step(match.legal_actions()[0])
    assert len(seeds) == 20


def test_a_deadly_question_is_answered_by_simple_play_and_reported(
    sqlite_database: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two workers die; then the greedy bot decides, not the first action that is legal. Another table's bots play on."""
    server = LiveServer(sqlite_database, prepare=register)
    asked: list[str] = []
    enqueue = server.context.bots.enqueue
    monkeypatch.setattr(
        server.context.bots, "enqueue", lambda question, **more: asked.append(question.bot) or enqueue(question, **more)
    )
    people = [{"kind": "me"}, {"kind": "me"}]
    # With this seed seat 0 begins.
    body = {"game": "medici", "players": 3, "seed": 3, "seats": [{"kind": "bot", "bot": "deadly"}, *people]}
    made = server.post("/api/tables", body).json()
    other = server.new_table("corte", "bb", unattended=True)
    until(lambda: other.info()["over"], "another table's bots rest", 240)
    sitting = Sitting(server.address, made)
    with sitting.listen(1) as ear:
        message = ear.position()
        while message["position"]["actor"] == 0:
            message = ear.position()
    server.stop()
    assert asked[0] == "deadly"
    assert "greedy" in asked
    assert any("gave no answer" in record.getMessage() for record in caplog.records)
    assert not any("no legal decision" in record.getMessage() for record in caplog.records)


def test_a_worker_keeps_what_it_has_read_and_what_it_thought() -> None:
    """An edition is read once; a bot goes on where its thinking ended, and only with what its seat knows."""
    match = load("medici").new(3, seed=4)
    asking._setups.clear()
    asking._memories.clear()
    seats: dict[int, object] = {}
    while len(match.entries) < 30 and not match.over:
        question = question_of(match, "apprentice", 9, memory=f"table {match.actor}")
        before = seats.get(match.actor)
        assert asking._memories.get(f"table {match.actor} apprentice") is before
        match.step(answer_question(question, 0).action) if not match.over else None
        seats = {seat: asking._memories.get(f"table {seat} apprentice") for seat in range(3)}
    assert len(asking._setups) == 1
    assert len([bot for bot in seats.values() if bot is not None]) == 3
    assert question_of(match, "apprentice", 9).history == ()


@pytest.mark.long
def test_bots_think_on_a_ray_cluster() -> None:
    """The same answer as in a process of this machine; an actor that dies is replaced."""
    ray = pytest.importorskip("ray")

    async def ask_there() -> tuple[int, int]:
        pool = BotPool(1, 120.0, None, "ray://local")
        try:
            question = question_of(load("medici").new(3, seed=4), "apprentice", 9)
            first = await asyncio.wait_for(pool.advise(question), 120)
            ray.kill(pool.slots[0].worker._actor)
            second = await asyncio.wait_for(pool.advise(question), 120)
            return first.action, second.action
        finally:
            pool.close()

    try:
        found = asyncio.run(ask_there())
    finally:
        ray.shutdown()
    here = answer_question(question_of(load("medici").new(3, seed=4), "apprentice", 9), 0).action
    assert found == (here, here)
