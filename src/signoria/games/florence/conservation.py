"""What is never lost at a table of Florence, to be counted after every step."""

from typing import cast

from signoria.core.game import Conserved
from signoria.core.state import State
from signoria.games.florence.actions import MEDICI
from signoria.games.florence.components import (
    CARDS,
    KINDS,
    PLACES,
    RANKS,
    ROUNDS,
    SHIELDS,
    SPACES,
    STRIDE,
)
from signoria.games.florence.components import (
    MEDICI as MEDICI_COUNT,
)
from signoria.games.florence.state import FlorenceState
from signoria.games.florence.table import (
    BOARD_OF,
    DECK_OF,
    DISCARDED,
    FAMILIES,
    FIRST_QUESTION,
    GIFTS_OF,
    GIVEN_BY,
    GOAL_OF,
    GUARD_AT,
    GUARDS_OF,
    HELD_BY,
    LEFT_OF,
    MARKER_AT,
    MARKERS_OF,
    RING_OF,
    SIZE_AT,
    SUPPLY_OF,
    WHERE,
    rank_of,
)


def conserved(state: State) -> Conserved:
    """Members, guards, gifts, markers, cards and tokens are all somewhere; queues are in order; clocks and rings are right."""
    table = cast(FlorenceState, state)
    parts = table.parts
    found: dict[str, tuple[int, int]] = {}
    in_hand = 1 if table.carried >= 0 else 0
    on_board = sum(table.family[BOARD_OF : BOARD_OF + RANKS * FAMILIES])
    found["members counted"] = (sum(table.city[SIZE_AT : SIZE_AT + PLACES]), on_board)
    found["members by location"] = (sum(table.here), on_board)
    total = parts.colours * sum(parts.pieces)
    alive = on_board + in_hand + sum(table.family[SUPPLY_OF : SUPPLY_OF + RANKS * FAMILIES])
    found["members never appear"] = (max(0, alive - total), 0)
    homes = total - alive
    found["members leave by scandal only"] = (max(0, homes - 3 * 9 - in_hand), 0)
    placed = sum(int(table.city[GUARD_AT + shield]).bit_count() for shield in range(SHIELDS))
    guards = parts.guards * (parts.families + (1 if parts.solo else 0))
    found["guards"] = (placed + sum(table.family[GUARDS_OF : GUARDS_OF + FAMILIES]), guards)
    markers = sum(colour >= 0 for colour in table.city[MARKER_AT : MARKER_AT + PLACES * SPACES])
    found["markers"] = (markers + sum(table.family[MARKERS_OF : MARKERS_OF + FAMILIES]), parts.markers * parts.colours)
    late = sum(parts.gifts_after[: max(table.round - 1, 0)])
    for seat in range(table.players):
        given = sum(table.family[GIVEN_BY + seat * MEDICI_COUNT + m] for m in range(MEDICI_COUNT))
        due = parts.gifts + late
        extra = parts.gifts_after[table.round - 1] if table.round and table.waiting < FIRST_QUESTION else 0
        held = table.family[GIFTS_OF + seat] + given
        found[f"gifts of seat {seat}"] = (held if held != due + extra else due, due)
        cards = sum(table.hand[seat * CARDS + card] for card in range(CARDS))
        found[f"hand of seat {seat}"] = (cards, table.family[HELD_BY + seat])
        found[f"hand limit of seat {seat}"] = (max(0, cards - parts.hand_limit), 0)
    for medici in range(MEDICI_COUNT):
        first = medici * KINDS
        kinds = range(first, first + KINDS)
        out = sum(table.hand[s * CARDS + card] for s in range(table.players) for card in kinds)
        pile = sum(table.piles[DISCARDED + card] for card in kinds)
        name = MEDICI.values[medici]
        found[f"scandals of {name}"] = (sum(table.piles[DECK_OF + card] for card in kinds) + out + pile, parts.copies * KINDS)
        found[f"deck of {name}"] = (sum(table.piles[DECK_OF + card] for card in kinds), table.piles[LEFT_OF + medici])
    full = sum(1 << place for place in range(PLACES) if table.city[SIZE_AT + place] >= parts.spaces)
    found["full queues"] = (table.full, full)
    for colour in range(parts.colours):
        where = sum(1 << place for place in range(PLACES) if table.here[colour * PLACES + place] > 0)
        found[f"where colour {colour} is"] = (table.family[WHERE + colour], where)
    found["queue order and capacity"] = (sum(disorder(table, place) for place in range(PLACES)), 0)
    found["clocks"] = (sum(not 0 <= time <= parts.cap for time in table.time), 0)
    goals = [place for place in table.city[GOAL_OF : GOAL_OF + ROUNDS] if place >= 0]
    found["each location a destination once"] = (len(set(goals)), len(goals))
    rings = [place for place in table.family[RING_OF : RING_OF + parts.families] if place >= 0]
    found["one ring a location"] = (len(set(rings)), len(rings))
    return found


def disorder(table: FlorenceState, place: int) -> int:
    """How much of a queue is wrong: more than its spaces, a gap, or a lower rank before a higher one."""
    size = table.city[SIZE_AT + place]
    ranks = [rank_of(table.queue[place * STRIDE + spot]) for spot in range(size)]
    gaps = sum((table.queue[place * STRIDE + spot] >= 0) != (spot < size) for spot in range(STRIDE))
    return gaps + max(0, size - table.parts.spaces) + (ranks != sorted(ranks, reverse=True))
