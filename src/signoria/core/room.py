"""Room to list decisions or outcomes in for a moment. Rooms have one owner at a time, so threads never meet in one."""

from typing import Final

from mypy_extensions import i64

from signoria.core.vec import vec

# No table of a game has more ids than this, so one buffer of this size serves every game.
CAPACITY: Final[i64] = 1024

BLANK: Final = vec[i64]([0] * CAPACITY)

# So many are at hand from the start: a list that never becomes empty keeps its memory.
AT_HAND: Final[i64] = 4


def buffer() -> vec[i64]:
    """A buffer for `legal` and `outcomes` that is large enough for every game."""
    return BLANK[0:CAPACITY]


class Room:
    """A buffer for decisions or outcomes, and one for weights."""

    def __init__(self) -> None:
        self.actions: vec[i64] = buffer()
        self.weights: vec[i64] = buffer()


# Rooms nobody is using. Taking from a list and appending to it are safe in threads: whoever takes a room is alone with it.
FREE_ROOMS: Final[list[Room]] = [Room() for _ in range(AT_HAND)]


def take_room() -> Room:
    """A room of one's own, to be appended to FREE_ROOMS when it is no longer needed."""
    try:
        return FREE_ROOMS.pop()
    except IndexError:
        return Room()
