"""Florence §5.7: gifts, and what guards do."""

import pytest

from signoria.games.florence.table import GIFTS_OF, GIVEN_BY, GUARDS_OF
from tests.games.florence.positions import (
    asks_action,
    do,
    guard,
    guards_at,
    legal,
    of,
    position,
    queue,
    told,
    why_not,
)


@pytest.mark.rule("§5.7")
def test_a_gift_needs_the_coach_a_gift_and_rising_time() -> None:
    state = position(2, queues={1: "0d", 5: "1d"}, coaches=(1, 2, 3), time=[12, 12])
    assert legal(state, "gift") == ["gift cosimo"], "Cosimo's coach is at 1; he need not be active"
    assert why_not(state, "gift giovanni") == "not-at-coach"
    for number, cost in enumerate((2, 3, 4)):
        before = state.time[0]
        do(state, "gift cosimo", f"bodyguard {('1-2', '1-4', '2-5')[number]}")
        assert before - state.time[0] == cost
        do(state, "pass", "ring 9") if number == 0 else do(state, "take-point")
    assert state.family[GIFTS_OF] == 0
    assert why_not(state, "gift cosimo") == "no-gift-left"


@pytest.mark.rule("§5.7")
def test_the_guard_goes_on_a_free_shield_of_that_medici() -> None:
    state = position(3, queues={2: "0d"}, coaches=(1, 2, 3))
    guard(state, 1, "spy 4")
    do(state, "gift contessina")
    assert legal(state) == [f"spy {place}" for place in (1, 2, 3, 5, 6, 7, 8, 9)]
    assert why_not(state, "spy 4") == "shield-taken"
    assert why_not(state, "bouncer 1") == "other-shields"
    do(state, "spy 9")
    assert guards_at(state, "spy 9") == [0]
    assert state.family[GUARDS_OF] == 5


@pytest.mark.rule("§5.7", "FL17", "FL69")
def test_no_guard_is_placed_where_none_can_be() -> None:
    state = position(3, queues={3: "0d"}, coaches=(1, 2, 3))
    state.family[GUARDS_OF] = 0
    do(state, "gift giovanni")
    assert asks_action(state, 1)
    assert state.family[GIVEN_BY + 2] == 1
    state = position(3, queues={3: "0d"}, coaches=(1, 2, 3))
    for place in range(1, 10):
        guard(state, 1, f"bouncer {place}")
    told(state)
    do(state, "gift giovanni")
    assert of(told(state), "no-guard")
    state = position(3, queues={3: "0d"}, coaches=(1, 2, 3))
    do(state, "gift giovanni")
    assert all(text.startswith("bouncer") for text in legal(state)), "compulsory where it is possible"


@pytest.mark.rule("§3", "§5.7", "FL20")
def test_a_bouncer_works_however_the_member_gets_there() -> None:
    state = position(3, queues={5: "1N 1d 2d", 4: "0d"})
    guard(state, 0, "bouncer 5")
    do(state, "deploy", "place 5")
    assert queue(state, 5) == "1N 0d 1d 2d"
    state = position(3, queues={5: "1N 1d 2d", 4: "0d"})
    guard(state, 0, "bouncer 5")
    do(state, "move", "to 5")
    assert queue(state, 5) == "1N 0d 1d 2d"
    state = position(3, queues={5: "1d 2d 1d 2d", 4: "0N"}, hands={0: ["trade-places"]})
    guard(state, 1, "bouncer 4")
    do(state, "scandal trade-places", "with 5 3")
    assert (queue(state, 5), queue(state, 4)) == ("0N 1d 2d 2d", "1d")


@pytest.mark.rule("§5.7", "FL20")
def test_a_foreign_card_lets_my_member_past_my_bouncer() -> None:
    state = position(3, queues={4: "0N 2d", 5: "1d"}, hands={0: ["trade-places"]})
    guard(state, 1, "bouncer 4")
    do(state, "scandal trade-places")
    assert queue(state, 4) == "1d 2d", "Blue's Debutant is sent to 4 and stands before its equals"


@pytest.mark.rule("FL20", "§6")
def test_a_swap_inside_a_queue_is_no_arrival() -> None:
    state = position(3, queues={5: "1d 2d 0d"}, hands={1: ["swap-two"]}, turn=1)
    guard(state, 0, "bouncer 5")
    do(state, "scandal swap-two", "swap 5 1 2")
    assert queue(state, 5) == "2d 1d 0d"


@pytest.mark.rule("§3")
def test_a_bouncer_makes_no_room() -> None:
    state = position(2, queues={5: "1d 1d 1d 1d", 4: "0d"})
    guard(state, 0, "bouncer 5")
    do(state, "move")
    assert why_not(state, "to 5") == "queue-full"
