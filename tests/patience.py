"""How long a test waits for what must happen. A wait ends when it has happened; only a failing test waits to the end."""

import os
import time
from collections.abc import Callable
from typing import Any, Final

# The loop below on a quiet machine with two cores.
QUIET: Final = 0.01
MOST: Final = 10.0


def measure_slowness() -> float:
    """How many times slower than a quiet machine this one is now."""
    began = time.perf_counter()
    total = 0
    for number in range(200_000):
        total += number & 7
    return (time.perf_counter() - began) / QUIET


SLOWNESS: Final = measure_slowness()


def patience(seconds: float) -> float:
    """Seconds to wait on this machine for what takes at most so many on a quiet one."""
    waiting = os.getloadavg()[0] / (os.cpu_count() or 1)
    return seconds * min(MOST, max(1.0, SLOWNESS, waiting))


def until(true: Callable[[], Any], otherwise: str | Callable[[], str], seconds: float = 30.0) -> Any:
    """Wait for something to become true, and return it."""
    latest = time.monotonic() + patience(seconds)
    while not (found := true()):
        if time.monotonic() >= latest:
            raise AssertionError(otherwise if isinstance(otherwise, str) else otherwise())
        time.sleep(0.02)
    return found
