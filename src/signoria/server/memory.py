"""Keeps the collector of unreachable objects from stopping the event loop.

A full collection looks at every object of every table: with 500 tables some 200 ms in which nobody is answered. Nearly all of
these objects live long and are let go of by counting references, so looking at them finds nothing. What has lived for a
while is therefore set aside, every second; only what is new is looked at, often and in a few milliseconds. Once in some hours
all of it is.
"""

import gc
import time
from typing import Final

# New objects before the young ones are looked at, and how often that happens before those that survived are: what is looked
# at in one go, and so the longest stop, grows with their product. With 10,000 times 20 it was 60 ms.
YOUNG: Final = 2_000
ROUNDS: Final = 3
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
