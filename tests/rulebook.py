"""The rules pages and who cites them."""

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src" / "signoria" / "games"
SECTION = re.compile(r"^#{2,3} (§\d+(?:\.\d+)*) ", re.MULTILINE)
RULING = re.compile(r"\*\*([A-Z]{1,2}\d+)\*\*")
CITED_SECTION = re.compile(r"§\d+(?:\.\d+)*")
CLAIM = re.compile(r"\brule\(([^)]*)\)")


def page(game: str, language: str) -> str:
    return (GAMES / game / "pages" / f"{language}.md").read_text(encoding="utf-8")


def sections(text: str) -> list[str]:
    return SECTION.findall(text)


def rulings(text: str) -> set[str]:
    return set(RULING.findall(text))


def prefix(game: str) -> str:
    """The letters the game's rulings begin with."""
    return re.match(r"[A-Z]+", min(rulings(page(game, "en")))).group()


def cited_in_code(game: str) -> set[str]:
    """What the rules themselves cite; the board in the terminal and the bots carry out none."""
    files = [file for file in sorted((GAMES / game).glob("*.py")) if not file.stem.startswith("terminal")]
    text = "\n".join(file.read_text(encoding="utf-8") for file in files)
    return set(CITED_SECTION.findall(text)) | set(re.findall(rf"\b{prefix(game)}\d+\b", text))


def claimed_in_tests(game: str) -> set[str]:
    files = sorted((ROOT / "tests/games" / game).glob("**/*.py"))
    claims = [claim for file in files for claim in CLAIM.findall(file.read_text(encoding="utf-8"))]
    return {rule.strip("\"' ") for claim in claims for rule in claim.split(",") if rule.strip()}
