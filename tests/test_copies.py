"""States, matches, events and streams are copied and pickled exactly, in this process and into others."""

import copy
import os
import pickle
import subprocess
import sys
from pathlib import Path

import pytest

import signoria
from signoria.core import registry
from signoria.core.edition import read_edition
from signoria.core.match import Match
from signoria.core.match_setup import CannotPickle
from signoria.core.rng import Rng
from signoria.core.walk import choose, listen, positions, setups
from tests.fixtures import corte

registry.register(corte.GAME)
NAMES = registry.names()
ROOT = str(Path(__file__).parent.parent)

GO_ON = """
import pickle, sys
sys.path.insert(0, sys.argv[1])
import signoria, tests.test_copies
from signoria.core.rng import Rng
from signoria.core.walk import choose
match, state, rng = pickle.loads(sys.stdin.buffer.read())
while not match.over:
    actions = match.legal_actions()
    match.step(actions[rng.below(len(actions))])
while not state.over():
    state.apply(choose(state, rng))
sys.stdout.buffer.write(pickle.dumps((match, state, [repr(told) for told in match.told])))
"""


def begun(name: str, decisions: int) -> Match:
    game = signoria.load(name)
    match, rng = game.new(game.max_players, seed=11, seats=[f"P{seat}" for seat in range(game.max_players)]), Rng(5)
    for _ in range(decisions):
        if match.over:
            break
        actions = match.legal_actions()
        match.step(actions[rng.below(len(actions))])
    return match


def same(one: Match, other: Match) -> bool:
    told = [[(told.entry, told.event.kind, told.event.numbers()) for told in match.told] for match in (one, other)]
    plain = [(m.log, m.seed, m.seats, m.options, m.edition.hash, m.barriers, m.state.to_ints()) for m in (one, other)]
    return told[0] == told[1] and plain[0] == plain[1]


@pytest.mark.parametrize("name", NAMES)
def test_states_pickle_and_copy_with_every_set_up(name: str) -> None:
    game = signoria.load(name)
    for players, options in setups(game, 3, variants=1):
        for state in positions(game, players, options, seed=2, count=6):
            for other in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state), copy.copy(state)):
                assert other is not state
                assert other.to_ints() == state.to_ints()
                rng, its = Rng(9), Rng(9)
                trial = state.clone()
                for _ in range(40):
                    if trial.over():
                        break
                    trial.apply(choose(trial, rng))
                    other.apply(choose(other, its))
                assert other.to_ints() == trial.to_ints()
                assert other.recipe.options == tuple(game.check_options(options).items())


@pytest.mark.parametrize("name", NAMES)
def test_matches_pickle_and_copy(name: str) -> None:
    match = begun(name, 3)
    for other in (pickle.loads(pickle.dumps(match)), copy.deepcopy(match)):
        assert same(match, other)
        assert other.game is match.game
        before = len(match.entries)
        while not other.over:
            other.step(other.legal_actions()[0])
        assert len(match.entries) == before < len(other.entries)
        again = pickle.loads(pickle.dumps(other))
        assert same(other, again)


def test_a_match_is_copied_with_its_undo() -> None:
    match = begun("medici", 12)
    other = copy.deepcopy(match)
    assert other.undo_refusal(other.entries[-1].actor) == match.undo_refusal(match.entries[-1].actor)
    other.step(other.legal_actions()[0])
    if other.undo_refusal(other.entries[-1].actor) is None:
        other.undo()
        assert same(match, other)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("pure", ["", "1"])
def test_into_another_process_compiled_or_not(name: str, pure: str) -> None:
    match = begun(name, 25)
    state, rng = match.state.clone(), Rng(8)
    sent = pickle.dumps((match, state, rng))
    command = [sys.executable, "-c", GO_ON, ROOT]
    env = {**os.environ, "SIGNORIA_PURE": pure}
    done = subprocess.run(command, input=sent, check=True, capture_output=True, env=env)
    far_match, far_state, told = pickle.loads(done.stdout)
    while not match.over:
        actions = match.legal_actions()
        match.step(actions[rng.below(len(actions))])
    while not state.over():
        state.apply(choose(state, rng))
    assert same(match, far_match)
    assert far_state.to_ints() == state.to_ints()
    assert told == [repr(event) for event in match.told]


def test_an_owners_edition_travels_with_the_state(tmp_path: Path) -> None:
    game = signoria.load("medici")
    text = (game.folder / "editions" / "amigo.toml").read_text(encoding="utf-8").replace('name = "amigo"', 'name = "mine"')
    assert "warehouse = 5" in text
    path = tmp_path / "mine.toml"
    path.write_text(text.replace("warehouse = 5", "warehouse = 4"), encoding="utf-8")
    state = game.initial(4, edition=read_edition(path))
    sent = pickle.dumps(state)
    path.unlink()
    other = pickle.loads(sent)
    assert other.recipe.edition.name == "mine"
    assert game.view(other, 0)["warehouse"] == 4


def test_shipped_editions_and_games_go_by_name() -> None:
    game = signoria.load("florence")
    assert pickle.loads(pickle.dumps(game)) is game
    assert copy.deepcopy(game) is game
    edition = game.edition()
    assert pickle.loads(pickle.dumps(edition)) is edition
    assert len(pickle.dumps(game.new(4, seed=1))) < 1000


def test_a_journal_is_copied_too() -> None:
    state = begun("medici", 5).state.clone()
    journal = listen(state)
    state.apply(choose(state, Rng(1)))
    assert journal.events
    for other in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state)):
        assert [repr(event) for event in other.journal.events] == [repr(event) for event in journal.events]
        other.journal.take()
        assert journal.events


def test_a_state_that_does_not_know_its_beginning_says_so() -> None:
    lost = corte.Corte(3)
    with pytest.raises(CannotPickle, match="does not know how its match began"):
        pickle.dumps(lost)


def test_streams_go_on_where_they_were() -> None:
    rng = Rng(5, 6, 7)
    for _ in range(9):
        rng.word()
    other, third = pickle.loads(pickle.dumps(rng)), copy.deepcopy(rng)
    ahead = [rng.word() for _ in range(20)]
    assert ahead == [other.word() for _ in range(20)] == [third.word() for _ in range(20)]
