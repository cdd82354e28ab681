"""Florence §11.2: Strozzi's turns. He is no player: rules and a pile of cards say what he does."""

from mypy_extensions import i64

from signoria.core.bits import is_positive
from signoria.games.florence.components import BLUE, CELEBRATES, GIOVANNI, MEDICI, ORANGE, PLACES, STRIDE, STROZZI_CARDS
from signoria.games.florence.events import (
    S_BONUS_POINTS,
    S_CARD,
    S_COLOUR_CHOSEN,
    S_FEAST_BACK,
    S_FEAST_POINTS,
    S_FIRST_PASS,
    S_KEEPS_RING,
    S_PASSES,
    S_PASSES_LAST,
    S_RING,
    S_SPENDS_ALL,
    S_SWAPS,
)
from signoria.games.florence.queues import lead
from signoria.games.florence.strozzi_cards import apply_card, deploy_for, thirds
from signoria.games.florence.table import (
    C_STROZZI,
    NOBODY,
    PASSED_BY,
    RING_OF,
    SIZE_AT,
    TURN_OVER,
    WAITS_FOR,
    FlorencePosition,
    colour_of,
    rank_of,
)
from signoria.games.florence.turns import count_pass


def strozzi_acts(table: FlorencePosition) -> None:
    """Florence §11.2, FL43, FL84: his bonus if he has passed, a pass if his time is up, else a card."""
    if table.family[PASSED_BY + 1] == 1:
        take_bonus(table)
    elif table.time[1] == 0 or keeps_time_for_giovanni(table):
        strozzi_passes(table)
    else:
        table.waiting = C_STROZZI


def keeps_time_for_giovanni(table: FlorencePosition) -> bool:
    """Florence §11.2, FL43, FL84: in Giovanni's rounds he stops at 3 time if he has a member at the destination."""
    if table.active() != GIOVANNI or table.time[1] > 3:
        return False
    return table.presence(1, table.destination(0)) > 0


# ---- Passing ----------------------------------------------------------------------------------------------------------------


def strozzi_passes(table: FlorencePosition) -> None:
    """Florence §11.2, §11.5, FL42, FL45, FL83, FL96: last, he ends the phase; else he looks for a place for his ring."""
    if count_pass(table, 1):
        table.emit(S_PASSES_LAST)
        return
    table.waiting = TURN_OVER
    place = place_for_ring(table)
    table.family[RING_OF + 1] = place
    table.emit(S_PASSES)
    if place >= 0:
        table.emit(S_RING, place + 1)
    else:
        table.emit(S_KEEPS_RING)
    if table.parts.hard_bonus and table.first_passer == 1:
        gained = table.gain_time(1, 2)
        table.emit(S_FIRST_PASS, gained)


def swap_spot(table: FlorencePosition, place: i64) -> i64:
    """Florence §11.2, FL44: the rearmost of his members directly behind one of yours of equal rank, or -1."""
    base = place * STRIDE
    spot = table.city[SIZE_AT + place] - 1
    while spot > 0:
        behind = table.queue[base + spot]
        before = table.queue[base + spot - 1]
        if colour_of(behind) > 0 and colour_of(before) == 0 and rank_of(behind) == rank_of(before):
            return spot
        spot -= 1
    return NOBODY


def can_ring(table: FlorencePosition, place: i64) -> bool:
    """Florence §11.2, FL42: no ring lies there and he could swap with you."""
    return table.family[RING_OF] != place and swap_spot(table, place) >= 0


def place_for_ring(table: FlorencePosition) -> i64:
    """Florence §11.2, FL42: A, B, C where he is not in the lead, then A, B, C, then along the arrows from A's destination."""
    for ahead in range(MEDICI):
        place = table.destination(ahead)
        if lead(table, place) != 1 and can_ring(table, place):
            return place
    for ahead in range(MEDICI):
        if can_ring(table, table.destination(ahead)):
            return table.destination(ahead)
    place = table.destination(0)
    for _ in range(PLACES):
        place = table.parts.after[place]
        if can_ring(table, place):
            return place
    return NOBODY


def take_bonus(table: FlorencePosition) -> None:
    """Florence §11.2, FL44: swap forward at his ring, else 1, 2 or 3 points by thirds of the game."""
    table.waiting = TURN_OVER
    place = table.family[RING_OF + 1]
    spot = swap_spot(table, place) if place >= 0 else i64(-1)
    if spot >= 0:
        at = place * STRIDE + spot
        member = table.queue[at]
        table.queue[at] = table.queue[at - 1]
        table.queue[at - 1] = member
        table.emit(S_SWAPS, place + 1, spot, spot + 1)
        return
    points = thirds(table)
    table.points[1] += points
    table.emit(S_BONUS_POINTS, points)


# ---- His cards --------------------------------------------------------------------------------------------------------------


def draw_strozzi(table: FlorencePosition, card: i64) -> None:
    """Florence §11.2, §11.3, FL46, FL85: he pays and acts; card 6 as the first of a round goes back into the whole pile."""
    for other in range(STROZZI_CARDS):
        table.piles[WAITS_FOR + other] -= is_positive(table.piles[WAITS_FOR + other])
    table.piles[WAITS_FOR + card] = -1
    feast = table.parts.card_deed[card] == CELEBRATES
    if feast and table.drawn == 0:
        table.piles[WAITS_FOR + card] = -2
        table.feast = True
        table.emit(S_FEAST_BACK)
        return
    if table.feast:
        shuffle_back(table)
    table.drawn += 1
    cost = table.parts.card_time[card]
    if cost > table.time[1]:
        cost = table.time[1]
    table.time[1] -= cost
    table.emit(S_CARD, card + 1, cost, table.time[1])
    if feast:
        celebrate(table)
    else:
        apply_card(table, card)


def shuffle_back(table: FlorencePosition) -> None:
    """Florence §11.3, FL85: the whole pile is shuffled, so any card may come next."""
    table.feast = False
    for card in range(STROZZI_CARDS):
        if table.piles[WAITS_FOR + card] != -1:
            table.piles[WAITS_FOR + card] = 0


def celebrate(table: FlorencePosition) -> None:
    """Florence §11.3, §11.5, FL46, FL55: he spends all his time, under Giovanni all but 3, and passes at once."""
    keeps: i64 = 0
    if table.active() == GIOVANNI:
        keeps = table.time[1] if table.time[1] < 3 else i64(3)
    spent = table.time[1] - keeps
    table.time[1] = keeps
    table.emit(S_SPENDS_ALL, spent, keeps)
    if table.parts.hard_feast:
        table.points[1] += 2 * spent
        table.emit(S_FEAST_POINTS, spent, 2 * spent)
    strozzi_passes(table)


def choose_colour(table: FlorencePosition, colour: i64) -> None:
    """Florence §11.3, FL47: you choose when both colours have equally many on the board."""
    table.emit(S_COLOUR_CHOSEN, colour - 1)
    table.waiting = TURN_OVER
    deploy_for(table, table.card, colour if colour == ORANGE else i64(BLUE))
