"""Florence §4, §5 and §5.1: time, turns, passing and its bonuses."""

import pytest

from signoria.games.florence.table import HELD_BY
from tests.games.florence.positions import asks_action, do, guard, legal, of, pass_all, position, queue, told, upkeep, why_not


@pytest.mark.rule("§4")
def test_time_never_goes_beyond_twelve_or_below_nought() -> None:
    state = position(2, queues={5: "0d"}, time=[3, 12])
    assert why_not(state, "deploy") == "too-little-time"
    state.gain_time(0, 11)
    assert state.time[0] == 12


@pytest.mark.rule("§4", "§9")
def test_the_next_round_brings_its_time_up_to_the_cap() -> None:
    state = position(2, queues={5: "0d 1d"}, time=[9, 3])
    pass_all(state)
    assert state.round == 2
    assert list(state.time) == [12, 5], "9 and 2 for passing first, then 2, cut at 12; 3 and 2"


@pytest.mark.rule("§5", "FL10")
def test_a_turn_is_one_action_and_pass_is_always_possible() -> None:
    state = position(3, queues={5: "0d"}, time=[0, 12, 12])
    state.hand[0] = 1
    state.family[HELD_BY] = 1
    assert legal(state) == ["pass", "discard post-guard"]
    state = position(3, queues={1: "0d", 9: "1d"})
    do(state, "move", "to 2")
    assert asks_action(state, 1)
    do(state, "move", "to 8")
    assert asks_action(state, 2)


@pytest.mark.rule("§5.1", "FL12")
def test_the_first_to_pass_gains_two_time() -> None:
    state = position(3, time=[5, 11, 3])
    do(state, "pass", "ring 1")
    assert state.time[0] == 7
    do(state, "pass", "ring 2")
    assert state.time[1] == 11, "only the first"
    state = position(3, time=[11, 11, 3])
    do(state, "pass", "ring 1")
    assert state.time[0] == 12, "the cap holds"


@pytest.mark.rule("§5.1", "FL11")
def test_the_last_to_pass_lays_no_ring_and_ends_the_phase() -> None:
    state = position(2, queues={6: "0d"}, time=[5, 5])
    do(state, "pass", "ring 3")
    told(state)
    do(state, "pass")
    upkeep(state)
    events = told(state)
    assert of(events, "passes-last")[0]["seat"] == 1
    assert not of(events, "ring-laid")
    assert not of(events, "bonus-point")
    assert state.round == 2


@pytest.mark.rule("§5.1", "FL72")
def test_a_ring_lies_where_no_other_does_also_without_members() -> None:
    state = position(3)
    do(state, "pass", "ring 4", "pass")
    assert legal(state) == [f"ring {place}" for place in (1, 2, 3, 5, 6, 7, 8, 9)]
    assert why_not(state, "ring 4") == "ring-taken"


@pytest.mark.rule("§5.1", "FL13", "FL72")
def test_a_bonus_is_time_or_a_point_or_a_swap_with_a_neighbour_of_equal_rank() -> None:
    state = position(2, queues={5: "1N 1d 0d 1d", 1: "1d"}, time=[12, 12])
    do(state, "pass", "ring 5", "move", "member 1 1", "to 2")
    assert legal(state) == ["take-time", "take-point", "swap 5 2 3", "swap 5 3 4"]
    assert why_not(state, "swap 5 1 2") == "not-your-swap"
    assert why_not(state, "swap 5 3 2") == "equal-choice"
    assert why_not(state, "swap 5 2 4") == "not-neighbours"
    assert why_not(state, "swap 2 1 2") == "not-at-ring"
    do(state, "swap 5 2 3")
    assert queue(state, 5) == "1N 0d 1d 1d"
    do(state, "move", "member 2 1", "to 1")
    assert why_not(state, "swap 5 1 2") == "not-equal-rank"
    do(state, "take-point")
    assert state.points[0] == 1
    do(state, "move", "member 1 1", "to 2", "take-time")
    assert state.time[0] == 12, "time at a full clock is a legal choice and lost"


@pytest.mark.rule("§5.1", "FL13", "FL75")
def test_swapping_two_of_ones_own_is_offered_once() -> None:
    state = position(3, queues={5: "0N 0N 1d 0d 0d", 1: "1d 2d"})
    do(state, "pass", "ring 5", "move", "member 1 1", "to 2", "move", "to 4")
    assert legal(state, "swap") == ["swap 5 1 2", "swap 5 3 4"]


@pytest.mark.rule("§5", "§5.8", "FL63", "FL21")
def test_cards_become_time_before_the_action_or_bonus() -> None:
    state = position(2, queues={5: "1d"}, time=[11, 12], hands={0: ["go-far", "go-far", "swap-two"]})
    do(state, "discard go-far")
    assert state.time[0] == 12
    assert asks_action(state, 0), "no action is used up"
    do(state, "discard swap-two")
    assert state.time[0] == 12, "allowed at a full clock, the unit is lost"
    do(state, "pass")
    assert why_not(state, "discard go-far") == "not-asked", "not inside the action"
    do(state, "ring 1", "move", "to 4")
    assert "discard go-far" in legal(state), "on the bonus turn"
    do(state, "discard go-far", "take-time")
    assert state.family[HELD_BY] == 0


@pytest.mark.rule("§5", "FL64")
def test_after_twenty_four_actions_only_pass_is_left() -> None:
    state = position(2, queues={1: "0d", 9: "1d"}, time=[12, 12], hands={0: ["go-far"]})
    guard(state, 0, "1-2")
    do(state, "move", "to 2", "pass", "ring 9")
    for number in range(23):
        assert asks_action(state, 0)
        do(state, "move", "to 1" if number % 2 == 0 else "to 2", "take-point")
    assert state.time[0] == 12, "the own bodyguard pays for every move"
    assert legal(state) == ["pass", "discard go-far"]
    assert why_not(state, "move") == "action-limit"
