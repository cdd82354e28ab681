"""Names of people at a table, as they may be shown to others."""

import unicodedata
from typing import Final

from signoria.server.codes import Code
from signoria.server.refused import Refused

LONGEST_NAME: Final = 40


def clean_name(name: str) -> str:
    """A name, trimmed and in one normal form."""
    trimmed = unicodedata.normalize("NFC", name).strip()
    if not 1 <= len(trimmed) <= LONGEST_NAME:
        raise Refused(400, Code.BAD_NAME, f"a name has 1 to {LONGEST_NAME} characters; this one has {len(trimmed)}")
    if not all(is_plain(character) for character in trimmed):
        raise Refused(400, Code.BAD_NAME, "a name is one line of letters, digits and signs; leave out control characters")
    return trimmed


def is_plain(character: str) -> bool:
    """Neither control nor half of a character, nor one that turns the direction of the text around it."""
    return unicodedata.category(character) not in ("Cc", "Cs", "Co", "Cn", "Zl", "Zp") and not is_turning(character)


def is_turning(character: str) -> bool:
    return unicodedata.bidirectional(character) in ("LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI")
