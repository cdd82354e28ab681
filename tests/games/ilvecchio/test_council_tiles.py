"""§8: the twelve council tiles."""

import pytest

from tests.games.ilvecchio.positions import (
    choices,
    do,
    goods_of,
    hide_council_tile,
    names,
    on_track,
    position,
    supply,
    where,
)

FOLLOWERS = ["take assassin", "take knight", "take abbot"]


def councillor(*tiles: str, **given):
    return position(council={0: tiles}, **given)


@pytest.mark.rule("§8", "V36")
def test_scroll_tile_sells_a_second_scroll() -> None:
    state = councillor("scroll", standing={0: ["pistoia"]}, goods={0: {"florins": 1}})
    do(state, "send pistoia", "go pistoia", "take scroll")
    assert choices(state) == ["buy-scroll", "decline"]
    declined = state.clone()
    do(state, "buy-scroll")
    assert goods_of(state, 0) == {"scroll": 2}
    declined.step(declined.legal_actions()[1])
    assert goods_of(declined, 0) == {"scroll": 1, "florins": 1}


@pytest.mark.rule("§8")
def test_without_a_florin_nobody_is_asked() -> None:
    state = councillor("scroll", standing={0: ["pistoia"]})
    do(state, "send pistoia", "take scroll")
    assert state.actor() == 1


@pytest.mark.rule("§8", "V36")
@pytest.mark.parametrize(
    ("tile", "town", "take", "goods"),
    [
        ("money", "pistoia", ["take florins"], {"florins": 9}),
        ("follower", "volterra", [], {"assassin": 1, "florins": 2}),
        ("abbot", "barberino", [], {"abbot": 2}),
        ("knight", "figline", [], {"knight": 2}),
        ("assassin", "volterra", [], {"assassin": 2}),
        ("carriage", "siena", ["take carriage"], {"carriage": 2, "bishop": 1, "florins": 2}),
        ("bishop", "siena", ["take bishop"], {"bishop": 2, "carriage": 1, "florins": 2}),
        ("abbot", "figline", [], {"knight": 1}),
        ("money", "pistoia", ["take scroll"], {"scroll": 1}),
        ("carriage", "siena", ["take bishop"], {"bishop": 2}),
    ],
)
def test_tiles_that_react_to_goods(tile: str, town: str, take: list[str], goods: dict[str, int]) -> None:
    state = councillor(tile, standing={0: [town]})
    do(state, f"send {town}", *take)
    assert goods_of(state, 0) == goods


@pytest.mark.rule("§8", "V36")
def test_two_tiles_react_once_each_and_not_to_each_other() -> None:
    state = councillor("follower", "knight", standing={0: ["figline"]})
    do(state, "send figline")
    assert goods_of(state, 0) == {"knight": 2, "florins": 2}


@pytest.mark.rule("§8", "V36")
def test_green_towns_move_no_tile() -> None:
    state = councillor("money", standing={0: ["poggibonsi"]})
    do(state, "send poggibonsi")
    assert goods_of(state, 0) == {"florins": 3}


@pytest.mark.rule("V36")
def test_province_tiles_move_no_council_tile() -> None:
    state = position(council={0: ["knight", "follower"]}, provinces={0: ["one-knight"]})
    do(state, "use one-knight")
    assert goods_of(state, 0) == {"knight": 1}


@pytest.mark.rule("§8", "V34", "§4.5")
def test_recovery_tile_rolls_a_member_that_may_be_declined() -> None:
    state = councillor("recovery")
    do(state, "recover", "roll 10")
    assert choices(state) == ["decline", "place colle", "place sovicille", "place mensano"]
    joined = state.clone()
    events = do(state, "decline")
    assert names(events)[0] == "declines"
    assert supply(state, 0) == 12
    joined.step(joined.legal_actions()[1])
    assert supply(joined, 0) == 11


