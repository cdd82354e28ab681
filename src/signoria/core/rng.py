"""Random numbers in 32-bit words, so that compiled and interpreted runs agree bit for bit.

The generator is sfc32 (small fast counting, Chris Doty-Humphrey): additions, shifts and exclusive-or only, nothing that
could overflow a native 64-bit integer.
"""

from typing import Final

from mypy_extensions import i64

from signoria.core.buffers import ActionBuffer
from signoria.core.vec import vec

MASK: Final[i64] = 0xFFFFFFFF
WORDS: Final[i64] = 0x100000000
WARM_UP: Final[i64] = 15
LARGEST_SEED: Final = 0x7FFFFFFFFFFFFFFF


class Rng:
    """A stream of random words. Streams with another seed, source or index have nothing to do with each other."""

    def __init__(self, seed: i64, source: i64 = 0, index: i64 = 0) -> None:
        self.a: i64 = seed & MASK
        self.b: i64 = (seed >> 32) & MASK
        self.c: i64 = source & MASK
        self.counter: i64 = ((index << 1) | 1) & MASK
        # Where `State.sample` and `State.pick` list what they choose from; made when it is first needed.
        self.buffer: ActionBuffer | None = None
        self.warm_up()

    def own_buffer(self) -> ActionBuffer:
        buffers = self.buffer
        if buffers is None:
            buffers = ActionBuffer()
            self.buffer = buffers
        return buffers

    def key(self, seed: i64, source: i64, index: i64) -> None:
        """Become the stream that `Rng(seed, source, index)` is."""
        self.a = seed & MASK
        self.b = (seed >> 32) & MASK
        self.c = source & MASK
        self.counter = ((index << 1) | 1) & MASK
        self.warm_up()

    def warm_up(self) -> None:
        """Leave the first words out. As `word`, but in local names and cut to 32 bits only where more would show: every draw of
        a match begins with this.
        """
        a, b, c, counter = self.a, self.b, self.c, self.counter
        # A count down in a native integer: the compiler would make an object of an unused `_` in every round.
        left: i64 = WARM_UP
        while left > 0:
            left -= 1
            word = a + b + counter
            counter += 1
            a = b ^ (b >> 9)
            b = (c + (c << 3)) & MASK
            c = (((c << 21) | (c >> 11)) + word) & MASK
        self.a = a
        self.b = b
        self.c = c
        self.counter = counter & MASK

    def word(self) -> i64:
        """The next 32 random bits."""
        word = (self.a + self.b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & MASK
        self.c = ((((self.c << 21) | (self.c >> 11)) & MASK) + word) & MASK
        return word

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1, each equally likely (Lemire's method with rejection)."""
        product = self.word() * bound
        low = product & MASK
        if low < bound:
            threshold = (WORDS - bound) % bound
            while low < threshold:
                product = self.word() * bound
                low = product & MASK
        return product >> 32

    def weighted(self, count: i64, weights: vec[i64]) -> i64:
        """An index below count, in proportion to its weight."""
        total: i64 = 0
        for i in range(count):
            total += weights[i]
        left = self.below(total)
        at: i64 = 0
        while left >= weights[at]:
            left -= weights[at]
            at += 1
        return at

    def __reduce__(self) -> tuple[object, ...]:
        return stream_at, (self.a, self.b, self.c, self.counter)


def stream_at(a: i64, b: i64, c: i64, counter: i64) -> Rng:
    """A stream that goes on from where another one was."""
    rng = Rng(0)
    rng.a = a
    rng.b = b
    rng.c = c
    rng.counter = counter
    return rng
