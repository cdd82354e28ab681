"""Positions to learn from: what a seat saw, what the judgement expected, and how the match ended.

Everything of other seats is told from the seat that looks: its own first, then in turn order.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
Whole = NDArray[np.int32]


@dataclass(frozen=True)
class Samples:
    """Features are kept sparsely: those of sample i lie in `places` and `numbers` from `begin[i]` up to `begin[i + 1]`."""

    begin: NDArray[np.int64]
    places: NDArray[np.uint16]
    numbers: Whole
    expected: Floats  # points of every seat, by the judgement
    worth: Floats  # and what it thinks the end is worth to the own seat
    points: Floats  # points at the end
    won: Floats  # who won, shared equally
    errs: Floats  # 1 for every seat that played weakly on purpose
    end: Floats  # what the end was worth to the own seat
    match: Whole  # the number of the match
    left: Floats  # which part of the decisions of the match was still to come

    def __len__(self) -> int:
        return len(self.match)


FIELDS = tuple(Samples.__dataclass_fields__)


def to_bytes(samples: Samples) -> bytes:
    out = BytesIO()
    np.savez_compressed(out, **{name: getattr(samples, name) for name in FIELDS})
    return out.getvalue()


def read_samples(file: Path) -> Samples:
    with np.load(file) as kept:
        return Samples(**{name: kept[name] for name in FIELDS})


def joined(parts: Sequence[Samples]) -> Samples:
    """All samples of several files, in order."""
    lengths = np.concatenate([np.diff(part.begin) for part in parts])
    begin = np.concatenate([[0], np.cumsum(lengths)]).astype(np.int64)
    rest = {name: np.concatenate([getattr(part, name) for part in parts]) for name in FIELDS if name != "begin"}
    return Samples(begin=begin, **rest)
