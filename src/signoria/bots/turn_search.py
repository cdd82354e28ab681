"""One turn of a seat judged as a whole: what was played against what was better.

The small decisions of a turn belong together: its cost would otherwise be counted at each of them. So the best turn and the
played one are both carried out, and the positions at their ends are searched equally long. These searches share nothing with
the one that found the best turn, so a turn that only looked best by chance is not held against the player.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from signoria.bots import marks
from signoria.bots.bot import Choice, Reason
from signoria.bots.calibration import progress_of
from signoria.bots.chances import ChanceCorrection, correction_for, win_chances
from signoria.bots.lines import expected_line, rank_choices
from signoria.bots.reasons import reasons_for
from signoria.bots.registry import level_settings, search_arguments, strongest_for
from signoria.bots.search.tree import Tree, look_at, search
from signoria.bots.search_bot import SearchBot
from signoria.core.errors import SignoriaError
from signoria.core.game import Game
from signoria.core.perspective import Perspective
from signoria.core.rng import Rng
from signoria.core.state import State

STREAM: Final = 0x7E11
# The search from the end of a turn is split into this many parts; their scatter is the noise.
PARTS: Final = 10
# Simulations: to find the best turn, and from the end of each turn that is compared.
QUICK: Final = (200, 200)
DEEP: Final = (1600, 2000)
# An action that is to be explained is looked at this often at least.
EXPLAINED: Final = 40
# Closing sentences that say what a costly turn costs; any other is replaced by the chances to win.
TELLING: Final = ("reason-more", "reason-place")


class CannotReview(SignoriaError):
    """No bot that searches plays this game."""


@dataclass(frozen=True)
class TurnOutcome:
    """A whole turn and how the match is expected to end after it, for every seat."""

    steps: tuple[int, ...]
    # What the search expects to be decided, from the first step up to the next chance.
    line: tuple[int, ...]
    won: tuple[float, ...]
    points: tuple[float, ...]
    place: float
    # Twice the standard error of the deciding seat's points.
    spread: float


@dataclass(frozen=True)
class JudgedTurn:
    """One turn with at least one real choice. Losses are 0 where the played turn is as good as the best."""

    # The number of log entries before it, and before each of its decisions.
    at: int
    entries: tuple[int, ...]
    seat: int
    round: int
    prompt: str
    played: TurnOutcome
    best: TurnOutcome
    # Lost chance to win, and twice the standard error of that difference.
    lost: float
    noise: float
    # The same in points.
    cost: float
    cost_noise: float
    mark: str
    mattered: bool
    reasons: tuple[Reason, ...] = ()
    deep: bool = False


class TurnJudge:
    """Judges turns of one game with the search of its strongest level."""

    def __init__(self, game: Game, *, deep: bool = False, seed: int = 0, times: int = 1, level: str | None = None) -> None:
        """`times` multiplies the simulations, to check what fewer of them said; `level`: who finds the best turn."""
        name = strongest_for(game) if level is None else level
        settings = level_settings(game).get(name)
        if settings is None or "simulations" not in settings:
            raise CannotReview(f"'{name}' does not think ahead, so there is nothing to compare; ask {strongest_for(game)}")
        self.game = game
        self.deep = deep
        self.seed = seed
        finding, self.comparing = (times * each for each in (DEEP if deep else QUICK))
        if level is not None:
            finding = settings["simulations"]
        knowledge = {key: value for key, value in settings.items() if key in ("value", "up_to")}
        self.bot = SearchBot(game, seed, simulations=finding, **search_arguments(knowledge, game))
        self.correction: ChanceCorrection = correction_for(game)

    def judge(self, perspective: Perspective, played: Sequence[int], at: int, entries: Sequence[int]) -> JudgedTurn:
        """Compare the turn that was played from here with the best one there is, by what the seat can know."""
        seat = perspective.seat
        # The answer must not depend on which turns were judged before.
        self.bot.tree = None
        tree = self.bot.think(perspective)
        found = rank_choices(self.bot.calibrate_choices(tree, perspective))[0]
        best = self.bot.describe_choice(tree, perspective, found)
        # One imagined position for both, so that what is hidden does not tell them apart.
        imagined = perspective.imagine()
        wanted, reached = carry_out(imagined, seat, best.steps), carry_out(imagined, seat, played)
        own, following = self.search_end(perspective, reached, at)
        same = wanted.to_bytes() == reached.to_bytes()
        other, expected = (own, following) if same else self.search_end(perspective, wanted, at)
        lost, noise = compare([part.won[seat] for part in other], [part.won[seat] for part in own])
        cost, cost_noise = compare([part.points[seat] for part in other], [part.points[seat] for part in own])
        played_turn = summarise(tuple(played), following, own, seat)
        better = played_turn if same or lost <= 0.0 else summarise(best.steps, expected, other, seat)
        lost, cost = max(0.0, lost), max(0.0, cost) if lost > 0.0 else 0.0
        mark = marks.mark_of(lost, noise, same=same)
        state = perspective.imagine()
        judged = JudgedTurn(
            at,
            tuple(entries),
            seat,
            self.game.view(state, seat).get("round", 0),
            self.game.prompt(state).key,
            played_turn,
            better,
            lost,
            noise,
            cost,
            cost_noise,
            mark,
            self.mattered(tree, perspective, lost),
            deep=self.deep,
        )
        return judged if mark not in marks.COSTLY else self.explain(judged, tree, perspective)

    def mattered(self, tree: Tree, perspective: Perspective, lost: float) -> bool:
        """Whether it made a difference what was chosen here."""
        worths = [choice.worth for choice in self.bot.choices_of(tree, perspective)]
        return lost >= marks.MATTERS or max(worths) - min(worths) >= marks.MATTERS

    def search_end(self, perspective: Perspective, state: State, at: int) -> tuple[list["Part"], tuple[int, ...]]:
        """What a search from the end of a turn says, part by part, and the line it expects.

        It uses the same random numbers for every turn of a decision.
        """
        seat, players = perspective.seat, int(perspective.players)
        rng, tree, parts = Rng(self.seed, STREAM, at), Tree(players), []
        self.bot.evaluation.begin(seat, 0, rng)
        progress = progress_of(self.game, perspective.imagine())
        calibration = self.bot.calibration_with(players)
        before, visits = [0.0] * (3 * players), 0
        for part in range(1, PARTS + 1):
            search(state, seat, self.bot.evaluation, rng, self.comparing * part // PARTS, known=tree)
            seen = int(tree.visits_of(0))
            sums = [tree.mean(0, kind, each) * seen for kind in range(3) for each in range(players)]
            means = [(now - then) / (seen - visits) for now, then in zip(sums, before, strict=True)]
            before, visits = sums, seen
            worths, places, points = (means[kind * players : (kind + 1) * players] for kind in range(3))
            won = self.correction.correct(progress, win_chances(worths, places, points), seat)
            shift = 0.0 if calibration is None else calibration.shift(progress, sum(points) / players)
            place = places[seat] if calibration is None else calibration.place_of(progress, places[seat], players)
            parts.append(Part(won, tuple(each + shift for each in points), place))
        return parts, tuple(expected_line(tree, state.clone()))

    def explain(self, judged: JudgedTurn, tree: Tree, perspective: Perspective) -> JudgedTurn:
        """Say why the better turn is better than the played one."""
        bot, seat = self.bot, perspective.seat
        for turn in (judged.best, judged.played):
            look_at(tree, perspective.imagine(), seat, bot.evaluation, perspective.stream(), turn.steps[0], EXPLAINED)
        best, played = (self.choice_of(turn, seat) for turn in (judged.best, judged.played))
        facts = bot.facts(tree, perspective, best, played) if best.action != played.action else []
        reasons = reasons_for(perspective, best, played, facts)
        if reasons[-1].message not in TELLING:
            wins = {"wins": round(100 * judged.best.won[seat]), "instead": round(100 * judged.played.won[seat])}
            reasons = (*reasons[:-1], Reason("reason-wins", wins, played.action))
        return replace(judged, reasons=reasons)

    def choice_of(self, turn: TurnOutcome, seat: int) -> Choice:
        return Choice(
            turn.steps[0],
            self.comparing,
            turn.won[seat],
            turn.place,
            turn.points[seat],
            turn.spread,
            turn.line,
            turn.steps,
            turn.points,
            seat,
            self.game.key,
        )


@dataclass(frozen=True)
class Part:
    """What one part of a search expects: chances and points of every seat, the place of the one that decides."""

    won: tuple[float, ...]
    points: tuple[float, ...]
    place: float


def compare(better: Sequence[float], worse: Sequence[float]) -> tuple[float, float]:
    """The mean difference, and twice its standard error."""
    differences = [one - other for one, other in zip(better, worse, strict=True)]
    mean = sum(differences) / len(differences)
    variance = sum((each - mean) ** 2 for each in differences) / (len(differences) - 1)
    return mean, 2.0 * math.sqrt(variance / len(differences))


def summarise(steps: tuple[int, ...], following: tuple[int, ...], parts: Sequence[Part], seat: int) -> TurnOutcome:
    count = len(parts)
    won = tuple(sum(each) / count for each in zip(*(part.won for part in parts), strict=True))
    points = tuple(sum(each) / count for each in zip(*(part.points for part in parts), strict=True))
    _, spread = compare([part.points[seat] for part in parts], [points[seat]] * count)
    return TurnOutcome(steps, steps + following, won, points, sum(part.place for part in parts) / count, spread)


def carry_out(before: State, seat: int, steps: Sequence[int]) -> State:
    """The position after a turn, as far as the seat can know it."""
    state = before.clone()
    for step in steps:
        if state.actor() != seat or step not in state.legal_actions():
            break
        state.apply(step)
    return state
