"""Numbers that no rulebook of ours prints are marked where players meet them, and say where they come from."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from signoria.core.registry import load
from tests.browser.site import ASKED, Guest, Site, seat_link
from tests.browser.test_access import faults
from tests.server.live import HTTP, Sitting, new_table

Come = Callable[..., Guest]
BOARDS = {
    "florence": ("mbb", {"dial.1", "objectives"}, "dial.1"),
    "firenze": ("mbb", {"floors", "majority", "commissions.green"}, "commissions.green"),
    "ilvecchio": ("mbb", {"tracks.chiesa", "areas roads places middlemen"}, "tracks.milano"),
}
NOTES = {
    "florence": "The head and the first four places are printed.",
    "firenze": "Die 4 für Höhe 5 und die 5 für Höhe 6 sind in Beispielen der Anleitung gedruckt.",
    "ilvecchio": "La troisième case coûte 5 florins et porte un blason",
}
LANGUAGES = {"florence": "en", "firenze": "de", "ilvecchio": "fr"}
OURS = {"en": "Reconstructed, our choice.", "de": "Rekonstruiert, unsere Wahl.", "fr": "Reconstitué, notre choix."}


def ring(page: Page, of: str) -> Locator:
    return page.locator(f'.frame [data-unsure="{of}"]').first


def note(page: Page) -> Locator:
    return page.locator(".note[popover]")


@pytest.mark.parametrize("game", BOARDS)
def test_a_board_marks_numbers_that_are_our_choice(guest: Come, site: Site, game: str) -> None:
    seats, wanted, asked = BOARDS[game]
    language = LANGUAGES[game]
    page = guest(language=language).open(seat_link(new_table(site.address, game, seats, seed=5), 0))
    page.wait_for_selector(ASKED)
    marked = set(page.locator(".frame [data-unsure]").evaluate_all("all => all.map(one => one.dataset.unsure)"))
    assert wanted <= marked
    # On hover, in the language of the page, with the way a correction takes.
    ring(page, asked).hover()
    expect(note(page)).to_contain_text(OURS[language])
    expect(note(page)).to_contain_text(NOTES[game])
    expect(note(page).get_by_role("link")).to_have_attribute("href", "/#editions")
    page.mouse.move(2, 2)
    expect(note(page)).to_have_count(0)
    # By keyboard, where the focus is; asking decides nothing.
    before = page.locator(".frame").get_attribute("data-entries")
    ring(page, asked).focus()
    page.keyboard.press("?")
    expect(note(page)).to_contain_text(OURS[language])
    page.keyboard.press("Escape")
    expect(note(page)).to_have_count(0)
    assert page.locator(".frame").get_attribute("data-entries") == before
    assert faults(page) == []


def test_a_match_begins_without_a_word_of_it_and_the_rules_list_it(guest: Come, site: Site) -> None:
    player = guest(language="de")
    page = player.open(seat_link(new_table(site.address, "florence", "m", seed=5), 0))
    page.wait_for_selector(ASKED)
    expect(page.locator(".prompt")).not_to_contain_text("rekonstruiert")
    page.keyboard.press("Shift+R")
    listed = page.locator("aside details.unsure")
    listed.locator("summary").click()
    expect(listed).to_contain_text("Medici-Scheibe, Runde (4, 5, 7, 8, 9)")
    expect(listed).to_contain_text("Steht in Bildern")
    # Beside the numbers of the text stands the same sign.
    first = page.locator("aside .text [data-unsure]").first
    first.click()
    expect(note(page)).to_contain_text(OURS["de"])
    page.keyboard.press("Escape")
    page.locator("aside").get_by_role("button", name="Schließen").click()
    expect(page.locator("aside details.unsure")).to_have_count(0)


def test_where_everything_is_printed_nothing_is_marked_and_an_owners_doubt_is(guest: Come, site: Site) -> None:
    player = guest()
    page = player.open(seat_link(new_table(site.address, "medici", "mbb", seed=5), 0))
    page.wait_for_selector(ASKED)
    assert page.locator("[data-unsure]").count() == 0
    content: dict[str, Any] = {**load("medici").edition().content, "name": "my box"}
    content["track"] = {**content["track"], "provenance": "reconstructed", "note": "Two fields are hard to read."}
    body = {"game": "medici", "players": 3, "seats": [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}], "edition": content}
    own = Sitting(site.address, HTTP.post(f"{site.address}/api/tables", json=body).json())
    page = player.open(seat_link(own, 0))
    page.wait_for_selector(ASKED)
    page.locator('.track [data-unsure="track"]').first.click()
    expect(note(page)).to_contain_text("Two fields are hard to read.")


def test_editions_are_described_in_the_language_of_the_page(guest: Come) -> None:
    page = guest(language="fr").open("/#editions")
    values = page.get_by_role("region", name="Il Vecchio")
    values.locator("summary").click()
    expect(values).to_contain_text("Le nom est imprimé, la couleur est reconstituée.")
    expect(values).not_to_contain_text("The name is printed")
