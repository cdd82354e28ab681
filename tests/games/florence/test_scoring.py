"""Florence §8 and §9: what the Medici pay at the destination, and upkeep."""

import pytest

from signoria.games.florence.table import ACTS_OF, ASK_OFFER, GIFTS_OF, HELD_BY, PASSED_BY, RING_OF
from tests.games.florence.positions import chance, do, legal, mark, of, pass_all, position, told, upkeep, why_not

ORANGE, BLUE = 0, 1


@pytest.mark.rule("§8", "FL32")
def test_cosimo_pays_by_place() -> None:
    """The books: Orange first and third, Blue second and fourth at 2 in round 1: 15 and 9."""
    state = position(2, queues={2: "0d 1d 0d 1d"}, coaches=(5, 3, 9), goals=(2, 8, 6, 1, 4, 5, 3, 7, 9), time=[0, 0])
    mark(state, 1, 2, 1)
    do(state, "pass", "ring 9")
    chance(state, "scandal go-far 1")
    events = told(state)
    assert [event["points"] for event in of(events, "queue-points")] == [11, 7, 4, 2]
    assert [event["event"] for event in events if event["event"] in ("head", "draws", "queue-points")][:3] == [
        "head",
        "draws",
        "queue-points",
    ]
    assert list(state.points) == [1 + 15, 9]


@pytest.mark.rule("§8", "FL31")
def test_contessina_overlooks_debutants() -> None:
    """The books: Black's Maestro and Donna score 13 + 9 in round 2, Orange's Debutant in third place nothing."""
    state = position(2, queues={5: "1M 1N 0d"}, coaches=(9, 1, 3), goals=(6, 5, 8, 1, 2, 3, 4, 7, 9), number=2)
    events = pass_all(state)
    assert [(event["seat"], event["points"]) for event in of(events, "queue-points")] == [(1, 13), (1, 9)]
    assert [(event["seat"], event["spot"]) for event in of(events, "overlooked")] == [(0, 3)]
    state = position(2, queues={5: "1N 0d 1d"}, coaches=(9, 1, 3), goals=(6, 5, 8, 1, 2, 3, 4, 7, 9), number=2)
    assert [event["points"] for event in of(pass_all(state), "queue-points")] == [13], "nobody moves up"


def giovanni(time: list[int], queues: str = "0d 0d 1d", **kwargs: object) -> object:
    """Round 3, Giovanni arrives at 3; everyone passes."""
    state = position(
        kwargs.pop("players", 2),  # type: ignore[arg-type]
        queues={3: queues},
        number=3,
        time=time,
        coaches=(9, 8, 2),
        goals=(6, 5, 3, 1, 2, 4, 7, 8, 9),
        **kwargs,  # type: ignore[arg-type]
    )
    for family in range(state.parts.families - 1):
        state.family[PASSED_BY + family] = 1
        state.family[RING_OF + family] = family
    state.passes = state.parts.families - 1
    state.first_passer = 0
    from signoria.games.florence.turns import begin_turn

    begin_turn(state, state.parts.families - 1)
    state.family[ACTS_OF + state.parts.families - 1] = 24
    told(state)
    if state.family[HELD_BY + state.parts.families - 1]:
        do(state, "pass")
    else:
        state.settle()
    return state


@pytest.mark.rule("§8", "FL30")
def test_giovanni_offers_in_order_of_control() -> None:
    """The books: Orange pays 4 for 20, Blue 2 for 12 at 3 in round 3."""
    state = giovanni([6, 3])
    assert state.waiting == ASK_OFFER
    assert state.actor() == ORANGE
    do(state, "accept")
    assert state.actor() == BLUE
    do(state, "accept")
    assert list(state.points) == [20 + 1, 12]
    assert list(state.time) == [2, 1]


@pytest.mark.rule("§8", "FL30")
def test_whoever_declines_is_out_and_the_next_is_offered_the_same() -> None:
    state = giovanni([6, 6])
    do(state, "decline")
    assert state.actor() == BLUE
    told(state)
    do(state, "accept")
    events = told(state)
    assert [(event["seat"], event["points"]) for event in of(events, "accepts")] == [(BLUE, 20)]
    assert state.points[ORANGE] == 1, "no lower reward after declining"


@pytest.mark.rule("§8", "FL30", "FL70")
def test_who_cannot_pay_is_passed_over() -> None:
    state = giovanni([3, 6])
    assert state.actor() == BLUE
    do(state, "accept")
    assert state.points[BLUE] == 20


@pytest.mark.rule("§8", "FL70", "FL21")
def test_cards_count_towards_the_price_and_oblige_to_nothing() -> None:
    state = giovanni([3, 6], hands={0: ["go-far", "swap-two"]})
    assert state.actor() == ORANGE
    assert legal(state) == ["discard go-far", "discard swap-two", "decline"]
    assert why_not(state, "accept") == "too-little-time"
    do(state, "discard go-far")
    assert legal(state) == ["discard swap-two", "accept", "decline"]
    do(state, "decline")
    assert state.time[ORANGE] == 4
    assert state.actor() == BLUE


@pytest.mark.rule("§8", "FL30")
def test_three_rewards_for_more_families() -> None:
    state = giovanni([6, 6, 6, 6], queues="0d 0d 1d 1d 2d 3d", players=4)
    do(state, "accept", "accept", "accept")
    upkeep(state)
    assert list(state.points) == [21, 12, 6, 0]
    assert state.round == 4


@pytest.mark.rule("§9")
def test_upkeep_passes_coin_rings_gifts_and_shows_a_new_sector() -> None:
    state = position(2, queues={9: "0d 1d"}, number=3, time=[0, 0])
    events = pass_all(state)
    assert state.round == 4
    assert state.start == 1
    assert list(state.family[RING_OF : RING_OF + state.parts.families]) == [-1, -1]
    assert list(state.family[GIFTS_OF : GIFTS_OF + state.parts.families]) == [5, 5], "two further gifts after round 3"
    assert [event["round"] for event in of(events, "destination")] == [6]
    assert [event["round"] for event in of(events, "time-tile")] == [6]
    state = position(2, queues={3: "0d 1d"}, number=6, time=[0, 0])
    pass_all(state)
    assert list(state.family[GIFTS_OF : GIFTS_OF + state.parts.families]) == [4, 4], "one after round 6"
    state = position(2, queues={4: "0d"}, number=7, time=[0, 0])
    events = pass_all(state)
    assert state.round == 8
    assert not of(events, "destination"), "no new destination after round 6"
