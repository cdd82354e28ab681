"""French as it is set: typographic apostrophes, no-break spaces, vous, and numbers that also fit a nought."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
WHERE = ("src/signoria/**/locale/fr.ftl", "web/src/words/fr.ftl", "web/src/lobby/words/fr.ftl", "web/src/games/*/words/fr.ftl")
FTL = sorted(path for pattern in WHERE for path in ROOT.glob(pattern))
PAGES = sorted(ROOT.glob("src/signoria/games/*/pages/fr.md"))
# A colon, semicolon, question or exclamation mark after a word, and what may stand before it.
LOOSE = re.compile(r"[^\s·,] [:;?!»](?=\s|$)|« ")
GLUED = re.compile(r"[a-zà-ÿœ}\])][:;?!](?=\s|$)|[a-zà-ÿœ}]»|«[a-zà-ÿœ{]", re.IGNORECASE)
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
