"""Firenze §11.2: persons."""

import pytest

from signoria.games.firenze import GAME
from signoria.games.firenze import table as t
from signoria.games.firenze.table import CARD_IN
from tests.games.firenze.positions import (
    ask,
    bag,
    bare,
    build,
    cards,
    discarded,
    give,
    hold,
    legal,
    load,
    of,
    on_card,
    phase,
    play,
    reason,
    row,
    storage,
    towers,
)


@pytest.mark.rule("§11.2", "§7")
def test_mason_takes_three_off_the_cost() -> None:
    state = bare()
    hold(state, 0, "mason")
    give(state, 0, white=4)
    give(state, 1, white=1)
    ask(state, t.BUILD)
    play(state, "play mason", "found white", "found white", "found white", "found white")
    assert towers(state, 0) == [("white", 1)] * 4
    assert discarded(state) == ["mason"]


@pytest.mark.rule("§11.2", "F25")
def test_mason_can_be_played_before_and_while_building_but_not_after() -> None:
    state = bare()
    hold(state, 0, "mason")
    build(state, 0, "white", 3)
    give(state, 0, white=4)
    assert "play mason" in legal(ask(state, t.CHOOSE_CARD))
    assert "play mason" in legal(ask(state, t.EXCHANGE))
    assert "play mason" in legal(ask(state, t.BUILD))
    ask(state, t.COMMISSIONS)
    assert "play mason" not in legal(state)
    assert reason(state, "play mason") == "without-effect"


@pytest.mark.rule("§11.2", "F25")
def test_mason_does_nothing_where_no_cost_can_come_up() -> None:
    state = bare()
    hold(state, 0, "mason")
    give(state, 0, white=2)
    state.ask(0, t.BUILD)
    assert "play mason" not in legal(state)
    give(state, 0, white=1)
    assert "play mason" in legal(state)


@pytest.mark.rule("§11.2", "F35")
def test_smuggler_swaps_bricks_of_different_colours() -> None:
    state = bare()
    hold(state, 0, "smuggler")
    give(state, 0, white=1)
    give(state, 1, white=2, blue=1)
    give(state, 2, purple=1)
    play(state, "play smuggler")
    assert legal(state) == ["pick 1 blue", "pick 2 purple"]
    assert reason(state, "pick 1 white") == "same-colour"
    assert reason(state, "pick 2 green") == "no-brick"
    events = play(state, "pick 2 purple")
    assert of(events, "swapped")[0]["given"] == "white"
    assert storage(state, 0) == {"purple": 1}
    assert storage(state, 2) == {"white": 1}
    assert phase(state) == "choose-card"


@pytest.mark.rule("§11.2", "F35")
def test_smuggler_asks_which_brick_is_given() -> None:
    state = bare()
    hold(state, 0, "smuggler")
    give(state, 0, white=1, yellow=1, blue=1)
    give(state, 1, white=2, blue=1)
    play(state, "play smuggler", "pick 1 blue")
    assert legal(state) == ["pay white", "pay yellow"]
    assert reason(state, "pay blue") == "same-colour"
    play(state, "pay yellow")
    assert storage(state, 0) == {"white": 1, "blue": 2}
    assert storage(state, 1) == {"white": 2, "yellow": 1}


@pytest.mark.rule("§11.2", "F25", "F35")
def test_smuggler_needs_two_different_bricks() -> None:
    state = bare()
    hold(state, 0, "smuggler")
    give(state, 0, white=3)
    give(state, 1, white=2)
    assert "play smuggler" not in legal(state)


@pytest.mark.rule("§11.2", "F42")
def test_saboteur_lowers_a_tower_of_an_opponent() -> None:
    state = bare()
    hold(state, 0, "saboteur")
    build(state, 0, "white", 5)
    build(state, 1, "green", 4)
    build(state, 2, "blue", 2)
    build(state, 2, "blue", 1)
    give(state, 0, white=1)
    before = bag(state)["blue"]
    play(state, "play saboteur")
    assert legal(state) == ["against 1", "against 2"]
    assert reason(state, "against 0") == "nothing-there"
    play(state, "against 2")
    assert legal(state) == ["tower blue 1 standing", "tower blue 2 standing"]
    events = play(state, "tower blue 1 standing")
    assert of(events, "sabotaged")[0]["height"] == 0
    assert towers(state, 2) == [("blue", 2)]
    assert bag(state)["blue"] == before + 1


