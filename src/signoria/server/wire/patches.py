"""What a step changes on the table of each seat, event by event, as JSON Patches.

A patch leads from the position at one event to the position at the next one that the seat was told of; after the last event a
patch leads to the position in which the step ends. What everybody sees alike is made and compared once for all seats.
"""

import itertools
from collections.abc import Iterator, Sequence
from types import TracebackType
from typing import Any, Final, Self

from signoria.core.game import Game
from signoria.core.journal import sees
from signoria.core.match import Match
from signoria.core.patch import Patch, difference
from signoria.core.state import State

Form = dict[str, Any]
# The part of a position that patches speak of.
PATCHED: Final = ("view", "scores", "worth", "own_worth", "rivals")


def open_part(game: Game, state: State) -> Form:
    """What everybody may know of a position, without the view."""
    return {"scores": state.scores(), "worth": game.worth_of(state), "rivals": rival_forms(game, state)}


def rival_forms(game: Game, state: State) -> list[Form]:
    known = zip(game.rivals, game.rival_families, state.rivals(), game.rival_worth_of(state), strict=False)
    return [{"key": key, "points": points, "worth": worth, "families": families} for key, families, points, worth in known]


def own_worth(game: Game, state: State, seat: int) -> int | None:
    """What a seat would have if the match ended now, with what only it knows."""
    return None if game.own_worth is None or seat < 0 else game.own_worth(state, seat)


class Moments:
    """The positions of a step: before it, at each event, and after it. `audiences`: who was told of each event."""

    def __init__(self, game: Game, before: State, copies: Sequence[State], after: State, audiences: Sequence[int]) -> None:
        if len(copies) != len(audiences):
            # A game that keeps no copies: everything changes after the last event.
            copies = [before] * len(audiences)
        self.game = game
        self.audiences = audiences
        self._states = [before, *copies, after]
        self._alike = find_alike(self._states)
        self._shared: dict[int, Form] = {}
        self._own: dict[tuple[int, int], Form] = {}
        self._shared_patches: dict[tuple[int, int], Patch] = {}
        self._patches: dict[tuple[int, int, int], Patch] = {}

    def patches(self, seat: int, *, everything: bool = False) -> list[Patch]:
        """A patch for each event that the seat was told of, and a last one to the end of the step."""
        return list(self.make_patches(seat, everything=everything))

    def make_patches(self, seat: int, *, everything: bool = False) -> Iterator[Patch]:
        """The same one by one, so that others can be served in between; what was made is kept."""
        told = [number + 1 for number, audience in enumerate(self.audiences) if everything or sees(audience, seat)]
        for first, then in itertools.pairwise([0, *told, len(self._states) - 1]):
            yield self._patch(seat, self._alike[first], self._alike[then])

    def _patch(self, seat: int, first: int, then: int) -> Patch:
        if first == then:
            return []
        key = seat, first, then
        if key not in self._patches:
            if (first, then) not in self._shared_patches:
                self._shared_patches[first, then] = difference(self._shared_at(first), self._shared_at(then))
            own = difference(self._own_at(seat, first), self._own_at(seat, then))
            self._patches[key] = self._shared_patches[first, then] + own
        return self._patches[key]

    def _shared_at(self, moment: int) -> Form:
        if moment not in self._shared:
            game, state = self.game, self._states[moment]
            self._shared[moment] = {"view": game.shared_view(state), **open_part(game, state)}
        return self._shared[moment]

    def _own_at(self, seat: int, moment: int) -> Form:
        if (seat, moment) not in self._own:
            game, state = self.game, self._states[moment]
            self._own[seat, moment] = {"view": game.own_view(state, seat), "own_worth": own_worth(game, state, seat)}
        return self._own[seat, moment]


class Recording:
    """Keeps what is needed to show what happens to a match meanwhile event by event."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._before = match.state.clone()
        self._first = len(match.told)
        self.copies: list[State] = []

    def __enter__(self) -> Self:
        self.match.keep_copies()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.copies = self.match.take_copies()

    def moments(self) -> Moments:
        audiences = [told.event.audience for told in self.match.told[self._first :]]
        return Moments(self.match.game, self._before, self.copies, self.match.state.clone(), audiences)


def find_alike(states: Sequence[State]) -> list[int]:
    """For each position the first of those in a row that are equal: many events change nothing."""
    alike: list[int] = []
    before: list[int] = []
    for number, state in enumerate(states):
        if number and state is states[number - 1]:
            alike.append(alike[-1])
            continue
        now = state.numbers()
        alike.append(alike[-1] if number and now == before else number)
        before = now
    return alike
