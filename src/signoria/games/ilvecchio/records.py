"""A position of Il Vecchio as numbers: every field of the table, in the order of the table."""

from mypy_extensions import i64

from signoria.games.ilvecchio.table import FIELDS, FRAME, Table


def numbers(table: Table) -> list[int]:
    numbers: list[int] = [
        table.stage,
        table.round,
        table.start,
        table.turn_seat,
        table.actions_left,
        table.untouched,
        table.ending,
        table.crests_left,
        table.extra_on,
        table.guarded,
        table.provinces_left,
        table.provinces_used,
        table.depth,
        table.low_base,
        table.low,
        table.high_base,
        table.high,
        table.shown,
    ]
    for field in (table.own, table.men, table.tracks, table.stacks, table.common):
        numbers.extend(field)
    # What is above the topmost frame is left over from earlier and means nothing.
    numbers.extend([table.frames[i] if i < table.depth * FRAME else 0 for i in range(len(table.frames))])
    return numbers


def restore(table: Table, numbers: list[int]) -> None:
    table.stage = numbers[0]
    table.round = numbers[1]
    table.start = numbers[2]
    table.turn_seat = numbers[3]
    table.actions_left = numbers[4]
    table.untouched = numbers[5]
    table.ending = numbers[6]
    table.crests_left = numbers[7]
    table.extra_on = numbers[8]
    table.guarded = numbers[9]
    table.provinces_left = numbers[10]
    table.provinces_used = numbers[11]
    table.depth = numbers[12]
    table.low_base = numbers[13]
    table.low = numbers[14]
    table.high_base = numbers[15]
    table.high = numbers[16]
    table.shown = numbers[17]
    at: i64 = FIELDS
    for field in (table.own, table.men, table.tracks, table.stacks, table.common, table.frames):
        for i in range(len(field)):
            field[i] = numbers[at]
            at += 1
