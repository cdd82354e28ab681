"""One board a game, drawn from a view."""

import importlib
import importlib.util
from collections.abc import Callable
from typing import Any, cast

from signoria.cli.boards.picture import Picture
from signoria.core.language import Wording

Board = Callable[[dict[str, Any], Wording, int], Picture]


def board_of(game: str) -> Board:
    """How a game's board is drawn; a game without a board of its own shows its view as it is."""
    name = game if importlib.util.find_spec(f"signoria.cli.boards.{game}") is not None else "plain"
    return cast(Board, importlib.import_module(f"signoria.cli.boards.{name}").board)
