"""TorchRL over the fast vector, and its own wrapper of the PettingZoo environment."""

from typing import Any

import pytest
import torch
from gymnasium.vector import AutoresetMode
from tensordict.nn import TensorDictModule
from torchrl.collectors import Collector
from torchrl.envs import ActionMask, TransformedEnv
from torchrl.envs.libs.pettingzoo import PettingZooWrapper
from torchrl.envs.utils import check_env_specs

from signoria.research.pettingzoo import env as table
from signoria.research.torchrl import MatchesTorchEnv
from signoria.research.vector import VectorEnv

CALLER: dict[str, Any] = {"autoreset_mode": AutoresetMode.DISABLED, "illegal": "raise"}


@pytest.mark.parametrize("how", [{}, {"normalise": True}, {"opponents": lambda seen, masks: masks.argmax(axis=1)}])
def test_upstream_checker(how: dict[str, Any]) -> None:
    check_env_specs(MatchesTorchEnv(VectorEnv("medici", 3, 3, autoreset_mode=AutoresetMode.DISABLED, **how)))


def test_rows_of_several_players_are_refused() -> None:
    env = VectorEnv("medici", 3, 3, opponents=None, rewards_for="actor", autoreset_mode=AutoresetMode.DISABLED)
    with pytest.raises(ValueError, match="one player in a row"):
        MatchesTorchEnv(env)


def test_masked_rollouts_stay_legal_and_reset_row_by_row() -> None:
    env = TransformedEnv(MatchesTorchEnv(VectorEnv("medici", 4, 3, **CALLER)), ActionMask())
    env.set_seed(3)
    data = env.rollout(150, break_when_any_done=False)
    done, rewards = data["next", "done"], data["next", "reward"]
    assert data.shape == (4, 150)
    assert done.sum() > 4
    assert not rewards[~done].any()
    assert rewards[done].abs().sum() > 0


def test_seeds_repeat() -> None:
    rollouts = []
    for _ in range(2):
        env = MatchesTorchEnv(VectorEnv("medici", 3, 3, **CALLER))
        env.set_seed(7)
        rollouts.append(env.reset()["observation"])
    assert torch.equal(*rollouts)


def test_a_collector_gathers_batches() -> None:
    env = TransformedEnv(MatchesTorchEnv(VectorEnv("medici", 8, 3, normalise=True, **CALLER)), ActionMask())
    network = torch.nn.Linear(len(env.rows.feature_names), env.rows.setup.actions)

    def choose(observation: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
        return network(observation).masked_fill(~mask, -1e9).argmax(dim=-1)

    policy = TensorDictModule(choose, in_keys=["observation", "action_mask"], out_keys=["action"])
    collector = Collector(env, policy, frames_per_batch=128, total_frames=512)
    batches = list(collector)
    collector.shutdown()
    assert [batch.numel() for batch in batches] == [128] * 4


def test_the_pettingzoo_wrapper_runs_unchanged() -> None:
    env = PettingZooWrapper(table("medici", 3), use_mask=True, categorical_actions=True)
    assert env.rollout(30).numel() > 10
