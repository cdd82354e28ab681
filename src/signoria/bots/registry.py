"""Bots by name."""

from typing import Final

from signoria.bots.bot import Bot
from signoria.bots.greedy_bot import GreedyBot
from signoria.bots.random_bot import RandomBot
from signoria.core.errors import UnknownName
from signoria.core.game import Game
from signoria.core.registry import suggestion

BOTS: Final[dict[str, type[Bot]]] = {"random": RandomBot, "greedy": GreedyBot}
STRONGEST: Final = "greedy"


def make_bot(name: str, game: Game, seed: int = 0) -> Bot:
    """A bot for a game, by its name in the registry."""
    if name not in BOTS:
        raise UnknownName(f"there is no bot '{name}'; {suggestion(name, sorted(BOTS))}")
    return BOTS[name](game, seed)
