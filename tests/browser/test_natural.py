"""What a natural hand meets at every table: one press is enough, the console stays silent, nothing needs a third touch.

A whole match of each game by mouse is part of every run, with the tests of its board; the ones here take longer."""

import random
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser import florence, test_board_firenze, test_board_ilvecchio
from tests.browser.contracts import MOVES, Stays, contracts_for, cut_text
from tests.browser.hands import Hands
from tests.browser.measures import settle
from tests.browser.site import DESKTOP, LOW, PHONE, Guest, Site, seat_link
from tests.browser.stories import NAMES
from tests.server.live import Sitting, post

Come = Callable[..., Guest]
GAMES: Final = ("florence", "medici", "firenze", "ilvecchio")
MOST: Final = 1500


def medici_table(site: Site, players: int, seed: int) -> Sitting:
    bots = [{"kind": "bot", "name": name, "bot": "random"} for name in NAMES[1:players]]
    body = {"game": "medici", "players": players, "seed": seed, "seats": [{"kind": "me", "name": "Livia"}, *bots]}
    answer = post(f"{site.address}/api/tables", body)
    assert answer.status_code == 201, answer.text
    return Sitting(site.address, answer.json())


def sit_down(game: str, site: Site, seed: int = 4, *, alone: bool = False) -> Sitting:
    """A short match against simple opponents."""
    if game == "florence":
        return florence.take_a_seat(site.address, 0 if alone else 2, seed, edition=florence.short_edition())
    if game == "medici":
        return medici_table(site, 3, seed)
    if game == "firenze":
        return test_board_firenze.table_of(site, 2, seed, edition=test_board_firenze.short(5))
    return test_board_ilvecchio.seat_at(site, 2, seed=seed, edition=test_board_ilvecchio.short_edition())


def hands_for(game: str, visitor: Guest, way: str, seed: int = 5, **more: Any) -> Hands:
    kind = {"florence": florence.Florentine, "ilvecchio": test_board_ilvecchio.Player}.get(game, Hands)
    return kind(visitor, way, random.Random(seed), **more)


def play(come: Come, site: Site, game: str, way: str, *, patient: bool = False, alone: bool = False, **wishes: Any) -> Hands:
    visitor = come(touch=way == "touch", **wishes)
    visitor.open(seat_link(sit_down(game, site, alone=alone), 0))
    hands = hands_for(game, visitor, way, patient=patient, contracts=contracts_for(game, way))
    hands.play(MOST)
    return hands


@pytest.mark.parametrize(
    ("game", "language"),
    [
        ("medici", "de"),
        ("firenze", "fr"),
        pytest.param("florence", "de", marks=pytest.mark.long),
        pytest.param("ilvecchio", "de", marks=pytest.mark.long),
    ],
)
def test_a_whole_match_by_a_natural_mouse(guest: Come, site: Site, game: str, language: str) -> None:
    """On the smallest screen with three columns. The tests of their boards play Florence and Il Vecchio in English."""
    assert play(guest, site, game, "mouse", size=LOW, language=language).touches > 10


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_moves_nothing(guest: Come, site: Site, game: str) -> None:
    """Not the sentence, not the mark, not the panel beside the board."""
    visitor = guest(size=LOW)
    page = visitor.open(seat_link(sit_down(game, site), 0))
    hands = hands_for(game, visitor, "mouse")
    while (seen := hands.settle())["question"] in {"area", "place", "keep"} or seen["confirm"]:
        assert hands.step()
    settle(page)
    stays = Stays(MOVES[game])
    stays(page)
    for stage in (1, 2, 3):
        page.keyboard.press("Shift+H")
        page.wait_for_function("stage => document.querySelectorAll('.prompt .lozenges .full').length >= stage", arg=stage)
        stays(page)
        assert cut_text(page) == []
    expect(page.locator(".hints .reasons")).to_be_visible()
    page.keyboard.press("Escape")
    stays(page)


