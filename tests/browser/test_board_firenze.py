"""The drawn board of Firenze: whole matches on it, every card with its effect, everything the box holds."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import signoria
from signoria.bots.play import decide
from signoria.bots.registry import make_bot
from signoria.core import log
from signoria.core.language import LANGUAGES
from signoria.core.match import Match
from signoria.games.firenze.events import RUIN
from signoria.games.firenze.view import PROMPT_KEYS
from tests.browser.hands import Hands
from tests.browser.site import PHONE, Guest, Site, seat_link
from tests.browser.stories import NAMES, story
from tests.browser.test_stories import Open, opened  # noqa: F401  (a fixture)
from tests.games.firenze.editions import changed, content
from tests.server.live import HTTP, Sitting

Come = Callable[..., Guest]
COLOURS = ("white", "yellow", "green", "red-brown", "blue", "purple")
MOST_NODES = 1500
MOST_CLICKS = 1500


def table_of(site: Site, players: int, seed: int, **more: Any) -> Sitting:
    """A table with simple sensible opponents: they bring a match to its end by themselves."""
    bots = [{"kind": "bot", "name": name, "bot": "greedy"} for name in NAMES[1:players]]
    body = {"game": "firenze", "players": players, "seed": seed, "seats": [{"kind": "me", "name": "Livia"}, *bots], **more}
    answer = HTTP.post(f"{site.address}/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    return Sitting(site.address, answer.json())


def few_seals(seals: int) -> dict[str, Any]:
    """The edition with fewer seals each: the match ends with somebody's last one, as it should, only sooner."""
    form = content()
    form["name"] = "few seals"
    form["seals"] = {**form["seals"], **{str(players): seals for players in (2, 3, 4)}}
    return form


def short(turns: int) -> dict[str, Any]:
    """The edition with an early technical end."""
    form = content()
    form["name"] = "short"
    form["turns"]["most"] = turns
    return form


def agrees_with_engine(page: Page, sitting: Sitting) -> None:
    match = log.rebuild(sitting.get("/log").json())
    assert match.over
    scores = [int(text.replace("−", "-")) for text in page.locator(".result .score").all_inner_texts()]
    assert sorted(scores) == sorted(match.scores())


def played(come: Come, site: Site, players: int, seed: int, way: str = "mouse", most: int = MOST_CLICKS, **more: Any) -> Hands:
    sitting = table_of(site, players, seed, **more)
    wishes: dict[str, Any] = {"size": PHONE, "touch": True} if way == "touch" else {}
    guest = come(**wishes)
    guest.open(seat_link(sitting, 0))
    hands = Hands(guest, way)
    hands.play(most)
    agrees_with_engine(guest.page, sitting)
    return hands


@pytest.mark.long
def test_a_whole_match_of_two_by_clicking(guest: Come, site: Site) -> None:
    """The shipped edition from the first turn to the last seal."""
    hands = played(guest, site, 2, 4)
    questions = {question for question, _ in hands.answered}
    assert {"choose-card", "pay-card", "exchange", "build", "commissions"} <= questions
    kinds = {target for _, target in hands.answered}
    assert {"card", "stone", "want"} <= kinds
    assert "complete" in hands.verbs


def test_a_whole_match_of_four_by_clicking(guest: Come, site: Site) -> None:
    hands = played(guest, site, 4, 3, edition=few_seals(3))
    assert {"card", "stone"} <= {target for _, target in hands.answered}


@pytest.mark.long
def test_a_match_by_touch_on_a_phone(guest: Come, site: Site) -> None:
    hands = played(guest, site, 2, 6, "touch", edition=short(8))
    assert {("choose-card", "card"), ("build", "tray")} <= hands.answered


@pytest.mark.long
def test_a_match_by_keyboard_alone(guest: Come, site: Site) -> None:
    hands = played(guest, site, 2, 7, "keys", edition=short(5))
    assert {"take", "found", "end-building"} <= hands.verbs


# ---- every question --------------------------------------------------------------------------------------------------


def positions(seeds: Iterator[int], wanted: set[str]) -> Iterator[tuple[str, Match]]:
    """The first position of each question in matches of simple bots."""
    game = signoria.load("firenze")
    for seed in seeds:
        players = 2 + seed % 3
        bot = make_bot("greedy", game, seed)
        match = game.new(players, seed=seed, seats=NAMES[:players])
        while not match.over and wanted:
            key = match.prompt().key
            if key in wanted:
                wanted.discard(key)
                yield key, match
            match.step(decide(match, bot))
        if not wanted:
            return


