"""Actions of a lesson: texts of the log, in which `*` is any word and `5..9` any of these numbers."""

import re
from collections.abc import Iterable
from typing import Final

from signoria.core.game import Game

RANGE: Final = re.compile(r"(\d+)\.\.(\d+)")


def matches(pattern: str, text: str) -> bool:
    """Whether the text of an action fits: `bid 5..9` fits `bid 7`."""
    wanted, words = pattern.split(), text.split()
    return len(wanted) == len(words) and all(fits(one, word) for one, word in zip(wanted, words, strict=True))


def fits(wanted: str, word: str) -> bool:
    span = RANGE.fullmatch(wanted)
    if span is not None:
        return word.isdigit() and int(span[1]) <= int(word) <= int(span[2])
    return wanted in ("*", word)


def select(game: Game, patterns: Iterable[str], actions: Iterable[int]) -> list[int]:
    """The actions that fit one of the patterns."""
    wanted = list(patterns)
    return [action for action in actions if any(matches(pattern, game.text(action)) for pattern in wanted)]
