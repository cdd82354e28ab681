"""What stands beside a choice: cards with their effect, destinations with way, price and yield."""

import pytest

import signoria
from signoria.cli.boards import details_of
from signoria.core.language import LANGUAGES
from signoria.core.match import Match
from signoria.core.rng import Rng
from signoria.games.firenze.terminal_details import described, effect
from signoria.games.ilvecchio.terminal_details import shortest
from tests.games.firenze.editions import changed


def at(game: str, prompt: str) -> Match:
    """A match in which somebody is asked this."""
    match = signoria.load(game).new(3, seed=4)
    rng = Rng(8)
    while match.prompt().key != prompt:
        actions = match.legal_actions()
        match.step(actions[rng.below(len(actions))])
    return match


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_is_named_with_its_effect(language: str) -> None:
    match = at("firenze", "choose-card")
    wording = match.game.wording(language)
    found = details_of(match, wording)
    row = match.view(match.actor)["row"]
    for action in match.legal_actions():
        form = match.game.actions.json(action)
        if form["verb"] == "take":
            name = wording.shared(f"card-{row[int(form['position']) - 1]['card']}")
            assert found[action].startswith(name)
            assert len(found[action]) > len(name) + 12, "and what it does"
            assert "{" not in found[action]


def test_effects_have_the_numbers_of_the_edition() -> None:
    match = at("firenze", "choose-card")
    assert effect("mason", match, match.game.wording("en")) == "Building costs 3 bricks less this turn."
    assert "−2" in effect("scandal", match, match.game.wording("de"))


@pytest.mark.parametrize(
    ("language", "name"), [("en", "Wholesaler:"), ("de", "Großhändler (Wholesaler):"), ("fr", "Grossiste (")]
)
def test_the_printed_name_stands_beside_ours_where_it_is_another(language: str, name: str) -> None:
    match = at("firenze", "choose-card")
    assert described("wholesaler", match, match.game.wording(language)).startswith(name)


def test_an_owners_card_is_named_and_told_as_its_edition_has_it() -> None:
    own = {"en": "Big Trader", "de": "Großhandel", "fr": "Gros négoce"}
    match = signoria.load("firenze").new(2, seed=4, edition=changed(wholesaler={"rate": 2, "names": own}))
    for language, name in own.items():
        said = described("wholesaler", match, match.game.wording(language, edition=match.edition))
        assert said.startswith(name)
        assert "Wholesaler" not in said
        assert "2" in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_destination_has_price_way_and_yield(language: str) -> None:
    match = at("ilvecchio", "destination")
    wording = match.game.wording(language)
    view = match.view(match.actor)
    found = details_of(match, wording)
    journey = view["journey"]
    assert set(found) == {a for a in match.legal_actions() if match.game.actions.json(a)["verb"] == "go"}
    for action, said in found.items():
        place = str(match.game.actions.json(action)["place"])
        roads = journey["roads"][place]
        if roads:
            assert str(roads) in said
        for between in shortest(view["map"], journey["from"], place)[1:-1]:
            assert wording.shared(f"place-{between}") in said
        assert " · " in said
        assert any(character.isdigit() for character in said.split(" · ", 1)[1]), "what is to be had there"


def test_the_shortest_way_is_as_long_as_the_engine_says() -> None:
    match = at("ilvecchio", "destination")
    view = match.view(match.actor)
    for place, roads in view["journey"]["roads"].items():
        assert len(shortest(view["map"], view["journey"]["from"], place)) - 1 == roads
