"""Random numbers: the same everywhere, fair, and streams that do not depend on each other."""

from collections import Counter

import pytest
from mypy_extensions import i64

from signoria.core.rng import Rng
from signoria.core.vec import vec


def test_words_are_the_same_on_every_machine() -> None:
    rng = Rng(7, 3, 1)
    assert [rng.word() for _ in range(4)] == WORDS


WORDS = [2375995251, 1753064523, 192284410, 3034392531]


def test_streams_differ() -> None:
    keys = [(0, 0, 0), (1, 0, 0), (1 << 40, 0, 0), (0, 1, 0), (0, 0, 1), (1, 1, 1)]
    firsts = {Rng(*key).word() for key in keys}
    assert len(firsts) == len(keys)


@pytest.mark.parametrize("bound", [2, 3, 7, 36, 1000])
def test_below_is_even(bound: int) -> None:
    rng = Rng(5)
    draws = 40_000
    counts = Counter(rng.below(bound) for _ in range(draws))
    assert set(counts) <= set(range(bound))
    expected = draws / bound
    square = sum((counts[n] - expected) ** 2 / expected for n in range(bound))
    assert square < bound - 1 + 5 * (2 * (bound - 1)) ** 0.5 + 5


def test_first_draws_of_neighbouring_streams_are_even() -> None:
    """Each draw of a match comes from a stream of its own: the first words must be as random as a row of words."""
    for key in (lambda n: (n, 0, 0), lambda n: (1, n, 0), lambda n: (1, 0, n)):
        counts = Counter(Rng(*key(n)).below(6) for n in range(12_000))
        assert all(abs(count - 2000) < 5 * (12_000 * 5 / 36) ** 0.5 for count in counts.values())


def test_weighted_follows_the_weights() -> None:
    rng = Rng(1)
    counts = Counter(rng.weighted(3, vec[i64]([1, 0, 3])) for _ in range(8000))
    assert set(counts) == {0, 2}
    assert abs(counts[0] - 2000) < 200
