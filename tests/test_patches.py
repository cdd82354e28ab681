"""Patches are exact: after every event a seat sees the view of the position at that event, at the end that of the step."""

import itertools
import json
from collections.abc import Iterator
from typing import Any

import pytest

from signoria.core import registry
from signoria.core.game import Game
from signoria.core.journal import sees
from signoria.core.match import Match
from signoria.core.patch import Patch, apply_patch, difference
from signoria.core.rng import Rng
from signoria.core.state import State
from signoria.core.walk import random_options
from signoria.server.wire.patches import Recording, open_part, own_worth
from tests.fixtures import corte

SHORT = 2
# Long matches are looked at here and there, unless there is time.
EVERY = {"firenze": 12, "ilvecchio": 8}
LONG = 200
# The fixture game keeps no copies; it has a test of its own below.
GAMES = [name for name in registry.names() if name != corte.GAME.key]


def shown(game: Game, state: State, seat: int) -> dict[str, Any]:
    """What patches speak of, made without them."""
    return {"view": game.view(state, seat), "own_worth": own_worth(game, state, seat), **open_part(game, state)}


def as_text(value: object) -> str:
    """As it is sent: a patch that takes True for 1, or a number for its text, is found."""
    return json.dumps(value, sort_keys=True)


class Step:
    """One decision of a match, with a copy of the position at every event."""

    def __init__(self, match: Match, action: int) -> None:
        self.game = match.game
        self.before = match.state.clone()
        with Recording(match) as recording:
            match.step(action)
        self.copies = recording.copies
        self.after = match.state.clone()
        self.moments = recording.moments()
        self.audiences = self.moments.audiences

    def check(self, seat: int) -> int:
        """Apply the patches of a seat one after the other; returns how many there were."""
        seen = [copy for copy, audience in zip(self.copies, self.audiences, strict=True) if sees(audience, seat)]
        value = shown(self.game, self.before, seat)
        patches = self.moments.patches(seat)
        for state, patch in zip([*seen, self.after], patches, strict=True):
            value = apply_patch(value, json.loads(json.dumps(patch)))
            assert value == shown(self.game, state, seat)
        assert as_text(value) == as_text(shown(self.game, self.after, seat))
        return len([patch for patch in patches if patch])


def steps(game: Game, players: int, seed: int) -> Iterator[Step]:
    rng = Rng(seed, 7)
    match = game.new(players, seed=seed, options=random_options(game, rng) if seed % 2 else None)
    while not match.over:
        actions = match.legal_actions()
        yield Step(match, actions[rng.below(len(actions))])


def check_matches(key: str, matches: range, every: int = 1) -> None:
    """Whole matches, or each so many of their steps."""
    game = registry.load(key)
    patched = 0
    for number in matches:
        players = game.min_players + number % (game.max_players - game.min_players + 1)
        for step in itertools.islice(steps(game, players, number), 0, None, every):
            patched += sum(step.check(seat) for seat in range(-1, players))
    assert patched > 50 * len(matches)


@pytest.mark.parametrize("key", GAMES)
def test_after_every_event_the_patched_view_is_the_view(key: str) -> None:
    check_matches(key, range(SHORT), EVERY.get(key, 1))


@pytest.mark.long
@pytest.mark.parametrize("key", GAMES)
def test_after_every_event_of_many_matches(key: str) -> None:
    check_matches(key, range(SHORT, LONG))


@pytest.mark.parametrize("key", registry.names())
def test_the_two_parts_make_the_view(key: str) -> None:
    game = registry.load(key)
    for step in itertools.islice(steps(game, game.max_players, 3), 0, None, 20):
        for seat in range(-1, game.max_players):
            parts = {**game.shared_view(step.before), **game.own_view(step.before, seat)}
            assert parts == game.view(step.before, seat)


def test_an_event_that_changes_nothing_has_no_patch() -> None:
    alike = 0
    for step in steps(registry.load("medici"), 3, 0):
        numbers = [copy.numbers() for copy in [step.before, *step.copies]]
        patches = step.moments.patches(0, everything=True)
        for before, now, patch in zip(numbers, numbers[1:], patches, strict=False):
            assert before != now or patch == []
            alike += before == now
    assert alike


def test_copies_are_kept_only_where_they_are_asked_for() -> None:
    match = registry.load("medici").new(3, seed=1)
    match.step(match.legal_actions()[0])
    assert match.take_copies() == []
    match.keep_copies()
    match.step(match.legal_actions()[0])
    assert match.take_copies()
    match.step(match.legal_actions()[0])
    assert match.take_copies() == []


VALUES: list[tuple[Any, Any]] = [
    ({"a": 1}, {"a": 1}),
    ({"a": None}, {}),
    ({}, {"a": None}),
    ({"a": 1}, {"a": None}),
    ({"a/b": {"~c": 1}}, {"a/b": {"~c": 2}}),
    ([1, 2, 3], [1, 3]),
    ([1, 3], [1, 2, 3]),
    ([1, 2, 3, 4], [1, 5, 4]),
    ([], [[], {}]),
    ([1, 1, 1], [1]),
    ({"a": [{"b": 1}, {"b": 2}]}, {"a": [{"b": 1}, {"b": 3, "c": []}]}),
    (1, [1]),
]


@pytest.mark.parametrize(("old", "new"), VALUES)
def test_the_difference_leads_from_one_value_to_the_other(old: Any, new: Any) -> None:
    kept = as_text(old)
    assert as_text(apply_patch(old, difference(old, new))) == as_text(new)
    assert as_text(old) == kept


def test_the_difference_names_what_changed() -> None:
    old = {"seats": [{"money": 3, "cards": [7]}, {"money": 4}], "lot": [1, 2], "gone": 0}
    new = {"seats": [{"money": 3, "cards": [7, 8]}, {"money": None}], "lot": [], "new": 1}
    expected: Patch = [
        {"op": "remove", "path": "/gone"},
        {"op": "add", "path": "/seats/0/cards/1", "value": 8},
        {"op": "replace", "path": "/seats/1/money", "value": None},
        {"op": "remove", "path": "/lot/1"},
        {"op": "remove", "path": "/lot/0"},
        {"op": "add", "path": "/new", "value": 1},
    ]
    assert difference(old, new) == expected


def test_a_game_that_keeps_no_copies_changes_after_the_last_event() -> None:
    for step in steps(corte.GAME, corte.GAME.min_players, 1):
        assert not step.copies
        *told, last = step.moments.patches(0)
        assert not any(told)
        assert apply_patch(shown(step.game, step.before, 0), last) == shown(step.game, step.after, 0)
