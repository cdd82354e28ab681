"""Firenze in the words of its strategy: what towers, storage, cards and flags are worth, and who will be done first.

A seat's prospects are its points, what its towers may become, its bricks and cards, the flags it may win, its feasts, and its
chance for the end tile, less what the seals still to be placed cost. The current turn is first played to its end sensibly.
"""

import math
from typing import Final

from mypy_extensions import i64

from signoria.core.evaluation import Evaluation, judge_end, judge_points
from signoria.core.rng import Rng
from signoria.core.state import OVER, State
from signoria.core.vec import vec
from signoria.games.firenze.bots.judgement.policy import Policy
from signoria.games.firenze.bots.judgement.site import Site
from signoria.games.firenze.bots.judgement.weights import (
    BONUS,
    BONUS_SOFTNESS,
    CARD,
    CARE,
    CAREFUL,
    LEFT,
    POSITION,
    SPREAD,
    TEMPO,
    TOWERS,
    TURNS,
    TWICE,
)
from signoria.games.firenze.components import COLOURS, FEAST, KINDS
from signoria.games.firenze.scoring import feast_points
from signoria.games.firenze.state import FirenzeState
from signoria.games.firenze.table import CHOOSE_CARD, SEALS_OF, TOWERS_OF


class Judgement(Evaluation):
    """The evaluation of Firenze."""

    def __init__(self, weights: list[float]) -> None:
        self.weights: Final[vec[float]] = vec[float](weights)
        self.policy: Final[Policy] = Policy(self.weights)
        # Sensible play weighs what an action brings in its own way, and the position it leads to is worth something else.
        own = weights[:POSITION]
        for i in range(len(TWICE)):
            own[TWICE[i]] = weights[POSITION + i]
        self.own: Final[vec[float]] = vec[float](own)
        self.site: Final[Site] = Site(self.own)

    def judge(self, state: State, rng: Rng, out: vec[float]) -> None:
        assert isinstance(state, FirenzeState)
        self.play_on(state, rng)
        if state.actor() == OVER:
            judge_end(state, out)
            return
        players = state.players
        turns = self.site.turns_to_come(state)
        for seat in range(players):
            out[2 * players + seat] = self.prospects(state, seat, turns)
        judge_points(players, self.weights[SPREAD] * math.sqrt(turns + 1.0), out)

    def play_on(self, state: FirenzeState, rng: Rng) -> None:
        """To the end of the turn and some turns more; to the end of the match once somebody has placed the last seal."""
        turns = i64(self.weights[TURNS])
        while state.actor() != OVER:
            if state.waiting == CHOOSE_CARD and state.played == 0 and state.finisher < 0:
                if turns == 0:
                    return
                turns -= 1
            self.policy.play(state, rng)

    def prospects(self, state: FirenzeState, seat: i64, turns: float) -> float:
        """Expected final points of a seat."""
        weights = self.own
        site = self.site
        site.read(state, seat)
        points = float(state.points[seat]) + weights[TOWERS] * site.standing_worth()
        softness = site.softness(state)
        for colour in range(COLOURS):
            points += site.flag(state, seat, colour, softness)
        points += self.hand(state, seat, turns)
        points += weights[LEFT] * turns * float(state.player[SEALS_OF + seat])
        points -= weights[CARE] * float(state.player[TOWERS_OF + seat])
        points += weights[BONUS] * float(state.parts.end_bonus) * self.first(state, seat)
        if state.active == seat:
            points += weights[TEMPO]
        return points

    def hand(self, state: FirenzeState, seat: i64, turns: float) -> float:
        """Feasts for what they will pay, persons and buildings for what they may still do."""
        total = 0.0
        parts = state.parts
        use = min(1.0, 0.2 * turns)
        for kind in range(KINDS):
            copies = state.hand[seat * KINDS + kind]
            if copies > 0:
                if parts.type[kind] == FEAST:
                    total += float(copies * feast_points(state, seat, kind))
                total += float(copies) * use * self.own[CARD + parts.effect[kind]]
        return total

    def first(self, state: FirenzeState, seat: i64) -> float:
        """The chance to place the last seal first."""
        rivals = 0.0
        for other in range(state.players):
            rivals += math.exp((self.site.race[seat] - self.site.race[other]) / self.own[BONUS_SOFTNESS])
        return 1.0 / rivals

    def prior(self, state: State, actions: vec[i64], count: i64, priors: vec[float]) -> None:
        assert isinstance(state, FirenzeState)
        scores = self.policy.scores
        self.policy.score(state, actions, count)
        best = scores[0]
        for i in range(1, count):
            best = max(best, scores[i])
        for i in range(count):
            priors[i] = math.exp(max(-8.0, (scores[i] - best) / self.weights[CAREFUL]))
