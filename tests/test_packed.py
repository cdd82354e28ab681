"""Lists that keep records as integers behave as lists of records."""

import random
import sys
from collections.abc import Iterable

import signoria
from signoria.core.packed import Packed

Pair = tuple[int, int]


def pairs(records: Iterable[Pair] = ()) -> Packed[Pair]:
    return Packed(2, lambda pair: pair, lambda a, b: (a, b), records)


def test_it_reads_as_the_list_it_was_made_of() -> None:
    records = [(number, -number) for number in range(10)]
    packed = pairs(records)
    assert len(packed) == 10
    assert list(packed) == records
    assert [packed[index] for index in range(-10, 10)] == [records[index] for index in range(-10, 10)]
    assert packed[3:] == records[3:]
    assert packed[-2:] == records[-2:]
    assert packed[::3] == records[::3]


def test_large_numbers_keep_their_value() -> None:
    packed = pairs([(1, 2)])
    packed.append((2**40, -(2**40)))
    packed.append((3, 4))
    assert list(packed) == [(1, 2), (2**40, -(2**40)), (3, 4)]


def test_every_column_is_as_wide_as_its_largest_number() -> None:
    packed = pairs()
    edges = [0, 127, -128, 128, -129, 2**15 - 1, -(2**15), 2**15, 2**31 - 1, 2**31, -(2**31) - 1, 2**63 - 1, -(2**63)]
    records = [(1, number) for number in edges]
    for number, record in enumerate(records, 1):
        packed.append(record)
        assert list(packed) == records[:number]
    # The first column has met nothing large, and stays a byte wide.
    assert len(packed._cells) == len(records) * (1 + 8)
    assert list(packed.copy()) == records


def test_a_copy_goes_its_own_way() -> None:
    packed = pairs([(1, 2)])
    other = packed.copy()
    other.append((3, 4))
    assert list(packed) == [(1, 2)]


def test_a_match_remembers_everything_in_little_room() -> None:
    for key in ("medici", "florence", "firenze", "ilvecchio"):
        match, chance = signoria.load(key).new(3, seed=5), random.Random(5)
        while not match.over and len(match.entries) < 100:
            match.step(chance.choice(match.legal_actions()))
        bare = sum(sys.getsizeof(kept._cells) for kept in (match.entries, match.told))
        assert bare / len(match.entries) < 45, key
