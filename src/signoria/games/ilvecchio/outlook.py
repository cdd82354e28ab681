"""What a seat of Il Vecchio can count on: what towns give it, where its members can act, what a track still asks of it.

Nothing is reckoned here that the rules reckon elsewhere: the engine's own questions are put to copies of the position.
"""

from collections.abc import Iterator
from typing import Final, cast

from signoria.core.bits import count_bits
from signoria.games.ilvecchio.actions import ACTIONS, COLOUR_NAMES, GOOD_NAMES, PLACE_NAMES, PROVINCE_NAMES, SEND, TRACK_NAMES
from signoria.games.ilvecchio.components import (
    ASSASSIN_STEP,
    BLACK,
    BROWN,
    COUNCIL,
    GREEN,
    KNIGHT_STEP,
    PLACES,
    REGIONS,
    VIOLET,
    WHITE,
)
from signoria.games.ilvecchio.questions import list_answers
from signoria.games.ilvecchio.scoring import majority, public_points
from signoria.games.ilvecchio.state import IlVecchioState
from signoria.games.ilvecchio.table import (
    ABBOT,
    ASSASSIN,
    BISHOP,
    BUYING,
    CARRIAGE,
    CLAIMING,
    COUNCIL_TILES,
    DESTINATION,
    FLORINS,
    FOLLOWERS,
    GIVING,
    GOODS,
    JOURNEY,
    KEEPING,
    KNIGHT,
    MONEY,
    OWN,
    SCROLL,
    STANDING,
    TAKING,
    TOWN,
    TURN,
)
from signoria.games.ilvecchio.takeover import (
    florins_for,
    is_open,
    missing_followers,
    office_cost,
    province_need,
    stand_on_track,
    ways_to_pay,
)
from signoria.games.ilvecchio.towns import take_follower, take_green, take_in_town
from signoria.games.ilvecchio.travel import TO_BITS, destinations
from signoria.games.ilvecchio.view_types import Answer, Figures, Outlook, Prospect, ProvinceTile, Way

# Questions that belong to one deed, in the order in which they come.
DEED: Final = (GIVING, JOURNEY, TOWN, TAKING, BUYING, FOLLOWERS, MONEY)
WALKING: Final = 1
RIDING: Final = 2
LYING_DOWN: Final = 1

Change = dict[str, int]


def outlook(table: IlVecchioState, seat: int) -> Outlook:
    asked = seat >= 0 and table.actor() == seat
    return {
        "figures": figures(table),
        "place": place_asked(table) if asked else None,
        "track": track_asked(table) if asked else None,
        "gives": gives(table, seat),
        "reach": reach(table, seat) if asked and table.waiting == TURN else {},
        "ways": ways(table, seat) if asked and table.waiting == DESTINATION else {},
        "tracks": [prospect(table, seat, track) for track in range(COUNCIL + 2)] if seat >= 0 else [],
        "deed": deed(table, seat) if asked and table.waiting in DEED else [],
    }


def figures(table: IlVecchioState) -> Figures:
    parts = table.parts
    return {
        "scrolls": int(parts.office_scrolls),
        "majority": int(parts.majority),
        "recovery": int(parts.recovery_florins),
        "forgone": int(parts.forgone),
        "members": int(parts.members),
    }


def place_asked(table: IlVecchioState) -> str | None:
    kind = table.waiting
    if kind == JOURNEY:
        return PLACE_NAMES.values[table.pending_arg() >> TO_BITS]
    return PLACE_NAMES.values[table.pending_arg()] if kind == TOWN else None


def track_asked(table: IlVecchioState) -> str | None:
    kind = table.waiting
    if kind == JOURNEY:
        place = table.pending_arg() >> TO_BITS
        return next((name for name, gate in zip(TRACK_NAMES.values, table.parts.gate, strict=False) if gate == place), None)
    if kind == KEEPING:
        return TRACK_NAMES.values[COUNCIL + table.pending_arg()]
    return TRACK_NAMES.values[table.pending_arg()] if kind in (FOLLOWERS, MONEY, CLAIMING) else None


def copy_of(table: IlVecchioState) -> IlVecchioState:
    copy = table.clone()
    assert isinstance(copy, IlVecchioState)
    return copy


