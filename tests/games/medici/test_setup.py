"""Medici §1: what is in the box and how a match begins."""

import pytest

from signoria.core.state import CHANCE
from tests.games.medici.positions import GAME, OUTCOME_START, fresh, levels, only, told

GOODS = ("metals", "porcelain", "dyes", "cloth", "spices")
DECKS = {3: 18, 4: 24, 5: 30, 6: 36}
CAPITAL = {3: 40, 4: 40, 5: 30, 6: 30}

every_number = pytest.mark.parametrize("players", [3, 4, 5, 6])


@pytest.mark.rule("§1")
@every_number
def test_thirty_six_cards(players: int) -> None:
    """Seven cards of each of five goods, 0 to 4 once and 5 twice, and one neutral 10."""
    unseen = GAME.view(fresh(players), 0)["unseen"]
    copies = {(card["good"], card["value"]): card["copies"] for card in unseen}
    expected = {(good, value): 2 if value == 5 else 1 for good in GOODS for value in range(6)}
    assert copies == {**expected, ("neutral", 10): 1}
    assert sum(copies.values()) == 36


@pytest.mark.rule("§1")
@every_number
def test_cards_in_the_deck(players: int) -> None:
    """The deck is a part of the 36 cards; any of them can still come up, for the rest leaves the round unseen."""
    state = fresh(players)
    state.step(OUTCOME_START)
    assert state.deck == DECKS[players]
    assert state.actor() == CHANCE
    assert sum(weight for _, weight in state.chance_outcomes()) == 36
    assert only(told(state), "round-begins") == [
        {"event": "round-begins", "round": 1, "cards": DECKS[players], "rule": "§1"},
    ]


@pytest.mark.rule("§1")
@every_number
def test_starting_money(players: int) -> None:
    state = fresh(players)
    assert state.scores() == [CAPITAL[players]] * players
    assert [event["points"] for event in only(told(state), "capital")] == [CAPITAL[players]] * players


@pytest.mark.rule("§1")
@every_number
def test_markers_begin_on_the_base_fields(players: int) -> None:
    state = fresh(players)
    assert [levels(state, good) for good in GOODS] == [[0] * players] * 5
    assert GAME.view(state, 0)["track"]["bonus"] == [0, 0, 0, 0, 0, 0, 10, 20]


@pytest.mark.rule("§1")
@every_number
def test_warehouses_begin_empty(players: int) -> None:
    view = GAME.view(fresh(players), 0)
    assert [seat["cards"] for seat in view["seats"]] == [[]] * players
    assert view["warehouse"] == 5


@pytest.mark.rule("§1")
def test_money_above_the_printed_scale_is_kept_whole() -> None:
    """The board's scale ends at 99; money does not."""
    state = fresh(4)
    state.money[2] = 137
    assert state.scores()[2] == 137
    assert GAME.view(state, 0)["seats"][2]["money"] == 137
