"""Weights fitted to how ways from one position differ: what is planted is found again, and real positions can be asked."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest
from tests.patience import patience

import signoria
from signoria.bots.search_bot import read_weights, weights_file

FILE = Path(__file__).parents[2] / "benchmarks" / "fit_weights.py"


@pytest.fixture(scope="module")
def fitting() -> ModuleType:
    spec = importlib.util.spec_from_file_location("fit_weights", FILE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["fit_weights"] = module
    spec.loader.exec_module(module)
    return module


def test_what_the_judgement_gets_wrong_between_ways_is_found(fitting: ModuleType) -> None:
    game = signoria.load("firenze")
    fitted = fitting.Fitted(game, weights_file(game))
    before, places = fitted.weights.copy(), fitted.places(of_positions=True)
    rng = np.random.default_rng(5)
    planted = rng.normal(0.0, 0.5, len(places))
    ways = fitting.Ways()
    for group in range(800):
        ahead = rng.normal(0.0, 20.0)  # who is ahead says nothing of the weights
        for _ in range(fitting.WAYS):
            slopes = rng.normal(0.0, 1.0, len(places))
            ways.groups.append(group)
            ways.slopes.append(slopes.tolist())
            ways.expected.append(0.0)
            ways.reached.append(float(ahead + slopes @ planted + rng.normal(0.0, 1.0)))
    fitting.fit_positions(fitted, ways, levels=0.0, anchor=1e-6)
    changed = fitted.weights - before
    assert np.abs(changed[places] - planted).max() < 0.2
    assert np.abs(np.delete(changed, places)).max() == 0.0


@pytest.mark.skipif(not signoria.COMPILED, reason="quick matches are quick as compiled code")
@pytest.mark.parametrize(("name", "simulations"), [("firenze", 12), ("ilvecchio", 0)])
def test_positions_answer_to_their_weights(fitting: ModuleType, name: str, simulations: int, tmp_path: Path) -> None:
    game = signoria.load(name)
    fitted = fitting.Fitted(game, weights_file(game))
    ways = fitting.Gathering(fitted, 2, simulations).gather(patience(0.03), 77)
    slopes = np.array(ways.slopes)
    assert len(ways.groups) == len(ways.reached) == len(slopes) > 20
    assert (np.abs(slopes).max(axis=0) > 0).mean() > 0.5
    assert np.abs(ways.centred(slopes)).max() > 0
    fitted.write(tmp_path / "weights.toml")
    assert np.allclose(read_weights(tmp_path / "weights.toml", fitted.names), fitted.weights, atol=0.001)


@pytest.mark.skipif(not signoria.COMPILED, reason="quick matches are quick as compiled code")
def test_sensible_play_against_itself_is_even(fitting: ModuleType) -> None:
    game = signoria.load("ilvecchio")
    fitted = fitting.Fitted(game, weights_file(game))
    assert fitting.compare(fitted, range(6), fitted.weights, fitted.weights).tolist() == [0.0] * 6
    worse = fitted.weights.copy()
    worse[fitted.places(of_positions=False)] = 0.0
    assert fitting.compare(fitted, range(20), fitted.weights, worse).mean() > 0
