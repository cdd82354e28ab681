"""Florence §1 and §2: the board, and how a match begins."""

import pytest

from signoria.core.match import Match
from signoria.core.state import CHANCE
from signoria.games.florence.components import PLACES
from signoria.games.florence.edition import read_components
from signoria.games.florence.state import FlorenceState
from signoria.games.florence.table import (
    ASK_FIRST,
    COACH_OF,
    GIFTS_OF,
    GOAL_OF,
    GUARDS_OF,
    HOUR_OF,
    LEFT_OF,
    MARKERS_OF,
    SUPPLY_OF,
    TILE_AT,
)
from tests.games.florence.positions import GAME, chance, do, legal, of, position, queue, told, why_not


def fresh(players: int) -> FlorenceState:
    state = GAME.initial(players)
    assert isinstance(state, FlorenceState)
    return state


@pytest.mark.rule("§1")
def test_members_walk_twelve_streets_and_coaches_one_ring() -> None:
    parts = read_components(GAME.edition(), 4, GAME.check_options(None))
    streets = {(a + 1, b + 1) for a in range(PLACES) for b in range(a, PLACES) if parts.street[a * PLACES + b] >= 0}
    assert len(streets) == 12
    assert {(1, 2), (1, 4), (5, 8), (8, 9)} <= streets
    assert (1, 5) not in streets
    place, way = 0, [1]
    for _ in range(PLACES):
        place = parts.after[place]
        way.append(place + 1)
    assert way == [1, 5, 2, 3, 6, 9, 8, 7, 4, 1]


@pytest.mark.rule("§1")
@pytest.mark.parametrize(("players", "spaces"), [(1, 4), (2, 4), (3, 6), (4, 7), (5, 7)])
def test_open_queue_spaces(players: int, spaces: int) -> None:
    assert read_components(GAME.edition(), players, GAME.check_options(None)).spaces == spaces


@pytest.mark.rule("§1")
def test_a_family_has_what_the_box_holds() -> None:
    state = fresh(5)
    assert [state.family[SUPPLY_OF + rank] for rank in range(3)] == [5, 3, 1]
    assert (state.family[GUARDS_OF], state.family[MARKERS_OF], state.family[GIFTS_OF]) == (6, 6, 3)
    assert list(state.piles[LEFT_OF : LEFT_OF + 3]) == [12, 12, 12]


def test_chance_sets_the_table_step_by_step() -> None:
    state = fresh(3)
    assert state.actor() == CHANCE
    assert [outcome for outcome, _ in state.chance_outcomes()] == [GAME.outcomes.parse(f"objective {n}") for n in range(1, 7)]
    chance(state, "objective 6", "objective 1", "objective 2")
    chance(state, *(f"tile {name}" for name in ("big-spender", "plus-one", "loudmouth", "influencers", "street-cred")))
    chance(state, "tile scandalous", "tile eyes-everywhere", "tile upwardly-mobile")
    assert list(state.city[TILE_AT : TILE_AT + 9]) == [7, 6, 1, 0, 4, 2, 8, 5, 3], "the last tile is certain"
    chance(state, "coach 1", "coach 7", "coach 5", "time 9", "time 2")
    chance(state, "destination 6", "destination 8", "destination 9", "start 1")
    assert state.waiting == ASK_FIRST


@pytest.mark.rule("§2", "FL1")
def test_the_starting_locations_are_the_last_destinations() -> None:
    for seed in range(12):
        match = GAME.new(4, seed=seed)
        state = match.state
        assert isinstance(state, FlorenceState)
        starts = set(state.city[COACH_OF : COACH_OF + 3])
        while not match.over:
            match.step(match.legal_actions()[0])
        assert set(list(state.city[GOAL_OF : GOAL_OF + 9])[6:]) == starts
        assert sorted(state.city[GOAL_OF : GOAL_OF + 9]) == list(range(9)), "each location is a destination once"
        assert sorted(list(state.city[HOUR_OF : HOUR_OF + 9])[1:]) == [2, 3, 4, 5, 6, 7, 8, 9], "each time tile is used once"
        assert state.city[HOUR_OF] == 12


@pytest.mark.rule("§2", "FL7")
def test_first_debutants_from_the_last_family_backwards() -> None:
    """The book: Blue starts, then Green, then Orange; Orange places first, then Green, then Blue."""
    state = fresh(3)
    while state.actor() == CHANCE:
        state.step(GAME.outcomes.parse("start 0") if state.chance_outcomes()[0][0] == 39 else state.chance_outcomes()[0][0])
    order = []
    for place in (4, 5, 6):
        order.append(state.actor())
        do(state, f"place {place}")
    assert order == [2, 1, 0]
    assert (queue(state, 4), queue(state, 5), queue(state, 6)) == ("2d", "1d", "0d")
    assert state.actor() == 0
    assert list(state.time) == [12, 12, 12]


@pytest.mark.rule("§2", "FL7")
def test_the_first_debutant_needs_an_empty_queue() -> None:
    match = GAME.new(2, seed=3)
    match.step("place 5")
    assert match.refusal(GAME.parse("place 5")) is not None
    assert len(match.legal_actions()) == 8
    state = match.state
    assert isinstance(state, FlorenceState)
    assert why_not(state, "place 5") == "queue-not-empty"


@pytest.mark.rule("§4", "FL2")
def test_twelve_time_at_the_start_not_twenty_four() -> None:
    match = GAME.new(2, seed=3)
    match.step("place 1")
    match.step("place 2")
    assert [seat["time"] for seat in match.view(0)["seats"]] == [12, 12]


def test_objectives_are_secret() -> None:
    match: Match = GAME.new(3, seed=8)
    seen = [match.view(seat)["objective"]["number"] for seat in range(3)]
    assert len(set(seen)) == 3
    assert match.view()["objective"] is None
    for seat in range(3):
        events = [GAME.event_json(event) for event in match.events(seat)]
        assert [event["objective"] for event in of(events, "objective-seen")] == [seen[seat]]
    entries = [entry for entry in match.entries if GAME.outcome_text(entry.id).startswith("objective")]
    assert [entry.audience for entry in entries] == [1, 2, 4]


def test_positions_of_the_tests_are_what_they_say() -> None:
    state = position(3, queues={6: "2N 2d 1d"})
    assert queue(state, 6) == "2N 2d 1d"
    assert all(counted == expected for counted, expected in GAME.conserved(state).values())
    assert "deploy" in legal(state)
    assert told(state) == []
