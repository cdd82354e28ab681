"""Firenze §3 and §9: commissions, balconies and floor tiles."""

import pytest

from signoria.games.firenze import GAME
from signoria.games.firenze import table as t
from signoria.games.firenze.table import CHURCH_IN, PILE, SEALS_OF
from tests.games.firenze.positions import (
    ask,
    bag,
    balcony,
    bare,
    build,
    give,
    legal,
    neutral,
    of,
    play,
    reason,
    seal,
    towers,
)


def holger() -> t.FirenzePosition:
    """After building and ruins: green 6, white 6 and yellow 3; balcony I on white 6, II red-brown; yellow 3 is covered."""
    state = bare(3)
    balcony(state, 1, "white", 6, 7)
    balcony(state, 2, "red-brown", 6, 9)
    neutral(state, ("yellow", 3))
    build(state, 0, "green", 6)
    build(state, 0, "white", 6)
    build(state, 0, "yellow", 3)
    give(state, 1, white=1)
    return ask(state, t.COMMISSIONS)


@pytest.mark.rule("§3", "§9", "F12")
def test_example_green_five_is_worth_four() -> None:
    state = bare(3)
    build(state, 0, "green", 5)
    seal(state, 1, ("white", 5))
    ask(state, t.COMMISSIONS)
    assert legal(state) == ["end-commissions", "complete green 5"]
    events = play(state, "complete green 5")
    assert of(events, "completed")[0]["points"] == 4
    assert state.points[0] == 4


@pytest.mark.rule("§9", "§9.1", "§3.1", "F12")
def test_example_holger_completes_green_six_and_balcony_one() -> None:
    state = holger()
    seals = state.player[SEALS_OF]
    before = bag(state)
    assert legal(state) == ["end-commissions", "complete white 6", "complete green 6"]
    assert reason(state, "complete yellow 3") == "covered"
    events = play(state, "complete green 6")
    assert of(events, "completed")[0]["points"] == 5
    assert of(events, "floor-bonus")[0]["points"] == 2
    assert state.points[0] == 7
    assert bag(state)["green"] == before["green"] + 6
    assert "6" not in GAME.view(state, 0)["floors"]
    assert state.next_balcony == 1
    events = play(state, "complete white 6")
    assert of(events, "balcony-completed")[0]["points"] == 7
    assert of(events, "floor-bonus") == []
    assert state.points[0] == 14
    assert state.player[SEALS_OF] == seals - 2
    assert bag(state)["white"] == before["white"] + 6
    assert state.next_balcony == 2
    assert towers(state, 0) == [("yellow", 3)]


@pytest.mark.rule("§9.1", "F13")
def test_example_floor_tile_goes_to_the_first_and_only_once() -> None:
    state = bare(3)
    build(state, 0, "green", 6)
    build(state, 0, "white", 6)
    give(state, 1, white=1)
    ask(state, t.COMMISSIONS)
    play(state, "complete green 6")
    assert state.points[0] == 5 + 2
    play(state, "complete white 6")
    assert state.points[0] == 5 + 2 + 4


@pytest.mark.rule("§9.1", "F13")
@pytest.mark.parametrize(("height", "points"), [(3, 0), (4, 0), (5, 1), (6, 2), (7, 3), (8, 4)])
def test_floor_tiles(height: int, points: int) -> None:
    state = bare(3)
    build(state, 0, "white", height)
    ask(state, t.COMMISSIONS)
    events = play(state, f"complete white {height}")
    assert sum(e["points"] for e in of(events, "floor-bonus")) == points


@pytest.mark.rule("§9.1", "F13", "§11.5")
def test_a_balcony_earns_floor_tile_and_privilege() -> None:
    state = bare(3)
    balcony(state, 1, "green", 5, 7)
    build(state, 0, "green", 5)
    state.row[CHURCH_IN] = 19
    state.piles[PILE + 19] -= 1
    state.pile_left -= 1
    ask(state, t.COMMISSIONS)
    play(state, "complete green 5")
    assert state.points[0] == 7 + 1 + 2


