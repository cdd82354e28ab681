"""What is never lost at a table of Florence, to be counted after every step."""

from typing import cast

from signoria.core.game import Conserved
from signoria.core.state import State
from signoria.games.florence.actions import MEDICI
from signoria.games.florence.components import (
    CARDS,
    KINDS,
    PLACES,
    SHIELDS,
    STRIDE,
)
from signoria.games.florence.components import (
    MEDICI as MEDICI_COUNT,
)
from signoria.games.florence.state import FlorenceState
from signoria.games.florence.table import FIRST_QUESTION, rank_of


def conserved(state: State) -> Conserved:
    """Members, guards, gifts, markers, cards and tokens are all somewhere; queues are in order; clocks and rings are right."""
    table = cast(FlorenceState, state)
    parts = table.parts
    found: dict[str, tuple[int, int]] = {}
    in_hand = 1 if table.carried >= 0 else 0
    on_board = sum(table.board)
    found["members counted"] = (sum(table.size), on_board)
    found["members by location"] = (sum(table.here), on_board)
    total = parts.colours * sum(parts.pieces)
    alive = on_board + in_hand + sum(table.supply)
    found["members never appear"] = (max(0, alive - total), 0)
    homes = total - alive
    found["members leave by scandal only"] = (max(0, homes - 3 * 9 - in_hand), 0)
    placed = sum(int(table.guard[shield]).bit_count() for shield in range(SHIELDS))
    guards = parts.guards * (parts.families + (1 if parts.solo else 0))
    found["guards"] = (placed + sum(table.guards), guards)
    markers = sum(colour >= 0 for colour in table.marker)
    found["markers"] = (markers + sum(table.markers), parts.markers * parts.colours)
    late = sum(parts.gifts_after[: max(table.round - 1, 0)])
    for seat in range(table.players):
        given = sum(table.given[seat * MEDICI_COUNT + m] for m in range(MEDICI_COUNT))
        due = parts.gifts + late
        extra = parts.gifts_after[table.round - 1] if table.round and table.waiting < FIRST_QUESTION else 0
        held = table.gifts[seat] + given
        found[f"gifts of seat {seat}"] = (held if held != due + extra else due, due)
        cards = sum(table.hand[seat * CARDS + card] for card in range(CARDS))
        found[f"hand of seat {seat}"] = (cards, table.held[seat])
        found[f"hand limit of seat {seat}"] = (max(0, cards - parts.hand_limit), 0)
    for medici in range(MEDICI_COUNT):
        first = medici * KINDS
        kinds = range(first, first + KINDS)
        out = sum(table.hand[s * CARDS + card] for s in range(table.players) for card in kinds)
        pile = sum(table.discard[card] for card in kinds)
        name = MEDICI.values[medici]
        found[f"scandals of {name}"] = (sum(table.deck[card] for card in kinds) + out + pile, parts.copies * KINDS)
        found[f"deck of {name}"] = (sum(table.deck[card] for card in kinds), table.left[medici])
    found["queue order and capacity"] = (sum(disorder(table, place) for place in range(PLACES)), 0)
    found["clocks"] = (sum(not 0 <= time <= parts.cap for time in table.time), 0)
    goals = [place for place in table.goal if place >= 0]
    found["each location a destination once"] = (len(set(goals)), len(goals))
    rings = [place for place in table.ring if place >= 0]
    found["one ring a location"] = (len(set(rings)), len(rings))
    return found


def disorder(table: FlorenceState, place: int) -> int:
    """How much of a queue is wrong: more than its spaces, a gap, or a lower rank before a higher one."""
    size = table.size[place]
    ranks = [rank_of(table.queue[place * STRIDE + spot]) for spot in range(size)]
    gaps = sum((table.queue[place * STRIDE + spot] >= 0) != (spot < size) for spot in range(STRIDE))
    return gaps + max(0, size - table.parts.spaces) + (ranks != sorted(ranks, reverse=True))
