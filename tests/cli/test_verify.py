"""`signoria verify`: one line and an exit code."""

import json
from pathlib import Path

import pytest

import signoria
from signoria.core import log
from signoria.core.state import CHANCE
from tests.cli.conftest import Run
from tests.deals import sealed_match

GAME = signoria.load("medici")


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    log.write(sealed_match(GAME), tmp_path / "match.json")
    return tmp_path / "match.json"


def change(path: Path, key: str, value: object) -> None:
    form = json.loads(path.read_text(encoding="utf-8"))
    form["deal"][key] = value
    path.write_text(json.dumps(form), encoding="utf-8")


def test_all_as_sealed(run: Run, saved: Path) -> None:
    draws = sum(entry.actor == CHANCE for entry in log.read(saved).entries)
    assert run("verify", str(saved)) == (0, f"{draws} draws, all as sealed.\n", "")
    assert run("verify", str(saved), "--lang", "de")[1] == f"{draws} Ziehungen, alle wie versiegelt.\n"


def test_the_first_draw_that_differs(run: Run, saved: Path) -> None:
    form = json.loads(saved.read_text(encoding="utf-8"))
    sealed = form["entries"][1]["text"]
    form["entries"][1] |= {"id": 3, "text": "draw metals 3"}
    saved.write_text(json.dumps(form), encoding="utf-8")
    said = f"Draw 2 (entry 2): the log says “draw metals 3”, the deal says “{sealed}”.\n"
    assert run("verify", str(saved)) == (1, said, "")


def test_another_secret(run: Run, saved: Path) -> None:
    change(saved, "secret", "00" * 32)
    code, said, _ = run("verify", str(saved))
    assert code == 1
    assert said.startswith("The secret of the deal does not fit the commitment.\nDraw ")


def test_a_commitment_to_a_share(run: Run, saved: Path) -> None:
    shares = json.loads(saved.read_text(encoding="utf-8"))["deal"]["shares"]
    shares[1]["commit"] = "00" * 32
    change(saved, "shares", shares)
    assert run("verify", str(saved)) == (1, "The share of seat 3 does not fit its commitment.\n", "")


def test_a_secret_that_is_not_revealed(run: Run, saved: Path) -> None:
    change(saved, "secret", None)
    code, said, _ = run("verify", str(saved))
    assert (code, said.split(":")[0]) == (2, "The secret of the deal is not in this log")


def test_a_log_without_a_deal(run: Run, tmp_path: Path) -> None:
    log.write(GAME.new(3, seed=1), tmp_path / "match.json")
    said = "This log has no sealed deal: its draws cannot be verified.\n"
    assert run("verify", str(tmp_path / "match.json")) == (2, said, "")


def test_a_file_that_is_no_log(run: Run, tmp_path: Path) -> None:
    (tmp_path / "match.json").write_text("{", encoding="utf-8")
    code, said, error = run("verify", str(tmp_path / "match.json"))
    assert (code, said) == (2, "")
    assert "not a whole JSON file" in error
