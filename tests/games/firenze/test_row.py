"""Firenze §4 and §5: choosing a card, its price, and the row."""

import pytest

from signoria.games.firenze import GAME
from signoria.games.firenze import table as t
from signoria.games.firenze.questions import list_answers
from signoria.games.firenze.table import CARD_IN, DISCARDED, PILE
from tests.games.firenze.positions import (
    ask,
    bare,
    build,
    cards,
    discarded,
    empty_piles,
    fetch,
    give,
    hold,
    keys,
    lay_row,
    legal,
    load,
    of,
    on_card,
    phase,
    play,
    reason,
    row,
    step,
    storage,
)


@pytest.mark.rule("§5", "§5.1", "§5.2", "§5.3", "F6")
def test_example_thomas_takes_the_princess() -> None:
    """Third card from the left: two bricks onto the cards left of it, four bricks with the card, three cards move up."""
    state = bare()
    lay_row(state, "mason", "smuggler", "princess", "spy", "saboteur", "architect")
    load(state, 3, white=1, green=2, blue=1)
    load(state, 4, yellow=2)
    give(state, 0, white=1, yellow=1)
    events = play(state, "take 3", "pay yellow")
    assert [(e["colour"], e["position"]) for e in of(events, "card-paid")] == [("yellow", 1), ("white", 2)]
    assert on_card(state, 1) == {"yellow": 1}
    assert on_card(state, 2) == {"white": 1}
    assert cards(state, 0) == ["princess"]
    assert storage(state, 0) == {"white": 1, "green": 2, "blue": 1}
    assert row(state)[:5] == ["mason", "smuggler", "spy", "saboteur", "architect"]
    assert len(row(state)) == 6
    assert on_card(state, 3) == {"yellow": 2}
    assert sum(on_card(state, 6).values()) == 4
    assert state.actor() == 0
    assert keys(events)[:4] == ["card-paid", "card-paid", "card-taken", "bricks-taken"]


@pytest.mark.rule("§5.1", "F6")
def test_the_first_card_is_free_and_each_further_one_costs_a_brick_more() -> None:
    state = bare()
    give(state, 0, white=2)
    assert legal(state) == ["take 1", "take 2", "take 3"]
    assert [card["cost"] for card in GAME.view(state, 0)["row"]] == [0, 1, 2, 3, 4, 5]
    assert reason(state, "take 4") == "card-too-dear"


@pytest.mark.rule("§5.1", "F6")
def test_bricks_of_the_chosen_card_cannot_pay_for_it() -> None:
    state = bare()
    load(state, 2, white=4)
    list_answers(state)
    assert state.count == 1
    assert reason(state, "take 2") == "card-too-dear"


@pytest.mark.rule("§5.1", "F6", "§4")
def test_which_brick_lies_where_matters_so_all_orders_are_open() -> None:
    for first, second in (("white", "blue"), ("blue", "white")):
        state = bare()
        give(state, 0, white=1, blue=1)
        load(state, 3, yellow=4)
        play(state, "take 3", f"pay {first}")
        assert on_card(state, 1) == {first: 1}
        assert on_card(state, 2) == {second: 1}


@pytest.mark.rule("§4", "§7")
def test_payments_are_named_colour_by_colour() -> None:
    """One payment is one path: never back to an earlier colour, never so far that the rest cannot be paid."""
    state = bare()
    give(state, 0, white=2, yellow=1, blue=2)
    state.built = 4
    ask(state, t.BUILD)
    assert phase(state) == "pay-building"
    assert state.owed == 3
    assert legal(state) == ["pay white", "pay yellow"]
    assert reason(state, "pay blue") == "rest-unpaid"
    assert reason(state, "pay green") == "no-brick"
    step(state, "pay yellow")
    assert storage(state, 0) == {"white": 2}


@pytest.mark.rule("§4")
def test_no_way_back_to_an_earlier_colour() -> None:
    state = bare()
    give(state, 0, white=2, yellow=2, blue=2)
    state.built = 4
    ask(state, t.BUILD)
    play(state, "pay yellow")
    assert legal(state) == ["pay yellow", "pay blue"]
    assert reason(state, "pay white") == "out-of-order"


