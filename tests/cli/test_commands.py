"""Commands without a terminal: what they print, and that no colours get into a pipe."""

import io
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console

import signoria
from signoria.cli.main import main
from signoria.core import log, registry
from tests.cli.conftest import Run
from tests.patience import patience


def test_version_says_how_the_engines_run(run: Run) -> None:
    code, out, _ = run("--version")
    assert code == 0
    assert out == f"signoria {signoria.__version__} ({'compiled' if signoria.COMPILED else 'interpreted'})\n"


def test_help_has_examples(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["play", "--help"])
    assert ended.value.code == 0
    assert "signoria play --resume" in capsys.readouterr().out


def test_without_a_command_the_help_is_shown(run: Run) -> None:
    code, out, err = run()
    assert (code, err) == (0, "")
    assert "COMMAND" in out


def test_journal_of_bots_without_a_terminal(run: Run, home: Path) -> None:
    code, out, err = run("play", "medici", "--seed", "7", "--players", "3", "--lang", "de")
    assert (code, err) == (0, "")
    assert "\x1b" not in out
    assert "Runde 3" in out
    assert out.splitlines()[0] == "Medici, 3 Spieler, Startzahl 7"
    assert not home.exists()


@pytest.mark.parametrize(("language", "word"), [("en", "seed"), ("de", "Startzahl"), ("fr", "graine")])
def test_a_seed_is_printed_as_it_is_typed(run: Run, language: str, word: str) -> None:
    _, out, _ = run("play", "medici", "--seed", "1809760105", "--players", "3", "--lang", language)
    assert out.splitlines()[0].endswith(f"{word} 1809760105")


def test_bench_passes_on_what_was_asked() -> None:
    from signoria.cli.bench import measures
    from signoria.cli.main import make_parser

    asked = ["--seconds", "0.1", "--game", "medici", "--environments", "--search", "--no-peers"]
    assert measures(make_parser().parse_args(["bench", *asked])) == asked
    assert measures(make_parser().parse_args(["bench"])) == []


def test_the_same_seed_prints_the_same_journal(run: Run) -> None:
    first = run("play", "medici", "--seed", "5", "--seats", "greedy,random,random")
    assert first == run("play", "medici", "--seed", "5", "--seats", "greedy,random,random")
    assert first != run("play", "medici", "--seed", "6", "--seats", "greedy,random,random")


def test_printed_sums_are_the_scores(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    _, out, _ = run("play", "medici", "--seed", "5", "--seats", "greedy,random,greedy", "--save", str(file))
    match = log.read(file)
    sums = next(line for line in out.splitlines() if line.startswith("sum"))
    assert [int(number) for number in sums.split()[1:]] == match.scores()
    assert match.seats[1] == "Giulia (random)"


def test_replay_prints_the_journal_of_the_match(run: Run, tmp_path: Path) -> None:
    file = str(tmp_path / "match.json")
    _, played, _ = run("play", "medici", "--seed", "5", "--seats", "greedy,random,greedy", "--save", file)
    code, replayed, err = run("replay", file)
    assert (code, err) == (0, "")
    journal = played.splitlines()[2:-1]
    assert replayed.splitlines() == journal
    assert run("replay", file, "--lang", "fr")[1] != replayed


@pytest.mark.parametrize(("language", "title"), [("en", "§3 Bidding"), ("de", "§3 Bieten"), ("fr", "§3 Les enchères")])
def test_one_section_of_the_rules(run: Run, language: str, title: str) -> None:
    code, out, _ = run("rules", "medici", "§3", "--lang", language)
    assert code == 0
    assert title in out
    assert "M1" in out
    assert "§4" not in out.splitlines()[0]


def test_all_rules_and_words_in_them(run: Run) -> None:
    whole = run("rules", "medici")[1]
    assert all(f"§{number}" in whole for number in range(1, 10))
    assert "\x1b" not in whole
    about = run("rules", "medici", "M4")[1]
    assert "§3" in about
    assert len(about) < len(whole) / 2


def test_games_are_listed(run: Run) -> None:
    code, out, _ = run("games")
    assert code == 0
    assert any(line.split() == ["medici", "Medici", "3–6", "1", "amigo,", "later"] for line in out.splitlines())


def test_editions_are_listed_and_shown(run: Run) -> None:
    assert "later" in run("edition", "list", "medici")[1]
    _, out, _ = run("edition", "show", "medici", "later")
    assert "[30, 20, 15, 10, 5, 0]" in out
    assert "warehouses.6: stated by an independent source  Later editions pay 15" in out
    assert "warehouses.6" not in run("edition", "show", "medici", "amigo")[1].partition("Every value is printed")[2]


def test_an_own_edition_from_copy_to_match(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "poor.toml"
    assert run("edition", "copy", "medici", "amigo", str(file))[0] == 0
    file.write_text(file.read_text().replace("3 = 40", "3 = 35"))
    assert run("edition", "check", str(file))[1] == "Medici, poor: ok\n"
    saved = tmp_path / "match.json"
    assert run("play", "medici", "--players", "3", "--seed", "1", "--edition", str(file), "--save", str(saved))[0] == 0
    match = log.read(saved)
    assert match.edition.name == "poor"
    assert match.at(0).scores() == [35, 35, 35]


def test_check_of_a_shipped_edition(run: Run) -> None:
    assert run("edition", "check", "medici", "later")[:2] == (0, "Medici, later: ok\n")


def test_language_follows_the_environment(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "joueurs" in run("games")[1]
    monkeypatch.setenv("LC_ALL", "de_AT.UTF-8")
    assert "Spieler" in run("games")[1]
    monkeypatch.setenv("LC_ALL", "pt_BR.UTF-8")
    assert "players" in run("games")[1]


def test_a_reader_who_leaves_early_is_no_error() -> None:
    command = f"{sys.executable} -m signoria.cli.main rules medici | head -n 1"
    done = subprocess.run(["/bin/sh", "-c", command], capture_output=True, text=True, timeout=patience(30), check=False)
    assert done.stderr == ""
    assert "Medici" in done.stdout


def test_bench_names_every_game_in_80_columns() -> None:
    from signoria.bench.report import print_games

    games = [registry.load(name) for name in registry.names()]
    rows = [
        {
            "game": game.key,
            "players": 4,
            "native": 12_345_678.0,
            "python": 1_234_567.0,
            "length": 999,
            "choices": 12.3,
            "clone": 1.23,
        }
        for game in games
    ]
    peers = {"OpenSpiel hearts, C++ loop": 1e6, "OpenSpiel hearts, from Python": 1e5, "catanatron, 4 players": 1e4}
    written = io.StringIO()
    print_games(Console(file=written, width=80), games, {"compiled": True, "games": rows, "peers": peers})
    printed = written.getvalue()
    assert all(game.title in printed for game in games)
    assert "12,346" in printed
    assert "1,235×" in printed
    assert "…" not in printed


def test_a_game_is_described_in_one_line() -> None:
    assert repr(registry.load("medici")) == "<Game medici: Medici, 3 to 6 players, rules 1>"
