"""Matches as files: one JSON object that names everything a stranger needs to replay the match in another language.

The format is described in docs/log-format.md.
"""

import json
import os
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from signoria.core.edition import Edition
from signoria.core.errors import BadLog, SignoriaError, UnknownRules
from signoria.core.game import SPECTATOR, Game
from signoria.core.journal import sees
from signoria.core.match import Match
from signoria.core.registry import load_rules
from signoria.core.state import CHANCE

FORMAT: Final = "signoria-log"
VERSION: Final = 1
LARGEST_FILE: Final = 16 * 1024 * 1024
KEYS: Final = frozenset(
    (
        "format",
        "version",
        "game",
        "rules",
        "edition",
        "options",
        "players",
        "seed",
        "seats",
        "entries",
        "over",
        "scores",
        "places",
    )
)


def export(match: Match) -> dict[str, Any]:
    """The whole match, secrets included: for saving and for replays after the end."""
    return {
        **_head(match),
        "seed": match.seed,
        "entries": [_entry(match, i) for i in range(len(match.entries))],
        **_result(match),
    }


def export_for(match: Match, seat: int = SPECTATOR) -> dict[str, Any]:
    """A copy with only what a seat may know: hidden outcomes and decisions have neither id nor text, and there is no seed."""
    entries = [_entry(match, i, seat) for i in range(len(match.entries))]
    return {**_head(match), "seed": None, "entries": entries, **_result(match)}


def _head(match: Match) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": match.game.key,
        "rules": match.game.rules,
        "edition": edition_form(match.edition),
        "options": dict(match.options),
        "players": match.players,
        "seats": list(match.seats),
    }


def edition_form(edition: Edition) -> dict[str, Any]:
    """An edition as it is written down: whole, since the one of that name may be corrected later."""
    return {"name": edition.name, "hash": edition.hash, "content": edition.content}


def _entry(match: Match, index: int, seat: int | None = None) -> dict[str, Any]:
    entry = match.entries[index]
    who: int | str = "chance" if entry.actor == CHANCE else entry.actor
    if seat is not None and not sees(entry.audience, seat):
        return {"seat": who, "id": None, "text": None}
    table = match.game.outcomes if entry.actor == CHANCE else match.game.actions
    return {"seat": who, "id": entry.id, "text": table.text(entry.id)}


def _result(match: Match) -> dict[str, Any]:
    return {"over": match.over, "scores": match.scores(), "places": match.placings() if match.over else None}


def write(match: Match, path: Path) -> None:
    """Save a match; the file is either whole or not there."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=".saving-")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(dumps(match))
            # Without this a power cut can leave the new name with nothing in it.
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def dumps(match: Match) -> str:
    """The file's text: one line for the edition and for each entry, so that people and diffs can read it."""
    document = export(match)
    edition = json.dumps(document["edition"], ensure_ascii=False)
    document["edition"] = {}
    lines = [f"    {json.dumps(entry, ensure_ascii=False)}" for entry in document["entries"]]
    document["entries"] = []
    text = json.dumps(document, ensure_ascii=False, indent=2).replace('\n  "edition": {}', f'\n  "edition": {edition}', 1)
    return text.replace('\n  "entries": []', '\n  "entries": [\n' + ",\n".join(lines) + "\n  ]") + "\n"


def read(path: Path) -> Match:
    """Load a saved match and check that it replays to what it claims."""
    try:
        if path.stat().st_size > LARGEST_FILE:
            raise BadLog(f"{path}: is larger than {LARGEST_FILE} bytes; no match is that long")
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadLog(f"{path}: cannot be read ({error.strerror}); give the path of a saved match") from None
    except UnicodeDecodeError:
        raise BadLog(f"{path}: is not a text file; give the path of a saved match") from None
    try:
        return loads(text)
    except SignoriaError as error:
        raise BadLog(f"{path}: {error}") from None


def loads(text: str) -> Match:
    try:
        document = json.loads(text)
        json.dumps(document, ensure_ascii=False).encode()  # half a surrogate pair can be escaped, but not be written
    except (ValueError, RecursionError) as error:
        raise BadLog(f"not a whole JSON file ({error}); it may be truncated, take another copy") from None
    return rebuild(document)


