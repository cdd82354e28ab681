"""Commands run without a terminal. What stands on the screens is the same whichever way the engines run: once is enough."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from signoria.cli.main import main

Run = Callable[..., tuple[int, str, str]]

collect_ignore = ["test_screens.py"] if os.environ.get("SIGNORIA_PURE") else []


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for matches that does not exist yet, so that a test sees whether anything was written."""
    for variable in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LANG", "C")
    monkeypatch.setenv("SIGNORIA_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


@pytest.fixture
def run(home: Path, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs a command without a terminal: exit code, output, errors."""

    def running(*arguments: str) -> tuple[int, str, str]:
        code = main(list(arguments))
        captured = capsys.readouterr()
        return code, captured.out, captured.err

    return running
