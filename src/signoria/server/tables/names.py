"""Names of people at a table, as they may be shown to others: one visible line, and nobody else's."""

import unicodedata
from collections.abc import Iterable
from typing import Final

from signoria.server.tables.errors import BadName, NameTaken

LONGEST_NAME: Final = 40
# Letters and signs that Unicode counts as visible and that show nothing.
INVISIBLE: Final = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\u034f")
# These join letters in some scripts and in pictures; at the edge of a name they only hide.
JOINERS: Final = frozenset("\u200c\u200d")
# Letters of other alphabets that look like Latin ones, and digits that look like letters.
LOOK_ALIKE: Final = str.maketrans(
    {
        **dict(zip("авекмнорстухіјѕԁԛԝӏһ", "abekmhopctyxijsdqwlh", strict=True)),
        **dict(zip("αβεηικμνορτυχζ", "abenikuvoptuxz", strict=True)),
        **dict(zip("01|!ıɑɡ", "ollliag", strict=True)),
        "i": "l",
        "і": "l",
        "ι": "l",
        "ı": "l",
    }
)


def clean_name(name: str) -> str:
    """A name, trimmed and in one normal form."""
    trimmed = " ".join(unicodedata.normalize("NFC", name).split(" ")).strip(" \u00a0\u3000" + "".join(JOINERS))
    trimmed = " ".join(part for part in trimmed.split(" ") if part)
    if not 1 <= len(trimmed) <= LONGEST_NAME or not any(is_visible(character) for character in trimmed):
        raise BadName(f"a name has 1 to {LONGEST_NAME} characters that can be seen")
    if not all(is_plain(character) for character in trimmed):
        raise BadName("a name is one line of letters, digits and signs; leave out control characters")
    return trimmed


def check_free(name: str, others: Iterable[str]) -> None:
    """Nobody takes the name of somebody else at the table, nor one that looks the same."""
    if skeleton(name) in {skeleton(other) for other in others if other}:
        raise NameTaken("somebody at this table has that name, or one that looks like it")


def skeleton(name: str) -> str:
    """What a name looks like at a glance: without case, accents, blanks and alphabets."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", name).casefold())
    seen = "".join(character for character in plain if is_visible(character) and not unicodedata.combining(character))
    return seen.translate(LOOK_ALIKE).translate(LOOK_ALIKE).replace("rn", "m").replace("vv", "w")


def is_visible(character: str) -> bool:
    """Whether a character leaves a mark of its own."""
    return character not in INVISIBLE and unicodedata.category(character)[0] in "LNPS"


def is_plain(character: str) -> bool:
    """Neither control nor half of a character, nor one that nobody sees or that turns the text around it."""
    if character in JOINERS:
        return True
    hidden = unicodedata.category(character) in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp") or character in INVISIBLE
    return not hidden and not is_turning(character)


def is_turning(character: str) -> bool:
    return unicodedata.bidirectional(character) in ("LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI")
