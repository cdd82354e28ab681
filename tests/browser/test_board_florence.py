"""The board of Florence in a real browser: whole matches by pointer, finger and keys; every kind of question on the board."""

import json
import random
import re
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, expect

import signoria
from signoria.core import log
from signoria.core.match import Match
from signoria.games.florence.components import MEDICI
from signoria.games.florence.prompts import PROMPTS
from tests.browser.contracts import contracts_for
from tests.browser.florence import Florentine, short_edition, take_a_seat
from tests.browser.site import DESKTOP, LOW, PHONE, Guest, Site, seat_link
from tests.browser.stories import NAMES, story
from tests.browser.story_page import Shelf

Come = Callable[..., Guest]
Draw = Callable[..., Page]

GAME: Final = signoria.load("florence")
OPEN: Final = ":not([aria-disabled=true])"
ON_BOARD: Final = ".board .spot.open"
NODES: Final = 1500
RARE: Final = {"scandal", "gift", "hurry", "accept", "promote"}
# Answered with cards, a number or a colour: nothing on the board stands for it.
ONLY_IN_TRAY: Final = {"accept", "decline", "take-time", "take-point", "forgo", "stay", "colour", "discard", "scandal", "pass"}
# Asked about things that lie beside the city: a sixth card in hand, a colour of Strozzi's.
BESIDE: Final = {"sixth", "colour"}
# Asked with verbs first: the piece they lead to is on the board.
VERBS: Final = {"deploy", "promote", "move", "hurry", "brag", "gift"}

# The board has had the same place for a while.
STILL: Final = """() => {
    const { top, height } = document.querySelector('.city').getBoundingClientRect();
    const place = `${top} ${height}`;
    window.kept = window.kept?.place === place ? window.kept : { place, since: performance.now() };
    return performance.now() - window.kept.since > 400;
}"""


@pytest.fixture
def draw(browser: Browser, stories: Shelf) -> Iterator[Draw]:
    """Draws stored positions without a server of tables."""
    context = browser.new_context()
    troubles: list[str] = []

    def drawn(match: Match, seat: int, size: tuple[int, int] = DESKTOP, language: str = "en", theme: str = "light") -> Page:
        page = stories.open(context, story(match, seat), language, theme, troubles, size)
        page.wait_for_selector(".city")
        return page

    yield drawn
    context.close()
    assert troubles == []


# ---- whole matches ----------------------------------------------------------------------------------------------------------


def result(page: Page) -> dict[str, int]:
    """Points by name, as the last page tells them."""
    rows = page.locator(".result ol > li")
    rows.first.wait_for()
    told = {rows.nth(i).locator(".who b").inner_text(): rows.nth(i).locator(".score").inner_text() for i in range(rows.count())}
    return {name.removesuffix(" (you)"): int(points.replace("−", "-")) for name, points in told.items()}


def agrees_with_engine(page: Page, sitting: Any) -> None:
    match = log.rebuild(sitting.get("/log").json())
    assert match.over
    told = result(page)
    assert told["Livia"] == match.scores()[0]
    assert sorted(told.values()) == sorted([*match.scores(), *match.state.rivals()])


@pytest.mark.parametrize(
    ("bots", "size", "way"),
    [
        pytest.param(2, LOW, "mouse", id="three-by-clicking"),
        pytest.param(0, DESKTOP, "mouse", id="alone-by-clicking", marks=pytest.mark.long),
        pytest.param(2, PHONE, "touch", id="three-by-touching", marks=pytest.mark.long),
        pytest.param(0, (1280, 720), "keys", id="alone-by-keys", marks=pytest.mark.long),
    ],
)
def test_a_whole_match(guest: Come, site: Site, bots: int, size: tuple[int, int], way: str) -> None:
    sitting = take_a_seat(site.address, bots, seed=4, edition=short_edition())
    visitor = guest(size=size, touch=way == "touch", confirm="never")
    visitor.open(seat_link(sitting, 0))
    player = Florentine(visitor, way, random.Random(bots + size[0]), contracts=contracts_for("florence", way))
    player.play(900)
    agrees_with_engine(player.page, sitting)
    assert player.nodes <= NODES
    places = player.places
    assert places["board"] + places["sheet"] > places["tray"], f"hardly anything on the board: {places}"


