"""Firenze §11.1: events."""

import pytest

from signoria.games.firenze import table as t
from signoria.games.firenze.table import BRICKS_IN, STOCK_OF
from tests.games.firenze.editions import changed
from tests.games.firenze.positions import (
    bag,
    bare,
    build,
    cards,
    discarded,
    give,
    hold,
    keys,
    lay_row,
    legal,
    of,
    phase,
    play,
    reason,
    storage,
    towers,
)


def event(name: str, players: int = 3, edition: object = None, **options: object) -> t.FirenzePosition:
    """The card lies first in the row, without bricks."""
    state = bare(players, edition, **options)
    lay_row(state, name, "mason", "smuggler", "saboteur", "spy", "princess")
    return state


@pytest.mark.rule("§11.1", "F7")
def test_tribute_takes_three_bricks_of_choice_from_everybody_in_turn_order() -> None:
    state = event("tribute")
    give(state, 0, white=3, green=3)
    give(state, 1, yellow=3)
    give(state, 2, blue=3, purple=2)
    events = play(state, "take 1")
    assert of(events, "event-struck")[0]["card"] == "tribute"
    assert state.actor() == 0
    assert legal(state) == ["return white", "return green"]
    events = play(state, "return white", "return green")
    assert storage(state, 0) == {"white": 2, "green": 1}
    assert storage(state, 1) == {}
    assert of(events, "card-laid") == []
    assert state.actor() == 2
    assert state.turn() == 0
    events = play(state, "return blue", "return purple")
    assert storage(state, 2) == {"blue": 1, "purple": 1}
    assert discarded(state) == ["tribute"]
    assert len(of(events, "card-laid")) == 1


@pytest.mark.rule("§11.1")
def test_tribute_without_three_bricks_costs_a_whole_tower() -> None:
    state = event("tribute")
    give(state, 0, white=2)
    build(state, 0, "white", 4)
    build(state, 0, "blue", 2)
    before = bag(state)
    play(state, "take 1")
    assert phase(state) == "tear-down"
    assert legal(state) == ["tower white 4 standing", "tower blue 2 standing"]
    assert reason(state, "tower green 1 standing") == "no-tower"
    assert bag(state) == before
    events = play(state, "tower blue 2 standing")
    assert of(events, "torn-down")[0]["height"] == 2
    assert towers(state, 0) == [("white", 4)]
    assert state.player[STOCK_OF] == 2


@pytest.mark.rule("§11.1", "F27")
def test_tribute_without_bricks_and_towers_takes_what_there_is_unasked() -> None:
    state = event("tribute")
    give(state, 1, white=1, green=1)
    give(state, 2, white=8)
    events = play(state, "take 1")
    assert [(e["seat"], e["colour"]) for e in of(events, "returned")][:2] == [(1, "white"), (1, "green")]
    assert [e["seat"] for e in of(events, "untouched")] == [0]
    assert storage(state, 2) == {"white": 5}


@pytest.mark.rule("§11.1", "F27")
def test_luxury_tax_leaves_five() -> None:
    state = event("luxury-tax")
    give(state, 0, white=5)
    give(state, 1, white=4, purple=4)
    give(state, 2, blue=7)
    events = play(state, "take 1")
    assert [e["seat"] for e in of(events, "untouched")] == [0]
    assert state.actor() == 1
    play(state, "return white", "return white", "return purple")
    assert storage(state, 1) == {"white": 2, "purple": 3}
    assert storage(state, 2) == {"blue": 5}


@pytest.mark.rule("§11.1")
def test_flood_takes_two_or_what_there_is() -> None:
    state = event("flood")
    give(state, 0, white=1)
    give(state, 1, white=2, blue=1)
    play(state, "take 1")
    assert state.actor() == 1
    assert storage(state, 0) == {}
    play(state, "return blue")
    assert storage(state, 1) == {"white": 1}


