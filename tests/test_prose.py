"""The prose check finds listed words in documents and leaves code alone."""

import importlib.util
from pathlib import Path

SCRIPT = Path(__file__).parents[1] / "building" / "check_prose.py"


def check(text: str, folder: Path) -> list[str]:
    spec = importlib.util.spec_from_file_location("check_prose", SCRIPT)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    page = folder / "page.md"
    page.write_text(text, encoding="utf-8")
    found: list[str] = module.check_document(page)
    return found


def test_a_listed_word_is_named_with_its_line_and_a_better_one(tmp_path: Path) -> None:
    (found,) = check("Fine.\nWhoever reads this stops.\n", tmp_path)
    assert "page.md:2: 'whoever'; better: the player" in found


def test_code_in_backticks_is_not_checked(tmp_path: Path) -> None:
    assert check("The server runs as `nobody`.\n", tmp_path) == []
