"""Learning a value: right slopes, real progress, and the same result however often it was stopped."""

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from tests.fixtures import corte

import signoria
from signoria.bots.registry import make_bot
from signoria.bots.search.network import QUARTERS
from signoria.bots.search_bot import load_judgement
from signoria.bots.values import network_data, network_of
from signoria.core import registry
from signoria.core.buffers import CAPACITY, buffer
from signoria.core.errors import BadSetup
from signoria.core.evaluation import judge_points, outlook
from signoria.core.rng import Rng
from signoria.core.vec import vec
from signoria.training import fit as fitting
from signoria.training.curves import COLUMNS
from signoria.training.fit import fit, worth_of
from signoria.training.generate import all_samples, generate
from signoria.training.looking import settles
from signoria.training.model import Model, answer, begin, dense, gradients, losses, quantised, scales
from signoria.training.pool import line_up
from signoria.training.quick import QuickPlayer
from signoria.training.samples import Samples, read_samples, to_bytes
from signoria.training.selfplay import Work, play_part
from signoria.training.settings import HELD_BACK, Run, Settings, open_run

registry.register(corte.GAME)
MEDICI = signoria.load("medici")
SETTINGS = Settings(
    game="medici",
    rules=MEDICI.rules,
    players=3,
    seed=1,
    quick=0,
    generations=1,
    matches=8,
    simulations=2,
    hidden=6,
    epochs=4,
    patience=4,
    batch=64,
    rate=0.01,
    decay=0.0,
)
SIZE = 9


def invented(count: int, seed: int = 3, players: int = 2) -> Samples:
    """Samples in which the first feature moves points, which the judgement does not know."""
    rng = np.random.default_rng(seed)
    features = rng.integers(0, 4, (count, SIZE)) * (rng.random((count, SIZE)) < 0.5)
    rows, places = np.nonzero(features)
    expected = rng.normal(40, 8, (count, players)).astype(np.float32)
    points = expected + rng.normal(0, 1, (count, players)).astype(np.float32)
    points[:, 0] += 6.0 * (features[:, 0] > 1)
    won = (points == points.max(axis=1, keepdims=True)).astype(np.float32)
    return Samples(
        begin=np.concatenate([[0], np.cumsum(np.bincount(rows, minlength=count))]).astype(np.int64),
        places=places.astype(np.uint16),
        numbers=features[rows, places].astype(np.int32),
        expected=expected,
        worth=np.full(count, 0.5, np.float32),
        points=points.astype(np.float32),
        won=won,
        errs=np.zeros((count, players), np.float32),
        end=won[:, 0],
        match=np.arange(count, dtype=np.int32),
        left=np.ones(count, np.float32),
    )


def some_model(samples: Samples, hidden: int = 5) -> Model:
    rng = np.random.default_rng(1)
    players = samples.expected.shape[1]
    model = begin(SIZE + 2 * players, hidden, players, scales(samples, SIZE), 5.0, rng)
    model.second += rng.normal(0, 0.5, model.second.shape).astype(np.float32)
    model.straight[:-1] += rng.normal(0, 0.1, model.straight[:-1].shape).astype(np.float32)
    return model


def test_slopes_are_those_of_the_loss() -> None:
    samples = invented(30)
    small = some_model(samples)
    model = Model(*(part.astype(np.float64) for part in small.parts()), scale=small.scale)  # type: ignore[misc, arg-type]
    inputs = dense(samples, np.arange(30), SIZE, model.scale).astype(np.float64)
    expected, points, won = (part.astype(np.float64) for part in (samples.expected, samples.points, samples.won))

    def loss() -> float:
        surprise, off = losses(answer(model, inputs, expected), points, won, 4.0)  # type: ignore[arg-type]
        return float(np.mean(surprise + 0.5 * off))

    slopes = gradients(model, inputs, answer(model, inputs, expected), points, won, 4.0)  # type: ignore[arg-type]
    for part, slope in zip(model.parts(), slopes, strict=True):
        for place in [(0, 0), (3, 1), (part.shape[0] - 1, part.shape[1] - 1)]:
            kept, step = part[place], 1e-5
            part[place] = kept + step
            above = loss()
            part[place] = kept - step
            below = loss()
            part[place] = kept
            assert slope[place] == pytest.approx((above - below) / (2 * step), abs=1e-5)


