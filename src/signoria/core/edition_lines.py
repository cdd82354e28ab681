"""Finds the line of a value in the text of an edition file, in one pass over the text."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

QUOTES: Final = ('"""', "'''", '"', "'")
OPENING: Final = "[{"
CLOSING: Final = "]}"


def line_of(text: str, path: str) -> int | None:
    """The line in which the value of a path stands, or else the table it should stand in."""
    best, nearest = None, 0
    for number, where in located(text):
        if where == path:
            return number
        if path.startswith((f"{where}.", f"{where}[")) and len(where) > nearest:
            best, nearest = number, len(where)
    return best


def located(text: str) -> Iterator[tuple[int, str]]:
    """Headers of tables and keys, each with its line and its path as the loader writes it."""
    table, seen = "", Counter[str]()
    value = Value()
    for number, line in enumerate(text.splitlines(), start=1):
        if value.goes_on:
            value.read(line, 0)
            continue
        start = line.lstrip()
        if start.startswith("["):
            array = start.startswith("[[")
            table = read_key(start, 2 if array else 1)[0]
            if array:
                seen[table] += 1
                table = f"{table}[{seen[table] - 1}]"
            else:
                table = within_array(table, seen)
            yield number, table
        elif start and not start.startswith("#"):
            name, after = read_key(start, 0)
            yield number, f"{table}.{name}" if table else name
            value.read(start, after)


def within_array(table: str, seen: Counter[str]) -> str:
    """The path of a table below an array of tables: `[step.wrong]` belongs to the last `[[step]]`."""
    first, dot, rest = table.partition(".")
    return f"{first}[{seen[first] - 1}].{rest}" if dot and seen[first] else table


def read_key(text: str, at: int) -> tuple[str, int]:
    """A key, dotted or not, up to `=` or `]`, without quotes and blanks; and where it ends."""
    parts: list[str] = []
    while at < len(text) and text[at] not in "=]":
        if text[at] in "\"'":
            end = text.find(text[at], at + 1)
            end = len(text) if end < 0 else end
            parts.append(text[at + 1 : end])
            at = end + 1
        else:
            parts.append("" if text[at].isspace() else text[at])
            at += 1
    return "".join(parts), at + 1


class Value:
    """How far a value reaches: brackets that are open, and a text over several lines."""

    def __init__(self) -> None:
        self.depth = 0
        self.quote = ""

    @property
    def goes_on(self) -> bool:
        return self.depth > 0 or self.quote != ""

    def read(self, line: str, at: int) -> None:
        while at < len(line):
            at = self._read_text(line, at) if self.quote else self._read_plain(line, at)
        if len(self.quote) == 1:
            self.quote = ""

    def _read_text(self, line: str, at: int) -> int:
        """To the end of a text, or of the line."""
        while at < len(line):
            if line.startswith(self.quote, at):
                at += len(self.quote)
                self.quote = ""
                return at
            at += 2 if line[at] == "\\" and self.quote.startswith('"') else 1
        return at

    def _read_plain(self, line: str, at: int) -> int:
        """To the beginning of a text, or of a comment."""
        while at < len(line):
            if line[at] == "#":
                return len(line)
            for quote in QUOTES:
                if line.startswith(quote, at):
                    self.quote = quote
                    return at + len(quote)
            self.depth += (line[at] in OPENING) - (line[at] in CLOSING)
            at += 1
        return at
