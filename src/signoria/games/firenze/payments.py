"""Firenze §4: bricks that are paid together are named colour by colour, so that one payment is one path."""

from mypy_extensions import i64

from signoria.games.firenze.components import COLOURS
from signoria.games.firenze.table import STOCK_OF, FirenzePosition


def list_in_order(table: FirenzePosition, seat: i64, verb: i64) -> None:
    """Firenze §4: a colour not before the last one paid, and only if enough bricks of it and later colours are left."""
    storage = table.storage
    options = table.options
    first = seat * COLOURS
    left = table.player[STOCK_OF + seat]
    for colour in range(table.lowest):
        left -= storage[first + colour]
    owed = table.owed
    count = table.count
    for colour in range(table.lowest, COLOURS):
        if left < owed:
            break
        bricks = storage[first + colour]
        if bricks > 0:
            options[count] = verb + colour
            count += 1
            left -= bricks
    table.count = count
