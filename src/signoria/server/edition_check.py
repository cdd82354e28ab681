"""An owner's edition file, looked at before anybody plays by it: what is in it, or what is wrong in which line."""

import json
import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from signoria.core.edition import ABOUT, HEAD, PRINTED, PROVENANCES, Edition, is_array_of_tables
from signoria.core.errors import BadEdition
from signoria.core.registry import load, names

MOST_DIFFERENCES: Final = 200
SAID: Final = re.compile(r"(?P<path>\S+) (?:is missing|is (?P<value>.+?)); expected (?P<expected>.+)", re.DOTALL)
AT_LINE: Final = re.compile(r"at line (\d+)")
HEADER: Final = re.compile(r"\s*(\[\[?)\s*([^\[\]]+?)\s*\]\]?\s*(#.*)?$")
KEY: Final = re.compile(r"""\s*(?:"([^"]+)"|'([^']+)'|([\w-]+))\s*=""")


def check(text: str, origin: str) -> dict[str, Any]:
    """What a file holds, as far as players want to know it; or its first problem, in the loader's own sentence."""
    try:
        return {"edition": described(read(text, origin))}
    except BadEdition as error:
        return {"problem": problem(str(error), text, origin)}


def read(text: str, origin: str) -> Edition:
    try:
        content = tomllib.loads(text)
        json.dumps(content, allow_nan=False)
    except tomllib.TOMLDecodeError as error:
        raise BadEdition(f"{origin}: is not valid TOML ({error}); compare it with a shipped edition") from None
    except (TypeError, ValueError, RecursionError):
        raise BadEdition(f"{origin}: holds dates or numbers without end; expected numbers, texts, lists and tables") from None
    edition = Edition(content, origin)
    if edition.game not in names():
        raise BadEdition(f"{origin}: game is {json.dumps(edition.game)}; expected one of {', '.join(names())}")
    load(edition.game).check_edition(edition)
    return edition


def described(edition: Edition) -> dict[str, Any]:
    game = load(edition.game)
    groups = list(edition.provenance())
    counted = Counter(word for _, word, _ in groups)
    ours = game.edition(None)
    return {
        "game": edition.game,
        "name": edition.name,
        "hash": edition.hash,
        "groups": {word: counted[word] for word in PROVENANCES},
        "not_printed": [{"path": path, "provenance": word, "note": note} for path, word, note in groups if word != PRINTED],
        "compared": ours.name,
        "differences": differences(ours, edition),
        "content": edition.content,
    }


def differences(ours: Edition, theirs: Edition) -> list[dict[str, Any]]:
    """Every value that is another than in our edition, is missing there or stands only here."""
    before, after = dict(values(ours.content)), dict(values(theirs.content))
    paths = [path for path in (*before, *(path for path in after if path not in before)) if before.get(path) != after.get(path)]
    return [{"path": path, "ours": before.get(path), "theirs": after.get(path)} for path in paths[:MOST_DIFFERENCES]]


def values(table: dict[str, Any], path: str = "") -> Iterator[tuple[str, Any]]:
    """Every value with its path; what is said about values is left out."""
    for key, value in table.items():
        where = f"{path}.{key}" if path else key
        if key in ABOUT or (not path and key in HEAD):
            continue
        if isinstance(value, dict):
            yield from values(value, where)
        elif is_array_of_tables(value):
            for number, item in enumerate(value):
                yield from values(item, f"{where}[{number}]")
        else:
            yield where, value


# ---- what is wrong, and where -------------------------------------------------------------------------------------------


def problem(message: str, text: str, origin: str) -> dict[str, Any]:
    """The loader's sentence, taken apart where it names a key, with the line the key stands in."""
    told = message.removeprefix(f"{origin}: ")
    found: dict[str, Any] = {"message": told, "line": None, "path": None, "value": None, "expected": None}
    if line := AT_LINE.search(told):
        return found | {"line": int(line.group(1))}
    if said := SAID.match(told):
        found |= said.groupdict()
    path = found["path"] or told.split(" ", 1)[0].rstrip(":")
    return found | {"line": line_of(text, path)}


def line_of(text: str, path: str) -> int | None:
    """The line in which the value of a path stands, or else the table it should stand in."""
    best, nearest = None, 0
    for number, where in located(text):
        if where == path:
            return number
        if path.startswith((f"{where}.", f"{where}[")) and len(where) > nearest:
            best, nearest = number, len(where)
    return best


def located(text: str) -> Iterator[tuple[int, str]]:
    """Headers of tables and keys, each with its line and its path as the loader writes it."""
    table, seen = "", Counter[str]()
    for number, line in enumerate(text.splitlines(), start=1):
        if header := HEADER.match(line):
            table = header.group(2).replace('"', "").replace(" ", "")
            if header.group(1) == "[[":
                seen[table] += 1
                table = f"{table}[{seen[table] - 1}]"
            yield number, table
        elif key := KEY.match(line):
            name = next(filter(None, key.groups()))
            yield number, f"{table}.{name}" if table else name
