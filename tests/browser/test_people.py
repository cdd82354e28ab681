"""One person on several devices, each a browser context of its own."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.site import PHONE, Guest
from tests.browser.test_together import open_with_friend

Come = Callable[..., Guest]


def sit_down(friend: Guest, link: str, name: str = "Giulia") -> None:
    page = friend.open(link)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_selector(".frame")


def forgive(guest: Guest, status: str) -> None:
    """The browser notes every answer that says no; this one was meant to."""
    guest.troubles = [trouble for trouble in guest.troubles if status not in trouble]


def add_device(first: Guest, second: Guest) -> None:
    """The whole way from the first device to the second, by the words."""
    page = first.open("/#me")
    page.get_by_role("button", name="Add a device").click()
    shown = page.get_by_role("list", name="Code").get_by_role("listitem")
    expect(shown).to_have_count(4)
    words = shown.all_inner_texts()
    other = second.open(f"/#device={'-'.join(words)}")
    check = other.locator(".check")
    expect(check).to_be_visible()
    expect(page.locator(".asks .check")).to_have_text(check.inner_text())
    page.get_by_role("button", name="Yes, mine").click()
    expect(page.get_by_text("The device is yours now.")).to_be_visible()
    expect(other.get_by_text("Welcome back")).to_be_visible()


def test_a_friend_returns_on_a_phone_with_the_same_link(guest: Come) -> None:
    host, friend, phone, stranger = guest(name="Livia"), guest(name=""), guest(name="", size=PHONE), guest(name="")
    link, _ = open_with_friend(host)
    sit_down(friend, link)
    # Someone else reads who sits there, and may watch.
    page = stranger.open(link)
    expect(page.get_by_role("heading", name="This seat is already taken by Giulia")).to_be_visible()
    forgive(stranger, "409")
    page.get_by_role("button", name="Watch this table").click()
    expect(page.locator(".prompt")).to_contain_text("You are watching")
    add_device(friend, phone)
    page = phone.open(link)
    page.wait_for_selector(".frame")
    expect(page.locator("[data-seat='1']").first).to_contain_text("Giulia")
    # The secret is not in the address, and the first device is still at the table.
    assert "#" not in page.url
    friend.open(link).wait_for_selector(".frame")
    expect(page.locator(".frame")).to_be_visible()
    # The phone finds the table in its lobby as well.
    page = phone.open("/")
    expect(page.get_by_role("heading", name="Your tables")).to_be_visible()


def test_whoever_is_forgotten_begins_again(guest: Come) -> None:
    host, friend = guest(name="Livia"), guest(name="")
    link, _ = open_with_friend(host)
    sit_down(friend, link)
    page = friend.open("/#me")
    expect(page.get_by_role("heading", name="Your devices", exact=True)).to_be_visible()
    page.get_by_role("button", name="Forget me").click()
    page.get_by_role("button", name="Delete everything").click()
    page.wait_for_url("**/")
    expect(host.page.locator("[data-seat='1']").first).not_to_contain_text("Giulia")
    assert page.evaluate("localStorage.getItem('signoria-matches')") is None
    page = friend.open(link)
    expect(page.get_by_role("heading", name="Table not found")).to_be_visible()
    forgive(friend, "401")


def test_recovery_words_work_on_a_fresh_browser(guest: Come) -> None:
    first, fresh = guest(name="Livia"), guest(name="")
    open_with_friend(first)
    page = first.open("/#me")
    page.get_by_role("button", name="Show eight words").click()
    shown = page.get_by_role("list", name="Recovery words").get_by_role("listitem")
    expect(shown).to_have_count(8)
    words = shown.all_inner_texts()
    page = fresh.open("/#me")
    field = page.get_by_label("Four words from your other device")
    field.fill("these are not the words of anyone here")
    page.get_by_role("button", name="Continue").click()
    expect(page.get_by_role("alert")).to_contain_text("This code is used up")
    forgive(fresh, "404")
    field.fill(" ".join(words))
    page.get_by_role("button", name="Continue").click()
    expect(page.get_by_text("Welcome back, Livia")).to_be_visible()
    page = fresh.open("/")
    expect(page.get_by_role("heading", name="Your tables")).to_be_visible()
