"""Estimates in Medici: how likely a rival is overtaken, how wrong somebody is, what lies between two steps of a track."""

import math
from typing import Final

from mypy_extensions import i64

from signoria.core.rng import Rng
from signoria.core.vec import vec

HUNDRED: Final[i64] = 100
# A logistic curve with this factor is close to the bell curve, and quick.
BELL: Final = 1.702
CERTAIN: Final = 40.0


def below(lead: float, variance: float, blur: float) -> float:
    """How likely a rival who leads by so much is overtaken."""
    exponent = BELL * lead / (blur + math.sqrt(variance))
    return 0.0 if exponent > CERTAIN else 1.0 / (1.0 + math.exp(exponent))


def mistaken(misjudge: i64, rng: Rng) -> float:
    """A factor by which somebody is wrong: as often too high as too low, and by as much."""
    off = rng.below(2 * misjudge + 1) - misjudge
    if off >= 0:
        return float(HUNDRED + off) / float(HUNDRED)
    return float(HUNDRED) / float(HUNDRED - off)


def between(steps: vec[i64], at: float) -> float:
    """A value of a table at a place between two of its entries."""
    last = i64(len(steps)) - 1
    low: i64 = 0
    # The entry below is counted up to: compiled code would cut a fraction to a whole number by way of an object.
    start = 0.0
    while low < last and start + 1.0 <= at:
        low += 1
        start += 1.0
    if low >= last:
        return float(steps[last])
    return float(steps[low]) + (at - start) * float(steps[low + 1] - steps[low])