@pytest.mark.rule("§11.1")
@pytest.mark.parametrize(("have", "left"), [(1, 1), (2, 1), (7, 4), (10, 5)])
def test_warehouse_fire_burns_half_rounded_down_of_the_active_player_alone(have: int, left: int) -> None:
    state = event("warehouse-fire")
    give(state, 0, white=have)
    give(state, 1, white=6)
    events = play(state, "take 1")
    assert len(of(events, "returned")) == have - left
    assert {e["seat"] for e in of(events, "returned")} <= {0}
    assert storage(state, 1) == {"white": 6}


@pytest.mark.rule("§11.1", "F42")
def test_collapse_takes_a_top_storey_of_the_active_player() -> None:
    state = event("collapse")
    build(state, 0, "white", 4)
    build(state, 0, "green", 1)
    build(state, 1, "blue", 3)
    give(state, 0, white=1)
    play(state, "take 1")
    assert phase(state) == "lose-storey"
    events = play(state, "tower green 1 standing")
    assert of(events, "collapsed")[0]["height"] == 0
    assert towers(state, 1) == [("blue", 3)]
    assert ("green", 1) not in towers(state, 0)


@pytest.mark.rule("§11.1", "F42", "§8")
def test_a_lowered_tower_must_still_be_raised() -> None:
    state = event("collapse")
    build(state, 0, "white", 4)
    give(state, 0, blue=2)
    give(state, 1, blue=1)
    events = play(state, "take 1")
    assert of(events, "collapsed")[0]["height"] == 3
    assert towers(state, 0) == [("white", 3)]
    events = play(state, "no-exchange") if phase(state) == "exchange" else []
    events = play(state, "end-building")
    assert [(e["height"], e["lost"]) for e in of(events, "ruin")] == [(3, 2)]


@pytest.mark.rule("§11.1", "F27")
def test_collapse_without_a_tower_does_nothing() -> None:
    state = event("collapse")
    hold(state, 0, "patrician")
    give(state, 0, white=1)
    events = play(state, "take 1")
    assert of(events, "untouched")[0]["seat"] == 0
    assert cards(state, 0) == ["patrician"]


@pytest.mark.rule("§11.1", "F7")
def test_an_event_comes_after_the_bricks_of_its_card_and_before_the_refill() -> None:
    state = event("flood")
    state.row[BRICKS_IN] = 4
    state.to_bag(0, -4)
    give(state, 1, white=1)
    events = play(state, "take 1")
    found = keys(events)
    assert found.index("bricks-taken") < found.index("event-struck") < found.index("returned") < found.index("card-laid")
    assert state.storage[0] == 2


@pytest.mark.rule("§11.1", "§11.2", "F26", "F25")
def test_the_patrician_ignores_an_event_for_the_active_player_only() -> None:
    state = event("flood")
    hold(state, 0, "patrician")
    hold(state, 1, "patrician")
    give(state, 0, white=3)
    give(state, 1, white=3)
    play(state, "take 1")
    assert phase(state) == "face-event"
    assert legal(state) == ["endure", "play patrician"]
    events = play(state, "play patrician")
    assert of(events, "event-ignored")[0]["seat"] == 0
    assert storage(state, 0) == {"white": 3}
    assert storage(state, 1) == {"white": 1}
    assert cards(state, 0) == []
    assert cards(state, 1) == ["patrician"]


@pytest.mark.rule("§11.1", "F26", "F27")
def test_the_event_may_be_borne_in_spite_of_a_patrician() -> None:
    state = event("flood")
    hold(state, 0, "patrician")
    give(state, 0, white=3)
    play(state, "take 1", "endure")
    assert storage(state, 0) == {"white": 1}
    assert cards(state, 0) == ["patrician"]


@pytest.mark.rule("§11.2", "F25", "F8")
def test_during_an_event_only_the_patrician_can_be_played() -> None:
    state = event("flood")
    hold(state, 0, "patrician", "spy", "mason")
    give(state, 0, white=3)
    give(state, 1, white=1)
    play(state, "take 1")
    assert legal(state) == ["endure", "play patrician"]
    assert reason(state, "play spy") == "without-effect"


