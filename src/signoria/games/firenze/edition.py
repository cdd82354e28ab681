"""Reads a Firenze edition into components for one number of players and set of options, and refuses what cannot be played."""

from dataclasses import dataclass
from itertools import product

from mypy_extensions import i64

from signoria.core.edition import Edition, Reader
from signoria.core.game import Options
from signoria.core.vec import vec
from signoria.games.firenze import components as box
from signoria.games.firenze.actions import CARDS, COLOURS, HIGHEST, LOWEST, MOST_SEATS, ROW, TALLEST
from signoria.games.firenze.components import BY_LOT, HEIGHTS, NUMBERS, SPACES, Components

FEWEST = 2
MOST = MOST_SEATS
MOST_COPIES = 20
MOST_TURNS = 200
PLACING = {"recommended": box.RECOMMENDED, "dice": box.DICE, "dead-colour": box.DEAD_COLOUR}
# A player keeps at most six towers raised in a turn and one for each kind of card that spares, and can begin six more.
MOST_SPARING = box.SLOTS - 2 * box.MOST_BUILT


@dataclass(frozen=True)
class Effect:
    """What a card of the edition may do, and the numbers it takes, each with its bounds."""

    code: int
    type: int
    numbers: tuple[tuple[str, int, int], ...] = ()


EFFECTS = {
    "tribute": Effect(box.TRIBUTE, box.EVENT, (("bricks", 1, 20),)),
    "luxury-tax": Effect(box.TAX, box.EVENT, (("keep", 0, 50),)),
    "flood": Effect(box.LOSS, box.EVENT, (("bricks", 1, 20),)),
    "warehouse-fire": Effect(box.FIRE, box.EVENT, (("part", 1, 10),)),
    "collapse": Effect(box.COLLAPSE, box.EVENT),
    "mason": Effect(box.CHEAPER, box.PERSON, (("less", 1, 20),)),
    "smuggler": Effect(box.SWAP, box.PERSON),
    "saboteur": Effect(box.SABOTAGE, box.PERSON),
    "spy": Effect(box.STEAL, box.PERSON),
    "patrician": Effect(box.PROTECT, box.PERSON),
    "princess": Effect(box.FREE_CARD, box.PERSON),
    "wholesaler": Effect(box.TURN_RATE, box.PERSON, (("rate", 1, 6),)),
    "architect": Effect(box.SPARE, box.PERSON),
    "monument": Effect(box.TALLEST_TOWER, box.FEAST, (("points", -20, 20),)),
    "recognition": Effect(box.LOW_SEALS, box.FEAST, (("points", -20, 20), ("highest", LOWEST, HIGHEST))),
    "feast": Effect(box.FIXED_POINTS, box.FEAST, (("points", -20, 20),)),
    "workshop": Effect(box.WORKSHOP, box.BUILDING, (("less", 1, 20),)),
    "storehouse": Effect(box.STOREHOUSE, box.BUILDING, (("limit", 1, 88),)),
    "trading-house": Effect(box.TRADE, box.BUILDING, (("rate", 1, 6),)),
    "privilege": Effect(box.PRIVILEGE, box.CHURCH, (("height", LOWEST, HIGHEST), ("points", 1, 20))),
    "campanile": Effect(box.CAMPANILE, box.CHURCH, (("bricks", 1, 20),)),
}


