"""A vector in several processes has the rows of a vector in one."""

import gc
import multiprocessing
import subprocess
import sys
from typing import Any

import numpy as np
import psutil
import pytest
from gymnasium.error import InvalidAction
from gymnasium.vector import AutoresetMode

from signoria.research import pages
from signoria.research.processes import ProcessVectorEnv
from signoria.research.signals import BRIEFLY, LONGER, Signal
from signoria.research.vector import VectorEnv
from tests.patience import patience, until


def first_legal(_observations: Any, masks: Any) -> Any:
    return masks.argmax(axis=1)


def failing(_observations: Any, _masks: Any) -> Any:
    raise OSError("the policy's file is gone")


@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
@pytest.mark.parametrize(
    "how",
    [
        {"opponents": None},
        {"opponents": None, "rewards_for": "actor", "full_information": True},
        {"opponents": "random", "normalise": True},
        {"opponents": ["random", first_legal], "mask_in_observation": True},
    ],
)
def test_rows_are_the_same(mode: AutoresetMode, how: dict[str, Any]) -> None:
    one = VectorEnv("medici", 7, 3, autoreset_mode=mode, **how)
    several = ProcessVectorEnv("medici", 7, 3, processes=3, autoreset_mode=mode, **how)
    try:
        np.testing.assert_equal(several.reset(seed=5)[0], one.reset(seed=5)[0])
        assert sum(check_step(one, several) for _ in range(120)) >= 7
    finally:
        several.close()


def check_step(one: VectorEnv, several: ProcessVectorEnv) -> int:
    """A sampled step in both; returns how many matches it ended."""
    mine, theirs = one.step(one.sample_actions()), several.step(several.sample_actions())
    for index in range(4):
        np.testing.assert_equal(theirs[index], mine[index])
    assert mine[4].keys() == theirs[4].keys()
    for key in ("action_mask", "seat", "full_information", "seat_returns", "_scores", "_placings", "_final_info"):
        np.testing.assert_equal(theirs[4].get(key), mine[4].get(key))
    for name in ("own_seats", "seeds", "seat_rewards", "own_rewards", "deciding_seats", "terminations"):
        np.testing.assert_equal(getattr(several, name), getattr(one, name))
    ended = np.flatnonzero(one.terminations)
    for key in ("scores", "placings"):
        if key in mine[4]:
            np.testing.assert_equal(theirs[4][key][ended], mine[4][key][ended])
    if "final_obs" in mine[4]:
        last, of_one = theirs[4]["final_obs"], mine[4]["final_obs"]
        for part in last if isinstance(last, dict) else [slice(None)]:
            np.testing.assert_equal(last[part][ended], of_one[part][ended])
    return len(ended)


@pytest.mark.parametrize(("game", "players"), [("medici", 4), ("florence", 2), ("firenze", 2), ("ilvecchio", 2)])
def test_rows_that_share_pages(game: str, players: int) -> None:
    """Shares begin and end anywhere in a page, here with more rows than a page holds."""
    one = VectorEnv(game, 23, players, opponents=None)
    several = ProcessVectorEnv(game, 23, players, processes=3, opponents=None)
    np.testing.assert_equal(several.reset(seed=9)[0], one.reset(seed=9)[0])
    for step in range(60):
        # Sampled actions are chosen in advance; who then takes others gets later what one process would have chosen.
        chosen = np.array([several.sample_actions(), one.sample_actions()]) if step % 5 != 3 else None
        if chosen is None:
            actions = one.action_masks.argmax(axis=1)
        else:
            np.testing.assert_equal(*chosen)
            actions = several.sample_actions() if step % 7 == 1 else chosen[0]
            if step % 7 == 1:
                np.testing.assert_equal(actions, one.sample_actions())
        mine, theirs = one.step(actions.copy()), several.step(actions)
        np.testing.assert_equal(theirs[0], mine[0])
        np.testing.assert_equal(theirs[4]["action_mask"], mine[4]["action_mask"])
    several.close()


def test_what_was_shown_outlives_the_vector() -> None:
    env = ProcessVectorEnv("medici", 8, 4, opponents=None)
    shown, _ = env.reset(seed=2)
    kept = shown.copy()
    env.close()
    del env
    gc.collect()
    np.testing.assert_equal(shown, kept)
    again = ProcessVectorEnv("medici", 8, 4, opponents=None)
    again.reset(seed=3)
    again.close()
    np.testing.assert_equal(shown, kept)


