"""Firenze §1: an edition is data that an owner can correct, and a wrong one is refused precisely."""

from typing import Any

import pytest

from signoria.core.errors import BadEdition
from signoria.core.rng import Rng
from signoria.core.state import CHANCE, OVER
from signoria.games.firenze import GAME
from tests.games.firenze.editions import changed, content, made
from tests.games.firenze.positions import bare, check, give, hold, legal, play


def card(form: dict[str, Any], name: str) -> dict[str, Any]:
    return next(card for card in form["cards"] if card["card"] == name)


def wrong(form: dict[str, Any]) -> str:
    with pytest.raises(BadEdition) as refused:
        GAME.check_edition(made(form))
    return str(refused.value)


@pytest.mark.rule("§1")
def test_a_deck_that_does_not_add_up() -> None:
    form = content()
    card(form, "mason")["copies"] = 5
    assert wrong(form) == "mine.toml: deck.cards is 52; expected 53, the sum over [[cards]]"
    form = content()
    card(form, "mason")["start"] = 1
    assert wrong(form) == "mine.toml: deck.start is 10; expected 9, the sum over [[cards]]"


@pytest.mark.rule("§1")
def test_more_start_cards_than_copies() -> None:
    form = content()
    card(form, "spy")["start"] = 3
    assert "cards[8].start is 3; expected a whole number from 0 to 2" in wrong(form)


@pytest.mark.rule("§1")
def test_an_unknown_effect_and_a_missing_number() -> None:
    form = content()
    card(form, "spy")["effect"] = "miracle"
    assert 'cards[8].effect is "miracle"; expected one of tribute' in wrong(form)
    form = content()
    del card(form, "mason")["less"]
    assert "cards[5].less is missing; expected a whole number from 1 to 20" in wrong(form)


@pytest.mark.rule("§1")
def test_the_same_card_twice_and_a_key_nobody_knows() -> None:
    form = content()
    form["cards"].append(dict(card(form, "spy")))
    assert "'spy' stands here a second time" in wrong(form)
    form = content()
    card(form, "spy")["colour"] = "blue"
    assert "cards[8].colour is not a key" in wrong(form)


@pytest.mark.rule("§11", "F16")
def test_a_deck_that_could_run_out() -> None:
    form = content()
    for name in ("mason", "smuggler", "saboteur", "patrician", "collapse", "warehouse-fire"):
        card(form, name)["copies"] = card(form, name)["start"] = 0
    form["deck"].update(cards=32, start=6)
    assert "there are 31 without Campanile, and 33 could be out of play; have 34 or more" in wrong(form)


@pytest.mark.rule("§2.1", "F4")
def test_balconies_that_could_not_all_be_placed() -> None:
    form = content()
    form["balconies"] = [tile for tile in form["balconies"] if tile["number"] != 2 or tile["colour"] == "blue"]
    assert "number 2 could be left without a tile to place" in wrong(form)
    form = content()
    form["balconies"].append(dict(form["balconies"][0]))
    assert "number 1 has a second tile for white 6" in wrong(form)


@pytest.mark.rule("§2.3", "F1")
def test_more_white_bricks_than_there_are() -> None:
    form = content()
    form["start"]["white"] = [6, 6, 7, 7]
    assert "start.white is [6, 6, 7, 7]; expected at most 25 white bricks in all" in wrong(form)


@pytest.mark.rule("§5")
def test_costs_must_not_fall() -> None:
    form = content()
    form["play"]["costs"] = [0, 1, 0]
    assert "play.costs is [0, 1, 0]; expected 1 to 6 costs that do not fall" in wrong(form)


@pytest.mark.rule("§9.1")
def test_floor_tiles_belong_to_heights() -> None:
    form = content()
    form["floors"]["9"] = 5
    assert "floors.9 is 5; expected heights from 3 to 8 as keys" in wrong(form)


@pytest.mark.rule("§1", "§11.2")
def test_an_own_card_out_of_a_known_effect_with_names() -> None:
    form = content()
    form["cards"].append(
        {
            "provenance": "printed",
            "card": "own-1",
            "effect": "mason",
            "less": 5,
            "copies": 2,
            "start": 0,
            "names": {"en": "Guild", "de": "Zunft", "fr": "Guilde"},
        }
    )
    form["deck"]["cards"] = 54
    state = bare(2, made(form))
    hold(state, 0, "own-1", "mason")
    give(state, 0, white=3)
    assert GAME.view(state, 0)["seats"][0]["cards"][1]["names"]["de"] == "Zunft"
    assert "Zunft" in GAME.wording("de", edition=made(form)).action(GAME.parse("play own-1"))
    assert "Maurer" in GAME.wording("de", edition=made(form)).action(GAME.parse("play mason"))
    assert {"play mason", "play own-1"} <= set(legal(state))
    play(state, "play own-1")
    assert GAME.view(state, 0)["building"]["costs"] == [0, 0, 0, 0, 1, 5]
    play(state, "play mason")
    assert GAME.view(state, 0)["building"]["costs"] == [0, 0, 0, 0, 0, 2]


@pytest.mark.rule("§11")
def test_not_too_many_names_that_spare_towers() -> None:
    form = content()
    for number in range(1, 5):
        spare = {"provenance": "printed", "card": f"own-{number}", "effect": "architect", "copies": 1, "start": 0}
        form["cards"].append(spare)
    form["deck"]["cards"] = 56
    assert "5 names have the effect 'architect'; have at most 4" in wrong(form)


def play_out(edition: Any, players: int, seed: int, check_every: int, *, hoard: bool = False) -> set[str]:
    """A random match with its steps checked, in which persons may be hoarded; returns which events came up."""
    match = GAME.new(players, seed=seed, edition=edition)
    rng = Rng(seed, 3)
    steps = 0
    while not match.over:
        actions = match.legal_actions()
        if hoard:
            actions = [action for action in actions if not GAME.text(action).startswith("play ")]
        match.step(actions[rng.below(len(actions))])
        steps += 1
        if steps % check_every == 0:
            check(match.state)
    return {GAME.event_kind(event).key for event in match.events()}


@pytest.mark.rule("§11", "F16", "F22")
def test_a_very_small_deck_plays_to_the_end() -> None:
    """Persons are hoarded, so that the pile is made anew again and again."""
    form = content()
    for name in ("collapse", "warehouse-fire", "flood", "tribute", "luxury-tax", "smuggler", "saboteur"):
        card(form, name)["copies"] = card(form, name)["start"] = 0
    card(form, "mason").update(copies=6, start=4)
    form["turns"]["most"] = 25
    form["deck"].update(cards=35, start=sum(each["start"] for each in form["cards"]))
    missing = 35 - sum(each["copies"] for each in form["cards"])
    card(form, "architect")["copies"] += missing
    seen: set[str] = set()
    for seed in range(4):
        seen |= play_out(made(form), 4, seed, 7, hoard=True)
    assert "reshuffled" in seen


@pytest.mark.rule("§11.5", "F28", "F32")
def test_two_campaniles_of_different_colours() -> None:
    form = content()
    card(form, "campanile").update(copies=2)
    other = {"provenance": "printed", "card": "own-2", "effect": "campanile", "bricks": 2, "colour": "blue"}
    form["cards"].append({**other, "copies": 3, "start": 3})
    form["deck"].update(cards=56, start=13)
    form["turns"]["most"] = 20
    seen: set[str] = set()
    for seed in range(6):
        seen |= play_out(made(form), 3, seed, 5)
    assert {"church-laid", "churches-full"} & seen
    state = bare(2, changed())
    assert state.actor() not in (CHANCE, OVER)
