"""What all checks of the conformance suite share: how a fault is raised, and the positions they examine."""

from collections.abc import Iterator
from typing import Final

from signoria.core.game import Game
from signoria.core.state import CHANCE, State
from signoria.core.walk import positions, setups

POSITIONS: Final = 2000


class ConformanceError(AssertionError):
    """A game breaks the contract."""


# Deprecated name.
Nonconforming = ConformanceError


def check(holds: bool, game: Game, what: str) -> None:
    """Raise ConformanceError with `what` is wrong unless the condition holds."""
    if not holds:
        raise ConformanceError(f"{game.key}: {what}")


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
