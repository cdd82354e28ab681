"""Positions as pictures, for consoles, notebooks and environments. Who draws them is an interface's business: it is named here
by the package that puts all layers together, and loaded when something is drawn.
"""

from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

from signoria.core.game import SPECTATOR, Game
from signoria.core.state import State

# A character with the colours of its ink and its ground (red, green, blue), and whether it is bold.
Cell = tuple[str, tuple[int, int, int], tuple[int, int, int], bool]

_drawer: Final[dict[str, str]] = {}


def set_drawer(module: str) -> None:
    """Name the module that draws: its `as_ansi`, `as_html` and `as_cells` take a game, a state, a seat and a language."""
    _drawer["module"] = module


def _draw(form: str, game: Game, state: State, seat: int, language: str) -> Any:
    draw: Callable[..., Any] = getattr(import_module(_drawer["module"]), form)
    return draw(game, state, seat, language)


def as_ansi(game: Game, state: State, seat: int = SPECTATOR, language: str = "en") -> str:
    """The board of the terminal as text with colours."""
    return str(_draw("as_ansi", game, state, seat, language))


def as_html(game: Game, state: State, seat: int = SPECTATOR, language: str = "en") -> str:
    """The same for a notebook."""
    return str(_draw("as_html", game, state, seat, language))


def as_cells(game: Game, state: State, seat: int = SPECTATOR, language: str = "en") -> list[list[Cell]]:
    """The same as lines of coloured characters."""
    cells: list[list[Cell]] = _draw("as_cells", game, state, seat, language)
    return cells
