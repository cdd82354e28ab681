"""Florence §5.6: bragging on the nine tiles."""

from mypy_extensions import i64

from signoria.core.state import LEGAL, refuse
from signoria.core.vec import vec
from signoria.games.florence.actions import (
    ALREADY_BRAGGED,
    NO_MARKER_LEFT,
    NO_SPACE_ON_TILE,
    NOBODY_THERE,
    NOWHERE_TO_BRAG,
    TILE,
)
from signoria.games.florence.components import (
    BIG_SPENDER,
    BRAG_ANYWHERE,
    DONNA,
    EVERYWHERE,
    EYES_EVERYWHERE,
    INFLUENCERS,
    LIFE_OF_THE_PARTY,
    LOUDMOUTH,
    MAESTRO,
    MEDICI,
    PLACES,
    PLUS_ONE,
    RANKS,
    SCANDALOUS,
    SIDE,
    SPACES,
    STREET_CRED,
    STRIDE,
)
from signoria.games.florence.events import BRAGS
from signoria.games.florence.table import (
    BOARD_OF,
    GIVEN_BY,
    HELD_BY,
    MARKER_AT,
    MARKERS_OF,
    NOBODY,
    SIZE_AT,
    TILE_AT,
    TURN_OVER,
    WHERE,
    FlorencePosition,
    colour_of,
)


def feats(table: FlorencePosition, seat: i64, place: i64) -> i64:
    """Florence §5.6: how often a family fulfils what the tile at a location counts."""
    tile = table.city[TILE_AT + place]
    if tile == INFLUENCERS:
        return table.family[BOARD_OF + seat * RANKS + DONNA] + table.family[BOARD_OF + seat * RANKS + MAESTRO]
    if tile == LOUDMOUTH:
        return table.parts.markers - table.family[MARKERS_OF + seat] + 1
    if tile == SCANDALOUS:
        return table.family[HELD_BY + seat]
    if tile == BIG_SPENDER:
        given = table.family
        at = GIVEN_BY + seat * MEDICI
        return given[at] + given[at + 1] + given[at + 2]
    if tile == STREET_CRED:
        first = seat * PLACES + place - place % SIDE
        return table.here[first] + table.here[first + 1] + table.here[first + 2]
    return feats_around(table, seat, place, tile)


def feats_around(table: FlorencePosition, seat: i64, place: i64, tile: i64) -> i64:
    """Florence §5.6: the tiles that look at every location."""
    here = table.here
    at = seat * PLACES
    count: i64 = 0
    if tile == LIFE_OF_THE_PARTY:
        for other in range(PLACES):
            if table.city[SIZE_AT + other] > 0 and colour_of(table.queue[other * STRIDE]) == seat:
                count += 1
    elif tile == PLUS_ONE:
        for other in range(PLACES):
            if here[at + other] >= 2:
                count += 1
    elif tile == EYES_EVERYWHERE:
        for other in range(PLACES):
            if here[at + other] >= 1:
                count += 1
    else:
        column = at + place % SIDE
        count = here[column] + here[column + SIDE] + here[column + 2 * SIDE]
    return count


def brag_points(table: FlorencePosition, seat: i64, place: i64) -> i64:
    """Florence §5.6: what bragging at a location is worth to a family."""
    return feats(table, seat, place) * table.parts.unit[table.city[TILE_AT + place]]


def space_for(table: FlorencePosition, place: i64, points: i64) -> i64:
    """Florence §5.6, FL15, FL16: the space of these points, else the highest free lower one, else -1."""
    space: i64 = 2
    if points < table.parts.middle:
        space = 0
    elif points < table.parts.top:
        space = 1
    while space >= 0 and table.city[MARKER_AT + place * SPACES + space] >= 0:
        space -= 1
    return space


def has_marker(table: FlorencePosition, seat: i64, place: i64) -> bool:
    """Florence §5.6: whether a family's marker lies on the tile already."""
    marker = table.city
    at = MARKER_AT + place * SPACES
    return marker[at] == seat or marker[at + 1] == seat or marker[at + 2] == seat


def refuse_tile(table: FlorencePosition, place: i64) -> i64:
    """Florence §5.6, §6, FL15, FL16: a member there (unless a card does without), no own marker yet, a free space."""
    seat = table.asked
    if table.card != BRAG_ANYWHERE and table.here[seat * PLACES + place] == 0:
        return refuse(NOBODY_THERE, place + 1)
    if has_marker(table, seat, place):
        return refuse(ALREADY_BRAGGED, place + 1)
    if table.city[MARKER_AT + place * SPACES] < 0:
        return LEGAL
    points = brag_points(table, seat, place)
    return i64(LEGAL) if space_for(table, place, points) >= 0 else refuse(NO_SPACE_ON_TILE, place + 1, points)


def refuse_bragging(table: FlorencePosition) -> i64:
    """Florence §5.6: a marker must be left and some tile be open."""
    if table.family[MARKERS_OF + table.asked] == 0:
        return refuse(NO_MARKER_LEFT)
    where = where_to_brag(table)
    for place in range(PLACES):
        if (where >> place) & 1 == 1 and refuse_tile(table, place) == LEGAL:
            return LEGAL
    return refuse(NOWHERE_TO_BRAG)


def where_to_brag(table: FlorencePosition) -> i64:
    """Florence §5.6, §6: the locations with a member of one's own, with the card all of them; a bit for each."""
    return i64(EVERYWHERE) if table.card == BRAG_ANYWHERE else table.family[WHERE + table.asked]


def list_tiles(table: FlorencePosition, out: vec[i64], limit: i64) -> i64:
    where = where_to_brag(table)
    count: i64 = 0
    for place in range(PLACES):
        if (where >> place) & 1 == 1 and refuse_tile(table, place) == LEGAL:
            out[count] = TILE + place
            count += 1
            if count >= limit:
                return count
    return count


def brag(table: FlorencePosition, place: i64) -> None:
    """Florence §5.6, FL15, FL68: score in full, then lay a marker on the space that is left for these points."""
    seat = table.asked
    count = feats(table, seat, place)
    points = count * table.parts.unit[table.city[TILE_AT + place]]
    space = space_for(table, place, points)
    table.family[MARKERS_OF + seat] -= 1
    table.city[MARKER_AT + place * SPACES + space] = seat
    table.points[seat] += points
    table.emit(BRAGS, seat, place + 1, table.city[TILE_AT + place], count, space + 1, points)
    table.waiting = TURN_OVER


def top_marker(table: FlorencePosition, place: i64) -> i64:
    """Florence §7: the colour of the topmost marker on a tile, or -1."""
    at = place * SPACES
    for space in range(SPACES):
        colour = table.city[MARKER_AT + at + 2 - space]
        if colour >= 0:
            return colour
    return NOBODY
