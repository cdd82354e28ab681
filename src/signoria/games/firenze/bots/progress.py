"""How far a match of Firenze is: by the seals of whoever has placed most."""

from signoria.games.firenze.state import FirenzeState


def progress(state: FirenzeState) -> float:
    left = min(float(state.seals[seat]) for seat in range(state.players))
    return 1.0 - left / float(state.parts.seals)
