"""How far a match of Firenze is: by the seals of whoever has placed most."""

from signoria.games.firenze.state import FirenzeState
from signoria.games.firenze.table import SEALS_OF


def progress(state: FirenzeState) -> float:
    left = min(float(state.player[SEALS_OF + seat]) for seat in range(state.players))
    return 1.0 - left / float(state.parts.seals)