def test_it_finds_what_the_judgement_does_not_know(tmp_path: Path) -> None:
    samples = invented(4000)
    settings = replace(SETTINGS, players=2, hidden=8, epochs=12, rate=0.02)
    _, curve = fit(samples, SIZE, settings, tmp_path / "fitting.npz", lambda _: None)
    assert curve[-1]["points_explained"] > curve[-1]["points_by_judgement"] + 0.03
    assert curve[-1]["held_back"] < curve[0]["held_back"]


def test_who_errs_is_not_mistaken_for_where_he_stands(tmp_path: Path) -> None:
    """One feature shows that its owner likely plays weakly: what bots think with does not hold it against him."""
    samples = invented(4000)
    marked = np.zeros(4000, bool)
    rows = np.repeat(np.arange(4000), np.diff(samples.begin))
    marked[rows[samples.places == 3]] = True
    weak = marked ^ (np.random.default_rng(8).random(4000) < 0.2)
    errs = np.stack([weak, np.zeros(4000, bool)], axis=1).astype(np.float32)
    points = samples.points - 8.0 * errs
    settings = replace(SETTINGS, players=2, hidden=8, epochs=12, rate=0.02)
    told = replace(samples, points=points, errs=errs)
    blamed = []
    for number, given in enumerate((told, replace(told, errs=np.zeros_like(errs)))):
        model, _ = fit(given, SIZE, settings, tmp_path / f"{number}.npz", lambda _: None)
        found = answer(model, dense(replace(told, errs=np.zeros_like(errs)), np.arange(4000), SIZE, model.scale), told.expected)
        blamed.append(float(np.mean(found.said[~marked, 0]) - np.mean(found.said[marked, 0])))
    assert abs(blamed[0]) < blamed[1] / 2


def test_it_ends_when_matches_it_did_not_learn_from_are_foretold_worse(tmp_path: Path) -> None:
    """Nothing can be learned from noise: it stops early, and the best is kept."""
    samples = invented(300)
    noise = replace(samples, points=np.random.default_rng(2).permutation(samples.points))
    settings = replace(SETTINGS, players=2, hidden=32, epochs=60, patience=3, rate=0.02)
    best, curve = fit(noise, SIZE, settings, tmp_path / "fitting.npz", lambda _: None)
    assert len(curve) < 60
    lowest = min(range(len(curve)), key=lambda epoch: curve[epoch]["held_back"])
    assert lowest == len(curve) - 1 - settings.patience
    held = np.flatnonzero(noise.match % HELD_BACK == HELD_BACK - 1)
    usual = float(np.sqrt(np.mean((noise.points - noise.expected) ** 2)))
    assert fitting.foretold(best, noise, held, SIZE, usual)["held_back"] == pytest.approx(curve[lowest]["held_back"])


class Killed(Exception):
    pass


def test_a_fit_that_was_stopped_goes_on_as_if_it_had_not_been(tmp_path: Path) -> None:
    samples = invented(600)
    settings = replace(SETTINGS, players=2, epochs=5)
    whole, curve = fit(samples, SIZE, settings, tmp_path / "whole.npz", lambda _: None)

    def kill(line: dict[str, float]) -> None:
        if line["epoch"] in {2, 3}:
            raise Killed

    parts = tmp_path / "parts.npz"
    for _ in range(2):
        with pytest.raises(Killed):
            fit(samples, SIZE, settings, parts, kill)
    again, resumed = fit(samples, SIZE, settings, parts, lambda _: None)
    assert resumed == curve
    for one, other in zip(whole.parts(), again.parts(), strict=True):
        assert np.array_equal(one, other)


