"""Writing and naming observations: features are whole numbers; a choice among several is one feature each, 0 or 1.

A game writes its features and names them in one module, in one order.
"""

from mypy_extensions import i32, i64

from signoria.core.vec import vec


def clear(out: vec[i32], at: i64, size: i64) -> None:
    """Begin an observation: all features are zero. Everything below writes onto features that are."""
    for i in range(at, at + size):
        out[i] = 0


def put(out: vec[i32], at: i64, number: i64) -> i64:
    """Write one feature; returns where the next one goes."""
    out[at] = i32(number)
    return at + 1


def put_one_of(out: vec[i32], at: i64, size: i64, which: i64) -> i64:
    """Mark one of `size` features, none if `which` is not among them."""
    if 0 <= which < size:
        out[at + which] = 1
    return at + size


def put_row(out: vec[i32], at: i64, numbers: vec[i64], first: i64, count: i64) -> i64:
    """Write a stretch of an array."""
    for i in range(count):
        out[at + i] = i32(numbers[first + i])
    return at + count


def put_set(out: vec[i32], at: i64, members: i64, count: i64) -> i64:
    """Mark those of `count` features whose bit is set."""
    place = at
    while members != 0:
        # Sets are sparse: long strides to the next member first.
        while members & 0xFF == 0:
            members >>= 8
            place += 8
        if members & 0xF == 0:
            members >>= 4
            place += 4
        if members & 3 == 0:
            members >>= 2
            place += 2
        if members & 1 == 0:
            members >>= 1
            place += 1
        out[place] = 1
        members >>= 1
        place += 1
    return at + count


def put_members(out: vec[i32], at: i64, numbers: vec[i64], first: i64, members: i64, count: i64) -> i64:
    """Write those of a stretch of `count` numbers whose bit is set; all others are zero."""
    i: i64 = 0
    while members != 0:
        while members & 0xFF == 0:
            members >>= 8
            i += 8
        if members & 0xF == 0:
            members >>= 4
            i += 4
        if members & 3 == 0:
            members >>= 2
            i += 2
        if members & 1 == 0:
            members >>= 1
            i += 1
        out[at + i] = i32(numbers[first + i])
        members >>= 1
        i += 1
    return at + count


def after(seat: i64, other: i64, players: i64) -> i64:
    """How many places after `seat` another sits, in turn order; -1 if there is no other."""
    if other < 0:
        return -1
    return other - seat if other >= seat else other - seat + players


def seat_names(players: int) -> list[str]:
    """How names call the seats: `own`, then `next 1`, `next 2` in turn order."""
    return ["own", *(f"next {distance}" for distance in range(1, players))]


def each(prefix: str, names: list[str]) -> list[str]:
    return [f"{prefix}: {name}" for name in names]
