"""Il Vecchio §4.2 and §4.3: a province in one of the regions, or an office in Florence."""

from typing import Final

from mypy_extensions import i64

from signoria.core.bits import bit
from signoria.core.vec import vec
from signoria.games.ilvecchio.actions import CLAIM, OFFICE, PAY, PAY_FLORINS, PAY_NOTHING
from signoria.games.ilvecchio.components import COUNCIL, MOST_SPACES, NOBILITY, PAYMENTS, REGIONS
from signoria.games.ilvecchio.council import FLORENCE_TILE, PROVINCE_TILE, promise_bonus
from signoria.games.ilvecchio.crests import reach_crest
from signoria.games.ilvecchio.events import (
    CLAIMS,
    ENTERS,
    ENTERS_BEHIND,
    PAYS_EXTRA,
    PAYS_FLORINS,
    PAYS_FOLLOWERS,
    PAYS_SCROLLS,
    USES,
    USES_AGAIN,
)
from signoria.games.ilvecchio.table import (
    ABBOT,
    ASSASSIN,
    CLAIMING,
    DOUBLE_TURN,
    FILLED,
    FLORINS,
    FOLLOWERS,
    KNIGHT,
    LOOK,
    MONEY,
    OWN,
    PROVINCE_TILES,
    SCROLL,
    STEP_ON_TRACK,
    TRACK,
    IlVecchioPosition,
)

ANY_COMBINATION: Final[i64] = 2
USE_AGAIN: Final[i64] = 12
NO_MONEY: Final[i64] = 14

# How a tile can be used inside a takeover.
NOT_AT_ALL: Final[i64] = 0
FRESH: Final[i64] = 1
ONCE_MORE: Final[i64] = 2

# A way to pay has room for three followers of each kind.
MOST_OF_A_KIND: Final[i64] = 3


def choices(number: i64, owned: i64) -> i64:
    """Every choice of so many among these followers, as a mask over the ways to pay; both are written as a way to pay."""
    found: i64 = 0
    for way in range(PAYMENTS):
        few = way >> 4 <= owned >> 4 and (way >> 2) & 3 <= (owned >> 2) & 3 and way & 3 <= owned & 3
        if few and (way >> 4) + ((way >> 2) & 3) + (way & 3) == number:
            found |= bit(way)
    return found


# The choices for every number and everything one can own, worked out once.
CHOICES: Final = vec[i64]([choices(number, owned) for number in range(MOST_OF_A_KIND + 1) for owned in range(PAYMENTS)])


# ---- what it costs ------------------------------------------------------------------------------------------------------


def is_open(table: IlVecchioPosition, track: i64) -> bool:
    """Il Vecchio §5.1, V7: a full track is closed, except in the double turn."""
    return table.tracks[track * TRACK + FILLED] < table.parts.spaces[track] or table.stage == DOUBLE_TURN


def next_space(table: IlVecchioPosition, track: i64) -> i64:
    """Il Vecchio §5.1, V7, V38: the next free space; behind a full track the last one counts."""
    filled = table.tracks[track * TRACK + FILLED]
    last = table.parts.spaces[track] - 1
    return filled if filled < last else last


def florins_for(table: IlVecchioPosition, track: i64) -> i64:
    """Il Vecchio §4.2: what the next space of a region costs."""
    return table.parts.cost[track * MOST_SPACES + next_space(table, track)]


def inside(table: IlVecchioPosition, seat: i64, tile: i64) -> i64:
    """Il Vecchio §7, V29, V39: whether a tile can be used in this takeover: face up, or once more by 'use again'."""
    owned = table.own[seat * OWN + PROVINCE_TILES]
    if (owned >> tile) & 1 == 0:
        return NOT_AT_ALL
    if (table.provinces_used >> tile) & 1 == 0:
        return FRESH
    if (owned >> USE_AGAIN) & 1 != 0 and (table.provinces_used >> USE_AGAIN) & 1 == 0:
        return ONCE_MORE
    return NOT_AT_ALL


def affordable(table: IlVecchioPosition, seat: i64, number: i64) -> i64:
    """Every choice of that many own followers, as a mask over the ways to pay."""
    own = seat * OWN
    assassins = min(table.own[own + ASSASSIN], MOST_OF_A_KIND)
    knights = min(table.own[own + KNIGHT], MOST_OF_A_KIND)
    abbots = min(table.own[own + ABBOT], MOST_OF_A_KIND)
    return CHOICES[number * PAYMENTS + assassins * 16 + knights * 4 + abbots]


