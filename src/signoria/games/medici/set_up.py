"""Medici §1: what everybody has before the first card is turned up."""

from signoria.games.medici.events import CAPITAL
from signoria.games.medici.rounds import begin_round
from signoria.games.medici.table import MediciPosition


def set_up(table: MediciPosition) -> None:
    """Medici §1: hand out the starting money and open the first round."""
    for seat in range(table.players):
        table.money[seat] = table.parts.money
        table.emit(CAPITAL, seat, table.parts.money)
    begin_round(table)
