"""Results as JSON lines: appended as they come, read back to resume, never rewritten."""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any, TextIO

from signoria.core.errors import SignoriaError

OF_SEATS = ("scores", "places", "decisions", "seconds")
NEEDED = frozenset(("key", "game", "players", "bots", *OF_SEATS))


class BadResults(SignoriaError):
    """A results file that cannot be resumed or reported on."""


def read_results(path: Path) -> list[dict[str, Any]]:
    """All whole lines; a last line cut off by a crash is left out, anything else that is wrong is refused."""
    try:
        lines = path.read_text(encoding="utf-8").split("\n")
    except FileNotFoundError:
        return []
    except (OSError, UnicodeDecodeError) as error:
        raise BadResults(f"{path}: cannot be read ({error}); give another file") from None
    found: list[dict[str, Any]] = []
    for number, line in enumerate(lines, start=1):
        if line:
            result = parse(line)
            if result is None and number == len(lines):
                break
            if result is None:
                raise BadResults(f"{path}: line {number} is no result of the arena; repair or remove it, or give another file")
            found.append(result)
    return found


def parse(line: str) -> dict[str, Any] | None:
    try:
        result = json.loads(line)
    except json.JSONDecodeError:
        return None
    return result if isinstance(result, dict) and set(result) >= NEEDED and is_whole(result) else None


def is_whole(result: dict[str, Any]) -> bool:
    """One value for each seat, wherever a result has values of seats."""
    lists = [result[key] for key in ("bots", *OF_SEATS)]
    if not all(isinstance(each, list) and len(each) == result["players"] for each in lists):
        return False
    return all(isinstance(value, int | float) for key in OF_SEATS for value in result[key])


def mend(path: Path) -> None:
    """Drop a last line that was cut off, so that the next one does not join it."""
    if path.exists():
        text = path.read_text(encoding="utf-8")
        if text and not text.endswith("\n"):
            path.write_text(text[: text.rfind("\n") + 1], encoding="utf-8")


def append(file: TextIO, result: dict[str, Any]) -> None:
    file.write(json.dumps(result, ensure_ascii=False) + "\n")
    file.flush()


def by_key(results: Iterable[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    return {result["key"]: result for result in results}
