"""Edition files: component data that an owner of the box can read, check and correct.

An edition is a TOML file. Every table of values says where its values come from (`provenance`), and may add a `note`.
Readers ask for each key with its type and bounds; what is missing, superfluous or impossible is named in the error.
"""

import hashlib
import json
import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import Any, Final

from signoria.core.errors import BadEdition

PRINTED: Final = "printed"
RECONSTRUCTED: Final = "reconstructed"
PROVENANCES: Final = (PRINTED, "deduced", "sourced", RECONSTRUCTED)
ABOUT: Final = ("provenance", "note")
HEAD: Final = ("game", "name")
LANGUAGES: Final = ("en", "de", "fr")
LONGEST_NAME: Final = 30
# How much of a wrong value is repeated.
LONGEST_QUOTE: Final = 200
# What an owner may call components; words, without which a match is played the same.
WORDS: Final = "names"
# Where things stand in the picture of a board: it changes no match, so an edition with it and without it is the same.
PICTURE: Final = "picture"


class Edition:
    """The content of an edition file, with a name, a content hash and its provenance."""

    def __init__(self, content: dict[str, Any], origin: str, *, shipped: bool = False) -> None:
        self.content = content
        self.origin = origin
        self.shipped = shipped
        self.game = str(content.get("game", ""))
        self.name = str(content.get("name", ""))
        if not self.game or not self.name:
            raise BadEdition("'game' and 'name' must stand at the top of an edition file", origin=origin)
        self.hash = play_hash(content)
        check_provenance(content, origin)

    def is_called(self, said: object) -> bool:
        """Whether a hash is this edition's: of what matters for play, or, in logs of earlier versions, of every word of it."""
        return said in (self.hash, self.content_hash)

    @cached_property
    def content_hash(self) -> str:
        """Tells editions apart that differ in a note only."""
        return content_hash(self.content)

    def __reduce__(self) -> tuple[Any, ...]:
        """A shipped edition goes by its hash, an owner's with its content."""
        from signoria.core.registry import load

        if self.shipped and any(self is edition for edition in load(self.game).shipped_editions.values()):
            return shipped_edition, (self.game, self.content_hash)
        return Edition, (self.content, self.origin)

    def __deepcopy__(self, _memo: object) -> "Edition":
        """Nothing in an edition changes."""
        return self

    def reader(self) -> "Reader":
        return Reader(self.content, self.origin, "", frozenset(HEAD))

    def provenance(self) -> Iterator[tuple[str, str, str]]:
        """Every table that holds values: its path, its provenance and its note."""
        yield from walk_provenance(self.content, "", "", "")

    def counts(self) -> dict[str, int]:
        """How many tables of values there are of each provenance: the one number that every page and message gives."""
        counted = Counter(word for _, word, _ in self.provenance())
        return {word: counted[word] for word in PROVENANCES}

    def reconstructed(self) -> dict[str, list[str]]:
        """Values that are our choice: by note, the tables they stand in."""
        found: dict[str, list[str]] = {}
        for path, word, note in self.provenance():
            if word == RECONSTRUCTED:
                found.setdefault(note, []).append(named_path(self.content, path))
        return found

    def unsure(self) -> list[dict[str, Any]]:
        """The same as a form: a note, and the paths it is about."""
        return [{"note": note, "paths": paths} for note, paths in self.reconstructed().items()]


def shipped_edition(game: str, said: str) -> Edition:
    """The shipped edition with this content."""
    from signoria.core.registry import load

    found = load(game).edition_by_hash(said)
    if found is None:
        raise BadEdition(f"no shipped edition of {game} has the content {said}; load this where it was stored")
    return found


def play_hash(content: dict[str, Any]) -> str:
    """The same for editions that are played the same: notes, provenances, the title and an owner's own words are left out."""
    return content_hash({key: without_words(value) for key, value in content.items() if key not in (*ABOUT, "name")})


def without_words(value: Any) -> Any:
    if isinstance(value, list):
        return [without_words(item) for item in value]
    if not isinstance(value, dict):
        return value
    return {key: without_words(item) for key, item in value.items() if key not in ABOUT and not is_words(key, item)}


def is_words(key: str, value: object) -> bool:
    return key == WORDS and (isinstance(value, str) or (isinstance(value, dict) and set(value) <= set(LANGUAGES)))


