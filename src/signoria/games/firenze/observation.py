"""What a seat of Firenze knows, as named numbers. Hands are public; of pile and bag only the order is hidden."""

from typing import Final

from mypy_extensions import i32, i64

from signoria.core.features import after, each, put, put_members, put_one_of, put_row, put_set, seat_names
from signoria.core.vec import vec
from signoria.games.firenze.actions import CARDS
from signoria.games.firenze.actions import COLOURS as COLOUR_NAMES
from signoria.games.firenze.components import CHURCHES, COLOURS, HEIGHTS, KINDS, LOWEST, ROW, SLOTS, SPACES
from signoria.games.firenze.exchange import rate_now
from signoria.games.firenze.table import (
    BAG,
    BALCONY_ON,
    BRICKS_IN,
    CARD_IN,
    CARDS_OF,
    CHURCH_BRICK,
    CHURCH_IN,
    DISCARDED,
    FINISHED,
    FLOOR_OF,
    HELD_BY,
    LESS_OF,
    LIMIT_OF,
    NEUTRAL_SEAL,
    PILE,
    PRIZE_ON,
    RAISED,
    RATE_OF,
    SEAL_ON,
    SEALS_OF,
    SPARED,
    START_PILE,
    STOCK_OF,
    TOWERS_OF,
    FirenzePosition,
    key_colour,
    key_condition,
    key_height,
)

STAGES: Final[i64] = 32
NUMBERS: Final[i64] = 25
ROLES: Final[i64] = 5
A_SPACE: Final[i64] = 3  # points, balcony, neutral seal; then one for each seat
A_ROW_CARD: Final[i64] = KINDS + COLOURS
A_CHURCH: Final[i64] = KINDS + 1
A_TOWER: Final[i64] = COLOURS + 3
PILES: Final[i64] = 3
A_SEAT: Final[i64] = 7 + COLOURS + KINDS + SLOTS * A_TOWER


def size(players: i64) -> i64:
    shared = STAGES + NUMBERS + ROLES * players + SPACES * (A_SPACE + players) + HEIGHTS + 3 * COLOURS + 2 * KINDS
    return shared + ROW * A_ROW_CARD + CHURCHES * A_CHURCH + PILES * KINDS + players * A_SEAT


def fill_in(table: FirenzePosition, seat: i64, out: vec[i32], at: i64) -> None:
    """Features of one seat: what is asked, the board, the row and the piles, then every seat, its own first."""
    players = table.players
    at = put_one_of(out, at, STAGES, table.waiting)
    at = put_numbers(table, out, at)
    at = put_roles(table, seat, out, at)
    at = put_one_of(out, at, COLOURS, table.dead)
    at = put_row(out, at, table.piles, BAG, COLOURS)
    at = put_one_of(out, at, COLOURS, table.want_at % COLOURS)
    at = put_one_of(out, at, KINDS, table.event)
    at = put_set(out, at, table.played, KINDS)
    at = put_board(table, seat, out, at)
    at = put_cards(table, out, at)
    other = seat
    for _distance in range(players):
        at = put_seat(table, other, out, at)
        other = table.next_seat(other)


