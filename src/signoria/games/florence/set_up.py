"""Florence §2 and §11.1: what lies on the table before the first round, and the sectors of the dial."""

from mypy_extensions import i64

from signoria.games.florence.components import (
    BLUE,
    CONTESSINA,
    COSIMO,
    DEBUTANT,
    FIRST_BOUNCER,
    FIRST_SPY,
    GIOVANNI,
    MEDICI,
    ORANGE,
    PLACES,
    RANKS,
)
from signoria.games.florence.events import (
    COACH_STANDS,
    DESTINATION,
    OBJECTIVE_DEALT,
    OBJECTIVE_SEEN,
    S_FIRST_BODYGUARD,
    S_FIRST_DEBUTANT,
    S_FIRST_GUARD,
    STARTS,
    TILE_LAID,
    TIME_TILE,
)
from signoria.games.florence.queues import insert
from signoria.games.florence.rounds import begin_round
from signoria.games.florence.table import (
    ASK_FIRST,
    C_COACH,
    C_DESTINATION,
    C_OBJECTIVE,
    C_START,
    C_TILE,
    C_TIME,
    COACH_OF,
    GOAL_OF,
    GUARD_AT,
    GUARDS_OF,
    HOUR_OF,
    OBJECTIVE_OF,
    SET_UP,
    SUPPLY_OF,
    TILE_AT,
    TOKEN_OF,
    UPKEEP,
    FlorencePosition,
    member_of,
)


def set_up(table: FlorencePosition) -> None:
    """Florence §2, FL1: objectives, brag tiles, coaches, time tiles, destinations, the start family, one after the other."""
    step = table.step_of
    table.step_of += 1
    players = table.players
    if step < players:
        table.waiting = C_OBJECTIVE
        return
    step -= players
    if step < PLACES:
        table.waiting = C_TILE
        return
    step -= PLACES
    if step < MEDICI:
        table.waiting = C_COACH
    elif step < MEDICI + 2:
        table.waiting = C_TIME
    elif step < 2 * MEDICI + 2:
        table.waiting = C_DESTINATION
    elif players > 1:
        table.waiting = C_START
    else:
        set_up_strozzi(table)
        start_with(table, 0)


def deal_objective(table: FlorencePosition, objective: i64) -> None:
    """Florence §2: every family gets one secret objective."""
    seat = table.step_of - 1
    table.family[OBJECTIVE_OF + seat] = objective
    table.waiting = SET_UP
    table.emit(OBJECTIVE_DEALT, seat)
    table.emit_to(1 << seat, OBJECTIVE_SEEN, seat, objective + 1)


def lay_tile(table: FlorencePosition, tile: i64) -> None:
    """Florence §2: a random brag tile on each location."""
    place = table.step_of - 1 - table.players
    table.city[TILE_AT + place] = tile
    table.waiting = SET_UP
    table.emit(TILE_LAID, tile, place + 1)


def stand_coach(table: FlorencePosition, place: i64) -> None:
    """Florence §2, FL1: three locations get a coach; their tokens go under the others."""
    medici: i64 = 0
    while table.city[COACH_OF + medici] >= 0:
        medici += 1
    table.city[COACH_OF + medici] = place
    table.city[TOKEN_OF + place] = 1
    table.waiting = SET_UP
    table.emit(COACH_STANDS, medici, place + 1)


def possible_destinations(table: FlorencePosition) -> i64:
    """Florence §2, FL1: the six upper tokens come first, then the three of the starting locations; a bit for each."""
    lowest: i64 = 1 if next_round_without_goal(table) >= PLACES - MEDICI else 0
    found: i64 = 0
    for place in range(PLACES):
        if table.city[TOKEN_OF + place] <= lowest:
            found |= 1 << place
    return found


def next_round_without_goal(table: FlorencePosition) -> i64:
    at: i64 = 0
    while table.city[GOAL_OF + at] >= 0:
        at += 1
    return at


def set_destination(table: FlorencePosition, place: i64) -> None:
    """Florence §2, §9, FL1: the next sector of the dial gets its location."""
    at = next_round_without_goal(table)
    table.city[GOAL_OF + at] = place
    table.city[TOKEN_OF + place] = 2
    table.waiting = SET_UP if table.round == 0 else UPKEEP
    table.emit(DESTINATION, at + 1, at % MEDICI, place + 1)


def next_round_without_time(table: FlorencePosition) -> i64:
    at: i64 = 1
    while table.city[HOUR_OF + at] > 0:
        at += 1
    return at


def set_time(table: FlorencePosition, value: i64) -> None:
    """Florence §2, §9: the next sector of the dial gets its time."""
    at = next_round_without_time(table)
    table.city[HOUR_OF + at] = value
    table.waiting = SET_UP if table.round == 0 else UPKEEP
    table.emit(TIME_TILE, at + 1, value)


def start_with(table: FlorencePosition, seat: i64) -> None:
    """Florence §2, §11.1, FL7, FL40: the start family by lot; alone it is you."""
    table.start = seat
    table.emit(STARTS, seat)
    table.step_of = 0
    ask_first(table)


def ask_first(table: FlorencePosition) -> None:
    """Florence §2, FL7: from the last family backwards each places a Debutant; then the first round begins."""
    if table.step_of == table.players:
        table.city[HOUR_OF] = table.parts.first_time
        begin_round(table)
        return
    table.step_of += 1
    seat = table.start - table.step_of
    table.asked = seat if seat >= 0 else seat + table.players
    table.waiting = ASK_FIRST


def set_up_strozzi(table: FlorencePosition) -> None:
    """Florence §11.1, §11.5: three guards (none with the easier switch), and a Debutant of each colour before yours."""
    if not table.parts.easy_guards:
        start_guards(table)
    place_rival(table, ORANGE, table.city[GOAL_OF + COSIMO])
    place_rival(table, BLUE, table.city[GOAL_OF + GIOVANNI])


def start_guards(table: FlorencePosition) -> None:
    """Florence §11.1: before Cosimo's coach (1-2 if he stands at 1), and at Contessina's and Giovanni's destinations."""
    at = table.city[COACH_OF + COSIMO]
    street = table.parts.street[at * PLACES + table.parts.after[at]]
    if street < 0:
        street = 0
    table.city[GUARD_AT + street] |= 2
    table.city[GUARD_AT + FIRST_SPY + table.city[GOAL_OF + CONTESSINA]] |= 2
    table.city[GUARD_AT + FIRST_BOUNCER + table.city[GOAL_OF + GIOVANNI]] |= 2
    table.family[GUARDS_OF + 1] -= 3
    table.emit(S_FIRST_BODYGUARD, street)
    table.emit(S_FIRST_GUARD, CONTESSINA, table.city[GOAL_OF + CONTESSINA] + 1)
    table.emit(S_FIRST_GUARD, GIOVANNI, table.city[GOAL_OF + GIOVANNI] + 1)


def place_rival(table: FlorencePosition, colour: i64, place: i64) -> None:
    table.family[SUPPLY_OF + colour * RANKS + DEBUTANT] -= 1
    insert(table, place, 0, member_of(colour, DEBUTANT))
    table.emit(S_FIRST_DEBUTANT, colour - 1, place + 1)
