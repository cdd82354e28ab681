"""Il Vecchio §7: province tiles, each used once, before or after an action."""

from typing import Final

from mypy_extensions import i64

from signoria.core.bits import bit
from signoria.games.ilvecchio.actions import REUSE
from signoria.games.ilvecchio.events import USES, USES_AGAIN
from signoria.games.ilvecchio.goods import (
    A_FOLLOWER,
    FIVE_FLORINS,
    FOLLOWER_OR_SCROLL,
    gain_by_tile,
    givable,
    pay_by_tile,
)
from signoria.games.ilvecchio.members import roll_member
from signoria.games.ilvecchio.table import (
    ABBOT,
    ASSASSIN,
    BISHOP,
    CARRIAGE,
    FLORINS,
    GIVE_FOLLOWER,
    GIVE_FOLLOWER_OR_SCROLL,
    GIVE_LEVY,
    GIVING,
    KNIGHT,
    LYING,
    OWN,
    PLACEMENT,
    PROVINCE_TILES,
    REUSING,
    ROLL_PROVINCE,
    SCROLL,
    STANDING,
    SUPPLY,
    TAKE_FOLLOWER,
    TAKE_ONE_OF_THREE,
    TAKING,
    IlVecchioPosition,
)

SCROLL_FOR_FOLLOWERS: Final[i64] = 0
SIX_FLORINS: Final[i64] = 1
ANY_COMBINATION: Final[i64] = 2
FOLLOWER_FOR_SCROLLS: Final[i64] = 3
ANY_FOLLOWER: Final[i64] = 4
BISHOP_AND_CARRIAGE: Final[i64] = 5
ONE_SCROLL: Final[i64] = 6
ONE_KNIGHT: Final[i64] = 7
ONE_ASSASSIN: Final[i64] = 8
ONE_ABBOT: Final[i64] = 9
FLORIN_PER_MEMBER: Final[i64] = 10
ROLLED_MEMBER: Final[i64] = 11
USE_AGAIN: Final[i64] = 12
ONE_FOR_TWO: Final[i64] = 13
NO_MONEY: Final[i64] = 14
FIVE_FLORINS_FOR_TWO: Final[i64] = 15
ONE_OF_THREE: Final[i64] = 16
FREE_MEMBER: Final[i64] = 17

SIX: Final[i64] = 6
# Tiles that only work inside a takeover.
INSIDE_TAKEOVERS: Final[i64] = 0x4004


def useful(table: IlVecchioPosition, seat: i64, tile: i64) -> bool:
    """Il Vecchio §7, V30, V39, V41: whether the tile can be paid, does something, and is not for use inside a takeover."""
    if tile == SCROLL_FOR_FOLLOWERS:
        return table.own[seat * OWN + SCROLL] > 0
    if tile == FOLLOWER_FOR_SCROLLS:
        return givable(table, seat, GIVE_LEVY) & A_FOLLOWER != 0
    if tile == ONE_FOR_TWO:
        return givable(table, seat, GIVE_LEVY) & FOLLOWER_OR_SCROLL != 0
    if tile == FIVE_FLORINS_FOR_TWO:
        return table.own[seat * OWN + FLORINS] >= FIVE_FLORINS
    if tile == FLORIN_PER_MEMBER:
        return table.own[seat * OWN + STANDING] | table.own[seat * OWN + LYING] != 0
    if tile in (ROLLED_MEMBER, FREE_MEMBER):
        return table.own[seat * OWN + SUPPLY] > 0
    if tile == USE_AGAIN:
        return reusable(table, seat) != 0
    return tile != ANY_COMBINATION and tile != NO_MONEY


def usable(table: IlVecchioPosition, seat: i64) -> i64:
    """Il Vecchio §7, V11, V30: the own tiles that lie face up and can be used now, as a mask."""
    left = table.own[seat * OWN + PROVINCE_TILES] & ~table.provinces_used
    return useful_of(table, seat, left) if left != 0 else i64(0)


def useful_of(table: IlVecchioPosition, seat: i64, tiles: i64) -> i64:
    found: i64 = 0
    tile: i64 = 0
    while tiles != 0:
        if tiles & 1 != 0 and useful(table, seat, tile):
            found |= bit(tile)
        tiles >>= 1
        tile += 1
    return found


