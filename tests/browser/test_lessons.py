"""Lessons in the browser: taught to the end by mouse, touch and keys; nothing that can be chosen is ever covered."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.site import PHONE, Guest
from tests.browser.test_access import faults
from tests.patience import patience

Come = Callable[..., Guest]
LAPTOP = (1280, 720)
LESSON = "/learn/medici/first-lot"
MOST_STEPS = 120
# What the step has around it: whether the bubble lies upon what it points at, or upon the choices.
COVERED = """() => {
  const bubble = document.querySelector('.bubble'), ring = document.querySelector('.ring');
  if (!bubble) return [];
  const box = (one) => one.getBoundingClientRect();
  const meets = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const others = ring ? [ring] : [];
  if (!document.querySelector('.bubble .primary')) others.push(document.querySelector('[data-region=tray]'));
  return others.filter((one) => one && meets(box(bubble), box(one))).map((one) => one.className);
}"""


def step_of(page: Page) -> str:
    """The step on screen, once the board has come to rest."""
    page.wait_for_selector(".sentence, main h1[tabindex]", timeout=patience(30) * 1000)
    expect(page.locator("[aria-busy=true]")).to_have_count(0, timeout=patience(60) * 1000)
    found = page.locator(".sentence")
    return found.first.inner_text() if found.count() else ""


def go_on(page: Page, press: Callable[[str], None]) -> None:
    """What the step wants next: on, be shown, or do what was shown."""
    press(".ways .primary" if page.locator(".ways .primary").count() else ".ways button:not(.chip) >> nth=-1")


@pytest.mark.parametrize(
    ("size", "language", "touch"), [(LAPTOP, "en", False), (PHONE, "de", True), (PHONE, "fr", True), (LAPTOP, "fr", False)]
)
def test_a_whole_lesson(guest: Come, size: tuple[int, int], language: str, touch: bool) -> None:
    player = guest(size=size, language=language, touch=touch)
    page = player.open("/#learn")
    page.locator(".next .button").click()

    def press(selector: str) -> None:
        page.locator(selector).tap() if touch else page.locator(selector).click()

    seen: list[str] = []
    for _ in range(MOST_STEPS):
        sentence = step_of(page)
        if not sentence:
            break
        seen.append(sentence)
        assert page.evaluate(COVERED) == [], sentence
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), sentence
        go_on(page, press)
        page.wait_for_timeout(50)
    expect(page.locator("main h1")).to_be_visible()
    assert len(dict.fromkeys(seen)) > 14
    assert faults(page) == []


def test_keys_alone_and_leaving_keeps_the_place(guest: Come) -> None:
    player = guest(size=LAPTOP)
    page = player.open(LESSON)
    first = step_of(page)
    assert faults(page) == []
    page.keyboard.press("Enter")
    expect(page.locator(".sentence")).not_to_have_text(first)
    second = step_of(page)
    page.reload()
    assert step_of(page) == second
    page.keyboard.press("Backspace")
    expect(page.locator(".sentence")).to_have_text(first)


def test_a_wrong_choice_hears_what_is_true(guest: Come) -> None:
    player = guest(size=LAPTOP)
    page = player.open(LESSON)
    for _ in range(12):
        sentence = step_of(page)
        if "no one bids after you" in sentence:
            break
        go_on(page, lambda selector: page.locator(selector).click())
        page.wait_for_timeout(50)
    page.locator("[data-region=tray]").get_by_role("button", name="Pass").click()
    confirm = page.locator(".prompt .primary")
    heard = page.locator(".heard").filter(has_text="Pass: possible, but")
    expect(confirm.or_(heard).first).to_be_visible()
    if confirm.count():
        confirm.click()
    expect(heard).to_be_visible()
    assert page.locator(".sentence").inner_text() == sentence
