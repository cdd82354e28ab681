"""Arrays that several processes share, and pages of them laid under arrays of the engines: what is written needs no copying.

An engine's array lies wherever it was allocated. Its whole pages are replaced by shared ones at the same addresses (on Linux;
elsewhere rows are copied) and get memory of their own again before the array is freed, so that nothing else is ever shared.
"""

import ctypes
import math
import mmap
import os
import sys
import weakref
from functools import cached_property
from multiprocessing import reduction
from typing import Any, Final

from signoria.research.arrays import NDArray, np

AVAILABLE: Final = sys.platform == "linux"
PAGE: Final = mmap.PAGESIZE
# The name is missing in the module `mmap`; the number is the same on all machines that have Linux's usual headers.
MAP_FIXED: Final = 0x10
# Up to a page is lost before the first whole one, rows may begin anywhere in it, and the last one must be whole, too.
SPARE: Final = 3 * PAGE

# Shape and kind of an array.
Form = tuple[tuple[int, ...], Any]


class Pages:
    """Memory without a name, in this process and in those that it is handed to when they are started."""

    def __init__(self, size: int, file: int | None = None) -> None:
        self.size = whole_pages(size)
        self.file = os.memfd_create("signoria-rows") if file is None else file
        if file is None:
            os.ftruncate(self.file, self.size)
        self.memory = mmap.mmap(self.file, self.size)
        weakref.finalize(self, os.close, self.file)

    def __reduce__(self) -> tuple[Any, ...]:
        return handed_over, (self.size, reduction.DupFd(self.file))


def handed_over(size: int, file: Any) -> Pages:
    return Pages(size, file.detach())


class Sheet:
    """Arrays in one piece of memory that all processes see; each begins at a page of its own."""

    def __init__(self, context: Any, forms: dict[str, Form]) -> None:
        self.forms, self.begins, size = forms, {}, 0
        for name, (shape, kind) in forms.items():
            self.begins[name] = size
            size += whole_pages(math.prod(shape) * np.dtype(kind).itemsize)
        self.memory = Pages(size) if AVAILABLE else context.RawArray("b", size)

    @cached_property
    def arrays(self) -> dict[str, NDArray[Any]]:
        memory = self.memory.memory if isinstance(self.memory, Pages) else self.memory
        return {
            name: np.frombuffer(memory, kind, math.prod(shape), self.begins[name]).reshape(shape)
            for name, (shape, kind) in self.forms.items()
        }

    def __reduce__(self) -> tuple[Any, ...]:
        return sheet_of, (self.forms, self.begins, self.memory)


def sheet_of(forms: dict[str, Form], begins: dict[str, int], memory: Any) -> Sheet:
    sheet = Sheet.__new__(Sheet)
    sheet.forms, sheet.begins, sheet.memory = forms, begins, memory
    return sheet


def whole_pages(size: int) -> int:
    return -(-size // PAGE) * PAGE


def lay_under(array: NDArray[Any], pages: Pages, first: int, count: int) -> int:
    """Put `count` bytes of `pages` from `first` on under an engine's array with SPARE to spare; returns where in it they begin.

    `array` must be the engine's own memory. Its contents are lost.
    """
    begin = array.ctypes.data
    low, high = first // PAGE * PAGE, whole_pages(first + count)
    address = whole_pages(begin)
    if address + high - low > begin + array.nbytes:
        raise ValueError("the array has no room for whole pages")
    replace(address, high - low, mmap.MAP_SHARED, pages.file, low)
    # The array stays until its pages are its own again.
    weakref.finalize(pages, give_back, array, address, high - low)
    return address - begin + first - low


def give_back(array: NDArray[Any], address: int, length: int) -> None:
    if array.size:
        replace(address, length, mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS, -1, 0)


def replace(address: int, length: int, flags: int, file: int, offset: int) -> None:
    """Other pages at an address of ours."""
    place = ctypes.CDLL(None, use_errno=True).mmap
    place.restype = ctypes.c_void_p
    place.argtypes = (ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int, ctypes.c_int, ctypes.c_int, ctypes.c_ssize_t)
    found = place(address, length, mmap.PROT_READ | mmap.PROT_WRITE, flags | MAP_FIXED, file, offset)
    if found != address:
        raise OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()))
