"""French as it is set: typographic apostrophes, no-break spaces, vous, and numbers that also fit a nought."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
WHERE = (
    "src/signoria/**/locale/fr.ftl",
    "src/signoria/**/lessons/fr.ftl",
    "web/src/words/fr.ftl",
    "web/src/lobby/words/fr.ftl",
    "web/src/me/words/fr.ftl",
    "web/src/games/*/words/fr.ftl",
)
FTL = sorted(path for pattern in WHERE for path in ROOT.glob(pattern))
PAGES = sorted(ROOT.glob("src/signoria/games/*/pages/fr.md"))
# A colon, semicolon, question or exclamation mark after a word, and what may stand before it.
LOOSE = re.compile(r"[^\s·,] [:;?!»](?=\s|$)|« ")
GLUED = re.compile(r"[a-zà-ÿœ}\])][:;?!](?=\s|$)|[a-zà-ÿœ}]»|«[a-zà-ÿœ{]", re.IGNORECASE)
# "de Elena", "de Il Vecchio": names that may begin with a vowel stand after a colon or in brackets.
ELIDED = re.compile(r"\b[dD](?:e |’)\{ ?\$(?:seat|name|names|other|game|edition|place|who)\b")
# People whom the French book calls Jean and Cosme.
ITALIAN = re.compile(r"\b(Giovanni|Cosimo)\b")
FAMILIAR = re.compile(r"\b(tu|toi|ton|ta|tes|tape|appuie|essaie-le|essaie un)\b", re.IGNORECASE)


def said(path: Path) -> list[tuple[int, str]]:
    """The lines a reader sees: without comments, keys, selectors, code."""
    lines = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        if path.suffix == ".ftl" and line.startswith("#"):
            continue
        value = re.sub(r"^([a-z][\w-]* = ?|\s*\*?\[[^\]]*\] )", "", line) if path.suffix == ".ftl" else line
        lines.append((number, re.sub(r"`[^`]*`", "", value)))
    return lines


@pytest.mark.parametrize("path", [*FTL, *PAGES], ids=lambda path: str(path.relative_to(ROOT)))
def test_typography(path: Path) -> None:
    for number, line in said(path):
        where = f"{path.relative_to(ROOT)}:{number}: {line}"
        assert not re.search(r"[A-Za-zÀ-ÿ]'[A-Za-zÀ-ÿ{]", line), f"straight apostrophe, {where}"
        assert not LOOSE.search(line), f"plain space, {where}"
        assert not GLUED.search(line), f"no space, {where}"


@pytest.mark.parametrize("path", FTL, ids=lambda path: str(path.relative_to(ROOT)))
def test_vous_and_numbers(path: Path) -> None:
    for number, line in said(path):
        assert not FAMILIAR.search(line), f"{path.relative_to(ROOT)}:{number}: {line}"
    text = path.read_text(encoding="utf-8")
    assert not re.search(r"\[one\][^\n{]*\b1\b", text), "0 takes the singular too: write the variable, not 1"


# What the books, or the rest of a page, say otherwise: units of Temps, a place that is a Position Principale, what is spent
# and not given back, commissions that have a noun.
PAGE_WORDS = {
    "florence": r"\b\d+ temps\b|\b[Uu]n temps\b|par temps\b|position principale",
    "ilvecchio": r"\b[Rr]end(?:re)? (?:un|1|3|les|rien|des)\b|Réutiliser",
    "firenze": r"\b(?:[Vv]erte|[Jj]aune|[Bb]lanche) \d (?:demande|pour|était)|retirés au sort|§11.2 Personnes",
}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.parents[1].name)
def test_words_of_the_pages(page: Path) -> None:
    wrong = PAGE_WORDS.get(page.parents[1].name)
    text = page.read_text(encoding="utf-8").replace("\n> ", " ").replace("\n", " ") if wrong else ""
    found = re.search(wrong, text) if wrong else None
    assert found is None, found


@pytest.mark.parametrize("path", FTL, ids=lambda path: str(path.relative_to(ROOT)))
def test_names(path: Path) -> None:
    for number, line in said(path):
        where = f"{path.relative_to(ROOT)}:{number}: {line}"
        assert not ELIDED.search(line), where
        assert not ITALIAN.search(line), where


@pytest.mark.parametrize("path", FTL, ids=lambda path: str(path.relative_to(ROOT)))
def test_one_kind_of_no_break_space(path: Path) -> None:
    assert "\u202f" not in path.read_text(encoding="utf-8")
