"""What a seat of Florence knows: the whole table but the objectives and the scandal cards of others."""

from typing import Any, cast

from signoria.core.state import State
from signoria.games.florence import outlook
from signoria.games.florence.actions import COLOURS, MEDICI, RANKS, SCANDALS, STREETS, TILES
from signoria.games.florence.bragging import brag_points
from signoria.games.florence.components import (
    CARDS,
    FIRST_BOUNCER,
    FIRST_SPY,
    GIOVANNI,
    KINDS,
    PLACES,
    ROUNDS,
    SPACES,
    STRIDE,
    STROZZI_CARDS,
)
from signoria.games.florence.components import (
    MEDICI as MEDICI_COUNT,
)
from signoria.games.florence.components import (
    RANKS as RANK_COUNT,
)
from signoria.games.florence.components import (
    STREETS as STREET_COUNT,
)
from signoria.games.florence.prompts import QUESTIONS
from signoria.games.florence.scoring import final_scoring, members_on
from signoria.games.florence.state import FlorenceState
from signoria.games.florence.table import (
    ACTS_OF,
    ASK_ANYWHERE,
    ASK_COLOUR,
    ASK_HURRY,
    ASK_LAST,
    ASK_MOVE,
    ASK_PARTNER,
    ASK_SECOND,
    ASK_WALK,
    C_RIVAL_OBJECTIVE,
    COACH_OF,
    DISCARDED,
    FINISHED,
    FIRST_QUESTION,
    GIFTS_OF,
    GIVEN_BY,
    GOAL_OF,
    GUARD_AT,
    GUARDS_OF,
    HELD_BY,
    HOUR_OF,
    LEFT_OF,
    MARKER_AT,
    MARKERS_OF,
    NOBODY,
    OBJECTIVE_OF,
    PASSED_BY,
    RING_OF,
    SIZE_AT,
    SUPPLY_OF,
    TILE_AT,
    WAITS_FOR,
    colour_of,
    rank_of,
)


def view(state: State, seat: int) -> dict[str, Any]:
    """The table as a seat sees it: its own hand and objective, of the others only what lies open."""
    return {**shared_view(state), **own_view(state, seat)}


def shared_view(state: State) -> dict[str, Any]:
    """What lies open."""
    table = cast(FlorenceState, state)
    over = table.waiting == FINISHED
    made: dict[str, Any] = {
        "game": "florence",
        "players": table.players,
        "families": table.parts.families,
        "solo": table.parts.solo,
        "phase": phase(table),
        "actor": table.actor(),
        "turn": table.turn(),
        "round": table.round,
        "rounds": ROUNDS,
        "start": table.start,
        "spaces": table.parts.spaces,
        "dial": [sector(table, at) for at in range(max(table.round - 1, 0), min(max(table.round - 1, 0) + 3, ROUNDS))],
        "locations": [location(table, place) for place in range(PLACES)],
        "streets": {STREETS.values[i]: bits(table.city[GUARD_AT + i]) for i in range(STREET_COUNT)},
        "decks": {MEDICI.values[m]: deck(table, m) for m in range(MEDICI_COUNT)},
        "seats": [family_view(table, s) for s in range(table.players)],
        "pending": pending(table),
        "card_costs": outlook.card_costs(table, SCANDALS.values),
        "card_medici": outlook.card_medici(SCANDALS.values),
        "costs": outlook.costs(table),
        "clock": table.parts.cap,
        "way": [place + 1 for place in table.parts.ring],
        "bounds": [table.parts.middle, table.parts.top],
        "destination": outlook.destination(table),
        "offer": outlook.offer(table),
        "objectives": [objective(table, s) for s in range(table.players)] if over else [],
    }
    if table.parts.solo:
        made["strozzi"] = strozzi(table)
    return made


def own_view(state: State, seat: int) -> dict[str, Any]:
    """What a seat holds, and what it can do with it."""
    table = cast(FlorenceState, state)
    made: dict[str, Any] = {
        "seat": seat,
        "hand": hand(table, seat) if seat >= 0 else {},
        "objective": objective(table, seat) if seat >= 0 else None,
    }
    if seat >= 0 and table.city[TILE_AT + PLACES - 1] >= 0:
        made["brags"] = [brag_points(table, seat, place) for place in range(PLACES)]
        made["bragging"] = outlook.brags(table, seat)
        made["giving"] = outlook.gifts(table, seat)
        made["ways"] = outlook.ways(table, seat)
    return made


