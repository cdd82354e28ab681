"""Old names of the public API work for one release, with a warning."""

import importlib

import pytest

import signoria
from signoria.bots.search_bot import SearchBot

OLD_NAMES = [
    ("signoria.bots.registry", "makeup", "signoria.bots.registry", "fingerprint"),
    ("signoria.bots.registry", "numbers_of", "signoria.bots.registry", "level_settings"),
    ("signoria.bots.search_bot", "judgement", "signoria.bots.search_bot", "load_judgement"),
    ("signoria.bots.play", "known_history", "signoria.bots.play", "project_history"),
    ("signoria.bots.analysis", "dearest", "signoria.bots.analysis", "find_costliest"),
]


@pytest.mark.parametrize(("old_module", "old", "module", "name"), OLD_NAMES)
def test_old_names_warn_and_work(old_module: str, old: str, module: str, name: str) -> None:
    with pytest.warns(DeprecationWarning, match=name):
        found = getattr(importlib.import_module(old_module), old)
    assert found is getattr(importlib.import_module(module), name)


def test_unknown_names_are_errors() -> None:
    with pytest.raises(AttributeError, match="no attribute 'anything'"):
        _ = importlib.import_module("signoria.bots.registry").anything


def test_old_arguments_of_a_search_bot_warn_and_work() -> None:
    game = signoria.load("medici")
    with pytest.warns(DeprecationWarning, match="blunder_rate"):
        bot = SearchBot(game, whim=7)
    assert bot.blunder_rate == 7
    with pytest.raises(TypeError, match="no argument 'whimsy'"):
        SearchBot(game, whimsy=7)
