"""§5.2, §9: the scoring and the twelve nobility tiles."""

import copy

import pytest

from signoria.core.edition import Edition
from signoria.core.state import OVER
from signoria.games.ilvecchio.scoring import score
from tests.games.ilvecchio.positions import GAME, Event, position, seat_of, told


def scored(players: int = 4, **given) -> tuple[list[Event], list[int], list[int]]:
    """The scoring of a position: what is told, the points and the places."""
    state = position(players, **given)
    score(state)
    assert state.actor() == OVER
    return told(state), state.scores(), state.placings()


def lines(events: list[Event], key: str) -> list[tuple[int, int]]:
    return [(event["seat"], event["points"]) for event in events if event["event"] == key]


@pytest.mark.rule("§5.2", "V24")
def test_members_on_tracks() -> None:
    """Venezia 5 5 4, Milano 7, council 2, nobility 1 and 1; the marker on the scoring track costs no member."""
    tracks = {"venezia": [0, 1, 1], "milano": [0], "council": [2], "nobility": [3, 3]}
    events, points, _ = scored(tracks=tracks)
    assert lines(events, "scores-track") == [(0, 5), (0, 7), (1, 9), (2, 2), (3, 2)]
    assert lines(events, "scores-majority") == [(0, 3), (1, 3), (2, 3), (3, 3)]
    assert points == [5 + 7 + 3, 9 + 3, 2 + 3, 2 + 3]


@pytest.mark.rule("§5.2", "V19")
def test_a_tied_majority_goes_to_who_had_all_members_there_first() -> None:
    events, _, _ = scored(tracks={"chiesa": [1, 0, 0, 1, 2]})
    assert lines(events, "scores-majority") == [(0, 3)]
    events, _, _ = scored(tracks={"chiesa": [1, 0, 1, 0]})
    assert lines(events, "scores-majority") == [(1, 3)]


@pytest.mark.rule("§5.2")
def test_five_points_for_being_everywhere() -> None:
    everywhere = {"venezia": [0], "milano": [1, 0], "chiesa": [1, 0], "council": [0], "nobility": [1, 0]}
    events, _, _ = scored(tracks=everywhere)
    assert lines(events, "scores-everywhere") == [(0, 5)]


@pytest.mark.rule("§5.2")
def test_a_point_for_each_crest() -> None:
    events, points, _ = scored(crests={1: 3})
    assert lines(events, "scores-crests") == [(1, 3)]
    assert points == [0, 3, 0, 0]


@pytest.mark.rule("§5.2", "V22")
def test_ties() -> None:
    """Equal points: followers and scrolls decide, then florins, then the victory is shared."""
    goods = {
        0: {"knight": 1, "scroll": 1},
        1: {"abbot": 1, "florins": 9},
        2: {"scroll": 2, "florins": 1},
        3: {"assassin": 1, "florins": 9},
    }
    assert scored(goods=goods)[2] == [2, 3, 1, 3]
    assert scored(goods=goods, crests={3: 1})[2] == [3, 4, 2, 1]


@pytest.mark.rule("§9", "V21")
@pytest.mark.parametrize(
    ("tile", "given", "points"),
    [
        ("supply", {"standing": {0: ["empoli"] * 5}}, 9),
        ("places", {"standing": {0: ["empoli", "firenze"]}, "lying": {0: ["siena", "siena", "colle"]}}, 6),
        ("regions", {"tracks": {"venezia": [0], "milano": [0], "chiesa": [0, 0], "council": [0]}}, 6),
        ("nobles", {"tracks": {"nobility": [0, 1, 0, 0]}}, 6),
        ("councillors", {"tracks": {"council": [0, 1, 0]}}, 4),
        ("carriages-and-bishops", {"goods": {0: {"carriage": 3, "bishop": 2}}}, 4),
        ("carriages-and-bishops", {"goods": {0: {"carriage": 7, "bishop": 6}}}, 8),
        ("three-colours", {"standing": {0: ["radda"]}, "lying": {0: ["prato", "greve"]}}, 6),
        ("three-colours", {"standing": {0: ["radda", "prato", "empoli"]}}, 0),
        ("three-regions", {"tracks": {"venezia": [0, 0, 0], "milano": [0, 0], "chiesa": [0, 0]}}, 10),
        ("neighbours", {"tracks": {"venezia": [0, 0, 0], "council": [0, 1, 0]}}, 4),
        ("one-of-each", {"goods": {0: {"knight": 1, "florins": 1, "scroll": 1, "carriage": 1, "bishop": 1}}}, 8),
        ("one-of-each", {"goods": {0: {"knight": 1, "scroll": 1, "carriage": 1, "bishop": 1}}}, 0),
        ("unused-provinces", {"provinces": {0: ["six-florins", "one-scroll", "no-money"]}, "used": ["one-scroll"]}, 6),
        ("crests", {"crests": {0: 1}}, 3),
        ("crests", {"crests": {0: 2}}, 5),
        ("crests", {"crests": {0: 3}}, 7),
        ("crests", {}, 0),
    ],
)
def test_nobility_tiles(tile: str, given: dict, points: int) -> None:
    events, _, _ = scored(nobility={0: [tile]}, **given)
    assert lines(events, "scores-nobility") == [(0, points)]