def reusable(table: IlVecchioPosition, seat: i64) -> i64:
    """Il Vecchio §7, V29: another own tile, already used, that can be used now."""
    used = table.own[seat * OWN + PROVINCE_TILES] & table.provinces_used & ~bit(USE_AGAIN)
    return useful_of(table, seat, used)


def use(table: IlVecchioPosition, seat: i64, tile: i64) -> None:
    """Il Vecchio §3, §7, V11: the tile takes effect and is turned face down."""
    table.untouched = 0
    table.provinces_used |= bit(tile)
    table.emit(USES, seat, tile)
    if tile == USE_AGAIN:
        table.push(REUSING, seat, 0)
    else:
        take_effect(table, seat, tile)


def list_reuse(table: IlVecchioPosition) -> None:
    table.high_base = REUSE
    table.high = reusable(table, table.asked)


def reuse(table: IlVecchioPosition, tile: i64) -> None:
    """Il Vecchio §7, V29: the used tile works once more and stays face down."""
    seat = table.asked
    table.pop()
    table.emit(USES_AGAIN, seat, tile)
    take_effect(table, seat, tile)


def take_effect(table: IlVecchioPosition, seat: i64, tile: i64) -> None:
    """Il Vecchio §7, V36: what the tile says; the council never reacts to it."""
    if tile <= BISHOP_AND_CARRIAGE:
        effect_of_milano(table, seat, tile)
    elif tile <= ROLLED_MEMBER:
        effect_of_venezia(table, seat, tile)
    else:
        effect_of_chiesa(table, seat, tile)


def effect_of_milano(table: IlVecchioPosition, seat: i64, tile: i64) -> None:
    """Il Vecchio §7, V25: the tiles of the Ducato di Milano."""
    if tile == SCROLL_FOR_FOLLOWERS:
        pay_by_tile(table, seat, SCROLL, 1)
        table.push(TAKING, seat, TAKE_FOLLOWER)
        table.push(TAKING, seat, TAKE_FOLLOWER)
    elif tile == SIX_FLORINS:
        gain_by_tile(table, seat, FLORINS, SIX)
    elif tile == FOLLOWER_FOR_SCROLLS:
        table.push(GIVING, seat, GIVE_FOLLOWER)
    elif tile == ANY_FOLLOWER:
        table.push(TAKING, seat, TAKE_FOLLOWER)
    else:
        gain_by_tile(table, seat, BISHOP, 1)
        gain_by_tile(table, seat, CARRIAGE, 1)


def effect_of_venezia(table: IlVecchioPosition, seat: i64, tile: i64) -> None:
    """Il Vecchio §7, V40: the tiles of the Repubblica di Venezia."""
    if tile == ONE_SCROLL:
        gain_by_tile(table, seat, SCROLL, 1)
    elif tile == ONE_KNIGHT:
        gain_by_tile(table, seat, KNIGHT, 1)
    elif tile == ONE_ASSASSIN:
        gain_by_tile(table, seat, ASSASSIN, 1)
    elif tile == ONE_ABBOT:
        gain_by_tile(table, seat, ABBOT, 1)
    elif tile == FLORIN_PER_MEMBER:
        gain_by_tile(table, seat, FLORINS, table.on_map(seat))
    else:
        roll_member(table, seat, ROLL_PROVINCE)


def effect_of_chiesa(table: IlVecchioPosition, seat: i64, tile: i64) -> None:
    """Il Vecchio §7, V25, V34: the tiles of the Stato della Chiesa."""
    if tile == ONE_FOR_TWO:
        table.push(GIVING, seat, GIVE_FOLLOWER_OR_SCROLL)
    elif tile == FIVE_FLORINS_FOR_TWO:
        pay_by_tile(table, seat, FLORINS, FIVE_FLORINS)
        gain_by_tile(table, seat, SCROLL, 1)
        table.push(TAKING, seat, TAKE_FOLLOWER)
    elif tile == ONE_OF_THREE:
        table.push(TAKING, seat, TAKE_ONE_OF_THREE)
    else:
        table.push(PLACEMENT, seat, table.parts.places)
