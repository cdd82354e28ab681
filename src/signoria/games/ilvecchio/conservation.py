"""What must stay the same through a match of Il Vecchio: nothing in the box is lost or doubled."""

from typing import cast

from signoria.core.bits import count_bits
from signoria.core.game import Conserved
from signoria.core.state import State
from signoria.games.ilvecchio.actions import EVENT_NAMES
from signoria.games.ilvecchio.components import MIDDLEMEN, PLACES, TRACKS
from signoria.games.ilvecchio.state import IlVecchioState
from signoria.games.ilvecchio.table import (
    COUNCIL_STACK,
    COUNCIL_TILES,
    CREST_POOL,
    CRESTS,
    HAND,
    HIDDEN_TILE,
    KEPT,
    LAYERS,
    LOOKS,
    LYING_MEN,
    MEN,
    NOBILITY_STACK,
    NOBILITY_TILES,
    OWN,
    PROVINCE_TILES,
    SEEN,
    SET_UP,
    STACK,
    SUPPLY,
)


def conserved(state: State) -> Conserved:
    """Members, tiles, crests and middlemen are all where the rules put them."""
    table = cast(IlVecchioState, state)
    parts = table.parts
    counts: dict[str, tuple[int, int]] = {}
    for seat in range(table.players):
        own = seat * OWN
        on_tracks = sum(table.on_track(seat, track) for track in range(TRACKS))
        members = table.own[own + SUPPLY] + table.on_map(seat) + on_tracks
        counts[f"members of seat {seat}"] = (members, parts.members)
        standing = sum(1 << p for p in range(PLACES) if table.men[seat * MEN + p])
        counts[f"places of standing members of seat {seat}"] = (standing, table.own[own + 9])
        lying = sum(1 << p for p in range(PLACES) if table.men[seat * MEN + LYING_MEN + p])
        counts[f"places of lying members of seat {seat}"] = (lying, table.own[own + 10])
        lowest = min(table.own[own + good] for good in range(SUPPLY + 1))
        counts[f"goods of seat {seat} are never negative"] = (min(0, lowest), 0)
    counts["province tiles"] = (province_tiles(table), sum(parts.region_tiles))
    counts["council tiles"] = (stack_tiles(table, COUNCIL_STACK), parts.council_tiles)
    counts["nobility tiles"] = (stack_tiles(table, NOBILITY_STACK), parts.nobility_tiles)
    taken = sum(table.own[seat * OWN + CRESTS] for seat in range(table.players))
    counts["crests"] = (taken + table.crests_left, parts.crests)
    unseen = sum(table.common[CREST_POOL + i] for i in range(len(EVENT_NAMES.values)))
    counts["crest events"] = (unseen, sum(parts.crest_pool) - (0 if parts.less_luck else taken))
    guarded = [colour for colour in range(MIDDLEMEN) if (table.guarded >> table.common[colour]) & 1]
    if table.stage != SET_UP:
        counts["middlemen"] = (len(guarded), MIDDLEMEN)
        counts["guarded towns"] = (count_bits(table.guarded), MIDDLEMEN)
    return counts


def province_tiles(table: IlVecchioState) -> int:
    """All province tiles as a sum of masks: a tile in two places would show."""
    return table.provinces_left + sum(table.own[seat * OWN + PROVINCE_TILES] for seat in range(table.players))


def stack_tiles(table: IlVecchioState, stack: int) -> int:
    """All tiles of a stack as a sum of masks, wherever they are."""
    base = stack * STACK
    total = sum(table.stacks[base + layer] for layer in range(LAYERS))
    looks = table.stacks[base + LOOKS]
    if looks and table.stacks[base + KEPT + looks - 1] < 0:
        total += table.stacks[base + SEEN + looks - 1]
    for seat in range(table.players):
        own = seat * OWN
        if stack == NOBILITY_STACK:
            total += table.own[own + NOBILITY_TILES]
        else:
            hidden = table.own[own + HIDDEN_TILE]
            total += (table.own[own + COUNCIL_TILES] | table.own[own + HAND]) + (1 << hidden if hidden >= 0 else 0)
    return total
