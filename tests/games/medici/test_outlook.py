"""What a view of Medici says about payouts and levels is what the scoring then pays."""

import pytest

from signoria.core.rng import Rng
from signoria.games.medici.events import PAYOUT
from signoria.games.medici.outlook import forecast, purchase
from signoria.games.medici.view import view
from tests.games.medici.positions import GAME, position, turn_up

HELD = [
    ["spices 5", "dyes 5", "metals 3", "metals 0", "neutral"],
    ["spices 5", "dyes 5", "cloth 5", "metals 5", "porcelain 0"],
    ["porcelain 5", "porcelain 5", "metals 5", "metals 1"],
    ["cloth 5", "cloth 4", "dyes 4", "porcelain 3"],
    ["spices 4", "dyes 3", "cloth 3", "porcelain 4"],
]


@pytest.mark.rule("§6", "M8")
def test_the_forecast_is_the_example_of_the_rulebook() -> None:
    found = forecast(position(5, held=HELD))
    assert [(row["value"], row["place"], row["pays"]) for row in found] == [
        (23, 1, 30),
        (20, 2, 20),
        (16, 3, 7),
        (16, 3, 7),
        (14, 5, 0),
    ]
    assert found[2]["levels"] == {"metals": 2, "porcelain": 2, "dyes": 0, "cloth": 0, "spices": 0}


@pytest.mark.rule("§4", "§6")
def test_a_purchase_counts_the_lot_for_its_buyer_only() -> None:
    state = position(5, held=HELD)
    turn_up(state, "spices 3")
    found = purchase(state, 2)
    assert found is not None
    assert (found["value"], found["place"], found["pays"], found["levels"]["spices"]) == (19, 3, 10, 1)
    assert purchase(state, 0) is None  # its warehouse is full
    assert purchase(state, -1) is None
    assert [seat["fits"] for seat in view(state, 2)["seats"]] == [False, False, True, True, True]
    assert purchase(position(5, held=HELD), 2) is None


def test_a_forecast_leaves_the_table_as_it_is() -> None:
    state = position(5, held=HELD)
    before = state.to_ints()
    view(state, 2)
    assert state.to_ints() == before


def test_the_forecast_is_paid_when_a_round_ends() -> None:
    """In random matches the last forecast before a payout is what is paid."""
    paid = 0
    for seed in range(6):
        match, rng = GAME.new(3 + seed % 4, seed=seed), Rng(seed, 3)
        while not match.over:
            actions, first = match.legal_actions(), len(match.told)
            match.keep_copies()
            match.step(actions[rng.below(len(actions))])
            copies = match.take_copies()
            events = [told.event for told in match.told[first:]]
            payouts = [number for number, event in enumerate(events) if event.kind == PAYOUT]
            if payouts:
                found = forecast(copies[payouts[0] - 1])  # type: ignore[arg-type]
                for number in payouts:
                    row = found[events[number].a]
                    assert (row["value"], row["place"], row["pays"]) == (events[number].b, events[number].c, events[number].f)
                    paid += 1
    assert paid > 50
