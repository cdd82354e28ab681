"""What a seat cannot know: dealt anew in keeping with everything it has seen."""

import pytest

from signoria.core.rng import Rng
from signoria.games.florence.components import CARDS
from signoria.games.florence.journey import reshuffle
from signoria.games.florence.table import DECK_OF, LEFT_OF, OBJECTIVE_OF, OLD_OF
from tests.games.florence.positions import GAME, do, empty_deck, hold, position

SAMPLES = 200


def hands(state: object, seat: int) -> list[int]:
    return [state.hand[seat * CARDS + card] for card in range(CARDS)]  # type: ignore[attr-defined]


@pytest.mark.rule("§2")
def test_objectives_of_others_are_dealt_from_those_the_seat_does_not_hold() -> None:
    state = position(3)
    seen: set[tuple[int, ...]] = set()
    for number in range(SAMPLES):
        copy = state.clone()
        copy.redeal(1, Rng(number))
        assert copy.family[OBJECTIVE_OF + 1] == 1
        assert len(set(copy.family[OBJECTIVE_OF : OBJECTIVE_OF + copy.players])) == 3
        seen.add(tuple(copy.family[OBJECTIVE_OF : OBJECTIVE_OF + copy.players]))
    assert {row[0] for row in seen} == {0, 2, 3, 4, 5}


@pytest.mark.rule("§7")
def test_hands_of_others_come_from_what_has_not_been_seen() -> None:
    state = position(3, hands={0: ["go-far", "go-far"], 1: ["go-far", "swap-two"], 2: ["send-gift"]})
    kinds = set()
    for number in range(SAMPLES):
        copy = state.clone()
        copy.redeal(0, Rng(number))
        assert hands(copy, 0) == hands(state, 0)
        for medici in range(3):
            cards = range(medici * 4, medici * 4 + 4)
            for seat in range(3):
                backs = sum(state.hand[seat * CARDS + card] for card in cards)
                assert sum(copy.hand[seat * CARDS + card] for card in cards) == backs, "backs are public"
            assert sum(copy.piles[DECK_OF + card] for card in cards) == state.piles[LEFT_OF + medici]
        for name, (counted, expected) in GAME.conserved(copy).items():
            assert counted == expected, name
        assert copy.hand[CARDS + 2] <= 1, "only one go-far is left for the others"
        kinds |= {card for card in range(4) if copy.hand[CARDS + card]}
    assert kinds == {0, 1, 2, 3}


@pytest.mark.rule("§7", "FL60")
def test_after_a_reshuffle_everyone_knows_what_the_hands_hold_together() -> None:
    state = position(2, hands={0: ["go-far"], 1: ["post-guard", "join-superior"]})
    empty_deck(state, 0, discarded=True)
    reshuffle(state, 0)
    for number in range(40):
        copy = state.clone()
        copy.redeal(0, Rng(number))
        assert hands(copy, 1) == hands(state, 1), "nine cards are in the new deck, one is mine: the other two are certain"
    hold(state, 1, "go-anywhere")
    drawn = set()
    for number in range(SAMPLES):
        copy = state.clone()
        copy.redeal(0, Rng(number))
        assert copy.hand[CARDS] >= 1
        assert copy.hand[CARDS + 3] >= 1
        drawn |= {card for card in range(4) if copy.hand[CARDS + card] > state.piles[OLD_OF + CARDS + card]}
    assert drawn == {0, 1, 2, 3}, "the card drawn since may be any of the new deck"


@pytest.mark.rule("§7", "FL60")
def test_a_card_thrown_away_since_the_reshuffle_is_explained() -> None:
    """Seat 1 held a post-guard when the deck was shuffled and has thrown away a go-anywhere: that one was drawn since."""
    state = position(2, hands={1: ["post-guard"]}, turn=1)
    empty_deck(state, 0, discarded=True)
    reshuffle(state, 0)
    hold(state, 1, "go-anywhere")
    do(state, "discard go-anywhere")
    for number in range(60):
        copy = state.clone()
        copy.redeal(0, Rng(number))
        assert hands(copy, 1) == hands(state, 1)


def test_a_hand_card_is_in_nobody_elses_log_copy() -> None:
    from signoria.core.log import export_for

    for seed in range(4):
        match = GAME.new(3, seed=seed)
        rng = Rng(seed)
        while not match.over:
            actions = match.legal_actions()
            match.step(actions[rng.below(len(actions))])
        for seat in range(3):
            for entry, row in zip(match.entries, export_for(match, seat)["entries"], strict=True):
                hidden = entry.audience >= 0 and not entry.audience >> seat & 1
                assert (row["id"] is None) == hidden


def test_the_last_step_can_be_undone_until_something_is_shown() -> None:
    match = GAME.new(2, seed=5)
    match.step(match.legal_actions()[0])
    match.step(match.legal_actions()[0])
    seat = match.actor
    match.step("deploy")
    assert match.undo_refusal(seat) is None
    assert match.undo(seat) == GAME.parse("deploy")
    state = position(2, queues={5: "0d"}, hands={0: ["go-far"]})
    do(state, "discard go-far")
    assert state.barrier(), "the others have seen the card"
    alone = position(1, queues={5: "0d"}, hands={0: ["go-far"]})
    do(alone, "discard go-far")
    assert not alone.barrier(), "nobody else is there to see it"
