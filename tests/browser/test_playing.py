"""What a player can ask of the table in the middle of a match."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.site import ASKED, PHONE, TABLET, Guest, Site, pictures, seat_link, until
from tests.browser.stories import NAMES
from tests.server.live import Sitting, new_table, post

Come = Callable[..., Guest]


def shown_bid(page: Page) -> int:
    return int(page.locator(".stepper b").inner_text())


def until_bidding(player: Guest) -> Page:
    """Goes on until the own seat is asked for a bid."""
    page = player.page
    while player.until_asked():
        if player.can("pass"):
            return page
        player.pass_on()
    raise AssertionError("the match ended without a bid")


def sit_down(player: Guest, bot: str = "greedy", seed: int = 3) -> Page:
    """Medici with four, the same match each time, up to the first bid of this seat."""
    bots = [{"kind": "bot", "name": name, "bot": bot} for name in NAMES[1:4]]
    body = {"game": "medici", "players": 4, "seed": seed, "seats": [{"kind": "me", "name": "Livia"}, *bots]}
    answer = post(f"{player.site.address}/api/tables", body)
    assert answer.status_code == 201, answer.text
    player.open(seat_link(Sitting(player.site.address, answer.json()), 0))
    page = until_bidding(player)
    money = int(re.findall(r"\d+", page.locator(".stepper .label").inner_text())[-1])
    assert shown_bid(page) + 7 <= money, "these tests need room above the lowest bid: take another seed"
    return page


def test_bids_are_stepped_picked_and_typed(guest: Come) -> None:
    player = guest()
    page = sit_down(player)
    lowest = shown_bid(page)
    page.get_by_role("button", name="One florin more").click()
    assert shown_bid(page) == lowest + 1
    page.get_by_role("button", name=f"Set the bid to {lowest + 5}", exact=True).click()
    assert shown_bid(page) == lowest + 5
    page.keyboard.type(str(lowest + 7))
    assert shown_bid(page) == lowest + 7
    page.keyboard.press("ArrowDown")
    assert shown_bid(page) == lowest + 6
    expect(page.locator(".journal")).not_to_contain_text(f"Livia bids {lowest + 6}")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Enter")
    # Bids are details of a lot.
    player.until_asked()
    player.open_journal()
    expect(page.locator(".journal")).to_contain_text(re.compile(rf"(Livia bids|You bid) {lowest + 6}"))


def test_a_bid_beyond_the_money_says_why_not_with_its_rule(guest: Come) -> None:
    player = guest()
    player.play_now()
    page = until_bidding(player)
    page.evaluate("document.activeElement.blur()")
    page.keyboard.type("99")
    why = page.get_by_role("tooltip")
    expect(why).to_contain_text("You have only")
    expect(why).to_contain_text("§3")
    why.get_by_role("button").click()
    rules = page.get_by_role("complementary", name="Rules")
    expect(rules.locator(".asked").first).to_be_visible()
    expect(rules).to_contain_text("Bidding")


def test_closed_verbs_stay_and_explain_themselves(guest: Come) -> None:
    player = guest()
    player.play_now()
    page = until_bidding(player)
    page.locator(".verbs [data-action=reveal]").click(force=True)
    expect(page.get_by_role("tooltip")).to_contain_text(
        re.compile("already on offer|at most|no warehouse|deck is empty", re.IGNORECASE)
    )


def ask_hint(page: Page, times: int) -> dict[str, Any]:
    """Presses Hint; what the engine answers to the first press."""
    answer: dict[str, Any] = {}
    for stage in range(times):
        button = page.locator(".prompt button:has(.lozenges)")
        if stage:
            button.click()
        else:
            with page.expect_response(re.compile("/hint")) as asked:
                button.click()
            answer = asked.value.json()
        expect(page.locator(".lozenges .full")).to_have_count(stage + 1, timeout=60_000)
    return answer


def whole_sentences(texts: list[str]) -> bool:
    unsaid = re.compile(r"\b(reason|sense|advice)-|[{}]")
    return all(text.endswith(".") and len(text.split()) > 3 and not unsaid.search(text) for text in texts)


def test_hint_in_three_presses(guest: Come) -> None:
    player = guest()
    page = sit_down(player)
    hint = page.locator(".prompt .hint")
    answer = ask_hint(page, 1)
    expect(hint).to_contain_text("Consider:")
    page.get_by_role("button", name="Hint: show it").click()
    expect(page.locator(".marked").first).to_be_visible()
    page.get_by_role("button", name="Hint: the reason").click()
    panel = page.get_by_role("region", name="Hint")
    # All that the engine gives, which tests/bots/test_reasons.py checks.
    assert answer["reasons"]
    expect(panel.locator(".reasons li")).to_have_count(len(answer["reasons"]))
    assert whole_sentences(panel.locator(".reasons li").all_inner_texts())
    assert not re.search(r"looking|thoughts|times", panel.inner_text())
    rows = panel.locator("tbody tr")
    assert rows.count() == len(answer["choices"]) >= 2
    assert page.locator(".journal").count() == 0
    page.screenshot(path=pictures() / "hint.png")
    page.keyboard.press("Escape")
    expect(page.locator(".journal")).to_be_visible()
    page.get_by_role("button", name="Hint: details").click()
    before = player.entries()
    rows.first.get_by_role("button").click()
    player.moved_on(before)


def test_why_not_another_choice(guest: Come) -> None:
    player = guest()
    page = sit_down(player)
    best, second, *_ = ask_hint(page, 3)["choices"]
    why = page.locator(".whynot")
    expect(why.locator("select")).to_have_value(str(second["action"]))
    assert str(best["action"]) not in why.locator("option").evaluate_all("all => all.map(one => one.value)")
    expect(why.locator("p")).to_have_count(0)
    with page.expect_response(re.compile("/hint"), timeout=60_000) as asked:
        why.locator("select").select_option(index=why.locator("option").count() - 1)
    reasons = asked.value.json()["reasons"]
    assert reasons
    expect(why.locator("p:not(.second)")).to_have_count(len(reasons))
    assert whole_sentences(why.locator("p").all_inner_texts())
    expect(why.locator("p.cost")).to_contain_text(
        re.compile("it costs|as good as|wins less often|ends in place", re.IGNORECASE)
    )
    page.locator(".verbs [data-action=reveal]").click(force=True)
    expect(page.locator(".closed")).to_contain_text(re.compile("§"))


def test_a_bid_typed_after_a_click_on_hint_is_sent_by_enter(guest: Come) -> None:
    player = guest()
    page = sit_down(player)
    ask_hint(page, 1)
    wanted = shown_bid(page) + 1
    before = player.entries()
    page.keyboard.type(str(wanted))
    page.keyboard.press("Enter")
    player.moved_on(before)
    player.until_asked()
    player.open_journal()
    expect(page.locator(".journal")).to_contain_text(re.compile(rf"(Livia bids|You bid) {wanted}"))


def next_asked(players: list[Guest]) -> Guest:
    return until(players, lambda: next((player for player in players if player.page.locator(ASKED).count()), None))


def test_undo_and_back_to_here(guest: Come, site: Site) -> None:
    sitting = new_table(site.address, "medici", "mff", seed=3)
    for seat, name in ((1, "Bianca"), (2, "Ugo")):
        sitting.post("/join", {"name": name}, seat)
    players = [guest(name=f"Seat {seat + 1}") for seat in range(3)]
    for seat, player in enumerate(players):
        player.open(seat_link(sitting, seat))
        player.page.wait_for_selector(".tray")
    asked = next_asked(players)
    while not asked.can("pass"):
        asked.pass_on()
        asked = next_asked(players)
    asked.decide("p")
    page = asked.page
    entries = asked.entries()
    undo = page.get_by_role("button", name="Undo")
    expect(undo).not_to_have_attribute("aria-disabled", "true")
    undo.click()
    page.wait_for_selector(ASKED)
    assert asked.entries() < entries
    expect(page.get_by_role("button", name="Redo")).to_be_visible()
    before = asked.entries()
    page.keyboard.press("Shift+Backspace")
    asked.moved_on(before)
    expect(page.locator(".frame")).to_have_attribute("data-entries", str(entries))
    page.locator(".journal button.line").first.click()
    page.get_by_role("button", name="Back to here").click()
    page.wait_for_selector(ASKED)
    page.get_by_role("button", name="Redo").click()
    expect(page.locator(".frame")).to_have_attribute("data-entries", str(entries))


def test_replay_from_the_own_eyes_and_back(guest: Come) -> None:
    player = guest()
    player.play_now()
    page = until_bidding(player)
    journal = page.locator(".journal ol > li").count()
    page.keyboard.press("Home")
    expect(page.locator(".past")).to_contain_text("Your table goes on")
    assert page.locator(ASKED).count() == 0
    # Turn by turn, until U asks for every event.
    page.keyboard.press("u")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("slider")).to_have_value("2")
    page.keyboard.press("+")
    expect(page.locator(".scrubber:visible").get_by_label("Speed")).to_have_value("2")
    page.keyboard.press("End")
    page.wait_for_selector(ASKED)
    assert page.locator(".journal ol > li").count() == journal


@pytest.mark.parametrize(("language", "word", "verb"), [("de", "Chronik", "Passen"), ("fr", "Journal", "Passer")])
def test_the_language_changes_at_any_time(guest: Come, language: str, word: str, verb: str) -> None:
    player = guest()
    player.play_now()
    page = until_bidding(player)
    page.locator(f".languages [lang={language}]").click()
    expect(page.locator(".journal h2.heading")).to_have_text(re.compile(word, re.IGNORECASE))
    expect(page.locator(".verbs [data-action=pass]")).to_contain_text(verb)
    expect(page.locator("html")).to_have_attribute("lang", language)
    text = page.locator("body").inner_text()
    assert not re.search(r"\b(action|prompt|event|bidder|status|source|tab|family)-[a-z]", text)
    page.reload()
    expect(page.locator(".journal h2.heading")).to_have_text(re.compile(word, re.IGNORECASE))


@pytest.mark.parametrize("size", [PHONE, TABLET, (1280, 720), (320, 640)])
@pytest.mark.parametrize("language", ["en", "de"])
def test_nothing_is_cut_off_and_the_page_does_not_scroll(guest: Come, size: tuple[int, int], language: str) -> None:
    player = guest(size=size, language=language)
    page = player.play_now()
    page.wait_for_selector(ASKED)
    width, height = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert width <= size[0]
    if size[1] >= 700:
        assert height <= size[1]
    for target in page.locator(ASKED).filter(visible=True).all():
        box = target.bounding_box()
        assert box
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= size[0] + 1
        assert box["height"] >= (40 if size[0] < 600 else 28)


def test_a_phone_shows_every_part_by_its_tab(guest: Come) -> None:
    player = guest(size=PHONE, touch=True)
    page = player.play_now()
    page.wait_for_selector(ASKED)
    page.get_by_role("button", name="Journal").tap()
    expect(page.locator(".journal ol")).to_be_visible()
    page.get_by_role("button", name="Players").tap()
    expect(page.locator("[data-seat='0'] .warehouse")).to_be_visible()
    page.get_by_role("button", name="Round", exact=True).tap()
    expect(page.locator(".forecast")).to_be_visible()
    page.get_by_role("button", name="Board", exact=True).tap()
    expect(page.locator(".tracks")).to_be_visible()


def test_offering_a_lot_is_confirmed_in_the_prompt(guest: Come) -> None:
    player = guest()
    page = player.play_now()
    while player.until_asked():
        if player.can("auction"):
            break
        player.decide("p")
    page.keyboard.press("o")
    expect(page.locator(".prompt")).to_contain_text("Offer this lot?")
    page.get_by_role("button", name="Not yet").click()
    expect(page.locator(".prompt")).to_contain_text("Reveal another card, or offer this lot")


@pytest.mark.parametrize("size", [PHONE, TABLET, (1280, 720), (320, 640)])
def test_the_lobby_fits_the_window(guest: Come, size: tuple[int, int]) -> None:
    player = guest(size=size, language="de")
    player.play_now()
    player.until_asked()
    page = player.open()
    page.wait_for_selector(".yours")
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    for target in page.locator("main a.button, main button").filter(visible=True).all():
        box = target.bounding_box()
        assert box
        assert box["x"] + box["width"] <= size[0] + 1


@pytest.mark.parametrize("game", ["firenze", "ilvecchio"])
def test_every_board_gives_hints(guest: Come, site: Site, game: str) -> None:
    sitting = new_table(site.address, game, "mbb", seed=5)
    player = guest(confirm="never")
    page = player.open(seat_link(sitting, 0))
    assert player.until_asked()
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.locator(".prompt .hint")).to_contain_text("Consider:", timeout=60_000)
    expect(page.locator(".journal ol > li").first).to_be_visible()
