"""The simple bot plays sensibly: matches come to an end, winners have points, and it gives reasons."""

from statistics import mean

import pytest

import signoria
from signoria.bots.play import ask
from signoria.bots.registry import make_bot
from signoria.core.language import LANGUAGES
from tests.games.ilvecchio.positions import GAME


def match_of(players: int, seed: int):
    match = GAME.new(players, seed=seed)
    bots = [make_bot("greedy", GAME, seat) for seat in range(players)]
    while not match.over:
        match.step(ask(match, bots[match.actor]).action)
    return match


@pytest.mark.long
@pytest.mark.skipif(not signoria.COMPILED, reason="whole matches of bots take long on the interpreted engines")
def test_four_bots_end_in_time_with_good_scores() -> None:
    matches = [match_of(4, seed) for seed in range(4)]
    assert 20 <= mean(match.state.round + 1 for match in matches) <= 40
    assert mean(max(match.scores()) for match in matches) > 38


def test_every_advice_has_words() -> None:
    match = GAME.new(3, seed=5)
    bot = make_bot("greedy", GAME, 1)
    keys = set()
    for _ in range(120):
        advice = ask(match, bot)
        assert advice.action in match.legal_actions()
        keys.add(advice.key)
        match.step(advice.action)
    assert {"gather", "province", "recover"} <= keys
    for language in LANGUAGES:
        for key in keys:
            assert GAME.wording(language).lexicon.has(f"advice-{key}")