@pytest.mark.long
@pytest.mark.parametrize(("size", "language"), [(DESKTOP, "en"), (LOW, "de"), ((1366, 768), "fr")])
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_by_a_mouse_that_rests(guest: Come, site: Site, game: str, size: tuple[int, int], language: str) -> None:
    """Move, rest 600 ms, press once, confirm what ends the turn."""
    play(guest, site, game, "mouse", patient=True, size=size, language=language)


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_by_touch(guest: Come, site: Site, game: str, language: str) -> None:
    play(guest, site, game, "touch", size=PHONE, language=language)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_by_keys(guest: Come, site: Site, game: str) -> None:
    play(guest, site, game, "keys", size=LOW)


@pytest.mark.long
@pytest.mark.parametrize("way", ["mouse", "touch"])
def test_an_evening_alone(guest: Come, site: Site, way: str) -> None:
    play(guest, site, "florence", way, alone=True, size=PHONE if way == "touch" else DESKTOP)


# ---- the console -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_tab_of_a_phone_is_quiet(guest: Come, site: Site, game: str) -> None:
    """A board that is not shown measures nothing, and draws nothing from that."""
    visitor = guest(size=PHONE, touch=True)
    page = visitor.open(seat_link(sit_down(game, site), 0))
    page.wait_for_selector("nav.tabs button")
    tabs = page.locator("nav.tabs button")
    assert tabs.count() >= 3
    for _ in range(2):
        for at in range(tabs.count()):
            tabs.nth(at).tap()
            page.wait_for_timeout(120)
            assert visitor.troubles == [], f"tab {at} of {game}: {visitor.troubles[:3]}"
    page.set_viewport_size({"width": 844, "height": 390})
    page.wait_for_timeout(120)
    assert visitor.troubles == []


# ---- choosing and dropping -------------------------------------------------------------------------------------------


def at_action(come: Come, site: Site, bots: int = 2, **wishes: Any) -> tuple[Guest, Page]:
    """Florence, once the first members are on the board and an action is asked for."""
    visitor = come(**wishes)
    page = visitor.open(seat_link(florence.take_a_seat(site.address, bots, 4), 0))
    hands = florence.Florentine(visitor, "mouse", random.Random(3))
    while hands.settle()["question"] != "action":
        assert hands.step()
    page.mouse.move(2, 2)
    return visitor, page


def press(page: Page, selector: str) -> None:
    """As a person: go there, rest, press once."""
    box = page.locator(selector).first.bounding_box()
    assert box, selector
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=5)
    page.wait_for_timeout(600)
    page.mouse.down()
    page.mouse.up()


def test_escape_drops_a_chosen_verb(guest: Come, site: Site) -> None:
    _, page = at_action(guest, site)
    press(page, "[data-spot=verb-deploy]")
    expect(page.locator("[data-question=deploy]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("[data-question=action]")).to_have_count(1)


def test_a_piece_lights_its_goals_and_goes_there(guest: Come, site: Site) -> None:
    visitor, page = at_action(guest, site, confirm="never")
    press(page, ".city [data-spot^=member].open")
    goals = page.locator(".city [data-spot^=place].open")
    expect(goals.first).to_be_visible()
    page.keyboard.press("Escape")
    expect(goals).to_have_count(0)
    before = visitor.entries()
    press(page, ".city [data-spot^=member].open")
    press(page, ".city [data-spot^=place].open")
    page.wait_for_function("n => document.querySelector('.frame').dataset.entries !== n", arg=str(before))
    expect(page.locator(".journal")).to_contain_text("Livia")


@pytest.mark.parametrize("bots", [0, 2], ids=["alone", "three"])
def test_what_ends_a_turn_is_confirmed_and_a_selection_is_not(guest: Come, site: Site, bots: int) -> None:
    """Alone too: Strozzi's card follows, and closes undo."""
    visitor, page = at_action(guest, site, bots)
    before = visitor.entries()
    press(page, "[data-spot=verb-deploy]")
    page.wait_for_function("n => document.querySelector('.frame').dataset.entries !== n", arg=str(before))
    expect(page.locator(".prompt .primary")).to_have_count(0)
    press(page, ".city [data-spot^=place].open")
    expect(page.locator(".prompt .primary")).to_be_visible()
