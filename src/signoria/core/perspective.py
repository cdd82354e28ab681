"""What a bot gets: one seat's knowledge, and nothing else.

The position inside has been dealt anew for the seat from its view and a random stream, so the truth cannot be read off it.
"""

from collections.abc import Sequence
from typing import Any

from signoria.core.game import Game
from signoria.core.observed import observed
from signoria.core.rng import Rng
from signoria.core.state import State


class Perspective:
    """A decision as the deciding seat sees it."""

    def __init__(self, game: Game, state: State, rng: Rng, history: Sequence[int | None] | None = None) -> None:
        """`history`: the log as the seat knows it; None for what it may not know, and for what showed more than the log."""
        self.game = game
        self.history = history
        self.seat = state.actor()
        self.players = state.players
        self._rng = rng
        self._state = state.clone()
        self._state.redeal(self.seat, rng)

    def view(self) -> dict[str, Any]:
        return self.game.view(self._state, self.seat)

    def legal_actions(self) -> list[int]:
        return self._state.legal_actions()

    def observation(self) -> list[int]:
        """What the seat knows as features, in the order of `Game.features`."""
        return observed(self._state, self.seat)

    def stream(self) -> Rng:
        """Random numbers for thinking."""
        return self._rng

    def imagine(self) -> State:
        """A position that could be the true one: a fresh sample of all that the seat cannot know."""
        state = self._state.clone()
        state.redeal(self.seat, self._rng)
        return state
