"""Matches in arrays: the same as stepped one by one, in place, reproducible, and reset as declared."""

import hashlib
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics

import signoria
from signoria.core.observed import observed
from signoria.core.returns import PLACING, returns
from signoria.research.vector import VectorEnv
from tests.research.cases import CASES

DIGEST = """
import hashlib, sys
sys.path.insert(0, sys.argv[3])
import tests.research.cases
from signoria.research.vector import VectorEnv
digest = hashlib.sha256()
env = VectorEnv(sys.argv[1], 5, int(sys.argv[2]), opponents=None)
env.reset(seed=9)
for _ in range(60):
    observations, rewards, terminations, _, info = env.step(env.sample_actions())
    for array in (observations, rewards, terminations, info["action_mask"], info["seat"]):
        digest.update(array.tobytes())
print(digest.hexdigest())
"""
ROOT = str(Path(__file__).parent.parent.parent)


@pytest.mark.parametrize(("name", "players"), CASES)
def test_rows_are_the_matches_they_claim_to_be(name: str, players: int) -> None:
    env = VectorEnv(name, 6, players, opponents=None)
    env.reset(seed=2)
    for _ in range(80):
        for row, state in enumerate(env.matches.states):
            seat = env.deciding_seats[row]
            if not env.terminations[row]:
                assert seat == state.actor()
                assert env.observations[row].tolist() == observed(state, int(seat))
                assert np.flatnonzero(env.action_masks[row]).tolist() == state.legal_actions()
        states = list(env.matches.states)
        env.step(env.sample_actions())
        for row in np.flatnonzero(env.terminations):
            assert env.rewards[row].tolist() == pytest.approx(returns(states[row], PLACING))
            assert np.flatnonzero(env.action_masks[row]).tolist() == [0]


@pytest.mark.parametrize(("name", "players"), CASES)
def test_one_seat_against_random_ones(name: str, players: int) -> None:
    env = VectorEnv(name, 8, players)
    env.reset(seed=2)
    own, ended = set(), 0
    for _ in range(200):
        _, rewards, terminations, truncations, info = env.step(env.sample_actions())
        assert rewards.shape == (8,)
        assert not truncations.any()
        assert np.array_equal(info["seat"][~terminations], env.own_seats[~terminations])
        assert not rewards[~terminations].any()
        assert rewards[terminations].tolist() == [
            env.seat_rewards[row, env.own_seats[row]] for row in np.flatnonzero(terminations)
        ]
        own |= set(env.own_seats.tolist())
        ended += terminations.sum()
    assert own == set(range(players))
    assert ended > 0 or signoria.load(name).max_decisions > 200


def test_a_fixed_seat_stays() -> None:
    env = VectorEnv("medici", 4, 3, seat=1)
    env.reset(seed=1)
    for _ in range(300):
        env.step(env.sample_actions())
        assert set(env.own_seats.tolist()) == {1}


def test_nothing_is_copied_between_steps() -> None:
    env = VectorEnv("medici", 4, 3)
    first = env.reset(seed=1)
    kept = [first[0], first[1]["action_mask"]]
    before = first[0].copy()
    second = env.step(env.sample_actions())
    assert second[0] is kept[0]
    assert second[4]["action_mask"] is kept[1]
    assert not np.array_equal(before, second[0])
    assert all(array.flags.writeable for array in (env.observations, env.action_masks, env.rewards, env.actions))
    assert np.shares_memory(np.from_dlpack(env.observations), env.observations)


def test_arrays_outlive_the_environment() -> None:
    env = VectorEnv("medici", 4, 3)
    observations, _ = env.reset(seed=1)
    copy = observations.copy()
    del env
    trash = [bytearray(observations.nbytes) for _ in range(50)]
    assert np.array_equal(observations, copy)
    assert len(trash) == 50


def digest(name: str, players: int, **env: str) -> str:
    command = [sys.executable, "-c", DIGEST, name, str(players), ROOT]
    done = subprocess.run(command, check=True, capture_output=True, text=True, env={**os.environ, **env})
    return done.stdout.strip()


