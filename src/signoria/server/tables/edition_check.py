"""An owner's edition file, looked at before anybody plays by it: what is in it, or what is wrong in which line."""

import json
from typing import Any, Final

from signoria.core.edition import (
    PRINTED,
    Edition,
    parse_toml,
    shortened,
    wrong_value,
)
from signoria.core.edition_lines import line_of
from signoria.core.edition_values import list_values
from signoria.core.errors import BadEdition
from signoria.core.registry import load, names

MOST_DIFFERENCES: Final = 200


def check(text: str, origin: str) -> dict[str, Any]:
    """What a file holds, as far as players want to know it; or its first problem, in the loader's own sentence."""
    try:
        return {"edition": describe_edition(read(text, origin))}
    except BadEdition as error:
        return {"problem": describe_problem(error, text)}


def read(text: str, origin: str) -> Edition:
    content = parse_toml(text, origin)
    try:
        json.dumps(content, allow_nan=False)
    except (TypeError, ValueError, RecursionError):
        raise BadEdition(
            "holds dates or numbers without end; expected numbers, texts, lists and tables", origin=origin
        ) from None
    edition = Edition(content, origin)
    if edition.game not in names():
        raise wrong_value("game", json.dumps(shortened(edition.game)), f"one of {', '.join(names())}", origin)
    load(edition.game).check_edition(edition)
    return edition


def describe_edition(edition: Edition) -> dict[str, Any]:
    game = load(edition.game)
    groups = list(edition.provenance())
    ours = game.edition(None)
    return {
        "game": edition.game,
        "name": edition.name,
        "hash": edition.hash,
        "groups": edition.counts(),
        "not_printed": [{"path": path, "provenance": word, "note": note} for path, word, note in groups if word != PRINTED],
        "compared": ours.name,
        "differences": differences(ours, edition),
        "content": edition.content,
    }


def differences(ours: Edition, theirs: Edition) -> list[dict[str, Any]]:
    """Every value that is another than in our edition, is missing there or stands only here."""
    before, after = dict(list_values(ours.content)), dict(list_values(theirs.content))
    paths = [path for path in (*before, *(path for path in after if path not in before)) if before.get(path) != after.get(path)]
    return [{"path": path, "ours": before.get(path), "theirs": after.get(path)} for path in paths[:MOST_DIFFERENCES]]


def describe_problem(error: BadEdition, text: str) -> dict[str, Any]:
    """What the loader found, with the line of the key it names."""
    line = error.line
    if line is None and error.path is not None:
        line = line_of(text, error.path)
    return {
        "message": error.problem,
        "line": line,
        "path": error.path,
        "value": error.value,
        "expected": error.expected,
    }
