"""A bot that thinks: search with a game's own judgement, or plain."""

import importlib
import tomllib
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from signoria.bots.bot import Advice, Bot
from signoria.bots.greedy_bot import GreedyBot
from signoria.bots.search.evaluation import Evaluation, RandomPlayouts
from signoria.bots.search.tree import search
from signoria.core.game import Game
from signoria.core.perspective import Perspective

PARTS: Final = 10_000
WEIGHTS: Final = Path(__file__).parent / "evaluations" / "weights"


@dataclass(frozen=True)
class Choice:
    """What the search found out about one action."""

    action: int
    visits: int
    worth: float
    place: float
    points: float


class SearchBot(Bot):
    """Thinks for a fixed number of simulations, so that the same seed gives the same play."""

    def __init__(self, game: Game, seed: int = 0, *, simulations: int = 400, sharpness: int = 0, plain: bool = False) -> None:
        """`sharpness` 0 always plays the most visited action; 1 and more plays by visits to that power, for weaker levels."""
        super().__init__(game, seed)
        self.simulations = simulations
        self.sharpness = sharpness
        self.evaluation = RandomPlayouts() if plain else judgement(game)
        self.simple = GreedyBot(game) if find_spec(f"signoria.bots.greedy.{game.key}") is not None else None

    def analyse(self, perspective: Perspective) -> list[Choice]:
        """The actions that were looked at, the most visited first."""
        seat, state = perspective.seat, perspective.imagine()
        tree = search(state, seat, self.evaluation, perspective.stream(), self.simulations)
        width, found, child = 3 * tree.players, [], tree.first[0]
        while child >= 0:
            visits = int(tree.visits[child])
            mean = [tree.sums[child * width + i * tree.players + seat] / max(1, visits) for i in range(3)]
            found.append(Choice(tree.choice[child], visits, *mean))
            child = tree.next[child]
        return sorted(found, key=lambda choice: (-choice.visits, -choice.worth, choice.action))

    def advise(self, perspective: Perspective) -> Advice:
        """The choice, with the reason in the words of the game where simple sensible play would do the same."""
        best = self.pick(self.analyse(perspective), perspective)
        if self.simple is not None:
            plain = self.simple.advise(perspective)
            if plain.action == best.action:
                return plain
        args: dict[str, int | str] = {"place": f"{best.place:.1f}", "points": f"{best.points:.0f}", "visits": best.visits}
        return Advice(best.action, "search", args)

    def pick(self, choices: list[Choice], perspective: Perspective) -> Choice:
        """The most visited choice; a weaker level now and then another one that was looked at."""
        if self.sharpness == 0:
            return choices[0]
        # Whole numbers, so that every machine picks the same.
        most = choices[0].visits ** self.sharpness
        weights = [PARTS * choice.visits**self.sharpness // most for choice in choices]
        left = perspective.stream().below(sum(weights))
        for choice, weight in zip(choices, weights, strict=True):
            left -= weight
            if left < 0:
                return choice
        return choices[0]


def judgement(game: Game) -> Evaluation:
    """The game's own evaluation, or random playouts where it has none."""
    try:
        module = importlib.import_module(f"signoria.bots.evaluations.{game.key}")
    except ModuleNotFoundError:
        return RandomPlayouts()
    weights = tomllib.loads((WEIGHTS / f"{game.key}.toml").read_text(encoding="utf-8"))
    made: Evaluation = module.Judgement([float(weight) for weight in weights.values()])
    return made
