"""Florence §11.3: each of Strozzi's ten cards."""

import pytest

from signoria.games.florence.components import BLUE, ORANGE
from signoria.games.florence.strozzi_cards import apply_card, deploy_rival, recall
from signoria.games.florence.table import ASK_COLOUR, C_STROZZI, MARKER_AT, MARKERS_OF, PASSED_BY, SUPPLY_OF, WAITS_FOR
from tests.games.florence.positions import (
    chance,
    do,
    guard,
    guards_at,
    legal,
    mark,
    marks,
    of,
    position,
    queue,
    told,
)

ALL_FULL = "0d 0d 0d 0d"


def his_turn(number: int = 1, **kwargs: object) -> object:
    """It is Strozzi's turn and he is about to draw a card, not the first of the round."""
    state = position(1, number=number, turn=1, **kwargs)  # type: ignore[arg-type]
    state.drawn = 1
    state.settle()
    assert state.waiting == C_STROZZI
    return state


@pytest.mark.rule("§11.3", "FL89")
@pytest.mark.parametrize(("card", "place", "member"), [(1, 6, "1d"), (2, 6, "2d")])
def test_cards_1_and_2_under_cosimo_a_debutant_in_front(card: int, place: int, member: str) -> None:
    state = his_turn(queues={6: "0N 0d"})
    chance(state, f"strozzi {card}")
    assert queue(state, place) == f"0N {member} 0d"
    assert state.time[1] == 12 - 3


@pytest.mark.rule("§11.3")
@pytest.mark.parametrize(("card", "member"), [(3, "1N"), (4, "2N")])
def test_cards_3_and_4_go_to_b_under_contessina_a_donna(card: int, member: str) -> None:
    state = his_turn(queues={8: "0N 0d"})
    chance(state, f"strozzi {card}")
    assert queue(state, 8) == f"0N {member} 0d"


@pytest.mark.rule("§11.3", "FL86", "FL93")
def test_card_5_goes_to_c_under_giovanni_two_debutants() -> None:
    state = his_turn(queues={9: "0d"})
    chance(state, "strozzi 5")
    assert queue(state, 9) == "0d 1d 2d", "orange, then blue; nobody is asked"


@pytest.mark.rule("§11.3", "FL47", "FL93")
def test_card_5_takes_the_colour_with_fewer_on_the_board() -> None:
    state = his_turn(number=2, queues={5: "1d 1N 2d"})
    chance(state, "strozzi 5")
    assert queue(state, 1) == "2d", "C is Cosimo in round 4, with 1 as destination"
    state = his_turn(number=2, queues={5: "1d 2d"})
    chance(state, "strozzi 5")
    assert state.waiting == ASK_COLOUR
    assert state.actor() == 0
    assert legal(state) == ["colour orange", "colour blue"]
    do(state, "colour blue")
    assert queue(state, 1) == "2d"


@pytest.mark.rule("§11.3", "FL48", "FL89")
def test_no_room_the_next_destinations_then_backwards() -> None:
    state = his_turn(queues={6: ALL_FULL, 8: "0N 0d"})
    chance(state, "strozzi 1")
    assert queue(state, 8) == "0N 1d 0d", "a Debutant in front also there: the piece stays Cosimo's"
    state = his_turn(queues={8: ALL_FULL, 9: "1d 1d 1d 1d"})
    chance(state, "strozzi 3")
    assert queue(state, 6) == "1N", "B, C, then A"
    state = his_turn(queues={6: ALL_FULL, 8: "1N 1d 1d 1d", 9: "2N 2d 2d 2d"})
    chance(state, "strozzi 2")
    assert queue(state, 3) == "2d", "backwards from A's destination 6: 3"


@pytest.mark.rule("§11.3", "FL48", "FL86")
def test_each_of_two_debutants_searches_for_itself() -> None:
    state = his_turn(number=3, queues={9: "0d 0d 0d"})
    chance(state, "strozzi 1")
    assert queue(state, 9) == "0d 0d 0d 1d"
    assert queue(state, 1) == "2d"