@pytest.mark.parametrize("name", sorted({name for name, _ in CASES}))
def test_reproducible_across_processes_and_interpreted(name: str) -> None:
    players = signoria.load(name).max_players
    assert digest(name, players) == digest(name, players, SIGNORIA_PURE="1", PYTHONHASHSEED="7")


def test_reproducible_across_machines() -> None:
    """Whoever changes rules, features or streams changes this number, and says so in the changelog."""
    env = VectorEnv("medici", 4, 4, opponents=None)
    env.reset(seed=1)
    taken = hashlib.sha256()
    for _ in range(100):
        taken.update(env.sample_actions().astype("<i8").tobytes())
        env.step(env.actions)
    assert taken.hexdigest()[:16] == "f9656dddcbc770ad"


def finish(env: VectorEnv) -> np.ndarray[Any, Any]:
    while not env.terminations.any():
        env.step(env.sample_actions())
    return env.terminations.copy()


def test_next_step_reset() -> None:
    env = VectorEnv("corte", 3, 2, opponents=None)
    assert env.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    env.reset(seed=1)
    over = finish(env)
    final = env.observations[over].copy()
    env.step(np.full(3, 10**6))
    assert not env.terminations[over].any()
    assert not env.rewards[over].any()
    assert not np.array_equal(env.observations[over], final)


@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.DISABLED])
def test_finished_rows_have_a_harmless_mask(mode: AutoresetMode) -> None:
    """A masked distribution over a row without any action would be undefined."""
    env = VectorEnv("corte", 3, 2, opponents=None, autoreset_mode=mode)
    env.reset(seed=1)
    over = finish(env)
    assert env.action_masks[over].sum(axis=1).tolist() == [1] * int(over.sum())
    assert env.action_masks[over, 0].all()
    assert not env.sample_actions()[over].any()
    if mode == AutoresetMode.NEXT_STEP:
        env.step(env.sample_actions())
        assert not env.terminations[over].any()
        assert (env.action_masks[over].sum(axis=1) >= 2).all()
    else:
        with pytest.raises(ResetNeeded):
            env.step(env.sample_actions())


def test_same_step_reset() -> None:
    env = VectorEnv("corte", 3, 2, opponents=None, autoreset_mode=AutoresetMode.SAME_STEP)
    slow = VectorEnv("corte", 3, 2, opponents=None)
    env.reset(seed=1)
    slow.reset(seed=1)
    over = finish(env)
    finish(slow)
    assert env.rewards.tolist() == slow.rewards.tolist()
    assert env.infos["final_obs"][over].tolist() == slow.observations[over].tolist()
    assert env.infos["_final_obs"].tolist() == over.tolist()
    assert env.action_masks[over].any(axis=1).all()
    slow.step(slow.sample_actions())
    assert env.observations[over].tolist() == slow.observations[over].tolist()
    env.step(env.sample_actions())
    assert not env.terminations[over].any()


def test_reset_by_the_caller() -> None:
    env = VectorEnv("corte", 3, 2, opponents=None, autoreset_mode=AutoresetMode.DISABLED)
    env.reset(seed=1)
    over = finish(env)
    with pytest.raises(ResetNeeded, match="are over; call reset"):
        env.step(env.sample_actions())
    others = env.observations[~over].copy()
    assert env.rewards[over].any()
    env.reset(options={"reset_mask": over})
    assert np.array_equal(env.observations[~over], others)
    _, rewards, terminations, _, _ = env.step(env.sample_actions())
    assert not rewards[~terminations].any()


@pytest.mark.parametrize("opponents", [None, "random", "greedy"])
def test_nothing_of_the_last_position_is_left_in_a_row_that_begins_anew(opponents: str | None) -> None:
    """Steps write onto features cleared beforehand; a row that is reset by itself lies among others that were not."""
    env = VectorEnv("medici", 4, 3, opponents=opponents, autoreset_mode=AutoresetMode.DISABLED)
    env.reset(seed=1)
    anew = np.array([True, False, True, False])
    for _ in range(3):
        for _ in range(4):
            env.step(env.sample_actions())
            rows_show_their_states(env)
        env.reset(options={"reset_mask": anew})
        rows_show_their_states(env)
    env.reset(seed=2)
    rows_show_their_states(env)


