"""A match as OpenSpiel keeps it: the state, the log that led to it and what each seat was told. Copies and pickles."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple
from zlib import crc32

from signoria.core.game import Game
from signoria.core.journal import EVERYONE, Event, Journal, sees
from signoria.core.match import Entry
from signoria.core.match_setup import MatchSetup
from signoria.core.state import State

# Digests are numbers that a 32-bit float holds exactly.
DIGEST: Final = 0xFFFFFF


def telling(event: Event) -> tuple[int, ...]:
    return (event.kind, *event.numbers())


class Trace(NamedTuple):
    """What a seat keeps of one entry as numbers: who acted (0: chance), what (0: hidden), a digest of what it was told, and one
    of everything up to here.
    """

    actor: int
    id: int
    told: int
    so_far: int


class Position:
    """The match after a list of decisions and outcomes."""

    def __init__(self, recipe: MatchSetup, log: Sequence[int] = (), start: State | None = None) -> None:
        """`start`, if given, is the set-up position of the recipe, which saves reading the edition again."""
        self.recipe = recipe
        self.state = recipe.begin() if start is None else start.clone()
        self.state.journal = Journal(recipe.game.key)
        self.entries: list[Entry] = []
        # For each entry the events that followed it; none as long as nothing was hidden, since then the log says it all.
        self.told: list[list[Event]] = []
        self.secrets = False
        self._memories: dict[int, list[str]] = {}
        self._traces: dict[int, list[Trace]] = {}
        for number in log:
            self.apply(number)

    @property
    def game(self) -> Game:
        return self.recipe.game

    @property
    def log(self) -> list[int]:
        return [entry.id for entry in self.entries]

    def apply(self, number: int) -> None:
        """A decision or an outcome; raises IllegalAction and changes nothing if it is not possible."""
        state = self.state
        entry = Entry(state.actor(), number, state.audience())
        state.step(number)
        self.entries.append(entry)
        self.secrets = self.secrets or entry.audience != EVERYONE
        events = state.journal.take() if state.journal is not None else []
        self.told.append(events if self.secrets else [])

    def copy(self) -> "Position":
        """An independent copy; entries and events are never changed, so their lists are enough."""
        copy = Position(self.recipe, start=self.state)
        copy.entries = list(self.entries)
        copy.told = list(self.told)
        copy.secrets = self.secrets
        copy._memories = {seat: list(lines) for seat, lines in self._memories.items()}
        copy._traces = {seat: list(traces) for seat, traces in self._traces.items()}
        return copy

    def __deepcopy__(self, _memo: dict[int, Any]) -> "Position":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return Position, (self.recipe, self.log)

    def heard(self, index: int, seat: int) -> list[tuple[int, ...]]:
        """The events a seat was told after an entry."""
        return [telling(event) for event in self.told[index] if sees(event.audience, seat)]

    def memory(self, seat: int) -> str:
        """All a seat has learnt: who acted, what if it may know, and what it was told."""
        lines = self._memories.setdefault(seat, [f"seat {seat} of {self.recipe.players}"])
        for index in range(len(lines) - 1, len(self.entries)):
            entry = self.entries[index]
            number = str(entry.id) if sees(entry.audience, seat) else "?"
            lines.append(f"{entry.actor}:{number}{self.heard(index, seat) or ''}")
        return " ".join(lines)

    def traces(self, seat: int) -> list[Trace]:
        """The same as numbers, entry by entry."""
        traces = self._traces.setdefault(seat, [])
        for index in range(len(traces), len(self.entries)):
            entry = self.entries[index]
            number = entry.id + 1 if sees(entry.audience, seat) else 0
            heard = self.heard(index, seat)
            told = crc32(repr(heard).encode()) if heard else 0
            before = traces[-1].so_far if traces else 0
            traces.append(
                Trace(entry.actor + 1, number, told & DIGEST, crc32(f"{entry.actor} {number} {told}".encode(), before))
            )
        return traces
