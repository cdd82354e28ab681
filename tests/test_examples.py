"""The examples run."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.patience import patience

EXAMPLES = Path(__file__).parent.parent / "examples"
EXPECTED = {"first_bot": "scores [", "bare_state": "of random continuations", "why_not": "(§3, M1)"}


@pytest.mark.parametrize("name", EXPECTED)
def test_example(name: str) -> None:
    done = subprocess.run(
        [sys.executable, EXAMPLES / f"{name}.py"], capture_output=True, text=True, check=True, timeout=patience(120)
    )
    assert EXPECTED[name] in done.stdout


def test_first_bot_is_as_short_as_promised() -> None:
    lines = (EXAMPLES / "first_bot.py").read_text().splitlines()
    assert len([line for line in lines if line.strip()]) <= 20
