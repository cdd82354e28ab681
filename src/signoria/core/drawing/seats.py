"""How seats look on every board: a colour and a letter of their own, a name, and whether a computer sits there."""

from collections.abc import Sequence
from string import ascii_uppercase
from typing import Final

from rich.text import Text

from signoria.core.drawing.words import TableWording, board_words
from signoria.core.language import Lexicon, Wording

# Stone and lettering of the six families; amber, lapis, malachite, amethyst, onyx, alabaster.
FAMILIES: Final = (
    ("#F0901A", "#2A1B08"),
    ("#1A50B0", "#FBF7EE"),
    ("#10A869", "#062317"),
    ("#C687C3", "#2B0F2A"),
    ("#4A4453", "#FBF7EE"),
    ("#F3ECDD", "#2A211A"),
)


# Who plays alone has this stone: Strozzi's two colours are too near to the first ones.
ALONE: Final = 2


def family_style(seat: int, players: int = 0) -> str:
    stone, lettering = FAMILIES[ALONE if players == 1 else seat % len(FAMILIES)]
    return f"bold {lettering} on {stone}"


def seat_letters(names: Sequence[str], taken: Sequence[str] = ()) -> list[str]:
    """A letter for each seat, out of its name where nothing else has taken it: colour is never the only sign."""
    letters: list[str] = []
    for name in names:
        own = [letter for letter in name.upper() if letter.isalpha() and len(letter) == 1]
        letters.append(next(letter for letter in (*own, *ascii_uppercase) if letter not in letters and letter not in taken))
    return letters


def letters_at(wording: Wording, players: int) -> list[str]:
    """The letters of the seats at a table; whatever else has a letter on the board (`terminal.LETTERS`) keeps it."""
    others: Sequence[str] = getattr(wording.game.part("terminal"), "LETTERS", ())
    return seat_letters(names_of(wording, players), [wording.shared(key)[0].upper() for key in others])


def names_of(wording: Wording, players: int) -> list[str]:
    return [wording.name(seat) for seat in range(players)]


def seat_mark(seat: int, letter: str, players: int = 0) -> Text:
    """The letter on its family's stone."""
    return Text().append(f" {letter} ", family_style(seat, players))


def who_plays(wording: Wording, seat: int) -> str:
    """The level of a bot on its seat, nothing for a person."""
    if isinstance(wording, TableWording) and seat in wording.bots:
        return level_name(board_words(wording), wording.bots[seat])
    return ""


def who_sits(wording: Wording, seat: int, viewer: int) -> str:
    """A word beside a name: "you", or the level of a bot."""
    return board_words(wording).say("you") if seat == viewer else who_plays(wording, seat)


def level_name(words: Lexicon, level: str) -> str:
    """A level in words, and before it the trait of somebody who has one: `bold-master` is a bold one."""
    if words.has(f"level-name-{level}"):
        return words.say(f"level-name-{level}")
    trait, between, plain = level.partition("-")
    if between and words.has(f"trait-{trait}") and words.has(f"level-name-{plain}"):
        return words.say("level-name-with-trait", {"level": level_name(words, plain), "trait": words.say(f"trait-{trait}")})
    return level


def named(wording: Wording, seat: int, name: str) -> str:
    """The name of a seat, and how strong a computer sits there."""
    return f"{name} {who_plays(wording, seat)}".rstrip()
