"""Simple sensible Firenze: weigh what a turn's building leads to, take the card that helps it most, finish the seals."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from signoria.bots.bot import Advice
from signoria.core.perspective import Perspective
from signoria.games.firenze.actions import ACTIONS, COLOURS, END_COMMISSIONS, NO_EXCHANGE

NAMES = COLOURS.values
# A brick in storage, and how likely one more of its colour turns up in time, from white to purple.
BRICK = (0.25, 0.3, 0.33, 0.36, 0.4, 0.42)
SUPPLY = (0.9, 0.87, 0.84, 0.8, 0.77, 0.72)
# A point next turn is worth less than one now, and every seal that is placed brings the end and its bonus nearer.
LATER = 0.75
PACE = 2.3
# Every tower wants a brick each turn, and only two are free.
CROWD = (0.0, 0.0, 0.0, 0.6, 2.0, 4.0)
DEAREST = 3
CARD_VALUE = {
    "tribute": -1.5,
    "luxury-tax": -0.8,
    "flood": -0.6,
    "warehouse-fire": -1.8,
    "collapse": -1.2,
    "mason": 1.6,
    "smuggler": 0.5,
    "saboteur": 0.7,
    "spy": 0.9,
    "patrician": 0.5,
    "princess": 1.0,
    "wholesaler": 0.7,
    "architect": 1.0,
    "monument": 2.5,
    "recognition": 1.0,
    "scandal": -2.0,
    "workshop": 3.0,
    "storehouse": 1.0,
    "trading-house": 1.2,
    "campanile": -0.3,
}


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
            total += later if seals > 0 else 0.0
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


def without(site: Site, storage: tuple[int, ...], bricks: int) -> tuple[int, ...]:
    """A storage after paying with the bricks that matter least."""
    left = list(storage)
    for colour in cheapest_first(site):
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


# ---- the decisions ------------------------------------------------------------------------------------------------------


class Moment:
    """A decision as the bot sees it: the view, the site and what is legal, by text."""

    def __init__(self, perspective: Perspective) -> None:
        self.view = perspective.view()
        self.seat = perspective.seat
        self.site = read_site(self.view, self.seat)
        self.legal = {ACTIONS.text(action): action for action in perspective.legal_actions()}
        self.verbs = {text.split()[0] for text in self.legal}

    def has(self, text: str) -> bool:
        return text in self.legal

    def say(self, text: str, key: str, **args: int) -> Advice:
        return Advice(self.legal[text], key, args)

    def of(self, verb: str) -> list[list[str]]:
        """The arguments of all legal actions of a verb."""
        return [text.split()[1:] for text in self.legal if text.split()[0] == verb]


def advise(perspective: Perspective) -> Advice:
    """What looks best right now."""
    moment = Moment(perspective)
    for answer in (play_helpful, take, exchange, build, complete, pay, discard, endure, choose_tower, choose_brick):
        advice = answer(moment)
        if advice is not None:
            return advice
    return Advice(next(iter(moment.legal.values())))


def take(moment: Moment) -> Advice | None:
    """The card whose bricks and effect are worth most after its price."""
    if "take" not in moment.verbs:
        return None
    values: dict[str, float] = {}
    for (position,) in moment.of("take"):
        values[f"take {position}"] = card_worth(moment, moment.view["row"][int(position) - 1])
    return moment.say(max(values, key=lambda text: (values[text], text)), "take")


def card_worth(moment: Moment, card: dict[str, Any]) -> float:
    site = moment.site
    left = without(site, site.storage, card["cost"])
    gained = tuple(have + more for have, more in zip(left, card["bricks"].values(), strict=True))
    return best_plan(replace(site, storage=gained)).value + effect_worth(moment, card)


def effect_worth(moment: Moment, card: dict[str, Any]) -> float:
    """What the card does, apart from its bricks."""
    name, mine = card["card"], moment.view["seats"][moment.seat]
    value = CARD_VALUE.get(name, 0.5 if card["type"] != "event" else -1.0)
    owned = [held["card"] for held in mine["cards"]]
    if card["type"] == "building" and name in owned:
        return 0.0
    if name == "recognition":
        low = [c for c in moment.view["board"] if c["seal"] == moment.seat and c["height"] <= 4]
        value = 0.3 + len(low)
    if name == "collapse" and not moment.site.towers:
        value = 0.0
    if name == "monument":
        heights = [max([t["height"] for t in seat["towers"]], default=0) for seat in moment.view["seats"]]
        value = 3.0 if heights[moment.seat] == max(heights) else -2.0
    if card["type"] in ("person", "building") and sum(held["copies"] for held in mine["cards"]) >= mine["card-limit"]:
        value *= 0.4
    return 0.0 if moment.site.last_turn and card["type"] in ("person", "building") else value


def exchange(moment: Moment) -> Advice | None:
    """A brick of the row, if the plan with it is better by more than a trifle."""
    if not moment.has("no-exchange"):
        return None
    site = moment.site
    best, chosen = best_plan(site).value + 0.4, ""
    for colour in sorted({colour for _, colour in moment.of("want")}):
        paid = list(without(site, site.storage, moment.view["exchange"]["rate"]))
        paid[NAMES.index(colour)] += 1
        value = best_plan(replace(site, storage=tuple(paid))).value
        if value > best:
            best, chosen = value, colour
    if not chosen:
        return Advice(NO_EXCHANGE, "no-exchange")
    text = next(text for text in moment.legal if text.startswith("want") and text.endswith(f" {chosen}"))
    return moment.say(text, "exchange")


def build(moment: Moment) -> Advice | None:
    """One brick of the best plan after the other."""
    if not moment.has("end-building"):
        return None
    site = moment.site
    plan = best_plan(site)
    raised = sorted(range(len(site.towers)), key=lambda at: (-plan.raises[at], at))
    for at in raised:
        if plan.raises[at] > 0:
            tower = moment.view["seats"][moment.seat]["towers"][at]
            text = f"raise {tower['colour']} {tower['height']} {tower['condition']}"
            if moment.has(text):
                return raising(moment, text, site.towers[at], plan.raises[at])
    for colour, bricks in enumerate(plan.begins):
        if bricks > 0 and moment.has(f"found {NAMES[colour]}"):
            height, points = goal(site, colour, bricks)
            return moment.say(f"found {NAMES[colour]}", "grow", height=height, points=points)
    return moment.say("end-building", "stop")


def raising(moment: Moment, text: str, tower: Tower, bricks: int) -> Advice:
    """Why a tower is raised: to be completed now, or on its way."""
    points = int(moment.site.prizes[tower.colour][tower.height + bricks])
    if points > 0:
        return moment.say(text, "finish", points=points)
    height, hoped = goal(moment.site, tower.colour, tower.height + bricks)
    return moment.say(text, "grow", height=height, points=hoped) if hoped > 0 else moment.say(text, "keep")


def goal(site: Site, colour: int, height: int) -> tuple[int, int]:
    """The commission a tower is most likely meant for."""
    targets = range(max(3, height), 9)
    best = max(targets, key=lambda target: site.hopes[colour][target] * SUPPLY[colour] ** target)
    return best, int(site.hopes[colour][best])


def complete(moment: Moment) -> Advice | None:
    """Complete what is worth more now than later."""
    if not moment.has("end-commissions"):
        return None
    site = moment.site
    best, chosen = 0.0, ""
    for colour, height in moment.of("complete"):
        tint, storeys = NAMES.index(colour), int(height)
        now = site.prizes[tint][storeys] + (0.0 if site.last_turn else PACE)
        now += site.end_bonus if site.seals == 1 else 0
        later = 0.0 if site.last_turn else prospect(site, tint, storeys, site.storage[tint])
        if now >= later and now + 10 > best:
            best, chosen = now + 10, f"complete {colour} {height}"
    if not chosen:
        return Advice(END_COMMISSIONS, "wait")
    _, colour, height = chosen.split()
    return moment.say(chosen, "finish", points=int(site.prizes[NAMES.index(colour)][int(height)]))


def pay(moment: Moment) -> Advice | None:
    """Give what matters least; payments go from white to purple, so the whole payment is thought of first."""
    verb = next((verb for verb in ("pay", "return") if verb in moment.verbs), None)
    if verb is None:
        return None
    site, owed = moment.site, max(1, moment.view["payment"]["owed"])
    left = without(site, site.storage, owed)
    for colour, (had, has) in enumerate(zip(site.storage, left, strict=True)):
        if had > has and moment.has(f"{verb} {NAMES[colour]}"):
            return moment.say(f"{verb} {NAMES[colour]}", "cheap")
    legal = [NAMES.index(colour) for (colour,) in moment.of(verb)]
    return moment.say(f"{verb} {NAMES[min(legal, key=lambda colour: needs(site, colour))]}", "cheap")


def discard(moment: Moment) -> Advice | None:
    if "discard" not in moment.verbs:
        return None
    names = [name for (name,) in moment.of("discard")]
    return moment.say(f"discard {min(names, key=lambda name: CARD_VALUE.get(name, 0.5))}", "card")


def endure(moment: Moment) -> Advice | None:
    """A Patrician is worth about a brick and a half."""
    if not moment.has("endure"):
        return None
    event, site = moment.view["event"]["card"], moment.site
    stock = sum(site.storage)
    loses_tower = event == "collapse" or (event == "tribute" and stock < 3)
    bricks = {"tribute": 3, "flood": 2, "luxury-tax": stock - 5, "warehouse-fire": stock // 2}.get(event, 2)
    plays = [text for text in moment.legal if text.startswith("play")]
    if plays and (loses_tower or bricks >= 3):
        return moment.say(plays[0], "person")
    return moment.say("endure", "endure")


def choose_tower(moment: Moment) -> Advice | None:
    """An opponent's highest tower, or the own one that is worth least."""
    if "against" in moment.verbs:
        seats = [int(seat) for (seat,) in moment.of("against")]
        tallest = max(seats, key=lambda s: (max(t["height"] for t in moment.view["seats"][s]["towers"]), -s))
        return moment.say(f"against {tallest}", "harm")
    if "tower" not in moment.verbs:
        return None
    towers = [(NAMES.index(colour), int(height)) for colour, height in moment.of("tower")]
    mine = {(tower.colour, tower.height) for tower in moment.site.towers}
    own = moment.view["event"] is not None or set(towers) <= mine

    def value(tower: tuple[int, int]) -> tuple[float, int]:
        return prospect(moment.site, tower[0], tower[1], moment.site.storage[tower[0]]), tower[1]

    pick: Callable[..., tuple[int, int]] = min if own and moment.view["event"] is not None else max
    colour, height = pick(towers, key=value)
    return moment.say(f"tower {NAMES[colour]} {height}", "keep" if own else "harm")


