"""Firenze §11: how cards name a tower, and what becomes of one that loses a storey."""

from mypy_extensions import i64

from signoria.games.firenze.table import CONDITIONS, SPARED, STANDING, FirenzePosition, key_colour, key_condition, key_height


def tower_name(key: i64) -> i64:
    """A tower that cards can name, standing or spared, as the offset of its decision."""
    return (key // CONDITIONS) * 2 + (1 if key_condition(key) == SPARED else 0)


def named_tower(name: i64) -> i64:
    """The reverse of `tower_name`."""
    return (name >> 1) * CONDITIONS + (SPARED if name & 1 != 0 else STANDING)


def lower_tower(table: FirenzePosition, seat: i64, key: i64) -> None:
    """Firenze §11.1, F42: the top storey goes to the bag; a tower of one storey is gone."""
    table.remove_tower(seat, table.find_tower(seat, key))
    table.to_bag(key_colour(key), 1)
    if key_height(key) > 1:
        table.add_tower(seat, key - CONDITIONS)
