"""Types of everything the server sends to a client. Requests are in `schemas.py`; the browser's types come from both."""

from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict

Value = int | str


class Said(TypedDict):
    """Anything that is put into words: a key of the locale files, its arguments, and the rule behind it."""

    key: str
    args: dict[str, Value]
    rule: str


class GameEvent(Said):
    """Something that happened; `entry` is the number of log entries after which it did."""

    entry: int


class ActionArg(TypedDict):
    name: str
    kind: str
    value: Value


class LegalForm(TypedDict):
    """A decision; with `through`, a row of decisions whose last argument counts up by one until that id."""

    id: int
    text: str
    verb: str
    args: list[ActionArg]
    through: NotRequired[int]


class Undo(TypedDict):
    """`reason` is a key of the shared locale files."""

    open: bool
    reason: str | None


class Rival(TypedDict):
    """An opponent that is rules, not a seat; `families`: how many it plays, the first colours being its own."""

    key: str
    points: int
    worth: int
    families: int


class Operation(TypedDict):
    """One operation of a JSON Patch (RFC 6902)."""

    op: Literal["add", "replace", "remove"]
    path: str
    value: NotRequired[Any]


class PatchedEvent(GameEvent):
    """An event with what it changed in the shown position; without `patch`, nothing."""

    patch: NotRequired[list[Operation]]


class ShownForm(TypedDict):
    """What is on the table; patches speak of this part of a position. `worth`: what each seat would have if the match ended
    now, by what everyone knows; `own_worth` the same for the own seat with what only it knows.
    """

    view: dict[str, Any]
    scores: list[int]
    worth: list[int]
    own_worth: int | None
    rivals: list[Rival]


class QuestionForm(TypedDict):
    """Who decides, and between what. `actor` is -1 where chance is to act and -2 at the end."""

    entries: int
    actor: int
    over: bool
    prompt: Said | None
    legal: list[LegalForm]
    undo: Undo
    places: list[int] | None


class PositionForm(QuestionForm, ShownForm):
    """A whole position. `following`: what happened next, where it was asked for."""

    events: NotRequired[list[GameEvent]]
    views: NotRequired[list[dict[str, Any]]]
    following: NotRequired[list[PatchedEvent]]


class Entry(TypedDict):
    """An entry of the log; hidden ones have neither id nor text."""

    seat: int | Literal["chance"]
    id: int | None
    text: str | None


class SeatInfo(TypedDict):
    seat: int
    kind: Literal["person", "bot"]
    name: str | None
    bot: str | None
    taken: bool
    connected: bool
    host: bool
    ready: bool
    # The bot that plays for the owner of the seat.
    minded: str | None


class Reconstructed(TypedDict):
    """Tables of an edition whose values are our choice, `cards.mason` for an item of a list, with the note they share."""

    note: str
    paths: list[str]


class EditionRef(TypedDict):
    """`names`: by language, what an owner's edition calls its components; `groups`: tables of values by provenance."""

    name: str
    hash: str
    names: dict[str, dict[str, str]]
    groups: dict[str, int]
    reconstructed: list[Reconstructed]


class Agreement(TypedDict):
    """What holds for everybody at a table; without a name of its own it goes by that of a street."""

    hints: Literal["none", "kind", "all"]
    undo: Literal["never", "news"]
    pace: Literal["calm", "brisk", "once"]
    watch: NotRequired[bool]
    away: NotRequired[Literal["wait", "computer", "end"]]
    grace: NotRequired[int]
    bot: NotRequired[str]
    matches: NotRequired[int]
    name: NotRequired[str]
    street: NotRequired[int]


class RoomForm(TypedDict):
    """Before the start: the three words, when the match begins by itself, what was changed last and when."""

    code: str | None
    begins: float | None
    changed: dict[str, Any]
    touched: float


class AbsentVoteForm(TypedDict):
    """A vote about a seat: who called it, until when answers count, and the answers by seat; `next` after it ended in
    waiting: when it may be called again.
    """

    seat: int
    by: int
    until: float | None
    answers: dict[str, Literal["wait", "computer", "end"]]
    next: float | None


class NoteForm(TypedDict):
    """What happened about an absent player, after so many entries."""

    after: int
    at: float
    kind: Literal["vote", "wait", "computer", "back", "ended"]
    seat: int
    by: NotRequired[int]
    bot: NotRequired[str]
    why: NotRequired[Literal["vote", "left"]]


class AbsenceForm(TypedDict):
    """Since when somebody is asked, the vote about them, what computers played for people."""

    asked: int
    vote: AbsentVoteForm | None
    notes: list[NoteForm]


class DealBadge(TypedDict):
    """What was sealed: the commitment of the server, and the seats whose share is in."""

    commit: str
    shares: list[int]


class SeriesPlace(TypedDict):
    match: int
    matches: int


