"""The board of Il Vecchio: whole matches by mouse, finger and keyboard, by clicking what the page offers."""

import copy
import random
from collections import defaultdict
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import TimeoutError as Waited

from tests.browser.ilvecchio_positions import GAME
from tests.browser.reach import touched
from tests.browser.site import DESKTOP, PHONE, Guest, Site, seat_link
from tests.browser.test_match import agrees_with_engine
from tests.server.live import Sitting, post

Come = Callable[..., Guest]

BOTS = ("Bianca", "Ugo", "Elena")
MOST_DECISIONS = 900
NODES = 1500

# What can be chosen now, as the page shows it: spots of the board, the button of a deed, choices of the tray.
BOARD = (
    ".board [data-spot].open:not(.picked), [data-send]:not([disabled]), "
    ".board [data-action]:not([data-spot]):not([aria-disabled=true])"
)
TRAY = ".tray [data-action]:not([aria-disabled=true])"
# What of the page changes with every touch.
SIGN = """() => [
    document.querySelector('.frame')?.dataset.entries,
    document.querySelector('[data-asked]')?.dataset.asked,
    document.querySelector('[data-send]')?.dataset.send,
    document.querySelector('.prompt .primary')?.textContent,
    [...document.querySelectorAll('.picked, [data-lens][aria-pressed=true]')].map(one => one.dataset.spot ?? one.dataset.lens),
    !!document.querySelector('main.finish'),
].join('|')"""
TARGETS = (
    """([board, tray]) => {
  const seen = one => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return width > 0 && x + width / 2 > 0 && y + height / 2 > 0 && x + width / 2 < innerWidth && y + height / 2 < innerHeight;
  };
  document.querySelectorAll('[data-hand-at]').forEach(one => one.removeAttribute('data-hand-at'));
  const all = [['board', board], ['tray', tray]].flatMap(
    ([where, selector]) => [...document.querySelectorAll(selector)].filter(seen).map(one => ({ where, one })));
  return {
    sign: ("""
    + SIGN
    + """)(),
    over: !!document.querySelector('main.finish'),
    confirm: !!document.querySelector('.prompt .primary'),
    asked: document.querySelector('[data-asked]')?.dataset.asked ?? '',
    nodes: document.querySelectorAll('.board *').length,
    found: all.map(({ where, one }, at) => {
      one.setAttribute('data-hand-at', at);
      const { spot = '', send, actions, action } = one.dataset;
      return { at, where, spot, actions: send ?? actions ?? action };
    }),
  };
}"""
)
# Places and areas are touched on the map, deeds are set beside it; everything else lies in the tray.
WHERE = {
    **{key: {"board"} for key in ("destination", "area", "set-out", "place", "journey", "town", "followers", "money")},
    **{key: {"board", "tray"} for key in ("take", "give", "levy", "buy-scroll")},
}
READY = (
    f"([board, tray]) => {{ const told = ({TARGETS})([board, tray]); return told.over || told.confirm || told.found.length }}"
)


def short_edition() -> dict[str, Any]:
    """The shipped game with one crest in play and crests on the first spaces: only the end comes sooner."""
    content = copy.deepcopy(GAME.edition(None).content)
    content["name"] = "short"
    for players in ("2", "3", "4"):
        content["crests-in-play"][players]["crests"] = 1
    for track in ("venezia", "milano", "chiesa", "council", "nobility"):
        content["tracks"][track]["crests"] = [1, 2, 3]
    return content


def seat_at(site: Site, players: int, bot: str = "greedy", **more: Any) -> Sitting:
    """A table where Livia sits first."""
    people = [{"kind": "me", "name": "Livia"}, *({"kind": "bot", "name": name, "bot": bot} for name in BOTS[: players - 1])]
    body = {"game": "ilvecchio", "players": players, "seats": people, **more}
    answer = post(f"{site.address}/api/tables", body)
    assert answer.status_code == 201, answer.text
    return Sitting(site.address, answer.json())


