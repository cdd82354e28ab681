"""One board a game, drawn from a view: the function `board` of `terminal` in the game's folder."""

from collections.abc import Callable, Iterator
from typing import Any, cast

from signoria.cli.boards import plain
from signoria.core.drawing.picture import Picture
from signoria.core.game import Game
from signoria.core.language import Wording
from signoria.core.match import Match

Board = Callable[[dict[str, Any], Wording, int], Picture]
Details = Callable[[Match, Wording], Iterator[tuple[int, str]]]


def board_of(game: Game) -> Board:
    """How a game's board is drawn; a game without a board of its own shows its view as it is."""
    return cast(Board, getattr(game.part("terminal"), "board", plain.board))


def details_of(match: Match, wording: Wording) -> dict[int, str]:
    """What stands beside a choice in the list, where the game's board has something to add (`terminal.details`)."""
    find: Details | None = getattr(match.game.part("terminal"), "details", None)
    return dict(find(match, wording)) if find is not None and not match.over else {}
