"""A bot that thinks: search with a game's own judgement, or plain."""

import tomllib
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any, Final

from signoria.bots.bot import Advice, Bot, Choice
from signoria.bots.greedy_bot import GreedyBot, plays_simply
from signoria.bots.search.tree import Tree, search
from signoria.core.errors import BadSetup
from signoria.core.evaluation import Evaluation, RandomPlayouts
from signoria.core.game import Game
from signoria.core.perspective import Perspective

PARTS: Final = 10_000
HUNDRED: Final = 100
# How many choices an advice tells.
TOLD: Final = 3


class SearchBot(Bot):
    """Thinks for a fixed number of simulations, so that the same seed gives the same play.

    What it thought about earlier decisions of a match it remembers, as long as it saw everything that happened since.
    """

    def __init__(
        self,
        game: Game,
        seed: int = 0,
        *,
        simulations: int = 400,
        sharpness: int = 0,
        whim: int = 0,
        misjudge: int = 0,
        plain: bool = False,
        seconds: float = 0.0,
    ) -> None:
        """`sharpness` 0 always plays the most visited action; 1 and more plays by visits to that power, for weaker levels.
        In `whim` of a hundred decisions it plays any of the actions it looked at, as people do who do not know better yet.
        `misjudge`: by up to so many of a hundred it is wrong about what things are worth to it, anew in each decision, where
        the game's judgement knows how.

        `seconds`, if not 0, end the thinking even if simulations are left: for analysis, since it depends on the machine.
        """
        super().__init__(game, seed)
        self.simulations = simulations
        self.sharpness = sharpness
        self.whim = whim
        self.misjudge = misjudge
        self.seconds = seconds
        self.plain = plain
        self.evaluation = RandomPlayouts() if plain else judgement(game)
        self.simple = GreedyBot(game) if plays_simply(game) else None
        self.tree: Tree | None = None
        self.history: list[int | None] = []

    def __getstate__(self) -> dict[str, Any]:
        """Everything but what it thought: a copy begins its thinking anew."""
        return {**self.__dict__, "evaluation": None, "tree": None, "history": []}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.evaluation = RandomPlayouts() if self.plain else judgement(self.game)

    def analyse(self, perspective: Perspective) -> list[Choice]:
        """The actions that were looked at, the most visited first."""
        seat, state = perspective.seat, perspective.imagine()
        known = self.recall(perspective)
        self.evaluation.begin(seat, self.misjudge, perspective.stream())
        tree = search(state, seat, self.evaluation, perspective.stream(), self.simulations, self.seconds, known)
        self.remember(tree, perspective)
        # A tree that is remembered can hold actions that seemed possible when the position was still imagined.
        legal = set(perspective.legal_actions())
        found, child = [], tree.first[0]
        while child >= 0:
            visits = int(tree.visits_of(child))
            if visits and tree.choice[child] in legal:
                worth, place, points = (tree.mean(child, kind, seat) for kind in range(3))
                found.append(Choice(tree.choice[child], visits, worth, place, points, self.game.key))
            child = tree.next[child]
        return sorted(found, key=lambda choice: (-choice.visits, -choice.worth, choice.action))

    def recall(self, perspective: Perspective) -> Tree | None:
        """What earlier thinking says about this decision."""
        history, length = perspective.history, len(self.history)
        if self.tree is None or history is None or len(history) <= length or list(history[:length]) != self.history:
            return None
        since = [entry for entry in history[length:] if entry is not None]
        hidden = len(since) < len(history) - length
        return None if hidden else self.tree.after(since)

    def remember(self, tree: Tree, perspective: Perspective) -> None:
        known = perspective.history is not None
        self.tree, self.history = (tree if known else None), list(perspective.history or ())

    def advise(self, perspective: Perspective) -> Advice:
        """The choice, with the reason in the words of the game where simple sensible play would do the same."""
        choices = self.analyse(perspective)
        best = self.pick(choices, perspective)
        told = tuple(choices[:TOLD])
        if self.simple is not None:
            plain = self.simple.advise(perspective)
            if plain.action == best.action:
                return replace(plain, choices=told)
        args: dict[str, int | str] = {"place": round(best.place), "points": round(best.points)}
        return Advice(best.action, "search", args, told, self.game.key)

    def choose(self, perspective: Perspective) -> int:
        """The choice alone, without looking for words."""
        return self.pick(self.analyse(perspective), perspective).action

    def pick(self, choices: list[Choice], perspective: Perspective) -> Choice:
        """The most visited choice; a weaker level now and then another one that was looked at."""
        stream = perspective.stream()
        if self.whim and stream.below(HUNDRED) < self.whim:
            return choices[stream.below(len(choices))]
        if self.sharpness == 0:
            return choices[0]
        # Whole numbers, so that every machine picks the same.
        most = choices[0].visits ** self.sharpness
        weights = [PARTS * choice.visits**self.sharpness // most for choice in choices]
        left = stream.below(sum(weights))
        for choice, weight in zip(choices, weights, strict=True):
            left -= weight
            if left < 0:
                return choice
        return choices[0]


def judgement(game: Game) -> Evaluation:
    """The game's own evaluation, or random playouts where it has none."""
    module = game.part("bots.judgement")
    if module is None:
        return RandomPlayouts()
    made: Evaluation = module.Judgement(list(read_weights(weights_file(game), module.NAMES)))
    return made


def weights_file(game: Game) -> Path:
    return game.folder / "bots" / "weights.toml"


@cache
def read_weights(file: Path, names: tuple[str, ...]) -> tuple[float, ...]:
    """The numbers of a game's judgement in the order it names them, wherever they stand in the file.

    Read once: a quick bot decides in less time than that takes.
    """
    weights = tomllib.loads(file.read_text(encoding="utf-8"))
    for what, which in (("lacks", set(names) - set(weights)), ("has, but nobody asks for", set(weights) - set(names))):
        if which:
            raise BadSetup(f"{file} {what}: {', '.join(sorted(which))}")
    return tuple(float(weights[name]) for name in names)
