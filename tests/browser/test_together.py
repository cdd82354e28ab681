"""Friends, spectators, lost connections."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.site import ASKED, OVER, PHONE, Guest, Site, seat_link, until
from tests.server.live import new_table

Come = Callable[..., Guest]
# In the order in which a quick player wants them.
VERBS = ("bid", "reveal", "auction", "pass")


def open_with_friend(host: Guest) -> tuple[str, str]:
    """A table for two people and a computer; returns the links for the friend and for spectators."""
    page = host.open()
    page.get_by_role("link", name="Friends: Medici").click()
    page.get_by_label("Who sits on seat 2").wait_for()
    page.get_by_role("radio", name="3", exact=True).click()
    page.get_by_label("Who sits on seat 2").select_option("friend")
    page.get_by_label("Who sits on seat 3").select_option("bot")
    page.get_by_role("radio", name="at once", exact=True).click()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(".invite")
    held = json.loads(page.evaluate("localStorage.getItem('signoria-matches')"))[0]
    table = held["table"]
    return f"/t/{table}#{held['friends'][0]['token']}", f"/t/{table}#{held['watch']}"


def decide(player: Guest) -> bool:
    """Decides if this player is asked."""
    if not player.page.locator(ASKED).count():
        return False
    player.pass_on()
    return True


def test_two_browsers_play_each_other(guest: Come) -> None:
    host = guest(name="Livia")
    link, watching = open_with_friend(host)
    friend = guest(name="")
    page = friend.open(link)
    expect(page.get_by_role("heading", name="A seat at Medici")).to_be_visible()
    page.get_by_label("Your name").fill("Tomás <b>")
    page.get_by_role("button", name="Sit down").click()
    expect(host.page.locator("[data-seat='1']")).to_contain_text("Tomás <b>")
    spectator = guest(name="")
    spectator.open(watching)
    expect(spectator.page.locator(".prompt")).to_contain_text("You are watching")
    everybody = (host, friend, spectator)
    decided = {host: 0, friend: 0}
    while min(decided.values()) < 8:
        asked = until(everybody, lambda: next((one for one in decided if one.page.locator(ASKED).count()), None))
        asked.pass_on()
        decided[asked] += 1
    # All see the same from their own shown.
    until(everybody, lambda: any(one.page.locator(ASKED).count() for one in decided))
    until(everybody, lambda: len({one.entries() for one in everybody}) == 1)
    until(everybody, lambda: len({shown_scores(one) for one in everybody}) == 1)
    assert len(shown_scores(host)) == 3


def click_on(player: Guest) -> None:
    """Decides with the pointer alone: bids, or reveals, or does what is left, and confirms where that is asked."""
    page, before = player.page, player.entries()
    verbs = [page.locator(f".verbs [data-action^={verb}]:not([aria-disabled=true])") for verb in VERBS]
    next(button for button in verbs if button.count()).click()
    confirm = page.locator(".prompt .primary")
    moved = "document.querySelector('.frame').dataset.entries != n"
    page.wait_for_function(f"n => {moved} || document.querySelector('.prompt .primary')", arg=str(before))
    if page.evaluate(f"n => !({moved})", str(before)):
        confirm.click()
    page.wait_for_function(f"n => {moved}", arg=str(before))


def result_on(player: Guest) -> dict[str, int]:
    """Final scores by name as a screen tells them; everybody's own name has a note behind it."""
    rows = player.page.locator(".result ol > li")
    names = [re.sub(r" \([^)]*\)$", "", name) for name in rows.locator(".who b").all_inner_texts()]
    return dict(zip(names, map(int, rows.locator(".score").all_inner_texts()), strict=True))


@pytest.mark.long
def test_a_match_with_a_friend_ends_on_both_screens(guest: Come) -> None:
    """Host at a desk in English, friend on a phone in German, a computer between them: from the link to the last score."""
    host = guest(name="Livia")
    link, _ = open_with_friend(host)
    friend = guest(name="", language="de", size=PHONE)
    friend.open(link)
    friend.page.get_by_label("Dein Name").fill("Tomás")
    friend.page.get_by_role("button", name="Hinsetzen").click()
    friend.page.wait_for_selector(".frame")
    people = (host, friend)

    def asked_or_over() -> Guest | str | None:
        if all(one.page.locator(OVER).count() for one in people):
            return OVER
        return next((one for one in people if one.page.locator(ASKED).count()), None)

    decisions = 0
    while isinstance(player := until(people, asked_or_over), Guest):
        click_on(player)
        decisions += 1
        assert decisions < 300
    assert decisions > 10
    scores = result_on(host)
    assert scores == result_on(friend)
    assert {"Livia", "Tomás"} < set(scores)
    assert len(scores) == 3
    expect(host.page.get_by_role("button", name="Play again")).to_be_visible()
    expect(friend.page.get_by_role("heading", name="Ergebnis, Punkt für Punkt")).to_be_visible()


def shown_scores(player: Guest) -> tuple[str, ...]:
    return tuple(player.page.locator("article .score .hidden-text").all_inner_texts())


def test_a_name_that_is_taken_says_so_and_another_one_sits_down(guest: Come) -> None:
    host = guest(name="Livia")
    link, _ = open_with_friend(host)
    friend = guest(name="")
    page = friend.open(link)
    page.get_by_label("Your name").fill("LIVIA")
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("alert")).to_have_text(
        "Somebody at this table has that name, or one that looks like it. Choose another."
    )
    page.get_by_label("Your name").fill("Tomás")
    page.get_by_role("button", name="Sit down").click()
    expect(host.page.locator("[data-seat='1']")).to_contain_text("Tomás")
    friend.troubles = [trouble for trouble in friend.troubles if "409" not in trouble]


