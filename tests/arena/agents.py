"""Agents by import path, for the tests of the arena."""

from typing import Any

from signoria.bots.bot import Advice, Bot
from signoria.core.perspective import Perspective

NOTHING = 3


class LastLegal(Bot):
    """Always the last legal action."""

    def advise(self, perspective: Perspective) -> Advice:
        return Advice(perspective.legal_actions()[-1])


def last_legal(observations: Any, masks: Any) -> Any:
    """The same as a policy."""
    assert observations.shape[0] == masks.shape[0] == 1
    return masks.shape[1] - 1 - masks[:, ::-1].argmax(axis=1)
