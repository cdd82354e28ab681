"""Observations as plain lists, where speed does not matter."""

from mypy_extensions import i32

from signoria.core.state import State
from signoria.core.vec import vec

MARGIN = 3
UNTOUCHED = -77777


def observed(state: State, seat: int) -> list[int]:
    """What a seat knows, as features."""
    size = state.observation_size()
    out = vec[i32]([0] * size)
    state.observe(seat, out, 0)
    return list(out)


def observed_within(state: State, seat: int) -> bool:
    """Whether an observation written between others leaves them alone, and writes all of its own features."""
    size = state.observation_size()
    out = vec[i32]([UNTOUCHED] * (size + 2 * MARGIN))
    state.observe(seat, out, MARGIN)
    written = list(out)
    around = written[:MARGIN] + written[MARGIN + size :]
    return around == [UNTOUCHED] * (2 * MARGIN) and written[MARGIN : MARGIN + size] == observed(state, seat)
