"""§6: the variant with less luck."""

import pytest

from signoria.core.state import CHANCE
from tests.games.ilvecchio.positions import (
    GAME,
    choices,
    do,
    fresh,
    goods_of,
    hide_council_tile,
    names,
    position,
    seat_of,
    where,
)


@pytest.mark.rule("§6", "V23", "V33")
def test_reinforcement_goes_anywhere_without_dice() -> None:
    state = position(less_luck=True)
    do(state, "reinforce")
    assert len(choices(state)) == 22
    do(state, "place firenze")
    assert where(state, 0) == (["firenze"], [])


@pytest.mark.rule("§6", "V23", "V33")
def test_crests_are_taken_without_their_event() -> None:
    state = position(
        less_luck=True,
        standing={0: ["vicchio"]},
        goods={0: {"assassin": 1, "florins": 3}},
        tracks={"venezia": [1, 2]},
    )
    events = do(state, "send vicchio", "go vicchio")
    assert names(events)[-2:] == ["takes-crest-quietly", "extra-cost-moves"]
    assert seat_of(state, 0)["crests"] == 1
    assert GAME.view(state, 0)["crests"]["left"] == 6
    assert GAME.view(state, 0)["crests"]["unseen"] == {"levy": 3, "middlemen": 3, "family-member": 3}


@pytest.mark.rule("§6", "V33")
def test_province_tiles_do_not_roll() -> None:
    state = position(less_luck=True, provinces={0: ["rolled-member"]})
    do(state, "use rolled-member")
    assert len(choices(state)) == 22


@pytest.mark.rule("§6", "V33", "V34")
def test_council_tiles_do_not_roll() -> None:
    state = position(2, less_luck=True, council={0: ["recovery"]})
    hide_council_tile(state, 1, "reinforcement")
    do(state, "recover")
    assert choices(state)[:2] == ["decline", "place firenze"]
    assert len(choices(state)) == 23
    events = do(state, "decline")
    assert "turns-up" in names(events)
    assert state.actor() == 1
    assert choices(state)[0] == "decline"


@pytest.mark.rule("§6", "V32", "V33")
def test_the_second_member_shares_an_area_with_the_first() -> None:
    state = position(less_luck=True, council={0: ["reinforcement"]})
    do(state, "reinforce", "place mensano")
    assert choices(state) == ["decline", "place colle", "place sovicille", "place mensano"]
    florence = position(less_luck=True, council={0: ["reinforcement"]})
    do(florence, "reinforce", "place firenze")
    assert choices(florence) == ["decline", "place firenze"]


@pytest.mark.rule("§2", "V33", "V1")
def test_the_rolls_of_the_set_up_stay() -> None:
    state = fresh(2, less_luck=True)
    do(state, "start 0")
    while state.actor() == CHANCE:
        state.step(state.chance_outcomes()[0][0])
    for _ in range(2):
        state.step(state.legal_actions()[0])
    assert state.actor() == CHANCE
    events = do(state, "roll 10", "place mensano", "place mensano")
    assert names(events) == ["rolls-start", "sets-out", "sets-out"]
    assert goods_of(state, 0)["florins"] == 2
