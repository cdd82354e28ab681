"""The search finds what is good, counts what it did, and is better with judgement than without thinking."""

import signoria
from signoria.bots.play import play_out
from signoria.bots.registry import make_bot
from signoria.bots.search.evaluation import RandomPlayouts, judge_end, judge_points, outlook
from signoria.bots.search.tree import search
from signoria.bots.search_bot import SearchBot
from signoria.core.playout import settle_chance
from signoria.core.rng import Rng

MEDICI = signoria.load("medici")


def test_visits_add_up() -> None:
    state = MEDICI.initial(3)
    settle_chance(state, Rng(1))
    tree = search(state, state.actor(), RandomPlayouts(), Rng(2), 200)
    assert tree.visits[0] == 200
    children, child = [], tree.first[0]
    while child >= 0:
        children.append((tree.choice[child], tree.visits[child]))
        child = tree.next[child]
    assert sum(visits for _, visits in children) == 200
    assert {choice for choice, _ in children} <= set(state.legal_actions())


def test_the_end_is_worth_its_place() -> None:
    state = MEDICI.initial(3)
    rng = Rng(4)
    while not state.over():
        settle_chance(state, rng)
        if not state.over():
            state.apply(state.legal_actions()[-1])
    out = outlook(3)
    judge_end(state, out)
    by_place = sorted(zip(state.placings(), [out[seat] for seat in range(3)], strict=True))
    assert [worth for _, worth in by_place] == sorted((worth for _, worth in by_place), reverse=True)
    assert [out[6 + seat] for seat in range(3)] == state.scores()


def test_expected_points_become_places() -> None:
    out = outlook(3)
    for seat, points in enumerate((90.0, 60.0, 60.0)):
        out[6 + seat] = points
    judge_points(3, 5.0, out)
    assert out[0] > 0.9 > out[1] == out[2]
    assert out[3] < 1.1
    assert abs(out[4] - 2.5) < 0.1


def test_same_seed_same_thoughts() -> None:
    state = MEDICI.initial(4)
    settle_chance(state, Rng(1))
    from signoria.core.perspective import Perspective

    bot = SearchBot(MEDICI, 3, simulations=100)
    first = bot.analyse(Perspective(MEDICI, state, Rng(5)))
    assert first == bot.analyse(Perspective(MEDICI, state, Rng(5)))


def test_thinking_beats_chance() -> None:
    wins = 0
    for number in range(8):
        match = MEDICI.new(4, seed=number)
        bots = [make_bot("random", MEDICI, seat) for seat in range(4)]
        bots[number % 4] = SearchBot(MEDICI, 1, simulations=30)
        play_out(match, bots)
        wins += match.placings()[number % 4] == 1
    assert wins >= 6
