"""Firenze §4: bricks that are paid together are named colour by colour, so that one payment is one path."""

from mypy_extensions import i64

from signoria.games.firenze.components import COLOURS
from signoria.games.firenze.table import Table


def list_in_order(table: Table, seat: i64, verb: i64) -> None:
    """Firenze §4: a colour not before the last one paid, and only if enough bricks of it and later colours are left."""
    first = seat * COLOURS
    left: i64 = 0
    for colour in range(table.lowest, COLOURS):
        left += table.storage[first + colour]
    for colour in range(table.lowest, COLOURS):
        if left < table.owed:
            return
        bricks = table.storage[first + colour]
        if bricks > 0:
            table.put(verb + colour)
            left -= bricks
