"""Somebody at the board of Florence: touches what lies open by mouse, finger or keys, and notes what was answered where."""

import copy
import random
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from typing import Any, Final

from playwright.sync_api import TimeoutError as TookTooLong

import signoria
from tests.browser.reach import touched
from tests.browser.site import PATIENCE, Guest
from tests.browser.stories import NAMES
from tests.server.live import Sitting, post

GAME: Final = signoria.load("florence")
# What can be chosen now: spots of the board, of an open sheet, of the tray, and the answers in words.
OPEN: Final = (
    "[data-spot][data-actions], .tray [data-action]:not([data-spot]):not([aria-disabled=true]), "
    "[data-sheet] .do button:not([aria-disabled=true])"
)
# What of the page changes with every touch.
SIGN: Final = """() => [
    document.querySelector('[data-question]')?.dataset.question,
    document.querySelector('.frame')?.dataset.entries,
    document.querySelector('[data-sheet]')?.dataset.sheet,
    document.querySelectorAll('[data-sheet] .do button').length,
    [...document.querySelectorAll('.picked')].map(one => one.dataset.spot).join(),
    document.querySelectorAll('[data-card]').length,
    document.querySelector('.prompt .primary')?.textContent,
    !!document.querySelector('main.finish'),
].join('|')"""
READY: Final = """open => document.querySelector('main.finish') || document.querySelector('.prompt .primary')
    || [...document.querySelectorAll(open)].some(one => one.getClientRects().length > 0)"""
LOOK: Final = (
    """open => {
    document.querySelectorAll('[data-hand-at]').forEach(one => one.removeAttribute('data-hand-at'));
    const all = [...document.querySelectorAll(open)].filter(one => one.getClientRects().length > 0);
    const reached = one => one.tabIndex >= 0 && one.checkVisibility();
    const tabbed = [...document.querySelectorAll('button, [tabindex]')].filter(reached);
    const from = tabbed.indexOf(document.activeElement);
    return {
        sign: ("""
    + SIGN
    + """)(),
        over: !!document.querySelector('main.finish'),
        confirm: !!document.querySelector('.prompt .primary'),
        question: document.querySelector('[data-question]')?.dataset.question ?? '',
        nodes: document.querySelectorAll('.board *').length,
        targets: all.map((one, at) => {
            one.setAttribute('data-hand-at', at);
            const { spot = '', action = '', actions = '', digit = '' } = one.dataset;
            const where = one.closest('[data-sheet]') ? 'sheet' : one.closest('.tray') ? 'tray' : 'board';
            const picked = one.classList.contains('picked');
            const far = digit ? 0 : Math.abs(tabbed.indexOf(one) - from);
            return { at, where, spot, digit, far, picked, actions: (actions || action).split('|') };
        }),
    };
}"""
)
# How many times Tab leads from the focus to what is wanted; less than nothing: Shift+Tab.
TABS: Final = """at => {
    const here = document.activeElement;
    if (!document.querySelector(`[data-hand-at="${at}"]`)) return null;
    const all = [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]')].filter(
        one => one === here || one.tabIndex >= 0 && !one.disabled && one.checkVisibility({ visibilityProperty: true }));
    return all.findIndex(one => one.dataset.handAt === at) - all.indexOf(here);
}"""
# How far somebody walks with Tab before taking what is nearer.
NEAR: Final = 16


def short_edition() -> dict[str, Any]:
    """The shipped game in which a family acts twice a round: nothing else differs, and all nine rounds are played."""
    content = copy.deepcopy(GAME.edition(None).content)
    content["name"] = "short"
    content["limits"]["actions"] = 2
    return content


