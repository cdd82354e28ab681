"""Matches as files: one JSON object that names everything a stranger needs to replay the match in another language.

The format is described in docs/log-format.md.
"""

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final, TypeVar

from signoria.core.atomic_file import write_atomic
from signoria.core.deal import deal_form, parse_deal
from signoria.core.edition import Edition
from signoria.core.errors import BadLog, SignoriaError, UnknownRules
from signoria.core.game import SPECTATOR, Game
from signoria.core.journal import sees
from signoria.core.log_form import (
    ENTRY,
    FORMAT,
    KEYS,
    VERSION,
    document,
    edition_form,
    edition_of,
    entry_form,
    is_log,
    name_of,
    numbering_of,
    result_form,
)
from signoria.core.match import Match
from signoria.core.registry import load_rules

T = TypeVar("T")

LARGEST_FILE: Final = 16 * 1024 * 1024


def export(match: Match) -> dict[str, Any]:
    """The whole match, secrets included: for saving and for replays after the end."""
    return _document(match, match.seed, [entry_form(match.game, entry) for entry in match.entries], revealed=True)


def export_for(match: Match, seat: int = SPECTATOR) -> dict[str, Any]:
    """A copy with only what a seat may know: hidden outcomes and decisions have neither id nor text, and there is no seed
    and no secret of the deal.
    """
    entries = [entry_form(match.game, entry, known=sees(entry.audience, seat)) for entry in match.entries]
    return _document(match, None, entries, revealed=False)


def _document(match: Match, seed: int | None, entries: list[dict[str, Any]], *, revealed: bool) -> dict[str, Any]:
    game, edition = match.game, edition_form(match.edition)
    about = (game.key, game.rules, edition, match.options, match.players, match.seats)
    if match.deal is None:
        return document(*about, seed=seed, entries=entries, result=result_form(match))
    deal = deal_form(match.deal, revealed=revealed)
    return {**document(*about, seed=None, entries=entries, result=result_form(match)), "deal": deal}


def write(match: Match, path: Path) -> None:
    """Save a match; the file is either whole or not there."""
    write_atomic(path, dumps(match).encode("utf-8"))


def dumps(match: Match) -> str:
    """The file's text: one line for the edition and for each entry, so that people and diffs can read it."""
    whole = export(match)
    edition = json.dumps(whole["edition"], ensure_ascii=False)
    whole["edition"] = {}
    lines = [f"    {json.dumps(entry, ensure_ascii=False)}" for entry in whole["entries"]]
    whole["entries"] = []
    text = json.dumps(whole, ensure_ascii=False, indent=2).replace('\n  "edition": {}', f'\n  "edition": {edition}', 1)
    return text.replace('\n  "entries": []', '\n  "entries": [\n' + ",\n".join(lines) + "\n  ]") + "\n"


def read(path: Path) -> Match:
    """Load a saved match and check that it replays to what it claims."""
    return read_file(path, loads)


def read_file(path: Path, parse: Callable[[str], T]) -> T:
    """Parse the text of a file; errors begin with its path."""
    try:
        if path.stat().st_size > LARGEST_FILE:
            raise BadLog(f"{path}: is larger than {LARGEST_FILE} bytes; no match is that long")
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadLog(f"{path}: cannot be read ({error.strerror}); give the path of a saved match") from None
    except UnicodeDecodeError:
        raise BadLog(f"{path}: is not a text file; give the path of a saved match") from None
    try:
        return parse(text)
    except SignoriaError as error:
        raise BadLog(f"{path}: {error}") from None


def loads(text: str) -> Match:
    return rebuild(parse_json(text))


def parse_json(text: str) -> object:
    try:
        found: object = json.loads(text)
        json.dumps(found, ensure_ascii=False).encode()  # half a surrogate pair can be escaped, but not be written
    except (ValueError, RecursionError) as error:
        raise BadLog(f"not a whole JSON file ({error}); it may be truncated, take another copy") from None
    return found


def rebuild(found: object) -> Match:
    """A match from its log found; BadLog names the first thing that does not fit."""
    log = check_head(found)
    match = begin_replay(log)
    for index, entry in enumerate(entries_in(log)):
        replay_entry(match, index, entry)
    check_result(match, log)
    return match


def check_head(found: object) -> dict[str, Any]:
    """The log as an object that has all keys of this version."""
    if not isinstance(found, dict) or not is_log(found):
        raise BadLog(f"not a Signoria log: 'format' must be '{FORMAT}'")
    if found.get("version") != VERSION:
        raise BadLog(f"log version {found.get('version')!r} is unknown; this program reads version {VERSION}")
    missing = sorted(KEYS - set(found))
    if missing:
        raise BadLog(f"'{missing[0]}' is missing; the file was truncated or edited")
    return found


def begin_replay(found: dict[str, Any]) -> Match:
    """The match of a log before its first entry."""
    try:
        game = load_rules(str(found["game"]), found["rules"], found["players"], found["options"])
    except UnknownRules as error:
        raise BadLog(str(error)) from None
    return Match(
        game,
        found["players"],
        seed=found["seed"],
        edition=_edition(game, found["edition"]),
        options=_mapping(found["options"], "options"),
        seats=_names(found["seats"]),
        draw=False,
        deal=None if found.get("deal") is None else parse_deal(found["deal"], found["players"]),
    )


def entries_in(found: dict[str, Any]) -> list[Any]:
    return _list(found["entries"], "entries")


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
    """The edition a log was played with."""
    form = _mapping(value, "edition")
    if "content" in form:
        _mapping(form["content"], "edition.content")
    edition = edition_of(game, form)
    if edition is None:
        raise BadLog(
            f"edition {form.get('name')!r} with hash {form.get('hash')!r} is not one of ours and the log does not carry it"
        )
    if "content" in form and not edition.is_called(form.get("hash")):
        raise BadLog("the edition in the log does not have the hash the log gives; one of them was edited")
    return edition


def replay_entry(match: Match, index: int, entry: object) -> None:
    where = f"entry {index + 1}"
    if not isinstance(entry, Mapping) or not set(ENTRY) <= set(entry):
        raise BadLog(f"{where} is {entry!r}, expected an object with seat, id and text")
    if match.over:
        raise BadLog(f"{where} comes after the end of the match")
    actor = match.state.actor()
    expected = name_of(actor)
    if entry["seat"] != expected or isinstance(entry["seat"], bool):
        raise BadLog(f"{where} is by {entry['seat']!r}, but {expected!r} must decide there")
    number = entry["id"]
    if number is None:
        raise BadLog(f"{where} is hidden: this is a copy for one seat, and only a whole log can be replayed")
    numbering = numbering_of(match.game, actor)
    if not isinstance(number, int) or isinstance(number, bool) or not 0 <= number < numbering.size:
        raise BadLog(f"{where} has id {number!r}, expected a whole number from 0 to {numbering.size - 1}")
    if entry["text"] != numbering.text(number):
        raise BadLog(f"{where} has id {number}, which is '{numbering.text(number)}', but its text is {entry['text']!r}")
    try:
        match.replay(number)
    except SignoriaError as error:
        raise BadLog(f"{where} is not possible: {error}") from None


def check_result(match: Match, found: Mapping[str, Any]) -> None:
    for key, replayed in result_form(match).items():
        if found[key] != replayed:
            raise BadLog(f"'{key}' is recorded as {found[key]!r}, but the log replays to {replayed!r}")
