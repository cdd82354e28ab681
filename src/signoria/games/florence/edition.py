"""Reads a Florence edition into components for one number of players and one choice of options, and checks it."""

from mypy_extensions import i64

from signoria.core.edition import Edition, Reader
from signoria.core.game import Options
from signoria.core.vec import vec
from signoria.games.florence.actions import TILES
from signoria.games.florence.components import (
    BRAGS,
    CELEBRATES,
    DEPLOYS,
    GIOVANNI,
    MEDICI,
    PLACES,
    POSTS,
    PROMOTES,
    ROUNDS,
    SEND_HOME,
    STRIDE,
    Components,
)

FEWEST = 1
MOST = 5
MOST_SPACES = 7
LARGEST_CLOCK = 12
TARGETS = ("A", "B", "C")
COLOURS = ("either", "orange", "blue")
FEAST = 5
FRIEND = 6
FIRST_BRAG = 7
GUARD = 9

EASIER = ("easier-brags", "easier-time", "easier-rewards", "easier-guards", "easier-giovanni")
HARDER = ("harder-first-pass", "harder-feast", "harder-time", "harder-bonus", "harder-objective", "harder-streets")


def read_components(edition: Edition, players: int, options: Options) -> Components:
    """Florence §1: the components for a number of players. Everything is checked, whatever the number."""
    top = edition.reader()
    parts = Components(players)
    read_board(top, parts)
    read_family(top.table("family"), parts)
    read_time(top, parts)
    read_costs(top, parts)
    read_brag(top.table("brag"), parts)
    read_dial(top.table("dial"), parts)
    read_objectives(top.table("objectives"), parts)
    read_strozzi(top, parts)
    top.done()
    if parts.solo:
        read_switches(options, parts)
    return parts


def read_board(top: Reader, parts: Components) -> None:
    """Florence §1: the ring of the coaches and the open queue spaces."""
    board = top.table("board")
    ring = board.integers("ring", 1, PLACES, PLACES)
    if len(set(ring)) < PLACES:
        raise board.fail("ring", "every location once")
    parts.set_ring([place - 1 for place in ring])
    board.done()
    spaces = top.table("spaces")
    found = {}
    for players in range(FEWEST, MOST + 1):
        row = spaces.table(str(players))
        found[players] = row.integer("open", 1, MOST_SPACES)
        row.done()
    spaces.done()
    parts.spaces = found[parts.players]


def read_family(table: Reader, parts: Components) -> None:
    """Florence §1: the pieces of a colour."""
    pieces = [table.integer(key, 1, 9) for key in ("debutants", "donnas", "maestros")]
    if sum(pieces) > 9:
        raise table.wrong(f"a family has {sum(pieces)} members; expected at most 9")
    for rank, count in enumerate(pieces):
        parts.pieces[rank] = count
    parts.guards = table.integer("guards", 0, 9)
    parts.markers = table.integer("markers", 0, 9)
    parts.gifts = table.integer("gifts", 0, 6)
    table.done()


def read_time(top: Reader, parts: Components) -> None:
    """Florence §4: the clock and the time tiles."""
    time = top.table("time")
    parts.cap = time.integer("cap", 4, LARGEST_CLOCK)
    parts.first_time = time.integer("first_round", 0, parts.cap)
    parts.first_pass = time.integer("first_pass", 0, LARGEST_CLOCK)
    parts.hand_limit = time.integer("hand", 1, 5)
    time.done()
    tiles = top.table("time_tiles")
    values = tiles.integers("tiles", 1, LARGEST_CLOCK, ROUNDS - 1)
    if len(set(values)) < len(values):
        raise tiles.fail("tiles", "every value once")
    parts.time_tiles = vec[i64](sorted(values))
    tiles.done()
    limits = top.table("limits")
    parts.action_limit = limits.integer("actions", 1, 24)
    limits.done()


def read_costs(top: Reader, parts: Components) -> None:
    """Florence §5, §6: what actions and scandals cost."""
    costs = top.table("costs")
    parts.deploy_cost = costs.integer("deploy", 0, 12)
    parts.promote_cost = costs.integer("promote", 0, 12)
    parts.move_cost = costs.integer("move", 0, 12)
    parts.hurry_cost = costs.integer("hurry", 0, 12)
    parts.brag_cost = costs.integer("brag", 0, 12)
    parts.gift_cost = costs.integer("gift", 0, 12)
    costs.done()
    scandals = top.table("scandals")
    parts.copies = scandals.integer("copies", 1, 3)
    for medici, key in enumerate(("cosimo", "contessina", "giovanni")):
        costs_of = scandals.integers(key, -12, 12, 4)
        if any(cost < 0 and medici * 4 + i != SEND_HOME for i, cost in enumerate(costs_of)):
            raise scandals.fail(key, "a gain of time for send-home only")
        for i, cost in enumerate(costs_of):
            parts.card_cost[medici * 4 + i] = max(cost, 0)
            parts.card_gain[medici * 4 + i] = max(-cost, 0)
    scandals.done()


