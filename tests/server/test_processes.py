"""Two server processes on one PostgreSQL serve the same tables."""

import json
import random
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.server.live import HTTP, LiveServer, Sitting, new_table, until
from tests.server.postgres import Postgres
from tests.server.processes import ServerProcess


@pytest.fixture(scope="module")
def pair(postgres: Postgres) -> Iterator[tuple[ServerProcess, ServerProcess]]:
    database = postgres.new_database()
    servers = ServerProcess(database), ServerProcess(database)
    yield servers
    for server in servers:
        server.kill()


def moved(sitting: Sitting, server: ServerProcess) -> Sitting:
    """The same table, through another server."""
    other = Sitting(server.address, {"table": sitting.id, "watch": sitting.tokens[-1]})
    other.tokens = sitting.tokens
    return other


def test_what_happens_at_one_is_told_by_the_other(pair: tuple[ServerProcess, ServerProcess]) -> None:
    here = new_table(pair[0].address, "corte", "mf")
    there = moved(here, pair[1])
    rng = random.Random(1)
    with here.listen(0) as one, there.listen(0) as same, there.listen(1) as other:
        latest = {0: one.position(), 1: other.position()}
        while not latest[0]["position"]["over"]:
            actor = latest[0]["position"]["actor"]
            sitting = here if actor == 0 else there
            action = rng.choice(latest[actor]["position"]["legal"])["id"]
            answer = sitting.act(latest[actor]["seq"], action, actor)
            assert answer.status_code == 200, answer.text
            seq = answer.json()["seq"]
            latest = {0: one.until_seq(seq), 1: other.until_seq(seq)}
        same.until_seq(seq)

    def steps(texts: list[str]) -> list[str]:
        return [text for text in texts if json.loads(text)["type"] == "step"]

    assert steps(one.texts) == steps(same.texts)
    assert len(steps(one.texts)) > 2


def test_an_answer_of_one_is_known_to_the_other_at_once(pair: tuple[ServerProcess, ServerProcess]) -> None:
    here = new_table(pair[0].address, "corte", "mm", seed=2)
    there = moved(here, pair[1])
    held = here.get("/position", at=6).json()["view"]["hand"]
    assert there.info()["seq"] == 1
    seq = here.act(1, f"bury {held[0]}").json()["seq"]
    assert there.info()["seq"] == seq
    assert there.post("/undo", {"expect": seq}).json() == {"seq": seq + 1}
    assert here.act(seq + 1, f"bury {held[1]}").status_code == 200


def test_of_two_decisions_at_once_one_is_taken(pair: tuple[ServerProcess, ServerProcess]) -> None:
    here = new_table(pair[0].address, "medici", "mmm")
    sides = (here, moved(here, pair[1]))
    with here.listen(-1) as ear, ThreadPoolExecutor(2) as both:
        message = ear.position()
        for _ in range(12):
            actor, seq = message["position"]["actor"], message["seq"]
            action = "auction" if message["position"]["view"]["phase"] == "more" else "pass"
            answers = [both.submit(side.act, seq, action, actor) for side in sides]
            assert sorted(answer.result().status_code for answer in answers) == [200, 409]
            message = ear.until_seq(seq + 1)
    assert sides[0].get("/log").json() == sides[1].get("/log").json()


def test_one_of_them_plays_the_bots(pair: tuple[ServerProcess, ServerProcess]) -> None:
    here = new_table(pair[0].address, "corte", "bbb")
    there = moved(here, pair[1])
    with here.listen(-1) as one, there.listen(-1) as other:
        ends = [ear.until_asked(-2) for ear in (one, other)]
    assert ends[0]["seq"] == ends[1]["seq"]
    for server in pair:
        assert "was not taken" not in server.errors()


def test_presence_at_the_other_is_told(pair: tuple[ServerProcess, ServerProcess]) -> None:
    here = new_table(pair[0].address, "corte", "mf")
    there = moved(here, pair[1])
    with here.listen(0) as ear:
        ear.next("table")
        with there.listen(1):
            while not ear.next("seats")["seats"][1]["connected"]:
                pass
        while ear.next("seats")["seats"][1]["connected"]:
            pass


def test_a_database_that_was_away_is_found_again() -> None:
    own = Postgres()
    server = LiveServer(own.new_database())
    sitting = server.new_table("corte", "mm", seed=1)
    held = sitting.get("/position", at=6).json()["view"]["hand"]
    with sitting.listen(0) as ear:
        ear.next("table")
        own.halt()
        for answer in (sitting.act(1, f"bury {held[0]}"), sitting.get("/log"), server.post("/api/mine", {"tokens": ["x"]})):
            assert (answer.status_code, answer.json()["error"]["code"]) == (503, "not-stored")
        own.start()
        until(lambda: sitting.get("").status_code == 200, "the database is not found again")
        assert sitting.info()["seq"] == 1
        assert sitting.act(1, f"bury {held[0]}").status_code == 200
        assert ear.position()["seq"] == 2
    server.stop()
    own.stop()


def test_the_other_plays_on_when_one_is_killed(postgres: Postgres) -> None:
    database = postgres.new_database()
    dying, staying = ServerProcess(database, "--pace", "1"), ServerProcess(database, "--pace", "0.1")
    here = new_table(dying.address, "corte", "bbbb")
    there = moved(here, staying)
    with there.listen(-1) as ear:
        seq = ear.position()["seq"]
        time.sleep(0.3)
        dying.kill()
        assert ear.until_asked(-2)["seq"] > seq
    until(lambda: HTTP.get(staying.address + "/api/games").status_code == 200, "the other is gone too")
    staying.kill()