def test_the_whole_numbers_say_what_the_model_says() -> None:
    match = MEDICI.new(3, seed=4)
    state, size = match.state, len(MEDICI.features(3))
    work = Work("medici", 3, 1, 2, range(1), (), settles(MEDICI, 3))
    samples = play_part(work)
    model = begin(size + 6, 16, 3, scales(samples, size), 6.0, np.random.default_rng(4))
    model.second += np.random.default_rng(5).normal(0, 0.5, model.second.shape).astype(np.float32)
    network = network_of(MEDICI, network_data(3, size, 16, *quantised(model, 3)), Path("made-up"))
    out = outlook(3)
    for seat in range(3):
        out[6 + seat] = 25.5 + seat
    network.observe(state, 0)
    network.expect(0, out)
    network.speak()
    features = np.zeros((1, size + 7), np.float32)
    features[0, :size] = np.array([network.now[i] for i in range(size)])
    features[0, size : size + 3] = [int(out[6 + seat] * QUARTERS) for seat in range(3)]
    features[0, -1] = 1.0
    expected = np.array([[out[6], out[7], out[8]]], np.float32)
    found = answer(model, features / model.scale, expected)
    assert list(network.said) == pytest.approx(found.said[0].tolist(), abs=0.05)
    for seat in range(3):
        out[6 + seat] += network.said[seat]
    judge_points(3, network.said[3], out)
    assert out[0] == pytest.approx(float(worth_of(found)[0]), abs=0.01)


def test_samples_tell_what_each_seat_saw_and_how_it_ended(tmp_path: Path) -> None:
    samples = play_part(Work("medici", 3, 1, 2, range(2), (), False))
    assert set(samples.match.tolist()) == {0, 1}
    assert np.allclose(samples.won.sum(axis=1), 1.0)
    # Three seats look at each position: the same end, told from each of them.
    first = samples.points[:3]
    assert first[1].tolist() == [first[0][1], first[0][2], first[0][0]]
    assert (np.diff(samples.begin) > 0).all()
    file = tmp_path / "part.npz"
    file.write_bytes(to_bytes(samples))
    again = read_samples(file)
    assert all(np.array_equal(getattr(again, name), getattr(samples, name)) for name in Samples.__dataclass_fields__)


def test_the_pool_has_equals_older_ones_and_some_who_err() -> None:
    values = [Path("a.json"), Path("b.json")]
    seats = [line_up(MEDICI, 3, 50, values, 1, number) for number in range(60)]
    assert all(match[number % 3].value == values[-1] for number, match in enumerate(seats))
    others = [player for number, match in enumerate(seats) for seat, player in enumerate(match) if seat != number % 3]
    assert {player.value for player in others} == {None, *values}
    assert any(player.noise and player.value == values[-1] for player in others)
    assert max(player.simulations for player in others) == 50
    assert seats == [line_up(MEDICI, 3, 50, values, 1, number) for number in range(60)]


def test_quick_matches_are_played_by_what_looks_promising() -> None:
    work = Work("medici", 3, 1, 0, range(3), (), False)
    samples, again = play_part(work), play_part(work)
    assert np.array_equal(samples.numbers, again.numbers)
    assert 0.0 < samples.left.min() <= samples.left.max() <= 1.0
    match = MEDICI.new(3, seed=2)
    while len(match.legal_actions()) < 20:
        match.step("auction")
    state = match.state
    player, own = QuickPlayer(MEDICI), load_judgement(MEDICI)
    priors = vec[float]([0.0] * CAPACITY)
    actions = buffer()
    count = state.legal(actions)
    own.begin(state.actor(), 0, Rng(1))
    own.prior(state, actions, count, priors)
    most = max(priors[i] for i in range(count))
    best = {actions[i] for i in range(count) if priors[i] == most}
    assert len(best) < count
    assert {player.choose(state, 4000, Rng(seed)) for seed in range(20)} <= best


