"""What a seat of Il Vecchio knows, as named numbers: the table, its own hidden tiles, what it has seen of the stacks."""

from typing import Final

from mypy_extensions import i32, i64

from signoria.core.bits import count_bits
from signoria.core.features import after, each, put, put_members, put_one_of, put_row, put_set, seat_names
from signoria.core.vec import vec
from signoria.games.ilvecchio.actions import (
    COUNCIL_NAMES,
    EVENT_NAMES,
    GOOD_NAMES,
    NOBILITY_NAMES,
    PLACE_NAMES,
    PROVINCE_NAMES,
    TRACK_NAMES,
)
from signoria.games.ilvecchio.components import EVENTS, MIDDLEMEN, PLACES, PROVINCES, TILES, TRACKS
from signoria.games.ilvecchio.scoring import points_in_sight
from signoria.games.ilvecchio.table import (
    CLAIMING,
    COUNCIL_STACK,
    COUNCIL_TILES,
    CREST_POOL,
    CRESTS,
    DESTINATION,
    FILLED,
    FINISHED,
    FOLLOWERS,
    FORGONE,
    GIVING,
    GOODS,
    HAND,
    HIDDEN_TILE,
    JOURNEY,
    KEPT,
    LAYERS,
    LONGEST_TRACK,
    LOOKER,
    LOOKS,
    LYING,
    LYING_MEN,
    MEN,
    MOST_LOOKS,
    NOBILITY_TILES,
    OFFICE_CHOICE,
    OWN,
    POINTS,
    PROVINCE_TILES,
    SEEN,
    STACK,
    STANDING,
    SUPPLY,
    TAKING,
    TOWN,
    TRACK,
    IlVecchioPosition,
)
from signoria.games.ilvecchio.travel import FROM_MASK, TO_BITS

STAGES: Final[i64] = 4
FRAMES: Final[i64] = 50
NUMBERS: Final[i64] = 6
KINDS_ASKED: Final[i64] = 6  # of goods to take or to give
PENDING: Final[i64] = 2 * PLACES + TRACKS + 2 * KINDS_ASKED
A_LOOK: Final[i64] = 1 + 2 * TILES  # and one for each seat
A_SEAT: Final[i64] = GOODS + 7 + PROVINCES + 2 * TILES
OWN_TILES: Final[i64] = 2 * TILES
# Room for what every family has in sight of all.
SIGHT: Final = vec[i64]([0] * 4)


def size(players: i64) -> i64:
    shared = STAGES + FRAMES + NUMBERS + 3 * players + EVENTS + PENDING + PLACES + 2 * PROVINCES
    tracks = TRACKS * (1 + LONGEST_TRACK * players)
    stacks = 2 * (1 + LAYERS + MOST_LOOKS * (A_LOOK + players))
    return shared + tracks + stacks + OWN_TILES + players * (A_SEAT + 2 * PLACES)


def fill_in(table: IlVecchioPosition, seat: i64, out: vec[i32], at: i64) -> None:
    """Features of one seat: what is asked, map, tracks and stacks, its own tiles, then every seat, its own first."""
    players = table.players
    at = put_one_of(out, at, STAGES, table.stage)
    at = put_one_of(out, at, FRAMES, table.waiting)
    at = put(out, at, table.round)
    at = put(out, at, table.actions_left)
    at = put(out, at, table.ending)
    at = put(out, at, table.crests_left)
    at = put(out, at, table.parts.crests)
    at = put(out, at, 1 if table.parts.less_luck else 0)
    at = put_row(out, at, table.common, CREST_POOL, EVENTS)
    at = put_one_of(out, at, players, after(seat, table.actor(), players))
    at = put_one_of(out, at, players, after(seat, table.turn(), players))
    at = put_one_of(out, at, players, after(seat, table.start, players))
    at = put_pending(table, out, at)
    at = put_middlemen(table, out, at)
    at = put_set(out, at, table.provinces_left, PROVINCES)
    at = put_set(out, at, table.provinces_used, PROVINCES)
    for track in range(TRACKS):
        at = put_track(table, seat, track, out, at)
    for stack in range(2):
        at = put_stack(table, seat, stack, out, at)
    at = put_one_of(out, at, TILES, table.own[seat * OWN + HIDDEN_TILE])
    at = put_set(out, at, table.own[seat * OWN + HAND], TILES)
    points_in_sight(table, SIGHT)
    other = seat
    for _distance in range(players):
        at = put_seat(table, seat, other, out, at)
        other = other + 1 if other + 1 < players else i64(0)


