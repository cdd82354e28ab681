"""§1, §2: the box and the set-up."""

from collections import Counter

import pytest

from signoria.core.rng import Rng
from signoria.core.state import CHANCE
from tests.games.ilvecchio.positions import (
    GAME,
    chances,
    choices,
    do,
    fresh,
    goods_of,
    names,
    seat_of,
    supply,
    told,
    where,
)

PLACED = ("middleman pistoia", "middleman volterra", "middleman figline")


def dealt(players: int = 4, start: int = 0):
    """Start player, middlemen and council tiles are there: the first tile is to be kept."""
    state = fresh(players)
    do(state, f"start {start}")
    rng = Rng(4)
    while state.actor() == CHANCE:
        state.step(state.sample(rng))
    return state


def keep_all(state) -> None:
    for _ in range(state.players):
        state.step(state.legal_actions()[0])


@pytest.mark.rule("§1", "§2", "V26")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_start_player_is_drawn_by_lot(players: int) -> None:
    state = fresh(players)
    assert state.actor() == CHANCE
    assert chances(state) == {f"start {seat}": 1 for seat in range(players)}
    assert [supply(state, seat) for seat in range(players)] == [12] * players


@pytest.mark.rule("§2")
@pytest.mark.parametrize(("players", "start", "florins"), [(4, 1, [4, 2, 3, 3]), (3, 0, [2, 3, 4]), (2, 1, [4, 2])])
def test_money_by_seat(players: int, start: int, florins: list[int]) -> None:
    state = fresh(players)
    do(state, f"start {start}")
    assert [goods_of(state, seat) for seat in range(players)] == [
        {"florins": number, "carriage": 1, "bishop": 1} for number in florins
    ]


@pytest.mark.rule("§2", "V2")
def test_middlemen_stand_at_different_areas() -> None:
    state = fresh()
    do(state, "start 0")
    assert sum(chances(state).values()) == len(placements())
    found = Counter()
    for seed in range(400):
        copy = state.clone()
        rng = Rng(seed)
        while copy.waiting == state.waiting:
            copy.step(copy.sample(rng))
        found[tuple(copy.common[i] for i in range(5))] += 1
    assert set(found) <= set(placements())
    assert len(found) > 0.8 * len(placements())


def placements() -> list[tuple[int, ...]]:
    """All placements of the five with no area touched twice, found without the engine."""
    parts = fresh().parts
    ways: list[tuple[tuple[int, ...], int]] = [((), 0)]
    for colour in range(5):
        towns = [place for place in range(40) if parts.colour[place] == colour]
        ways = [
            ((*way, town), taken | parts.touches[town])
            for way, taken in ways
            for town in towns
            if parts.touches[town] & taken == 0
        ]
    return [way for way, _ in ways]


@pytest.mark.rule("§2", "V2")
def test_every_placement_is_equally_likely() -> None:
    state = fresh()
    do(state, "start 0")
    first = Counter(way[0] for way in placements())
    names_of = {GAME.outcomes.parse(text) - 4: weight for text, weight in chances(state).items()}
    assert names_of == dict(first)


@pytest.mark.rule("§2", "V3", "V26")
def test_everybody_is_dealt_three_tiles_before_any_goes_back() -> None:
    state = dealt(4)
    hands = [seat_of(state, seat)["dealt"] for seat in range(4)]
    assert [len(hand) for hand in hands] == [3, 3, 3, 3]
    assert len({tile for hand in hands for tile in hand}) == 12
    assert choices(state) == [f"keep-council {tile}" for tile in hands[0]]
    assert seat_of(state, 0, viewer=1)["dealt"] is None


@pytest.mark.rule("§2", "V3", "V26")
def test_one_tile_is_kept_openly_without_its_bonus() -> None:
    state = dealt(2, start=1)
    assert state.actor() == 1
    before = goods_of(state, 1)
    kept = choices(state)[0]
    events = do(state, kept)
    assert names(events) == ["keeps-start-tile"]
    assert goods_of(state, 1) == before
    assert seat_of(state, 1, viewer=0)["council"] == [kept.split()[1]]
    assert state.actor() == 0
    do(state, choices(state)[0])
    view = GAME.view(state, 0)
    assert view["stacks"]["council"]["tiles"] == 10
    assert view["stacks"]["council"]["extra-cost"] == 3
    assert view["stacks"]["nobility"] == {"tiles": 12, "layers": [12], "looks": [], "extra-cost": 0}


@pytest.mark.rule("§2", "V1")
def test_rolled_and_free_placement_as_in_the_rulebook() -> None:
    """Red rolls a 4 and stands in Empoli and Castel Fiorentino; later Red chooses area 6: Volterra and Colle."""
    state = dealt(2)
    keep_all(state)
    assert chances(state)["roll 4"] == 3
    assert chances(state)["roll 7"] == 6
    do(state, "roll 4")
    assert choices(state) == ["place carmignano", "place poggibonsi", "place empoli", "place castel-fiorentino"]
    do(state, "place empoli", "place castel-fiorentino", "roll 9", "place vicchio", "place vicchio")
    assert where(state, 1) == (["vicchio", "vicchio"], [])
    assert state.actor() == 0
    assert choices(state) == [f"area {n}" for n in (2, 3, 4, 5, 6, 8, 9, 10, 11, 12)]
    do(state, "area 6", "place volterra", "place colle")
    assert where(state, 0) == (["empoli", "castel-fiorentino", "volterra", "colle"], [])
    do(state, "area 2", "place sesto", "place sesto")
    assert [supply(state, seat) for seat in (0, 1)] == [8, 8]
    assert state.actor() == 0
    assert "recover" in choices(state)


@pytest.mark.rule("§2", "V1")
def test_a_seven_leaves_the_area_free() -> None:
    state = dealt(2)
    keep_all(state)
    do(state, "roll 7")
    assert "area 10" in choices(state)
    do(state, "area 10")
    assert choices(state) == ["place colle", "place sovicille", "place mensano"]


@pytest.mark.rule("§2", "V18")
@pytest.mark.parametrize(("players", "first", "crests"), [(2, 1, 4), (3, 0, 4), (4, 0, 7)])
def test_tracks_and_crests_by_number_of_players(players: int, first: int, crests: int) -> None:
    state = fresh(players)
    told(state)
    view = GAME.view(state, 0)
    assert [track["first"] for track in view["tracks"]] == [first] * 5
    assert [track["next"] for track in view["tracks"]] == [first] * 5
    assert view["crests"] == {"left": crests, "of": crests, "unseen": {"levy": 3, "middlemen": 3, "family-member": 3}}
    assert view["tracks"][1]["price"] == (4 if players == 2 else 3)
