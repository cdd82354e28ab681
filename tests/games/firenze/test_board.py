"""The terminal board shows the whole table and fits its width."""

from io import StringIO

import pytest
from rich.console import Console

from signoria.core.rng import Rng
from signoria.games.firenze import GAME
from signoria.games.firenze import table as t
from signoria.games.firenze.terminal import board
from tests.games.firenze.positions import ask, balcony, bare, build, give, hold, load, neutral, seal

NAMES = ["Anna", "Bianca", "Cosimo", "Dante"]


def drawn(view: dict[str, object], language: str = "en", width: int = 80) -> str:
    console = Console(width=width, file=StringIO(), color_system=None, force_terminal=False)
    console.print(board(view, GAME.wording(language, NAMES[: int(str(view["players"]))]), width))
    return console.file.getvalue()


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("width", [80, 100, 140])
def test_fits_the_width_throughout_a_match(language: str, width: int) -> None:
    match = GAME.new(4, seed=2)
    rng = Rng(1)
    for _ in range(250):
        actions = match.legal_actions()
        match.step(actions[rng.below(len(actions))])
        if len(match.entries) % 11 == 0:
            lines = drawn(match.view(0), language, width).splitlines()
            assert all(len(line) <= width for line in lines)
            assert len(lines) <= 22
            assert not any("board-" in line or "card-" in line for line in lines)


def test_shows_commissions_row_storages_and_towers() -> None:
    state = bare(3)
    balcony(state, 1, "white", 6, 7)
    neutral(state, ("yellow", 3))
    seal(state, 1, ("green", 8))
    build(state, 0, "green", 6)
    build(state, 1, "blue", 2)
    give(state, 0, white=3, purple=1)
    load(state, 2, red_brown=3)
    hold(state, 2, "mason", "mason", "scandal")
    ask(state, t.BUILD)
    text = drawn(GAME.view(state, 0))
    lines = text.splitlines()
    assert "I 7" in lines[4]
    assert "✕" in lines[7]
    assert "[B]" in lines[2]
    assert "2 Smuggler          1 R3" in lines[3]
    assert "storage 4/10 W3 P1" in text
    assert " G6 " in text
    assert "2×Mason Scandal" in text
    assert "laid 0 of 6, cost 0" in text
    assert "balcony I is next" in text
    assert "▶  A  Anna" in text


def test_tells_raised_and_spared_towers_apart_without_colour() -> None:
    state = bare(2)
    build(state, 0, "white", 3, t.RAISED)
    build(state, 0, "green", 2, t.SPARED)
    build(state, 0, "blue", 1)
    give(state, 0, white=1)
    ask(state, t.BUILD)
    assert "W3↑   G2○   B1" in drawn(GAME.view(state, 0))


def test_shows_the_names_an_edition_gives() -> None:
    view = GAME.new(2, seed=1).view(0)
    view["row"][0]["names"] = {"en": "Guild Master", "de": "Zunftmeister", "fr": "Maître"}
    assert "1 Guild Master" in drawn(view)
    assert "1 Zunftmeister" in drawn(view, "de")
