"""How far a match of Medici is: days, and in each how full the warehouses are."""

from signoria.games.medici.state import MediciState


def progress(state: MediciState) -> float:
    stored = sum(float(state.stored[seat]) for seat in range(state.players))
    today = stored / float(state.players * state.parts.warehouse)
    return (float(state.round - 1) + today) / float(state.parts.rounds)
