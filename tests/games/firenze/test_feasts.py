"""Firenze §11.3 and §11.4: feasts and buildings."""

import pytest

from signoria.games.firenze import GAME
from signoria.games.firenze.table import LESS_OF, LIMIT_OF, RATE_OF
from tests.games.firenze.editions import changed
from tests.games.firenze.positions import bare, build, cards, discarded, give, hold, lay_row, load, of, play, storage


def taking(name: str, players: int = 3) -> object:
    state = bare(players)
    lay_row(state, name, "mason", "smuggler", "saboteur", "spy", "princess")
    load(state, 1, white=2, blue=1)
    return state


@pytest.mark.rule("§11.3", "F23")
def test_monument_goes_to_the_tallest_tower_and_the_bricks_stay() -> None:
    state = taking("monument")
    build(state, 0, "white", 3)
    build(state, 1, "green", 4)
    build(state, 2, "blue", 6)
    events = play(state, "take 1") if state.count > 1 else play_forced(state)
    assert of(events, "monument-goes")[0]["seat"] == 2
    assert of(events, "monument-goes")[0]["height"] == 6
    assert cards(state, 2) == ["monument"]
    assert storage(state, 0)["blue"] == 1


def play_forced(state: object) -> list[dict[str, object]]:
    give(state, 0, white=1)
    return play(state, "take 1")


@pytest.mark.rule("§11.3", "F23")
@pytest.mark.parametrize(("heights", "owner"), [((4, 4, 4), 1), ((4, 0, 4), 2), ((0, 0, 0), 1), ((5, 4, 4), 0)])
def test_monument_ties_are_counted_from_the_active_player(heights: tuple[int, ...], owner: int) -> None:
    state = taking("monument")
    for seat, height in enumerate(heights):
        if height:
            build(state, seat, "white", height)
    give(state, 1, green=1)
    state.active = 1
    state.ask(1, state.waiting)
    events = play(state, "take 1")
    assert of(events, "monument-goes")[0]["seat"] == owner
    assert cards(state, owner) == ["monument"]


@pytest.mark.rule("§11.3", "§5.2")
@pytest.mark.parametrize("name", ["recognition", "scandal"])
def test_other_feasts_stay_with_who_takes_them(name: str) -> None:
    state = taking(name)
    build(state, 2, "white", 5)
    give(state, 0, white=1)
    play(state, "take 1")
    assert cards(state, 0) == [name]


@pytest.mark.rule("§11.4")
@pytest.mark.parametrize(
    ("name", "less", "limit", "rate"), [("workshop", 1, 10, 3), ("storehouse", 0, 15, 3), ("trading-house", 0, 10, 2)]
)
def test_buildings_are_of_use_at_once(name: str, less: int, limit: int, rate: int) -> None:
    state = taking(name)
    give(state, 0, white=1)
    events = play(state, "take 1")
    assert of(events, "building-opened")[0]["card"] == name
    assert (state.player[LESS_OF], state.player[LIMIT_OF], state.player[RATE_OF]) == (less, limit, rate)
    view = GAME.view(state, 1)["seats"][0]
    assert view["limit"] == limit
    assert [card["type"] for card in view["cards"]] == ["building"]


@pytest.mark.rule("§11.4", "F15")
def test_a_second_equal_building_is_discarded() -> None:
    state = taking("workshop")
    hold(state, 0, "workshop")
    give(state, 0, white=1)
    events = play(state, "take 1")
    assert of(events, "building-twice")[0]["card"] == "workshop"
    assert cards(state, 0) == ["workshop"]
    assert discarded(state) == ["workshop"]
    assert storage(state, 0)["blue"] == 1
    assert state.player[LESS_OF] == 1


@pytest.mark.rule("§11.4", "F39")
def test_a_building_that_goes_takes_its_effect_along() -> None:
    state = bare()
    hold(state, 0, "workshop", "storehouse", "trading-house")
    assert (state.player[LESS_OF], state.player[LIMIT_OF], state.player[RATE_OF]) == (1, 15, 2)
    state.give_up(0, 17)
    state.give_up(0, 18)
    assert (state.player[LESS_OF], state.player[LIMIT_OF], state.player[RATE_OF]) == (1, 10, 3)


@pytest.mark.rule("§11.4")
def test_numbers_of_buildings_are_data() -> None:
    state = bare(edition=changed(workshop={"less": 2}, storehouse={"limit": 12}))
    hold(state, 0, "workshop", "storehouse")
    assert (state.player[LESS_OF], state.player[LIMIT_OF]) == (2, 12)