def read_brag(table: Reader, parts: Components) -> None:
    """Florence §5.6: points of the tiles and where the spaces begin."""
    for tile, name in enumerate(TILES.values):
        parts.unit[tile] = table.integer(name, 0, 9)
    parts.middle = table.integer("middle", 1, 98)
    parts.top = table.integer("top", parts.middle + 1, 99)
    table.done()


def read_dial(table: Reader, parts: Components) -> None:
    """Florence §8: nine sectors, Cosimo, Contessina, Giovanni in turn."""
    late = 0
    for number in range(ROUNDS):
        sector = table.table(str(number + 1))
        parts.head[number] = sector.integer("head", 0, 20)
        parts.gifts_after[number] = sector.integer("gifts", 0, 6)
        late += parts.gifts_after[number]
        if number % MEDICI == GIOVANNI:
            prices = sector.integers("prices", 0, LARGEST_CLOCK)
            rewards = sector.integers("rewards", 0, 100, len(prices))
            if not 1 <= len(prices) <= 3:
                raise sector.fail("prices", "one to three offers")
            parts.rewards[number] = len(prices)
            for i, price in enumerate(prices):
                parts.price[number * 3 + i] = price
                parts.reward[number * 3 + i] = rewards[i]
        else:
            for i, points in enumerate(sector.integers("queue", 0, 100, MOST_SPACES)):
                parts.place_points[number * STRIDE + i] = points
        sector.done()
    table.done()
    if parts.gifts + late > 6:
        raise table.wrong(f"a family gets {parts.gifts + late} gifts; expected at most 6")


def read_objectives(table: Reader, parts: Components) -> None:
    """Florence §10: four locations a card, and points by members there."""
    points = table.integers("points", 0, 100, 10)
    if points != sorted(points):
        raise table.fail("points", "points that do not fall with more members")
    for members in range(19):
        parts.objective_points[members] = points[min(members, 9)]
    cards = table.integers("locations", 1234, 9999, 6)
    for i, digits in enumerate(cards):
        places = [int(digit) for digit in str(digits)]
        if len(set(places)) < 4 or 0 in places:
            raise table.fail("locations", "four different locations a card, written like 1256")
        for place in places:
            parts.marked[i * PLACES + place - 1] = 1
    parts.objectives = len(cards)
    table.done()


def read_strozzi(top: Reader, parts: Components) -> None:
    """Florence §11: his time and his ten cards."""
    table = top.table("strozzi")
    parts.strozzi_time = table.integer("first_time", 0, LARGEST_CLOCK)
    parts.strozzi_least = table.integer("least_time", 1, LARGEST_CLOCK)
    parts.strozzi_most = table.integer("most_time", parts.strozzi_least, LARGEST_CLOCK)
    table.done()
    costs = top.table("strozzi_costs")
    deploy, promote, brag, guard = (costs.integer(key, 1, 12) for key in ("deploy", "promote", "brag", "guard"))
    costs.done()
    cards = top.table("strozzi_cards")
    texts = cards.texts("deploy", tuple(f"{target} {colour}" for target in TARGETS for colour in COLOURS))
    colours = cards.texts("brag", COLOURS[1:])
    if len(texts) != 5 or len(colours) != 2:
        raise cards.wrong("five cards that deploy and two that brag are expected")
    cards.done()
    for i, text in enumerate(texts):
        target, colour = text.split()
        set_card(parts, i, DEPLOYS, deploy, TARGETS.index(target), COLOURS.index(colour))
    set_card(parts, FEAST, CELEBRATES, 0, 0, 0)
    set_card(parts, FRIEND, PROMOTES, promote, 0, 0)
    for i, colour in enumerate(colours):
        set_card(parts, FIRST_BRAG + i, BRAGS, brag, 0, COLOURS.index(colour))
    set_card(parts, GUARD, POSTS, guard, 1, 0)


def set_card(parts: Components, card: int, deed: int, time: int, target: int, colour: int) -> None:
    parts.card_deed[card] = deed
    parts.card_time[card] = time
    parts.card_target[card] = target
    parts.card_colour[card] = colour


def read_switches(options: Options, parts: Components) -> None:
    """Florence §11.5, FL55: five easier and six harder switches, each its own option."""
    parts.easy_brags = bool(options["easier-brags"])
    parts.easy_time = bool(options["easier-time"])
    parts.easy_rewards = bool(options["easier-rewards"])
    parts.easy_guards = bool(options["easier-guards"])
    parts.easy_giovanni = bool(options["easier-giovanni"])
    parts.hard_first_pass = bool(options["harder-first-pass"])
    parts.hard_feast = bool(options["harder-feast"])
    parts.hard_time = bool(options["harder-time"])
    parts.hard_bonus = bool(options["harder-bonus"])
    parts.hard_objective = bool(options["harder-objective"])
    parts.hard_streets = bool(options["harder-streets"])
