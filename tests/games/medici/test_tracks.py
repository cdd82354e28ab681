"""Medici §7: markers climb, prizes and bonuses are paid."""

import pytest

from signoria.games.medici.scoring import advance_markers, cards_by_good, pay_bonuses, pay_prizes, score_round
from tests.games.medici.positions import earned, levels, only, position, set_levels, told

METALS = 0
GOODS = ("metals", "porcelain", "dyes", "cloth", "spices")


def track_pays(heights: list[int]) -> tuple[list[int], list[int]]:
    """Prizes and bonuses of one track whose markers stand so."""
    players = len(heights)
    state = position(players, money=[0] * players)
    set_levels(state, "metals", heights)
    pay_prizes(state, METALS)
    pay_bonuses(state, METALS)
    events = told(state)
    prizes, bonuses = earned(events, "prize", players), earned(events, "bonus", players)
    assert state.scores() == [prize + bonus for prize, bonus in zip(prizes, bonuses, strict=True)]
    return prizes, bonuses


@pytest.mark.rule("§7", "M9")
def test_the_rulebooks_first_example() -> None:
    """A earns 10; B, C and D share 5 and get 1 each."""
    assert track_pays([3, 1, 1, 1]) == ([10, 1, 1, 1], [0, 0, 0, 0])


@pytest.mark.rule("§7", "M9", "M11")
def test_the_rulebooks_second_example() -> None:
    """A earns 30, B nothing, C and D 12 each."""
    prizes, bonuses = track_pays([7, 4, 6, 6])
    assert (prizes, bonuses) == ([10, 0, 2, 2], [20, 0, 10, 10])


@pytest.mark.rule("§7", "M12")
def test_a_marker_climbs_one_level_per_card() -> None:
    """The value of a card does not matter, and other goods do not move it."""
    state = position(3, held=[["metals 0", "metals 5", "cloth 5"], ["metals 1"], ["spices 5"]])
    advance_markers(state, METALS, cards_by_good(state))
    assert levels(state, "metals") == [2, 1, 0]
    assert [levels(state, good) for good in GOODS[1:]] == [[0, 0, 0]] * 4
    assert told(state) == [
        {"event": "advanced", "seat": 0, "good": "metals", "cards": 2, "level": 2, "rule": "§7, M12"},
        {"event": "advanced", "seat": 1, "good": "metals", "cards": 1, "level": 1, "rule": "§7, M12"},
    ]


@pytest.mark.rule("§7")
def test_the_neutral_card_moves_no_marker() -> None:
    state = position(3, held=[["neutral"]])
    score_round(state)
    assert [levels(state, good) for good in GOODS] == [[0, 0, 0]] * 5


@pytest.mark.rule("§7", "M12")
def test_markers_go_on_from_where_they_stand() -> None:
    state = position(3, held=[["metals 0", "metals 1"], [], []])
    set_levels(state, "metals", [3, 2, 1])
    advance_markers(state, METALS, cards_by_good(state))
    assert levels(state, "metals") == [5, 2, 1]


@pytest.mark.rule("§7", "M12")
def test_no_marker_climbs_above_the_top() -> None:
    state = position(3, held=[["metals 0", "metals 1", "metals 2"], ["metals 3"], []])
    set_levels(state, "metals", [5, 7, 0])
    advance_markers(state, METALS, cards_by_good(state))
    assert levels(state, "metals") == [7, 7, 0]


@pytest.mark.rule("§7", "M9")
@pytest.mark.parametrize(
    ("heights", "prizes"),
    [
        ([2, 1, 0], [10, 5, 0]),
        ([0, 1, 2, 3], [0, 0, 5, 10]),
        ([2, 2, 1, 0], [7, 7, 0, 0]),
        ([2, 2, 2, 1], [5, 5, 5, 0]),
        ([3, 2, 2, 1], [10, 2, 2, 0]),
        ([3, 1, 1, 1, 1], [10, 1, 1, 1, 1]),
        ([3, 1, 1, 1, 1, 1], [10, 1, 1, 1, 1, 1]),
        ([4, 4, 4, 4, 3, 3], [3, 3, 3, 3, 0, 0]),
    ],
)
def test_prizes_and_ties(heights: list[int], prizes: list[int]) -> None:
    """A tie for first shares 15 and leaves no second prize; a tie for second shares 5."""
    assert track_pays(heights)[0] == prizes


@pytest.mark.rule("§7", "M10")
@pytest.mark.parametrize(
    ("heights", "prizes"),
    [
        ([0, 0, 0], [5, 5, 5]),
        ([0, 0, 0, 0], [3, 3, 3, 3]),
        ([0] * 5, [3] * 5),
        ([0] * 6, [2] * 6),
        ([1, 0, 0, 0], [10, 1, 1, 1]),
        ([1, 1, 0], [7, 7, 0]),
    ],
)
def test_markers_on_the_base_field_are_ranked(heights: list[int], prizes: list[int]) -> None:
    assert track_pays(heights)[0] == prizes


@pytest.mark.rule("§7", "M11")
@pytest.mark.parametrize(
    ("heights", "bonuses"),
    [
        ([5, 4, 3], [0, 0, 0]),
        ([6, 6, 6, 6], [10, 10, 10, 10]),
        ([7, 7, 6, 5], [20, 20, 10, 0]),
        ([7] * 6, [20] * 6),
    ],
)
def test_every_marker_earns_its_bonus_in_full(heights: list[int], bonuses: list[int]) -> None:
    assert track_pays(heights)[1] == bonuses


@pytest.mark.rule("§7", "M11")
def test_a_bonus_is_paid_again_at_every_scoring() -> None:
    """Without a new card of the good as well."""
    state = position(3)
    set_levels(state, "cloth", [7, 0, 0])
    score_round(state)
    score_round(state)
    assert earned(told(state), "bonus", 3) == [40, 0, 0]


@pytest.mark.rule("§7", "M12", "M11")
def test_markers_climb_before_the_track_pays() -> None:
    """The card of this round lifts the marker to level 6 and to the top of the track."""
    state = position(3, held=[["spices 0"], [], []], money=[0, 0, 0])
    set_levels(state, "spices", [5, 5, 0])
    score_round(state)
    spices = [event for event in told(state) if event.get("good") == "spices"]
    assert [event["event"] for event in spices] == ["advanced", "prize", "prize", "bonus"]
    assert earned(spices, "prize", 3) == [10, 5, 0]
    assert earned(spices, "bonus", 3) == [10, 0, 0]


@pytest.mark.rule("§6", "§7")
def test_warehouses_first_then_good_by_good() -> None:
    state = position(3, held=[["metals 1", "spices 1"], ["dyes 2"], ["cloth 3", "porcelain 3"]])
    score_round(state)
    events = told(state)
    assert [event["event"] for event in events[:3]] == ["payout"] * 3
    goods = [event["good"] for event in events[3:]]
    assert goods == sorted(goods, key=GOODS.index)
    assert set(goods) == set(GOODS)


@pytest.mark.rule("§7", "M9")
def test_a_prize_tells_level_place_and_ties() -> None:
    state = position(4)
    set_levels(state, "metals", [4, 2, 2, 0])
    pay_prizes(state, METALS)
    told_of = [
        (event["seat"], event["level"], event["place"], event["tied"], event["points"]) for event in only(told(state), "prize")
    ]
    assert told_of == [(0, 4, 1, 1, 10), (1, 2, 2, 2, 2), (2, 2, 2, 2, 2)]
