"""Firenze §11.5: churches."""

import pytest

from signoria.games.firenze import table as t
from signoria.games.firenze.table import CHURCH_BRICK, CHURCH_IN
from tests.games.firenze.positions import (
    ask,
    bag,
    bare,
    build,
    cards,
    discarded,
    fetch,
    give,
    lay_row,
    legal,
    of,
    phase,
    play,
    reason,
    storage,
)


def lay(state: t.FirenzePosition, *names: str) -> None:
    for field, name in enumerate(names):
        state.row[CHURCH_IN + field] = fetch(state, name)


@pytest.mark.rule("§11.5", "§5.2")
@pytest.mark.parametrize("name", ["privilege-5", "privilege-6", "privilege-7", "campanile"])
def test_churches_lie_openly_on_their_fields(name: str) -> None:
    state = bare()
    lay_row(state, name, "mason", "smuggler", "saboteur", "spy", "princess")
    give(state, 0, white=1)
    events = play(state, "take 1")
    assert of(events, "church-laid")[0]["card"] == name
    assert cards(state, 0) == []


@pytest.mark.rule("§11.5", "F33")
@pytest.mark.parametrize(("height", "extra"), [(5, 2), (6, 3), (7, 4)])
def test_privileges_pay_the_first_of_exactly_their_height_and_leave(height: int, extra: int) -> None:
    state = bare()
    lay(state, "privilege-5", "privilege-6", "privilege-7")
    build(state, 0, "white", height)
    build(state, 0, "yellow", height)
    give(state, 1, white=1)
    ask(state, t.COMMISSIONS)
    events = play(state, f"complete white {height}")
    assert [e["points"] for e in of(events, "privilege-paid")] == [extra]
    assert discarded(state) == [f"privilege-{height}"]
    events = play(state, f"complete yellow {height}")
    assert of(events, "privilege-paid") == []


@pytest.mark.rule("§11.5", "F33")
def test_a_privilege_counts_in_the_turn_in_which_it_is_taken() -> None:
    state = bare()
    lay_row(state, "privilege-5", "mason", "smuggler", "saboteur", "spy", "princess")
    build(state, 0, "blue", 4)
    give(state, 0, blue=1)
    give(state, 1, blue=1)
    play(state, "take 1")
    play(state, "raise blue 4 standing")
    play(state, "complete blue 5")
    assert state.points[0] == 5 + 1 + 2


@pytest.mark.rule("§11.5", "F28")
def test_campanile_costs_a_white_brick_from_storage() -> None:
    state = bare()
    lay(state, "campanile")
    build(state, 0, "white", 3)
    build(state, 0, "green", 3)
    give(state, 0, white=1)
    give(state, 1, white=1)
    ask(state, t.COMMISSIONS)
    events = play(state, "complete white 3")
    assert of(events, "campanile-paid")[0]["bricks"] == 1
    assert storage(state, 0) == {}
    assert state.row[CHURCH_BRICK] == 1
    assert state.turn() == 1


@pytest.mark.rule("§11.5", "F28")
def test_the_bricks_of_the_tower_do_not_pay_the_campanile() -> None:
    state = bare()
    lay(state, "campanile")
    build(state, 0, "white", 3)
    give(state, 0, blue=1)
    state.ask(0, t.COMMISSIONS)
    assert legal(state) == ["end-commissions"]
    assert reason(state, "complete white 3") == "campanile-unpaid"


@pytest.mark.rule("§11.5", "F28")
def test_the_fourth_brick_frees_the_campanile_at_once() -> None:
    state = bare()
    lay(state, "campanile")
    state.row[CHURCH_BRICK] = 3
    state.to_bag(0, -3)
    build(state, 0, "yellow", 3)
    build(state, 0, "green", 3)
    give(state, 0, white=1)
    give(state, 1, blue=1)
    before = bag(state)["white"]
    ask(state, t.COMMISSIONS)
    events = play(state, "complete green 3")
    assert of(events, "church-leaves")[0]["card"] == "campanile"
    assert bag(state)["white"] == before + 4
    assert discarded(state) == ["campanile"]
    assert phase(state) == "commissions"
    play(state, "complete yellow 3")
    assert state.points[0] == 2


@pytest.mark.rule("§11.5", "F28")
def test_campanile_binds_its_taker_in_the_same_turn() -> None:
    state = bare()
    lay_row(state, "campanile", "mason", "smuggler", "saboteur", "spy", "princess")
    build(state, 0, "green", 3)
    give(state, 0, green=1)
    give(state, 1, green=1)
    play(state, "take 1")
    play(state, "raise green 3 standing")
    assert state.turn() == 1
    assert state.points[0] == 0


@pytest.mark.rule("§11.5", "F32")
def test_a_fifth_church_is_discarded() -> None:
    state = bare()
    state.parts.churches = 2
    lay(state, "privilege-5", "privilege-6")
    lay_row(state, "privilege-7", "mason", "smuggler", "saboteur", "spy", "princess")
    give(state, 0, white=1)
    events = play(state, "take 1")
    assert of(events, "churches-full")[0]["card"] == "privilege-7"
    assert discarded(state) == ["privilege-7"]
