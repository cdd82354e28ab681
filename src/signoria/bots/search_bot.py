"""A bot that thinks: search with a game's own judgement, or plain."""

import tomllib
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any, Final

from signoria.bots.bot import Advice, Bot, Choice, Reason
from signoria.bots.calibration import Calibration, calibration_for, progress_of
from signoria.bots.greedy_bot import GreedyBot, plays_simply
from signoria.bots.lines import contenders, principal_line, ranked
from signoria.bots.reasons import reasons_for, why_not
from signoria.bots.search.tree import Tree, look_at, search
from signoria.bots.traits import in_character
from signoria.bots.values import learned, read_value
from signoria.core.errors import BadSetup
from signoria.core.evaluation import Evaluation, RandomPlayouts
from signoria.core.game import Game
from signoria.core.perspective import Perspective

PARTS: Final = 10_000
HUNDRED: Final = 100
# How many choices an advice tells.
TOLD: Final = 3
# And how many an analysis.
SURVEYED: Final = 6
# An action that is asked about is looked at so often at least, or by this part of all simulations.
FEWEST: Final = 40
SHARE_OF_OTHER: Final = 6
SHARE_OF_NEXT: Final = 10
# So much worth more or less is a trifle.
TRIFLE: Final = 0.04
# Who plays on a whim makes so many simulations, whatever the level: thinking longer must not make a whim worse, and it would,
# since the longer one thinks the more poor actions have been looked at.
HASTE: Final = 8


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
        trait: str = "",
        plain: bool = False,
        seconds: float = 0.0,
        value: Path | None = None,
        up_to: int = 0,
    ) -> None:
        """`sharpness` 0 always plays the most visited action; 1 and more plays by visits to that power, for weaker levels.
        In `whim` of a hundred decisions it hardly thinks and plays any of its first ideas that it does not see to be far worse,
        as people do who do not know better yet.
        `misjudge`: by up to so many of a hundred it is wrong about what things are worth to it, anew in each decision, where
        the game's judgement knows how. `trait` is a trait of character by which it judges a little one-sidedly.

        `seconds`, if not 0, end the thinking even if simulations are left: for analysis, since it depends on the machine.
        `value`: a file of what was learned, which sets the game's judgement right.
        `up_to`, if not 0: with more players than these it makes fewer simulations in proportion, since each takes longer.
        """
        super().__init__(game, seed)
        self.simulations = simulations
        self.sharpness = sharpness
        self.whim = whim
        self.misjudge = misjudge
        self.seconds = seconds
        self.plain = plain
        self.trait = trait
        self.value = value
        self.up_to = up_to
        self.evaluation = self.judging()
        self.calibration = None if plain else calibration_for(game)
        self.simple = GreedyBot(game) if plays_simply(game) else None
        self.tree: Tree | None = None
        self.history: list[int | None] = []

    def __getstate__(self) -> dict[str, Any]:
        """Everything but what it thought: a copy begins its thinking anew."""
        return {**self.__dict__, "evaluation": None, "tree": None, "history": []}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.evaluation = self.judging()

    def judging(self) -> Evaluation:
        """How it judges positions: plainly, by the game's judgement, or by that and what was learned."""
        if self.plain:
            return RandomPlayouts()
        own = judgement(self.game, self.trait)
        return own if self.value is None else learned(own, self.game, self.value)

    def analyse(self, perspective: Perspective) -> list[Choice]:
        """The actions that were looked at, the most visited first."""
        return self.expected_of(self.think(perspective), perspective)

    def think(self, perspective: Perspective, choosing: bool = False, hasty: bool = False) -> Tree:
        seat, state = perspective.seat, perspective.imagine()
        known = None if hasty else self.recall(perspective)
        self.evaluation.begin(seat, self.misjudge, perspective.stream())
        often = HASTE if hasty else self.often_with(perspective.players)
        tree = search(state, seat, self.evaluation, perspective.stream(), often, self.seconds, known, choosing)
        self.remember(tree, perspective)
        return tree

    def often_with(self, players: int) -> int:
        """How many simulations it makes at a table of so many."""
        return self.simulations if not 0 < self.up_to < players else self.simulations * self.up_to // players

    def consider(self, perspective: Perspective) -> Tree:
        """Search, then look at the next best choices too, until something can be said of them."""
        tree = self.think(perspective)
        seat, state = perspective.seat, perspective.imagine()
        first, *others = contenders(tree, perspective.legal_actions())[:TOLD]
        simulations = self.often_with(perspective.players)
        often = min(tree.visits_of(tree.child(0, first)), max(FEWEST, simulations // SHARE_OF_NEXT))
        for action in others:
            look_at(tree, state, seat, self.evaluation, perspective.stream(), action, often)
        # What turned out better than it seemed is now looked at of itself.
        longer = int(tree.visits[0]) + simulations // 2
        search(state, seat, self.evaluation, perspective.stream(), longer, self.seconds, tree)
        return tree

    def look(self, tree: Tree, perspective: Perspective, action: int) -> Choice:
        """What can be said of one action, however little it promises; the others are left as they are."""
        often, state = max(FEWEST, self.often_with(perspective.players) // SHARE_OF_OTHER), perspective.imagine()
        look_at(tree, state, perspective.seat, self.evaluation, perspective.stream(), action, often)
        return next(choice for choice in self.expected_of(tree, perspective) if choice.action == action)

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

    def expected_of(self, tree: Tree, perspective: Perspective) -> list[Choice]:
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

    def told(self, tree: Tree, perspective: Perspective, choice: Choice) -> Choice:
        """A choice with all that is known of it: how sure its points are, how everybody ends, and what may follow."""
        node = tree.child(0, choice.action)
        shift = self.shift(tree, perspective)
        everyone = tuple(tree.mean(node, 2, seat) + shift for seat in range(perspective.players))
        line = tuple(principal_line(tree, perspective.imagine(), choice.action))
        spread = tree.spread(node, perspective.seat)
        return replace(choice, points=everyone[perspective.seat], spread=spread, everyone=everyone, line=line)

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
        if self.whim or self.sharpness:
            return Advice(self.decide(perspective)[1].action, game=self.game.key)
        return self.explained(self.consider(perspective), perspective)

    def explained(self, tree: Tree, perspective: Perspective) -> Advice:
        choices = self.expected_of(tree, perspective)
        told = [self.told(tree, perspective, choice) for choice in ranked(choices)[:TOLD]]
        best = told[0]
        said = self.sense(perspective, best.action)
        first = None if said is None else Reason(f"advice-{said.key}", said.args)
        # One that seems better and is too little known to be listed is still what the best is compared with.
        other = told[1] if len(told) > 1 else next((choice for choice in choices if choice.action != best.action), None)
        if other is not None:
            other = self.told(tree, perspective, other)
        reasons = reasons_for(perspective, best, other, first)
        if said is None:
            said = Advice(best.action, "search", {"place": round(best.place), "points": round(best.points)})
        return Advice(best.action, said.key, said.args, tuple(told), reasons, self.game.key)

    def why_not(self, perspective: Perspective, action: int) -> Advice:
        """The best choice and another one, and why not that: choices are these two, reasons speak of the other."""
        tree = self.consider(perspective)
        best = self.told(tree, perspective, ranked(self.expected_of(tree, perspective))[0])
        if best.action == action:
            return self.explained(tree, perspective)
        other = self.told(tree, perspective, self.look(tree, perspective, action))
        return Advice(best.action, "search", {}, (best, other), why_not(perspective, best, other), self.game.key)

    def survey(self, perspective: Perspective, played: int = -1) -> Advice:
        """For looking again at what was decided: more choices than a hint tells, and always the one that was played, last."""
        tree = self.consider(perspective)
        shown = ranked(self.expected_of(tree, perspective))[:SURVEYED]
        if played >= 0 and all(choice.action != played for choice in shown):
            shown.append(self.look(tree, perspective, played))
        told = tuple(self.told(tree, perspective, choice) for choice in shown)
        return Advice(told[0].action, "search", {}, told, game=self.game.key)

    def sense(self, perspective: Perspective, action: int) -> Advice | None:
        """What simple sensible play says of an action, if it would do the same."""
        if self.simple is None:
            return None
        plain = self.simple.explain(perspective, action)
        return plain if plain is not None and plain.key != "none" else None

    def choose(self, perspective: Perspective) -> int:
        """The choice alone, without looking for words."""
        return self.decide(perspective)[1].action

    def decide(self, perspective: Perspective, to_the_end: bool = False) -> tuple[Tree, Choice]:
        """What it thought, and what it plays: on a whim any of its first ideas, however long it usually thinks.

        It stops when nothing can change the choice any more, unless it is to think `to_the_end` for the sake of the numbers.
        """
        if self.whim:
            stream = perspective.stream()
            if stream.below(HUNDRED) < self.whim:
                tree = self.think(perspective, hasty=True)
                ideas = without_follies(self.choices_of(tree, perspective))
                return tree, ideas[stream.below(len(ideas))]
        tree = self.think(perspective, choosing=self.sharpness == 0 and not to_the_end)
        return tree, self.pick(self.choices_of(tree, perspective), perspective)

    def pick(self, choices: list[Choice], perspective: Perspective) -> Choice:
        """The most visited choice; a weaker level now and then another one that was looked at nearly as often."""
        if self.sharpness == 0:
            return choices[0]
        stream = perspective.stream()
        # Whole numbers, so that every machine picks the same.
        most = choices[0].visits ** self.sharpness
        weights = [PARTS * choice.visits**self.sharpness // most for choice in choices]
        left = stream.below(sum(weights))
        for choice, weight in zip(choices, weights, strict=True):
            left -= weight
            if left < 0:
                return choice
        return choices[0]


def without_follies(choices: list[Choice]) -> list[Choice]:
    """What a weak player sees too: nobody throws a turn away or refuses a gift, on whatever whim."""
    worths = [choice.worth for choice in choices]
    best = max(worths)
    least = best - max(TRIFLE, (best - min(worths)) / 2)
    return [choice for choice in choices if choice.worth >= least]


def judgement(game: Game, trait: str = "") -> Evaluation:
    """The game's own evaluation, with a trait of character if there is one, or random playouts where it has none."""
    module = game.part("bots.judgement")
    if module is None:
        return RandomPlayouts()
    made: Evaluation = module.Judgement(in_character(game, trait, module.NAMES, read_weights(weights_file(game), module.NAMES)))
    return made


def weights_file(game: Game) -> Path:
    return game.folder / "bots" / "weights.toml"


@cache
def read_weights(file: Path, names: tuple[str, ...]) -> tuple[float, ...]:
    """The numbers of a game's judgement in the order it names them, wherever they stand in the file.

    Read once: a quick bot decides in less time than that takes.
    """
    weights = dict(flat(tomllib.loads(file.read_text(encoding="utf-8"))))
    for what, which in (("lacks", set(names) - set(weights)), ("has, but nobody asks for", set(weights) - set(names))):
        if which:
            raise BadSetup(f"{file} {what}: {', '.join(sorted(which))}")
    return tuple(float(weights[name]) for name in names)


def flat(table: dict[str, Any], before: str = "") -> Iterator[tuple[str, Any]]:
    """What a table of tables says, by its dotted names."""
    for name, said in table.items():
        yield from flat(said, f"{before}{name}.") if isinstance(said, dict) else [(before + name, said)]
