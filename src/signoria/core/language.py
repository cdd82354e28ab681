"""Words: Fluent files in English, German and French turn keys with arguments into sentences.

Shared words stand in `core/locale`, those of a game in its own `locale` folder, those of an interface beside it.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from signoria.core import edition as editions
from signoria.core.codec import POINTS, SEAT, Arg, EventKind, Numbering, Prompt, Refusal
from signoria.core.errors import UnknownName
from signoria.core.game import Game
from signoria.core.journal import Event

LANGUAGES: Final = editions.LANGUAGES
SHARED: Final = Path(__file__).parent / "locale"
MINUS: Final = "\N{MINUS SIGN}"
# Lists of named things, by their place in an edition file.
LISTS: Final = {"cards": "card", "tracks": "track", "places": "place", "commissions": "colour"}
DECIMAL: Final = re.compile(r"\d+\.\d+")

MESSAGE: Final = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)
INNER_QUOTES: Final = {
    "en": (
        ("\N{LEFT DOUBLE QUOTATION MARK}", "\N{LEFT SINGLE QUOTATION MARK}"),
        ("\N{RIGHT DOUBLE QUOTATION MARK}", "\N{RIGHT SINGLE QUOTATION MARK}"),
    ),
    "de": (
        ("\N{DOUBLE LOW-9 QUOTATION MARK}", "\N{SINGLE LOW-9 QUOTATION MARK}"),
        ("\N{LEFT DOUBLE QUOTATION MARK}", "\N{LEFT SINGLE QUOTATION MARK}"),
    ),
    "fr": (
        ("\N{LEFT-POINTING DOUBLE ANGLE QUOTATION MARK}\N{NO-BREAK SPACE}", "\N{LEFT DOUBLE QUOTATION MARK}"),
        ("\N{NO-BREAK SPACE}\N{RIGHT-POINTING DOUBLE ANGLE QUOTATION MARK}", "\N{RIGHT DOUBLE QUOTATION MARK}"),
    ),
}
# Between sentences that are parts of one.
BETWEEN: Final = " · "

Argument = int | float | str


def check_language(language: str) -> str:
    if language not in LANGUAGES:
        raise UnknownName(f"there is no language '{language}'; choose from: {', '.join(LANGUAGES)}")
    return language


@cache
def bundle(language: str, folders: tuple[Path, ...]) -> FluentBundle:
    """All messages of a language from several locale folders; later folders may override earlier ones."""
    made = FluentBundle([check_language(language)], use_isolating=False)
    for folder in folders:
        made.add_resource(FluentResource((folder / f"{language}.ftl").read_text(encoding="utf-8")), allow_overrides=True)
    return made


@cache
def messages(language: str, folders: tuple[Path, ...]) -> tuple[str, ...]:
    """The keys of all messages of a language."""
    texts = [(folder / f"{language}.ftl").read_text(encoding="utf-8") for folder in folders]
    return tuple(dict.fromkeys(key for text in texts for key in MESSAGE.findall(text)))


class Lexicon:
    """Messages of one language from the shared and further locale folders; `own` names go before them."""

    def __init__(self, language: str, folders: Iterable[Path] = (), own: Mapping[str, str] | None = None) -> None:
        self.language = check_language(language)
        self._own = dict(own or {})
        self._folders = (SHARED, *folders)
        self._bundle = bundle(language, self._folders)

    def has(self, key: str) -> bool:
        return key in self._own or self._bundle.has_message(key)

    def beginning_with(self, prefix: str) -> list[str]:
        """The rest of every key that begins like this."""
        return [key.removeprefix(prefix) for key in messages(self.language, self._folders) if key.startswith(prefix)]

    def forms(self, key: str) -> tuple[str, ...]:
        """The other forms a message has, such as `you`: the names of its attributes."""
        return tuple(self._bundle.get_message(key).attributes) if self._bundle.has_message(key) else ()

    def say(self, key: str, args: Mapping[str, Argument | float] | None = None, form: str = "") -> str:
        """The sentence for a key, in another form if it has that one.

        A missing key is a fault of ours: the key itself is shown, and the tests fail.
        """
        if key in self._own:
            return self._own[key]
        if not self.has(key):
            return key
        message = self._bundle.get_message(key)
        pattern = message.attributes.get(form, message.value)
        if pattern is None:
            return key
        text, _ = self._bundle.format_pattern(pattern, dict(args or {}))
        return str(text)


class Wording:
    """Sentences of one game in one language, with the names of the people at the table and those an edition gives.

    `reader` is the seat of the person who reads: that seat is "you". Without a reader every seat has its name.
    """

    def __init__(
        self,
        game: Game,
        language: str,
        names: Sequence[str] = (),
        edition: editions.Edition | None = None,
        reader: int | None = None,
    ) -> None:
        self.game = game
        self.names = list(names)
        self.reader = reader
        own = {} if edition is None else game.own_words(edition, check_language(language))
        self.lexicon = Lexicon(language, [game.folder / "locale"], own)

    def shared(self, key: str, **args: Argument) -> str:
        return self.lexicon.say(key, args)

    def title(self) -> str:
        return self.lexicon.say("title")

    def action(self, action: int) -> str:
        return self._of_table(self.game.actions, "action", action)

    def outcome(self, outcome: int) -> str:
        return self._of_table(self.game.outcomes, "outcome", outcome)

    def event(self, event: Event) -> str:
        kind: EventKind = self.game.event_kind(event)
        numbers = self.game.event_args(event)
        return self.lexicon.say(f"event-{kind.key}", self._args(kind.args, numbers), self._form(kind.args, numbers))

    def refusal(self, refusal: Refusal) -> str:
        return self.lexicon.say(f"refusal-{refusal.key}", self._args(refusal.reason.args, refusal.args))

    def prompt(self, prompt: Prompt, form: str = "") -> str:
        """What is asked. The `short` form leaves out what a drawn board shows anyway."""
        return self.lexicon.say(f"prompt-{prompt.key}", prompt.args, form)

    def advice(self, key: str, args: Mapping[str, Argument]) -> str:
        """Why a bot would do something; empty where it has no words for it."""
        message = f"advice-{key}"
        if not self.lexicon.has(message):
            return ""
        return self.lexicon.say(message, {name: decimal(value) for name, value in args.items()})

    def reason(
        self,
        message: str,
        args: Mapping[str, Argument],
        *,
        other: int = -1,
        seat: int = -1,
        events: Sequence[Event] = (),
        holdings: Sequence[tuple[str, int]] = (),
    ) -> str:
        """One sentence of why: `$other` is an action, `$name` a seat, `$events` and `$holdings` are lists."""
        words: dict[str, Argument | float] = {name: decimal(value) for name, value in args.items()}
        if other >= 0:
            words["other"] = quoted_within(self.action(other), self.lexicon.language)
        if seat >= 0:
            words["name"] = self.name(seat)
        words["events"] = BETWEEN.join(self.event(event) for event in events)
        words["holdings"] = ", ".join(self.lexicon.say(f"holding-{name}", {"count": count}) for name, count in holdings)
        return self.lexicon.say(message, words)

    def edition(self, name: str) -> str:
        """The title of a shipped edition; an owner's edition goes by its own name."""
        key = f"edition-{name}"
        return self.lexicon.say(key) if self.lexicon.has(key) else name

    def note(self, note: str) -> str:
        """A note of an edition in this language; an owner's note as it was written."""
        key = editions.note_key(note)
        return self.lexicon.say(key) if self.lexicon.has(key) else note

    def values(self, paths: Iterable[str]) -> str:
        """What tables of an edition are called: "Cards (Mason, Spy)". Where there is no word, the path in the file."""
        tops: dict[str, list[str]] = {}
        for path in paths:
            top, _, item = path.partition(".")
            named = f"{LISTS.get(top, top)}-{item}"
            tops.setdefault(top, []).extend([self.lexicon.say(named) if self.lexicon.has(named) else item] if item else [])
        found = []
        for top, items in tops.items():
            word = self.lexicon.say(f"value-{top}") if self.lexicon.has(f"value-{top}") else top
            found.append(f"{word} ({', '.join(items)})" if items else word)
        return " · ".join(found)

    def provenance(self, word: str) -> str:
        """Where values come from, in words."""
        return self.lexicon.say(f"provenance-{word}")

    def name(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else self.shared("seat-name", number=seat + 1)

    def value(self, arg: Arg, number: int) -> Argument:
        """One argument in words: a seat by its name, a named value in this language, points with their sign."""
        if arg.kind == SEAT:
            return self.name(number)
        if arg.kind == POINTS:
            return signed(number)
        if arg.names is not None:
            return self.lexicon.say(f"{arg.names.key}-{arg.names.values[number]}")
        return number

    def _form(self, args: Iterable[Arg], numbers: Mapping[str, int]) -> str:
        """The form for the reader's own seat: `you`, or `you-other` where the argument is called `other`."""
        if self.reader is None:
            return ""
        own = [arg.name for arg in args if arg.kind == SEAT and numbers[arg.name] == self.reader]
        return own_form(own[0]) if own else ""

    def _of_table(self, table: Numbering, prefix: str, number: int) -> str:
        verb = table.verb(number)
        return self.lexicon.say(f"{prefix}-{verb.key}", self._args(verb.args, table.args(number)))

    def _args(self, args: Iterable[Arg], numbers: Mapping[str, int]) -> dict[str, Argument]:
        """Arguments in words; whatever is a number stays available as `<name>-number` for choosing a form."""
        words: dict[str, Argument] = {}
        for arg in args:
            words[arg.name] = self.value(arg, numbers[arg.name])
            words[f"{arg.name}-number"] = numbers[arg.name]
        return words


def own_form(argument: str) -> str:
    """The form of a message in which this argument is the reader."""
    return "you" if argument == "seat" else f"you-{argument}"


def quoted_within(text: str, language: str) -> str:
    """A text that will stand in quotation marks itself: its own become the inner ones."""
    for outer, inner in INNER_QUOTES[language]:
        text = text.replace(outer, inner)
    return text


def decimal(value: Argument) -> Argument | float:
    """A fraction comes as text; every language has its own sign for it."""
    return float(value) if isinstance(value, str) and DECIMAL.fullmatch(value) else value


def signed(points: int) -> str:
    """Gains with a plus, costs with a real minus sign."""
    return f"+{points}" if points > 0 else f"{MINUS}{-points}" if points < 0 else "0"