class TableInfo(TypedDict):
    """`seeded`: whoever made the table chose the seed, and so can know what chance will bring. `scored_at_end`: scores are 0
    until then, `worth` tells who is ahead. `you` is -1 for spectators.

    `closed`: the match stays as it stands. `host`: this seat invites to the others. `invited`: the token is an invitation, to
    be exchanged by taking the seat. `by_key`: the invitation was taken by this person; the device key opens the seat.
    """

    table: str
    game: str
    rules: int
    edition: EditionRef
    options: dict[str, bool | int | str]
    agreed: Agreement
    players: int
    imported: bool
    seeded: bool
    closed: bool
    host: bool
    scored_at_end: bool
    seats: list[SeatInfo]
    seq: int
    over: bool
    you: int
    state: Literal["gathering", "ready", "playing"]
    room: RoomForm | None
    absence: AbsenceForm
    deal: DealBadge | None
    series: SeriesPlace | None
    next_table: str | None
    invited: NotRequired[bool]
    by_key: NotRequired[bool]


class TableMessage(TypedDict):
    type: Literal["table"]
    seq: int
    table: TableInfo
    position: PositionForm
    journal: list[GameEvent]
    entries: list[Entry]


class StepMessage(TypedDict):
    type: Literal["step"]
    seq: int
    entries: list[Entry]
    events: list[GameEvent]
    position: PositionForm


class PatchedMessage(TypedDict):
    """A step for clients that asked for patches; `rest` changes the shown position after the last event."""

    type: Literal["patched"]
    seq: int
    entries: list[Entry]
    events: list[PatchedEvent]
    rest: list[Operation]
    position: QuestionForm


class UndoMessage(TypedDict):
    type: Literal["undo"]
    seq: int
    length: int
    position: PositionForm


class SeatsMessage(TypedDict):
    type: Literal["seats"]
    seq: int
    seats: list[SeatInfo]
    absence: AbsenceForm


class RoomMessage(TypedDict):
    """The table before the start, whenever something changes there."""

    type: Literal["room"]
    seq: int
    table: TableInfo


class ThinkingMessage(TypedDict):
    type: Literal["thinking"]
    seat: int


class AgainMessage(TypedDict):
    type: Literal["again"]
    table: str
    # Empty for spectators, who are offered a seat by three words.
    token: str
    code: str | None


class ErrorMessage(TypedDict):
    type: Literal["error"]
    code: str
    message: str


Message = (
    TableMessage
    | RoomMessage
    | StepMessage
    | PatchedMessage
    | UndoMessage
    | SeatsMessage
    | ThinkingMessage
    | AgainMessage
    | ErrorMessage
)


class Needs(TypedDict):
    option: str
    values: list[str]


class OptionInfo(TypedDict):
    """`players` and `needs` say when it matters; without them it always does."""

    key: str
    default: bool | int | str
    group: str
    rule: str
    players: NotRequired[list[int]]
    needs: NotRequired[Needs]
    choices: NotRequired[list[bool | int | str]]
    low: NotRequired[int]
    high: NotRequired[int]


class PresetInfo(TypedDict):
    """Several switches under one name; the one without options is the game as printed."""

    key: str
    options: list[str]
    players: list[int]


class NotPrinted(TypedDict):
    path: str
    provenance: str
    note: str | None


class EditionInfo(TypedDict):
    """`groups`: how many tables of values there are of each provenance."""

    name: str
    hash: str
    default: bool
    groups: dict[str, int]
    not_printed: list[NotPrinted]
    reconstructed: list[Reconstructed]


class RivalInfo(TypedDict):
    """An opponent that is rules; its families have the first colours."""

    key: str
    families: int


class GameInfo(TypedDict):
    """`bots` by name, the strongest last, perhaps with one of `traits` before (`bold-master`); `usual`: who sits unnamed."""

    key: str
    title: str
    minutes: int
    rules: int
    fewest: int
    most: int
    usual_players: int
    options: list[OptionInfo]
    presets: list[PresetInfo]
    editions: list[EditionInfo]
    bots: list[str]
    traits: list[str]
    usual: str
    rivals: list[RivalInfo]


class RivalPoints(TypedDict):
    """How an opponent that is rules stands, and how many families are its own."""

    key: str
    points: int
    families: int


class Mine(TypedDict):
    """A table found by one of its tokens, or by the person who asks; `touched` in seconds since 1970.

    Without a token the seat is opened by the device key.
    """

    token: str | None
    table: str
    game: str
    seat: int
    names: list[str | None]
    bots: list[str | None]
    options: dict[str, bool | int | str]
    agreed: Agreement
    actor: int
    yours: bool
    over: bool
    scores: list[int]
    rivals: list[RivalPoints]
    touched: float
    seeded: bool
    closed: bool
    state: Literal["gathering", "ready", "playing"]
    next_table: str | None
    taken: list[bool]
    minded: bool


class ArgumentInfo(TypedDict):
    """What an argument is: its kind, the list its names are from, and these names in the order of their numbers."""

    kind: str
    names: NotRequired[str]
    values: NotRequired[list[str]]


class Story(TypedDict):
    """Keys of events: what a turn can be about, the most telling first; what is nobody's turn; what begins and ends one."""

    headlines: list[str]
    stages: list[str]
    begins: list[str]
    ends: list[str]


class Arguments(TypedDict):
    actions: dict[str, dict[str, ArgumentInfo]]
    events: dict[str, dict[str, ArgumentInfo]]
    refusals: dict[str, dict[str, ArgumentInfo]]
    story: Story
