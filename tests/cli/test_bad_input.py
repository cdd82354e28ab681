"""Whatever cannot be done is said in one line, with exit code 2, and nothing is written."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from signoria import load
from signoria.core import log
from tests.cli.conftest import Run

GAME = load("medici")
NO_FILE = "/nowhere/match.json"


def written(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*"))


def check_refused(run: Run, folder: Path, expected: str, *arguments: str) -> None:
    before = written(folder)
    code, out, err = run(*arguments)
    assert code == 2
    assert out == ""
    assert err.count("\n") == 1
    assert err.startswith("signoria: ")
    assert expected in err
    assert written(folder) == before


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["play", "medicci"], "did you mean 'medici'?"),
        (["play", "chess"], "there is no game 'chess'; choose from"),
        (["play", "medici", "--edition", "atlantis"], "shipped are: amigo, later"),
        (["play", "medici", "--edition", "/nowhere/own.toml"], "cannot be read"),
        (["play", "medici", "--option", "colour=red"], "Medici has no option 'colour'"),
        (["play", "medici", "--option", "colour"], "KEY=VALUE"),
        (["play", "medici", "--players", "2"], "3 to 6 players, not 2"),
        (["play", "medici", "--players", "7"], "3 to 6 players, not 7"),
        (["play", "medici", "--players", "four"], "3 to 6 players, not 'four'"),
        (["play", "medici", "--players", "-3"], "3 to 6 players, not -3"),
        (["play", "medici", "--seed", "-1"], "seed is '-1'; expected a whole number"),
        (["play", "medici", "--seed", "99999999999999999999"], "expected a whole number"),
        (["play", "medici", "--seed", "1.5"], "seed is '1.5'"),
        (["play", "medici", "--lang", "tlh"], "choose from: en, de, fr"),
        (["play", "medici", "--seats", "human,genius,random"], "there is no player 'genius'"),
        (["play", "medici", "--seats", "human,gready,random"], "did you mean 'greedy'?"),
        (["play", "medici", "--seats", "greedy,greedy"], "3 to 6 players, not 2"),
        (["play", "medici", "--seats", "greedy,greedy,greedy", "--players", "4"], "make them agree"),
        (["play", "medici", "--seats", "Ann=greedy,Ann=greedy,random"], "two seats have the same name"),
        (["play", "medici", "--seats", "=human,greedy,random"], "write a name"),
        (["play", "medici", "--pace", "soon"], "expected seconds from 0 to 60"),
        (["play", "medici", "--pace", "-1"], "expected seconds from 0 to 60"),
        (["play", "--resume"], "there is no unfinished match"),
        (["play", "--resume", NO_FILE], "cannot be read"),
        (["play", "medici", "--resume", NO_FILE, "--seed", "3"], "has its own seed"),
        (["replay", NO_FILE], "cannot be read"),
        (["replay"], "FILE"),
        (["rules", "medici", "§99"], "have no §99; they have: §1"),
        (["rules", "medici", "zeppelin"], "do not mention 'zeppelin'"),
        (["rules", "monopoly"], "there is no game 'monopoly'"),
        (["rules", "medici", "--lang", "xx"], "choose from: en, de, fr"),
        (["edition", "list", "monopoly"], "there is no game 'monopoly'"),
        (["edition", "show", "medici", "first"], "shipped are: amigo, later"),
        (["edition", "check", "nothing"], "neither a file ending in .toml nor a game"),
        (["edition", "check", "a", "b", "c"], "takes a file, or a game and one of its editions"),
        (["edition", "check", "/nowhere/own.toml"], "cannot be read"),
        (["edition", "copy", "medici", "first", "own.toml"], "shipped are: amigo, later"),
        (["edition", "copy", "medici", "amigo", "own.txt"], "name it own.txt.toml"),
        (["edition", "copy", "medici", "amigo", "/nowhere/own.toml"], "cannot be written"),
        (["edition"], "ACTION"),
        (["bench", "--seconds", "none"], "seconds is 'none'"),
        (["bench", "--game", "chess"], "there is no game 'chess'"),
        (["dance"], "invalid choice: 'dance'"),
        (["play", "medici", "--colour"], "unrecognized arguments: --colour"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_refused(run: Run, tmp_path: Path, arguments: list[str], expected: str) -> None:
    check_refused(run, tmp_path, expected, *arguments)


# ---- logs ---------------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def document() -> dict[str, Any]:
    match = GAME.new(3, seed=4)
    for _ in range(12):
        match.step(match.legal_actions()[-1])
    return log.export(match)


def edit_nothing(log: dict[str, Any]) -> None:
    log.clear()


def foreign(log: dict[str, Any]) -> None:
    log["format"] = "pgn"


def unknown_version(log: dict[str, Any]) -> None:
    log["version"] = 9


def unknown_rules(log: dict[str, Any]) -> None:
    log["rules"] = 77


def unknown_game(log: dict[str, Any]) -> None:
    log["game"] = "chess"


def without_key(log: dict[str, Any]) -> None:
    del log["scores"]


def other_scores(log: dict[str, Any]) -> None:
    log["scores"][0] += 1


def other_edition(log: dict[str, Any]) -> None:
    log["edition"]["hash"] = "sha256:00"


def other_id(log: dict[str, Any]) -> None:
    log["entries"][3]["id"] = 9999


def other_text(log: dict[str, Any]) -> None:
    log["entries"][3]["text"] = "bid 399"


def other_seat(log: dict[str, Any]) -> None:
    log["entries"][0]["seat"] = 2


def no_players(log: dict[str, Any]) -> None:
    log["players"] = 12


def bad_seed(log: dict[str, Any]) -> None:
    log["seed"] = "seven"


EDITS = [
    (edit_nothing, "not a Signoria log"),
    (foreign, "not a Signoria log"),
    (unknown_version, "log version 9 is unknown"),
    (unknown_rules, "was played by rules 77"),
    (unknown_game, "there is no game 'chess'"),
    (without_key, "'scores' is missing"),
    (other_scores, "'scores' is recorded as"),
    (other_edition, "does not have the hash the log gives"),
    (other_id, "entry 4 has id 9999"),
    (other_text, "entry 4"),
    (other_seat, "entry 1 is by 2"),
    (no_players, "not 12"),
    (bad_seed, "seed is 'seven'"),
]


@pytest.mark.parametrize("command", ["replay", "resume"])
@pytest.mark.parametrize(("edit", "expected"), EDITS, ids=lambda value: getattr(value, "__name__", ""))
def test_edited_logs(
    run: Run, tmp_path: Path, document: dict[str, Any], edit: Callable[[dict[str, Any]], None], expected: str, command: str
) -> None:
    changed = json.loads(json.dumps(document))
    edit(changed)
    file = tmp_path / "match.json"
    file.write_text(json.dumps(changed))
    arguments = ["replay", str(file)] if command == "replay" else ["play", "--resume", str(file)]
    check_refused(run, tmp_path, expected, *arguments)


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "\x00\x01", "{" * 9000])
def test_broken_logs(run: Run, tmp_path: Path, text: str) -> None:
    file = tmp_path / "match.json"
    file.write_text(text)
    check_refused(run, tmp_path, "match.json", "replay", str(file))


def test_truncated_and_binary_logs(run: Run, tmp_path: Path, document: dict[str, Any]) -> None:
    file = tmp_path / "match.json"
    text = json.dumps(document)
    file.write_text(text[: len(text) // 2])
    check_refused(run, tmp_path, "truncated", "replay", str(file))
    file.write_bytes(b"\xff\xfe\x00")
    check_refused(run, tmp_path, "not a text file", "replay", str(file))


def test_a_copy_for_one_seat_cannot_be_replayed_past_a_secret(run: Run, tmp_path: Path, document: dict[str, Any]) -> None:
    changed = json.loads(json.dumps(document))
    changed["entries"][0].update(id=None, text=None)
    file = tmp_path / "match.json"
    file.write_text(json.dumps(changed))
    check_refused(run, tmp_path, "hidden", "replay", str(file))


def test_seats_of_a_log(run: Run, tmp_path: Path, document: dict[str, Any]) -> None:
    file = tmp_path / "match.json"
    file.write_text(json.dumps(document))
    for seat in ("0", "4", "me", "-1"):
        check_refused(run, tmp_path, "seats 1 to 3", "replay", str(file), "--seat", seat)
    check_refused(run, tmp_path, "the saved match has 3", "play", "--resume", str(file), "--seats", "greedy,greedy")
    assert run("replay", str(file), "--seat", "3")[0] == 0


def test_a_finished_match_is_not_resumed(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    assert run("play", "medici", "--seed", "1", "--players", "3", "--save", str(file))[0] == 0
    check_refused(run, tmp_path, "this match is over", "play", "--resume", str(file))


def test_saving_never_overwrites(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("mine")
    check_refused(run, tmp_path, "is there already", "play", "medici", "--players", "3", "--save", str(file))
    assert file.read_text() == "mine"


# ---- editions -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "after", "expected"),
    [
        ("rounds = 3", "", "play.rounds is missing"),
        ("rounds = 3", "rounds = 0", "play.rounds is 0"),
        ("rounds = 3", 'rounds = "three"', "play.rounds is"),
        ("rounds = 3", "rounds = 3\nrouns = 3", "play.rouns is not a key"),
        ("florins = [30, 20, 10, 0]", "florins = [0, 10, 20, 30]", "do not rise"),
        ("florins = [30, 20, 10, 0]", "florins = [30, 20, 10]", "a list of 4"),
        ('provenance = "printed"', 'provenance = "guessed"', "expected one of printed"),
        ("[cards]", "[cards", "is not valid TOML"),
        ('game = "medici"', 'game = "chess"', "chess"),
        ('game = "medici"', "", "'game' and 'name' must stand"),
    ],
)
def test_editions_that_cannot_be_played(run: Run, tmp_path: Path, before: str, after: str, expected: str) -> None:
    file = tmp_path / "own.toml"
    text = (GAME.folder / "editions" / "amigo.toml").read_text()
    assert before in text
    file.write_text(text.replace(before, after, 1))
    check_refused(run, tmp_path, expected, "edition", "check", str(file))
    check_refused(run, tmp_path, expected, "play", "medici", "--edition", str(file))


def test_a_copy_never_overwrites(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text("mine")
    check_refused(run, tmp_path, "is left alone", "edition", "copy", "medici", "amigo", str(file))
    assert file.read_text() == "mine"


def test_a_folder_that_cannot_be_written(run: Run, tmp_path: Path) -> None:
    blocked = tmp_path / "blocked"
    blocked.write_text("a file where a folder is needed")
    match = str(blocked / "match.json")
    code, _, err = run("play", "medici", "--seed", "1", "--players", "3", "--save", match)
    assert code == 2
    assert err.count("\n") == 1
    assert "cannot be written" in err
