"""How long matches are, whoever plays, and that playing them out is well-behaved."""

import pytest

from signoria.core.playout import random_decisions
from signoria.core.rng import Rng
from signoria.core.state import CHANCE, OVER
from signoria.games.firenze import GAME, LONGEST
from tests.games.firenze.positions import check


@pytest.mark.rule("§12", "F43")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_matches_end_within_sixty_turns(players: int) -> None:
    state = GAME.initial(players)
    rng = Rng(players)
    decisions = 0
    while state.actor() != OVER:
        if state.actor() == CHANCE:
            state.apply(state.sample(rng))
        else:
            actions = state.legal_actions()
            state.apply(actions[rng.below(len(actions))])
            decisions += 1
    assert state.round <= 60
    assert decisions < 60 * players * 40 < LONGEST


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_native_loop_counts_the_same_length(players: int) -> None:
    mean = random_decisions(GAME.initial(players), 1, 4) / 4
    assert 400 * players < mean < 700 * players


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize(
    "options",
    [
        {"neutral-seals": "dice", "neutral-number": 7},
        {"neutral-seals": "dead-colour"},
        {"campanile": False, "neutral-number": 0},
        {"automatic-discards": True},
    ],
    ids="-".join,
)
def test_nothing_is_lost_under_any_option(players: int, options: dict[str, object]) -> None:
    state = GAME.initial(players, options=options)
    rng = Rng(9)
    for step in range(1200):
        if state.actor() == OVER:
            break
        if state.actor() == CHANCE:
            state.step(state.sample(rng))
        else:
            actions = state.legal_actions()
            state.step(actions[rng.below(len(actions))])
        if step % 3 == 0:
            check(state)


def test_equal_deals_stay_equal_when_decisions_differ() -> None:
    """The bag and the pile have streams of their own, and both matches draw the same cards in the same order."""
    one, other = GAME.new(2, seed=7), GAME.new(2, seed=7)
    for _ in range(40):
        one.step(one.legal_actions()[0])
    for _ in range(40):
        other.step(other.legal_actions()[-1])

    def cards(match: object) -> list[str]:
        texts = [GAME.outcome_text(entry.id) for entry in match.entries if entry.actor == CHANCE]
        return [text for text in texts if text.startswith("card ")]

    shared = min(len(cards(one)), len(cards(other)))
    assert shared >= 9
    assert cards(one)[:shared] == cards(other)[:shared]
