"""Il Vecchio judged in the words of its strategy: see prospects.py for what a family may end with.

What an answer is worth (options.py) tells the search where to look first, and plays a turn that has begun to its end
before the position is judged: in the middle of a turn nothing can be compared.
"""

import math
from typing import Final

from mypy_extensions import i64

from signoria.core.buffers import buffer
from signoria.core.evaluation import Evaluation, judge_end, judge_points
from signoria.core.rng import Rng
from signoria.core.state import CHANCE, OVER, State
from signoria.core.vec import vec
from signoria.games.ilvecchio.bots.judgement.achievements import FEATURES
from signoria.games.ilvecchio.bots.judgement.options import Options
from signoria.games.ilvecchio.bots.judgement.prospects import Prospects
from signoria.games.ilvecchio.state import IlVecchioState
from signoria.games.ilvecchio.table import TURN

# Weights after those of the features, which have two each.
SPREAD: Final[i64] = 2 * FEATURES  # how far final points may be off at the end
SPREAD_EARLY: Final[i64] = 2 * FEATURES + 1  # and how much further at the beginning
TEMPERATURE: Final[i64] = 2 * FEATURES + 2  # how far apart answers must be for the search to prefer one
HOPELESS: Final[i64] = 2 * FEATURES + 3  # so much worse than the best, an answer is left out
TURNS_AHEAD: Final[i64] = 2 * FEATURES + 4  # whole turns that are played on before judging
# Then those of the features once more: what they are worth where playing on ends.
POSITION: Final[i64] = 2 * FEATURES + 5


class Judgement(Evaluation):
    """The evaluation of Il Vecchio."""

    def __init__(self, weights: list[float]) -> None:
        self.weights: vec[float] = vec[float](weights)
        # Sensible play weighs what an action brings in its own way, and the position it leads to is worth something else.
        self.options: Options = Options(Prospects(weights))
        self.prospects: Prospects = Prospects(weights[POSITION:])
        self.actions: vec[i64] = buffer()
        self.values: vec[float] = vec[float]([0.0 for _ in range(1024)])

    def judge(self, state: State, rng: Rng, out: vec[float]) -> None:
        assert isinstance(state, IlVecchioState)
        self.play_on(state, rng, i64(self.weights[TURNS_AHEAD]))
        if state.actor() == OVER:
            judge_end(state, out)
            return
        players = state.players
        prospects = self.prospects
        prospects.look(state)
        for seat in range(players):
            out[2 * players + seat] = prospects.expected(state, seat)
        spread = self.weights[SPREAD] + self.weights[SPREAD_EARLY] * math.sqrt(prospects.left)
        judge_points(players, spread, out)

    def prior(self, state: State, actions: vec[i64], count: i64, priors: vec[float]) -> None:
        assert isinstance(state, IlVecchioState)
        self.options.rate(state, actions, count, self.values)
        best = self.values[0]
        for i in range(count):
            best = max(best, self.values[i])
        hopeless = self.weights[HOPELESS]
        temperature = self.weights[TEMPERATURE]
        for i in range(count):
            behind = best - self.values[i]
            priors[i] = math.exp(-behind / temperature) if behind <= hopeless else 0.0

    def play_on(self, state: IlVecchioState, rng: Rng, turns: i64) -> None:
        """Finish the turn that has begun, and as many more."""
        left = turns
        while True:
            actor = state.actor()
            if actor == OVER:
                return
            if actor == CHANCE:
                state.apply(state.sample(rng))
            else:
                if state.untouched == 1 and state.waiting == TURN:
                    if left == 0:
                        return
                    left -= 1
                state.apply(self.choose(state))

    def choose(self, state: IlVecchioState) -> i64:
        """What simple sensible play answers."""
        count = state.legal(self.actions)
        self.options.rate(state, self.actions, count, self.values)
        best: i64 = 0
        for i in range(count):
            if self.values[i] > self.values[best]:
                best = i
        return self.actions[best]

    def describe(self, state: State, seat: i64) -> list[float]:
        """The features of a family and how much time is left, for fitting the weights."""
        assert isinstance(state, IlVecchioState)
        found = self.prospects.describe(state, seat)
        found.append(self.prospects.left)
        return found
