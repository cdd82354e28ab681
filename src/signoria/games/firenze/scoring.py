"""Firenze §13: majorities on the six towers of the board, then feast cards."""

from mypy_extensions import i64

from signoria.games.firenze.components import COLOURS, FEAST, HEIGHTS, KINDS, LOW_SEALS, LOWEST
from signoria.games.firenze.events import FEAST_SCORED, MAJORITY, NO_MAJORITY
from signoria.games.firenze.table import SEAL_ON, FirenzePosition


def score(table: FirenzePosition) -> None:
    """Firenze §13: first the flags, then the feasts."""
    for colour in range(COLOURS):
        score_majority(table, colour)
    for seat in range(table.players):
        score_feasts(table, seat)


def score_majority(table: FirenzePosition, colour: i64) -> None:
    """Firenze §13, F19, F13: most seals on a tower, balconies included; of equals, the one whose seal is highest."""
    winner: i64 = -1
    most: i64 = 0
    top: i64 = 0
    for seat in range(table.players):
        seals = seals_on(table, seat, colour)
        highest = highest_seal(table, seat, colour)
        if seals > most or (seals == most and highest > top):
            winner = seat
            most = seals
            top = highest
    if winner < 0:
        table.emit(NO_MAJORITY, colour)
        return
    points = table.parts.majority[colour]
    table.points[winner] += points
    table.emit(MAJORITY, winner, colour, most, top, points)


def seals_on(table: FirenzePosition, seat: i64, colour: i64) -> i64:
    """How many commissions of a colour a player has completed."""
    count: i64 = 0
    for height in range(HEIGHTS):
        if table.board[SEAL_ON + colour * HEIGHTS + height] == seat:
            count += 1
    return count


def highest_seal(table: FirenzePosition, seat: i64, colour: i64) -> i64:
    """The height of a player's highest seal on a tower of the board; 0 without one."""
    found: i64 = 0
    for height in range(HEIGHTS):
        if table.board[SEAL_ON + colour * HEIGHTS + height] == seat:
            found = height + LOWEST
    return found


def score_feasts(table: FirenzePosition, seat: i64) -> None:
    """Firenze §13, §11.3, F31: every feast card counts; points may fall below 0."""
    for kind in range(KINDS):
        copies = table.hand[seat * KINDS + kind]
        if copies > 0 and table.parts.type[kind] == FEAST:
            points = copies * feast_points(table, seat, kind)
            table.points[seat] += points
            table.emit(FEAST_SCORED, seat, kind, copies, points)


def feast_points(table: FirenzePosition, seat: i64, kind: i64) -> i64:
    """Firenze §11.3: Recognition counts own low seals, the others have their points printed on them."""
    points = table.parts.a[kind]
    if table.parts.effect[kind] != LOW_SEALS:
        return points
    total: i64 = 0
    for height in range(table.parts.b[kind] - LOWEST + 1):
        for colour in range(COLOURS):
            if table.board[SEAL_ON + colour * HEIGHTS + height] == seat:
                total += points
    return total
