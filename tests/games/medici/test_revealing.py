"""Medici §2: turning up a lot."""

import pytest

from signoria.core.state import CHANCE
from signoria.games.medici.actions import AUCTION, REVEAL
from tests.games.medici.positions import (
    all_pass,
    bid,
    give,
    only,
    outcome,
    position,
    shorten_deck,
    some_cards,
    told,
    turn_up,
    warehouse,
)


@pytest.mark.rule("§2")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_first_card_must_be_turned_up(players: int) -> None:
    """No decision comes before it: chance is to move, and the card is the revealer's."""
    state = position(players, turn=players - 1)
    assert state.actor() == CHANCE
    assert state.turn() == players - 1
    state.step(outcome("dyes 4"))
    assert told(state)[0] == {"event": "revealed", "seat": players - 1, "good": "dyes", "value": 4, "rule": "§2, M3"}


@pytest.mark.rule("§2", "M3")
def test_cards_are_turned_up_one_at_a_time() -> None:
    """After the first and after the second card the revealer is asked, each time knowing what lies there."""
    state = position(4, turn=2)
    state.step(outcome("dyes 4"))
    assert (state.actor(), state.legal_actions(), state.lot_size) == (2, [REVEAL, AUCTION], 1)
    state.step(REVEAL)
    assert state.actor() == CHANCE
    state.step(outcome("dyes 3"))
    assert (state.actor(), state.legal_actions(), state.lot_size) == (2, [REVEAL, AUCTION], 2)


@pytest.mark.rule("§2", "M3")
def test_three_cards_at_most() -> None:
    """The third card closes the lot, and bidding begins unasked."""
    state = position(4, turn=2)
    turn_up(state, "dyes 4", "dyes 3", "neutral", offer=False)
    assert state.actor() == 3
    assert only(told(state), "auctioned") == [{"event": "auctioned", "seat": 2, "cards": 3, "rule": "§3, M2"}]


@pytest.mark.rule("§2", "M3")
@pytest.mark.parametrize("cards", [["spices 0"], ["spices 0", "cloth 1"], ["spices 0", "cloth 1", "metals 2"]])
def test_lots_of_one_two_and_three(cards: list[str]) -> None:
    state = position(4, turn=0)
    turn_up(state, *cards)
    bid(state, 1)
    all_pass(state)
    assert warehouse(state, 1) == cards


@pytest.mark.rule("§2", "M3")
@pytest.mark.parametrize("left", [1, 2])
def test_never_more_cards_than_the_deck_holds(left: int) -> None:
    state = position(4)
    shorten_deck(state, left, keep=["metals 0", "metals 1"])
    turn_up(state, *["metals 0", "metals 1"][:left], offer=False)
    assert (state.deck, state.lot_size, state.actor()) == (0, left, 1)


@pytest.mark.rule("§2", "M3")
@pytest.mark.parametrize("most", [1, 2])
def test_never_more_cards_than_fit_into_some_warehouse(most: int) -> None:
    """Seat 2 has the largest space; as soon as the lot fills it, bidding begins."""
    state = position(4, turn=0, held=[5, 5, 5 - most, 5 if most == 1 else 4])
    turn_up(state, *some_cards(state, most), offer=False)
    assert (state.lot_size, state.actor()) == (most, 2)


@pytest.mark.rule("§2", "M3")
def test_the_revealers_own_space_counts() -> None:
    """Only the revealer could take three cards, and may turn them up."""
    state = position(4, turn=0, held=[2, 4, 4, 4])
    turn_up(state, *some_cards(state, 3), offer=False)
    assert state.lot_size == 3
    assert all_pass(state) == [0]


@pytest.mark.rule("§2", "M3")
def test_more_cards_than_the_revealer_can_store() -> None:
    """Space for one, three turned up: allowed, since seat 1 can take them."""
    state = position(4, turn=0, held=[4, 0, 4, 4])
    turn_up(state, *some_cards(state, 3), offer=False)
    assert state.lot_size == 3
    assert all_pass(state) == [1]


@pytest.mark.rule("§2")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_turn_goes_to_the_left_of_the_revealer(players: int) -> None:
    """Whoever bought: the neighbour of the revealer is next, and the last seat is followed by the first."""
    for revealer in range(players):
        state = position(players, turn=revealer)
        turn_up(state, "metals 0")
        bid(state, 1)
        all_pass(state)
        assert state.turn() == (revealer + 1) % players
        assert state.actor() == CHANCE


@pytest.mark.rule("§2", "M3")
def test_space_is_measured_anew_for_each_lot() -> None:
    state = position(3, turn=0, held=[3, 2, 4])
    give(state, 1, "metals 0")
    turn_up(state, "metals 5", "metals 5")
    bid(state, 1)  # seat 1: now full
    assert all_pass(state) == [0]
    assert state.turn() == 2
    turn_up(state, "metals 1", "metals 2", offer=False)
    assert state.actor() == 0, "two cards fit into seat 0 only, a third into none"
