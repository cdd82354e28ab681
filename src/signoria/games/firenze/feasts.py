"""Firenze §11.3: feast cards stay in the hand until the end; only the Patrician gets rid of one."""

from mypy_extensions import i64

from signoria.games.firenze.actions import DISCARD
from signoria.games.firenze.components import FEAST, KINDS, SLOTS, TALLEST_TOWER
from signoria.games.firenze.events import CARD_DISCARDED, HELD, MONUMENT_GOES
from signoria.games.firenze.table import CARD_LIMIT, HELD_BY, LIMITS, TOWERS_OF, FirenzePosition, key_height


def take_feast(table: FirenzePosition, kind: i64) -> None:
    """Firenze §11.3, F23: into the hand of the active player; the Monument goes to the tallest tower."""
    if table.parts.effect[kind] == TALLEST_TOWER:
        seat = owner_of_tallest(table)
        table.take_in_hand(seat, kind)
        table.emit(MONUMENT_GOES, seat, kind, tallest(table, seat))
    else:
        table.take_in_hand(table.active, kind)
        table.emit(HELD, table.active, kind)


def owner_of_tallest(table: FirenzePosition) -> i64:
    """Firenze §11.3, F23: ties go to the first from the active player on; without any tower it is the active player's."""
    found = table.active
    highest = tallest(table, found)
    seat = table.next_seat(table.active)
    while seat != table.active:
        height = tallest(table, seat)
        if height > highest:
            highest = height
            found = seat
        seat = table.next_seat(seat)
    return found


def tallest(table: FirenzePosition, seat: i64) -> i64:
    """The height of a player's tallest tower under construction; 0 without one."""
    highest: i64 = 0
    for i in range(table.player[TOWERS_OF + seat]):
        highest = max(highest, key_height(table.tower[seat * SLOTS + i]))
    return highest


def has_feast(table: FirenzePosition, seat: i64) -> bool:
    return table.player[HELD_BY + seat] & table.parts.feasts != 0


def list_feasts(table: FirenzePosition) -> None:
    """Firenze §11.3: which feast card the Patrician gets rid of."""
    first = table.active * KINDS
    for kind in range(KINDS):
        if table.hand[first + kind] > 0 and table.parts.type[kind] == FEAST:
            table.put(DISCARD + kind)


def drop_feast(table: FirenzePosition, kind: i64) -> None:
    """Firenze §11.3, §10: the limit is checked anew afterwards, if it was being checked."""
    table.give_up(table.active, kind)
    table.emit(CARD_DISCARDED, table.active, kind)
    if table.phase == CARD_LIMIT:
        table.go_on(LIMITS)
    else:
        table.back_to_phase()
