"""The terminal board: from a seat's view alone, within 80 columns, in three languages."""

import pytest
from rich.console import Console

from signoria.core.language import LANGUAGES
from signoria.core.match import Match
from signoria.core.rng import Rng
from signoria.games.florence.terminal import board
from tests.games.florence.positions import GAME, guard, mark, position

NAMES = ["Niccolò", "Bianca", "Tomás", "Lucia", "Piero"]


def drawn(view: dict[str, object], players: int, language: str = "en", width: int = 80) -> list[str]:
    console = Console(width=width, no_color=True, force_terminal=False, legacy_windows=False)
    with console.capture() as captured:
        console.print(board(view, GAME.wording(language, NAMES[:players]), width))
    return captured.get().splitlines()


def some_match(players: int, steps: int) -> Match:
    match, rng = GAME.new(players, seed=players), Rng(players)
    for _ in range(steps):
        if not match.over:
            actions = match.legal_actions()
            match.step(actions[rng.below(len(actions))])
    return match


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 110])
def test_it_fits(players: int, language: str, width: int) -> None:
    for steps in (0, 40, 400):
        match = some_match(players, steps)
        for seat in range(-1, players):
            lines = drawn(match.view(seat), players, language, width)
            assert max(len(line) for line in lines) <= width
            assert len(lines) <= 31, "with its legend; the terminal leaves that out where there is no room"
            assert "board-" not in "\n".join(lines)


def test_it_shows_queues_coaches_destinations_guards_and_the_dial() -> None:
    state = position(2, queues={5: "0M 1N 0d"}, hands={0: ["go-far"]})
    guard(state, 1, "4-5")
    guard(state, 0, "spy 5")
    guard(state, 1, "bouncer 5")
    mark(state, 1, 5, 2)
    lines = drawn(GAME.view(state, 0), 2)
    text = "\n".join(lines)
    assert "▸NM BD Nd ·" in text, "letters for family and rank: colour is not the only sign"
    assert "0 · 7 B 13+ · spy:N" in text
    assert "door:B" in text
    assert "─B─" in text
    assert "♜Cos" in text
    assert "◆Cos" in text
    assert sum("head 1" in line for line in lines) == 3, "three rounds are visible"
    assert "11 7 4 2" in text
    assert "4→20  2→12  1→6" in text
    assert "one or two go 1–3 locations" in text
    assert "1 2 3 4" in text
    other = "\n".join(drawn(GAME.view(state, 1), 2))
    assert "one or two go 1–3 locations" not in other
    assert "1 2 5 6" in other