def put_numbers(table: FirenzePosition, out: vec[i32], at: i64) -> i64:
    """Counters of the match and of the running turn."""
    at = put(out, at, table.round)
    at = put(out, at, table.parts.turns)
    at = put(out, at, table.row_size)
    at = put(out, at, table.chosen)
    at = put(out, at, table.paid)
    at = put(out, at, table.fill)
    at = put(out, at, table.to_lay)
    at = put(out, at, table.owed)
    at = put(out, at, table.lowest)
    at = put(out, at, table.event_at)
    at = put(out, at, table.ignored)
    at = put(out, at, table.phase)
    at = put(out, at, table.free_card)
    at = put(out, at, table.exchanged)
    at = put(out, at, rate_now(table))
    at = put(out, at, table.turn_less)
    at = put(out, at, table.built)
    at = put(out, at, table.wanted)
    at = put(out, at, table.want_at // COLOURS)
    at = put(out, at, table.next_balcony)
    at = put(out, at, table.to_place)
    at = put(out, at, table.start_left)
    at = put(out, at, table.pile_left)
    at = put(out, at, table.discarded)
    return put(out, at, table.bag_size)


def put_roles(table: FirenzePosition, seat: i64, out: vec[i32], at: i64) -> i64:
    """Who decides, whose turn it is, who began, who placed the last seal, who is the victim of a card."""
    players = table.players
    at = put_one_of(out, at, players, after(seat, table.actor(), players))
    at = put_one_of(out, at, players, after(seat, table.active if table.waiting != FINISHED else i64(-1), players))
    at = put_one_of(out, at, players, after(seat, table.first, players))
    at = put_one_of(out, at, players, after(seat, table.finisher, players))
    return put_one_of(out, at, players, after(seat, table.victim, players))


def put_board(table: FirenzePosition, seat: i64, out: vec[i32], at: i64) -> i64:
    """Every commission: points, balcony and seal; then the floor tiles that are left."""
    players = table.players
    board = table.board
    for space in range(SPACES):
        out[at] = i32(board[PRIZE_ON + space])
        if board[BALCONY_ON + space] != 0:
            out[at + 1] = i32(board[BALCONY_ON + space])
        owner = board[SEAL_ON + space]
        if owner == NEUTRAL_SEAL:
            out[at + 2] = 1
        elif 0 <= owner < players:
            out[at + A_SPACE + after(seat, owner, players)] = 1
        at += A_SPACE + players
    return put_row(out, at, table.board, FLOOR_OF, HEIGHTS)


def put_cards(table: FirenzePosition, out: vec[i32], at: i64) -> i64:
    """The row with its bricks, the churches, and what the piles hold."""
    for position in range(ROW):
        if position < table.row_size:
            put_one_of(out, at, KINDS, table.row[CARD_IN + position])
        put_row(out, at + KINDS, table.row, BRICKS_IN + position * COLOURS, COLOURS)
        at += A_ROW_CARD
    for field in range(CHURCHES):
        at = put_one_of(out, at, KINDS, table.row[CHURCH_IN + field])
        at = put(out, at, table.row[CHURCH_BRICK + field])
    if table.start_left > 0:
        put_row(out, at, table.piles, START_PILE, KINDS)
    put_row(out, at + KINDS, table.piles, PILE, KINDS)
    if table.discarded > 0:
        put_row(out, at + 2 * KINDS, table.piles, DISCARDED, KINDS)
    return at + PILES * KINDS


def put_seat(table: FirenzePosition, seat: i64, out: vec[i32], at: i64) -> i64:
    """Points, seals, storage, cards and towers of a seat."""
    at = put(out, at, table.points[seat])
    at = put(out, at, table.player[SEALS_OF + seat])
    at = put(out, at, table.player[STOCK_OF + seat])
    at = put(out, at, table.player[LIMIT_OF + seat])
    at = put(out, at, table.player[LESS_OF + seat])
    at = put(out, at, table.player[RATE_OF + seat])
    at = put(out, at, table.player[CARDS_OF + seat])
    at = put_row(out, at, table.storage, seat * COLOURS, COLOURS)
    at = put_members(out, at, table.hand, seat * KINDS, table.player[HELD_BY + seat], KINDS)
    for i in range(table.player[TOWERS_OF + seat]):
        key = table.tower[seat * SLOTS + i]
        first = put_one_of(out, at + i * A_TOWER, COLOURS, key_colour(key))
        first = put(out, first, key_height(key))
        condition = key_condition(key)
        if condition == RAISED:
            put(out, first, 1)
        elif condition == SPARED:
            put(out, first + 1, 1)
    return at + SLOTS * A_TOWER


STAGE_NAMES: Final = (
    "start lot, dead colour lot, balcony lot, neutral seal lot, card draw, brick draw, choose card, exchange, build, "
    "commissions, card limit, pay card, face event, return bricks, tear down, lose storey, pay exchange, pay building, "
    "storage limit, swap for, swap give, steal brick, sabotage whom, sabotage tower, spare tower, drop feast, next victim, "
    "refill, ruins, limits, turn ends, over"
)
NUMBER_NAMES: Final = (
    "round, last round, cards in the row, position chosen, bricks paid for it, position being filled, bricks to lay on it, "
    "owed, first colour still payable, seats past the event, event ignored, phase, free card, exchanged, exchange rate, "
    "bricks less this turn, built, wanted, position wanted, next balcony, neutral seals to place, start cards left, pile left, "
    "discarded, bricks in the bag"
)


def feature_names(players: int) -> list[str]:
    """The names of the features, in the order in which `fill_in` writes them."""
    cards, colours, seats = list(CARDS.values), list(COLOUR_NAMES.values), seat_names(players)
    names = each("asked", STAGE_NAMES.split(", ")) + NUMBER_NAMES.split(", ")
    for role in ("decides", "turn", "start", "finisher", "victim"):
        names += each(role, seats)
    names += each("dead", colours) + each("bag", colours) + each("wanted", colours)
    names += each("event", cards) + each("played", cards)
    for space in range(SPACES):
        commission = f"{colours[space // HEIGHTS]} {space % HEIGHTS + LOWEST}"
        names += each(commission, ["points", "balcony", "neutral seal", *each("seal", seats)])
    names += each("floor", [str(height + LOWEST) for height in range(HEIGHTS)])
    for position in range(1, ROW + 1):
        names += each(f"row {position}", [*cards, *each("bricks", colours)])
    for field in range(1, CHURCHES + 1):
        names += each(f"church {field}", [*cards, "bricks"])
    for pile in ("start pile", "pile", "discard"):
        names += each(pile, cards)
    for name in seats:
        names += each(name, ["points", "seals", "bricks", "storage limit", "bricks less", "exchange rate", "cards"])
        names += each(name, each("storage", colours)) + each(name, each("holds", cards))
        for slot in range(1, SLOTS + 1):
            names += each(f"{name}: tower {slot}", [*colours, "height", "raised", "spared"])
    return names