def put_pending(table: IlVecchioPosition, out: vec[i32], at: i64) -> i64:
    """What a question is about: where a member stands or goes, on which track, what may be taken or given."""
    kind = table.waiting
    if kind < DESTINATION:
        return at + PENDING
    if kind <= TOWN:
        put_one_of(out, at, PLACES, table.pending_arg() & FROM_MASK)
    if kind == JOURNEY:
        put_one_of(out, at + PLACES, PLACES, table.pending_arg() >> TO_BITS)
    at += 2 * PLACES
    if FOLLOWERS <= kind <= CLAIMING and kind != OFFICE_CHOICE:
        put_one_of(out, at, TRACKS, table.pending_arg())
    at += TRACKS
    if kind == TAKING:
        put_one_of(out, at, KINDS_ASKED, table.pending_arg())
    if kind == GIVING:
        put_one_of(out, at + KINDS_ASKED, KINDS_ASKED, table.pending_arg())
    return at + 2 * KINDS_ASKED


def put_middlemen(table: IlVecchioPosition, out: vec[i32], at: i64) -> i64:
    """Where middlemen stand; each keeps to the towns of his colour, so the town says which one it is."""
    for colour in range(MIDDLEMEN):
        place = table.common[colour]
        if table.parts.colour[place] == colour:
            out[at + place] = 1
    return at + PLACES


def put_track(table: IlVecchioPosition, seat: i64, track: i64, out: vec[i32], at: i64) -> i64:
    """How far a track is filled, and by whom."""
    players = table.players
    tracks = table.tracks
    first = track * TRACK
    filled = tracks[first + FILLED]
    at = put(out, at, filled)
    for i in range(table.parts.first, filled):
        put_one_of(out, at + i * players, players, after(seat, tracks[first + i], players))
    return at + LONGEST_TRACK * players


def put_stack(table: IlVecchioPosition, seat: i64, stack: i64, out: vec[i32], at: i64) -> i64:
    """Il Vecchio §4.3, V9: a stack as its layers' sizes and the looks so far; tiles only where this seat knows them."""
    players = table.players
    base = stack * STACK
    at = put(out, at, 1 if table.extra_on == stack else 0)
    stacks = table.stacks
    for layer in range(LAYERS):
        tiles = stacks[base + layer]
        if tiles != 0:
            out[at + layer] = i32(count_bits(tiles))
    at += LAYERS
    for i in range(stacks[base + LOOKS]):
        looker = stacks[base + LOOKER + i]
        kept = stacks[base + KEPT + i]
        first = at + i * (A_LOOK + players)
        first = put_one_of(out, first, players, after(seat, looker, players))
        first = put(out, first, count_bits(stacks[base + SEEN + i]))
        if looker == seat:
            put_set(out, first, stacks[base + SEEN + i], TILES)
        if kept >= 0 and (looker == seat or is_shown(table, stack, looker, kept)):
            put_one_of(out, first + TILES, TILES, kept)
    return at + MOST_LOOKS * (A_LOOK + players)


def is_shown(table: IlVecchioPosition, stack: i64, looker: i64, tile: i64) -> bool:
    """Il Vecchio §4.3, V9, V10: a council tile once turned up; a nobility tile once scored."""
    if stack == COUNCIL_STACK:
        return (table.own[looker * OWN + COUNCIL_TILES] >> tile) & 1 != 0
    return table.stage == FINISHED


