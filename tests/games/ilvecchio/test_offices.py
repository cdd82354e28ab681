"""§4.3: offices in Florence, and what is known of the stacks."""

import pytest

from signoria.core.rng import Rng
from signoria.core.state import CHANCE
from signoria.games.ilvecchio.rounds import begin_turn
from signoria.games.ilvecchio.table import FLORINS, OWN, SCROLL, STACK, SUPPLY
from tests.games.ilvecchio.positions import (
    GAME,
    chances,
    choices,
    do,
    fresh,
    goods_of,
    names,
    on_track,
    only_tiles,
    position,
    seat_of,
)

READY = {"scroll": 2, "florins": 3}
FIVE = ("scroll", "money", "follower", "abbot", "knight")


def draw(state, *tiles: str, stack: str = "council") -> None:
    do(state, *(f"{stack} {tile}" for tile in tiles))


@pytest.mark.rule("§4.3", "V8", "V9")
def test_the_council_as_in_the_rulebook() -> None:
    """2 scrolls and 3 florins, the next free space, one of five tiles, face down."""
    state = position(standing={0: ["firenze"]}, goods={0: READY}, tracks={"council": [1]})
    do(state, "send firenze", "go firenze")
    assert choices(state) == ["office council", "office nobility"]
    events = do(state, "office council")
    assert names(events) == ["pays-scrolls", "pays-extra", "enters", "draws"]
    assert (events[0]["scrolls"], events[1]["florins"], events[2]["space"], events[3]["tiles"]) == (2, 3, 2, 5)
    assert goods_of(state, 0) == {}
    assert on_track(state, "council") == [1, 0]
    assert len(chances(state)) == 12
    draw(state, *FIVE)
    assert choices(state) == [f"keep-council {tile}" for tile in FIVE]
    events = do(state, "keep-council abbot")
    assert names(events)[:2] == ["keeps-tile", "keeps-council"]
    assert seat_of(state, 0)["hidden-tile"] == "abbot"
    assert seat_of(state, 0, viewer=1)["hidden"] is True
    assert seat_of(state, 0, viewer=1)["hidden-tile"] is None
    assert seat_of(state, 0)["council"] == []
    assert state.actor() == 1


@pytest.mark.rule("§4.3")
def test_two_scrolls_are_needed() -> None:
    state = position(standing={0: ["firenze"]}, goods={0: {"scroll": 1, "florins": 9}})
    do(state, "send firenze")
    assert "go firenze" not in choices(state)


@pytest.mark.rule("§4.3")
def test_the_nobility_costs_nothing_extra_at_first() -> None:
    state = position(standing={0: ["firenze"]}, goods={0: {"scroll": 2}})
    do(state, "send firenze")
    assert on_track(state, "nobility") == [0]
    assert goods_of(state, 0) == {}


@pytest.mark.rule("§4.3", "V15", "V43")
def test_the_office_that_takes_the_first_crest_still_pays_in_the_council() -> None:
    state = position(standing={0: ["firenze"]}, goods={0: READY}, tracks={"council": [1, 2]})
    do(state, "send firenze", "go firenze")
    events = do(state, "office council", "crest middlemen")
    assert names(events)[:5] == ["pays-scrolls", "pays-extra", "enters", "takes-crest", "extra-cost-moves"]
    assert GAME.view(state, 0)["stacks"]["council"]["extra-cost"] == 0
    assert GAME.view(state, 0)["stacks"]["nobility"]["extra-cost"] == 3


@pytest.mark.rule("§4.3", "V10")
def test_a_new_council_tile_works_from_the_next_turn_on() -> None:
    state = position(2, standing={0: ["firenze"], 1: ["empoli"]}, goods={0: {"scroll": 2, "florins": 3}})
    do(state, "send firenze", "go firenze", "office council")
    draw(state, *FIVE)
    do(state, "keep-council money")
    events = do(state, "recover")
    assert names(events)[-2:] == ["turns-up", "council-adds"]
    assert events[-1] == {
        "event": "council-adds",
        "seat": 0,
        "tile": "money",
        "good": "florins",
        "amount": 4,
        "rule": "§8, V36",
    }
    assert state.barrier()
    assert goods_of(state, 0) == {"florins": 4}
    assert seat_of(state, 0, viewer=1)["council"] == ["money"]


@pytest.mark.rule("V9")
def test_what_is_put_back_lies_under_the_stack() -> None:
    """Of 12 tiles 5 are looked at: 7 stay on top, 4 go below. The third look takes 2 and 3 of these."""
    state = position(4)
    looks = []
    for seat in range(3):
        state = look(state, seat)
        looks.append(GAME.view(state, seat)["stacks"]["nobility"])
    assert [entry["layers"] for entry in looks] == [[7, 4], [2, 4, 4], [1, 4, 4]]
    assert looks[2]["looks"][0]["seen"] is None
    assert [len(part) for part in looks[2]["looks"][2]["seen"]] == [2, 3]


