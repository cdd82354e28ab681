"""Firenze §2: balconies, neutral seals, start player and white bricks, before the first card is turned up."""

from typing import Final

from mypy_extensions import i64

from signoria.core.vec import vec
from signoria.games.firenze.actions import BALCONY, DEAD, NEUTRAL, START
from signoria.games.firenze.components import (
    BY_LOT,
    COLOURS,
    DEAD_COLOUR,
    HEIGHTS,
    KINDS,
    LOW_HEIGHTS,
    NUMBERS,
    RECOMMENDED,
    SPACES,
    WHITE,
)
from signoria.games.firenze.events import BALCONY_PLACED, DEAD_CHOSEN, NEUTRAL_PLACED, STARTS, WHITE_BRICKS
from signoria.games.firenze.row import begin_refill
from signoria.games.firenze.table import (
    BAG,
    BALCONY_LOT,
    BALCONY_ON,
    DEAD_LOT,
    NEUTRAL_LOT,
    NEUTRAL_SEAL,
    OPEN,
    PILE,
    PRIZE_ON,
    REFILL,
    SEAL_ON,
    START_LOT,
    START_PILE,
    FirenzePosition,
)

FEWEST_LOW: Final[i64] = 2
MOST_LOW: Final[i64] = 3
TILES_PER_TOWER: Final[i64] = 2


def set_up(table: FirenzePosition) -> None:
    """Firenze §2, §14.2, F29: a dead colour is known before the balconies are drawn, so that none of its tiles is."""
    parts = table.parts
    count_piles(table)
    table.next_balcony = 1
    if parts.placing != DEAD_COLOUR:
        table.waiting = BALCONY_LOT
    elif parts.dead == BY_LOT:
        table.waiting = DEAD_LOT
    else:
        kill_colour(table, parts.dead)


def count_piles(table: FirenzePosition) -> None:
    """Firenze §2: the full bag and both parts of the pile."""
    for colour in range(COLOURS):
        table.bag_size += table.piles[BAG + colour]
    for kind in range(KINDS):
        table.start_left += table.piles[START_PILE + kind]
        table.pile_left += table.piles[PILE + kind]


def kill_colour(table: FirenzePosition, colour: i64) -> None:
    """Firenze §14.2, F29: neutral seals cover all commissions of one colour; their number is not asked for."""
    table.dead = colour
    table.emit(DEAD_CHOSEN, colour)
    for height in range(HEIGHTS):
        table.board[SEAL_ON + colour * HEIGHTS + height] = NEUTRAL_SEAL
        table.emit(NEUTRAL_PLACED, colour, height + 3)
    table.waiting = BALCONY_LOT


def tile_total(table: FirenzePosition, space: i64) -> i64:
    """Firenze §2.1, F4: the total on the tile that could come up for this space, or 0; taken spaces are drawn again."""
    if table.board[SEAL_ON + space] != OPEN or table.board[BALCONY_ON + space] != 0:
        return 0
    return table.parts.tile[(table.next_balcony - 1) * SPACES + space]


