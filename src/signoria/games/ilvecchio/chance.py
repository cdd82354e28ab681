"""What chance can bring, from which stack or dice, who sees it, and what follows from it."""

from typing import Final

from mypy_extensions import i64

from signoria.core.bits import bit, count_bits, single
from signoria.core.journal import EVERYONE
from signoria.core.position import NONE, SEVERAL
from signoria.core.rng import Rng
from signoria.core.vec import vec
from signoria.games.ilvecchio.actions import OUT_COUNCIL, OUT_CREST, OUT_MIDDLEMAN, OUT_NOBILITY, OUT_ROLL, OUT_START
from signoria.games.ilvecchio.components import EVENTS, HIGHEST_ROLL, PLACES, TILES
from signoria.games.ilvecchio.crests import turn_crest
from signoria.games.ilvecchio.members import rolled
from signoria.games.ilvecchio.set_up import deal_tile, placements_with, put_middleman, roll_start, start_with
from signoria.games.ilvecchio.stacks import draw_tile, draws_whole_layer, top_layer
from signoria.games.ilvecchio.table import (
    COUNCIL_STACK,
    CREST,
    CREST_POOL,
    DEAL,
    DRAW,
    KEEPING,
    LOT,
    MIDDLEMAN,
    ROLL,
    ROLL_SET_UP,
    STACK,
    IlVecchioPosition,
)

# Streams of chance; every seat rolls its own dice.
LOT_STREAM: Final[i64] = 0
MIDDLEMEN_STREAM: Final[i64] = 1
DEAL_STREAM: Final[i64] = 2
CREST_STREAM: Final[i64] = 3
STACK_STREAM: Final[i64] = 4
DICE_STREAM: Final[i64] = 8


WAYS_TO_ROLL: Final[i64] = 36


def list_outcomes(table: IlVecchioPosition, out: vec[i64], weights: vec[i64]) -> i64:
    kind = table.waiting
    if kind == ROLL:
        for roll in range(2, HIGHEST_ROLL + 1):
            out[roll - 2] = OUT_ROLL + roll - 2
            weights[roll - 2] = roll - 1 if roll < 8 else 13 - roll
        return HIGHEST_ROLL - 1
    if kind == MIDDLEMAN:
        return middleman_outcomes(table, out, weights)
    count: i64 = 0
    if kind == LOT:
        for seat in range(table.players):
            out[seat] = OUT_START + seat
            weights[seat] = 1
        count = table.players
    elif kind == CREST:
        for event in range(EVENTS):
            if table.common[CREST_POOL + event] > 0:
                out[count] = OUT_CREST + event
                weights[count] = table.common[CREST_POOL + event]
                count += 1
    else:
        tiles = tiles_to_come(table)
        base: i64 = OUT_COUNCIL
        if kind == DRAW and table.pending_arg() & 15 != COUNCIL_STACK:
            base = OUT_NOBILITY
        for tile in range(TILES):
            if (tiles >> tile) & 1 != 0:
                out[count] = base + tile
                weights[count] = 1
                count += 1
    return count


def middleman_outcomes(table: IlVecchioPosition, out: vec[i64], weights: vec[i64]) -> i64:
    """Il Vecchio §2, V2: each town weighs as much as there are ways to place the others after it."""
    count: i64 = 0
    for place in range(PLACES):
        if table.parts.colour[place] == table.pending_arg():
            ways = placements_with(table, place)
            if ways > 0:
                out[count] = OUT_MIDDLEMAN + place
                weights[count] = ways
                count += 1
    return count


def tiles_to_come(table: IlVecchioPosition) -> i64:
    """The tiles one of which is dealt or drawn next."""
    if table.waiting == DEAL:
        return table.stacks[COUNCIL_STACK * STACK]
    return table.stacks[top_layer(table, table.pending_arg() & 15)]


def roll_of(rng: Rng) -> i64:
    """The two dice, without listing their sums first."""
    left = rng.below(WAYS_TO_ROLL)
    roll: i64 = 2
    while True:
        ways = roll - 1 if roll < 8 else 13 - roll
        if left < ways:
            return OUT_ROLL + roll - 2
        left -= ways
        roll += 1


def source_of(table: IlVecchioPosition) -> i64:
    kind = table.waiting
    if kind == ROLL:
        return DICE_STREAM + table.asked
    if kind == LOT:
        return LOT_STREAM
    if kind == MIDDLEMAN:
        return MIDDLEMEN_STREAM
    if kind == DEAL:
        return DEAL_STREAM
    if kind == CREST:
        return CREST_STREAM
    return STACK_STREAM + (table.pending_arg() & 15)


def only_outcome(table: IlVecchioPosition) -> i64:
    """The only outcome that can come up, SEVERAL, or NONE where a whole layer is drawn."""
    kind = table.waiting
    if kind == DRAW:
        return NONE if draws_whole_layer(table) else SEVERAL
    if kind == CREST:
        found: i64 = SEVERAL
        for event in range(EVENTS):
            if table.common[CREST_POOL + event] > 0:
                if found != SEVERAL:
                    return SEVERAL
                found = OUT_CREST + event
        return found
    if kind == DEAL:
        tiles = tiles_to_come(table)
        return OUT_COUNCIL + single(tiles) if count_bits(tiles) == 1 else SEVERAL
    if kind == MIDDLEMAN:
        return only_middleman(table)
    return SEVERAL


def only_middleman(table: IlVecchioPosition) -> i64:
    found: i64 = SEVERAL
    for place in range(PLACES):
        if table.parts.colour[place] == table.pending_arg() and placements_with(table, place) > 0:
            if found != SEVERAL:
                return SEVERAL
            found = OUT_MIDDLEMAN + place
    return found


def audience_of(table: IlVecchioPosition) -> i64:
    """Il Vecchio §4.3, V3, V9: tiles are dealt, drawn and kept in secret."""
    kind = table.waiting
    return bit(table.asked) if kind in (DEAL, DRAW, KEEPING) else EVERYONE


def apply_outcome(table: IlVecchioPosition, outcome: i64) -> None:
    """Let an outcome take effect."""
    kind = table.waiting
    if kind == ROLL:
        if table.pending_arg() == ROLL_SET_UP:
            roll_start(table, outcome - OUT_ROLL + 2)
        else:
            rolled(table, outcome - OUT_ROLL + 2)
    elif kind == CREST:
        turn_crest(table, outcome - OUT_CREST)
    elif kind == DRAW:
        draw_tile(table, outcome - (OUT_COUNCIL if outcome < OUT_NOBILITY else OUT_NOBILITY))
    elif kind == DEAL:
        deal_tile(table, outcome - OUT_COUNCIL)
    elif kind == MIDDLEMAN:
        put_middleman(table, outcome - OUT_MIDDLEMAN)
    else:
        start_with(table, outcome - OUT_START)
