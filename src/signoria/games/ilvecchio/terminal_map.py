"""The map of Il Vecchio on a screen of letters: places where the edition's map has them, roads hinted by dots between them."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from rich.text import Text

# How many lines the map may take; below this width a list is clearer.
ROWS: Final = 17
NARROWEST_MAP: Final = 88
# Half of the coloured sign in front of a name: roads end at its middle.
HALF_SIGN: Final = 2
# Beside the name: sign, areas, members and a middleman with the beginning of his next town.
BESIDE_NAME: Final = 19
ROAD: Final = "·"


@dataclass(frozen=True)
class Spot:
    """Where a place stands: its line, and the column its sign begins in."""

    row: int
    column: int


def lay_out(places: Mapping[str, dict[str, Any]], names: Mapping[str, str], width: int) -> dict[str, Spot]:
    """A spot for every place, as near to its bearing on the map as the names leave room. It depends on nothing that moves."""
    west, east = extent(places, "east")
    south, north = extent(places, "north")
    taken: list[list[tuple[int, int]]] = [[] for _ in range(ROWS)]
    spots: dict[str, Spot] = {}
    for name in sorted(places, key=lambda name: (-places[name]["north"], places[name]["east"])):
        place, needed = places[name], len(names[name]) + BESIDE_NAME
        row = round((north - place["north"]) * (ROWS - 1) / (north - south))
        column = round((place["east"] - west) * (width - needed) / (east - west))
        spots[name] = nearest_free(taken, row, column, needed, width)
        taken[spots[name].row].append((spots[name].column, spots[name].column + needed))
    return spots


def extent(places: Mapping[str, dict[str, Any]], axis: str) -> tuple[int, int]:
    """The smallest and the largest coordinate; never the same, so that a straight line of towns can be drawn too."""
    found = [place[axis] for place in places.values()]
    return min(found), max(*found, min(found) + 1)


def nearest_free(taken: list[list[tuple[int, int]]], row: int, column: int, needed: int, width: int) -> Spot:
    """The free stretch nearest to where a place belongs; a line up or down counts as much as six letters aside."""
    free = [
        (abs(line - row) * 6 + abs(at - column), line, at)
        for line in range(len(taken))
        for at in range(width - needed + 1)
        if all(at + needed <= begin or end <= at for begin, end in taken[line])
    ]
    if not free:
        return Spot(row, column)
    _, row, column = min(free)
    return Spot(row, column)


def roads_drawn(places: Mapping[str, dict[str, Any]], spots: Mapping[str, Spot], width: int) -> list[list[str]]:
    """The ground of the map: blanks, and dots along the straight way between neighbours."""
    ground = [[" "] * width for _ in range(ROWS)]
    for name, place in places.items():
        for other in place["roads"]:
            if name < other:
                draw_road(ground, spots[name], spots[other])
    return ground


def draw_road(ground: list[list[str]], begin: Spot, end: Spot) -> None:
    """A dot in every line that a road crosses, and in every second column where it runs flat."""
    steps = max(abs(end.row - begin.row) * 2, abs(end.column - begin.column) // 2, 1)
    for step in range(steps + 1):
        row = round(begin.row + (end.row - begin.row) * step / steps)
        column = round(begin.column + (end.column - begin.column) * step / steps) + HALF_SIGN
        ground[row][column] = ROAD


def put_on(ground: list[str], labels: list[tuple[int, Text]]) -> Text:
    """One line of the map: labels over the ground."""
    line, at = Text(no_wrap=True), 0
    for column, label in sorted(labels, key=lambda item: item[0]):
        line.append("".join(ground[at:column]), "dim")
        line.append_text(label)
        at = column + label.cell_len
    line.append("".join(ground[at:]), "dim")
    return line
