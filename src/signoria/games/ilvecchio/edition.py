"""Reads an Il Vecchio edition into components for one number of players, and refuses what cannot be played."""

from pathlib import Path

from signoria.core.bits import count_bits
from signoria.core.edition import Edition, Reader, read_edition
from signoria.games.ilvecchio.actions import (
    COLOUR_NAMES,
    COUNCIL_NAMES,
    EVENT_NAMES,
    NOBILITY_NAMES,
    PLACE_NAMES,
    PROVINCE_NAMES,
    TRACK_NAMES,
)
from signoria.games.ilvecchio.components import (
    ASSASSIN_STEP,
    COUNCIL,
    EVENTS,
    FLORENCE,
    FREE_ROLL,
    GREEN,
    HIGHEST_ROLL,
    KNIGHT_STEP,
    MIDDLEMEN,
    MOST_SPACES,
    PLACES,
    RED,
    REGIONS,
    TRACKS,
    VIOLET,
    Components,
)
from signoria.games.ilvecchio.scoring import CRESTS_TILE
from signoria.games.ilvecchio.set_up import placements

SHIPPED = Path(__file__).parent / "editions" / "pegasus.toml"
FEWEST = 2
UNLIMITED = "unlimited"
MOST_TIMES = 99
MOST = 4
FOLLOWERS = ("one-assassin", "knight-and-abbot", "two-alike-and-one")


def read_components(edition: Edition, players: int, less_luck: bool) -> Components:
    """Il Vecchio §1: the components for a number of players. Everything is checked, whatever the number."""
    top = edition.reader()
    parts = Components(players, less_luck)
    read_play(top, parts)
    read_crests(top, parts)
    read_tracks(top.table("tracks"), parts)
    read_tiles(top, parts)
    read_map(top, parts)
    top.done()
    return parts


def read_play(top: Reader, parts: Components) -> None:
    """Il Vecchio §1, §2: goods, money and points."""
    play = top.table("play")
    parts.members = play.integer("members", 4, 20)
    parts.dealt = play.integer("dealt", 1, 3)
    parts.drawn = play.integer("drawn", 1, 12)
    parts.office_scrolls = play.integer("office-scrolls", 0, 9)
    parts.extra_cost = play.integer("extra-cost", 0, 20)
    parts.levy_florins = play.integer("levy-florins", 1, 20)
    play.done()
    limit = top.table("limit")
    parts.rounds = limit.integer("rounds", 1, 200)
    limit.done()
    start = top.table("start")
    parts.start_money = start.integer("start-player", 0, 50)
    parts.right_money = start.integer("right-neighbour", 0, 50)
    parts.other_money = start.integer("others", 0, 50)
    parts.start_carriages = start.integer("carriages", 0, 9)
    parts.start_bishops = start.integer("bishops", 0, 9)
    start.done()
    towns = top.table("towns")
    parts.brown_florins = towns.integer("brown-florins", 1, 20)
    parts.brown_scrolls = towns.integer("brown-scrolls", 1, 9)
    parts.town_followers = towns.integer("followers", 1, 9)
    parts.town_carriages = towns.integer("carriages", 1, 9)
    parts.town_bishops = towns.integer("bishops", 1, 9)
    parts.green_florins = towns.integer("green-florins", 1, 20)
    parts.recovery_florins = towns.integer("recovery-florins", 0, 20)
    towns.done()
    points = top.table("points")
    parts.everywhere = points.integer("everywhere", 0, 50)
    parts.majority = points.integer("majority", 0, 50)
    parts.crest_points = points.integer("crest", 0, 50)
    parts.forgone = points.integer("forgone", 0, 50)
    points.done()


def read_crests(top: Reader, parts: Components) -> None:
    """Il Vecchio §2: how many crests there are, and how many of them are in play."""
    table = top.table("crests")
    pool = [table.integer(name, 0, 9) for name in EVENT_NAMES.values]
    table.done()
    for event in range(EVENTS):
        parts.crest_pool[event] = pool[event]
    played = top.table("crests-in-play")
    for players in range(FEWEST, MOST + 1):
        row = played.table(str(players))
        crests = row.integer("crests", 1, 27)
        if crests > sum(pool):
            raise row.fail("crests", f"at most the {sum(pool)} crests in the box")
        if players == parts.players:
            parts.crests = crests
        row.done()
    played.done()


def read_tracks(table: Reader, parts: Components) -> None:
    """Il Vecchio §1, §2, V18: spaces with cost, points and crests; with two players the tracks begin further on."""
    first_for_two = table.integer("first-space-for-two", 1, 3)
    if parts.players == FEWEST:
        parts.first = first_for_two - 1
    for track in range(TRACKS):
        read_track(table.table(TRACK_NAMES.values[track]), parts, track, first_for_two)
    table.done()


