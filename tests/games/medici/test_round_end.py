"""Medici §5: the last player fills up, or the deck runs out."""

import pytest

from signoria.core.state import CHANCE
from signoria.games.medici.actions import PASS
from tests.games.medici.positions import (
    GAME,
    all_pass,
    bid,
    levels,
    only,
    outcome,
    position,
    shorten_deck,
    told,
    turn_up,
)


@pytest.mark.rule("§5", "M6")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_last_player_fills_up_free_of_charge(players: int) -> None:
    """The purchase that fills the last but one warehouse is followed by cards from the deck, which nobody decides about."""
    state = position(players, held=[2, 4, *[5] * (players - 2)], money=[9, 9])
    turn_up(state, "metals 5")
    bid(state, 3)
    state.step(PASS)
    drawn = ["neutral", "porcelain 5", "dyes 5"]
    for card in drawn:
        assert state.actor() == CHANCE
        view = GAME.view(state, 0)
        assert (view["phase"], view["turn"], view["lot"]) == ("free", 0, []), "it is the last player's turn"
        state.step(outcome(card))
    events = told(state)
    free = only(events, "free-card")
    assert [(event["seat"], event["good"], event["value"]) for event in free] == [
        (0, "neutral", 10),
        (0, "porcelain", 5),
        (0, "dyes", 5),
    ]
    spent = [event["points"] for event in events if event["event"] == "bought"]
    assert spent == [-3], "free cards cost nothing"
    assert only(events, "round-over")[0]["round"] == 1
    assert state.round == 2


@pytest.mark.rule("§5", "M6")
def test_the_revealer_can_be_the_last_player() -> None:
    state = position(3, turn=0, held=[3, 4, 5])
    turn_up(state, "metals 5")
    bid(state, 3)
    state.step(PASS)
    state.step(outcome("metals 0"))
    assert [event["seat"] for event in only(told(state), "free-card")] == [0]


@pytest.mark.rule("§5", "M6")
def test_filling_up_stops_with_the_deck() -> None:
    """Three places are free, two cards are left."""
    state = position(3, held=[2, 4, 5])
    shorten_deck(state, 3, keep=["metals 0", "metals 1", "metals 2"])
    turn_up(state, "metals 5")
    bid(state, 3)
    state.step(PASS)
    state.step(outcome("metals 0"))
    state.step(outcome("metals 1"))
    events = told(state)
    assert len(only(events, "free-card")) == 2
    assert only(events, "round-over") == [{"event": "round-over", "round": 1, "deck": 0, "rule": "§5, M6, M7"}]
    assert state.round == 2


@pytest.mark.rule("§5", "M6")
def test_two_warehouses_with_room_are_no_end() -> None:
    state = position(4, held=[4, 4, 5, 4], turn=0)
    turn_up(state, "metals 5")
    bid(state, 1)
    all_pass(state)
    assert (state.round, state.turn()) == (1, 3)
    assert only(told(state), "free-card") == []


@pytest.mark.rule("§5", "M6")
def test_an_unsold_lot_fills_nothing() -> None:
    """Only a purchase can make a player the last one with room."""
    state = position(4, held=[4, 4, 5, 5], turn=0)
    turn_up(state, "metals 5")
    all_pass(state)
    assert (state.round, state.turn(), state.full) == (1, 1, 2)


@pytest.mark.rule("§5", "M7")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_an_empty_deck_ends_the_round_after_the_auction(players: int) -> None:
    """The last lot is still sold; warehouses stay unfilled."""
    state = position(players, held=[1, 2])
    shorten_deck(state, 1, keep=["metals 4"])
    turn_up(state, "metals 4", offer=False)
    assert (state.deck, state.actor()) == (0, 1)
    bid(state, 3)
    all_pass(state)
    events = told(state)
    assert only(events, "bought")[0]["seat"] == 1
    assert only(events, "round-over")[0]["deck"] == 0
    assert only(events, "free-card") == []
    assert state.round == 2


@pytest.mark.rule("§5", "M7")
def test_an_empty_deck_ends_the_round_even_if_the_last_lot_is_not_sold() -> None:
    state = position(4)
    shorten_deck(state, 1)
    turn_up(state, "metals 5")
    all_pass(state)
    assert state.round == 2


@pytest.mark.rule("§5", "M6", "M7")
def test_an_empty_deck_leaves_nothing_for_the_last_player() -> None:
    state = position(3, held=[2, 4, 5])
    shorten_deck(state, 1)
    turn_up(state, "metals 5")
    bid(state, 3)
    state.step(PASS)
    assert only(told(state), "free-card") == []
    assert state.round == 2


@pytest.mark.rule("§5", "M15")
def test_free_cards_count_for_value_and_tracks() -> None:
    """Seat 0 buys nothing in this round and still has the best warehouse and leads in metals."""
    state = position(3, held=[["metals 0", "metals 1", "metals 2"], 4, 5], money=[5, 5, 5])
    turn_up(state, "cloth 5")
    bid(state, 1)
    state.step(PASS)
    state.step(outcome("neutral"))
    state.step(outcome("metals 5"))
    events = told(state)
    assert only(events, "payout")[0] == {
        "event": "payout",
        "seat": 0,
        "value": 18,
        "place": 1,
        "tied": 1,
        "pool": 30,
        "points": 30,
        "rule": "§6, M8",
    }
    assert levels(state, "metals")[0] == 4


@pytest.mark.rule("§5")
def test_the_cards_left_in_the_deck_are_public() -> None:
    state = position(4)
    turn_up(state, "metals 5", "metals 0")
    bid(state, 1)
    all_pass(state)
    shorten_deck(state, 1, keep=["metals 4"])
    for seat in range(-1, 4):
        assert GAME.view(state, seat)["deck"] == 1
    turn_up(state, "metals 4")
    all_pass(state)
    assert GAME.view(state, 0)["deck"] == 24, "a new round"
