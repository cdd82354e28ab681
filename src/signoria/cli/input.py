"""What somebody typed at the table: a choice, an action in words or abbreviated, or a command."""

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, TypeVar

from signoria.cli.choices import Offer
from signoria.core.codec import Arg, Refusal, Verb
from signoria.core.drawing.words import colon
from signoria.core.errors import BadAction
from signoria.core.language import Lexicon, Wording
from signoria.core.match import Match

T = TypeVar("T")

COMMANDS: Final = ("undo", "hint", "why", "journal", "score", "rules", "lang", "save", "quit", "help")


@dataclass(frozen=True)
class Act:
    """A legal action was chosen."""

    action: int


@dataclass(frozen=True)
class Command:
    """A command of the table, with what followed it."""

    word: str
    rest: str = ""


@dataclass(frozen=True)
class Refused:
    """Nothing happens, and this is why."""

    message: str


Typed = Act | Command | Refused


class Reader:
    """Reads what is typed in one pending decision."""

    def __init__(self, match: Match, offer: Offer, wording: Wording, words: Lexicon) -> None:
        self.match = match
        self.offer = offer
        self.wording = wording
        self.words = words
        self._table = match.game.actions
        self._commands = command_words(words)
        self._legal_verbs = {self._table.verb(action).key for action in match.legal_actions()}

    def read(self, text: str) -> Typed:
        """Labels and actions come before abbreviated commands, since playing is what a table is for."""
        first, _, rest = text.partition(" ")
        if text.startswith("?"):
            return Command("?", text[1:].strip())
        command = self._commands.get(plain(first))
        if command is not None and first.lower() not in self._legal_verbs:
            return Command(command, rest.strip())
        found = self.find_action(text)
        if isinstance(found, Act):
            return self.judge(found.action)
        if found is None:
            short = only({meant for word, meant in self._commands.items() if word.startswith(plain(first))})
            return Command(short, rest.strip()) if short else self.unknown(text)
        return found

    def judge(self, action: int) -> Typed:
        """The action if it is legal, else the reason why not."""
        refusal = self.match.refusal(action)
        return Act(action) if refusal is None else Refused(self.explain(action, refusal))

    def explain(self, action: int, refusal: Refusal) -> str:
        """`Bid 3: the last bid is 5 (§3, M1)`."""
        rule = f" ({refusal.rule})" if refusal.rule else ""
        said = self.wording.action(action) + colon(self.words.language)
        return f"{said} {self.wording.refusal(refusal)}{rule}"

    def unknown(self, text: str) -> Refused:
        return Refused(self.words.say("input-unknown", {"text": text}))

    def find_action(self, text: str) -> Act | Refused | None:
        """The action a text names, legal or not; a refusal where it nearly names one; None where it does not."""
        words = text.lower().split()
        if not words:
            return None
        label = next((choice for choice in self.offer.choices if choice.label == words[0]), None)
        if label is not None and len(words) == 1:
            return Act(label.action)
        if len(words) == 1 and words[0].isascii() and words[0].isdigit():
            return self._by_number(words[0])
        verb = self._verb(words[0])
        if verb is not None:
            return self._with_arguments(verb, words[1:], text)
        legal = self.match.legal_actions()
        said = self._meant(legal, words)
        if said is None:
            said = self._meant([action for action in self._table if action not in legal], words)
        return None if said is None else Act(said)

    def _meant(self, actions: Iterable[int], words: list[str]) -> int | None:
        """The one action whose sentence in the language of the table has these words; in their order if several have."""
        found = [action for action in actions if self._says(action, words)]
        if len(found) > 1:
            begun = " ".join(plain(word) for word in words)
            found = [action for action in found if plain(self.wording.action(action)).startswith(begun)]
        return found[0] if len(found) == 1 else None

    def _says(self, action: int, words: list[str]) -> bool:
        """Whether every word begins a word of the action's sentence; numbers must be whole."""
        said = re.findall(r"\w+", plain(self.wording.action(action)))
        for word in words:
            match = next((at for at, one in enumerate(said) if begins(plain(word), one)), None)
            if match is None:
                return False
            del said[match]
        return True

    def _by_number(self, number: str) -> Act | Refused:
        """A bare number: an amount where exactly one kind of amount is asked for."""
        if len(self.offer.amounts) == 1:
            verb = self.offer.amounts[0].verb
            return self._with_arguments(verb, [number], number)
        return Refused(self.words.say("input-no-choice", {"number": str(number), "count": len(self.offer.choices)}))

    def _verb(self, word: str) -> Verb | None:
        """A verb in full, or abbreviated as far as it stays clear; what is legal comes first."""
        if word in self._table.verbs:
            return self._table.verbs[word]
        key = only(verb for verb in self._legal_verbs if verb.startswith(word))
        key = key or only(verb for verb in self._table.verbs if verb.startswith(word))
        return self._table.verbs[key] if key else None

    def _with_arguments(self, verb: Verb, given: list[str], text: str) -> Act | Refused:
        full = [expand(arg, word) for arg, word in zip(verb.args, given, strict=False)]
        try:
            return Act(self._table.parse(" ".join([verb.key, *full, *given[len(full) :]])))
        except BadAction:
            begun = " ".join([verb.key, *full])
            if len(given) < len(verb.args):
                one = only(choice.action for choice in self.offer.choices if self._text(choice.action).startswith(begun))
                if one is not None:
                    return Act(one)
        return Refused(self.words.say("input-usage", {"text": text, "usage": usage(verb)}))

    def _text(self, action: int) -> str:
        return self.match.game.text(action)


def plain(word: str) -> str:
    """Small letters without accents: what people type on any keyboard."""
    decomposed = unicodedata.normalize("NFKD", word.casefold())
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter))


def begins(word: str, said: str) -> bool:
    return word == said if word.isdigit() else said.startswith(word)


def command_words(words: Lexicon) -> dict[str, str]:
    """Commands in English and in the language of the table."""
    found = {command: command for command in COMMANDS}
    for command in COMMANDS:
        for word in words.say(f"command-{command}").split(", "):
            found.setdefault(plain(word), command)
    return found


def usage(verb: Verb) -> str:
    """How a verb is written, with the values an argument can have where they are few."""
    parts = [verb.key]
    for arg in verb.args:
        values = "|".join(arg.names.values) if arg.names is not None else f"{arg.low}–{arg.high}"
        parts.append(f"<{values}>" if len(values) <= 60 else f"<{arg.name}>")
    return " ".join(parts)


def expand(arg: Arg, word: str) -> str:
    """A named value from its beginning, where only one begins like that."""
    if arg.names is None or word in arg.names.values:
        return word
    return only(value for value in arg.names.values if value.startswith(word)) or word


def only(items: Iterable[T]) -> T | None:
    """The only item, or None if there are none or several."""
    found = list(items)
    return found[0] if len(found) == 1 else None
