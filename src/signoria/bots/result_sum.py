"""Where a result came from: par, luck of own and others' draws, what own decisions lost, what the others' decisions did.

Par is what the seat could expect before the first decision. The last part is what remains, so the parts always add up to the
result; its uncertainty covers that of all others.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from signoria.bots import marks
from signoria.bots.luck import Draw
from signoria.bots.turn_search import JudgedTurn
from signoria.core.match import Match


@dataclass(frozen=True)
class ResultPart:
    """Points, and how far they may be off (twice the standard error)."""

    points: float
    spread: float


@dataclass(frozen=True)
class ResultSum:
    """par + own_luck + others_luck + decisions + others = result. `decisions` is never positive."""

    par: ResultPart
    own_luck: ResultPart
    others_luck: ResultPart
    decisions: ResultPart
    others: ResultPart
    result: int

    def rounded(self) -> tuple[int, int, int, int, int]:
        """The five parts as whole points that still add up to the result."""
        first = [round(part.points) for part in (self.par, self.own_luck, self.others_luck, self.decisions)]
        return (first[0], first[1], first[2], first[3], self.result - sum(first))


def sum_result(match: Match, turns: Sequence[JudgedTurn], draws: Sequence[Draw], seat: int) -> ResultSum:
    """Split the result of a seat. Draws before the first decision belong to par."""
    begin = turns[0].at
    par = ResultPart(turns[0].best.points[seat], turns[0].best.spread)
    later = [draw for draw in draws if draw.entry > begin]
    own = add_draws([draw for draw in later if draw.seat == seat], seat)
    others = add_draws([draw for draw in later if draw.seat != seat], seat)
    costly = [turn for turn in turns if turn.seat == seat and turn.mark in marks.COSTLY]
    decisions = ResultPart(-sum(turn.cost for turn in costly), math.hypot(*(turn.cost_noise for turn in costly)))
    result = match.scores()[seat]
    known = (par, own, others, decisions)
    rest = ResultPart(result - sum(part.points for part in known), math.hypot(*(part.spread for part in known)))
    return ResultSum(par, own, others, decisions, rest, result)


def add_draws(draws: Sequence[Draw], seat: int) -> ResultPart:
    """The luck of one seat in some draws."""
    return ResultPart(sum(draw.points[seat] for draw in draws), 2.0 * math.sqrt(sum(draw.variances[seat] for draw in draws)))
