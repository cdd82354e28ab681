"""Whole matches, by pointer and by keyboard; the engine has the last word on the scores."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from signoria.core import log
from tests.browser.site import OPEN, OVER, Guest, Site, pictures, seat_link
from tests.server.live import new_table

Come = Callable[..., Guest]


def final_scores(page: Page) -> list[int]:
    """Scores on the finish screen, by seat."""
    rows = page.locator(".result ol > li")
    told: dict[int, int] = {}
    for i in range(rows.count()):
        name = rows.nth(i).locator(".who b").inner_text()
        told[int(page.evaluate("name => window.names.indexOf(name)", name))] = int(rows.nth(i).locator(".score").inner_text())
    return [told[seat] for seat in sorted(told)]


def downloaded(page: Page) -> dict[str, object]:
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Save log").first.click()
    return dict(json.loads(Path(waiting.value.path()).read_text(encoding="utf-8")))


def agrees_with_engine(page: Page) -> None:
    document = downloaded(page)
    match = log.rebuild(document)
    assert match.over
    page.evaluate("names => { window.names = names }", [name + (" (you)" if name == "Livia" else "") for name in match.seats])
    assert final_scores(page) == match.scores()


def test_a_whole_match_by_clicking_legal_targets(guest: Come) -> None:
    player = guest()
    page = player.play_now()
    clicks = 0
    while player.until_asked():
        targets = page.locator(OPEN).filter(visible=True)
        target = targets.nth((clicks * 7) % targets.count())
        clicks += 1
        before = player.entries()
        # A quick bid only sets the number, unless it is set already.
        sends = target.evaluate("it => !it.ariaPressed || it.ariaPressed === 'true'")
        target.click()
        if sends:
            player.moved_on(before)
        assert clicks < 400
    agrees_with_engine(page)


@pytest.mark.long
def test_a_whole_match_by_keyboard(guest: Come) -> None:
    player = guest(confirm="so")
    page = player.open()
    play = page.get_by_role("button", name=re.compile("Play now ?: Medici"))
    play.wait_for()
    while not play.evaluate("button => button === document.activeElement"):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_selector(".tray")
    pressed = 0
    while player.until_asked():
        pressed += 1
        if player.can("auction"):
            player.decide("r" if pressed % 3 == 0 else "o")
        elif pressed % 4 == 0:
            player.decide("p")
        else:
            player.decide(*(["ArrowUp", "Enter"] if pressed % 4 == 1 else ["Enter"]))
        assert pressed < 400
    assert page.locator(OVER).count() == 1
    agrees_with_engine(page)


@pytest.mark.parametrize(
    ("game", "language"), [("florence", "fr"), pytest.param("firenze", "de", marks=pytest.mark.long), ("ilvecchio", "en")]
)
def test_a_match_without_a_drawn_board_ends_in_words(guest: Come, site: Site, game: str, language: str) -> None:
    """Played over the protocol; the finish names every source of points and agrees with the engine."""
    sitting = new_table(site.address, game, "mb", seed=2)
    with sitting.listen(0) as ear:
        message = ear.until_asked(0)
        while message["position"]["actor"] == 0:
            legal = message["position"]["legal"]
            answer = sitting.act(message["seq"], legal[message["seq"] % len(legal)]["id"])
            assert answer.status_code == 200, answer.text
            message = ear.until_asked(0)
    page = guest(language=language).open(seat_link(sitting, 0))
    page.wait_for_selector(OVER)
    scores = [int(text.replace("−", "-")) for text in page.locator(".result .score").all_inner_texts()]
    assert sorted(scores) == sorted(log.rebuild(sitting.get("/log").json()).scores())
    page.locator(".result .bar button").first.click()
    text = page.locator("body").inner_text()
    assert not re.search(r"\b(source|event|verb|sheet|triumph|defeat)-[a-z]", text)
    page.screenshot(path=pictures() / f"finish-{game}.png")