def rebuild(document: object) -> Match:
    """A match from its log document; BadLog names the first thing that does not fit."""
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise BadLog(f"not a Signoria log: 'format' must be '{FORMAT}'")
    if document.get("version") != VERSION:
        raise BadLog(f"log version {document.get('version')!r} is unknown; this program reads version {VERSION}")
    missing = sorted(KEYS - set(document))
    if missing:
        raise BadLog(f"'{missing[0]}' is missing; the file was truncated or edited")
    try:
        game = load_rules(str(document["game"]), document["rules"], document["players"], document["options"])
    except UnknownRules as error:
        raise BadLog(str(error)) from None
    match = Match(
        game,
        document["players"],
        seed=document["seed"],
        edition=_edition(game, document["edition"]),
        options=_mapping(document["options"], "options"),
        seats=_names(document["seats"]),
        draw=False,
    )
    for index, entry in enumerate(_list(document["entries"], "entries")):
        _replay_entry(match, index, entry)
    _check_result(match, document)
    return match


def _mapping(value: object, key: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise BadLog(f"'{key}' is {value!r}, expected an object")
    return value


def _list(value: object, key: str) -> list[Any]:
    if not isinstance(value, list):
        raise BadLog(f"'{key}' is {value!r}, expected a list")
    return value


def _names(value: object) -> list[str]:
    names = _list(value, "seats")
    if any(not isinstance(name, str) for name in names):
        raise BadLog("'seats' must be a list of names")
    return names


def _edition(game: Game, value: object) -> Edition:
    """The edition a log was played with: carried in the log, or, in older logs, one of ours with the same content."""
    form = _mapping(value, "edition")
    if "content" in form:
        edition = Edition(_mapping(form["content"], "edition.content"), f"edition {form.get('name')}")
        if not edition.is_called(form.get("hash")):
            raise BadLog("the edition in the log does not have the hash the log gives; one of them was edited")
        return ours(game, edition)
    shipped = game.edition_by_hash(form.get("hash"))
    if shipped is not None:
        return shipped
    raise BadLog(
        f"edition {form.get('name')!r} with hash {form.get('hash')!r} is not one of ours and the log does not carry it"
    )


def ours(game: Game, edition: Edition) -> Edition:
    """The shipped edition where it says the same, word for word."""
    shipped = game.shipped_editions.values()
    return next((each for each in shipped if each.content_hash == edition.content_hash), edition)


def _replay_entry(match: Match, index: int, entry: object) -> None:
    where = f"entry {index + 1}"
    if not isinstance(entry, Mapping) or not {"seat", "id", "text"} <= set(entry):
        raise BadLog(f"{where} is {entry!r}, expected an object with seat, id and text")
    if match.over:
        raise BadLog(f"{where} comes after the end of the match")
    actor = match.state.actor()
    expected = "chance" if actor == CHANCE else actor
    if entry["seat"] != expected or isinstance(entry["seat"], bool):
        raise BadLog(f"{where} is by {entry['seat']!r}, but {expected!r} must decide there")
    number = entry["id"]
    if number is None:
        raise BadLog(f"{where} is hidden: this is a copy for one seat, and only a whole log can be replayed")
    table = match.game.outcomes if actor == CHANCE else match.game.actions
    if not isinstance(number, int) or isinstance(number, bool) or not 0 <= number < table.size:
        raise BadLog(f"{where} has id {number!r}, expected a whole number from 0 to {table.size - 1}")
    if entry["text"] != table.text(number):
        raise BadLog(f"{where} has id {number}, which is '{table.text(number)}', but its text is {entry['text']!r}")
    try:
        match.replay(number)
    except SignoriaError as error:
        raise BadLog(f"{where} is not possible: {error}") from None


def _check_result(match: Match, document: Mapping[str, Any]) -> None:
    for key, replayed in _result(match).items():
        if document[key] != replayed:
            raise BadLog(f"'{key}' is recorded as {document[key]!r}, but the log replays to {replayed!r}")
