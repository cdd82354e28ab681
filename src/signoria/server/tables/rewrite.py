"""A change that rewrites more of a table than one seat: its set-up, all its seats, its state."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from signoria.core.match import Match
from signoria.store.records import Seat


@dataclass(frozen=True)
class Rewrite:
    """What is stored in one transaction: the change, all seats, and columns of the table's row."""

    kind: str
    body: dict[str, Any]
    # Everybody, the spectators' seat included.
    seats: Sequence[Seat] | None = None
    columns: Mapping[str, Any] = field(default_factory=dict)
    # The match as it is laid afterwards, where that changes.
    match: Match | None = None
