"""Boards: they fit the screen, show what is on the table, and can be read without colour."""

import re

import pytest
from rich.console import Console

import signoria
from signoria.bots.play import ask
from signoria.bots.registry import make_bot
from signoria.cli.boards import board_of
from signoria.core.drawing.seats import seat_letters
from signoria.core.drawing.words import TableWording
from signoria.core.language import LANGUAGES
from signoria.core.match import Match
from tests.fixtures import corte

GAME = signoria.load("medici")
NAMES = ["Anna", "Lorenzo", "Giulia", "Tomás", "Elena", "Niccolò"]


def text_of(match: Match, width: int, language: str = "en") -> list[str]:
    """The board as lines of plain text."""
    console = Console(width=width, color_system=None, no_color=True, legacy_windows=False)
    wording = TableWording(match.game, language, NAMES[: match.players], dict.fromkeys(range(1, match.players), "greedy"))
    with console.capture() as captured:
        console.print(board_of(match.game)(match.view(0), wording, width))
    return captured.get().splitlines()


def played(players: int, decisions: int, seed: int = 2) -> Match:
    match = GAME.new(players, seed=seed)
    bot = make_bot("greedy", GAME, 1)
    for _ in range(decisions):
        if not match.over:
            match.step(ask(match, bot).action)
    return match


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_board_fits(players: int, language: str) -> None:
    for decisions in (0, 15, 40, 75, 400):
        match = played(players, decisions)
        for width in (80, 100, 140):
            lines = text_of(match, width, language)
            assert max(len(line) for line in lines) <= width
        assert len(text_of(match, 80, language)) <= 11 + players


def test_money_cards_and_values_are_shown() -> None:
    match = played(4, 60)
    lines = text_of(match, 100)
    for seat, own in enumerate(match.view(0)["seats"]):
        line = next(line for line in lines if NAMES[seat] in line)
        shown = re.findall(r"[MPDCS★] \d+", line[8:])
        assert shown == [
            f"{'★' if card['good'] == 'neutral' else card['good'][0].upper()} {card['value']}" for card in own["cards"]
        ]
        assert re.search(rf"{NAMES[seat]}.* {own['money']}  .* {own['value']}\b", line)


def test_tracks_show_now_and_after_this_round() -> None:
    match = GAME.new(3, seed=2)
    while not match.view(0)["seats"][0]["cards"]:
        match.step(match.legal_actions()[-1] if match.actor == 0 else match.legal_actions()[0])
    good = next(card["good"] for card in match.view(0)["seats"][0]["cards"] if card["good"] != "neutral")
    count = sum(card["good"] == good for card in match.view(0)["seats"][0]["cards"])
    line = next(line for line in text_of(match, 80) if good.capitalize() in line and "ALG"[0] in line and "Lot" not in line)
    columns = [place.start() for place in re.finditer(r"\d( \+\d+)?", next(t for t in text_of(match, 80) if " level " in t))]
    assert line[columns[0]] == "A"
    assert line[columns[count]] == "a"


def test_the_lot_and_who_leads() -> None:
    match = GAME.new(4, seed=3)
    match.step("auction")
    leader = NAMES[match.actor]
    match.step("bid 4")
    lines = text_of(match, 80)
    assert f"{leader} leads with 4" in lines[1]
    assert "leads with 4" in next(line for line in lines[2:] if leader in line)


def test_letters_of_seats_differ() -> None:
    assert seat_letters(["Anna", "Lorenzo", "Ludovica", "Élise"]) == ["A", "L", "U", "É"]
    assert seat_letters(["A", "A", "A"]) == ["A", "B", "C"]


def test_a_game_without_a_board_shows_its_view() -> None:
    lines = text_of(corte.GAME.new(2, seed=1), 80)
    assert lines[0] == "Corte"
    assert len(lines) > 3
