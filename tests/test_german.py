"""German as the boxes say it: their words for things, names of cards and tiles in quotation marks."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
WHERE = (
    "src/signoria/**/locale/de.ftl",
    "src/signoria/**/lessons/de.ftl",
    "web/src/words/de.ftl",
    "web/src/lobby/words/de.ftl",
    "web/src/me/words/de.ftl",
    "web/src/games/*/words/de.ftl",
)
FTL = sorted(path for pattern in WHERE for path in ROOT.glob(pattern))
PAGES = sorted(ROOT.glob("src/signoria/games/*/pages/de.md"))
# What somebody who knows the boxes would stumble over, and what the book says.
OTHER_WORDS = {
    "florence": r"Adelsscheibe|\bohne Schild\b|\bPokale?\b|\bBefördern\b|\d Zeit\b",
    "firenze": r"\bAuslage\b|\bStein in (?:Weiß|Gelb|Grün|Rotbraun|Blau|Violett)\b",
    "ilvecchio": r"(?:Rats|Adels|Provinz)plättchen|Ratsstapel|Anhänger|Gefolgsleute|\bStraßen?\b|\bhandeln\b|\bReite\b",
    "medici": r"\bGilden?\b|\bSchiff",
}
NAMED = re.compile(r"„\{ \$card \}“|^\{ \$card \}:|: (?:\{ \$cards \} × )?\{ \$card \}|auf \{ \$card \},")


def game_of(path: Path) -> str:
    return next((game for game in OTHER_WORDS if game in path.as_posix()), "")


@pytest.mark.parametrize("path", [*FTL, *PAGES], ids=lambda path: str(path.relative_to(ROOT)))
def test_words_of_the_books(path: Path) -> None:
    wrong = OTHER_WORDS.get(game_of(path))
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        assert wrong is None or not re.search(wrong, line), f"{path.relative_to(ROOT)}:{number}: {line}"


def test_names_of_cards_are_quoted_in_sentences() -> None:
    """Not "nimmt Architekt": a name stands in quotation marks, or apart, before a colon or after one."""
    text = (ROOT / "src/signoria/games/firenze/locale/de.ftl").read_text(encoding="utf-8")
    for line in text.splitlines():
        message = re.match(r"(\s+\*?\[\w+\]|(?:event|refusal|action)-[\w-]+ =) (.*)", line)
        if message and "{ $card }" in message[2]:
            assert NAMED.search(message[2]), line
