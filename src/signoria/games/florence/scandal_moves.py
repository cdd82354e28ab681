"""Florence §6: the scandals that take members from one location to another."""

from mypy_extensions import i64

from signoria.core.state import LEGAL, refuse
from signoria.core.vec import vec
from signoria.games.florence.actions import (
    EQUAL_CHOICE,
    MEMBER,
    NO_WAY_ON,
    NOBODY_AT_SPOT,
    NOT_ANOTHER_MEMBER,
    NOT_LOWER_RANK,
    NOWHERE_TO_GO,
    QUEUE_FULL,
    SAME_LOCATION,
    STAY,
    TO,
    WITH,
)
from signoria.games.florence.components import EVERYWHERE, NEIGHBOURS, PLACES, SPOTS, STRIDE
from signoria.games.florence.events import TRADES
from signoria.games.florence.hurrying import can_leave
from signoria.games.florence.pieces import list_members, refuse_member
from signoria.games.florence.queues import arrive, leave, remove
from signoria.games.florence.table import (
    ASK_ANYWHERE,
    ASK_PARTNER,
    ASK_WALK,
    ASK_WALKER_TWO,
    NOBODY,
    SIZE_AT,
    TURN_OVER,
    FlorencePosition,
    colour_of,
    rank_of,
)
from signoria.games.florence.walking import closed, cross, refuse_street

# ---- Cosimo: one member anywhere --------------------------------------------------------------------------------------------


def room_elsewhere(table: FlorencePosition, place: i64) -> bool:
    """Florence §6, FL66: room at another location than this one."""
    return (table.full | (1 << place)) != EVERYWHERE


def could_travel(table: FlorencePosition, seat: i64) -> bool:
    for place in range(PLACES):
        if table.here[seat * PLACES + place] > 0 and room_elsewhere(table, place):
            return True
    return False


def refuse_traveller(table: FlorencePosition, place: i64, spot: i64) -> i64:
    code = refuse_member(table, place, spot)
    if code != LEGAL:
        return code
    return i64(LEGAL) if room_elsewhere(table, place) else refuse(NOWHERE_TO_GO)


