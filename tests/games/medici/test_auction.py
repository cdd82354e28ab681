"""Medici §3: one round of bids."""

import pytest

from signoria.games.medici.actions import BID, PASS
from tests.games.medici.positions import GAME, all_pass, bid, only, position, shorten_deck, told, turn_up, warehouse


@pytest.mark.rule("§3", "M2")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_left_neighbour_first_revealer_last(players: int) -> None:
    for revealer in range(players):
        state = position(players, turn=revealer)
        turn_up(state, "metals 3")
        assert all_pass(state) == [(revealer + i) % players for i in range(1, players + 1)]


@pytest.mark.rule("§3", "M2")
def test_once_round_only() -> None:
    """A player who was outbid is not asked again."""
    state = position(3, turn=0)
    turn_up(state, "metals 3")
    bid(state, 4)
    bid(state, 5)
    bid(state, 6)
    assert state.scores() == [34, 40, 40]
    assert warehouse(state, 0) == ["metals 3"]


@pytest.mark.rule("§3", "M1")
def test_any_whole_number_from_one_to_the_own_money() -> None:
    state = position(4, money=[40, 12, 40, 40])
    turn_up(state, "metals 3")
    assert state.legal_actions() == [PASS, *range(BID + 1, BID + 13)]


@pytest.mark.rule("§3", "M1")
def test_each_bid_is_above_the_last() -> None:
    state = position(4, money=[40, 40, 9, 40])
    turn_up(state, "metals 3")
    bid(state, 5)
    assert state.legal_actions() == [PASS, BID + 6, BID + 7, BID + 8, BID + 9]


@pytest.mark.rule("§3", "M1")
def test_a_pass_leaves_the_last_bid_standing() -> None:
    state = position(4)
    turn_up(state, "metals 3")
    bid(state, 5)
    state.step(PASS)
    assert state.legal_actions()[1] == BID + 6


@pytest.mark.rule("§3", "M1")
def test_the_highest_bidder_pays_and_takes_all_cards() -> None:
    """Nobody else pays; the cards lie open in the warehouse of the buyer."""
    state = position(4, turn=3)
    turn_up(state, "metals 3", "neutral", "cloth 0")
    bid(state, 7)
    bid(state, 11)
    state.step(PASS)
    state.step(PASS)
    assert state.scores() == [40, 29, 40, 40]
    assert [warehouse(state, seat) for seat in range(4)] == [[], ["metals 3", "neutral", "cloth 0"], [], []]
    bought = {"event": "bought", "seat": 1, "cards": 3, "points": -11, "rule": "§3, M1"}
    assert only(told(state), "bought") == [bought]


@pytest.mark.rule("§3", "M1", "M2", "M5")
def test_the_journal_tells_every_bid_and_pass() -> None:
    state = position(4, turn=3, held=[0, 5], money=[40, 40, 40, 40])
    turn_up(state, "neutral")
    bid(state, 9)
    bid(state, 10)
    state.step(PASS)
    events = [(event["event"], event.get("seat"), event.get("amount")) for event in told(state)]
    assert events == [
        ("revealed", 3, None),
        ("auctioned", 3, None),
        ("bids", 0, 9),
        ("no-room", 1, None),
        ("bids", 2, 10),
        ("passes", 3, None),
        ("bought", 2, None),
    ]


@pytest.mark.rule("§3", "M2")
def test_every_auction_begins_without_a_bid() -> None:
    state = position(4, turn=0)
    turn_up(state, "neutral")
    bid(state, 9)
    all_pass(state)
    turn_up(state, "metals 1")
    view = GAME.view(state, 0)
    assert (view["bid"], view["leader"], view["actor"], len(view["lot"])) == (0, -1, 2, 1)
    all_pass(state)
    assert state.scores() == [40, 31, 40, 40]


@pytest.mark.rule("§3", "M1")
def test_the_last_florin_may_be_bid() -> None:
    """Money falls to 0 and never below."""
    state = position(4, money=[40, 8, 40, 40])
    turn_up(state, "neutral")
    bid(state, 8)
    all_pass(state)
    assert state.scores() == [40, 0, 40, 40]


@pytest.mark.rule("§3", "M5")
def test_without_the_money_to_outbid_nobody_is_asked() -> None:
    """Seat 2 has just as much as was bid, seat 3 one florin more."""
    state = position(4, money=[40, 40, 9, 10])
    turn_up(state, "neutral")
    bid(state, 9)
    assert (state.actor(), state.legal_actions()) == (3, [PASS, BID + 10])
    assert only(told(state), "no-money") == [{"event": "no-money", "seat": 2, "last": 9, "rule": "§3, M5"}]


@pytest.mark.rule("§3", "M5")
def test_without_money_nobody_is_asked_even_before_the_first_bid() -> None:
    state = position(4, money=[40, 0, 40, 40])
    turn_up(state, "neutral")
    assert state.actor() == 2
    assert only(told(state), "no-money")[0]["last"] == 0


@pytest.mark.rule("§3", "M4")
def test_a_lot_without_a_bid_leaves_the_round() -> None:
    """Nobody stores or pays anything, and the cards cannot come up again."""
    state = position(4, turn=1)
    turn_up(state, "neutral", "cloth 4")
    all_pass(state)
    assert only(told(state), "unsold") == [{"event": "unsold", "cards": 2, "rule": "§3, M4"}]
    assert state.scores() == [40] * 4
    assert [warehouse(state, seat) for seat in range(4)] == [[]] * 4
    assert (state.deck, state.lot_size, state.turn()) == (22, 0, 2)
    unseen = sum(weight for _, weight in state.chance_outcomes())
    assert unseen == 34


@pytest.mark.rule("§3", "M4", "M5")
def test_a_lot_nobody_can_pay_leaves_the_round() -> None:
    state = position(3, money=[0, 0, 0])
    turn_up(state, "neutral")
    assert [event["event"] for event in told(state)][-4:] == ["no-money", "no-money", "no-money", "unsold"]


@pytest.mark.rule("§3", "M4")
def test_cards_of_an_unsold_lot_come_back_in_the_next_round() -> None:
    state = position(3, held=[5, 4, 4], turn=1)
    shorten_deck(state, 2, keep=["neutral", "metals 0"])
    turn_up(state, "neutral")
    all_pass(state)
    turn_up(state, "metals 0")
    all_pass(state)
    assert (state.round, state.unseen) == (2, 36)