def place_balcony(table: FirenzePosition, space: i64) -> None:
    """Firenze §2.1, F4: one tile of each number; its total replaces the printed value of the space it covers."""
    total = tile_total(table, space)
    table.board[BALCONY_ON + space] = table.next_balcony
    table.board[PRIZE_ON + space] = total
    table.emit(BALCONY_PLACED, table.next_balcony, space // HEIGHTS, space % HEIGHTS + 3, total)
    table.next_balcony += 1
    if table.next_balcony > NUMBERS:
        table.next_balcony = 1
        begin_neutral_seals(table)


def begin_neutral_seals(table: FirenzePosition) -> None:
    """Firenze §2.2, F3: the chosen number of neutral seals, unless a dead colour has used them all."""
    table.to_place = i64(0) if table.parts.placing == DEAD_COLOUR else table.parts.neutral
    table.low_placed = 0
    table.waiting = NEUTRAL_LOT if table.to_place > 0 else START_LOT


def is_bare(table: FirenzePosition, space: i64) -> bool:
    """Firenze §2.2: neither a seal nor a balcony lies there."""
    return table.board[SEAL_ON + space] == OPEN and table.board[BALCONY_ON + space] == 0


def list_neutral(table: FirenzePosition, out: vec[i64], limit: i64) -> i64:
    """Firenze §2.2, §14.1, F3: any bare space; as recommended, only if a valid whole stays possible.

    For that, all low spaces of a tower are alike, and all high ones: it is found out once for each.
    """
    count: i64 = 0
    last: i64 = -1
    valid = table.parts.placing != RECOMMENDED
    for space in range(SPACES):
        if not is_bare(table, space):
            continue
        if table.parts.placing == RECOMMENDED:
            alike = space // HEIGHTS * 2 + (1 if space % HEIGHTS < LOW_HEIGHTS else 0)
            if alike != last:
                last = alike
                valid = may_be_neutral(table, space)
        if valid:
            out[count] = NEUTRAL + space
            count += 1
            if count >= limit:
                return count
    return count


def may_be_neutral(table: FirenzePosition, space: i64) -> bool:
    """Firenze §2.2, F3: whether a valid whole stays possible with a neutral seal on a bare space."""
    table.board[SEAL_ON + space] = NEUTRAL_SEAL
    low: i64 = 1 if space % HEIGHTS < LOW_HEIGHTS else 0
    valid = can_be_completed(table, table.to_place - 1, table.low_placed + low)
    table.board[SEAL_ON + space] = OPEN
    return valid


def can_be_completed(table: FirenzePosition, left: i64, low: i64) -> bool:
    """Firenze §2.2, F30: at most two tiles on a tower, two or three seals (at most all) on the heights 3 and 4.

    Of each tower some low and some high spaces can still be used, and of both together only as many as the tower may carry.
    Such limits add up over the towers, so three sums decide.
    """
    board = table.board
    rooms: i64 = 0
    low_rooms: i64 = 0
    high_rooms: i64 = 0
    for colour in range(COLOURS):
        carried: i64 = 0
        free_low: i64 = 0
        free_high: i64 = 0
        for height in range(HEIGHTS):
            space = colour * HEIGHTS + height
            if board[SEAL_ON + space] != OPEN or board[BALCONY_ON + space] != 0:
                carried += 1
            elif height < LOW_HEIGHTS:
                free_low += 1
            else:
                free_high += 1
        if carried > TILES_PER_TOWER and tower_overloaded(table, colour):
            return False
        room = max(0, TILES_PER_TOWER - carried)
        rooms += min(room, free_low + free_high)
        low_rooms += min(room, free_low)
        high_rooms += min(room, free_high)
    if left > rooms:
        return False
    wanted = max(0, min(FEWEST_LOW, table.parts.neutral) - low)
    allowed = min(MOST_LOW - low, left)
    return max(wanted, left - high_rooms) <= min(allowed, low_rooms)


def tower_overloaded(table: FirenzePosition, colour: i64) -> bool:
    """Firenze §2.2, F30: balconies come by lot and may be many on a tower; a neutral seal may not add to them."""
    for height in range(HEIGHTS):
        if table.board[SEAL_ON + colour * HEIGHTS + height] == NEUTRAL_SEAL:
            return True
    return False


def place_neutral(table: FirenzePosition, space: i64) -> None:
    """Firenze §2.2, F3: a commission that nobody can complete in this match."""
    table.board[SEAL_ON + space] = NEUTRAL_SEAL
    table.to_place -= 1
    if space % HEIGHTS < LOW_HEIGHTS:
        table.low_placed += 1
    table.emit(NEUTRAL_PLACED, space // HEIGHTS, space % HEIGHTS + 3)
    if table.to_place == 0:
        table.waiting = START_LOT


def start_with(table: FirenzePosition, seat: i64) -> None:
    """Firenze §2.3, F1: white bricks in turn order, one more for each later seat; only then are bricks drawn (§2.4)."""
    table.first = seat
    table.active = seat
    table.emit(STARTS, seat)
    for place in range(table.players):
        bricks = table.parts.white[place]
        table.gain(seat, WHITE, bricks)
        table.piles[BAG + WHITE] -= bricks
        table.bag_size -= bricks
        table.emit(WHITE_BRICKS, seat, bricks)
        seat = table.next_seat(seat)
    begin_refill(table)
    table.go_on(REFILL)


def list_lots(table: FirenzePosition, out: vec[i64], limit: i64) -> i64:
    """Firenze §2: what can come up in the lot that is drawn now, or as much of it as is asked for; all are equally likely."""
    count: i64 = 0
    if table.waiting == START_LOT:
        for seat in range(table.players):
            out[seat] = START + seat
        return table.players
    if table.waiting == DEAD_LOT:
        for colour in range(COLOURS):
            out[colour] = DEAD + colour
        return COLOURS
    if table.waiting == NEUTRAL_LOT:
        return list_neutral(table, out, limit)
    for space in range(SPACES):
        if tile_total(table, space) > 0:
            out[count] = BALCONY + space
            count += 1
            if count >= limit:
                return count
    return count


def draw_lot(table: FirenzePosition, outcome: i64) -> None:
    """Firenze §2: the lot is drawn."""
    if table.waiting == BALCONY_LOT:
        place_balcony(table, outcome - BALCONY)
    elif table.waiting == NEUTRAL_LOT:
        place_neutral(table, outcome - NEUTRAL)
    elif table.waiting == DEAD_LOT:
        kill_colour(table, outcome - DEAD)
    else:
        start_with(table, outcome - START)
