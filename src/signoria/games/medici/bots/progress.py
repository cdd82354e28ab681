"""How far a match of Medici is: days, and in each how full the warehouses are."""

from signoria.games.medici.state import MediciState


def progress(state: MediciState) -> float:
    stored = sum(state.stored[seat] for seat in range(state.players))
    today = stored / (state.players * state.parts.warehouse)
    return (state.round - 1 + today) / state.parts.rounds
