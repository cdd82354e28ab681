"""Simple sensible play: the highest card wins tricks, the lowest may be buried."""

from signoria.core.advice import Advice
from signoria.core.perspective import Perspective


def advise(perspective: Perspective) -> Advice:
    actions = perspective.legal_actions()
    if perspective.view()["stage"] == "bury":
        return Advice(actions[0], "low")
    return Advice(actions[-1], "high")
