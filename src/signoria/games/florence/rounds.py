"""Florence §4 and §9: the beginning of a round, and the upkeep after it."""

from typing import Final

from mypy_extensions import i64

from signoria.games.florence.components import (
    ROUNDS,
    STROZZI_CARDS,
)
from signoria.games.florence.events import (
    COIN,
    GIFTS,
    ROUND_BEGINS,
    S_COIN,
    S_TIME,
    TIME_GAINED,
)
from signoria.games.florence.table import (
    ACTS_OF,
    C_DESTINATION,
    C_TIME,
    FINAL,
    GIFTS_OF,
    GOAL_OF,
    HOUR_OF,
    NOBODY,
    PASSED_BY,
    RING_OF,
    UPKEEP,
    WAITS_FOR,
    FlorencePosition,
)
from signoria.games.florence.turns import begin_turn

VISIBLE: Final[i64] = 3  # sectors of the dial


# ---- The round --------------------------------------------------------------------------------------------------------------


def begin_round(table: FlorencePosition) -> None:
    """Florence §4, FL2: everyone gains the time of the round, then the start family acts."""
    table.round += 1
    table.passes = 0
    table.first_passer = NOBODY
    table.drawn = 0
    at = table.round - 1
    for family in range(table.parts.families):
        table.family[PASSED_BY + family] = 0
        table.family[ACTS_OF + family] = 0
    table.emit(ROUND_BEGINS, table.round, table.active(), table.city[GOAL_OF + at] + 1)
    for family in range(table.parts.families):
        amount = table.city[HOUR_OF + at] if family < table.players else strozzi_hour(table)
        gained = table.gain_time(family, amount)
        if family < table.players:
            table.emit(TIME_GAINED, family, gained, table.time[family])
        else:
            table.emit(S_TIME, gained, table.time[family])
    table.card = NOBODY
    begin_turn(table, table.start)


def strozzi_hour(table: FlorencePosition) -> i64:
    """Florence §11.2, §11.5, FL80, FL81: the tile but at least 4, one less or one more by switch, within 4 and 9."""
    parts = table.parts
    amount = parts.strozzi_time
    if table.round > 1:
        amount = table.city[HOUR_OF + table.round - 1]
        if amount < parts.strozzi_least:
            amount = parts.strozzi_least
    if parts.easy_time == parts.hard_time:
        return amount
    if parts.easy_time:
        amount -= 1
        return amount if amount > parts.strozzi_least else parts.strozzi_least
    amount += 1
    return amount if amount < parts.strozzi_most else parts.strozzi_most


# ---- Upkeep -----------------------------------------------------------------------------------------------------------------


def end_round(table: FlorencePosition) -> None:
    """Florence §9, §10: after the last round there is no upkeep."""
    if table.round == ROUNDS:
        table.waiting = FINAL
        return
    pass_coin(table)
    for family in range(table.parts.families):
        table.family[RING_OF + family] = NOBODY
    hand_out_gifts(table)
    if table.parts.solo:
        stack_strozzi(table)
    table.step_of = 0
    table.waiting = UPKEEP


def pass_coin(table: FlorencePosition) -> None:
    """Florence §9, §11.1, FL40: the start coin goes clockwise."""
    table.start += 1
    if table.start == table.parts.families:
        table.start = 0
    if table.start < table.players:
        table.emit(COIN, table.start)
    else:
        table.emit(S_COIN)


def hand_out_gifts(table: FlorencePosition) -> None:
    """Florence §9: two further gifts after round 3, the last one after round 6."""
    gifts = table.parts.gifts_after[table.round - 1]
    if gifts == 0:
        return
    for seat in range(table.players):
        table.family[GIFTS_OF + seat] += gifts
        table.emit(GIFTS, seat, gifts)


def stack_strozzi(table: FlorencePosition) -> None:
    """Florence §11.2: his top three cards stay on top, the others are shuffled together with the discard pile."""
    left: i64 = 0
    for card in range(STROZZI_CARDS):
        if table.piles[WAITS_FOR + card] >= 0:
            left += 1
    if left > 3:
        left = 3
    for card in range(STROZZI_CARDS):
        if table.piles[WAITS_FOR + card] < 0:
            table.piles[WAITS_FOR + card] = left


def upkeep(table: FlorencePosition) -> None:
    """Florence §9: up to round 6 the dial turns and shows one more time and destination; then the next round begins."""
    table.step_of += 1
    if table.round <= ROUNDS - VISIBLE and table.step_of == 1:
        table.waiting = C_TIME
    elif table.round <= ROUNDS - VISIBLE and table.step_of == 2:
        table.waiting = C_DESTINATION
    else:
        begin_round(table)
