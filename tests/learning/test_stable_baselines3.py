"""SB3 and its contributions train on the fast vector, with masks, unchanged."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.evaluation import evaluate_policy
from sb3_contrib.common.maskable.utils import get_action_masks, is_masking_supported
from stable_baselines3.common.vec_env import VecMonitor

from signoria.core.returns import by_placing
from signoria.research.processes import ProcessVectorEnv
from signoria.research.stable_baselines3 import FrozenCopy, MatchesVecEnv, SelfPlay
from signoria.research.vector import VectorEnv

SAME: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP, "normalise": True}


def test_maskable_ppo_learns_on_the_vector() -> None:
    env = VecMonitor(MatchesVecEnv(VectorEnv("medici", 64, 3, **SAME)))
    assert is_masking_supported(env)
    model = MaskablePPO("MlpPolicy", env, n_steps=32, batch_size=512, n_epochs=4, learning_rate=1e-3, gamma=1.0, seed=1)
    before, _ = evaluate_policy(model, env, n_eval_episodes=60)
    model.learn(60_000)
    after, _ = evaluate_policy(model, env, n_eval_episodes=60)
    assert after > before + 0.2


def test_the_vector_tells_what_sb3_expects() -> None:
    inner = VectorEnv("medici", 4, 3, mask_in_observation=True, **SAME)
    env = MatchesVecEnv(inner)
    env.seed(5)
    observations = env.reset()
    assert set(observations) == {"observation", "action_mask"}
    ended = 0
    for _ in range(200):
        masks = get_action_masks(env)
        assert masks.shape == (4, inner.setup.actions)
        kept = observations["observation"].copy()
        following, rewards, dones, infos = env.step(masks.argmax(axis=1))
        assert np.array_equal(kept, observations["observation"])
        observations = following
        for row in np.flatnonzero(dones):
            assert set(infos[row]["terminal_observation"]) == {"observation", "action_mask"}
            assert min(infos[row]["placings"]) == 1
            ended += 1
        assert not rewards[~dones].any()
    assert ended > 4


def test_dictionaries_and_frozen_opponents() -> None:
    model = MaskablePPO(
        "MultiInputPolicy", MatchesVecEnv(VectorEnv("medici", 8, 3, mask_in_observation=True, **SAME)), n_steps=16
    )
    model.learn(256)

    def frozen(seen: Any, masks: Any) -> Any:
        return model.predict(seen, action_masks=masks.astype(bool))[0]

    env = MatchesVecEnv(VectorEnv("medici", 8, 3, mask_in_observation=True, opponents=[frozen, "greedy"], **SAME))
    MaskablePPO("MultiInputPolicy", env, n_steps=16).learn(256)


def test_self_play_against_frozen_copies_in_several_processes() -> None:
    inner = ProcessVectorEnv("medici", 8, 3, **SAME)
    MaskablePPO("MlpPolicy", MatchesVecEnv(inner), n_steps=16, gamma=1.0).learn(256)
    inner.close()
    frozen = FrozenCopy()
    env = VecMonitor(MatchesVecEnv(VectorEnv("medici", 8, 3, opponents=frozen, **SAME)))
    model = MaskablePPO("MlpPolicy", env, n_steps=16, gamma=1.0)
    model.learn(8 * 16 * 2, callback=SelfPlay(frozen, rollouts=2))
    before = frozen.policy
    assert before is not None
    model.learn(8 * 16, callback=SelfPlay(frozen, rollouts=1))
    assert frozen.policy is not before
    assert frozen.policy is not model.policy


def test_every_return_reaches_the_learner() -> None:
    """Each row is one seat: the rewards of an episode add up to that seat's return."""
    env = MatchesVecEnv(VectorEnv("medici", 4, 3, opponents=FrozenCopy(), **SAME))
    env.reset()
    sums, ended = np.zeros(4), 0
    while ended < 12:
        seats = env.env.own_seats.copy()
        _, rewards, dones, infos = env.step(env.action_masks().argmax(axis=1))
        sums += rewards
        for row in np.flatnonzero(dones):
            assert sums[row] == pytest.approx(by_placing(infos[row]["placings"])[seats[row]])
            sums[row] = 0.0
            ended += 1


def test_the_single_environment_trains_too() -> None:
    env = gymnasium.make("Signoria/Medici-v0", players=3, normalise=True)
    MaskablePPO("MlpPolicy", env, n_steps=64).learn(128)


@pytest.mark.parametrize(
    ("how", "reason"),
    [({}, "resets in the same step"), ({"opponents": None, "rewards_for": "actor", **SAME}, "one player in a row")],
)
def test_what_sb3_cannot_use_is_said(how: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        MatchesVecEnv(VectorEnv("medici", 2, 3, **how))
