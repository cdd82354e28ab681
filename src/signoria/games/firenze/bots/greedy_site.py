"""What a Firenze builder has to work with, what it is worth, and the best way to build on."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from signoria.games.firenze.actions import COLOURS

NAMES = COLOURS.values
# A brick in storage, and how likely one more of its colour turns up in time, from white to purple.
BRICK = (0.25, 0.3, 0.33, 0.36, 0.4, 0.42)
SUPPLY = (0.9, 0.87, 0.84, 0.8, 0.77, 0.72)
# A point next turn is worth less than one now, and every seal that is placed brings the end and its bonus nearer.
LATER = 0.8
PACE = 2.5
# Every tower wants a brick each turn, and only two are free.
CROWD = (0.0, 0.0, 0.2, 1.2, 3.5, 6.0)
# Two towers of one colour want the same bricks.
TWIN = 0.5
DEAREST = 3


@dataclass(frozen=True)
class Tower:
    """A tower by colour and height; `doomed` unless it is raised this turn."""

    colour: int
    height: int
    doomed: bool


@dataclass(frozen=True)
class Site:
    """What one builder has to work with: storage, towers, prizes that are open, and what bricks cost."""

    storage: tuple[int, ...]
    towers: tuple[Tower, ...]
    prizes: tuple[tuple[float, ...], ...]  # by colour and height; 0 where nothing can be completed
    hopes: tuple[tuple[float, ...], ...]  # the same for later turns, with balconies that are not open yet
    costs: tuple[int, ...]
    built: int
    limit: int
    seals: int
    last_turn: bool
    end_bonus: int
    white_due: bool

    def cost(self, built: int) -> int:
        return 0 if built == 0 else self.costs[built - 1]


# ---- reading the table --------------------------------------------------------------------------------------------------


def read_site(view: dict[str, Any], seat: int) -> Site:
    mine = view["seats"][seat]
    prizes, hopes = read_prizes(view)
    towers = tuple(
        Tower(NAMES.index(t["colour"]), t["height"], t["condition"] == "standing" and view["phase"] != "commissions")
        for t in mine["towers"]
    )
    return Site(
        storage=tuple(mine["storage"].values()),
        towers=towers,
        prizes=prizes,
        hopes=hopes,
        costs=tuple(view["building"]["costs"]),
        built=view["building"]["built"] if view["phase"] == "build" else 0,
        limit=mine["limit"],
        seals=mine["seals"],
        last_turn=view["finisher"] >= 0 or view["round"] == view["last-round"],
        end_bonus=view["end-bonus"] if view["finisher"] < 0 else 0,
        white_due=any(church is not None and church["card"] == "campanile" for church in view["churches"]),
    )


def read_prizes(view: dict[str, Any]) -> tuple[tuple[tuple[float, ...], ...], tuple[tuple[float, ...], ...]]:
    """What each height of each colour would earn now, and what may be hoped for later."""
    extra = {int(height): points for height, points in view["floors"].items()}
    for church in view["churches"]:
        if church is not None and church["card"].startswith("privilege"):
            extra[church["needs"]] = extra.get(church["needs"], 0) + church["needs"] - 3
    now = [[0.0] * 26 for _ in NAMES]
    later = [[0.0] * 26 for _ in NAMES]
    for commission in view["board"]:
        if commission["seal"] is not None:
            continue
        colour, height = NAMES.index(commission["colour"]), commission["height"]
        points = commission["points"] + extra.get(height, 0) + 0.3
        ahead = max(0, commission["balcony"] - view["next-balcony"])
        if ahead == 0:
            now[colour][height] = points
        later[colour][height] = points * (1.0, 0.55, 0.25, 0.1)[ahead]
    return tuple(map(tuple, now)), tuple(map(tuple, later))


# ---- what a position is worth -------------------------------------------------------------------------------------------


def prospect(site: Site, colour: int, height: int, have: int) -> float:
    """The best a tower can become if it is raised in every turn to come."""
    best = 0.0
    for target in range(height + 1, min(height + 6, 9)):
        points = site.hopes[colour][target]
        if points > 0:
            need = target - height
            lacking = max(0, need - have)
            best = max(best, (points + PACE) * LATER ** ((need + 1) // 2) * SUPPLY[colour] ** lacking)
    return best


def worth(site: Site, storage: list[int], towers: list[tuple[int, int]]) -> float:
    """Bricks in storage and towers after building: each is completed now or goes on."""
    total = 0.0
    standing = 0
    seals = site.seals
    taken: set[tuple[int, int]] = set()
    growing: set[int] = set()
    white = storage[0]
    for colour, height in sorted(towers, key=lambda tower: -site.prizes[tower[0]][tower[1]]):
        pace = 0.0 if site.last_turn else PACE
        now = site.prizes[colour][height]
        if seals == 1:
            now += site.end_bonus * (now > 0)
        later = 0.0 if site.last_turn else prospect(site, colour, height, storage[colour])
        can = now > 0 and seals > 0 and (colour, height) not in taken and (white > 0 or not site.white_due)
        if can and now + pace >= later:
            total += now + pace
            seals -= 1
            white -= site.white_due
            taken.add((colour, height))
        else:
            total += later * (TWIN if colour in growing else 1.0) if seals > 0 else 0.0
            growing.add(colour)
            standing += 1
    if site.last_turn:
        return total
    total -= CROWD[min(standing, 5)]
    kept = min(1.0, site.limit / max(1, sum(storage)))
    return total + kept * sum(BRICK[colour] * bricks for colour, bricks in enumerate(storage))


def needs(site: Site, colour: int) -> float:
    """How much a brick of this colour in storage matters."""
    towers = [tower for tower in site.towers if tower.colour == colour]
    wanted = sum(max(0, 7 - tower.height) for tower in towers)
    useful = 2.0 if towers and site.storage[colour] <= wanted else 0.0
    return BRICK[colour] + useful + (0.5 if site.white_due and colour == 0 else 0.0)


def cheapest_first(site: Site) -> list[int]:
    return sorted(range(6), key=lambda colour: (needs(site, colour), colour))


def discards_first(site: Site) -> list[int]:
    """For bricks that are lost (F21): colours without a tower of one's own, from white to purple, then the others."""
    towers = {tower.colour for tower in site.towers}
    return sorted(range(6), key=lambda colour: (colour in towers, colour))


