"""Florence §3: how members line up, and who controls a location."""

from mypy_extensions import i64

from signoria.games.florence.components import FIRST_BOUNCER, PLACES, RANKS, STRIDE
from signoria.games.florence.events import ARRIVES, LEAVES, S_MOVED_BY_YOU
from signoria.games.florence.table import (
    BOARD_OF,
    GUARD_AT,
    NOBODY,
    ORDER_AT,
    SIZE_AT,
    WHERE,
    FlorencePosition,
    colour_of,
    rank_of,
)


def arrival_spot(table: FlorencePosition, place: i64, member: i64) -> i64:
    """Florence §3, §5.7, FL6, FL20: behind all of equal or higher rank; past an own bouncer before all of equal rank."""
    rank = rank_of(member)
    queue = table.queue
    at = place * STRIDE
    end = at + table.city[SIZE_AT + place]
    if (table.city[GUARD_AT + FIRST_BOUNCER + place] >> table.parts.house[colour_of(member)]) & 1:
        while at < end and rank_of(queue[at]) > rank:
            at += 1
    else:
        while at < end and rank_of(queue[at]) >= rank:
            at += 1
    return at - place * STRIDE


def insert(table: FlorencePosition, place: i64, spot: i64, member: i64) -> None:
    """Florence §3: those of lower rank make room."""
    queue = table.queue
    base = place * STRIDE
    at = base + table.city[SIZE_AT + place]
    while at > base + spot:
        queue[at] = queue[at - 1]
        at -= 1
    queue[at] = member
    size = table.city[SIZE_AT + place] + 1
    table.city[SIZE_AT + place] = size
    if size >= table.parts.spaces:
        table.full |= 1 << place
    colour = colour_of(member)
    table.here[colour * PLACES + place] += 1
    table.family[WHERE + colour] |= 1 << place
    table.family[BOARD_OF + colour * RANKS + rank_of(member)] += 1


def remove(table: FlorencePosition, place: i64, spot: i64) -> i64:
    """Florence §3: those behind close up; returns who left."""
    queue = table.queue
    at = place * STRIDE + spot
    member = queue[at]
    end = place * STRIDE + table.city[SIZE_AT + place] - 1
    while at < end:
        queue[at] = queue[at + 1]
        at += 1
    queue[end] = NOBODY
    table.city[SIZE_AT + place] -= 1
    table.full &= ~(1 << place)
    colour = colour_of(member)
    left = table.here[colour * PLACES + place] - 1
    table.here[colour * PLACES + place] = left
    if left == 0:
        table.family[WHERE + colour] &= ~(1 << place)
    table.family[BOARD_OF + colour * RANKS + rank_of(member)] -= 1
    return member


def arrive(table: FlorencePosition, place: i64, member: i64) -> i64:
    """Florence §3, FL6: a member joins a queue by rank and priority; returns its spot."""
    spot = arrival_spot(table, place, member)
    insert(table, place, spot, member)
    colour = colour_of(member)
    if colour < table.players:
        table.emit(ARRIVES, colour, rank_of(member), place + 1, spot + 1)
    else:
        table.emit(S_MOVED_BY_YOU, colour - 1, rank_of(member), place + 1, spot + 1)
    return spot


def leave(table: FlorencePosition, place: i64, spot: i64) -> i64:
    """Florence §3: a member leaves its queue; returns who it is."""
    member = remove(table, place, spot)
    if colour_of(member) < table.players:
        table.emit(LEAVES, colour_of(member), rank_of(member), place + 1)
    return member


def lead(table: FlorencePosition, place: i64) -> i64:
    """Florence §3, FL3: the family in the lead position, or -1 where nobody waits."""
    if table.city[SIZE_AT + place] == 0:
        return NOBODY
    return table.parts.house[colour_of(table.queue[place * STRIDE])]


def foremost(table: FlorencePosition, family: i64, place: i64) -> i64:
    """Florence §3: the spot of a family's foremost member, or the end of the queue."""
    base = place * STRIDE
    for spot in range(table.city[SIZE_AT + place]):
        if table.parts.house[colour_of(table.queue[base + spot])] == family:
            return spot
    return STRIDE


def controls_before(table: FlorencePosition, place: i64, family: i64, other: i64) -> bool:
    """Florence §3, FL5, FL41: more members, then the foremost of them; rank plays no part."""
    mine = table.presence(family, place)
    theirs = table.presence(other, place)
    if mine != theirs:
        return mine > theirs
    return foremost(table, family, place) < foremost(table, other, place)


def order_of_control(table: FlorencePosition, place: i64) -> i64:
    """Florence §3, FL5: put the families at a location in order, the controlling one first; returns how many."""
    order = table.family
    count: i64 = 0
    for family in range(table.parts.families):
        if table.presence(family, place) > 0:
            at = ORDER_AT + count
            while at > ORDER_AT and controls_before(table, place, family, order[at - 1]):
                order[at] = order[at - 1]
                at -= 1
            order[at] = family
            count += 1
    return count


def is_repeat(table: FlorencePosition, place: i64, spot: i64) -> bool:
    """Florence §5, FL75: whether the member directly before is of the same colour and rank, so that both are one choice."""
    at = place * STRIDE + spot
    return spot > 0 and table.queue[at - 1] == table.queue[at]
