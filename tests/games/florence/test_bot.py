"""The simple bot is sensible: it beats random families, and does well alone."""

import pytest

from signoria.bots.play import play_out
from signoria.bots.registry import make_bot
from tests.games.florence.positions import GAME


@pytest.mark.long
def test_it_beats_three_random_families() -> None:
    """Measured over 200 matches: see the benchmarks. Here a handful, each seat once."""
    won = 0
    for seed in range(4):
        match = GAME.new(4, seed=seed)
        play_out(match, [make_bot("greedy" if seat == seed else "random", GAME, seat) for seat in range(4)])
        won += match.placings()[seed] == 1
    assert won >= 3


@pytest.mark.long
def test_alone_it_reaches_a_hundred_points() -> None:
    points = 0
    for seed in range(3):
        match = GAME.new(1, seed=seed)
        play_out(match, [make_bot("greedy", GAME, seed)])
        points += match.scores()[0]
    assert points / 3 >= 100


def test_its_advice_has_words() -> None:
    from signoria.bots.play import ask

    match = GAME.new(2, seed=1)
    bot = make_bot("greedy", GAME, 1)
    wording = GAME.wording("de")
    for _ in range(60):
        advice = ask(match, bot)
        assert wording.lexicon.has(f"advice-{advice.key}")
        assert "{" not in wording.lexicon.say(f"advice-{advice.key}", advice.args)
        match.step(advice.action)
