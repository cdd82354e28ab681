"""Firenze §10: at the end of a turn cards and bricks are limited."""

from mypy_extensions import i64

from signoria.games.firenze.actions import DISCARD, PLAY, RETURN
from signoria.games.firenze.events import CARD_DISCARDED, OVER_LIMIT
from signoria.games.firenze.feasts import has_feast
from signoria.games.firenze.payments import list_in_order
from signoria.games.firenze.table import (
    CARD_LIMIT,
    CARDS_OF,
    HELD_BY,
    LIMIT_OF,
    STOCK_OF,
    STORAGE_LIMIT,
    TURN_ENDS,
    FirenzePosition,
)


def check_limits(table: FirenzePosition) -> None:
    """Firenze §10, F14, F24: cards first, then bricks; feasts are kept whatever their number."""
    seat = table.active
    parts = table.parts
    if (
        table.player[CARDS_OF + seat] > parts.card_limit
        and table.player[HELD_BY + seat] & (parts.persons | parts.buildings) != 0
    ):
        table.ask(seat, CARD_LIMIT)
        return
    table.owed = table.player[STOCK_OF + seat] - table.player[LIMIT_OF + seat]
    table.lowest = 0
    if table.owed > 0:
        table.ask(seat, STORAGE_LIMIT)
    else:
        table.go_on(TURN_ENDS)


def list_discards(table: FirenzePosition) -> None:
    """Firenze §10, F14, F25: persons and buildings; or the Patrician, to get rid of a feast card."""
    seat = table.active
    parts = table.parts
    if has_feast(table, seat):
        list_protectors(table)
    table.put_each(DISCARD, table.player[HELD_BY + seat] & (parts.persons | parts.buildings))


def list_protectors(table: FirenzePosition) -> None:
    """Firenze §10, §11.2, F25: in this phase the Patrician alone may be played."""
    table.put_each(PLAY, table.player[HELD_BY + table.active] & table.parts.protectors & ~table.played)


def discard_card(table: FirenzePosition, kind: i64) -> None:
    """Firenze §10, F14: a person or building to the discard pile; the limit is checked again."""
    table.give_up(table.active, kind)
    table.emit(CARD_DISCARDED, table.active, kind)
    check_limits(table)


def list_surplus(table: FirenzePosition) -> None:
    """Firenze §10, §4: bricks beyond the limit, of any colours, named colour by colour."""
    list_in_order(table, table.active, RETURN)


def return_surplus(table: FirenzePosition, colour: i64) -> None:
    """Firenze §10, F14: to the bag, until the storage is within its limit."""
    table.lowest = colour
    table.lose(table.active, colour)
    table.to_bag(colour, 1)
    table.emit(OVER_LIMIT, table.active, colour)
    table.owed -= 1
    if table.owed == 0:
        table.go_on(TURN_ENDS)
