"""What requests and answers look like; the OpenAPI description is made from these."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field
from typing_extensions import TypedDict

from signoria.core.rng import LARGEST_SEED
from signoria.server.wire.types import Entry, GameEvent, NotPrinted, PositionForm, Said, TableInfo

LARGEST = 2**31 - 1

Number = Annotated[int, Field(ge=0, le=LARGEST)]
Points = Annotated[int, Field(ge=-100_000, le=100_000)]
Text = Annotated[str, Field(max_length=400)]


class Request(BaseModel):
    """Keys are checked strictly, so that a misspelt one does not go unnoticed."""

    model_config = ConfigDict(extra="forbid", strict=True)


class SeatRequest(Request):
    """Who shall sit on a seat: the one who asks, a friend by link, or a bot by name."""

    kind: Literal["me", "friend", "bot"]
    name: Text | None = None
    bot: Text | None = None


class Agreed(Request):
    """What holds for everybody at a table. Without a `name` it goes by that of a street, told by number."""

    hints: Literal["none", "kind", "all"] = "all"
    undo: Literal["never", "news"] = "news"
    pace: Literal["calm", "brisk", "once"] = "brisk"
    # Whether people with a link to a seat that is taken may watch.
    watch: bool | None = None
    # What happens with an absent player if the others do not say otherwise, after how many seconds they may be asked, and the
    # bot that takes over.
    away: Literal["wait", "computer", "end"] = "computer"
    grace: Annotated[int, Field(ge=60, le=30 * 86400)] = 600
    bot: Text | None = None
    # An evening of so many matches.
    matches: Annotated[int, Field(ge=1, le=9)] = 1
    name: Text | None = None
    street: Annotated[int, Field(ge=0, le=999)] | None = None


class NewTable(Request):
    game: Text
    players: Annotated[int, Field(ge=1, le=16)]
    edition: Text | dict[str, Any] | None = None
    options: dict[str, bool | int | str] | None = None
    seed: Annotated[int, Field(ge=0, le=LARGEST_SEED)] | None = None
    agreed: Agreed = Agreed()
    seats: Annotated[list[SeatRequest], Field(max_length=16)]
    # Bots without people rest while nobody watches, unless they are asked to play on.
    unattended: bool = False
    # Whether people gather before the deal, which then comes when all are ready.
    gather: bool = False


class Join(Request):
    name: Text


class ChangeMe(Request):
    """What a person sets about themselves; what is left out stays as it is."""

    name: Annotated[str, Field(max_length=40)] = ""
    language: Literal["", "en", "de", "fr"] = ""
    colour: Annotated[int, Field(ge=0, le=15)] | None = None
    settings: Annotated[dict[Annotated[str, Field(max_length=40)], Any], Field(max_length=60)] = {}


class TypedWords(Request):
    """Words of a code, or recovery words; four letters of each are enough."""

    words: Annotated[str, Field(max_length=200)]


class DeviceName(Request):
    label: Annotated[str, Field(max_length=40)]


class TransferAnswer(Request):
    yes: bool


class OwnResult(Request):
    """A finished match as a browser kept it."""

    table: Annotated[str, Field(min_length=1, max_length=32)]
    seat: Annotated[int, Field(ge=0, le=15)]
    at: Annotated[float, Field(ge=0, le=1e11, allow_inf_nan=False)]
    game: Annotated[str, Field(min_length=1, max_length=64)]
    names: Annotated[list[Annotated[str, Field(max_length=40)] | None], Field(min_length=1, max_length=16)]
    bots: Annotated[list[Annotated[str, Field(max_length=64)] | None], Field(max_length=16)]
    scores: Annotated[list[Points], Field(min_length=1, max_length=16)]
    places: Annotated[list[Annotated[int, Field(ge=1, le=32)]], Field(min_length=1, max_length=16)]
    rivals: Annotated[list[Points], Field(max_length=16)] = []
    options: Annotated[dict[Text, bool | int | Text], Field(max_length=60)] = {}
    edition: Text = ""
    seeded: bool = False
    name: Annotated[str, Field(max_length=40)] | None = None
    street: Annotated[int, Field(ge=0, le=999)] | None = None
    hints: Annotated[int, Field(ge=0, le=10_000)] | None = None


class OwnResults(Request):
    results: Annotated[list[OwnResult], Field(max_length=200)]


class JoinByCode(Request):
    name: Text


class RoomChange(Request):
    """What the host changes before the start; what is left out stays."""

    options: dict[str, bool | int | str] | None = None
    players: Annotated[int, Field(ge=1, le=16)] | None = None
    agreed: Agreed | None = None


class RoomSeat(Request):
    """For the host: a bot sits there, or the seat is free for a friend; `to` exchanges two seats; `remove` takes it away."""

    kind: Literal["friend", "bot"] | None = None
    bot: Text | None = None
    to: Annotated[int, Field(ge=0, le=15)] | None = None
    remove: bool = False


class Ready(Request):
    """`commit`: SHA-256 of the share this browser adds to the deal, in hexadecimal."""

    ready: bool
    commit: Annotated[str, Field(pattern="^[0-9a-f]{64}$")] | None = None


class Share(Request):
    share: Annotated[str, Field(pattern="^[0-9a-f]{32}$")]


class Absent(Request):
    choice: Literal["wait", "computer", "end"]


class Decision(Request):
    """`action` is an id, a text (`bid 17`) or the JSON form (`{"verb": "bid", "amount": 17}`)."""

    expect: Number
    action: Number | Text | dict[str, Any]


class Undo(Request):
    expect: Number
    to: Number | None = None


class Tokens(Request):
    tokens: Annotated[list[Annotated[str, Field(max_length=200)]], Field(max_length=200)]


class EditionFile(Request):
    name: Text
    text: Annotated[str, Field(max_length=200_000)]


class Difference(TypedDict):
    """A value of our edition and of the owner's; null where it stands in one of them alone."""

    path: str
    ours: Any
    theirs: Any


