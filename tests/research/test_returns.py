"""What a match is worth: placings from 1 to -1 with sum zero, points, margins, and forfeits that never pay."""

import pytest

import signoria
from signoria.core.returns import FORFEITED, MARGIN, PLACING, POINTS, by_placing, forfeit, margins, returns
from signoria.core.rng import Rng
from tests.research.cases import CASES, advance


@pytest.mark.parametrize(
    ("places", "worth"),
    [
        ([1, 2, 3, 4], [1, 1 / 3, -1 / 3, -1]),
        ([2, 1, 3], [0, 1, -1]),
        ([1, 1, 3, 4], [2 / 3, 2 / 3, -1 / 3, -1]),
        ([1, 1], [0, 0]),
        ([3, 1, 1], [-1, 0.5, 0.5]),
        ([1], [1]),
        ([2], [-1]),
    ],
)
def test_placings(places: list[int], worth: list[float]) -> None:
    assert by_placing(places) == pytest.approx(worth)


def test_margins_count_the_best_other_and_rivals() -> None:
    assert margins([10, 7, 12], []) == [-2, -5, 2]
    assert margins([10], [25]) == [-15]
    assert margins([10], []) == [10]


@pytest.mark.parametrize(("name", "players"), CASES)
def test_returns_of_random_matches(name: str, players: int) -> None:
    state = signoria.load(name).initial(players)
    advance(state, Rng(players), 1 << 30)
    worth = returns(state, PLACING)
    assert all(-1 <= value <= 1 for value in worth)
    assert players == 1 or sum(worth) == pytest.approx(0)
    assert returns(state, POINTS) == state.scores()
    assert returns(state, MARGIN) == margins(state.scores(), state.rivals())
    assert min(returns(state, POINTS) + returns(state, MARGIN)) > FORFEITED
    assert max(returns(state, POINTS) + returns(state, MARGIN)) < -FORFEITED


def test_whoever_forfeits_is_last() -> None:
    state = signoria.load("medici").initial(4)
    assert forfeit(state, 2, PLACING) == pytest.approx([1 / 3, 1 / 3, -1, 1 / 3])
    assert forfeit(state, 2, POINTS) == [*state.scores()[:2], FORFEITED, state.scores()[3]]
    assert forfeit(state, 0, MARGIN)[0] == FORFEITED
