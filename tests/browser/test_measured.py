"""Every story of every board, measured: what can be chosen is wholly in sight, text is whole, and axe-core finds nothing."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from tests.browser.measures import cut_targets, cut_text, settle
from tests.browser.site import PHONE
from tests.browser.stories import gallery, story
from tests.browser.story_page import Shelf
from tests.browser.test_access import AXE, IN_A_DRAWING

BOARDS = ("medici", "firenze")
DESKTOPS = ((1440, 900), (1366, 768), (1280, 720))
LANGUAGES = ("de",)
# The frame around the boards has measures of its own.
FRAME = ".prompt, .told, .side .journal, .side .scrubber, header, .who"
_told: dict[str, dict[str, dict[str, Any]]] = {}


def stories_of(key: str) -> dict[str, dict[str, Any]]:
    """The gallery of a game as pages are given it; played once in a process."""
    if key not in _told:
        _told[key] = {name: story(match, seat) for name, (match, seat) in gallery(key).items()}
    return _told[key]


pytestmark = pytest.mark.long


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    made = browser.new_context()
    yield made
    made.close()


def pages(
    context: BrowserContext, stories: Shelf, key: str, language: str, theme: str, size: tuple[int, int]
) -> Iterator[tuple[str, Page]]:
    """One page after the other, settled, without what went wrong in it."""
    for name, told in stories_of(key).items():
        if name == "over":
            continue
        troubles: list[str] = []
        page = stories.open(context, told, language, theme, troubles, size)
        page.wait_for_selector("section.board")
        settle(page)
        yield name, page
        assert troubles == [], name
        page.close()


def resized(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    settle(page)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", BOARDS)
def test_whatever_can_be_chosen_is_wholly_in_sight(context: BrowserContext, stories: Shelf, key: str, language: str) -> None:
    """Positions of real matches: no marked target is cut by what it lies in, or lies below something else."""
    wrong = {}
    for name, page in pages(context, stories, key, language, "light", DESKTOPS[0]):
        for size in DESKTOPS:
            resized(page, size)
            if found := cut_targets(page):
                wrong[name, size] = found
    assert wrong == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", BOARDS)
def test_text_is_whole_and_apart(context: BrowserContext, stories: Shelf, key: str, language: str) -> None:
    """No ellipsis, no clipped line, no word broken in the middle, no line of text upon another."""
    wrong = {}
    for name, page in pages(context, stories, key, language, "light", DESKTOPS[0]):
        for size in (DESKTOPS[0], DESKTOPS[-1]):
            resized(page, size)
            if found := cut_text(page, FRAME):
                wrong[name, size] = found
    assert wrong == {}


def violations(page: Page) -> list[str]:
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{one['id']}: {node['html'][:160]}"
        for one in found["violations"]
        for node in one["nodes"]
        if not (one["id"] == "label-content-name-mismatch" and IN_A_DRAWING in node["html"])
    ]


@pytest.mark.parametrize("theme", ["light"])
@pytest.mark.parametrize("key", ["medici"])
def test_axe_finds_nothing(context: BrowserContext, stories: Shelf, key: str, theme: str) -> None:
    wrong = {}
    for name, page in pages(context, stories, key, "de", theme, DESKTOPS[-1]):
        for size in (DESKTOPS[-1], PHONE):
            resized(page, size)
            if found := violations(page):
                wrong[name, size] = found
    assert wrong == {}
