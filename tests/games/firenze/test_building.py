"""Firenze §7 and §8: building, its cost, and ruins."""

import pytest

from signoria.games.firenze import GAME
from signoria.games.firenze import table as t
from tests.games.firenze.positions import (
    ask,
    bag,
    bare,
    build,
    give,
    hold,
    legal,
    of,
    phase,
    play,
    reason,
    storage,
    towers,
)


def holger() -> t.FirenzePosition:
    """The rulebook's example: four towers and eight bricks."""
    state = bare(3)
    build(state, 0, "white", 4)
    build(state, 0, "green", 5)
    build(state, 0, "yellow", 2)
    build(state, 0, "red-brown", 3)
    give(state, 0, white=3, green=2, yellow=2, blue=1)
    give(state, 1, white=1)
    return ask(state, t.BUILD)


@pytest.mark.rule("§7", "F10")
def test_example_holger_lays_four_bricks_for_three() -> None:
    state = holger()
    events = play(
        state,
        "raise white 4 standing",
        "raise white 5 raised",
        "raise green 5 standing",
        "raise yellow 2 standing",
    )
    assert [e["cost"] for e in of(events, "built")] == [0, 0, 1, 3]
    assert phase(state) == "pay-building"
    before = bag(state)
    play(state, "pay white", "pay green")
    after = bag(state)
    assert storage(state, 0)["yellow"] == 1
    assert {c: after[c] - before[c] for c in after if after[c] != before[c]} == {
        "white": 1,
        "green": 1,
        "blue": 1,
        "red-brown": 2,
    }


@pytest.mark.rule("§8", "F11")
def test_example_holger_tears_down_the_red_brown_ruin() -> None:
    """Three storeys that could not be raised: two bricks to the bag, one to the storage."""
    state = holger()
    events = play(
        state,
        "raise white 4 standing",
        "raise white 5 raised",
        "raise green 5 standing",
        "raise yellow 2 standing",
        "pay white",
        "pay green",
    )
    ruins = of(events, "ruin")
    assert [(e["colour"], e["height"], e["lost"], e["kept"]) for e in ruins] == [("red-brown", 3, 2, 1)]
    assert storage(state, 0) == {"yellow": 1, "red-brown": 1}
    assert towers(state, 0) == [("white", 6), ("yellow", 3), ("green", 6)]


@pytest.mark.rule("§7", "F10")
@pytest.mark.parametrize(("built", "cost"), [(1, 0), (2, 0), (3, 1), (4, 3), (5, 6), (6, 10)])
def test_the_cost_table(built: int, cost: int) -> None:
    state = bare()
    give(state, 0, white=20)
    give(state, 1, white=1)
    ask(state, t.BUILD)
    for _ in range(built):
        play(state, "found white")
    if built < 6:
        play(state, "end-building")
    assert towers(state, 0) == [("white", 1)] * built
    assert storage(state, 0) == {"white": min(10, 20 - built - cost)}
    assert GAME.view(state, 0)["building"]["costs"] == [0, 0, 1, 3, 6, 10]


@pytest.mark.rule("§7", "F10")
def test_a_brick_whose_cost_could_not_be_paid_cannot_be_laid() -> None:
    state = bare()
    give(state, 0, white=3)
    hold(state, 0, "mason")
    ask(state, t.BUILD)
    play(state, "found white", "found white")
    assert legal(state) == ["end-building", "play mason"]
    assert reason(state, "found white") == "building-too-dear"


@pytest.mark.rule("§7", "F10")
def test_at_most_six_bricks_in_a_turn() -> None:
    state = bare()
    give(state, 0, white=20)
    hold(state, 0, "architect", "spy")
    give(state, 1, white=1)
    build(state, 0, "green", 1)
    ask(state, t.BUILD)
    for _ in range(6):
        play(state, "found white")
    assert reason(state, "found white") == "most-built"
    assert "end-building" in legal(state)


@pytest.mark.rule("§7", "F10")
def test_towers_are_of_one_colour_and_several_of_a_colour_may_stand() -> None:
    state = bare()
    build(state, 0, "green", 2)
    build(state, 0, "green", 2)
    give(state, 0, white=1, green=2)
    ask(state, t.BUILD)
    assert legal(state) == ["end-building", "found white", "found green", "raise green 2 standing"]
    play(state, "raise green 2 standing")
    assert legal(state) == ["end-building", "found white", "found green", "raise green 2 standing", "raise green 3 raised"]
    assert reason(state, "raise green 4 standing") == "no-tower"
    assert reason(state, "found blue") == "no-brick"


@pytest.mark.rule("§7", "F37")
def test_towers_may_be_higher_than_any_commission() -> None:
    state = bare()
    build(state, 0, "white", 8)
    give(state, 0, white=2)
    ask(state, t.BUILD)
    play(state, "raise white 8 standing", "raise white 9 raised")
    assert ("white", 10) in towers(state, 0)


@pytest.mark.rule("§7", "F37")
def test_the_highest_tower_takes_all_white_bricks() -> None:
    state = bare()
    build(state, 0, "white", 24)
    give(state, 0, white=1)
    ask(state, t.BUILD)
    play(state, "raise white 24 standing")
    assert towers(state, 0) == [("white", 25)]
    assert bag(state)["white"] == 0


@pytest.mark.rule("§8", "F11")
@pytest.mark.parametrize(("height", "lost", "kept"), [(1, 1, 0), (2, 1, 1), (3, 2, 1), (7, 4, 3), (8, 4, 4)])
def test_a_ruin_is_halved(height: int, lost: int, kept: int) -> None:
    state = bare()
    build(state, 0, "white", height)
    give(state, 0, blue=1)
    give(state, 1, blue=1)
    before = bag(state)["white"]
    ask(state, t.BUILD)
    play(state, "end-building")
    assert storage(state, 0).get("white", 0) == kept
    assert bag(state)["white"] == before + lost
    assert towers(state, 0) == []


@pytest.mark.rule("§8", "F11")
def test_a_tower_begun_this_turn_is_no_ruin() -> None:
    state = bare()
    give(state, 0, white=1)
    ask(state, t.BUILD)
    play(state, "found white")
    assert towers(state, 0) == [("white", 1)]


@pytest.mark.rule("§7", "§11.4", "F10")
def test_workshop_makes_building_cheaper_every_turn() -> None:
    state = bare()
    hold(state, 0, "workshop")
    give(state, 0, white=3)
    ask(state, t.BUILD)
    assert GAME.view(state, 0)["building"]["costs"] == [0, 0, 0, 2, 5, 9]
    play(state, "found white", "found white", "found white")
    assert storage(state, 0) == {}
    assert towers(state, 0) == [("white", 1)] * 3


@pytest.mark.rule("§7", "§11.2", "F25")
def test_mason_and_workshop_add_up_and_stop_at_nothing() -> None:
    state = bare()
    hold(state, 0, "workshop", "mason")
    give(state, 0, white=9)
    ask(state, t.BUILD)
    play(state, "play mason")
    assert GAME.view(state, 0)["building"]["costs"] == [0, 0, 0, 0, 2, 6]
