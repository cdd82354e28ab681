"""Bots by name: two simple ones, and four levels of a thinking opponent for every game that has a judgement."""

import importlib.util
import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final

from signoria.bots.bot import Bot
from signoria.bots.greedy_bot import GreedyBot
from signoria.bots.random_bot import RandomBot
from signoria.bots.search_bot import SearchBot
from signoria.core.errors import UnknownName
from signoria.core.game import Game
from signoria.core.registry import suggestion

RANDOM: Final = "random"
GREEDY: Final = "greedy"
# From the weakest to the strongest; a sentence for players stands in the shared locale files as `level-<name>`.
LEVELS: Final = ("apprentice", "journeyman", "master", "magnifico")
BOTS: Final = (RANDOM, GREEDY, *LEVELS)


@cache
def level_numbers() -> dict[str, Any]:
    """How well each level plays, by game."""
    return tomllib.loads((Path(__file__).parent / "levels.toml").read_text(encoding="utf-8"))


def bots_for(game: Game) -> list[str]:
    """The bots that play a game, from the weakest to the strongest."""
    found = [RANDOM]
    if importlib.util.find_spec(f"signoria.bots.greedy.{game.key}") is not None:
        found.append(GREEDY)
    if game.key in level_numbers():
        found += LEVELS
    return found


def strongest_for(game: Game) -> str:
    """Who is asked for advice."""
    return bots_for(game)[-1]


def usual_for(game: Game) -> str:
    """Who sits down if nobody is named: sensible play that answers at once, or any."""
    found = bots_for(game)
    return GREEDY if GREEDY in found else found[-1]


def make_bot(name: str, game: Game, seed: int = 0) -> Bot:
    """A bot for a game, by its name in the registry."""
    if name not in bots_for(game):
        why = f"{game.title} has no '{name}' yet" if name in BOTS else f"there is no bot '{name}'"
        raise UnknownName(f"{why}; {suggestion(name, sorted(bots_for(game)))}")
    if name == RANDOM:
        return RandomBot(game, seed)
    if name == GREEDY:
        return GreedyBot(game, seed)
    level = level_numbers()[game.key][name]
    return SearchBot(game, seed, simulations=level["simulations"], sharpness=level["sharpness"])
