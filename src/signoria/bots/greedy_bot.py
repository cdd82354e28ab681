"""Simple sensible play: the game's own module says what looks best right now."""

from collections.abc import Callable
from dataclasses import replace
from typing import cast

from signoria.bots.bot import Advice, Bot
from signoria.core.errors import UnknownName
from signoria.core.game import Game
from signoria.core.perspective import Perspective

# Its function `advise(perspective)` returns an `Advice`.
MODULE = "bots.greedy"


class GreedyBot(Bot):
    """Looks at the moment, in the words of the game's strategy."""

    def __init__(self, game: Game, seed: int = 0) -> None:
        super().__init__(game, seed)
        module = game.part(MODULE)
        if module is None:
            raise UnknownName(f"nobody has written simple sensible play for {game.title}")
        self._advise = cast(Callable[[Perspective], Advice], module.advise)

    def advise(self, perspective: Perspective) -> Advice:
        return replace(self._advise(perspective), game=self.game.key)

    def choose(self, perspective: Perspective) -> int:
        return self._advise(perspective).action


def plays_simply(game: Game) -> bool:
    """Whether simple sensible play has been written for a game."""
    return game.part(MODULE) is not None