def read_track(row: Reader, parts: Components, track: int, first: int) -> None:
    points = row.integers("points", 0, 50)
    if not first < len(points) <= MOST_SPACES:
        raise row.fail("points", f"{first + 1} to {MOST_SPACES} spaces")
    cost = [0] * len(points)
    if track < REGIONS:
        cost = row.integers("cost", 0, 50, len(points))
        wanted = FOLLOWERS.index(row.text("followers", FOLLOWERS))
        parts.followers[track] = wanted + 1
        parts.regular[track] = regular_payments(wanted)
    parts.spaces[track] = len(points)
    for i in range(len(points)):
        parts.cost[track * MOST_SPACES + i] = cost[i]
        parts.points[track * MOST_SPACES + i] = points[i]
    for space in row.integers("crests", 1, len(points)):
        parts.marked[track] |= 1 << (space - 1)
    row.done()


def regular_payments(wanted: int) -> int:
    """Il Vecchio §4.2: the followers that take over a province, as a mask over all ways to pay."""
    knight_and_abbot = 1 << (KNIGHT_STEP + 1)
    if wanted < 2:
        return knight_and_abbot if wanted == 1 else 1 << ASSASSIN_STEP
    steps = (ASSASSIN_STEP, KNIGHT_STEP, 1)
    return sum(1 << (2 * a + b) for a in steps for b in steps if a != b)


def read_tiles(top: Reader, parts: Components) -> None:
    """Il Vecchio §7, §8, §9: which tiles are in the box; each is there at most once."""
    provinces = top.table("provinces")
    seen: set[str] = set()
    for region in range(REGIONS):
        key = TRACK_NAMES.values[region]
        names = provinces.texts(key, PROVINCE_NAMES.values)
        if seen & set(names) or len(set(names)) < len(names):
            raise provinces.fail(key, "every province tile once, in one region")
        if len(names) < parts.spaces[region] - parts.first:
            raise provinces.fail(key, f"a tile for each of the {parts.spaces[region]} spaces of the track")
        seen |= set(names)
        parts.region_tiles[region] = sum(1 << PROVINCE_NAMES.values.index(name) for name in names)
    provinces.done()
    florence = top.table("florence")
    parts.council_tiles = read_stack(florence, "council", COUNCIL_NAMES.values)
    parts.nobility_tiles = read_stack(florence, "nobility", NOBILITY_NAMES.values)
    for key, tiles, taken in (
        ("council", parts.council_tiles, MOST * parts.dealt),
        ("nobility", parts.nobility_tiles, parts.spaces[COUNCIL + 1]),
    ):
        if count_bits(tiles) < taken:
            raise florence.fail(key, f"at least {taken} tiles")
    florence.done()
    # Files from before V47 do not have the table: they play as the shipped edition does.
    read_times((top if top.has("nobility-times") else read_edition(SHIPPED).reader()).table("nobility-times"), parts)


def read_times(table: Reader, parts: Components) -> None:
    """Il Vecchio §9, V47: how often the condition of each nobility tile of this edition counts."""
    for tile, name in enumerate(NOBILITY_NAMES.values):
        if (parts.nobility_tiles >> tile) & 1:
            parts.nobility_times[tile] = table.integer_or(name, 1, MOST_TIMES, UNLIMITED, MOST_TIMES)
            if tile == CRESTS_TILE and parts.nobility_times[tile] != 1:
                raise table.fail(name, "1; the tile pays its own row of points for crests")
    table.done()


def read_stack(table: Reader, key: str, known: tuple[str, ...]) -> int:
    names = table.texts(key, known)
    if len(set(names)) < len(names):
        raise table.fail(key, "every tile once")
    return sum(1 << known.index(name) for name in names)


def read_map(top: Reader, parts: Components) -> None:
    """Il Vecchio §1: places, roads, areas, gates and the ways of the middlemen."""
    read_places(top, parts)
    read_roads(top.table("roads"), parts)
    read_areas(top.table("areas"), parts)
    if top.has("picture"):
        read_picture(top.table("picture"), parts)
    read_gates(top.table("gates"), parts)
    read_middlemen(top.table("middlemen"), parts)


def read_places(top: Reader, parts: Components) -> None:
    """Il Vecchio §1: Florence and the towns with their colours."""
    for row in top.tables("places"):
        place = PLACE_NAMES.values.index(row.text("name", PLACE_NAMES.values))
        colour = COLOUR_NAMES.values.index(row.text("colour", COLOUR_NAMES.values))
        parts.east[place] = row.integer("east", -2000, 2000)
        parts.north[place] = row.integer("north", -2000, 2000)
        if row.has("names"):
            row.names("names")
        if row.has("picture"):
            across, down = row.integers("picture", 0, 2000, 2)
            parts.picture[2 * place] = across
            parts.picture[2 * place + 1] = down
        if (parts.places >> place) & 1:
            raise row.fail("name", "every place once")
        row.done()
        parts.colour[place] = colour
        parts.places |= 1 << place
        parts.of_colour[colour] |= 1 << place
        if colour <= VIOLET:
            parts.crest_towns |= 1 << place
        if colour == FLORENCE:
            parts.florence = place
    for colour, wanted in ((FLORENCE, 1), (RED, REGIONS)):
        if count_bits(parts.of_colour[colour]) != wanted:
            raise top.wrong(f"places: there must be exactly {wanted} of colour {COLOUR_NAMES.values[colour]}")
    for colour in range(GREEN):
        if count_bits(parts.of_colour[colour]) < 3:
            raise top.wrong(f"places: there must be at least three of colour {COLOUR_NAMES.values[colour]}")