# Where on the table each question is answered; the tray alone would not do.
TARGETS = {
    "choose-card": "[data-spot^=card-]",
    "pay-card": "[data-spot^=stone-]",
    "face-event": "[data-spot^=hand-]",
    "return-bricks": "[data-choose], [data-spot^=stone-]",
    "tear-down": "[data-spot^=tower-]",
    "lose-storey": "[data-spot^=tower-]",
    "exchange": "[data-spot^=want-]",
    "pay-exchange": "[data-choose], [data-spot^=stone-]",
    "build": "[data-spot^=stone-], [data-spot^=tower-], [data-spot=plot]",
    "pay-building": "[data-choose], [data-spot^=stone-]",
    "commissions": "[data-spot^=space-]",
    "card-limit": "[data-spot^=held-]",
    "storage-limit": "[data-choose], [data-spot^=stone-]",
    "swap-for": "[data-spot^=loot-]",
    "swap-give": "[data-spot^=stone-]",
    "steal-brick": "[data-spot^=loot-]",
    "sabotage-whom": "[data-spot^=against-]",
    "sabotage-tower": "[data-spot^=choice-]",
    "spare-tower": "[data-spot^=tower-]",
    "drop-feast": "[data-spot^=held-]",
}


@pytest.mark.long
def test_every_question_is_answered_on_the_board(opened: Open) -> None:  # noqa: F811
    assert set(TARGETS) == set(PROMPT_KEYS)
    wanted = set(PROMPT_KEYS)
    answered: dict[str, int] = {}
    for key, match in positions(iter(range(2, 20)), wanted):
        page = opened(story(match, match.actor), "en", "light")
        page.wait_for_selector("[data-question]")
        open_ones = page.locator(TARGETS[key]).and_(page.locator("[data-actions], [data-choose]"))
        expect(open_ones.first).to_be_visible()
        answered[key] = open_ones.count()
        texts = set(page.locator("[data-actions]").evaluate_all("all => all.flatMap(one => one.dataset.actions.split('|'))"))
        texts |= set(page.locator(".tray .choice [data-action]").evaluate_all("all => all.map(one => one.dataset.action)"))
        legal = {match.game.actions.text(action) for action in match.legal_actions()}
        if not page.locator("[data-choose]").count():
            assert legal <= texts, f"{key}: {legal - texts} cannot be chosen"
        assert page.locator("section.board *").count() <= MOST_NODES
        page.close()
    assert answered.keys() == set(PROMPT_KEYS)


# ---- cards -----------------------------------------------------------------------------------------------------------


def all_cards(page: Page) -> dict[str, tuple[str, str]]:
    """Name and effect of every card on the sheet."""
    page.locator("[data-all-cards]").first.click()
    cards = page.locator(".all [data-card]")
    expect(cards.first).to_be_visible()
    told = cards.evaluate_all(
        """all => all.map(one => [one.dataset.card, ...['.head', '.effect'].map(part => one.querySelector(part).innerText)])"""
    )
    return {card: (name.strip(), effect.strip()) for card, name, effect in told}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_the_edition_tells_its_effect(opened: Open, language: str) -> None:  # noqa: F811
    game = signoria.load("firenze")
    match = game.new(2, seed=1, seats=NAMES[:2])
    page = opened(story(match, 0), language, "light")
    told = all_cards(page)
    edition = game.edition().content
    assert told.keys() == {card["card"] for card in edition["cards"]}
    for card in edition["cards"]:
        name, effect = told[card["card"]]
        assert name, f"{card['card']} has no name"
        assert len(effect) > 15, f"{card['card']} says nothing"
        assert not re.search(r"[{}$]|effect-|card-", name + effect)
        for number in ("bricks", "keep", "less", "rate", "limit"):
            if number in card:
                assert str(card[number]) in effect, f"{card['card']} does not tell its {number}"
    kinds = page.locator(".all [data-kind]").evaluate_all("all => [...new Set(all.map(one => one.dataset.kind))].sort()")
    assert kinds == ["building", "church", "event", "feast", "person"]


def test_an_owners_edition_shows_its_numbers_and_names(opened: Open) -> None:  # noqa: F811
    own = {"en": "Stonecutter", "de": "Steinmetz", "fr": "Tailleur"}
    edition = changed(mason={"less": 7, "names": own}, storehouse={"limit": 23}, scandal={"points": -4})
    match = signoria.load("firenze").new(2, seed=1, seats=NAMES[:2], edition=edition)
    for language in LANGUAGES:
        page = opened(story(match, 0), language, "light")
        told = all_cards(page)
        assert told["mason"][0] == own[language]
        assert "7" in told["mason"][1]
        assert "23" in told["storehouse"][1]
        assert "−4" in told["scandal"][1]
        page.close()


