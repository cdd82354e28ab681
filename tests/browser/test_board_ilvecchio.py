"""The board of Il Vecchio: whole matches by mouse, finger and keyboard; what lies on the table; another map; secrets."""

import copy
import random
import re
from collections import defaultdict
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import TimeoutError as Waited

import signoria
from signoria.core import log
from signoria.core.edition import Edition
from signoria.core.match import Match
from tests.browser.site import DESKTOP, OVER, PHONE, Guest, Site, seat_link
from tests.browser.stories import NAMES, story
from tests.browser.test_match import agrees_with_engine
from tests.browser.test_stories import Open, opened
from tests.server.live import Sitting, post

__all__ = ["opened"]

Come = Callable[..., Guest]

GAME = signoria.load("ilvecchio")
BOTS = ("Bianca", "Ugo", "Elena")
MOST_DECISIONS = 900
NODES = 1500

# What can be chosen now, as the page shows it: spots of the board, the button of a deed, choices of the tray.
TARGETS = """() => {
  const seen = one => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return width > 0 && x + width / 2 > 0 && y + height / 2 > 0 && x + width / 2 < innerWidth && y + height / 2 < innerHeight;
  };
  const all = (where, selector, key, read) =>
    [...document.querySelectorAll(selector)].filter(seen)
      .map(one => ({ where, selector: `${key}${read === 'send' ? '' : `="${one.dataset[read]}"`}]`, one }));
  const found = [
    ...all('board', '.board [data-spot].open:not(.picked)', '[data-spot', 'spot'),
    ...all('board', '.board [data-send]:not([disabled])', '[data-send', 'send'),
    ...all('board', '.board [data-action]:not([data-spot]):not([aria-disabled=true])', '.board [data-action', 'action'),
    ...all('tray', '.tray [data-action]:not([aria-disabled=true])', '.tray [data-action', 'action'),
  ].map(({ where, selector, one }) =>
    ({ where, selector, actions: one.dataset.send ?? one.dataset.actions ?? one.dataset.action }));
  return { asked: document.querySelector('[data-asked]')?.dataset.asked ?? '', found };
}"""
READY = f"() => document.querySelector('{OVER}') || document.querySelector('.tray [data-asked]:not([data-asked=\"\"])')"


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
        """Tracks first, so that crests go; then the board rather than the tray; whoever can act does not rest."""
        tracks = [one for one in found if "track-" in one["selector"] or one["actions"].startswith(("claim", "office"))]
        if tracks and self.chance.random() < 0.8:
            return self.chance.choice(tracks)
        useful = [one for one in found if not one["actions"].startswith(("decline", "forgo", "reinforce", "recover"))]
        board = [one for one in useful if one["where"] == "board"]
        if board and self.chance.random() < 0.8:
            return self.chance.choice(board)
        return self.chance.choice(found)

    def press(self, selector: str) -> None:
        target = self.page.locator(selector).filter(visible=True).first
        if self.touch:
            target.tap(force=True)
        else:
            target.click(force=True)

    def settle(self, before: int) -> None:
        """Until the table has moved on, a question is put in the prompt, or the choice is narrowed."""
        moved = (
            "n => document.querySelector('.frame')?.dataset.entries != n || document.querySelector('.prompt .primary')"
            " || document.querySelector('[data-spot].picked, [data-lens][aria-pressed=true], main.finish')"
        )
        try:
            self.page.wait_for_function(moved, arg=str(before), timeout=4000)
        except Waited:
            # A second touch drops what the first one had picked.
            return
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
    sitting = seat_at(site, players, seed=seed, options=options, edition=short_edition())
    player = Player(guest(size=DESKTOP, confirm="never"), seed)
    player.play(seat_link(sitting, 0))
    agrees_with_engine(player.page)
    assert player.nodes <= NODES
    for asked, where in player.offered.items():
        assert "tray" in where, f"{asked} is not in the tray"


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

    def press(self, selector: str) -> None:
        for _ in range(self.page.evaluate(TABS, selector)):
            self.page.keyboard.press("Tab")
        here = "selector => document.activeElement?.matches(selector)"
        for _ in range(90):
            if self.page.evaluate(here, selector):
                break
            self.page.keyboard.press("Tab")
        self.page.keyboard.press("Enter")


def test_a_whole_match_by_keyboard(guest: Come, site: Site) -> None:
    sitting = seat_at(site, 2, seed=6, edition=short_edition())
    player = Typist(guest(confirm="never"), 6)
    player.play(seat_link(sitting, 0))
    agrees_with_engine(player.page)


# ---- every question -----------------------------------------------------------------------------------------------------


def asked_everything() -> dict[str, tuple[Match, int]]:
    """For every kind of question a position in which it is asked, found by playing at random with all tiles in play."""
    found: dict[str, tuple[Match, int]] = {}
    for seed in range(1, 60):
        chance = random.Random(seed)
        match = GAME.new(2 + seed % 3, seed=seed, seats=NAMES[: 2 + seed % 3])
        while not match.over and len(found) < len(GAME.prompts):
            asked = GAME.prompt(match.state).key
            if asked not in found:
                found[asked] = (copy_of(match), match.state.actor())
            match.step(chance.choice(match.legal_actions()))
        if len(found) == len(GAME.prompts):
            break
    return found


def copy_of(match: Match) -> Match:
    return log.rebuild(log.export(match))


