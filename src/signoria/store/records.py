"""What the store takes and gives: plain records without a database in them."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Final

STEP: Final = "step"
UNDO: Final = "undo"
SEATS: Final = "seats"

PERSON: Final = "person"
BOT: Final = "bot"
NOBODY: Final = "nobody"


@dataclass(frozen=True)
class Change:
    """One change of a table, never altered once stored.

    `step` has `entries`, a list of (seat or chance, id, text); `undo` has `length`, the number of entries left;
    `seats` has the `seat` that was taken and its `name`.
    """

    seq: int
    kind: str
    body: dict[str, Any]


@dataclass
class Seat:
    """A place at a table, or that of the spectators (-1). Where nobody has said a name it is empty."""

    seat: int
    kind: str
    name: str
    joined: bool = False
    bot: str | None = None
    bot_seed: int | None = None
    token_hash: str | None = None


@dataclass(frozen=True)
class Standing:
    """How a table stands after a change: who decides, whether the store must wake a bot, points."""

    actor: int
    awaits: str
    scores: list[int]


@dataclass
class Record:
    """A stored table."""

    id: str
    game: str
    rules: int
    players: int
    seed: int
    edition: dict[str, Any]
    options: dict[str, Any]
    imported: bool
    seats: list[Seat]
    seeded: bool = False
    changes: list[Change] = field(default_factory=list)
    # What was agreed for the table; what is missing is as usual.
    agreed: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Found:
    """A table found by the token of one of its seats."""

    token_hash: str
    table: str
    game: str
    seat: int
    names: list[str]
    bots: list[str | None]
    options: dict[str, Any]
    agreed: dict[str, Any]
    actor: int
    awaits: str
    scores: list[int]
    touched: float


def names_of(seats: Iterable[Seat]) -> list[str]:
    """Names for the log of a match, where everybody needs one."""
    return [seat.name or f"Seat {seat.seat + 1}" for seat in seats]


def effective(changes: list[Change]) -> list[int]:
    """The log that the changes amount to: steps add entries, an undo cuts them off."""
    entries: list[int] = []
    for change in changes:
        if change.kind == STEP:
            entries += [number for _, number, _ in change.body["entries"]]
        elif change.kind == UNDO:
            del entries[change.body["length"] :]
    return entries
