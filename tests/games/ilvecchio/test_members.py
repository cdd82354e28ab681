"""§4.4, §4.5: reinforcement and recovery."""

import pytest

from tests.games.ilvecchio.positions import chances, choices, do, goods_of, position, supply, where


@pytest.mark.rule("§4.4", "V12")
def test_reinforcement_in_the_rolled_area() -> None:
    state = position()
    do(state, "reinforce")
    assert chances(state) == {f"roll {n}": 6 - abs(n - 7) for n in range(2, 13)}
    do(state, "roll 10")
    assert choices(state) == ["place colle", "place sovicille", "place mensano"]
    do(state, "place mensano")
    assert where(state, 0) == (["mensano"], [])
    assert supply(state, 0) == 11
    assert state.actor() == 1


@pytest.mark.rule("§4.4", "V12")
def test_after_a_seven_any_place_florence_included() -> None:
    state = position()
    do(state, "reinforce", "roll 7")
    assert len(choices(state)) == 22
    assert choices(state)[0] == "place firenze"


@pytest.mark.rule("§3", "V12")
def test_without_supply_there_is_no_reinforcement() -> None:
    state = position(standing={0: ["poggibonsi"] * 12})
    assert "reinforce" not in choices(state)


@pytest.mark.rule("§4.5", "V27")
def test_recovery_raises_everybody_and_pays_a_florin() -> None:
    state = position(standing={0: ["empoli"]}, lying={0: ["empoli", "siena", "siena"], 1: ["siena"]})
    events = do(state, "recover")
    assert (events[0]["members"], events[0]["florins"]) == (3, 1)
    assert where(state, 0) == (["empoli", "empoli", "siena", "siena"], [])
    assert where(state, 1) == ([], ["siena"])
    assert goods_of(state, 0) == {"florins": 1}
