"""What a seat of Florence knows, as named numbers: the table, its own hand and objective, the backs of others' cards."""

from typing import Final

from mypy_extensions import i32, i64

from signoria.core.features import after, each, put, put_one_of, put_row, seat_names
from signoria.core.vec import vec
from signoria.games.florence.actions import COLOURS as STROZZI_COLOURS
from signoria.games.florence.actions import MEDICI as MEDICI_NAMES
from signoria.games.florence.actions import RANKS as RANK_NAMES
from signoria.games.florence.actions import SCANDALS, TILES
from signoria.games.florence.actions import STREETS as STREET_NAMES
from signoria.games.florence.components import (
    CARDS,
    FIRST_BOUNCER,
    FIRST_SPY,
    KINDS,
    MEDICI,
    PLACES,
    RANKS,
    ROUNDS,
    SPACES,
    STREETS,
    STRIDE,
    STROZZI_CARDS,
)
from signoria.games.florence.table import (
    ACTS_OF,
    ASK_COLOUR,
    COACH_OF,
    DISCARDED,
    FINISHED,
    FIRST_QUESTION,
    GIFTS_OF,
    GIVEN_BY,
    GOAL_OF,
    GUARD_AT,
    GUARDS_OF,
    HELD_BY,
    HOUR_OF,
    LEFT_OF,
    MARKER_AT,
    MARKERS_OF,
    OBJECTIVE_OF,
    PASSED_BY,
    RING_OF,
    SIZE_AT,
    SUPPLY_OF,
    TILE_AT,
    TOKEN_OF,
    WAITS_FOR,
    FlorencePosition,
    colour_of,
    rank_of,
)

STAGES: Final[i64] = 50
OBJECTIVES: Final[i64] = 6
SPOTS: Final[i64] = 7
NUMBERS: Final[i64] = 3 + MEDICI
ROLES: Final[i64] = 3
DRAWN: Final[i64] = 2  # a location token that has been drawn
A_SEAT: Final[i64] = 10 + RANKS + 2 * MEDICI + OBJECTIVES
STROZZI: Final[i64] = 6 + 2 * RANKS + 2 * STROZZI_CARDS


def families_of(players: i64) -> i64:
    """Alone there are two: Strozzi is the second, with two colours."""
    return players if players > 1 else i64(2)


def colours_of(players: i64) -> i64:
    return players if players > 1 else i64(3)


def location_size(families: i64, colours: i64) -> i64:
    return PLACES + SPACES * families + SPOTS * (colours + RANKS) + 2 * MEDICI + 3 * families + 1


def size(players: i64) -> i64:
    families, colours = families_of(players), colours_of(players)
    pending = CARDS + colours + RANKS + 2 * PLACES + 4
    board = PLACES * location_size(families, colours) + STREETS * families
    shared = STAGES + NUMBERS + ROLES * families + pending + board + MEDICI + CARDS
    alone = STROZZI if players == 1 else 0
    return shared + CARDS + players * A_SEAT + alone


def fill_in(table: FlorencePosition, seat: i64, out: vec[i32], at: i64) -> None:
    """Features of one seat: what is asked, the board, the decks, its own hand, then every seat, its own first."""
    players = table.players
    families = families_of(players)
    at = put_one_of(out, at, STAGES, table.waiting)
    at = put(out, at, table.round)
    at = put(out, at, table.parts.spaces)
    at = put(out, at, table.passes)
    for ahead in range(MEDICI):
        at = put(out, at, time_of(table, ahead))
    at = put_one_of(out, at, families, after(seat, table.actor(), families))
    at = put_one_of(out, at, families, after(seat, table.turn(), families))
    at = put_one_of(out, at, families, after(seat, table.start, families))
    at = put_pending(table, seat, out, at)
    at = put_locations(table, seat, out, at)
    for street in range(STREETS):
        put_families(seat, families, table.city[GUARD_AT + street], out, at)
        at += families
    at = put_row(out, at, table.piles, LEFT_OF, MEDICI)
    at = put_row(out, at, table.piles, DISCARDED, CARDS)
    at = put_row(out, at, table.hand, seat * CARDS, CARDS)
    other = seat
    for _distance in range(players):
        at = put_seat(table, seat, other, out, at)
        other = other + 1 if other + 1 < players else i64(0)
    if players == 1:
        put_strozzi(table, out, at)


def time_of(table: FlorencePosition, ahead: i64) -> i64:
    """Florence §4: the time tile of this round or one of the next two, as far as they lie on the dial."""
    at = max(table.round - 1, 0) + ahead
    if at >= ROUNDS:
        return 0
    return table.city[HOUR_OF + at] if at > 0 else table.parts.first_time


