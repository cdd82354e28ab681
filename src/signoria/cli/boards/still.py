"""A board outside the terminal: as text with colours, as a piece of HTML, as coloured characters for a picture."""

import io
from typing import Any, Final

from rich.color import ColorParseError
from rich.console import Console
from rich.segment import Segment
from rich.terminal_theme import MONOKAI, TerminalTheme

from signoria.cli.boards import board_of
from signoria.core.display import Cell
from signoria.core.drawing.picture import Picture
from signoria.core.drawing.words import TableWording
from signoria.core.game import Game
from signoria.core.state import State

WIDTH: Final = 100
THEME: Final[TerminalTheme] = MONOKAI
PRE: Final = (
    '<pre style="line-height:1.15;overflow-x:auto;background:{background};color:{foreground};padding:.6em">{code}</pre>'
)


def board(game: Game, state: State, seat: int, language: str) -> Picture:
    edition = getattr(state.recipe, "edition", None)
    return board_of(game)(game.view(state, seat), TableWording(game, language, edition=edition), WIDTH)


def console(**how: Any) -> Console:
    """A screen of our own, the same whatever the real one can do."""
    return Console(
        file=io.StringIO(), width=WIDTH, force_terminal=True, color_system="truecolor", legacy_windows=False, _environ={}, **how
    )


def as_ansi(game: Game, state: State, seat: int, language: str) -> str:
    screen = console()
    with screen.capture() as captured:
        screen.print(board(game, state, seat, language))
    return captured.get()


def as_html(game: Game, state: State, seat: int, language: str) -> str:
    screen = console(record=True)
    screen.print(board(game, state, seat, language))
    return screen.export_html(theme=THEME, code_format=PRE, inline_styles=True)


def as_cells(game: Game, state: State, seat: int, language: str) -> list[list[Cell]]:
    screen = console()
    lines = screen.render_lines(board(game, state, seat, language), pad=False)
    return [[cell for segment in line for cell in cells_of(segment)] for line in lines]


def cells_of(segment: Segment) -> list[Cell]:
    ink, ground, bold = tuple(THEME.foreground_color), tuple(THEME.background_color), False
    style = segment.style
    if style is not None:
        try:
            ink = tuple(style.color.get_truecolor(THEME)) if style.color is not None else ink
            ground = tuple(style.bgcolor.get_truecolor(THEME, foreground=False)) if style.bgcolor is not None else ground
        except ColorParseError:
            pass
        ink, ground = (ground, ink) if style.reverse else (ink, ground)
        ink = tuple((a + b) // 2 for a, b in zip(ink, ground, strict=True)) if style.dim else ink
        bold = bool(style.bold)
    return [(sign, ink, ground, bold) for sign in segment.text]  # type: ignore[misc]
