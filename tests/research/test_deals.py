"""One seed gives the same deals whoever drives the match.

OpenSpiel is not among the drivers: there chance is a player whose outcomes the caller draws.
"""

from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from signoria.core import registry
from signoria.core.chance import seed_of
from signoria.core.match import Match
from signoria.core.rng import LARGEST_SEED
from signoria.core.state import CHANCE
from signoria.research import pettingzoo
from signoria.research.gymnasium import SeatEnv
from signoria.research.processes import ProcessVectorEnv
from signoria.research.sitting import Setup, Sitting
from signoria.research.vector import VectorEnv
from tests.research.cases import CASES

SEED = 7
GAMES = sorted({name for name, _ in CASES} - {"corte"})


def first_legal(_observations: Any, masks: Any) -> Any:
    return masks.argmax(axis=1)


def choose(match: Match, number: int) -> int:
    """Some legal decision, the same for everybody who is asked with the same number."""
    legal = match.legal_actions()
    return legal[(number * 7919) % len(legal)]


@pytest.mark.parametrize(("name", "players"), CASES)
def test_every_driver_deals_alike(name: str, players: int) -> None:
    match = registry.load(name).new(players, seed=SEED)
    following = registry.load(name).new(players, seed=SEED + 1)
    sitting = Sitting(Setup(name, players))
    sitting.begin(SEED)
    seats = pettingzoo.env(name, players)
    seats.reset(seed=SEED)
    rows = VectorEnv(name, 2, players, opponents=None, autoreset_mode=AutoresetMode.DISABLED)
    rows.reset(seed=SEED)
    assert rows.seeds.tolist() == [SEED, SEED + 1]
    assert rows.matches.states[1].to_ints() == following.state.to_ints()
    drawn = 0
    for number in range(60):
        if match.over or following.over:
            break
        truth = match.state.to_ints()
        assert sitting.state.to_ints() == seats.sitting.state.to_ints() == rows.matches.states[0].to_ints() == truth
        action, other = choose(match, number), choose(following, number)
        match.step(action)
        following.step(other)
        sitting.act(action)
        seats.step(action)
        rows.step(np.array([action, other]))
        drawn = sum(entry.actor == CHANCE for entry in match.entries)
    assert rows.matches.states[1].to_ints() == following.state.to_ints()
    assert drawn, "nothing was dealt, so nothing was compared"


@pytest.mark.parametrize(("name", "players"), CASES)
def test_a_seat_among_others_is_dealt_the_same(name: str, players: int) -> None:
    alone = SeatEnv(name, players, seat=players - 1, opponents=first_legal)
    alone.reset(seed=SEED)
    row = VectorEnv(name, 1, players, seat=players - 1, opponents=first_legal)
    row.reset(seed=SEED)
    match = registry.load(name).new(players, seed=SEED)
    for _ in range(20):
        while not match.over and match.actor != players - 1:
            match.step(match.legal_actions()[0])
        if match.over:
            break
        assert alone.sitting.state.to_ints() == row.matches.states[0].to_ints() == match.state.to_ints()
        action = match.legal_actions()[-1]
        match.step(action)
        alone.step(action)
        row.step(np.array([action]))


@pytest.mark.parametrize("name", GAMES)
def test_a_later_match_of_a_row_can_be_played_again(name: str) -> None:
    """Whichever match a row has come to, its seed is told, and deals it elsewhere."""
    game = registry.load(name)
    env = VectorEnv(name, 3, game.max_players, opponents=None, autoreset_mode=AutoresetMode.SAME_STEP)
    env.reset(seed=SEED)
    for _ in range(4000):
        env.step(env.sample_actions())
        for row in np.flatnonzero(env.terminations):
            again = game.new(game.max_players, seed=int(env.seeds[row]))
            assert env.matches.states[row].to_ints() == again.state.to_ints()
            assert env.seeds[row] != SEED + row
            return
    pytest.fail("no match ended")


@pytest.mark.parametrize("name", GAMES)
def test_rows_of_other_processes_are_dealt_the_same(name: str) -> None:
    one = VectorEnv(name, 3, opponents=None)
    several = ProcessVectorEnv(name, 3, processes=2, opponents=None)
    try:
        np.testing.assert_equal(several.reset(seed=SEED)[0], one.reset(seed=SEED)[0])
        assert several.seeds.tolist() == one.seeds.tolist() == [SEED, SEED + 1, SEED + 2]
        for _ in range(30):
            actions = one.sample_actions().copy()
            np.testing.assert_equal(several.step(actions)[0], one.step(actions)[0])
    finally:
        several.close()


def test_seeds_of_rows_are_seeds() -> None:
    """The largest seed is followed by the smallest."""
    assert [seed_of(LARGEST_SEED - 1, row, 0) for row in range(4)] == [LARGEST_SEED - 1, LARGEST_SEED, 0, 1]
    later = {seed_of(SEED, row, match) for row in range(30) for match in range(1, 30)}
    assert len(later) == 30 * 29
    assert all(0 <= seed <= LARGEST_SEED for seed in later)
