"""A bot that thinks: search with a game's own judgement, or plain."""

import tomllib
import warnings
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any, Final

from signoria.bots.bot import Advice, Bot, Choice, Reason
from signoria.bots.calibration import Calibration, calibration_for, progress_of
from signoria.bots.lines import is_better, list_contenders, principal_line, rank_choices
from signoria.bots.reasons import reasons_for, why_not
from signoria.bots.search.tree import Tree, look_at, search
from signoria.bots.traits import apply_trait
from signoria.bots.values import load_learned, read_value
from signoria.core.errors import BadSetup
from signoria.core.evaluation import Evaluation, RandomPlayouts
from signoria.core.game import Game
from signoria.core.perspective import Perspective
from signoria.core.state import State
from signoria.deprecation import forward_names

PARTS: Final = 10_000
HUNDRED: Final = 100
# How many choices an advice lists.
MAX_ADVISED: Final = 3
# How many choices an analysis lists.
MAX_SURVEYED: Final = 6
# An action is visited at least this often, or by this part of all simulations, before its numbers are shown.
MIN_VISITS: Final = 40
SHARE_OF_OTHER: Final = 6
SHARE_OF_NEXT: Final = 10
# Differences in value up to this count as none.
EPSILON: Final = 0.04
# To make sure which of two choices ends better, each is looked at no more often than this.
MOST_LOOKS: Final = 1000
# How often a question inside an advised action is thought about if the tree has hardly seen it, and how many there may be.
SIDE_THOUGHT: Final = 80
MOST_STEPS: Final = 14
# A blunder comes from a search of this length at every level: a longer search visits more poor actions, so its blunders
# would be worse.
BLUNDER_SIMULATIONS: Final = 8


