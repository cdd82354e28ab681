"""Il Vecchio §4.4 and §4.5: members come into play and get up again."""

from typing import Final

from mypy_extensions import i64

from signoria.games.ilvecchio.actions import DECLINE, PLACE_MEMBER
from signoria.games.ilvecchio.components import FREE_ROLL
from signoria.games.ilvecchio.events import DECLINES, JOINS, RECOVERS, ROLLS
from signoria.games.ilvecchio.table import (
    COUNCIL_TILES,
    DECLINABLE,
    FLORINS,
    FREELY,
    LYING,
    LYING_MEN,
    MEN,
    OWN,
    PLACE_MASK,
    PLACEMENT,
    REINFORCING,
    ROLL,
    ROLL_COUNCIL,
    ROLL_REINFORCEMENT,
    SUPPLY,
    IlVecchioPosition,
)

# The numbers of the two council tiles that bring members; council.py names them all.
RECOVERY_BIT: Final[i64] = 256
REINFORCEMENT_BIT: Final[i64] = 512


def recover(table: IlVecchioPosition, seat: i64) -> None:
    """Il Vecchio §4.5, V27: all own members get up, and there is a florin even if nobody lay."""
    got_up: i64 = 0
    lying = table.own[seat * OWN + LYING]
    place: i64 = 0
    while lying != 0:
        if lying & 1 != 0:
            at = seat * MEN + LYING_MEN + place
            while table.men[at] > 0:
                table.men[at] -= 1
                table.add_standing(seat, place)
                got_up += 1
        lying >>= 1
        place += 1
    table.own[seat * OWN + LYING] = 0
    table.own[seat * OWN + FLORINS] += table.parts.recovery_florins
    table.emit(RECOVERS, seat, got_up, table.parts.recovery_florins)
    if table.own[seat * OWN + COUNCIL_TILES] & RECOVERY_BIT != 0:
        roll_member(table, seat, ROLL_COUNCIL)


def roll_member(table: IlVecchioPosition, seat: i64, purpose: i64) -> None:
    """Il Vecchio §4.4, §6, V23, V33: a roll says where a member comes in; with less luck he comes in anywhere."""
    if table.own[seat * OWN + SUPPLY] == 0:
        return
    if table.parts.less_luck:
        push_placement(table, seat, purpose, table.parts.places, FREELY)
    else:
        table.push(ROLL, seat, purpose)


def rolled(table: IlVecchioPosition, area: i64) -> None:
    """Il Vecchio §4.4, V12: a town of that area; after a 7 any place, Florence included."""
    seat = table.asked
    purpose = table.pending_arg()
    table.pop()
    table.emit(ROLLS, seat, area)
    if area == FREE_ROLL:
        push_placement(table, seat, purpose, table.parts.places, FREELY)
    else:
        push_placement(table, seat, purpose, table.parts.area[area], 0)


def push_placement(table: IlVecchioPosition, seat: i64, purpose: i64, places: i64, marks: i64) -> None:
    """Il Vecchio §8, V34: only a member brought by a council tile may be declined."""
    if purpose == ROLL_COUNCIL:
        table.push(PLACEMENT, seat, places | DECLINABLE)
    elif purpose == ROLL_REINFORCEMENT:
        table.push(PLACEMENT, seat, places | marks | REINFORCING)
    else:
        table.push(PLACEMENT, seat, places)


def list_placement(table: IlVecchioPosition) -> None:
    arg = table.pending_arg()
    if arg & DECLINABLE != 0:
        table.low_base = DECLINE
        table.low = 1
    table.high_base = PLACE_MEMBER
    table.high = arg & PLACE_MASK


def decline(table: IlVecchioPosition) -> None:
    """Il Vecchio §8, V34: the member stays in the supply."""
    table.emit(DECLINES, table.asked)
    table.pop()


def join(table: IlVecchioPosition, place: i64) -> None:
    """Il Vecchio §4.4, §8, V12, V32, V45: a member comes in standing and may act at once; a council tile may bring another."""
    seat = table.asked
    arg = table.pending_arg()
    table.pop()
    table.own[seat * OWN + SUPPLY] -= 1
    table.add_standing(seat, place)
    table.emit(JOINS, seat, place)
    if arg & REINFORCING == 0 or table.own[seat * OWN + COUNCIL_TILES] & REINFORCEMENT_BIT == 0:
        return
    if table.own[seat * OWN + SUPPLY] > 0:
        places = table.parts.shared[place] if arg & FREELY != 0 else arg & PLACE_MASK
        table.push(PLACEMENT, seat, places | DECLINABLE)