# ---- every kind of question -------------------------------------------------------------------------------------------------


def positions(players: int, seeds: range, wanted: set[str]) -> dict[str, Match]:
    """For each kind of question a match in which seat 0 is asked it, played by chance."""
    found: dict[str, Match] = {}
    for seed in seeds:
        if not wanted - set(found):
            break
        chance = random.Random(seed)
        match = GAME.new(players, seed=seed, seats=NAMES[:players])
        while not match.over and wanted - set(found):
            key = match.prompt().key
            if match.actor == 0 and key in wanted and key not in found:
                found[key] = match.at(len(match.entries))
            legal = match.legal_actions()
            rare = [one for one in legal if GAME.actions.text(one).split()[0] in RARE]
            # Two who could trade places are seldom seen: whoever holds that card plays it as soon as it can be played.
            trade = [one for one in legal if GAME.actions.text(one) == "scandal trade-places"]
            match.step(chance.choice(trade or (rare if rare and chance.random() < 0.6 else legal)))
    return found


IN_TRAY: Final = f"""[...document.querySelectorAll('.tray [data-actions]')].flatMap(it => it.dataset.actions.split('|'))
    .concat([...document.querySelectorAll('.tray [data-action]{OPEN}')].map(it => it.dataset.action))"""
ON_BOARD_NOW: Final = "[...document.querySelectorAll('.board [data-actions]')].flatMap(it => it.dataset.actions.split('|'))"


@pytest.mark.long
def test_every_kind_of_question_is_asked_on_the_board_and_in_the_tray(draw: Draw) -> None:
    """Counts kinds of prompt × targets: every open action stands in the tray, and on the board if it has a place there."""
    found = positions(3, range(400), set(PROMPTS) - {"colour"}) | positions(1, range(200, 500), {"colour"})
    assert set(found) == set(PROMPTS)
    targets: Counter[str] = Counter()
    for key, match in sorted(found.items()):
        page = draw(match, 0)
        on_board, in_tray = set(page.evaluate(ON_BOARD_NOW)), set(page.evaluate(IN_TRAY))
        legal = {GAME.actions.text(one) for one in match.legal_actions()}
        assert legal <= in_tray, f"{key}: {legal - in_tray} not in the tray"
        placed = {one for one in legal if one.split()[0] not in ONLY_IN_TRAY | VERBS}
        assert placed <= on_board, f"{key}: {placed - on_board} not on the board"
        assert on_board <= legal, f"{key}: {on_board - legal} is marked and not legal"
        beside = page.locator("[data-card] [data-actions], [data-part=strozzi] [data-actions]").count()
        targets[key] = len(on_board) or (beside if key in BESIDE else 0)
        page.close()
    assert {key for key in PROMPTS if not targets[key]} == set(), targets


# ---- what lies on the table -------------------------------------------------------------------------------------------------


def later(players: int, seed: int, entries: int, asked: str = "") -> Match:
    chance = random.Random(seed)
    match = GAME.new(players, seed=seed, seats=NAMES[:players])
    while not match.over and (len(match.entries) < entries or match.actor != 0 or asked not in ("", match.prompt().key)):
        legal = match.legal_actions()
        busy = [one for one in legal if GAME.actions.text(one).split()[0] not in ("pass", "discard")]
        match.step(chance.choice(busy if busy and chance.random() < 0.8 else legal))
    return match


def count(page: Page, selector: str) -> int:
    return page.locator(selector).count()