# Names in `levels.toml` whose argument has another name.
LEVEL_KEYWORDS: Final = {"whim": "blunder_rate", "sharpness": "visit_exponent", "misjudge": "noise"}


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
        visit_exponent: int = 0,
        blunder_rate: int = 0,
        noise: int = 0,
        trait: str = "",
        plain: bool = False,
        seconds: float = 0.0,
        value: Path | None = None,
        up_to: int = 0,
        **deprecated: int,
    ) -> None:
        """Create a bot that runs `simulations` simulations for each decision.

        `visit_exponent`: 0 plays the most visited action; n > 0 samples actions in proportion to their visits to the power n.
        `blunder_rate`: the percentage of decisions played from a short search, at random among moves that do not look bad.
        `noise`: the percentage by which the evaluation may be wrong, drawn again for each decision.
        `trait`: a trait of character, which changes the weights of the game's evaluation.
        `plain`: use random rollouts instead of the game's evaluation.
        `seconds`: if not 0, stop the search after this time. Results then depend on the machine.
        `value`: a file with a learned value, which corrects the game's evaluation.
        `up_to`: if not 0, run fewer simulations, in proportion, with more than this many players.
        The old names `whim`, `sharpness` and `misjudge` are deprecated.
        """
        super().__init__(game, seed)
        for old, number in deprecated.items():
            if old not in LEVEL_KEYWORDS:
                raise TypeError(f"SearchBot has no argument {old!r}")
            new = LEVEL_KEYWORDS[old]
            warnings.warn(f"SearchBot({old}=) is now {new}=; the old name goes with 0.4", DeprecationWarning, stacklevel=2)
            visit_exponent = number if new == "visit_exponent" else visit_exponent
            blunder_rate = number if new == "blunder_rate" else blunder_rate
            noise = number if new == "noise" else noise
        self.simulations = simulations
        self.visit_exponent = visit_exponent
        self.blunder_rate = blunder_rate
        self.noise = noise
        self.seconds = seconds
        self.plain = plain
        self.trait = trait
        self.value = value
        self.up_to = up_to
        self.evaluation = self.make_evaluation()
        self.calibration = None if plain else calibration_for(game)
        self.tree: Tree | None = None
        self.history: list[int | None] = []

    def __getstate__(self) -> dict[str, Any]:
        """Everything but what it thought: a copy begins its thinking anew."""
        return {**self.__dict__, "evaluation": None, "tree": None, "history": []}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.evaluation = self.make_evaluation()

    def make_evaluation(self) -> Evaluation:
        """How it judges positions: plainly, by the game's judgement, or by that and what was learned."""
        if self.plain:
            return RandomPlayouts()
        own = load_judgement(self.game, self.trait)
        return own if self.value is None else load_learned(own, self.game, self.value)

    def analyse(self, perspective: Perspective) -> list[Choice]:
        """The actions that were looked at, the most visited first."""
        return self.calibrate_choices(self.think(perspective), perspective)

    def think(self, perspective: Perspective, choosing: bool = False, hasty: bool = False) -> Tree:
        seat, state = perspective.seat, perspective.imagine()
        known = None if hasty else self.recall(perspective)
        self.evaluation.begin(seat, self.noise, perspective.stream())
        often = BLUNDER_SIMULATIONS if hasty else self.simulations_for(perspective.players)
        tree = search(state, seat, self.evaluation, perspective.stream(), often, self.seconds, known, choosing)
        self.remember(tree, perspective)
        return tree

    def simulations_for(self, players: int) -> int:
        """How many simulations it makes at a table of so many."""
        return self.simulations if not 0 < self.up_to < players else self.simulations * self.up_to // players

    def consider(self, perspective: Perspective) -> Tree:
        """Search, then look at the next best choices too, until something can be said of them."""
        tree = self.think(perspective)
        seat, state = perspective.seat, perspective.imagine()
        first, *others = list_contenders(tree, perspective.legal_actions())[:MAX_ADVISED]
        simulations = self.simulations_for(perspective.players)
        often = min(tree.visits_of(tree.child(0, first)), max(MIN_VISITS, simulations // SHARE_OF_NEXT))
        for action in others:
            look_at(tree, state, seat, self.evaluation, perspective.stream(), action, often)
        # What turned out better than it seemed is now looked at of itself.
        longer = int(tree.visits[0]) + simulations // 2
        search(state, seat, self.evaluation, perspective.stream(), longer, self.seconds, tree)
        self.verify_leader(tree, perspective)
        return tree

    def verify_leader(self, tree: Tree, perspective: Perspective) -> None:
        """What ends better than the most visited choice, by what is shown, is looked at as often: the better one is told."""
        first, *others = self.calibrate_choices(tree, perspective)
        for choice in [one for one in others if one.visits >= MIN_VISITS and is_better(one, first)][: MAX_ADVISED - 1]:
            look_at(
                tree,
                perspective.imagine(),
                perspective.seat,
                self.evaluation,
                perspective.stream(),
                choice.action,
                min(first.visits, MOST_LOOKS),
            )

    def look(self, tree: Tree, perspective: Perspective, action: int) -> Choice:
        """What can be said of one action, however little it promises; the others are left as they are."""
        often, state = max(MIN_VISITS, self.simulations_for(perspective.players) // SHARE_OF_OTHER), perspective.imagine()
        look_at(tree, state, perspective.seat, self.evaluation, perspective.stream(), action, often)
        return next(choice for choice in self.calibrate_choices(tree, perspective) if choice.action == action)

    def choices_of(self, tree: Tree, perspective: Perspective) -> list[Choice]:
        seat = perspective.seat
        # A tree that is remembered can hold actions that seemed possible when the position was still imagined.
        legal = set(perspective.legal_actions())
        found, child = [], tree.first[0]
        while child >= 0:
            visits = int(tree.visits_of(child))
            if visits and tree.choice[child] in legal:
                worth, place, points = (tree.mean(child, kind, seat) for kind in range(3))
                found.append(Choice(tree.choice[child], visits, worth, place, points, game=self.game.key, seat=seat))
            child = tree.next[child]
        return sorted(found, key=lambda choice: (-choice.visits, -choice.worth, choice.action))

    def calibrate_choices(self, tree: Tree, perspective: Perspective) -> list[Choice]:
        """The same choices with points and places as they are told: ranks are by what is shown."""
        choices, calibration = self.choices_of(tree, perspective), self.calibration_with(perspective.players)
        if calibration is None:
            return choices
        shift, progress = self.shift(tree, perspective), progress_of(self.game, perspective.imagine())
        return [
            replace(
                choice, points=choice.points + shift, place=calibration.place_of(progress, choice.place, perspective.players)
            )
            for choice in choices
        ]

    def describe_choice(self, tree: Tree, perspective: Perspective, choice: Choice) -> Choice:
        """A choice with all that is known of it: how sure its points are, how everybody ends, and what may follow."""
        node = tree.child(0, choice.action)
        shift = self.shift(tree, perspective)
        everyone = tuple(tree.mean(node, 2, seat) + shift for seat in range(perspective.players))
        line = tuple(principal_line(tree, perspective.imagine(), choice.action))
        spread = tree.spread(node, perspective.seat)
        steps = tuple(self.steps(perspective, choice.action, line))
        return replace(choice, points=everyone[perspective.seat], spread=spread, everyone=everyone, line=line, steps=steps)

    def steps(self, perspective: Perspective, action: int, line: tuple[int, ...]) -> Iterator[int]:
        """The whole action: what the seat decides from here up to the next turn, another seat, or something unknown."""
        game, seat, state = self.game, perspective.seat, perspective.imagine()
        following = iter(line[1:])
        for _ in range(MOST_STEPS):
            yield action
            state.apply(action)
            if state.barrier() or state.actor() != seat or game.prompt(state).key in game.main_prompts:
                return
            expected = next(following, -1)
            action = expected if expected in state.legal_actions() else self.side_thought(state, seat, perspective)

    def side_thought(self, state: State, seat: int, perspective: Perspective) -> int:
        """What to answer to a question inside an action that the tree has hardly seen."""
        tree = search(state, seat, self.evaluation, perspective.stream(), SIDE_THOUGHT)
        return list_contenders(tree, state.legal_actions())[0]

    def shift(self, tree: Tree, perspective: Perspective) -> float:
        """What is to be added to the points that the search expects of anybody, whatever is chosen."""
        calibration = self.calibration_with(perspective.players)
        if calibration is None:
            return 0.0
        expected = sum(tree.mean(0, 2, seat) for seat in range(perspective.players)) / float(perspective.players)
        return calibration.shift(progress_of(self.game, perspective.imagine()), expected)

    def calibration_with(self, players: int) -> Calibration | None:
        """What puts right what is told at a table of so many; None where nothing was measured, or what was learned does so."""
        return None if self.has_learned(players) else self.calibration

    def has_learned(self, players: int) -> bool:
        """Whether points are set right by what was learned for so many players; nothing else must do so then."""
        return self.value is not None and any(one["players"] == players for one in read_value(self.value)["networks"])

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
        """The best choice by what is told of it, with the reasons that set it apart from the next.

        It looks longer than `choose`, so that the next best can be compared. A weaker level tells what it would play.
        """
        if self.blunder_rate or self.visit_exponent:
            return Advice(self.decide(perspective)[1].action, game=self.game.key)
        return self.build_advice(self.consider(perspective), perspective)

    def build_advice(self, tree: Tree, perspective: Perspective) -> Advice:
        """The advice with its table; what the sentences compare it with is the second row of that table."""
        choices = self.calibrate_choices(tree, perspective)
        rows = rank_choices(choices)[:MAX_ADVISED]
        if len(rows) == 1:
            rows += [choice for choice in choices if choice.action != rows[0].action][:1]
        told = tuple(self.describe_choice(tree, perspective, choice) for choice in rows)
        best, other = told[0], told[1] if len(told) > 1 else None
        reasons = reasons_for(perspective, best, other, self.facts(tree, perspective, best, other))
        return Advice(best.action, "search", outlook_of(best), told, reasons, self.game.key)

    def facts(self, tree: Tree, perspective: Perspective, best: Choice, other: Choice | None) -> list[Reason]:
        """What the game itself reads off the search, where it knows how."""
        module = self.game.part("bots.facts")
        return [] if module is None or self.plain else list(module.facts(tree, perspective, best, other))

    def why_not(self, perspective: Perspective, action: int) -> Advice:
        """The best choice and another one, and why not that: choices are these two, reasons speak of the other."""
        tree = self.consider(perspective)
        best = self.describe_choice(tree, perspective, rank_choices(self.calibrate_choices(tree, perspective))[0])
        if best.action == action:
            return self.build_advice(tree, perspective)
        other = self.describe_choice(tree, perspective, self.look(tree, perspective, action))
        return Advice(best.action, "search", {}, (best, other), why_not(perspective, best, other), self.game.key)

    def survey(self, perspective: Perspective, played: int = -1) -> Advice:
        """For looking again at what was decided: more choices than a hint tells, and always the one that was played, last."""
        tree = self.consider(perspective)
        shown = rank_choices(self.calibrate_choices(tree, perspective))[:MAX_SURVEYED]
        if played >= 0 and all(choice.action != played for choice in shown):
            shown.append(self.look(tree, perspective, played))
        told = tuple(self.describe_choice(tree, perspective, choice) for choice in shown)
        return Advice(told[0].action, "search", {}, told, game=self.game.key)

    def choose(self, perspective: Perspective) -> int:
        """The choice alone, without looking for words."""
        return self.decide(perspective)[1].action

    def decide(self, perspective: Perspective) -> tuple[Tree, Choice]:
        """What it thought, and what it plays: on a whim any of its first ideas, however long it usually thinks.

        It stops when nothing can change the choice any more.
        """
        if self.blunder_rate:
            stream = perspective.stream()
            if stream.below(HUNDRED) < self.blunder_rate:
                tree = self.think(perspective, hasty=True)
                ideas = drop_blunders(self.choices_of(tree, perspective))
                return tree, ideas[stream.below(len(ideas))]
        tree = self.think(perspective, choosing=self.visit_exponent == 0)
        return tree, self.pick(self.choices_of(tree, perspective), perspective)

    def pick(self, choices: list[Choice], perspective: Perspective) -> Choice:
        """The most visited choice; a weaker level now and then another one that was looked at nearly as often."""
        if self.visit_exponent == 0:
            return choices[0]
        stream = perspective.stream()
        # Whole numbers, so that every machine picks the same.
        most = choices[0].visits ** self.visit_exponent
        weights = [PARTS * choice.visits**self.visit_exponent // most for choice in choices]
        left = stream.below(sum(weights))
        for choice, weight in zip(choices, weights, strict=True):
            left -= weight
            if left < 0:
                return choice
        return choices[0]


def outlook_of(choice: Choice) -> dict[str, int | str]:
    return {"place": round(choice.place), "points": round(choice.points)}


def drop_blunders(choices: list[Choice]) -> list[Choice]:
    """What a weak player sees too: nobody throws a turn away or refuses a gift, on whatever whim."""
    worths = [choice.worth for choice in choices]
    best = max(worths)
    least = best - max(EPSILON, (best - min(worths)) / 2)
    return [choice for choice in choices if choice.worth >= least]


def load_judgement(game: Game, trait: str = "") -> Evaluation:
    """The game's own evaluation, with a trait of character if there is one, or random playouts where it has none."""
    module = game.part("bots.judgement")
    if module is None:
        return RandomPlayouts()
    made: Evaluation = module.Judgement(apply_trait(game, trait, module.NAMES, read_weights(weights_file(game), module.NAMES)))
    return made


def weights_file(game: Game) -> Path:
    return game.folder / "bots" / "weights.toml"


@cache
def read_weights(file: Path, names: tuple[str, ...]) -> tuple[float, ...]:
    """The numbers of a game's judgement in the order it names them, wherever they stand in the file.

    Read once: a quick bot decides in less time than that takes.
    """
    weights = dict(flatten(tomllib.loads(file.read_text(encoding="utf-8"))))
    for what, which in (("lacks", set(names) - set(weights)), ("has, but nobody asks for", set(weights) - set(names))):
        if which:
            raise BadSetup(f"{file} {what}: {', '.join(sorted(which))}")
    return tuple(float(weights[name]) for name in names)


def flatten(table: dict[str, Any], before: str = "") -> Iterator[tuple[str, Any]]:
    """What a table of tables says, by its dotted names."""
    for name, said in table.items():
        yield from flatten(said, f"{before}{name}.") if isinstance(said, dict) else [(before + name, said)]


__getattr__ = forward_names(
    __name__,
    without_follies="drop_blunders",
    judgement="load_judgement",
)
