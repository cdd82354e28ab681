"""The frame of every game: opponents outside the seats, what a match is worth, what happened since, focus that stays."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from signoria.core import log
from tests.browser.site import ASKED, OVER, PHONE, Guest, Site, seat_link
from tests.browser.test_access import faults
from tests.server.live import new_table

Come = Callable[..., Guest]


def play(sitting: Any, most: int = 10_000, wanted: str = "", until: Callable[[Any], bool] = lambda position: False) -> None:
    """Decides over the protocol: the wanted verb where it is open, else one after the other."""
    with sitting.listen(0) as ear:
        message = ear.until_asked(0)
        while message["position"]["actor"] == 0 and most > 0 and not until(message["position"]):
            most -= 1
            legal = message["position"]["legal"]
            choice = next((one for one in legal if one["verb"] == wanted), legal[message["seq"] % len(legal)])
            assert sitting.act(message["seq"], choice["id"]).status_code == 200
            message = ear.until_asked(0)


@pytest.fixture(scope="module")
def lost(site: Site) -> Any:
    """An evening alone at which somebody passed again and again: Strozzi wins it."""
    sitting = new_table(site.address, "florence", "m", seed=4)
    play(sitting, wanted="pass")
    match = log.rebuild(sitting.get("/log").json())
    assert match.over
    assert match.state.rivals()[0] > match.scores()[0]
    return sitting


@pytest.mark.parametrize("night", [False, True])
def test_whoever_lost_alone_is_told_so(guest: Come, lost: Any, night: bool) -> None:
    page = guest(night=night).open(seat_link(lost, 0))
    page.wait_for_selector(OVER)
    match = log.rebuild(lost.get("/log").json())
    rival, own = match.state.rivals()[0], match.scores()[0]
    expect(page.locator("main.finish h1")).to_have_text("Strozzi carries the night")
    expect(page.locator("header p").last).to_contain_text(f"{rival} to your {own}.")
    rows = page.locator(".result ol > li")
    assert [rows.nth(i).locator(".score").inner_text() for i in (0, 1)] == [str(rival), str(own)]
    assert [rows.nth(i).locator(".place").inner_text() for i in (0, 1)] == ["1", "2"]
    assert sum(map(int, re.findall(r": (\d+)$", "\n".join(parts(page, 0)), re.MULTILINE))) == rival
    # One list of sources for both, none of them his alone under a name of his own.
    legend = page.locator(".legend li").all_inner_texts()
    assert len(legend) == len(set(legend))
    assert not {"Strozzi’s brags", "Strozzi’s queues", "Strozzi and Giovanni"} & set(legend)
    expect(page.get_by_text(f"Where the {rival - own}-point gap came from")).to_be_visible()
    assert page.locator(".course .dashes").count() == 1
    expect(page.locator(".course svg[role=img]")).to_have_attribute("aria-label", re.compile(f"Strozzi {rival}"))
    expect(page.get_by_role("button", name="Play again, slightly easier")).to_be_visible()
    assert faults(page) == []


def parts(page: Page, row: int) -> list[str]:
    pieces = page.locator(".result ol > li").nth(row).locator(".bar button")
    return [pieces.nth(i).get_attribute("aria-label") or "" for i in range(pieces.count())]


def test_once_more_with_one_switch_easier(guest: Come, lost: Any) -> None:
    page = guest().open(seat_link(lost, 0))
    page.get_by_role("button", name="Play again, slightly easier").click()
    page.wait_for_url(lambda address: lost.id not in address)
    page.wait_for_selector(ASKED)
    token, table = page.evaluate(
        "(({ token, table }) => [token, table])(JSON.parse(localStorage.getItem('signoria-matches'))[0])"
    )
    info = page.request.get(
        f"{page.evaluate('location.origin')}/api/tables/{table}", headers={"Authorization": f"Bearer {token}"}
    ).json()
    assert [key for key, on in info["options"].items() if on] == ["easier-brags"]


def test_an_opponent_outside_the_seats_is_there_while_one_plays(guest: Come, site: Site) -> None:
    sitting = new_table(site.address, "florence", "m", seed=4)
    play(sitting, most=30)
    page = guest().open(seat_link(sitting, 0))
    page.wait_for_selector(ASKED)
    panel = page.locator("[data-rival]")
    expect(panel).to_contain_text("Strozzi")
    points = page.request.get(
        f"{site.address}/api/tables/{sitting.id}/position?at=30", headers={"Authorization": f"Bearer {sitting.tokens[0]}"}
    ).json()["rivals"]
    assert [rival["key"] for rival in points] == ["strozzi"]
    assert panel.locator(".face svg").count() == 2
    # Amber and lapis are his; the person is malachite.
    expect(page.locator("[data-seat='0'] .face svg")).to_have_attribute("aria-label", re.compile("malachite"))
    page.get_by_label("Whose lines").select_option(label="Strozzi")
    told = page.locator(".journal .turn > .line").evaluate_all("all => all.map(one => one.outerHTML)")
    assert told
    assert all("Strozzi" in line for line in told)


def test_where_nothing_is_scored_yet_panels_tell_what_it_is_worth(guest: Come, site: Site) -> None:
    sitting = new_table(site.address, "ilvecchio", "mb", seed=2)
    play(sitting, until=lambda position: max(position["worth"]) > 0)
    page = guest().open(seat_link(sitting, 0))
    page.wait_for_selector(ASKED)
    position = page.request.get(
        f"{site.address}/api/tables/{sitting.id}/position?at={page.locator('.frame').get_attribute('data-entries')}",
        headers={"Authorization": f"Bearer {sitting.tokens[0]}"},
    ).json()
    assert max(position["worth"]) > 0
    assert position["scores"] == [0, 0]
    shown = page.locator("article .score .hidden-text").all_inner_texts()
    assert [int(text) for text in shown] == [position["own_worth"], position["worth"][1]]
    expect(page.locator("article .now").first).to_have_text("worth now")


def test_the_course_of_a_match_is_not_flat(guest: Come, site: Site) -> None:
    sitting = new_table(site.address, "ilvecchio", "mb", seed=2)
    play(sitting)
    page = guest().open(seat_link(sitting, 0))
    with page.expect_response("**/course?*") as waiting:
        page.wait_for_selector("main.finish svg[role=img]")
    worth = waiting.value.json()["worth"]
    assert max(map(max, worth)) > min(map(min, worth))


def until_much_happened(player: Guest, sign: str) -> Page:
    page = player.page
    while player.until_asked():
        if page.locator(sign).count():
            return page
        player.pass_on()
    raise AssertionError("the others did nothing")


def boxes(page: Page) -> list[Any]:
    """Where the board and everything that can be touched is; pieces may still be on their way."""
    found: list[Any] = page.evaluate(
        """() => [...document.querySelectorAll(
            '.board, .tray, :is(.board, .tray) :is([data-spot], [data-action])'
        )].map(one => {
            const { x, y, width, height } = one.getBoundingClientRect();
            return [one.tagName, x, y, width, height].join(' ');
        })"""
    )
    return found


def test_since_your_turn_is_a_sentence_for_each_turn_beside_the_board(guest: Come) -> None:
    player = guest(last={"medici": {"players": 5, "bot": "greedy"}})
    player.play_now()
    page = until_much_happened(player, ".since li")
    lines = page.locator(".since li")
    assert 1 <= lines.count() <= 5
    for text in page.locator(".since .text").all_inner_texts():
        assert not re.search(r"has the turn|×|^You |Livia", text), text
    for i in range(lines.count()):
        chips = lines.nth(i).locator(".gainer")
        own = lines.nth(i).locator(".gainer.own")
        if own.count():
            assert "own" in (chips.last.get_attribute("class") or "")
    before = boxes(page)
    page.keyboard.press("Escape")
    expect(lines).to_have_count(0)
    assert boxes(page) == before
    assert faults(page) == []


def test_after_days_away_there_is_a_digest_to_replay(guest: Come) -> None:
    player = guest(last={"medici": {"players": 5, "bot": "greedy"}})
    player.play_now()
    page = until_much_happened(player, ".since li")
    page.evaluate(
        """() => {
            const held = JSON.parse(localStorage.getItem('signoria-matches'));
            held[0].seen = { at: Date.now() - 3 * 24 * 3600 * 1000, entries: 1 };
            localStorage.setItem('signoria-matches', JSON.stringify(held));
        }"""
    )
    page.reload()
    page.wait_for_selector(ASKED)
    expect(page.locator(".since h2")).to_have_text("While you were away, 3 days")
    page.get_by_role("button", name="Replay what I missed").click()
    expect(page.locator(".past")).to_be_visible()
    expect(page.get_by_role("button", name="Pause")).to_be_visible()


def test_on_a_phone_what_happened_is_one_line_that_opens(guest: Come) -> None:
    player = guest(size=PHONE, last={"medici": {"players": 5, "bot": "greedy"}})
    player.play_now()
    page = until_much_happened(player, ".prompt .fold")
    assert page.locator(".since").count() == 0
    before = boxes(page)
    page.locator(".prompt .fold").click()
    sheet = page.locator(".since")
    expect(sheet).to_be_visible()
    assert boxes(page) == before
    box = sheet.bounding_box() or {"x": -1, "width": 0}
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE[0]


def test_the_first_sentence_of_a_match_is_what_is_asked(guest: Come, site: Site) -> None:
    page = guest().open(seat_link(new_table(site.address, "florence", "mb", seed=5), 0))
    page.wait_for_selector(ASKED)
    assert "reconstructed" not in page.locator(".prompt").inner_text()
    assert "°" not in page.locator(".prompt").inner_text()
    assert page.evaluate(
        "[...document.querySelectorAll('.frame [data-unsure]')].every(it => getComputedStyle(it).opacity === '0')"
    )
    assert page.evaluate("document.activeElement !== document.body")


def test_hovering_a_closed_choice_says_nothing_until_it_is_pressed(guest: Come) -> None:
    player = guest()
    page = player.play_now()
    assert player.until_asked()
    closed = page.locator(".tray [data-action][aria-disabled=true]").first
    closed.hover()
    page.wait_for_timeout(900)
    assert page.locator("[role=tooltip]").count() == 0
    # To the driver a closed choice is not enabled; to a person it answers.
    closed.click(force=True)
    why = page.locator("[role=tooltip]")
    expect(why).to_be_visible()
    box, asked = why.bounding_box(), page.locator(".prompt").bounding_box()
    assert box
    assert asked
    assert box["y"] >= asked["y"] + asked["height"] or box["x"] >= asked["x"] + asked["width"]


def test_focus_is_never_lost_to_the_page(guest: Come) -> None:
    player = guest()
    page = player.play_now()
    for _ in range(6):
        if not player.until_asked():
            return
        player.pass_on()
        page.wait_for_selector(f"{ASKED}, {OVER}")
        # Whoever answers at once waits for the focus no longer than one blink.
        page.wait_for_function(f"document.activeElement !== document.body || document.querySelector('{OVER}')", timeout=3000)


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768), PHONE])
def test_text_of_twice_the_size_loses_nothing(guest: Come, size: tuple[int, int]) -> None:
    """200 % zoom is a window of half the size."""
    half = (max(320, size[0] // 2), size[1] // 2)
    player = guest(size=half)
    page = player.play_now()
    page.wait_for_selector(ASKED)
    assert page.evaluate("document.documentElement.scrollWidth") <= half[0]
    for part in (".prompt .what", ".tray [data-action]:not([aria-disabled=true])", ".board"):
        found = page.locator(part).first
        found.scroll_into_view_if_needed()
        box = found.bounding_box() or {"x": -9, "width": 0}
        assert box["x"] >= -1, part
        assert box["x"] + box["width"] <= half[0] + 1, part