@pytest.mark.parametrize(("language", "name", "printed"), [("de", "Großhändler", "Wholesaler"), ("fr", "Atelier", "Workshop")])
def test_the_printed_name_stands_on_the_card(opened: Open, language: str, name: str, printed: str) -> None:  # noqa: F811
    match = signoria.load("firenze").new(2, seed=1, seats=NAMES[:2])
    page = opened(story(match, 0), language, "light")
    told = all_cards(page)
    assert (name, printed) in {tuple(head.split("\n")) for head, _ in told.values()}
    page.close()


def walk(seeds: range) -> Iterator[Match]:
    """All positions in which somebody is asked, in matches of simple bots."""
    game = signoria.load("firenze")
    for seed in seeds:
        bot = make_bot("greedy", game, seed)
        match = game.new(2 + seed % 3, seed=seed, seats=NAMES[: 2 + seed % 3])
        while not match.over:
            yield match
            match.step(decide(match, bot))


def lying(view: dict[str, Any], seat: int) -> set[str]:
    """Where cards lie that a seat sees as cards: row, own hand, church fields, the event on stage."""
    shown = {f"hand {card['card']}" for card in view["seats"][seat]["cards"]}
    shown |= {f"church {card['card']}" for card in view["churches"] if card}
    return shown | ({f"event {view['event']['card']}"} if view["event"] else {f"row {card['card']}" for card in view["row"]})


LIES = {
    "row": ".row [data-card='{}']",
    "hand": "[data-hand='{}']",
    "church": "[data-church='{}']",
    "event": "[data-event='{}']",
}


def showing(wanted: set[str]) -> Iterator[tuple[Match, int, set[str]]]:
    """Positions that show cards where they are wanted: few with much on them, later those with a rare one."""
    for seed in range(1, 40):
        least = max(1, 5 - seed)
        for match in walk(range(seed, seed + 1)):
            if match.prompt().key not in ("choose-card", "exchange", "build") and match.view(0)["event"] is None:
                continue
            view = match.view(0)
            for seat in range(match.players):
                new = lying(view, seat) & wanted
                if len(new) >= least:
                    yield match, seat, new
                    wanted -= new
            if not wanted:
                return


@pytest.mark.long
def test_every_card_is_shown_wherever_it_can_lie(opened: Open) -> None:  # noqa: F811
    """Events on the stage, persons, feasts and buildings in hand, churches on their fields, and all of them in the row."""
    places = {"event": "event", "person": "hand", "feast": "hand", "building": "hand", "church": "church"}
    cards = signoria.load("firenze").new(2, seed=1).view(0)["cards"]
    wanted = {f"row {card['card']}" for card in cards} | {f"{places[card['type']]} {card['card']}" for card in cards}
    for match, seat, new in showing(wanted):
        page = opened(story(match, seat), "en", "light")
        page.wait_for_selector("section.board [data-space]")
        for one in new:
            place, card = one.split(" ")
            expect(page.locator(LIES[place].format(card)).first).to_be_visible()
        page.close()
    assert wanted == set(), "never seen"


@pytest.mark.long
def test_persons_are_played_from_the_tray_with_what_they_would_do_now(opened: Open) -> None:  # noqa: F811
    """Each person once, on a desktop and on a phone: whenever it is legal, it is open in tray and hand."""
    cards = signoria.load("firenze").new(2, seed=1).view(0)["cards"]
    wanted = {card["card"] for card in cards if card["type"] == "person"}
    for match in walk(range(1, 40)):
        texts = {match.game.actions.text(action) for action in match.legal_actions()}
        plays = {text.removeprefix("play ") for text in texts if text.startswith("play ")}
        if not plays & wanted:
            continue
        seat, wording = match.actor, match.game.wording("en")
        held = {card["card"]: card for card in match.view(seat)["seats"][seat]["cards"]}
        page = opened(story(match, seat), "en", "light")
        for card in plays:
            button = page.locator(f".tray [data-action='play {card}']:not([aria-disabled=true])")
            expect(button).to_be_visible()
            expect(page.locator(f"[data-spot='hand-{card}'][data-actions='play {card}']")).to_be_visible()
            now = held[card]["now"]
            assert now or match.prompt().key == "face-event", f"{card} does something"
            if now:
                expect(button).to_contain_text(wording.shared(f"now-{held[card]['effect']}", **now))
        page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        for card in plays:
            expect(page.locator(f".tray [data-action='play {card}']")).to_be_in_viewport()
        page.close()
        wanted -= plays
        if not wanted:
            return
    raise AssertionError(f"never playable: {sorted(wanted)}")


