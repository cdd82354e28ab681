"""Why something is no answer to the pending question, with what is lacking."""

from typing import Final

from mypy_extensions import i64

from signoria.core.state import LEGAL, NOT_ASKED, refuse
from signoria.games.ilvecchio.actions import (
    ACTION_DONE,
    ACTION_DUE,
    CHOOSE_AREA,
    END_TURN,
    FOLLOWERS_DO_NOT_FIT,
    FORGO,
    GIVE,
    GO,
    INSIDE_TAKEOVER,
    LACKS_FLORINS,
    LACKS_FOLLOWERS,
    LACKS_FOR_REGION,
    LACKS_GOOD,
    LACKS_PRICE,
    LACKS_SCROLLS,
    LAY_DOWN,
    LIE_DOWN,
    NO_BISHOP,
    NO_CARRIAGE,
    NO_DOUBLE_TURN,
    NO_MEMBER_LIES,
    NO_MEMBER_STANDS,
    NO_MIDDLEMAN,
    NO_SUCH_PLACE,
    NO_SUPPLY,
    NOT_IN_AREA,
    NOT_NEAR_FIRST,
    NOT_OFFERED,
    NOT_USED_YET,
    NOT_YOUR_TILE,
    NOTHING_IN_REACH,
    OFFICE,
    OFFICE_TOO_DEAR,
    PAY,
    PAY_BISHOP,
    PAY_FLORINS,
    PLACE_MEMBER,
    REINFORCE,
    REUSE,
    RIDE,
    SEND,
    TAKE_BACK,
    TILE_USED,
    TILE_USELESS,
    TOO_FAR,
    TRACK_FULL,
    TURN_BEGUN,
    USE,
    WALK,
)
from signoria.games.ilvecchio.components import COUNCIL, FLORENCE, HIGHEST_ROLL, NOWHERE, PLACES, RED
from signoria.games.ilvecchio.goods import A_FOLLOWER, FOLLOWER_OR_SCROLL
from signoria.games.ilvecchio.provinces import INSIDE_TAKEOVERS
from signoria.games.ilvecchio.table import (
    ABBOT,
    ASSASSIN,
    CARRIAGE,
    DESTINATION,
    DOUBLE_TURN,
    FAMILY,
    FLORINS,
    FOLLOWERS,
    GIVE_FOLLOWER,
    GIVE_LEVY,
    GIVING,
    JOURNEY,
    KNIGHT,
    MONEY,
    OFFICE_CHOICE,
    OWN,
    PLACE_MASK,
    PLACEMENT,
    PROVINCE_TILES,
    REUSING,
    SCROLL,
    STANDING,
    TOWN,
    TURN,
    IlVecchioPosition,
)
from signoria.games.ilvecchio.takeover import florins_for, is_open, missing_followers, office_cost
from signoria.games.ilvecchio.travel import FROM_MASK, TO_BITS, need_at

LARGEST_ARGUMENT: Final[i64] = 999
MASK_BITS: Final[i64] = 63


def refuse_answer(table: IlVecchioPosition, action: i64) -> i64:
    """LEGAL for what is on offer, else the reason why it is not."""
    above_low = action - table.low_base
    if 0 <= above_low < MASK_BITS and (table.low >> above_low) & 1 != 0:
        return LEGAL
    above_high = action - table.high_base
    if 0 <= above_high < MASK_BITS and (table.high >> above_high) & 1 != 0:
        return LEGAL
    return refuse_unlisted(table, table.waiting, action)


def refuse_unlisted(table: IlVecchioPosition, kind: i64, action: i64) -> i64:
    """The reason for each question and range of ids."""
    if kind == TURN and action < GO:
        return refuse_turn(table, action)
    if kind == TURN and action < WALK:
        return refuse_aim(table, action - GO)
    if kind == TURN and OFFICE <= action < OFFICE + 2:
        return refuse_office_ahead(table, kind, action - OFFICE)
    if kind == DESTINATION and OFFICE <= action < OFFICE + 2:
        return refuse_office_ahead(table, kind, action - OFFICE)
    if kind == DESTINATION and GO <= action < WALK:
        return refuse_destination(table, action - GO)
    if kind == JOURNEY and WALK <= action <= RIDE:
        return refuse_journey(table, action)
    if kind == TOWN and LIE_DOWN <= action <= PAY_BISHOP:
        return refuse(NO_BISHOP) if action == PAY_BISHOP else refuse(NO_MIDDLEMAN, table.pending_arg())
    if kind == PLACEMENT and PLACE_MEMBER <= action < CHOOSE_AREA:
        return refuse_placement(table, action - PLACE_MEMBER)
    return refuse_smaller(table, kind, action)


def on_the_map(table: IlVecchioPosition, place: i64, reason: i64) -> i64:
    """A reason about a place, or that this edition's map does not have it."""
    return refuse(reason if table.parts.colour[place] != NOWHERE else NO_SUCH_PLACE, place)