def test_what_was_learned_before_is_set_right(tmp_path: Path) -> None:
    """A fit that begins with another one knows at once what that one knew."""
    settings = replace(SETTINGS, players=2, hidden=8, epochs=8, rate=0.02)
    before, curve = fit(invented(3000), SIZE, settings, tmp_path / "a.npz", lambda _: None)
    few = invented(200, seed=9)
    _, fresh = fit(few, SIZE, settings, tmp_path / "b.npz", lambda _: None)
    _, after = fit(few, SIZE, settings, tmp_path / "c.npz", lambda _: None, before)
    assert after[0]["held_back"] < fresh[0]["held_back"]
    assert curve


def opened(folder: Path, **changes: int) -> Run:
    return open_run(folder, replace(SETTINGS, **changes))


def test_matches_that_are_there_are_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("signoria.training.settings.PART", 4)
    run = opened(tmp_path, game="corte", rules=corte.GAME.rules)
    told: list[tuple[int, int]] = []
    generate(run, 1, False, 1, False, lambda done, total: told.append((done, total)))
    assert told == [(0, 2), (1, 2), (2, 2)]
    whole = all_samples(run, 1)
    assert sorted(set(whole.match.tolist())) == list(range(8))
    run.samples(1, 1).unlink()
    told.clear()
    generate(run, 1, False, 1, False, lambda done, total: told.append((done, total)))
    assert told == [(1, 2), (2, 2)]
    again = all_samples(run, 1)
    assert all(np.array_equal(getattr(again, name), getattr(whole, name)) for name in Samples.__dataclass_fields__)


def test_another_run_in_the_same_folder_is_refused(tmp_path: Path) -> None:
    opened(tmp_path)
    opened(tmp_path, generations=3)
    with pytest.raises(BadSetup, match="holds a run with hidden 6"):
        opened(tmp_path, hidden=7)
    (tmp_path / "run.json").write_text("{}", encoding="utf-8")
    with pytest.raises(BadSetup, match="says nothing of a run"):
        opened(tmp_path)


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"matches": 0}, "--matches is 0"),
        ({"matches": 7}, "at least 8"),
        ({"quick": 3}, "--quick is 3"),
        ({"players": 9}, "3 to 6 players, not 9"),
    ],
)
def test_settings_that_make_no_sense_are_refused(changes: dict[str, int], why: str, tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match=why):
        opened(tmp_path, **changes)
    assert not (tmp_path / "run.json").exists()


def test_what_a_run_leaves(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The whole command: it plays, learns, evaluates, and its value plays; asked again it has nothing left to do."""
    from signoria.cli.main import main

    numbers = ["--quick", "80", "--matches", "8", "--simulations", "2", "--hidden", "4", "--epochs", "2", "--batch", "64"]
    asked = ["train", "corte", "--players", "3", *numbers, "--run", str(tmp_path), "--evaluate", "3", "--against", "random"]
    assert main(asked) == 0
    said = capsys.readouterr().out
    assert "quick matches: 80 of 80" in said
    assert "generation 2, epoch 2: loss" in said
    assert "against random: won" in said
    assert "It does not win 55 % of 400" in said
    value = json.loads((tmp_path / "value.json").read_text(encoding="utf-8"))
    record = value["record"]
    assert record["evaluation"][0]["matches"] == 3
    assert record["wins_enough"] is False
    assert record["command"].startswith("signoria train corte --players 3 --seed 1 --quick 80 --generations 2 --matches 8")
    lines = (tmp_path / "curve.csv").read_text(encoding="utf-8").splitlines()
    assert lines[0] == ",".join(COLUMNS)
    assert len(lines) == 1 + len(record["curve"]) == 7
    assert (tmp_path / "curve.svg").read_text(encoding="utf-8").startswith("<svg")
    make_bot(f"value:{tmp_path / 'value.json'}@4", corte.GAME)
    before = (tmp_path / "value.json").read_bytes()
    assert main(asked) == 0
    assert "0 of 8 matches" not in capsys.readouterr().out
    assert (tmp_path / "value.json").read_bytes() == before
