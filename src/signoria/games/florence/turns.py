"""Florence §5: the action phase, turn by turn, and §5.1, passing."""

from mypy_extensions import i64

from signoria.core.state import LEGAL, refuse
from signoria.core.vec import vec
from signoria.games.florence.actions import (
    ACTION_LIMIT,
    BRAG,
    DEPLOY,
    DISCARD,
    EQUAL_CHOICE,
    GIFT,
    HURRY,
    MOVE,
    NOBODY_AT_SPOT,
    NOT_AT_RING,
    NOT_EQUAL_RANK,
    NOT_NEIGHBOURS,
    NOT_YOUR_SWAP,
    PASS,
    PROMOTE,
    RING,
    RING_TAKEN,
    SCANDAL,
    SWAP,
    TAKE_POINT,
    TAKE_TIME,
    TOO_LITTLE_TIME,
)
from signoria.games.florence.bragging import refuse_bragging
from signoria.games.florence.components import (
    CARDS,
    MEDICI,
    PLACES,
    SPOTS,
    STRIDE,
)
from signoria.games.florence.events import (
    BONUS_POINT,
    BONUS_SKIPPED,
    BONUS_TIME,
    PASSES,
    PASSES_FIRST,
    PASSES_LAST,
    RING_LAID,
)
from signoria.games.florence.giving import give, refuse_gift, refuse_sending
from signoria.games.florence.hurrying import refuse_hurrying
from signoria.games.florence.pieces import refuse_deploying, refuse_promoting
from signoria.games.florence.scandals import discard_for_time, play_scandal, refuse_discard, refuse_scandal
from signoria.games.florence.table import (
    ACTS_OF,
    ASK_ACTION,
    ASK_BONUS,
    ASK_BRAG,
    ASK_DEPLOY,
    ASK_HURRIER,
    ASK_MOVER,
    ASK_PROMOTE,
    ASK_RING,
    COACH_OF,
    GIFTS_OF,
    HELD_BY,
    NOBODY,
    PASSED_BY,
    RING_OF,
    SIZE_AT,
    STROZZI_ACTS,
    TRAVEL,
    TURN_OVER,
    WHERE,
    FlorencePosition,
    colour_of,
    rank_of,
)
from signoria.games.florence.walking import refuse_moving


def next_turn(table: FlorencePosition) -> None:
    """Florence §5, FL10: clockwise, one action each; whoever has passed gets a bonus instead."""
    table.card = NOBODY
    family = table.current + 1
    if family == table.parts.families:
        family = 0
    begin_turn(table, family)


def begin_turn(table: FlorencePosition, family: i64) -> None:
    """Florence §5, §11.2, FL10, FL82: a family acts, chooses its bonus, or is Strozzi."""
    table.current = family
    table.asked = family
    if family >= table.players:
        table.waiting = STROZZI_ACTS
    elif table.family[PASSED_BY + family] == 0:
        table.waiting = ASK_ACTION
    elif table.parts.hard_first_pass and table.first_passer == family:
        table.emit(BONUS_SKIPPED, family)
        table.waiting = TURN_OVER
    else:
        table.waiting = ASK_BONUS


def refuse_cost(table: FlorencePosition, cost: i64) -> i64:
    """Florence §4, §5, FL64: an action must be paid for, and only so many fit into a phase."""
    seat = table.asked
    if table.family[ACTS_OF + seat] >= table.parts.action_limit:
        return refuse(ACTION_LIMIT, table.parts.action_limit)
    if cost > table.time[seat]:
        return refuse(TOO_LITTLE_TIME, cost, table.time[seat])
    return LEGAL


def refuse_action(table: FlorencePosition, action: i64) -> i64:  # noqa: C901 (one line an action)
    """Florence §5, FL10: what a family can do with its turn."""
    seat = table.asked
    parts = table.parts
    if action == PASS:
        return LEGAL
    if action >= DISCARD:
        return refuse_discard(table, action - DISCARD)
    cost: i64 = 0
    if action == DEPLOY:
        cost = parts.deploy_cost
    elif action == PROMOTE:
        cost = parts.promote_cost
    elif action == MOVE:
        cost = parts.move_cost
    elif action == HURRY:
        cost = parts.hurry_cost
    elif action == BRAG:
        cost = parts.brag_cost
    code = refuse_cost(table, cost)
    if code != LEGAL:
        return code
    if action == DEPLOY:
        return refuse_deploying(table, seat)
    if action == PROMOTE:
        return refuse_promoting(table, seat)
    if action == MOVE:
        return refuse_moving(table, seat)
    if action == HURRY:
        return refuse_hurrying(table, seat)
    if action == BRAG:
        return refuse_bragging(table)
    if action < SCANDAL:
        return refuse_gift(table, action - GIFT)
    return refuse_scandal(table, action - SCANDAL)


