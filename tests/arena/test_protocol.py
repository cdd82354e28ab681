"""The leaderboard protocol: any agent, the same deals for everybody, and an honest report."""

import json
import shlex
import sys
from pathlib import Path

import pytest

import signoria
from signoria.arena.protocol import DEALS, FIRST_DEAL, run_protocol
from signoria.arena.results import read_results
from signoria.arena.wire import WireProblem
from signoria.bots.registry import bots_for, fingerprint, make_bot
from signoria.cli.main import main
from signoria.core.errors import UnknownName

BOT, POLICY = "tests.arena.agents:LastLegal", "tests.arena.agents:last_legal"


@pytest.mark.long
def test_an_agent_meets_every_level_over_the_protocols_deals(tmp_path: Path) -> None:
    game, path = signoria.load("medici"), tmp_path / "results.jsonl"
    report = run_protocol(game, BOT, path, players=3, deals=1, workers=1)
    assert [line["opponent"] for line in report["results"]] == bots_for(game)
    assert not report["complete"]
    assert report["deals"] == [FIRST_DEAL, FIRST_DEAL]
    results = read_results(path)
    assert {result["seed"] for result in results} == {FIRST_DEAL}
    for result in results:
        assert result["bots"][-result["number"] % 3] == BOT
    against = {line["opponent"]: line for line in report["results"]}
    assert against["random"]["matches"] == 3
    mine = [result["scores"][-result["number"] % 3] for result in results if "random" in result["bots"]]
    assert against["random"]["points"] == pytest.approx(sum(mine) / 3)
    assert against["random"]["low"] <= against["random"]["won"] <= against["random"]["high"]


@pytest.mark.long
def test_a_policy_and_a_bot_that_decide_alike_get_the_same_results(tmp_path: Path) -> None:
    game = signoria.load("medici")
    reports = [run_protocol(game, agent, tmp_path / "r.jsonl", players=3, deals=1, workers=1) for agent in (BOT, POLICY)]
    kept = [[(line["won"], line["points"], line["their_points"]) for line in report["results"]] for report in reports]
    assert kept[0] == kept[1]


def test_the_command_writes_the_report(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    results = tmp_path / "mine.jsonl"
    asked = ["arena", "medici", "--protocol", "greedy", "--players", "3", "--deals", "1", "--workers", "1"]
    assert main([*asked, "--results", str(results)]) == 0
    said = capsys.readouterr().out
    assert "does not count" in " ".join(said.split())
    report = json.loads((tmp_path / "mine.protocol.json").read_text(encoding="utf-8"))
    assert report["agent"] == "greedy"
    assert report["signoria"] == signoria.__version__
    # Against itself an agent wins its share.
    itself = next(line for line in report["results"] if line["opponent"] == "greedy")
    assert itself["matches"] == 3
    assert DEALS > 1


@pytest.mark.parametrize(
    ("path", "reason"),
    [
        ("tests.arena.agents:Nobody", "there is no agent 'tests.arena.agents:Nobody'"),
        ("tests.arena.nowhere:LastLegal", "there is no agent"),
        ("tests.arena.agents:NOTHING", "is no agent; expected a Bot class"),
        (":", "there is no agent"),
    ],
)
def test_agents_that_are_not_there(path: str, reason: str) -> None:
    with pytest.raises(UnknownName, match=reason):
        make_bot(path, signoria.load("medici"))


def test_an_agents_makeup_is_that_of_its_file() -> None:
    game = signoria.load("medici")
    assert fingerprint(BOT, game).startswith(f"{BOT}(")
    assert fingerprint(BOT, game)[-9:] == fingerprint(POLICY, game)[-9:]


CLIENT = Path(__file__).parents[2] / "examples" / "bot_client.py"


def wire_agent(choice: str) -> str:
    """The example of a client with another way to choose, as a program of its own."""
    code = f"import sys; sys.path.insert(0, {str(CLIENT.parent)!r}); import bot_client as c; c.choose = {choice}; "
    return f"wire:{shlex.quote(sys.executable)} -c {shlex.quote(code + 'c.Seat(sys.argv[1]).play()')}"


def test_a_program_on_the_wire_gets_the_results_of_a_bot_that_decides_alike(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("signoria.arena.protocol.OPPONENTS", ("random", "greedy"))
    game = signoria.load("medici")
    last = wire_agent('lambda position: {"id": position["legal"][-1].get("through", position["legal"][-1]["id"])}')
    reports = [run_protocol(game, agent, tmp_path / "r.jsonl", players=3, deals=1) for agent in (BOT, last)]
    kept = [[(line["won"], line["points"], line["their_points"]) for line in report["results"]] for report in reports]
    assert kept[0] == kept[1]
    assert all(line["milliseconds"] > 0 for line in reports[1]["results"])


@pytest.mark.parametrize(
    ("agent", "told"),
    [(wire_agent('lambda _: sys.exit("no such luck")'), "ended: .*no such luck"), ("wire:/no/program", "cannot be started")],
)
def test_a_program_that_does_not_play_is_told(tmp_path: Path, agent: str, told: str) -> None:
    with pytest.raises(WireProblem, match=told):
        run_protocol(signoria.load("medici"), agent, tmp_path / "r", deals=1)


def test_a_program_cannot_sit_down_elsewhere() -> None:
    with pytest.raises(UnknownName, match="arena --protocol"):
        make_bot("wire:client {link}", signoria.load("medici"))
