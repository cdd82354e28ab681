"""What a bot is: something that looks at a decision from a seat and advises an action, with a reason."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field

from signoria.core.game import Game
from signoria.core.perspective import Perspective


@dataclass(frozen=True)
class Choice:
    """What a bot that thinks ahead found out about one action: how often it was looked at, and what it expects of it."""

    action: int
    visits: int
    # From 0 to 1: winning above all, then the place, then the lead.
    worth: float
    place: float
    points: float


@dataclass(frozen=True)
class Advice:
    """An action and why: `advice-<key>` in the game's locale files, with arguments.

    A bot that thinks ahead adds the best choices it found, the best first.
    """

    action: int
    key: str = "none"
    args: Mapping[str, int | str] = field(default_factory=dict)
    choices: tuple[Choice, ...] = ()


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
