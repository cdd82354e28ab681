"""A stored position of every game is drawn without a server, in any language, by day and by night."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import signoria
from tests.browser.stories import played, story
from tests.browser.story_page import Shelf
from tests.fixtures.corte import GAME as CORTE

Open = Callable[[dict[str, Any], str, str], Page]


@pytest.fixture
def opened(browser: Browser, stories: Shelf) -> Iterator[Open]:
    """Opens stored positions, without a server of tables."""
    context = browser.new_context()
    troubles: list[str] = []
    yield lambda told, language, theme: stories.open(context, told, language, theme, troubles)
    context.close()
    assert troubles == []


@pytest.mark.parametrize("key", ["florence", "medici", "firenze", "ilvecchio"])
def test_a_position_of_every_game_is_drawn_for_a_seat_and_for_spectators(key: str, opened: Open) -> None:
    game = signoria.load(key)
    match = played(game, game.max_players, 3, 120)
    for seat, language, theme in ((match.actor, "de", "night"), (-1, "fr", "light")):
        page = opened(story(match, seat), language, theme)
        expect(page.locator("section.board")).to_be_visible()
        expect(page.locator("[data-seat]")).to_have_count(match.players)
        assert page.evaluate("document.documentElement.lang") == language
        page.close()


def test_a_game_without_a_board_lies_on_a_sheet_of_words(opened: Open) -> None:
    match = played(CORTE, 3, 1, 9)
    page = opened(story(match, match.actor), "en", "light")
    expect(page.locator("section.board dl")).to_contain_text("stage", ignore_case=True)
    expect(page.locator(".tray [data-action]:not([aria-disabled=true])")).to_have_count(len(match.legal_actions()))
    expect(page.locator("[data-seat] dl")).to_have_count(3)


def test_the_end_of_a_match_is_drawn(opened: Open) -> None:
    match = played(signoria.load("medici"), 3, 5, 10_000)
    page = opened(story(match, 0), "en", "light")
    expect(page.locator("main.finish")).to_be_visible()
