"""What the store takes and gives: plain records without a database in them."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Final

from signoria.core.log_form import kept_id

STEP: Final = "step"
UNDO: Final = "undo"
SEATS: Final = "seats"
CLOSED: Final = "closed"
ROOM: Final = "room"
BEGIN: Final = "begin"
HAND: Final = "hand"
VOTE: Final = "vote"
# Kinds of changes that make another position.
MOVING: Final = frozenset((STEP, UNDO, BEGIN))
# Kinds after which the row and the seats of a table must be read again.
REWRITING: Final = frozenset((ROOM, BEGIN, HAND, VOTE))

GATHERING: Final = "gathering"
READY: Final = "ready"
PLAYING: Final = "playing"

PERSON: Final = "person"
BOT: Final = "bot"
NOBODY: Final = "nobody"
# Only bots sit there, and they rest unless somebody watches.
WATCHER: Final = "watcher"


@dataclass(frozen=True)
class Change:
    """One change of a table, never altered once stored.

    `step` has `entries` as `core.log_form.kept` writes them, the audience being left out by earlier versions;
    `undo` has `length`, the number of entries left; `seats` has the `seat` that changed and its `name`; `closed` has nothing.
    `room` says `what` changed before the start, `begin` has the first `entries`; `hand` has the `seat`, the `bot` or null and
    why, `vote` has the vote about an absent player as it stands.
    Kinds that are unknown are passed over, so that later versions can add some.
    """

    seq: int
    kind: str
    body: dict[str, Any]
    at: float = 0.0


@dataclass(slots=True)
class Seat:
    """A place at a table, or that of the spectators (-1). Where nobody has said a name it is empty."""

    seat: int
    kind: str
    name: str
    joined: bool = False
    bot: str | None = None
    bot_seed: int | None = None
    token_hash: str | None = None
    invitation_hash: str | None = None
    seen: float = 0.0
    vote: str | None = None
    # The person it belongs to, if that is known.
    person: str | None = None
    ready: bool = False
    sat: float = 0.0
    minded_by: str | None = None
    from_seat: int | None = None

    @property
    def played_by(self) -> str | None:
        """The bot that decides here: the seat's own, or the one that minds it."""
        return self.bot if self.kind == BOT else self.minded_by


@dataclass(frozen=True)
class Standing:
    """How a table stands after a change: who decides, whether the store must wake a bot, points."""

    actor: int
    awaits: str
    # Of the seats, then of opponents that are rules.
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
    closed: bool = False
    unattended: bool = False
    origin: str = ""
    next_table: str | None = None
    touched: float = 0.0
    state: str = PLAYING
    code: str | None = None
    deadline: float | None = None
    deal: dict[str, Any] | None = None
    series: str | None = None
    match_number: int | None = None
    standing: "Standing | None" = None
    changes: list[Change] = field(default_factory=list)
    # What was agreed for the table; what is missing is as usual.
    table_settings: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Found:
    """A table found by the token of one of its seats, or by the person who sits there."""

    token_hash: str | None
    table: str
    game: str
    seat: int
    names: list[str]
    bots: list[str | None]
    options: dict[str, Any]
    table_settings: dict[str, Any]
    actor: int
    awaits: str
    scores: list[int]
    touched: float
    seeded: bool = False
    closed: bool = False
    state: str = PLAYING
    next_table: str | None = None
    taken: list[bool] = field(default_factory=list)
    minded: bool = False


BROWSER: Final = "browser"
PAPER: Final = "paper"
# Transfers: a code was made, a device asks, it was added, it was turned away.
OPEN: Final = "open"
ASKED: Final = "asked"
DONE: Final = "done"
REFUSED: Final = "no"


@dataclass(frozen=True)
class Person:
    """Someone who plays here, without an account. Where nothing was chosen, texts are empty."""

    id: str
    name: str = ""
    language: str = ""
    colour: int | None = None
    settings: dict[str, Any] = field(default_factory=dict)
    created: float = 0.0
    seen: float = 0.0


@dataclass(frozen=True)
class Device:
    """A browser of a person, or recovery words on paper. Its key is stored as a hash only."""

    id: str
    person: str
    key_hash: str
    kind: str = BROWSER
    label: str = ""
    created: float = 0.0
    seen: float = 0.0


@dataclass(frozen=True)
class Transfer:
    """A one-time code with which another device joins a person, once one of their devices confirms it."""

    id: str
    person: str
    code_hash: str
    until: float
    state: str
    asking_hash: str | None = None
    label: str = ""


@dataclass(frozen=True)
class Result:
    """How a match ended for one person; `body` is as the browser shows it."""

    person: str
    table_id: str
    seat: int
    at: float
    game: str
    body: dict[str, Any]


@dataclass(frozen=True)
class Listed:
    """A table in a list for the one who runs the server."""

    id: str
    game: str
    rules: int
    created: float
    touched: float
    seq: int
    actor: int
    awaits: str
    seeded: bool
    imported: bool
    closed: bool
    origin: str


@dataclass(frozen=True)
class Ban:
    """An address, network or origin that may not ask for anything, until some time or for good."""

    address: str
    created: float
    until: float | None
    reason: str


def names_of(seats: Iterable[Seat]) -> list[str]:
    """Names for the log of a match, where everybody needs one."""
    return [seat.name or f"Seat {seat.seat + 1}" for seat in seats]


def effective_entries(changes: list[Change]) -> list[int]:
    """The log that the changes amount to: steps add entries, an undo cuts them off."""
    entries: list[int] = []
    for change in changes:
        if change.kind in (STEP, BEGIN):
            entries += [kept_id(entry) for entry in change.body["entries"]]
        elif change.kind == UNDO:
            del entries[change.body["length"] :]
    return entries
