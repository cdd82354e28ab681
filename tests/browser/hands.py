"""Hands at a drawn board: what lies open there is clicked, tapped or reached by keys, whatever the game asks."""

import random
from dataclasses import dataclass, field
from typing import Any, Final

from playwright.sync_api import TimeoutError as TookTooLong

from tests.browser.reach import touched
from tests.browser.site import OVER, PATIENCE, Guest

# Everything that can be chosen now: spots on the board, choices of the tray, bricks that are collected, and what sends them.
OPEN: Final = (
    "[data-spot][data-actions], .tray .choice [data-action]:not([aria-disabled=true]), "
    "[data-choose]:not(.rest):not([data-left='0']), [data-send]:not(:disabled)"
)
# What of the page changes with every touch. Asked again and again while one waits: it only reads, and measures nothing.
SIGN: Final = """() => [
    document.querySelector('.frame')?.dataset.entries,
    [...document.querySelectorAll('.picked')].map(one => one.dataset.spot).join(),
    [...document.querySelectorAll('[data-choose]')].map(one => one.textContent).join(),
    document.querySelector('[data-send]')?.textContent,
    document.querySelector('[data-question]')?.dataset.question,
    document.querySelector('.prompt .primary')?.textContent,
    !!document.querySelector('main.finish'),
].join('|')"""
LOOK: Final = (
    """open => {
    const shown = one => one.getClientRects().length > 0;
    document.querySelectorAll('[data-hand-at]').forEach(one => one.removeAttribute('data-hand-at'));
    const sends = [...document.querySelectorAll('[data-send]:not(:disabled)')].filter(shown);
    const all = sends.length ? sends : [...document.querySelectorAll(open)].filter(shown);
    return {
        over: !!document.querySelector('main.finish'),
        question: document.querySelector('[data-question]')?.dataset.question ?? '',
        confirm: !!document.querySelector('.prompt .primary'),
        sign: ("""
    + SIGN
    + """)(),
        targets: all.map((one, at) => {
            one.setAttribute('data-hand-at', at);
            const { spot = '', action = '', actions = '', choose, send, digit = '' } = one.dataset;
            return { at, digit, spot: spot || (choose ? `stone-${choose}` : send ? 'send' : `tray-${action.split(' ')[0]}`),
                actions: actions ? actions.split('|') : action ? [action] : [] };
        }),
    };
}"""
)
# How many times Tab leads from the focus to what is wanted; less than nothing: Shift+Tab.
AWAY: Final = """at => {
    const wanted = document.querySelector(`[data-hand-at="${at}"]`), here = document.activeElement;
    if (!wanted || wanted === here) return wanted ? 0 : null;
    const all = [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]')]
        .filter(one => one === here || one.tabIndex >= 0 && !one.disabled && one.checkVisibility({ visibilityProperty: true }));
    return all.indexOf(wanted) - all.indexOf(here);
}"""


WAITS_FOR_ME = """open => document.querySelector('main.finish') || document.querySelector('.prompt .primary')
    || [...document.querySelectorAll(open)].some(one => one.getClientRects().length > 0)"""


@dataclass
class Hands:
    """Plays whatever is open, with a liking for what brings a match forward."""

    guest: Guest
    way: str = "mouse"
    chance: random.Random = field(default_factory=lambda: random.Random(5))
    # Which kinds of target answered which question.
    answered: set[tuple[str, str]] = field(default_factory=set)
    verbs: set[str] = field(default_factory=set)
    clicks: int = 0
    # Touches that met nothing any more, or that nothing followed.
    gone: int = 0
    unanswered: int = 0

    @property
    def page(self) -> Any:
        return self.guest.page

    def look(self) -> dict[str, Any]:
        return dict(self.page.evaluate(LOOK, OPEN))

    def settle(self) -> dict[str, Any]:
        """Waits until something can be chosen, something is to be confirmed, or all is over."""
        while True:
            self.page.wait_for_function(WAITS_FOR_ME, arg=OPEN)
            seen = self.look()
            # What lay open may just have been answered: then the table is about to move on.
            if seen["over"] or seen["confirm"] or seen["targets"]:
                return seen

    def choose(self, seen: dict[str, Any]) -> dict[str, Any]:
        """Seal before all, then build and keep what stands; else whatever there is."""
        targets = seen["targets"]
        for verb in ("complete", "raise"):
            wanted = [one for one in targets if any(text.startswith(verb + " ") for text in one["actions"])]
            if wanted and self.chance.random() < 0.9:
                return dict(self.chance.choice(wanted))
        return dict(self.chance.choice(targets))

    def touch(self, target: dict[str, Any]) -> bool:
        """False if it went before it could be touched: the table has moved on since it was seen."""
        if self.way == "keys":
            return self.type(target)
        return touched(self.page, OPEN, target["at"], self.way, target["spot"])

    def type(self, target: dict[str, Any]) -> bool:
        """The key printed on it; else Tab or Shift+Tab, whichever way is shorter, then Enter. False if it went meanwhile."""
        if target["digit"]:
            self.page.keyboard.press(target["digit"])
            return True
        for _ in range(6):
            away = self.page.evaluate(AWAY, target["at"])
            if away == 0:
                self.page.keyboard.press("Enter")
                return True
            if away is None:
                return False
            for _ in range(abs(away)):
                self.page.keyboard.press("Tab" if away > 0 else "Shift+Tab")
        raise AssertionError(f"{target['spot']} is not reached by keys")

    def step(self) -> bool:
        """One touch; False when the match is over."""
        seen = self.settle()
        if seen["over"]:
            return False
        if seen["confirm"]:
            if self.way == "keys":
                self.page.keyboard.press("Enter")
            else:
                self.page.click(".prompt .primary")
        else:
            target = self.choose(seen)
            if not self.touch(target):
                self.gone += 1
                assert self.gone < 20, f"{target['spot']} goes whenever it is touched"
                return True
            self.answered.add((seen["question"], target["spot"].split("-")[0]))
            self.verbs |= {text.split(" ")[0] for text in target["actions"][:1]} if len(target["actions"]) == 1 else set()
        self.clicks += 1
        self.until_changed(seen["sign"])
        return True

    def until_changed(self, sign: str) -> None:
        """Waits for what the touch does. What it met may have gone in that moment: who sees nothing happen touches again."""
        try:
            self.page.wait_for_function(f"sign => ({SIGN})() !== sign", arg=sign, timeout=PATIENCE / 3)
        except TookTooLong:
            self.unanswered += 1
            assert self.unanswered < 3, f"nothing follows: {sign}"

    def play(self, most: int) -> None:
        while self.step():
            assert self.clicks < most, "this match does not end"
        assert self.page.locator(OVER).count() == 1