class LookedEdition(BaseModel):
    """An edition in short, with its content as a new table wants it."""

    game: str
    name: str
    hash: str
    groups: dict[str, int]
    not_printed: list[NotPrinted]
    compared: str
    differences: list[Difference]
    content: dict[str, Any]


class EditionProblem(BaseModel):
    message: str
    line: int | None
    path: str | None
    value: str | None
    expected: str | None


class Looked(BaseModel):
    """One of the two."""

    edition: LookedEdition | None = None
    problem: EditionProblem | None = None


class PlaceAnswer(BaseModel):
    alone: bool
    addresses: list[str]
    command: str | None


class MadeSeat(BaseModel):
    """`token` for the seats of whoever makes the table, `invitation` for those of friends."""

    seat: int
    kind: str
    token: str | None = None
    invitation: str | None = None


class Made(BaseModel):
    """A new table, with the tokens of its people and of spectators."""

    table: str
    seats: list[MadeSeat]
    # Not told to those who come second to the same table.
    watch: str | None = None
    # `gathering` where the match begins once all are ready, and the three words that open it until then.
    state: str | None = None
    code: str | None = None


class Imported(BaseModel):
    table: str
    watch: str


class Stored(BaseModel):
    """The number of the change, once it is stored."""

    seq: int


class Me(BaseModel):
    """A person and the device that asks."""

    person: str
    device: str
    name: str
    language: str
    colour: int | None
    settings: dict[str, Any]
    created: float


class Forgotten(BaseModel):
    forgotten: bool


class Done(BaseModel):
    done: bool


class DeviceForm(BaseModel):
    """`kind`: browser or paper. Times are in seconds since 1970, 0 for never."""

    id: str
    kind: str
    label: str
    created: float
    seen: float
    here: bool


class Devices(BaseModel):
    """The devices of a person, with the number of their results and of their open seats."""

    devices: list[DeviceForm]
    results: int
    seats: int


class TransferCode(BaseModel):
    code: str
    seconds: float


class TransferCheck(BaseModel):
    """Two words that both devices show."""

    check: str


class TransferForm(BaseModel):
    """How a transfer stands: `open`, `asked` by the device `label`, `done`, `no`, or `over`."""

    state: str
    seconds: float
    label: str
    check: str


