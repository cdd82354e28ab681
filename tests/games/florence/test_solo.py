"""Florence §11.1, §11.2, §11.4: alone against Strozzi, his turns, journeys and the end."""

import pytest

from signoria.core.state import CHANCE
from signoria.games.florence.components import BLUE, ORANGE
from signoria.games.florence.rounds import begin_round, stack_strozzi, strozzi_hour
from signoria.games.florence.scoring import next_offer
from signoria.games.florence.set_up import set_up_strozzi
from signoria.games.florence.strozzi import place_for_ring, strozzi_acts, strozzi_passes, take_bonus
from signoria.games.florence.strozzi_cards import deploy_rival
from signoria.games.florence.table import C_STROZZI, DISCARDED, HOUR_OF, OFFERS, ORDER_AT, PASSED_BY, RING_OF, TRAVEL, WAITS_FOR
from tests.games.florence.positions import (
    GAME,
    asks_action,
    chance,
    do,
    guard,
    guards_at,
    mark,
    of,
    pass_all,
    position,
    queue,
    told,
    upkeep,
)


@pytest.mark.rule("§11.1")
def test_strozzi_is_set_up_before_you() -> None:
    state = position(1, coaches=(2, 5, 4), goals=(6, 8, 9, 1, 2, 3, 4, 5, 7))
    set_up_strozzi(state)
    assert guards_at(state, "2-3") == [1], "where the first arrow of Cosimo's way points"
    assert guards_at(state, "spy 8") == [1]
    assert guards_at(state, "bouncer 9") == [1]
    assert (queue(state, 6), queue(state, 9)) == ("1d", "2d")
    state = position(1, coaches=(1, 5, 4))
    set_up_strozzi(state)
    assert guards_at(state, "1-2") == [1], "the diagonal has no shield"


@pytest.mark.rule("§11.1", "§2", "FL40", "FL7")
def test_you_start_and_the_coin_goes_back_and_forth() -> None:
    match = GAME.new(1, seed=4)
    assert match.view(0)["start"] == 0
    assert len(match.legal_actions()) == 7, "two queues are taken by Strozzi's Debutants"
    match.step(match.legal_actions()[0])
    assert match.actor == 0
    state = position(1, queues={6: "0d"}, time=[0, 0])
    pass_all(state)
    assert (state.round, state.start) == (2, 1)


@pytest.mark.rule("§11")
def test_a_b_and_c_are_the_medici_on_the_dial() -> None:
    from signoria.games.florence.edition import read_components

    read_components(GAME.edition(), 1, GAME.check_options(None))
    state = position(1, number=8)
    assert [state.noble(ahead) for ahead in range(3)] == [1, 2, 2]
    state = position(1, number=9)
    assert [state.noble(ahead) for ahead in range(3)] == [2, 2, 2]


@pytest.mark.rule("FL41", "§3", "§11.1")
def test_two_colours_are_one_family() -> None:
    from signoria.games.florence.queues import order_of_control

    state = position(1, queues={5: "0d 1d 2d"})
    assert order_of_control(state, 4) == 2
    assert list(state.family[ORDER_AT : ORDER_AT + state.parts.families]) == [1, 0]
    assert state.destination(0) == 5


@pytest.mark.rule("§11.2", "FL81")
def test_his_time_is_the_tile_but_at_least_four() -> None:
    state = position(1)
    assert strozzi_hour(state) == 6
    state.round = 2
    for tile, time in ((2, 4), (4, 4), (9, 9)):
        state.city[HOUR_OF + 1] = tile
        assert strozzi_hour(state) == time
    state = position(1, time=[12, 0])
    state.round = 1
    state.city[HOUR_OF + 1] = 9
    begin_round(state)
    assert list(state.time) == [12, 9], "the tile, not what your cap let you keep"


@pytest.mark.rule("§11.2")
def test_with_time_he_draws_a_card_and_pays_what_he_can() -> None:
    state = position(1, queues={5: "0d"}, time=[12, 2], turn=1)
    state.settle()
    assert state.waiting == C_STROZZI
    chance(state, "strozzi 1")
    assert state.time[1] == 0, "the card costs 3, he has 2 and acts all the same"
    assert queue(state, 6) == "1d"
    assert asks_action(state, 0)


