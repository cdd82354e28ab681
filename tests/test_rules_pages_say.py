"""The numbers on the rules pages are those of the editions, in every language, and what was reconstructed is marked."""

import re

import pytest

from signoria.core import registry
from signoria.core.language import LANGUAGES
from signoria.core.rules_page import read_page, section


def rows(text: str) -> dict[int, list[str]]:
    """The rows of the dial: cells after the round, names of Medici left out."""
    found = {}
    for line in text.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if cells[0].isdigit():
            found[int(cells[0])] = [cell for cell in cells[1:] if cell[:1].isdigit()]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_florence_marks_reconstructed_numbers(language: str) -> None:
    page = read_page("florence", language)
    found = rows(section(page, "§8").text)
    sectors = registry.load("florence").edition().content["dial"]
    assert sorted(found) == list(range(1, 10))
    for number, cells in found.items():
        printed = {1: {0, 1, 2, 3, 4}, 2: {1, 2}, 3: {1, 2}}.get(number, set())
        assert [i for i, cell in enumerate(cells) if not cell.endswith("°")] == sorted(printed), (language, number)
        assert int(re.match(r"\d+", cells[0])[0]) == sectors[str(number)]["head"]
    end = section(page, "§10").text
    assert all(f"{points}°" in end for points in (10, 15, 20, 25, 30))
    assert re.search(r"35(?!°)", end)
    assert "6° | 7" in section(page, "§1").text


# Lists of named components, and how far a name goes on the page: "Privilege 5, 6 and 7" are one row.
COMPONENTS = {
    "florence": ("tile", "rank", "medici"),
    "medici": ("good",),
    "firenze": ("card", "colour"),
    "ilvecchio": ("track",),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", COMPONENTS)
def test_every_named_component_occurs_on_the_page(key: str, language: str) -> None:
    """A name in the program is the name in the rules. Names of an owner's own cards are in the owner's edition."""
    text = re.sub(r"\s+", " ", read_page(key, language)).lower()
    lexicon = registry.load(key).wording(language).lexicon
    for kind in COMPONENTS[key]:
        for value in lexicon.beginning_with(f"{kind}-"):
            if not value.startswith("own-"):
                name = re.sub(r" \d$", "", lexicon.say(f"{kind}-{value}"))
                assert name.lower() in text, f"{key} {language}: {name}"


RINGED = re.compile(r"\d+\*?°")


@pytest.mark.parametrize("language", LANGUAGES)
def test_firenze_marks_reconstructed_numbers(language: str) -> None:
    page = read_page("firenze", language)
    edition = registry.load("firenze").edition()
    towers = [row for row in cells_of(section(page, "§1").text) if len(row) == 8 and row[7][:1].isdigit()]
    values = [[*content["values"], edition.content["majority"][colour]] for colour, content in colours(edition.content)]
    assert [[int(cell.strip("°")) for cell in row[1:]] for row in towers] == values
    # Printed or stated by others: the notes of the edition say so.
    assert sum(not RINGED.fullmatch(cell) for row in towers for cell in row[1:]) == 4
    balconies = [tile for tile in edition.content["balconies"] if tile["provenance"] == "reconstructed"]
    said = " ".join(row[1] for row in cells_of(section(page, "§2.1").text) if row[0] in ("I", "II", "III", "IV"))
    assert said.count("°") == len(balconies)


@pytest.mark.parametrize("language", LANGUAGES)
def test_ilvecchio_marks_reconstructed_numbers(language: str) -> None:
    page = read_page("ilvecchio", language)
    tracks = registry.load("ilvecchio").edition().content["tracks"]
    rows = {row[0]: row for row in cells_of(section(page, "§1").text) if len(row) == 4}
    for name, track in (("Repubblica di Venezia", "venezia"), ("Ducato di Milano", "milano"), ("Stato della Chiesa", "chiesa")):
        assert [int(n) for n in re.findall(r"\d+", rows[name][2])] == tracks[track]["cost"]
        assert [int(n) for n in re.findall(r"\d+", rows[name][3])] == tracks[track]["points"]
        assert len(RINGED.findall(" ".join(rows[name][2:]))) >= 11


def cells_of(text: str) -> list[list[str]]:
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line.startswith("|")]


def colours(content: dict) -> list[tuple[str, dict]]:
    return list(content["commissions"].items())
