"""Medici §1: what everybody has before the first card is turned up."""

from signoria.games.medici.events import CAPITAL
from signoria.games.medici.rounds import begin_round
from signoria.games.medici.table import Table


def set_up(table: Table) -> None:
    """Medici §1: hand out the starting money and open the first round."""
    for seat in range(table.players):
        table.money[seat] = table.parts.money
        table.tell(CAPITAL, seat, table.parts.money)
    begin_round(table)
