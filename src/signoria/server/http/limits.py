"""How much one address or token may ask for: buckets that fill again with time."""

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

from signoria.server.http.errors import Refused
from signoria.server.wire.codes import Code

MOST_REMEMBERED: Final = 20_000
# The address whose request is being answered; empty for what the server does of its own accord.
ASKING: Final[ContextVar[str]] = ContextVar("asking", default="")


class Buckets:
    """One bucket for each key: holds `burst` tokens, refilled at `rate` a second. The longest unused are forgotten."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self._clock = clock
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str, cost: float = 1.0) -> float:
        """Take a token, or as many as something costs: 0 if they were there, else the seconds until they are.

        What costs more than a bucket holds needs a full one.
        """
        cost = min(cost, float(self.burst))
        now = self._clock()
        level, then = self._levels.pop(key, (float(self.burst), now))
        level = min(float(self.burst), level + (now - then) * self.rate)
        lacking = max(0.0, cost - level)
        self._levels[key] = (level if lacking else level - cost, now)
        if len(self._levels) > MOST_REMEMBERED:
            self._levels.popitem(last=False)
        return lacking / self.rate

    def spend(self, key: str, cost: float) -> None:
        """Take what something has cost, even more than is there; the next one waits for it."""
        now = self._clock()
        level, then = self._levels.pop(key, (float(self.burst), now))
        self._levels[key] = (min(float(self.burst), level + (now - then) * self.rate) - cost, now)

    def demand(self, key: str, what: str, cost: float = 1.0) -> None:
        """Take what it costs or refuse the request."""
        seconds = self.take(key, cost)
        if seconds:
            raise too_often(what, seconds)


class InFlight:
    """How much one key has under way at once."""

    def __init__(self, most: int, what: str) -> None:
        self._most = most
        self._what = what
        self._now: Counter[str] = Counter()

    @contextmanager
    def one(self, key: str) -> Iterator[None]:
        if self._now[key] >= self._most:
            raise too_often(self._what, 1)
        self._now[key] += 1
        try:
            yield
        finally:
            self._now[key] -= 1
            if not self._now[key]:
                del self._now[key]


def too_often(what: str, seconds: float) -> Refused:
    whole = max(1, round(seconds + 0.5))
    return Refused(429, Code.TOO_OFTEN, f"{what}; try again in {whole} s", headers={"Retry-After": str(whole)})