def rows_show_their_states(env: VectorEnv) -> None:
    seats = env.own_seats if env.opponents else env.deciding_seats
    for row, state in enumerate(env.matches.states):
        assert env.observations[row].tolist() == observed(state, int(seats[row]))


def test_a_new_seed_begins_without_the_rewards_of_the_last_matches() -> None:
    env = VectorEnv("corte", 3, 2, autoreset_mode=AutoresetMode.DISABLED)
    env.reset(seed=1)
    finish(env)
    env.reset(seed=2)
    _, rewards, terminations, _, _ = env.step(env.sample_actions())
    assert not rewards[~terminations].any()


def test_illegal_actions_forfeit_row_by_row() -> None:
    env = VectorEnv("medici", 3, 4, opponents=None)
    env.reset(seed=1)
    offender = int(env.deciding_seats[1])
    actions = env.sample_actions().copy()
    actions[1] = 402
    _, rewards, terminations, _, info = env.step(actions)
    assert terminations.tolist() == [False, True, False]
    assert rewards[1, offender] == -1
    assert "bid 400" in info["refusal"][1]
    assert "(Medici §" in info["refusal"][1]
    assert info["refusal"][0] is None
    assert "refusal" not in env.step(env.sample_actions())[4]


def test_illegal_actions_raise_if_asked_before_anything_happens() -> None:
    env = VectorEnv("medici", 3, 4, illegal="raise")
    env.reset(seed=1)
    before = env.observations.copy()
    for wrong in (402, -1, 403):
        actions = env.sample_actions().copy()
        actions[2] = wrong
        with pytest.raises(InvalidAction, match="row 2"):
            env.step(actions)
    assert np.array_equal(env.observations, before)
    for _ in range(300):
        env.step(env.sample_actions())


@pytest.mark.parametrize("actions", [[0, 1], [0.5, 1.0, 2.0], 3, [[0], [1], [2]]])
def test_actions_of_the_wrong_shape(actions: Any) -> None:
    env = VectorEnv("medici", 3, 4)
    env.reset(seed=1)
    with pytest.raises(ValueError, match=r"expected \(3,\) whole numbers"):
        env.step(actions)


def test_stepping_before_reset() -> None:
    with pytest.raises(ResetNeeded, match="call reset"):
        VectorEnv("medici", 3).step([0, 0, 0])


