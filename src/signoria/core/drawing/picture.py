"""A board as parts that know how much they matter, so that a low screen loses the least important lines first."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

# Boards fit so many columns, and use more if there are any.
NARROWEST: Final = 80
# On every page: the name of the game and the own row. What lies on the table comes next, and is never left out silently.
ALWAYS: Final = 0
TABLE: Final = 1
# These make room, the last first.
OWN_TILES: Final = 2
OTHERS: Final = 3
TRACKS: Final = 4
ROADS: Final = 5
LEGEND: Final = 6


@dataclass(frozen=True)
class Part:
    """Some lines of a board that belong together."""

    rank: int
    lines: Sequence[Text]


class Picture:
    """A board, from its top down."""

    def __init__(self, parts: Sequence[Part]) -> None:
        self.parts = [part for part in parts if part.lines]

    @property
    def lines(self) -> list[Text]:
        return [line for part in self.parts for line in part.lines]

    def __rich_console__(self, _console: Console, _options: ConsoleOptions) -> RenderResult:
        yield from self.lines

    def pages(self, room: int) -> list["Picture"]:
        """The board on as many pages as this room needs: the first holds what matters most, the others what had to go."""
        if len(self.lines) <= room:
            return [self]
        kept = list(self.parts)
        while height(kept) > room and any(part.rank > TABLE for part in kept):
            lowest = max(part.rank for part in kept)
            kept.remove(next(part for part in reversed(kept) if part.rank == lowest))
        always = [part for part in self.parts if part.rank == ALWAYS]
        space = max(room - height(always), 1)
        if height(kept) <= room:
            gone = [part for part in self.parts if part not in kept]
            return [Picture(kept), *(self._with(chunk) for chunk in chunks(gone, space))]
        table = [part for part in self.parts if part.rank == TABLE]
        gone = [part for part in self.parts if part.rank > TABLE]
        return [self._with(chunk) for chunk in (*chunks(table, space), *chunks(gone, space))]

    def _with(self, chosen: Sequence[Part]) -> "Picture":
        """The parts every page has, and these, in the order of the board."""
        lines = {id(line) for part in chosen for line in part.lines}
        made = []
        for part in self.parts:
            here = [line for line in part.lines if part.rank == ALWAYS or id(line) in lines]
            made.append(Part(part.rank, here))
        return Picture(made)


def height(parts: Sequence[Part]) -> int:
    return sum(len(part.lines) for part in parts)


def chunks(parts: Sequence[Part], space: int) -> list[list[Part]]:
    """Parts laid on pages of this many lines; a part goes over several pages only where none holds it whole."""
    pages: list[list[Part]] = []
    left = 0
    for part in parts:
        lines = list(part.lines)
        while lines:
            if not pages or left == 0 or (len(lines) > left and len(lines) <= space):
                pages.append([])
                left = space
            pages[-1].append(Part(part.rank, lines[:left]))
            taken = min(left, len(lines))
            lines, left = lines[taken:], left - taken
    return pages
