"""Environments are copied and pickled as they stand, and go on alike, here and in other processes."""

import copy
import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

import signoria.research.gymnasium
from signoria.core.rng import Rng
from signoria.research.pettingzoo import env as table
from signoria.research.vector import VectorEnv
from tests.research.cases import CASES

MOST = sorted({name: players for name, players in CASES}.items())
ROOT = str(Path(__file__).parent.parent.parent)

GO_ON = """
import pickle, sys
sys.path.insert(0, sys.argv[1])
from tests.research import test_copies
env, kind = pickle.loads(sys.stdin.buffer.read())
sys.stdout.buffer.write(pickle.dumps(getattr(test_copies, kind)(env)))
"""


def play_seat(env: Any) -> list[Any]:
    """Random decisions to the end and one match more; everything that was seen."""
    rng, seen = Rng(4), []
    mask = env.unwrapped.action_masks()
    for _ in range(2):
        while True:
            legal = np.flatnonzero(mask)
            observation, reward, terminated, _, info = env.step(int(legal[rng.below(len(legal))]))
            seen.append((observation.tolist(), reward, info.get("placings")))
            if terminated:
                break
            mask = info["action_mask"]
        mask = env.reset()[1]["action_mask"]
    return seen


def play_table(env: Any) -> list[Any]:
    rng, seen = Rng(4), []
    for _ in range(2):
        while env.agents:
            observation, reward, terminated, _, _ = env.last()
            legal = np.flatnonzero(observation["action_mask"])
            action = None if terminated else int(legal[rng.below(len(legal))])
            seen.append((observation["observation"].tolist(), reward, action))
            env.step(action)
        env.reset()
    return seen


def play_vector(env: VectorEnv) -> list[Any]:
    seen = []
    for _ in range(60):
        observations, rewards, terminations, _, info = env.step(env.sample_actions())
        seen.append((observations.tolist(), rewards.tolist(), terminations.tolist(), info["action_mask"].sum(axis=1).tolist()))
    return seen


def elsewhere(env: Any, kind: str) -> Any:
    sent = pickle.dumps((env, kind))
    done = subprocess.run([sys.executable, "-c", GO_ON, ROOT], input=sent, check=True, capture_output=True)
    return pickle.loads(done.stdout)


@pytest.mark.parametrize(("name", "players"), MOST)
def test_gymnasium(name: str, players: int) -> None:
    env = signoria.research.gymnasium.SeatEnv(name, players, opponents="greedy" if name == "medici" else "random")
    _, info = env.reset(seed=3)
    env.step(int(np.flatnonzero(info["action_mask"])[0]))
    copies = [pickle.loads(pickle.dumps(env)), copy.deepcopy(env)]
    expected = play_seat(env)
    assert len(expected) > 2
    assert all(play_seat(other) == expected for other in copies)


def test_gymnasium_with_its_wrappers_in_another_process() -> None:
    env = gymnasium.make("Signoria/Medici-v0", players=3, opponents=["greedy", "apprentice"])
    env.reset(seed=3)
    other = copy.deepcopy(env)
    assert elsewhere(env, "play_seat") == play_seat(other)


@pytest.mark.parametrize(("name", "players"), MOST)
def test_pettingzoo(name: str, players: int) -> None:
    env = table(name, players)
    env.reset(seed=3)
    for _ in range(2):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    copies = [pickle.loads(pickle.dumps(env)), copy.deepcopy(env)]
    far = elsewhere(env, "play_table") if name == "medici" else None
    expected = play_table(env)
    assert all(play_table(other) == expected for other in copies)
    assert far in (None, expected)


@pytest.mark.parametrize("before", [True, False])
def test_before_the_first_reset(before: bool) -> None:
    env = pickle.loads(pickle.dumps(table("medici", 3)))
    env.reset(seed=1)
    vector = VectorEnv("medici", 2, 3)
    vector = pickle.loads(pickle.dumps(vector)) if before else copy.deepcopy(vector)
    other = VectorEnv("medici", 2, 3)
    assert vector.reset(seed=1)[0].tolist() == other.reset(seed=1)[0].tolist()


@pytest.mark.parametrize("mode", list(AutoresetMode)[:2])
@pytest.mark.parametrize("opponents", [None, "random", ["greedy", "random"]])
def test_vectors(mode: AutoresetMode, opponents: Any) -> None:
    env = VectorEnv("medici", 3, 3, opponents=opponents, autoreset_mode=mode, full_information=True)
    env.reset(seed=3)
    for _ in range(35):
        env.step(env.sample_actions())
    copies = [pickle.loads(pickle.dumps(env)), copy.deepcopy(env)]
    assert all(not np.shares_memory(other.observations, env.observations) for other in copies)
    far = elsewhere(env, "play_vector")
    expected = play_vector(env)
    assert any(any(step[2]) for step in expected)
    assert far == expected
    assert all(play_vector(other) == expected for other in copies)
    assert [other.reset()[0].tolist() for other in copies] == [env.reset()[0].tolist()] * 2
