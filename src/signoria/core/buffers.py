"""Buffers that `legal` and `outcomes` write to. Each has one owner at a time, so threads never share one."""

from typing import Final

from mypy_extensions import i64

from signoria.core.vec import vec

# No table of a game has more ids than this, so one buffer of this size serves every game.
CAPACITY: Final[i64] = 1024

BLANK: Final = vec[i64]([0] * CAPACITY)

# The pool starts with this many: a list that never becomes empty keeps its memory.
POOL_SIZE: Final[i64] = 4


def buffer() -> vec[i64]:
    """Return a buffer for `legal` and `outcomes` that is large enough for every game."""
    return BLANK[0:CAPACITY]


class ActionBuffer:
    """A buffer for decisions or outcomes, and one for weights."""

    def __init__(self) -> None:
        self.actions: vec[i64] = buffer()
        self.weights: vec[i64] = buffer()


# Buffers that are not in use. `pop` and `append` of a list are atomic, so the pool is safe in threads.
FREE_BUFFERS: Final[list[ActionBuffer]] = [ActionBuffer() for _ in range(POOL_SIZE)]


def acquire_buffer() -> ActionBuffer:
    """Return a buffer that belongs to the caller until it is appended to FREE_BUFFERS."""
    try:
        return FREE_BUFFERS.pop()
    except IndexError:
        return ActionBuffer()
