"""Masks in the observation, scaled features, groups, and positions drawn."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from pettingzoo.test import api_test

import signoria.research.gymnasium
from signoria.core.observed import observed
from signoria.research.gymnasium import SeatEnv
from signoria.research.observations import _bounds, set_feature_bounds
from signoria.research.pettingzoo import env as table
from signoria.research.vector import VectorEnv
from tests.research.cases import CASES

MOST = sorted({name: players for name, players in CASES if name != "corte"}.items())


@pytest.mark.parametrize(("name", "players"), MOST)
@pytest.mark.parametrize(
    "how", [{"mask_in_observation": True}, {"normalise": True}, {"mask_in_observation": True, "normalise": True}]
)
def test_upstream_checker(name: str, players: int, how: dict[str, Any]) -> None:
    check_env(SeatEnv(name, players, **how), skip_render_check=True)


def test_the_mask_is_beside_the_features() -> None:
    env = gymnasium.make("Signoria/Medici-v0", players=3, mask_in_observation=True)
    observation, info = env.reset(seed=2)
    assert set(observation) == {"observation", "action_mask"}
    assert observation["action_mask"].tolist() == info["action_mask"].tolist()
    assert observation in env.observation_space
    flat = gymnasium.wrappers.FlattenObservation(env)
    assert flat.reset(seed=2)[0].shape == (env.unwrapped.setup.actions + len(env.unwrapped.feature_names),)


@pytest.mark.parametrize(("name", "players"), MOST)
def test_scaled_features_are_the_features_over_their_bounds(name: str, players: int) -> None:
    env = VectorEnv(
        name, 4, players, opponents=None, normalise=True, autoreset_mode=AutoresetMode.SAME_STEP, full_information=True
    )
    shown, info = env.reset(seed=1)
    low, high = env.setup.feature_bounds
    size, inside, values = np.maximum(abs(low), abs(high)).clip(1), 0, 0
    for _ in range(150):
        assert shown.dtype == np.float32
        assert shown in env.observation_space
        assert np.allclose(shown, (env.observations / size).clip(-1, 1))
        assert np.allclose(info["full_information"].reshape(4, players, -1)[0], scaled(env, size, players), atol=1e-6)
        inside += int(((env.observations >= low) & (env.observations <= high)).sum())
        values += env.observations.size
        shown, _, _, _, info = env.step(env.sample_actions())
    assert inside / values > 0.999
    single = SeatEnv(name, players, normalise=True)
    assert np.allclose(single.reset(seed=1)[0], (np.array(observed(single.sitting.state, 0)) / size).clip(-1, 1))


def scaled(env: VectorEnv, size: Any, players: int) -> Any:
    state = env.matches.states[0]
    return np.array([(np.array(observed(state, seat)) / size).clip(-1, 1) for seat in range(players)])


def test_final_observations_have_the_same_form() -> None:
    how: dict[str, Any] = {"normalise": True, "mask_in_observation": True, "autoreset_mode": AutoresetMode.SAME_STEP}
    env = VectorEnv("medici", 3, 3, **how)
    env.reset(seed=1)
    while not env.terminations.any():
        _, _, terminations, _, info = env.step(env.sample_actions())
    final = info["final_obs"]
    assert final["observation"].dtype == np.float32
    assert final["action_mask"].sum(axis=1).tolist() == [1, 1, 1]
    over = env.feature_names.index("asked: over")
    assert (final["observation"][terminations][:, over] == 1).all()


@pytest.mark.parametrize(("name", "players"), CASES)
def test_groups_cover_every_feature_once(name: str, players: int) -> None:
    env = VectorEnv(name, 1, players)
    places = np.concatenate(list(env.feature_groups.values()))
    assert sorted(places.tolist()) == list(range(len(env.feature_names)))
    assert {"own", *(f"next {distance}" for distance in range(1, players))} <= {
        group.split(" plays")[0] for group in env.feature_groups
    }
    for group, found in env.feature_groups.items():
        if group != "table":
            assert all(env.feature_names[place].startswith(f"{group}: ") for place in found)


def test_a_game_of_ones_own_needs_bounds_of_its_own() -> None:
    with pytest.raises(ValueError, match="nobody has measured the features of corte"):
        VectorEnv("corte", 2, 3, normalise=True)
    set_feature_bounds("corte", {"own: cards": (0, 3), "own: points": (0, 8)})
    try:
        env = SeatEnv("corte", 3, normalise=True)
        points = env.feature_names.index("next 1: cards")
        assert env.reset(seed=1)[0][points] == pytest.approx(1)
    finally:
        del _bounds["corte"]


def test_pettingzoo_scales_and_draws_too() -> None:
    env = table("medici", 3, normalise=True, render_mode="ansi")
    api_test(env, num_cycles=50)
    env.reset(seed=1)
    assert env.observe("seat_0")["observation"].dtype == np.float32
    assert "MEDICI" in env.render()


@pytest.mark.parametrize(("name", "players"), MOST)
def test_positions_are_drawn(name: str, players: int) -> None:
    text = gymnasium.make(signoria.research.gymnasium.environment_id(signoria.load(name)), players=players, render_mode="ansi")
    text.reset(seed=1)
    before = text.render()
    assert signoria.load(name).title.upper() in before
    text.step(int(text.unwrapped.action_masks().argmax()))
    assert text.render() != before
    env = SeatEnv(name, players, render_mode="rgb_array")
    env.reset(seed=1)
    picture = env.render()
    assert picture.dtype == np.uint8
    assert picture.ndim == 3
    assert picture.shape[2] == 3
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 10
    assert SeatEnv(name, players).render() is None


def test_a_drawing_shows_what_its_seat_knows() -> None:
    """Two deals that differ in what others hold look alike to a seat."""
    env = SeatEnv("florence", 3, render_mode="ansi", seat=1)
    env.reset(seed=4)
    seen = env.render()
    env.sitting.state.redeal(1, signoria.Rng(77))
    assert env.render() == seen
