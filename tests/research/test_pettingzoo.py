"""PettingZoo's own tests, and what it cannot know: masks, rewards, secrets and errors of ours."""

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import signoria
from signoria.core.observed import observed
from signoria.core.returns import PLACING, returns
from signoria.core.rng import Rng
from signoria.research.pettingzoo import Table, env, raw_env
from tests.research.cases import CASES

MASKED_DICTS = "ignore:Observation"


def play(table: Table, rng: Rng) -> list[int]:
    """Random legal decisions to the end; returns them."""
    decisions = []
    while not any(table.terminations.values()):
        legal = np.flatnonzero(table.observe(table.agent_selection)["action_mask"])
        decisions.append(int(legal[rng.below(len(legal))]))
        table.step(decisions[-1])
    return decisions


@pytest.mark.filterwarnings(MASKED_DICTS)
@pytest.mark.parametrize(("name", "players"), CASES)
def test_upstream_api(name: str, players: int) -> None:
    api_test(env(name, players=players), num_cycles=60)


@pytest.mark.parametrize(("name", "players"), CASES)
def test_upstream_seeds(name: str, players: int) -> None:
    seed_test(lambda: raw_env(name, players=players), num_cycles=60)


@pytest.mark.parametrize(("name", "players"), CASES)
def test_masks_observations_and_deals_are_those_of_a_match(name: str, players: int) -> None:
    table, match, rng = env(name, players=players), signoria.load(name).new(players, seed=5), Rng(players)
    table.reset(seed=5)
    for _ in range(60):
        if match.over:
            break
        seat = table.possible_agents.index(table.agent_selection)
        assert seat == match.actor
        last, _, _, _, info = table.last()
        legal = match.legal_actions()
        assert np.flatnonzero(last["action_mask"]).tolist() == legal
        assert np.flatnonzero(info["action_mask"]).tolist() == legal
        for other, agent in enumerate(table.possible_agents):
            seen = table.observe(agent)
            assert seen["observation"].tolist() == observed(match.state, other)
            assert seen["action_mask"].any() == (other == seat)
        action = legal[rng.below(len(legal))]
        table.step(action)
        match.step(action)


@pytest.mark.parametrize("reward", ["placing", "points", "margin"])
def test_rewards_come_once_at_the_end(reward: str) -> None:
    table = env("medici", players=4, reward=reward)
    table.reset(seed=3)
    decisions = play(table, Rng(1))
    match = signoria.load("medici").new(4, seed=3)
    for action in decisions[:-1]:
        match.step(action)
        assert not match.over
    match.step(decisions[-1])
    kind = table.setup.reward
    assert list(table.rewards.values()) == pytest.approx(returns(match.state, kind))
    assert (kind == PLACING) == (reward == "placing")
    worth, totals = dict(table.rewards), {}
    for agent in table.agent_iter():
        totals[agent] = table.last()[1]
        table.step(None)
    assert totals == worth
    assert not table.agents


def test_a_seed_sets_the_matches_that_follow_it() -> None:
    def deals(seed: int) -> list[list[int]]:
        table, found = env("medici", players=4), []
        for number in range(3):
            table.reset(seed=seed if number == 0 else None)
            found.append(table.observe("seat_0")["observation"].tolist())
        return found

    assert deals(1) == deals(1)
    assert deals(1) != deals(2)
    assert deals(1)[1] != deals(1)[2]


def test_features_are_named() -> None:
    table = env("medici", players=3)
    table.reset(seed=1)
    features = dict(zip(table.feature_names, table.observe("seat_1")["observation"].tolist(), strict=True))
    assert features["own: money"] == signoria.load("medici").new(3, seed=1).scores()[1]
    assert features["round"] == 1


def test_an_illegal_action_forfeits_with_our_reason() -> None:
    table = env("medici", players=4)
    table.reset(seed=1)
    offender = table.agent_selection
    table.step(402)
    assert table.terminations == dict.fromkeys(table.possible_agents, True)
    assert table.rewards[offender] == -1
    assert sum(table.rewards.values()) == pytest.approx(0)
    assert "bid 400" in table.infos[offender]["refusal"]
    assert "(Medici §" in table.infos[offender]["refusal"]
    assert not table.observe(offender)["action_mask"].any()


def test_an_illegal_action_raises_if_asked() -> None:
    table = env("medici", players=4, illegal="raise")
    table.reset(seed=1)
    before = table.observe(table.agent_selection)["observation"].tolist()
    with pytest.raises(ValueError, match=r"seat_\d: bid 400: .*\(Medici §"):
        table.step(402)
    assert table.observe(table.agent_selection)["observation"].tolist() == before


@pytest.mark.parametrize("action", [-1, 403, 1.5, "pass", None])
def test_what_is_no_action_at_all_is_an_error(action: Any) -> None:
    table = env("medici", players=4)
    table.reset(seed=1)
    with pytest.raises(AssertionError, match="ids go from 0 to 402"):
        table.step(action)


def test_the_order_of_calls() -> None:
    table = env("medici", players=4)
    with pytest.raises(AssertionError, match="before step"):
        table.step(0)
    with pytest.raises(AssertionError, match="before observe"):
        table.observe("seat_0")
    with pytest.raises(AttributeError, match="before reset"):
        _ = table.agents
    table.reset(seed=1)
    play(table, Rng(1))
    with pytest.raises(ValueError, match="only valid action is None"):
        table.step(0)


@pytest.mark.parametrize(
    ("game", "how", "reason"),
    [
        ("medici", {"players": 2}, "Medici is for 3 to 6 players, not 2"),
        ("medcii", {}, "did you mean 'medici'"),
        ("medici", {"options": {"night": True}}, "Medici has no option 'night'"),
        ("medici", {"edition": "none"}, "shipped are: amigo"),
        ("medici", {"reward": "gold"}, "reward is 'gold'; expected one of placing, points, margin"),
        ("medici", {"illegal": "ignore"}, "expected one of forfeit, raise"),
    ],
)
def test_bad_set_ups(game: str, how: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        env(game, **how)


def test_full_information_must_be_asked_for() -> None:
    table = env("corte", players=3)
    table.reset(seed=1)
    with pytest.raises(ValueError, match="full_information=True"):
        table.state()
    table = env("corte", players=3, full_information=True)
    table.reset(seed=1)
    everything = table.state()
    seats = [table.observe(agent)["observation"] for agent in table.possible_agents]
    assert everything.tolist() == np.concatenate(seats).tolist()
    assert len(table.setup.full_feature_names) == len(everything)
    assert table.state_space.contains(everything)
    assert not np.array_equal(seats[0], seats[1])
