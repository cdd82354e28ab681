"""What chance can bring, from which bag, pile or lot, and what follows from it."""

from typing import Final

from mypy_extensions import i64

from signoria.core.position import SEVERAL
from signoria.core.rng import Rng
from signoria.core.vec import vec
from signoria.games.firenze.actions import (
    BRICK_DRAWN,
    CARD_DRAWN,
)
from signoria.games.firenze.components import COLOURS, KINDS, SPACES
from signoria.games.firenze.row import (
    lay_brick,
    lay_card,
)
from signoria.games.firenze.set_up import draw_lot, list_lots
from signoria.games.firenze.table import (
    BAG,
    BRICK_DRAW,
    CARD_DRAW,
    PILE,
    START_PILE,
    FirenzePosition,
)

# Streams of chance: each lot of the set-up, the bag, the start cards, and the pile anew after every shuffle.
LOT_STREAM: Final[i64] = 0
BAG_STREAM: Final[i64] = 4
START_PILE_STREAM: Final[i64] = 5
PILE_STREAM: Final[i64] = 6


def list_outcomes(table: FirenzePosition, out: vec[i64], weights: vec[i64]) -> i64:
    if table.waiting == BRICK_DRAW:
        return list_pool(table.piles, BAG, COLOURS, BRICK_DRAWN, out, weights)
    if table.waiting == CARD_DRAW:
        return list_pool(table.piles, START_PILE if table.start_left > 0 else PILE, KINDS, CARD_DRAWN, out, weights)
    count = list_lots(table, out, SPACES)
    for i in range(count):
        weights[i] = 1
    return count


def draw_at_random(table: FirenzePosition, rng: Rng) -> i64:
    """The brick or card at a random place, without listing them first."""
    piles = table.piles
    if table.waiting == BRICK_DRAW:
        left = rng.below(table.bag_size)
        at: i64 = BAG
        first: i64 = BRICK_DRAWN - BAG
    elif table.start_left > 0:
        left = rng.below(table.start_left)
        at = START_PILE
        first = CARD_DRAWN - START_PILE
    else:
        left = rng.below(table.pile_left)
        at = PILE
        first = CARD_DRAWN - PILE
    while left >= piles[at]:
        left -= piles[at]
        at += 1
    return first + at


def source_of(table: FirenzePosition) -> i64:
    if table.waiting == BRICK_DRAW:
        return BAG_STREAM
    if table.waiting == CARD_DRAW:
        return i64(START_PILE_STREAM) if table.start_left > 0 else PILE_STREAM + table.shuffles
    return LOT_STREAM + table.waiting


def only_outcome(table: FirenzePosition) -> i64:
    """The only outcome that can come up, or SEVERAL."""
    if table.waiting == BRICK_DRAW:
        return only_kind(table.piles, BAG, table.bag_size, BRICK_DRAWN)
    if table.waiting == CARD_DRAW:
        if table.start_left > 0:
            return only_kind(table.piles, START_PILE, table.start_left, CARD_DRAWN)
        return only_kind(table.piles, PILE, table.pile_left, CARD_DRAWN)
    return only_lot(table)


def only_lot(table: FirenzePosition) -> i64:
    """A lot with one possible result, as an owner's edition may have it."""
    found = vec[i64]([0] * COLOURS)
    return found[0] if list_lots(table, found, 2) == 1 else i64(SEVERAL)


def apply_outcome(table: FirenzePosition, outcome: i64) -> None:
    """Let an outcome of chance take effect."""
    if table.waiting == BRICK_DRAW:
        lay_brick(table, outcome - BRICK_DRAWN)
    elif table.waiting == CARD_DRAW:
        lay_card(table, outcome - CARD_DRAWN)
    else:
        draw_lot(table, outcome)


def list_pool(pool: vec[i64], begin: i64, size: i64, first: i64, out: vec[i64], weights: vec[i64]) -> i64:
    """What a bag or pile can bring, each as likely as there are copies."""
    count: i64 = 0
    for i in range(size):
        copies = pool[begin + i]
        if copies > 0:
            out[count] = first + i
            weights[count] = copies
            count += 1
    return count


def only_kind(pool: vec[i64], begin: i64, total: i64, first: i64) -> i64:
    """The outcome if all that is left is of one kind, or SEVERAL."""
    at = begin
    while pool[at] == 0:
        at += 1
    return first + at - begin if pool[at] == total else i64(SEVERAL)
