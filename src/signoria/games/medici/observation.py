"""What a seat of Medici knows, as named numbers. Nothing is hidden but the order of the deck, so all seats know the same."""

from typing import Final

from mypy_extensions import i32, i64

from signoria.core.features import after, each, put, put_one_of, put_row, seat_names
from signoria.core.vec import vec
from signoria.games.medici.actions import GOODS as GOOD_NAMES
from signoria.games.medici.components import GOODS, LARGEST_LOT, OUTCOME_START
from signoria.games.medici.table import FINISHED, MediciPosition

PHASES: Final[i64] = 7
# Cards are counted by their kind as an outcome: five goods with values 0 to 9, then the neutral card.
CARDS: Final[i64] = OUTCOME_START
SHARED: Final[i64] = PHASES + 8
A_LOT_CARD: Final[i64] = GOODS + 3
A_SEAT: Final[i64] = 4 + 2 * GOODS + CARDS


def size(players: i64) -> i64:
    return SHARED + 3 * players + LARGEST_LOT * A_LOT_CARD + CARDS + players * A_SEAT


def fill_in(table: MediciPosition, seat: i64, out: vec[i32], at: i64) -> None:
    """Features of one seat: what is asked, the lot on offer, what is unseen, then every seat, its own first."""
    players = table.players
    at = put_one_of(out, at, PHASES, table.waiting)
    at = put(out, at, table.round)
    at = put(out, at, table.parts.rounds)
    at = put(out, at, table.deck)
    at = put(out, at, table.unseen)
    at = put(out, at, table.parts.warehouse)
    at = put(out, at, table.parts.top)
    at = put(out, at, table.bid)
    at = put(out, at, table.lot_size)
    at = put_one_of(out, at, players, after(seat, table.actor(), players))
    at = put_one_of(out, at, players, after(seat, table.revealer if table.waiting != FINISHED else i64(-1), players))
    at = put_one_of(out, at, players, after(seat, table.leader, players))
    at = put_lot(table, out, at)
    pool = table.pool
    outcome = table.parts.outcome
    for kind in range(table.parts.kinds):
        out[at + outcome[kind]] = i32(pool[kind])
    at += CARDS
    other = seat
    for _distance in range(players):
        at = put_seat(table, other, out, at)
        other += 1
        if other == players:
            other = 0


def put_lot(table: MediciPosition, out: vec[i32], at: i64) -> i64:
    """Each card of the lot: its good (the sixth is neutral), whether there is one, and its value."""
    for i in range(table.lot_size):
        kind = table.lot[i]
        first = at + i * A_LOT_CARD
        put_one_of(out, first, GOODS + 1, table.parts.good[kind])
        put(out, first + GOODS + 1, 1)
        put(out, first + GOODS + 2, table.parts.value[kind])
    return at + LARGEST_LOT * A_LOT_CARD


def put_seat(table: MediciPosition, seat: i64, out: vec[i32], at: i64) -> i64:
    """Money, warehouse and places on the tracks of a seat."""
    parts = table.parts
    at = put(out, at, table.money[seat])
    at = put(out, at, table.stored[seat])
    at = put(out, at, parts.warehouse - table.stored[seat])
    value = at
    at = put_row(out, at + 1, table.level, seat * GOODS, GOODS)
    first = seat * parts.warehouse
    cards = table.cards
    outcome = parts.outcome
    good = parts.good
    worth = parts.value
    total: i64 = 0
    for i in range(table.stored[seat]):
        kind = cards[first + i]
        total += worth[kind]
        if good[kind] < GOODS:
            out[at + good[kind]] += 1
        out[at + GOODS + outcome[kind]] += 1
    out[value] = i32(total)
    return at + GOODS + CARDS


def card_names() -> list[str]:
    return [f"{good} {value}" for good in GOOD_NAMES.values for value in range(10)] + ["neutral"]


def feature_names(players: int) -> list[str]:
    """The names of the features, in the order in which `fill_in` writes them."""
    goods = list(GOOD_NAMES.values)
    names = each("asked", ["start", "first card", "more cards", "next card", "bid", "free cards", "over"])
    names += ["round", "rounds", "deck", "unseen", "warehouse", "top of a track", "bid", "cards in the lot"]
    for role in ("decides", "reveals", "leads"):
        names += each(role, seat_names(players))
    for card in range(1, LARGEST_LOT + 1):
        names += each(f"lot card {card}", [*goods, "neutral", "present", "value"])
    names += each("unseen", card_names())
    for name in seat_names(players):
        names += each(name, ["money", "cards", "room", "value"])
        names += each(name, [f"level {good}" for good in goods])
        names += each(name, [f"cards of {good}" for good in goods])
        names += each(name, card_names())
    return names
