"""Florence §5.4: Move, and the bodyguards of §5.7 along the way."""

from mypy_extensions import i64

from signoria.core.state import LEGAL, refuse
from signoria.core.vec import vec
from signoria.games.florence.actions import MEMBER, NO_STREET, NOBODY_ON_BOARD, NOWHERE_TO_GO, QUEUE_FULL, STREET_CLOSED, TO
from signoria.games.florence.components import NEIGHBOURS, PLACES, SPOTS, STRIDE
from signoria.games.florence.events import BODYGUARD_PAYS, OWN_BODYGUARD, S_BODYGUARD_PAYS, SOLO_BODYGUARD
from signoria.games.florence.pieces import list_members, refuse_member
from signoria.games.florence.queues import arrive, leave
from signoria.games.florence.table import ASK_MOVE, GUARD_AT, TURN_OVER, WHERE, FlorencePosition


def closed(table: FlorencePosition, a: i64, b: i64) -> bool:
    """Florence §11.5, FL92: with the harder switch nobody walks a street where Strozzi's bodyguard stands."""
    return table.parts.hard_streets and (table.city[GUARD_AT + table.parts.street[a * PLACES + b]] >> 1) & 1 == 1


def refuse_street(table: FlorencePosition, a: i64, b: i64) -> i64:
    """Florence §5.4: members walk the twelve streets, never the diagonal of the coaches."""
    street = table.parts.street[a * PLACES + b]
    if street < 0:
        return refuse(NO_STREET, a + 1, b + 1)
    if closed(table, a, b):
        return refuse(STREET_CLOSED, street)
    return LEGAL


def cross(table: FlorencePosition, seat: i64, a: i64, b: i64) -> None:
    """Florence §5.7, FL18, FL57, FL95: an own bodyguard gives 1 time, every foreign one gives its owner 2 points."""
    street = table.parts.street[a * PLACES + b]
    guards = table.city[GUARD_AT + street]
    if guards == 0:
        return
    for family in range(table.parts.families):
        if (guards >> family) & 1 == 0:
            continue
        if family != seat:
            table.points[family] += 2
            if family < table.players:
                table.emit(BODYGUARD_PAYS, family, street, 2)
            else:
                table.emit(S_BODYGUARD_PAYS, street, 2)
            continue
        gained = table.gain_time(seat, 1)
        table.emit(OWN_BODYGUARD, seat, street, gained)
        if table.parts.solo:
            table.points[seat] += 1
            table.emit(SOLO_BODYGUARD, seat, street, 1)


# ---- Move -------------------------------------------------------------------------------------------------------------------


def can_step(table: FlorencePosition, place: i64) -> bool:
    """Florence §5.4: whether a neighbouring queue has room and the street to it is open."""
    parts = table.parts
    if not parts.hard_streets:
        return parts.beside[place] & ~table.full != 0
    for i in range(parts.degree[place]):
        to = parts.neighbour[place * NEIGHBOURS + i]
        if table.has_room(to) and not closed(table, place, to):
            return True
    return False


def refuse_moving(table: FlorencePosition, seat: i64) -> i64:
    """Florence §5.4: somebody must be on the board and have somewhere to go."""
    where = table.family[WHERE + seat]
    if where == 0:
        return refuse(NOBODY_ON_BOARD)
    if table.full == 0 and not table.parts.hard_streets:
        return LEGAL
    for place in range(PLACES):
        if (where >> place) & 1 == 1 and can_step(table, place):
            return LEGAL
    return refuse(NOWHERE_TO_GO)


def refuse_mover(table: FlorencePosition, place: i64, spot: i64) -> i64:
    """Florence §5.4: an own member that can take a step."""
    code = refuse_member(table, place, spot)
    if code != LEGAL:
        return code
    return i64(LEGAL) if can_step(table, place) else refuse(NOWHERE_TO_GO)


def list_movers(table: FlorencePosition, out: vec[i64], limit: i64) -> i64:
    if table.full == 0 and not table.parts.hard_streets:
        return list_members(table, out, limit)
    members = list_members(table, out, STRIDE * PLACES)
    count: i64 = 0
    for i in range(members):
        if can_step(table, (out[i] - MEMBER) // SPOTS):
            out[count] = out[i]
            count += 1
            if count >= limit:
                return count
    return count


def refuse_move(table: FlorencePosition, to: i64) -> i64:
    """Florence §5.4: along one street to a queue with room."""
    code = refuse_street(table, table.place, to)
    if code != LEGAL:
        return code
    return i64(LEGAL) if table.has_room(to) else refuse(QUEUE_FULL, to + 1, table.parts.spaces)


def list_moves(table: FlorencePosition, out: vec[i64], limit: i64) -> i64:
    parts = table.parts
    place = table.place
    count: i64 = 0
    for i in range(parts.degree[place]):
        to = parts.neighbour[place * NEIGHBOURS + i]
        if table.has_room(to) and not closed(table, place, to):
            out[count] = TO + to
            count += 1
            if count >= limit:
                return count
    return count


def choose_mover(table: FlorencePosition, place: i64, spot: i64) -> None:
    table.place = place
    table.spot = spot
    table.waiting = ASK_MOVE


def move(table: FlorencePosition, to: i64) -> None:
    """Florence §5.4, FL18: one member, one street; bodyguards pay after the move."""
    place = table.place
    arrive(table, to, leave(table, place, table.spot))
    cross(table, table.asked, place, to)
    table.waiting = TURN_OVER
