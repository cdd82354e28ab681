"""Medici §9: three rounds, the richest wins."""

import pytest

from tests.games.medici.positions import GAME, all_pass, end_by_free_cards, fresh, levels, only, position, set_money, told

HELD = [
    ["metals 5", "porcelain 5", "dyes 5", "cloth 5", "spices 5"],
    ["metals 5", "porcelain 5", "dyes 5", "cloth 5", "spices 4"],
    ["porcelain 0", "dyes 0", "cloth 0", "spices 0"],
]


@pytest.mark.rule("§9", "§5")
@pytest.mark.parametrize("rounds", [1, 2, 3])
def test_the_match_ends_after_the_third_scoring(rounds: int) -> None:
    state = position(3, held=HELD, money=[100, 0, 100])
    state.round = rounds
    end_by_free_cards(state, "metals 0")
    assert state.over() is (rounds == 3)
    events = told(state)
    assert len(only(events, "payout")) == 3
    assert len(only(events, "round-begins")) == (rounds < 3)


@pytest.mark.rule("§9")
def test_the_last_round_is_scored_before_the_end() -> None:
    state = position(3, held=HELD, money=[10, 10, 10])
    state.round = 3
    end_by_free_cards(state, "metals 0")
    assert levels(state, "metals") == [1, 1, 1]
    assert state.scores() == [10 + 30 + 25, 10 + 15 + 25, 10 + 0 + 25], "all share the top of all five tracks"


@pytest.mark.rule("§9", "M14")
@pytest.mark.parametrize(
    ("money", "places"),
    [
        ([50, 90, 70], [3, 1, 2]),
        ([90, 50, 90], [1, 3, 1]),
        ([50, 90, 50, 90], [3, 1, 3, 1]),
        ([60, 60, 60, 60, 60], [1, 1, 1, 1, 1]),
        ([1, 2, 3, 3, 4, 5], [6, 5, 3, 3, 2, 1]),
    ],
)
def test_the_richest_wins_and_equals_share_their_place(money: list[int], places: list[int]) -> None:
    state = fresh(len(money))
    set_money(state, money)
    assert state.placings() == places


@pytest.mark.rule("§9", "M14")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_match_in_which_nobody_ever_bids_is_a_shared_victory(players: int) -> None:
    """Each round runs through the whole deck; all earn the same."""
    match = GAME.new(players, seed=11)
    while not match.over:
        match.step("auction" if match.prompt().key == "more" else "pass")
    assert match.placings() == [1] * players
    assert len(set(match.scores())) == 1
    assert len(only((GAME.event_json(told.event) for told in match.told), "round-over")) == 3


@pytest.mark.rule("§9")
def test_the_view_says_that_the_match_is_over() -> None:
    state = position(3, held=HELD)
    state.round = 3
    end_by_free_cards(state, "metals 0")
    view = GAME.view(state, 0)
    assert (view["phase"], view["actor"], state.legal_actions()) == ("over", -2, [])
    assert all_pass(state) == []
