"""The lobby: one click to play, tables by name, editions of one's own, what was played and what to try next."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from signoria.core.registry import load
from tests.browser.site import ASKED, OVER, PHONE, Guest, Site, seat_link
from tests.browser.test_access import faults
from tests.installing import CORTE, install
from tests.server.live import HTTP, new_table

Come = Callable[..., Guest]
SMALL = (320, 640)
CARNIVAL = (load("florence").folder / "editions" / "carnival.toml").read_text(encoding="utf-8")
UNSURE = """provenance = "reconstructed"
note = "Five spaces are as likely as six."
open = 6"""
MINE = CARNIVAL.replace('name = "carnival"', 'name = "my box"').replace(UNSURE, 'provenance = "printed"\nopen = 5')


def card(page: Page, game: str) -> Locator:
    return page.locator(f"[data-game={game}]")


def rows(page: Page) -> Locator:
    return page.locator("[data-table]")


def pick(part: Locator, row: str, choice: str) -> None:
    part.get_by_role("radiogroup", name=re.compile(row)).get_by_role("radio", name=choice, exact=True).click()


def pressed(part: Locator) -> list[str]:
    return part.locator("[aria-checked=true] .word").all_inner_texts()


def table_info(page: Page) -> dict[str, Any]:
    """What the server knows of the table that is open."""
    held = json.loads(page.evaluate("localStorage.getItem('signoria-matches')"))[0]
    address = page.url.split("/t/")[0]
    headers = {"Authorization": f"Bearer {held['token']}"}
    return dict(HTTP.get(f"{address}/api/tables/{held['table']}", headers=headers).json())


def remember(player: Guest, key: str, value: object) -> None:
    """What a browser kept from earlier days."""
    text = json.dumps(json.dumps(value))
    player.context.add_init_script(f"localStorage.getItem('{key}') || localStorage.setItem('{key}', {text})")


def new_table_page(player: Guest, game: str) -> Page:
    page = player.open(f"/#new={game}")
    page.wait_for_selector("form")
    return page


# ---- playing at once ----------------------------------------------------------------------------------------------------


def test_play_now_keeps_the_last_choice(guest: Come) -> None:
    player = guest(last={})
    page = player.open()
    medici = card(page, "medici")
    pick(medici, "^Players", "3")
    pick(medici, "^Level", "Apprentice")
    expect(medici.get_by_role("button", name="Play now")).to_contain_text("2 computers, apprentice")
    expect(medici).to_contain_text("good for a first match")
    page.reload()
    expect(medici.get_by_role("button", name="Play now")).to_contain_text("2 computers, apprentice")
    assert pressed(medici) == ["3", "Apprentice"]
    medici.get_by_role("button", name="Play now").click()
    page.wait_for_selector(".frame")
    seats = table_info(page)["seats"]
    assert [seat["bot"] for seat in seats if seat["kind"] == "bot"] == ["apprentice"] * 2


def test_florence_alone_by_one_click_each(guest: Come) -> None:
    player = guest(last={})
    page = player.open()
    florence = card(page, "florence")
    assert florence.get_by_role("radiogroup", name="Difficulty").count() == 0
    pick(florence, "^Players", "Alone")
    assert florence.get_by_role("radiogroup", name="Level").count() == 0
    pick(florence, "^Difficulty", "Harder")
    button = florence.get_by_role("button", name="Play alone")
    expect(button).to_contain_text("against Strozzi, harder")
    button.click()
    page.wait_for_selector(".frame")
    info = table_info(page)
    harder = next(preset for preset in load("florence").presets if preset.key == "harder")
    assert info["players"] == 1
    assert {key for key, on in info["options"].items() if on} == set(harder.options)


def test_levels_stand_in_the_order_of_their_strength_with_a_sentence(guest: Come) -> None:
    page = guest().open()
    levels = card(page, "firenze").get_by_role("radiogroup", name="Level").get_by_role("radio")
    expect(levels).to_have_count(5)
    assert levels.locator(".word").all_inner_texts() == ["Apprentice", "Journeyman", "Master", "Consul", "Magnifico"]
    sentences = [level.get_attribute("title") for level in levels.all()]
    assert len(set(sentences)) == 5
    assert all(sentences)
    page = new_table_page(guest(), "medici")
    page.get_by_label("Who sits on seat 3").select_option("bot")
    chooser = page.get_by_label("Level of the computer player on seat 3")
    offered = chooser.locator("option").evaluate_all("all => all.map((one) => one.value)")
    assert offered == ["random", "apprentice", "greedy", "journeyman", "master", "consul", "magnifico"]
    chooser.select_option("magnifico")
    expect(page.locator("form li").nth(2)).to_contain_text("looks furthest ahead")
    guide = page.locator("details", has_text="How strong the levels are")
    guide.locator("summary").click()
    expect(guide).to_contain_text("against three of the level below")


SIZES = [(1440, 900), (1280, 720), (390, 844)]
# Rows of choices whose words stick out, that take more than one line of levels, or that leave their own button.
CRAMMED = """() => [...document.querySelectorAll('.segments')].flatMap((row) => {
    const tops = new Set([...row.children].map((one) => one.getBoundingClientRect().top));
    const wide = row.scrollWidth > row.clientWidth || [...row.children].some((one) => one.scrollWidth > one.clientWidth);
    return wide || (row.matches('.shortens') && tops.size > 1) ? [row.ariaLabel] : [];
})"""


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_five_levels_stand_in_one_row_at_every_size(guest: Come, language: str) -> None:
    player = guest(language=language, last={})
    page = player.open()
    page.wait_for_selector("[data-game=medici]")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        levels = page.locator(".shortens").first
        expect(levels).to_be_visible()
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        assert page.evaluate(CRAMMED) == [], f"{width} x {height}"
        # The level that holds is always in words.
        assert re.match(r"\w{4}", levels.locator("[aria-checked=true]").inner_text())


@pytest.mark.parametrize(("game", "players"), [("florence", 3), ("medici", 4), ("firenze", 2), ("ilvecchio", 3)])
def test_a_game_begins_with_its_usual_number_of_players(guest: Come, game: str, players: int) -> None:
    player = guest(last={})
    page = player.open()
    chosen = card(page, game).get_by_role("radiogroup", name="Players").get_by_role("radio", checked=True)
    expect(chosen).to_have_text(str(players))
    page = new_table_page(player, game)
    expect(page.locator("form ol").first.get_by_role("listitem")).to_have_count(players)


def test_play_now_is_two_keys_away(guest: Come) -> None:
    player = guest(last={}, game="firenze")
    page = player.open()
    page.wait_for_selector("[data-game=firenze]")
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Skip to Play now")).to_be_focused()
    page.keyboard.press("Enter")
    expect(card(page, "firenze").get_by_role("button", name="Play now")).to_be_focused()
    # Backwards through the card: one step for each row of choices, whose arrows choose.
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("ArrowRight")
    expect(card(page, "firenze").get_by_role("radio", name="Master")).to_be_checked()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("ArrowRight")
    expect(card(page, "firenze").get_by_role("radio", name="3", exact=True)).to_be_checked()
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_selector(".frame")
    assert table_info(page)["players"] == 3


def test_play_now_asks_for_a_name_once_and_waits_for_none(guest: Come) -> None:
    player = guest(name="", last={"medici": {"players": 3, "bot": "random"}})
    page = player.open()
    play = card(page, "medici").get_by_role("button", name="Play now")
    play.click()
    field = card(page, "medici").get_by_role("textbox", name="What is your name?")
    expect(field).to_be_focused()
    # Without an answer the player is a guest.
    card(page, "medici").get_by_role("button", name="Play as a guest").click()
    page.wait_for_selector(".frame")
    assert [seat["name"] for seat in table_info(page)["seats"] if seat["kind"] == "person"] == ["Guest"]
    page = player.open()
    play.click()
    page.wait_for_selector(".frame")


def test_a_name_given_to_play_now_is_kept_and_no_computer_has_it(guest: Come) -> None:
    player = guest(name="", last={"medici": {"players": 3, "bot": "random"}})
    page = player.open()
    card(page, "medici").get_by_role("button", name="Play now").click()
    page.keyboard.type("bianca")
    page.keyboard.press("Enter")
    page.wait_for_selector(".frame")
    names = [seat["name"] for seat in table_info(page)["seats"]]
    assert "bianca" in names
    assert "Bianca" not in names
    page = player.open()
    expect(page.get_by_role("heading", level=1)).to_contain_text("bianca")


# ---- new tables ---------------------------------------------------------------------------------------------------------


def test_only_options_that_apply_are_offered(guest: Come) -> None:
    page = new_table_page(guest(last={}), "florence")
    assert page.get_by_role("switch").count() == 0
    page.get_by_role("radio", name="Alone", exact=True).click()
    groups = page.locator("fieldset")
    assert [group.get_by_role("switch").count() for group in groups.all()] == [5, 6]
    expect(page.get_by_role("heading", level=1)).to_have_text("Florence, alone against Strozzi")
    page.get_by_role("radio", name="Merciless").click()
    expect(groups.nth(1)).to_contain_text("6 of 6 on")
    groups.nth(0).get_by_role("switch").first.check()
    expect(page.get_by_role("radio", name="Custom")).to_be_checked()
    page = new_table_page(guest(), "firenze")
    seals = page.get_by_label("How neutral seals are placed")
    assert page.get_by_role("combobox", name="Dead colour").count() == 0
    seals.select_option("dead-colour")
    expect(page.get_by_role("combobox", name="Dead colour")).to_be_visible()
    assert page.get_by_role("spinbutton", name="Number of neutral seals").count() == 0


def test_an_owners_edition_is_checked_kept_and_played_by(guest: Come, tmp_path: Path) -> None:
    wrong, right = tmp_path / "wrong.toml", tmp_path / "my-box.toml"
    wrong.write_text(MINE.replace("open = 5", "open = 9"), encoding="utf-8")
    right.write_text(MINE, encoding="utf-8")
    player = guest(last={"florence": {"players": 2, "bot": "random"}})
    page = new_table_page(player, "florence")
    edition = page.get_by_role("region", name="Edition")
    file = edition.get_by_label("Open or drop an edition file")
    file.set_input_files(wrong)
    line = MINE[: MINE.index("open = 5")].count("\n") + 1
    expect(edition).to_contain_text(f"Line {line}.")
    expect(edition).to_contain_text("spaces.3.open is 9; expected: a whole number from 1 to 7")
    file.set_input_files(right)
    expect(edition).to_contain_text("26 groups of values read")
    expect(edition).to_contain_text("spaces.3.open: 5 instead of 6")
    expect(edition).to_contain_text("reconstructed")
    page.reload()
    expect(edition).to_contain_text("Another file")
    edition.get_by_role("radio", name="my box").click()
    page.get_by_label("Who sits on seat 2").select_option("bot")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(".frame")
    assert table_info(page)["edition"]["name"] == "my box"


def test_an_edition_may_be_dropped_anywhere_in_the_lobby(guest: Come) -> None:
    page = guest().open()
    page.wait_for_selector("[data-game=florence]")
    page.evaluate(
        """text => {
            const data = new DataTransfer();
            data.items.add(new File([text], 'mine.toml'));
            window.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
        }""",
        MINE,
    )
    expect(page.get_by_role("region", name="Edition")).to_contain_text("mine.toml")
    assert page.url.endswith("#new=florence")


def test_what_a_table_agrees_on_is_seen_before_one_sits_down_and_kept_to(guest: Come) -> None:
    host = guest(name="Livia", last={"medici": {"players": 3, "bot": "random"}})
    page = new_table_page(host, "medici")
    agreed = page.get_by_role("region", name="At this table")
    pick(agreed, "Hints", "none")
    pick(agreed, "Undo", "never")
    agreed.get_by_label("Name of the table").fill("Blue evening")
    agreed.get_by_label("Seed").fill("12")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(".frame")
    held = json.loads(page.evaluate("localStorage.getItem('signoria-matches')"))[0]
    friend = guest(name="")
    shown = friend.open(f"/t/{held['table']}#{held['friends'][0]['token']}").locator("form")
    expect(shown).to_contain_text("Blue evening")
    terms = shown.locator("dt").all_inner_texts()
    values = shown.locator("dd").all_inner_texts()
    told = dict(zip(terms, values, strict=True))
    assert (told["Hints"], told["Undo"]) == ("none", "never")
    assert told["Seed"].startswith("chosen")
    friend.page.get_by_label("Your name").fill("Tomás")
    friend.page.get_by_role("button", name="Sit down").click()
    friend.page.wait_for_selector(".frame")
    page.wait_for_selector(f"{ASKED}, .prompt")
    assert page.locator(".prompt").get_by_role("button", name="Hint").count() == 0


def test_the_invitation_of_a_lonely_server_says_how_others_come(guest: Come) -> None:
    page = new_table_page(guest(last={"medici": {"players": 3, "bot": "random"}}), "medici")
    page.get_by_role("radio", name="at once", exact=True).click()
    page.get_by_role("button", name="Open the table").click()
    invite = page.locator(".invite")
    expect(invite).to_contain_text("This server answers this computer only.")
    expect(invite.locator("code")).to_contain_text("signoria serve --host 0.0.0.0 --port")
    invite.get_by_role("button", name="QR code: Seat 2").click()
    expect(invite.get_by_role("img", name="QR code for Seat 2")).to_be_visible()


@pytest.mark.parametrize(("game", "unsure"), [("florence", 13), ("firenze", 35), ("ilvecchio", 21)])
def test_one_number_of_reconstructed_values(guest: Come, game: str, unsure: int) -> None:
    """The summary, the edition beside it, the rules and the page of editions count the same."""
    assert load(game).edition().counts()["reconstructed"] == unsure
    page = new_table_page(guest(last={}), game)
    expect(page.locator("aside")).to_contain_text(f"{unsure} groups of values are reconstructed.")
    expect(page.locator("aside")).not_to_contain_text("All as printed")
    edition = page.get_by_role("region", name="Edition")
    expect(edition.locator(".label .cost").first).to_have_text(re.compile(rf"^\s*{unsure}\s+reconstructed"))
    expect(edition).to_contain_text(f"{unsure - 1} more groups of values")
    page.evaluate("location.hash = '#editions'")
    title = page.locator("main section", has=page.locator(f"a[href*='/{game}/']"))
    expect(title.locator(".label .cost").first).to_have_text(re.compile(rf"^\s*{unsure}\s+reconstructed"))
    expect(title.locator("summary")).to_contain_text(f"{unsure} groups of values are reconstructed")


# ---- my tables ----------------------------------------------------------------------------------------------------------


def test_two_tables_of_one_game_are_told_apart(guest: Come) -> None:
    player = guest()
    for _ in range(3):
        player.play_now()
        player.until_asked()
    page = player.open()
    expect(rows(page)).to_have_count(3)
    assert page.title() == "(3) Signoria"
    names = page.locator("[data-table] .title b").all_inner_texts()
    assert len(set(names)) == 3
    expect(rows(page).first).to_contain_text("Medici · round 1 of 3")
    expect(rows(page).first).to_contain_text("with Bianca, Lorenzo, and Giulia")
    # What is asked, in the words of the table.
    expect(rows(page).first.locator(".state")).to_contain_text(re.compile("card|lot|Bid|bid", re.IGNORECASE))


def test_what_waits_for_me_comes_first_then_others_then_what_has_not_begun(guest: Come, site: Site) -> None:
    waiting = new_table(site.address, "medici", "mff", seed=3)
    actor = waiting.get("/position").json()["actor"]
    # One table where it is my move, one where I sit elsewhere, and one whose friends are not there yet.
    other = (actor + 1) % 3
    for seat in range(3):
        assert waiting.post("/join", {"name": f"P{seat}"}, seat).status_code == 200
    missing = new_table(site.address, "florence", "mf", seed=3, seated=False)
    player = guest()
    held = [
        {"table": missing.id, "token": missing.tokens[0], "game": "florence", "seat": 0, "since": 1},
        {"table": waiting.id, "token": waiting.tokens[other], "game": "medici", "seat": other, "since": 2},
        {"table": waiting.id, "token": waiting.tokens[actor], "game": "medici", "seat": actor, "since": 3},
    ]
    remember(player, "signoria-matches", held)
    page = player.open()
    expect(rows(page)).to_have_count(3)
    buttons = rows(page).get_by_role("link").all_inner_texts()
    assert buttons == ["Play", "Open", "Invite"]
    expect(rows(page).nth(2)).to_contain_text("One seat is free")


def test_hundreds_of_tables_are_remembered(guest: Come, site: Site) -> None:
    sitting = new_table(site.address, "medici", "mff", seed=3)
    gone = [{"table": f"t{i}", "token": f"gone{i}", "game": "medici", "seat": 0, "since": i} for i in range(450)]
    player = guest()
    own = {"table": sitting.id, "token": sitting.tokens[0], "game": "medici", "seat": 0, "since": 0}
    remember(player, "signoria-matches", [*gone, own])
    page = player.open()
    expect(rows(page)).to_have_count(1)
    player.play_now()
    assert len(json.loads(page.evaluate("localStorage.getItem('signoria-matches')"))) == 452


def test_a_finished_match_is_counted_and_travels_as_a_file(guest: Come, finished: str, tmp_path: Path) -> None:
    player = guest()
    page = player.open(finished)
    page.wait_for_selector(OVER)
    own = int(page.locator(".result li", has_text="(you)").locator(".score").inner_text())
    page = player.open()
    played = page.get_by_role("region", name="Played")
    expect(played).to_contain_text(re.compile("[01] of 1 won"))
    expect(played).to_contain_text(f"best {own}")
    played.get_by_role("link", name="All 1").click()
    table = page.get_by_role("region", name="Medici").get_by_role("table").first
    # Against whom, matches, won, share, best, average.
    expect(table.locator("tbody tr")).to_have_text([re.compile(rf"carefree\s*1\s*[01]\s*(0|100) %\s*{own}\s*{own}")])
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "played.json"
    waiting.value.save_as(file)
    assert "token" not in file.read_text(encoding="utf-8")
    other = guest()
    page = other.open("/#played")
    page.get_by_label("Open a file").set_input_files(file)
    expect(page.get_by_text("One match was added.")).to_be_visible()
    expect(page.get_by_role("region", name="Medici")).to_be_visible()
    page.get_by_label("Open a file").set_input_files(file)
    expect(page.get_by_text("Nothing new was in that file.")).to_be_visible()


def test_own_seats_move_to_another_device(guest: Come) -> None:
    player = guest()
    player.play_now()
    player.until_asked()
    page = player.open()
    page.get_by_role("button", name="Continue on another device").click()
    panel = page.get_by_role("region", name="Your seats on another device")
    expect(panel.get_by_role("img", name=re.compile("QR code"))).to_be_visible()
    # Without a clipboard the link is shown.
    page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(new Error('no')); }")
    panel.get_by_role("button", name="Copy the link").click()
    link = panel.get_by_role("textbox").input_value()
    other = guest(name="")
    page = other.open("/" + link[link.index("#") :])
    expect(page.get_by_text("One seat was brought here")).to_be_visible()
    assert rows(page).count() == 0
    page.get_by_role("button", name="Take them over").click()
    expect(rows(page)).to_have_count(1)
    rows(page).first.get_by_role("link", name="Play").click()
    page.wait_for_selector(ASKED)


# ---- what could be next -------------------------------------------------------------------------------------------------


def result(game: str, scores: list[int], place: int, **more: Any) -> dict[str, Any]:
    places = [place, *[1 if place > 1 else 2] * (len(scores) - 1)]
    bots = [None, *["apprentice"] * (len(scores) - 1)]
    return {
        "table": f"{game}{scores[0]}",
        "token": "",
        "game": game,
        "seat": 0,
        "at": 1_700_000_000_000 + scores[0],
        "names": ["Livia", *["Bianca"] * (len(scores) - 1)],
        "bots": bots,
        "scores": scores,
        "places": places,
        "rivals": [],
        "options": {},
        "edition": "x",
        **more,
    }


def suggested(page: Page) -> list[str]:
    region = page.get_by_role("region", name="Try next")
    expect(region.locator("li").first).to_be_visible()
    return region.locator("li b").all_inner_texts()


def test_newcomers_find_no_empty_half(guest: Come) -> None:
    page = guest(name="", last={}).open()
    expect(page.get_by_role("region", name="New here")).to_be_visible()
    assert suggested(page)[0] == "Medici, for the first time"
    for game in ("florence", "medici", "firenze", "ilvecchio"):
        expect(card(page, game).locator("p.second")).not_to_be_empty()


def test_what_to_try_next_comes_from_my_own_matches(guest: Come) -> None:
    player = guest()
    remember(
        player,
        "signoria-played",
        [result("medici", [135, 100, 90, 80], 1), result("florence", [170], 2, bots=[None], rivals=[281])],
    )
    page = player.open()
    told = suggested(page)
    assert "Medici against journeyman" in told or "Florence alone, easier" in told
    assert sum("for the first time" in one for one in told) == 1
    alone = page.get_by_role("region", name="Try next").locator("li", has_text="Florence alone")
    expect(alone).to_contain_text("Last time 170 to 281.")
    alone.get_by_role("button", name="Play").click()
    page.wait_for_selector(".frame")
    assert table_info(page)["options"]["easier-time"] is True


def test_people_are_opponents_by_name_and_no_level_is_said_of_them(guest: Come) -> None:
    player = guest()
    friends = {"names": ["Livia", "Tomás", "Bianca"], "bots": [None, None, "journeyman"]}
    remember(player, "signoria-played", [result("medici", [60, 80, 70], 3, **friends)])
    page = player.open()
    told = page.get_by_role("region", name="Try next")
    expect(told).to_contain_text("Medici against apprentice")
    expect(told).to_contain_text("A first match against apprentice.")
    expect(told).not_to_contain_text("not beaten")
    page.evaluate("location.hash = '#played'")
    table = page.get_by_role("region", name="Medici").get_by_role("table").first
    expect(table.locator("tbody th")).to_have_text(["Tomás"])


@pytest.fixture
def five_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Site]:
    """A server beside which a game of another distribution is installed."""
    monkeypatch.setenv("PYTHONPATH", str(install(CORTE, tmp_path)))
    server = Site(tmp_path)
    yield server
    server.stop()


def test_a_fifth_game_stands_there_by_its_title_and_is_played_on_the_sheet_of_words(five_games: Site, guest: Come) -> None:
    player = guest(at=five_games)
    page = player.open()
    corte = card(page, "corte")
    expect(corte.get_by_role("heading")).to_have_text("Corte")
    expect(corte.locator(".scene svg")).to_be_visible()
    words = page.locator("main").inner_text()
    assert not re.search(r"\b(about|preset|level|option|street|bot)-\w", words)
    assert page.locator("main").get_by_text("undefined").count() == 0
    corte.get_by_role("button", name="Play now").click()
    page.wait_for_selector(".frame")
    while player.until_asked():
        before = player.entries()
        page.locator(ASKED).first.click()
        player.moved_on(before)
    expect(page.locator(OVER)).to_contain_text("takes the trick")


# ---- for everybody ------------------------------------------------------------------------------------------------------

TARGETS = """() => [...document.querySelectorAll('main button, main a.button, nav a, main select, main input:not([type=file])')]
    .filter((it) => it.checkVisibility() && !it.matches('.link, .hidden-text, [role=switch]'))
    .map((it) => [it.getBoundingClientRect(), it.ariaLabel || it.textContent])
    .filter(([box]) => box.height < 43.5)
    .map(([box, name]) => `${name}: ${box.width} x ${box.height}`)"""


@pytest.mark.parametrize("night", [False, pytest.param(True, marks=pytest.mark.long)])
def test_no_serious_fault_in_the_lobby(guest: Come, site: Site, night: bool) -> None:
    player = guest(night=night, last={"florence": {"players": 1}})
    remember(player, "signoria-played", [result("medici", [135, 100, 90, 80], 1), result("firenze", [50, 60], 2)])
    player.play_now()
    player.until_asked()
    page = player.open()
    rows(page).first.wait_for()
    assert faults(page) == []
    page.get_by_role("button", name="Continue on another device").click()
    page.wait_for_selector("svg.qr")
    assert faults(page) == []
    for place, wanted in (("#new=florence", "form"), ("#new=firenze", "form"), ("#played", "table"), ("#editions", "details")):
        page.evaluate(f"location.hash = '{place}'")
        page.wait_for_selector(wanted)
        assert faults(page) == [], place


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("size", [PHONE, SMALL])
def test_on_a_phone_what_waits_is_first_and_fingers_find_it(guest: Come, size: tuple[int, int], language: str) -> None:
    player = guest(size=size, touch=True, language=language, last={"medici": {"players": 4, "bot": "random"}})
    remember(player, "signoria-played", [result("medici", [135, 100, 90, 80], 1)])
    player.play_now()
    player.until_asked()
    page = player.open()
    rows(page).first.wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    tables, tiles = rows(page).first.bounding_box(), page.locator("[data-tile=medici]").bounding_box()
    assert tables
    assert tiles
    assert tables["y"] < tiles["y"]
    assert page.evaluate(TARGETS) == []
    assert faults(page) == []
    page.locator("[data-tile=florence]").tap()
    expect(card(page, "florence")).to_be_visible()
    for place, wanted in (("#new=florence", "form"), ("#played", "table"), ("#editions", "details")):
        page.evaluate(f"location.hash = '{place}'")
        page.wait_for_selector(wanted)
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0], place
        assert page.evaluate(TARGETS) == [], place


def test_the_lobby_loads_within_its_budget(guest: Come) -> None:
    player = guest()
    scripts: list[Any] = []
    player.page.on("requestfinished", lambda request: scripts.append(request) if request.url.endswith(".js") else None)
    page = player.open()
    page.wait_for_selector("[data-game=medici]")
    page.wait_for_load_state("networkidle")
    # As it travels: the server sends what was compressed when it was built.
    size = sum(request.sizes()["responseBodySize"] for request in scripts)
    print(f"lobby script {size / 1000:.1f} kB")
    assert 20_000 < size < 60_000


def test_a_seat_link_is_not_told_to_the_server(guest: Come, site: Site) -> None:
    """What moves seats stays behind the number sign."""
    sitting = new_table(site.address, "medici", "mff", seed=3)
    player = guest()
    asked: list[str] = []
    player.page.on("request", lambda request: asked.append(request.url))
    page = player.open(f"/#seats=Livia~{sitting.id}.{sitting.tokens[0]}.medici.0")
    page.get_by_role("button", name="Not now").click()
    page.wait_for_selector("[data-game=medici]")
    assert not any(sitting.tokens[0] in address for address in asked)
    assert seat_link(sitting, 0).endswith(sitting.tokens[0])


def test_whoever_plays_alone_has_the_colour_of_the_table_in_every_list(guest: Come) -> None:
    """Amber and lapis are Strozzi's, in the summary and in my tables as on the board."""
    player = guest()
    page = player.open("/#new=florence")
    page.get_by_role("radio", name="Alone").click()
    crests = page.locator("aside .seats li")
    expect(crests).to_have_count(2)
    assert crests.nth(1).locator(".crest svg").count() == 2
    own = crests.nth(0).locator("svg circle").nth(1).get_attribute("fill")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(ASKED)
    assert page.locator("[data-seat='0'] .face svg circle").nth(1).get_attribute("fill") == own
    player.open("/")
    page.reload()
    row = page.locator(".yours .seats")
    expect(row.locator(".crest svg")).to_have_count(2)
    assert row.locator("> svg circle").nth(1).get_attribute("fill") == own
