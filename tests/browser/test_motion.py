"""Consequences are seen as motion made from events, and without motion by those who asked for none."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.site import Guest

Come = Callable[..., Guest]
# Longer than a fade is a motion.
WATCH = """
    window.motions = [];
    const moves = (name, time) => time > 150 && window.motions.push(name);
    const time = (one) => parseFloat(one) * (one.trim().endsWith("ms") ? 1 : 1000);
    const longest = (event, what) => Math.max(...getComputedStyle(event.target)[what].split(",").map(time));
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
        moves("animate", typeof options === "number" ? options : options?.duration ?? 0);
        return animate.call(this, frames, options);
    };
    addEventListener("animationstart", (event) => moves(event.animationName, longest(event, "animationDuration")), true);
    addEventListener("transitionrun", (event) => moves(event.propertyName, longest(event, "transitionDuration")), true);
"""

# The shortest the journal was since.
COUNT = """() => {
    window.fewest = Infinity;
    const list = document.querySelector(".journal ol[tabindex]");
    const count = () => { window.fewest = Math.min(window.fewest, list.textContent.length); };
    new MutationObserver(count).observe(list, { childList: true, subtree: true, characterData: true });
}"""


def played(guest: Come, **wishes: str) -> list[str]:
    """What moved until a lot was sold: cards are revealed, bids step up, the hammer falls, the cards go to a warehouse."""
    player = guest(last={"medici": {"players": 3, "bot": "greedy"}}, **wishes)
    player.page.add_init_script(WATCH)
    page = player.play_now()
    sold = page.locator(".journal ol > li").filter(has_text=" buys ")
    for _ in range(40):
        if not player.until_asked() or sold.count():
            break
        player.pass_on()
    expect(sold.first).to_be_visible()
    return list(page.evaluate("window.motions"))


def test_events_are_seen_as_motion(guest: Come) -> None:
    moved = played(guest, motion="full", pace="brisk")
    assert "animate" in moved, "no card was turned or went to a warehouse"
    assert any("step" in name for name in moved), "no bid stepped up"
    assert any("blow" in name for name in moved), "the hammer never fell"


def test_nothing_moves_for_those_who_asked_for_stillness(guest: Come) -> None:
    assert played(guest, motion="reduced", pace="brisk") == []


def test_what_the_others_did_is_shown_again(guest: Come) -> None:
    player = guest(last={"medici": {"players": 4, "bot": "greedy"}})
    page = player.play_now()
    assert player.until_asked()
    player.pass_on()
    assert player.until_asked()
    player.open_journal()
    lines = page.locator(".journal ol[tabindex] > li")
    before, length = lines.count(), len(page.locator(".journal ol[tabindex]").evaluate("one => one.textContent"))
    page.evaluate(COUNT)
    page.locator(".journal").get_by_role("button", name="Show again").click()
    page.wait_for_function("n => window.fewest < n", arg=length)
    assert player.until_asked()
    expect(lines).to_have_count(before)
