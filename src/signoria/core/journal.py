"""Events: what happened, to whom, by which rule, and who may know it.

Engines write small integers; what they mean (key, arguments, §) stands in the game's table of event kinds.
"""

from typing import Final

from mypy_extensions import i64

EVERYONE: Final[i64] = -1
NOBODY: Final[i64] = 0


class Event:
    """One consequence. `audience` is EVERYONE, NOBODY, or a bit for each seat that may see it."""

    def __init__(self, kind: i64, audience: i64, a: i64, b: i64, c: i64, d: i64, e: i64, f: i64, game: str = "") -> None:
        self.kind: i64 = kind
        self.audience: i64 = audience
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.d: i64 = d
        self.e: i64 = e
        self.f: i64 = f
        # Whose table of events tells what the numbers mean.
        self.game: str = game

    def numbers(self) -> list[int]:
        return [self.a, self.b, self.c, self.d, self.e, self.f]

    def __reduce__(self) -> tuple[object, ...]:
        return Event, (self.kind, self.audience, self.a, self.b, self.c, self.d, self.e, self.f, self.game)

    def __repr__(self) -> str:
        from signoria.core.describe import describe_event

        return describe_event(self)


class Journal:
    """Collects events. A state without a journal tells nothing and is faster."""

    def __init__(self, game: str = "") -> None:
        self.game: str = game
        self.events: list[Event] = []
        # For each event the position when it was emitted, where somebody shows the way from event to event; else None.
        self.copies: list[object] | None = None

    def emit(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0, f: i64 = 0) -> None:
        """Record an event that everyone at the table sees."""
        self.events.append(Event(kind, EVERYONE, a, b, c, d, e, f, self.game))

    def emit_to(self, audience: i64, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0, f: i64 = 0) -> None:
        """Record an event for the seats whose bit is set in `audience`."""
        self.events.append(Event(kind, audience, a, b, c, d, e, f, self.game))

    def tell(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0, f: i64 = 0) -> None:
        """Deprecated: use `emit`."""
        self.emit(kind, a, b, c, d, e, f)

    def tell_only(
        self, audience: i64, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0, f: i64 = 0
    ) -> None:
        """Deprecated: use `emit_to`."""
        self.emit_to(audience, kind, a, b, c, d, e, f)

    def take(self) -> list[Event]:
        """Hand over what was collected and start again."""
        events = self.events
        self.events = []
        return events


def sees(audience: i64, seat: i64) -> bool:
    """Whether a seat belongs to an audience; a spectator is seat -1 and sees what everyone sees."""
    if audience == EVERYONE:
        return True
    return seat >= 0 and (audience >> seat) & 1 == 1
