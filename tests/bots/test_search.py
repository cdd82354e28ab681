"""The search finds what is good, counts what it did, and is better with judgement than without thinking."""

import pytest
from mypy_extensions import i64

import signoria
from signoria.bots.play import perspective_of, play_out
from signoria.bots.registry import make_bot
from signoria.bots.search.tree import FIRST_NODES, FIRST_PLACES, search
from signoria.bots.search_bot import SearchBot
from signoria.core.evaluation import Evaluation, RandomPlayouts, judge_end, judge_points, outlook
from signoria.core.perspective import Perspective
from signoria.core.playout import settle_chance
from signoria.core.rng import Rng
from signoria.core.state import State
from signoria.core.vec import vec

MEDICI = signoria.load("medici")


def test_visits_add_up() -> None:
    state = MEDICI.initial(3)
    settle_chance(state, Rng(1))
    tree = search(state, state.actor(), RandomPlayouts(), Rng(2), 200)
    assert tree.visits[0] == 200
    children, child = [], tree.first[0]
    while child >= 0:
        children.append((tree.choice[child], tree.visits_of(child)))
        child = tree.next[child]
    assert sum(visits for _, visits in children) == 200
    assert {choice for choice, _ in children} <= set(state.legal_actions())


@pytest.mark.parametrize(("key", "players"), [("medici", 4), ("firenze", 2)])
def test_who_only_chooses_stops_when_nothing_can_change_the_choice(key: str, players: int) -> None:
    """The same choice as after all simulations, and sooner at least once."""
    game = signoria.load(key)
    match = game.new(players=players, seed=3)
    saved = 0
    for number in range(12):
        perspective = perspective_of(match, seed=number)
        chosen, thought = (SearchBot(game, simulations=120) for _ in range(2))
        short = chosen.think(perspective, choosing=True)
        whole = thought.think(perspective_of(match, seed=number))
        action = thought.choices_of(whole, perspective)[0].action
        assert chosen.choices_of(short, perspective)[0].action == action
        assert whole.visits[0] == 120
        saved += 120 - int(short.visits[0])
        match.step(action)
    assert saved > 0


def test_simulations_are_shared_out_where_more_sit_down() -> None:
    """As many as it is told up to so many players, with more in proportion fewer."""
    bot = SearchBot(MEDICI, simulations=120, up_to=3)
    assert [bot.simulations_for(players) for players in (3, 4, 6)] == [120, 90, 60]
    assert [bot.think(perspective_of(MEDICI.new(players=players, seed=5), seed=1)).visits[0] for players in (3, 4)] == [120, 90]


def test_a_tree_grows_beyond_its_first_room() -> None:
    """Nodes and visits stay what they were when the tree needs more room."""
    state = MEDICI.initial(6)
    settle_chance(state, Rng(1))
    tree = search(state, state.actor(), RandomPlayouts(), Rng(2), 1500)
    assert tree.size > FIRST_NODES
    assert tree.taken > FIRST_PLACES
    below, open_nodes = 0, [0]
    while open_nodes:
        node = open_nodes.pop()
        child, visits = tree.first[node], 0
        while child >= 0:
            visits += tree.visits_of(child)
            open_nodes.append(child)
            child = tree.next[child]
            below += 1
        assert visits <= tree.visits_of(node)
    assert below == tree.size - 1


class OnlyOne(Evaluation):
    """Leaves out every action but the last."""

    def judge(self, state: State, rng: Rng, out: vec[float]) -> None:
        RandomPlayouts().judge(state, rng, out)

    def prior(self, state: State, actions: vec[i64], count: i64, priors: vec[float]) -> None:
        for i in range(count):
            priors[i] = 1.0 if i == count - 1 else 0.0


def test_what_promises_nothing_is_left_out() -> None:
    state = MEDICI.initial(3)
    settle_chance(state, Rng(1))
    tree = search(state, state.actor(), OnlyOne(), Rng(2), 50)
    assert tree.visits_of(tree.child(0, state.legal_actions()[-1])) == 50


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


