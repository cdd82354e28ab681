"""The view of a game that has no board: every value under its name."""

from typing import Any

from rich.console import RenderableType
from rich.text import Text
from rich.tree import Tree

from signoria.core.language import Wording


def board(view: dict[str, Any], wording: Wording, _width: int) -> RenderableType:
    tree = Tree(Text(wording.title(), "bold"))
    grow(tree, view)
    return tree


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