@pytest.mark.parametrize(
    ("how", "reason"),
    [
        ({"num_envs": 0}, "num_envs is 0"),
        ({"players": 2}, "Medici is for 3 to 6 players, not 2"),
        ({"opponents": "gredy"}, "there is no bot 'gredy'; did you mean 'greedy'"),
        ({"opponents": ["random"]}, "1 opponents are named for 3 other seats"),
        ({"opponents": 3}, "opponent 3 is no name of a bot"),
        ({"rewards_for": "me"}, "rewards_for is 'me'; expected one of seats, actor"),
        ({"opponents": None, "seat": 1}, "leave seat out"),
        ({"seat": 9}, "seat is 9"),
        ({"autoreset_mode": "sometimes"}, "expected a gymnasium.vector.AutoresetMode"),
    ],
)
def test_bad_set_ups(how: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        VectorEnv("medici", **how)


def test_gymnasium_makes_it() -> None:
    env = gymnasium.make_vec("Signoria/Medici-v0", num_envs=5, players=3, reward="margin")
    observations, _ = env.reset(seed=1)
    assert isinstance(env, VectorEnv)
    assert observations in env.observation_space
    actions = env.action_space.sample()
    env.step(actions)
    slow = gymnasium.make_vec("Signoria/Medici-v0", num_envs=2, players=3, vectorization_mode="sync")
    slow.reset(seed=1)
    slow.step(slow.action_space.sample())
    slow.close()


@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
@pytest.mark.parametrize("how", [{}, {"opponents": None, "rewards_for": "actor"}])
def test_gymnasiums_statistics_wrapper(mode: AutoresetMode, how: dict[str, Any]) -> None:
    env = gymnasium.make_vec("Signoria/Medici-v0", num_envs=4, players=3, autoreset_mode=mode, **how)
    recorded = RecordEpisodeStatistics(env, buffer_length=1000)
    recorded.reset(seed=1)
    ends, rewards = 0, 0.0
    for _ in range(300):
        _, reward, terminations, _, info = recorded.step(env.unwrapped.sample_actions())
        ends += int(terminations.sum())
        rewards += float(reward.sum())
        if terminations.any():
            assert info["_episode"].tolist() == info["_scores"].tolist() == info["_placings"].tolist() == terminations.tolist()
            assert (info["placings"][terminations].min(axis=1) == 1).all()
            assert (info["episode"]["l"][terminations] > 10).all()
        else:
            assert "scores" not in info
    assert ends == len(recorded.return_queue) > 8
    assert sum(recorded.return_queue) == pytest.approx(rewards)


def test_scores_and_placings_are_those_of_the_match() -> None:
    env = VectorEnv("florence", 3, 3, opponents=None, autoreset_mode=AutoresetMode.SAME_STEP)
    slow = VectorEnv("florence", 3, 3, opponents=None)
    env.reset(seed=1)
    slow.reset(seed=1)
    over = finish(env)
    finish(slow)
    info = env._told(None)[4]
    for row in np.flatnonzero(over):
        assert info["scores"][row].tolist() == slow.matches.states[row].scores()
        assert info["placings"][row].tolist() == slow.matches.states[row].placings()
    assert info["final_info"]["scores"].tolist() == info["scores"].tolist()


def test_every_step_has_a_dictionary_of_its_own() -> None:
    env = VectorEnv("medici", 2, 3)
    first = env.reset(seed=1)[1]
    second = env.step(env.sample_actions())[4]
    second["mine"] = 1
    third = env.step(env.sample_actions())[4]
    assert first is not second
    assert "mine" not in third


def test_a_forfeited_match_has_no_placings() -> None:
    env = VectorEnv("medici", 2, 4, opponents=None)
    env.reset(seed=1)
    info = env.step(np.array([402, int(env.sample_actions()[1])]))[4]
    assert info["_scores"].tolist() == [True, False]
    assert info["_placings"].tolist() == [False, False]


def test_rewards_of_the_seat_that_acted() -> None:
    env = VectorEnv("medici", 5, 4, opponents=None, rewards_for="actor", autoreset_mode=AutoresetMode.SAME_STEP)
    all_seats = VectorEnv("medici", 5, 4, opponents=None, autoreset_mode=AutoresetMode.SAME_STEP)
    env.reset(seed=4)
    all_seats.reset(seed=4)
    ended = 0
    for _ in range(250):
        acted = env.deciding_seats.copy()
        _, rewards, terminations, _, info = env.step(env.sample_actions())
        _, every, _, _, _ = all_seats.step(all_seats.sample_actions())
        assert rewards.shape == (5,)
        assert rewards.tolist() == every[np.arange(5), acted].tolist()
        assert info["seat_returns"].tolist() == every.tolist()
        ended += int(terminations.sum())
    assert ended > 5


def test_full_information_must_be_asked_for() -> None:
    assert "full_information" not in VectorEnv("corte", 2, 3).reset(seed=1)[1]
    env = VectorEnv("corte", 2, 3, opponents=None, full_information=True)
    observations, info = env.reset(seed=1)
    everything = info["full_information"].reshape(2, 3, -1)
    for row, state in enumerate(env.matches.states):
        assert [seat.tolist() for seat in everything[row]] == [observed(state, seat) for seat in range(3)]
        assert observations[row].tolist() == everything[row][env.deciding_seats[row]].tolist()


def test_a_vector_says_what_it_is() -> None:
    assert repr(VectorEnv("medici", 4, 3, opponents=None)) == "<VectorEnv of Medici, 3 players, 4 rows, self-play>"
    assert repr(VectorEnv("medici", 4, 3)) == "<VectorEnv of Medici, 3 players, 4 rows, one seat of each>"
