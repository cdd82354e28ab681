"""Florence §11.5: the five easier and six harder switches, each by itself."""

import pytest

from signoria.games.florence.rounds import strozzi_hour
from signoria.games.florence.scoring import next_offer, score_rival_objective
from signoria.games.florence.set_up import set_up_strozzi
from signoria.games.florence.strozzi import celebrate, strozzi_passes
from signoria.games.florence.strozzi_cards import rival_brag
from signoria.games.florence.table import DISCARDED, GUARDS_OF, HOUR_OF, LEFT_OF, OFFERS, ORDER_AT, RING_OF
from tests.games.florence.positions import (
    GAME,
    asks_action,
    chance,
    do,
    guard,
    guards_at,
    legal,
    mark,
    of,
    position,
    queue,
    told,
    why_not,
)


def test_every_switch_is_an_option_of_its_own() -> None:
    assert [option.key for option in GAME.options] == [
        "easier-brags",
        "easier-time",
        "easier-rewards",
        "easier-guards",
        "easier-giovanni",
        "harder-first-pass",
        "harder-feast",
        "harder-time",
        "harder-bonus",
        "harder-objective",
        "harder-streets",
    ]
    assert all(option.default is False for option in GAME.options)


@pytest.mark.rule("§11.5", "FL55")
def test_switches_do_nothing_at_a_table_of_families() -> None:
    state = position(2, options={"harder-streets": True, "harder-first-pass": True})
    assert not state.parts.hard_streets
    alone = position(1, options={"harder-streets": True})
    assert alone.parts.hard_streets


@pytest.mark.rule("§11.5", "FL55")
def test_easier_brags() -> None:
    from signoria.games.florence.edition import read_components

    assert read_components(GAME.edition(), 1, GAME.check_options({"easier-brags": True})).easy_brags
    for number, points in ((1, 5), (4, 10), (7, 15)):
        state = position(1, number=number, tiles={5: "influencers"}, options={"easier-brags": True})
        rival_brag(state, 1)
        assert state.points[1] == points


@pytest.mark.rule("§11.5", "FL80")
@pytest.mark.parametrize(
    ("switches", "first", "second", "fourth", "ninth"),
    [
        ((), 6, 4, 4, 9),
        (("easier-time",), 5, 4, 4, 8),
        (("harder-time",), 7, 5, 5, 9),
        (("easier-time", "harder-time"), 6, 4, 4, 9),
    ],
)
def test_one_time_less_or_more(switches: tuple[str, ...], first: int, second: int, fourth: int, ninth: int) -> None:
    """Round 1; then tiles 2, 4 and 9."""
    state = position(1, options=dict.fromkeys(switches, True))
    found = [strozzi_hour(state)]
    state.round = 2
    for tile in (2, 4, 9):
        state.city[HOUR_OF + 1] = tile
        found.append(strozzi_hour(state))
    assert found == [first, second, fourth, ninth]


@pytest.mark.rule("§11.5", "FL90")
def test_easier_rewards_the_card_is_drawn_but_brings_no_time() -> None:
    state = position(1, queues={5: "1d"}, time=[5, 0], options={"easier-rewards": True})
    mark(state, 1, 5, 1)
    guard(state, 1, "spy 5")
    do(state, "pass", "ring 9")
    left = state.piles[LEFT_OF]
    chance(state, "scandal go-far 1")
    assert (state.time[1], state.piles[LEFT_OF], state.piles[DISCARDED + 2]) == (0, left - 1, 1)
    chance(state, "scandal go-far 1")
    assert state.time[1] >= 1, "the spy still brings time"


@pytest.mark.rule("§11.5", "§11.1")
def test_easier_guards() -> None:
    state = position(1, options={"easier-guards": True})
    set_up_strozzi(state)
    assert state.family[GUARDS_OF + 1] == 12
    assert guards_at(state, "spy 8") == []


@pytest.mark.rule("§11.5", "FL54")
def test_easier_giovanni_half_rounded_down() -> None:
    state = position(1, number=6, queues={3: "1d"}, time=[5, 3], options={"easier-giovanni": True})
    state.family[ORDER_AT] = 1
    state.stage = 1
    state.waiting = OFFERS
    next_offer(state)
    assert (state.points[1], state.time[1]) == (12, 0), "half of 25"


