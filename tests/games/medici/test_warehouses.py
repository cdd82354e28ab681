"""Medici §4: room for five cards."""

import pytest

from signoria.games.medici.actions import ACTIONS, PASS
from tests.games.medici.positions import all_pass, bid, end_by_free_cards, give, only, position, told, turn_up, warehouse

A, B, C, D = range(4)


@pytest.mark.rule("§4", "M5")
def test_the_rulebooks_example() -> None:
    """A holds 2 cards, B 3, C 4, D 2. Three cards: B and C must pass, D bids 7, A passes. Later A alone can buy three for 1."""
    state = position(4, turn=A, held=[2, 3, 4, 2])
    turn_up(state, "metals 5", "dyes 5", "porcelain 0")
    assert state.actor() == D
    bid(state, 7)
    assert state.actor() == A
    state.step(PASS)
    assert (state.scores()[D], len(warehouse(state, D))) == (33, 5)
    assert [(event["seat"], event["cards"]) for event in only(told(state), "no-room")] == [(B, 3), (C, 3)]

    assert state.turn() == B
    turn_up(state, "metals 4", "metals 3", "porcelain 1")
    assert state.actor() == A, "nobody else has room for three cards"
    bid(state, 1)
    assert state.scores() == [39, 40, 40, 33]
    assert len(warehouse(state, A)) == 5
    assert [event["seat"] for event in only(told(state), "no-room")] == [C, D, B]


@pytest.mark.rule("§4", "M5")
@pytest.mark.parametrize(("stored", "asked"), [(2, True), (3, False)])
def test_room_for_the_whole_lot_is_needed(stored: int, asked: bool) -> None:
    state = position(4, turn=A, held=[0, stored])
    turn_up(state, "metals 5", "dyes 5", "porcelain 0")
    assert (state.actor() == B) is asked


@pytest.mark.rule("§4", "M5")
def test_a_full_warehouse_neither_reveals_nor_bids() -> None:
    """B and C are full: after A it is D's turn, and only D and A are asked for bids."""
    state = position(4, turn=A, held=[0, 5, 5, 0])
    turn_up(state, "metals 5")
    assert all_pass(state) == [D, A]
    assert state.turn() == D


@pytest.mark.rule("§4", "M5")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_full_warehouses_are_skipped_all_round(players: int) -> None:
    """With all but two full the turn goes to and fro between these two."""
    held = [0, 0, *[5] * (players - 2)]
    state = position(players, turn=0, held=held)
    for turn, card in ((0, "metals 5"), (1, "metals 5"), (0, "neutral")):
        assert state.turn() == turn
        turn_up(state, card)
        assert all_pass(state) == [1 - turn, turn]


@pytest.mark.rule("§4")
def test_a_warehouse_keeps_what_it_holds() -> None:
    """Cards stay until the round ends: there is no decision that gives one back."""
    assert list(ACTIONS.verbs) == ["reveal", "auction", "pass", "bid"]
    state = position(3, turn=0)
    give(state, 1, "cloth 0")
    turn_up(state, "cloth 1")
    bid(state, 2)
    all_pass(state)
    turn_up(state, "cloth 2")
    all_pass(state)
    assert warehouse(state, 1) == ["cloth 0", "cloth 1"]


@pytest.mark.rule("§4")
def test_five_cards_are_full() -> None:
    state = position(4, held=[0, 4])
    assert (state.space(1), state.full) == (1, 0)
    turn_up(state, "metals 5")
    bid(state, 1)
    all_pass(state)
    assert (state.space(1), state.full) == (0, 1)


@pytest.mark.rule("§4", "M5")
def test_a_full_warehouse_is_empty_again_in_the_next_round() -> None:
    state = position(3, turn=2, held=[5, 5, 4], money=[1, 2, 3])
    end_by_free_cards(state, "metals 5")
    assert (state.round, state.full) == (2, 0)
    assert [warehouse(state, seat) for seat in range(3)] == [[], [], []]
