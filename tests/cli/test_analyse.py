"""`signoria analyse`: the review of a saved match in words, as a page and as data."""

import json
import re
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


def test_the_dearest_turns_and_where_every_result_came_from(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data, page = saved.parent / "found.json", saved.parent / "found.html"
    asked = ["analyse", str(saved), "--quick", "--most", "2", "--lang", "en", "--json", str(data), "--html", str(page)]
    assert main(asked) == 0
    told = capsys.readouterr().out
    assert [line.split(":")[0] for line in told.splitlines() if line.endswith(" lost")] == ["Anna", "Ben", "Carla"]
    assert told.count("Where the result of") == 3
    assert re.search(r"\?\??!? Round \d, turn \d+ of \d+: .*Better: .* Chance to win −\d+ in 100", told)
    found = json.loads(data.read_text())
    assert len(found["seats"]) == 3
    assert found["turns"][0]["best"]["line"]
    drawn = page.read_text(encoding="utf-8")
    assert drawn.count("<polyline") == 3
    assert "http" not in drawn
    for line in told.splitlines():
        if line.startswith("  ?"):
            assert line.strip().split(". ")[0] in drawn
    assert any((saved.parent / "home" / "analysis").rglob("*.jsonl"))
    assert main(asked) == 0
    assert capsys.readouterr().out == told


def test_one_seat_in_another_language(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", str(saved), "--quick", "--seat", "2", "--no-luck", "--lang", "de"]) == 0
    told = capsys.readouterr().out
    assert "Ben: " in told
    assert "Anna" not in told
    assert "Glück" not in told


def test_what_cannot_be_asked_is_said(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", str(saved), "--most", "0"]) == 2
    assert "--most" in capsys.readouterr().err
    assert main(["analyse", str(saved), "--bot", "greedy"]) == 2
    assert "does not think ahead" in capsys.readouterr().err
