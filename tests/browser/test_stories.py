"""A stored position of every game is drawn without a server, in any language, by day and by night."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

import signoria
from tests.browser.stories import played, story
from tests.fixtures.corte import GAME as CORTE

BUILT = Path(__file__).parents[2] / "build" / "story"
ADDRESS = "http://story.test"
KINDS = {".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".woff2": "font/woff2"}

Open = Callable[[dict[str, Any], str, str], Page]


@pytest.fixture
def opened(browser: Browser) -> Iterator[Open]:
    """Opens a story page from the files that were built; whatever else it asks for is refused."""
    assert (BUILT / "story.html").exists(), "`make build/story` builds the page of stored positions"
    context = browser.new_context(viewport={"width": 1280, "height": 720})
    troubles: list[str] = []

    def serve(route: Route, told: dict[str, Any]) -> None:
        path = route.request.url.removeprefix(ADDRESS).split("?")[0].lstrip("/")
        if path == "position.json":
            route.fulfill(body=json.dumps(told), content_type="application/json")
        elif (BUILT / path).is_file():
            route.fulfill(path=BUILT / path, content_type=KINDS.get(Path(path).suffix, "text/plain"))
        else:
            route.abort()

    def come(told: dict[str, Any], language: str, theme: str) -> Page:
        page = context.new_page()
        page.on("pageerror", lambda error: troubles.append(str(error)))
        page.route("**/*", lambda route: serve(route, told))
        page.goto(f"{ADDRESS}/story.html?language={language}&theme={theme}")
        return page

    yield come
    context.close()
    assert troubles == []


@pytest.mark.parametrize("key", ["florence", "medici", "firenze", "ilvecchio"])
def test_a_position_of_every_game_is_drawn_for_a_seat_and_for_spectators(key: str, opened: Open) -> None:
    game = signoria.load(key)
    match = played(game, game.most, 3, 120)
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
