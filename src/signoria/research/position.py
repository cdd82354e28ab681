"""A match as OpenSpiel keeps it: the state, the log that led to it and what each seat was told. Copies and pickles."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from signoria.core.game import Game, OptionValue
from signoria.core.journal import EVERYONE, Event, Journal, sees
from signoria.core.match import Entry
from signoria.core.registry import load
from signoria.core.state import State


@dataclass(frozen=True)
class Recipe:
    """How a match begins, in plain values."""

    game: str
    players: int
    edition: str
    options: tuple[tuple[str, OptionValue], ...]

    def begin(self) -> State:
        return load(self.game).initial(self.players, edition=self.edition, options=dict(self.options))


def telling(event: Event) -> tuple[int, ...]:
    return (event.kind, *event.numbers())


class Position:
    """The match after a list of decisions and outcomes."""

    def __init__(self, recipe: Recipe, log: Sequence[int] = (), start: State | None = None) -> None:
        """`start`, if given, is the set-up position of the recipe, which saves reading the edition again."""
        self.recipe = recipe
        self.state = recipe.begin() if start is None else start.clone()
        self.state.journal = Journal()
        self.entries: list[Entry] = []
        # For each entry the events that followed it; none as long as nothing was hidden, since then the log says it all.
        self.told: list[list[Event]] = []
        self.secrets = False
        self._memories: dict[int, list[str]] = {}
        for number in log:
            self.apply(number)

    @property
    def game(self) -> Game:
        return load(self.recipe.game)

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
