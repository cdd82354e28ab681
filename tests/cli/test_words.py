"""Every word the terminal uses exists, in all languages, and none stands there unused."""

import re
from pathlib import Path

import pytest

import signoria.cli
import signoria.core.drawing
from signoria.cli.words import LOCALE, interface
from signoria.core.drawing.words import LOCALE as BOARDS
from signoria.core.language import LANGUAGES

SOURCES = [
    *sorted(Path(signoria.cli.__file__).parent.rglob("*.py")),
    *sorted(Path(signoria.core.drawing.__file__).parent.glob("*.py")),
]
MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) =", re.MULTILINE)


def keys(language: str) -> set[str]:
    return {
        key for folder in (LOCALE, BOARDS) for key in MESSAGE.findall((folder / f"{language}.ftl").read_text(encoding="utf-8"))
    }


def used() -> tuple[set[str], set[str]]:
    """Keys that stand in the code as they are, and beginnings of those that are put together."""
    text = "\n".join(file.read_text(encoding="utf-8") for file in SOURCES)
    called = re.findall(r"\bsay\(\s*(f?)\"([a-z0-9-]+)(\{)?", text)
    whole = {key for prefix, key, _ in called if not prefix}
    # A key chosen between two, or kept in a list of headings.
    whole |= set(re.findall(r"\"([a-z]+-[a-z-]+)\" if ", text)) | set(re.findall(r" else \"([a-z]+(?:-[a-z-]+)?)\"\)?, ", text))
    whole |= set(re.findall(r"\"(column-[a-z]+)\"", text))
    return whole, {key for prefix, key, brace in called if prefix and brace}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_in_the_code_has_words(language: str) -> None:
    whole, beginnings = used()
    known = keys(language)
    shared = {"title"}
    assert {key for key in whole if not interface(language).has(key)} <= shared
    for beginning in beginnings - {"advice-", "action-", "edition-", "event-", "prompt-"}:
        assert any(key.startswith(beginning) for key in known), beginning


def test_no_words_without_use() -> None:
    text = "\n".join(file.read_text(encoding="utf-8") for file in SOURCES)
    _, beginnings = used()
    for key in keys("en"):
        assert f'"{key}"' in text or f"'{key}'" in text or any(key.startswith(begun) for begun in beginnings), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_keys_in_every_language(language: str) -> None:
    assert keys(language) == keys("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_of_goods_differ(language: str) -> None:
    letters = [
        signoria.load("medici").wording(language).shared(f"board-letter-{good}")
        for good in ("metals", "porcelain", "dyes", "cloth", "spices", "neutral")
    ]
    assert len(set(letters)) == 6