def only_passing(table: FlorencePosition) -> bool:
    """Florence §5, FL10, FL64: whether nothing is left to a family but Pass; the likeliest alternatives first."""
    seat = table.asked
    if table.family[HELD_BY + seat] > 0:
        return False
    parts = table.parts
    if table.family[ACTS_OF + seat] >= parts.action_limit:
        return True
    time = table.time[seat]
    if time >= parts.move_cost and refuse_moving(table, seat) == LEGAL:
        return False
    if time >= parts.deploy_cost and refuse_deploying(table, seat) == LEGAL:
        return False
    if time >= parts.brag_cost and refuse_bragging(table) == LEGAL:
        return False
    if time >= parts.promote_cost and refuse_promoting(table, seat) == LEGAL:
        return False
    if time >= parts.hurry_cost and refuse_hurrying(table, seat) == LEGAL:
        return False
    return refuse_sending(table) != LEGAL


def list_actions(table: FlorencePosition, out: vec[i64]) -> i64:  # noqa: C901 (one line an action)
    """Florence §5, FL10, FL64: Pass is always possible."""
    seat = table.asked
    out[0] = PASS
    count: i64 = 1
    if table.family[ACTS_OF + seat] < table.parts.action_limit:
        time = table.time[seat]
        parts = table.parts
        if time >= parts.deploy_cost and refuse_deploying(table, seat) == LEGAL:
            out[count] = DEPLOY
            count += 1
        if time >= parts.promote_cost and refuse_promoting(table, seat) == LEGAL:
            out[count] = PROMOTE
            count += 1
        if time >= parts.move_cost and refuse_moving(table, seat) == LEGAL:
            out[count] = MOVE
            count += 1
        if time >= parts.hurry_cost and refuse_hurrying(table, seat) == LEGAL:
            out[count] = HURRY
            count += 1
        if time >= parts.brag_cost and refuse_bragging(table) == LEGAL:
            out[count] = BRAG
            count += 1
        if table.family[GIFTS_OF + seat] > 0 and time >= parts.gift_cost:
            where = table.family[WHERE + seat]
            for medici in range(MEDICI):
                if (where >> table.city[COACH_OF + medici]) & 1 == 1 and refuse_gift(table, medici) == LEGAL:
                    out[count] = GIFT + medici
                    count += 1
        if table.family[HELD_BY + seat] > 0:
            for card in range(CARDS):
                if table.hand[seat * CARDS + card] > 0 and refuse_scandal(table, card) == LEGAL:
                    out[count] = SCANDAL + card
                    count += 1
    return list_discards(table, out, count)


def list_discards(table: FlorencePosition, out: vec[i64], count: i64) -> i64:
    """Florence §5.8, FL21: add every kind of card in hand."""
    left = table.family[HELD_BY + table.asked]
    if left == 0:
        return count
    hand = table.hand
    at = table.asked * CARDS
    card: i64 = 0
    while left > 0 and card < CARDS:
        copies = hand[at + card]
        if copies > 0:
            out[count] = DISCARD + card
            count += 1
            left -= copies
        card += 1
    return count


def act(table: FlorencePosition, action: i64) -> None:
    """Florence §5, FL10, FL63: begin an action, pass, or turn a card into time first."""
    seat = table.asked
    parts = table.parts
    if action == PASS:
        pass_turn(table)
        return
    if action >= DISCARD:
        discard_for_time(table, action - DISCARD)
        return
    table.family[ACTS_OF + seat] += 1
    if action == DEPLOY:
        table.time[seat] -= parts.deploy_cost
        table.waiting = ASK_DEPLOY
    elif action == PROMOTE:
        table.time[seat] -= parts.promote_cost
        table.waiting = ASK_PROMOTE
    elif action == MOVE:
        table.time[seat] -= parts.move_cost
        table.waiting = ASK_MOVER
    elif action == HURRY:
        table.time[seat] -= parts.hurry_cost
        table.waiting = ASK_HURRIER
    elif action == BRAG:
        table.time[seat] -= parts.brag_cost
        table.waiting = ASK_BRAG
    elif action < SCANDAL:
        give(table, action - GIFT)
    else:
        play_scandal(table, action - SCANDAL)


