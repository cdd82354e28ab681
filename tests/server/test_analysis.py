"""A decision looked at again through the server: own ones while a match runs, all of them afterwards."""

import json

from signoria.bots.play import play_out
from signoria.bots.registry import make_bot
from signoria.core import log
from signoria.core.registry import load
from signoria.core.state import CHANCE
from tests.server.live import LiveServer, Sitting


def begun(server: LiveServer, **more: object) -> tuple[Sitting, int]:
    """A table at which the first seat to decide has offered its lot."""
    sitting = server.new_table("medici", "mmm", seed=3, **more)
    actor = server.post("/api/mine", {"tokens": [sitting.tokens[0]]}).json()["tables"][0]["actor"]
    seq = sitting.get("", actor).json()["seq"]
    assert sitting.act(seq, "auction", actor).status_code == 200
    return sitting, actor


def first_decision(sitting: Sitting) -> int:
    entries = sitting.get("/log").json()["entries"]
    return next(number for number, entry in enumerate(entries) if entry["seat"] != "chance")


def test_own_decisions_can_be_looked_at_again(server: LiveServer) -> None:
    sitting, actor = begun(server)
    at = first_decision(sitting)
    found = sitting.get("/analysis", actor, at=at).json()
    assert (found["at"], found["seat"], found["played"]) == (at, actor, "auction")
    assert {choice["text"] for choice in found["choices"]} == {"auction", "reveal"}
    assert all(choice["line"][0] == choice["text"] and 0 <= choice["worth"] <= 1 for choice in found["choices"])
    best_played = found["choices"][0]["text"] == "auction"
    assert found["cost"] == found["lost"] == 0 if best_played else found["cost"] + found["lost"] >= 0
    assert sitting.get("/analysis", actor, at=at).json() == found


def test_others_decisions_stay_theirs_while_the_match_runs(server: LiveServer) -> None:
    sitting, actor = begun(server)
    refused = sitting.get("/analysis", (actor + 1) % 3, at=first_decision(sitting))
    assert (refused.status_code, refused.json()["error"]["code"]) == (403, "not-your-decision")


def test_a_table_without_hints_has_no_analysis_while_it_runs(server: LiveServer) -> None:
    sitting, actor = begun(server, agreed={"hints": "none"})
    refused = sitting.get("/analysis", actor, at=first_decision(sitting))
    assert (refused.status_code, refused.json()["error"]["code"]) == (403, "hints-off")


def test_only_decisions_can_be_looked_at(server: LiveServer) -> None:
    sitting, actor = begun(server)
    for at in (0, 10_000):
        refused = sitting.get("/analysis", actor, at=at)
        assert refused.status_code == 400


def test_afterwards_everybody_may_look_at_everything(server: LiveServer) -> None:
    game = load("medici")
    match = game.new(3, seed=3)
    play_out(match, [make_bot("greedy", game, seat) for seat in range(3)])
    made = server.post("/api/tables/import", json.loads(log.dumps(match))).json()
    sitting = Sitting(server.address, made)
    decisions = [number for number, entry in enumerate(match.entries) if entry.actor != CHANCE]
    for at in (decisions[0], decisions[-1]):
        found = sitting.get("/analysis", -1, at=at).json()
        assert (found["seat"], found["played"]) == (match.entries[at].actor, game.text(match.entries[at].id))
        assert found["played"] in {choice["text"] for choice in found["choices"]}