def ways_to_pay(table: IlVecchioPosition, seat: i64, region: i64) -> i64:
    """Il Vecchio §4.2, V39: the followers of the region; others of the same number only with 'any combination'."""
    ways = affordable(table, seat, table.parts.followers[region])
    if ways != 0 and inside(table, seat, ANY_COMBINATION) == NOT_AT_ALL:
        ways &= table.parts.regular[region]
    return ways


def missing_followers(table: IlVecchioPosition, seat: i64, region: i64) -> i64:
    """Il Vecchio §4.2: the fewest followers still needed, in the steps of a way to pay; one way only, or the first of several.

    Several ways that lack equally many are told apart by a negative number: that many followers, of one kind or another.
    """
    own = seat * OWN
    fewest: i64 = 99
    missing: i64 = 0
    for way in range(PAYMENTS):
        if (table.parts.regular[region] >> way) & 1 != 0:
            assassins = lack(way >> 4, table.own[own + ASSASSIN])
            knights = lack((way >> 2) & 3, table.own[own + KNIGHT])
            abbots = lack(way & 3, table.own[own + ABBOT])
            number = assassins + knights + abbots
            gap = assassins * 16 + knights * 4 + abbots
            if number < fewest:
                fewest = number
                missing = gap
            elif number == fewest and gap != missing:
                missing = -number
    return missing


def lack(wanted: i64, held: i64) -> i64:
    return wanted - held if wanted > held else i64(0)


def province_need(table: IlVecchioPosition, seat: i64, region: i64) -> i64:
    """Il Vecchio §4.2, V8, V39: the fewest florins a province costs this player now, or -1 if it cannot be taken over."""
    ways = ways_to_pay(table, seat, region)
    if ways == 0 or not is_open(table, region):
        return -1
    for_nothing = inside(table, seat, NO_MONEY)
    if for_nothing == NOT_AT_ALL:
        return florins_for(table, region)
    if ways & table.parts.regular[region] == 0 and for_nothing == ONCE_MORE:
        # 'Use again' cannot serve both tiles.
        return florins_for(table, region) if inside(table, seat, ANY_COMBINATION) == ONCE_MORE else i64(0)
    return 0


def office_cost(table: IlVecchioPosition, track: i64) -> i64:
    """Il Vecchio §4.3, V15, V43: three florins more for the stack on which the extra-cost tile lies when paying."""
    return table.parts.extra_cost if table.extra_on == track - COUNCIL else i64(0)


def office_need(table: IlVecchioPosition, seat: i64) -> i64:
    """Il Vecchio §4.3: the fewest florins an office costs this player now, or -1 if there is none to be had."""
    if table.own[seat * OWN + SCROLL] < table.parts.office_scrolls:
        return -1
    need: i64 = -1
    for track in range(COUNCIL, NOBILITY + 1):
        if is_open(table, track):
            cost = office_cost(table, track)
            if need < 0 or cost < need:
                need = cost
    return need


# ---- provinces ----------------------------------------------------------------------------------------------------------


def begin_takeover(table: IlVecchioPosition, seat: i64, region: i64) -> None:
    """Il Vecchio §4.2, V8, V31: followers, florins, member, crest, tile, and last what the council adds."""
    promise_bonus(table, seat, PROVINCE_TILE)
    table.push(CLAIMING, seat, region)
    table.push(STEP_ON_TRACK, seat, region)
    table.push(MONEY, seat, region)
    table.push(FOLLOWERS, seat, region)


def list_followers(table: IlVecchioPosition) -> None:
    """Il Vecchio §4.2, V39: 'any combination' is only offered where the florins can still be paid."""
    seat = table.asked
    region = table.pending_arg()
    ways = ways_to_pay(table, seat, region)
    both_once_more = inside(table, seat, ANY_COMBINATION) == ONCE_MORE and inside(table, seat, NO_MONEY) == ONCE_MORE
    if both_once_more and florins_for(table, region) > table.own[seat * OWN + FLORINS]:
        ways &= table.parts.regular[region]
    table.high_base = PAY
    table.high = ways


def pay_followers(table: IlVecchioPosition, way: i64) -> None:
    """Il Vecchio §4.2, §7, V8, V39: other followers than those of the region use up 'any combination'."""
    seat = table.asked
    region = table.pending_arg()
    table.pop()
    if (table.parts.regular[region] >> way) & 1 == 0:
        use_inside(table, seat, ANY_COMBINATION)
    assassins = way >> 4
    knights = (way >> 2) & 3
    abbots = way & 3
    table.own[seat * OWN + ASSASSIN] -= assassins
    table.own[seat * OWN + KNIGHT] -= knights
    table.own[seat * OWN + ABBOT] -= abbots
    table.emit(PAYS_FOLLOWERS, seat, region, assassins, knights, abbots)


