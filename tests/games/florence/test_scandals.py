"""Florence §5.8 and §6: the twelve scandal cards."""

import pytest

from signoria.games.florence.table import ACTS_OF, DISCARDED, GIVEN_BY, HELD_BY, MARKERS_OF, SUPPLY_OF
from tests.games.florence.positions import (
    asks_action,
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
    why_not,
)


@pytest.mark.rule("§5.8", "§6", "FL26")
def test_post_guard_on_any_shield_but_not_beside_an_own_one() -> None:
    state = position(3, queues={5: "0d"}, hands={0: ["post-guard"]}, time=[2, 12, 12])
    guard(state, 1, "4-5")
    guard(state, 0, "spy 3")
    do(state, "scandal post-guard")
    assert len(legal(state)) == 29
    assert why_not(state, "spy 3") == "own-guard-there"
    do(state, "bodyguard 4-5")
    assert guards_at(state, "4-5") == [0, 1], "both stay and work"
    assert state.time[0] == 0


@pytest.mark.rule("§6", "FL66")
def test_go_anywhere_else_past_no_bodyguards() -> None:
    state = position(2, queues={1: "0d", 9: "1d 1d 1d 1d"}, hands={0: ["go-anywhere"]})
    guard(state, 1, "1-2")
    do(state, "scandal go-anywhere")
    assert legal(state) == [f"to {place}" for place in range(2, 9)]
    assert why_not(state, "to 1") == "same-location"
    assert why_not(state, "to 9") == "queue-full"
    do(state, "to 2")
    assert (queue(state, 2), state.points[1]) == ("0d", 0)
    assert state.time[0] == 10


@pytest.mark.rule("§6", "FL67", "FL18")
def test_go_far_with_two_members_bodyguards_at_every_crossing() -> None:
    state = position(3, queues={1: "0d", 9: "0N"}, hands={0: ["go-far"]}, time=[3, 12, 12])
    guard(state, 1, "1-2")
    guard(state, 0, "8-9")
    do(state, "scandal go-far", "member 1 1", "to 2", "to 1", "to 2")
    assert state.points[1] == 6, "three crossings, ways may return"
    assert queue(state, 2) == "0d"
    assert legal(state) == ["member 9 1", "stay"], "the second member is another one"
    assert why_not(state, "member 2 1") == "not-another-member"
    do(state, "member 9 1", "to 8")
    assert "stay" in legal(state)
    do(state, "stay")
    assert queue(state, 8) == "0N"
    assert state.time[0] == 1
    assert state.family[ACTS_OF] == 1, "a card for two members is one action"
    assert asks_action(state, 1)


@pytest.mark.rule("§6", "FL67")
def test_go_far_only_the_end_needs_room() -> None:
    full = {2: "1d 1d 1d 1d", 3: "1N 1N 1N 1d"}
    state = position(2, queues={1: "0d", **full}, hands={0: ["go-far"]})
    do(state, "scandal go-far", "to 2")
    assert why_not(state, "stay") == "queue-full"
    do(state, "to 3")
    assert queue(state, 6) == "0d", "2 is full, so 6 is the only third location with room"
    assert asks_action(state, 1)


@pytest.mark.rule("§6", "FL67")
def test_go_far_one_member_may_be_enough() -> None:
    state = position(3, queues={1: "0d", 9: "0N"}, hands={0: ["go-far"]})
    do(state, "scandal go-far", "member 1 1", "to 2", "stay", "stay")
    assert (queue(state, 2), queue(state, 9)) == ("0d", "0N")


@pytest.mark.rule("§6")
def test_join_superior() -> None:
    state = position(3, queues={1: "0N", 2: "0M", 3: "0d", 4: "1N"}, hands={0: ["join-superior"]})
    do(state, "scandal join-superior")
    assert legal(state) == ["place 1", "place 2"]
    assert why_not(state, "place 3") == "no-superior-there"
    do(state, "place 1")
    assert queue(state, 1) == "0N 0d"
    assert state.time[0] == 10


@pytest.mark.rule("§5.7", "§6")
def test_send_gift_from_anywhere_at_the_usual_cost() -> None:
    state = position(3, queues={9: "0d"}, hands={0: ["send-gift"]}, time=[3, 12, 12])
    state.family[GIVEN_BY] = 2
    do(state, "scandal send-gift")
    assert legal(state) == ["gift contessina", "gift giovanni"], "a third gift to Cosimo would cost 4"
    do(state, "gift giovanni", "bouncer 9")
    assert state.time[0] == 1
    assert guards_at(state, "bouncer 9") == [0]


@pytest.mark.rule("§6", "FL24")
def test_trade_places_with_lower_ranks_next_door() -> None:
    state = position(2, queues={5: "0N 1d", 2: "1M 0d 1d 1d", 6: "1N", 9: "1d"}, hands={0: ["trade-places"]})
    guard(state, 1, "2-5")
    do(state, "scandal trade-places")
    assert legal(state) == ["with 2 2", "with 2 3"], "a full queue does not matter, own pieces are allowed"
    assert why_not(state, "with 2 1") == "not-lower-rank"
    assert why_not(state, "with 6 1") == "not-lower-rank"
    assert why_not(state, "with 9 1") == "nobody-at-spot"
    do(state, "with 2 3")
    assert queue(state, 2) == "1M 0N 0d 1d"
    assert queue(state, 5) == "1d 1d"
    assert state.points[1] == 0, "no bodyguards"
    assert state.time[0] == 9