def content_hash(content: dict[str, Any]) -> str:
    """The same for files that say the same, however they are laid out."""
    text = json.dumps(without_picture(content), sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return "sha256:" + hashlib.sha256(text.encode()).hexdigest()


def without_picture(value: Any) -> Any:
    """Content without what only its picture needs."""
    if isinstance(value, dict):
        return {key: without_picture(inner) for key, inner in value.items() if key != PICTURE}
    return [without_picture(inner) for inner in value] if isinstance(value, list) else value


def read_edition(path: Path, *, shipped: bool = False) -> Edition:
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadEdition(f"cannot be read ({error.strerror}); give the path of an edition file", origin=str(path)) from None
    except UnicodeDecodeError as error:
        raise not_toml(error, str(path)) from None
    return Edition(parse_toml(text, str(path)), path.name, shipped=shipped)


def parse_toml(text: str, origin: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise not_toml(error, origin, line_of_fault(error, text)) from None
    except RecursionError:
        raise BadEdition(
            "holds tables or lists without end; expected numbers, texts, lists and tables", origin=origin
        ) from None


def not_toml(error: Exception, origin: str, line: int | None = None) -> BadEdition:
    return BadEdition(f"is not valid TOML ({error}); compare it with a shipped edition", origin=origin, line=line)


def line_of_fault(error: tomllib.TOMLDecodeError, text: str) -> int:
    """Python before 3.14 says the line only in words, and at the end of a file not even there."""
    known = getattr(error, "lineno", None)
    if isinstance(known, int):
        return known
    digits = str(error).rpartition("(at line ")[2].partition(",")[0]
    return int(digits) if digits.isdigit() else text.count("\n") + 1


def note_key(note: str) -> str:
    """The message with the words of a shipped note: files keep their English note, locale files translate it."""
    return "note-" + "-".join(re.findall(r"[a-z0-9]+", note.lower()))


def walk_provenance(table: dict[str, Any], path: str, inherited: str, note: str) -> Iterator[tuple[str, str, str]]:
    word = str(table.get("provenance", inherited))
    note = str(table.get("note", "" if "provenance" in table else note))
    nested = [key for key, value in table.items() if isinstance(value, dict) or is_array_of_tables(value)]
    values = [key for key in table if key not in nested and key not in ABOUT]
    if path == "":
        values = [key for key in values if key not in HEAD]
    if values:
        yield path, word, note
    for key, value in table.items():
        where = f"{path}.{key}" if path else key
        if isinstance(value, dict):
            yield from walk_provenance(value, where, word, note)
        elif is_array_of_tables(value):
            for i, item in enumerate(value):
                yield from walk_provenance(item, f"{where}[{i}]", word, note)


def named_path(content: dict[str, Any], path: str) -> str:
    """A path in which items of lists go by what they are called instead of by their number: `cards.mason`, not `cards[5]`."""
    words: list[str] = []
    inner: Any = content
    for part in re.findall(r"[^.\[\]]+|\[\d+\]", path):
        inner = inner[int(part[1:-1])] if part.startswith("[") else inner[part]
        words.append(called(inner) if part.startswith("[") else part)
    return ".".join(words)


def called(item: dict[str, Any]) -> str:
    """Its values up to the first word, which is what tells items of a list apart: `mason`, `1-yellow`."""
    words: list[str] = []
    for key, value in item.items():
        if key not in ABOUT:
            words.append(str(value))
            if isinstance(value, str):
                break
    return "-".join(words)


def is_array_of_tables(value: object) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(item, dict) for item in value)


def check_provenance(content: dict[str, Any], origin: str) -> None:
    for path, word, _ in walk_provenance(content, "", "", ""):
        if word not in PROVENANCES:
            said = f"'{shortened(word)}'" if word else None
            raise wrong_value(f"{path or 'top'}.provenance", said, f"one of {', '.join(PROVENANCES)}", origin)


def wrong_value(path: str, value: str | None, expected: str, origin: str) -> BadEdition:
    """The error for one value that is wrong, or missing where it is None."""
    said = "is missing" if value is None else f"is {value}"
    return BadEdition(f"{path} {said}; expected {expected}", origin=origin, path=path, value=value, expected=expected)


def shortened(text: str) -> str:
    return text if len(text) <= LONGEST_QUOTE else text[: LONGEST_QUOTE - 1] + "…"


class Reader:
    """Reads a table key by key and remembers which keys were asked for, so that a misspelt one does not go unnoticed."""

    def __init__(self, table: dict[str, Any], origin: str, path: str, known: frozenset[str] = frozenset()) -> None:
        self._table = table
        self._origin = origin
        self._path = path
        self._asked = set(ABOUT) | known

    def fail(self, key: str, expected: str) -> BadEdition:
        """The error for a key whose value is not what was expected."""
        value = shortened(json.dumps(self._table[key], ensure_ascii=False, default=str)) if key in self._table else None
        return wrong_value(self._where(key), value, expected, self._origin)

    def wrong(self, why: str) -> BadEdition:
        """The error for values that do not fit together."""
        return BadEdition(f"{self._path or 'top'}: {why}", origin=self._origin, path=self._path or None)

    def integer(self, key: str, low: int, high: int) -> int:
        self._asked.add(key)
        value = self._table.get(key)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.fail(key, f"a whole number from {low} to {high}")
        return value

    def integer_or(self, key: str, low: int, high: int, word: str, meaning: int) -> int:
        """A whole number within bounds, or a word that stands for one."""
        if self._table.get(key) == word:
            self._asked.add(key)
            return meaning
        try:
            return self.integer(key, low, high)
        except BadEdition:
            raise self.fail(key, f'a whole number from {low} to {high}, or "{word}"') from None

    def boolean(self, key: str) -> bool:
        self._asked.add(key)
        value = self._table.get(key)
        if not isinstance(value, bool):
            raise self.fail(key, "true or false")
        return value

    def text(self, key: str, choices: tuple[str, ...] | None = None) -> str:
        self._asked.add(key)
        value = self._table.get(key)
        if not isinstance(value, str) or (choices is not None and value not in choices):
            raise self.fail(key, "a text" if choices is None else f"one of {', '.join(choices)}")
        return value

    def integers(self, key: str, low: int, high: int, length: int | None = None) -> list[int]:
        self._asked.add(key)
        value = self._table.get(key)
        size = "" if length is None else f"{length} "
        expected = f"a list of {size}whole numbers from {low} to {high}"
        if not isinstance(value, list) or (length is not None and len(value) != length):
            raise self.fail(key, expected)
        if any(not isinstance(n, int) or isinstance(n, bool) or not low <= n <= high for n in value):
            raise self.fail(key, expected)
        return list(value)

    def texts(self, key: str, choices: tuple[str, ...] | None = None) -> list[str]:
        self._asked.add(key)
        value = self._table.get(key)
        expected = "a list of texts" if choices is None else f"a list of texts out of {', '.join(choices)}"
        if not isinstance(value, list) or any(not isinstance(t, str) for t in value):
            raise self.fail(key, expected)
        if choices is not None and any(t not in choices for t in value):
            raise self.fail(key, expected)
        return list(value)

    def names(self, key: str) -> dict[str, str]:
        """What a thing is called in each language, or one name for all of them."""
        self._asked.add(key)
        value = self._table.get(key)
        found = value if isinstance(value, dict) else dict.fromkeys(LANGUAGES, value)
        if set(found) != set(LANGUAGES) or any(
            not isinstance(n, str) or not 0 < len(n.strip()) <= LONGEST_NAME for n in found.values()
        ):
            raise self.fail(key, f"a name of at most {LONGEST_NAME} letters, or one each for {', '.join(LANGUAGES)}")
        return dict(found)

    def has(self, key: str) -> bool:
        return key in self._table

    def table(self, key: str) -> "Reader":
        self._asked.add(key)
        value = self._table.get(key)
        if not isinstance(value, dict):
            raise self.fail(key, "a table")
        return Reader(value, self._origin, self._where(key))

    def tables(self, key: str) -> list["Reader"]:
        """An array of tables (`[[key]]`)."""
        self._asked.add(key)
        value = self._table.get(key)
        if not isinstance(value, list) or any(not isinstance(t, dict) for t in value):
            raise self.fail(key, "an array of tables")
        return [Reader(t, self._origin, f"{self._where(key)}[{i}]") for i, t in enumerate(value)]

    def keys(self) -> list[str]:
        """The keys of the table itself, for tables with names of the owner's choice."""
        return [key for key in self._table if key not in ABOUT]

    def done(self) -> None:
        """Complain about keys nobody asked for."""
        for key in self._table:
            if key not in self._asked:
                where = self._where(key)
                raise BadEdition(f"{where} is not a key of this game's editions; remove it", origin=self._origin, path=where)

    def _where(self, key: str) -> str:
        return f"{self._path}.{key}" if self._path else key
