"""Medici §2: the player whose turn it is turns up a lot of one to three cards."""

from mypy_extensions import i64

from signoria.core.state import LEGAL, refuse
from signoria.games.medici.actions import DECK_EMPTY, LOT_FULL, NOBODY_HAS_ROOM
from signoria.games.medici.auction import open_auction
from signoria.games.medici.events import REVEALED
from signoria.games.medici.table import FIRST_CARD, MORE_CARDS, MediciPosition


def begin_turn(table: MediciPosition, seat: i64) -> None:
    """Medici §2: the first card of a lot must be turned up."""
    table.revealer = seat
    table.room = table.largest_space()
    table.waiting = FIRST_CARD


def reveal(table: MediciPosition, kind: i64) -> None:
    """Medici §2, M3: a card joins the lot; the revealer is asked for more only if there may be more."""
    table.draw(kind)
    table.lot[table.lot_size] = kind
    table.lot_size += 1
    table.emit(REVEALED, table.revealer, table.parts.good[kind], table.parts.value[kind])
    if refuse_reveal(table) == LEGAL:
        table.asked = table.revealer
        table.waiting = MORE_CARDS
    else:
        open_auction(table)


def refuse_reveal(table: MediciPosition) -> i64:
    """Medici §2, M3: up to three cards, never more than the deck holds or than fit into the emptiest warehouse."""
    if table.lot_size >= table.parts.lot:
        return refuse(LOT_FULL, table.lot_size)
    if table.deck == 0:
        return refuse(DECK_EMPTY)
    if table.lot_size >= table.room:
        return refuse(NOBODY_HAS_ROOM, table.lot_size)
    return LEGAL
