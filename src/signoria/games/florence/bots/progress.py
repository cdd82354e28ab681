"""How far a match of Florence is, in rounds."""

from signoria.games.florence.components import ROUNDS
from signoria.games.florence.state import FlorenceState


def progress(state: FlorenceState) -> float:
    return float(max(state.round, 1) - 1) / float(ROUNDS)