@pytest.mark.rule("§5.3", "F17")
def test_a_card_gets_what_the_bag_holds_and_is_never_topped_up() -> None:
    state = bare(2)
    for colour, bricks in (("white", 22), ("yellow", 18), ("green", 15), ("red_brown", 12), ("blue", 10), ("purple", 8)):
        give(state, 1, **{colour: bricks})
    hold(state, 0, "mason")
    events = play(state, "take 1")
    assert of(events, "bag-empty")[0]["bricks"] == 3
    assert on_card(state, 6) == {"white": 3}
    assert state.bag_size == 0
    state.lose(1, 1)
    state.to_bag(1, 1)
    ask(state, t.COMMISSIONS)
    assert on_card(state, 6) == {"white": 3}


@pytest.mark.rule("§11", "F22")
def test_the_discard_pile_is_shuffled_when_the_last_card_is_drawn() -> None:
    state = bare(2)
    empty_piles(state)
    give_back = state.hand[1 * 32 + 5]
    assert give_back > 0
    state.give_up(1, 5)
    state.piles[DISCARDED + 5] -= 1
    state.discarded -= 1
    state.piles[PILE + 5] += 1
    state.pile_left += 1
    state.give_up(1, 6)
    state.give_up(1, 6)
    give(state, 0, white=1)
    events = play(state, "take 1")
    assert of(events, "reshuffled")[0]["cards"] == 2
    assert state.pile_left == 2
    assert state.discarded == 0
    assert row(state)[5] == "mason"


@pytest.mark.rule("§11", "F16", "F22")
def test_an_empty_pile_is_made_anew_when_a_card_is_needed() -> None:
    state = bare(2)
    empty_piles(state)
    state.give_up(1, 6)
    give(state, 0, white=1)
    events = play(state, "take 1")
    assert of(events, "reshuffled")[0]["cards"] == 1
    assert row(state)[5] == "smuggler"
    assert len(row(state)) == 6


@pytest.mark.rule("§11", "F16")
def test_with_both_piles_empty_the_row_stays_short() -> None:
    state = bare(2)
    empty_piles(state)
    give(state, 0, white=5)
    events = play(state, "take 1")
    assert of(events, "row-short")[0]["cards"] == 5
    assert len(row(state)) == 5
    ask(state, t.CHOOSE_CARD)
    assert reason(state, "take 6") == "no-card-there"


@pytest.mark.rule("§5.2", "§11.1", "F40")
def test_a_taken_event_is_discarded_before_the_row_is_filled() -> None:
    """With an otherwise empty pile the event itself comes back at once."""
    state = bare(2)
    empty_piles(state)
    wanted = next(k for k in range(32) if state.hand[32 + k] and state.parts.type[k] == 0)
    assert wanted == 0
    state.give_up(1, 2)
    lay_row(state, *row(state))
    flood = fetch(state, "flood")
    state.piles[PILE + state.row[CARD_IN]] += 1
    state.pile_left += 1
    state.take_in_hand(1, fetch(state, GAME.actions.json(878 + state.row[CARD_IN])["card"]))
    state.row[CARD_IN] = flood
    give(state, 0, white=1)
    events = play(state, "take 1")
    assert of(events, "reshuffled")[0]["cards"] == 1
    assert row(state)[5] == "flood"
    assert discarded(state) == []


@pytest.mark.rule("§4")
def test_a_turn_goes_through_its_phases_and_on_to_the_left_neighbour() -> None:
    state = bare(3)
    give(state, 0, white=4)
    give(state, 1, white=1)
    load(state, 1, white=1)
    assert phase(state) == "choose-card"
    play(state, "take 1")
    assert phase(state) == "exchange"
    play(state, "no-exchange")
    assert phase(state) == "build"
    play(state, "found white", "end-building")
    assert state.turn() == state.actor() == 1
    assert phase(state) == "choose-card"


@pytest.mark.rule("§4")
def test_nothing_is_asked_where_there_is_one_answer() -> None:
    state = bare(2)
    build(state, 1, "white", 2)
    ask(state, t.COMMISSIONS, 0)
    assert state.turn() == 1


@pytest.mark.rule("§5.3")
def test_a_decision_can_be_taken_back_until_something_is_drawn() -> None:
    match = GAME.new(2, seed=4)
    first = match.actor
    match.step("take 2")
    while GAME.prompt(match.state).key == "pay-card":
        match.step(match.legal_actions()[0])
    assert match.undo_refusal(first) == "undo-revealed"
    match.step(match.legal_actions()[0])
    assert match.undo_refusal(first) is None