def refuse_placement(table: IlVecchioPosition, place: i64) -> i64:
    """Il Vecchio §2, §4.4, §8, V32: outside the area; after a free choice, away from the first member."""
    offered = table.pending_arg() & PLACE_MASK
    for area in range(HIGHEST_ROLL + 1):
        if table.parts.area[area] == offered:
            return on_the_map(table, place, NOT_IN_AREA)
    return on_the_map(table, place, NOT_NEAR_FIRST)


def refuse_turn(table: IlVecchioPosition, action: i64) -> i64:
    """Il Vecchio §3: one action, compulsory; forgoing belongs to the double turn."""
    if action >= SEND:
        if table.actions_left == 0:
            return refuse(ACTION_DONE)
        place = action - SEND
        standing = (table.own[table.asked * OWN + STANDING] >> place) & 1 != 0
        return on_the_map(table, place, NOTHING_IN_REACH if standing else NO_MEMBER_STANDS)
    if action >= USE:
        return refuse_use(table, action - USE)
    if action == END_TURN:
        return refuse(ACTION_DUE)
    if action == FORGO:
        return refuse(TURN_BEGUN if table.stage == DOUBLE_TURN else NO_DOUBLE_TURN)
    if table.actions_left == 0:
        return refuse(ACTION_DONE)
    return refuse(NO_SUPPLY if action == REINFORCE else ACTION_DONE)


def refuse_use(table: IlVecchioPosition, tile: i64) -> i64:
    """Il Vecchio §7, V11, V30, V39: whose tile it is, whether it is used up, whether it would do anything."""
    if (table.own[table.asked * OWN + PROVINCE_TILES] >> tile) & 1 == 0:
        return refuse(NOT_YOUR_TILE, tile)
    if (table.provinces_used >> tile) & 1 != 0:
        return refuse(TILE_USED, tile)
    return refuse(INSIDE_TAKEOVER if (INSIDE_TAKEOVERS >> tile) & 1 != 0 else TILE_USELESS, tile)


def refuse_destination(table: IlVecchioPosition, place: i64) -> i64:
    """Il Vecchio §3.1: no action there, or no way to pay for it."""
    seat = table.asked
    colour = table.parts.colour[place]
    if colour == NOWHERE:
        return refuse(NO_SUCH_PLACE, place)
    if need_at(table, seat, place) < 0 or table.own[seat * OWN + FLORINS] < need_at(table, seat, place):
        return refuse_price(table, seat, place)
    return refuse_way(table, seat, table.parts.distance[table.pending_arg() * PLACES + place], place)


def refuse_aim(table: IlVecchioPosition, place: i64) -> i64:
    """Il Vecchio §3.1: a place is aimed at before a member is chosen: nobody could act there, or nobody gets there."""
    seat = table.asked
    if table.parts.colour[place] == NOWHERE:
        return refuse(NO_SUCH_PLACE, place)
    if table.actions_left == 0:
        return refuse(ACTION_DONE)
    need = need_at(table, seat, place)
    florins = table.own[seat * OWN + FLORINS]
    if need < 0 or florins < need:
        return refuse_price(table, seat, place)
    nearest: i64 = -1
    for start in range(PLACES):
        if (table.own[seat * OWN + STANDING] >> start) & 1 != 0:
            roads = table.parts.distance[start * PLACES + place]
            if nearest < 0 or roads < nearest:
                nearest = roads
    if nearest < 0:
        return refuse(NO_MEMBER_STANDS, place)
    if table.own[seat * OWN + CARRIAGE] == 0 and nearest > florins - need:
        return refuse_way(table, seat, nearest, place)
    return refuse(NOT_ASKED)


def refuse_price(table: IlVecchioPosition, seat: i64, place: i64) -> i64:
    """Il Vecchio §4.1, §4.2, §4.3: what is lacking for an action at a place, whoever would go there."""
    colour = table.parts.colour[place]
    need = need_at(table, seat, place)
    if need < 0:
        if colour == RED:
            return refuse_province(table, table.parts.region_of[place])
        if colour == FLORENCE:
            return refuse_office(table, seat)
        return refuse(NO_MIDDLEMAN, place)
    florins = bounded(table.own[seat * OWN + FLORINS])
    if colour == RED:
        return refuse(LACKS_FLORINS, table.parts.region_of[place], need, florins)
    return refuse(OFFICE_TOO_DEAR, cheaper_office(table), need, florins)


def refuse_way(table: IlVecchioPosition, seat: i64, roads: i64, place: i64) -> i64:
    """Il Vecchio §3.1: so many roads, and what is left for them once the action is paid."""
    return refuse(TOO_FAR, place, roads, bounded(table.own[seat * OWN + FLORINS] - need_at(table, seat, place)))


def refuse_office_ahead(table: IlVecchioPosition, kind: i64, office: i64) -> i64:
    """Il Vecchio §4.3: an office is aimed at before anybody stands in Florence."""
    seat = table.asked
    track = COUNCIL + office
    if not is_open(table, track):
        return refuse(TRACK_FULL, track)
    if table.own[seat * OWN + SCROLL] < table.parts.office_scrolls:
        return refuse_office(table, seat)
    if table.own[seat * OWN + FLORINS] < office_cost(table, track):
        return refuse(OFFICE_TOO_DEAR, track, office_cost(table, track), bounded(table.own[seat * OWN + FLORINS]))
    if kind == TURN:
        return refuse_aim(table, table.parts.florence)
    if (table.high >> table.parts.florence) & 1 != 0:
        return refuse(NOT_OFFERED)
    return refuse_destination(table, table.parts.florence)


