"""§4.6: Medici crests and their events."""

import pytest

from signoria.core.state import CHANCE
from tests.games.ilvecchio.positions import (
    GAME,
    chances,
    choices,
    do,
    goods_of,
    middleman,
    names,
    position,
    seat_of,
    supply,
    where,
)

# Seat 2 is about to step on the third space of Venezia.
READY = {"assassin": 1, "florins": 3}
ALMOST = {"venezia": [0, 1]}


def at_crest(**more):
    """Seat 2 has stepped on the crest; its event is about to be turned up."""
    goods = {2: READY, **more.pop("goods", {})}
    standing = {2: ["vicchio"], **more.pop("standing", {})}
    state = position(turn=2, standing=standing, goods=goods, tracks=ALMOST, **more)
    do(state, "send vicchio", "go vicchio")
    assert state.actor() == CHANCE
    return state


@pytest.mark.rule("§4.6")
def test_the_crest_is_turned_up_at_random() -> None:
    state = at_crest()
    assert chances(state) == {"crest levy": 3, "crest middlemen": 3, "crest family-member": 3}
    do(state, "crest middlemen")
    assert GAME.view(state, 0)["crests"] == {
        "left": 6,
        "of": 7,
        "unseen": {"levy": 3, "middlemen": 2, "family-member": 3},
    }
    assert seat_of(state, 2)["crests"] == 1


@pytest.mark.rule("§4.6")
def test_all_middlemen_move() -> None:
    state = at_crest()
    do(state, "crest middlemen")
    assert [middleman(state, colour) for colour in ("brown", "black", "grey", "white", "violet")] == [
        "dicomano",
        "sesto",
        "mensano",
        "greve",
        "empoli",
    ]


@pytest.mark.rule("§4.6", "V13")
def test_levy_in_turn_order_from_the_active_player() -> None:
    """Seat 2 is asked first; seat 3 has nothing; seat 0 has only one thing to give; seat 1 may choose."""
    state = at_crest(
        goods={2: {**READY, "scroll": 1, "bishop": 1}, 0: {"carriage": 1, "florins": 2}, 1: {"florins": 5, "abbot": 2}}
    )
    do(state, "crest levy")
    assert state.actor() == 2
    assert choices(state) == ["give scroll", "give bishop"]
    events = do(state, "give scroll")
    assert names(events) == ["gives", "gives-nothing", "gives"]
    assert [event["seat"] for event in events] == [2, 3, 0]
    assert goods_of(state, 0) == {"florins": 2}
    assert state.actor() == 1
    assert choices(state) == ["give florins", "give abbot"]
    do(state, "give florins")
    assert goods_of(state, 1) == {"florins": 2, "abbot": 2}
    assert goods_of(state, 2) == {"bishop": 1}
    assert state.actor() == 2
    assert choices(state)[0].startswith("claim")


@pytest.mark.rule("§4.6", "V14")
def test_family_member_lies_down_or_goes_back() -> None:
    state = at_crest(standing={2: ["vicchio", "empoli", "siena"], 0: ["colle"]}, lying={1: ["radda"], 0: ["greve"]})
    do(state, "crest family-member")
    assert choices(state) == ["lay-down empoli", "lay-down siena"]
    events = do(state, "lay-down siena")
    assert names(events) == ["lays-down", "nobody-on-map"]
    assert state.actor() == 0
    assert choices(state) == ["lay-down colle", "take-back greve"]
    before = supply(state, 0)
    events = do(state, "take-back greve")
    assert names(events) == ["takes-back", "takes-back"]
    assert supply(state, 0) == before + 1
    assert where(state, 0) == (["colle"], [])
    assert where(state, 1) == ([], [])
    assert where(state, 2) == (["empoli"], ["siena"])


@pytest.mark.rule("§4.6", "V15")
def test_the_first_crest_moves_the_extra_cost() -> None:
    state = at_crest()
    assert GAME.view(state, 0)["stacks"]["council"]["extra-cost"] == 3
    events = do(state, "crest middlemen")
    assert "extra-cost-moves" in names(events)
    assert GAME.view(state, 0)["stacks"]["council"]["extra-cost"] == 0
    assert GAME.view(state, 0)["stacks"]["nobility"]["extra-cost"] == 3


@pytest.mark.rule("§4.6", "V15")
def test_the_second_crest_leaves_it_there() -> None:
    state = at_crest(crests={1: 1})
    state.extra_on = 1
    assert "extra-cost-moves" not in names(do(state, "crest middlemen"))


@pytest.mark.rule("§4.6", "V16")
def test_without_crests_left_nothing_happens() -> None:
    state = position(turn=2, standing={2: ["vicchio"]}, goods={2: READY}, tracks=ALMOST)
    state.crests_left = 0
    events = do(state, "send vicchio", "go vicchio")
    assert names(events)[-1] == "no-crest-left"
    assert seat_of(state, 2)["crests"] == 0
    assert choices(state)[0].startswith("claim")


@pytest.mark.rule("§4.6")
def test_a_crest_that_must_be_of_one_kind_is_no_chance() -> None:
    state = position(turn=2, standing={2: ["vicchio"]}, goods={2: READY}, tracks=ALMOST)
    state.common[5] = 0
    state.common[7] = 0
    events = do(state, "send vicchio", "go vicchio")
    assert "all-middlemen-move" in names(events)
    assert state.actor() == 2