def choose_brick(moment: Moment) -> Advice | None:
    """The brick of an opponent that makes the best plan."""
    if "pick" not in moment.verbs:
        return None
    values: dict[str, float] = {}
    for seat, colour in moment.of("pick"):
        values[f"pick {seat} {colour}"] = with_brick(moment.site, NAMES.index(colour))
    return moment.say(max(values, key=lambda text: (values[text], text)), "harm")


def with_brick(site: Site, colour: int) -> float:
    storage = list(site.storage)
    storage[colour] += 1
    return best_plan(replace(site, storage=tuple(storage))).value


def play_helpful(moment: Moment) -> Advice | None:
    """Persons, when they clearly help."""
    if "play" not in moment.verbs or moment.has("endure"):
        return None
    for (name,) in moment.of("play"):
        if helps(moment, name):
            return moment.say(f"play {name}", "person")
    return None


def helps(moment: Moment, name: str) -> bool:
    site, view = moment.site, moment.view
    phase = view["phase"]
    if name == "mason":
        cheaper = replace(site, costs=tuple(max(0, cost - 3) for cost in site.costs))
        return phase == "build" and best_plan(cheaper).value > best_plan(site).value + (0.0 if site.last_turn else 1.0)
    if name == "princess":
        free = max(card_worth(moment, {**card, "cost": 0}) for card in view["row"])
        paid = max(card_worth(moment, view["row"][int(position) - 1]) for (position,) in moment.of("take"))
        return free > paid + 1.2
    if name == "architect":
        plan = best_plan(site) if phase == "build" else None
        left = [t for t, r in zip(site.towers, plan.raises, strict=True) if t.doomed and r == 0] if plan else []
        return bool(left) and plan is not None and plan.bricks == 0 and max(t.height for t in left) >= 3
    if name == "wholesaler":
        return phase == "exchange" and any(needs(site, NAMES.index(c)) > 2 for c in row_colours(view)) and sum(site.storage) > 2
    if name == "patrician":
        return any(held["card"] == "scandal" for held in view["seats"][moment.seat]["cards"])
    if name == "saboteur":
        others = [seat for at, seat in enumerate(view["seats"]) if at != moment.seat]
        return any(tower["height"] >= 5 for seat in others for tower in seat["towers"])
    if name in ("spy", "smuggler"):
        return phase in ("choose-card", "build")
    return False


def row_colours(view: dict[str, Any]) -> set[str]:
    return {colour for card in view["row"] for colour, bricks in card["bricks"].items() if bricks}