@pytest.mark.rule("§11.2")
def test_without_time_he_passes() -> None:
    state = position(1, queues={6: "0d 1d"}, time=[12, 0], turn=1)
    strozzi_acts(state)
    assert state.family[PASSED_BY + 1] == 1
    assert state.family[RING_OF + 1] == 5


@pytest.mark.rule("FL43", "FL84", "§11.2")
def test_in_giovannis_rounds_he_keeps_three_time() -> None:
    state = position(1, number=3, queues={9: "1d"}, time=[12, 3])
    strozzi_acts(state)
    assert state.family[PASSED_BY + 1] == 1
    state = position(1, number=3, queues={8: "1d"}, time=[12, 3])
    strozzi_acts(state)
    assert state.waiting == C_STROZZI, "nobody of his at the destination"
    state = position(1, number=3, queues={9: "1d"}, time=[12, 6], turn=1)
    state.settle()
    chance(state, "strozzi 2")
    assert (state.time[1], state.family[PASSED_BY + 1]) == (3, 0), "at his next turn, not in this one"


@pytest.mark.rule("FL42", "§11.2")
def test_where_his_ring_goes() -> None:
    state = position(1, queues={6: "1d 0d 1d", 8: "0d 1d"})
    assert place_for_ring(state) == 7, "B: at A's destination he leads"
    state = position(1, queues={6: "1d 0d 1d", 8: "1d 0d"})
    assert place_for_ring(state) == 5, "A, though he leads there"
    state = position(1, queues={3: "0d 1d", 7: "0N 2N"})
    assert place_for_ring(state) == 6, "from 6 along the arrows: 9, 8, 7"
    state = position(1, queues={3: "0N 1d"})
    assert place_for_ring(state) == -1, "unequal ranks cannot swap: he keeps it"
    state = position(1, queues={6: "0d 1d"})
    state.family[RING_OF] = 5
    assert place_for_ring(state) == -1, "your ring lies there"


@pytest.mark.rule("FL44", "§11.2")
def test_his_bonus_is_a_swap_of_his_rearmost_or_points() -> None:
    state = position(1, queues={6: "0d 1d 0d 2d"})
    state.family[RING_OF + 1] = 5
    take_bonus(state)
    assert queue(state, 6) == "0d 1d 2d 0d"
    take_bonus(state)
    assert queue(state, 6) == "1d 0d 2d 0d"
    for number, points in ((1, 1), (5, 2), (9, 3)):
        state = position(1, number=number, queues={6: "1d 0N"})
        state.family[RING_OF + 1] = -1
        take_bonus(state)
        assert state.points[1] == points


@pytest.mark.rule("FL45", "§11.2")
def test_passing_first_brings_him_no_time() -> None:
    state = position(1, queues={6: "0d 1d"}, time=[5, 0], turn=1)
    strozzi_passes(state)
    assert state.time[1] == 0
    told(state)
    state.settle()
    do(state, "pass")
    assert state.time[0] == 5, "nor you, who are not the first"


@pytest.mark.rule("FL83", "§11.2", "FL11")
def test_passing_last_he_lays_no_ring_and_ends_the_phase() -> None:
    state = position(1, queues={6: "0d 1d"}, time=[5, 0])
    do(state, "pass")
    told(state)
    state.step(GAME.parse("ring 1"))
    upkeep(state)
    assert of(told(state), "strozzi-passes-last")
    assert state.round == 2
    state = position(1, queues={6: "0d 1d"}, time=[5, 0])
    state.passes = 1
    strozzi_passes(state)
    assert (state.waiting, state.family[RING_OF + 1]) == (TRAVEL, -1)