def read_components(edition: Edition, players: int, options: Options) -> Components:
    """Firenze §1, §2, F2, F5: everything is checked, whatever the number of players and the options."""
    top = edition.reader()
    parts = Components(players)
    read_bricks(top, parts, players)
    read_board(top, parts)
    read_balconies(top, parts)
    read_play(top.table("play"), parts)
    read_deck(top, parts)
    parts.seals = by_players(top.table("seals"), 1, SPACES // 2)[players]
    turns = top.table("turns")
    parts.turns = turns.integer("most", 1, MOST_TURNS)
    turns.done()
    top.done()
    check_deck(top, parts)
    choose_options(parts, options)
    parts.mark_types()
    return parts


def by_players(table: Reader, low: int, high: int) -> dict[int, int]:
    found = {players: table.integer(str(players), low, high) for players in range(FEWEST, MOST + 1)}
    table.done()
    return found


def read_bricks(top: Reader, parts: Components, players: int) -> None:
    """Firenze §1, §2.3, F1: bricks by colour, and the white ones each place in turn order begins with."""
    table = top.table("bricks")
    parts.bricks = vec[i64]([table.integer(colour, 1, TALLEST) for colour in COLOURS.values])
    table.done()
    start = top.table("start")
    white = start.integers("white", 0, 20, MOST)
    if sum(white) > parts.bricks[box.WHITE]:
        raise start.fail("white", f"at most {parts.bricks[box.WHITE]} white bricks in all")
    parts.white = vec[i64](white[:players])
    start.done()


def read_board(top: Reader, parts: Components) -> None:
    """Firenze §3, §9.1, §13: values of the commissions, majorities and floor tiles."""
    commissions = top.table("commissions")
    for colour, name in enumerate(COLOURS.values):
        row = commissions.table(name)
        for height, value in enumerate(row.integers("values", 0, 99, HEIGHTS)):
            parts.value[colour * HEIGHTS + height] = value
        row.done()
    commissions.done()
    majority = top.table("majority")
    parts.majority = vec[i64]([majority.integer(name, 0, 99) for name in COLOURS.values])
    majority.done()
    floors = top.table("floors")
    for key in list(floors.keys()):
        if not key.isdigit() or not LOWEST <= int(key) <= HIGHEST:
            raise floors.fail(key, f"heights from {LOWEST} to {HIGHEST} as keys")
        parts.floor[int(key) - LOWEST] = floors.integer(key, 1, 99)
    floors.done()


def read_balconies(top: Reader, parts: Components) -> None:
    """Firenze §2.1, F4: the tiles; whatever is drawn first, every number must leave a tile that can be placed."""
    for tile in top.tables("balconies"):
        number = tile.integer("number", 1, NUMBERS)
        colour = COLOURS.values.index(tile.text("colour", COLOURS.values))
        height = tile.integer("height", LOWEST, HIGHEST)
        at = (number - 1) * SPACES + colour * HEIGHTS + height - LOWEST
        if parts.tile[at] != 0:
            raise tile.wrong(f"number {number} has a second tile for {COLOURS.values[colour]} {height}; give each space once")
        parts.tile[at] = tile.integer("total", 1, 99)
        tile.done()
    spaces = [[s for s in range(SPACES) if parts.tile[n * SPACES + s]] for n in range(NUMBERS)]
    for dead in (BY_LOT, *range(len(COLOURS.values))):
        usable = [[s for s in tiles if s // HEIGHTS != dead] for tiles in spaces]
        for number in range(NUMBERS):
            if any(not set(usable[number]) - set(earlier) for earlier in product(*usable[:number])):
                raise top.wrong(
                    f"balconies: number {number + 1} could be left without a tile to place; add tiles of other colours"
                )


def read_play(table: Reader, parts: Components) -> None:
    """Firenze §5 to §12: the numbers of the rulebook."""
    parts.row = table.integer("row", 2, ROW)
    parts.load = table.integer("load", 1, 8)
    parts.rate = table.integer("exchange", 1, 6)
    costs = table.integers("costs", 0, 50)
    if not 1 <= len(costs) <= box.MOST_BUILT or costs != sorted(costs):
        raise table.fail("costs", f"1 to {box.MOST_BUILT} costs that do not fall, for one brick, two bricks and so on")
    parts.most_built = len(costs)
    for built, cost in enumerate(costs):
        parts.cost[built + 1] = cost
    parts.storage_limit = table.integer("storage", 1, 88)
    parts.card_limit = table.integer("cards", 1, 20)
    parts.churches = table.integer("churches", 1, box.CHURCHES)
    parts.end_bonus = table.integer("end-bonus", 0, 99)
    table.done()


def read_deck(top: Reader, parts: Components) -> None:
    """Firenze §1, §11: every card with its effect, numbers and copies; the sums must be those the edition declares."""
    for card in top.tables("cards"):
        read_card(card, parts)
    deck = top.table("deck")
    for key, counts in (("cards", parts.copies), ("start", parts.start)):
        declared = deck.integer(key, 0, 400)
        if declared != sum(counts):
            raise deck.fail(key, f"{sum(counts)}, the sum over [[cards]]")
    deck.done()


def read_card(card: Reader, parts: Components) -> None:
    kind = CARDS.values.index(card.text("card", CARDS.values))
    if parts.effect[kind] >= 0:
        raise card.wrong(f"'{CARDS.values[kind]}' stands here a second time; raise its copies or take a free name (own-1 …)")
    effect = EFFECTS[card.text("effect", tuple(EFFECTS))]
    parts.effect[kind] = effect.code
    parts.type[kind] = effect.type
    numbers = [card.integer(*number) for number in effect.numbers]
    parts.a[kind], parts.b[kind] = [*numbers, 0, 0][:2]
    if effect.code == box.CAMPANILE:
        parts.b[kind] = COLOURS.values.index(card.text("colour", COLOURS.values))
    if effect.type == box.EVENT:
        parts.all[kind] = int(card.text("whom", ("all", "active")) == "all")
    parts.copies[kind] = card.integer("copies", 0, MOST_COPIES)
    parts.start[kind] = card.integer("start", 0, parts.copies[kind])
    if card.has("names"):
        parts.names[kind] = card.names("names")
    card.done()


def check_deck(top: Reader, parts: Components) -> None:
    """Firenze §11, F16: the row must never run out, however many cards lie with players and churches."""
    feasts = sum(parts.copies[k] for k in range(box.KINDS) if parts.type[k] == box.FEAST)
    gone = sum(parts.copies[k] for k in range(box.KINDS) if parts.effect[k] == box.CAMPANILE)
    kept = MOST * parts.card_limit + feasts + parts.churches + 1
    needed = kept + 1
    have = sum(parts.copies) - gone
    if have < needed:
        raise top.wrong(f"cards: there are {have} without Campanile, and {kept} could be out of play; have {needed} or more")
    sparing = sum(parts.effect[k] == box.SPARE and parts.copies[k] > 0 for k in range(box.KINDS))
    if sparing > MOST_SPARING:
        raise top.wrong(f"cards: {sparing} names have the effect 'architect'; have at most {MOST_SPARING}")


def choose_options(parts: Components, options: Options) -> None:
    """Firenze §2.2, §11.5, §14, F3, F5, F29: what the players have agreed on."""
    parts.placing = PLACING[str(options["neutral-seals"])]
    parts.neutral = int(options["neutral-number"])
    dead = str(options["dead-colour"])
    parts.dead = COLOURS.values.index(dead) if dead in COLOURS.values else BY_LOT
    parts.automatic = bool(options["automatic-discards"])
    if not options["campanile"]:
        for kind in range(box.KINDS):
            if parts.effect[kind] == box.CAMPANILE:
                parts.copies[kind] = 0
                parts.start[kind] = 0
