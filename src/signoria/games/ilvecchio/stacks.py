"""Il Vecchio §4.3: looking at the top tiles of a Florence stack, keeping one, and what then lies under the stack.

A stack is a sequence of layers whose tiles are in no known order: the first is what was shuffled in the beginning, every
further one what somebody looked at and put back. The looks are remembered, since they are what the players know.
"""

from mypy_extensions import i64

from signoria.core.bits import bit, count_bits
from signoria.games.ilvecchio.actions import KEEP_COUNCIL, KEEP_NOBILITY
from signoria.games.ilvecchio.components import COUNCIL
from signoria.games.ilvecchio.council import turn_up
from signoria.games.ilvecchio.events import (
    DRAWS,
    KEEPS_COUNCIL,
    KEEPS_NOBILITY,
    KEEPS_TILE,
    SEES_COUNCIL,
    SEES_NOBILITY,
)
from signoria.games.ilvecchio.table import (
    COUNCIL_STACK,
    DOUBLE_TURN,
    DRAW,
    HIDDEN_TILE,
    KEEPING,
    KEPT,
    LAYERS,
    LOOKER,
    LOOKS,
    NOBILITY_TILES,
    OWN,
    SEEN,
    STACK,
    IlVecchioPosition,
)


def tiles_left(table: IlVecchioPosition, stack: i64) -> i64:
    """How many tiles a stack holds."""
    count: i64 = 0
    for at in range(stack * STACK, stack * STACK + LAYERS):
        count += count_bits(table.stacks[at])
    return count


def top_layer(table: IlVecchioPosition, stack: i64) -> i64:
    """Where the topmost tiles are."""
    at = stack * STACK
    while table.stacks[at] == 0:
        at += 1
    return at


def look(table: IlVecchioPosition) -> None:
    """Il Vecchio §4.3, §5.1, V7, V9: the top five tiles, or what is left; without any left there is nothing to take."""
    seat = table.asked
    stack = table.pending_arg()
    table.pop()
    tiles = tiles_left(table, stack)
    if tiles == 0:
        return
    if tiles > table.parts.drawn:
        tiles = table.parts.drawn
    base = stack * STACK
    number = table.stacks[base + LOOKS]
    table.stacks[base + LOOKS] = number + 1
    table.stacks[base + LOOKER + number] = seat
    table.stacks[base + SEEN + number] = 0
    table.stacks[base + KEPT + number] = -1
    table.emit(DRAWS, seat, COUNCIL + stack, tiles)
    table.push(KEEPING, seat, stack)
    table.push(DRAW, seat, stack | (tiles << 4))


def draw_tile(table: IlVecchioPosition, tile: i64) -> None:
    """Il Vecchio §4.3, V9: one tile from the topmost layer; only the player who draws sees it."""
    seat = table.asked
    stack = table.pending_arg() & 15
    left = table.pending_arg() >> 4
    table.pop()
    table.stacks[top_layer(table, stack)] &= ~bit(tile)
    table.stacks[stack * STACK + SEEN + table.stacks[stack * STACK + LOOKS] - 1] |= bit(tile)
    sees = SEES_COUNCIL if stack == COUNCIL_STACK else SEES_NOBILITY
    table.emit_to(bit(seat), sees, seat, tile)
    if left > 1:
        table.push(DRAW, seat, stack | ((left - 1) << 4))


def draws_whole_layer(table: IlVecchioPosition) -> bool:
    """Il Vecchio §4.3, V9: whether the topmost layer is drawn to its last tile."""
    return count_bits(table.stacks[top_layer(table, table.pending_arg() & 15)]) <= table.pending_arg() >> 4


def draw_whole_layer(table: IlVecchioPosition) -> None:
    """Il Vecchio §4.3, V9: a layer that is drawn to its last tile leaves nothing to chance."""
    tiles = table.stacks[top_layer(table, table.pending_arg() & 15)]
    table.revealed_information = True
    tile: i64 = 0
    while tiles != 0:
        if tiles & 1 != 0:
            draw_tile(table, tile)
        tiles >>= 1
        tile += 1


def list_keep(table: IlVecchioPosition) -> None:
    """Il Vecchio §4.3, V9: one of the tiles just drawn."""
    stack = table.pending_arg()
    table.high_base = KEEP_COUNCIL if stack == COUNCIL_STACK else KEEP_NOBILITY
    table.high = table.stacks[stack * STACK + SEEN + table.stacks[stack * STACK + LOOKS] - 1]


def keep(table: IlVecchioPosition, tile: i64) -> None:
    """Il Vecchio §4.3, §5.1, V9, V10: one tile is kept face down, the rest goes under the stack, shuffled."""
    seat = table.asked
    stack = table.pending_arg()
    table.pop()
    base = stack * STACK
    number = table.stacks[base + LOOKS] - 1
    table.stacks[base + KEPT + number] = tile
    table.stacks[base + number + 1] = table.stacks[base + SEEN + number] & ~bit(tile)
    council = stack == COUNCIL_STACK
    table.emit(KEEPS_TILE, seat, COUNCIL + stack)
    table.emit_to(bit(seat), KEEPS_COUNCIL if council else KEEPS_NOBILITY, seat, tile)
    if council:
        table.own[seat * OWN + HIDDEN_TILE] = tile
        if table.stage == DOUBLE_TURN:
            turn_up(table, seat)
    else:
        table.own[seat * OWN + NOBILITY_TILES] |= bit(tile)
