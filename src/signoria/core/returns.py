"""What a finished match is worth to each seat: by placing, by points or by margin."""

from typing import Final

from mypy_extensions import i64

from signoria.core.state import State

PLACING: Final[i64] = 0
POINTS: Final[i64] = 1
MARGIN: Final[i64] = 2

# Worse than any points or margin a match can end with, so that nobody gains by an illegal action.
FORFEITED: Final = -1000.0


def returns(state: State, kind: i64) -> list[float]:
    """The worth of a finished match, by seat."""
    if kind == PLACING:
        return by_placing(state.placings())
    scores = state.scores()
    if kind == POINTS:
        return [float(score) for score in scores]
    return margins(scores, state.rivals())


def by_placing(places: list[int]) -> list[float]:
    """From 1 for the first to -1 for the last in even steps, equal places sharing theirs, so that all sum to zero."""
    players = len(places)
    if players == 1:
        return [1.0 if places[0] == 1 else -1.0]
    worth: list[float] = []
    for place in places:
        ahead, equal = 0, 0
        for other in places:
            if other < place:
                ahead += 1
            elif other == place:
                equal += 1
        worth.append(1.0 - float(2 * ahead + equal - 1) / float(players - 1))
    return worth


def margins(scores: list[int], rivals: list[int]) -> list[float]:
    """Own points less those of the best other seat or rival."""
    worth: list[float] = []
    for seat in range(len(scores)):
        others = rivals + scores[:seat] + scores[seat + 1 :]
        worth.append(float(scores[seat] - max(others)) if others else float(scores[seat]))
    return worth


def forfeit(state: State, seat: i64, kind: i64) -> list[float]:
    """The worth of a match that a seat ended by an illegal action: it is last, the others share the first place."""
    players = int(state.players)
    if kind == PLACING:
        return by_placing([2 if other == seat else 1 for other in range(players)])
    worth = returns(state, kind)
    worth[seat] = FORFEITED
    return worth
