"""Il Vecchio §5.2 and §9: what everything is worth at the end."""

from typing import Final

from mypy_extensions import i64

from signoria.core.bits import count_bits, single
from signoria.core.vec import vec
from signoria.games.ilvecchio.components import (
    BLACK,
    COUNCIL,
    GREY,
    MOST_SPACES,
    NOBILITY,
    REGIONS,
    TILES,
    TRACKS,
    WHITE,
)
from signoria.games.ilvecchio.events import (
    SCORES_CRESTS,
    SCORES_EVERYWHERE,
    SCORES_FORGONE,
    SCORES_MAJORITY,
    SCORES_NOBILITY,
    SCORES_TRACK,
)
from signoria.games.ilvecchio.table import (
    ABBOT,
    ASSASSIN,
    BISHOP,
    CARRIAGE,
    CRESTS,
    FILLED,
    FINISHED,
    FLORINS,
    FORGONE,
    KNIGHT,
    LYING,
    LYING_MEN,
    MEN,
    NOBILITY_TILES,
    OWN,
    POINTS,
    PROVINCE_TILES,
    SCROLL,
    STANDING,
    SUPPLY,
    TRACK,
    IlVecchioPosition,
)

SUPPLY_TILE: Final[i64] = 0
PLACES_TILE: Final[i64] = 1
REGIONS_TILE: Final[i64] = 2
NOBLES_TILE: Final[i64] = 3
COUNCILLORS_TILE: Final[i64] = 4
PAIRS_TILE: Final[i64] = 5
COLOURS_TILE: Final[i64] = 6
THREE_REGIONS_TILE: Final[i64] = 7
NEIGHBOURS_TILE: Final[i64] = 8
ONE_OF_EACH_TILE: Final[i64] = 9
UNUSED_TILE: Final[i64] = 10
CRESTS_TILE: Final[i64] = 11
# Room for one look along a track: members of every seat, where the last of them stands, and what they are worth.
MEMBERS: Final = vec[i64]([0] * 4)
LATEST: Final = vec[i64]([0] * 4)
WORTH: Final = vec[i64]([0] * 4)
IN_SIGHT: Final = vec[i64]([0] * 4)
# Points for each time a tile's condition is met; neighbours pay by the number of players, crests by their own row.
NOBILITY_VALUES: Final = vec[i64]([3, 3, 3, 2, 2, 2, 6, 5, 0, 8, 3, 0])


def score(table: IlVecchioPosition) -> None:
    """Il Vecchio §5.2, V21, V24: nobility tiles first, then tracks, majorities, crests and forgone turns."""
    table.stage = FINISHED
    table.clear_frames()
    table.revealed_information = True
    for seat in range(table.players):
        score_nobility(table, seat)
        score_tracks(table, seat)
        score_rest(table, seat)


def award(table: IlVecchioPosition, seat: i64, points: i64) -> None:
    table.own[seat * OWN + POINTS] += points


def score_nobility(table: IlVecchioPosition, seat: i64) -> None:
    """Il Vecchio §5.2, §9, V21: every tile by its own condition; pieces count for several tiles."""
    for tile in range(TILES):
        if (table.own[seat * OWN + NOBILITY_TILES] >> tile) & 1 != 0:
            points = nobility_points(table, seat, tile)
            award(table, seat, points)
            table.emit(SCORES_NOBILITY, seat, tile, points)


def score_tracks(table: IlVecchioPosition, seat: i64) -> None:
    """Il Vecchio §5.2: the members on each track, and each majority."""
    for track in range(TRACKS):
        points = track_points(table, seat, track)
        if points > 0:
            award(table, seat, points)
            table.emit(SCORES_TRACK, seat, track, table.on_track(seat, track), points)
    for track in range(TRACKS):
        if majority(table, track) == seat:
            award(table, seat, table.parts.majority)
            table.emit(SCORES_MAJORITY, seat, track, table.parts.majority)


def score_rest(table: IlVecchioPosition, seat: i64) -> None:
    """Il Vecchio §5.1, §5.2: being everywhere, crests, a forgone double turn."""
    parts = table.parts
    if is_everywhere(table, seat):
        award(table, seat, parts.everywhere)
        table.emit(SCORES_EVERYWHERE, seat, parts.everywhere)
    crests = table.own[seat * OWN + CRESTS]
    if crests > 0:
        award(table, seat, crests * parts.crest_points)
        table.emit(SCORES_CRESTS, seat, crests, crests * parts.crest_points)
    if table.own[seat * OWN + FORGONE] != 0:
        award(table, seat, parts.forgone)
        table.emit(SCORES_FORGONE, seat, parts.forgone)


