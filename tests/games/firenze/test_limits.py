"""Firenze §10: the limits at the end of a turn."""

import pytest

from signoria.games.firenze import table as t
from signoria.games.firenze.table import STOCK_OF
from tests.games.firenze.positions import ask, bag, bare, cards, discarded, give, hold, legal, of, phase, play, reason, storage


def end_phase(state: t.FirenzePosition) -> t.FirenzePosition:
    state.go_on(t.LIMITS)
    state.settle()
    return state


@pytest.mark.rule("§10", "F14")
def test_ten_bricks_are_kept() -> None:
    state = bare(2)
    give(state, 0, white=8, green=3, blue=1)
    give(state, 1, white=1)
    before = bag(state)
    end_phase(state)
    assert phase(state) == "storage-limit"
    assert legal(state) == ["return white", "return green"]
    assert reason(state, "return blue") == "rest-unpaid"
    events = play(state, "return green", "return green")
    assert len(of(events, "over-limit")) == 2
    assert storage(state, 0) == {"white": 8, "green": 1, "blue": 1}
    assert bag(state)["green"] == before["green"] + 2
    assert state.turn() == 1


@pytest.mark.rule("§10", "§11.4", "F14")
def test_fifteen_with_the_storehouse() -> None:
    state = bare(2)
    hold(state, 0, "storehouse")
    give(state, 0, white=15)
    give(state, 1, green=1)
    end_phase(state)
    assert state.turn() == 1
    assert storage(state, 0) == {"white": 15}


@pytest.mark.rule("§10", "F14")
def test_five_cards_are_kept_of_persons_feasts_and_buildings() -> None:
    state = bare(2)
    hold(state, 0, "mason", "mason", "spy", "scandal", "monument", "workshop", "storehouse")
    give(state, 1, white=1)
    end_phase(state)
    assert phase(state) == "card-limit"
    assert legal(state) == ["discard mason", "discard spy", "discard workshop", "discard storehouse"]
    assert reason(state, "discard scandal") == "feast-stays"
    assert reason(state, "discard architect") == "not-held"
    play(state, "discard mason", "discard workshop")
    assert sorted(cards(state, 0)) == ["mason", "monument", "scandal", "spy", "storehouse"]
    assert sorted(discarded(state)) == ["mason", "workshop"]
    assert state.turn() == 1


@pytest.mark.rule("§10", "F14")
def test_six_feasts_are_all_kept_but_everything_else_goes() -> None:
    state = bare(2)
    hold(state, 0, "monument", "monument", "monument", "recognition", "recognition", "scandal", "mason", "workshop")
    give(state, 1, white=1)
    end_phase(state)
    play(state, "discard mason")
    assert len(cards(state, 0)) == 6
    assert state.turn() == 1


@pytest.mark.rule("§10", "F14", "F25")
def test_in_this_phase_the_patrician_can_be_played_while_there_are_too_many_cards() -> None:
    state = bare(2)
    hold(state, 0, "patrician", "scandal", "monument", "mason", "spy", "smuggler")
    give(state, 1, white=1)
    give(state, 0, white=1)
    end_phase(state)
    assert legal(state)[0] == "play patrician"
    assert "play spy" not in legal(state)
    assert reason(state, "play spy") == "without-effect"
    play(state, "play patrician", "discard scandal")
    assert sorted(cards(state, 0)) == ["mason", "monument", "smuggler", "spy"]
    assert state.turn() == 1


@pytest.mark.rule("§10", "F14", "F25")
def test_after_the_patrician_the_limit_is_checked_again() -> None:
    state = bare(2)
    hold(state, 0, "patrician", "scandal", "scandal", "mason", "spy", "smuggler", "workshop", "storehouse")
    end_phase(state)
    play(state, "play patrician")
    assert phase(state) == "card-limit"
    assert len(cards(state, 0)) == 6
    assert "play patrician" not in legal(state)


@pytest.mark.rule("§10", "F24")
def test_cards_first_then_bricks() -> None:
    """Who gives up the Storehouse for the card limit must keep the smaller storage."""
    state = bare(2)
    hold(state, 0, "storehouse", "mason", "mason", "spy", "smuggler", "architect")
    give(state, 0, white=9, green=4)
    give(state, 1, white=1)
    end_phase(state)
    assert phase(state) == "card-limit"
    play(state, "discard storehouse")
    assert phase(state) == "storage-limit"
    assert state.owed == 3


@pytest.mark.rule("§10", "F14")
def test_limits_hold_at_the_end_of_the_turn_only() -> None:
    state = bare(2)
    give(state, 0, white=14)
    give(state, 1, white=1)
    ask(state, t.BUILD)
    assert state.player[STOCK_OF] == 14
    play(state, "end-building")
    assert storage(state, 0) == {"white": 10}