@pytest.mark.parametrize("players", [1, 3, 5])
def test_every_component_of_the_box_is_on_the_page(draw: Draw, players: int) -> None:
    match = later(players, 6, 100 if players == 1 else 200)
    assert not match.over
    view = match.view(0)
    page = draw(match, 0)
    places = view["locations"]
    box = {
        "locations": (count(page, ".city [data-place]"), 9),
        "members": (count(page, ".city [data-piece]"), sum(len(place["queue"]) for place in places)),
        "brag markers": (count(page, ".city [data-cup]"), sum(cup is not None for place in places for cup in place["cups"])),
        "coaches": (count(page, ".city [data-coach]"), MEDICI),
        "destinations": (count(page, ".city [data-goal]"), len({sector["destination"] for sector in view["dial"]} - {None})),
        "rings": (count(page, ".city [data-ring]"), sum(len(place["rings"]) for place in places)),
        "bodyguards": (count(page, ".city [data-guard^=street]"), sum(map(len, view["streets"].values()))),
        "spies": (count(page, ".city [data-guard^=spy]"), sum(len(place["spies"]) for place in places)),
        "bouncers": (count(page, ".city [data-guard^=bouncer]"), sum(len(place["bouncers"]) for place in places)),
        "sectors of the dial": (count(page, "[data-part=dial] [data-sector]"), len(view["dial"])),
        "clocks": (count(page, "[data-goods] [data-good=time]"), match.players),
        "gifts left": (count(page, "[data-goods] [data-good=gift]"), match.players),
        "guards left": (count(page, "[data-goods] [data-good=guard]"), match.players),
        "markers left": (count(page, "[data-goods] [data-good=brag]"), match.players),
        "members at home": (count(page, "[data-goods] [data-good=maestro]"), match.players),
        "gifts given": (count(page, "[data-part=gifts] li"), MEDICI),
        "objective": (count(page, "[data-part=objective]"), 1),
        "own scandals": (count(page, "[data-card]"), sum(view["hand"].values())),
        "Strozzi": (count(page, "[data-part=strozzi]"), 1 if players == 1 else 0),
        "Strozzi's pile": (count(page, "[data-part=strozzi-card]"), 1 if players == 1 else 0),
    }
    assert {name: have for name, (have, _) in box.items()} == {name: want for name, (_, want) in box.items()}
    text = page.locator("body").inner_text()
    drawn = page.locator(".city").text_content() or ""
    for place in places:
        assert str(place["unit"]) in drawn
    assert not re.search(r"\b(action|event|prompt|verb|counts|brag|name|goods|step|help)-[a-z]", text)
    assert count(page, ".board *") <= NODES


def test_nobody_else_sees_hand_or_objective(draw: Draw) -> None:
    match = later(3, 8, 220)
    hands = [match.view(seat)["hand"] for seat in range(3)]
    assert any(hands), "nobody holds a card"
    for seat in (0, 1, 2, -1):
        told = json.loads(story(match, seat)["message"])
        view = told["position"]["view"]
        own = match.view(seat)
        assert view["objective"] == own["objective"]
        assert not [
            event for event in told["journal"] if event["key"] in ("drew", "objective-seen") and event["args"]["seat"] != seat
        ]
        page = draw(match, seat)
        cards = page.locator("[data-card]")
        shown = Counter(cards.nth(i).get_attribute("data-card") for i in range(cards.count()))
        assert shown == Counter(own["hand"] or {})
        assert count(page, "[data-part=objective]") == (1 if seat >= 0 else 0)


@pytest.mark.parametrize("size", [DESKTOP, (1280, 720), PHONE])
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_nothing_needed_is_scrolled_away(draw: Draw, size: tuple[int, int], language: str) -> None:
    page = draw(later(5, 7, 200, "action"), 0, size, language)
    # The board takes its size from what the question above it leaves, once the letters are there.
    page.evaluate("document.fonts.ready.then(() => true)")
    page.wait_for_function(STILL)
    wide, high = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert wide <= size[0]
    assert high <= size[1]
    parts = ["[data-place='1']", "[data-place='9']", ".tray [data-spot=verb-pass]", ".prompt"]
    if size != PHONE:
        parts += ["[data-part=dial]", "[data-part=gifts]", "[data-part=objective]", "[data-goods='4']"]
    for part in parts:
        box = page.locator(part).first.bounding_box()
        assert box, part
        assert box["y"] >= 0, part
        assert box["y"] + box["height"] <= size[1] + 1, part
        assert box["x"] + box["width"] <= size[0] + 1, part


