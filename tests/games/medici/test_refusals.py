"""Why not? Every decision of the table is either legal or refused with a reason."""

import pytest

from signoria.core.errors import IllegalAction
from signoria.games.medici.actions import ACTIONS, AUCTION, REASONS
from signoria.games.medici.state import MediciState
from tests.games.medici.positions import (
    GAME,
    bid,
    fresh,
    outcome,
    position,
    shorten_deck,
    some_cards,
    turn_up,
)


def why_not(state: MediciState, text: str) -> str:
    """The sentence with which a decision is refused; the position must stay as it was."""
    before = state.to_bytes()
    with pytest.raises(IllegalAction) as error:
        state.step(GAME.parse(text))
    assert state.to_bytes() == before
    return str(error.value)


def offered(*cards: str) -> MediciState:
    state = position(4, money=[40, 40, 12, 40])
    turn_up(state, *cards)
    return state


@pytest.mark.rule("§3", "M1")
def test_a_bid_must_be_above_the_last() -> None:
    state = offered("metals 5")
    bid(state, 5)
    assert why_not(state, "bid 3") == "bid 3: the last bid is 5 (Medici §3, M1)"
    assert why_not(state, "bid 5") == "bid 5: the last bid is 5 (Medici §3, M1)"


@pytest.mark.rule("§3", "M1")
def test_a_bid_must_be_paid() -> None:
    state = offered("metals 5")
    bid(state, 5)
    assert why_not(state, "bid 13") == "bid 13: you have only 12 florins (Medici §3, M1)"
    assert why_not(state, "bid 400") == "bid 400: you have only 12 florins (Medici §3, M1)"
    state.money[2] = 1
    state.bid = 0
    assert why_not(state, "bid 2") == "bid 2: you have only 1 florin (Medici §3, M1)"


@pytest.mark.rule("§2", "M3")
def test_no_fourth_card() -> None:
    state = offered("metals 5", "metals 4", "metals 3")
    assert why_not(state, "reveal") == "reveal: a lot has at most 3 cards (Medici §2, M3)"


@pytest.mark.rule("§2", "M3")
def test_no_card_from_an_empty_deck() -> None:
    state = position(4)
    shorten_deck(state, 1)
    turn_up(state, "metals 5")
    assert why_not(state, "reveal") == "reveal: the deck is empty (Medici §2, M3)"


@pytest.mark.rule("§2", "M3")
@pytest.mark.parametrize(("space", "cards"), [(1, "1 card"), (2, "2 cards")])
def test_no_card_that_fits_nowhere(space: int, cards: str) -> None:
    state = position(3, held=[4, 5, 5 - space])
    turn_up(state, *some_cards(state, space), offer=False)
    assert why_not(state, "reveal") == f"reveal: no warehouse has room for more than {cards} (Medici §2, M3)"


@pytest.mark.rule("§2", "M3")
def test_no_bid_before_the_lot_is_offered() -> None:
    state = position(4)
    state.step(outcome("metals 5"))
    reason = "bidding begins when the lot is on offer; reveal another card or offer it (Medici §2, M3)"
    assert why_not(state, "bid 4") == f"bid 4: {reason}"
    assert why_not(state, "pass") == f"pass: {reason}"


@pytest.mark.rule("§3", "M2")
def test_no_new_offer_while_bids_are_taken() -> None:
    """The revealer offered a lot that could have grown: neither decision can be repeated."""
    state = offered("metals 5")
    reason = "the lot is already on offer; bid or pass (Medici §3, M2)"
    assert why_not(state, "auction") == f"auction: {reason}"
    assert why_not(state, "reveal") == f"reveal: {reason}"


def test_chance_is_not_decided_by_a_player() -> None:
    state = fresh(4)
    refusal = GAME.refusal(state.refusal(AUCTION))
    assert refusal is not None
    assert (refusal.key, refusal.rule) == ("chance-decides", "")
    with pytest.raises(IllegalAction) as error:
        state.legal_actions()
    assert str(error.value) == "chance decides now, not a player"


def test_chance_cannot_bring_what_is_not_there() -> None:
    state = position(4, held=[["neutral"]])
    with pytest.raises(IllegalAction) as error:
        state.step(outcome("neutral"))
    assert str(error.value) == "draw-neutral: this cannot come up now"


def test_nothing_is_decided_after_the_end() -> None:
    match = GAME.new(3, seed=2)
    while not match.over:
        match.step(match.legal_actions()[-1] if match.prompt().key == "more" else "pass")
    with pytest.raises(IllegalAction) as error:
        match.step("bid 1")
    assert str(error.value) == "bid 1: the match is over"


@pytest.mark.parametrize("action", [-1, -7, 403, 1 << 40])
def test_ids_that_are_none(action: int) -> None:
    refusal = GAME.refusal(offered("metals 5").refusal(action))
    assert refusal is not None
    assert refusal.key == "no-such-action"


def test_every_reason_comes_up_and_nothing_is_both_legal_and_refused() -> None:
    """Over the whole table, in all positions of a few matches."""
    seen: set[str] = set()
    for seed in range(8):
        match = GAME.new(3 + seed % 4, seed=seed)
        while not match.over:
            legal = set(match.legal_actions())
            reasons = {action: match.refusal(action) for action in ACTIONS}
            assert {action for action, reason in reasons.items() if reason is None} == legal
            seen |= {reason.key for reason in reasons.values() if reason is not None}
            # Some tables bid low, some hardly at all, so that both warehouses and decks run out.
            match.step(sorted(legal)[len(match.log) % (2 if seed % 2 else 5) == 0])
    assert {reason.key for reason in REASONS} <= seen
