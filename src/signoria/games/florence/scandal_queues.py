"""Florence §6: the scandals within a queue or on a tile."""

from mypy_extensions import i64

from signoria.core.state import LEGAL, refuse
from signoria.core.vec import vec
from signoria.games.florence.actions import EQUAL_CHOICE, MEMBER, NO_MARKER_THERE, NOBODY_AT_SPOT, NOT_EQUAL_RANK, SWAP, TILE
from signoria.games.florence.bragging import has_marker
from signoria.games.florence.components import (
    PLACES,
    SEND_HOME,
    SPACES,
    SPOTS,
    STRIDE,
)
from signoria.games.florence.events import SENDS_HOME, STEPS_FORWARD, SWAPS, TAKES_BACK
from signoria.games.florence.pieces import list_members, refuse_member
from signoria.games.florence.queues import insert, remove
from signoria.games.florence.table import (
    MARKER_AT,
    MARKERS_OF,
    NOBODY,
    SIZE_AT,
    TURN_OVER,
    FlorencePosition,
    colour_of,
    rank_of,
)

# ---- Contessina: one member forward -----------------------------------------------------------------------------------------


def front_spot(table: FlorencePosition, place: i64, spot: i64) -> i64:
    """Florence §6: how far forward a rank may stand."""
    queue = table.queue
    base = place * STRIDE
    rank = rank_of(queue[base + spot])
    while spot > 0 and rank_of(queue[base + spot - 1]) == rank:
        spot -= 1
    return spot


def moves_nothing(table: FlorencePosition, place: i64, spot: i64) -> bool:
    """Florence §6, FL65: whether stepping forward would leave the queue as it is."""
    at = place * STRIDE
    for i in range(front_spot(table, place, spot), spot):
        if table.queue[at + i] != table.queue[at + spot]:
            return False
    return True


def refuse_forward(table: FlorencePosition, place: i64, spot: i64) -> i64:
    """Florence §6, FL65, FL75: any own member; of those already in front only the first is offered."""
    code = refuse_member(table, place, spot)
    if code != LEGAL or not moves_nothing(table, place, spot):
        return code
    for other in range(place + 1):
        for i in range(table.city[SIZE_AT + other]):
            if other == place and i == spot:
                return LEGAL
            if colour_of(table.queue[other * STRIDE + i]) == table.asked and moves_nothing(table, other, i):
                return refuse(EQUAL_CHOICE)
    return LEGAL


def list_forward(table: FlorencePosition, out: vec[i64], limit: i64) -> i64:
    members = list_members(table, out, STRIDE * PLACES)
    count: i64 = 0
    idle = False
    for i in range(members):
        at = out[i] - MEMBER
        if moves_nothing(table, at // SPOTS, at % SPOTS):
            if idle:
                continue
            idle = True
        out[count] = out[i]
        count += 1
        if count >= limit:
            return count
    return count


def step_forward(table: FlorencePosition, place: i64, spot: i64) -> None:
    """Florence §6, FL65: as far forward as the rank allows; no arrival, so no bouncer."""
    to = front_spot(table, place, spot)
    member = remove(table, place, spot)
    insert(table, place, to, member)
    table.emit(STEPS_FORWARD, table.asked, rank_of(member), place + 1, to + 1)
    table.waiting = TURN_OVER


# ---- Giovanni: taking back a marker -----------------------------------------------------------------------------------------


def refuse_taking_back(table: FlorencePosition, place: i64) -> i64:
    return i64(LEGAL) if has_marker(table, table.asked, place) else refuse(NO_MARKER_THERE, place + 1)


def list_markers(table: FlorencePosition, out: vec[i64], limit: i64) -> i64:
    count: i64 = 0
    for place in range(PLACES):
        if has_marker(table, table.asked, place):
            out[count] = TILE + place
            count += 1
            if count >= limit:
                return count
    return count


def take_back(table: FlorencePosition, place: i64) -> None:
    """Florence §6: the marker returns, its points stay, the tile may be bragged on again."""
    seat = table.asked
    for space in range(SPACES):
        if table.city[MARKER_AT + place * SPACES + space] == seat:
            table.city[MARKER_AT + place * SPACES + space] = NOBODY
    table.family[MARKERS_OF + seat] += 1
    table.emit(TAKES_BACK, seat, place + 1)
    table.waiting = TURN_OVER


# ---- Giovanni: swapping two of a queue --------------------------------------------------------------------------------------


def could_swap(table: FlorencePosition) -> bool:
    """Florence §6, FL25: whether any queue holds two of equal rank."""
    for place in range(PLACES):
        for spot in range(1, table.city[SIZE_AT + place]):
            at = place * STRIDE + spot
            if rank_of(table.queue[at]) == rank_of(table.queue[at - 1]):
                return True
    return False


def refuse_swap_two(table: FlorencePosition, place: i64, first: i64, second: i64) -> i64:
    """Florence §6, FL25, FL65, FL75: two of equal rank, any owners; named once, and swaps of equals once in all."""
    if first >= table.city[SIZE_AT + place] or second >= table.city[SIZE_AT + place]:
        return refuse(NOBODY_AT_SPOT)
    base = place * STRIDE
    one = table.queue[base + first]
    two = table.queue[base + second]
    if rank_of(one) != rank_of(two):
        return refuse(NOT_EQUAL_RANK)
    if first >= second:
        return refuse(EQUAL_CHOICE)
    if one == two and not first_idle_swap(table, place, first, second):
        return refuse(EQUAL_CHOICE)
    return LEGAL


def first_idle_swap(table: FlorencePosition, place: i64, first: i64, second: i64) -> bool:
    """Florence §6, FL75: whether no swap of two equal members is named before this one."""
    queue = table.queue
    for other in range(place + 1):
        base = other * STRIDE
        for i in range(table.city[SIZE_AT + other]):
            for j in range(i + 1, table.city[SIZE_AT + other]):
                if queue[base + i] == queue[base + j]:
                    return other == place and i == first and j == second
    return False


def list_swaps(table: FlorencePosition, out: vec[i64], limit: i64) -> i64:
    queue = table.queue
    count: i64 = 0
    idle = False
    for place in range(PLACES):
        base = place * STRIDE
        for first in range(table.city[SIZE_AT + place]):
            for second in range(first + 1, table.city[SIZE_AT + place]):
                one = queue[base + first]
                two = queue[base + second]
                if rank_of(one) != rank_of(two):
                    break
                if one == two:
                    if idle:
                        continue
                    idle = True
                out[count] = SWAP + (place * SPOTS + first) * SPOTS + second
                count += 1
                if count >= limit:
                    return count
    return count


def swap(table: FlorencePosition, place: i64, first: i64, second: i64) -> None:
    """Florence §5.1, §6, FL13, FL20, FL25: two members of a queue change places; that is no arrival."""
    at = place * STRIDE + first
    to = place * STRIDE + second
    member = table.queue[at]
    table.queue[at] = table.queue[to]
    table.queue[to] = member
    table.emit(SWAPS, table.asked, place + 1, first + 1, second + 1)
    table.waiting = TURN_OVER


# ---- Giovanni: sending a member home ----------------------------------------------------------------------------------------


def send_home(table: FlorencePosition, place: i64, spot: i64) -> None:
    """Florence §6, FL27: out of the game for good; the time obeys the cap."""
    seat = table.asked
    member = remove(table, place, spot)
    gained = table.gain_time(seat, table.parts.card_gain[SEND_HOME])
    table.emit(SENDS_HOME, seat, rank_of(member), place + 1, gained)
    table.waiting = TURN_OVER