def without(site: Site, storage: tuple[int, ...], bricks: int, order: list[int] | None = None) -> tuple[int, ...]:
    """A storage after paying with the bricks that matter least."""
    left = list(storage)
    for colour in order or cheapest_first(site):
        paid = min(left[colour], bricks)
        left[colour] -= paid
        bricks -= paid
    return tuple(left)


# ---- building -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Plan:
    """How many bricks go onto each tower, and onto a new one of each colour; and what that is worth."""

    value: float
    raises: tuple[int, ...]
    begins: tuple[int, ...]
    bricks: int


def plans(site: Site) -> Iterator[tuple[tuple[int, ...], int]]:
    """All ways to lay bricks whose cost is bearable: numbers for the towers, then for a new one of each colour."""
    colours = [tower.colour for tower in site.towers] + list(range(6))
    stock = sum(site.storage)
    most = 0
    for laid in range(1, len(site.costs) - site.built + 1):
        cost = site.cost(site.built + laid)
        if stock - laid >= cost and cost - site.cost(site.built) <= DEAREST:
            most = laid
    left = list(site.storage)

    def go(at: int, laid: int, chosen: tuple[int, ...]) -> Iterator[tuple[tuple[int, ...], int]]:
        if at == len(colours):
            yield chosen, laid
            return
        colour = colours[at]
        for bricks in range(min(left[colour], most - laid) + 1):
            left[colour] -= bricks
            yield from go(at + 1, laid + bricks, (*chosen, bricks))
            left[colour] += bricks

    yield from go(0, 0, ())


def best_plan(site: Site) -> Plan:
    """The way to build that is worth most."""
    order = cheapest_first(site)
    best: Plan | None = None
    count = len(site.towers)
    for chosen, laid in plans(site):
        storage = list(site.storage)
        towers: list[tuple[int, int]] = []
        for tower, bricks in zip(site.towers, chosen, strict=False):
            storage[tower.colour] -= bricks
            if bricks > 0 or not tower.doomed:
                towers.append((tower.colour, tower.height + bricks))
            else:
                storage[tower.colour] += tower.height // 2
        for colour, bricks in enumerate(chosen[count:]):
            if bricks > 0:
                storage[colour] -= bricks
                towers.append((colour, bricks))
        due = site.cost(site.built + laid)
        for colour in order:
            paid = min(storage[colour], due)
            storage[colour] -= paid
            due -= paid
        value = worth(site, storage, towers)
        if best is None or value > best.value + 1e-9:
            best = Plan(value, chosen[:count], chosen[count:], laid)
    assert best is not None
    return best
