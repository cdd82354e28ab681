"""What gives every action, outcome, event and refusal its words: a key with typed, bounded arguments.

A numbering counts its verbs one after the other, arguments counting like digits, the last one fastest. From that follow one
canonical text (`bid 17`) and one JSON form (`{"verb": "bid", "amount": 17}`) for each id, and the way back.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from signoria.core.buffers import CAPACITY
from signoria.core.errors import BadAction
from signoria.core.state import ARGUMENT_BITS, ARGUMENT_MASK, REASON_BITS, REASON_MASK

# What an argument is, so that an interface can tie an action to what it touches.
SEAT: Final = "seat"
PLACE: Final = "place"
PIECE: Final = "piece"
CARD: Final = "card"
COLOUR: Final = "colour"
AMOUNT: Final = "amount"
POINTS: Final = "points"
KINDS: Final = (SEAT, PLACE, PIECE, CARD, COLOUR, AMOUNT, POINTS)

Value = int | str


@dataclass(frozen=True)
class Names:
    """A closed list of named values; locale files name each as `<key>-<name>`."""

    key: str
    values: tuple[str, ...]


@dataclass(frozen=True)
class Arg:
    """A bounded argument: a whole number from `low` to `high`, or one of `names`."""

    name: str
    kind: str
    low: int = 0
    high: int = 0
    names: Names | None = None

    def __post_init__(self) -> None:
        if self.names is not None:
            object.__setattr__(self, "low", 0)
            object.__setattr__(self, "high", len(self.names.values) - 1)

    @property
    def size(self) -> int:
        return self.high - self.low + 1

    def value(self, number: int) -> Value:
        """What stands in texts and JSON for this number."""
        return number if self.names is None else self.names.values[number]

    def number(self, value: object) -> int:
        """The number behind a text or JSON value."""
        if self.names is not None:
            if value in self.names.values:
                return self.names.values.index(str(value))
            raise BadAction(f"{self.name} is '{value}', expected one of {', '.join(self.names.values)}")
        number = whole_number(value)
        if number is None or not self.low <= number <= self.high:
            raise BadAction(f"{self.name} is '{value}', expected a whole number from {self.low} to {self.high}")
        return number


def whole_number(value: object) -> int | None:
    """An integer, or a text that is exactly one; anything else is None."""
    if isinstance(value, bool):
        return None
    if isinstance(value, int):
        return value
    if isinstance(value, str) and value.isascii() and value.isdigit():
        return int(value)
    return None


@dataclass(frozen=True)
class Verb:
    """A kind of action with its arguments."""

    key: str
    args: tuple[Arg, ...]

    def __init__(self, key: str, *args: Arg) -> None:
        object.__setattr__(self, "key", key)
        object.__setattr__(self, "args", args)

    @property
    def size(self) -> int:
        size = 1
        for arg in self.args:
            size *= arg.size
        return size

    def numbers(self, offset: int) -> tuple[int, ...]:
        """The arguments of the offset-th action of this verb."""
        numbers: list[int] = []
        for arg in reversed(self.args):
            numbers.append(arg.low + offset % arg.size)
            offset //= arg.size
        return tuple(reversed(numbers))

    def offset(self, numbers: tuple[int, ...]) -> int:
        offset = 0
        for arg, number in zip(self.args, numbers, strict=True):
            offset = offset * arg.size + number - arg.low
        return offset

    def usage(self) -> str:
        """How the verb is written: `bid <amount 1-400>`."""
        words = [self.key]
        words += [f"<{a.name} {a.low}-{a.high}>" if a.names is None else f"<{a.name}>" for a in self.args]
        return " ".join(words)


class Numbering:
    """Every decision of a game, or every outcome of chance, with its fixed id."""

    def __init__(self, name: str, *verbs: Verb) -> None:
        self.name = name
        self.verbs = {verb.key: verb for verb in verbs}
        self.first: dict[str, int] = {}
        self.size = 0
        self._verb_of: list[Verb] = []
        for verb in verbs:
            self.first[verb.key] = self.size
            self.size += verb.size
            self._verb_of += [verb] * verb.size
        if self.size > CAPACITY or len(self.verbs) < len(verbs):
            raise ValueError(f"the {name} numbering has {self.size} ids (at most {CAPACITY}), or a verb twice")

    def __iter__(self) -> Iterator[int]:
        return iter(range(self.size))

    def verb(self, action: int) -> Verb:
        if not 0 <= action < self.size:
            raise BadAction(f"{action} is no {self.name} id; ids go from 0 to {self.size - 1}")
        return self._verb_of[action]

    def args(self, action: int) -> dict[str, int]:
        """The arguments by name, as numbers."""
        verb = self.verb(action)
        numbers = verb.numbers(action - self.first[verb.key])
        return {arg.name: number for arg, number in zip(verb.args, numbers, strict=True)}

    def text(self, action: int) -> str:
        """The canonical text."""
        verb = self.verb(action)
        return " ".join([verb.key, *(str(arg.value(self.args(action)[arg.name])) for arg in verb.args)])

    def parse(self, text: str) -> int:
        """The id that a text names; case and repeated blanks do not matter."""
        words = text.lower().split()
        verb = self.verbs.get(words[0]) if words else None
        if verb is None:
            raise BadAction(f"'{text}' is no {self.name}; verbs are: {', '.join(v.usage() for v in self.verbs.values())}")
        return self._id(verb, words[1:], text)

    def json(self, action: int) -> dict[str, Value]:
        verb = self.verb(action)
        numbers = self.args(action)
        return {"verb": verb.key, **{arg.name: arg.value(numbers[arg.name]) for arg in verb.args}}

    def from_json(self, form: object) -> int:
        if not isinstance(form, Mapping):
            raise BadAction(f"{form!r} is no {self.name}; expected an object with a 'verb'")
        verb = self.verbs.get(str(form.get("verb")))
        if verb is None:
            raise BadAction(f"verb is {form.get('verb')!r}, expected one of {', '.join(self.verbs)}")
        wanted = {"verb", *(arg.name for arg in verb.args)}
        if set(form) != wanted:
            raise BadAction(f"'{verb.key}' takes exactly the keys {', '.join(sorted(wanted))}")
        return self._id(verb, [form[arg.name] for arg in verb.args], repr(dict(form)))

    def _id(self, verb: Verb, values: list[object] | list[str], asked: str) -> int:
        if len(values) != len(verb.args):
            raise BadAction(f"'{asked}' does not fit '{verb.usage()}'")
        try:
            numbers = tuple(arg.number(value) for arg, value in zip(verb.args, values, strict=True))
        except BadAction as error:
            raise BadAction(f"'{asked}': {error}") from None
        return self.first[verb.key] + verb.offset(numbers)


@dataclass(frozen=True)
class Reason:
    """Why a decision is refused: a key of the locale files, what is lacking, and the rule."""

    code: int
    key: str
    args: tuple[Arg, ...]
    section: str
    rulings: tuple[str, ...] = ()

    def __init__(self, code: int, key: str, args: tuple[Arg, ...], section: str, *rulings: str) -> None:
        for name, value in (("code", code), ("key", key), ("args", args), ("section", section), ("rulings", rulings)):
            object.__setattr__(self, name, value)


@dataclass(frozen=True)
class EventKind:
    """A kind of event: a key of the locale files, its arguments, and the one rule it comes from.

    An argument of kind POINTS changes the score of the seat in the argument named `seat` by that much (of the automa's
    rival line where `rival` says so).
    """

    code: int
    key: str
    args: tuple[Arg, ...]
    section: str
    rulings: tuple[str, ...] = ()
    rival: bool = False

    def __init__(self, code: int, key: str, args: tuple[Arg, ...], section: str, *rulings: str, rival: bool = False) -> None:
        if len(args) > 6:
            raise ValueError(f"event {key} has more than six arguments")
        fields = {"code": code, "key": key, "args": args, "section": section, "rulings": rulings, "rival": rival}
        for name, value in fields.items():
            object.__setattr__(self, name, value)

    @property
    def rule(self) -> str:
        return ", ".join((self.section, *self.rulings))


@dataclass(frozen=True)
class Refusal:
    """A refusal unpacked: the reason and its arguments by name."""

    reason: Reason
    args: Mapping[str, int] = field(default_factory=dict)

    @property
    def key(self) -> str:
        return self.reason.key

    def values(self) -> dict[str, Value]:
        """The arguments by name; named values by their names."""
        kinds = {arg.name: arg for arg in self.reason.args}
        return {name: kinds[name].value(number) for name, number in self.args.items()}

    @property
    def rule(self) -> str:
        """The § and rulings, as printed after an explanation: `§3, M1`."""
        return ", ".join(part for part in (self.reason.section, *self.reason.rulings) if part)


@dataclass(frozen=True)
class Prompt:
    """What a seat is asked: a key of the locale files, arguments, and the rule behind it."""

    key: str
    args: Mapping[str, int]
    section: str
    rulings: tuple[str, ...] = ()

    @property
    def rule(self) -> str:
        return ", ".join((self.section, *self.rulings))


def unpack(code: int) -> tuple[int, list[int]]:
    """The reason number and the three argument slots of a packed refusal."""
    slots = [(code >> (REASON_BITS + ARGUMENT_BITS * i)) & ARGUMENT_MASK for i in range(3)]
    return code & REASON_MASK, slots
