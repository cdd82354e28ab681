"""Florence §3: priority, rank and control."""

import pytest

from signoria.games.florence.queues import arrive, lead, leave, order_of_control
from signoria.games.florence.table import ORDER_AT, SUPPLY_OF
from tests.games.florence.positions import do, position, queue

BLUE, ORANGE, VIOLET = 0, 1, 2


@pytest.mark.rule("§3", "FL6")
def test_a_debutant_joins_at_the_end_and_others_close_up() -> None:
    """The book: Violet arrives behind Blue and Orange; Blue leaves, Orange leads."""
    state = position(3, queues={5: "0d 1d"})
    arrive(state, 4, VIOLET * 4)
    assert queue(state, 5) == "0d 1d 2d"
    leave(state, 4, 0)
    assert queue(state, 5) == "1d 2d"
    assert lead(state, 4) == ORANGE


@pytest.mark.rule("§3", "FL6")
def test_a_maestro_stands_behind_maestros_and_before_all_others() -> None:
    """The book: Blue's Maestro goes behind Violet's, before everyone else."""
    state = position(3, queues={5: "2M 1N 2d 1d"})
    arrive(state, 4, BLUE * 4 + 2)
    assert queue(state, 5) == "2M 0M 1N 2d 1d"


@pytest.mark.rule("§3", "FL5")
def test_more_members_control() -> None:
    state = position(3, queues={5: "1d 0d 0d"})
    assert order_of_control(state, 4) == 2
    assert list(state.family[ORDER_AT : ORDER_AT + state.parts.families])[:2] == [BLUE, ORANGE]


@pytest.mark.rule("§3", "FL5")
def test_of_equally_many_the_foremost_controls() -> None:
    state = position(3, queues={5: "0d 1d 1d 0d"})
    order_of_control(state, 4)
    assert list(state.family[ORDER_AT : ORDER_AT + state.parts.families])[:2] == [BLUE, ORANGE]


@pytest.mark.rule("§3", "FL5")
def test_rank_plays_no_part_and_all_places_are_found_alike() -> None:
    state = position(4, queues={5: "3M 2d 2d 1d 1d 0d 0d"})
    assert order_of_control(state, 4) == 4
    assert list(state.family[ORDER_AT : ORDER_AT + state.parts.families]) == [2, 1, 0, 3]


@pytest.mark.rule("§3", "§5.3", "FL5", "FL4")
def test_promotion_can_take_control() -> None:
    """The book: Orange's Debutant becomes a Donna, goes to the head, and Blue loses control."""
    state = position(2, queues={5: "0d 1d"}, turn=1)
    order_of_control(state, 4)
    assert state.family[ORDER_AT] == BLUE
    do(state, "promote")
    assert queue(state, 5) == "1N 0d"
    order_of_control(state, 4)
    assert state.family[ORDER_AT] == ORANGE
    assert state.family[SUPPLY_OF + ORANGE * 3] == 5, "the Debutant is back on the owner's board"


@pytest.mark.rule("FL3")
def test_the_head_example_and_the_queue_example_are_separate() -> None:
    """Page 10: in one example Blue leads at 2, in the other Orange stands first there; each holds for itself."""
    assert lead(position(2, queues={2: "0d 1d"}), 1) == BLUE
    assert lead(position(2, queues={2: "1d 0d 1d 0d"}), 1) == ORANGE
    assert lead(position(2), 1) == -1
