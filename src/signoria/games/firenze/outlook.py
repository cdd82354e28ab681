"""What would happen, for the table to show: the engine's own functions, tried on a copy of the position."""

from typing import Literal, cast

from mypy_extensions import i64

from signoria.core.journal import Event, Journal
from signoria.games.firenze import table as t
from signoria.games.firenze.actions import COLOURS as COLOUR_NAMES
from signoria.games.firenze.building import can_build, cost_of, largest_cost, tear_down_ruins
from signoria.games.firenze.commissions import complete, is_open
from signoria.games.firenze.components import (
    CHEAPER,
    COLOURS,
    FREE_CARD,
    HEIGHTS,
    HIGHEST,
    KINDS,
    LOWEST,
    PERSON,
    PROTECT,
    SABOTAGE,
    SLOTS,
    SPARE,
    STEAL,
    SWAP,
    TURN_RATE,
)
from signoria.games.firenze.event_cards import bricks_due, loses_tower
from signoria.games.firenze.events import (
    BALCONY_COMPLETED,
    COMPLETED,
    EVENTS,
    FLOOR_BONUS,
    LAST_SEAL,
    MAJORITY,
    PRIVILEGE_PAID,
    RUIN,
)
from signoria.games.firenze.exchange import rate_now
from signoria.games.firenze.persons import can_swap_for, does_something
from signoria.games.firenze.row import card_cost
from signoria.games.firenze.scoring import score_majority
from signoria.games.firenze.state import FirenzeState
from signoria.games.firenze.table import BALCONY_ON, PRIZE_ON, SEALS_OF, STOCK_OF, TOWERS_OF
from signoria.games.firenze.view_types import Fit, Gain, Ladder, Leader, Leaders, Now, OpenCommission, Ruin, Victim

# Until ruins are torn down, a tower that has not been raised is in danger.
BEFORE_RUINS = (
    t.CHOOSE_CARD,
    t.EXCHANGE,
    t.BUILD,
    t.PAY_CARD,
    t.FACE_EVENT,
    t.RETURN_BRICKS,
    t.TEAR_DOWN,
    t.LOSE_STOREY,
    t.PAY_EXCHANGE,
    t.PAY_BUILDING,
    t.NEXT_VICTIM,
    t.REFILL,
    t.CARD_DRAW,
    t.BRICK_DRAW,
    t.RUINS,
)
# Where the points of an event stand among its numbers.
POINTS_AT = {COMPLETED: 3, BALCONY_COMPLETED: 4, FLOOR_BONUS: 2, PRIVILEGE_PAID: 3, LAST_SEAL: 1}


def copy_of(table: FirenzeState) -> FirenzeState:
    copy = table.clone()
    assert isinstance(copy, FirenzeState)
    copy.journal = Journal()
    return copy


def told(table: FirenzeState) -> list[Event]:
    return [] if table.journal is None else table.journal.take()


def fit_of(table: FirenzeState, seat: int, colour: int, height: int) -> Fit | None:
    """Firenze §9: the commission a tower of this height is for, with floor tile, privileges and end tile."""
    if not LOWEST <= height <= HIGHEST:
        return None
    space = colour * HEIGHTS + height - LOWEST
    if not is_open(table, space) or table.player[SEALS_OF + seat] == 0:
        return None
    copy = copy_of(table)
    copy.active = seat
    copy.player[TOWERS_OF + seat] = 0
    copy.add_tower(seat, t.tower_key(colour, height, t.STANDING))
    complete(copy, space)
    gains: list[Gain] = [
        {"source": EVENTS[event.kind].key, "points": event.numbers()[POINTS_AT[event.kind]]}
        for event in told(copy)
        if event.kind in POINTS_AT
    ]
    return {
        "height": height,
        "points": table.board[PRIZE_ON + space],
        "balcony": table.board[BALCONY_ON + space],
        "total": copy.points[seat] - table.points[seat],
        "gains": gains,
    }


def next_for(table: FirenzeState, colour: int, height: int) -> OpenCommission | None:
    """The lowest open commission for which a tower would still have to grow."""
    for higher in range(max(height + 1, LOWEST), HIGHEST + 1):
        space = colour * HEIGHTS + higher - LOWEST
        if is_open(table, space):
            return {"height": higher, "points": table.board[PRIZE_ON + space], "balcony": table.board[BALCONY_ON + space]}
    return None


