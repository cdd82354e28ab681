"""Florence §5.5: Hurry, one member twice or two members once each."""

from typing import cast

from mypy_extensions import i64

from signoria.core.state import LEGAL, refuse
from signoria.core.vec import vec
from signoria.games.florence.actions import EQUAL_CHOICE, MEMBER, NOBODY_ON_BOARD, NOWHERE_TO_GO, QUEUE_FULL, TO
from signoria.games.florence.components import (
    FIRST_BOUNCER,
    NEIGHBOURS,
    PLACES,
    SPOTS,
    STRIDE,
)
from signoria.games.florence.pieces import list_members, refuse_member
from signoria.games.florence.queues import arrival_spot, arrive, leave
from signoria.games.florence.table import (
    ASK_HURRY,
    ASK_LAST,
    ASK_SECOND,
    GUARD_AT,
    NOBODY,
    SIZE_AT,
    TURN_OVER,
    FlorencePosition,
    colour_of,
)
from signoria.games.florence.walking import closed, cross, refuse_move, refuse_street


def can_leave(table: FlorencePosition, place: i64) -> bool:
    """Florence §5.5, FL14: out and back is legal, so an open street is all a hurry needs."""
    if not table.parts.hard_streets:
        return True
    parts = table.parts
    for i in range(parts.degree[place]):
        if not closed(table, place, parts.neighbour[place * NEIGHBOURS + i]):
            return True
    return False


def refuse_hurrying(table: FlorencePosition, seat: i64) -> i64:
    """Florence §5.5: somebody must be on the board, with an open street."""
    if table.members(seat) == 0:
        return refuse(NOBODY_ON_BOARD)
    if not table.parts.hard_streets:
        return LEGAL
    for place in range(PLACES):
        if table.here[seat * PLACES + place] > 0 and can_leave(table, place):
            return LEGAL
    return refuse(NOWHERE_TO_GO)


def refuse_hurrier(table: FlorencePosition, place: i64, spot: i64) -> i64:
    code = refuse_member(table, place, spot)
    if code != LEGAL:
        return code
    return i64(LEGAL) if can_leave(table, place) else refuse(NOWHERE_TO_GO)