@pytest.mark.rule("§6", "§5.3")
def test_raise_debutant() -> None:
    state = position(3, queues={5: "0N 1d 0d", 6: "0d"}, hands={0: ["raise-debutant"]}, time=[3, 12, 12])
    do(state, "scandal raise-debutant")
    assert legal(state) == ["member 5 3", "member 6 1"]
    assert why_not(state, "member 5 1") == "only-debutants"
    do(state, "member 5 3")
    assert queue(state, 5) == "0N 0N 1d"
    assert state.time[0] == 0


@pytest.mark.rule("§6", "FL65", "FL75")
def test_step_forward_within_the_rank() -> None:
    state = position(3, queues={5: "1N 1d 2d 0d", 6: "0N 1d", 7: "0d"}, hands={0: ["step-forward"]})
    do(state, "scandal step-forward")
    assert legal(state) == ["member 5 4", "member 6 1"], "those already in front are one choice"
    assert why_not(state, "member 7 1") == "equal-choice"
    do(state, "member 5 4")
    assert queue(state, 5) == "1N 0d 1d 2d"
    assert state.time[0] == 10
    state = position(3, queues={6: "0N 1d"}, hands={0: ["step-forward"]})
    told(state)
    do(state, "scandal step-forward")
    assert of(told(state), "steps-forward")[0]["spot"] == 1, "legal though nothing changes"


@pytest.mark.rule("§6")
def test_take_back_keeps_the_points_and_opens_the_tile_again() -> None:
    state = position(3, queues={5: "0d"}, hands={0: ["take-back"]})
    state.points[0] = 9
    mark(state, 0, 5, 2)
    mark(state, 0, 1, 1)
    do(state, "scandal take-back")
    assert legal(state) == ["tile 1", "tile 5"]
    assert why_not(state, "tile 2") == "no-marker-there"
    do(state, "tile 5")
    assert marks(state, 5) == [-1, -1, -1]
    assert (state.points[0], state.family[MARKERS_OF], state.time[0]) == (9, 5, 10)
    do(state, "pass", "ring 1", "pass", "ring 2", "brag")
    assert state.family[MARKERS_OF] == 4


@pytest.mark.rule("§6", "FL25", "FL65", "FL75")
def test_swap_two_of_equal_rank_of_any_owners() -> None:
    state = position(3, queues={5: "1N 1d 2d 1d", 6: "0d 0d"}, hands={0: ["swap-two"]})
    do(state, "scandal swap-two")
    assert legal(state) == ["swap 5 2 3", "swap 5 2 4", "swap 5 3 4"], "swaps of two equals are offered once in all"
    assert why_not(state, "swap 5 1 2") == "not-equal-rank"
    assert why_not(state, "swap 5 3 2") == "equal-choice"
    assert why_not(state, "swap 6 1 2") == "equal-choice"
    do(state, "swap 5 3 4")
    assert queue(state, 5) == "1N 1d 1d 2d"
    assert state.time[0] == 10


@pytest.mark.rule("§6", "FL27")
def test_send_home_for_good_within_the_cap() -> None:
    state = position(3, queues={5: "0N", 6: "0d"}, hands={0: ["send-home"]}, time=[10, 12, 12])
    do(state, "scandal send-home", "member 5 1")
    assert (queue(state, 5), state.time[0]) == ("", 12)
    assert state.family[SUPPLY_OF + 1] == 2, "not back in the supply"


@pytest.mark.rule("§6", "§5.6", "FL68")
def test_brag_anywhere_and_the_card_itself_does_not_count() -> None:
    state = position(3, tiles={5: "scandalous"}, hands={0: ["brag-anywhere", "go-far", "go-far"]}, time=[1, 12, 12])
    do(state, "scandal brag-anywhere")
    assert len(legal(state)) == 9
    do(state, "tile 5")
    assert state.points[0] == 6
    assert state.time[0] == 0
    state = position(2, tiles={5: "scandalous"}, hands={0: ["brag-anywhere", "go-far", "go-far"]})
    for place in range(1, 10):
        mark(state, 1, place, 1)
    mark(state, 1, 5, 2)
    state.family[MARKERS_OF + 1] = 0
    assert why_not(state, "scandal brag-anywhere") == "no-effect", "6 points: only the bottom space would do"


@pytest.mark.rule("§5.8", "FL69")
def test_a_card_without_effect_cannot_be_played() -> None:
    hand = ["go-anywhere", "trade-places", "take-back", "swap-two", "join-superior"]
    state = position(3, hands={0: hand})
    assert legal(state, "scandal") == []
    assert {why_not(state, f"scandal {card}") for card in hand} == {"no-effect"}
    assert why_not(state, "scandal go-far") == "not-in-hand"
    state = position(3, queues={5: "0d"}, hands={0: ["go-far"]}, time=[2, 12, 12])
    assert why_not(state, "scandal go-far") == "too-little-time"


@pytest.mark.rule("§5.8")
def test_a_played_card_lies_open() -> None:
    state = position(2, queues={5: "0d"}, hands={0: ["go-anywhere"]})
    do(state, "scandal go-anywhere")
    assert state.barrier(), "the other family has seen it"
    do(state, "to 1")
    assert state.piles[DISCARDED + 1] == 1
    assert state.family[HELD_BY] == 0
