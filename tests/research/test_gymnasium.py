"""Gymnasium's own checker, opponents, and the errors its users expect."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.utils.env_checker import check_env

import signoria
import signoria.research.gymnasium as research
from signoria.bots.random_bot import RandomBot
from signoria.core import registry
from signoria.core.rng import Rng
from signoria.research.gymnasium import SeatEnv, environment_id
from tests.fixtures import corte
from tests.research.cases import CASES

if environment_id(corte.GAME) not in gymnasium.registry:
    research.register(corte.GAME)


def play(env: Any, seed: int) -> tuple[list[int], dict[str, Any], float]:
    """Random legal decisions to the end; returns them, the last info and the reward."""
    rng, decisions = Rng(seed), []
    _, info = env.reset(seed=seed)
    while True:
        legal = np.flatnonzero(info["action_mask"])
        decisions.append(int(legal[rng.below(len(legal))]))
        _, reward, terminated, truncated, info = env.step(decisions[-1])
        assert not truncated
        if terminated:
            return decisions, info, reward
        assert reward == 0


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize(("name", "players"), CASES)
def test_upstream_checker(name: str, players: int) -> None:
    env = gymnasium.make(environment_id(signoria.load(name)), players=players, seat=players - 1)
    check_env(env.unwrapped)


def test_ids_carry_the_rules_number() -> None:
    assert "Signoria/Medici-v0" in research.IDS
    for name in registry.names():
        game = signoria.load(name)
        assert environment_id(game) in gymnasium.registry
        assert environment_id(game).endswith(f"-v{game.rules - 1}")
    with pytest.raises(gymnasium.error.VersionNotFound):
        gymnasium.make("Signoria/Medici-v99")


@pytest.mark.parametrize(("name", "players"), CASES)
def test_matches_end_and_repeat(name: str, players: int) -> None:
    env = SeatEnv(name, players, seat=players - 1)
    decisions, info, reward = play(env, 4)
    assert play(SeatEnv(name, players, seat=players - 1), 4)[0] == decisions
    assert len(info["scores"]) == len(info["placings"]) == players
    assert -1 <= reward <= 1
    assert not info["action_mask"].any()


def test_the_mask_is_that_of_the_own_decision() -> None:
    env = SeatEnv("medici", 4, seat=2)
    for seed in range(20):
        _, info = env.reset(seed=seed)
        assert env.sitting.actor == 2
        assert np.flatnonzero(info["action_mask"]).tolist() == env.sitting.state.legal_actions()
        assert env.action_masks().tolist() == info["action_mask"].astype(bool).tolist()


def test_opponents_by_name_by_list_and_by_class() -> None:
    by_name, by_list, by_class = "random", ["random"] * 3, RandomBot
    played = [play(SeatEnv("medici", 4, opponents=opponents), 6) for opponents in (by_name, by_list, by_class)]
    assert played[0][1]["scores"] == played[1][1]["scores"] == played[2][1]["scores"]


def test_opponents_differ() -> None:
    class Timid(RandomBot):
        def choose(self, perspective: Any) -> int:
            return perspective.legal_actions()[0]

    random, timid = (play(SeatEnv("medici", 4, opponents=opponents), 6)[1] for opponents in ("random", Timid))
    assert random["scores"] != timid["scores"]


def test_opponents_see_only_their_own_seat() -> None:
    seen = []

    class Watching(RandomBot):
        def choose(self, perspective: Any) -> int:
            seen.append(perspective.seat)
            return super().choose(perspective)

    play(SeatEnv("corte", 3, seat=1, opponents=Watching), 1)
    assert set(seen) == {0, 2}


def test_an_illegal_action_forfeits_with_our_reason() -> None:
    env = SeatEnv("medici", 4)
    env.reset(seed=1)
    _, reward, terminated, _, info = env.step(np.int64(402))
    assert (reward, terminated) == (-1, True)
    assert "(Medici §" in info["refusal"]
    assert "placings" not in info
    with pytest.raises(ResetNeeded, match=r"Medici: the match is over; call reset\(\)"):
        env.step(0)


def test_an_illegal_action_raises_if_asked() -> None:
    env = SeatEnv("medici", 4, illegal="raise")
    env.reset(seed=1)
    for action in (402, -1, 5000, "bid 3"):
        with pytest.raises(InvalidAction):
            env.step(action)
    with pytest.raises(InvalidAction, match=r"bid 400: .*\(Medici §"):
        env.step(402)
    assert env.sitting.actor == 0


def test_stepping_before_reset() -> None:
    with pytest.raises(ResetNeeded, match="call reset"):
        SeatEnv("medici", 4).step(0)


@pytest.mark.parametrize(
    ("how", "reason"),
    [
        ({"players": 7}, "Medici is for 3 to 6 players, not 7"),
        ({"players": 4, "seat": 4}, "seat is 4; expected a whole number from 0 to 3"),
        ({"players": 4, "opponents": "rndom"}, "there is no bot 'rndom'; did you mean 'random'"),
        ({"players": 4, "opponents": ["random"]}, "1 opponents are named for 3 other seats"),
        ({"render_mode": "svg"}, "render_mode is 'svg'; expected None or one of ansi, rgb_array"),
        ({"options": {"night": True}}, "Medici has no option 'night'"),
    ],
)
def test_bad_set_ups(how: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        gymnasium.make("Signoria/Medici-v0", **how)


def test_full_information_must_be_asked_for() -> None:
    assert "full_information" not in SeatEnv("corte", 3).reset(seed=1)[1]
    env = SeatEnv("corte", 3, full_information=True)
    observation, info = env.reset(seed=1)
    assert len(info["full_information"]) == 3 * len(observation)
    assert info["full_information"][: len(observation)].tolist() == observation.tolist()
