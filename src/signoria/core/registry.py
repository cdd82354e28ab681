"""Finds games by name: every folder under `signoria.games`, every entry point of that name in other distributions, and what a
program registers itself.

A game whose rules have changed may keep the engine of earlier rules beside the present one, as `rules_<number>` in its
folder: matches that began by these rules go on by them.
"""

import importlib
import logging
import pkgutil
from difflib import get_close_matches
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from typing import Final

from signoria.core.errors import UnknownName, UnknownRules
from signoria.core.game import Game

SHIPPED: Final = "signoria.games"
LOG: Final = logging.getLogger("signoria.games")
_registered: dict[str, Game] = {}
_by_rules: dict[tuple[str, int], Game] = {}


def register(game: Game) -> None:
    """Make a game known under its key (for games that do not ship with Signoria); the last registered is the present one."""
    _registered[game.key] = game
    _by_rules[game.key, game.rules] = game


def names() -> list[str]:
    """The keys of all games there are to play. One of another distribution that cannot be loaded is left out."""
    return sorted({*shipped(), *(name for name in installed() if works(name)), *_registered})


def shipped() -> list[str]:
    """The games that come with Signoria."""
    package = importlib.import_module(SHIPPED)
    return sorted(module.name for module in pkgutil.iter_modules(package.__path__) if module.ispkg)


@cache
def installed() -> dict[str, EntryPoint]:
    """Games of other distributions: entry points of the group `signoria.games` that name a `Game`."""
    return {point.name: point for point in entry_points(group=SHIPPED)}


@cache
def works(name: str) -> bool:
    """Whether a game of another distribution can be loaded; what is wrong with it is told once, and harms no other."""
    try:
        load(name)
    except UnknownName as error:
        LOG.warning("%s; it is left out", error)
        return False
    return True


def load(name: str) -> Game:
    """The game of that name, by its present rules."""
    if name not in _registered:
        if name in shipped():
            register(importlib.import_module(f"{SHIPPED}.{name}").GAME)
        elif name in installed():
            register(load_installed(name))
        else:
            raise UnknownName(f"there is no game '{name}'; {suggestion(name, names())}")
    return _registered[name]


def load_installed(name: str) -> Game:
    point = installed()[name]
    where = f"{point.value} of {point.dist.name if point.dist is not None else 'an unknown distribution'}"
    try:
        game = point.load()
    except Exception as error:
        raise UnknownName(f"the game '{name}' cannot be loaded from {where}: {error}") from error
    if not isinstance(game, Game) or game.key != name:
        raise UnknownName(f"{where} is no game with the key '{name}'; the entry point must name its `GAME`")
    return game


def known(name: str, rules: int) -> Game | None:
    """The game of that name and these rules if it has been loaded or registered."""
    return _by_rules.get((name, rules))


def load_rules(name: str, rules: object, players: object = None, options: object = None) -> Game:
    """The game by the rules of that number, as long as they are there; ours, where a set-up is played the same by both."""
    present = load(name)
    if present.plays_rules(rules, players, options):
        return present
    number = rules if isinstance(rules, int) and not isinstance(rules, bool) else -1
    if (name, number) not in _by_rules:
        module = f"{present.package}.rules_{number}"
        if number < 0 or find_spec(module) is None:
            raise UnknownRules(
                f"was played by rules {rules!r} of {present.title}, this program has rules {present.rules}; "
                "replay it with the version that wrote it"
            )
        _by_rules[name, number] = importlib.import_module(module).GAME
    return _by_rules[name, number]


def suggestion(name: str, known: list[str]) -> str:
    """What to write instead of an unknown name."""
    close = get_close_matches(name, known, n=1)
    return f"did you mean '{close[0]}'?" if close else f"choose from: {', '.join(known)}"
