"""The board of Il Vecchio: whole matches by mouse, finger and keyboard; what lies on the table; another map; secrets."""

import json
import random
import re
from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

import signoria
from signoria.core.edition import Edition
from signoria.core.match import Match
from tests.browser.site import DESKTOP, OVER, PHONE, Guest, Site, seat_link
from tests.browser.test_match import agrees_with_engine
from tests.server.live import Sitting, new_table, post

Come = Callable[..., Guest]

GAME = signoria.load("ilvecchio")
BOTS = ("Bianca", "Ugo", "Elena")
MOST_DECISIONS = 900
NODES = 1500

# What can be chosen now, as the page shows it: spots of the board, the button of a deed, choices of the tray.
TARGETS = """() => {
  const seen = one => {
    const box = one.getBoundingClientRect();
    const x = box.x + box.width / 2, y = box.y + box.height / 2;
    return box.width > 0 && x > 0 && y > 0 && x < innerWidth && y < innerHeight;
  };
  const found = [];
  for (const one of document.querySelectorAll('.board [data-spot].open'))
    if (seen(one)) found.push({ where: 'board', selector: `[data-spot="${one.dataset.spot}"]`, actions: one.dataset.actions });
  for (const one of document.querySelectorAll('.board [data-send]:not([disabled])'))
    if (seen(one)) found.push({ where: 'board', selector: '[data-send]', actions: one.dataset.send });
  for (const one of document.querySelectorAll('.board [data-action]:not([data-spot]):not([aria-disabled=true])'))
    if (seen(one)) found.push({ where: 'board', selector: `.board [data-action="${one.dataset.action}"]`, actions: one.dataset.action });
  for (const one of document.querySelectorAll('.tray [data-action]:not([aria-disabled=true])'))
    if (seen(one)) found.push({ where: 'tray', selector: `.tray [data-action="${one.dataset.action}"]`, actions: one.dataset.action });
  return { asked: document.querySelector('[data-asked]')?.dataset.asked ?? '', found };
}"""
READY = f"() => document.querySelector('{OVER}') || document.querySelector('.tray [data-asked]:not([data-asked=\"\"])')"


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
            self.page.wait_for_function(READY)
            if self.page.locator(OVER).count():
                return
            self.decide()
        raise AssertionError("the match does not end")

    def decide(self) -> None:
        told = self.page.evaluate(TARGETS)
        asked, found = told["asked"], told["found"]
        if not found:
            self.page.wait_for_timeout(30)
            return
        for one in found:
            self.offered[asked].add(one["where"])
        self.nodes = max(self.nodes, self.page.evaluate("document.querySelectorAll('.board *').length"))
        target = self.choose(asked, found)
        before = self.guest.entries()
        self.answered[asked].add(target["where"])
        self.press(target["selector"])
        self.settle(before)

    def choose(self, asked: str, found: list[dict[str, str]]) -> dict[str, str]:
        """Tracks first, so that crests go; then the board rather than the tray."""
        tracks = [one for one in found if "track-" in one["selector"] or one["actions"].startswith(("claim", "office"))]
        if tracks and self.chance.random() < 0.8:
            return self.chance.choice(tracks)
        board = [one for one in found if one["where"] == "board"]
        useful = [one for one in found if not one["actions"].startswith(("decline", "forgo"))]
        if board and self.chance.random() < 0.75:
            return self.chance.choice(board)
        return self.chance.choice(useful or found)

    def press(self, selector: str) -> None:
        target = self.page.locator(selector).filter(visible=True).first
        if self.touch:
            target.tap(force=True)
        else:
            target.click(force=True)

    def settle(self, before: int) -> None:
        """Until the table has moved on, a question is put in the prompt, or the choice is narrowed."""
        moved = """n => document.querySelector('.frame')?.dataset.entries != n || document.querySelector('.prompt .primary')
            || document.querySelector('[data-spot].picked, [data-lens][aria-pressed=true]') || document.querySelector('main.finish')"""
        self.page.wait_for_function(moved, arg=str(before))
        confirm = self.page.locator(".prompt .primary")
        if confirm.count() and not self.page.locator(OVER).count():
            if self.touch:
                confirm.first.tap()
            else:
                confirm.first.click()
            self.page.wait_for_function("n => document.querySelector('.frame')?.dataset.entries != n", arg=str(before))


@pytest.mark.parametrize(
    ("players", "options", "seed"), [(3, {}, 4), (2, {}, 2), (2, {"less-luck": True}, 3)], ids=["three", "two", "less-luck"]
)
def test_a_whole_match_by_clicking(guest: Come, site: Site, players: int, options: dict[str, bool], seed: int) -> None:
    sitting = seat_at(site, players, seed=seed, options=options)
    player = Player(guest(size=DESKTOP, confirm="never"), seed)
    player.play(seat_link(sitting, 0))
    agrees_with_engine(player.page)
    assert player.nodes <= NODES
    for asked, where in player.offered.items():
        assert "tray" in where, f"{asked} is not in the tray"
        assert "board" in where or asked in ("after-action", "turn", "double-turn", "keep-start-tile"), f"{asked} is not on the board"


def test_a_whole_match_by_touch(guest: Come, site: Site) -> None:
    sitting = seat_at(site, 2, seed=5)
    player = Player(guest(size=PHONE, touch=True), 5, touch=True)
    player.play(seat_link(sitting, 0))
    agrees_with_engine(player.page)


def test_a_whole_match_by_keyboard(guest: Come, site: Site) -> None:
    sitting = seat_at(site, 2, seed=6)
    player = guest(confirm="never")
    page = player.open(seat_link(sitting, 0))
    chance = random.Random(6)
    for _ in range(MOST_DECISIONS):
        page.wait_for_function(READY)
        if page.locator(OVER).count():
            break
        before = player.entries()
        # Tab goes through what is open; Enter chooses it.
        page.evaluate("document.activeElement?.blur(); document.querySelector('.asks')?.setAttribute('tabindex', '-1')")
        page.evaluate("document.querySelector('.asks')?.focus()")
        wanted = chance.randint(1, 4)
        for _ in range(90):
            page.keyboard.press("Tab")
            open_here = page.evaluate(
                "(() => { const a = document.activeElement; return !!a && (a.matches('.board [data-spot].open, .board [data-send]')"
                " || a.matches('.tray [data-action]:not([aria-disabled=true])')) })()"
            )
            wanted -= bool(open_here)
            if open_here and wanted <= 0:
                break
        page.keyboard.press("Enter")
        page.wait_for_timeout(40)
        if page.locator(".prompt .primary").count():
            page.keyboard.press("Enter")
        page.wait_for_function(
            "n => document.querySelector('.frame')?.dataset.entries != n || document.querySelector('[data-spot].picked')"
            " || document.querySelector('main.finish')",
            arg=str(before),
        )
    assert page.locator(OVER).count() == 1
    agrees_with_engine(page)
