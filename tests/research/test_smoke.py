"""Each adapter plays a match; the only research test that also runs on the interpreted engines."""

import numpy as np

from signoria.core.rng import Rng
from signoria.research.pettingzoo import env
from signoria.research.vector import VectorEnv


def test_pettingzoo() -> None:
    table, rng = env("medici", players=3), Rng(1)
    table.reset(seed=1)
    while not any(table.terminations.values()):
        legal = np.flatnonzero(table.observe(table.agent_selection)["action_mask"])
        table.step(legal[rng.below(len(legal))])
    assert max(table.rewards.values()) > 0


def test_vector() -> None:
    matches = VectorEnv("medici", 2, 3)
    matches.reset(seed=1)
    rewards = 0.0
    for _ in range(150):
        rewards += abs(matches.step(matches.sample_actions())[1]).sum()
    assert rewards > 0
