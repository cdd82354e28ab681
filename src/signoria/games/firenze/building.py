"""Firenze §7 and §8: bricks become towers, and towers that were not raised are torn down."""

from mypy_extensions import i64

from signoria.games.firenze.actions import END_BUILDING, FOUND, PAY, RAISE
from signoria.games.firenze.components import COLOURS, SLOTS
from signoria.games.firenze.events import BUILT, COST_PAID, RUIN
from signoria.games.firenze.payments import list_in_order
from signoria.games.firenze.table import (
    COMMISSIONS,
    LESS_OF,
    PAY_BUILDING,
    RAISED,
    RUINS,
    STANDING,
    STOCK_OF,
    TOWERS_OF,
    FirenzePosition,
    key_colour,
    key_condition,
    key_height,
    tower_key,
)

# ---- building -----------------------------------------------------------------------------------------------------------


def cost_of(table: FirenzePosition, built: i64) -> i64:
    """Firenze §7, F10: what so many bricks of this turn cost, less Workshop and Mason, never below 0."""
    return max(0, table.parts.cost[built] - table.player[LESS_OF + table.active] - table.turn_less)


def largest_cost(table: FirenzePosition) -> i64:
    """What the most bricks of a turn would cost."""
    return cost_of(table, table.parts.most_built)


def can_build(table: FirenzePosition) -> bool:
    """Firenze §7, F10: one more brick, if its cost can still be paid from what is left in storage."""
    if table.built >= table.parts.most_built:
        return False
    return table.player[STOCK_OF + table.active] > cost_of(table, table.built + 1)


def list_building(table: FirenzePosition) -> None:
    """Firenze §7, F10: begin a tower in any colour, raise any tower, or stop; equal towers are offered once."""
    table.put(END_BUILDING)
    if not can_build(table):
        return
    storage = table.storage
    options = table.options
    count = table.count
    seat = table.active
    first = seat * COLOURS
    for colour in range(COLOURS):
        if storage[first + colour] > 0:
            options[count] = FOUND + colour
            count += 1
    tower = table.tower
    last: i64 = -1
    for i in range(table.player[TOWERS_OF + seat]):
        key = tower[seat * SLOTS + i]
        if key != last and storage[first + key_colour(key)] > 0:
            options[count] = RAISE + key
            count += 1
            last = key
    table.count = count


def found(table: FirenzePosition, colour: i64) -> None:
    """Firenze §7: a brick of any colour begins a new tower, also beside one of the same colour."""
    lay_storey(table, colour, 1)


def raise_tower(table: FirenzePosition, key: i64) -> None:
    """Firenze §7: one brick of the tower's colour is one storey more."""
    table.remove_tower(table.active, table.find_tower(table.active, key))
    lay_storey(table, key_colour(key), key_height(key) + 1)


def lay_storey(table: FirenzePosition, colour: i64, height: i64) -> None:
    """Firenze §7, F10: the cost depends on all bricks of this turn, not on where they are laid."""
    seat = table.active
    table.lose(seat, colour)
    table.add_tower(seat, tower_key(colour, height, RAISED))
    table.built += 1
    table.emit(BUILT, seat, colour, height, table.built, cost_of(table, table.built))


def end_building(table: FirenzePosition) -> None:
    """Firenze §7, F10: the cost of all bricks laid is paid at once, then ruins are looked for."""
    table.owed = cost_of(table, table.built)
    table.lowest = 0
    if table.owed > 0:
        table.waiting = PAY_BUILDING
    else:
        table.go_on(RUINS)


def list_building_payment(table: FirenzePosition) -> None:
    """Firenze §7, §4: bricks of any colour, named colour by colour."""
    list_in_order(table, table.active, PAY)


def pay_building(table: FirenzePosition, colour: i64) -> None:
    """Firenze §7, F10: from the storage to the bag."""
    table.lowest = colour
    table.lose(table.active, colour)
    table.to_bag(colour, 1)
    table.emit(COST_PAID, table.active, colour)
    table.owed -= 1
    if table.owed == 0:
        table.go_on(RUINS)


# ---- ruins --------------------------------------------------------------------------------------------------------------


def tear_down_ruins(table: FirenzePosition) -> None:
    """Firenze §8, F11, F37, F38: towers neither raised nor spared are torn down; then all count as standing again."""
    seat = table.active
    first = seat * SLOTS
    kept: i64 = 0
    while kept < table.player[TOWERS_OF + seat]:
        key = table.tower[first + kept]
        condition = key_condition(key)
        if condition == STANDING:
            table.remove_tower(seat, kept)
            tear_down_ruin(table, key)
        else:
            table.tower[first + kept] = key - condition
            kept += 1
    table.ask(seat, COMMISSIONS)


def tear_down_ruin(table: FirenzePosition, key: i64) -> None:
    """Firenze §8, F11: half of the bricks, rounded up, go to the bag and the others back to the storage."""
    colour = key_colour(key)
    height = key_height(key)
    kept = height >> 1
    table.to_bag(colour, height - kept)
    table.gain(table.active, colour, kept)
    table.emit(RUIN, table.active, colour, height, height - kept, kept)