@pytest.mark.rule("§11.2", "FL57", "FL95")
def test_your_own_bodyguard_also_gives_a_point_at_every_crossing() -> None:
    state = position(1, queues={4: "0d"}, time=[5, 0])
    guard(state, 0, "4-5")
    guard(state, 1, "4-5")
    state.family[PASSED_BY + 1] = 1
    state.family[RING_OF + 1] = -1
    state.passes = 1
    state.first_passer = 1
    do(state, "hurry", "to 5", "to 4")
    assert state.points[0] == 2
    assert state.time[0] == 5 - 3 + 2
    assert state.points[1] == 4 + 1, "2 for each crossing, and 1 for his turn after passing"


@pytest.mark.rule("§11.2")
def test_his_top_three_cards_stay_on_top() -> None:
    state = position(1)
    for card in (0, 1, 2, 3):
        state.piles[WAITS_FOR + card] = -1
    stack_strozzi(state)
    assert list(state.piles[WAITS_FOR : WAITS_FOR + 10]) == [3, 3, 3, 3, 0, 0, 0, 0, 0, 0]


@pytest.mark.rule("§11.4", "FL53")
def test_he_discards_scandals_for_time() -> None:
    state = position(1, queues={5: "1d 0d"}, coaches=(1, 2, 3), time=[5, 0])
    mark(state, ORANGE, 5, 1)
    guard(state, 1, "spy 5")
    do(state, "pass")
    told(state)
    do(state, "ring 9")
    assert state.actor() == CHANCE
    chance(state, "scandal go-far 1", "scandal go-far 2")
    events = told(state)
    assert [event["card"] for event in of(events, "strozzi-discards")] == ["go-far", "go-far"]
    assert [event["total"] for event in of(events, "strozzi-reward-time")] == [1, 2]
    assert state.piles[DISCARDED + 2] == 2
    assert [event["points"] for event in of(events, "strozzi-head")] == [1]


@pytest.mark.rule("§11.4", "FL54")
@pytest.mark.parametrize(("time", "points", "left"), [(6, 20, 2), (3, 20, 0), (0, 0, 0)])
def test_he_pays_giovanni_what_he_has(time: int, points: int, left: int) -> None:
    state = position(1, number=3, queues={9: "1d 2d"}, time=[5, time])
    state.family[ORDER_AT] = 1
    state.stage = 1
    state.waiting = OFFERS
    next_offer(state)
    assert (state.points[1], state.time[1]) == (points, left)


@pytest.mark.rule("§11.4", "FL31")
def test_contessina_and_cosimo_pay_him_like_you() -> None:
    state = position(1, number=2, queues={8: "1N 2d 0N"}, coaches=(1, 9, 3), time=[0, 0])
    events = pass_all(state)
    assert [(event["colour"], event["points"]) for event in of(events, "strozzi-queue-points")] == [("orange", 13)]
    assert [event["colour"] for event in of(events, "strozzi-overlooked")] == ["blue"]


@pytest.mark.rule("§11.4", "FL56")
def test_a_tie_with_strozzi_is_a_defeat() -> None:
    state = position(1)
    state.points[0] = state.points[1] = 50
    assert state.placings() == [2]
    state.points[0] = 51
    assert state.placings() == [1]
    assert state.rivals() == [50]


@pytest.mark.rule("§11.4", "§10")
def test_at_the_end_he_scores_his_time_and_no_objective() -> None:
    state = position(1, number=9, queues={1: "1d 1d 2d 2d", 2: "1d 2d"}, coaches=(1, 2, 4), time=[0, 0])
    state.time[1] = 5
    state.waiting = 47
    state.settle()
    assert state.over()
    events = told(state)
    assert of(events, "strozzi-time-to-points")[0]["points"] == 2
    assert not of(events, "strozzi-objective-points")


@pytest.mark.rule("§11.3", "§5.7")
def test_his_bouncer_works() -> None:
    state = position(1, queues={6: "0N 0d"}, time=[12, 12], turn=1)
    guard(state, 1, "bouncer 6")
    deploy_rival(state, BLUE, 0, 0, False)
    assert queue(state, 6) == "0N 2d 0d"


def test_the_whole_solo_game_is_played_through_questions_to_one_seat() -> None:
    match = GAME.new(1, seed=9)
    while not match.over:
        assert match.actor == 0
        match.step(match.legal_actions()[-1])
    assert match.placings() == [2]