def test_an_event_asks_the_others_at_their_own_screens(opened: Open) -> None:  # noqa: F811
    """Somebody else's event: who is asked decides here, and everybody else sees whom one waits for."""
    match = next(one for one in walk(range(3, 60, 3)) if one.view(0)["event"] and one.actor != one.view(0)["active"])
    asked, key = match.actor, match.prompt().key
    for seat in range(match.players):
        page = opened(story(match, seat), "en", "light")
        stage = page.locator("[data-event]")
        expect(stage.locator("[data-victim]")).to_have_count(len(match.view(seat)["event"]["victims"]))
        expect(stage.locator("[aria-current=step]")).to_have_attribute("data-victim", str(asked))
        if seat == asked:
            expect(page.locator(f"[data-question='{key}']")).to_be_visible()
            assert page.locator(TARGETS[key]).count()
        else:
            expect(stage.locator("[aria-current=step]")).to_contain_text("deciding now")
            expect(page.locator(".prompt")).to_contain_text(NAMES[asked])
            assert page.locator("[data-actions], [data-choose]").count() == 0
        page.close()


def test_a_card_that_is_held_is_shown_large(guest: Come, site: Site) -> None:
    one = guest(size=PHONE, touch=True)
    page = one.open(seat_link(table_of(site, 2, 4), 0))
    Hands(one, "touch").settle()
    before = one.entries()
    card = page.locator("[data-spot=card-2]")
    effect = card.locator(".effect").inner_text()
    box = card.bounding_box()
    assert box
    touch = one.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": box["x"] + 40, "y": box["y"] + 60}]})
    large = page.get_by_role("dialog")
    expect(large.locator(".effect")).to_have_text(effect)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    shown = large.locator("[data-card]").bounding_box()
    assert shown
    assert shown["width"] > 2 * box["width"]
    large.get_by_role("button").tap()
    expect(large).to_have_count(0)
    assert one.entries() == before, "looking decides nothing"
    assert page.locator(".prompt .primary").count() == 0


# ---- sealing -----------------------------------------------------------------------------------------------------------


def test_sealing_shows_its_sum_before_it_counts(guest: Come, site: Site) -> None:
    """Every source of points and their sum stand there before the seal is set, and exactly that is scored."""
    sitting = led_to(site, lambda one: any(action["verb"] == "complete" for action in one["legal"]), BUILDING)
    one = guest(confirm="never")
    page = one.open(seat_link(sitting, 0))
    choice = page.locator(".tray [data-actions^=complete]").first
    choice.hover()
    text = str(choice.get_attribute("data-actions"))
    _, colour, height = text.split(" ")
    towers = sitting.get("/position").json()["view"]["seats"][0]["towers"]
    fits = next(tower["fits"] for tower in towers if (tower["colour"], tower["height"]) == (colour, int(height)))
    line = page.locator("[data-sum]")
    expect(line).to_have_attribute("data-sum", str(fits["total"]))
    for gain in fits["gains"]:
        expect(line).to_contain_text(str(gain["points"]))
    before = log.rebuild(sitting.get("/log").json()).scores()[0]
    entries = one.entries()
    choice.click()
    page.wait_for_function("n => document.querySelector('.frame').dataset.entries != n", arg=str(entries))
    assert log.rebuild(sitting.get("/log").json()).scores()[0] == before + fits["total"]


# ---- the box ---------------------------------------------------------------------------------------------------------


