"""Where matches are kept: a folder of the user's data, or wherever SIGNORIA_HOME points."""

import json
import os
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any, Final

import platformdirs

from signoria.core import log
from signoria.core.errors import SignoriaError
from signoria.core.log_form import is_log
from signoria.core.match import Match

HOME: Final = "SIGNORIA_HOME"


class CannotSave(SignoriaError):
    """A match that cannot be written where it should be."""


class NothingSaved(SignoriaError):
    """There is no match to continue."""


@dataclass(frozen=True)
class Saved:
    """An unfinished match in the folder, as far as its head tells."""

    path: Path
    game: str
    players: int
    saved: datetime


def folder() -> Path:
    home = os.environ.get(HOME)
    return (Path(home) if home else platformdirs.user_data_path("signoria", appauthor=False)) / "matches"


def first_time(note: str) -> bool:
    """Whether a note was never shown to this user; from now on it was."""
    seen = folder() / f".shown-{note}"
    try:
        folder().mkdir(parents=True, exist_ok=True)
        seen.touch(exist_ok=False)
    except OSError:
        return False
    return True


def new_path(match: Match) -> Path:
    """A file of its own for a match that begins now."""
    stem = f"{match.game.key}-{datetime.now().astimezone():%Y%m%d-%H%M%S}"
    path = folder() / f"{stem}.json"
    number = 2
    while path.exists():
        path = folder() / f"{stem}-{number}.json"
        number += 1
    return path


def check_free(path: Path, going_on: Path | None) -> None:
    """A file that is there already is not written over, unless it is the match that goes on."""
    if path.exists() and not (going_on is not None and going_on.exists() and path.samefile(going_on)):
        raise CannotSave(f"{path}: is there already; name another file, or go on with it: signoria play --resume {path}")


def save(match: Match, path: Path) -> None:
    try:
        log.write(match, path)
    except OSError as error:
        raise CannotSave(f"{path}: cannot be written ({error.strerror}); set {HOME} to a folder that can") from None


def unfinished(game: str | None = None) -> list[Saved]:
    """Matches that can be continued, the latest first. Files that are no logs are passed over."""
    found: list[Saved] = []
    for path in folder().glob("*.json"):
        head = read_head(path)
        if head is not None and head.get("over") is False and game in (None, head.get("game")):
            saved = datetime.fromtimestamp(path.stat().st_mtime).astimezone()
            found.append(Saved(path, str(head.get("game")), int(head.get("players", 0)), saved))
    return sorted(found, key=lambda one: (one.saved, one.path.name), reverse=True)


def read_head(path: Path) -> dict[str, Any] | None:
    try:
        document = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return None
    return document if is_log(document) else None


def latest(game: str | None = None) -> Path:
    """The match that was played last and is not over."""
    found = unfinished(game)
    if not found:
        of = f" of {game}" if game else ""
        raise NothingSaved(f"there is no unfinished match{of} in {folder()}; begin one with: signoria play")
    return found[0].path
