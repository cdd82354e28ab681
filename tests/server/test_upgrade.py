"""An upgrade breaks no match: rules that are shipped go on, those that are gone leave their log."""

from collections.abc import Iterator

import pytest

from signoria.core import log
from signoria.store.errors import Conflict
from signoria.store.rows import Write
from tests.server import later_rules
from tests.server.live import HTTP, LiveServer, Sitting


@pytest.fixture(autouse=True)
def only_the_first_rules_remain() -> Iterator[None]:
    later_rules.only_first()
    yield
    later_rules.only_first()


def begun(server: LiveServer) -> Sitting:
    """A running match of two people with secrets in hand, two decisions in."""
    sitting = server.new_table("corte", "mm", seed=5)
    for seat in (0, 1):
        decide(sitting, seat)
    return sitting


def decide(sitting: Sitting, seat: int) -> None:
    with sitting.listen(seat) as ear:
        message = ear.position()
    answer = sitting.act(message["seq"], message["position"]["legal"][0]["id"], seat)
    assert answer.status_code == 200, answer.text


def moved(sitting: Sitting, server: LiveServer) -> Sitting:
    other = Sitting(server.address, {"table": sitting.id, "seats": []})
    other.tokens = dict(sitting.tokens)
    return other


def test_a_match_goes_on_by_the_rules_it_began_with(database: str) -> None:
    first = LiveServer(database)
    sitting = begun(first)
    first.stop()
    later_rules.both()
    second = LiveServer(database, prepare=later_rules.both)
    old, new = moved(sitting, second), second.new_table("corte", "mm", seed=5)
    for seat in (0, 1):
        decide(new, seat)
    assert (old.info()["rules"], new.info()["rules"]) == (1, 2)
    for table in (old, new):
        while not table.info()["over"]:
            with table.listen(-1) as ear:
                actor = ear.position()["position"]["actor"]
            decide(table, actor)
    documents = [table.get("/log").json() for table in (old, new)]
    assert [document["rules"] for document in documents] == [1, 2]
    assert [sum(document["scores"]) for document in documents] == [8, 10]
    # Each log is replayed by its own rules, and can be brought back to be looked at.
    assert [sum(log.rebuild(document).scores()) for document in documents] == [8, 10]
    assert all(second.post("/api/tables/import", document).status_code == 201 for document in documents)
    second.stop()


def test_rules_that_are_gone_leave_the_log_and_a_way_out(database: str) -> None:
    first = LiveServer(database)
    sitting = begun(first)
    known = {seat: sitting.get("/log", seat).json() for seat in (0, 1, -1)}
    first.stop()
    later_rules.only_later()
    second = LiveServer(database, prepare=later_rules.only_later)
    old = moved(sitting, second)
    answer = old.get("")
    assert (answer.status_code, answer.json()["error"]["code"]) == (410, "rules-gone")
    for seat, before in known.items():
        document = old.get("/log", seat).json()
        assert document["entries"] == before["entries"]
        assert (document["seed"], document["over"], document["rules"]) == (None, False, 1)
        assert any(entry["id"] is None for entry in document["entries"])
    # All who play agree to leave it as it stands; then nothing is hidden any more.
    append = second.context.tables.store.append
    tries: list[int] = []

    async def at_the_same_moment(write: Write) -> None:
        tries.append(write.change.seq)
        if len(tries) == 1:
            raise Conflict
        await append(write)

    second.context.tables.store.append = at_the_same_moment
    assert old.post("/close", None, 0).json() == {"done": False, "waiting_for": [1]}
    assert len(tries) == 2
    second.context.tables.store.append = append
    assert any(entry["id"] is None for entry in old.get("/log").json()["entries"])
    assert old.post("/close", None, 1).json() == {"done": True, "waiting_for": []}
    whole = old.get("/log").json()
    assert all(entry["id"] is not None for entry in whole["entries"])
    assert whole["seed"] == 5
    second.stop()
    # The version that wrote it can replay it.
    later_rules.only_first()
    assert log.rebuild({**whole, "scores": [0, 0]}).log == [entry["id"] for entry in whole["entries"]]


def test_people_close_and_delete_their_table(server: LiveServer) -> None:
    sitting = begun(server)
    with sitting.listen(0) as ear:
        ear.next("table")
        assert sitting.post("/close", None, 0).json()["done"] is False
        assert sitting.post("/close", None, 1).json()["done"] is True
        message = ear.next("table")
        assert message["table"]["closed"]
    refused = sitting.act(sitting.info()["seq"], 0)
    assert (refused.status_code, refused.json()["error"]["code"]) == (422, "closed")
    assert all(entry["id"] is not None for entry in sitting.get("/log", -1).json()["entries"])
    assert server.post("/api/mine", {"tokens": [sitting.tokens[0]]}).json()["tables"][0]["closed"]
    headers = [{"Authorization": f"Bearer {sitting.tokens[seat]}"} for seat in (0, 1)]
    with sitting.listen(-1) as ear:
        ear.next("table")
        assert HTTP.delete(sitting.place, headers=headers[0]).json() == {"done": False, "waiting_for": [1]}
        assert HTTP.delete(sitting.place, headers=headers[1]).json()["done"] is True
        assert ear.rest()[-1]["code"] == "no-table"
    assert sitting.get("").status_code == 404
    alone = server.new_table("corte", "mb")
    assert HTTP.delete(alone.place, headers={"Authorization": f"Bearer {alone.tokens[0]}"}).json()["done"] is True