@pytest.mark.rule("§11.3", "FL49", "FL87")
def test_pieces_come_back_when_none_is_left() -> None:
    state = his_turn(queues={6: "1d 1d", 2: "1d 1N", 5: "1d 1d 2d"})
    told(state)
    chance(state, "strozzi 1")
    assert queue(state, 6) == "1d 1d 1d"
    assert (queue(state, 2), queue(state, 5)) == ("", "2d"), "all orange ones that are at no destination, whatever rank"
    assert of(told(state), "strozzi-recalls")[0]["count"] == 4
    state = position(1, queues={6: "1d 1d", 8: "1d 1d", 9: "1d", 5: "1N"})
    deploy_rival(state, ORANGE, 0, 0, True)
    assert queue(state, 5) == "", "the Donna comes back"
    assert queue(state, 6) == "1d 1d", "but still no Debutant: nothing is deployed"
    state = position(1, queues={6: "1d", 5: "2d"})
    recall(state, BLUE)
    assert (queue(state, 5), state.family[SUPPLY_OF + 6]) == ("", 5)


@pytest.mark.rule("§11.3", "FL46")
def test_card_6_spends_all_time_and_passes() -> None:
    state = his_turn(queues={6: "0d"}, time=[12, 7])
    chance(state, "strozzi 6")
    assert (state.time[1], state.family[PASSED_BY + 1]) == (0, 1)
    state = his_turn(number=3, queues={8: "0d"}, time=[12, 7])
    chance(state, "strozzi 6")
    assert (state.time[1], state.family[PASSED_BY + 1]) == (3, 1), "under Giovanni he keeps 3"
    state = his_turn(number=3, queues={8: "0d"}, time=[12, 2])
    chance(state, "strozzi 6")
    assert state.time[1] == 2, "at most 3"


@pytest.mark.rule("§11.3", "FL46", "FL85")
def test_card_6_as_the_first_card_goes_back_into_the_whole_pile() -> None:
    state = position(1, turn=1, queues={6: "0d"}, time=[12, 7])
    for card in (0, 1, 2, 3):
        state.piles[WAITS_FOR + card] = 3
    state.settle()
    chance(state, "strozzi 6")
    assert state.time[1] == 7
    assert state.waiting == C_STROZZI
    assert 6 not in [card + 1 for card in range(10) if state.piles[WAITS_FOR + card] == 0], "another card is drawn"
    chance(state, "strozzi 9")
    assert [card + 1 for card in range(10) if state.piles[WAITS_FOR + card] == 0] == [1, 2, 3, 4, 5, 6, 7, 8, 10]
    assert state.piles[WAITS_FOR + 8] == -1


@pytest.mark.rule("§11.3", "FL50", "§5.3", "FL4")
def test_card_7_promotes_a_debutant_where_he_has_no_donna() -> None:
    state = his_turn(queues={6: "0d 1d 2d"})
    chance(state, "strozzi 7")
    assert queue(state, 6) == "2N 0d 1d", "the rearmost"
    assert state.family[SUPPLY_OF + BLUE * 3] == 5
    assert state.time[1] == 9


@pytest.mark.rule("§11.3", "FL50")
def test_card_7_else_a_donna_becomes_a_maestro() -> None:
    state = his_turn(queues={6: "1N 0N 1d"})
    chance(state, "strozzi 7")
    assert queue(state, 6) == "1M 0N 1d"
    state = his_turn(queues={6: "1N 2N", 8: "2M"})
    chance(state, "strozzi 7")
    assert queue(state, 6) == "1M 2N", "the Donna whose Maestro is at hand goes first"
    state = his_turn(queues={6: "1N", 2: "1M 1d"})
    chance(state, "strozzi 7")
    assert queue(state, 6) == "1M", "the Maestro is called back from 2"
    assert queue(state, 2) == ""


@pytest.mark.rule("§11.3", "FL50", "FL49")
def test_card_7_tries_the_other_colour_before_it_gives_a_location_up() -> None:
    state = his_turn(queues={6: "2N 1N", 8: "1M", 2: "2M 2d"})
    chance(state, "strozzi 7")
    assert queue(state, 6) == "2M 1N", "orange's Maestro waits at B's destination, but blue's comes back from 2"
    assert (queue(state, 8), queue(state, 2)) == ("1M", "")
    state = his_turn(queues={6: "1N 2N", 8: "1M", 9: "2M 2d"})
    chance(state, "strozzi 7")
    assert queue(state, 6) == "1N 2N", "neither can rise: on to the next location"
    state = his_turn(queues={6: "1N 2N", 2: "1M", 3: "2M"})
    chance(state, "strozzi 7")
    assert (queue(state, 6), queue(state, 2)) == ("2M 1N", "1M"), "the rearmost goes first, and the other colour stays out"