def change(before: IlVecchioState, after: IlVecchioState, seat: int) -> Change:
    """The goods a seat has more, or less, of."""
    own = seat * OWN
    found = {GOOD_NAMES.values[good]: int(after.own[own + good] - before.own[own + good]) for good in range(GOODS)}
    return {good: number for good, number in found.items() if number}


# ---- towns --------------------------------------------------------------------------------------------------------------


def gives(table: IlVecchioState, seat: int) -> dict[str, list[Change]]:
    """Il Vecchio §4.1, §8: what a town of each colour brings, one or the other; own council tiles included."""
    start = copy_of(table)
    if seat < 0:
        seat = 0
        start.own[seat * OWN + COUNCIL_TILES] = 0
    found: dict[str, list[Change]] = {}
    for colour in range(BROWN, GREEN + 1):
        choices: tuple[int, ...] = (0,)
        if colour == BROWN:
            choices = (FLORINS, SCROLL)
        elif colour == VIOLET:
            choices = (BISHOP, CARRIAGE)
        brought = []
        for good in choices:
            copy = copy_of(start)
            if colour == GREEN:
                take_green(copy, seat)
            elif BLACK <= colour <= WHITE:
                take_follower(copy, seat, colour)
            else:
                take_in_town(copy, seat, good)
            brought.append(change(start, copy, seat))
        found[COLOUR_NAMES.values[colour]] = brought
    return found


# ---- journeys -----------------------------------------------------------------------------------------------------------


def reach(table: IlVecchioState, seat: int) -> dict[str, dict[str, int]]:
    """Il Vecchio §3.1: where each standing member could act, and how many roads away that is."""
    found = {}
    for start in range(PLACES):
        if table.high_base == SEND and (table.high >> start) & 1:
            mask = destinations(table, seat, start)
            found[PLACE_NAMES.values[start]] = {
                PLACE_NAMES.values[place]: int(table.parts.distance[start * PLACES + place])
                for place in range(PLACES)
                if (mask >> place) & 1
            }
    return found


def ways(table: IlVecchioState, seat: int) -> dict[str, Way]:
    """Il Vecchio §3.1, §4.1: how the chosen member gets to each place where he can act, and whether he needs a bishop."""
    start = table.pending_arg()
    copy = copy_of(table)
    found: dict[str, Way] = {}
    for place in range(PLACES):
        if (table.high >> place) & 1:
            travelling = asked(copy, JOURNEY, seat, start | (place << TO_BITS)) if place != start else 0
            is_town = (table.parts.crest_towns >> place) & 1
            bishop = bool(is_town) and not asked(copy, TOWN, seat, place) & LYING_DOWN
            found[PLACE_NAMES.values[place]] = {
                "roads": int(table.parts.distance[start * PLACES + place]),
                "walk": bool(travelling & WALKING),
                "ride": bool(travelling & RIDING),
                "bishop": bishop,
            }
    return found


def asked(copy: IlVecchioState, kind: int, seat: int, arg: int) -> int:
    """What could be answered to a question, as the mask the engine finds."""
    copy.push(kind, seat, arg)
    list_answers(copy)
    copy.pop()
    return int(copy.low)


# ---- tracks -------------------------------------------------------------------------------------------------------------


def prospect(table: IlVecchioState, seat: int, track: int) -> Prospect:
    """Il Vecchio §4.2, §4.3: whether a standing member of this seat could step on the track now, or what is lacking."""
    full = not is_open(table, track)
    lacks = {} if full else lacking(table, seat, track)
    at, way, roads = None, "", 0
    if not full and not lacks:
        at, way, roads = nearest(table, seat, track)
    holder, gain = int(majority(table, track)), 0
    if not full:
        after = copy_of(table)
        stand_on_track(after, seat, track)
        holder, gain = int(majority(after, track)), int(public_points(after, seat) - public_points(table, seat))
    return {
        "open": at is not None,
        "full": full,
        "at": at,
        "way": way,
        "roads": roads,
        "lacks": lacks,
        "majority": holder,
        "gain": gain,
    }


def lacking(table: IlVecchioState, seat: int, track: int) -> Change:
    """Change without which the next space cannot be paid, the way there left aside."""
    own = seat * OWN
    florins = table.own[own + FLORINS]
    if track >= REGIONS:
        scrolls = table.parts.office_scrolls - table.own[own + SCROLL]
        return positive({"scroll": scrolls, "florins": office_cost(table, track) - florins})
    need = province_need(table, seat, track)
    if need >= 0:
        return positive({"florins": need - florins})
    return {**needed_followers(table, seat, track), **positive({"florins": florins_for(table, track) - florins})}


