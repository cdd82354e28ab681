"""What a table agreed on holds for everybody, whatever a client asks for."""

from typing import Any

import pytest

from tests.server.live import LiveServer, Sitting


def asked(server: LiveServer, **agreed: Any) -> tuple[Sitting, int]:
    """A table with what was agreed, at which seat 0 must decide; and the number of its last change."""
    sitting = server.new_table("medici", "mbb", seed=3, agreed=agreed)
    with sitting.listen() as ear:
        return sitting, ear.until_asked(0)["seq"]


def test_without_hints_nobody_gets_one(server: LiveServer) -> None:
    sitting, seq = asked(server, hints="none")
    answer = sitting.get("/hint", expect=seq)
    assert answer.status_code == 403
    assert answer.json()["error"]["code"] == "hints-off"


def test_the_kind_alone_gives_nothing_else_away(server: LiveServer) -> None:
    sitting, seq = asked(server, hints="kind")
    hint = sitting.get("/hint", expect=seq).json()
    assert hint.pop("verb") in {"auction", "reveal", "bid", "pass"}
    assert hint == {"action": None, "text": None, "form": None, "advice": None, "reasons": [], "choices": [], "steps": []}


def test_a_hint_as_usual_has_verb_and_action(server: LiveServer) -> None:
    sitting, seq = asked(server)
    hint = sitting.get("/hint", expect=seq).json()
    assert hint["form"]["verb"] == hint["verb"]


@pytest.mark.parametrize("undo", ["never", "news"])
def test_taking_back_as_agreed(server: LiveServer, undo: str) -> None:
    sitting = server.new_table("medici", "mff", seed=3, agreed={"undo": undo})
    seat = sitting.get("/position").json()["actor"]
    with sitting.listen(seat) as ear:
        message = ear.next()
        auction = next(action for action in message["position"]["legal"] if action["verb"] == "auction")
        seq = sitting.act(message["seq"], auction["id"], seat).json()["seq"]
    answer = sitting.post("/undo", {"expect": seq}, seat)
    if undo == "news":
        assert answer.status_code == 200
    else:
        assert (answer.status_code, answer.json()["error"]["code"]) == (422, "undo-never")
        assert sitting.get("/position", seat).json()["undo"] == {"open": False, "reason": None}
        with sitting.listen(seat) as ear:
            assert ear.next()["position"]["undo"] == {"open": False, "reason": "undo-never"}


def test_what_was_agreed_is_told_before_anybody_sits_down(server: LiveServer) -> None:
    sitting = server.new_table("medici", "mff", agreed={"hints": "kind", "undo": "never", "pace": "calm", "name": " Silk "})
    usual = {"away": "computer", "grace": 600, "bot": "master", "matches": 1}
    expected = {**usual, "hints": "kind", "undo": "never", "pace": "calm", "name": "Silk"}
    assert sitting.info(1)["agreed"] == expected
    found = server.post("/api/mine", {"tokens": [sitting.tokens[1]]}).json()["tables"][0]
    assert {**found["agreed"], "bot": "master"} == expected
    assert found["bots"] == [None, None, None]


def test_misspelt_agreements_are_refused(server: LiveServer) -> None:
    body = {"game": "medici", "players": 3, "seats": [{"kind": "me"}] * 3, "agreed": {"hints": "some"}}
    assert server.post("/api/tables", body).status_code == 400


def test_the_position_now_needs_no_number(server: LiveServer) -> None:
    sitting = server.new_table("medici", "mff", seed=3)
    now = sitting.get("/position").json()
    assert now["entries"] == sitting.get("/position", at=now["entries"]).json()["entries"]
    assert now["prompt"]["key"]
