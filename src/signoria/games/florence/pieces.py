"""Florence §5: choosing a member, and §5.2 and §5.3, how pieces come onto the board and rise."""

from mypy_extensions import i64

from signoria.core.state import LEGAL, refuse
from signoria.core.vec import vec
from signoria.games.florence.actions import (
    EQUAL_CHOICE,
    HIGHEST_RANK,
    MEMBER,
    NO_DEBUTANT_LEFT,
    NO_HIGHER_PIECE,
    NO_SUPERIOR_THERE,
    NOBODY_TO_PROMOTE,
    NOT_YOUR_MEMBER,
    NOWHERE_TO_DEPLOY,
    ONLY_DEBUTANTS,
    PLACE_AT,
    QUEUE_FULL,
    QUEUE_NOT_EMPTY,
)
from signoria.games.florence.components import (
    DEBUTANT,
    DONNA,
    EVERYWHERE,
    JOIN_SUPERIOR,
    MAESTRO,
    PLACES,
    RAISE_DEBUTANT,
    RANKS,
    SPOTS,
    STRIDE,
)
from signoria.games.florence.events import DEPLOYS, FIRST_DEBUTANT, PROMOTES
from signoria.games.florence.queues import arrive, insert, is_repeat, remove
from signoria.games.florence.table import (
    ASK_DEPLOY,
    ASK_FIRST,
    ASK_PROMOTE,
    BOARD_OF,
    SIZE_AT,
    SUPPLY_OF,
    TURN_OVER,
    WHERE,
    FlorencePosition,
    colour_of,
    member_of,
    rank_of,
)


def refuse_member(table: FlorencePosition, place: i64, spot: i64) -> i64:
    """Florence §5, FL75: an own member; of a row of equal ones only the first is named."""
    at = place * STRIDE + spot
    if spot >= table.city[SIZE_AT + place] or colour_of(table.queue[at]) != table.asked:
        return refuse(NOT_YOUR_MEMBER, place + 1, spot + 1)
    if is_repeat(table, place, spot):
        return refuse(EQUAL_CHOICE)
    return LEGAL


def list_members(table: FlorencePosition, out: vec[i64], limit: i64) -> i64:
    """Florence §5, FL75: every own member that is a choice of its own."""
    queue = table.queue
    seat = table.asked
    where = table.family[WHERE + seat]
    count: i64 = 0
    for place in range(PLACES):
        if (where >> place) & 1 == 0:
            continue
        base = place * STRIDE
        before: i64 = -1
        for spot in range(table.city[SIZE_AT + place]):
            member = queue[base + spot]
            if colour_of(member) == seat and member != before:
                out[count] = MEMBER + place * SPOTS + spot
                count += 1
                if count >= limit:
                    return count
            before = member
    return count


# ---- Deploy -----------------------------------------------------------------------------------------------------------------


def refuse_deploying(table: FlorencePosition, seat: i64) -> i64:
    """Florence §5.2: a Debutant must be left, and a queue must have room."""
    if table.family[SUPPLY_OF + seat * RANKS + DEBUTANT] == 0:
        return refuse(NO_DEBUTANT_LEFT)
    return i64(LEGAL) if table.full != EVERYWHERE else refuse(NOWHERE_TO_DEPLOY)


def has_superior(table: FlorencePosition, seat: i64, place: i64) -> bool:
    """Florence §6: whether a family has a Donna or Maestro at a location."""
    if table.here[seat * PLACES + place] == 0:
        return False
    queue = table.queue
    base = place * STRIDE
    for spot in range(table.city[SIZE_AT + place]):
        member = queue[base + spot]
        if rank_of(member) == DEBUTANT:
            return False
        if colour_of(member) == seat:
            return True
    return False


def refuse_joining(table: FlorencePosition, seat: i64) -> i64:
    """Florence §6: the card needs a Debutant and room where an own Donna or Maestro waits."""
    if table.family[SUPPLY_OF + seat * RANKS + DEBUTANT] == 0:
        return refuse(NO_DEBUTANT_LEFT)
    for place in range(PLACES):
        if table.has_room(place) and has_superior(table, seat, place):
            return LEGAL
    return refuse(NOWHERE_TO_DEPLOY)


