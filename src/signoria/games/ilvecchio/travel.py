"""Il Vecchio §3.1: the member that is to act may travel first, by road or by carriage."""

from typing import Final

from mypy_extensions import i64

from signoria.core.bits import bit
from signoria.games.ilvecchio.actions import GO, RIDE, WALK
from signoria.games.ilvecchio.components import FLORENCE, GREEN, NOWHERE, PLACES, RED, REGIONS
from signoria.games.ilvecchio.events import RIDES, WALKS
from signoria.games.ilvecchio.table import (
    BISHOP,
    CARRIAGE,
    DESTINATION,
    FLORINS,
    JOURNEY,
    OFFICE_CHOICE,
    OWN,
    STANDING,
    TOWN,
    IlVecchioPosition,
)
from signoria.games.ilvecchio.takeover import begin_takeover, office_need, province_need

# A journey is kept as where from, and where to this many bits higher.
TO_BITS: Final[i64] = 8
FROM_MASK: Final[i64] = 0xFF


def open_towns(table: IlVecchioPosition, seat: i64) -> i64:
    """Il Vecchio §4.1, V5, V6: the towns with an action for this player, as a mask: a middleman or a bishop, or green."""
    parts = table.parts
    if table.own[seat * OWN + BISHOP] > 0:
        return parts.crest_towns | parts.of_colour[GREEN]
    return table.guarded | parts.of_colour[GREEN]


def within(table: IlVecchioPosition, place: i64, florins: i64) -> i64:
    """Il Vecchio §3.1, V44: the places that many roads away at most, as a mask."""
    diameter = table.parts.diameter
    return table.parts.reach[place * PLACES + (florins if florins < diameter else diameter)]


def destinations(table: IlVecchioPosition, seat: i64, place: i64) -> i64:
    """Il Vecchio §3.1, V4: where a member standing here can act, the price of the journey and of the action considered."""
    florins = table.own[seat * OWN + FLORINS]
    riding = table.own[seat * OWN + CARRIAGE] > 0
    towns = open_towns(table, seat)
    found = towns if riding else towns & within(table, place, florins)
    for region in range(REGIONS):
        need = province_need(table, seat, region)
        if need >= 0 and need <= florins:
            gate = table.parts.gate[region]
            if riding or table.parts.distance[place * PLACES + gate] + need <= florins:
                found |= bit(gate)
    need = office_need(table, seat)
    if need >= 0 and need <= florins:
        florence = table.parts.florence
        if riding or table.parts.distance[place * PLACES + florence] + need <= florins:
            found |= bit(florence)
    return found


def senders(table: IlVecchioPosition, seat: i64) -> i64:
    """Il Vecchio §3.1, V4: the places with a standing member that can act somewhere, as a mask."""
    standing = table.own[seat * OWN + STANDING]
    if standing == 0:
        return 0
    florins = table.own[seat * OWN + FLORINS]
    riding = table.own[seat * OWN + CARRIAGE] > 0
    towns = open_towns(table, seat)
    if riding and towns != 0:
        return standing
    found: i64 = 0
    place: i64 = 0
    left = standing
    while left != 0:
        if left & 1 != 0 and (towns & within(table, place, florins) != 0 or destinations(table, seat, place) != 0):
            found |= bit(place)
        left >>= 1
        place += 1
    return found


def need_at(table: IlVecchioPosition, seat: i64, place: i64) -> i64:
    """The fewest florins an action at this place costs, or -1."""
    colour = table.parts.colour[place]
    if colour == RED:
        return province_need(table, seat, table.parts.region_of[place])
    if colour == FLORENCE:
        return office_need(table, seat)
    if colour == NOWHERE:
        return -1
    return 0 if (open_towns(table, seat) >> place) & 1 else -1


def send(table: IlVecchioPosition, seat: i64, place: i64) -> None:
    """Il Vecchio §3.1: this member acts."""
    table.actions_left -= 1
    table.untouched = 0
    table.push(DESTINATION, seat, place)


def list_destination(table: IlVecchioPosition) -> None:
    """Il Vecchio §3.1, V4, V44: every place where he can act, his own included."""
    table.high_base = GO
    table.high = destinations(table, table.asked, table.pending_arg())


def choose_destination(table: IlVecchioPosition, place: i64) -> None:
    """Il Vecchio §3.1, V44: staying is free, everything else is a journey."""
    seat = table.asked
    start = table.pending_arg()
    table.pop()
    if place == start:
        arrive(table, seat, place)
    else:
        table.push(JOURNEY, seat, start | (place << TO_BITS))


def list_journey(table: IlVecchioPosition) -> None:
    """Il Vecchio §3.1, V4: one florin for each road, or one carriage, if the rest still pays for the action."""
    seat = table.asked
    start = table.pending_arg() & FROM_MASK
    place = table.pending_arg() >> TO_BITS
    table.low_base = WALK
    if table.parts.distance[start * PLACES + place] + need_at(table, seat, place) <= table.own[seat * OWN + FLORINS]:
        table.low |= 1
    if table.own[seat * OWN + CARRIAGE] > 0:
        table.low |= 2


def travel(table: IlVecchioPosition, action: i64) -> None:
    """Il Vecchio §3.1, V4: pay and arrive."""
    seat = table.asked
    start = table.pending_arg() & FROM_MASK
    place = table.pending_arg() >> TO_BITS
    table.pop()
    table.remove_standing(seat, start)
    table.add_standing(seat, place)
    if action == RIDE:
        table.own[seat * OWN + CARRIAGE] -= 1
        table.emit(RIDES, seat, start, place)
    else:
        roads = table.parts.distance[start * PLACES + place]
        table.own[seat * OWN + FLORINS] -= roads
        table.emit(WALKS, seat, start, place, roads)
    arrive(table, seat, place)


def arrive(table: IlVecchioPosition, seat: i64, place: i64) -> None:
    """Il Vecchio §4: the colour of the place says which action it is."""
    colour = table.parts.colour[place]
    if colour == RED:
        begin_takeover(table, seat, table.parts.region_of[place])
    elif colour == FLORENCE:
        table.push(OFFICE_CHOICE, seat, 0)
    else:
        table.push(TOWN, seat, place)
