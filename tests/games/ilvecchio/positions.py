"""Positions of Il Vecchio set up by hand, in the words of the log. Works on compiled and interpreted engines.

Places, goods and tiles are written as in the log: `pistoia`, `knight`, `six-florins`.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, cast

import signoria
from signoria.core.edition import Edition
from signoria.core.journal import Journal
from signoria.core.state import CHANCE
from signoria.games.ilvecchio.actions import (
    COLOUR_NAMES,
    COUNCIL_NAMES,
    GOOD_NAMES,
    NOBILITY_NAMES,
    PLACE_NAMES,
    PROVINCE_NAMES,
    TRACK_NAMES,
)
from signoria.games.ilvecchio.rounds import begin_turn
from signoria.games.ilvecchio.state import IlVecchioState
from signoria.games.ilvecchio.table import (
    COUNCIL_TILES,
    CREST_POOL,
    CRESTS,
    DOUBLE_TURN,
    FILLED,
    HIDDEN_TILE,
    NOBILITY_TILES,
    OWN,
    PLAY,
    PROVINCE_TILES,
    STACK,
    SUPPLY,
    TRACK,
)

GAME = signoria.load("ilvecchio")
# Where the middlemen stand unless a test says otherwise: at no area are there two.
MIDDLEMEN = {"brown": "pistoia", "black": "volterra", "grey": "figline", "white": "barberino", "violet": "siena"}

Event = dict[str, Any]


def fresh(players: int = 4, *, less_luck: bool = False, edition: Edition | None = None) -> IlVecchioState:
    """A match that waits for the lot that names the start player."""
    state = cast(IlVecchioState, GAME.make(GAME.edition(edition), players, {"less-luck": less_luck}))
    state.journal = Journal()
    state.begin()
    return state


def position(
    players: int = 4,
    *,
    turn: int = 0,
    standing: Mapping[int, Iterable[str]] | None = None,
    lying: Mapping[int, Iterable[str]] | None = None,
    goods: Mapping[int, Mapping[str, int]] | None = None,
    provinces: Mapping[int, Iterable[str]] | None = None,
    used: Iterable[str] = (),
    council: Mapping[int, Iterable[str]] | None = None,
    nobility: Mapping[int, Iterable[str]] | None = None,
    tracks: Mapping[str, Sequence[int]] | None = None,
    middlemen: Mapping[str, str] | None = None,
    crests: Mapping[int, int] | None = None,
    double: bool = False,
    less_luck: bool = False,
    edition: Edition | None = None,
) -> IlVecchioState:
    """It is the turn of `turn`; seat 0 is the start player, and nobody has anything but what is said here."""
    state = fresh(players, less_luck=less_luck, edition=edition)
    state.clear_frames()
    state.stage = DOUBLE_TURN if double else PLAY
    state.round = 1
    for colour, place in {**MIDDLEMEN, **(middlemen or {})}.items():
        state.common[COLOUR_NAMES.values.index(colour)] = place_number(place)
        state.guarded |= 1 << place_number(place)
    for seat, places in (standing or {}).items():
        for place in places:
            stand(state, seat, place)
    for seat, places in (lying or {}).items():
        for place in places:
            stand(state, seat, place)
            state.lay_member(seat, place_number(place))
    for seat, owned in (goods or {}).items():
        give(state, seat, **owned)
    lay_tiles(state, provinces, used, council, nobility)
    for track, seats in (tracks or {}).items():
        put_on_track(state, track, seats)
    for seat, number in (crests or {}).items():
        state.own[seat * OWN + CRESTS] = number
        state.crests_left -= number
        for _ in range(number):
            take_from_pool(state)
    if double:
        for _ in range(state.crests_left):
            state.own[CRESTS] += 1
            take_from_pool(state)
        state.crests_left = 0
        state.ending = 1
        state.extra_on = 1
    begin_turn(state, turn)
    state.settle()
    told(state)
    return state


def take_from_pool(state: IlVecchioState) -> None:
    """A crest of the event of which most are left."""
    most = max(range(CREST_POOL, CREST_POOL + 3), key=lambda event: state.common[event])
    state.common[most] -= 1


def lay_tiles(
    state: IlVecchioState,
    provinces: Mapping[int, Iterable[str]] | None,
    used: Iterable[str],
    council: Mapping[int, Iterable[str]] | None,
    nobility: Mapping[int, Iterable[str]] | None,
) -> None:
    for seat, tiles in (provinces or {}).items():
        for tile in tiles:
            state.own[seat * OWN + PROVINCE_TILES] |= 1 << province(tile)
            state.provinces_left &= ~(1 << province(tile))
    for tile in used:
        state.provinces_used |= 1 << province(tile)
    for seat, tiles in (council or {}).items():
        for tile in tiles:
            state.own[seat * OWN + COUNCIL_TILES] |= 1 << council_tile(tile)
            state.stacks[0] &= ~(1 << council_tile(tile))
    for seat, tiles in (nobility or {}).items():
        for tile in tiles:
            state.own[seat * OWN + NOBILITY_TILES] |= 1 << nobility_tile(tile)
            state.stacks[STACK] &= ~(1 << nobility_tile(tile))


def put_on_track(state: IlVecchioState, track: str, seats: Sequence[int]) -> None:
    """Members by seat, from the first space on; they come out of the supply."""
    number = TRACK_NAMES.values.index(track)
    for seat in seats:
        filled = state.tracks[number * TRACK + FILLED]
        state.tracks[number * TRACK + filled] = seat
        state.tracks[number * TRACK + FILLED] = filled + 1
        state.own[seat * OWN + SUPPLY] -= 1


def stand(state: IlVecchioState, seat: int, place: str) -> None:
    state.add_standing(seat, place_number(place))
    state.own[seat * OWN + SUPPLY] -= 1


def give(state: IlVecchioState, seat: int, **goods: int) -> None:
    for good, number in goods.items():
        state.own[seat * OWN + GOOD_NAMES.values.index(good)] = number


def hide_council_tile(state: IlVecchioState, seat: int, tile: str) -> None:
    """The seat holds a council tile that it has not turned up."""
    state.own[seat * OWN + HIDDEN_TILE] = council_tile(tile)
    state.stacks[0] &= ~(1 << council_tile(tile))


def only_tiles(state: IlVecchioState, stack: int, *tiles: str) -> None:
    """A stack consists of these tiles."""
    number = nobility_tile if stack else council_tile
    state.stacks[stack * STACK] = sum(1 << number(tile) for tile in tiles)


def place_number(place: str) -> int:
    return PLACE_NAMES.values.index(place)


def province(tile: str) -> int:
    return PROVINCE_NAMES.values.index(tile)


def council_tile(tile: str) -> int:
    return COUNCIL_NAMES.values.index(tile)


def nobility_tile(tile: str) -> int:
    return NOBILITY_NAMES.values.index(tile)


# ---- playing ------------------------------------------------------------------------------------------------------------


def do(state: IlVecchioState, *texts: str) -> list[Event]:
    """Carry out decisions and outcomes, as written in the log; returns what was told."""
    told(state)
    for text in texts:
        table = GAME.outcomes if state.actor() == CHANCE else GAME.actions
        state.step(table.parse(text))
    return told(state)


def told(state: IlVecchioState) -> list[Event]:
    """What has been told since the last time."""
    assert state.journal is not None
    return [GAME.event_json(event) for event in state.journal.take()]


def choices(state: IlVecchioState) -> list[str]:
    """What can be decided now."""
    return [GAME.text(action) for action in state.legal_actions()]


def chances(state: IlVecchioState) -> dict[str, int]:
    """What chance can bring, with weights."""
    return {GAME.outcome_text(outcome): weight for outcome, weight in state.chance_outcomes()}


def names(events: Iterable[Event]) -> list[str]:
    return [event["event"] for event in events]


def goods_of(state: IlVecchioState, seat: int) -> dict[str, int]:
    """The goods a seat has any of."""
    goods = {name: int(state.own[seat * OWN + i]) for i, name in enumerate(GOOD_NAMES.values)}
    return {name: number for name, number in goods.items() if number}


def seat_of(state: IlVecchioState, seat: int, viewer: int | None = None) -> dict[str, Any]:
    """A seat as it sees itself, or as another one sees it."""
    return cast(dict[str, Any], GAME.view(state, seat if viewer is None else viewer)["seats"][seat])


def where(state: IlVecchioState, seat: int) -> tuple[list[str], list[str]]:
    """The places of a seat's standing and of its lying members, each as often as there are members."""
    places = GAME.view(state, seat)["map"]
    found = [[name for name, place in places.items() for _ in range(place[posture][seat])] for posture in ("standing", "lying")]
    return found[0], found[1]


def supply(state: IlVecchioState, seat: int) -> int:
    return int(state.own[seat * OWN + SUPPLY])


def middleman(state: IlVecchioState, colour: str) -> str:
    return str(GAME.view(state, 0)["middlemen"][colour]["at"])


def on_track(state: IlVecchioState, track: str) -> list[int]:
    return list(GAME.view(state, 0)["tracks"][TRACK_NAMES.values.index(track)]["members"])
