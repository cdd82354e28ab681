"""§4.2: provinces, with the two tiles that are used inside a takeover."""

import pytest

from signoria.core.state import CHANCE
from tests.games.ilvecchio.positions import (
    GAME,
    choices,
    do,
    goods_of,
    names,
    on_track,
    position,
    seat_of,
    where,
)


@pytest.mark.rule("§4.2", "V8")
def test_milano_as_in_the_rulebook() -> None:
    """1 florin from Prato to Vernio, a knight and an abbot, 5 florins, the third space, an event, then a tile."""
    state = position(
        standing={0: ["prato"]},
        goods={0: {"florins": 6, "knight": 1, "abbot": 1}},
        tracks={"milano": [1, 2]},
    )
    events = do(state, "send prato", "go vernio")
    assert names(events) == ["walks", "pays-followers", "pays-florins", "enters"]
    assert events[2]["florins"] == 5
    assert (events[3]["track"], events[3]["space"]) == ("milano", 3)
    assert goods_of(state, 0) == {}
    assert on_track(state, "milano") == [1, 2, 0]
    assert state.actor() == CHANCE
    events = do(state, "crest middlemen")
    assert names(events)[:3] == ["takes-crest", "extra-cost-moves", "all-middlemen-move"]
    assert len(choices(state)) == 6
    do(state, "claim six-florins")
    assert seat_of(state, 0)["provinces"] == ["six-florins"]
    assert choices(state) == ["end-turn", "use six-florins"]


@pytest.mark.rule("§4.2", "V8")
@pytest.mark.parametrize(
    ("gate", "followers", "track"),
    [
        ("vicchio", {"assassin": 1}, "venezia"),
        ("vernio", {"knight": 1, "abbot": 1}, "milano"),
        ("sovicille", {"assassin": 2, "knight": 1}, "chiesa"),
        ("sovicille", {"abbot": 2, "assassin": 1}, "chiesa"),
    ],
)
def test_followers_of_the_regions(gate: str, followers: dict[str, int], track: str) -> None:
    state = position(standing={0: [gate]}, goods={0: {"florins": 4, **followers}})
    events = do(state, f"send {gate}", f"go {gate}")
    assert "enters" in names(events)
    assert on_track(state, track) == [0]
    assert where(state, 0) == ([], [])
    assert goods_of(state, 0) == {k: v for k, v in {"florins": 4 - events[1]["florins"]}.items() if v}


@pytest.mark.rule("§4.2")
@pytest.mark.parametrize(
    ("gate", "followers"),
    [
        ("vicchio", {"knight": 3, "abbot": 3}),
        ("vernio", {"knight": 2, "assassin": 2}),
        ("sovicille", {"assassin": 3}),
        ("sovicille", {"assassin": 1, "knight": 1, "abbot": 1}),
    ],
)
def test_other_followers_do_not_do(gate: str, followers: dict[str, int]) -> None:
    state = position(standing={0: [gate]}, goods={0: {"florins": 9, **followers}})
    do(state, f"send {gate}")
    assert f"go {gate}" not in choices(state)


@pytest.mark.rule("§4.2")
def test_the_church_leaves_a_choice_of_followers() -> None:
    state = position(standing={0: ["sovicille"]}, goods={0: {"florins": 4, "assassin": 2, "knight": 2, "abbot": 1}})
    do(state, "send sovicille", "go sovicille")
    assert choices(state) == ["pay 0 2 1", "pay 1 2 0", "pay 2 0 1", "pay 2 1 0"]
    do(state, "pay 2 0 1")
    assert goods_of(state, 0) == {"knight": 2}


@pytest.mark.rule("§4.2", "V7")
def test_a_full_track_is_closed() -> None:
    state = position(
        standing={0: ["vicchio"]}, goods={0: {"florins": 9, "assassin": 1}}, tracks={"venezia": [1, 1, 2, 2, 3, 3]}
    )
    do(state, "send vicchio")
    assert "go vicchio" not in choices(state)


