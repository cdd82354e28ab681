"""Firenze §1, §2 and §14: the set-up and its variants."""

from collections import Counter
from typing import Any

import pytest

from signoria.core.rng import Rng
from signoria.core.state import CHANCE
from signoria.games.firenze import GAME
from signoria.games.firenze.components import HEIGHTS
from signoria.games.firenze.edition import EFFECTS
from signoria.games.firenze.state import FirenzeState
from signoria.games.firenze.table import STOCK_OF
from tests.games.firenze.editions import changed


def set_up(players: int, seed: int, edition: Any = None, **options: Any) -> FirenzeState:
    chosen = {key.replace("_", "-"): value for key, value in options.items()}
    state = GAME.initial(players, edition=edition, options=chosen)
    rng = Rng(seed)
    while state.actor() == CHANCE:
        state.step(state.sample(rng))
    return state


def neutral_seals(state: FirenzeState) -> list[tuple[str, int]]:
    return [(c["colour"], c["height"]) for c in GAME.view(state, 0)["board"] if c["seal"] == "neutral"]


def balconies(state: FirenzeState) -> dict[int, tuple[str, int, int]]:
    board = GAME.view(state, 0)["board"]
    return {c["balcony"]: (c["colour"], c["height"], c["points"]) for c in board if c["balcony"]}


@pytest.mark.rule("§1", "F2")
@pytest.mark.parametrize(("players", "seals"), [(2, 9), (3, 7), (4, 6)])
def test_the_box_for_each_number_of_players(players: int, seals: int) -> None:
    state = set_up(players, 1)
    view = GAME.view(state, 0)
    assert [seat["seals"] for seat in view["seats"]] == [seals] * players
    assert [seat["points"] for seat in view["seats"]] == [0] * players
    assert list(state.parts.bricks) == [25, 18, 15, 12, 10, 8]
    assert sum(state.parts.copies) == 52
    assert sum(state.parts.start) == 10
    assert view["floors"] == {"5": 1, "6": 2, "7": 3, "8": 4}
    assert len(view["board"]) == 36


@pytest.mark.rule("§1")
def test_every_effect_is_used_by_the_shipped_cards() -> None:
    state = GAME.initial(4)
    assert {state.parts.effect[k] for k in range(32)} - {-1} == {effect.code for effect in EFFECTS.values()}


@pytest.mark.rule("§2", "§2.1", "F4")
def test_one_balcony_of_each_number_with_its_total() -> None:
    firsts = set()
    for seed in range(40):
        found = balconies(set_up(4, seed))
        assert sorted(found) == [1, 2, 3, 4]
        firsts.add(found[1])
    assert firsts == {("white", 6, 7), ("yellow", 5, 6), ("green", 5, 7), ("red-brown", 5, 7), ("blue", 4, 6)}


@pytest.mark.rule("§2.1", "F4")
def test_a_tile_for_a_taken_space_is_drawn_again() -> None:
    edition = changed(balconies=[(2, "white", 6, 9), (2, "blue", 5, 8), (2, "purple", 5, 8)])
    state = GAME.initial(2, edition=edition)
    state.step(GAME.outcomes.parse("balcony white 6"))
    offered = [GAME.outcome_text(outcome) for outcome, _ in state.chance_outcomes()]
    assert offered == ["balcony blue 5", "balcony purple 5"]
    other = GAME.initial(2, edition=edition)
    other.step(GAME.outcomes.parse("balcony green 5"))
    offered = [GAME.outcome_text(outcome) for outcome, _ in other.chance_outcomes()]
    assert offered == ["balcony white 6", "balcony blue 5", "balcony purple 5"]


@pytest.mark.rule("§2.2", "F3", "F30")
@pytest.mark.parametrize("number", range(1, 8))
def test_recommended_neutral_seals(number: int) -> None:
    for seed in range(25):
        state = set_up(3, seed, neutral_number=number)
        seals = neutral_seals(state)
        assert len(seals) == number
        low = sum(height <= 4 for _, height in seals)
        assert min(2, number) <= low <= min(3, number)
        tiles = Counter(name for name, _, _ in balconies(state).values())
        for name, count in Counter(name for name, _ in seals).items():
            assert count + tiles[name] <= 2


@pytest.mark.rule("§2.2", "F3")
def test_no_neutral_seals_at_all() -> None:
    assert neutral_seals(set_up(3, 1, neutral_number=0)) == []


