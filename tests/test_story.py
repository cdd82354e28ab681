"""Turns as they are told: every key is an event of its game, and whole matches are made of turns that have a sentence."""

import random
from itertools import pairwise

import pytest

import signoria
from signoria.core.game import Game
from signoria.core.registry import names

GAMES = [signoria.load(key) for key in names()]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_story_speaks_of_events_of_its_game(game: Game) -> None:
    known = {kind.key for kind in game.events}
    story = game.story
    for keys in (story.headlines, story.stages, story.begins, story.ends):
        assert set(keys) <= known
        assert len(set(keys)) == len(keys)
    assert not set(story.headlines) & set(story.stages)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_decision_but_set_up_leads_to_something_worth_a_sentence(game: Game) -> None:
    """By whole matches: of all seats, each is in some headline, and nobody decides for long without one."""
    if not game.story.headlines:
        pytest.skip("a game without a story")
    chance = random.Random(3)
    match = game.new(game.usual_players or game.min_players, seed=3)
    while not match.over:
        match.step(chance.choice(match.legal_actions()))
    told = [(item.entry, game.event_kind(item.event).key) for item in match.told]
    headlined = sorted({entry for entry, key in told if key in game.story.headlines or key in game.story.stages})
    gaps = [later - earlier for earlier, later in pairwise(headlined)]
    assert max(gaps) <= 40, "a long stretch of a match has no headline"
    assert any(key in game.story.stages for _, key in told)
