"""What all checks of the conformance suite share: how a fault is raised, and the positions they look at."""

from collections.abc import Iterator
from typing import Final

from signoria.core.game import Game
from signoria.core.state import CHANCE, State
from signoria.core.walk import positions, setups

POSITIONS: Final = 2000


class Nonconforming(AssertionError):
    """A game breaks the contract."""


def demand(holds: bool, game: Game, what: str) -> None:
    if not holds:
        raise Nonconforming(f"{game.key}: {what}")


def spread(game: Game, seed: int, count: int = POSITIONS) -> Iterator[State]:
    """Positions of all set-ups together."""
    found = list(setups(game, seed))
    for players, options in found:
        yield from positions(game, players, options, seed, max(20, count // len(found)))


def choices_of(state: State) -> list[int]:
    """The possible outcomes at chance, else the legal decisions."""
    if state.actor() == CHANCE:
        return [outcome for outcome, _ in state.chance_outcomes()]
    return state.legal_actions()