@pytest.mark.rule("§9", "V35")
@pytest.mark.parametrize("crests", [4, 5, 7])
def test_four_or_more_crests(crests: int) -> None:
    events, points, _ = scored(nobility={0: ["crests"]}, crests={0: crests})
    assert lines(events, "scores-nobility") == [(0, 10)]
    assert points[0] == 10 + crests


@pytest.mark.rule("§9", "V20")
@pytest.mark.parametrize(("players", "members", "points"), [(4, [0, 0, 0, 0], 8), (3, [0, 0, 0], 3), (2, [0, 0, 1, 0], 2)])
def test_neighbours_are_disjoint_pairs(players: int, members: list[int], points: int) -> None:
    events, _, _ = scored(players, nobility={0: ["neighbours"]}, tracks={"milano": members})
    assert lines(events, "scores-nobility") == [(0, points)]


@pytest.mark.rule("§9", "V21")
def test_members_count_for_several_tiles() -> None:
    events, _, _ = scored(nobility={0: ["nobles", "neighbours"]}, tracks={"nobility": [0, 0]})
    assert lines(events, "scores-nobility") == [(0, 4), (0, 4)]


@pytest.mark.rule("§9", "V40")
def test_florence_counts_as_a_place() -> None:
    events, _, _ = scored(nobility={0: ["places"]}, standing={0: ["firenze", "firenze"]})
    assert lines(events, "scores-nobility") == [(0, 3)]


@pytest.mark.rule("§5.2")
def test_nobility_tiles_are_shown_at_the_end() -> None:
    state = position(nobility={1: ["supply"]})
    assert seat_of(state, 1, viewer=0)["nobility-tiles"] is None
    assert seat_of(state, 1)["nobility-tiles"] == {"supply": 18}
    score(state)
    assert seat_of(state, 1, viewer=0)["nobility-tiles"] == {"supply": 18}


@pytest.mark.rule("§9", "V47")
@pytest.mark.parametrize(
    ("tile", "given", "times", "points"),
    [
        ("supply", {}, 2, 6),
        ("three-colours", {"standing": {0: ["radda", "radda", "prato"]}, "lying": {0: ["prato", "greve", "greve"]}}, 1, 6),
        (
            "three-colours",
            {"standing": {0: ["radda", "radda", "prato"]}, "lying": {0: ["prato", "greve", "greve"]}},
            "unlimited",
            12,
        ),
        ("one-of-each", {"goods": {0: {"knight": 2, "florins": 2, "scroll": 2, "carriage": 2, "bishop": 2}}}, 1, 8),
        ("one-of-each", {"goods": {0: {"knight": 2, "florins": 2, "scroll": 2, "carriage": 2, "bishop": 2}}}, 2, 16),
        ("carriages-and-bishops", {"goods": {0: {"carriage": 7, "bishop": 6}}}, "unlimited", 12),
        ("neighbours", {"tracks": {"venezia": [0, 0], "council": [0, 0]}}, 1, 4),
    ],
)
def test_a_nobility_tile_counts_as_often_as_the_edition_says(tile: str, given: dict, times: object, points: int) -> None:
    content = copy.deepcopy(GAME.edition().content)
    content["nobility-times"][tile] = times
    events, _, _ = scored(nobility={0: [tile]}, edition=Edition(content, "mine.toml"), **given)
    assert lines(events, "scores-nobility") == [(0, points)]
