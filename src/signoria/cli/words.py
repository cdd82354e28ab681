"""The words of the terminal in three languages, and a game's wording with who sits at the table."""

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from signoria.core.codec import Arg
from signoria.core.edition import Edition
from signoria.core.game import Game
from signoria.core.language import LANGUAGES, Argument, Lexicon, Wording

LOCALE: Final = Path(__file__).parent / "locale"


class TableWording(Wording):
    """The words of a game for a table: the names at it, and which seats a computer plays."""

    def __init__(
        self,
        game: Game,
        language: str,
        names: Sequence[str] = (),
        bots: Mapping[int, str] | None = None,
        edition: Edition | None = None,
    ) -> None:
        super().__init__(game, language, names, edition)
        self.bots = dict(bots or {})
        self.played = game.edition(edition)

    def value(self, arg: Arg, number: int) -> Argument:
        """As everywhere; an objective of Florence also by its locations, as the card shows them."""
        if arg.name == "objective" and self.game.key == "florence":
            locations = self.played.content["objectives"]["locations"][number - 1]
            return f"{number} ({', '.join(str(locations))})"
        return super().value(arg, number)


def colon(language: str) -> str:
    """French keeps a colon and its word apart, but on one line."""
    return "\N{NO-BREAK SPACE}:" if language == "fr" else ":"


def interface(language: str) -> Lexicon:
    """The words of the terminal itself."""
    return Lexicon(language, [LOCALE])


def interface_of(wording: Wording) -> Lexicon:
    """The words of the terminal in the language of a game's wording."""
    return interface(wording.lexicon.language)


def system_language() -> str:
    """The language the environment asks for, if it is one of ours; English otherwise."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            return value[:2].lower() if value[:2].lower() in LANGUAGES else "en"
    return "en"