def take_a_seat(address: str, bots: int, seed: int, **more: Any) -> Sitting:
    """A table at which Livia sits first, with the weakest opponents there are."""
    people = [
        {"kind": "me", "name": "Livia"},
        *({"kind": "bot", "name": name, "bot": "random"} for name in NAMES[1 : bots + 1]),
    ]
    answer = post(f"{address}/api/tables", {"game": "florence", "players": bots + 1, "seats": people, "seed": seed, **more})
    assert answer.status_code == 201, answer.text
    return Sitting(address, answer.json())


@dataclass
class Florentine:
    """Plays by chance, with a liking for what leads to further questions."""

    guest: Guest
    way: str = "mouse"
    seed: int = 5
    # Questions by what answered them: board, sheet or tray.
    answered: defaultdict[str, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))
    touches: int = 0
    unanswered: int = 0
    nodes: int = 0

    def __post_init__(self) -> None:
        self.chance = random.Random(self.seed)

    @property
    def page(self) -> Any:
        return self.guest.page

    def play(self, link: str, most: int = 900) -> None:
        self.guest.open(link)
        while self.step():
            assert self.touches < most, "this match does not end"

    def step(self) -> bool:
        """One touch; False when the match is over."""
        self.page.wait_for_function(READY, arg=OPEN)
        seen = self.page.evaluate(LOOK, OPEN)
        if seen["over"]:
            return False
        self.touches += 1
        self.nodes = max(self.nodes, seen["nodes"])
        if seen["confirm"]:
            self.confirm()
        elif not seen["targets"] or not self.touch(self.choose(seen), seen["question"]):
            return True
        self.until_changed(seen["sign"])
        return True

    def until_changed(self, sign: str) -> None:
        """Waits for what the touch does. What it met may have gone in that moment: who sees nothing happen touches again."""
        try:
            self.page.wait_for_function(f"sign => ({SIGN})() !== sign", arg=sign, timeout=PATIENCE / 3)
        except TookTooLong:
            self.unanswered += 1
            assert self.unanswered < 3, f"nothing follows: {sign}"

    def confirm(self) -> None:
        if self.way == "keys":
            self.page.keyboard.press("Enter")
        elif self.way == "touch":
            self.page.tap(".prompt .primary")
        else:
            self.page.click(".prompt .primary")

    def choose(self, seen: dict[str, Any]) -> dict[str, Any]:
        targets = [one for one in seen["targets"] if not one["picked"]] or seen["targets"]
        if self.way == "keys":
            # As a person would: what bears a key, or lies near in the order of Tab.
            targets = [one for one in targets if one["far"] < NEAR] or targets
        for where, likely in (("sheet", 0.9), ("board", 0.7)):
            found = [one for one in targets if one["where"] == where]
            if found and self.chance.random() < likely:
                return dict(self.chance.choice(found))
        # Passing early would leave out most of what there is to do.
        busy = [one for one in targets if one["actions"] != ["pass"]]
        return dict(self.chance.choice(busy if busy and self.chance.random() < 0.8 else targets))

    def touch(self, target: dict[str, Any], question: str) -> bool:
        """False if it went before it could be touched: a piece picked before its verb answers the next question by itself."""
        name = target["spot"] or target["actions"]
        met = self.type(target) if self.way == "keys" else touched(self.page, OPEN, target["at"], self.way, name)
        if met:
            self.answered[question][target["where"]] += 1
        return met

    def type(self, target: dict[str, Any]) -> bool:
        """The key printed on it; else Tab until it has the focus, then Enter. False if it went meanwhile."""
        if target["digit"]:
            self.page.keyboard.press(target["digit"])
            return True
        at = str(target["at"])
        for _ in range(6):
            tabs = self.page.evaluate(TABS, at)
            if tabs is None:
                return False
            if tabs == 0:
                self.page.keyboard.press("Enter")
                return True
            # What the focus rests on is looked at, and what that shows may take its place in the order.
            for _ in range(abs(tabs)):
                self.page.keyboard.press("Tab" if tabs > 0 else "Shift+Tab")
        raise AssertionError(f"{target['spot'] or target['actions']} is not reached by keys")
