"""Il Vecchio §4.6: a Medici crest is taken, and Il Vecchio strikes back."""

from typing import Final

from mypy_extensions import i64

from signoria.games.ilvecchio.actions import LAY_DOWN, TAKE_BACK
from signoria.games.ilvecchio.events import (
    ALL_MIDDLEMEN_MOVE,
    EXTRA_COST_MOVES,
    GIVES_NOTHING,
    LAST_CREST,
    LAYS_DOWN,
    NO_CREST_LEFT,
    NOBODY_ON_MAP,
    TAKES_BACK,
    TAKES_CREST,
    TAKES_CREST_QUIETLY,
)
from signoria.games.ilvecchio.set_up import seat_after
from signoria.games.ilvecchio.table import (
    CREST,
    CREST_POOL,
    CRESTS,
    FAMILY,
    GIVE_LEVY,
    GIVING,
    LYING,
    NOBILITY_STACK,
    OWN,
    STANDING,
    SUPPLY,
    IlVecchioPosition,
)
from signoria.games.ilvecchio.towns import move_all_middlemen

LEVY: Final[i64] = 0
MIDDLEMEN_EVENT: Final[i64] = 1
FAMILY_EVENT: Final[i64] = 2


def reach_crest(table: IlVecchioPosition, seat: i64, track: i64) -> None:
    """Il Vecchio §4.6, §6, V16, V23: the space has a crest; with less luck it is taken without its event."""
    if table.crests_left == 0:
        table.emit(NO_CREST_LEFT, track)
    elif table.parts.less_luck:
        take_quietly(table, seat)
    else:
        table.push(CREST, seat, track)


def take_quietly(table: IlVecchioPosition, seat: i64) -> None:
    """Il Vecchio §6, V23, V33: the crest counts, its event is not looked at."""
    take_crest(table, seat)
    table.emit(TAKES_CREST_QUIETLY, seat, table.crests_left)
    follow_crest(table)


def take_crest(table: IlVecchioPosition, seat: i64) -> None:
    """Il Vecchio §4.6: a crest goes from the pile to a family."""
    table.own[seat * OWN + CRESTS] += 1
    table.crests_left -= 1


def follow_crest(table: IlVecchioPosition) -> None:
    """Il Vecchio §4.6, §5, V15, V17: the first crest moves the extra cost, the last one brings on the end."""
    if table.extra_on != NOBILITY_STACK:
        table.extra_on = NOBILITY_STACK
        table.emit(EXTRA_COST_MOVES)
    if table.crests_left == 0:
        table.ending = 1
        table.emit(LAST_CREST)


def turn_crest(table: IlVecchioPosition, event: i64) -> None:
    """Il Vecchio §4.6, V13, V14: the active player takes the crest; its event asks him first, then clockwise."""
    seat = table.asked
    table.pop()
    table.common[CREST_POOL + event] -= 1
    take_crest(table, seat)
    table.emit(TAKES_CREST, seat, event, table.crests_left)
    follow_crest(table)
    if event == MIDDLEMEN_EVENT:
        table.emit(ALL_MIDDLEMEN_MOVE)
        move_all_middlemen(table)
        return
    for back in range(table.players):
        other = seat_after(table, seat, table.players - 1 - back)
        if event == LEVY:
            table.push(GIVING, other, GIVE_LEVY)
        else:
            table.push(FAMILY, other, 0)


def list_family(table: IlVecchioPosition) -> None:
    """Il Vecchio §4.6, V14: lay down a standing member or take back a lying one."""
    seat = table.asked
    table.low_base = LAY_DOWN
    table.low = table.own[seat * OWN + STANDING]
    table.high_base = TAKE_BACK
    table.high = table.own[seat * OWN + LYING]


def suffer(table: IlVecchioPosition, action: i64) -> None:
    """Il Vecchio §4.6, V14: the family loses a member's strength, or a member."""
    seat = table.asked
    table.pop()
    if action >= TAKE_BACK:
        table.remove_lying(seat, action - TAKE_BACK)
        table.own[seat * OWN + SUPPLY] += 1
        table.emit(TAKES_BACK, seat, action - TAKE_BACK)
    else:
        table.lay_member(seat, action - LAY_DOWN)
        table.emit(LAYS_DOWN, seat, action - LAY_DOWN)


def spared(table: IlVecchioPosition) -> None:
    """Il Vecchio §4.6, V13, V14: who has nothing to give, or nobody on the map, is spared."""
    family = table.waiting == FAMILY
    table.emit(NOBODY_ON_MAP if family else GIVES_NOTHING, table.asked)
    table.pop()