def test_everything_in_the_box_lies_on_the_page(opened: Open) -> None:  # noqa: F811
    """One tick for each line of the box: board, bricks, bag, cards, seals, balconies, floor tiles, end tile."""
    game = signoria.load("firenze")
    match = game.new(3, seed=2, seats=NAMES[:3])
    view = match.view(0)
    page = opened(story(match, match.actor), "en", "light")
    page.wait_for_selector("[data-question]")
    # Six towers with heights 3 to 8 and their points.
    assert page.locator("[data-space]").count() == 36
    for one in view["board"]:
        cell = page.locator(f"[data-space='{one['colour']}-{one['height']}']")
        if one["seal"] == "neutral":
            assert cell.locator("[data-seal=neutral]").count() == 1
        else:
            assert cell.locator("text.points").text_content() == str(one["points"])
        if one["balcony"]:
            assert cell.locator("text.numeral").text_content() == ("I", "II", "III", "IV")[one["balcony"] - 1]
    assert page.locator("[data-seal=neutral]").count() == 5
    assert page.locator("text.numeral").count() == 4
    # Majorities, floor tiles, the end tile.
    assert [page.locator(f"[data-majority='{colour}'] .majority").text_content() for colour in COLOURS] == [
        str(view["majority"][colour]) for colour in COLOURS
    ]
    assert page.locator("[data-floor]").count() == len(view["floors"])
    assert page.locator("[data-end]").text_content().strip().startswith("+5")
    # The row: six cards with four bricks each; four church fields; the bag and the pile.
    assert page.locator(".row [data-card]").count() == 6
    assert page.locator(".row [data-brick]").count() == 24
    assert page.locator("[data-church]").count() == 4
    counted = page.locator("[data-bag] b").all_inner_texts()
    assert counted == [str(view["bag"][colour]) for colour in COLOURS]
    assert str(view["pile"]["cards"]) in str(page.locator("[data-pile]").text_content())
    # Each builder's storage and seals; the ladder of costs.
    for seat, builder in enumerate(view["seats"]):
        panel = page.locator(f"[data-seat='{seat}']")
        assert str(builder["seals"]) in panel.inner_text()
        assert panel.locator("[data-storage] [data-brick]").count() == sum(count > 0 for count in builder["storage"].values())
    assert page.locator("[data-step] .sum").all_inner_texts() == ["0", "0", "1", "3", "6", "10"]
    # Every brick of the box is in the bag, on the row or in a storage.
    everywhere = sum(view["bag"].values()) + 24 + sum(builder["bricks"] for builder in view["seats"])
    assert everywhere == sum(view["bricks"].values()) == 88


# ---- what falls --------------------------------------------------------------------------------------------------------


def led_to(site: Site, wanted: Callable[[dict[str, Any]], bool], wishes: tuple[str, ...], seed: int = 4) -> Sitting:
    """A table of two led over the protocol to a position of the own seat, by the first verb of the wishes that is open."""
    sitting = table_of(site, 2, seed)
    with sitting.listen(0) as ear:
        for _ in range(400):
            message = ear.until_asked(0)
            position = message["position"]
            assert position["actor"] == 0, "the match is over"
            if wanted(position):
                return sitting
            legal = position["legal"]
            choice = min(legal, key=lambda one: wishes.index(one["verb"]) if one["verb"] in wishes else len(wishes))
            assert sitting.act(message["seq"], choice["id"]).status_code == 200
    raise AssertionError("it never came to that")


def ruins(position: dict[str, Any]) -> list[dict[str, int]]:
    return [tower["ruin"] for tower in position["view"]["seats"][0]["towers"] if tower["ruin"]]


def builds(position: dict[str, Any]) -> bool:
    return bool(position["prompt"]["key"] == "build")


BUILDING = ("raise", "found", "no-exchange", "end-building")


def test_finishing_says_what_falls_before_it_counts(guest: Come, site: Site) -> None:
    """A tower that was not raised: the button names the loss, the prompt asks once more, and then exactly that is lost."""
    sitting = led_to(site, lambda one: builds(one) and len(ruins(one)) > 0, BUILDING)
    falling = ruins(sitting.get("/position").json())
    one = guest(confirm="never")
    page = one.open(seat_link(sitting, 0))
    button = page.locator("[data-action=end-building]")
    expect(button).to_contain_text("to the bag")
    entries = one.entries()
    button.click()
    told = page.locator(".prompt .losses")
    for ruin in falling:
        expect(told).to_contain_text(f"{ruin['lost']} to the bag, {ruin['kept']} back")
    assert one.entries() == entries, "nothing counts before it is confirmed"
    page.click(".prompt .primary")
    page.wait_for_function("n => document.querySelector('.frame').dataset.entries != n", arg=str(entries))
    lost = [event for event in log.rebuild(sitting.get("/log").json()).events(0) if event.kind == RUIN and event.a == 0]
    assert [(event.d, event.e) for event in lost] == [(ruin["lost"], ruin["kept"]) for ruin in falling]