@pytest.mark.skipif(sys.platform == "win32", reason="start methods of POSIX")
def test_processes_that_are_spawned() -> None:
    one, several = VectorEnv("medici", 6, 4), ProcessVectorEnv("medici", 6, 4, context="spawn")
    np.testing.assert_equal(several.reset(seed=4)[0], one.reset(seed=4)[0])
    for _ in range(30):
        np.testing.assert_equal(several.step(several.sample_actions())[0], one.step(one.sample_actions())[0])
    several.close()


def test_where_pages_cannot_be_shared_rows_are_copied(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "AVAILABLE", False)
    how: dict[str, Any] = {"opponents": None, "rewards_for": "actor", "autoreset_mode": AutoresetMode.SAME_STEP}
    one, several = VectorEnv("medici", 6, 4, **how), ProcessVectorEnv("medici", 6, 4, **how)
    np.testing.assert_equal(several.reset(seed=4)[0], one.reset(seed=4)[0])
    for _ in range(130):
        check_step(one, several)
    several.close()


@pytest.mark.parametrize("awake", [True, False])
def test_who_waits_looks_longer_where_it_pays(awake: bool) -> None:
    signal = Signal(multiprocessing.get_context(), awake)
    assert not signal.came(0.01)
    assert signal.looks == (BRIEFLY if awake else 0)
    signal.give()
    assert signal.came(0.01)
    assert signal.looks == (LONGER if awake else 0)
    assert not signal.came(0.01)
    assert signal.looks == (BRIEFLY if awake else 0)


def test_illegal_actions_and_resets_by_the_caller() -> None:
    env = ProcessVectorEnv("medici", 4, 3, opponents=None, autoreset_mode=AutoresetMode.DISABLED)
    env.reset(seed=1)
    actions = env.sample_actions().copy()
    actions[3] = 402
    _, _, terminations, _, info = env.step(actions)
    assert terminations.tolist() == [False, False, False, True]
    assert "bid 400" in info["refusal"][3]
    kept = env.observations[:3].copy()
    env.reset(options={"reset_mask": terminations.copy()})
    assert np.array_equal(env.observations[:3], kept)
    assert not env.terminations.any()
    env.step(env.sample_actions())
    env.close()


def test_errors_arrive_and_leave_the_others_alone() -> None:
    env = ProcessVectorEnv("medici", 4, 3, illegal="raise")
    env.reset(seed=1)
    with pytest.raises(InvalidAction, match="row 2: bid 400 is not legal now"):
        env.step(np.where(np.arange(4) == 2, 402, env.sample_actions()))
    env.step(env.sample_actions())
    env.close()
    broken = ProcessVectorEnv("medici", 4, 3, opponents=["random", failing], seat=0)
    with pytest.raises(OSError, match="the policy's file is gone"):
        play(broken)
    broken.close()


def play(env: ProcessVectorEnv) -> None:
    env.reset(seed=1)
    for _ in range(60):
        env.step(env.sample_actions())


def test_a_process_that_died_is_named() -> None:
    env = ProcessVectorEnv("medici", 4, 3)
    env.reset(seed=1)
    env._helpers[0].process.kill()
    env._helpers[0].process.join()
    with pytest.raises(RuntimeError, match="signoria-rows-1 died"):
        env.step(np.zeros(4, np.int64))


ORPHAN = """
import os
from signoria.research import processes
from signoria.research.processes import ProcessVectorEnv
env = ProcessVectorEnv("medici", 4, 3)
env.reset(seed=1)
print(env._helpers[0].process.pid, flush=True)
os.kill(os.getpid(), 9)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
def test_helpers_end_with_whoever_called_them() -> None:
    said = subprocess.run(
        [sys.executable, "-c", ORPHAN], capture_output=True, text=True, check=False, timeout=patience(60)
    ).stdout
    until(lambda: not alive(int(said)), "the helper works on")


def alive(number: int) -> bool:
    """Whether a process is still at work; one that has ended may wait to be collected."""
    return psutil.pid_exists(number) and psutil.Process(number).status() != psutil.STATUS_ZOMBIE


@pytest.mark.parametrize("processes", [0, 5, "two"])
def test_bad_numbers_of_processes(processes: Any) -> None:
    with pytest.raises(ValueError, match="expected a whole number from 1 to 4"):
        ProcessVectorEnv("medici", 4, 3, processes=processes)
