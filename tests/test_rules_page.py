"""Sections and words of a rules page."""

import pytest

from signoria.core.errors import UnknownName
from signoria.core.rules_page import mentions, page_path, read_page, section, sections

PAGE = """# A game

Words before all sections.

## §1 Set-up
Lay out the board.

## §2 Play
A turn has two steps.

### §2.1 Draw
**X1** Draw a card.

### §2.2 Discard
**X11** Discard a card.

## Credits
Nobody.
"""


def test_a_section_holds_what_stands_under_it() -> None:
    assert section(PAGE, "§1").text == "## §1 Set-up\nLay out the board."
    play = section(PAGE, "§2")
    assert play.text.startswith("## §2 Play")
    assert "X11" in play.text
    assert "Credits" not in play.text
    assert play.own == "## §2 Play\nA turn has two steps."
    assert section(PAGE, "§2.2").text.endswith("Discard a card.")
    assert section(PAGE, "§3") is None


def test_headings_without_a_number_are_sections_too() -> None:
    assert [(one.number, one.level) for one in sections(PAGE)] == [
        ("", 1),
        ("§1", 2),
        ("§2", 2),
        ("§2.1", 3),
        ("§2.2", 3),
        ("", 2),
    ]


def test_words_are_found_where_they_stand() -> None:
    assert [one.number for one in mentions(PAGE, "card")] == ["§2.1", "§2.2"]
    assert [one.number for one in mentions(PAGE, "X1")] == ["§2.1"]
    assert [one.number for one in mentions(PAGE, "BOARD")] == ["§1"]
    assert mentions(PAGE, "zeppelin") == []


def test_pages_by_language() -> None:
    assert page_path("medici", "en").name == "en.md"
    assert read_page("medici", "de") != read_page("medici", "fr")
    with pytest.raises(UnknownName, match="no game 'atlantis'"):
        page_path("atlantis", "en")