@pytest.mark.rule("§8", "V32", "V34")
def test_reinforcement_tile_brings_a_second_member_to_the_area() -> None:
    state = councillor("reinforcement")
    do(state, "reinforce", "roll 10", "place colle")
    assert choices(state) == ["decline", "place colle", "place sovicille", "place mensano"]
    do(state, "place mensano")
    assert where(state, 0) == (["colle", "mensano"], [])
    assert state.actor() == 1


@pytest.mark.rule("§8", "V32")
def test_reinforcement_tile_after_a_seven() -> None:
    state = councillor("reinforcement")
    do(state, "reinforce", "roll 7", "place mensano")
    assert choices(state) == ["decline", "place colle", "place sovicille", "place mensano"]
    florence = councillor("reinforcement")
    do(florence, "reinforce", "roll 7", "place firenze")
    assert choices(florence) == ["decline", "place firenze"]


@pytest.mark.rule("§8", "V32", "V36")
def test_reinforcement_tile_works_with_its_action_alone() -> None:
    state = position(council={0: ["reinforcement", "recovery"]}, provinces={0: ["rolled-member"]})
    do(state, "use rolled-member", "roll 10", "place colle")
    assert "place colle" not in choices(state)
    do(state, "recover", "roll 10", "place colle")
    assert state.actor() == 1


@pytest.mark.rule("§8", "V31")
def test_province_tile_pays_a_scroll_at_the_end_of_the_takeover() -> None:
    state = councillor("province", standing={0: ["vicchio"]}, goods={0: {"assassin": 1, "florins": 2}})
    do(state, "send vicchio", "go vicchio")
    assert goods_of(state, 0) == {}
    events = do(state, "claim one-knight")
    assert names(events) == ["claims", "council-adds"]
    assert goods_of(state, 0) == {"scroll": 1}


@pytest.mark.rule("§8", "V25", "V31")
def test_florence_tile_brings_a_follower_at_the_end_of_the_office() -> None:
    state = councillor("florence", standing={0: ["firenze"]}, goods={0: {"scroll": 2}})
    do(state, "send firenze")
    assert on_track(state, "nobility") == [0]
    do(state, *(f"nobility {tile}" for tile in ("supply", "places", "regions", "nobles", "crests")))
    do(state, "keep-nobility crests")
    assert choices(state) == FOLLOWERS
    do(state, "take abbot")
    assert goods_of(state, 0) == {"abbot": 1}
    assert state.actor() == 1


@pytest.mark.rule("§8", "V36")
@pytest.mark.parametrize(
    ("tile", "goods"),
    [
        ("scroll", {"scroll": 1}),
        ("money", {"florins": 4}),
        ("follower", {"florins": 2}),
        ("abbot", {"abbot": 1}),
        ("knight", {"knight": 1}),
        ("assassin", {"assassin": 1}),
        ("carriage", {"bishop": 1, "florins": 2}),
        ("bishop", {"carriage": 1, "florins": 2}),
        ("province", {"scroll": 1}),
    ],
)
def test_reveal_bonuses(tile: str, goods: dict[str, int]) -> None:
    """The bonus comes when the tile is turned up, without the other tiles reacting."""
    state = position(2, council={1: ["florence"]})
    hide_council_tile(state, 1, tile)
    do(state, "recover")
    assert state.actor() == 1
    assert goods_of(state, 1) == goods


@pytest.mark.rule("§8", "V34", "V36")
@pytest.mark.parametrize("tile", ["recovery", "reinforcement"])
def test_reveal_bonus_of_a_rolled_member(tile: str) -> None:
    state = position(2)
    hide_council_tile(state, 1, tile)
    do(state, "recover", "roll 10")
    assert choices(state) == ["decline", "place colle", "place sovicille", "place mensano"]
    do(state, "place colle")
    assert "recover" in choices(state), "the reinforcement tile does not react to its own bonus"


@pytest.mark.rule("§8", "V25", "V36")
def test_reveal_bonus_of_the_florence_tile() -> None:
    state = position(2)
    hide_council_tile(state, 1, "florence")
    do(state, "recover")
    assert choices(state) == FOLLOWERS
    do(state, "take knight")
    assert goods_of(state, 1) == {"knight": 1}
