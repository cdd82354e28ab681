"""Rules pages: where they lie (`pages` in the folder of a game), and how a section or a word is found in one."""

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from signoria.core.errors import UnknownName
from signoria.core.registry import load

HEADING: Final = re.compile(r"(#+) +(.*)")
NUMBER: Final = re.compile(r"§\d+(?:\.\d+)*")


@dataclass(frozen=True)
class Section:
    """A heading with all that stands under it; `number` is its § or empty, `level` the number of hashes."""

    number: str
    title: str
    level: int
    text: str
    own: str


def page_path(game: str, language: str) -> Path:
    """The file of a game's rules in a language."""
    page = load(game).folder / "pages" / f"{language}.md"
    if not page.is_file():
        raise UnknownName(f"there is no rules page of {game} in '{language}'; it belongs into {page.parent}")
    return page


def read_page(game: str, language: str) -> str:
    return page_path(game, language).read_text(encoding="utf-8")


def sections(page: str) -> list[Section]:
    """Every section of a page. `own` stops at the next heading, `text` at the next of the same or a higher level."""
    lines = page.splitlines()
    heads = [(at, found) for at, line in enumerate(lines) if (found := HEADING.fullmatch(line.rstrip()))]
    made: list[Section] = []
    for index, (at, found) in enumerate(heads):
        level = len(found[1])
        following = heads[index + 1 :]
        end = next((later for later, head in following if len(head[1]) <= level), len(lines))
        own_end = following[0][0] if following else len(lines)
        number = NUMBER.search(found[2])
        made.append(
            Section(
                number[0] if number else "",
                found[2].strip(),
                level,
                "\n".join(lines[at:end]).strip(),
                "\n".join(lines[at:own_end]).strip(),
            )
        )
    return made


def section(page: str, number: str) -> Section | None:
    """The section with this number, such as §3 or §4.2."""
    return next((found for found in sections(page) if found.number == number), None)


def mentions(page: str, word: str) -> list[Section]:
    """The sections in whose own text a word occurs; a ruling such as M3 only as a whole word."""
    whole = re.compile(rf"(?<!\w){re.escape(word)}" + (r"(?!\w)" if word[-1:].isdigit() else ""), re.IGNORECASE)
    return [found for found in sections(page) if whole.search(found.own)]
