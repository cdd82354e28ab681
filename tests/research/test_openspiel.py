"""OpenSpiel's own tests for Python games, its algorithms, and states re-dealt with a history that replays."""

import pickle
import random
import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import observation, rl_environment
from open_spiel.python.algorithms import external_sampling_mccfr, ismcts, mcts, outcome_sampling_mccfr

import signoria.research.openspiel as research
from signoria.core import registry
from signoria.core.observed import observed
from signoria.core.rng import Rng
from signoria.research.position import Position
from signoria.research.resampling import resampled_log
from tests.fixtures import corte
from tests.research.cases import CASES

pytestmark = pytest.mark.long

if research.name_of(corte.GAME) not in pyspiel.registered_names():
    research.register(corte.GAME)


# At which decisions of a match a test looks closely.
LOOKS = (1, 4, 7, 12, 20, 35, 60, 90, 150, 300)


def load(name: str, players: int, **parameters: Any) -> Any:
    return pyspiel.load_game(f"signoria_{name}", {"players": players, **parameters})


def walk(game: Any, seed: int) -> Any:
    """Every state of a random match in which a player decides, and the last one."""
    rng, state = random.Random(seed), game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, weights)[0])
        else:
            yield state
            state.apply_action(rng.choice(state.legal_actions()))
    yield state


@pytest.mark.parametrize(("name", "players"), CASES)
def test_upstream_random_simulation(name: str, players: int) -> None:
    pyspiel.random_sim_test(load(name, players), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("name", "players"), CASES)
def test_masks_features_and_returns_are_ours(name: str, players: int) -> None:
    game = load(name, players)
    assert game.num_players() == players
    for number, state in enumerate(walk(game, players)):
        if number % 10 == 0 and not state.is_terminal():
            ours = state.position.state
            player = state.current_player()
            assert state.legal_actions() == ours.legal_actions()
            assert np.flatnonzero(state.legal_actions_mask()).tolist() == ours.legal_actions()
            assert state.observation_tensor(player) == observed(ours, player)
    assert sum(state.returns()) == pytest.approx(0) or players == 1
    assert state.is_terminal()


@pytest.mark.parametrize(("name", "players"), CASES)
def test_resampled_states_replay_and_look_the_same(name: str, players: int) -> None:
    game, rng = load(name, players), random.Random(players)
    for number, state in enumerate(walk(game, players + 10)):
        if number in LOOKS and not state.is_terminal():
            player = state.current_player()
            other = state.resample_from_infostate(player, rng.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.legal_actions() == state.legal_actions()
            replayed = game.new_initial_state()
            for action in other.history():
                replayed.apply_action_with_legality_check(action)
            assert str(replayed) == str(other)
            assert replayed.position.state.to_ints() == other.position.state.to_ints()


def test_resampled_states_are_those_that_redeal_gives() -> None:
    game = load("corte", 4)
    differing = 0
    for seed in range(8):
        for state in walk(game, seed):
            if not state.is_terminal():
                player = state.current_player()
                target = state.position.state.clone()
                target.redeal(player, Rng(seed))
                log = resampled_log(state.position, game.setup.start, player, Rng(seed))
                assert Position(game.recipe, log).state.to_ints() == target.to_ints()
                differing += log != state.position.log
    assert differing > 40


def test_information_states_tell_apart_what_a_player_has_learnt() -> None:
    game = load("corte", 3)
    first, second = game.new_initial_state(), game.new_initial_state()
    for state, swapped in ((first, False), (second, True)):
        for card in (0, 1, 2, 3, 4, 5 if not swapped else 9, 6, 7, 8):
            state.apply_action(card)
    assert first.information_state_string(0) == second.information_state_string(0)
    assert first.information_state_string(1) != second.information_state_string(1)
    assert first.information_state_string(0) != first.information_state_string(2)


@pytest.mark.parametrize(("name", "players"), [("corte", 3), ("florence", 2), ("ilvecchio", 2), ("medici", 3)])
def test_information_state_tensors_differ_where_the_strings_do(name: str, players: int) -> None:
    game = load(name, players, memory=5)
    assert game.information_state_tensor_shape() == [len(game.setup.feature_names) + 3 + 3 * 5]
    strings: dict[str, tuple[float, ...]] = {}
    for seed in range(3):
        for number, state in enumerate(walk(game, seed)):
            if number < 60:
                for player in range(players):
                    tensor = tuple(state.information_state_tensor(player))
                    said = state.information_state_string(player)
                    assert strings.setdefault(said, tensor) == tensor
                    assert list(tensor[: len(game.setup.feature_names)]) == state.observation_tensor(player)
    assert len({*strings.values()}) == len(strings)


def test_information_state_tensors_keep_what_a_player_cannot_know_out() -> None:
    game, rng = load("corte", 3), random.Random(1)
    for state in walk(game, 2):
        if not state.is_terminal():
            player = state.current_player()
            other = state.resample_from_infostate(player, rng.random)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)


