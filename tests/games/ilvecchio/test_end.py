"""§5, §5.1: the last crest, the double turn and the limit of rounds."""

import pytest

from signoria.core import playout
from signoria.core.edition import Edition
from signoria.core.state import OVER
from tests.games.ilvecchio.positions import (
    GAME,
    choices,
    do,
    goods_of,
    hide_council_tile,
    names,
    on_track,
    position,
    seat_of,
)


def last_crest(turn: int = 1):
    """The seat is about to take the last of seven crests."""
    state = position(
        turn=turn,
        standing={turn: ["vicchio"]},
        goods={turn: {"assassin": 1, "florins": 3}},
        tracks={"venezia": [0, 0]},
        crests={3: 6},
    )
    state.extra_on = 1
    do(state, "send vicchio", "go vicchio")
    return state


@pytest.mark.rule("§5", "V17")
def test_the_round_is_finished_then_everybody_has_a_double_turn() -> None:
    state = last_crest(turn=1)
    events = do(state, "crest middlemen")
    assert "last-crest" in names(events)
    do(state, "claim one-scroll", "end-turn")
    assert state.actor() == 2
    assert "forgo" not in choices(state)
    do(state, "recover")
    events = do(state, "recover")
    assert "double-turns" in names(events)
    assert state.actor() == 0
    assert "forgo" in choices(state)
    do(state, "recover")
    assert state.actor() == 0
    assert "forgo" not in choices(state)
    do(state, "recover")
    assert state.actor() == 1


@pytest.mark.rule("§5.1", "V17", "V28")
def test_forgoing_the_double_turn_is_worth_two_points() -> None:
    state = position(2, double=True)
    for _ in range(2):
        events = do(state, "forgo")
    assert state.actor() == OVER
    assert [event["points"] for event in events if event["event"] == "scores-forgone"] == [2, 2]
    assert state.scores() == [2 + 4, 2]


@pytest.mark.rule("§5.1", "V28")
def test_forgoing_is_over_with_the_first_province_tile() -> None:
    state = position(double=True, provinces={0: ["six-florins"]}, standing={0: ["empoli"]})
    assert "forgo" in choices(state)
    do(state, "use six-florins")
    assert "forgo" not in choices(state)
    assert "end-turn" not in choices(state)


@pytest.mark.rule("§5.1", "V10", "V28")
def test_a_hidden_tile_is_turned_up_before_forgoing() -> None:
    state = position(2, double=True)
    hide_council_tile(state, 1, "money")
    events = do(state, "forgo")
    assert names(events)[-2:] == ["turns-up", "council-adds"]
    assert goods_of(state, 1) == {"florins": 4}
    assert "forgo" in choices(state)


@pytest.mark.rule("§5.1", "V7", "V38")
def test_members_stand_behind_a_full_track_in_the_double_turn() -> None:
    """The last space of Venezia costs 4 and is worth 3."""
    state = position(
        2,
        double=True,
        standing={0: ["vicchio", "vicchio"]},
        goods={0: {"assassin": 2, "florins": 8}},
        tracks={"venezia": [1, 1, 1, 1, 1]},
        provinces={1: ["one-scroll", "one-knight", "one-assassin", "one-abbot", "florin-per-member"]},
    )
    assert len(on_track(state, "venezia")) == 5
    events = do(state, "send vicchio", "go vicchio")
    assert [event["florins"] for event in events if event["event"] == "pays-florins"] == [4]
    assert events[2]["event"] == "enters-behind"
    assert events[2]["space"] == 7
    assert seat_of(state, 0)["provinces"] == ["rolled-member"]
    do(state, "send vicchio", "go vicchio")
    assert seat_of(state, 0)["provinces"] == ["rolled-member"], "no tile is left"
    assert GAME.view(state, 0)["tracks"][0]["price"] == 4
    assert seat_of(state, 0)["worth"] == 2 * 3 + 4


@pytest.mark.rule("§5.1", "V10", "V42")
def test_a_council_tile_won_in_the_double_turn_works_from_the_second_action_on() -> None:
    state = position(
        2,
        double=True,
        standing={0: ["firenze", "firenze"]},
        goods={0: {"scroll": 4}},
        council={1: ["scroll", "money", "follower", "abbot", "knight", "assassin", "carriage"]},
    )
    do(state, "send firenze")
    assert len(choices(state)) == 5, "the five tiles that are left"
    events = do(state, "keep-council florence")
    assert "turns-up" in names(events)
    assert choices(state) == ["take assassin", "take knight", "take abbot"]
    do(state, "take knight")
    assert goods_of(state, 0) == {"scroll": 2, "knight": 1}, "the bonus once, nothing for its own placement"
    assert state.actions_left == 1
    do(state, "send firenze")
    do(state, "keep-council province")
    assert choices(state) == ["take assassin", "take knight", "take abbot"]


@pytest.mark.rule("§5", "V37")
def test_the_limit_of_rounds() -> None:
    content = {**GAME.edition().content, "limit": {"provenance": "deduced", "rounds": 2}}
    state = position(2, edition=Edition(content, "short"))
    do(state, "recover", "recover", "recover")
    events = do(state, "recover")
    assert "round-limit" in names(events)
    assert state.actor() == OVER


@pytest.mark.rule("§5", "V37")
def test_the_double_turn_still_follows_when_the_last_crest_goes_in_the_last_round() -> None:
    content = {**GAME.edition().content, "limit": {"provenance": "deduced", "rounds": 1}}
    state = position(2, edition=Edition(content, "short"))
    state.ending = 1
    state.crests_left = 0
    do(state, "recover")
    events = do(state, "recover")
    assert "double-turns" in names(events)
    assert state.actor() == 0


@pytest.mark.rule("V37")
def test_random_matches_end() -> None:
    for players in (2, 3, 4):
        assert 100 < playout.random_decisions(GAME.initial(players), 3, 4) / 4 < GAME.max_decisions
