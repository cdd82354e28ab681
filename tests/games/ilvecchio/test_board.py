"""The terminal board: it fits, it shows everything, and it can be read without colour."""

import itertools

import pytest
from rich.console import Console

from signoria.cli.boards import board_of
from signoria.core.language import LANGUAGES
from signoria.core.rng import Rng
from signoria.games.ilvecchio.terminal_map import lay_out
from tests.games.ilvecchio.positions import GAME, do, hide_council_tile, position

NAMES = ["Ottavia", "Fabio", "Irene", "Bianca"]


def lines_of(state, width: int = 80, language: str = "en", seat: int = 0) -> list[str]:
    """The board as lines of plain text."""
    console = Console(width=width, color_system=None, no_color=True, legacy_windows=False)
    wording = GAME.wording(language, NAMES[: state.players])
    with console.capture() as captured:
        console.print(board_of(GAME)(GAME.view(state, seat), wording, width))
    return captured.get().splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_board_fits(players: int, language: str) -> None:
    match = GAME.new(players, seed=players)
    rng = Rng(players)
    for step in range(400):
        if match.over:
            break
        if step % 40 == 0:
            for width in (80, 100, 150):
                lines = lines_of(match.state, width, language)
                assert max(len(line) for line in lines) <= width
            heights = [len(lines_of(match.state, width, language)) for width in (80, 100)]
            assert max(heights) <= 40 + players, "with legend and tracks; the terminal leaves these out where there is no room"
        actions = match.legal_actions()
        match.step(actions[rng.below(len(actions))])


def line_with(lines: list[str], word: str) -> str:
    return next(line for line in lines if word in line)


def test_members_stand_and_lie_and_middlemen_say_where_they_go() -> None:
    state = position(standing={0: ["pistoia", "pistoia"], 1: ["siena"]}, lying={2: ["siena"], 3: ["colle"] * 3})
    lines = lines_of(state)
    assert "◆▸Dicomano OO" in line_with(lines, " Pistoia ")
    assert "◆▸Empoli Fi" in line_with(lines, " Siena ")
    assert " b3" in line_with(lines, " Colle ")


@pytest.mark.parametrize("width", [88, 110])
def test_a_broad_board_is_a_map(width: int) -> None:
    """North is up and west is left, as far as the names leave room; everything stands by its town, and roads lead on."""
    state = position(standing={0: ["pistoia", "pistoia"], 1: ["siena"]}, lying={2: ["siena"], 3: ["colle"] * 3})
    lines = lines_of(state, width)
    row = {name: lines.index(line_with(lines, f" {name}")) for name in ("Vernio", "Florence", "Poggibonsi", "Sovicille")}
    assert list(row.values()) == sorted(row.values())
    assert line_with(lines, "Volterra").index("Volterra") < line_with(lines, "Colle").index("Colle")
    assert line_with(lines, "Carmignano").index("Carmignano") < line_with(lines, "Sesto").index("Sesto")
    assert "Pistoia 3 ◆▸Dicomano OO" in line_with(lines, "Pistoia")
    assert "Siena 8,12 ◆▸Empoli Fi" in line_with(lines, "Siena")
    assert "Colle 6,10,12 b3" in line_with(lines, "Colle")
    assert "·" in lines[row["Vernio"] + 1]


def test_every_place_has_room_of_its_own() -> None:
    places = GAME.view(position(), 0)["map"]
    names = dict.fromkeys(places, "Borgo San Lorenzo")
    spots = lay_out(places, names, 88)
    stretches = sorted((spot.row, spot.column) for spot in spots.values())
    assert len(stretches) == len(places)
    for (row, column), (next_row, next_column) in itertools.pairwise(stretches):
        assert row < next_row or column + len("Borgo San Lorenzo") < next_column


def test_the_way_to_every_choice_is_shown() -> None:
    state = position(standing={0: ["sesto"]}, goods={0: {"assassin": 1, "florins": 4}})
    assert GAME.view(state, 1)["journey"] is None
    do(state, "send sesto")
    journey = GAME.view(state, 1)["journey"]
    assert journey["from"] == "sesto"
    assert journey["roads"]["vicchio"] == 2
    assert "Vicchio      2 9" in line_with(lines_of(state), "Vicchio")


def test_tracks_show_members_prices_points_and_crests() -> None:
    state = position(tracks={"milano": [1, 3]})
    line = line_with(lines_of(state), "Ducato di Milano")
    assert line.split()[3:] == ["F", "=7", "B", "=7", "5*=6", "5", "=6", "6*=5", "6", "=5"]
    assert "+3 Fl" in line_with(lines_of(state), "City council")


def test_goods_and_own_tiles() -> None:
    state = position(
        goods={0: {"florins": 7, "scroll": 2}},
        provinces={0: ["six-florins", "one-knight"]},
        used=["one-knight"],
        nobility={0: ["supply"]},
        council={0: ["money"]},
    )
    hide_council_tile(state, 0, "abbot")
    lines = lines_of(state)
    assert line_with(lines, "Ottavia").split()[3:10] == ["7", "0", "0", "0", "2", "0", "0"]
    assert "4 more florins in brown towns · a second abbot (hidden)" in line_with(lines, "  Council ")
    assert "3 for every 2 family members in supply (18)" in line_with(lines, "  Nobility   3")
    assert "6 florins · 1 knight (used)" in line_with(lines, "  Provinces ")
    spectator = "\n".join(lines_of(state, seat=-1))
    assert "second abbot" not in spectator
    assert "in supply (18)" not in spectator
