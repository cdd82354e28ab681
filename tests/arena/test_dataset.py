"""Matches as data: every decision with observation, mask, search and result, and back as arrays."""

from pathlib import Path

import numpy as np
import pytest

import signoria
from signoria.arena.dataset import write_dataset
from signoria.arena.run import run_schedule
from signoria.arena.schedule import schedule
from signoria.bots.play import perspective_of
from signoria.bots.registry import make_bot
from signoria.cli.main import main
from signoria.core import log
from signoria.core.errors import SignoriaError
from signoria.core.observed import observed
from signoria.core.returns import by_placing
from signoria.research.dataset import BadDataset, Dataset


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[list[dict], Dataset]:
    folder = tmp_path_factory.mktemp("data")
    fixtures = schedule(signoria.load("medici"), ["magnifico", "greedy", "random"], 3, 3)
    results = run_schedule(fixtures, folder / "r.jsonl", workers=1, with_logs=True)
    assert write_dataset(results, folder / "d.parquet") == sum(sum(result["decisions"]) for result in results)
    return results, Dataset(folder / "d.parquet")


def test_rows_are_the_decisions_of_the_matches(played: tuple[list[dict], Dataset]) -> None:
    results, data = played
    game, row = signoria.load("medici"), 0
    for result in results:
        match = log.rebuild(result["log"])
        trial = game.new(3, seed=result["seed"])
        worth = by_placing(match.placings())
        for entry in match.entries:
            if entry.actor >= 0:
                assert data.observations[row].tolist() == observed(trial.state, entry.actor)
                assert np.flatnonzero(data.masks[row]).tolist() == trial.legal_actions()
                assert data.actions[row] == entry.id
                assert data.returns[row] == pytest.approx(worth[entry.actor])
                trial.step(entry.id)
                row += 1
    assert row == len(data)
    assert data.about["features"] == game.features(3)
    assert sum(data.column("last").to_pylist()) == 9


def test_what_the_search_found_is_what_it_finds(played: tuple[list[dict], Dataset]) -> None:
    results, data = played
    bots = data.column("bot").to_pylist()
    searched = np.array([bot == "magnifico" for bot in bots])
    assert (data.visits.sum(axis=1) > 0).tolist() == searched.tolist()
    assert (~np.isnan(data.values)).tolist() == searched.tolist()
    assert ((data.visits > 0) <= (data.masks == 1)).all()
    assert ((data.values[searched] > 0) & (data.values[searched] < 1)).all()
    game, result = signoria.load("medici"), results[0]
    match = game.new(3, seed=result["seed"])
    seat = result["bots"].index("magnifico")
    bot = make_bot("magnifico", game, result["seed"] * 1000 + seat)
    first = next(row for row, name in enumerate(bots) if name == "magnifico")
    for action in data.actions[:first]:
        match.step(int(action))
    perspective = perspective_of(match, bot.seed)
    tree, decided = bot.decide(perspective)
    assert decided.action == data.actions[first]
    for choice in bot.choices_of(tree, perspective):
        assert data.visits[first, choice.action] == choice.visits


def test_batches_hold_every_decision_once(played: tuple[list[dict], Dataset]) -> None:
    _, data = played
    batches = list(data.batches(100, seed=1))
    assert sum(len(batch["actions"]) for batch in batches) == len(data)
    assert sorted(np.concatenate([batch["actions"] for batch in batches]).tolist()) == sorted(data.actions.tolist())
    for batch in batches:
        assert batch["masks"][np.arange(len(batch["actions"])), batch["actions"]].all()


def test_the_command(played: tuple[list[dict], Dataset], capsys: pytest.CaptureFixture[str]) -> None:
    results, data = played
    target = data.path.with_name("again.parquet")
    assert main(["arena", "--results", str(data.path.with_name("r.jsonl")), "--dataset", str(target)]) == 0
    assert f"{len(data)} decisions" in " ".join(capsys.readouterr().out.split())
    assert Dataset(target).actions.tolist() == data.actions.tolist()
    assert results


def test_what_cannot_be_written_is_said(played: tuple[list[dict], Dataset], tmp_path: Path) -> None:
    results, _ = played
    without = [{key: value for key, value in result.items() if key != "log"} for result in results]
    with pytest.raises(SignoriaError, match="play them with --logs"):
        write_dataset(without, tmp_path / "x.parquet")
    with pytest.raises(BadDataset, match="one game, players"):
        write_dataset([results[0], {**results[1], "players": 4}], tmp_path / "x.parquet")
    other = {**results[0], "seed": results[0]["seed"] + 1}
    with pytest.raises(BadDataset, match=r"does not replay|decides otherwise|\(Medici §"):
        write_dataset([other], tmp_path / "x.parquet")
    assert list(tmp_path.iterdir()) == [], "a failed command leaves no file"
    (tmp_path / "no.parquet").write_text("nothing")
    with pytest.raises(BadDataset, match="cannot be read"):
        len(Dataset(tmp_path / "no.parquet").observations)