def list_hurriers(table: FlorencePosition, out: vec[i64], limit: i64) -> i64:
    members = list_members(table, out, limit if not table.parts.hard_streets else i64(STRIDE * PLACES))
    if not table.parts.hard_streets:
        return members
    count: i64 = 0
    for i in range(members):
        if can_leave(table, (out[i] - MEMBER) // SPOTS):
            out[count] = out[i]
            count += 1
    return count


def choose_hurrier(table: FlorencePosition, place: i64, spot: i64) -> None:
    table.place = place
    table.spot = spot
    table.waiting = ASK_HURRY


def refuse_hurry(table: FlorencePosition, to: i64) -> i64:
    """Florence §5.5, FL14, FL75: the first street; not where every way on is offered through another location."""
    code = refuse_street(table, table.place, to)
    if code != LEGAL:
        return code
    return i64(LEGAL) if leads_on(table, table.place, table.spot, to) else refuse(EQUAL_CHOICE)


def leads_on(table: FlorencePosition, origin: i64, spot: i64, middle: i64) -> bool:
    """Florence §5.5, FL75: whether a first street has a second step of its own."""
    parts = table.parts
    for i in range(parts.degree[middle]):
        to = parts.neighbour[middle * NEIGHBOURS + i]
        if not closed(table, middle, to) and ends(table, origin, to) and not by_other_way(table, origin, middle, to):
            return True
    return table.has_room(middle) and second_leads_on(table, origin, spot, middle)


def second_leads_on(table: FlorencePosition, origin: i64, spot: i64, middle: i64) -> bool:
    """Florence §5.5, FL75: whether another member could take the second step; tried out on a copy of the table."""
    if table.members(table.asked) == 1:
        return False
    trial = cast(FlorencePosition, table.clone())
    set_off(trial, origin, spot, middle)
    for place in range(PLACES):
        if trial.here[trial.asked * PLACES + place] > 0:
            for other in range(trial.city[SIZE_AT + place]):
                if refuse_second(trial, place, other) == LEGAL:
                    return True
    return False


def set_off(table: FlorencePosition, origin: i64, spot: i64, middle: i64) -> None:
    """Florence §5.5, FL74: the first member leaves its queue and is on its way; where it joins one is still open."""
    table.lead_from = origin
    table.lead_spot = spot
    table.lead_to = middle
    table.carried = leave(table, origin, spot)


def ends(table: FlorencePosition, origin: i64, to: i64) -> bool:
    """Florence §5.5, FL14: the end needs room; one's own start has it, once left."""
    return to == origin or table.has_room(to)


def by_other_way(table: FlorencePosition, origin: i64, middle: i64, to: i64) -> bool:
    """Florence §5.5, FL75: the same end past equal bodyguards through a location with a lower number."""
    parts = table.parts
    others = parts.beside[origin] & parts.beside[to] & ((1 << middle) - 1)
    if others == 0:
        return False
    first = table.city[GUARD_AT + parts.street[origin * PLACES + middle]]
    second = table.city[GUARD_AT + parts.street[middle * PLACES + to]]
    for i in range(parts.degree[origin]):
        other = parts.neighbour[origin * NEIGHBOURS + i]
        if (others >> other) & 1 == 0 or closed(table, origin, other) or closed(table, other, to):
            continue
        one = table.city[GUARD_AT + parts.street[origin * PLACES + other]]
        two = table.city[GUARD_AT + parts.street[other * PLACES + to]]
        if (one & two) == (first & second) and (one | two) == (first | second):
            return True
    return False


def list_hurries(table: FlorencePosition, out: vec[i64], limit: i64) -> i64:
    parts = table.parts
    place = table.place
    count: i64 = 0
    for i in range(parts.degree[place]):
        to = parts.neighbour[place * NEIGHBOURS + i]
        if refuse_hurry(table, to) == LEGAL:
            out[count] = TO + to
            count += 1
            if count >= limit:
                return count
    return count


def hurry(table: FlorencePosition, to: i64) -> None:
    """Florence §5.5, FL74: the first step; the member does not join the queue it may go on from."""
    set_off(table, table.place, table.spot, to)
    cross(table, table.asked, table.place, to)
    table.waiting = ASK_SECOND


def joins_row(table: FlorencePosition, place: i64, member: i64, spot: i64) -> bool:
    """Florence §5.5, FL75: whether an arriving member would stand in one row with the equal one at a spot."""
    queue = table.queue
    base = place * STRIDE
    if queue[base + spot] != member:
        return False
    at = arrival_spot(table, place, member)
    if at > spot:
        for i in range(spot, at):
            if queue[base + i] != member:
                return False
        return True
    for i in range(at, spot):
        if queue[base + i] != member:
            return False
    return (table.city[GUARD_AT + FIRST_BOUNCER + place] >> table.parts.house[colour_of(member)]) & 1 == 1


def name_of_second(table: FlorencePosition, place: i64, spot: i64) -> i64:
    """The spot by which the second member was named before the first one left."""
    if place != table.lead_from or spot < table.lead_spot:
        return spot
    if spot == table.lead_spot and table.queue[place * STRIDE + spot] == table.carried:
        return spot
    return spot + 1


def offered_otherwise(
    table: FlorencePosition, member: i64, alike: bool, key: i64, place: i64, to: i64, at_to: i64, at_middle: i64
) -> bool:
    """Florence §5.5, FL75: whether a step of a second member gives what is offered in another order, or by other members.

    `member` is the second one, `alike` whether it equals the first, `key` its name;
    `at_to` and `at_middle` count who stood at both ends before either moved.
    """
    own = table.lead_from * STRIDE + table.lead_spot
    if in_other_order(table, own, key, place, to, at_to, at_middle):
        return True
    return alike and (fills_gap(table, member, to) or ends_exchanged(table, own, key, place, to, at_to, at_middle))


def in_other_order(table: FlorencePosition, own: i64, key: i64, place: i64, to: i64, at_to: i64, at_middle: i64) -> bool:
    """Florence §5.5, FL75: two members in either order give the same position; the one with the lower name goes first."""
    if key * 16 + to >= own * 16 + table.lead_to:
        return False
    spaces = table.parts.spaces
    if at_to >= spaces:
        return False
    if place == table.lead_to:
        at_middle -= 1
    if to == table.lead_to:
        at_middle += 1
    return at_middle < spaces


def fills_gap(table: FlorencePosition, member: i64, to: i64) -> bool:
    """Florence §5.5, FL75: an equal member that takes exactly the place the first one left might as well go twice itself."""
    if to != table.lead_from:
        return False
    spot = arrival_spot(table, to, member)
    if spot < table.lead_spot:
        return False
    for i in range(table.lead_spot, spot):
        if table.queue[to * STRIDE + i] != member:
            return False
    return True


def ends_exchanged(table: FlorencePosition, own: i64, key: i64, place: i64, to: i64, at_to: i64, at_middle: i64) -> bool:
    """Florence §5.5, FL75: two equal members past equal bodyguards; the lower name goes to the lower number."""
    origin = table.lead_from
    middle = table.lead_to
    street = table.parts.street
    if own == key or street[origin * PLACES + to] < 0 or street[place * PLACES + middle] < 0:
        return False
    if closed(table, origin, to) or closed(table, place, middle):
        return False
    if (to < middle) != (own < key) or to == middle or at_to >= table.parts.spaces or at_middle >= table.parts.spaces:
        return False
    one = table.city[GUARD_AT + street[origin * PLACES + middle]]
    two = table.city[GUARD_AT + street[place * PLACES + to]]
    first = table.city[GUARD_AT + street[origin * PLACES + to]]
    second = table.city[GUARD_AT + street[place * PLACES + middle]]
    return (one & two) == (first & second) and (one | two) == (first | second)


def refuse_going_on(table: FlorencePosition, to: i64) -> i64:
    """Florence §5.5, FL14, FL74, FL75: the same member takes a second street."""
    code = refuse_street(table, table.lead_to, to)
    if code != LEGAL:
        return code
    if not table.has_room(to):
        return refuse(QUEUE_FULL, to + 1, table.parts.spaces)
    return refuse(EQUAL_CHOICE) if by_other_way(table, table.lead_from, table.lead_to, to) else i64(LEGAL)


def size_before(table: FlorencePosition, place: i64) -> i64:
    """Who stood at a location before the first member of a hurry left, while that one is on its way."""
    return table.city[SIZE_AT + place] + (1 if place == table.lead_from else 0)


def refuse_second(table: FlorencePosition, place: i64, spot: i64) -> i64:
    """Florence §5.5, FL14, FL75: another member takes the second step; the first must find room where it is."""
    code = refuse_member(table, place, spot)
    if code != LEGAL:
        return code
    if not table.has_room(table.lead_to):
        return refuse(QUEUE_FULL, table.lead_to + 1, table.parts.spaces)
    return refuse_second_step(table, place, spot)


def refuse_second_step(table: FlorencePosition, place: i64, spot: i64) -> i64:
    """Florence §5.5, FL14, FL75: an own member needs a street to a queue with room, and an end not offered otherwise."""
    middle = table.lead_to
    if place == middle and joins_row(table, middle, table.carried, spot):
        return refuse(EQUAL_CHOICE)
    key = place * STRIDE + name_of_second(table, place, spot)
    member = table.queue[place * STRIDE + spot]
    alike = member == table.carried
    at_middle = size_before(table, middle)
    parts = table.parts
    equal = False
    for i in range(parts.degree[place]):
        to = parts.neighbour[place * NEIGHBOURS + i]
        if closed(table, place, to) or table.city[SIZE_AT + to] + (1 if to == middle else 0) >= parts.spaces:
            continue
        if not offered_otherwise(table, member, alike, key, place, to, size_before(table, to), at_middle):
            return LEGAL
        equal = True
    return refuse(EQUAL_CHOICE) if equal else refuse(NOWHERE_TO_GO)


def list_second(table: FlorencePosition, out: vec[i64], limit: i64) -> i64:
    """Florence §5.5: other members first (their ids are lower), then the streets on."""
    count: i64 = 0
    if table.has_room(table.lead_to):
        members = list_members(table, out, STRIDE * PLACES)
        for i in range(members):
            at = out[i] - MEMBER
            if refuse_second_step(table, at // SPOTS, at % SPOTS) == LEGAL:
                out[count] = out[i]
                count += 1
                if count >= limit:
                    return count
    parts = table.parts
    middle = table.lead_to
    for i in range(parts.degree[middle]):
        to = parts.neighbour[middle * NEIGHBOURS + i]
        if refuse_going_on(table, to) == LEGAL:
            out[count] = TO + to
            count += 1
            if count >= limit:
                return count
    return count


def go_on(table: FlorencePosition, to: i64) -> None:
    """Florence §5.5, FL74: one member twice; a street crossed twice pays twice."""
    arrive(table, to, table.carried)
    table.carried = NOBODY
    cross(table, table.asked, table.lead_to, to)
    table.waiting = TURN_OVER


def choose_second(table: FlorencePosition, place: i64, spot: i64) -> None:
    """Florence §5.5, FL14: the first member joins its queue, then another one goes."""
    table.key = place * STRIDE + name_of_second(table, place, spot)
    table.lead_member = table.carried
    joined = arrive(table, table.lead_to, table.carried)
    table.carried = NOBODY
    table.place = place
    table.spot = spot + 1 if place == table.lead_to and joined <= spot else spot
    table.waiting = ASK_LAST


def refuse_last(table: FlorencePosition, to: i64) -> i64:
    """Florence §5.5, FL75: the second member's street."""
    code = refuse_move(table, to)
    if code != LEGAL:
        return code
    middle = table.lead_to
    before = table.city[SIZE_AT + to] + (1 if to == table.lead_from else 0) - (1 if to == middle else 0)
    member = table.queue[table.place * STRIDE + table.spot]
    alike = member == table.lead_member
    equal = offered_otherwise(table, member, alike, table.key, table.place, to, before, table.city[SIZE_AT + middle] - 1)
    return refuse(EQUAL_CHOICE) if equal else i64(LEGAL)


def list_last(table: FlorencePosition, out: vec[i64], limit: i64) -> i64:
    parts = table.parts
    place = table.place
    count: i64 = 0
    for i in range(parts.degree[place]):
        to = parts.neighbour[place * NEIGHBOURS + i]
        if refuse_last(table, to) == LEGAL:
            out[count] = TO + to
            count += 1
            if count >= limit:
                return count
    return count
