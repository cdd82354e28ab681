"""Firenze §11.5: church cards lie on the church fields until their effect is fulfilled."""

from mypy_extensions import i64

from signoria.games.firenze.components import CAMPANILE, COLOURS, PRIVILEGE
from signoria.games.firenze.events import CAMPANILE_PAID, CHURCH_LAID, CHURCH_LEAVES, CHURCHES_FULL, PRIVILEGE_PAID
from signoria.games.firenze.table import CHURCH_BRICK, CHURCH_IN, FirenzePosition


def lay_church(table: FirenzePosition, kind: i64) -> None:
    """Firenze §11.5, F32: on a free church field; with none left the card is discarded."""
    for field in range(table.parts.churches):
        if table.row[CHURCH_IN + field] < 0:
            table.row[CHURCH_IN + field] = kind
            table.emit(CHURCH_LAID, table.active, kind)
            return
    table.throw_away(kind)
    table.emit(CHURCHES_FULL, table.active, kind)


def church_leaves(table: FirenzePosition, field: i64) -> None:
    """Firenze §11.5: a fulfilled church card is discarded, its bricks go to the bag."""
    kind = table.row[CHURCH_IN + field]
    table.row[CHURCH_IN + field] = -1
    table.throw_away(kind)
    if table.row[CHURCH_BRICK + field] > 0:
        table.to_bag(table.parts.b[kind], table.row[CHURCH_BRICK + field])
        table.row[CHURCH_BRICK + field] = 0
    table.emit(CHURCH_LEAVES, kind)


def campanile_unpaid(table: FirenzePosition) -> i64:
    """Firenze §11.5, F28: the colour that is lacking in the storage for the Campanile, or -1; a tower's bricks do not count."""
    first = table.active * COLOURS
    for field in range(table.parts.churches):
        kind = table.row[CHURCH_IN + field]
        if kind >= 0 and table.parts.effect[kind] == CAMPANILE:
            colour = table.parts.b[kind]
            if table.storage[first + colour] < campaniles(table, colour):
                return colour
    return -1


def campaniles(table: FirenzePosition, colour: i64) -> i64:
    """How many cards demand a brick of this colour; more than one only in an owner's edition."""
    count: i64 = 0
    for field in range(table.parts.churches):
        kind = table.row[CHURCH_IN + field]
        if kind >= 0 and table.parts.effect[kind] == CAMPANILE and table.parts.b[kind] == colour:
            count += 1
    return count


def pay_campanile(table: FirenzePosition) -> None:
    """Firenze §11.5, F28: a brick for each completed commission; the last one it holds frees it at once."""
    for field in range(table.parts.churches):
        kind = table.row[CHURCH_IN + field]
        if kind >= 0 and table.parts.effect[kind] == CAMPANILE:
            colour = table.parts.b[kind]
            table.lose(table.active, colour)
            table.row[CHURCH_BRICK + field] += 1
            table.emit(CAMPANILE_PAID, table.active, colour, kind, table.row[CHURCH_BRICK + field])
            if table.row[CHURCH_BRICK + field] == table.parts.a[kind]:
                church_leaves(table, field)


def pay_privileges(table: FirenzePosition, height: i64) -> None:
    """Firenze §11.5, F33: the first commission of exactly its height, also in the turn in which the card was taken."""
    for field in range(table.parts.churches):
        kind = table.row[CHURCH_IN + field]
        if kind >= 0 and table.parts.effect[kind] == PRIVILEGE and table.parts.a[kind] == height:
            points = table.parts.b[kind]
            table.points[table.active] += points
            table.emit(PRIVILEGE_PAID, table.active, kind, height, points)
            church_leaves(table, field)
