"""The complete example round of both books, move by move, with the printed times and points."""

import pytest

from signoria.games.florence.table import HELD_BY
from tests.games.florence.positions import asks_action, chance, do, marks, of, position, queue, told

BLUE, ORANGE, VIOLET = 0, 1, 2


@pytest.mark.rule("§5", "§5.2", "§5.4", "§5.6", "§5.7", "§7", "§8", "FL10", "FL11", "FL12", "FL13", "FL15", "FL23", "FL32")
def test_the_first_round_of_blue_orange_and_violet() -> None:
    state = position(
        3, queues={6: "2d", 5: "1d", 1: "0d"}, coaches=(1, 4, 7), goals=(6, 8, 9, 2, 3, 5, 1, 4, 7), tiles={5: "street-cred"}
    )

    do(state, "gift cosimo", "bodyguard 4-5")
    do(state, "deploy", "place 6")
    do(state, "deploy", "place 6")
    assert list(state.time) == [10, 8, 8]
    assert queue(state, 6) == "2d 1d 2d", "Violet's second Debutant goes to the end"

    told(state)
    do(state, "gift cosimo", "bodyguard 5-6")
    assert of(told(state), "gives")[0]["cost"] == 3
    do(state, "deploy", "place 4")
    do(state, "promote", "member 6 3")
    assert queue(state, 6) == "2N 2d 1d"
    assert list(state.time) == [7, 4, 3]

    do(state, "move", "to 2")
    do(state, "brag", "tile 5")
    assert state.points[ORANGE] == 9
    assert marks(state, 5) == [-1, ORANGE, -1]
    do(state, "pass", "ring 6")
    assert list(state.time) == [6, 3, 5]

    do(state, "deploy", "place 3")
    do(state, "pass", "ring 1")
    do(state, "take-time")
    assert list(state.time) == [2, 3, 6]

    told(state)
    do(state, "pass")
    chance(state, "scandal go-far 1", "time 4", "destination 2")
    events = told(state)
    assert not of(events, "bonus-time"), "the phase ends at once"
    heads = [(event["location"], event["seat"]) for event in of(events, "head")]
    assert heads == [(5, ORANGE), (2, BLUE), (3, BLUE), (6, VIOLET)]
    assert [(e["seat"], e["medici"]) for e in of(events, "draws")] == [(ORANGE, "cosimo")]
    assert [(e["seat"], e["points"]) for e in of(events, "queue-points")] == [(VIOLET, 11), (VIOLET, 7), (ORANGE, 4)]
    assert list(state.points) == [2, 14, 19]
    assert state.family[HELD_BY + ORANGE] == 1
    assert state.round == 2
    assert asks_action(state, ORANGE), "the start coin has gone on"
