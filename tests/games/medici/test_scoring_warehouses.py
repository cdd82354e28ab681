"""Medici §6: what the warehouses sell for."""

import pytest

from signoria.games.medici.scoring import sell_warehouses
from tests.games.medici.positions import GAME, earned, end_by_free_cards, give, only, position, told

PAYOUTS = {3: [30, 15, 0], 4: [30, 20, 10, 0], 5: [30, 20, 10, 5, 0], 6: [30, 20, 10, 10, 5, 0]}
ONE_EACH = ["neutral", "metals 5", "metals 4", "metals 3", "metals 2", "metals 1"]


def sold(players: int, held: list[list[str]], edition: str | None = None) -> list[int]:
    """What each seat is paid for its warehouse."""
    state = position(players, held=held, edition=edition)
    sell_warehouses(state)
    return earned(told(state), "payout", players)


@pytest.mark.rule("§6", "M8")
def test_the_rulebooks_example_for_five_players() -> None:
    """Values of 23, 20, 16, 16 and 14 pay 30, 20, 7, 7 and 0; the round ends as a round does."""
    held = [
        ["spices 5", "dyes 5", "metals 3", "metals 0", "neutral"],
        ["spices 5", "dyes 5", "cloth 5", "metals 5", "porcelain 0"],
        ["porcelain 5", "porcelain 5", "metals 5", "metals 1", "dyes 0"],
        ["cloth 5", "cloth 4", "dyes 4", "porcelain 3", "spices 0"],
        ["spices 4", "dyes 3", "cloth 3", "porcelain 4"],
    ]
    state = position(5, held=held)
    end_by_free_cards(state, "cloth 0")
    events = only(told(state), "payout")
    assert [event["value"] for event in events] == [23, 20, 16, 16, 14]
    assert [event["points"] for event in events] == [30, 20, 7, 7, 0]
    assert [event["place"] for event in events] == [1, 2, 3, 3, 5]
    assert [(event["tied"], event["pool"]) for event in events] == [(1, 30), (1, 20), (2, 15), (2, 15), (1, 0)]


@pytest.mark.rule("§6")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_payouts_by_place(players: int) -> None:
    assert sold(players, [[card] for card in ONE_EACH[:players]]) == PAYOUTS[players]


@pytest.mark.rule("§6")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_places_follow_the_values_not_the_seats(players: int) -> None:
    held = [[card] for card in reversed(ONE_EACH[:players])]
    assert sold(players, held) == PAYOUTS[players][::-1]


@pytest.mark.rule("§6", "M8")
def test_a_tie_for_first_takes_both_places() -> None:
    """30 + 20 for two; the next is third."""
    assert sold(4, [["metals 5"], ["cloth 5"], ["dyes 2"], []]) == [25, 25, 10, 0]


@pytest.mark.rule("§6", "M8")
def test_shares_are_rounded_down() -> None:
    """20 + 10 + 0 for three is 10 each; 15 + 0 for two is 7."""
    assert sold(4, [["metals 5"], ["cloth 2"], ["dyes 2"], ["spices 2"]]) == [30, 10, 10, 10]
    assert sold(3, [["metals 5"], ["cloth 2"], ["dyes 2"]]) == [30, 7, 7]


@pytest.mark.rule("§6", "M8")
@pytest.mark.parametrize(("players", "share"), [(3, 15), (4, 15), (5, 13), (6, 12)])
def test_empty_warehouses_are_worth_nothing_and_rank_all_the_same(players: int, share: int) -> None:
    assert sold(players, []) == [share] * players


@pytest.mark.rule("§6", "M8")
def test_a_tie_for_last_shares_the_last_places() -> None:
    """5 + 0 for two of five."""
    assert sold(5, [["neutral"], ["metals 5"], ["metals 4"], ["metals 1"], ["cloth 1"]]) == [30, 20, 10, 2, 2]


@pytest.mark.rule("§6")
def test_two_ties_at_once() -> None:
    held = [["metals 5"], ["cloth 5"], ["metals 3"], ["cloth 3"], ["metals 0"], []]
    assert sold(6, held) == [25, 25, 10, 10, 2, 2]


@pytest.mark.rule("§6")
def test_the_value_is_the_sum_of_all_cards() -> None:
    """Also of the neutral one, and of cards worth 0."""
    state = position(3)
    give(state, 1, "neutral", "metals 0", "metals 4", "spices 5")
    assert [state.value(seat) for seat in range(3)] == [0, 19, 0]
    assert GAME.view(state, 0)["seats"][1]["value"] == 19


@pytest.mark.rule("§6")
def test_the_bank_pays_into_the_money() -> None:
    state = position(3, held=[["metals 5"], ["metals 4"], ["metals 3"]], money=[1, 2, 3])
    sell_warehouses(state)
    assert state.scores() == [31, 17, 3]
