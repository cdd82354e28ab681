"""Firenze §9: towers of exactly the right height complete commissions."""

from mypy_extensions import i64

from signoria.games.firenze.actions import COMPLETE, END_COMMISSIONS
from signoria.games.firenze.churches import campanile_unpaid, pay_campanile, pay_privileges
from signoria.games.firenze.components import HEIGHTS, HIGHEST, LOWEST, SLOTS
from signoria.games.firenze.events import BALCONY_COMPLETED, COMPLETED, FLOOR_BONUS, LAST_SEAL
from signoria.games.firenze.table import (
    BALCONY_ON,
    FLOOR_OF,
    OPEN,
    PRIZE_ON,
    SEAL_ON,
    SEALS_OF,
    STANDING,
    TOWERS_OF,
    FirenzePosition,
    key_colour,
    key_height,
    tower_key,
)


def is_open(table: FirenzePosition, space: i64) -> bool:
    """Firenze §3, §3.1, §9, F12: no seal on it; of the balconies only the lowest open number."""
    if table.board[SEAL_ON + space] != OPEN:
        return False
    number = table.board[BALCONY_ON + space]
    return number == 0 or number == table.next_balcony


def list_commissions(table: FirenzePosition) -> None:
    """Firenze §9, F12, F18: any tower of exactly the right height, while there are seals; none has to be completed."""
    table.put(END_COMMISSIONS)
    seat = table.active
    if table.player[TOWERS_OF + seat] == 0 or table.player[SEALS_OF + seat] == 0 or campanile_unpaid(table) >= 0:
        return
    last: i64 = -1
    for i in range(table.player[TOWERS_OF + seat]):
        key = table.tower[seat * SLOTS + i]
        height = key_height(key)
        if key != last and LOWEST <= height <= HIGHEST:
            space = key_colour(key) * HEIGHTS + height - LOWEST
            if is_open(table, space):
                table.put(COMPLETE + space)
            last = key


def complete(table: FirenzePosition, space: i64) -> None:
    """Firenze §9, F12, F13: points, a seal, the bricks to the bag; then what the commission brings and costs besides."""
    seat = table.active
    colour = space // HEIGHTS
    height = space - colour * HEIGHTS + LOWEST
    points = table.board[PRIZE_ON + space]
    number = table.board[BALCONY_ON + space]
    table.points[seat] += points
    table.board[SEAL_ON + space] = seat
    table.player[SEALS_OF + seat] -= 1
    if number > 0:
        table.next_balcony += 1
    table.remove_tower(seat, table.find_tower(seat, tower_key(colour, height, STANDING)))
    table.to_bag(colour, height)
    if number > 0:
        table.emit(BALCONY_COMPLETED, seat, number, colour, height, points)
    else:
        table.emit(COMPLETED, seat, colour, height, points)
    take_floor_bonus(table, height)
    pay_privileges(table, height)
    pay_campanile(table)
    take_end_tile(table)


def take_floor_bonus(table: FirenzePosition, height: i64) -> None:
    """Firenze §9.1, F13: the first commission of a height with a floor tile earns it, also with a balcony; once only."""
    points = table.board[FLOOR_OF + height - LOWEST]
    if points > 0:
        table.board[FLOOR_OF + height - LOWEST] = 0
        table.points[table.active] += points
        table.emit(FLOOR_BONUS, table.active, height, points)


def take_end_tile(table: FirenzePosition) -> None:
    """Firenze §12, F18, F34: the first to place the last seal takes the end tile; a second one gets nothing."""
    seat = table.active
    if table.player[SEALS_OF + seat] == 0 and table.finisher < 0:
        table.finisher = seat
        table.points[seat] += table.parts.end_bonus
        table.emit(LAST_SEAL, seat, table.parts.end_bonus)
