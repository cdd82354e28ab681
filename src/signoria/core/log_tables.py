"""Writes the tables of ids in docs/log-format.md from the games' numberings.

`python -m signoria.core.log_tables docs/log-format.md`, or `make log-tables`. Each table stands between two comments that name
its game and what is numbered; whatever stands between them is written anew.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from signoria.core.codec import Arg, Numbering, Verb
from signoria.core.game import Game
from signoria.core.language import Lexicon
from signoria.core.registry import load

PLACE: Final = re.compile(r"<!-- ids: (?P<game>\S+) (?P<what>decisions|outcomes|names) -->\n.*?<!-- end -->\n", re.DOTALL)
PREFIXES: Final = {"decisions": "action", "outcomes": "outcome"}


def rewritten(page: str) -> str:
    """The page with all its tables as they should be."""

    def table(found: re.Match[str]) -> str:
        lines = tables_of(load(found["game"]), found["what"])
        return f"<!-- ids: {found['game']} {found['what']} -->\n" + "".join(f"{line}\n" for line in lines) + "<!-- end -->\n"

    return PLACE.sub(table, page)


def tables_of(game: Game, what: str) -> Iterator[str]:
    if what == "names":
        yield from names_table(game)
        return
    numbering = game.actions if what == "decisions" else game.outcomes
    words = Lexicon("en", [game.folder / "locale"])
    yield f"| {numbering.name} | ids | text | id |"
    yield "|---|---|---|---|"
    for verb in numbering.verbs.values():
        said = words.say(f"{PREFIXES[what]}-{verb.key}", {arg.name: f"*{arg.name}*" for arg in verb.args})
        yield f"| {said} | {ids(numbering, verb)} | `{pattern(verb)}` | {formula(numbering, verb)} |"


def ids(numbering: Numbering, verb: Verb) -> str:
    first = numbering.first[verb.key]
    return f"{first}" if verb.size == 1 else f"{first}–{first + verb.size - 1}"


def pattern(verb: Verb) -> str:
    """How the text is put together: `bid <amount 1-400>`, `draw <good> <value 0-9>`."""
    return " ".join([verb.key, *(f"<{placeholder(arg)}>" for arg in verb.args)])


def placeholder(arg: Arg) -> str:
    return f"{arg.name} {arg.low}-{arg.high}" if arg.names is None else f"{arg.name}: {list_name(arg)}"


def list_name(arg: Arg) -> str:
    """Lists that have a key in common are told apart by their length."""
    assert arg.names is not None
    return f"{arg.names.key}-{len(arg.names.values)}"


def formula(numbering: Numbering, verb: Verb) -> str:
    """The id from the arguments: `2 + amount`; named values count by their place in the list, from 0."""
    constant, step, terms = numbering.first[verb.key], 1, []
    for arg in reversed(verb.args):
        constant -= step * arg.low
        terms.append(f"*{arg.name}*" if step == 1 else f"{step} × *{arg.name}*")
        step *= arg.size
    if not constant and terms:
        return " + ".join(reversed(terms))
    sign = "−" if constant < 0 else ""
    return " + ".join([f"{sign}{abs(constant)}", *reversed(terms)])


def names_table(game: Game) -> Iterator[str]:
    """What named values are called, numbered from 0."""
    lists: dict[str, tuple[str, ...]] = {}
    for numbering in (game.actions, game.outcomes):
        for verb in numbering.verbs.values():
            for arg in verb.args:
                if arg.names is not None and lists.setdefault(list_name(arg), arg.names.values) != arg.names.values:
                    raise ValueError(f"{game.key} has two lists called {list_name(arg)}")
    yield "| list | values, numbered from 0 |"
    yield "|---|---|"
    for name, values in lists.items():
        yield f"| {name} | {', '.join(f'`{value}`' for value in values)} |"


if __name__ == "__main__":
    file = Path(sys.argv[1])
    file.write_text(rewritten(file.read_text(encoding="utf-8")), encoding="utf-8")
