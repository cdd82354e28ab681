"""The simple bot finishes its seals in a sensible number of turns."""

import pytest

from signoria.bots.play import ask, perspective_of, play_out
from signoria.bots.registry import make_bot
from signoria.core.rng import Rng
from signoria.games.firenze import GAME


@pytest.mark.long
def test_two_bots_finish_their_seals() -> None:
    """Matches of two take 13 to 25 turns and are won with 50 to 85 points: on average, and every match of a fixed set."""
    turns, points = [], []
    for seed in range(40):
        match = GAME.new(2, seed=seed)
        play_out(match, [make_bot("greedy", GAME, seat) for seat in range(2)])
        assert match.state.finisher >= 0
        turns.append(match.state.round)
        points.append(max(match.scores()))
    assert [number for number in turns if not 13 <= number <= 25] == []
    assert [number for number in points if not 50 <= number <= 85] == []
    assert 15 <= sum(turns) / 40 <= 21
    assert 58 <= sum(points) / 40 <= 76


def test_the_bot_beats_a_random_player() -> None:
    match = GAME.new(3, seed=5)
    play_out(match, [make_bot("greedy", GAME, 0), make_bot("random", GAME, 1), make_bot("random", GAME, 2)])
    assert match.placings()[0] == 1
    assert match.scores()[0] >= max(match.scores()[1:]) + 20


def test_every_question_gets_a_legal_answer_with_words() -> None:
    """Random play leads to questions that the bot itself would not get into."""
    words = {language: GAME.wording(language) for language in ("en", "de", "fr")}
    bot = make_bot("greedy", GAME, 1)
    asked = set()
    for seed in range(2):
        match = GAME.new(3, seed=seed)
        rng = Rng(seed, 8)
        for _ in range(450):
            advice = ask(match, bot)
            actions = match.legal_actions()
            assert advice.action in actions
            for wording in words.values():
                sentence = wording.lexicon.say(f"advice-{advice.key}", dict(advice.args))
                assert sentence != f"advice-{advice.key}"
                assert "{" not in sentence
            asked.add(match.prompt().key)
            match.step(actions[rng.below(len(actions))])
            if match.over:
                break
    assert len(asked) >= 14


def test_the_bot_depends_on_what_it_sees_only() -> None:
    match = GAME.new(2, seed=3)
    for _ in range(30):
        bot = make_bot("greedy", GAME, 0)
        first = bot.choose(perspective_of(match, 1))
        assert first == bot.choose(perspective_of(match, 99))
        match.step(first)
