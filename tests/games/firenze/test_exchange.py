"""Firenze §6: the exchange."""

import pytest

from signoria.games.firenze import table as t
from tests.games.firenze.positions import ask, bare, give, hold, legal, load, of, on_card, phase, play, reason, storage


@pytest.mark.rule("§6", "F9")
def test_example_daniela_exchanges_three_for_the_blue_brick() -> None:
    state = bare()
    load(state, 2, white=2, green=1, blue=1)
    give(state, 0, white=1, yellow=2)
    ask(state, t.EXCHANGE)
    events = play(state, "want 2 blue")
    assert [e["colour"] for e in of(events, "exchange-paid")] == ["white", "yellow", "yellow"]
    assert storage(state, 0) == {"blue": 1}
    assert on_card(state, 2) == {"white": 3, "yellow": 2, "green": 1}
    assert phase(state) == "build"


@pytest.mark.rule("§6", "F9")
def test_nobody_has_to_exchange_and_nobody_can_twice() -> None:
    state = bare()
    load(state, 1, green=1)
    load(state, 4, green=2, purple=1)
    give(state, 0, white=7)
    ask(state, t.EXCHANGE)
    assert legal(state) == ["no-exchange", "want 1 green", "want 4 green", "want 4 purple"]
    assert reason(state, "want 1 purple") == "not-on-card"
    play(state, "want 4 purple")
    assert phase(state) == "build"
    assert reason(state, "want 1 green") == "not-asked"


@pytest.mark.rule("§6", "F9")
def test_two_bricks_are_too_few() -> None:
    state = bare()
    load(state, 1, green=1)
    give(state, 0, white=2)
    hold(state, 0, "wholesaler")
    ask(state, t.EXCHANGE)
    assert legal(state) == ["no-exchange", "play wholesaler"]
    assert reason(state, "want 1 green") == "rate-too-high"


@pytest.mark.rule("§6", "F39")
def test_the_wanted_colour_may_be_given() -> None:
    state = bare()
    load(state, 3, blue=1)
    give(state, 0, blue=3)
    ask(state, t.EXCHANGE)
    play(state, "want 3 blue")
    assert storage(state, 0) == {"blue": 1}
    assert on_card(state, 3) == {"blue": 3}


@pytest.mark.rule("§6", "F39", "F9")
@pytest.mark.parametrize(("held", "played", "rate"), [((), (), 3), (("trading-house",), (), 2), (("trading-house",), (1,), 1)])
def test_of_several_rates_the_best_holds(held: tuple[str, ...], played: tuple[int, ...], rate: int) -> None:
    state = bare()
    load(state, 1, purple=1)
    give(state, 0, white=5)
    hold(state, 0, *held, *(["wholesaler"] * len(played)))
    ask(state, t.EXCHANGE)
    if played:
        play(state, "play wholesaler")
    play(state, "want 1 purple")
    assert storage(state, 0) == {"white": 5 - rate, "purple": 1}