def test_the_last_entries_stand_at_the_end_of_the_tensor() -> None:
    game = load("medici", 3, memory=2)
    seen = observation.make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    for state in walk(game, 5):
        seen.set_from(state, 0)
        last = state.position.entries[-1]
        assert seen.dict["entries"][-1].tolist()[:2] == [last.actor + 1, last.id + 1]
        assert seen.dict["earlier"][0] == len(state.position.entries)
    with pytest.raises(pyspiel.SpielError, match="memory is -1"):
        load("medici", 3, memory=-1)


@pytest.mark.parametrize(("name", "players"), [("medici", 3), ("florence", 2)])
def test_outcome_sampling_on_shipped_games(name: str, players: int) -> None:
    """External sampling would walk every action of a player; of outcome sampling one episode is one match."""
    game = load(name, players)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(2):
        solver.iteration()
    state = next(iter(walk(game, 1)))
    policy = solver.average_policy().action_probabilities(state)
    assert sum(policy.values()) == pytest.approx(1)
    assert set(policy) <= set(state.legal_actions())


def test_states_and_games_serialise() -> None:
    game = load("corte", 3, reward="margin")
    for state in walk(game, 1):
        restored_game, restored = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
        assert str(restored_game) == str(game)
        assert restored.history() == state.history()
        assert restored.position.state.to_ints() == state.position.state.to_ints()
        assert restored.information_state_string(1) == state.information_state_string(1)
        assert str(pickle.loads(pickle.dumps(state))) == str(state)


def test_clones_are_independent() -> None:
    for state in walk(load("medici", 3), 2):
        if not state.is_terminal():
            before, clone = str(state), state.clone()
            clone.apply_action(clone.legal_actions()[0])
            assert str(state) == before


def test_observers() -> None:
    game = load("corte", 3)
    state = next(iter(walk(game, 3)))
    seen = observation.make_observation(game)
    seen.set_from(state, 1)
    assert seen.tensor.tolist() == observed(state.position.state, 1)
    public = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    spectator = observation.make_observation(game, public)
    assert spectator.tensor is None
    assert spectator.string_from(state, 0) == spectator.string_from(state, 2)
    assert '"hand": []' in spectator.string_from(state, 0)
    recalling = observation.make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    assert recalling.string_from(state, 1) == state.information_state_string(1)


def test_python_algorithms_run_unchanged() -> None:
    numbers = np.random.RandomState(1)
    game = load("medici", 3)
    state = next(iter(walk(game, 4)))
    bot = mcts.MCTSBot(game, 1.4, 10, mcts.RandomRolloutEvaluator(1, numbers), random_state=numbers)
    assert bot.step(state) in state.legal_actions()
    game = load("corte", 3)
    state = next(iter(walk(game, 4)))
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, numbers), 1.4, 10, random_state=numbers)
    assert bot.step(state) in state.legal_actions()
    solver = external_sampling_mccfr.ExternalSamplingSolver(load("corte", 2))
    solver.iteration()
    assert len(solver.average_policy().action_probabilities(state.clone())) > 0


def test_learning_environment() -> None:
    env = rl_environment.Environment(load("medici", 4))
    step = env.reset()
    for _ in range(1000):
        if step.last():
            break
        step = env.step([step.observations["legal_actions"][step.observations["current_player"]][0]])
    assert step.last()
    assert sum(step.rewards) == pytest.approx(0)


@pytest.mark.parametrize(
    ("what", "reason"),
    [
        ("signoria_medici(players=2)", "Medici is for 3 to 6 players, not 2"),
        ("signoria_medici(night=True)", "Unknown parameter 'night'"),
        ("signoria_medici(edition=none)", "shipped are: amigo"),
        ("signoria_medici(reward=gold)", "expected one of placing, points, margin"),
    ],
)
def test_bad_set_ups(what: str, reason: str) -> None:
    with pytest.raises(pyspiel.SpielError, match=reason):
        pyspiel.load_game(what)


def test_illegal_actions_are_refused_with_our_reason() -> None:
    state = next(iter(walk(load("medici", 3), 1)))
    with pytest.raises(pyspiel.SpielError, match=r"bid 400: .*\(Medici §"):
        state.apply_action(402)
    *_, last = walk(load("medici", 3), 1)
    with pytest.raises(pyspiel.SpielError, match="over"):
        last.apply_action(0)


def test_the_interpreter_ends_in_peace() -> None:
    """OpenSpiel keeps registered classes until after Python is gone."""
    code = "import pyspiel, signoria.research.openspiel\npyspiel.load_game('signoria_medici').new_initial_state()"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False, text=True)
    assert (done.returncode, done.stderr) == (0, "")


def test_games_are_registered() -> None:
    assert {f"signoria_{name}" for name in registry.names()} <= set(pyspiel.registered_names())
