"""Every game and number of players, the small game with secrets included."""

from signoria.core import registry
from signoria.core.rng import Rng
from signoria.core.state import CHANCE, State
from tests.fixtures import corte

registry.register(corte.GAME)

CASES = [
    (name, players)
    for name in registry.names()
    for players in range(registry.load(name).min_players, registry.load(name).max_players + 1)
]


def advance(state: State, rng: Rng, steps: int) -> None:
    """Play randomly, chance included, for so many steps or to the end."""
    for _ in range(steps):
        if state.over():
            return
        if state.actor() == CHANCE:
            state.apply(state.sample(rng))
        else:
            actions = state.legal_actions()
            state.apply(actions[rng.below(len(actions))])
