"""Reviews through the server: in the background, kept, the same as in the library, and only when the match is over."""

import json
import time

import pytest

import signoria
from signoria.bots.play import play_out
from signoria.bots.registry import make_bot
from signoria.bots.review import review_match
from signoria.core import log
from signoria.core.match import Match
from signoria.core.registry import load
from signoria.server.http.review_routes import review_form
from tests.patience import patience
from tests.server.live import LiveServer, Sitting

compiled = pytest.mark.skipif(not signoria.COMPILED, reason="the same thoughts, for minutes")


def played(seed: int = 3) -> Match:
    game = load("medici")
    match = game.new(3, seed=seed)
    play_out(match, [make_bot("greedy", game, seat) for seat in range(3)])
    return match


def test_nothing_is_reviewed_while_the_match_runs(server: LiveServer) -> None:
    sitting = server.new_table("medici", "mmm", seed=3)
    refused = sitting.get("/review", 0)
    assert (refused.status_code, refused.json()["error"]["code"]) == (403, "not-over")


@compiled
def test_a_review_of_an_uploaded_log_is_the_one_of_the_library(server: LiveServer) -> None:
    match = played()
    sitting = Sitting(server.address, server.post("/api/tables/import", json.loads(log.dumps(match))).json())
    before = sitting.get("/review", -1).json()
    assert (before["done"], before["running"], before["turns"]) == (0, False, [])
    begun = sitting.post("/review", {}, -1)
    assert begun.status_code == 202
    seen: list[int] = []
    deadline = time.monotonic() + patience(60)
    while True:
        found = sitting.get("/review", -1).json()
        seen.append(found["done"])
        if found["finished"]:
            break
        assert time.monotonic() < deadline, found
        time.sleep(0.2)
    assert seen == sorted(seen)
    assert found["done"] == found["total"] == len(found["turns"])
    assert found["deeper"] == found["deepest"]
    expected = json.loads(json.dumps(review_form(match.game, review_match(match))))
    assert {key: found[key] for key in expected} == expected
    for seat, points in zip(found["seats"], match.scores(), strict=True):
        assert sum(part["points"] for part in seat["result"]["parts"]) == seat["result"]["total"] == points
    # A second one asks nothing.
    assert sitting.post("/review", {}, -1).json()["finished"]
