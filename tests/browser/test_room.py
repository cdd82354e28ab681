"""A table before the start: friends come by three words, see what is agreed, say that they are ready, and play."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.site import PHONE, Guest
from tests.browser.test_access import faults
from tests.patience import patience

Come = Callable[..., Guest]


def open_room(host: Guest) -> str:
    """A table of Medici with a friend's seat, up to its room; returns the way in by its words."""
    page = host.open()
    page.get_by_role("link", name="Friends: Medici").click()
    page.get_by_label("Who sits on seat 2").select_option("friend")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("button", name="I am ready")).to_be_visible()
    words = page.locator(".words span").all_inner_texts()
    assert len(words) == 3
    return "/j/" + "-".join(words)


def sit_down(friend: Guest, way: str, label: str, name: str, button: str) -> Page:
    page = friend.open(way)
    page.get_by_label(label).fill(name)
    page.get_by_role("button", name=button).click()
    return page


def test_friends_meet_in_a_room_and_begin_when_all_are_ready(guest: Come) -> None:
    host, friend, late = guest(name="Livia"), guest(name="", language="de", size=PHONE, night=True), guest(name="")
    way = open_room(host)
    assert faults(host.page) == []
    page = sit_down(friend, way, "Dein Name", "Tomás", "Hinsetzen")
    ready = page.get_by_role("button", name="Ich bin bereit")
    expect(ready).to_be_visible()
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(host.page.get_by_text("Tomás")).not_to_have_count(0)
    assert host.page.locator(".frame").count() == 0, "nothing is dealt before all are ready"
    host.page.get_by_role("button", name="I am ready").click()
    ready.click()
    for one in (host, friend):
        one.page.wait_for_selector(".frame", timeout=patience(30) * 1000)
    # The words open nothing any more, and say so.
    expect(late.open(way).get_by_role("heading")).not_to_have_count(0)
    expect(late.page.get_by_label("Your name")).to_have_count(0)
    late.troubles = [trouble for trouble in late.troubles if "404" not in trouble]


def test_the_host_begins_without_a_friend_who_does_not_come(guest: Come) -> None:
    host = guest(name="Livia")
    open_room(host)
    page = host.page
    page.get_by_role("button", name="Computer", exact=True).click()
    expect(page.locator("main")).not_to_contain_text("still free")
    page.get_by_role("button", name="I am ready").click()
    page.wait_for_selector(".frame", timeout=patience(30) * 1000)


def test_words_that_open_nothing_are_told_kindly(guest: Come) -> None:
    player = guest()
    page = player.open("/j/circa-idolo-troppo")
    expect(page.get_by_role("heading")).not_to_have_count(0)
    expect(page.get_by_role("link", name=re.compile("lobby|tables", re.IGNORECASE))).not_to_have_count(0)
    player.troubles = [trouble for trouble in player.troubles if "404" not in trouble]