class ResultForm(BaseModel):
    """A finished match of a person; `at` in seconds since 1970."""

    table: str
    seat: int
    at: float
    game: str
    names: list[str | None]
    bots: list[str | None]
    scores: list[int]
    places: list[int]
    rivals: list[int]
    options: dict[str, bool | int | str]
    edition: str
    seeded: bool = False
    name: str | None = None
    street: int | None = None
    hints: int | None = None


class Results(BaseModel):
    results: list[ResultForm]


class Added(BaseModel):
    added: int


class AcquaintanceForm(BaseModel):
    """Someone a person has played with; `last` in seconds since 1970."""

    id: str
    name: str
    matches: int
    last: float


class Acquaintances(BaseModel):
    people: list[AcquaintanceForm]


class Problem(BaseModel):
    code: str
    message: str
    refusal: Said | None = None


class Refusal(BaseModel):
    """A refused request; nothing has changed."""

    error: Problem
    seq: int | None = None


class Legality(BaseModel):
    legal: bool
    refusal: Said | None = None


class MovedOn(BaseModel):
    """The answer to a question about a position that is gone."""

    moved_on: bool


class Outcome(TypedDict):
    id: int
    text: str
    weight: int


class PreviewAnswer(BaseModel):
    """What an action would do, as far as the seat can know.

    `stops_at` is a message that says what cannot be known from there on, null if somebody decides next or the match is over.
    `view` is the own view of the position it leads to, null where that cannot be known.
    """

    events: list[GameEvent]
    actor: int
    # Another seat decides next, or the match is over.
    ends_turn: bool
    # It shows somebody something new, a card or a die for example, so that it cannot be taken back.
    reveals: bool
    outcomes: list[Outcome]
    view: dict[str, Any] | None
    worth: list[int] | None
    stops_at: str | None


class Course(BaseModel):
    """What everybody would have had after each number of entries asked for, by what everyone knew: seats, then rivals."""

    worth: list[list[int]]


class HintChoice(BaseModel):
    """What a bot that thinks ahead expects of one action; its points may be off by `spread`, as far as thinking can tell.

    `share` is its part of all visits to the choices told, `steps` the whole action question by question.
    """

    action: int
    text: str
    steps: list[str]
    visits: int
    share: float
    place: float
    points: float
    spread: float


class Holding(TypedDict):
    """How many of what: `holding-<name>` in the locale files, with `count`."""

    name: str
    count: int


class HintReason(BaseModel):
    """One sentence of why: a message of the locale files. `other` is an action by its text, `seat` somebody at the table."""

    message: str
    args: dict[str, int | str]
    other: str | None
    seat: int | None
    events: list[GameEvent]
    holdings: list[Holding]


class Advice(TypedDict):
    key: str
    args: dict[str, int | str]


class Hint(BaseModel):
    """At a table that agreed on the kind alone there is the verb and nothing else. `steps`: the whole action that is advised.

    Asked `against` another action, choices are the best and that one, and the reasons say why not that one.
    """

    verb: str
    action: int | None
    text: str | None
    form: dict[str, Any] | None
    advice: Advice | None
    steps: list[str]
    reasons: list[HintReason]
    choices: list[HintChoice]


class AnalysedChoice(BaseModel):
    """What a choice is worth (0 to 1, winning above all), how it ends on average, and what is expected to follow it."""

    action: int
    text: str
    worth: float
    place: float
    points: float
    spread: float
    line: list[str]


class Analysis(BaseModel):
    """One decision looked at again: the choices, best first, and what the played one gave away in points and in worth."""

    at: int
    seat: int
    played: str
    cost: float
    lost: float
    choices: list[AnalysedChoice]


class Seated(Stored):
    """`token`: the seat's from now on, if it was taken by an invitation."""

    token: str | None = None


class Invitation(Stored):
    """A link for one person, used once."""

    invitation: str


class InvitationState(BaseModel):
    """Who took the seat an invitation is for, and whether its link can be used to watch."""

    seat: int
    taken: bool
    name: str | None
    watch: bool


class Vote(BaseModel):
    """Whether all have agreed, and whose agreement is missing."""

    done: bool
    waiting_for: list[int]