@pytest.mark.rule("§11.3", "FL50", "FL49")
def test_by_rules_1_card_7_tries_one_colour() -> None:
    state = his_turn(queues={6: "2N 1N", 8: "1M", 2: "2M 2d"})
    state.parts.rules = 1
    try:
        chance(state, "strozzi 7")
    finally:
        state.parts.rules = 2
    assert queue(state, 6) == "2N 1N", "orange's Maestro waits at B's destination, and blue is not tried"
    assert queue(state, 2) == "2M 2d"


@pytest.mark.rule("§11.3", "FL50", "FL51")
def test_card_7_goes_on_to_b_and_c_and_then_brags() -> None:
    state = his_turn(queues={6: "1N 0d", 8: "1M", 9: "2d"})
    chance(state, "strozzi 7")
    assert queue(state, 9) == "2N", "orange's Maestro is at B's destination and cannot help at A's"
    state = his_turn(coaches=(1, 2, 3))
    chance(state, "strozzi 7")
    assert marks(state, 5) == [ORANGE, -1, -1], "a tie: orange"
    state = his_turn(coaches=(1, 2, 3))
    mark(state, ORANGE, 9, 1)
    chance(state, "strozzi 7")
    assert marks(state, 5) == [BLUE, -1, -1], "the colour with more markers left"


@pytest.mark.rule("§11.3", "FL51")
@pytest.mark.parametrize(("number", "space", "times"), [(1, 0, 2), (4, 1, 3), (7, 2, 4)])
def test_cards_8_and_9_brag_by_thirds(number: int, space: int, times: int) -> None:
    state = his_turn(number=number, coaches=(1, 2, 3), tiles={5: "influencers"})
    chance(state, "strozzi 8")
    assert state.points[1] == 5 * times
    assert marks(state, 5)[space] == ORANGE
    assert state.time[1] == 10
    state = his_turn(number=number, coaches=(1, 2, 3), tiles={5: "influencers"})
    chance(state, "strozzi 9")
    assert marks(state, 5)[space] == BLUE


@pytest.mark.rule("§11.3", "FL51", "FL88")
def test_bragging_needs_the_one_space_and_tries_the_coach_last() -> None:
    state = his_turn(coaches=(1, 2, 3))
    mark(state, 0, 5, 1)
    chance(state, "strozzi 8")
    assert marks(state, 2) == [ORANGE, -1, -1]
    state = his_turn(coaches=(1, 2, 3))
    for place in (2, 3, 4, 5, 6, 7, 8, 9):
        state.city[MARKER_AT + (place - 1) * 3] = 0
    chance(state, "strozzi 8")
    assert marks(state, 1) == [ORANGE, -1, -1], "the coach's own location last"
    state = his_turn(coaches=(1, 2, 3))
    for place in range(9):
        state.city[MARKER_AT + place * 3] = 0
    told(state)
    chance(state, "strozzi 8")
    assert of(told(state), "strozzi-no-brag")
    assert state.points[1] == 0
    state = his_turn(coaches=(1, 2, 3))
    state.family[MARKERS_OF + ORANGE] = 0
    chance(state, "strozzi 8")
    assert marks(state, 5) == [BLUE, -1, -1], "a colour used up is replaced"


@pytest.mark.rule("§11.3", "FL52", "FL94")
def test_card_10_posts_a_guard_at_bs_destination_or_backwards() -> None:
    state = his_turn()
    chance(state, "strozzi 10")
    assert guards_at(state, "spy 8") == [1]
    state = his_turn()
    guard(state, 0, "spy 8")
    chance(state, "strozzi 10")
    assert guards_at(state, "spy 9") == [1], "8 is taken by your guard: backwards along the arrows"
    state = his_turn(number=2)
    chance(state, "strozzi 10")
    assert guards_at(state, "bouncer 9") == [1]
    state = his_turn(number=3)
    chance(state, "strozzi 10")
    assert guards_at(state, "1-4") == [1], "Cosimo: the street into 1"
    state = his_turn(number=3, goals=(6, 8, 9, 5, 2, 3, 4, 1, 7))
    chance(state, "strozzi 10")
    assert guards_at(state, "1-4") == [1], "4-1 for location 5"


@pytest.mark.rule("§11.3", "FL52")
def test_card_10_gives_two_points_in_round_9_or_without_a_shield() -> None:
    state = his_turn(number=9)
    chance(state, "strozzi 10")
    assert state.points[1] == 2
    state = position(1)
    for place in range(1, 10):
        guard(state, 0, f"spy {place}")
    apply_card(state, 9)
    assert state.points[1] == 2
