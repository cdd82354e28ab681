"""What may be answered to each question; the rules themselves are in the chapters."""

from typing import Final

from mypy_extensions import i64

from signoria.core.bits import count_bits, nth, single
from signoria.core.position import NONE, SEVERAL
from signoria.core.rng import Rng
from signoria.core.vec import vec
from signoria.games.ilvecchio.actions import CHOOSE_AREA, KEEP_COUNCIL
from signoria.games.ilvecchio.council import list_buying
from signoria.games.ilvecchio.crests import list_family
from signoria.games.ilvecchio.goods import list_giving, list_taking
from signoria.games.ilvecchio.members import list_placement
from signoria.games.ilvecchio.provinces import list_reuse
from signoria.games.ilvecchio.rounds import list_turn
from signoria.games.ilvecchio.stacks import list_keep
from signoria.games.ilvecchio.table import (
    AREA,
    BUYING,
    CLAIMING,
    DESTINATION,
    FAMILY,
    FOLLOWERS,
    GIVING,
    HAND,
    JOURNEY,
    KEEPING,
    MONEY,
    OFFICE_CHOICE,
    OWN,
    PLACEMENT,
    REUSING,
    START_TILE,
    TAKING,
    TOWN,
    TURN,
    IlVecchioPosition,
)
from signoria.games.ilvecchio.takeover import list_claim, list_followers, list_money, list_office
from signoria.games.ilvecchio.towns import list_town
from signoria.games.ilvecchio.travel import list_destination, list_journey

# Areas 2 to 12 without 7, as a mask that begins with 2.
ALL_AREAS: Final[i64] = 0b11111011111


def list_answers(table: IlVecchioPosition) -> None:
    """List the answers to the pending question as two masks on the table; they stay there until it is answered."""
    kind = table.waiting
    table.low = 0
    table.low_base = 0
    table.high = 0
    table.high_base = 0
    if kind == TURN:
        list_turn(table)
    elif kind == DESTINATION:
        list_destination(table)
    elif kind == JOURNEY:
        list_journey(table)
    elif kind == TOWN:
        list_town(table)
    elif kind == TAKING:
        list_taking(table)
    elif kind == PLACEMENT:
        list_placement(table)
    elif kind == GIVING:
        list_giving(table)
    elif kind == FAMILY:
        list_family(table)
    else:
        list_rarer(table, kind)


def list_rarer(table: IlVecchioPosition, kind: i64) -> None:
    if kind == FOLLOWERS:
        list_followers(table)
    elif kind == MONEY:
        list_money(table)
    elif kind == OFFICE_CHOICE:
        list_office(table)
    elif kind == CLAIMING:
        list_claim(table)
    elif kind == KEEPING:
        list_keep(table)
    elif kind == BUYING:
        list_buying(table)
    elif kind == REUSING:
        list_reuse(table)
    elif kind == AREA:
        table.high_base = CHOOSE_AREA
        table.high = ALL_AREAS
    elif kind == START_TILE:
        table.high_base = KEEP_COUNCIL
        table.high = table.own[table.asked * OWN + HAND]


def only_answer(table: IlVecchioPosition) -> i64:
    """The only answer to the pending question, SEVERAL, or NONE."""
    list_answers(table)
    if table.low != 0 and table.high != 0:
        return SEVERAL
    mask = table.low | table.high
    if mask & (mask - 1) != 0:
        return SEVERAL
    if mask == 0:
        return NONE
    return (table.low_base if table.low != 0 else table.high_base) + single(mask)


def list_each(mask: i64, base: i64, out: vec[i64], count: i64) -> i64:
    """Write an action for each bit of a mask behind those already listed; returns how many there are now."""
    while mask != 0:
        out[count] = base + single(mask)
        count += 1
        mask &= mask - 1
    return count


def answer_at_random(table: IlVecchioPosition, rng: Rng) -> i64:
    """The answer at a random place among the legal ones, without listing them first."""
    low = count_bits(table.low)
    place = rng.below(low + count_bits(table.high))
    if place < low:
        return table.low_base + nth(table.low, place)
    return table.high_base + nth(table.high, place - low)