class Player:
    """Somebody who plays by what the page offers, and notes which question was answered where."""

    def __init__(self, guest: Guest, seed: int, touch: bool = False) -> None:
        self.guest, self.page, self.touch = guest, guest.page, touch
        self.chance = random.Random(seed)
        self.answered: defaultdict[str, set[str]] = defaultdict(set)
        self.offered: defaultdict[str, set[str]] = defaultdict(set)
        self.nodes = 0

    def play(self, link: str) -> None:
        self.guest.open(link)
        for _ in range(MOST_DECISIONS):
            self.page.wait_for_function(READY, arg=[BOARD, TRAY])
            told = self.page.evaluate(TARGETS, [BOARD, TRAY])
            if told["over"]:
                return
            if told["confirm"]:
                self.confirm(told["sign"])
            elif told["found"] and told["asked"]:
                self.decide(told)
            else:
                # Between two questions: the page tells what it offers before it says what is asked.
                self.page.wait_for_timeout(50)
        raise AssertionError("the match does not end")

    def decide(self, told: dict[str, Any]) -> None:
        asked, found = told["asked"], told["found"]
        for one in found:
            self.offered[asked].add(one["where"])
        self.nodes = max(self.nodes, told["nodes"])
        target = self.choose(asked, found)
        if self.press(target):
            self.answered[asked].add(target["where"])
            self.settle(told["sign"])

    def choose(self, asked: str, found: list[dict[str, Any]]) -> dict[str, Any]:
        """Tracks first, so that crests go; then the board rather than the tray; whoever can act does not rest."""
        tracks = [one for one in found if one["spot"].startswith("track-") or one["actions"].startswith(("claim", "office"))]
        if tracks and self.chance.random() < 0.8:
            return self.chance.choice(tracks)
        useful = [one for one in found if not one["actions"].startswith(("decline", "forgo", "reinforce", "recover"))]
        board = [one for one in useful if one["where"] == "board"]
        if board and self.chance.random() < 0.8:
            return self.chance.choice(board)
        return self.chance.choice(found)

    def press(self, target: dict[str, Any]) -> bool:
        """False if it went before it could be touched."""
        way = "touch" if self.touch else "mouse"
        return touched(self.page, f"{BOARD}, {TRAY}", target["at"], way, target["actions"])

    def settle(self, sign: str) -> None:
        """Until the touch has done something. What is chosen already changes nothing, and is followed by another touch."""
        with suppress(Waited):
            self.page.wait_for_function(f"sign => ({SIGN})() !== sign", arg=sign, timeout=1500)

    def confirm(self, sign: str) -> None:
        button = self.page.locator(".prompt .primary").first
        if self.touch:
            button.tap()
        else:
            button.click()
        self.page.wait_for_function(f"sign => ({SIGN})() !== sign", arg=sign)


@pytest.mark.parametrize(
    ("players", "options", "seed"), [(3, {}, 4), (2, {}, 2), (2, {"less-luck": True}, 3)], ids=["three", "two", "less-luck"]
)
def test_a_whole_match_by_clicking(guest: Come, site: Site, players: int, options: dict[str, bool], seed: int) -> None:
    sitting = seat_at(site, players, seed=seed, options=options, edition=short_edition())
    player = Player(guest(size=DESKTOP, confirm="never"), seed)
    player.play(seat_link(sitting, 0))
    agrees_with_engine(player.page)
    assert player.nodes <= NODES
    for asked, where in player.offered.items():
        assert WHERE.get(asked, {"tray"}) & where, f"{asked} is not answered where it belongs"


def test_a_whole_match_at_the_length_of_the_box(guest: Come, site: Site) -> None:
    """The shipped edition, nothing shortened: against two who take crests."""
    sitting = seat_at(site, 3, seed=7)
    player = Player(guest(size=DESKTOP, confirm="never"), 7)
    player.play(seat_link(sitting, 0))
    agrees_with_engine(player.page)
    assert player.nodes <= NODES


def test_a_whole_match_by_touch(guest: Come, site: Site) -> None:
    sitting = seat_at(site, 2, seed=5, edition=short_edition())
    player = Player(guest(size=PHONE, touch=True), 5, touch=True)
    player.play(seat_link(sitting, 0))
    agrees_with_engine(player.page)


# How many times Tab is pressed from the prompt to what is wanted.
TABS = """selector => {
  const asks = document.querySelector('.asks');
  asks.tabIndex = -1;
  asks.focus();
  const wanted = [...document.querySelectorAll(selector)].find(one => one.getClientRects().length);
  return [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]')]
    .filter(one => one.tabIndex >= 0 && !one.disabled && one.checkVisibility())
    .filter(one => asks.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING)
    .indexOf(wanted) + 1;
}"""


class Typist(Player):
    """Goes by Tab to what is wanted, and chooses it with Enter."""

    def press(self, target: dict[str, Any]) -> bool:
        selector = f"[data-hand-at='{target['at']}']"
        for _ in range(self.page.evaluate(TABS, selector)):
            self.page.keyboard.press("Tab")
        # What the focus passes is looked at, and what that shows may take its place in the order.
        for _ in range(90):
            if self.page.evaluate("selector => document.activeElement?.matches(selector)", selector):
                self.page.keyboard.press("Enter")
                return True
            if not self.page.locator(selector).count():
                return False
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{target['actions']} is not reached by keys")


def test_a_whole_match_by_keyboard(guest: Come, site: Site) -> None:
    sitting = seat_at(site, 2, seed=6, edition=short_edition())
    player = Typist(guest(confirm="never"), 6)
    player.play(seat_link(sitting, 0))
    agrees_with_engine(player.page)
