"""Signals between processes that wait for each other many times a second."""

import os
from typing import Any, Final

# How often a process looks for a signal before it goes to sleep. Being woken takes as long as that (a tenth of a millisecond),
# so whoever was rewarded for staying awake looks longer the next time (a millisecond), and whoever fell asleep does not.
BRIEFLY: Final = 1500
LONGER: Final = 15000


class Signal:
    """Given by one process, awaited by another."""

    def __init__(self, context: Any, awake: bool) -> None:
        """`awake`: there is a core for everyone, so that nobody is kept from work by one who looks."""
        self.semaphore = context.Semaphore(0)
        self.awake = awake
        self.looks = BRIEFLY if awake else 0

    def give(self) -> None:
        self.semaphore.release()

    def came(self, patience: float) -> bool:
        """Wait: awake for a while, then asleep for `patience` seconds at most."""
        look = self.semaphore.acquire
        for _ in range(self.looks):
            if look(False):
                self.looks = LONGER
                return True
        self.looks = BRIEFLY if self.awake else 0
        found: bool = look(timeout=patience)
        return found


def cores() -> int:
    """How many processes can be at work at the same time."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