def test_a_new_name_in_the_settings_is_seen_by_everybody(guest: Come) -> None:
    host = guest(name="Livia")
    link, watching = open_with_friend(host)
    friend = guest(name="")
    page = friend.open(link)
    page.get_by_label("Your name").fill("Tomás")
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_selector(".frame")
    spectator = guest(name="")
    spectator.open(watching)
    page.locator("#settings-button").click()
    field = page.get_by_label("Your name")
    expect(field).to_have_value("Tomás")
    field.fill("livia")
    field.press("Enter")
    expect(page.locator("#own-name-told")).to_contain_text("Somebody at this table has that name")
    field.fill("Tommaso")
    field.press("Enter")
    expect(page.locator("#own-name-told")).to_contain_text("Everybody at this table sees you as Tommaso now.")
    for one in (host, friend, spectator):
        expect(one.page.locator("[data-seat='1']")).to_contain_text("Tommaso")
    friend.troubles = [trouble for trouble in friend.troubles if "409" not in trouble]


def test_the_secret_of_a_seat_leaves_the_address_and_the_seat_stays(guest: Come, site: Site) -> None:
    sitting = new_table(site.address, "medici", "mmb", seed=3)
    player = guest()
    first = player.open(seat_link(sitting, 0))
    first.wait_for_selector(".frame")
    second = player.context.new_page()
    player.watch(second)
    second.goto(site.address + seat_link(sitting, 1))
    second.wait_for_selector(".frame")
    for page, seat in ((first, 0), (second, 1)):
        assert page.url == f"{site.address}/t/{sitting.id}"
        # The page behind this one in the history has no secret either.
        page.reload()
        expect(page.locator(f"[data-seat='{seat}'] .name")).to_contain_text("(you)")
    # A link of another seat that is put into the same page opens that seat.
    second.goto(site.address + seat_link(sitting, 0))
    expect(second.locator("[data-seat='0'] .name")).to_contain_text("(you)")
    assert second.url == f"{site.address}/t/{sitting.id}"
    # The bare address is no seat for anybody else.
    stranger = guest()
    expect(stranger.open(f"/t/{sitting.id}").get_by_role("heading", name="Table not found")).to_be_visible()
    stranger.troubles.clear()


def test_two_tabs_on_one_seat_agree(guest: Come) -> None:
    player = guest()
    page = player.play_now()
    page.wait_for_selector(ASKED)
    other = player.context.new_page()
    player.watch(other)
    other.goto(page.url)
    other.wait_for_selector(ASKED)
    for _ in range(3):
        assert player.until_asked()
        player.pass_on()
        other.wait_for_function("n => document.querySelector('.frame').dataset.entries >= n", arg=player.entries())
    assert player.until_asked()
    other.wait_for_selector(ASKED)
    expect(other.locator(".journal ol > li")).to_have_count(page.locator(".journal ol > li").count())


def test_the_table_goes_on_after_the_server_was_killed(browser: object, own_site: Site) -> None:
    player = Guest(browser, own_site)  # type: ignore[arg-type]
    page = player.play_now()
    for _ in range(4):
        player.until_asked()
        decide(player)
    player.until_asked()
    lines = page.locator(".journal ol > li").count()
    before = list(player.troubles)
    own_site.kill()
    expect(page.get_by_role("status").filter(has_text="Not connected")).to_be_visible()
    assert page.locator(ASKED).count() == 0
    own_site.start()
    page.wait_for_selector(ASKED)
    expect(page.get_by_text("Not connected")).to_have_count(0)
    assert page.locator(".journal ol > li").count() == lines
    for _ in range(4):
        player.until_asked()
        decide(player)
    assert before == []
    player.leave()


def test_my_matches_put_my_move_first(guest: Come) -> None:
    player = guest()
    player.play_now()
    player.until_asked()
    page = player.open()
    first = page.locator(".yours").first
    expect(first.locator(".state")).not_to_be_empty()
    first.get_by_role("link", name="Play").click()
    page.wait_for_selector(ASKED)


def test_a_finished_match_travels_as_a_file(guest: Come, finished: str, tmp_path: Path) -> None:
    player = guest()
    page = player.open(finished)
    page.wait_for_selector(OVER)
    scores = page.locator(".result .score").all_inner_texts()
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Save log").click()
    file = tmp_path / "match.json"
    waiting.value.save_as(file)
    page = player.open()
    page.get_by_label("Open a file").set_input_files(file)
    page.wait_for_selector(OVER)
    assert page.locator(".result .score").all_inner_texts() == scores
    page.get_by_role("button", name="Replay from the start").click()
    expect(page.locator(".past")).to_be_visible()


def test_every_piece_of_a_bar_opens_into_its_events(guest: Come, finished: str) -> None:
    player = guest()
    page = player.open(finished)
    piece = page.locator(".result .bar button").nth(1)
    piece.wait_for()
    points = int(re.findall(r"\d+", piece.get_attribute("aria-label") or "")[-1])
    piece.click()
    lines = page.locator(".detail li").all_inner_texts()
    assert sum(int(line.rsplit("+", 1)[1]) for line in lines) == points


def test_playing_again_seats_everybody_again(guest: Come, finished: str) -> None:
    player = guest()
    page = player.open(finished)
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: finished.split("#", maxsplit=1)[0] not in url)
    page.wait_for_selector(".tray")


def test_a_wrong_link_is_told_kindly(guest: Come) -> None:
    player = guest()
    page = player.open("/t/nowhere#nothing")
    expect(page.get_by_role("heading", name="Table not found")).to_be_visible()
    player.troubles.clear()
