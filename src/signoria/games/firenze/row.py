"""Firenze §5: the active player takes a card of the row, pays for it, and the row is filled up again."""

from mypy_extensions import i64

from signoria.games.firenze.actions import PAY, TAKE
from signoria.games.firenze.churches import lay_church
from signoria.games.firenze.components import BUILDING, CHURCH, COLOURS, EVENT, FEAST, KINDS
from signoria.games.firenze.event_cards import strike
from signoria.games.firenze.events import (
    BAG_EMPTY,
    BRICK_LAID,
    BRICKS_TAKEN,
    BUILDING_OPENED,
    BUILDING_TWICE,
    CARD_LAID,
    CARD_PAID,
    CARD_TAKEN,
    HELD,
    RESHUFFLED,
    ROW_SHORT,
)
from signoria.games.firenze.feasts import take_feast
from signoria.games.firenze.table import (
    BAG,
    BRICK_DRAW,
    BRICKS_IN,
    CARD_DRAW,
    CARD_IN,
    DISCARDED,
    HELD_BY,
    PAY_CARD,
    PILE,
    REFILL,
    START_PILE,
    STOCK_OF,
    FirenzePosition,
    bit,
)

# ---- choosing and paying ------------------------------------------------------------------------------------------------


def card_cost(table: FirenzePosition, position: i64) -> i64:
    """Firenze §5.1, F6: one brick for each card to the left; nothing under the Princess."""
    return i64(0) if table.free_card != 0 else position


def list_cards(table: FirenzePosition) -> None:
    """Firenze §5, F6: every card whose price the storage can pay before the card is taken."""
    most = table.row_size
    if table.free_card == 0:
        most = min(most, table.player[STOCK_OF + table.active] + 1)
    for position in range(most):
        table.put(TAKE + position)


def choose_card(table: FirenzePosition, position: i64) -> None:
    """Firenze §5, §5.1: exactly one card; its price comes first."""
    table.chosen = position
    table.paid = 0
    if card_cost(table, position) == 0:
        take_card(table)
    else:
        table.waiting = PAY_CARD


def list_card_payment(table: FirenzePosition) -> None:
    """Firenze §5.1, F6: any colour, since it matters which brick lies on which card."""
    first = table.active * COLOURS
    storage = table.storage
    for colour in range(COLOURS):
        if storage[first + colour] > 0:
            table.put(PAY + colour)


def pay_card(table: FirenzePosition, colour: i64) -> None:
    """Firenze §5.1, F6: one brick onto each card left of the chosen one, from left to right."""
    table.lose(table.active, colour)
    table.row[BRICKS_IN + table.paid * COLOURS + colour] += 1
    table.emit(CARD_PAID, table.active, colour, table.paid + 1)
    table.paid += 1
    if table.paid == table.chosen:
        take_card(table)


# ---- taking -------------------------------------------------------------------------------------------------------------


def take_card(table: FirenzePosition) -> None:
    """Firenze §5.2: the bricks go to the storage; what happens to the card depends on its type."""
    position = table.chosen
    kind = table.row[CARD_IN + position]
    first = BRICKS_IN + position * COLOURS
    bricks = table.row[first : first + COLOURS]
    close_gap(table, position)
    table.emit(CARD_TAKEN, table.active, kind, position + 1)
    for colour in range(COLOURS):
        if bricks[colour] > 0:
            table.gain(table.active, colour, bricks[colour])
            table.emit(BRICKS_TAKEN, table.active, colour, bricks[colour])
    begin_refill(table)
    table.go_on(REFILL)
    card_type = table.parts.type[kind]
    if card_type == EVENT:
        strike(table, kind)
    elif card_type == FEAST:
        take_feast(table, kind)
    elif card_type == BUILDING:
        take_building(table, kind)
    elif card_type == CHURCH:
        lay_church(table, kind)
    else:
        table.take_in_hand(table.active, kind)
        table.emit(HELD, table.active, kind)