def positive(goods: Change) -> Change:
    return {good: int(number) for good, number in goods.items() if number > 0}


def needed_followers(table: IlVecchioState, seat: int, region: int) -> Change:
    """The fewest followers still needed: by kind where there is one way only, else as followers of some kind."""
    if ways_to_pay(table, seat, region):
        return {}
    missing = missing_followers(table, seat, region)
    if missing < 0:
        return {"follower": -int(missing)}
    gaps = (missing // ASSASSIN_STEP, missing // KNIGHT_STEP % KNIGHT_STEP, missing % KNIGHT_STEP)
    return positive({GOOD_NAMES.values[ASSASSIN + i]: gap for i, gap in enumerate(gaps)})


def nearest(table: IlVecchioState, seat: int, track: int) -> tuple[str | None, str, int]:
    """Il Vecchio §3.1: the member with the shortest way to the gate of this track, and how he gets there."""
    parts = table.parts
    gate = parts.gate[track] if track < REGIONS else parts.florence
    need = province_need(table, seat, track) if track < REGIONS else office_cost(table, track)
    purse = table.own[seat * OWN + FLORINS] - need
    best: tuple[int, int] | None = None
    for start in range(PLACES):
        if (table.own[seat * OWN + STANDING] >> start) & 1:
            roads = parts.distance[start * PLACES + gate]
            if best is None or roads < best[0]:
                best = (roads, start)
    if best is None or (best[0] > purse and table.own[seat * OWN + CARRIAGE] == 0):
        return None, "", 0
    way = "stay" if best[0] == 0 else ("walk" if best[0] <= purse else "ride")
    return PLACE_NAMES.values[best[1]], way, int(best[0])


# ---- what is still asked ------------------------------------------------------------------------------------------------


def deed(table: IlVecchioState, seat: int) -> list[Answer]:
    """Every way to answer the questions of one deed, what it takes and brings; the cheapest first."""
    found = list(answers(table, table, seat, [], [], []))
    return [answer for _, answer in sorted(found, key=lambda pair: pair[0])]


Price = tuple[int, int, int, int]


def answers(
    start: IlVecchioState,
    table: IlVecchioState,
    seat: int,
    steps: list[str],
    changes: list[Change],
    turns: list[list[ProvinceTile]],
) -> Iterator[tuple[Price, Answer]]:
    kind = table.waiting
    for action in table.legal_actions():
        copy = copy_of(table)
        copy.apply(action)
        taken = [*steps, ACTIONS.text(action)]
        changed = [*changes, change(table, copy, seat)]
        turned = [*turns, turned_tiles(table, copy)]
        then = copy.waiting
        # A question may only be followed by a later one of the same deed: what lies below it is another matter.
        if copy.actor() == seat and then in DEED and DEED.index(then) > DEED.index(kind):
            yield from answers(start, copy, seat, taken, changed, turned)
        else:
            claims = copy.actor() == seat and then == CLAIMING and kind in (FOLLOWERS, MONEY)
            answer: Answer = {"steps": taken, "changes": changed, "turns": turned, "claims": claims}
            yield price(start, copy, seat, changed), answer


def turned_tiles(before: IlVecchioState, after: IlVecchioState) -> list[ProvinceTile]:
    """The province tiles that an answer turns face down."""
    used = after.provinces_used & ~before.provinces_used
    return [cast(ProvinceTile, name) for i, name in enumerate(PROVINCE_NAMES.values) if (used >> i) & 1]


def price(start: IlVecchioState, after: IlVecchioState, seat: int, changes: list[Change]) -> Price:
    """What an answer takes, whatever it brings: tiles are dearest, then carriages and bishops, then the last of a kind."""
    own = seat * OWN
    tiles = count_bits(after.provinces_used & ~start.provinces_used)
    kinds = sum(1 for good in (ASSASSIN, KNIGHT, ABBOT) if start.own[own + good] > 0 and after.own[own + good] == 0)
    return int(tiles), spent(changes, "carriage") + spent(changes, "bishop"), kinds, spent(changes, "florins")


def spent(changes: list[Change], good: str) -> int:
    return -sum(min(0, one.get(good, 0)) for one in changes)
