"""The words of the terminal in three languages."""

import os
from pathlib import Path
from typing import Final

from signoria.core.drawing import words
from signoria.core.language import LANGUAGES, Lexicon

LOCALE: Final = Path(__file__).parent / "locale"


def interface(language: str) -> Lexicon:
    """The words of the terminal itself."""
    return Lexicon(language, [words.LOCALE, LOCALE])


def system_language() -> str:
    """The language the environment asks for, if it is one of ours; English otherwise."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            return value[:2].lower() if value[:2].lower() in LANGUAGES else "en"
    return "en"