def test_what_was_thought_before_is_remembered() -> None:
    """Two decisions in a row with nothing hidden in between: the second begins with what the first found out about it."""
    match = MEDICI.new(3, seed=2)
    bot = SearchBot(MEDICI, 1, simulations=300)
    found = bot.analyse(perspective_of(match, 1))
    match.step(found[0].action)
    while not match.over:
        before = len(match.entries)
        again = bot.recall(perspective_of(match, 1))
        if again is None:
            bot.analyse(perspective_of(match, 1))
            match.step(match.legal_actions()[0])
            continue
        assert bot.tree is not None
        assert 0 < again.visits_of(0) < bot.tree.visits_of(0)
        assert search(match.state, match.actor, bot.evaluation, Rng(1), 300, 0.0, again).visits_of(0) == 300
        assert len(match.entries) == before
        return
    raise AssertionError("no decision followed from what had been thought about")


def test_a_hidden_entry_ends_the_memory() -> None:
    match = MEDICI.new(3, seed=2)
    bot = SearchBot(MEDICI, 1, simulations=100)
    asked = perspective_of(match, 1)
    bot.analyse(asked)
    assert asked.history is not None
    action = match.legal_actions()[-1]
    known = Perspective(MEDICI, match.state, Rng(1), [*asked.history, action])
    hidden = Perspective(MEDICI, match.state, Rng(1), [*asked.history, None])
    other = Perspective(MEDICI, match.state, Rng(1), [-5 for _ in asked.history] + [action])
    assert bot.recall(known) is not None
    assert bot.recall(hidden) is None
    assert bot.recall(other) is None or not asked.history
    assert bot.recall(Perspective(MEDICI, match.state, Rng(1))) is None


def test_thinking_ends_when_time_is_up() -> None:
    match = MEDICI.new(4, seed=1)
    found = SearchBot(MEDICI, 1, simulations=1_000_000, seconds=0.01).analyse(perspective_of(match, 1))
    assert 1 <= sum(choice.visits for choice in found) < 1_000_000


def test_advice_tells_the_best_three() -> None:
    match = MEDICI.new(4, seed=5)
    while len(match.view()["lot"]) < 3:
        match.step("reveal")
    while len(match.legal_actions()) < 20:
        match.step("auction")
    advice = SearchBot(MEDICI, 1, simulations=300).advise(perspective_of(match, 1))
    assert len(advice.choices) == 3
    assert advice.action == advice.choices[0].action
    assert [choice.visits for choice in advice.choices] == sorted((c.visits for c in advice.choices), reverse=True)
    for choice in advice.choices:
        assert 0.0 <= choice.worth <= 1.0
        assert 1.0 <= choice.place <= 4.0
        assert choice.action in match.legal_actions()


@pytest.mark.parametrize("name", ["florence", "medici", "firenze", "ilvecchio"])
def test_memory_never_leads_to_an_illegal_action(name: str) -> None:
    """What was imagined earlier and turned out otherwise is not proposed: matches of bots that remember come to their end."""
    if not signoria.COMPILED:
        pytest.skip("a whole match of thinking bots takes minutes uncompiled")
    game = signoria.load(name)
    for seed in range(4):
        match = game.new(3, seed=seed)
        play_out(match, [SearchBot(game, seat, simulations=16) for seat in range(3)])
        assert match.over


@pytest.mark.long
def test_thinking_beats_chance() -> None:
    wins = 0
    for number in range(8):
        match = MEDICI.new(4, seed=number)
        bots = [make_bot("random", MEDICI, seat) for seat in range(4)]
        bots[number % 4] = SearchBot(MEDICI, 1, simulations=30)
        play_out(match, bots)
        wins += match.placings()[number % 4] == 1
    assert wins >= 6
