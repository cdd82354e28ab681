"""Keeps the collector of unreachable objects from stopping the event loop.

A full collection looks at every object of every table: with 500 tables some 200 ms in which nobody is answered. Nearly all of
these objects live long and are let go of by counting references, so looking at them finds nothing. What has lived for a
while is therefore set aside; only what is new is looked at, often and in no time. Once in some hours all of it is.
"""

import gc
import time
from typing import Final

# New objects before the young ones are looked at, and how often that happens before those that survived are.
YOUNG: Final = 10_000
ROUNDS: Final = 20
# Never by itself.
OLD: Final = 10**9
FULL_SECONDS: Final = 6 * 3600.0


class Collector:
    """Call `calm` once the server has started, and `set_aside` now and then."""

    def __init__(self) -> None:
        self._full = time.monotonic()

    def calm(self) -> None:
        gc.set_threshold(YOUNG, ROUNDS, OLD)
        gc.collect()
        gc.freeze()

    def set_aside(self) -> None:
        if time.monotonic() - self._full > FULL_SECONDS:
            self._full = time.monotonic()
            gc.unfreeze()
            gc.collect()
        else:
            gc.collect(1)
        gc.freeze()