def put_seat(table: IlVecchioPosition, viewer: i64, seat: i64, out: vec[i32], at: i64) -> i64:
    """Goods, tiles and members of a family; its nobility tiles if they are one's own, or at the end."""
    own = table.own
    first = seat * OWN
    nobles = own[first + NOBILITY_TILES]
    at = put_row(out, at, own, first, GOODS)
    at = put(out, at, own[first + SUPPLY])
    at = put(out, at, own[first + CRESTS])
    at = put(out, at, own[first + POINTS])
    at = put(out, at, SIGHT[seat])
    at = put(out, at, own[first + FORGONE])
    at = put(out, at, 1 if own[first + HIDDEN_TILE] >= 0 else 0)
    at = put(out, at, count_bits(nobles))
    at = put_set(out, at, own[first + PROVINCE_TILES], PROVINCES)
    at = put_set(out, at, own[first + COUNCIL_TILES], TILES)
    at = put_set(out, at, nobles if seat == viewer or table.stage == FINISHED else i64(0), TILES)
    at = put_members(out, at, table.men, seat * MEN, own[first + STANDING], PLACES)
    return put_members(out, at, table.men, seat * MEN + LYING_MEN, own[first + LYING], PLACES)


FRAME_NAMES: Final = {
    0: "nothing",
    1: "first round",
    2: "step on track",
    3: "look",
    4: "council bonus",
    16: "lot",
    17: "middleman",
    18: "deal",
    19: "roll",
    20: "crest",
    21: "draw",
    32: "start tile",
    33: "area",
    34: "placement",
    35: "turn",
    36: "destination",
    37: "journey",
    38: "town",
    39: "taking",
    40: "giving",
    41: "buying",
    42: "followers",
    43: "money",
    44: "office",
    45: "claiming",
    46: "keeping",
    47: "family",
    48: "reusing",
    49: "all kinds",
}


def feature_names(players: int) -> list[str]:
    """The names of the features, in the order in which `fill_in` writes them."""
    places, tracks, seats = list(PLACE_NAMES.values), list(TRACK_NAMES.values), seat_names(players)
    provinces, council, nobility = list(PROVINCE_NAMES.values), list(COUNCIL_NAMES.values), list(NOBILITY_NAMES.values)
    names = each("stage", ["set-up", "play", "double turn", "over"])
    names += each("asked", [FRAME_NAMES.get(frame, f"unused {frame}") for frame in range(FRAMES)])
    names += [
        "round",
        "actions left",
        "ending",
        "crests left",
        "crests",
        "less luck",
        *each("crests unseen", list(EVENT_NAMES.values)),
    ]
    for role in ("decides", "turn", "start"):
        names += each(role, seats)
    names += each("from", places) + each("to", places) + each("for", tracks)
    names += each("take", ["brown", "violet", "follower", "two", "one of three", "council follower"])
    names += each("give", ["levy", "follower", "follower or scroll", "unused 3", "unused 4", "unused 5"])
    names += each("middleman", places) + each("left", provinces) + each("used", provinces)
    for track in tracks:
        names += [f"{track}: filled"]
        for space in range(LONGEST_TRACK):
            names += each(f"{track} {space}", seats)
    for stack, tiles in (("council stack", council), ("nobility stack", nobility)):
        names += [f"{stack}: extra cost", *each(stack, [f"layer {layer}" for layer in range(LAYERS)])]
        for look in range(1, MOST_LOOKS + 1):
            names += each(f"{stack} look {look}", [*each("by", seats), "tiles", *each("seen", tiles), *each("kept", tiles)])
    names += each("hidden tile", council) + each("dealt", council)
    for name in seats:
        names += each(
            name, [*GOOD_NAMES.values, "supply", "crests", "points", "worth", "forgone", "hidden tile", "nobility tiles"]
        )
        names += each(name, each("province", provinces)) + each(name, each("council", council))
        names += each(name, each("nobility", nobility))
        names += each(name, each("standing", places)) + each(name, each("lying", places))
    return names