def ruins(table: FirenzeState) -> dict[tuple[int, int], Ruin]:
    """Firenze §8: the active player's towers that would fall if building ended now, by colour and height."""
    phase = table.phase if t.SWAP_FOR <= table.waiting <= t.DROP_FEAST else table.waiting
    if phase not in BEFORE_RUINS or table.round == 0:
        return {}
    copy = copy_of(table)
    tear_down_ruins(copy)
    found: dict[tuple[int, int], Ruin] = {}
    for event in told(copy):
        if event.kind == RUIN:
            found[event.b, event.c] = {"lost": event.d, "kept": event.e}
    return found


def leaders(table: FirenzeState) -> Leaders:
    """Firenze §13: who would get each flag if the match ended now."""
    copy = copy_of(table)
    found: dict[str, Leader | None] = dict.fromkeys(COLOUR_NAMES.values)
    for colour in range(COLOURS):
        score_majority(copy, colour)
    for event in told(copy):
        if event.kind == MAJORITY:
            found[COLOUR_NAMES.values[event.b]] = {"seat": event.a, "seals": event.c, "height": event.d}
    return cast(Leaders, found)


def ladder(table: FirenzeState, seat: int) -> Ladder:
    """Firenze §7: the costs of a turn for a seat, and up to how many bricks it could lay and pay."""
    copy = copy_of(table)
    copy.active = seat
    if seat != table.active:
        copy.turn_less = 0
        copy.built = 0
    most = table.parts.most_built
    costs = [int(cost_of(copy, built)) for built in range(1, most + 1)]
    laid = int(copy.built)
    while can_build(copy):
        copy.built += 1
        copy.player[STOCK_OF + seat] -= 1
    printed = [int(table.parts.cost[built]) for built in range(1, most + 1)]
    return {"costs": costs, "printed": printed, "laid": laid, "reach": int(copy.built)}


def victims(table: FirenzeState) -> list[Victim]:
    """Firenze §11.1: whom the event on the table hits, from the active player on, and what each owes."""
    if table.event < 0:
        return []
    reach = table.players if table.parts.all[table.event] != 0 else 1
    asked = max(table.actor(), -1)
    found: list[Victim] = []
    for at in range(reach):
        seat = (table.active + at) % table.players
        state: Literal["done", "now", "waits"] = "done" if at < table.event_at else "waits"
        found.append(
            {
                "seat": seat,
                "state": "now" if seat == asked else state,
                "bricks": int(table.owed if seat == asked and table.waiting == t.RETURN_BRICKS else bricks_due(table, seat)),
                "tower": bool(loses_tower(table, seat)),
            }
        )
    return found


def now(table: FirenzeState, kind: int) -> Now | None:
    """Firenze §11.2, F25: what a person of the active player's would do at this moment; nothing, and it says nothing."""
    parts = table.parts
    if parts.type[kind] != PERSON or table.waiting > t.CARD_LIMIT or not does_something(table, kind):
        return None
    effect = parts.effect[kind]
    number = int(parts.a[kind])
    if effect == CHEAPER:
        before = int(cost_of(table, table.built) or largest_cost(table))
        return {"before": before, "after": max(0, before - number)}
    if effect == FREE_CARD:
        return {"before": int(card_cost(table, table.row_size - 1)), "after": 0}
    if effect == TURN_RATE:
        return {"before": int(rate_now(table)), "after": number}
    return {"count": COUNTS[effect](table)}


def rivals(table: FirenzeState) -> list[int]:
    return [seat for seat in range(table.players) if seat != table.active]


def swaps(table: FirenzeState) -> int:
    pairs = [(seat, colour) for seat in rivals(table) for colour in range(COLOURS)]
    return sum(can_swap_for(table, seat, colour) for seat, colour in pairs)


def loot(table: FirenzeState) -> int:
    return sum(int(table.player[STOCK_OF + seat]) for seat in rivals(table))


def targets(table: FirenzeState) -> int:
    return sum(int(table.player[TOWERS_OF + seat]) for seat in rivals(table))


def feasts(table: FirenzeState) -> int:
    hand = table.hand[table.active * KINDS : (table.active + 1) * KINDS]
    return sum(int(copies) for kind, copies in enumerate(hand) if table.parts.feasts & t.bit(i64(kind)))


def doomed(table: FirenzeState) -> int:
    first = table.active * SLOTS
    return sum(t.key_condition(table.tower[first + i]) == t.STANDING for i in range(table.player[TOWERS_OF + table.active]))


COUNTS = {SWAP: swaps, STEAL: loot, SABOTAGE: targets, PROTECT: feasts, SPARE: doomed}