def use_inside(table: IlVecchioPosition, seat: i64, tile: i64) -> None:
    """Il Vecchio §7, V29, V39: the tile is turned face down, or 'use again' is."""
    if inside(table, seat, tile) == FRESH:
        table.provinces_used |= bit(tile)
        table.emit(USES, seat, tile)
    else:
        table.provinces_used |= bit(USE_AGAIN)
        table.emit(USES, seat, USE_AGAIN)
        table.emit(USES_AGAIN, seat, tile)


def list_money(table: IlVecchioPosition) -> None:
    """Il Vecchio §4.2, V39: pay the florins, or use 'no money' where there is something to pay."""
    seat = table.asked
    cost = florins_for(table, table.pending_arg())
    table.low_base = PAY_FLORINS
    if cost <= table.own[seat * OWN + FLORINS]:
        table.low |= 1
    if cost > 0 and inside(table, seat, NO_MONEY) != NOT_AT_ALL:
        table.low |= 2


def pay_florins(table: IlVecchioPosition, action: i64) -> None:
    """Il Vecchio §4.2, V8: the price on the next free space."""
    seat = table.asked
    region = table.pending_arg()
    table.pop()
    if action == PAY_NOTHING:
        use_inside(table, seat, NO_MONEY)
        return
    cost = florins_for(table, region)
    table.own[seat * OWN + FLORINS] -= cost
    table.emit(PAYS_FLORINS, seat, region, cost)


def step_on_track(table: IlVecchioPosition) -> None:
    """Il Vecchio §4.2, V8, V38: the member leaves the map for the next space; a crest on it sets off an event."""
    seat = table.asked
    track = table.pending_arg()
    table.pop()
    place = table.parts.gate[track] if track < REGIONS else table.parts.florence
    table.remove_standing(seat, place)
    space = stand_on_track(table, seat, track)
    behind = space >= table.parts.spaces[track]
    table.emit(ENTERS_BEHIND if behind else ENTERS, seat, track, space + 1)
    if (table.parts.marked[track] >> space) & 1 != 0:
        reach_crest(table, seat, track)


def stand_on_track(table: IlVecchioPosition, seat: i64, track: i64) -> i64:
    """The space a member takes, counted from 0; behind a full track it is one further."""
    space = table.tracks[track * TRACK + FILLED]
    table.tracks[track * TRACK + space] = seat
    table.tracks[track * TRACK + FILLED] = space + 1
    return space


def list_claim(table: IlVecchioPosition) -> None:
    """Il Vecchio §4.2, V7: any tile of the region that is left; there may be none in the double turn."""
    table.high_base = CLAIM
    table.high = table.provinces_left & table.parts.region_tiles[table.pending_arg()]


def claim(table: IlVecchioPosition, tile: i64) -> None:
    """Il Vecchio §4.2, V8: the tile lies face up before its owner."""
    seat = table.asked
    table.pop()
    table.provinces_left &= ~bit(tile)
    table.own[seat * OWN + PROVINCE_TILES] |= bit(tile)
    table.emit(CLAIMS, seat, tile)


# ---- offices ------------------------------------------------------------------------------------------------------------


def list_office(table: IlVecchioPosition) -> None:
    """Il Vecchio §4.3, V7: council or nobility, if open and affordable."""
    seat = table.asked
    table.high_base = OFFICE
    for track in range(COUNCIL, NOBILITY + 1):
        if is_open(table, track) and office_cost(table, track) <= table.own[seat * OWN + FLORINS]:
            table.high |= bit(track - COUNCIL)


def take_office(table: IlVecchioPosition, office: i64) -> None:
    """Il Vecchio §4.3, V8, V31, V43: two scrolls, the extra cost, member, crest, tile, and last what the council adds."""
    seat = table.asked
    track = COUNCIL + office
    table.pop()
    table.own[seat * OWN + SCROLL] -= table.parts.office_scrolls
    cost = office_cost(table, track)
    table.own[seat * OWN + FLORINS] -= cost
    table.emit(PAYS_SCROLLS, seat, track, table.parts.office_scrolls)
    if cost > 0:
        table.emit(PAYS_EXTRA, seat, track, cost)
    promise_bonus(table, seat, FLORENCE_TILE)
    table.push(LOOK, seat, office)
    table.push(STEP_ON_TRACK, seat, track)