def phase(table: FlorenceState) -> str:
    if table.waiting == FINISHED:
        return "over"
    asked = QUESTIONS.get(table.waiting)
    # Between two questions nobody is asked: chance, or what happens by itself.
    return "chance" if asked is None else asked[0]


def bits(mask: int) -> list[int]:
    """The families whose guards stand at a shield."""
    return [family for family in range(mask.bit_length()) if mask >> family & 1]


def member(table: FlorenceState, code: int) -> dict[str, Any]:
    colour = colour_of(code)
    made: dict[str, Any] = {"family": table.parts.house[colour], "rank": RANKS.values[rank_of(code)]}
    if colour >= table.players:
        made["colour"] = COLOURS.values[colour - 1]
    return made


def location(table: FlorenceState, place: int) -> dict[str, Any]:
    tile = table.city[TILE_AT + place]
    return {
        "number": place + 1,
        "tile": TILES.values[tile] if tile >= 0 else None,
        "unit": table.parts.unit[tile] if tile >= 0 else 0,
        "markers": [marker(table, table.city[MARKER_AT + place * SPACES + space]) for space in range(SPACES)],
        "cups": [cup(table, table.city[MARKER_AT + place * SPACES + space]) for space in range(SPACES)],
        "queue": [member(table, table.queue[place * STRIDE + spot]) for spot in range(table.city[SIZE_AT + place])],
        "coaches": [MEDICI.values[m] for m in range(MEDICI_COUNT) if table.city[COACH_OF + m] == place],
        "destination": [MEDICI.values[at % MEDICI_COUNT] for at in coming(table) if table.city[GOAL_OF + at] == place],
        "rings": [family for family in range(table.parts.families) if table.family[RING_OF + family] == place],
        "spies": bits(table.city[GUARD_AT + FIRST_SPY + place]),
        "bouncers": bits(table.city[GUARD_AT + FIRST_BOUNCER + place]),
    }


def marker(table: FlorenceState, colour: int) -> int | None:
    return table.parts.house[colour] if colour >= 0 else None


def cup(table: FlorenceState, colour: int) -> dict[str, Any] | None:
    """A marker with its colour where a family has two."""
    if colour < 0:
        return None
    made: dict[str, Any] = {"family": table.parts.house[colour]}
    if colour >= table.players:
        made["colour"] = COLOURS.values[colour - 1]
    return made


def coming(table: FlorenceState) -> range:
    """The rounds whose destinations lie on the board."""
    first = max(table.round - 1, 0)
    return range(first, min(first + 3, ROUNDS))


def sector(table: FlorenceState, at: int) -> dict[str, Any]:
    parts = table.parts
    made: dict[str, Any] = {
        "round": at + 1,
        "medici": MEDICI.values[at % MEDICI_COUNT],
        "destination": table.city[GOAL_OF + at] + 1 if table.city[GOAL_OF + at] >= 0 else None,
        "time": table.city[HOUR_OF + at] if at > 0 else parts.first_time,
        "head": parts.head[at],
        "gifts": parts.gifts_after[at],
    }
    if at % MEDICI_COUNT == GIOVANNI:
        made["offers"] = [[parts.price[at * 3 + i], parts.reward[at * 3 + i]] for i in range(parts.rewards[at])]
    else:
        made["queue"] = [parts.place_points[at * STRIDE + i] for i in range(parts.spaces)]
    return made


def deck(table: FlorenceState, medici: int) -> dict[str, Any]:
    first = medici * KINDS
    thrown = {
        SCANDALS.values[card]: table.piles[DISCARDED + card]
        for card in range(first, first + KINDS)
        if table.piles[DISCARDED + card]
    }
    return {"left": table.piles[LEFT_OF + medici], "discarded": thrown}


def family_view(table: FlorenceState, seat: int) -> dict[str, Any]:
    """What everyone sees of a family; of its hand only the backs."""
    backs = {MEDICI.values[m]: sum(table.hand[seat * CARDS + m * KINDS + k] for k in range(KINDS)) for m in range(MEDICI_COUNT)}
    return {
        "points": table.points[seat],
        "time": table.time[seat],
        "supply": [table.family[SUPPLY_OF + seat * RANK_COUNT + rank] for rank in range(RANK_COUNT)],
        "members": table.members(seat),
        "gifts": table.family[GIFTS_OF + seat],
        "given": [table.family[GIVEN_BY + seat * MEDICI_COUNT + m] for m in range(MEDICI_COUNT)],
        "guards": table.family[GUARDS_OF + seat],
        "markers": table.family[MARKERS_OF + seat],
        "cards": table.family[HELD_BY + seat],
        "backs": backs,
        "passed": table.family[PASSED_BY + seat] == 1,
        "ring": table.family[RING_OF + seat] + 1 if table.family[RING_OF + seat] >= 0 else None,
        "actions": table.family[ACTS_OF + seat],
    }


