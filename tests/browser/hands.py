"""Hands at a drawn board: what is open there is clicked, tapped or reached by keys as a person does it.

The pointer goes there, rests until the preview shows, and presses once. If nothing follows, or the page says anything on its
console, the test fails: a second try would hide what a person meets."""

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final

from playwright.sync_api import TimeoutError as TookTooLong

from tests.browser.contracts import Contract
from tests.browser.reach import BRIEF, NATURAL, rest, touched
from tests.browser.site import OVER, Guest

# Everything that can be chosen now: spots on the board, choices of the tray, of a sheet and of a deed, bricks that are
# collected, and what sends them.
OPEN: Final = (
    "[data-spot][data-actions], :is(.tray, section.board) [data-action]:not([data-spot]):not([aria-disabled=true]), "
    "[data-sheet] .do button:not([aria-disabled=true]), [data-option]:not([aria-pressed=true]), "
    "[data-choose]:not(.rest):not([data-left='0']), [data-send]:not(:disabled), "
    "[data-lens]:not([aria-disabled=true])"
)
# What of the page changes with every touch. Asked again and again while one waits: it only reads, and measures nothing.
SIGN: Final = """() => [
    document.querySelector('.frame')?.dataset.entries,
    document.querySelector('.frame')?.dataset.tab,
    document.querySelector('[data-question]')?.dataset.question,
    document.querySelector('[data-asked]')?.dataset.asked,
    document.querySelector('[data-sheet]')?.dataset.sheet,
    document.querySelectorAll('[data-sheet] .do button').length,
    [...document.querySelectorAll('.picked, [data-lens][aria-pressed=true], [data-option][aria-pressed=true]')]
        .map(one => one.dataset.spot ?? one.dataset.lens ?? one.dataset.option).join(),
    [...document.querySelectorAll('[data-choose]')].map(one => one.textContent).join(),
    document.querySelector('[data-send]')?.textContent,
    document.querySelector('.stepper b')?.textContent,
    document.querySelectorAll('[data-card]').length,
    document.querySelector('.prompt .primary')?.textContent,
    !!document.querySelector('main.finish'),
].join('|')"""
LOOK: Final = (
    """open => {
    const shown = one => one.getClientRects().length > 0;
    document.querySelectorAll('[data-hand-at]').forEach(one => one.removeAttribute('data-hand-at'));
    const all = [...new Set(document.querySelectorAll(open))].filter(shown);
    const reached = one => one.tabIndex >= 0 && one.checkVisibility();
    const tabbed = [...document.querySelectorAll('button, [tabindex]')].filter(reached);
    const from = tabbed.indexOf(document.activeElement);
    return {
        over: !!document.querySelector('main.finish'),
        question: document.querySelector('[data-question]')?.dataset.question
            ?? document.querySelector('[data-asked]')?.dataset.asked ?? '',
        confirm: !!document.querySelector('.prompt .primary'),
        nodes: document.querySelectorAll('.board *').length,
        sign: ("""
    + SIGN
    + """)(),
        targets: all.map((one, at) => {
            one.setAttribute('data-hand-at', at);
            const { spot = '', action = '', actions = '', choose, send, lens, option, digit = '' } = one.dataset;
            const where = one.closest('[data-sheet]') ? 'sheet' : one.closest('.tray') ? 'tray' : 'board';
            const name = spot || (choose ? `stone-${choose}` : send !== undefined ? 'send' : lens ? `lens-${lens}`
                : option ? `option-${option}` : `tray-${action.split(' ')[0]}`);
            return { at, where, spot: name, digit: digit.length === 1 ? digit : '', picked: one.classList.contains('picked'),
                far: digit ? 0 : Math.abs(tabbed.indexOf(one) - from),
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
WAITS_FOR_ME: Final = """open => document.querySelector('main.finish') || document.querySelector('.prompt .primary')
    || [...document.querySelectorAll(open)].some(one => one.getClientRects().length > 0)"""
# How long one waits for what a touch does before calling it dead, in milliseconds: a loaded machine may take its time.
DEAD: Final = 10_000


@dataclass
class Hands:
    """Plays whatever is open, with a liking for what brings a match forward."""

    guest: Guest
    way: str = "mouse"
    chance: random.Random = field(default_factory=lambda: random.Random(5))
    # Whether to rest the whole time at every target, or only until its preview shows.
    patient: bool = False
    # What must hold after every step.
    contracts: Sequence[Contract] = ()
    # Which kinds of target answered which question, and where they were: board, sheet or tray.
    answered: set[tuple[str, str]] = field(default_factory=set)
    offered: set[tuple[str, str]] = field(default_factory=set)
    verbs: set[str] = field(default_factory=set)
    places: dict[str, int] = field(default_factory=lambda: dict.fromkeys(("board", "sheet", "tray"), 0))
    touches: int = 0
    nodes: int = 0
    # Targets that went because the table moved on before they were touched.
    gone: int = 0

    open: ClassVar[str] = OPEN
    sign: ClassVar[str] = SIGN

    @property
    def page(self) -> Any:
        return self.guest.page

    def look(self) -> dict[str, Any]:
        return dict(self.page.evaluate(LOOK, self.open))

    def settle(self) -> dict[str, Any]:
        """Waits until something can be chosen, something is to be confirmed, or all is over."""
        while True:
            self.page.wait_for_function(WAITS_FOR_ME, arg=self.open)
            seen = self.look()
            # What lay open may just have been answered: then the table is about to move on.
            if seen["over"] or seen["confirm"] or seen["targets"]:
                return seen

    def choose(self, seen: dict[str, Any]) -> dict[str, Any]:
        """Seal before all, then build and keep what stands; what was collected is sent; else whatever there is."""
        targets = seen["targets"]
        sends = [one for one in targets if one["spot"] == "send"]
        if sends and self.chance.random() < 0.8:
            return dict(sends[0])
        for verb in ("complete", "raise"):
            wanted = [one for one in targets if any(text.startswith(verb + " ") for text in one["actions"])]
            if wanted and self.chance.random() < 0.9:
                return dict(self.chance.choice(wanted))
        return dict(self.chance.choice([one for one in targets if not one["picked"]] or targets))

    # ---- touching ---------------------------------------------------------------------------------------------------

    def touch(self, target: dict[str, Any]) -> bool:
        """False if it went before it could be touched: the table has moved on since it was seen."""
        if self.way == "keys":
            return self.type(target)
        name = target["spot"] or target["actions"]
        return touched(self.page, self.open, target["at"], self.way, name, self.resting(target), whole=self.patient)

    def resting(self, target: dict[str, Any]) -> int:
        """How long to rest on a target: only what stands for a single action has a preview to wait for."""
        return NATURAL if self.patient or len(target["actions"]) == 1 else BRIEF

    def type(self, target: dict[str, Any]) -> bool:
        """The key printed on it; else Tab or Shift+Tab, whichever way is shorter, then Enter. False if it went meanwhile."""
        if target["digit"]:
            self.page.keyboard.press(target["digit"])
            return True
        for _ in range(6):
            away = self.page.evaluate(AWAY, target["at"])
            if away == 0:
                rest(self.page, self.resting(target), self.patient)
                if self.page.evaluate(AWAY, target["at"]) != 0:
                    continue
                self.page.keyboard.press("Enter")
                return True
            if away is None:
                return False
            # What the focus rests on is looked at, and what that shows may take its place in the order.
            for _ in range(abs(away)):
                self.page.keyboard.press("Tab" if away > 0 else "Shift+Tab")
        raise AssertionError(f"{target['spot']} is not reached by keys")

    def confirm(self) -> None:
        """Once, as everything else."""
        if self.way == "keys":
            self.page.keyboard.press("Enter")
            return
        button = self.page.locator(".prompt .primary").first
        if self.way == "touch":
            button.tap()
            return
        box = button.bounding_box()
        assert box, "what is to be confirmed has gone"
        self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
        self.page.mouse.down()
        self.page.mouse.up()

    # ---- playing ----------------------------------------------------------------------------------------------------

    def step(self) -> bool:
        """One touch; False when the match is over."""
        seen = self.settle()
        if seen["over"]:
            return False
        self.nodes = max(self.nodes, seen["nodes"])
        self.offered |= {(seen["question"], one["where"]) for one in seen["targets"]}
        if seen["confirm"]:
            done = "confirming"
            self.confirm()
        else:
            target = self.choose(seen)
            done = target["spot"] or str(target["actions"])
            if not self.touch(target):
                self.gone += 1
                assert self.gone < 40, f"{done} goes whenever it is touched"
                return True
            self.note(seen["question"], target)
        self.touches += 1
        self.until_changed(seen["sign"], done)
        self.check(done)
        return True

    def note(self, question: str, target: dict[str, Any]) -> None:
        self.answered.add((question, target["spot"].split("-")[0]))
        self.places[target["where"]] += 1
        if len(target["actions"]) == 1:
            self.verbs.add(target["actions"][0].split(" ")[0])

    def until_changed(self, sign: str, done: str) -> None:
        """Waits for what the one touch does."""
        try:
            self.page.wait_for_function(f"sign => ({self.sign})() !== sign", arg=sign, timeout=DEAD)
        except TookTooLong:
            raise AssertionError(f"dead {self.way}: nothing follows {done}, touch {self.touches}: {sign}") from None

    def check(self, done: str) -> None:
        assert not self.guest.troubles, f"after {done}, touch {self.touches}: {self.guest.troubles[:5]}"
        for contract in self.contracts:
            contract(self.page)

    def play(self, most: int) -> None:
        while self.step():
            assert self.touches < most, "this match does not end"
        assert self.page.locator(OVER).count() == 1
