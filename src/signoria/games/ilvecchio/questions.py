"""Il Vecchio: what can be answered to each question."""

from typing import Final

from mypy_extensions import i64

from signoria.games.ilvecchio.actions import CHOOSE_AREA, KEEP_COUNCIL
from signoria.games.ilvecchio.chance import MANY
from signoria.games.ilvecchio.council import ask_buying
from signoria.games.ilvecchio.crests import ask_family, spared
from signoria.games.ilvecchio.goods import ask_giving, ask_taking
from signoria.games.ilvecchio.members import ask_placement
from signoria.games.ilvecchio.provinces import ask_reuse
from signoria.games.ilvecchio.rounds import ask_turn
from signoria.games.ilvecchio.stacks import ask_keep
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
    Table,
    single,
)
from signoria.games.ilvecchio.takeover import ask_claim, ask_followers, ask_money, ask_office
from signoria.games.ilvecchio.towns import ask_town
from signoria.games.ilvecchio.travel import ask_destination, ask_journey

# Areas 2 to 12 without 7, as a mask that begins with 2.
ALL_AREAS: Final = 0b11111011111


def ask(table: Table, kind: i64) -> None:
    """Find out what can be answered to the pending question."""
    table.low = 0
    table.low_base = 0
    table.high = 0
    table.high_base = 0
    if kind == TURN:
        ask_turn(table)
    elif kind == DESTINATION:
        ask_destination(table)
    elif kind == JOURNEY:
        ask_journey(table)
    elif kind == TOWN:
        ask_town(table)
    elif kind == TAKING:
        ask_taking(table)
    elif kind == PLACEMENT:
        ask_placement(table)
    elif kind == GIVING:
        ask_giving(table)
    elif kind == FAMILY:
        ask_family(table)
    else:
        ask_rarer(table, kind)


def ask_rarer(table: Table, kind: i64) -> None:
    if kind == FOLLOWERS:
        ask_followers(table)
    elif kind == MONEY:
        ask_money(table)
    elif kind == OFFICE_CHOICE:
        ask_office(table)
    elif kind == CLAIMING:
        ask_claim(table)
    elif kind == KEEPING:
        ask_keep(table)
    elif kind == BUYING:
        ask_buying(table)
    elif kind == REUSING:
        ask_reuse(table)
    elif kind == AREA:
        table.high_base = CHOOSE_AREA
        table.high = ALL_AREAS
    elif kind == START_TILE:
        table.high_base = KEEP_COUNCIL
        table.high = table.own[table.pending_seat() * OWN + HAND]


def only_answer(table: Table) -> i64:
    """The only answer to the pending question (anything if there is none), or MANY."""
    if table.low != 0 and table.high != 0:
        return MANY
    mask = table.low | table.high
    if mask & (mask - 1) != 0:
        return MANY
    if mask == 0:
        return 0
    return (table.low_base if table.low != 0 else table.high_base) + single(mask)


def nothing_to_answer(table: Table, kind: i64) -> None:
    if kind in (GIVING, FAMILY):
        spared(table)
    else:
        table.depth -= 1
