"""NumPy arrays over the memory of the engines' arrays: what compiled code writes is there without copying."""

import ctypes
from typing import Any

from signoria.research.extras import missing

try:
    import numpy as np
    from numpy.typing import DTypeLike, NDArray
except ImportError as error:
    raise missing("NumPy", "research") from error


def shared(owner: Any, dtype: DTypeLike, *shape: int) -> NDArray[Any]:
    """A writable array over the memory of a `vec`. The engines never resize what they hand out, so the place stays."""
    try:
        reading = np.frombuffer(owner, dtype=dtype)
    except TypeError as error:
        raise missing("librt", "research") from error
    # NumPy is only offered a read-only buffer; through the address the same memory can be written too, as PyTorch and
    # DLPack ask for.
    memory: Any = (ctypes.c_char * reading.nbytes).from_address(reading.ctypes.data)
    memory.owner = reading
    return np.frombuffer(memory, dtype=dtype).reshape(shape)


__all__ = ["NDArray", "np", "shared"]