def put_families(seat: i64, families: i64, mask: i64, out: vec[i32], at: i64) -> None:
    """A set of families, this seat's first."""
    family: i64 = 0
    while mask != 0:
        if mask & 1 != 0:
            out[at + after(seat, family, families)] = 1
        mask >>= 1
        family += 1


def put_member(seat: i64, colours: i64, member: i64, out: vec[i32], at: i64) -> None:
    """Colour and rank of a member; nothing if there is none."""
    if member >= 0:
        out[at + after(seat, colour_of(member), colours)] = 1
        out[at + colours + rank_of(member)] = 1


def put_pending(table: FlorencePosition, seat: i64, out: vec[i32], at: i64) -> i64:
    """What a question is about: the card played, the member that goes and where it stands."""
    colours = colours_of(table.players)
    if table.waiting < FIRST_QUESTION or table.waiting == FINISHED:
        return at + CARDS + colours + RANKS + 2 * PLACES + 4
    at = put_one_of(out, at, CARDS, table.card if table.waiting != ASK_COLOUR else i64(-1))
    put_member(seat, colours, table.carried, out, at)
    at = put_one_of(out, at + colours + RANKS, PLACES, table.place)
    at = put_one_of(out, at, PLACES, table.lead_to)
    at = put(out, at, table.spot + 1)
    at = put(out, at, table.steps)
    at = put(out, at, table.medici)
    return put(out, at, table.reward)


def put_locations(table: FlorencePosition, seat: i64, out: vec[i32], at: i64) -> i64:
    """Every location: its brag tile and markers, queue, coaches, destinations on the dial, rings and guards."""
    families = families_of(table.players)
    colours = colours_of(table.players)
    stride = location_size(families, colours)
    city = table.city
    first = at
    for place in range(PLACES):
        put_one_of(out, first, PLACES, table.city[TILE_AT + place])
        put_markers(table, seat, place, out, first + PLACES)
        put_queue(table, seat, place, out, first + PLACES + SPACES * families)
        # From the end: whether the token is drawn, before it the bouncers, before them the spies.
        end = first + stride - 1
        put_families(seat, families, city[GUARD_AT + FIRST_SPY + place], out, end - 2 * families)
        put_families(seat, families, city[GUARD_AT + FIRST_BOUNCER + place], out, end - families)
        if table.city[TOKEN_OF + place] == DRAWN:
            out[end] = 1
        first += stride
    put_visitors(table, seat, out, at + PLACES + SPACES * families + SPOTS * (colours + RANKS))
    return first


def put_markers(table: FlorencePosition, seat: i64, place: i64, out: vec[i32], at: i64) -> None:
    """The families whose markers lie on a brag tile."""
    families = families_of(table.players)
    for space in range(SPACES):
        colour = table.city[MARKER_AT + place * SPACES + space]
        if colour >= 0:
            out[at + space * families + after(seat, table.parts.house[colour], families)] = 1


def put_queue(table: FlorencePosition, seat: i64, place: i64, out: vec[i32], at: i64) -> None:
    """The members of a queue, from the front."""
    colours = colours_of(table.players)
    queue = table.queue
    for spot in range(min(table.city[SIZE_AT + place], SPOTS)):
        put_member(seat, colours, queue[place * STRIDE + spot], out, at)
        at += colours + RANKS


def put_visitors(table: FlorencePosition, seat: i64, out: vec[i32], at: i64) -> None:
    """Where coaches are, where they go in the next rounds, where families have rung; `at` is the place for it in the first."""
    families = families_of(table.players)
    stride = location_size(families, colours_of(table.players))
    for medici in range(MEDICI):
        if table.city[COACH_OF + medici] >= 0:
            out[at + table.city[COACH_OF + medici] * stride + medici] = 1
    at += MEDICI
    now = max(table.round - 1, 0)
    for ahead in range(MEDICI):
        if now + ahead < ROUNDS and table.city[GOAL_OF + now + ahead] >= 0:
            out[at + table.city[GOAL_OF + now + ahead] * stride + ahead] = 1
    at += MEDICI
    for family in range(families):
        if table.family[RING_OF + family] >= 0:
            out[at + table.family[RING_OF + family] * stride + after(seat, family, families)] = 1


def put_seat(table: FlorencePosition, viewer: i64, seat: i64, out: vec[i32], at: i64) -> i64:
    """What lies before a family; its objective if it is one's own, or at the end."""
    at = put(out, at, table.points[seat])
    at = put(out, at, table.time[seat])
    at = put(out, at, table.members(seat))
    at = put(out, at, table.family[GIFTS_OF + seat])
    at = put(out, at, table.family[GUARDS_OF + seat])
    at = put(out, at, table.family[MARKERS_OF + seat])
    at = put(out, at, table.family[HELD_BY + seat])
    at = put(out, at, table.family[PASSED_BY + seat])
    at = put(out, at, table.family[ACTS_OF + seat])
    at = put(out, at, 1 if table.first_passer == seat else 0)
    at = put_row(out, at, table.family, SUPPLY_OF + seat * RANKS, RANKS)
    at = put_row(out, at, table.family, GIVEN_BY + seat * MEDICI, MEDICI)
    if table.family[HELD_BY + seat] != 0:
        put_backs(table, seat, out, at)
    at += MEDICI
    known = seat == viewer or table.waiting == FINISHED
    return put_one_of(out, at, OBJECTIVES, table.family[OBJECTIVE_OF + seat] if known else i64(-1))