def test_looking_at_a_move_shows_the_queue_as_it_would_be(guest: Come, site: Site) -> None:
    player = guest(confirm="never")
    player.open(seat_link(take_a_seat(site.address, 2, seed=4), 0))
    assert player.until_asked()
    target = player.page.locator(f"{ON_BOARD}[data-spot^=place]").first
    target.hover()
    expect(player.page.locator(".city [data-piece$=new]")).to_have_count(1)


def test_tab_stops_only_where_something_can_be_done(draw: Draw) -> None:
    page = draw(later(3, 6, 100, "action"), 0)
    page.locator(".city [data-spot][role=button]").first.focus()
    met = set()
    for _ in range(60):
        page.keyboard.press("Tab")
        spot, role = page.evaluate("[document.activeElement.dataset.spot ?? '', document.activeElement.getAttribute('role')]")
        met |= {(spot, role)} if spot else set()
    assert len(met) > 5
    assert [spot for spot, role in met if role == "img"] == []


CUT: Final = """[...document.querySelectorAll('.tray .word, .players .sum, .players .chip')]
    .filter(it => it.checkVisibility() && it.scrollWidth > it.clientWidth + 1).map(it => it.textContent)"""
OVER_THE_EDGE: Final = """[...document.querySelectorAll('.players article')]
    .filter(it => [...it.querySelectorAll('.who, .sum, .chip, .chip *')].some(
        part => part.checkVisibility() && part.getBoundingClientRect().right > it.getBoundingClientRect().right + 1))
    .map(it => it.textContent)"""


@pytest.mark.parametrize("width", [320, 390])
@pytest.mark.parametrize("language", ["de", "fr"])
def test_verbs_and_chips_are_whole_on_a_phone(draw: Draw, width: int, language: str) -> None:
    match = positions(4, range(3, 9), {"action"})["action"]
    page = draw(match, 0, size=(width, 640 if width < 390 else 844), language=language)
    page.evaluate("document.fonts.ready.then(() => true)")
    assert page.locator(".tray .word").count() == 8
    assert page.evaluate(CUT) == []
    assert page.evaluate(OVER_THE_EDGE) == []


def test_on_a_phone_strozzis_chip_tells_his_time(draw: Draw) -> None:
    match = positions(1, range(5, 9), {"action"})["action"]
    page = draw(match, 0, size=PHONE)
    expect(page.locator("[data-rival] .chip .time")).to_be_visible()
    expect(page.locator("[data-rival] .chip .time")).to_have_text(str(match.view(0)["strozzi"]["time"]))


@pytest.mark.parametrize("size", [(1024, 768), (768, 1024)])
def test_on_a_tablet_strozzi_leaves_the_city_its_room(draw: Draw, size: tuple[int, int]) -> None:
    """His card with its steps is there, and the text on the board is still large enough to be read."""
    match = later_alone()
    page = draw(match, 0, size=size)
    expect(page.locator("[data-part=strozzi-card] ol li").first).to_be_visible()
    # The board takes the room that is left, once everything around it is there.
    page.wait_for_function("high => document.documentElement.scrollHeight <= high", arg=size[1])
    place = page.locator("[data-place='1'] .cell").first.bounding_box()
    assert place
    assert place["height"] >= 100


def later_alone() -> Match:
    """An evening alone in its third round, Strozzi's card on the table."""
    chance = random.Random(5)
    match = GAME.new(1, seed=5, seats=NAMES[:1])
    while (
        match.actor != 0
        or match.prompt().key != "action"
        or match.view(0)["round"] < 3
        or not match.view(0)["strozzi"]["discarded"]
    ):
        match.step(chance.choice(match.legal_actions()))
    return match
