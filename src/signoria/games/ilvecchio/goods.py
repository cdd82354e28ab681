"""Il Vecchio §4.1, §4.6 and §7: one good is taken, or one is given, by choice."""

from typing import Final

from mypy_extensions import i64

from signoria.core.bits import bit
from signoria.games.ilvecchio.actions import GIVE, TAKE
from signoria.games.ilvecchio.council import FLORENCE_TILE, add
from signoria.games.ilvecchio.events import GIVES, TILE_GIVES, TILE_PAYS
from signoria.games.ilvecchio.table import (
    FLORINS,
    GIVE_FOLLOWER,
    GIVE_LEVY,
    GOODS,
    OWN,
    SCROLL,
    TAKE_BROWN,
    TAKE_COUNCIL_FOLLOWER,
    TAKE_FOLLOWER,
    TAKE_TWO,
    TAKE_VIOLET,
    TAKING,
    IlVecchioPosition,
)
from signoria.games.ilvecchio.towns import take_in_town

# Sets of goods.
FLORINS_OR_SCROLL: Final[i64] = 0b0010001
CARRIAGE_OR_BISHOP: Final[i64] = 0b1100000
A_FOLLOWER: Final[i64] = 0b0001110
FOLLOWER_OR_SCROLL: Final[i64] = 0b0011110
FOLLOWER_SCROLL_OR_FLORINS: Final[i64] = 0b0011111

TWO: Final[i64] = 2
FIVE_FLORINS: Final[i64] = 5


def list_taking(table: IlVecchioPosition) -> None:
    """Il Vecchio §4.1, §7, V25: what can be chosen here."""
    what = table.pending_arg()
    table.low_base = TAKE
    if what == TAKE_BROWN:
        table.low = FLORINS_OR_SCROLL
    elif what == TAKE_VIOLET:
        table.low = CARRIAGE_OR_BISHOP
    elif what in (TAKE_FOLLOWER, TAKE_COUNCIL_FOLLOWER):
        table.low = A_FOLLOWER
    elif what == TAKE_TWO:
        table.low = FOLLOWER_OR_SCROLL
    else:
        table.low = FOLLOWER_SCROLL_OR_FLORINS


def take(table: IlVecchioPosition, good: i64) -> None:
    """Il Vecchio §4.1, §7, §8, V25, V36: goods of a town may move the council, goods of a tile do not."""
    seat = table.asked
    what = table.pending_arg()
    table.pop()
    if what <= TAKE_VIOLET:
        take_in_town(table, seat, good)
    elif what == TAKE_COUNCIL_FOLLOWER:
        add(table, seat, FLORENCE_TILE, good, 1)
    elif what == TAKE_TWO and good == SCROLL:
        gain_by_tile(table, seat, SCROLL, TWO)
    elif good == FLORINS:
        gain_by_tile(table, seat, FLORINS, FIVE_FLORINS)
    else:
        gain_by_tile(table, seat, good, 1)
        if what == TAKE_TWO:
            table.push(TAKING, seat, TAKE_FOLLOWER)


def gain_by_tile(table: IlVecchioPosition, seat: i64, good: i64, amount: i64) -> None:
    """Il Vecchio §7: what a province tile brings."""
    table.own[seat * OWN + good] += amount
    table.emit(TILE_GIVES, seat, good, amount)


def pay_by_tile(table: IlVecchioPosition, seat: i64, good: i64, amount: i64) -> None:
    """Il Vecchio §7: the price of a province tile."""
    table.own[seat * OWN + good] -= amount
    table.emit(TILE_PAYS, seat, good, amount)


def givable(table: IlVecchioPosition, seat: i64, what: i64) -> i64:
    """Il Vecchio §4.6, §7, V13: the goods a player can give, as a mask; a levy of florins takes three."""
    found: i64 = 0
    for good in range(GOODS):
        least = table.parts.levy_florins if good == FLORINS else i64(1)
        if table.own[seat * OWN + good] >= least:
            found |= bit(good)
    if what == GIVE_LEVY:
        return found
    return found & A_FOLLOWER if what == GIVE_FOLLOWER else found & FOLLOWER_OR_SCROLL


def list_giving(table: IlVecchioPosition) -> None:
    table.low_base = GIVE
    table.low = givable(table, table.asked, table.pending_arg())


def give(table: IlVecchioPosition, good: i64) -> None:
    """Il Vecchio §4.6, §7, V13: the levy goes to the supply; a province tile gives something in return."""
    seat = table.asked
    what = table.pending_arg()
    table.pop()
    if what == GIVE_LEVY:
        amount = table.parts.levy_florins if good == FLORINS else i64(1)
        table.own[seat * OWN + good] -= amount
        table.emit(GIVES, seat, good, amount)
    elif what == GIVE_FOLLOWER:
        pay_by_tile(table, seat, good, 1)
        gain_by_tile(table, seat, SCROLL, TWO)
    else:
        pay_by_tile(table, seat, good, 1)
        table.push(TAKING, seat, TAKE_TWO)