@pytest.mark.rule("V39")
def test_any_combination_pays_with_followers_that_would_not_do() -> None:
    state = position(
        standing={0: ["vernio"]},
        goods={0: {"florins": 3, "knight": 1, "abbot": 1, "assassin": 1}},
        provinces={0: ["any-combination"]},
    )
    assert "use any-combination" not in choices(state)
    do(state, "send vernio", "go vernio")
    assert set(choices(state)) == {"pay 0 1 1", "pay 1 0 1", "pay 1 1 0"}
    regular = state.clone()
    regular.step(GAME.parse("pay 0 1 1"))
    assert seat_of(regular, 0)["provinces"] == ["any-combination"]
    events = do(state, "pay 1 0 1")
    assert names(events)[:2] == ["uses", "pays-followers"]
    assert seat_of(state, 0)["used-provinces"] == ["any-combination"]


@pytest.mark.rule("V39")
def test_any_combination_keeps_the_number() -> None:
    state = position(standing={0: ["sovicille"]}, goods={0: {"florins": 4, "knight": 3}}, provinces={0: ["any-combination"]})
    do(state, "send sovicille", "go sovicille")
    assert goods_of(state, 0) == {}
    assert on_track(state, "chiesa") == [0]
    two = position(standing={0: ["sovicille"]}, goods={0: {"florins": 4, "knight": 2}}, provinces={0: ["any-combination"]})
    do(two, "send sovicille")
    assert "go sovicille" not in choices(two)


@pytest.mark.rule("V39")
def test_no_money_saves_the_florins_of_the_space_but_not_the_journey() -> None:
    state = position(
        standing={0: ["borgo-san-lorenzo"]},
        goods={0: {"florins": 3, "assassin": 1}},
        provinces={0: ["no-money"]},
    )
    assert "use no-money" not in choices(state)
    do(state, "send borgo-san-lorenzo", "go vicchio")
    assert choices(state) == ["pay-florins", "pay-nothing"]
    events = do(state, "pay-nothing")
    assert names(events)[:2] == ["uses", "enters"]
    assert goods_of(state, 0) == {"florins": 2}
    assert seat_of(state, 0)["used-provinces"] == ["no-money"]
    poor = position(standing={0: ["borgo-san-lorenzo"]}, goods={0: {"assassin": 1}}, provinces={0: ["no-money"]})
    assert "send borgo-san-lorenzo" not in choices(poor)


@pytest.mark.rule("V39")
def test_both_tiles_in_one_takeover() -> None:
    state = position(
        standing={0: ["sovicille"]},
        goods={0: {"knight": 3}},
        provinces={0: ["any-combination", "no-money"]},
    )
    do(state, "send sovicille")
    assert on_track(state, "chiesa") == [0]
    assert seat_of(state, 0)["used-provinces"] == ["any-combination", "no-money"]


@pytest.mark.rule("V29", "V39")
def test_use_again_serves_one_of_the_two_tiles() -> None:
    used = ["any-combination", "no-money"]
    poor = position(standing={0: ["sovicille"]}, goods={0: {"knight": 3}}, provinces={0: [*used, "use-again"]}, used=used)
    assert "send sovicille" not in choices(poor)
    state = position(
        standing={0: ["sovicille"]},
        goods={0: {"knight": 3, "florins": 4}},
        provinces={0: [*used, "use-again"]},
        used=used,
    )
    events = do(state, "send sovicille", "go sovicille")
    assert names(events)[:3] == ["uses", "uses-again", "pays-followers"]
    assert goods_of(state, 0) == {}
    assert seat_of(state, 0)["provinces"] == []


@pytest.mark.rule("V29", "V39")
def test_use_again_for_followers_is_not_offered_where_it_is_needed_for_the_money() -> None:
    used = ["any-combination", "no-money"]
    state = position(
        standing={0: ["sovicille"]},
        goods={0: {"knight": 3, "abbot": 1}},
        provinces={0: [*used, "use-again"]},
        used=used,
    )
    do(state, "send sovicille")
    assert goods_of(state, 0) == {"knight": 1}
    assert "use-again" in seat_of(state, 0)["used-provinces"]