def track_points(table: IlVecchioPosition, seat: i64, track: i64) -> i64:
    """Il Vecchio §5.1, §5.2, V38: each member by its space; behind the last space the last one counts."""
    points: i64 = 0
    last = table.parts.spaces[track] - 1
    for space in range(table.parts.first, table.tracks[track * TRACK + FILLED]):
        if table.tracks[track * TRACK + space] == seat:
            points += table.parts.points[track * MOST_SPACES + (space if space < last else last)]
    return points


def majority(table: IlVecchioPosition, track: i64) -> i64:
    """Il Vecchio §5.2, V19: most members on the track; tied, who placed all of them first. -1 on an empty track."""
    look_along(table, track)
    return leader(table.players)


def look_along(table: IlVecchioPosition, track: i64) -> None:
    """Il Vecchio §5.1, V38: count MEMBERS, LATEST and WORTH of a track."""
    members = MEMBERS
    latest = LATEST
    worth = WORTH
    tracks = table.tracks
    points = table.parts.points
    for seat in range(table.players):
        members[seat] = 0
        latest[seat] = 0
        worth[seat] = 0
    last = table.parts.spaces[track] - 1
    for space in range(table.parts.first, tracks[track * TRACK + FILLED]):
        seat = tracks[track * TRACK + space]
        members[seat] += 1
        latest[seat] = space
        worth[seat] += points[track * MOST_SPACES + (space if space < last else last)]


def leader(players: i64) -> i64:
    """Il Vecchio §5.2, V19: of the track looked along last."""
    best: i64 = -1
    most: i64 = 0
    earliest: i64 = 0
    for seat in range(players):
        members = MEMBERS[seat]
        if members > most or (members == most and members > 0 and LATEST[seat] < earliest):
            best = seat
            most = members
            earliest = LATEST[seat]
    return best


def is_everywhere(table: IlVecchioPosition, seat: i64) -> bool:
    """Il Vecchio §5.2: members on all five tracks."""
    for track in range(TRACKS):
        if table.on_track(seat, track) == 0:
            return False
    return True


def nobility_points(table: IlVecchioPosition, seat: i64, tile: i64) -> i64:
    """Il Vecchio §9, V21, V35, V47: what a nobility tile is worth for this player now, as often as it counts."""
    if tile == CRESTS_TILE:
        return crest_tile_points(table.own[seat * OWN + CRESTS])
    times = times_met(table, seat, tile)
    if times > table.parts.nobility_times[tile]:
        times = table.parts.nobility_times[tile]
    return times * (table.players if tile == NEIGHBOURS_TILE else NOBILITY_VALUES[tile])


def times_met(table: IlVecchioPosition, seat: i64, tile: i64) -> i64:
    """Il Vecchio §9, V40: how often a player meets the condition of a tile; crests are paid by their own row."""
    own = seat * OWN
    if tile == SUPPLY_TILE:
        return table.own[own + SUPPLY] // 2
    if tile == PLACES_TILE:
        return table.on_map(seat) // 2
    if tile == REGIONS_TILE:
        return in_regions(table, seat) // 2
    if tile == NOBLES_TILE:
        return table.on_track(seat, NOBILITY)
    if tile == COUNCILLORS_TILE:
        return table.on_track(seat, COUNCIL)
    if tile == PAIRS_TILE:
        return min(table.own[own + CARRIAGE], table.own[own + BISHOP])
    if tile == COLOURS_TILE:
        return colour_sets(table, seat)
    if tile == THREE_REGIONS_TILE:
        return region_sets(table, seat)
    if tile == NEIGHBOURS_TILE:
        return neighbours(table, seat)
    if tile == ONE_OF_EACH_TILE:
        return sets_of_each(table, seat)
    return count_bits(table.own[own + PROVINCE_TILES] & ~table.provinces_used)


def in_regions(table: IlVecchioPosition, seat: i64) -> i64:
    """Il Vecchio §9: members in the three regions."""
    count: i64 = 0
    for region in range(REGIONS):
        count += table.on_track(seat, region)
    return count


