"""How much of a result was luck of the draw.

At every chance the game's judgement is asked about the position that came, and about all that might have come, by their
likelihood. The difference is what the draw was worth; over all draws of a match it is the luck of a seat. Whatever
the judgement thinks and whoever plays, luck has the expectation 0, so a result less its luck is an unbiased estimate of
what the same play reaches on average (a control variate). A good judgement makes that estimate far less noisy than the result.
"""

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from signoria.bots.search_bot import load_judgement
from signoria.core.evaluation import Evaluation, judge_end, outlook
from signoria.core.game import Game
from signoria.core.match import Match
from signoria.core.rng import Rng
from signoria.core.state import CHANCE, OVER, State
from signoria.core.vec import vec

LUCK_STREAM: Final = 0x10CC
# How often each draw is compared with what else might have come: the judgement plays on and may say something else each time.
TIMES: Final = 8
# Of a chance with more outcomes than this, so many are drawn instead of all.
MOST_OUTCOMES: Final = 64
DRAWN: Final = 24
# The outcome that came counts alone, so it is judged more often.
OFTEN: Final = 6


@dataclass(frozen=True)
class Luck:
    """What the draws of a match were worth to a seat, in final points; it may be off by `spread` (twice the standard error)."""

    points: float
    spread: float


@dataclass(frozen=True)
class Draw:
    """What one draw was worth to every seat, in final points; `seat` decided last before it, or decides first of all."""

    entry: int
    seat: int
    points: tuple[float, ...]
    # Of the means, not of single looks.
    variances: tuple[float, ...]


def luck_of(
    match: Match, *, times: int = TIMES, seed: int = 0, progress: Callable[[int, int], None] | None = None
) -> list[Luck]:
    """The luck of every seat. Needs the whole log, with everything that was hidden: for matches that are over."""
    draws = list(judge_draws(match, times=times, seed=seed, progress=progress))
    return [
        Luck(sum(each.points[seat] for each in draws), 2.0 * math.sqrt(sum(each.variances[seat] for each in draws)))
        for seat in range(match.players)
    ]


def judge_draws(
    match: Match, *, times: int = TIMES, seed: int = 0, progress: Callable[[int, int], None] | None = None
) -> Iterator[Draw]:
    """Every draw of a match that could have come otherwise, in their order."""
    log = match.log
    state = match.at(0).state
    seat = next((entry.actor for entry in match.entries if entry.actor != CHANCE), 0)
    for entry, number in enumerate(log):
        actor = state.actor()
        if actor != CHANCE:
            seat = actor
        elif len(state.chance_outcomes()) > 1:
            yield judge_draw(match.game, state, entry, number, seat, times=times, seed=seed)
        state.step(number)
        if progress is not None:
            progress(entry + 1, len(log))


def judge_draw(game: Game, state: State, entry: int, came: int, seat: int, *, times: int = TIMES, seed: int = 0) -> Draw:
    """What one draw was worth to everybody; `seat` decided last before it."""
    evaluation, out = load_judgement(game), outlook(state.players)
    found = draw(state, came, evaluation, times, Rng(seed, LUCK_STREAM, entry), out)
    means = [sum(differences) / times for differences in found]
    squares = [sum((each - mean) ** 2 for each in differences) for mean, differences in zip(means, found, strict=True)]
    return Draw(entry, seat, tuple(means), tuple(square / (times * (times - 1)) for square in squares))


def draw(state: State, came: int, evaluation: Evaluation, times: int, rng: Rng, out: vec[float]) -> list[list[float]]:
    """For every seat, how much better the outcome that came is than what was to be expected, several times over."""
    outcomes = state.chance_outcomes()
    found: list[list[float]] = [[] for _ in range(state.players)]
    for _ in range(times):
        if len(outcomes) > MOST_OUTCOMES:
            compared = [(state.sample(rng), 1) for _ in range(DRAWN)]
        else:
            compared = outcomes
        expected = mean_points(state, compared, evaluation, rng, out)
        reached = mean_points(state, [(came, 1)] * OFTEN, evaluation, rng, out)
        for seat in range(state.players):
            found[seat].append(reached[seat] - expected[seat])
    return found


def mean_points(
    state: State, outcomes: Sequence[tuple[int, int]], evaluation: Evaluation, rng: Rng, out: vec[float]
) -> list[float]:
    """The points everybody may expect over some outcomes, by their weights."""
    players, sums, total = state.players, [0.0] * state.players, 0
    for outcome, weight in outcomes:
        judge(state, outcome, evaluation, rng, out)
        total += weight
        for seat in range(players):
            sums[seat] += weight * out[2 * players + seat]
    return [each / total for each in sums]


def judge(state: State, outcome: int, evaluation: Evaluation, rng: Rng, out: vec[float]) -> None:
    """What is expected after an outcome, and whatever chance brings right after it."""
    after = state.clone()
    after.journal = None
    after.apply(outcome)
    while after.actor() == CHANCE:
        after.apply(after.sample(rng))
    evaluation.begin(-1, 0, rng)
    if after.actor() == OVER:
        judge_end(after, out)
    else:
        evaluation.judge(after, rng, out)
