"""Sets of small numbers, a bit for each, and sums without a branch.

A processor guesses which way a branch goes. Where one way is as likely as the other, a wrong guess costs more than the sum.
"""

from typing import Final

from mypy_extensions import i64

# The highest bit that `bit` shifts down.
TOP_BIT: Final[i64] = 0x2000000000000000


def bit(number: i64) -> i64:
    """A mask with one bit set, for numbers up to 61.

    A literal 1 would be shifted as a 32-bit number when compiled, and one above this would be made an object.
    """
    return TOP_BIT >> (61 - number)


def single(mask: i64) -> i64:
    """The number of the lowest bit set."""
    return count_bits((mask & -mask) - 1)


def count_bits(mask: i64) -> i64:
    """How many bits are set: counted in pairs, then in fours, then in eights, all at the same time."""
    pairs = mask - ((mask >> 1) & 0x1555555555555555)
    fours = (pairs & 0x1333333333333333) + ((pairs >> 2) & 0x1333333333333333)
    eights = (fours + (fours >> 4)) & 0x0F0F0F0F0F0F0F0F
    eights += eights >> 8
    eights += eights >> 16
    return (eights + (eights >> 32)) & 0x7F


def nth(mask: i64, number: i64) -> i64:
    """The number of the bit that has this many set bits below it."""
    for _skipped in range(number):
        mask &= mask - 1
    return single(mask)


def is_nought(number: i64) -> i64:
    """1 for nought, 0 for any other number."""
    return ((number | -number) >> 63) + 1


def is_positive(number: i64) -> i64:
    """1 for numbers above nought, else 0."""
    return (-number >> 63) & 1
