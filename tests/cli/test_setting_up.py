"""Levels, options that cannot matter, terminals of any encoding, and where numbers come from."""

import io
import os
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

import pytest
from rich.console import Console

import signoria
from signoria.bots.registry import LEVELS
from signoria.cli import explain, saves
from signoria.cli.main import main
from signoria.cli.menu import written_date
from signoria.cli.players import players_of
from signoria.cli.table import Table
from signoria.cli.terminal import SIGNS, readable
from signoria.core.errors import BadSetup
from signoria.core.language import LANGUAGES
from signoria.core.relevance import check_relevance
from tests.cli.terminal import Terminal

ROOT = Path(__file__).parents[2]


def test_help_names_the_levels(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["play", "--help"])
    shown = capsys.readouterr().out
    assert all(f"\n  {level} " in shown for level in LEVELS)
    assert "--level" in shown


def test_the_menu_asks_for_a_level(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "--lang", "de", "--pace", "0")
    for typed, asked in (("medici", "Was soll es sein?"), ("3", "Wie viele Spieler"), ("Meister", "Wie stark")):
        while asked not in terminal.raw:
            assert terminal.read(5.0)
        terminal.press(f"{typed}\r")
    screen = terminal.wait_for_prompt()
    terminal.kill()
    assert "Lehrling" in terminal.raw
    assert "Lorenzo Meister" in screen or "Meister" in screen


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (
            ["play", "florence", "--players", "3", "--option", "easier-time=on"],
            "easier-time only matters with 1 player, not with 3",
        ),
        (["play", "firenze", "--option", "dead-colour=blue"], "dead-colour only matters with neutral-seals=dead-colour"),
        (
            ["play", "firenze", "--option", "neutral-seals=dead-colour", "--option", "neutral-number=3"],
            "neutral-number only matters",
        ),
        (["play", "florence", "--players", "1", "--level", "master"], "--level does not matter with one player"),
        (["play", "medici", "--level", "grandmaster"], "has no level 'grandmaster'"),
        (["play", "medici", "--seats", "greedy,greedy,greedy", "--level", "master"], "give one of the two"),
        (["arena", "medici", "--bots", "greedy,random", "--workers", "0"], "--workers is 0; at least 1 process must play"),
    ],
)
def test_options_that_cannot_matter_are_refused(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    assert said in capsys.readouterr().err


def test_options_that_matter_are_taken() -> None:
    check_relevance(signoria.load("florence"), 1, {"easier-time": True})
    check_relevance(signoria.load("firenze"), 3, {"neutral-seals": "dead-colour", "dead-colour": "blue"})
    with pytest.raises(BadSetup):
        check_relevance(signoria.load("florence"), 2, {"harder-time": True})


@pytest.mark.parametrize("encoding", ["cp1252", "ascii", "latin-1"])
@pytest.mark.parametrize(
    "arguments", [["rules", "florence", "--lang", "fr"], ["games", "--lang", "de"], ["play", "medici", "--seed", "1"]]
)
def test_a_terminal_that_is_not_utf_8_gets_readable_signs(encoding: str, arguments: list[str], tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONIOENCODING": encoding, "SIGNORIA_HOME": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-m", "signoria.cli.main", *arguments], cwd=ROOT, env=environment, capture_output=True, check=False
    )
    assert done.returncode == 0, done.stderr
    text = done.stdout.decode(encoding)
    assert "Traceback" not in text
    assert text.count("?") < 3 + text.count(" ?")


def test_boards_keep_their_shape_in_any_encoding(monkeypatch: pytest.MonkeyPatch) -> None:
    assert all(len(sign) == 1 and sign.isascii() for sign in SIGNS.values())
    for text in ("▶ ◆▸ ♜ ─│╲", "Év · Ré · 1ʳᵉ", "−2 → +3 “Žižek”"):
        written = ""
        try:
            text.encode("ascii")
        except UnicodeEncodeError as error:
            written, _ = readable(UnicodeEncodeError("ascii", text, 0, len(text), error.reason))
        assert len(written) == len(text)
        assert written.isascii()


@pytest.mark.parametrize("language", LANGUAGES)
def test_reconstructed_numbers_are_named_at_the_end_and_on_request(language: str) -> None:
    match = signoria.load("florence").new(2, seed=1, seats=["Anna", "Lorenzo (greedy)"])
    out = io.StringIO()
    table = Table(Console(file=out, width=200), match, players_of(match), language)
    assert "signoria edition show florence" in explain.about_the_numbers(table)
    for line in explain.unprinted(table):
        table.console.print(line)
    dial = {"en": "Noble dial, round (4", "de": "Medici-Scheibe, Runde (4", "fr": "Cadran des Nobles, manche (4"}
    assert dial[language] in out.getvalue()
    assert table.wording.provenance("reconstructed") in out.getvalue()
    printed = Table(Console(file=out), signoria.load("medici").new(3, seed=1), [], language)
    assert explain.about_the_numbers(printed) == ""


def test_a_match_begins_without_a_word_of_reconstructed_numbers(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "florence", "--players", "1", "--seed", "3", "--pace", "0", lines=50, columns=110)
    assert "reconstructed" not in terminal.wait_for_prompt()
    assert "reconstructed" in terminal.type("?")
    terminal.kill()


def test_dates_as_the_language_writes_them() -> None:
    when = datetime(2026, 11, 16, 9, 5, tzinfo=UTC)
    assert written_date(when, "de") == "16.11.26 09:05"
    assert written_date(when, "fr") == "16/11/2026 09:05"


def test_a_note_is_shown_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("SIGNORIA_HOME", str(tmp_path))
    assert [saves.first_time("a"), saves.first_time("a"), saves.first_time("b")] == [True, False, True]
