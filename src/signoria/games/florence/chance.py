"""What chance can bring, from which deck or bag, and who sees it."""

from typing import Final

from mypy_extensions import i64

from signoria.core.journal import EVERYONE
from signoria.core.position import NONE, SEVERAL
from signoria.core.vec import vec
from signoria.games.florence.actions import (
    OUT_COACH,
    OUT_DESTINATION,
    OUT_OBJECTIVE,
    OUT_SCANDAL,
    OUT_START,
    OUT_STROZZI,
    OUT_TILE,
    OUT_TIME,
)
from signoria.games.florence.components import (
    COPIES,
    KINDS,
    PLACES,
    ROUNDS,
    STROZZI_CARDS,
)
from signoria.games.florence.journey import receive
from signoria.games.florence.scoring import score_rival_objective
from signoria.games.florence.set_up import (
    can_be_destination,
    deal_objective,
    lay_tile,
    set_destination,
    set_time,
    stand_coach,
    start_with,
    time_tile_left,
)
from signoria.games.florence.strozzi import draw_strozzi
from signoria.games.florence.table import (
    C_COACH,
    C_DESTINATION,
    C_OBJECTIVE,
    C_RIVAL_OBJECTIVE,
    C_SCANDAL,
    C_START,
    C_STROZZI,
    C_TILE,
    C_TIME,
    Table,
)

# Streams of chance; each scandal deck has its own, Strozzi's pile one for every round.
OBJECTIVE_STREAM: Final = 0
TILE_STREAM: Final = 1
COACH_STREAM: Final = 2
TIME_STREAM: Final = 3
DESTINATION_STREAM: Final = 4
START_STREAM: Final = 5
RIVAL_STREAM: Final = 6
SCANDAL_STREAM: Final = 8
STROZZI_STREAM: Final = 16


def list_outcomes(table: Table, out: vec[i64], weights: vec[i64]) -> i64:
    waiting = table.waiting
    count: i64 = 0
    if waiting == C_SCANDAL:
        return list_draws(table, out, weights)
    bound = largest_outcome(table)
    for number in range(bound):
        if can_come(table, number):
            out[count] = first_outcome(table) + number
            weights[count] = 1
            count += 1
    return count


def only_outcome(table: Table) -> i64:
    """The one outcome that can come up, or SEVERAL. A scandal card is never alone, see `list_draws`."""
    if table.waiting == C_SCANDAL:
        return SEVERAL
    only: i64 = NONE
    for number in range(largest_outcome(table)):
        if can_come(table, number):
            if only >= 0:
                return SEVERAL
            only = first_outcome(table) + number
    return only


def list_draws(table: Table, out: vec[i64], weights: vec[i64]) -> i64:
    """Florence §7: the cards left in the deck, copies told apart; the last one has two names.

    So there is always a draw, even of the last card. Without it others could see that nothing had to be drawn by lot, and
    a secret would come out in the same step as the one before.
    """
    count: i64 = 0
    first = table.medici * KINDS
    for card in range(first, first + KINDS):
        copies = table.deck[card]
        if copies == 1 and table.left[table.medici] == 1:
            copies = 2
        for copy in range(copies):
            out[count] = OUT_SCANDAL + card * COPIES + copy
            weights[count] = 1
            count += 1
    return count


def largest_outcome(table: Table) -> i64:
    waiting = table.waiting
    if waiting == C_START:
        return table.players
    if waiting in (C_OBJECTIVE, C_RIVAL_OBJECTIVE):
        return table.parts.objectives
    if waiting == C_TIME:
        return 12
    return STROZZI_CARDS if waiting == C_STROZZI else PLACES


def first_outcome(table: Table) -> i64:
    waiting = table.waiting
    if waiting == C_TILE:
        return OUT_TILE
    if waiting == C_COACH:
        return OUT_COACH
    if waiting == C_TIME:
        return OUT_TIME
    if waiting == C_DESTINATION:
        return OUT_DESTINATION
    if waiting == C_START:
        return OUT_START
    return OUT_STROZZI if waiting == C_STROZZI else OUT_OBJECTIVE


def can_come(table: Table, number: i64) -> bool:
    """Whether an outcome other than a scandal card can come up; all that can are equally likely."""
    waiting = table.waiting
    if waiting == C_DESTINATION:
        return can_be_destination(table, number)
    if waiting == C_TIME:
        return is_time_tile(table, number + 1) and time_tile_left(table, number + 1)
    if waiting == C_STROZZI:
        return table.waits[number] == 0
    if waiting == C_TILE:
        return absent(table.tile, number)
    if waiting == C_COACH:
        return absent(table.coach, number)
    if waiting in (C_OBJECTIVE, C_RIVAL_OBJECTIVE):
        return absent(table.objective, number)
    return True


def is_time_tile(table: Table, value: i64) -> bool:
    for i in range(ROUNDS - 1):
        if table.parts.time_tiles[i] == value:
            return True
    return False


def source_of(table: Table) -> i64:
    waiting = table.waiting
    if waiting == C_SCANDAL:
        return SCANDAL_STREAM + table.medici
    if waiting == C_STROZZI:
        return STROZZI_STREAM + table.round
    if waiting == C_TILE:
        return TILE_STREAM
    if waiting == C_COACH:
        return COACH_STREAM
    if waiting == C_TIME:
        return TIME_STREAM
    if waiting == C_DESTINATION:
        return DESTINATION_STREAM
    if waiting == C_START:
        return START_STREAM
    return OBJECTIVE_STREAM if waiting == C_OBJECTIVE else RIVAL_STREAM


def audience_of(table: Table) -> i64:
    if table.waiting == C_SCANDAL and table.receiver < table.players:
        return 1 << table.receiver
    if table.waiting == C_OBJECTIVE:
        return 1 << (table.step_of - 1)
    return EVERYONE


def happen(table: Table, outcome: i64) -> None:
    """Let an outcome take effect."""
    waiting = table.waiting
    if waiting == C_SCANDAL:
        receive(table, (outcome - OUT_SCANDAL) // COPIES)
    elif waiting == C_STROZZI:
        draw_strozzi(table, outcome - OUT_STROZZI)
    elif waiting == C_TILE:
        lay_tile(table, outcome - OUT_TILE)
    elif waiting == C_COACH:
        stand_coach(table, outcome - OUT_COACH)
    elif waiting == C_TIME:
        set_time(table, outcome - OUT_TIME + 1)
    elif waiting == C_DESTINATION:
        set_destination(table, outcome - OUT_DESTINATION)
    elif waiting == C_OBJECTIVE:
        deal_objective(table, outcome - OUT_OBJECTIVE)
    elif waiting == C_START:
        start_with(table, outcome - OUT_START)
    else:
        score_rival_objective(table, outcome - OUT_OBJECTIVE)


def absent(taken: vec[i64], number: i64) -> bool:
    """Whether a number does not occur among those already taken."""
    for i in range(len(taken)):
        if taken[i] == number:
            return False
    return True
