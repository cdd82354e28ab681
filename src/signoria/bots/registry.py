"""Bots by name: two simple ones, and four levels of a thinking opponent."""

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

SIMPLE: Final[dict[str, type[Bot]]] = {"random": RandomBot, "greedy": GreedyBot}
# From the weakest to the strongest; a sentence for players stands in the shared locale files as `level-<name>`.
LEVELS: Final = ("apprentice", "journeyman", "master", "magnifico")
BOTS: Final = (*SIMPLE, *LEVELS)
STRONGEST: Final = "magnifico"


@cache
def level_numbers() -> dict[str, Any]:
    """How well each level plays, by game; `default` for a game without numbers of its own."""
    return tomllib.loads((Path(__file__).parent / "levels.toml").read_text(encoding="utf-8"))


def make_bot(name: str, game: Game, seed: int = 0) -> Bot:
    """A bot for a game, by its name in the registry."""
    if name in SIMPLE:
        return SIMPLE[name](game, seed)
    if name in LEVELS:
        numbers = level_numbers()
        level = numbers.get(game.key, numbers["default"])[name]
        return SearchBot(game, seed, simulations=level["simulations"], sharpness=level["sharpness"])
    raise UnknownName(f"there is no bot '{name}'; {suggestion(name, sorted(BOTS))}")
