"""Chance, as every driver of a match draws it: one seed gives the same deals wherever the match is played.

Each deck, bag or die (`State.source`) has its own numbers, and so has each draw from it: what others draw, or decide, changes
nothing in it.
"""

from typing import Final

from mypy_extensions import i64

from signoria.core.rng import LARGEST_SEED, Rng
from signoria.core.state import CHANCE, State
from signoria.core.vec import vec

# Sources below this are counted in an array, others in a dictionary.
FEW: Final[i64] = 64

SEED_STREAM: Final[i64] = 0x5EED0000


class Draws:
    """The draws of one match: its seed, and how often each source was drawn from."""

    def __init__(self, seed: i64) -> None:
        self.seed: i64 = seed
        self.rng: Rng = Rng(seed)
        self.counts: vec[i64] = vec[i64]([0] * FEW)
        self.others: dict[int, int] = {}

    def restart(self, seed: i64) -> None:
        """The draws of another match, from its beginning."""
        self.seed = seed
        counts = self.counts
        for source in range(FEW):
            counts[source] = 0
        if self.others:
            self.others = {}

    def next(self, state: State) -> i64:
        """What chance brings next. It is counted once it has happened: see `note`."""
        source = state.source()
        self.rng.key(self.seed, source, self.drawn(source))
        return state.sample(self.rng)

    def drawn(self, source: i64) -> i64:
        """How often a source was drawn from."""
        if 0 <= source < FEW:
            return self.counts[source]
        return self.others.get(source, 0)

    def note(self, source: i64) -> None:
        """Count a draw, be it ours or one of a stored log."""
        if 0 <= source < FEW:
            self.counts[source] += 1
        else:
            self.others[source] = self.others.get(source, 0) + 1

    def take(self, state: State) -> None:
        """Let chance act once."""
        source = state.source()
        rng = self.rng
        rng.key(self.seed, source, self.drawn(source))
        self.note(source)
        state.apply(state.sample(rng))

    def settle(self, state: State) -> i64:
        """Let chance act until a seat must decide or the match is over; returns how many outcomes there were."""
        count: i64 = 0
        while state.actor() == CHANCE:
            self.take(state)
            count += 1
        return count

    def __reduce__(self) -> tuple[object, ...]:
        return draws_at, (self.seed, [self.counts[source] for source in range(FEW)], dict(self.others))

    def __deepcopy__(self, _memo: object) -> "Draws":
        return draws_at(self.seed, [self.counts[source] for source in range(FEW)], dict(self.others))


def draws_at(seed: i64, counts: list[int], others: dict[int, int]) -> Draws:
    """Draws that go on from where others were."""
    draws = Draws(seed)
    for source in range(FEW):
        draws.counts[source] = counts[source]
    draws.others = others
    return draws


def seed_of(seed: i64, row: i64, match: i64) -> i64:
    """The seed of a match where many are played side by side: the first of a row counts on from `seed`, others are drawn."""
    if match == 0:
        return seed + row if row <= LARGEST_SEED - seed else row - (LARGEST_SEED - seed) - 1
    stream = Rng(seed, SEED_STREAM + row, match)
    return (stream.word() << 31) | (stream.word() >> 1)