def bounded(florins: i64) -> i64:
    return florins if florins < LARGEST_ARGUMENT else LARGEST_ARGUMENT


def cheaper_office(table: IlVecchioPosition) -> i64:
    """Il Vecchio §4.3: the office the extra cost does not lie on, if it is open."""
    plain = COUNCIL + 1 - table.extra_on
    return plain if is_open(table, plain) else COUNCIL + table.extra_on


def refuse_province(table: IlVecchioPosition, region: i64) -> i64:
    """Il Vecchio §4.2, V7: a full track, or followers that are lacking."""
    if not is_open(table, region):
        return refuse(TRACK_FULL, region)
    return refuse(LACKS_FOR_REGION, region, table.parts.followers[region], lack_name(table, region))


def lack_name(table: IlVecchioPosition, region: i64) -> i64:
    """What is lacking, as the number of its name: an assassin, a knight, an abbot, both, or so many followers."""
    missing = missing_followers(table, table.asked, region)
    if missing < 0:
        return 3 - missing
    if missing == 16:
        return 0
    if missing == 4:
        return 1
    if missing == 1:
        return 2
    if missing == 5:
        return 3
    return 3 + (missing >> 4) + ((missing >> 2) & 3) + (missing & 3)


def refuse_office(table: IlVecchioPosition, seat: i64) -> i64:
    """Il Vecchio §4.3, V7: scrolls that are lacking, or both tracks full."""
    if table.own[seat * OWN + SCROLL] < table.parts.office_scrolls:
        return refuse(LACKS_SCROLLS, table.parts.office_scrolls, table.own[seat * OWN + SCROLL])
    return refuse(TRACK_FULL, COUNCIL)


def refuse_journey(table: IlVecchioPosition, action: i64) -> i64:
    """Il Vecchio §3.1: the florins for the roads, or a carriage."""
    if action == RIDE:
        return refuse(NO_CARRIAGE)
    seat = table.asked
    start = table.pending_arg() & FROM_MASK
    place = table.pending_arg() >> TO_BITS
    spare = table.own[seat * OWN + FLORINS] - need_at(table, seat, place)
    return refuse(TOO_FAR, place, table.parts.distance[start * PLACES + place], bounded(spare))


def refuse_smaller(table: IlVecchioPosition, kind: i64, action: i64) -> i64:
    """Answers to the smaller questions."""
    seat = table.asked
    if kind == GIVING and GIVE <= action < GIVE + 7:
        return refuse_giving(table.pending_arg(), action - GIVE)
    if kind == FAMILY and LAY_DOWN <= action < TAKE_BACK:
        return on_the_map(table, action - LAY_DOWN, NO_MEMBER_STANDS)
    if kind == FAMILY and TAKE_BACK <= action < REUSE:
        return on_the_map(table, action - TAKE_BACK, NO_MEMBER_LIES)
    if kind == REUSING and action >= REUSE:
        return refuse(NOT_USED_YET, action - REUSE)
    if kind == FOLLOWERS and PAY <= action < PAY_FLORINS:
        return refuse_followers(table, seat, action - PAY)
    if kind == MONEY and action == PAY_FLORINS:
        cost = florins_for(table, table.pending_arg())
        return refuse(LACKS_FLORINS, table.pending_arg(), cost, bounded(table.own[seat * OWN + FLORINS]))
    if kind == OFFICE_CHOICE and OFFICE <= action < OFFICE + 2:
        track = COUNCIL + action - OFFICE
        if not is_open(table, track):
            return refuse(TRACK_FULL, track)
        return refuse(OFFICE_TOO_DEAR, track, office_cost(table, track), bounded(table.own[seat * OWN + FLORINS]))
    return refuse(NOT_ASKED if kind == TURN else NOT_OFFERED)


def refuse_giving(what: i64, good: i64) -> i64:
    """Il Vecchio §4.6, §7, V13, V30: the levy takes anything, a tile only the goods of its price."""
    if what == GIVE_LEVY:
        return refuse(LACKS_GOOD, good)
    wanted = A_FOLLOWER if what == GIVE_FOLLOWER else FOLLOWER_OR_SCROLL
    return refuse(LACKS_PRICE, good) if (wanted >> good) & 1 != 0 else refuse(NOT_OFFERED)


def refuse_followers(table: IlVecchioPosition, seat: i64, way: i64) -> i64:
    """Il Vecchio §4.2, V39: followers that are not there, or others than the region asks for."""
    own = seat * OWN
    there = (way >> 4) <= table.own[own + ASSASSIN] and ((way >> 2) & 3) <= table.own[own + KNIGHT]
    region = table.pending_arg()
    if not there or (way & 3) > table.own[own + ABBOT]:
        return refuse(LACKS_FOLLOWERS, region)
    return refuse(FOLLOWERS_DO_NOT_FIT, region, table.parts.followers[region])