@pytest.mark.rule("§11.5", "FL82")
def test_harder_first_pass_skips_your_later_turns() -> None:
    state = position(1, queues={6: "0d"}, time=[5, 6], options={"harder-first-pass": True})
    do(state, "pass", "ring 1")
    assert state.time[0] == 7, "you keep the 2 time and lay the ring"
    assert state.family[RING_OF] == 0
    told(state)
    chance(state, "strozzi 1")
    assert of(told(state), "bonus-skipped")


@pytest.mark.rule("§11.5", "FL55")
def test_harder_feast() -> None:
    state = position(1, time=[5, 6], options={"harder-feast": True})
    celebrate(state)
    assert state.points[1] == 12
    state = position(1, number=3, time=[5, 6], options={"harder-feast": True})
    celebrate(state)
    assert state.points[1] == 6, "under Giovanni he keeps 3"


@pytest.mark.rule("§11.5", "FL96")
def test_harder_bonus_two_time_for_passing_first_also_without_a_ring() -> None:
    state = position(1, time=[5, 0], options={"harder-bonus": True})
    strozzi_passes(state)
    assert (state.family[RING_OF + 1], state.time[1]) == (-1, 2)
    state = position(1, time=[5, 0], options={"harder-bonus": True})
    state.passes = 0
    state.first_passer = 0
    strozzi_passes(state)
    assert state.time[1] == 0, "not if you passed before"


@pytest.mark.rule("§11.5", "FL91")
def test_harder_objective_both_colours_count() -> None:
    state = position(1, number=9, queues={1: "1d 2d 1N", 2: "2N"}, options={"harder-objective": True})
    score_rival_objective(state, 0)
    assert state.points[1] == 10
    full = {1: "1M 1N 1N 1N", 2: "2M 2N 2N 2N", 3: "1d 1d 2d 2d"}
    state = position(1, number=9, queues=full, options={"harder-objective": True})
    score_rival_objective(state, 0)
    assert state.points[1] == 35, "at most the table's maximum"


def test_harder_objective_is_drawn_when_it_is_turned_up() -> None:
    match = GAME.new(1, seed=2, options={"harder-objective": True})
    while not match.over:
        match.step(match.legal_actions()[0])
    last = match.entries[-1]
    assert GAME.outcome_text(last.id).startswith("objective")
    own = match.view(0)["objective"]["number"]
    assert GAME.outcome_text(last.id) != f"objective {own}"


@pytest.mark.rule("§11.5", "FL92")
def test_harder_streets_are_closed_for_walking_but_not_for_cards_that_do_not_walk() -> None:
    hand = ["go-far", "go-anywhere", "trade-places"]
    state = position(1, queues={1: "0N", 2: "1d"}, hands={0: hand}, time=[12, 0], options={"harder-streets": True})
    guard(state, 1, "1-2")
    do(state, "move")
    assert queue(state, 4) == "0N", "only the street to 4 is open"
    state = position(1, queues={1: "0N", 2: "1d"}, hands={0: hand}, time=[12, 0], options={"harder-streets": True})
    guard(state, 1, "1-2")
    guard(state, 1, "1-4")
    assert {why_not(state, action) for action in ("move", "hurry")} == {"nowhere-to-go"}
    assert why_not(state, "scandal go-far") == "no-effect"
    assert legal(state, "scandal") == ["scandal go-anywhere", "scandal trade-places"]
    do(state, "scandal trade-places")
    assert (queue(state, 1), queue(state, 2)) == ("1d", "0N")


@pytest.mark.rule("§11.5", "FL92", "§5.5")
def test_closed_streets_also_hold_for_passing_through() -> None:
    state = position(1, queues={1: "0N"}, time=[12, 0], options={"harder-streets": True})
    for street in ("1-4", "2-5", "2-3"):
        guard(state, 1, street)
    do(state, "hurry")
    assert queue(state, 1) == "0N", "out to 2 and back is the only way left"
    assert asks_action(state, 0)
