"""The PPO recipe runs, and learns."""

import json
import re
import subprocess
import sys
from pathlib import Path

import torch

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "ppo_selfplay.py"


def test_self_play(tmp_path: Path) -> None:
    checkpoint = tmp_path / "net.pt"
    args = ["--minutes", "0.5", "--players", "3", "--matches", "60", "--level", "random", "--checkpoint", str(checkpoint)]
    said = subprocess.run([sys.executable, EXAMPLE, *args], capture_output=True, text=True, check=True, timeout=600).stdout
    won = re.search(r"against random: won ([\d.]+)%", said)
    assert won is not None
    assert float(won[1]) > 50
    kept = torch.load(checkpoint)
    assert kept["game"] == "medici"
    assert kept["decisions"] > 10_000
    record = json.loads(checkpoint.with_suffix(".json").read_text())
    assert record == {name: value for name, value in kept.items() if name != "weights"}
    (result,) = record["results"]
    assert (result["level"], result["matches"]) == ("random", 60)
    assert result["low"] < result["won"] < result["high"]