def hand(table: FlorenceState, seat: int) -> dict[str, int]:
    held = {SCANDALS.values[card]: table.hand[seat * CARDS + card] for card in range(CARDS)}
    return {name: count for name, count in held.items() if count}


# ---- what it would be worth ------------------------------------------------------------------------------------------------


def ended(state: State) -> FlorenceState:
    """The table as the final scoring would leave it now; Strozzi's objective, not drawn yet, brings him nothing."""
    table = cast(FlorenceState, state)
    if table.waiting in (FINISHED, C_RIVAL_OBJECTIVE) or NOBODY in table.family[OBJECTIVE_OF : OBJECTIVE_OF + table.players]:
        return table
    copy = cast(FlorenceState, table.clone())
    final_scoring(copy)
    return copy


def worth(state: State) -> list[int]:
    """Florence §10: points, with time and scandals turned into points; objectives are open only at the end."""
    table, end = cast(FlorenceState, state), ended(state)
    if end is table:
        return table.scores()
    return [end.points[seat] - objective_points(table, seat) for seat in range(table.players)]


def own_worth(state: State, seat: int) -> int:
    """Florence §10: the same with the own objective."""
    return int(ended(state).points[seat])


def rival_worth(state: State) -> list[int]:
    """Florence §11.4: Strozzi's points, with his time turned into points."""
    return ended(state).rivals()


def objective_points(table: FlorenceState, seat: int) -> int:
    return int(table.parts.objective_points[members_on(table, seat, table.family[OBJECTIVE_OF + seat])])


def objective(table: FlorenceState, seat: int) -> dict[str, Any] | None:
    number = table.family[OBJECTIVE_OF + seat]
    if number < 0:
        return None
    places = [place + 1 for place in range(PLACES) if table.parts.marked[number * PLACES + place]]
    count = members_on(table, seat, number)
    worth = table.parts.objective_points
    scale = [[n, worth[n]] for n in range(1, len(worth)) if worth[n] > worth[n - 1]]
    return {"number": number + 1, "locations": places, "members": count, "points": worth[count], "scale": scale}


def strozzi(table: FlorenceState) -> dict[str, Any]:
    return {
        "points": table.points[1],
        "time": table.time[1],
        "passed": table.family[PASSED_BY + 1] == 1,
        "ring": table.family[RING_OF + 1] + 1 if table.family[RING_OF + 1] >= 0 else None,
        "guards": table.family[GUARDS_OF + 1],
        "markers": [table.family[MARKERS_OF + 1], table.family[MARKERS_OF + 2]],
        "supply": {
            name: [table.family[SUPPLY_OF + (i + 1) * RANK_COUNT + rank] for rank in range(RANK_COUNT)]
            for i, name in enumerate(COLOURS.values)
        },
        "discarded": [card + 1 for card in range(STROZZI_CARDS) if table.piles[WAITS_FOR + card] < 0],
        "next": [card + 1 for card in range(STROZZI_CARDS) if table.piles[WAITS_FOR + card] == 0],
        "pile": sum(table.piles[WAITS_FOR + card] != -1 for card in range(STROZZI_CARDS)),
        "cards": outlook.strozzi_cards(table),
        "letters": outlook.letters(table),
    }


def pending(table: FlorenceState) -> dict[str, Any]:
    """What the question is about: the card being carried out, the member that goes, where it comes from."""
    made: dict[str, Any] = {}
    if table.waiting < FIRST_QUESTION or table.waiting == FINISHED:
        return made
    if 0 <= table.card < CARDS and table.waiting != ASK_COLOUR:
        made["card"] = SCANDALS.values[table.card]
    if table.carried >= 0:
        made["member"] = member(table, table.carried)
        made["from"] = table.lead_to + 1 if table.waiting == ASK_SECOND else table.place + 1
        made["left"] = 1 if table.waiting == ASK_SECOND else 3 - table.steps
    elif table.waiting in (ASK_MOVE, ASK_HURRY, ASK_LAST, ASK_ANYWHERE, ASK_WALK, ASK_PARTNER):
        # While the answer takes effect the spot may be empty already.
        code = table.queue[table.place * STRIDE + table.spot]
        if code >= 0:
            made |= {"member": member(table, code), "from": table.place + 1, "spot": table.spot + 1}
    return made
