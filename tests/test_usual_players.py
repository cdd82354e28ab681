"""How many play where no number is given: said once for each game, and the same everywhere."""

import importlib
import io
from collections.abc import Iterator

import pytest
from rich.console import Console

from signoria.cli.menu import ask_players
from signoria.cli.play import player_count
from signoria.cli.words import interface
from signoria.core.errors import BadSetup
from signoria.core.registry import load
from signoria.research.sitting import Setup
from signoria.server.http.catalogue import game_form

USUAL = {"florence": 3, "medici": 4, "firenze": 2, "ilvecchio": 3}


def everywhere(key: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """The number in the lobby, in both ways to begin in the terminal, and in environments."""
    game = load(key)
    yield game.players_or_usual()
    yield game_form(game)["usual_players"]
    yield player_count(game, None, None)
    monkeypatch.setattr("builtins.input", lambda _question: "")
    yield int(ask_players(Console(file=io.StringIO()), interface("en"), game))
    yield Setup(key).players


@pytest.mark.parametrize("key", USUAL)
def test_one_number_holds_everywhere(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert list(everywhere(key, monkeypatch)) == [USUAL[key]] * 5


@pytest.mark.parametrize("key", USUAL)
def test_openspiel_begins_with_it_too(key: str) -> None:
    pytest.importorskip("pyspiel")
    openspiel = importlib.import_module("signoria.research.openspiel")
    assert openspiel.game_type(load(key)).parameter_specification["players"] == USUAL[key]


def test_another_number_is_checked() -> None:
    assert load("medici").players_or_usual(6) == 6
    with pytest.raises(BadSetup, match="3 to 6 players, not 2"):
        load("medici").players_or_usual(2)
