"""A growing list of small records kept as bare integers.

A server holds thousands of matches, and each remembers everything that happened: as objects that took 330 bytes an entry,
as integers a fifth of it. Records are made anew whenever they are read, so they must be values.
"""

from array import array
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, Generic, TypeVar, overload

Record = TypeVar("Record")
# Nearly every number fits into four bytes; a list that meets a larger one moves to eight.
NARROW: Final = "i"
WIDE: Final = "q"


class Packed(Sequence[Record], Generic[Record]):
    """Records of `width` integers; `pack` takes one apart, `unpack` puts it together again."""

    __slots__ = ("_cells", "_pack", "_unpack", "_width")

    def __init__(
        self, width: int, pack: Callable[[Record], Sequence[int]], unpack: Callable[..., Record], records: Iterable[Record] = ()
    ) -> None:
        self._width = width
        self._pack = pack
        self._unpack = unpack
        self._cells: array[int] = array(NARROW)
        self.extend(records)

    def __len__(self) -> int:
        return len(self._cells) // self._width

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
        start = number * self._width
        return self._unpack(*self._cells[start : start + self._width])

    def append(self, record: Record) -> None:
        cells = self._pack(record)
        try:
            self._cells.extend(array(self._cells.typecode, cells))
        except OverflowError:
            self._cells = array(WIDE, self._cells)
            self._cells.extend(array(WIDE, cells))

    def extend(self, records: Iterable[Record]) -> None:
        for record in records:
            self.append(record)

    def copy(self) -> "Packed[Record]":
        other = Packed(self._width, self._pack, self._unpack)
        other._cells = self._cells[:]
        return other