def look(state, seat: int):
    """The seat enters the nobility and keeps the first tile it may."""
    state.own[seat * OWN + SCROLL] = 2
    state.own[seat * OWN + FLORINS] = 3
    state.own[seat * OWN + SUPPLY] -= 1
    state.add_standing(seat, 0)
    state.clear_frames()
    begin_turn(state, seat)
    state.settle()
    do(state, "send firenze", "go firenze", "office nobility")
    rng = Rng(5)
    while state.actor() == CHANCE:
        crest = "crest middlemen" in chances(state)
        state.step(GAME.outcomes.parse("crest middlemen") if crest else state.sample(rng))
    state.step(state.legal_actions()[0])
    return state


@pytest.mark.rule("V9")
def test_a_look_at_whole_layers_leaves_nothing_to_chance() -> None:
    state = position(standing={0: ["firenze"]}, goods={0: {"scroll": 2}})
    only_tiles(state, 1, "supply", "places", "regions")
    do(state, "send firenze")
    assert state.actor() == 0
    assert state.barrier()
    assert choices(state) == ["keep-nobility supply", "keep-nobility places", "keep-nobility regions"]


@pytest.mark.rule("§4.3", "V9")
def test_a_single_tile_is_taken_without_a_question() -> None:
    state = position(standing={0: ["firenze"]}, goods={0: {"scroll": 2}})
    only_tiles(state, 1, "crests")
    events = do(state, "send firenze")
    assert "keeps-nobility" in names(events)
    assert seat_of(state, 0)["nobility-tiles"] == {"crests": 0}
    assert seat_of(state, 0, viewer=2)["nobility-tiles"] is None
    assert seat_of(state, 0, viewer=2)["nobility"] == 1


@pytest.mark.rule("V9")
def test_redeal_keeps_what_a_seat_has_put_back() -> None:
    """Seat 0 knows the four tiles it put under the stack; the others may be anywhere."""
    state = look(position(4), 0)
    own = GAME.view(state, 0)
    below = state.stacks[STACK + 1]
    seen_elsewhere = set()
    for seed in range(40):
        copy = state.clone()
        copy.redeal(0, Rng(seed))
        assert GAME.view(copy, 0) == own
        assert copy.stacks[STACK + 1] == below
        other = state.clone()
        other.redeal(1, Rng(seed))
        seen_elsewhere.add(other.stacks[STACK + 1])
        assert other.stacks[STACK + 1].bit_count() == 4
    assert len(seen_elsewhere) > 20


@pytest.mark.rule("V9")
def test_redeal_respects_what_follows_from_several_looks() -> None:
    """Seat 0 looks first and fourth. Tiles it saw the second time cannot have been kept by others before."""
    state = position(4)
    for seat in (0, 1, 2, 0, 3):
        state = look(state, seat)
    view = GAME.view(state, 0)
    looks = [entry["seen"] for entry in view["stacks"]["nobility"]["looks"] if entry["seat"] == 0]
    seen = [[tile for part in parts for tile in part] for parts in looks]
    for seed in range(60):
        copy = state.clone()
        copy.redeal(0, Rng(seed))
        assert GAME.view(copy, 0) == view
        hidden = [set(seat_of(copy, other)["nobility-tiles"]) for other in (1, 2)]
        assert not (hidden[0] | hidden[1]) & set(seen[1])
        assert not hidden[0] & set(seen[0]), "seat 1 drew from the seven tiles seat 0 had not seen"
        tiles = [tile for other in range(4) for tile in seat_of(copy, other)["nobility-tiles"]]
        assert len(tiles) == len(set(tiles)) == 5


@pytest.mark.rule("§2", "V3", "V9")
def test_redeal_in_the_set_up_keeps_the_own_hand() -> None:
    state = fresh(3)
    do(state, "start 0")
    rng = Rng(8)
    while state.actor() == CHANCE:
        state.step(state.sample(rng))
    state.step(state.legal_actions()[1])
    mine = seat_of(state, 0)["dealt"]
    others = set()
    for seed in range(20):
        copy = state.clone()
        copy.redeal(0, Rng(seed))
        assert seat_of(copy, 0)["dealt"] == mine
        hand = seat_of(copy, 1)["dealt"]
        assert len(hand) == 3
        assert not set(hand) & set(mine)
        others.add(tuple(hand))
    assert len(others) > 5


@pytest.mark.rule("§4.3", "V10")
def test_a_hidden_tile_is_dealt_anew_for_others_only() -> None:
    state = position(standing={0: ["firenze"]}, goods={0: READY})
    do(state, "send firenze", "go firenze", "office council")
    draw(state, *FIVE)
    do(state, "keep-council abbot")
    tiles = set()
    for seed in range(40):
        copy = state.clone()
        copy.redeal(1, Rng(seed))
        tiles.add(seat_of(copy, 0)["hidden-tile"])
        mine = state.clone()
        mine.redeal(0, Rng(seed))
        assert seat_of(mine, 0)["hidden-tile"] == "abbot"
    assert len(tiles) > 6