def put_backs(table: FlorencePosition, seat: i64, out: vec[i32], at: i64) -> None:
    """How many cards of each Medici a family holds."""
    hand = table.hand
    first = seat * CARDS
    for medici in range(MEDICI):
        backs: i64 = 0
        for card in range(first, first + KINDS):
            backs += hand[card]
        out[at + medici] = i32(backs)
        first += KINDS


def put_strozzi(table: FlorencePosition, out: vec[i32], at: i64) -> None:
    """Florence §11: the automa's line, its pieces and its cards."""
    at = put(out, at, table.points[1])
    at = put(out, at, table.time[1])
    at = put(out, at, table.family[PASSED_BY + 1])
    at = put(out, at, table.family[GUARDS_OF + 1])
    at = put_row(out, at, table.family, MARKERS_OF + 1, 2)
    at = put_row(out, at, table.family, SUPPLY_OF + RANKS, 2 * RANKS)
    for card in range(STROZZI_CARDS):
        put(out, at + card, 1 if table.piles[WAITS_FOR + card] < 0 else 0)
        put(out, at + STROZZI_CARDS + card, 1 if table.piles[WAITS_FOR + card] == 0 else 0)


CHANCES: Final = "tile, coach, time, destination, objective, start, scandal, strozzi card, strozzi objective, nothing"
QUESTIONS: Final = (
    "first member, action, ring, bonus, deploy, promote, mover, move, hurrier, hurry, second, last, brag, shield, traveller, "
    "anywhere, walker, walk, second walker, gift, trader, partner, forward, take back, swap two, send home, sixth card, offer, "
    "colour, nothing more"
)
RULES: Final = "turn over, travel, score, offers, upkeep, set-up, strozzi acts, final, over, round over"


def feature_names(players: int) -> list[str]:
    """The names of the features, in the order in which `fill_in` writes them."""
    medici, scandals, seats = list(MEDICI_NAMES.values), list(SCANDALS.values), seat_names(players)
    strozzi = list(STROZZI_COLOURS.values)
    families = [*seats, "strozzi"] if players == 1 else seats
    member = [*seats, *strozzi, *RANK_NAMES.values] if players == 1 else [*seats, *RANK_NAMES.values]
    places = [str(place) for place in range(1, PLACES + 1)]
    names = each("asked", f"{CHANCES}, {QUESTIONS}, {RULES}".split(", "))
    names += ["round", "spaces of a queue", "passes", *each("time tile", ["this round", "next round", "round after"])]
    for role in ("decides", "turn", "start"):
        names += each(role, families)
    names += each("card played", scandals) + each("member that goes", member) + each("from", places) + each("lead to", places)
    names += ["spot", "steps", "guards for", "offer"]
    for place in places:
        names += each(place, each("tile", list(TILES.values)))
        for space in range(1, SPACES + 1):
            names += each(place, each(f"marker {space}", families))
        for spot in range(1, SPOTS + 1):
            names += each(place, each(f"queue {spot}", member))
        names += each(place, each("coach", medici)) + each(place, each("goal", ["this round", "next round", "round after"]))
        for what in ("ring", "spy", "bouncer"):
            names += each(place, each(what, families))
        names += [f"{place}: token drawn"]
    for street in STREET_NAMES.values:
        names += each(f"street {street}", families)
    names += each("deck", medici) + each("discarded", scandals) + each("hand", scandals)
    for name in seats:
        names += each(
            name, ["points", "time", "members", "gifts", "guards", "markers", "cards", "passed", "actions", "first to pass"]
        )
        names += each(name, each("supply", list(RANK_NAMES.values))) + each(name, each("given", medici))
        names += each(name, each("backs", medici)) + each(name, [f"objective {i}" for i in range(1, OBJECTIVES + 1)])
    return names + (strozzi_names() if players == 1 else [])


def strozzi_names() -> list[str]:
    colours, cards = list(STROZZI_COLOURS.values), [str(card) for card in range(1, STROZZI_CARDS + 1)]
    names = each("strozzi", ["points", "time", "passed", "guards", *each("markers", colours)])
    names += [f"strozzi: {colour} {rank}" for colour in colours for rank in RANK_NAMES.values]
    return names + each("strozzi discarded", cards) + each("strozzi next", cards)
