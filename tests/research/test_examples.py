"""The examples for researchers run, in short."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.patience import patience

EXAMPLES = Path(__file__).parent.parent.parent / "examples"


def run(name: str, *args: str) -> str:
    command = [sys.executable, EXAMPLES / f"{name}.py", *args]
    return subprocess.run(command, capture_output=True, text=True, check=True, timeout=patience(300)).stdout


@pytest.mark.parametrize(("game", "players"), [("medici", "4"), ("firenze", "2"), ("florence", "3"), ("ilvecchio", "4")])
def test_random_rollouts(game: str, players: str) -> None:
    said = run("random_rollouts", "--seconds", "0.3", "--game", game, "--players", players)
    assert "decisions a second" in said


def test_evaluate_a_bot() -> None:
    said = run("evaluate_a_bot", "--matches", "3", "--level", "random", "--level", "greedy")
    assert "random: first in" in said
    assert "greedy: first in" in said


def test_learn_medici(tmp_path: Path) -> None:
    plot = tmp_path / "curve.svg"
    said = run("learn_medici", "--minutes", "0.05", "--matches", "100", "--plot", str(plot))
    assert "before learning: first in" in said
    assert "of 100 matches after" in said
    assert plot.read_text().startswith("<svg")
