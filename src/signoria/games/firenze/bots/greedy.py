"""Simple sensible Firenze: weigh what a turn's building leads to, take the card that helps it most, finish the seals."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from signoria.core.advice import Advice
from signoria.core.perspective import Perspective
from signoria.games.firenze.actions import ACTIONS, END_COMMISSIONS, NO_EXCHANGE
from signoria.games.firenze.bots.greedy_site import (
    NAMES,
    PACE,
    SUPPLY,
    Site,
    Tower,
    best_plan,
    discards_first,
    needs,
    prospect,
    read_site,
    without,
)

# What an exchange or a card must gain to be worth it.
TRIFLE = 0.4
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
    gain, colour = best_exchange(moment, moment.view["exchange"]["rate"])
    wants = [text for text in moment.legal if text.startswith("want") and text.endswith(f" {colour}")]
    return moment.say(wants[0], "exchange") if wants and gain > TRIFLE else Advice(NO_EXCHANGE, "no-exchange")


def best_exchange(moment: Moment, rate: int) -> tuple[float, str]:
    """How much better the best plan gets with the best brick of the row, and the colour of that brick."""
    site = moment.site
    before, best, chosen = best_plan(site).value, 0.0, ""
    row = {colour for card in moment.view["row"] for colour, bricks in card["bricks"].items() if bricks}
    for colour in (name for name in NAMES if name in row and sum(site.storage) >= rate):
        paid = list(without(site, site.storage, rate))
        paid[NAMES.index(colour)] += 1
        gain = best_plan(replace(site, storage=tuple(paid))).value - before
        if gain > best:
            best, chosen = gain, colour
    return best, chosen


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
    left = without(site, site.storage, owed, discards_first(site) if verb == "return" else None)
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
    safety = {(NAMES.index(colour), int(height)): safe for colour, height, safe in moment.of("tower")}
    towers = list(safety)
    mine = {(tower.colour, tower.height) for tower in moment.site.towers}
    own = moment.view["event"] is not None or set(towers) <= mine

    def value(tower: tuple[int, int]) -> tuple[float, int]:
        return prospect(moment.site, tower[0], tower[1], moment.site.storage[tower[0]]), tower[1]

    pick: Callable[..., tuple[int, int]] = min if own and moment.view["event"] is not None else max
    colour, height = pick(towers, key=value)
    return moment.say(f"tower {NAMES[colour]} {height} {safety[colour, height]}", "keep" if own else "harm")


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
        dear = best_exchange(moment, view["exchange"]["rate"])[0] if phase == "exchange" else 0.0
        return phase == "exchange" and best_exchange(moment, 1)[0] > max(TRIFLE, dear) + TRIFLE
    if name == "patrician":
        return any(held["card"] == "scandal" for held in view["seats"][moment.seat]["cards"])
    if name == "saboteur":
        others = [seat for at, seat in enumerate(view["seats"]) if at != moment.seat]
        return any(tower["height"] >= 5 for seat in others for tower in seat["towers"])
    if name in ("spy", "smuggler"):
        return phase in ("choose-card", "build")
    return False
