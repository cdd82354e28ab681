"""Firenze §6: once a turn, after the card and before building, one brick of the row for several of one's own."""

from mypy_extensions import i64

from signoria.games.firenze.actions import NO_EXCHANGE, PAY, WANT
from signoria.games.firenze.components import COLOURS
from signoria.games.firenze.events import EXCHANGE_PAID, EXCHANGED
from signoria.games.firenze.payments import list_in_order
from signoria.games.firenze.table import BRICKS_IN, BUILD, EXCHANGE, PAY_EXCHANGE, RATE_OF, STOCK_OF, FirenzePosition


def rate_now(table: FirenzePosition) -> i64:
    """Firenze §6, F9, F39: three for one; the best of Trading House and Wholesaler holds."""
    rate = table.player[RATE_OF + table.active]
    return rate if table.turn_rate == 0 else min(rate, table.turn_rate)


def row_has_bricks(table: FirenzePosition) -> bool:
    for at in range(table.row_size * COLOURS):
        if table.row[BRICKS_IN + at] > 0:
            return True
    return False


def begin_exchange(table: FirenzePosition) -> None:
    """Firenze §6, F9: the second phase."""
    table.exchanged = 0
    table.ask(table.active, EXCHANGE)


def list_exchange(table: FirenzePosition) -> None:
    """Firenze §6, F9: nobody has to; every brick on a card of the row can be had by who can pay."""
    table.put(NO_EXCHANGE)
    if table.player[STOCK_OF + table.active] >= rate_now(table):
        row = table.row
        options = table.options
        count = table.count
        for at in range(table.row_size * COLOURS):
            if row[BRICKS_IN + at] > 0:
                options[count] = WANT + at
                count += 1
        table.count = count


def want(table: FirenzePosition, at: i64) -> None:
    """Firenze §6: the wanted brick is named first, since the payment goes onto its card."""
    table.want_at = at
    table.owed = rate_now(table)
    table.lowest = 0
    table.waiting = PAY_EXCHANGE


def list_exchange_payment(table: FirenzePosition) -> None:
    """Firenze §6, §4, F39: any colours, also the wanted one."""
    list_in_order(table, table.active, PAY)


def pay_exchange(table: FirenzePosition, colour: i64) -> None:
    """Firenze §6, F9: the payment lies on the card; then the wanted brick goes to the storage."""
    position = table.want_at // COLOURS
    table.lowest = colour
    table.lose(table.active, colour)
    table.row[BRICKS_IN + position * COLOURS + colour] += 1
    table.emit(EXCHANGE_PAID, table.active, colour, position + 1)
    table.owed -= 1
    if table.owed == 0:
        take_wanted(table)


def take_wanted(table: FirenzePosition) -> None:
    """Firenze §6, F9: one exchange a turn; then building begins."""
    position = table.want_at // COLOURS
    colour = table.want_at - position * COLOURS
    table.row[BRICKS_IN + table.want_at] -= 1
    table.gain(table.active, colour, 1)
    table.exchanged = 1
    table.emit(EXCHANGED, table.active, colour, position + 1)
    begin_building(table)


def begin_building(table: FirenzePosition) -> None:
    """Firenze §7: the third phase."""
    table.built = 0
    table.ask(table.active, BUILD)