def test_finishing_counts_at_once_where_nothing_falls(guest: Come, site: Site) -> None:
    sitting = led_to(site, lambda one: builds(one) and not ruins(one), BUILDING)
    one = guest(confirm="never")
    page = one.open(seat_link(sitting, 0))
    button = page.locator("[data-action=end-building]")
    expect(button).to_contain_text("no tower falls into ruin")
    before = one.entries()
    button.click()
    page.wait_for_function("n => document.querySelector('.frame').dataset.entries != n", arg=str(before))
    assert page.locator(".prompt .losses").count() == 0


@pytest.fixture(scope="module")
def built() -> dict[str, Any]:
    """Sizes of what was built, as the build measured them."""
    folder = Path(signoria.__file__).parent / "server" / "static" / ".vite"
    return dict(json.loads((folder / "size.json").read_text(encoding="utf-8")))


def test_the_script_of_the_board_is_small(built: dict[str, Any]) -> None:
    assert 0 < built["boards"]["firenze"] <= 45_000


def test_a_board_is_drawn_for_watchers(opened: Open) -> None:  # noqa: F811
    match = signoria.load("firenze").new(4, seed=9, seats=NAMES[:4])
    page = opened(story(match, -1), "fr", "night")
    expect(page.locator("[data-space]").first).to_be_visible()
    assert page.locator("[data-actions]").count() == 0


# ---- little height -----------------------------------------------------------------------------------------------------

BOXES = """selector => [...document.querySelectorAll(selector)].filter(one => one.getClientRects().length).map(one => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [one.textContent.trim(), x, y, x + width, y + height] })"""


def apart(one: list[Any], other: list[Any], slack: float = 1) -> bool:
    return bool(
        min(one[3], other[3]) - max(one[1], other[1]) <= slack or min(one[4], other[4]) - max(one[2], other[2]) <= slack
    )


@pytest.mark.long
def test_on_a_low_screen_nothing_lies_upon_another(opened: Open) -> None:  # noqa: F811
    """1280×720: numerals and points of the balconies, labels of the towers, ladder and tray all have their place."""
    wanted = {"choose-card", "build", "commissions", "return-bricks", "tear-down", "sabotage-whom"}
    for key, match in positions(iter(range(3, 40)), wanted):
        page = opened(story(match, match.actor), "de", "light")
        page.wait_for_selector("[data-question]")
        page.evaluate("document.fonts.ready.then(() => true)")
        page.wait_for_function("document.querySelector('.site .ground').clientHeight > 90")
        assert page.locator(".board .skyline").bounding_box()["height"] > 220, key  # type: ignore[index]
        for cell in page.locator("[data-space]:has(.numeral):has(.points)").all():
            numeral, points = (
                page.evaluate(BOXES, f"[data-space='{cell.get_attribute('data-space')}'] .{one}")[0]
                for one in ("numeral", "points")
            )
            assert apart(numeral, points, 4), f"{key}: {numeral} and {points}"
        pills = page.evaluate(BOXES, ".site .pill")
        steps = page.evaluate(BOXES, ".site [data-step]")
        assert all(apart(one, other) for i, one in enumerate(pills) for other in [*pills[i + 1 :], *steps]), key
        tray = page.locator("section.tray").bounding_box()
        assert tray is not None
        assert tray["height"] <= 110, f"{key}: the tray grows"
        assert tray["y"] + tray["height"] <= 720
        row = page.evaluate(BOXES, ".board .cards")[0]
        assert row[4] <= tray["y"], f"{key}: row and tray"
        page.close()
    assert not wanted


def test_whoever_waits_for_an_event_sees_it_on_a_phone(opened: Open) -> None:  # noqa: F811
    match = next(one for one in walk(range(3, 60, 3)) if one.view(0)["event"])
    page = opened(story(match, (match.actor + 1) % match.players), "en", "light")
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    expect(page.locator("[data-event] [data-victim]").first).to_be_visible()
    expect(page.locator("[data-event] [aria-current=step]")).to_contain_text("deciding now")


def test_no_order_is_asked_of_whoever_touches_bricks(opened: Open) -> None:  # noqa: F811
    """The page sorts them; the terminal, which does not, says so."""
    for key, match in positions(iter(range(3, 40)), {"return-bricks", "pay-building", "pay-exchange"}):
        page = opened(story(match, match.actor), "en", "light")
        expect(page.locator(".prompt .what")).to_contain_text("brick")
        assert "purple" not in page.locator(".prompt").inner_text(), key
        assert "white to purple" in match.game.wording("en").prompt(match.prompt())
        page.close()
