"""Florence in the words of its strategy: play on sensibly in mind, then judge what the table promises everyone."""

import math
from typing import Final

from mypy_extensions import i64

from signoria.core.buffers import CAPACITY, buffer
from signoria.core.evaluation import Evaluation, judge_points, worth
from signoria.core.rng import Rng
from signoria.core.state import CHANCE, OVER, State
from signoria.core.vec import vec
from signoria.games.florence.bots.judgement.promise import Promise
from signoria.games.florence.bots.judgement.sense import Sense
from signoria.games.florence.bots.judgement.weights import HORIZON, SPREAD, SPREAD_PER_ROUND, WARMTH
from signoria.games.florence.components import ROUNDS
from signoria.games.florence.state import FlorenceState

# What an action keeps that looks silly to sensible play.
LEAST: Final = 0.01


class Judgement(Evaluation):
    """Florence's evaluation."""

    def __init__(self, weights: list[float]) -> None:
        self.weights: Final[vec[float]] = vec[float](weights)
        self.sense: Final[Sense] = Sense(self.weights)
        self.promise: Final[Promise] = Promise(self.weights)
        self.actions: Final[vec[i64]] = buffer()
        self.worths: Final[vec[float]] = vec[float]([0.0] * CAPACITY)

    def judge(self, state: State, rng: Rng, out: vec[float]) -> None:
        """Play on for some rounds, alone to the end; then every seat's points, as far as they can be known from here."""
        assert isinstance(state, FlorenceState)
        weights = self.weights
        players = state.players
        left = ROUNDS - max(state.round, 1)
        spread = weights[SPREAD] + weights[SPREAD_PER_ROUND] * float(left)
        until = ROUNDS + 1 if players == 1 else state.round + i64(weights[HORIZON])
        self.play_on(state, rng, until)
        over = state.actor() == OVER
        for seat in range(players):
            out[2 * players + seat] = float(state.points[seat]) if over else self.promise.expect(state, seat)
        if players == 1:
            judge_alone(float(state.points[0]), float(state.points[1]), spread, out)
        else:
            judge_points(players, spread, out)

    def play_on(self, state: FlorenceState, rng: Rng, until: i64) -> None:
        """Sensible play up to the beginning of a round, or to the end."""
        while state.round < until:
            actor = state.actor()
            if actor == OVER:
                return
            if actor == CHANCE:
                state.apply(state.sample(rng))
            else:
                state.apply(self.sense.choose(state, rng, self.actions, self.worths))

    def prior(self, state: State, actions: vec[i64], count: i64, priors: vec[float]) -> None:
        """Actions by their worth to sensible play; every one keeps a small chance."""
        assert isinstance(state, FlorenceState)
        self.sense.weigh(state, actions, count, priors)
        most = priors[0]
        for i in range(count):
            most = max(most, priors[i])
        for i in range(count):
            priors[i] = math.exp((priors[i] - most) / self.weights[WARMTH]) + LEAST


def judge_alone(points: float, rival: float, spread: float, out: vec[float]) -> None:
    """Alone only one thing counts: more points than Strozzi."""
    ahead = points - rival
    won = 1.0 / (1.0 + math.exp(-ahead / spread))
    out[0] = worth(won, 2.0 - won, 1, ahead)
    out[1] = 2.0 - won
    out[2] = points
