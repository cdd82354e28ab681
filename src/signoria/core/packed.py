"""A growing list of small records kept as bare integers.

A server holds thousands of matches, and each remembers everything that happened: as objects that took 330 bytes an entry,
as integers as wide as they need to be a tenth of it. Records are made anew whenever they are read, so they must be values.
"""

import struct
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Final, Generic, TypeVar, overload

Record = TypeVar("Record")
# One, two, four and eight bytes. A column begins with the narrowest and moves on when it meets a number that does not fit.
WIDTHS: Final = "bhiq"


class Packed(Sequence[Record], Generic[Record]):
    """Records of `width` integers; `pack` takes one apart, `unpack` puts it together again."""

    __slots__ = ("_cells", "_pack", "_row", "_unpack")

    def __init__(
        self, width: int, pack: Callable[[Record], Sequence[int]], unpack: Callable[..., Record], records: Iterable[Record] = ()
    ) -> None:
        self._pack = pack
        self._unpack = unpack
        self._row = row_of(WIDTHS[0] * width)
        self._cells = bytearray()
        self.extend(records)

    def __len__(self) -> int:
        return len(self._cells) // self._row.size

    @overload
    def __getitem__(self, index: int) -> Record: ...
    @overload
    def __getitem__(self, index: slice) -> list[Record]: ...
    def __getitem__(self, index: int | slice) -> Record | list[Record]:
        numbers = range(len(self))[index]
        if isinstance(numbers, range):
            return [self._read(number) for number in numbers]
        return self._read(numbers)

    def __iter__(self) -> Iterator[Record]:
        return map(self._read, range(len(self)))

    def _read(self, number: int) -> Record:
        return self._unpack(*self._row.unpack_from(self._cells, number * self._row.size))

    def append(self, record: Record) -> None:
        numbers = self._pack(record)
        try:
            self._cells += self._row.pack(*numbers)
        except struct.error:
            self._widen(numbers)
            self._cells += self._row.pack(*numbers)

    def _widen(self, numbers: Sequence[int]) -> None:
        """Make room in every column for these numbers; what is there already moves."""
        codes = self._row.format[1:]
        wider = row_of(
            "".join(max(code, wide_enough(number), key=WIDTHS.index) for code, number in zip(codes, numbers, strict=True))
        )
        self._cells = bytearray(b"".join(wider.pack(*row) for row in self._row.iter_unpack(self._cells)))
        self._row = wider

    def extend(self, records: Iterable[Record]) -> None:
        for record in records:
            self.append(record)

    def copy(self) -> "Packed[Record]":
        other = Packed(0, self._pack, self._unpack)
        other._row = self._row
        other._cells = self._cells[:]
        return other


@lru_cache(maxsize=512)
def row_of(codes: str) -> struct.Struct:
    """How a row is laid out, without gaps; matches of one game share a few."""
    return struct.Struct("<" + codes)


def wide_enough(number: int) -> str:
    return (
        WIDTHS[0]
        if -0x80 <= number < 0x80
        else "h"
        if -0x8000 <= number < 0x8000
        else "i"
        if -(2**31) <= number < 2**31
        else "q"
    )