def place_named(table: Reader, key: str, name: str, parts: Components) -> int:
    """The number of a place of this edition's map."""
    if name in PLACE_NAMES.values:
        place = PLACE_NAMES.values.index(name)
        if (parts.places >> place) & 1:
            return place
    raise table.fail(key, f"places of this map; '{name}' is none")


def read_roads(table: Reader, parts: Components) -> None:
    """Il Vecchio §3.1: the roads connect all places; distances are counted in roads, the shortest way (V44)."""
    far = PLACES
    distance = [[0 if a == b else far for b in range(PLACES)] for a in range(PLACES)]
    for pair in table.texts("pairs"):
        ends = pair.split()
        if len(ends) != 2 or ends[0] == ends[1]:
            raise table.fail("pairs", f"two different places in each text, not '{pair}'")
        a, b = (place_named(table, "pairs", end, parts) for end in ends)
        distance[a][b] = distance[b][a] = 1
    table.done()
    places = [p for p in range(PLACES) if (parts.places >> p) & 1]
    for middle in places:
        way = distance[middle]
        for a in places:
            row, first = distance[a], distance[a][middle]
            if first < far:
                for b in places:
                    if first + way[b] < row[b]:
                        row[b] = first + way[b]
    for place in places:
        if distance[parts.florence][place] >= far:
            raise table.fail("pairs", f"roads that connect {PLACE_NAMES.values[place]} with Florence")
    set_distances(parts, distance)


def set_distances(parts: Components, distance: list[list[int]]) -> None:
    """Il Vecchio §3.1, V44: from every place the roads to every other, and what lies so many roads away at most."""
    places = [p for p in range(PLACES) if (parts.places >> p) & 1]
    parts.diameter = max(distance[a][b] for a in places for b in places)
    for a in range(PLACES):
        for b in range(PLACES):
            parts.distance[a * PLACES + b] = distance[a][b]
    for a in places:
        for d in range(parts.diameter + 1):
            parts.reach[a * PLACES + d] = sum(1 << b for b in places if distance[a][b] <= d)


def read_areas(table: Reader, parts: Components) -> None:
    """Il Vecchio §2: areas 2 to 12 without 7, each with the towns it borders; Florence borders none."""
    for number in range(2, HIGHEST_ROLL + 1):
        if number == FREE_ROLL:
            continue
        key = str(number)
        towns = table.texts(key)
        if not towns:
            raise table.fail(key, "at least one town")
        mask = 0
        for name in towns:
            place = place_named(table, key, name, parts)
            if place == parts.florence:
                raise table.fail(key, "towns; Florence borders no area")
            mask |= 1 << place
        parts.area[number] = mask
    table.done()
    for place in range(PLACES):
        parts.shared[place] = 1 << place
        for number in range(HIGHEST_ROLL + 1):
            if (parts.area[number] >> place) & 1:
                parts.shared[place] |= parts.area[number]
                parts.touches[place] |= 1 << number


def read_picture(table: Reader, parts: Components) -> None:
    """Where the numbers of the areas stand on the drawn map; places say it in their own rows."""
    for number in range(2, HIGHEST_ROLL + 1):
        if table.has(str(number)):
            across, down = table.integers(str(number), 0, 2000, 2)
            parts.area_picture[2 * number] = across
            parts.area_picture[2 * number + 1] = down
    table.done()


def read_gates(table: Reader, parts: Components) -> None:
    """Il Vecchio §4.2: each region is entered from a red town of its own."""
    for region in range(REGIONS):
        key = TRACK_NAMES.values[region]
        place = place_named(table, key, table.text(key), parts)
        if parts.colour[place] != RED or parts.region_of[place] >= 0:
            raise table.fail(key, "a red town that is the gate of this region alone")
        parts.gate[region] = place
        parts.region_of[place] = region
    table.done()


def read_middlemen(table: Reader, parts: Components) -> None:
    """Il Vecchio §4.1: each middleman goes round all towns of his colour; some placement must suit all (V2)."""
    for colour in range(MIDDLEMEN):
        key = COLOUR_NAMES.values[colour]
        way = [place_named(table, key, name, parts) for name in table.texts(key)]
        if len(set(way)) < len(way) or sum(1 << p for p in way) != parts.of_colour[colour]:
            raise table.fail(key, f"every {key} town once, in clockwise order")
        for at, place in enumerate(way):
            parts.next[place] = way[(at + 1) % len(way)]
    table.done()
    if placements(parts, 0, 0) == 0:
        raise table.wrong("no placement leaves at most one middleman at each area; correct the areas")
