"""The engine and a second, plain telling of the rules agree at every step of random matches."""

from pathlib import Path
from typing import Any

import pytest

from signoria.core.rng import Rng
from signoria.core.state import CHANCE, OVER
from signoria.games.firenze import GAME
from tests import golden
from tests.games.firenze.oracle import Oracle

CASES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {}),
    (4, {}),
    (4, {"neutral-number": 7}),
    (3, {"neutral-seals": "dice", "neutral-number": 6}),
    (2, {"neutral-seals": "dead-colour"}),
    (3, {"neutral-seals": "dead-colour", "dead-colour": "blue", "automatic-discards": True}),
    (4, {"campanile": False, "automatic-discards": True, "neutral-number": 1}),
]


def choose(texts: list[str], rng: Rng, builder: bool) -> str:
    """Uniformly; or as somebody who builds on and completes, so that matches end by seals."""
    if builder:
        for verb in ("complete", "raise", "play mason", "no-exchange"):
            wanted = [text for text in texts if text.startswith(verb)]
            if wanted and rng.below(8) > 0:
                return wanted[rng.below(len(wanted))]
    return texts[rng.below(len(texts))]


def agree(players: int, options: dict[str, Any], seed: int, *, builder: bool) -> bool:
    """Play in lockstep; returns whether the match was ended by a last seal."""
    chosen = GAME.check_options(options)
    state = GAME.initial(players, options=chosen)
    oracle = Oracle(players, chosen)
    told = oracle.match()
    rng = Rng(seed, 17)
    answer = None
    while True:
        try:
            who, expected = told.send(answer)
        except StopIteration:
            break
        assert state.scores() == oracle.points
        if state.actor() == CHANCE:
            found: Any = {GAME.outcome_text(outcome): weight for outcome, weight in state.chance_outcomes()}
            assert (who, expected) == ("chance", found)
            answer = GAME.outcome_text(state.sample(rng))
            state.step(GAME.outcomes.parse(answer))
        else:
            texts = [GAME.text(action) for action in state.legal_actions()]
            assert (who, expected) == (state.actor(), set(texts))
            answer = choose(texts, rng, builder)
            state.step(GAME.parse(answer))
    assert state.actor() == OVER
    assert state.scores() == oracle.points
    return state.finisher >= 0


@pytest.mark.parametrize(("players", "options"), CASES, ids=lambda case: str(case).replace("'", ""))
def test_random_matches_agree(players: int, options: dict[str, Any]) -> None:
    agree(players, options, 1, builder=False)


@pytest.mark.parametrize(("players", "options"), CASES, ids=lambda case: str(case).replace("'", ""))
def test_building_matches_agree(players: int, options: dict[str, Any]) -> None:
    agree(players, options, 2, builder=True)


def test_builders_end_matches_by_their_seals() -> None:
    assert any(agree(4, {"campanile": False}, seed, builder=True) for seed in range(3))


@pytest.mark.parametrize("file", golden.files("firenze"), ids=lambda file: file.stem)
def test_golden_playthroughs_agree(file: Path) -> None:
    """What was frozen is what the second telling of the rules says, too."""
    match = golden.replay_file(file.read_text(encoding="utf-8"))
    oracle = Oracle(match.players, dict(match.options))
    told = oracle.match()
    who, expected = next(told)
    for number, entry in enumerate(match.entries):
        assert who == ("chance" if entry.actor == CHANCE else entry.actor), number
        text = GAME.outcome_text(entry.id) if entry.actor == CHANCE else GAME.text(entry.id)
        assert text in expected, number
        try:
            who, expected = told.send(text)
        except StopIteration:
            assert number == len(match.entries) - 1
    assert oracle.points == match.scores()
