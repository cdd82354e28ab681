"""Il Vecchio §8: council tiles strengthen the own actions, and give their bonus once when turned up."""

from typing import Final

from mypy_extensions import i64

from signoria.core.bits import bit
from signoria.games.ilvecchio.actions import BUY_SCROLL
from signoria.games.ilvecchio.events import BUYS_SCROLL, COUNCIL_ADDS, TURNS_UP
from signoria.games.ilvecchio.members import roll_member
from signoria.games.ilvecchio.table import (
    ABBOT,
    ASSASSIN,
    BISHOP,
    BUYING,
    CARRIAGE,
    COUNCIL_BONUS,
    COUNCIL_TILES,
    FLORINS,
    HIDDEN_TILE,
    KNIGHT,
    OWN,
    ROLL_COUNCIL,
    SCROLL,
    TAKE_COUNCIL_FOLLOWER,
    TAKING,
    IlVecchioPosition,
)

SCROLL_TILE: Final[i64] = 0
MONEY_TILE: Final[i64] = 1
FOLLOWER_TILE: Final[i64] = 2
ABBOT_TILE: Final[i64] = 3
KNIGHT_TILE: Final[i64] = 4
ASSASSIN_TILE: Final[i64] = 5
CARRIAGE_TILE: Final[i64] = 6
BISHOP_TILE: Final[i64] = 7
RECOVERY_TILE: Final[i64] = 8
REINFORCEMENT_TILE: Final[i64] = 9
PROVINCE_TILE: Final[i64] = 10
FLORENCE_TILE: Final[i64] = 11

SCROLL_PRICE: Final[i64] = 1
MONEY_BONUS: Final[i64] = 4
SMALL_BONUS: Final[i64] = 2


def has_tile(table: IlVecchioPosition, seat: i64, tile: i64) -> bool:
    """Il Vecchio §8, V10: only a tile that lies face up works."""
    return (table.own[seat * OWN + COUNCIL_TILES] >> tile) & 1 == 1


def add(table: IlVecchioPosition, seat: i64, tile: i64, good: i64, amount: i64) -> None:
    """Il Vecchio §8, V36: what a tile brings."""
    table.own[seat * OWN + good] += amount
    table.emit(COUNCIL_ADDS, seat, tile, good, amount)


def react_to_goods(table: IlVecchioPosition, seat: i64, good: i64) -> None:
    """Il Vecchio §8, V36: what the own tiles add to goods taken in a town; never to goods that come otherwise."""
    if good == FLORINS:
        if has_tile(table, seat, MONEY_TILE):
            add(table, seat, MONEY_TILE, FLORINS, MONEY_BONUS)
    elif good == SCROLL:
        if has_tile(table, seat, SCROLL_TILE) and table.own[seat * OWN + FLORINS] >= SCROLL_PRICE:
            table.push(BUYING, seat, 0)
    elif good == CARRIAGE:
        if has_tile(table, seat, CARRIAGE_TILE):
            add_carriage_bonus(table, seat)
    elif good == BISHOP:
        if has_tile(table, seat, BISHOP_TILE):
            add_bishop_bonus(table, seat)
    else:
        react_to_follower(table, seat, good)


def react_to_follower(table: IlVecchioPosition, seat: i64, good: i64) -> None:
    """Il Vecchio §8, V36: two florins for any follower, another one of his own kind."""
    if has_tile(table, seat, FOLLOWER_TILE):
        add(table, seat, FOLLOWER_TILE, FLORINS, SMALL_BONUS)
    tile: i64 = ABBOT_TILE
    if good == KNIGHT:
        tile = KNIGHT_TILE
    elif good == ASSASSIN:
        tile = ASSASSIN_TILE
    if has_tile(table, seat, tile):
        add(table, seat, tile, good, 1)


def add_carriage_bonus(table: IlVecchioPosition, seat: i64) -> None:
    """Il Vecchio §8, V36: a bishop and two florins."""
    add(table, seat, CARRIAGE_TILE, BISHOP, 1)
    add(table, seat, CARRIAGE_TILE, FLORINS, SMALL_BONUS)


def add_bishop_bonus(table: IlVecchioPosition, seat: i64) -> None:
    """Il Vecchio §8, V36: a carriage and two florins."""
    add(table, seat, BISHOP_TILE, CARRIAGE, 1)
    add(table, seat, BISHOP_TILE, FLORINS, SMALL_BONUS)


def list_buying(table: IlVecchioPosition) -> None:
    """Il Vecchio §8: a second scroll for one florin, if the player likes."""
    table.low_base = BUY_SCROLL
    table.low = 3


def answer_buying(table: IlVecchioPosition, action: i64) -> None:
    """Il Vecchio §8: the second scroll is bought or not."""
    seat = table.asked
    table.pop()
    if action == BUY_SCROLL:
        table.own[seat * OWN + FLORINS] -= SCROLL_PRICE
        table.own[seat * OWN + SCROLL] += 1
        table.emit(BUYS_SCROLL, seat)


def turn_up(table: IlVecchioPosition, seat: i64) -> None:
    """Il Vecchio §4.3, §8, V10, V42: a hidden tile is turned up, gives its bonus once and works from now on."""
    tile = table.own[seat * OWN + HIDDEN_TILE]
    table.own[seat * OWN + HIDDEN_TILE] = -1
    table.own[seat * OWN + COUNCIL_TILES] |= bit(tile)
    table.revealed_information = True
    table.emit(TURNS_UP, seat, tile)
    reveal_bonus(table, seat, tile)


def reveal_bonus(table: IlVecchioPosition, seat: i64, tile: i64) -> None:
    """Il Vecchio §8, V36: the right-hand side of the tile."""
    if tile in (SCROLL_TILE, PROVINCE_TILE):
        add(table, seat, tile, SCROLL, 1)
    elif tile == MONEY_TILE:
        add(table, seat, tile, FLORINS, MONEY_BONUS)
    elif tile == FOLLOWER_TILE:
        add(table, seat, tile, FLORINS, SMALL_BONUS)
    elif tile == ABBOT_TILE:
        add(table, seat, tile, ABBOT, 1)
    elif tile == KNIGHT_TILE:
        add(table, seat, tile, KNIGHT, 1)
    elif tile == ASSASSIN_TILE:
        add(table, seat, tile, ASSASSIN, 1)
    elif tile == CARRIAGE_TILE:
        add_carriage_bonus(table, seat)
    elif tile == BISHOP_TILE:
        add_bishop_bonus(table, seat)
    elif tile == FLORENCE_TILE:
        table.push(TAKING, seat, TAKE_COUNCIL_FOLLOWER)
    else:
        roll_member(table, seat, ROLL_COUNCIL)


def promise_bonus(table: IlVecchioPosition, seat: i64, tile: i64) -> None:
    """Il Vecchio §8, V31, V42: a tile that works now gives its bonus when the action is over."""
    if has_tile(table, seat, tile):
        table.push(COUNCIL_BONUS, seat, tile)


def pay_bonus(table: IlVecchioPosition) -> None:
    """Il Vecchio §8, V25, V31: a scroll for a province, a follower of choice for an office, at the end of the action."""
    seat = table.asked
    tile = table.pending_arg()
    table.pop()
    if tile == PROVINCE_TILE:
        add(table, seat, tile, SCROLL, 1)
    else:
        table.push(TAKING, seat, TAKE_COUNCIL_FOLLOWER)
