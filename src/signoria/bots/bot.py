"""What a bot is: something that looks at a decision from a seat and advises an action, with a reason."""

from abc import ABC, abstractmethod

from signoria.core.advice import Advice, Choice
from signoria.core.game import Game
from signoria.core.perspective import Perspective

__all__ = ["Advice", "Bot", "Choice"]


class Bot(ABC):
    """A player for one game. Given the same seed and the same perspectives it decides the same."""

    def __init__(self, game: Game, seed: int = 0) -> None:
        self.game = game
        self.seed = seed

    @abstractmethod
    def advise(self, perspective: Perspective) -> Advice:
        """What this bot would do, and why."""

    def choose(self, perspective: Perspective) -> int:
        return self.advise(perspective).action