def colour_sets(table: IlVecchioPosition, seat: i64) -> i64:
    """Il Vecchio §9: sets of members in a white, a grey and a black town, standing or lying."""
    sets = in_colour(table, seat, BLACK)
    for colour in (GREY, WHITE):
        sets = min(sets, in_colour(table, seat, colour))
    return sets


def in_colour(table: IlVecchioPosition, seat: i64, colour: i64) -> i64:
    """Members in towns of a colour, standing or lying."""
    count: i64 = 0
    towns = table.parts.of_colour[colour] & (table.own[seat * OWN + STANDING] | table.own[seat * OWN + LYING])
    while towns != 0:
        at = seat * MEN + single(towns)
        count += table.men[at] + table.men[at + LYING_MEN]
        towns &= towns - 1
    return count


def region_sets(table: IlVecchioPosition, seat: i64) -> i64:
    """Il Vecchio §9: sets of three members in three different regions."""
    sets = table.on_track(seat, 0)
    for region in range(1, REGIONS):
        sets = min(sets, table.on_track(seat, region))
    return sets


def neighbours(table: IlVecchioPosition, seat: i64) -> i64:
    """Il Vecchio §9, V20, V38: disjoint pairs of own members next to each other, track by track."""
    pairs: i64 = 0
    for track in range(TRACKS):
        alone = False
        for space in range(table.parts.first, table.tracks[track * TRACK + FILLED]):
            if table.tracks[track * TRACK + space] != seat:
                alone = False
            elif alone:
                pairs += 1
                alone = False
            else:
                alone = True
    return pairs


def sets_of_each(table: IlVecchioPosition, seat: i64) -> i64:
    """Il Vecchio §9: sets of a follower, a florin, a scroll, a carriage and a bishop."""
    own = seat * OWN
    sets = min(followers_of(table, seat), table.own[own + FLORINS])
    # Two at a time: more would be compared as objects.
    sets = min(sets, table.own[own + SCROLL])
    sets = min(sets, table.own[own + CARRIAGE])
    return min(sets, table.own[own + BISHOP])


def followers_of(table: IlVecchioPosition, seat: i64) -> i64:
    own = seat * OWN
    return table.own[own + ASSASSIN] + table.own[own + KNIGHT] + table.own[own + ABBOT]


def crest_tile_points(crests: i64) -> i64:
    """Il Vecchio §9, V35: 3, 5, 7 or 10 points for one, two, three, four and more crests."""
    if crests >= 4:
        return 10
    return i64(0) if crests == 0 else 2 * crests + 1


def public_points(table: IlVecchioPosition, seat: i64) -> i64:
    """Il Vecchio §5.2: what everybody can see a family would score now, without nobility tiles."""
    points_in_sight(table, IN_SIGHT)
    return IN_SIGHT[seat]


def points_in_sight(table: IlVecchioPosition, points: vec[i64]) -> None:
    """Il Vecchio §5.2: the same for every family."""
    players = table.players
    parts = table.parts
    for seat in range(players):
        points[seat] = table.own[seat * OWN + CRESTS] * parts.crest_points
        if table.own[seat * OWN + FORGONE] != 0:
            points[seat] += parts.forgone
    everywhere: i64 = 0xF
    for track in range(TRACKS):
        look_along(table, track)
        for seat in range(players):
            points[seat] += WORTH[seat]
            if MEMBERS[seat] == 0:
                everywhere &= ~(1 << seat)
        best = leader(players)
        if best >= 0:
            points[best] += parts.majority
    for seat in range(players):
        if (everywhere >> seat) & 1 != 0:
            points[seat] += parts.everywhere


def comes_before(table: IlVecchioPosition, seat: i64, other: i64) -> bool:
    """Il Vecchio §5.2, V22: more points; tied, more followers and scrolls; then more florins."""
    mine = table.own[seat * OWN + POINTS]
    theirs = table.own[other * OWN + POINTS]
    if mine == theirs:
        mine = followers_of(table, seat) + table.own[seat * OWN + SCROLL]
        theirs = followers_of(table, other) + table.own[other * OWN + SCROLL]
    if mine == theirs:
        mine = table.own[seat * OWN + FLORINS]
        theirs = table.own[other * OWN + FLORINS]
    return mine > theirs
