"""Positions of Il Vecchio for its board: every question, every tile, a takeover with every choice, another map."""

import copy
import random
from collections.abc import Mapping, Sequence
from typing import Any

import signoria
from signoria.core import log
from signoria.core.edition import Edition
from signoria.core.match import Match
from signoria.games.ilvecchio.actions import COUNCIL_NAMES, NOBILITY_NAMES, PROVINCE_NAMES
from tests.browser.stories import NAMES
from tests.games.ilvecchio.positions import do, position

GAME = signoria.load("ilvecchio")
Asked = tuple[Match, int]
RICH = {"florins": 9, "assassin": 3, "knight": 3, "abbot": 3, "scroll": 4, "carriage": 2, "bishop": 2}


def asked_everything() -> dict[str, Asked]:
    """For every kind of question a position in which it is asked, found by playing at random with all tiles in play."""
    found: dict[str, Asked] = {}
    for seed in range(1, 60):
        chance = random.Random(seed)
        match = GAME.new(2 + seed % 3, seed=seed, seats=NAMES[: 2 + seed % 3])
        while not match.over and len(found) < len(GAME.prompts):
            asked = GAME.prompt(match.state).key
            if asked not in found:
                found[asked] = (log.rebuild(log.export(match)), match.actor)
            match.step(chance.choice(match.legal_actions()))
        if len(found) == len(GAME.prompts):
            break
    return found


def set_up(*steps: str, players: int = 3, **given: Any) -> Match:
    """A match at a position set up by hand, after these decisions and outcomes."""
    match = GAME.new(players, seed=1, seats=NAMES[:players])
    state = position(players, **given)
    do(state, *steps)
    match.state = state
    return match


def takeover(*steps: str, tracks: Mapping[str, Sequence[int]] | None = None) -> Match:
    """A takeover in which everything can be chosen: the way, the followers, the florins, and later the tile."""
    return set_up(
        "send prato",
        "go vernio",
        *steps,
        standing={0: ["prato", "siena"], 1: ["sesto"], 2: ["radda"]},
        lying={1: ["colle"]},
        goods={0: RICH, 1: {"florins": 3, "knight": 1}, 2: {"florins": 5}},
        provinces={0: ["any-combination", "no-money", "one-knight"]},
        used=["one-knight"],
        tracks=tracks if tracks is not None else {"milano": [1, 0, 2], "venezia": [1], "council": [2]},
    )


def held() -> Match:
    """One family has every tile: half of the provinces used, all of the council and of the nobility."""
    provinces = list(PROVINCE_NAMES.values)
    tiles = {"provinces": {0: provinces}, "council": {0: COUNCIL_NAMES.values}, "nobility": {0: NOBILITY_NAMES.values}}
    return set_up(standing={0: ["prato"]}, used=provinces[::2], **tiles)


def offered() -> list[Match]:
    """Every tile is to be chosen somewhere: the provinces of three regions, and both stacks of Florence five by five."""
    found = []
    for gate, followers in (("vernio", "pay 0 1 1"), ("vicchio", "pay 1 0 0"), ("sovicille", "pay 2 1 0")):
        given: dict[str, Any] = {"standing": {0: [gate]}, "goods": {0: RICH}}
        steps = [f"send {gate}", f"go {gate}", *([followers] if gate == "sovicille" else [])]
        found.append(set_up(*steps, **given))
    for office, names in (("council", COUNCIL_NAMES.values), ("nobility", NOBILITY_NAMES.values)):
        for first in (0, 5, 7):
            drawn = [f"{office} {tile}" for tile in names[first : first + 5]]
            steps = ["send firenze", "go firenze", f"office {office}", *drawn]
            found.append(set_up(*steps, standing={0: ["firenze"]}, goods={0: RICH}))
    return found


def other_map() -> Edition:
    """Towns moved about, roads and areas laid differently, without a picture: they are spread by east and north."""
    content = copy.deepcopy(GAME.edition(None).content)
    content["name"] = "moved"
    del content["picture"]
    chance = random.Random(3)
    for place in content["places"]:
        del place["picture"]
        place["east"] = place["east"] // 2 + chance.randint(-60, 60)
        place["north"] = place["north"] // 2 + chance.randint(-60, 60)
    numbers = [number for number in content["areas"] if number.isdigit()]
    towns = [content["areas"][number] for number in numbers]
    content["areas"].update(zip(numbers, towns[3:] + towns[:3], strict=True))
    pairs = content["roads"]["pairs"]
    pairs.remove("colle mensano")
    pairs.append("volterra mensano")
    pairs.append("vernio pistoia")
    return Edition(content, "moved")
