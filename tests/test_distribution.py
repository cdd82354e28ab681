"""A game from another distribution, found by its entry point and nothing else, gets all of the house."""

import json
import os
import subprocess
import sys
import urllib.request
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.browser.site import Site
from tests.cli.terminal import Terminal
from tests.installing import CORTE, install

Run = Callable[..., str]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(CORTE, tmp_path_factory.mktemp("corte"))


@pytest.fixture
def run(site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs Python where the distribution is installed."""
    monkeypatch.setenv("PYTHONPATH", str(site))
    monkeypatch.setenv("SIGNORIA_HOME", str(tmp_path))

    def run(*command: str) -> str:
        whole = [sys.executable, *command]
        done = subprocess.run(whole, cwd=tmp_path, env={**os.environ}, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        return done.stdout

    return run


def test_it_is_listed_and_its_rules_are_read(run: Run) -> None:
    assert "Corte" in run("-m", "signoria.cli.main", "games")
    assert "höchste nimmt den Stich" in run("-m", "signoria.cli.main", "rules", "corte", "§3", "--lang", "de")


def test_it_is_played_in_the_terminal_on_its_own_board(run: Run, tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "corte", "--seats", "Anna=human,greedy", "--seed", "3", "--pace", "0")
    screen = terminal.wait_for_prompt()
    assert "CORTE" in screen
    assert screen.count("▮") == 6
    assert "Your cards: " in screen
    while "The match is over" not in terminal.screen:
        before = len(terminal.raw)
        terminal.press("1\n")
        while len(terminal.raw) == before or not (terminal.screen.endswith("> ") or "The match is over" in terminal.screen):
            assert terminal.read(20) or "The match is over" in terminal.screen
    terminal.kill()


def test_it_is_played_in_the_arena(run: Run) -> None:
    said = run("-m", "signoria.cli.main", "arena", "corte", "--bots", "greedy,random", "--matches", "20", "--workers", "1")
    assert "greedy" in said


def test_it_is_an_environment(run: Run) -> None:
    pytest.importorskip("pettingzoo")
    script = """
import json
from signoria.research.pettingzoo import env
table = env("corte", players=3)
table.reset(seed=1)
steps = 0
for agent in table.agent_iter():
    shown, reward, over, cut, info = table.last()
    table.step(None if over or cut else int(shown["action_mask"].argmax()))
    steps += 1
print(json.dumps(steps))
"""
    assert json.loads(run("-c", script)) >= 6


def test_the_server_serves_it(run: Run, tmp_path: Path) -> None:
    """What the browser needs for a game that it has no board of: facts for the lobby, words, arguments and rules."""
    server = Site(tmp_path)

    def asked(path: str) -> str:
        with urllib.request.urlopen(f"{server.address}/api/{path}") as answer:
            return str(answer.read().decode())

    try:
        game = next(game for game in json.loads(asked("games"))["games"] if game["key"] == "corte")
        assert game["bots"] == ["random", "apprentice", "greedy"]
        assert "action-bury = " in asked("words/corte/fr.ftl")
        assert json.loads(asked("arguments/corte"))["actions"]["bury"]
        assert "Stich" in asked("rules/corte/de")
    finally:
        server.stop()


def test_a_broken_package_breaks_nothing_else(run: Run) -> None:
    """A distribution that raises when it is imported is named and left out, of the lobby and of the command line."""
    script = """
import logging, sys, types
from importlib.metadata import EntryPoint
from signoria.core import registry
class Broken:
    def find_spec(self, name, *_):
        if name == "broken_distribution":
            raise RuntimeError("out of paint")
sys.meta_path.insert(0, Broken())
registry.installed()["broken"] = EntryPoint("broken", "broken_distribution:GAME", registry.SHIPPED)
logging.basicConfig(stream=sys.stdout, format="%(levelname)s %(message)s")
assert registry.names() == registry.names() and "broken" not in registry.names()
from signoria.server.http import catalogue
assert b'"medici"' in catalogue.games_text() and b'"broken"' not in catalogue.games_text()
from signoria.cli.main import main
assert main(["games"]) == 0
print("refused:", main(["play", "broken"]))
"""
    said = run("-c", script)
    warnings = [line for line in said.splitlines() if line.startswith("WARNING")]
    assert len(warnings) == 1
    assert "'broken' cannot be loaded from broken_distribution:GAME" in warnings[0]
    assert "out of paint" in warnings[0]
    assert "Medici" in said
    assert "refused: 0" not in said


def test_what_cannot_be_loaded_is_told(run: Run) -> None:
    script = """
from importlib.metadata import EntryPoint
from signoria.core import registry
from signoria.core.errors import UnknownName
registry.installed()["lost"] = EntryPoint("lost", "nowhere_at_all:GAME", registry.SHIPPED)
registry.installed()["wrong"] = EntryPoint("wrong", "signoria_corte:GAME", registry.SHIPPED)
for name in ("lost", "wrong"):
    try:
        registry.load(name)
    except UnknownName as error:
        print(error)
"""
    lost, wrong = run("-c", script).splitlines()
    assert "'lost' cannot be loaded from nowhere_at_all:GAME" in lost
    assert "is no game with the key 'wrong'" in wrong
