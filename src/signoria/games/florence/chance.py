"""What chance can bring, from which deck or bag, and who sees it."""

from typing import Final

from mypy_extensions import i64

from signoria.core.bits import count_bits, is_nought, nth, single
from signoria.core.journal import EVERYONE
from signoria.core.position import NONE, SEVERAL
from signoria.core.rng import Rng
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
    EVERYWHERE,
    KINDS,
    MEDICI,
    PLACES,
    ROUNDS,
    STROZZI_CARDS,
)
from signoria.games.florence.journey import receive
from signoria.games.florence.scoring import score_rival_objective
from signoria.games.florence.set_up import (
    deal_objective,
    lay_tile,
    possible_destinations,
    set_destination,
    set_time,
    stand_coach,
    start_with,
)
from signoria.games.florence.strozzi import draw_strozzi
from signoria.games.florence.table import (
    C_COACH,
    C_DESTINATION,
    C_OBJECTIVE,
    C_SCANDAL,
    C_START,
    C_STROZZI,
    C_TILE,
    C_TIME,
    COACH_OF,
    DECK_OF,
    HOUR_OF,
    LEFT_OF,
    OBJECTIVE_OF,
    TILE_AT,
    WAITS_FOR,
    FlorencePosition,
)

# Streams of chance; each scandal deck has its own, Strozzi's pile one for every round.
OBJECTIVE_STREAM: Final[i64] = 0
TILE_STREAM: Final[i64] = 1
COACH_STREAM: Final[i64] = 2
TIME_STREAM: Final[i64] = 3
DESTINATION_STREAM: Final[i64] = 4
START_STREAM: Final[i64] = 5
RIVAL_STREAM: Final[i64] = 6
SCANDAL_STREAM: Final[i64] = 8
STROZZI_STREAM: Final[i64] = 16


def list_outcomes(table: FlorencePosition, out: vec[i64], weights: vec[i64]) -> i64:
    if table.waiting == C_SCANDAL:
        return list_draws(table, out, weights)
    left = possible(table)
    outcome = first_outcome(table)
    count: i64 = 0
    while left != 0:
        if left & 1 == 1:
            out[count] = outcome
            weights[count] = 1
            count += 1
        left >>= 1
        outcome += 1
    return count


def draw_at_random(table: FlorencePosition, rng: Rng) -> i64:
    """An outcome at random, without listing them first: the card at a random place, or one of those that can come up."""
    if table.waiting == C_SCANDAL:
        return draw_scandal(table, rng)
    left = possible(table)
    return first_outcome(table) + nth(left, rng.below(count_bits(left)))


def draw_scandal(table: FlorencePosition, rng: Rng) -> i64:
    """Florence §7: as `list_draws` would list them, the last card under two names."""
    copies = table.piles[LEFT_OF + table.medici]
    ahead = rng.below(copies if copies > 1 else i64(2))
    card = table.medici * KINDS
    if copies == 1:
        while table.piles[DECK_OF + card] == 0:
            card += 1
        return OUT_SCANDAL + card * COPIES + ahead
    while ahead >= table.piles[DECK_OF + card]:
        ahead -= table.piles[DECK_OF + card]
        card += 1
    return OUT_SCANDAL + card * COPIES + ahead


def only_outcome(table: FlorencePosition) -> i64:
    """The one outcome that can come up, or SEVERAL. A scandal card is never alone, see `list_draws`."""
    if table.waiting == C_SCANDAL:
        return SEVERAL
    if table.waiting == C_COACH or table.waiting == C_START:
        return SEVERAL  # three coaches for nine locations; alone, nobody draws lots
    if table.waiting == C_TILE and table.city[TILE_AT + PLACES - 2] < 0:
        return SEVERAL  # they are laid from the first location on: two at least are missing
    left = possible(table)
    if left == 0:
        return NONE
    return first_outcome(table) + single(left) if left & (left - 1) == 0 else i64(SEVERAL)


def list_draws(table: FlorencePosition, out: vec[i64], weights: vec[i64]) -> i64:
    """Florence §7: the cards left in the deck, copies told apart; the last one has two names.

    So there is always a draw, even of the last card. Without it others could see that nothing had to be drawn by lot, and
    a secret would come out in the same step as the one before.
    """
    count: i64 = 0
    first = table.medici * KINDS
    for card in range(first, first + KINDS):
        copies = table.piles[DECK_OF + card]
        if copies == 1 and table.piles[LEFT_OF + table.medici] == 1:
            copies = 2
        for copy in range(copies):
            out[count] = OUT_SCANDAL + card * COPIES + copy
            weights[count] = 1
            count += 1
    return count


def first_outcome(table: FlorencePosition) -> i64:
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


def possible(table: FlorencePosition) -> i64:
    """What can come up apart from scandal cards, a bit for each outcome; all that can are equally likely."""
    waiting = table.waiting
    if waiting == C_STROZZI:
        return top_of_pile(table)
    if waiting == C_TILE:
        return absent(table.city, TILE_AT, PLACES, EVERYWHERE)
    if waiting == C_DESTINATION:
        return possible_destinations(table)
    if waiting == C_TIME:
        return absent(table.city, HOUR_OF + 1, ROUNDS - 1, time_tiles(table) << 1) >> 1
    if waiting == C_COACH:
        return absent(table.city, COACH_OF, MEDICI, EVERYWHERE)
    if waiting == C_START:
        return (1 << table.players) - 1
    return absent(table.family, OBJECTIVE_OF, table.players, (1 << table.parts.objectives) - 1)


def top_of_pile(table: FlorencePosition) -> i64:
    """Florence §11.2: the cards of Strozzi that may come next."""
    found: i64 = 0
    for card in range(STROZZI_CARDS):
        found |= is_nought(table.piles[WAITS_FOR + card]) << card
    return found


def time_tiles(table: FlorencePosition) -> i64:
    """Florence §2: all time tiles, used or not, by the hours less one."""
    found: i64 = 0
    for i in range(ROUNDS - 1):
        found |= 1 << (table.parts.time_tiles[i] - 1)
    return found


def source_of(table: FlorencePosition) -> i64:
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


def audience_of(table: FlorencePosition) -> i64:
    if table.waiting == C_SCANDAL and table.receiver < table.players:
        return 1 << table.receiver
    if table.waiting == C_OBJECTIVE:
        return 1 << (table.step_of - 1)
    return EVERYONE


def apply_outcome(table: FlorencePosition, outcome: i64) -> None:
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


def absent(row: vec[i64], first: i64, count: i64, all_of_them: i64) -> i64:
    """Those of a set, a bit for each number, that do not occur in a part of a row."""
    for at in range(first, first + count):
        if row[at] >= 0:
            all_of_them &= ~(1 << row[at])
    return all_of_them
