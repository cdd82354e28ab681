"""Where a learner is in each lesson: one small file in the user's data folder."""

import json
from pathlib import Path
from typing import Any, Final

from signoria.cli import saves
from signoria.core.atomic_file import write_atomic
from signoria.core.lessons import Lesson

FILE: Final = "lessons.json"


def places_file() -> Path:
    return saves.folder().parent / FILE


def read_places() -> dict[str, Any]:
    """All places by game and lesson; a file that cannot be read is none."""
    try:
        found = json.loads(places_file().read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}


def find_place(lesson: Lesson) -> dict[str, Any] | None:
    """Where the learner left a lesson; None if it was never begun."""
    of_game = read_places().get(lesson.game.key)
    found = of_game.get(lesson.key) if isinstance(of_game, dict) else None
    return found if isinstance(found, dict) else None


def keep_place(lesson: Lesson, place: dict[str, Any]) -> None:
    """Remember a place; where the folder cannot be written, the lesson goes on without."""
    places = read_places()
    of_game = places.get(lesson.game.key)
    places[lesson.game.key] = {**(of_game if isinstance(of_game, dict) else {}), lesson.key: place}
    try:
        write_atomic(places_file(), json.dumps(places, ensure_ascii=False, indent=1).encode("utf-8"))
    except OSError as error:
        raise saves.CannotSave(
            f"{places_file()}: cannot be written ({error.strerror}); set {saves.HOME} to a folder that can"
        ) from None
