"""§7: the eighteen province tiles."""

import pytest

from tests.games.ilvecchio.positions import choices, do, goods_of, names, position, seat_of, supply, where

FOLLOWERS = ["take assassin", "take knight", "take abbot"]


def owner(*tiles: str, used: tuple[str, ...] = (), **given):
    return position(provinces={0: [*tiles, *used]}, used=used, **given)


@pytest.mark.rule("§7", "V25")
def test_scroll_for_followers() -> None:
    state = owner("scroll-for-followers", goods={0: {"scroll": 1}})
    do(state, "use scroll-for-followers")
    assert choices(state) == FOLLOWERS
    do(state, "take knight", "take abbot")
    assert goods_of(state, 0) == {"knight": 1, "abbot": 1}


@pytest.mark.rule("§7", "V11")
@pytest.mark.parametrize(
    ("tile", "goods"),
    [
        ("six-florins", {"florins": 6}),
        ("bishop-and-carriage", {"bishop": 1, "carriage": 1}),
        ("one-scroll", {"scroll": 1}),
        ("one-knight", {"knight": 1}),
        ("one-assassin", {"assassin": 1}),
        ("one-abbot", {"abbot": 1}),
    ],
)
def test_plain_tiles(tile: str, goods: dict[str, int]) -> None:
    state = owner(tile)
    do(state, f"use {tile}")
    assert goods_of(state, 0) == goods
    assert seat_of(state, 0)["used-provinces"] == [tile]
    assert f"use {tile}" not in choices(state)
    assert state.actor() == 0


@pytest.mark.rule("§7")
def test_follower_for_scrolls() -> None:
    state = owner("follower-for-scrolls", goods={0: {"knight": 1, "abbot": 1}})
    do(state, "use follower-for-scrolls")
    assert choices(state) == ["give knight", "give abbot"]
    do(state, "give abbot")
    assert goods_of(state, 0) == {"knight": 1, "scroll": 2}


@pytest.mark.rule("§7", "V25")
def test_any_follower() -> None:
    state = owner("any-follower")
    do(state, "use any-follower")
    assert choices(state) == FOLLOWERS
    do(state, "take assassin")
    assert goods_of(state, 0) == {"assassin": 1}


@pytest.mark.rule("§7", "V40")
def test_florin_per_member_counts_places_and_florence_but_no_tracks() -> None:
    state = owner(
        "florin-per-member",
        standing={0: ["firenze", "empoli", "empoli"], 1: ["siena"]},
        lying={0: ["siena"]},
        tracks={"venezia": [0, 0]},
    )
    do(state, "use florin-per-member")
    assert goods_of(state, 0) == {"florins": 4}


@pytest.mark.rule("§7", "V34", "§4.4")
def test_rolled_member_is_placed() -> None:
    state = owner("rolled-member")
    do(state, "use rolled-member", "roll 10")
    assert choices(state) == ["place colle", "place sovicille", "place mensano"]
    do(state, "place colle")
    assert supply(state, 0) == 11


@pytest.mark.rule("§7", "V34")
def test_free_member_goes_anywhere() -> None:
    state = owner("free-member")
    do(state, "use free-member")
    assert len(choices(state)) == 22
    do(state, "place firenze")
    assert where(state, 0) == (["firenze"], [])


@pytest.mark.rule("§7", "V25")
@pytest.mark.parametrize(
    ("given", "taken", "goods"),
    [
        ("scroll", ["take knight", "take abbot"], {"knight": 2, "abbot": 1}),
        ("knight", ["take scroll"], {"scroll": 3}),
        ("knight", ["take abbot", "take abbot"], {"scroll": 1, "abbot": 2}),
    ],
)
def test_one_for_two(given: str, taken: list[str], goods: dict[str, int]) -> None:
    state = owner("one-for-two", goods={0: {"scroll": 1, "knight": 1}})
    do(state, "use one-for-two")
    assert choices(state) == ["give knight", "give scroll"]
    do(state, f"give {given}", *taken)
    assert goods_of(state, 0) == goods


@pytest.mark.rule("§7")
def test_five_florins_for_two() -> None:
    state = owner("five-florins-for-two", goods={0: {"florins": 6}})
    do(state, "use five-florins-for-two", "take knight")
    assert goods_of(state, 0) == {"florins": 1, "knight": 1, "scroll": 1}


@pytest.mark.rule("§7")
@pytest.mark.parametrize(("take", "goods"), [("florins", {"florins": 5}), ("scroll", {"scroll": 1}), ("abbot", {"abbot": 1})])
def test_one_of_three(take: str, goods: dict[str, int]) -> None:
    state = owner("one-of-three")
    do(state, "use one-of-three")
    assert choices(state) == ["take florins", *FOLLOWERS, "take scroll"]
    do(state, f"take {take}")
    assert goods_of(state, 0) == goods


@pytest.mark.rule("§7", "V29")
def test_use_again() -> None:
    state = owner("use-again", "one-knight", used=("six-florins", "one-scroll"))
    do(state, "use use-again")
    assert choices(state) == ["reuse six-florins", "reuse one-scroll"]
    events = do(state, "reuse six-florins")
    assert names(events) == ["uses-again", "tile-gives"]
    assert goods_of(state, 0) == {"florins": 6}
    assert seat_of(state, 0)["used-provinces"] == ["six-florins", "one-scroll", "use-again"]
    assert seat_of(state, 0)["provinces"] == ["one-knight"]


@pytest.mark.rule("§7", "V29", "V30")
def test_use_again_needs_a_used_tile_of_ones_own_that_works_now() -> None:
    assert "use use-again" not in choices(owner("use-again", "six-florins"))
    assert "use use-again" not in choices(owner("use-again", used=("scroll-for-followers", "no-money")))
    others = position(provinces={0: ["use-again"], 1: ["six-florins"]}, used=["six-florins"])
    assert "use use-again" not in choices(others)


@pytest.mark.rule("§7", "V30")
@pytest.mark.parametrize(
    "tile",
    ["scroll-for-followers", "follower-for-scrolls", "one-for-two", "five-florins-for-two", "florin-per-member", "use-again"],
)
def test_useless_tiles_are_not_offered(tile: str) -> None:
    state = owner(tile, goods={0: {"florins": 4}})
    assert f"use {tile}" not in choices(state)


@pytest.mark.rule("§7", "V30")
@pytest.mark.parametrize("tile", ["rolled-member", "free-member"])
def test_members_need_a_supply(tile: str) -> None:
    state = owner(tile, standing={0: ["poggibonsi"] * 12})
    assert f"use {tile}" not in choices(state)


@pytest.mark.rule("§7", "V39", "V41")
@pytest.mark.parametrize("tile", ["any-combination", "no-money"])
def test_tiles_for_takeovers_are_not_used_outside(tile: str) -> None:
    assert f"use {tile}" not in choices(owner(tile, standing={0: ["poggibonsi"]}))


@pytest.mark.rule("§7", "V41")
def test_what_a_tile_brings_pays_for_the_action() -> None:
    state = owner("one-assassin", standing={0: ["vicchio"]}, goods={0: {"florins": 2}})
    assert "use one-assassin" in choices(state)
    do(state, "use one-assassin", "send vicchio", "go vicchio")
    assert choices(state)[0].startswith("claim")
