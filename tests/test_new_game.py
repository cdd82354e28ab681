"""The page about adding a game, followed literally: what it says to type is typed, and the result is a game."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from signoria.cli.main import main
from tests.installing import install

PAGE = Path(__file__).parents[1] / "docs" / "adding-a-game.md"
TYPED = re.compile(r"^```sh\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def commands() -> list[list[str]]:
    first = TYPED.search(PAGE.read_text(encoding="utf-8"))
    assert first is not None
    return [line.partition("#")[0].split() for line in first[1].splitlines()]


def test_the_page_followed_literally(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written, installed, *following = commands()
    monkeypatch.chdir(tmp_path)
    assert written[:2] == ["signoria", "new-game"]
    assert main(written[1:]) == 0
    made = tmp_path / written[2]
    files = [path for path in made.rglob("*") if path.is_file()]
    assert len(files) <= 12
    assert sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files) <= 300
    assert installed == ["pip", "install", "--editable", written[2]]
    site = install(made, tmp_path / "installed")
    assert [command[1] for command in following] == ["check-game", "play", "arena"]
    for command in following:
        surroundings = {**os.environ, "PYTHONPATH": str(site), "SIGNORIA_HOME": str(tmp_path), "LANG": "C.UTF-8"}
        whole = [sys.executable, "-m", "signoria.cli.main", *command[1:]]
        done = subprocess.run(whole, cwd=tmp_path, env=surroundings, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
    clean = [sys.executable, "-m", "ruff", "check", "--isolated", "--line-length", "128", str(made)]
    assert subprocess.run(clean, check=False, capture_output=True).returncode == 0


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["new-game", "Two Words"], "is no name for a game"),
        (["new-game", "medici"], "there is a game 'medici' already"),
        (["new-game", "palio", "--into", "."], "is there already"),
        (["check-game", "palio"], "there is no game 'palio'"),
    ],
)
def test_what_cannot_be_begun_is_told(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    assert said in capsys.readouterr().err
