"""Florence §8 and §10: what the travelling Medici pays at the destination, and the final scoring."""

from mypy_extensions import i64

from signoria.core.state import LEGAL, refuse
from signoria.core.vec import vec
from signoria.games.florence.actions import ACCEPT, DECLINE, TOO_LITTLE_TIME
from signoria.games.florence.components import (
    CONTESSINA,
    DEBUTANT,
    GIOVANNI,
    MEDICI,
    MOST_OFFERS,
    PLACES,
    STRIDE,
)
from signoria.games.florence.events import (
    ACCEPTS,
    CANNOT_PAY,
    CARDS_TO_TIME,
    DECLINES,
    NOBODY_WAITS,
    OBJECTIVE_POINTS,
    OVERLOOKED,
    QUEUE_POINTS,
    S_GIOVANNI,
    S_NO_TIME,
    S_OBJECTIVE,
    S_OBJECTIVE_POINTS,
    S_OVERLOOKED,
    S_QUEUE_POINTS,
    S_TIME_TO_POINTS,
    TIME_TO_POINTS,
)
from signoria.games.florence.queues import order_of_control
from signoria.games.florence.table import (
    ASK_OFFER,
    C_RIVAL_OBJECTIVE,
    FINISHED,
    GIVEN_BY,
    GOAL_OF,
    HELD_BY,
    OBJECTIVE_OF,
    OFFERS,
    ORDER_AT,
    ROUND_OVER,
    SIZE_AT,
    FlorencePosition,
    colour_of,
    rank_of,
)
from signoria.games.florence.turns import list_discards


def score_destination(table: FlorencePosition) -> None:
    """Florence §8, FL32: after heads and bragging the travelling Medici pays the queue at the destination."""
    medici = table.active()
    place = table.city[GOAL_OF + table.round - 1]
    if table.city[SIZE_AT + place] == 0:
        table.emit(NOBODY_WAITS, medici, place + 1)
        table.waiting = ROUND_OVER
        return
    if medici == GIOVANNI:
        table.offered = 0
        table.reward = 0
        table.stage = order_of_control(table, place)
        table.waiting = OFFERS
        return
    score_queue(table, medici, place)
    table.waiting = ROUND_OVER


def score_queue(table: FlorencePosition, medici: i64, place: i64) -> None:
    """Florence §8, §11.4, FL31: points by place in the queue; Contessina gives Debutants nothing and nobody moves up."""
    for spot in range(table.city[SIZE_AT + place]):
        member = table.queue[place * STRIDE + spot]
        family = table.parts.house[colour_of(member)]
        points = table.parts.place_points[(table.round - 1) * STRIDE + spot]
        if medici == CONTESSINA and rank_of(member) == DEBUTANT:
            if family < table.players:
                table.emit(OVERLOOKED, family, spot + 1)
            else:
                table.emit(S_OVERLOOKED, colour_of(member) - 1, spot + 1)
            continue
        table.points[family] += points
        if family < table.players:
            table.emit(QUEUE_POINTS, family, medici, rank_of(member), spot + 1, points)
        else:
            table.emit(S_QUEUE_POINTS, colour_of(member) - 1, medici, rank_of(member), spot + 1, points)


# ---- Giovanni ---------------------------------------------------------------------------------------------------------------


def price(table: FlorencePosition) -> i64:
    """Florence §8: the price in time of the reward on offer."""
    return table.parts.price[(table.round - 1) * MOST_OFFERS + table.reward]


def next_offer(table: FlorencePosition) -> None:
    """Florence §8, FL30, FL70: in order of control each family is offered the highest reward not yet taken."""
    while table.waiting == OFFERS:
        if table.offered >= table.stage or table.reward >= table.parts.rewards[table.round - 1]:
            table.waiting = ROUND_OVER
            return
        family = table.family[ORDER_AT + table.offered]
        if family >= table.players:
            strozzi_pays(table)
        elif table.time[family] + table.family[HELD_BY + family] >= price(table):
            table.asked = family
            table.waiting = ASK_OFFER
        else:
            table.emit(CANNOT_PAY, family, price(table))
            table.offered += 1


def refuse_accept(table: FlorencePosition) -> i64:
    """Florence §8, FL70: cards must be turned into time before the price is paid."""
    cost = price(table)
    return i64(LEGAL) if table.time[table.asked] >= cost else refuse(TOO_LITTLE_TIME, cost, table.time[table.asked])


