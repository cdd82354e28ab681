"""Bots by name, class and object, and policies, at the other seats of single matches and of vectors."""

from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

import signoria
from signoria.bots.greedy_bot import GreedyBot
from signoria.bots.random_bot import RandomBot
from signoria.core.observed import observed
from signoria.research.gymnasium import SeatEnv
from signoria.research.vector import VectorEnv
from tests.research.cases import CASES

MOST = sorted({name: players for name, players in CASES if players > 1}.items())


def first_legal(_observations: Any, masks: Any) -> Any:
    return masks.argmax(axis=1)


def last_legal(_observations: Any, masks: Any) -> Any:
    return masks.shape[1] - 1 - masks[:, ::-1].argmax(axis=1)


class FirstLegal(RandomBot):
    def choose(self, perspective: Any) -> int:
        return int(perspective.legal_actions()[0])


def rollout(env: VectorEnv, steps: int) -> list[Any]:
    env.reset(seed=3)
    seen = []
    for _ in range(steps):
        observations, rewards, terminations, _, info = env.step(env.sample_actions())
        shown = observations["observation"] if isinstance(observations, dict) else observations
        seen.append((shown.tolist(), rewards.tolist(), terminations.tolist(), info["action_mask"].sum(axis=1).tolist()))
    return seen


@pytest.mark.parametrize(("name", "players"), MOST)
@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
def test_a_policy_and_a_bot_that_decide_alike_play_alike(name: str, players: int, mode: AutoresetMode) -> None:
    by_policy = rollout(VectorEnv(name, 4, players, opponents=first_legal, autoreset_mode=mode), 60)
    by_bot = rollout(VectorEnv(name, 4, players, opponents=FirstLegal, autoreset_mode=mode), 60)
    assert by_policy == by_bot
    assert by_policy != rollout(VectorEnv(name, 4, players, autoreset_mode=mode), 60)


@pytest.mark.parametrize("name", ["medici", "corte"])
def test_rows_of_the_vector_are_matches_as_a_single_environment_plays_them(name: str) -> None:
    """One seat plays the first legal action against the last one: nothing is random but the deal."""
    vector = VectorEnv(name, 1, 3, seat=1, opponents=last_legal, autoreset_mode=AutoresetMode.SAME_STEP)
    vector.reset(seed=5)
    for _ in range(40):
        states = list(vector.matches.states)
        assert states[0].actor() == 1
        assert vector.observations[0].tolist() == observed(states[0], 1)
        before = states[0].clone()
        vector.step(first_legal(None, vector.action_masks))
        trial, over = before, bool(vector.terminations[0])
        trial.apply(trial.legal_actions()[0])
        while not trial.over() and trial.actor() not in (-1, 1):
            trial.apply(trial.legal_actions()[-1])
        if trial.actor() == 1:
            assert not over
            assert observed(trial, 1) == vector.observations[0].tolist()
        elif trial.over():
            assert over
            assert vector.scores[0].tolist() == trial.scores()


def test_a_policy_gets_what_its_own_seat_sees() -> None:
    seen: list[tuple[Any, Any]] = []

    def watching(observations: Any, masks: Any) -> Any:
        seen.append((observations.copy(), masks.copy()))
        return masks.argmax(axis=1)

    env = VectorEnv("corte", 3, 3, seat=0, opponents=[watching, "random"])
    env.reset(seed=1)
    decides = env.feature_names.index("decides: own")
    for _ in range(20):
        env.step(env.sample_actions())
    assert seen
    assert all((observations[:, decides] == 1).all() for observations, _ in seen)
    assert all(len(observations) == len(masks) <= 3 for observations, masks in seen)


@pytest.mark.parametrize("how", [{"normalise": True}, {"mask_in_observation": True}])
def test_a_policy_is_shown_the_same_form_as_the_learner(how: dict[str, Any]) -> None:
    def check(seen: Any, masks: Any) -> Any:
        features = seen["observation"] if "mask_in_observation" in how else seen
        assert features.dtype == (np.float32 if "normalise" in how else np.int32)
        assert features.shape == (len(masks), len(single.feature_names))
        return masks.argmax(axis=1)

    single = SeatEnv("medici", 3, opponents=check, **how)
    rollout(VectorEnv("medici", 3, 3, opponents=check, **how), 40)
    _, info = single.reset(seed=1)
    for _ in range(5):
        info = single.step(int(info["action_mask"].argmax()))[4]


def test_named_bots_play_better_than_chance() -> None:
    """Against greedy seats a random one does worse than against random ones."""
    worth = {}
    for opponents in ("random", "greedy"):
        env = VectorEnv("medici", 8, 3, opponents=opponents, autoreset_mode=AutoresetMode.SAME_STEP)
        env.reset(seed=1)
        total, ended = 0.0, 0
        while ended < 24:
            env.step(env.sample_actions())
            total += float(env.rewards[env.terminations].sum())
            ended += int(env.terminations.sum())
        worth[opponents] = total / ended
    assert worth["greedy"] < -0.7 < worth["random"]


def test_levels_and_mixed_tables() -> None:
    env = VectorEnv("medici", 2, 4, opponents=["apprentice", GreedyBot(signoria.load("medici"), 1), first_legal])
    assert rollout(env, 10) == rollout(env, 10)


@pytest.mark.parametrize(
    ("policy", "reason"),
    [
        (lambda _seen, masks: np.zeros(len(masks) + 1, np.int64), r"returned int64 of shape"),
        (lambda _seen, masks: np.full(len(masks), 402), "not legal"),
        (lambda _seen, masks: np.full(len(masks), 5000), "not legal"),
        (lambda _seen, masks: np.full(len(masks), 0.5), "returned float64"),
    ],
)
def test_a_policys_mistakes_are_named(policy: Any, reason: str) -> None:
    env = VectorEnv("medici", 2, 3, opponents=policy)
    with pytest.raises(ValueError, match=reason):
        rollout(env, 50)
    single = SeatEnv("medici", 3, opponents=policy, seat=2)
    with pytest.raises(ValueError, match=reason):
        rollout_single(single)


def rollout_single(env: SeatEnv) -> None:
    _, info = env.reset(seed=1)
    terminated = False
    while not terminated:
        _, _, terminated, _, info = env.step(int(info["action_mask"].argmax()))


def test_single_matches_take_bot_objects_and_policies() -> None:
    game = signoria.load("medici")
    for opponents in (GreedyBot(game, 3), first_legal, [first_legal, GreedyBot(game, 3)]):
        rollout_single(SeatEnv("medici", 3, opponents=opponents))
    with pytest.raises(ValueError, match="no name of a bot"):
        SeatEnv("medici", 3, opponents=7)