@pytest.mark.rule("§11.2", "F25")
def test_saboteur_needs_a_target() -> None:
    state = bare()
    hold(state, 0, "saboteur")
    build(state, 0, "white", 5)
    give(state, 0, white=1)
    assert "play saboteur" not in legal(state)


@pytest.mark.rule("§11.2")
def test_spy_takes_a_brick_of_choice() -> None:
    state = bare()
    hold(state, 0, "spy")
    give(state, 1, white=1)
    give(state, 2, purple=1)
    assert legal(state) == ["take 1", "play spy"]
    play(state, "play spy")
    assert legal(state) == ["pick 1 white", "pick 2 purple"]
    play(state, "pick 2 purple")
    assert storage(state, 0) == {"purple": 1}
    assert storage(state, 2) == {}


@pytest.mark.rule("§11.2", "§11.3")
def test_patrician_gets_rid_of_a_feast() -> None:
    state = bare()
    hold(state, 0, "patrician", "scandal", "recognition")
    give(state, 0, white=1)
    play(state, "play patrician")
    assert phase(state) == "drop-feast"
    assert legal(state) == ["discard recognition", "discard scandal"]
    assert reason(state, "discard monument") == "no-feast"
    play(state, "discard scandal")
    assert cards(state, 0) == ["recognition"]
    assert sorted(discarded(state)) == ["patrician", "scandal"]
    assert phase(state) == "choose-card"


@pytest.mark.rule("§11.2", "F25")
def test_patrician_needs_a_feast_or_an_event() -> None:
    state = bare()
    hold(state, 0, "patrician")
    give(state, 0, white=1)
    assert "play patrician" not in legal(state)
    assert reason(state, "play patrician") == "without-effect"


@pytest.mark.rule("§11.2", "§5.1", "F25")
def test_princess_takes_away_the_card_cost() -> None:
    state = bare()
    hold(state, 0, "princess")
    load(state, 6, white=4)
    assert legal(state) == ["take 1", "play princess"]
    play(state, "play princess")
    assert legal(state) == [f"take {n}" for n in range(1, 7)]
    assert {card["cost"] for card in GAME.view(state, 0)["row"]} == {0}
    wanted = row(state)[5]
    play(state, "take 6")
    assert cards(state, 0) == [wanted]
    assert storage(state, 0) == {"white": 4}
    assert on_card(state, 1) == {}


@pytest.mark.rule("§11.2", "F25")
def test_princess_is_too_late_after_the_choice() -> None:
    state = bare()
    hold(state, 0, "princess")
    load(state, 1, white=4)
    play(state, "take 1")
    assert "play princess" not in legal(state)
    assert reason(state, "play princess") == "without-effect"


@pytest.mark.rule("§11.2", "§6", "F25")
def test_wholesaler_exchanges_one_for_one_this_turn() -> None:
    state = bare()
    hold(state, 0, "wholesaler")
    give(state, 0, white=1)
    load(state, 1, purple=1)
    ask(state, t.EXCHANGE)
    assert legal(state) == ["no-exchange", "play wholesaler"]
    play(state, "play wholesaler", "want 1 purple")
    assert storage(state, 0) == {"purple": 1}


@pytest.mark.rule("§11.2", "F25")
def test_wholesaler_is_too_late_after_the_exchange() -> None:
    state = bare()
    hold(state, 0, "wholesaler")
    give(state, 0, white=5)
    load(state, 1, purple=1)
    ask(state, t.EXCHANGE)
    play(state, "want 1 purple")
    assert phase(state) == "build"
    assert "play wholesaler" not in legal(state)


@pytest.mark.rule("§11.2", "§8", "F38")
def test_architect_spares_a_tower() -> None:
    state = bare()
    hold(state, 0, "architect")
    build(state, 0, "white", 4)
    build(state, 0, "blue", 2)
    give(state, 0, green=1)
    give(state, 1, green=1)
    ask(state, t.BUILD)
    play(state, "play architect")
    assert legal(state) == ["tower white 4 standing", "tower blue 2 standing"]
    play(state, "tower white 4 standing")
    events = play(state, "end-building")
    assert [(e["colour"], e["height"]) for e in of(events, "ruin")] == [("blue", 2)]
    assert towers(state, 0) == [("white", 4)]


@pytest.mark.rule("§11.2", "F38", "§9")
def test_a_spared_tower_may_be_raised_or_completed() -> None:
    state = bare()
    hold(state, 0, "architect")
    build(state, 0, "white", 4)
    give(state, 0, white=1, green=1)
    ask(state, t.BUILD)
    play(state, "play architect")
    assert legal(state) == ["end-building", "found white", "found green", "raise white 4 spared"]
    play(state, "end-building")
    assert legal(state) == ["end-commissions", "complete white 4"]


