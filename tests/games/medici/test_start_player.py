"""Medici §8: who starts a round."""

import pytest

from signoria.core.state import CHANCE
from signoria.games.medici.state import MediciState
from tests.games.medici.positions import OUTCOME_START, end_by_free_cards, fresh, only, position, starters, told


@pytest.mark.rule("§8", "M13")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_first_start_player_is_drawn_by_lot(players: int) -> None:
    """Each seat is equally likely."""
    state = fresh(players)
    assert state.actor() == CHANCE
    assert state.chance_outcomes() == [(OUTCOME_START + seat, 1) for seat in range(players)]
    state.step(OUTCOME_START + 2)
    assert only(told(state), "starts") == [{"event": "starts", "seat": 2, "by": 0, "rule": "§8, M13"}]
    assert state.turn() == 2


def after_a_round(money: list[int], held: list[list[str]]) -> MediciState:
    """The beginning of round two: seat 2 has drawn the fifth card that ended round one."""
    state = position(3, held=held, money=money)
    end_by_free_cards(state, "metals 0")
    return state


UNEQUAL = [
    ["metals 5", "porcelain 5", "dyes 5", "cloth 5", "spices 5"],
    ["metals 5", "porcelain 5", "dyes 5", "cloth 5", "spices 4"],
    ["porcelain 0", "dyes 0", "cloth 0", "spices 0"],
]


@pytest.mark.rule("§8", "M13")
@pytest.mark.parametrize(("money", "poorest"), [([0, 200, 200], 0), ([200, 0, 200], 1), ([200, 200, 0], 2)])
def test_the_poorest_starts_the_next_round(money: list[int], poorest: int) -> None:
    """No lot is drawn: the first card of the round is the next thing to happen."""
    state = after_a_round(money, UNEQUAL)
    starts = {"event": "starts", "seat": poorest, "by": 1, "rule": "§8, M13"}
    assert only(told(state), "starts") == [starts]
    assert (state.round, state.turn()) == (2, poorest)


@pytest.mark.rule("§8", "M13")
def test_money_counts_after_the_scoring() -> None:
    """Before it seat 0 is the poorest; 30 for the warehouse make seat 2 the poorest."""
    state = after_a_round([10, 40, 12], UNEQUAL)
    assert state.scores()[0] > state.scores()[2]
    assert state.turn() == 2


@pytest.mark.rule("§8", "M13")
def test_a_tie_of_the_poorest_is_decided_by_lot() -> None:
    """Equal warehouses, equal tracks: seats 0 and 1 stay equally poor, seat 2 is rich."""
    alike = [
        ["metals 5", "porcelain 5", "dyes 5", "cloth 5", "spices 5"],
        ["metals 5", "porcelain 5", "dyes 5", "cloth 5", "spices 5"],
        ["porcelain 0", "dyes 0", "cloth 0", "spices 0"],
    ]
    state = after_a_round([7, 7, 300], alike)
    assert state.actor() == CHANCE
    assert starters(state) == [0, 1]
    assert [weight for _, weight in state.chance_outcomes()] == [1, 1]
    state.step(OUTCOME_START + 1)
    assert only(told(state), "starts")[-1] == {"event": "starts", "seat": 1, "by": 2, "rule": "§8, M13"}
    assert state.turn() == 1


@pytest.mark.rule("§8", "§1")
def test_each_round_has_a_new_deck_of_all_cards() -> None:
    state = after_a_round([0, 200, 200], UNEQUAL)
    assert (state.deck, state.unseen) == (18, 36)
    assert sum(weight for _, weight in state.chance_outcomes()) == 36
    assert only(told(state), "round-begins")[-1]["round"] == 2
