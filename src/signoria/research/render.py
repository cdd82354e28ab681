"""Positions drawn for environments: the board of the terminal as text with colours, or as a plain picture of it."""

from collections.abc import Callable
from typing import Any, Final

from signoria.core.display import Cell, as_ansi, as_cells
from signoria.core.state import State
from signoria.research.arrays import NDArray, np
from signoria.research.extras import missing
from signoria.research.sitting import Setup

ANSI: Final = "ansi"
RGB: Final = "rgb_array"
MODES: Final = (ANSI, RGB)
FRAMES_A_SECOND: Final = 2
# A character in dots.
WIDE, HIGH = 9, 18
GROUND: Final = (12, 12, 12)
# Which way the lines of a frame go from the middle of a character: left, right, up, down.
FRAMES: Final = {
    "─": "lr", "━": "lr", "═": "lr", "│": "ud", "┃": "ud", "║": "ud", "┌": "rd", "┐": "ld", "└": "ru", "┘": "lu",
    "╭": "rd", "╮": "ld", "╰": "ru", "╯": "lu", "├": "rud", "┤": "lud", "┬": "lrd", "┴": "lru", "┼": "lrud",
    "╔": "rd", "╗": "ld", "╚": "ru", "╝": "lu", "╞": "rud", "╡": "lud", "╪": "lrud", "╶": "r", "╴": "l", "╵": "u", "╷": "d",
}  # fmt: skip
# Filled parts of a character: left, top, right, bottom in eighths.
BLOCKS: Final = {
    "█": (0, 0, 8, 8),
    "▀": (0, 0, 8, 4),
    "▄": (0, 4, 8, 8),
    "▌": (0, 0, 4, 8),
    "▐": (4, 0, 8, 8),
    "■": (1, 2, 7, 6),
}
DOTS: Final = {"●": True, "○": False, "•": True, "◦": False}
# Corners in eighths, from the left and from the top.
SHAPES: Final = {"▶": ((1, 1), (7, 4), (1, 7)), "▸": ((2, 2), (6, 4), (2, 6)), "◆": ((4, 1), (8, 4), (4, 7), (0, 4))}
# What the letters at hand lack.
ALIKE: Final = {"→": ">", "←": "<", "↑": "^", "↓": "v", "✕": "x", "♜": "#", "⌂": "^", "╲": "\\", "╱": "/"}


def check_render_mode(mode: object) -> str | None:
    if mode is not None and mode not in MODES:
        raise ValueError(f"render_mode is {mode!r}; expected None or one of {', '.join(MODES)}")
    return None if mode is None else str(mode)


def draw(mode: str | None, setup: Setup, state: State, seat: int) -> str | NDArray[np.uint8] | None:
    """The position as a seat sees it, in the form that was asked for."""
    if mode is None:
        return None
    if mode == ANSI:
        return as_ansi(setup.game, state, seat)
    return picture(as_cells(setup.game, state, seat))


def picture(lines: list[list[Cell]]) -> NDArray[np.uint8]:
    """Coloured characters as an image of height, width and three colours."""
    try:
        from PIL import Image, ImageDraw, ImageFont
    except ImportError as error:
        raise missing("Pillow", "research") from error
    columns = max((len(line) for line in lines), default=1)
    image = Image.new("RGB", (columns * WIDE, max(len(lines), 1) * HIGH), GROUND)
    pen, font = ImageDraw.Draw(image), ImageFont.load_default(13)
    for row, line in enumerate(lines):
        for column, cell in enumerate(line):
            paint(pen, font, cell, column * WIDE, row * HIGH)
    return np.array(image, np.uint8)


def paint(pen: Any, font: Any, cell: Cell, left: int, top: int) -> None:
    """One character: frames and blocks as shapes, since fonts seldom have them, anything else as a letter."""
    sign, ink, ground, bold = cell
    pen.rectangle((left, top, left + WIDE - 1, top + HIGH - 1), fill=ground)
    middle, centre = left + WIDE // 2, top + HIGH // 2
    ends: dict[str, tuple[int, int]] = {
        "l": (left, centre), "r": (left + WIDE - 1, centre), "u": (middle, top), "d": (middle, top + HIGH - 1)
    }  # fmt: skip
    if sign in FRAMES:
        for way in FRAMES[sign]:
            pen.line((middle, centre, *ends[way]), fill=ink)
    elif sign in BLOCKS:
        a, b, c, d = BLOCKS[sign]
        pen.rectangle((left + a * WIDE // 8, top + b * HIGH // 8, left + c * WIDE // 8 - 1, top + d * HIGH // 8 - 1), fill=ink)
    elif sign in DOTS:
        box = (middle - 3, centre - 3, middle + 3, centre + 3)
        pen.ellipse(box, fill=ink if DOTS[sign] else None, outline=ink)
    elif sign in SHAPES:
        pen.polygon([(left + x * WIDE // 8, top + y * HIGH // 8) for x, y in SHAPES[sign]], fill=ink)
    elif not sign.isspace():
        letter(pen.text, ALIKE.get(sign, sign), font, ink, bold, middle, centre)


def letter(text: Callable[..., None], sign: str, font: Any, ink: Any, bold: bool, middle: int, centre: int) -> None:
    text((middle, centre), sign, font=font, fill=ink, anchor="mm")
    if bold:
        text((middle + 1, centre), sign, font=font, fill=ink, anchor="mm")
