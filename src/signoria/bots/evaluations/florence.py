"""Florence in the words of its strategy: play on sensibly in mind, then judge what the table promises everyone."""

import math

from mypy_extensions import i64

from signoria.bots.evaluations.florence_sense import Sense
from signoria.bots.evaluations.florence_weights import HORIZON, WARMTH
from signoria.bots.search.evaluation import Evaluation, judge_end
from signoria.core.rng import Rng
from signoria.core.state import CHANCE, OVER, State, buffer
from signoria.core.vec import vec
from signoria.games.florence.state import FlorenceState


class Judgement(Evaluation):
    """Florence's evaluation."""

    def __init__(self, weights: list[float]) -> None:
        self.weights: vec[float] = vec[float](weights)
        self.sense: Sense = Sense(self.weights)
        self.actions: vec[i64] = buffer()
        self.worths: vec[float] = vec[float]([0.0] * 1024)

    def judge(self, state: State, rng: Rng, out: vec[float]) -> None:
        assert isinstance(state, FlorenceState)
        self.play_on(state, rng, state.round + i64(self.weights[HORIZON]))
        judge_end(state, out)

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
        """Actions by their worth to sensible play."""
        assert isinstance(state, FlorenceState)
        self.sense.weigh(state, actions, count, priors)
        most = priors[0]
        for i in range(count):
            most = max(most, priors[i])
        for i in range(count):
            priors[i] = math.exp((priors[i] - most) / self.weights[WARMTH]) + 0.01
