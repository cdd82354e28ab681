"""Files that are replaced as a whole or not at all."""

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


def write_atomic(path: Path, data: bytes) -> None:
    """Write a file, and its folder if need be. An interrupted write leaves the previous content."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=".saving-")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            # Without this a power cut can leave the new name with nothing in it.
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


@contextmanager
def replacing(path: Path) -> Iterator[Path]:
    """A file beside `path` to write to, which replaces it at the end; after an error `path` is as it was before."""
    path.parent.mkdir(parents=True, exist_ok=True)
    partial = path.with_name(f".saving-{os.getpid()}-{path.name}")
    try:
        yield partial
        partial.replace(path)
    except BaseException:
        partial.unlink(missing_ok=True)
        raise
