"""On every size what a decision needs is in sight, words are whole, and fingers find what they touch."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.site import ASKED, DESKTOP, PHONE, TABLET, Guest, Site, seat_link
from tests.browser.test_access import faults
from tests.server.live import new_table

Come = Callable[..., Guest]
UPRIGHT = (768, 1024)
GAMES = ("medici", "florence", "firenze", "ilvecchio")

# Places whose words need more room than they have.
CUT = """() => [...document.querySelectorAll('.board .place .content, .board .bidders .what, .tray .button')]
    .filter((it) => it.checkVisibility() && it.scrollWidth > it.clientWidth + 1)
    .map((it) => it.textContent)"""
# A line of text may hold smaller links; everything else a finger is meant for has 44 pixels, borders counted.
# A ring beside a number is small to see and 25 wide to touch; what it explains is in the rules too.
NARROW = """() => [...document.querySelectorAll('header button, header a, header label, .frame main button, .tabs button')]
    .filter((it) => it.checkVisibility() && !it.matches('.link, [data-unsure], label:has(.field)'))
    .map((it) => [it.getBoundingClientRect(), it.ariaLabel || it.textContent])
    .filter(([box]) => Math.min(box.width, box.height) < 42)
    .map(([box, name]) => `${name}: ${box.width} x ${box.height}`)"""

# With the room around it, each of these rings is still wide enough for a finger.
RINGS = """() => [...document.querySelectorAll('.frame main button[data-unsure]')]
    .filter((it) => it.checkVisibility())
    .map((it) => it.getBoundingClientRect().width - 2 * parseFloat(getComputedStyle(it, '::after').left))
    .filter((width) => !(width >= 24))"""


# Until a third of a second has passed in which nothing took another place.
STILL = """async () => {
    const parts = () => [...document.querySelectorAll('.frame, .board, .board *, .tray, .tray *, .panel')]
        .map(one => { const { x, y, width, height } = one.getBoundingClientRect(); return [x, y, width, height] }).join();
    for (let before = '', since = performance.now(); performance.now() - since < 300; ) {
        const now = parts();
        if (now !== before) since = performance.now();
        before = now;
        await new Promise(requestAnimationFrame);
    }
}"""


def apart(one: Locator, other: Locator) -> bool:
    a, b = one.bounding_box(), other.bounding_box()
    assert a
    assert b
    beside = a["x"] + a["width"] <= b["x"] + 1 or b["x"] + b["width"] <= a["x"] + 1
    return beside or a["y"] + a["height"] <= b["y"] + 1 or b["y"] + b["height"] <= a["y"] + 1


def at_table(player: Guest, site: Site, game: str, seats: str = "mbbb") -> Page:
    page = player.open(seat_link(new_table(site.address, game, seats, seed=5), 0))
    page.wait_for_selector(ASKED)
    # Boards take their size from what is left, once the letters are there.
    page.evaluate("document.fonts.ready.then(() => true)")
    page.evaluate(STILL)
    return page


@pytest.mark.parametrize("size", [TABLET, UPRIGHT])
def test_on_a_tablet_journal_and_round_lie_in_a_drawer(guest: Come, site: Site, size: tuple[int, int]) -> None:
    page = at_table(guest(size=size, touch=True), site, "medici")
    journal, drawer = page.locator(".journal"), page.locator(".side")
    expect(journal).to_be_hidden()
    pull = page.get_by_role("banner").get_by_role("button", name="Journal")
    pull.tap()
    expect(journal).to_be_visible()
    # The choices stay, and so does what is asked.
    assert apart(drawer, page.locator("section.tray"))
    assert apart(drawer, page.locator(".prompt"))
    drawer.get_by_role("button", name="Round", exact=True).tap()
    expect(page.locator(".extra")).to_be_visible()
    expect(journal).to_be_hidden()
    drawer.get_by_role("button", name="Close").tap()
    expect(drawer).to_be_hidden()
    page.keyboard.press("Shift+J")
    expect(journal).to_be_visible()
    page.keyboard.press("Escape")
    expect(journal).to_be_hidden()


@pytest.mark.parametrize("size", [DESKTOP, (1280, 720), TABLET])
@pytest.mark.parametrize("game", ["medici", "ilvecchio"])
def test_open_rules_lie_beside_the_board(guest: Come, site: Site, game: str, size: tuple[int, int]) -> None:
    page = at_table(guest(size=size), site, game)
    page.keyboard.press("Shift+R")
    rules = page.get_by_role("complementary", name="Rules")
    # Opened at the section that what is asked comes from.
    expect(rules.locator(".asked").first).to_be_visible()
    for part in (".prompt", "section.board", "section.tray"):
        assert apart(rules, page.locator(part)), part
    assert page.evaluate(CUT) == []


@pytest.mark.parametrize("size", [PHONE, UPRIGHT])
def test_the_past_is_walked_through_below_the_board(guest: Come, site: Site, size: tuple[int, int]) -> None:
    page = at_table(guest(size=size, touch=True), site, "medici")
    page.keyboard.press("Home")
    steps = page.locator("section.tray .scrubber")
    expect(steps).to_be_visible()
    expect(page.locator(".tracks")).to_be_visible()
    steps.get_by_role("button", name="One step on").tap()
    expect(steps.get_by_role("slider")).to_have_attribute("aria-label", re.compile("Step 1 of"))
    steps.get_by_role("button", name="Back to now").tap()
    page.wait_for_selector(ASKED)
    expect(steps).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("size", "language"), [(PHONE, "de"), (PHONE, "fr"), (TABLET, "de"), (UPRIGHT, "fr"), (PHONE, "en")])
def test_words_are_whole_and_fingers_find_their_way(
    guest: Come, site: Site, game: str, size: tuple[int, int], language: str
) -> None:
    page = at_table(guest(size=size, language=language, touch=True, night=True), site, game)
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    assert page.evaluate(CUT) == []
    assert page.evaluate(NARROW) == []
    assert page.evaluate(RINGS) == []
    assert faults(page) == []
    page.locator("#settings-button").tap()
    page.wait_for_selector("header fieldset")
    assert page.evaluate(NARROW) == []


@pytest.mark.parametrize("size", [PHONE, UPRIGHT])
def test_the_invitation_is_in_sight(guest: Come, size: tuple[int, int]) -> None:
    page = guest(size=size, language="de").open("/")
    page.get_by_role("link", name="Freunde: Medici").click()
    page.get_by_label("Wer auf Platz 2 sitzt").select_option("friend")
    page.get_by_role("radiogroup", name="Beginn").get_by_role("radio", name="sofort").click()
    page.get_by_role("button", name="Tisch eröffnen").click()
    link = page.locator(".invite").get_by_role("button", name="Link kopieren")
    expect(link).to_be_in_viewport(ratio=1)
    # Nobody has said a name there yet.
    expect(page.locator("[data-seat='1'] .name")).to_have_text("Platz 2")


def thinks_ahead(route: Route) -> None:
    """A hint as an opponent gives it who looks far ahead."""
    hint = route.fetch().json()
    hint["advice"] = {"key": "search", "args": {"place": "1.7", "points": "68", "visits": 1188}}
    numbers = {"place": 1.75, "points": 68.2, "spread": 1.2}
    named = {"action": hint["action"], "text": hint["text"], "steps": [hint["text"]]}
    hint["choices"] = [{**named, "visits": 9, "share": 0.5, **numbers}]
    about = {"place": "1.8", "instead": "2.1"}
    reason = {"message": "reason-place", "args": about, "other": hint["text"], "seat": None, "events": [], "holdings": []}
    hint["reasons"] = [reason]
    route.fulfill(json=hint)


@pytest.mark.parametrize(("language", "place"), [("de", "1,8"), ("fr", "1,8"), ("en", "1.8")])
def test_a_hint_tells_one_number_as_the_language_writes_it(guest: Come, site: Site, language: str, place: str) -> None:
    page = at_table(guest(language=language), site, "medici")
    page.route("**/hint*", thinks_ahead)
    page.keyboard.press("Shift+H")
    hint = page.locator(".prompt p.hint")
    expect(hint).to_contain_text(re.compile(r"Denk an:|Pensez à\s*:|Consider:"), timeout=60_000)
    page.keyboard.press("Shift+H")
    page.keyboard.press("Shift+H")
    expect(page.locator(".hints .reasons")).to_contain_text(place)
    expect(page.locator(".hints tbody td").first).to_have_text(place)


@pytest.mark.parametrize("size", [PHONE, UPRIGHT, TABLET])
@pytest.mark.parametrize(("game", "seats"), [("medici", "mbbbbb"), ("florence", "mbbbb")])
def test_a_full_table_shows_everybody(guest: Come, site: Site, game: str, seats: str, size: tuple[int, int]) -> None:
    page = at_table(guest(size=size, touch=True), site, game, seats)
    # What still moves into its place may reach beyond the edge for a moment.
    page.wait_for_function("width => document.documentElement.scrollWidth <= width", arg=size[0])
    families = page.locator(".players article")
    assert families.count() == len(seats)
    for family in families.all():
        expect(family.locator(".score")).to_be_in_viewport(ratio=1)
        whole, score = family.bounding_box(), family.locator(".score").bounding_box()
        assert whole
        assert score
        assert score["x"] + score["width"] <= whole["x"] + whole["width"]


def test_a_search_in_the_rules_begins_at_its_first_find(guest: Come, site: Site) -> None:
    page = at_table(guest(size=PHONE), site, "firenze")
    page.keyboard.press("Shift+R")
    rules = page.get_by_role("complementary", name="Rules")
    expect(rules.locator(".asked").first).to_be_visible()
    page.get_by_label("Search the rules").fill("tower")
    found = rules.get_by_role("document").locator("> *").first
    expect(found).to_contain_text("tower")
    expect(found).to_be_in_viewport()
