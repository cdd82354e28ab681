"""The arena: seats rotate over common deals, runs resume, results are the same wherever they are played."""

import json
import subprocess
import sys
from pathlib import Path

import psutil
import pytest
from tests import children
from tests.patience import patience, until

import signoria
from signoria.arena import statistics as stats
from signoria.arena.report import challenger, render
from signoria.arena.results import BadResults, read_results
from signoria.arena.run import run_schedule
from signoria.arena.schedule import schedule
from signoria.arena.worker import play_fixture
from signoria.bots.registry import level_settings
from signoria.cli.main import main
from signoria.core import log
from signoria.core.errors import BadSetup

MEDICI = signoria.load("medici")
TIMES = ("seconds",)


def timeless(results: list[dict]) -> list[dict]:
    return [{key: value for key, value in result.items() if key not in TIMES} for result in results]


def test_every_deal_is_played_from_every_seat() -> None:
    fixtures = schedule(MEDICI, ["greedy", "random"], 4, 8)
    assert [fixture.seed for fixture in fixtures] == [0, 0, 0, 0, 1, 1, 1, 1]
    assert sorted(fixture.bots.index("greedy") for fixture in fixtures[:4]) == [0, 1, 2, 3]
    assert all(sorted(fixture.bots) == ["greedy", "random", "random", "random"] for fixture in fixtures)


@pytest.mark.parametrize(
    ("bots", "players", "matches", "message"),
    [
        (["random"] * 5, 4, 8, "5 bots are named for 4 players"),
        ([], 4, 8, "no bots are named"),
        (["random"], 2, 8, "Medici is for 3 to 6 players, not 2"),
        (["random"], 4, 0, "0 matches were asked for"),
    ],
)
def test_impossible_schedules(bots: list[str], players: int, matches: int, message: str) -> None:
    with pytest.raises(BadSetup, match=message):
        schedule(MEDICI, bots, players, matches)


def test_results_do_not_depend_on_where_they_are_played(tmp_path: Path) -> None:
    fixtures = schedule(MEDICI, ["greedy", "random"], 3, 6)
    here = run_schedule(fixtures, tmp_path / "one.jsonl", workers=1)
    there = run_schedule(fixtures, tmp_path / "two.jsonl", workers=2)
    assert timeless(here) == timeless(there)


