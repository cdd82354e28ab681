"""Florence §5.2 and §5.3: deploying and promoting."""

import pytest

from signoria.games.florence.table import SUPPLY_OF
from tests.games.florence.positions import do, legal, position, queue, why_not


@pytest.mark.rule("§5.2")
def test_deploying_costs_four_and_joins_at_the_end() -> None:
    state = position(3, queues={5: "1N 1d"}, time=[4, 12, 12])
    do(state, "deploy", "place 5")
    assert queue(state, 5) == "1N 1d 0d"
    assert state.time[0] == 0
    assert state.family[SUPPLY_OF] == 4


@pytest.mark.rule("§5.2", "§3")
def test_a_full_queue_and_an_empty_board_refuse() -> None:
    state = position(2, queues={5: "1N 1d 1d 1d", 1: "0d 0d 0d 0d"})
    do(state, "deploy")
    assert why_not(state, "place 5") == "queue-full"
    assert legal(state) == [f"place {place}" for place in (2, 3, 4, 6, 7, 8, 9)]
    do(state, "place 2", "pass", "ring 1")
    assert why_not(state, "deploy") == "no-debutant-left"


@pytest.mark.rule("§5.3", "FL4")
def test_promoting_costs_five_and_gives_the_lower_piece_back() -> None:
    state = position(3, queues={5: "1N 1d 0d 0d"}, time=[5, 12, 12])
    do(state, "promote")
    assert queue(state, 5) == "1N 0N 1d 0d"
    assert state.time[0] == 0
    assert [state.family[SUPPLY_OF + rank] for rank in range(3)] == [4, 2, 1]


@pytest.mark.rule("§5.3")
def test_never_two_ranks_at_once_and_only_with_a_piece_left() -> None:
    state = position(3, queues={5: "0M 0d", 6: "0N 0N", 7: "0N"})
    do(state, "move", "member 6 1", "to 3")
    do(state, "pass", "ring 1", "pass", "ring 2")
    assert why_not(state, "promote") == "nobody-to-promote", "all Donnas and the Maestro are out"
    state = position(3, queues={5: "0N 0d", 6: "0d"})
    do(state, "promote")
    assert legal(state) == ["member 5 1", "member 5 2", "member 6 1"]
    do(state, "member 5 1")
    assert queue(state, 5) == "0M 0d"
    state = position(3, queues={5: "0M 0d", 6: "0d"})
    do(state, "promote")
    assert why_not(state, "member 5 1") == "highest-rank"
    assert why_not(state, "member 5 4") == "not-your-member"


@pytest.mark.rule("§5.3", "§5.7", "FL20")
def test_a_bouncer_lets_a_promoted_member_in_front() -> None:
    from tests.games.florence.positions import guard

    state = position(3, queues={5: "1N 2N 0d"})
    guard(state, 0, "bouncer 5")
    do(state, "promote")
    assert queue(state, 5) == "0N 1N 2N"
