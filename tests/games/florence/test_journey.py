"""Florence §7: the coach's journey stop by stop."""

import pytest

from signoria.core.state import CHANCE
from signoria.games.florence.table import ASK_SIXTH, HELD_BY, LEFT_OF
from tests.games.florence.positions import (
    GAME,
    chance,
    do,
    empty_deck,
    guard,
    legal,
    mark,
    of,
    position,
    throw,
    told,
)

BLUE, ORANGE = 0, 1
FULL = ["go-far", "go-far", "go-far", "swap-two", "swap-two"]


def last_passes(state: object) -> None:
    """Two families: the first has passed before, the second does now."""
    do(state, "pass", "ring 9")  # type: ignore[arg-type]
    told(state)  # type: ignore[arg-type]
    do(state, "pass")  # type: ignore[arg-type]


@pytest.mark.rule("§7")
def test_the_example_from_7_to_2() -> None:
    """The books: over 4, 1 and 5 to 2; one point to Orange (5), two to Blue (1 and 2); Orange gets the card at 2."""
    state = position(2, queues={1: "0d", 5: "1d", 2: "0d 1d"}, coaches=(7, 3, 9), goals=(2, 8, 6, 1, 4, 5, 3, 7, 9))
    mark(state, ORANGE, 2, 2)
    mark(state, BLUE, 2, 1)
    last_passes(state)
    events = told(state)
    assert [event["location"] for event in of(events, "coach-enters")] == [4, 1, 5, 2]
    assert [(event["location"], event["seat"], event["points"]) for event in of(events, "head")] == [
        (1, BLUE, 1),
        (5, ORANGE, 1),
        (2, BLUE, 1),
    ]
    assert [(event["seat"], event["location"]) for event in of(events, "brag-reward")] == [(ORANGE, 2)]
    assert state.actor() == CHANCE
    assert state.audience() == 1 << ORANGE


@pytest.mark.rule("§7", "FL23")
def test_without_a_member_there_nobody_is_rewarded() -> None:
    state = position(2, queues={5: "0d", 6: "1d"}, coaches=(1, 2, 3))
    mark(state, ORANGE, 5, 3)
    mark(state, BLUE, 5, 1)
    last_passes(state)
    events = told(state)
    assert of(events, "no-bragger")[0] == {"event": "no-bragger", "seat": ORANGE, "location": 5, "rule": "§7, FL23"}
    assert not of(events, "draws")


@pytest.mark.rule("§7", "FL19", "FL22", "FL73")
def test_the_bragger_draws_first_then_spies_from_the_start_family() -> None:
    state = position(3, queues={5: "1d", 6: "2d"}, coaches=(1, 2, 3), turn=2)
    state.start = 2
    mark(state, 1, 5, 1)
    for family in (0, 1, 2):
        guard(state, family, "spy 5")
    guard(state, 0, "spy 1")
    guard(state, 0, "spy 6")
    do(state, "pass", "ring 1", "pass", "ring 2", "pass")
    order = []
    while state.actor() == CHANCE and state.waiting == 6:
        order.append(state.receiver)
        state.step(state.chance_outcomes()[0][0])
    assert order == [1, 2, 0, 1, 0], "bragger, then 2, 0, 1 at location 5; 0 again at the destination; none at the start"
    assert list(state.family[HELD_BY : HELD_BY + state.parts.families]) == [2, 2, 1]


@pytest.mark.rule("§7", "FL60")
def test_a_pile_is_shuffled_only_when_a_card_must_be_drawn() -> None:
    state = position(2, queues={5: "0d"}, coaches=(1, 2, 3))
    empty_deck(state, 0, discarded=True)
    guard(state, 0, "spy 5")
    guard(state, 0, "spy 2")
    assert state.piles[LEFT_OF] == 0, "not yet"
    last_passes(state)
    events = told(state)
    assert [event["medici"] for event in of(events, "reshuffled")] == ["cosimo"]
    assert state.piles[LEFT_OF] == 12
    chance(state, "scandal go-far 1")
    assert state.piles[LEFT_OF] == 11


@pytest.mark.rule("§7", "FL22")
def test_no_card_when_deck_and_discard_pile_are_empty() -> None:
    state = position(2, queues={5: "0d", 6: "1d"}, coaches=(1, 2, 3), time=[5, 5])
    empty_deck(state, 0, discarded=False)
    guard(state, 1, "spy 5")
    last_passes(state)
    assert of(told(state), "no-card")
    assert state.family[HELD_BY + 1] == 0


@pytest.mark.rule("§7", "FL61", "FL21")
def test_a_sixth_card_can_be_forgone_before_it_is_seen() -> None:
    state = position(2, queues={5: "0d"}, coaches=(1, 2, 3), time=[5, 5], hands={1: FULL})
    guard(state, 1, "spy 5")
    last_passes(state)
    assert state.waiting == ASK_SIXTH
    assert legal(state) == ["discard go-far", "discard swap-two", "forgo"]
    left = state.piles[LEFT_OF]
    do(state, "forgo")
    assert (state.time[1], state.family[HELD_BY + 1], state.piles[LEFT_OF]) == (6, 5, left), "the card is not drawn"


@pytest.mark.rule("§7", "FL61", "FL21")
def test_a_sixth_card_can_be_drawn_for_another() -> None:
    state = position(2, queues={5: "0d"}, coaches=(1, 2, 3), time=[5, 5], hands={1: FULL})
    guard(state, 1, "spy 5")
    last_passes(state)
    do(state, "discard swap-two")
    assert state.time[1] == 6
    chance(state, "scandal post-guard 1")
    assert state.family[HELD_BY + 1] == 5
    assert state.hand[12] == 1


@pytest.mark.rule("§7", "FL62")
def test_a_full_hand_and_nothing_to_draw_gives_nothing() -> None:
    state = position(2, queues={5: "0d"}, coaches=(1, 2, 3), time=[5, 5], hands={1: FULL})
    guard(state, 1, "spy 5")
    empty_deck(state, 0, discarded=False)
    last_passes(state)
    assert state.waiting != ASK_SIXTH
    assert state.time[1] == 5


def test_only_the_drawer_sees_the_card() -> None:
    match = GAME.new(2, seed=11)
    state = position(2, queues={5: "0d"}, coaches=(1, 2, 3))
    guard(state, 1, "spy 5")
    last_passes(state)
    told(state)
    chance(state, "scandal go-far 2")
    views = [match.game.view(state, seat) for seat in (0, 1, -1)]
    assert views[1]["hand"] == {"go-far": 1}
    assert views[0]["hand"] == views[2]["hand"] == {}
    assert views[0]["seats"][1]["backs"] == {"cosimo": 1, "contessina": 0, "giovanni": 0}


@pytest.mark.rule("§7")
def test_the_last_card_of_a_deck_is_still_drawn_by_chance() -> None:
    state = position(2, queues={5: "0d"}, coaches=(1, 2, 3))
    for card in ("post-guard", "go-anywhere", "join-superior"):
        for _ in range(3):
            throw(state, card)
    throw(state, "go-far")
    throw(state, "go-far")
    guard(state, 1, "spy 5")
    last_passes(state)
    assert [GAME.outcome_text(outcome) for outcome, _ in state.chance_outcomes()] == [
        "scandal go-far 1",
        "scandal go-far 2",
    ]
