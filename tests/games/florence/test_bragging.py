"""Florence §5.6: the nine tiles and their three spaces."""

import pytest

from signoria.games.florence.table import GIVEN_BY, MARKERS_OF
from tests.games.florence.positions import do, legal, mark, marks, of, position, told, why_not

ORANGE, BLUE = 0, 1


@pytest.mark.rule("§5.6", "FL15")
def test_the_example_of_eyes_everywhere() -> None:
    """The book: Orange at five locations, 10 points, middle space; Blue for 8 points gets the bottom one."""
    queues = {1: "0d 1d", 2: "0d 1d", 3: "0d 1d", 4: "0d 1d", 5: "0d"}
    state = position(2, queues=queues, tiles={1: "eyes-everywhere"})
    do(state, "brag", "tile 1")
    assert state.points[ORANGE] == 10
    assert marks(state, 1) == [-1, ORANGE, -1]
    do(state, "brag", "tile 1")
    assert state.points[BLUE] == 8, "scored in full"
    assert marks(state, 1) == [BLUE, ORANGE, -1]
    assert list(state.time) == [11, 11]


TILES = [
    ("influencers", {5: "0M 0N 0d", 9: "0d"}, 10),
    ("life-of-the-party", {5: "0d", 1: "0d 1d", 2: "1d 0d"}, 6),
    ("street-cred", {5: "0d 0d", 4: "0d", 6: "1d 0d", 2: "0d"}, 12),
    ("upwardly-mobile", {5: "0d 0d", 2: "0d", 8: "0d", 6: "0d"}, 12),
    ("plus-one", {5: "0d 0d", 1: "0N 0N", 2: "0d"}, 8),
    ("eyes-everywhere", {5: "0d 0d", 1: "0d", 2: "0d"}, 6),
]


@pytest.mark.rule("§5.6")
@pytest.mark.parametrize(("tile", "queues", "points"), TILES)
def test_what_the_tiles_count(tile: str, queues: dict[int, str], points: int) -> None:
    state = position(3, queues=queues, tiles={5: tile})
    do(state, "brag", "tile 5")
    assert state.points[0] == points


@pytest.mark.rule("§5.6")
def test_loudmouth_counts_its_own_marker() -> None:
    state = position(3, queues={5: "0d"}, tiles={5: "loudmouth"})
    mark(state, 0, 1, 1)
    mark(state, 0, 2, 1)
    do(state, "brag")
    assert state.points[0] == 9
    assert marks(state, 5) == [-1, 0, -1]


@pytest.mark.rule("§5.6")
def test_scandalous_counts_cards_of_every_medici() -> None:
    hand = ["post-guard", "send-gift", "send-gift", "swap-two", "go-far"]
    state = position(3, queues={5: "0d"}, tiles={5: "scandalous"}, hands={0: hand})
    do(state, "brag")
    assert state.points[0] == 15
    assert marks(state, 5) == [-1, -1, 0], "13 and more: the top space"


@pytest.mark.rule("§5.6")
def test_big_spender_counts_gifts_to_every_medici() -> None:
    state = position(3, queues={5: "0d"}, tiles={5: "big-spender"})
    state.family[GIVEN_BY], state.family[GIVEN_BY + 2] = 2, 1
    do(state, "brag")
    assert state.points[0] == 9


@pytest.mark.rule("§5.6", "FL16")
def test_bragging_for_nothing_needs_the_bottom_space() -> None:
    state = position(3, queues={5: "0d"}, tiles={5: "big-spender"})
    do(state, "brag")
    assert (state.points[0], marks(state, 5)) == (0, [0, -1, -1])
    state = position(3, queues={5: "0d", 6: "0d", 7: "0d"}, tiles={5: "big-spender"})
    mark(state, 1, 5, 1)
    do(state, "brag")
    assert why_not(state, "tile 5") == "no-space-on-tile"


@pytest.mark.rule("§5.6", "FL15")
def test_the_highest_free_lower_space() -> None:
    queues = {4: "0d 0d", 5: "0d", 6: "0d 0d", 9: "0N"}
    state = position(3, queues=queues, tiles={5: "street-cred"})
    mark(state, 1, 5, 3)
    mark(state, 2, 5, 2)
    do(state, "brag", "tile 5")
    assert (state.points[0], marks(state, 5)) == (15, [0, 2, 1])


@pytest.mark.rule("§5.6")
def test_one_marker_a_tile_a_member_there_and_a_marker_left() -> None:
    state = position(3, queues={5: "0d 1d", 6: "0d", 7: "0d"})
    mark(state, 0, 5, 1)
    do(state, "brag")
    assert legal(state) == ["tile 6", "tile 7"]
    assert why_not(state, "tile 5") == "already-bragged"
    assert why_not(state, "tile 1") == "nobody-there"
    told(state)
    do(state, "tile 6")
    assert of(told(state), "brags")[0]["space"] == 1
    state = position(3, queues={5: "0d"})
    state.family[MARKERS_OF] = 0
    assert why_not(state, "brag") == "no-marker-left"
