"""axe-core finds no serious fault; live regions tell what happens; load and first paint stay within bounds."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.site import ASKED, PHONE, Guest, Site, seat_link
from tests.server.live import new_table

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
BUDGET = 250_000
Come = Callable[..., Guest]


# Figures and words inside a drawn place or card are what it shows, not its label; its name says all of it in rules order.
IN_A_DRAWING = 'class="spot '


def faults(page: Page) -> list[str]:
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{one['impact']} {one['id']}: {node['html'][:160]} {node['failureSummary'][:200]}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
        if not (one["id"] == "label-content-name-mismatch" and IN_A_DRAWING in node["html"])
    ]


@pytest.mark.parametrize("night", [False, pytest.param(True, marks=pytest.mark.long)])
def test_no_serious_fault(guest: Come, finished: str, night: bool) -> None:
    player = guest(night=night)
    page = player.open()
    page.wait_for_selector("[data-game=medici]")
    assert faults(page) == []
    page.get_by_role("link", name="Friends: Medici").click()
    page.wait_for_selector("form")
    assert faults(page) == []
    player.play_now()
    page.wait_for_selector(ASKED)
    page.keyboard.press("Shift+R")
    page.wait_for_selector("[role=document] h3")
    page.locator("#settings-button").click()
    assert faults(page) == []
    player.open(finished)
    page.reload()
    page.wait_for_selector("main.finish svg[role=img]")
    assert faults(page) == []


@pytest.mark.parametrize("night", [False, pytest.param(True, marks=pytest.mark.long)])
def test_no_serious_fault_on_a_phone(guest: Come, night: bool) -> None:
    player = guest(night=night, size=PHONE)
    page = player.play_now()
    page.wait_for_selector(ASKED)
    assert faults(page) == []


@pytest.mark.parametrize("game", ["florence", "firenze", "ilvecchio"])
def test_no_serious_fault_without_a_drawn_board(guest: Come, site: Site, game: str) -> None:
    player = guest()
    page = player.open(seat_link(new_table(site.address, game, "mbb", seed=5), 0))
    assert player.until_asked()
    assert faults(page) == []


def test_what_happens_is_announced(guest: Come) -> None:
    player = guest()
    page = player.play_now()
    page.wait_for_selector(ASKED)
    expect(page.locator("[aria-live=assertive]").first).to_contain_text("Your turn.")
    player.pass_on()
    expect(page.locator("[role=log]")).not_to_be_empty()


def test_a_table_by_its_link_stays_within_its_budget(guest: Come, finished: str) -> None:
    player = guest()
    player.play_now()
    held = json.loads(player.page.evaluate("localStorage.getItem('signoria-matches')"))[0]
    link = f"/t/{held['table']}#{held['token']}"
    fresh = guest()
    session = fresh.context.new_cdp_session(fresh.page)
    session.send("Network.enable")
    loaded: list[float] = []
    session.on("Network.loadingFinished", lambda event: loaded.append(event["encodedDataLength"]))
    page = fresh.open(link)
    page.wait_for_selector(".tracks")
    page.wait_for_load_state("networkidle")
    paint = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime")
    print(f"loaded {sum(loaded) / 1000:.1f} kB, first paint {paint:.0f} ms")
    assert sum(loaded) < BUDGET
    assert paint < 2000