class ReviewProgress(BaseModel):
    """How far a review is: turns of the quick pass, then of the longer one; `failed` ones have no mark."""

    done: int
    total: int
    deeper: int
    deepest: int
    failed: int
    running: bool
    finished: bool


class ReviewedOutcome(BaseModel):
    """A whole turn, the line expected from it, and the chance to win and points of its seat."""

    steps: list[str]
    line: list[str]
    won: float
    points: float


class ReviewedTurn(BaseModel):
    """A judged turn; `played`, `best` and `reasons` are given for costly ones."""

    at: int
    entries: list[int]
    seat: int
    round: int
    number: int
    count: int
    mark: Literal["best", "fine", "inaccuracy", "mistake", "blunder"]
    sign: str
    lost: float
    noise: float
    cost: float
    spread: float
    deep: bool
    played: ReviewedOutcome | None
    best: ReviewedOutcome | None
    reasons: list[HintReason]


class CoursePoint(BaseModel):
    """The chance to win of every seat after `at` entries."""

    at: int
    round: int
    won: list[float]


class ResultPart(BaseModel):
    """Points that went into a result, and how far they may be off."""

    name: Literal["par", "own-luck", "others-luck", "decisions", "others"]
    points: int
    spread: int


class ResultSum(BaseModel):
    """The parts add up to the total."""

    total: int
    parts: list[ResultPart]


class ReviewedSeat(BaseModel):
    """What a seat gave away; `result` when the review is finished."""

    accuracy: int | None
    mattered: int
    marks: dict[str, int]
    lost: float
    cost: float
    spread: float
    result: ResultSum | None


class MatchReview(ReviewProgress):
    """A review as far as it is known."""

    judge: str
    course: list[CoursePoint]
    seats: list[ReviewedSeat]
    turns: list[ReviewedTurn]


# ---- lessons ------------------------------------------------------------------------------------------------------------


class LessonInfo(TypedDict):
    """A lesson in the list; titles and what it is about by language. `current`: written for the rules of this program."""

    game: str
    lesson: str
    minutes: int
    steps: list[str]
    current: bool
    titles: dict[str, str]
    about: dict[str, str]


class LessonList(BaseModel):
    lessons: list[LessonInfo]


class LessonAsked(Request):
    """`place` is what the last answer returned; `action` an id or a text of the log."""

    ask: Literal["enter", "next", "back", "show", "act", "preview", "refusal"] = "enter"
    language: Annotated[str, Field(max_length=8)] = "en"
    name: Annotated[str, Field(max_length=40)] = ""
    place: dict[str, Any] = {}
    action: int | Text | None = None


class LessonPin(TypedDict):
    anchor: str
    text: str


class LessonHeard(TypedDict):
    """What came of a choice, in words. `blocked`: nothing has happened."""

    verdict: Literal["right", "wrong", "not-now", "refused", "played"]
    action: str
    then: str
    lines: list[str]
    blocked: bool


class LessonForm(TypedDict):
    """Where a lesson is: the step in words, and the position as in the `table` message; `since`: what came later is news."""

    place: dict[str, Any]
    answer: LessonHeard | None
    number: int
    finished: bool
    kind: Literal["look", "do", "find", "free"]
    asks: bool
    title: str
    level: str
    chapter: int
    chapters: list[str]
    steps: list[int]
    sentence: str
    more: str
    anchor: str
    anchor_name: str
    rule: str
    pins: list[LessonPin]
    shown: list[int]
    table: TableInfo
    position: PositionForm
    journal: list[GameEvent]
    entries: list[Entry]
    since: int


class LessonPreview(TypedDict):
    preview: PreviewAnswer


class LessonLegality(TypedDict):
    legality: Legality


LessonAnswer = LessonForm | LessonPreview | LessonLegality


class Joined(BaseModel):
    """A seat taken by three words, with its token."""

    table: str
    seat: int
    token: str


class AbsentVote(Stored):
    """Whose answer is missing; nobody's once the vote is decided."""

    waiting_for: list[int]


class Gone(Stored):
    """What became of the table: `left`, `closed`, `deleted`."""

    done: str
