"""The view of a game that has no board: every value under its name."""

from io import StringIO
from typing import Any

from rich.console import Console
from rich.text import Text
from rich.tree import Tree

from signoria.core.drawing.picture import ALWAYS, TABLE, Part, Picture
from signoria.core.language import Wording


def board(view: dict[str, Any], wording: Wording, width: int) -> Picture:
    tree = Tree(Text(wording.title(), "bold"))
    grow(tree, view)
    console = Console(width=width, color_system=None, file=StringIO())
    console.print(tree)
    lines = console.file.getvalue().splitlines() if isinstance(console.file, StringIO) else []
    return Picture([Part(ALWAYS, [Text(line) for line in lines[:1]]), Part(TABLE, [Text(line) for line in lines[1:]])])


def grow(tree: Tree, value: dict[str, Any]) -> None:
    for key, item in value.items():
        if isinstance(item, dict):
            grow(tree.add(Text(key)), item)
        elif isinstance(item, list) and any(isinstance(entry, dict) for entry in item):
            grow(tree.add(Text(key)), {str(number): entry for number, entry in enumerate(item)})
        elif isinstance(item, list):
            tree.add(Text(f"{key}: {' '.join(map(str, item))}"))
        else:
            tree.add(Text(f"{key}: {item}"))
