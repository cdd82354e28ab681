"""Every § and ruling is written down in three languages, cited in code and claimed by a test, and nothing else is."""

import pytest

from signoria.core import registry
from signoria.core.language import LANGUAGES
from tests import rulebook

SHIPPED = [name for name in registry.names() if name != "corte"]


@pytest.mark.parametrize("game", SHIPPED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_page_is_complete(game: str, language: str) -> None:
    english, page = rulebook.page(game, "en"), rulebook.page(game, language)
    assert rulebook.sections(page) == rulebook.sections(english)
    assert rulebook.rulings(page) == rulebook.rulings(english)
    assert rulebook.sections(english)


@pytest.mark.parametrize("game", SHIPPED)
def test_code_and_page_agree(game: str) -> None:
    page = rulebook.page(game, "en")
    written = set(rulebook.sections(page)) | rulebook.rulings(page)
    cited = rulebook.cited_in_code(game)
    assert sorted(written - cited) == [], "written down, but cited by no code"
    assert sorted(cited - written) == [], "cited by code, but not written down"


@pytest.mark.parametrize("game", SHIPPED)
def test_tests_and_page_agree(game: str) -> None:
    page = rulebook.page(game, "en")
    written = set(rulebook.sections(page)) | rulebook.rulings(page)
    claimed = rulebook.claimed_in_tests(game)
    assert sorted(written - claimed) == [], "written down, but claimed by no test"
    assert sorted(claimed - written) == [], "claimed by a test, but not written down"
