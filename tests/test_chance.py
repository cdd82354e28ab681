"""Chance is drawn once for all drivers: keyed by seed, source and how often the source was drawn from."""

import copy
import pickle
from typing import Any

import pytest

from signoria.core import registry
from signoria.core.chance import FEW, Draws
from signoria.core.rng import Rng
from tests.fixtures import corte
from tests.fixtures.corte import Corte

registry.register(corte.GAME)


@pytest.mark.parametrize("seed", [0, 1, 7, (1 << 63) - 1])
@pytest.mark.parametrize("source", [0, 5, FEW, 1 << 31])
def test_a_stream_can_become_another(seed: int, source: int) -> None:
    stream = Rng(3, 4, 5)
    stream.word()
    stream.key(seed, source, 9)
    other = Rng(seed, source, 9)
    assert [stream.word() for _ in range(5)] == [other.word() for _ in range(5)]


class Elsewhere(Corte):
    """Draws from a source with a number of its own choosing."""

    number = 0

    def source(self) -> int:
        return self.number


@pytest.mark.parametrize("number", [0, FEW - 1, FEW, -3, 1 << 40])
def test_any_number_can_be_a_source(number: int) -> None:
    state = Elsewhere(3)
    state.number = number
    draws, expected, drawn = Draws(11), [], []
    for index in range(4):
        expected.append(state.sample(Rng(11, number, index)))
        drawn.append(draws.next(state))
        draws.take(state)
    assert drawn == expected
    assert draws.drawn(number) == 4
    assert draws.drawn(number + 1) == 0


def test_an_outcome_counts_once_it_has_happened() -> None:
    match = registry.load("medici").new(4, seed=5)
    at = next(i for i, entry in enumerate(match.entries) if entry.actor < 0)
    earlier = match.at(at)
    state, draws = earlier.state, earlier._draws
    assert draws.next(state) == draws.next(state) == match.entries[at].id


def copies(draws: Draws) -> list[Any]:
    return [copy.deepcopy(draws), pickle.loads(pickle.dumps(draws))]


def test_copies_go_on_alike_and_apart() -> None:
    draws = Draws(4)
    for source in (1, 1, FEW + 1):
        draws.note(source)
    for other in copies(draws):
        other.note(1)
        assert [other.drawn(source) for source in (1, FEW + 1)] == [3, 1]
    assert [draws.drawn(source) for source in (1, FEW + 1)] == [2, 1]
    draws.restart(9)
    assert (draws.seed, draws.drawn(1), draws.drawn(FEW + 1)) == (9, 0, 0)