@pytest.fixture(scope="module")
def questions() -> dict[str, tuple[Match, int]]:
    return asked_everything()


IN_WORDS = re.compile(r"\b(action|event|prompt|verb|row|option|state|count|name|key|lens|council|nobility|province)-[a-z]")


def test_every_question_is_answered_on_the_board_and_in_the_tray(opened: Open, questions: dict[str, tuple[Match, int]]) -> None:
    """Kinds of question by where they can be answered; tiles to keep are the cards of the tray."""
    assert set(questions) == set(GAME.prompts)
    for number, (asked, (match, seat)) in enumerate(sorted(questions.items())):
        page = opened(story(match, seat), ("en", "de", "fr")[number % 3], ("light", "night")[number % 2])
        page.wait_for_selector(".ilvecchio")
        told = page.evaluate(TARGETS)
        where = {one["where"] for one in told["found"]}
        assert told["asked"] == asked
        assert "tray" in where, asked
        if not asked.startswith("keep-") and asked not in ("after-action", "reuse"):
            assert "board" in where, asked
        assert not IN_WORDS.search(page.locator("body").inner_text()), asked
        page.close()


# ---- what lies on the table ---------------------------------------------------------------------------------------------


def test_every_component_of_the_box_is_on_the_page(opened: Open, questions: dict[str, tuple[Match, int]]) -> None:
    match, seat = questions["turn"]
    view = match.view(seat)
    page = opened(story(match, seat), "en", "light")
    page.wait_for_selector(".ilvecchio")
    assert page.locator("[data-place]").count() == len(view["map"]) == 22
    assert page.locator("[data-guide]").count() == 5
    for number in view["areas"]:
        assert page.locator(f".country .number text:text-is('{number}')").count() == 1
    for track in view["tracks"]:
        spaces = page.locator(f"[data-track={track['track']}] [data-space]")
        assert spaces.count() == len(track["points"]) == 6
        points = page.locator(f"[data-track={track['track']}] .points").all_inner_texts()
        assert [int(text) for text in points] == track["points"]
        assert page.locator(f"[data-track={track['track']}] .crest").count() == len(track["crests"])
    assert page.locator("[data-crests] use").count() == view["crests"]["of"]
    assert page.locator("[data-event]").count() == 3
    assert page.locator(".side [data-stack]").count() == 2
    assert "3 florins" in page.locator(".side [data-stack] .extra").inner_text()
    for other, one in enumerate(view["seats"]):
        for good, count in one["goods"].items():
            assert page.locator(f"[data-good='{good}-{other}']").inner_text().startswith(str(count))
        pieces = sum(town["standing"][other] > 0 for town in view["map"].values())
        assert page.locator(f"[data-piece^='stand-{other}-']").count() == pieces
    assert page.evaluate("document.querySelectorAll('.board *').length") <= NODES


# ---- another map --------------------------------------------------------------------------------------------------------


def other_map() -> Edition:
    """Towns moved about, without a picture: they are spread by east and north."""
    content = copy.deepcopy(GAME.edition(None).content)
    content["name"] = "moved"
    del content["picture"]
    chance = random.Random(3)
    for place in content["places"]:
        del place["picture"]
        place["east"] = place["east"] // 2 + chance.randint(-60, 60)
        place["north"] = place["north"] // 2 + chance.randint(-60, 60)
    return Edition(content, "moved")


def test_another_map_is_drawn_without_names_upon_each_other(opened: Open) -> None:
    match = GAME.new(3, seed=2, edition=other_map(), seats=NAMES[:3])
    seat = match.state.actor()
    for size in (DESKTOP, (1280, 720), PHONE):
        page = opened(story(match, seat), "en", "light")
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.wait_for_selector(".country .name")
        boxes = page.evaluate(
            "[...document.querySelectorAll('.country .name')].map(one => { const b = one.getBoundingClientRect();"
            " return [one.textContent, b.x, b.y, b.width, b.height] })"
        )
        assert len(boxes) == 22
        for i, (one, x, y, width, height) in enumerate(boxes):
            for other, ox, oy, owidth, oheight in boxes[i + 1 :]:
                across = min(x + width, ox + owidth) - max(x, ox)
                down = min(y + height, oy + oheight) - max(y, oy)
                assert across <= 1 or down <= 3, f"{one} and {other} at {size}"
        page.close()


# ---- secrets ------------------------------------------------------------------------------------------------------------


def test_secrets_are_in_nobody_elses_page(opened: Open, questions: dict[str, tuple[Match, int]]) -> None:
    """Whoever keeps one of five tiles sees them; another seat's page and message name none of them."""
    match, seat = questions["keep-nobility"]
    tiles = [GAME.actions.text(action).split()[1] for action in match.legal_actions()]
    other = (seat + 1) % match.players
    own, theirs = story(match, seat)["message"], story(match, other)["message"]
    assert all(f'"tile","kind":"card","value":"{tile}"' in own.replace(" ", "") or tile in own for tile in tiles)
    names = {"three-colours", "three-regions", "one-of-each", "unused-provinces", "carriages-and-bishops"} & set(tiles)
    assert not [tile for tile in names if f'"{tile}"' in theirs]
    page = opened(story(match, other), "en", "light")
    page.wait_for_selector(".ilvecchio")
    assert page.locator(".tile.nobility").count() == len(match.view(other)["seats"][other]["nobility-tiles"] or {})