@pytest.mark.rule("§9", "F12")
def test_the_height_must_be_exact() -> None:
    state = bare(3)
    seal(state, 1, ("green", 5))
    build(state, 0, "green", 5)
    build(state, 0, "white", 9)
    build(state, 0, "blue", 2)
    build(state, 0, "yellow", 4)
    give(state, 0, white=1)
    ask(state, t.COMMISSIONS)
    assert legal(state) == ["end-commissions", "complete yellow 4"]
    assert reason(state, "complete green 5") == "covered"
    assert reason(state, "complete white 8") == "no-tower"
    assert reason(state, "complete green 6") == "no-tower"


@pytest.mark.rule("§9", "§3.1", "F12")
def test_before_its_phase_a_commission_says_what_it_needs() -> None:
    state = bare(3)
    balcony(state, 1, "white", 6, 7)
    balcony(state, 2, "blue", 5, 8)
    seal(state, 1, ("green", 5))
    give(state, 0, white=3)
    ask(state, t.BUILD)
    assert reason(state, "complete white 6") == "commission-later"
    assert reason(state, "complete blue 5") == "balcony-later"
    assert reason(state, "complete green 5") == "covered"
    assert reason(state, "complete yellow 4") == "commission-later"


@pytest.mark.rule("§3.1", "F12")
def test_balconies_are_completed_in_order_also_within_a_turn() -> None:
    state = bare(3)
    balcony(state, 1, "white", 6, 7)
    balcony(state, 2, "blue", 5, 8)
    build(state, 0, "white", 6)
    build(state, 0, "blue", 5)
    give(state, 1, white=1)
    ask(state, t.COMMISSIONS)
    assert reason(state, "complete blue 5") == "balcony-order"
    play(state, "complete white 6")
    assert legal(state) == ["end-commissions", "complete blue 5"]
    play(state, "complete blue 5")
    assert state.next_balcony == 3
    assert state.points[0] == (7 + 2) + (8 + 1)


@pytest.mark.rule("§9", "F12")
def test_a_tower_may_be_kept_for_the_next_turn() -> None:
    state = bare(3)
    build(state, 0, "green", 5)
    give(state, 1, white=1)
    ask(state, t.COMMISSIONS)
    play(state, "end-commissions")
    assert towers(state, 0) == [("green", 5)]
    assert state.turn() == 1


@pytest.mark.rule("§9", "F12")
def test_of_two_equal_towers_one_can_be_completed() -> None:
    state = bare(3)
    build(state, 0, "green", 3)
    build(state, 0, "green", 3)
    give(state, 1, white=1)
    ask(state, t.COMMISSIONS)
    play(state, "complete green 3")
    assert towers(state, 0) == [("green", 3)]
    assert state.turn() == 1


@pytest.mark.rule("§9", "§12", "F18")
def test_without_seals_nothing_more_can_be_completed() -> None:
    state = bare(4)
    places = [("white", h) for h in range(3, 8)]
    seal(state, 0, *places)
    build(state, 0, "green", 3)
    build(state, 0, "yellow", 3)
    give(state, 1, green=1)
    ask(state, t.COMMISSIONS)
    play(state, "complete green 3")
    assert state.player[SEALS_OF] == 0
    assert state.finisher == 0
    assert state.turn() == 1
    assert towers(state, 0) == [("yellow", 3)]


@pytest.mark.rule("§12", "F18")
def test_the_refusal_names_the_missing_seals() -> None:
    state = bare(4)
    seal(state, 0, *[("white", h) for h in range(3, 9)])
    state.finisher = 0
    build(state, 0, "green", 3)
    state.ask(0, t.COMMISSIONS)
    assert reason(state, "complete green 3") == "no-seals"
