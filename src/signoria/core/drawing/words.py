"""The words of a table in the terminal: those of a game with who sits there, and what every board says."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from signoria.core.codec import Arg
from signoria.core.edition import Edition
from signoria.core.game import Game
from signoria.core.language import Argument, Lexicon, Wording

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
        reader: int | None = None,
    ) -> None:
        super().__init__(game, language, names, edition, reader)
        self.bots = dict(bots or {})
        self.played = game.edition(edition)
        self.own_value = getattr(game.part("terminal"), "value", None)

    def value(self, arg: Arg, number: int) -> Argument:
        """As everywhere, unless the game's board shows it better: `terminal.value(wording, arg, number)`, None if not."""
        shown: Argument | None = None if self.own_value is None else self.own_value(self, arg, number)
        return super().value(arg, number) if shown is None else shown


def board_words(wording: Wording) -> Lexicon:
    """What every board says, in the language of a game's wording."""
    return Lexicon(wording.lexicon.language, [LOCALE])


def colon(language: str) -> str:
    """French keeps a colon and its word apart, but on one line."""
    return "\N{NO-BREAK SPACE}:" if language == "fr" else ":"