@pytest.mark.rule("§11.2", "§8", "F38")
def test_a_spared_tower_must_be_raised_in_the_next_turn() -> None:
    state = bare(2)
    build(state, 0, "white", 4, t.SPARED)
    state.go_on(t.RUINS)
    state.settle()
    assert towers(state, 0) == [("white", 4)]
    state.active = 0
    state.go_on(t.RUINS)
    state.settle()
    assert towers(state, 0) == []


@pytest.mark.rule("§11.2", "F25")
def test_architect_needs_a_tower_in_danger_and_comes_before_the_ruins() -> None:
    state = bare()
    hold(state, 0, "architect")
    build(state, 0, "white", 3)
    give(state, 0, white=2)
    ask(state, t.BUILD)
    assert "play architect" in legal(state)
    play(state, "raise white 3 standing")
    assert "play architect" not in legal(state)
    assert reason(state, "play architect") == "without-effect"


@pytest.mark.rule("§11.2", "F38")
def test_of_equal_towers_the_raised_one_is_safe_already() -> None:
    state = bare()
    hold(state, 0, "architect")
    build(state, 0, "white", 3)
    build(state, 0, "white", 2)
    build(state, 0, "green", 2)
    give(state, 0, white=2)
    ask(state, t.BUILD)
    play(state, "raise white 2 standing", "play architect")
    assert legal(state) == ["tower white 3 standing", "tower green 2 standing"]
    play(state, "tower white 3 standing")
    assert [tower["condition"] for tower in GAME.view(state, 0)["seats"][0]["towers"]] == ["raised", "spared", "standing"]


@pytest.mark.rule("§11.2", "F38")
def test_a_raised_tower_cannot_be_spared() -> None:
    state = bare()
    hold(state, 0, "architect")
    build(state, 0, "white", 2)
    build(state, 0, "blue", 2)
    build(state, 0, "green", 2)
    give(state, 0, white=2)
    ask(state, t.BUILD)
    play(state, "raise white 2 standing", "play architect")
    assert reason(state, "tower white 3 standing") == "safe-already"


@pytest.mark.rule("§11.2", "F8")
def test_any_number_of_persons_but_each_name_once_a_turn() -> None:
    state = bare()
    hold(state, 0, "mason", "mason", "spy")
    give(state, 0, white=3)
    give(state, 1, white=2, blue=2)
    play(state, "play mason")
    assert "play mason" not in legal(state)
    assert reason(state, "play mason") == "played-already"
    assert "play spy" in legal(state)
    play(state, "play spy", "pick 1 blue")
    assert sorted(discarded(state)) == ["mason", "spy"]


@pytest.mark.rule("§11.2", "F8")
def test_a_name_is_free_again_in_the_next_turn() -> None:
    state = bare(2)
    hold(state, 0, "mason", "mason")
    give(state, 1, white=3)
    play(state, "play mason")
    assert "play mason" not in legal(state)
    while state.turn() == 0:
        play(state, legal(state)[0])
    while state.turn() == 1:
        play(state, legal(state)[0])
    assert "play mason" in legal(state)


@pytest.mark.rule("§11.2", "F8")
@pytest.mark.parametrize("question", [t.CHOOSE_CARD, t.EXCHANGE, t.BUILD, t.COMMISSIONS])
def test_persons_can_be_played_in_every_phase_of_the_own_turn(question: int) -> None:
    state = bare()
    hold(state, 0, "spy", "smuggler", "saboteur", "patrician", "scandal")
    give(state, 0, white=1)
    give(state, 1, blue=1)
    build(state, 1, "green", 1)
    ask(state, question)
    for name in ("spy", "smuggler", "saboteur", "patrician"):
        assert f"play {name}" in legal(state)
    play(state, "play spy", "play saboteur")
    assert state.waiting == question
    assert reason(state, "play mason") == "not-held"


@pytest.mark.rule("§11.2", "F8")
def test_a_person_can_be_played_in_the_turn_in_which_it_is_taken() -> None:
    state = bare()
    load(state, 1, white=1, green=1)
    state.row[CARD_IN], state.row[CARD_IN + 3] = state.row[CARD_IN + 3], state.row[CARD_IN]
    give(state, 1, blue=1)
    play(state, "take 1")
    assert cards(state, 0) == ["spy"]
    assert "play spy" in legal(state)
