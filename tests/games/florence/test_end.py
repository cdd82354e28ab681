"""Florence §10: final scoring and who wins."""

import pytest

from signoria.core.state import OVER
from signoria.games.florence.table import GIVEN_BY, PASSED_BY, RING_OF
from tests.games.florence.positions import GAME, of, pass_all, position


def last_round(**kwargs: object) -> object:
    return position(2, number=9, coaches=(1, 2, 4), goals=(6, 8, 9, 1, 2, 3, 4, 5, 7), **kwargs)  # type: ignore[arg-type]


@pytest.mark.rule("§10", "FL33")
def test_two_time_are_a_point_rounded_down() -> None:
    """The books: 3 time are 1 point."""
    state = last_round(time=[0, 3])
    events = pass_all(state)
    assert state.actor() == OVER
    assert [(event["seat"], event["time"], event["points"]) for event in of(events, "time-to-points")] == [(0, 2, 1), (1, 3, 1)]


@pytest.mark.rule("§10", "FL71")
def test_scandals_turn_into_time_up_to_the_cap() -> None:
    state = last_round(time=[11, 12], hands={0: ["go-far", "go-far", "swap-two"], 1: ["go-far"]})
    state.family[PASSED_BY] = 1
    state.family[RING_OF] = 0
    state.passes = 1
    state.first_passer = 0
    state.current = 1
    state.asked = 1
    events = pass_all(state)
    assert [(event["seat"], event["cards"], event["time"]) for event in of(events, "cards-to-time")] == [(0, 3, 1), (1, 1, 0)]
    assert [event["points"] for event in of(events, "time-to-points")] == [6, 6]


@pytest.mark.rule("§10", "FL33")
@pytest.mark.parametrize(
    ("queues", "points"),
    [
        ({1: "0d 0d 0d"}, 0),
        ({1: "0d 0d", 2: "0N", 3: "0N"}, 10),
        ({1: "0d 0d 0d 0d", 4: "0M"}, 15),
        ({1: "0N 0N 0d 0d", 2: "0M 0N 0d 0d", 3: "0d"}, 35),
        ({5: "0d 0d 0d 0d"}, 0),
    ],
)
def test_objectives(queues: dict[int, str], points: int) -> None:
    """Seat 0 holds the objective 1 2 3 4; below four members nothing, at most 35."""
    state = last_round(queues=queues, time=[0, 0])
    events = pass_all(state)
    assert [event["points"] for event in of(events, "objective-points") if event["seat"] == 0] == [points]
    assert GAME.view(state, 1)["objectives"][0]["points"] == points, "open at the end"


@pytest.mark.rule("§10", "FL33")
def test_ties_members_then_gifts_then_shared() -> None:
    state = last_round(queues={5: "0d 1d"})
    assert state.placings() == [1, 1]
    state.family[GIVEN_BY + 3] = 1
    assert state.placings() == [2, 1]
    state = last_round(queues={5: "0d 0d 1d"})
    state.family[GIVEN_BY + 3] = 3
    assert state.placings() == [1, 2]
    state.points[1] = 1
    assert state.placings() == [2, 1]