@pytest.mark.rule("§2.2", "F3")
def test_five_neutral_seals_as_recommended_are_the_default() -> None:
    state = GAME.initial(4)
    rng = Rng(3)
    while state.actor() == CHANCE:
        state.step(state.sample(rng))
    assert len(neutral_seals(state)) == 5


@pytest.mark.rule("§14.1", "F3")
def test_neutral_seals_by_dice_lie_anywhere() -> None:
    lows = set()
    for seed in range(60):
        state = set_up(3, seed, neutral_seals="dice", neutral_number=7)
        seals = neutral_seals(state)
        assert len(set(seals)) == 7
        assert not {(name, height) for name, height, _ in balconies(state).values()} & set(seals)
        lows.add(sum(height <= 4 for _, height in seals))
    assert min(lows) < 2
    assert max(lows) > 3


@pytest.mark.rule("§14.1", "F3")
def test_by_dice_every_free_space_is_equally_likely() -> None:
    state = GAME.initial(3, options={"neutral-seals": "dice"})
    rng = Rng(1)
    for _ in range(4):
        state.step(state.sample(rng))
    outcomes = state.chance_outcomes()
    assert len(outcomes) == 36 - 4
    assert {weight for _, weight in outcomes} == {1}


@pytest.mark.rule("§14.2", "F29", "F3")
def test_a_dead_colour_by_lot_covers_its_whole_tower() -> None:
    dead = set()
    for seed in range(30):
        state = set_up(4, seed, neutral_seals="dead-colour", neutral_number=3)
        seals = neutral_seals(state)
        assert len(seals) == 6
        assert len({name for name, _ in seals}) == 1
        assert seals[0][0] not in {name for name, _, _ in balconies(state).values()}
        dead.add(seals[0][0])
    assert len(dead) == 6


@pytest.mark.rule("§14.2", "F29")
def test_a_named_dead_colour() -> None:
    state = GAME.initial(4, options={"neutral-seals": "dead-colour", "dead-colour": "green"})
    offered = [GAME.outcome_text(outcome) for outcome, _ in state.chance_outcomes()]
    assert offered == ["balcony white 6", "balcony yellow 5", "balcony red-brown 5", "balcony blue 4"]
    assert neutral_seals(state) == [("green", height) for height in range(3, 9)]


@pytest.mark.rule("§2.3", "F1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_start_player_by_lot_and_white_bricks_in_turn_order(players: int) -> None:
    starters = set()
    for seed in range(30):
        state = set_up(players, seed)
        starters.add(state.first)
        assert state.actor() == state.first
        for place in range(players):
            seat = (state.first + place) % players
            assert state.storage[seat * HEIGHTS] == 2 + place
            assert state.player[STOCK_OF + seat] == 2 + place
    assert starters == set(range(players))


@pytest.mark.rule("§2.4")
def test_six_cards_are_laid_out_before_any_brick_and_start_cards_come_first() -> None:
    match = GAME.new(4, seed=3)
    texts = [GAME.outcome_text(entry.id) for entry in match.entries]
    cards = [i for i, text in enumerate(texts) if text.startswith("card ")]
    bricks = [i for i, text in enumerate(texts) if text.startswith("brick ")]
    assert len(cards) == 6
    assert len(bricks) == 24
    assert max(cards) < min(bricks)
    assert match.state.start_left == 4
    assert [sum(card["bricks"].values()) for card in match.view()["row"]] == [4] * 6
    start_kinds = {"mason", "smuggler", "patrician", "princess", "wholesaler", "architect", "workshop", "storehouse"}
    assert {card["card"] for card in match.view()["row"]} <= start_kinds | {"trading-house"}


@pytest.mark.rule("§11.5", "§14", "F5")
def test_campanile_is_an_option() -> None:
    with_it, without = set_up(3, 1), set_up(3, 1, campanile=False)
    everywhere = GAME.conserved(with_it)
    assert everywhere["campanile cards"] == (1, 1)
    assert "campanile cards" not in GAME.conserved(without)
    assert sum(without.parts.copies) == 51


@pytest.mark.rule("§1", "F41")
def test_all_seats_and_spectators_see_the_same() -> None:
    state = set_up(4, 2)
    views = [GAME.view(state, seat) for seat in range(-1, 4)]
    for view in views:
        view.pop("seat")
    assert all(view == views[0] for view in views)