# ---- Pass -------------------------------------------------------------------------------------------------------------------


def count_pass(table: FlorencePosition, family: i64) -> bool:
    """Florence §5.1, FL11, FL12: note who passes; True for the last one, with whom the phase ends at once."""
    table.family[PASSED_BY + family] = 1
    table.passes += 1
    if table.passes == table.parts.families:
        table.stage = 0
        table.waiting = TRAVEL
        return True
    if table.first_passer < 0:
        table.first_passer = family
    return False


def pass_turn(table: FlorencePosition) -> None:
    """Florence §5.1, FL11, FL12: the first gets 2 time at once, the last lays no ring."""
    seat = table.asked
    if count_pass(table, seat):
        table.emit(PASSES_LAST, seat)
        return
    if table.passes == 1:
        gained = table.gain_time(seat, table.parts.first_pass)
        table.emit(PASSES_FIRST, seat, gained, table.time[seat])
    else:
        table.emit(PASSES, seat)
    table.waiting = ASK_RING


def refuse_ring(table: FlorencePosition, place: i64) -> i64:
    """Florence §5.1, FL72: any location without a ring, also where one has nobody."""
    for family in range(table.parts.families):
        if table.family[RING_OF + family] == place:
            return refuse(RING_TAKEN, place + 1)
    return LEGAL


def list_rings(table: FlorencePosition, out: vec[i64], limit: i64) -> i64:
    taken: i64 = 0
    for family in range(table.parts.families):
        if table.family[RING_OF + family] >= 0:
            taken |= 1 << table.family[RING_OF + family]
    count: i64 = 0
    for place in range(PLACES):
        if (taken >> place) & 1 == 0:
            out[count] = RING + place
            count += 1
            if count >= limit:
                return count
    return count


def lay_ring(table: FlorencePosition, place: i64) -> None:
    """Florence §5.1: the ring marks where this family may swap."""
    table.family[RING_OF + table.asked] = place
    table.emit(RING_LAID, table.asked, place + 1)
    table.waiting = TURN_OVER


def refuse_bonus_swap(table: FlorencePosition, place: i64, first: i64, second: i64) -> i64:
    """Florence §5.1, FL13, FL75: an own member at the ring with a neighbour of equal rank, named from the front."""
    seat = table.asked
    if place != table.family[RING_OF + seat]:
        return refuse(NOT_AT_RING)
    if first >= table.city[SIZE_AT + place] or second >= table.city[SIZE_AT + place]:
        return refuse(NOBODY_AT_SPOT)
    if second != first + 1:
        return refuse(EQUAL_CHOICE) if first == second + 1 else refuse(NOT_NEIGHBOURS)
    base = place * STRIDE
    one = table.queue[base + first]
    two = table.queue[base + second]
    if colour_of(one) != seat and colour_of(two) != seat:
        return refuse(NOT_YOUR_SWAP)
    if rank_of(one) != rank_of(two):
        return refuse(NOT_EQUAL_RANK)
    if one == two:
        for i in range(first):
            if table.queue[base + i] == table.queue[base + i + 1] and colour_of(table.queue[base + i]) == seat:
                return refuse(EQUAL_CHOICE)
    return LEGAL


def list_bonuses(table: FlorencePosition, out: vec[i64]) -> i64:
    """Florence §5.1, FL13, FL63, FL72: cards may be turned into time first; time and point are always there."""
    count = list_discards(table, out, 0)
    out[count] = TAKE_TIME
    out[count + 1] = TAKE_POINT
    count += 2
    place = table.family[RING_OF + table.asked]
    if table.here[table.asked * PLACES + place] > 0:
        for first in range(table.city[SIZE_AT + place] - 1):
            if refuse_bonus_swap(table, place, first, first + 1) == LEGAL:
                out[count] = SWAP + (place * SPOTS + first) * SPOTS + first + 1
                count += 1
    return count


def take_time(table: FlorencePosition) -> None:
    """Florence §5.1, FL13, FL72: one time, even at a full clock."""
    gained = table.gain_time(table.asked, 1)
    table.emit(BONUS_TIME, table.asked, gained)
    table.waiting = TURN_OVER


def take_point(table: FlorencePosition) -> None:
    """Florence §5.1, FL13: one point."""
    table.points[table.asked] += 1
    table.emit(BONUS_POINT, table.asked, 1)
    table.waiting = TURN_OVER
