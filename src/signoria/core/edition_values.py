"""The values of an edition one by one, for lists and comparisons."""

from collections.abc import Iterator
from typing import Any

from signoria.core.edition import ABOUT, HEAD, is_array_of_tables


def list_values(table: dict[str, Any], path: str = "") -> Iterator[tuple[str, Any]]:
    """Every value with its path, without provenance, notes and the names at the head of the file."""
    for key, value in table.items():
        where = f"{path}.{key}" if path else key
        if key in ABOUT or (not path and key in HEAD):
            continue
        if isinstance(value, dict):
            yield from list_values(value, where)
        elif is_array_of_tables(value):
            for number, item in enumerate(value):
                yield from list_values(item, f"{where}[{number}]")
        else:
            yield where, value
