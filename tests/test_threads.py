"""Threads that work on states of their own never disturb each other."""

import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from signoria.core import registry
from signoria.core.chance import Draws
from signoria.core.game import Game
from signoria.core.rng import Rng
from signoria.core.state import CHANCE, OVER, State
from tests.fixtures import corte

registry.register(corte.GAME)

THREADS = 4
STEPS = 40
SECONDS = 0.4


@pytest.fixture(autouse=True)
def impatient() -> Iterator[None]:
    """Threads give way to each other as often as possible."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(usual)


def story(game: Game, seed: int) -> list[object]:
    """What a state answers to everything that lists, draws or picks, over some steps of a match."""
    players = game.min_players + seed % (game.max_players - game.min_players + 1)
    match = game.new(players, seed=seed)
    state, rng, draws = match.state.clone(), Rng(seed), Draws(seed)
    told: list[object] = [match.log]
    for number in range(STEPS):
        if state.actor() == OVER:
            break
        told.append(answers(state, rng))
        state.step(draws.next(state) if state.actor() == CHANCE else state.pick(Rng(seed, 1, number)))
    return [*told, state.to_ints(), state.scores()]


def answers(state: State, rng: Rng) -> object:
    if state.actor() == CHANCE:
        outcomes = state.chance_outcomes()
        return outcomes, state.sample(rng), [state.possible(outcome) for outcome, _ in outcomes]
    return state.legal_actions(), state.pick(rng), state.clone().legal_actions()


@pytest.mark.parametrize("name", registry.names())
def test_states_of_different_threads(name: str) -> None:
    game = registry.load(name)
    alone = {seed: story(game, seed) for seed in range(THREADS * 2)}
    end = time.monotonic() + SECONDS

    def compare(first: int) -> list[int]:
        """The seeds that went another way, tried again and again."""
        wrong = []
        while True:
            for seed in range(first, len(alone), THREADS):
                if story(game, seed) != alone[seed]:
                    wrong.append(seed)
            if time.monotonic() > end:
                return wrong

    with ThreadPoolExecutor(THREADS) as pool:
        assert [found for found in pool.map(compare, range(THREADS)) if found] == []
