"""The PPO recipe runs and learns, and what it keeps can be taken up again."""

import json
import re
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest
import torch

from signoria.research.vector import VectorEnv

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "ppo_selfplay.py"


def run(checkpoint: Path, *args: str) -> str:
    command = [sys.executable, EXAMPLE, *args, "--checkpoint", checkpoint]
    return subprocess.run(command, capture_output=True, text=True, check=True, timeout=600).stdout


def record_of(checkpoint: Path) -> dict[str, Any]:
    """The record beside a checkpoint, which must be the one inside it."""
    record: dict[str, Any] = json.loads(checkpoint.with_suffix(".json").read_text())
    assert record == {name: value for name, value in torch.load(checkpoint).items() if name != "weights"}
    return record


@pytest.fixture(scope="module")
def learnt(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    checkpoint = tmp_path_factory.mktemp("net") / "net.pt"
    said = run(checkpoint, "--decisions", "600000", "--players", "3", "--matches", "60", "--level", "random")
    return checkpoint, said


def test_self_play(learnt: tuple[Path, str]) -> None:
    checkpoint, said = learnt
    won = re.search(r"against random: won ([\d.]+)%", said)
    assert won is not None
    assert float(won[1]) > 50
    record = record_of(checkpoint)
    assert record["game"] == "medici"
    assert record["decisions"] >= 600_000
    (result,) = record["results"]
    assert (result["level"], result["matches"]) == ("random", 60)
    assert 0 < result["low"] < result["won"] <= result["high"] <= 1


def test_a_checkpoint_meets_further_levels_and_is_an_opponent(learnt: tuple[Path, str]) -> None:
    checkpoint, _ = learnt
    said = run(checkpoint, "--measure", "--matches", "4", "--level", "random", "--level", "greedy")
    assert "against random" not in said
    assert [result["level"] for result in record_of(checkpoint)["results"]] == ["random", "greedy"]
    spec = spec_from_file_location("recipe", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    recipe = module_from_spec(spec)
    spec.loader.exec_module(recipe)
    network, record = recipe.load(checkpoint)
    env = VectorEnv("medici", 4, record["players"], normalise=True, opponents=network.choose)
    env.reset(seed=1)
    ends = 0
    for _ in range(120):
        ends += int(env.step(env.sample_actions())[2].sum())
    assert ends >= 4
