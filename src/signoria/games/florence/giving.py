"""Florence §5.7: gifts to the Medici and the guards they allow."""

from mypy_extensions import i64

from signoria.core.state import LEGAL, refuse
from signoria.core.vec import vec
from signoria.games.florence.actions import (
    GIFT,
    NO_GIFT_LEFT,
    NOT_AT_COACH,
    OTHER_SHIELDS,
    OWN_GUARD_THERE,
    SHIELD,
    SHIELD_TAKEN,
    TOO_LITTLE_TIME,
)
from signoria.games.florence.components import (
    CONTESSINA,
    COSIMO,
    FIRST_BOUNCER,
    FIRST_SPY,
    GIOVANNI,
    MEDICI,
    PLACES,
    POST_GUARD,
    SEND_GIFT,
    SHIELDS,
)
from signoria.games.florence.events import GIVES, NO_GUARD, POSTS_BODYGUARD, POSTS_BOUNCER, POSTS_SPY
from signoria.games.florence.table import (
    ASK_SHIELD,
    COACH_OF,
    GIFTS_OF,
    GIVEN_BY,
    GUARD_AT,
    GUARDS_OF,
    TURN_OVER,
    FlorencePosition,
)


def gift_cost(table: FlorencePosition, seat: i64, medici: i64) -> i64:
    """Florence §5.7: two time, and one more for each earlier gift to the same Medici."""
    base = table.parts.card_cost[SEND_GIFT] if table.card == SEND_GIFT else table.parts.gift_cost
    return base + table.family[GIVEN_BY + seat * MEDICI + medici]


def refuse_gift(table: FlorencePosition, medici: i64) -> i64:
    """Florence §5.7, §6: a gift in hand, a member where the coach stands (unless a card carries it), and the time."""
    seat = table.asked
    if table.family[GIFTS_OF + seat] == 0:
        return refuse(NO_GIFT_LEFT)
    coach = table.city[COACH_OF + medici]
    if table.card != SEND_GIFT and table.here[seat * PLACES + coach] == 0:
        return refuse(NOT_AT_COACH, medici, coach + 1)
    cost = gift_cost(table, seat, medici)
    if cost > table.time[seat]:
        return refuse(TOO_LITTLE_TIME, cost, table.time[seat])
    return LEGAL


def refuse_sending(table: FlorencePosition) -> i64:
    """Florence §5.7, §6: whether a gift can go to anyone; the card carries it to wherever the coach stands."""
    code: i64 = LEGAL
    for medici in range(MEDICI):
        code = refuse_gift(table, medici)
        if code == LEGAL:
            return LEGAL
    return code


def list_gifts(table: FlorencePosition, out: vec[i64], limit: i64) -> i64:
    count: i64 = 0
    for medici in range(MEDICI):
        if refuse_gift(table, medici) == LEGAL:
            out[count] = GIFT + medici
            count += 1
            if count >= limit:
                return count
    return count


def give(table: FlorencePosition, medici: i64) -> None:
    """Florence §5.7, FL17, FL69: the gift stays with the Medici; a guard must follow if one can be placed."""
    seat = table.asked
    cost = gift_cost(table, seat, medici)
    table.time[seat] -= cost
    table.family[GIFTS_OF + seat] -= 1
    table.family[GIVEN_BY + seat * MEDICI + medici] += 1
    table.medici = medici
    table.emit(GIVES, seat, medici, cost)
    if table.family[GUARDS_OF + seat] > 0 and any_shield(table):
        table.waiting = ASK_SHIELD
        return
    table.emit(NO_GUARD, seat)
    table.waiting = TURN_OVER


def medici_of(shield: i64) -> i64:
    """Florence §5.7: whose shield it is: Cosimo's on the streets, Contessina's on the tiles, Giovanni's at the queues."""
    if shield < FIRST_SPY:
        return COSIMO
    return CONTESSINA if shield < FIRST_BOUNCER else GIOVANNI


def refuse_shield(table: FlorencePosition, shield: i64) -> i64:
    """Florence §5.7, §6, FL26, FL94: a free shield of the Medici; with the card any, only not beside an own guard."""
    if table.card == POST_GUARD:
        own = (table.city[GUARD_AT + shield] >> table.asked) & 1
        return refuse(OWN_GUARD_THERE) if own else i64(LEGAL)
    if medici_of(shield) != table.medici:
        return refuse(OTHER_SHIELDS, table.medici)
    return i64(LEGAL) if table.city[GUARD_AT + shield] == 0 else refuse(SHIELD_TAKEN)


def any_shield(table: FlorencePosition) -> bool:
    """Florence §5.7, FL17: whether a guard can be placed at all."""
    last = last_shield(table)
    for shield in range(first_shield(table), last):
        if refuse_shield(table, shield) == LEGAL:
            return True
    return False


def first_shield(table: FlorencePosition) -> i64:
    """Florence §5.7, §6: the shields of the Medici follow one another; with the card all of them are looked at."""
    if table.card == POST_GUARD or table.medici == COSIMO:
        return 0
    return i64(FIRST_SPY) if table.medici == CONTESSINA else i64(FIRST_BOUNCER)


def last_shield(table: FlorencePosition) -> i64:
    if table.card == POST_GUARD or table.medici == GIOVANNI:
        return SHIELDS
    return i64(FIRST_BOUNCER) if table.medici == CONTESSINA else i64(FIRST_SPY)


def list_shields(table: FlorencePosition, out: vec[i64], limit: i64) -> i64:
    last = last_shield(table)
    count: i64 = 0
    for shield in range(first_shield(table), last):
        if refuse_shield(table, shield) == LEGAL:
            out[count] = SHIELD + shield
            count += 1
            if count >= limit:
                return count
    return count


def post(table: FlorencePosition, shield: i64) -> None:
    """Florence §5.7, §6, FL26: the guard becomes a bodyguard, a spy or a bouncer by where it stands."""
    seat = table.asked
    table.family[GUARDS_OF + seat] -= 1
    table.city[GUARD_AT + shield] |= 1 << seat
    if shield < FIRST_SPY:
        table.emit(POSTS_BODYGUARD, seat, shield)
    elif shield < FIRST_BOUNCER:
        table.emit(POSTS_SPY, seat, shield - FIRST_SPY + 1)
    else:
        table.emit(POSTS_BOUNCER, seat, shield - FIRST_BOUNCER + 1)
    table.waiting = TURN_OVER
