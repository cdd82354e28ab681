"""How seats look on every board: a colour and a letter of their own, a name, and whether a computer sits there."""

from collections.abc import Sequence
from string import ascii_uppercase
from typing import Final

from rich.text import Text

from signoria.cli.words import TableWording, interface_of
from signoria.core.language import Wording

# Stone and lettering of the six families; amber, lapis, malachite, amethyst, onyx, alabaster.
FAMILIES: Final = (
    ("#F0901A", "#2A1B08"),
    ("#1A50B0", "#FBF7EE"),
    ("#10A869", "#062317"),
    ("#C687C3", "#2B0F2A"),
    ("#4A4453", "#FBF7EE"),
    ("#F3ECDD", "#2A211A"),
)


def family_style(seat: int) -> str:
    stone, lettering = FAMILIES[seat % len(FAMILIES)]
    return f"bold {lettering} on {stone}"


def seat_letters(names: Sequence[str]) -> list[str]:
    """A letter for each seat, out of its name where another has not taken it: colour is never the only sign."""
    letters: list[str] = []
    for name in names:
        own = [letter for letter in name.upper() if letter.isalpha() and len(letter) == 1]
        letters.append(next(letter for letter in (*own, *ascii_uppercase) if letter not in letters))
    return letters


def names_of(wording: Wording, players: int) -> list[str]:
    return [wording.name(seat) for seat in range(players)]


def seat_mark(seat: int, letter: str) -> Text:
    """The letter on its family's stone."""
    return Text().append(f" {letter} ", family_style(seat))


def who_plays(wording: Wording, seat: int) -> str:
    """The word for a bot on its seat, nothing for a person."""
    if isinstance(wording, TableWording) and seat in wording.bots:
        return interface_of(wording).say("computer")
    return ""
