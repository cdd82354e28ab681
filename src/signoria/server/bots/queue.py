"""Whose question is answered next, when there are more than workers.

Addresses take turns, and so do the tables of one address: whoever asks for much waits for itself, not others for it. Tables
somebody watches go first. Hints and moves are two lines, so that neither keeps the other waiting.
"""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from signoria.server.bots.worker import Answer, Question

MOVES: Final = "moves"
HINTS: Final = "hints"
# Turns of reviews: nothing at a running table waits for them.
REVIEWS: Final = "reviews"
LINES: Final = (MOVES, HINTS, REVIEWS)
# Of so many answers one goes to a table nobody watches, and so many to a hint, if any wait.
UNWATCHED_EVERY: Final = 8
HINTS_EVERY: Final = 3
# One answer of this many goes to a review if one waits, so that a busy server finishes them too.
REVIEWS_EVERY: Final = 24


@dataclass(eq=False)
class Waiting:
    """A question, who waits for it, and what has happened to it so far."""

    question: Question
    answer: "asyncio.Future[Answer]"
    line: str
    origin: str
    table: str
    watched: bool
    since: float
    deaths: int = 0
    avoid: set[int] = field(default_factory=set)


class Turns:
    """Questions of equal rank: addresses in turn, tables of an address in turn, questions of a table in their order."""

    def __init__(self) -> None:
        self._origins: OrderedDict[str, OrderedDict[str, deque[Waiting]]] = OrderedDict()
        self.size = 0

    def put(self, item: Waiting, *, first: bool = False) -> None:
        line = self._origins.setdefault(item.origin, OrderedDict()).setdefault(item.table, deque())
        if first:
            line.appendleft(item)
        else:
            line.append(item)
        self.size += 1

    def remove(self, item: Waiting) -> bool:
        line = self._origins.get(item.origin, OrderedDict()).get(item.table)
        if line is None or item not in line:
            return False
        line.remove(item)
        self._sweep(item, line)
        return True

    def _sweep(self, item: Waiting, line: deque[Waiting]) -> None:
        self.size -= 1
        tables = self._origins[item.origin]
        if not line:
            del tables[item.table]
        if not tables:
            del self._origins[item.origin]

    def heads(self) -> Iterator[Waiting]:
        """The next question of every table, in the order of turns."""
        for tables in self._origins.values():
            for line in tables.values():
                yield line[0]

    def take(self, item: Waiting) -> None:
        """Remove a head; its address and its table go to the end."""
        tables = self._origins[item.origin]
        line = tables[item.table]
        line.popleft()
        self._origins.move_to_end(item.origin)
        tables.move_to_end(item.table)
        self._sweep(item, line)


class FairQueue:
    """All questions that wait."""

    def __init__(self) -> None:
        self._turns = {(line, watched): Turns() for line in LINES for watched in (True, False)}
        self._given = 0

    def put(self, item: Waiting, *, first: bool = False) -> None:
        self._turns[item.line, item.watched].put(item, first=first)

    def remove(self, item: Waiting) -> bool:
        return self._turns[item.line, item.watched].remove(item)

    def promote(self, item: Waiting) -> None:
        """Somebody has begun to watch."""
        if not item.watched and self.remove(item):
            item.watched = True
            self.put(item)

    def take(self, fits: "Fits") -> Waiting | None:
        """The next question that fits the worker that is free."""
        for turns in self._order():
            for item in turns.heads():
                if fits(item):
                    turns.take(item)
                    self._given += 1
                    return item
        return None

    def _order(self) -> list[Turns]:
        lines = [MOVES, HINTS] if (self._given + 1) % HINTS_EVERY else [HINTS, MOVES]
        watched = [True, False] if (self._given + 1) % UNWATCHED_EVERY else [False, True]
        running = [self._turns[line, seen] for seen in watched for line in lines]
        reviews = [self._turns[REVIEWS, seen] for seen in watched]
        return running + reviews if (self._given + 1) % REVIEWS_EVERY else reviews + running

    def lengths(self) -> dict[str, int]:
        return {line: sum(self._turns[line, watched].size for watched in (True, False)) for line in LINES}


class Fits:
    """Which questions a free worker may take."""

    def __init__(self, worker: int, *, quick: "set[tuple[str, str]] | None" = None) -> None:
        self._worker = worker
        # Only questions to bots that answer quickly; all if None.
        self._quick = quick

    def __call__(self, item: Waiting) -> bool:
        kind = (item.question.game, item.question.bot)
        return self._worker not in item.avoid and (self._quick is None or kind in self._quick)