def refuse_place(table: FlorencePosition, place: i64) -> i64:
    """Florence §2, §5.2, FL7: the first Debutant on an empty queue, later ones where there is room."""
    if table.waiting == ASK_FIRST:
        return i64(LEGAL) if table.city[SIZE_AT + place] == 0 else refuse(QUEUE_NOT_EMPTY, place + 1)
    if not table.has_room(place):
        return refuse(QUEUE_FULL, place + 1, table.parts.spaces)
    if table.card == JOIN_SUPERIOR and not has_superior(table, table.asked, place):
        return refuse(NO_SUPERIOR_THERE, place + 1)
    return LEGAL


def list_places(table: FlorencePosition, out: vec[i64], limit: i64) -> i64:
    count: i64 = 0
    for place in range(PLACES):
        if refuse_place(table, place) == LEGAL:
            out[count] = PLACE_AT + place
            count += 1
            if count >= limit:
                return count
    return count


def place_debutant(table: FlorencePosition, place: i64) -> None:
    """Florence §2, §5.2, FL7: a Debutant goes from the family's board to the end of a queue."""
    seat = table.asked
    table.family[SUPPLY_OF + seat * RANKS + DEBUTANT] -= 1
    if table.waiting == ASK_FIRST:
        insert(table, place, 0, member_of(seat, DEBUTANT))
        table.emit(FIRST_DEBUTANT, seat, place + 1)
        return
    cost = table.parts.deploy_cost if table.card < 0 else table.parts.card_cost[table.card]
    table.emit(DEPLOYS, seat, place + 1, cost)
    arrive(table, place, member_of(seat, DEBUTANT))
    table.waiting = TURN_OVER


# ---- Promote ----------------------------------------------------------------------------------------------------------------


def refuse_promoting(table: FlorencePosition, seat: i64) -> i64:
    """Florence §5.3: a Debutant on the board and a Donna in supply, or a Donna and the Maestro."""
    family = table.family
    board = BOARD_OF + seat * RANKS
    supply = SUPPLY_OF + seat * RANKS
    if family[board + DEBUTANT] > 0 and family[supply + DONNA] > 0:
        return LEGAL
    if table.card != RAISE_DEBUTANT and family[board + DONNA] > 0 and family[supply + MAESTRO] > 0:
        return LEGAL
    return refuse(NOBODY_TO_PROMOTE)


def refuse_promotion(table: FlorencePosition, place: i64, spot: i64) -> i64:
    """Florence §5.3, §6: one rank higher, never two; the card raises Debutants only."""
    code = refuse_member(table, place, spot)
    if code != LEGAL:
        return code
    rank = rank_of(table.queue[place * STRIDE + spot])
    if rank == MAESTRO:
        return refuse(HIGHEST_RANK)
    if table.card == RAISE_DEBUTANT and rank != DEBUTANT:
        return refuse(ONLY_DEBUTANTS)
    if table.family[SUPPLY_OF + table.asked * RANKS + rank + 1] == 0:
        return refuse(NO_HIGHER_PIECE, rank + 1)
    return LEGAL


def list_promotions(table: FlorencePosition, out: vec[i64], limit: i64) -> i64:
    members = list_members(table, out, STRIDE * PLACES)
    count: i64 = 0
    for i in range(members):
        at = out[i] - MEMBER
        if refuse_promotion(table, at // SPOTS, at % SPOTS) == LEGAL:
            out[count] = out[i]
            count += 1
            if count >= limit:
                return count
    return count


def promote(table: FlorencePosition, place: i64, spot: i64) -> None:
    """Florence §5.3, FL4, FL20: the higher piece joins anew; the one it replaces goes back to its owner's board."""
    seat = table.asked
    member = remove(table, place, spot)
    rank = rank_of(member)
    table.family[SUPPLY_OF + seat * RANKS + rank] += 1
    table.family[SUPPLY_OF + seat * RANKS + rank + 1] -= 1
    cost = table.parts.promote_cost if table.card < 0 else table.parts.card_cost[table.card]
    table.emit(PROMOTES, seat, place + 1, rank + 1, cost)
    arrive(table, place, member + 1)
    table.waiting = TURN_OVER


def ask_deploy(table: FlorencePosition) -> None:
    table.waiting = ASK_DEPLOY


def ask_promote(table: FlorencePosition) -> None:
    table.waiting = ASK_PROMOTE