def close_gap(table: FirenzePosition, position: i64) -> None:
    """Firenze §5.3: all cards right of the gap move one space to the left, with their bricks."""
    table.row_size -= 1
    last = table.row_size
    row = table.row
    for at in range(CARD_IN + position, CARD_IN + last):
        row[at] = row[at + 1]
    row[CARD_IN + last] = -1
    end = BRICKS_IN + last * COLOURS
    for at in range(BRICKS_IN + position * COLOURS, end):
        row[at] = row[at + COLOURS]
    for at in range(end, end + COLOURS):
        row[at] = 0


def take_building(table: FirenzePosition, kind: i64) -> None:
    """Firenze §11.4, F15: laid open and of use at once; a second one of the same name is discarded."""
    seat = table.active
    if table.player[HELD_BY + seat] & bit(kind) != 0:
        table.throw_away(kind)
        table.emit(BUILDING_TWICE, seat, kind)
    else:
        table.take_in_hand(seat, kind)
        table.emit(BUILDING_OPENED, seat, kind)


# ---- filling up ---------------------------------------------------------------------------------------------------------


def refill(table: FirenzePosition) -> bool:
    """Firenze §5.3, §2.4, §11, F16, F17: the next card or brick to be drawn; False when the row is filled.

    At the beginning six cards are laid out before any brick is drawn; later one card comes at a time.
    """
    wanted = table.parts.row if table.dealing != 0 else i64(1)
    while table.drawn < wanted:
        if pile_ready(table):
            table.waiting = CARD_DRAW
            return True
        table.drawn = wanted
        table.emit(ROW_SHORT, table.row_size)
    while table.fill < table.row_size:
        if table.to_lay > 0 and table.bag_size > 0:
            table.waiting = BRICK_DRAW
            return True
        if table.to_lay > 0:
            table.emit(BAG_EMPTY, table.fill + 1, table.parts.load - table.to_lay)
        table.fill += 1
        table.to_lay = table.parts.load
    return False


def begin_refill(table: FirenzePosition) -> None:
    """Firenze §5.3: the new card lies at the right end and gets four bricks."""
    table.drawn = 0
    table.fill = table.row_size
    table.to_lay = table.parts.load


def pile_ready(table: FirenzePosition) -> bool:
    """Firenze §11, F16, F22: an empty pile is made anew from the discard pile when a card is needed."""
    if table.start_left + table.pile_left == 0:
        reshuffle(table)
    return table.start_left + table.pile_left > 0


def reshuffle(table: FirenzePosition) -> None:
    """Firenze §11, F16, F22: the discard pile becomes the pile."""
    if table.discarded == 0:
        return
    table.emit(RESHUFFLED, table.discarded)
    for kind in range(KINDS):
        table.piles[PILE + kind] += table.piles[DISCARDED + kind]
        table.piles[DISCARDED + kind] = 0
    table.pile_left += table.discarded
    table.discarded = 0
    table.shuffles += 1


def lay_card(table: FirenzePosition, kind: i64) -> None:
    """Firenze §5.3, §2.4, F22: start cards come first; the discard pile is shuffled as soon as the pile has run out."""
    if table.start_left > 0:
        table.piles[START_PILE + kind] -= 1
        table.start_left -= 1
    else:
        table.piles[PILE + kind] -= 1
        table.pile_left -= 1
    table.row[CARD_IN + table.row_size] = kind
    table.row_size += 1
    table.drawn += 1
    table.emit(CARD_LAID, kind, table.row_size)
    if table.start_left + table.pile_left == 0:
        reshuffle(table)
    table.go_on(REFILL)


def lay_brick(table: FirenzePosition, colour: i64) -> None:
    """Firenze §5.3, F17: a brick from the bag onto the new card."""
    table.piles[BAG + colour] -= 1
    table.bag_size -= 1
    table.row[BRICKS_IN + table.fill * COLOURS + colour] += 1
    table.to_lay -= 1
    table.emit(BRICK_LAID, colour, table.fill + 1)
    if table.to_lay > 0 and table.bag_size > 0:
        table.waiting = BRICK_DRAW
    else:
        table.go_on(REFILL)
