"""Plays any legal action, each equally likely."""

from signoria.bots.bot import Advice, Bot
from signoria.core.game import Game
from signoria.core.perspective import Perspective
from signoria.core.rng import Rng


class RandomBot(Bot):
    """The measure of all others."""

    def __init__(self, game: Game, seed: int = 0) -> None:
        super().__init__(game, seed)
        self._rng = Rng(seed)

    def advise(self, perspective: Perspective) -> Advice:
        actions = perspective.legal_actions()
        return Advice(actions[self._rng.below(len(actions))], game=self.game.key)