@pytest.mark.long
def test_ray_gives_the_same_results(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    fixtures = schedule(MEDICI, ["greedy", "random"], 3, 4)
    here = run_schedule(fixtures, tmp_path / "here.jsonl", workers=1)
    there = run_schedule(fixtures, tmp_path / "ray.jsonl", ray=True)
    assert timeless(here) == timeless(there)


def test_bots_that_were_changed_play_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = schedule(MEDICI, ["apprentice", "random"], 3, 3)
    numbers = {**level_settings(MEDICI), "apprentice": {"simulations": 2, "sharpness": 1}}
    monkeypatch.setattr("signoria.bots.registry.level_settings", lambda _game: numbers)
    after = schedule(MEDICI, ["apprentice", "random"], 3, 3)
    assert not {fixture.key() for fixture in before} & {fixture.key() for fixture in after}
    assert schedule(MEDICI, ["random"], 3, 3)[0].key() == schedule(MEDICI, ["random"], 3, 3)[0].key()


def test_a_run_resumes_where_it_was_cut_off(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    fixtures = schedule(MEDICI, ["random"], 3, 6)
    whole = run_schedule(fixtures, path, workers=1)
    lines = path.read_text().splitlines(keepends=True)
    path.write_text("".join(lines[:3]) + lines[3][:40])
    seen: list[tuple[int, int]] = []
    resumed = run_schedule(fixtures, path, workers=1, progress=lambda done, total: seen.append((done, total)))
    assert seen[0] == (3, 6)
    assert timeless(resumed) == timeless(whole)
    assert len(read_results(path)) == 6


def test_a_broken_results_file_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    path.write_text('{"key": 1}\nnonsense\n')
    with pytest.raises(BadResults, match="line 1 is no result of the arena"):
        run_schedule(schedule(MEDICI, ["random"], 3, 3), path, workers=1)
    assert path.read_text() == '{"key": 1}\nnonsense\n'


@pytest.mark.parametrize("key", ["scores", "places", "decisions", "seconds", "bots"])
def test_a_result_that_lacks_a_seat_is_refused(tmp_path: Path, key: str) -> None:
    path = tmp_path / "results.jsonl"
    result = play_fixture(schedule(MEDICI, ["random"], 3, 1)[0])
    path.write_text(json.dumps({**result, key: result[key][:-1]}) + "\n")
    with pytest.raises(BadResults, match="line 1 is no result of the arena"):
        read_results(path)


def test_a_log_on_request_replays_to_the_result() -> None:
    result = play_fixture(schedule(MEDICI, ["random"], 3, 1)[0], with_log=True)
    match = log.rebuild(result["log"])
    assert match.scores() == result["scores"]
    assert match.placings() == result["places"]


def test_a_dead_worker_is_replaced(tmp_path: Path) -> None:
    """Kill a worker in the middle; the run goes on and nothing is lost or played twice."""
    path = tmp_path / "results.jsonl"
    command = [sys.executable, "-m", "signoria.cli.main", "arena", "medici", "--bots", "random", "--players", "6"]
    run = children.start([*command, "--matches", "150", "--results", str(path), "--workers", "2"], stdout=subprocess.DEVNULL)
    until(lambda: path.exists() and path.read_text().count("\n") > 5, "no match was played")
    workers = [child for child in psutil.Process(run.pid).children() if "resource_tracker" not in " ".join(child.cmdline())]
    assert workers
    workers[0].kill()
    assert run.wait(timeout=patience(120)) == 0
    results = read_results(path)
    assert len({result["key"] for result in results}) == 150


def test_command_reports(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    results, page = tmp_path / "r.jsonl", tmp_path / "r.html"
    arguments = ["arena", "medici", "--bots", "greedy,random", "--players", "4", "--matches", "8", "--workers", "1"]
    assert main([*arguments, "--results", str(results), "--report", str(page)]) == 0
    assert "greedy" in capsys.readouterr().out
    html = page.read_text()
    assert "<svg" in html
    assert "http" not in html.replace("http-equiv", "")
    assert html == render(read_results(results))


@pytest.mark.parametrize(
    "arguments",
    [
        ["medici", "--bots", "grandmaster"],
        ["medici", "--bots", "random", "--players", "9"],
        ["medicis", "--bots", "random"],
        ["medici", "--bots", "random", "--option", "speed"],
        ["medici", "--bots", "random", "--edition", "first"],
        ["medici"],
        [],
    ],
)
def test_bad_input(arguments: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "r.jsonl"
    assert main(["arena", *arguments, "--results", str(path)]) == 2
    assert len(capsys.readouterr().err.strip().splitlines()) == 1
    assert not path.exists()


def test_win_shares_have_honest_intervals() -> None:
    share = stats.wilson(60, 100)
    assert (round(share.low, 3), round(share.high, 3)) == (0.502, 0.691)
    assert stats.wilson(0, 0) == stats.Share(0, 0.0, 0.0, 1.0)
    assert stats.wins_by_seat({"places": [1, 3, 1]}) == [0.5, 0.0, 0.5]


def test_a_changed_bot_is_another_bot_in_the_report() -> None:
    """Results of several makeups are not thrown together under one name; the same match counts once."""
    played = [play_fixture(fixture) for fixture in schedule(MEDICI, ["greedy", "random"], 3, 6)]
    before = [{**result, "makeup": made(result["bots"], 1)} for result in played]
    changed = [{**result, "key": f"{result['key']} later", "makeup": made(result["bots"], 2)} for result in played]
    names = stats.bots_of(stats.told_apart([*before, *changed]))
    assert sorted(names) == ["greedy(1)", "greedy(2)", "random"]
    page = render([*before, *before, *changed])
    assert "greedy(1) against random" in page
    assert "3 players, 12 matches" in page


def made(bots: list[str], version: int) -> list[str]:
    return [f"{bot}({version})" if bot == "greedy" else bot for bot in bots]


def test_a_summary_names_the_challenger_first() -> None:
    assert challenger(["master", "magnifico"]) == ("magnifico", "master")
    assert challenger(["random", "greedy", "random"]) == ("greedy", "random")
    assert challenger(["apprentice", "plain"]) == ("apprentice", "plain")
    assert challenger(["greedy", "greedy", "random", "random"]) is None


def test_a_rating_lies_in_its_interval_whatever_the_order() -> None:
    """First all matches of one pairing, then all of another: what came last does not count more."""
    pairings = (["greedy", "random"], ["random", "greedy"])
    results = [play_fixture(fixture) for bots in pairings for fixture in schedule(MEDICI, bots, 3, 12)]
    for found in (stats.ratings(results), stats.ratings(results[::-1])):
        assert [rating.bot for rating in found] == ["greedy", "random"]
        assert all(rating.low <= rating.skill <= rating.high for rating in found)


def test_ratings_follow_the_results() -> None:
    fixtures = schedule(MEDICI, ["greedy", "random"], 3, 12)
    results = [play_fixture(fixture) for fixture in fixtures]
    best, worst = stats.ratings(results)
    assert (best.bot, worst.bot) == ("greedy", "random")
    assert best.low > worst.high
    assert json.dumps(results)
