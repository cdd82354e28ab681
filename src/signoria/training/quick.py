"""Matches without search, by what looks promising at first sight: hundreds a second, to begin learning with.

Every seat follows the priors of the game's judgement, in some matches closely, in some loosely: many more matches, less well
played. All seats of a match play alike, or it would be learned who plays better instead of what a position is worth. What is
learned from these matches is a start; matches with search set it right.
"""

from typing import Final

from signoria.bots.search_bot import load_judgement
from signoria.core.buffers import CAPACITY, buffer
from signoria.core.evaluation import Evaluation
from signoria.core.game import Game
from signoria.core.rng import Rng
from signoria.core.state import CHANCE, OVER, State
from signoria.core.vec import vec
from signoria.training.looking import Kept, looked_at

# How closely the seats of a match follow: priors to this power. Who errs follows loosely.
CLOSELY: Final = (3, 8, 20)
# One decision of so many is kept to learn from.
KEPT: Final = 12
GRAINS: Final = 1 << 30


class QuickPlayer:
    """Chooses by the priors of a judgement alone."""

    def __init__(self, game: Game) -> None:
        self.own: Evaluation = load_judgement(game)
        self.actions = buffer()
        self.priors = vec[float]([0.0] * CAPACITY)

    def choose(self, state: State, closely: float, rng: Rng) -> int:
        count = state.legal(self.actions)
        self.own.begin(state.actor(), 0, rng)
        self.own.prior(state, self.actions, count, self.priors)
        most = max(self.priors[i] for i in range(count))
        weights = [(self.priors[i] / most) ** closely for i in range(count)]
        left = rng.below(GRAINS) / GRAINS * sum(weights)
        for i, weight in enumerate(weights):
            left -= weight
            if left < 0.0:
                return self.actions[i]
        return self.actions[0]


def play_quickly(game: Game, players: int, deal: int, settled: bool, player: QuickPlayer) -> tuple[State, list[Kept]]:
    """A match to its end, and the positions to learn from."""
    rng = Rng(deal)
    state = game.initial(players)
    closely = CLOSELY[rng.below(len(CLOSELY))]
    positions: list[Kept] = []
    asked = 0
    while (actor := state.actor()) != OVER:
        if actor == CHANCE:
            state.apply(state.sample(rng))
            continue
        if rng.below(KEPT) == 0:
            positions += looked_at(state, player.own, rng, settled, asked)
        state.apply(player.choose(state, closely, rng))
        asked += 1
    for one in positions:
        one.left = 1.0 - one.asked / asked
    return state, positions
