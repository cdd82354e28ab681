"""What players can do about their table: invite again, take back, free a seat, replace a link, delete it."""

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.site import ASKED, Guest, Site, seat_link
from tests.browser.test_together import open_with_friend
from tests.server.live import HTTP, new_table

Come = Callable[..., Guest]


def held(page: Page) -> dict[str, Any]:
    return dict(json.loads(page.evaluate("localStorage.getItem('signoria-matches')"))[0])


def care(page: Page) -> None:
    page.get_by_role("button", name="Settings").click()
    page.locator(".care summary").click()


def status(site: Site, table: str, token: str) -> int:
    headers = {"Authorization": f"Bearer {token}"}
    return HTTP.get(f"{site.address}/api/tables/{table}", headers=headers).status_code


def test_an_invitation_is_taken_back_and_given_anew(guest: Come, site: Site) -> None:
    host = guest()
    open_with_friend(host)
    page, first = host.page, held(host.page)
    page.locator(".invite").get_by_role("button", name="Take the invitation back").click()
    expect(page.locator(".invite").get_by_role("button", name="Invite again")).to_be_visible()
    assert status(site, first["table"], first["friends"][0]["token"]) == 401
    page.locator(".invite").get_by_role("button", name="Invite again").click()
    expect(page.locator(".invite").get_by_role("button", name=re.compile("Copy"))).to_be_visible()
    again = held(page)["friends"][0]["token"]
    assert again != first["friends"][0]["token"]
    assert status(site, first["table"], again) == 200


def test_a_seat_in_use_is_not_freed_and_says_so(guest: Come) -> None:
    host = guest()
    link, _ = open_with_friend(host)
    friend = guest(name="")
    page = friend.open(link)
    page.get_by_label("Your name").fill("Tomás")
    page.get_by_role("button", name="Sit down").click()
    expect(host.page.locator("[data-seat='1']")).to_contain_text("Tomás")
    care(host.page)
    host.page.get_by_role("button", name="Free the seat of Tomás").click()
    expect(host.page.locator(".care [role=status]")).to_contain_text("lately")
    host.troubles = [trouble for trouble in host.troubles if "409" not in trouble]


def test_a_leaked_link_is_replaced_by_a_new_one(guest: Come, site: Site) -> None:
    sitting = new_table(site.address, "medici", "mbb", seed=5)
    player = guest()
    page = player.open(seat_link(sitting, 0))
    page.wait_for_selector(ASKED)
    care(page)
    page.get_by_role("button", name="Replace my link by a new one").click()
    page.get_by_role("button", name="Replace my link by a new one").click()
    page.wait_for_function("old => !localStorage.getItem('signoria-matches').includes(old)", arg=sitting.tokens[0])
    page.wait_for_selector(ASKED)
    assert status(site, sitting.id, sitting.tokens[0]) == 401
    assert status(site, sitting.id, held(page)["token"]) == 200


def test_a_table_is_deleted_by_its_players_and_only_when_they_are_sure(guest: Come, site: Site) -> None:
    sitting = new_table(site.address, "medici", "mbb", seed=5)
    page = guest().open(seat_link(sitting, 0))
    page.wait_for_selector(ASKED)
    care(page)
    page.get_by_role("button", name="Delete the table").click()
    page.locator(".care").get_by_role("button", name="Not yet").click()
    assert status(site, sitting.id, sitting.tokens[0]) == 200
    page.get_by_role("button", name="Delete the table").click()
    page.get_by_role("button", name="Delete the table").click()
    page.wait_for_url(f"{site.address}/")
    assert status(site, sitting.id, sitting.tokens[0]) == 404


def test_a_chosen_seed_is_said_at_the_table_at_the_end_and_in_lists(guest: Come, site: Site, finished: str) -> None:
    player = guest()
    sitting = new_table(site.address, "medici", "mbb", seed=5)
    page = player.open(seat_link(sitting, 0))
    page.wait_for_selector(ASKED)
    expect(page.locator("header .remark")).to_have_text("chosen seed")
    expect(page.locator("header .place")).to_be_visible()
    page.keyboard.press("Shift+H")
    expect(page.locator(".prompt .hint")).to_be_visible()
    page = player.open(finished)
    expect(page.locator("main.finish .notes")).to_contain_text("chose the seed")
    page = player.open("/")
    expect(page.locator(f"[data-table='{sitting.id}']")).to_contain_text("chosen seed")
    expect(page.locator("section", has=page.locator("#played"))).to_contain_text("chosen seed")


def test_a_chosen_seed_is_said_before_anybody_sits_down(guest: Come, site: Site) -> None:
    sitting = new_table(site.address, "medici", "mfb", seated=False, seed=5)
    page = guest().open(f"/t/{sitting.id}#{sitting.invitations[1]}")
    expect(page.get_by_text("chose the seed")).to_be_visible()


def test_the_hinted_choice_wears_a_bulb_and_the_hint_is_counted(guest: Come, site: Site) -> None:
    sitting = new_table(site.address, "medici", "mbb", seed=5)
    page = guest().open(seat_link(sitting, 0))
    page.wait_for_selector(ASKED)
    for _ in range(2):
        page.keyboard.press("Shift+H")
        expect(page.locator(".prompt .hint")).to_be_visible()
        page.wait_for_function("() => !document.querySelector('[aria-busy=true]')")
    expect(page.locator(".marked .bulb").first).to_be_visible()
    assert held(page)["hints"] == 1
