"""Two source trees at one table: a commit against itself plays the match that it plays alone."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

import signoria
from signoria.bots.play import play_out
from signoria.bots.registry import make_bot

FILE = Path(__file__).parents[2] / "benchmarks" / "against_earlier.py"
DEAL = 3


@pytest.fixture
def driver() -> ModuleType:
    spec = importlib.util.spec_from_file_location("against_earlier", FILE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("name", ["medici", "ilvecchio"])
def test_the_other_process_sees_the_same_match(driver: ModuleType, name: str) -> None:
    game = signoria.load(name)
    earlier = driver.Earlier(sys.executable)
    try:
        found = driver.play(name, DEAL, ["random", "earlier-random", "greedy", "earlier-greedy"], earlier)
    finally:
        earlier.close()
    match = game.new(players=4, seed=DEAL)
    names = ("random", "random", "greedy", "greedy")
    play_out(match, [make_bot(bot, game, DEAL * driver.BOT_SEEDS + seat) for seat, bot in enumerate(names)])
    assert (found["scores"], found["places"]) == (match.scores(), match.placings())
    assert all(found["decisions"])


def test_the_other_process_takes_its_own_source_tree(
    driver: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A path that was set for this process would have it play the same commit twice."""
    (tmp_path / "signoria.py").write_text("raise SystemExit('the wrong tree')")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    earlier = driver.Earlier(sys.executable)
    try:
        assert earlier.ask(makeup="random", game="medici")["makeup"] == "random"
    finally:
        earlier.close()