def list_offer(table: FlorencePosition, out: vec[i64]) -> i64:
    """Florence §8, FL21, FL70: accept, decline, or turn cards into time, which obliges to nothing."""
    count = list_discards(table, out, 0)
    if refuse_accept(table) == LEGAL:
        out[count] = ACCEPT
        count += 1
    out[count] = DECLINE
    return count + 1


def accept(table: FlorencePosition) -> None:
    """Florence §8, FL30: pay and score; the next family is offered the next reward."""
    seat = table.asked
    cost = price(table)
    points = table.parts.reward[(table.round - 1) * MOST_OFFERS + table.reward]
    table.time[seat] -= cost
    table.points[seat] += points
    table.reward += 1
    table.offered += 1
    table.emit(ACCEPTS, seat, cost, points)
    table.waiting = OFFERS


def decline(table: FlorencePosition) -> None:
    """Florence §8, FL30: whoever declines is out; the next family is offered the same reward."""
    table.emit(DECLINES, table.asked, price(table))
    table.offered += 1
    table.waiting = OFFERS


def strozzi_pays(table: FlorencePosition) -> None:
    """Florence §11.4, §11.5, FL54: he pays what he has and scores, by the easier switch half if that is too little."""
    table.offered += 1
    if table.time[1] == 0:
        table.emit(S_NO_TIME)
        return
    cost = price(table)
    points = table.parts.reward[(table.round - 1) * MOST_OFFERS + table.reward]
    if cost > table.time[1]:
        cost = table.time[1]
        if table.parts.easy_giovanni:
            points //= 2
    table.time[1] -= cost
    table.points[1] += points
    table.reward += 1
    table.emit(S_GIOVANNI, cost, points)


# ---- The end ----------------------------------------------------------------------------------------------------------------


def final_scoring(table: FlorencePosition) -> None:
    """Florence §10, §11.4, FL33, FL71: scandals turn into time, two time into a point; then the objectives."""
    table.waiting = FINISHED
    for seat in range(table.players):
        turn_cards_into_time(table, seat)
        points = table.time[seat] // 2
        table.points[seat] += points
        table.emit(TIME_TO_POINTS, seat, table.time[seat], points)
        score_objective(table, seat)
    if not table.parts.solo:
        return
    points = table.time[1] // 2
    table.points[1] += points
    table.emit(S_TIME_TO_POINTS, table.time[1], points)
    if table.parts.hard_objective:
        table.waiting = C_RIVAL_OBJECTIVE


def turn_cards_into_time(table: FlorencePosition, seat: i64) -> None:
    """Florence §10, FL71: 1 time a card, up to the cap; nobody need see which cards they were."""
    cards = table.family[HELD_BY + seat]
    if cards == 0:
        return
    gained = table.gain_time(seat, cards)
    table.emit(CARDS_TO_TIME, seat, cards, gained)


def members_on(table: FlorencePosition, family: i64, objective: i64) -> i64:
    """Florence §10, FL91: a family's members on the four locations of an objective."""
    count: i64 = 0
    for place in range(PLACES):
        if table.parts.marked[objective * PLACES + place] == 1:
            count += table.presence(family, place)
    return count


def score_objective(table: FlorencePosition, seat: i64) -> None:
    """Florence §10, FL33: points by members on the marked locations, nothing for fewer than four."""
    objective = table.family[OBJECTIVE_OF + seat]
    count = members_on(table, seat, objective)
    points = table.parts.objective_points[count]
    table.points[seat] += points
    table.emit(OBJECTIVE_POINTS, seat, objective + 1, count, points)


def score_rival_objective(table: FlorencePosition, objective: i64) -> None:
    """Florence §11.5, FL91: both colours count; nobody has seen the card before, so it is drawn when it is turned up."""
    count = members_on(table, 1, objective)
    points = table.parts.objective_points[count]
    table.points[1] += points
    table.emit(S_OBJECTIVE, objective + 1)
    table.emit(S_OBJECTIVE_POINTS, objective + 1, count, points)
    table.waiting = FINISHED


def gifts_given(table: FlorencePosition, seat: i64) -> i64:
    """Florence §10: all gifts of a family, whichever Medici got them."""
    at = seat * MEDICI
    return table.family[GIVEN_BY + at] + table.family[GIVEN_BY + at + 1] + table.family[GIVEN_BY + at + 2]


def beats(table: FlorencePosition, seat: i64, other: i64) -> bool:
    """Florence §10, FL33: more points, then more members on the board, then more gifts given."""
    if table.points[seat] != table.points[other]:
        return table.points[seat] > table.points[other]
    if table.members(seat) != table.members(other):
        return table.members(seat) > table.members(other)
    return gifts_given(table, seat) > gifts_given(table, other)
