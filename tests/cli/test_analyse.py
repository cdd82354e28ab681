"""`signoria analyse`: the dearest decisions of every seat, in words and as data."""

import json
from pathlib import Path

import pytest

import signoria
from signoria.bots.play import play_out
from signoria.bots.registry import make_bot
from signoria.cli.main import main
from signoria.core import log

GAME = signoria.load("medici")

pytestmark = pytest.mark.skipif(not signoria.COMPILED, reason="the same thoughts, for minutes")


@pytest.fixture
def saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SIGNORIA_HOME", str(tmp_path / "home"))
    match = GAME.new(3, seed=5, seats=["Anna", "Ben", "Carla"])
    play_out(match, [make_bot("greedy", GAME, seat) for seat in range(3)])
    log.write(match, tmp_path / "match.json")
    return tmp_path / "match.json"


def test_the_dearest_decisions_and_the_luck_of_every_seat(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = saved.parent / "found.json"
    assert main(["analyse", str(saved), "--bot", "apprentice", "--most", "2", "--lang", "en", "--json", str(data)]) == 0
    told = capsys.readouterr().out
    assert [line.split(":")[0] for line in told.splitlines() if line.endswith(" lost")] == ["Anna", "Ben", "Carla"]
    assert told.count("Luck of the draw") == 3
    assert "at entry" in told
    found = json.loads(data.read_text())
    assert len(found["luck"]) == 3
    assert found["decisions"][0]["choices"][0]["line"]
    assert any((saved.parent / "home" / "analysis").rglob("*.json"))


def test_one_seat_in_another_language(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", str(saved), "--bot", "apprentice", "--seat", "2", "--no-luck", "--lang", "de"]) == 0
    told = capsys.readouterr().out
    assert "Ben: " in told
    assert "Anna" not in told
    assert "Glück" not in told


def test_what_cannot_be_asked_is_said(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", str(saved), "--most", "0"]) == 2
    assert "--most" in capsys.readouterr().err
    assert main(["analyse", str(saved), "--bot", "greedy"]) == 2
    assert "does not think ahead" in capsys.readouterr().err