def list_travellers(table: FlorencePosition, out: vec[i64], limit: i64) -> i64:
    members = list_members(table, out, STRIDE * PLACES)
    count: i64 = 0
    for i in range(members):
        if room_elsewhere(table, (out[i] - MEMBER) // SPOTS):
            out[count] = out[i]
            count += 1
            if count >= limit:
                return count
    return count


def choose_traveller(table: FlorencePosition, place: i64, spot: i64) -> None:
    table.place = place
    table.spot = spot
    table.waiting = ASK_ANYWHERE


def refuse_anywhere(table: FlorencePosition, to: i64) -> i64:
    """Florence §6, FL66: any other location with room."""
    if to == table.place:
        return refuse(SAME_LOCATION, to + 1)
    return i64(LEGAL) if table.has_room(to) else refuse(QUEUE_FULL, to + 1, table.parts.spaces)


def list_anywhere(table: FlorencePosition, out: vec[i64], limit: i64) -> i64:
    count: i64 = 0
    for to in range(PLACES):
        if refuse_anywhere(table, to) == LEGAL:
            out[count] = TO + to
            count += 1
            if count >= limit:
                return count
    return count


def go_anywhere(table: FlorencePosition, to: i64) -> None:
    """Florence §6, FL66: without streets, so without bodyguards."""
    arrive(table, to, leave(table, table.place, table.spot))
    table.waiting = TURN_OVER


# ---- Cosimo: one or two members, one to three locations each ----------------------------------------------------------------


def refuse_walker(table: FlorencePosition, place: i64, spot: i64) -> i64:
    """Florence §6, FL67: an own member with an open street; the second one is another."""
    code = refuse_member(table, place, spot)
    if code != LEGAL:
        return code
    if not can_leave(table, place):
        return refuse(NOWHERE_TO_GO)
    if table.waiting == ASK_WALKER_TWO and place == table.lead_to and is_alone(table, place, spot):
        return refuse(NOT_ANOTHER_MEMBER)
    return LEGAL


def is_alone(table: FlorencePosition, place: i64, spot: i64) -> bool:
    """Florence §6, FL67: whether a row of equal members is the first walker and nobody else."""
    if spot != table.lead_spot:
        return False
    at = place * STRIDE + spot
    return spot + 1 >= table.city[SIZE_AT + place] or table.queue[at + 1] != table.queue[at]


def list_walkers(table: FlorencePosition, out: vec[i64], limit: i64) -> i64:
    members = list_members(table, out, STRIDE * PLACES)
    count: i64 = 0
    for i in range(members):
        at = out[i] - MEMBER
        if refuse_walker(table, at // SPOTS, at % SPOTS) == LEGAL:
            out[count] = out[i]
            count += 1
            if count >= limit:
                return count
    if table.waiting == ASK_WALKER_TWO:
        out[count] = STAY
        count += 1
    return count


def choose_walker(table: FlorencePosition, place: i64, spot: i64) -> None:
    table.steps = 0
    table.key = 1 if table.waiting == ASK_WALKER_TWO else 0
    table.place = place
    table.spot = spot
    table.waiting = ASK_WALK


def can_end(table: FlorencePosition, place: i64, origin: i64, steps: i64) -> bool:
    """Florence §6, FL67: whether a way that has come here can still end where there is room."""
    if place == origin or table.has_room(place):
        return True
    if steps == 0:
        return False
    parts = table.parts
    for i in range(parts.degree[place]):
        to = parts.neighbour[place * NEIGHBOURS + i]
        if not closed(table, place, to) and can_end(table, to, origin, steps - 1):
            return True
    return False


def refuse_walk(table: FlorencePosition, to: i64) -> i64:
    """Florence §6, FL67: only the end needs room; ways may return."""
    code = refuse_street(table, table.place, to)
    if code != LEGAL:
        return code
    origin = table.place if table.steps == 0 else i64(NOBODY)
    return i64(LEGAL) if can_end(table, to, origin, 2 - table.steps) else refuse(NO_WAY_ON, to + 1)


def refuse_stay(table: FlorencePosition) -> i64:
    """Florence §6, FL67: a way of at least one location may end where there is room."""
    if table.waiting == ASK_WALKER_TWO:
        return LEGAL
    if table.steps == 0:
        return refuse(SAME_LOCATION, table.place + 1)
    return i64(LEGAL) if table.has_room(table.place) else refuse(QUEUE_FULL, table.place + 1, table.parts.spaces)


def list_walks(table: FlorencePosition, out: vec[i64], limit: i64) -> i64:
    parts = table.parts
    place = table.place
    count: i64 = 0
    for i in range(parts.degree[place]):
        to = parts.neighbour[place * NEIGHBOURS + i]
        if refuse_walk(table, to) == LEGAL:
            out[count] = TO + to
            count += 1
            if count >= limit:
                return count
    if refuse_stay(table) == LEGAL:
        out[count] = STAY
        count += 1
    return count


def walk(table: FlorencePosition, to: i64) -> None:
    """Florence §6, FL67: bodyguards count at every crossing; after three locations the way ends."""
    if table.steps == 0:
        table.carried = leave(table, table.place, table.spot)
    cross(table, table.asked, table.place, to)
    table.place = to
    table.steps += 1
    if table.steps == 3:
        end_walk(table)


def end_walk(table: FlorencePosition) -> None:
    """Florence §6, FL67: the walker joins the queue; a second one may follow."""
    if table.carried >= 0:
        spot = arrive(table, table.place, table.carried)
        table.carried = NOBODY
        if table.key == 0:
            table.lead_to = table.place
            while spot > 0 and table.queue[table.place * STRIDE + spot - 1] == table.queue[table.place * STRIDE + spot]:
                spot -= 1
            table.lead_spot = spot
            table.waiting = ASK_WALKER_TWO
            return
    table.waiting = TURN_OVER


# ---- Contessina: trading places with a neighbour ----------------------------------------------------------------------------


def lowest_rank(table: FlorencePosition, place: i64) -> i64:
    """The rank of the rearmost member; above every rank where nobody waits."""
    if table.city[SIZE_AT + place] == 0:
        return 3
    return rank_of(table.queue[place * STRIDE + table.city[SIZE_AT + place] - 1])


def can_trade(table: FlorencePosition, place: i64, rank: i64) -> bool:
    """Florence §6, FL24: whether somebody of lower rank waits at a neighbouring location."""
    parts = table.parts
    for i in range(parts.degree[place]):
        if lowest_rank(table, parts.neighbour[place * NEIGHBOURS + i]) < rank:
            return True
    return False


def could_trade(table: FlorencePosition, seat: i64) -> bool:
    for place in range(PLACES):
        if table.here[seat * PLACES + place] > 0:
            for spot in range(table.city[SIZE_AT + place]):
                member = table.queue[place * STRIDE + spot]
                if colour_of(member) == seat and can_trade(table, place, rank_of(member)):
                    return True
    return False


def refuse_trader(table: FlorencePosition, place: i64, spot: i64) -> i64:
    code = refuse_member(table, place, spot)
    if code != LEGAL:
        return code
    rank = rank_of(table.queue[place * STRIDE + spot])
    return i64(LEGAL) if can_trade(table, place, rank) else refuse(NOT_LOWER_RANK)


def list_traders(table: FlorencePosition, out: vec[i64], limit: i64) -> i64:
    members = list_members(table, out, STRIDE * PLACES)
    count: i64 = 0
    for i in range(members):
        at = out[i] - MEMBER
        if refuse_trader(table, at // SPOTS, at % SPOTS) == LEGAL:
            out[count] = out[i]
            count += 1
            if count >= limit:
                return count
    return count


def choose_trader(table: FlorencePosition, place: i64, spot: i64) -> None:
    table.place = place
    table.spot = spot
    table.waiting = ASK_PARTNER


def refuse_partner(table: FlorencePosition, place: i64, spot: i64) -> i64:
    """Florence §6, FL24, FL75, FL92: anyone of lower rank next door, own ones too; bodyguards and room play no part."""
    street = table.parts.street[table.place * PLACES + place]
    if street < 0 or spot >= table.city[SIZE_AT + place]:
        return refuse(NOBODY_AT_SPOT)
    at = place * STRIDE + spot
    if rank_of(table.queue[at]) >= rank_of(table.queue[table.place * STRIDE + table.spot]):
        return refuse(NOT_LOWER_RANK)
    if spot > 0 and table.queue[at - 1] == table.queue[at]:
        return refuse(EQUAL_CHOICE)
    return LEGAL


def list_partners(table: FlorencePosition, out: vec[i64], limit: i64) -> i64:
    parts = table.parts
    count: i64 = 0
    for i in range(parts.degree[table.place]):
        place = parts.neighbour[table.place * NEIGHBOURS + i]
        for spot in range(table.city[SIZE_AT + place]):
            if refuse_partner(table, place, spot) == LEGAL:
                out[count] = WITH + place * SPOTS + spot
                count += 1
                if count >= limit:
                    return count
    return count


def trade_places(table: FlorencePosition, place: i64, spot: i64) -> None:
    """Florence §6, FL20, FL24: both leave, both rejoin as new arrivals."""
    other = remove(table, place, spot)
    own = remove(table, table.place, table.spot)
    table.emit(TRADES, table.asked, table.place + 1, place + 1)
    arrive(table, place, own)
    arrive(table, table.place, other)
    table.waiting = TURN_OVER