@pytest.mark.rule("§11.1", "F8")
def test_a_patrician_already_played_this_turn_cannot_be_played_again() -> None:
    state = event("flood")
    hold(state, 0, "patrician", "patrician", "scandal")
    give(state, 0, white=3)
    play(state, "play patrician", "take 1")
    assert storage(state, 0) == {"white": 1}
    assert cards(state, 0) == ["patrician"]


@pytest.mark.rule("§11.1", "§14.3", "F21", "F36")
def test_automatic_discards_begin_with_cheap_colours_without_a_tower() -> None:
    state = event("tribute", automatic_discards=True)
    build(state, 0, "white", 2)
    give(state, 0, white=2, yellow=1, purple=1)
    give(state, 1, white=1, blue=5)
    give(state, 2, white=9)
    events = play(state, "take 1")
    returned = [(e["seat"], e["colour"]) for e in of(events, "returned")]
    assert returned[:6] == [(0, "yellow"), (0, "purple"), (0, "white"), (1, "white"), (1, "blue"), (1, "blue")]


@pytest.mark.rule("§14.3", "F36")
def test_with_automatic_discards_the_patrician_and_a_tower_are_asked_about() -> None:
    state = event("tribute", automatic_discards=True)
    build(state, 0, "white", 2)
    build(state, 0, "blue", 1)
    give(state, 0, green=1)
    give(state, 1, white=2, blue=5)
    hold(state, 0, "patrician")
    play(state, "take 1")
    assert phase(state) == "face-event"
    play(state, "endure")
    assert phase(state) == "tear-down", "a tower is always asked for"
    events = play(state, "tower blue 1 standing")
    assert [(e["colour"], e["height"]) for e in of(events, "torn-down")] == [("blue", 1)]
    assert storage(state, 1) == {"blue": 4}, "bricks are not"


@pytest.mark.rule("§14.3", "F36")
def test_with_automatic_discards_a_collapse_asks_for_its_tower() -> None:
    state = event("collapse", automatic_discards=True)
    build(state, 0, "white", 2)
    build(state, 0, "purple", 3)
    play(state, "take 1")
    assert phase(state) == "lose-storey"
    assert legal(state) == ["tower white 2 standing", "tower purple 3 standing"]


@pytest.mark.rule("§10", "F14")
def test_automatic_discards_do_not_touch_the_limits() -> None:
    state = bare(2, automatic_discards=True)
    give(state, 0, white=8, green=4)
    give(state, 1, white=1)
    state.go_on(t.LIMITS)
    state.settle()
    assert phase(state) == "storage-limit"


@pytest.mark.rule("§11.1")
def test_an_owner_can_make_an_event_hit_all() -> None:
    state = event("collapse", edition=changed(collapse={"whom": "all"}))
    build(state, 0, "white", 2)
    build(state, 1, "blue", 2)
    give(state, 0, green=2)
    events = play(state, "take 1")
    assert [e["seat"] for e in of(events, "collapsed")] == [0, 1]


@pytest.mark.rule("§11.1")
def test_numbers_of_events_are_data() -> None:
    state = event("flood", edition=changed(flood={"bricks": 4}))
    give(state, 0, white=7)
    events = play(state, "take 1")
    assert len(of(events, "returned")) == 4


@pytest.mark.rule("§11.1", "§11.2", "F38", "F42")
@pytest.mark.parametrize("safe", ["standing", "spared"])
def test_a_spared_tower_can_be_hit_and_stays_spared(safe: str) -> None:
    """The Architect may be played before the card is chosen; of two equal towers the owner says which one is hit."""
    state = event("collapse")
    hold(state, 0, "architect")
    build(state, 0, "white", 4)
    build(state, 0, "white", 4)
    give(state, 0, blue=1)
    give(state, 1, blue=1)
    play(state, "play architect", "take 1")
    assert legal(state) == ["tower white 4 standing", "tower white 4 spared"]
    play(state, f"tower white 4 {safe}")
    play(state, "end-building")
    assert towers(state, 0) == [("white", 3 if safe == "spared" else 4)]
