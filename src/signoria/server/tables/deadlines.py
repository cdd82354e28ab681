"""What happens by itself at a table: the deal a few seconds after all are ready, and the end of a vote.

The time is stored with the table, so another process, or this one after a restart, finds what is due.
"""

import asyncio
import time
from contextvars import Context

from signoria.server.tables import absence, room
from signoria.server.tables.errors import TableError
from signoria.server.tables.live import LiveTables
from signoria.server.tables.table import LiveTable
from signoria.store import lists
from signoria.store.records import READY


class Deadlines:
    """One timer for each table in use that has a deadline."""

    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables
        self._timers: dict[str, asyncio.TimerHandle] = {}
        tables.watch = self.watch

    def watch(self, table: LiveTable) -> None:
        """Set the timer of a table to its deadline, or remove it."""
        timer = self._timers.pop(table.id, None)
        if timer is not None:
            timer.cancel()
        if table.deadline is not None:
            wait = max(0.0, table.deadline - time.time())
            loop = asyncio.get_running_loop()
            self._timers[table.id] = loop.call_later(wait, self._start, table.id, context=Context())

    def _start(self, table_id: str) -> None:
        self._timers.pop(table_id, None)
        self._tables.broadcaster.start(self.settle(table_id))

    async def scan(self) -> None:
        """Take up what is due and has no timer here: after a start, or when another process has died."""
        for table_id in await lists.list_due(self._tables.store, time.time()):
            if table_id not in self._timers:
                await self.settle(table_id)

    async def settle(self, table_id: str) -> None:
        """Do what is due at a table now; if there is nothing, forget the deadline."""
        try:
            async with self._tables.at(table_id) as table:
                await self._settle(table)
        except TableError:
            # The table is gone, or its rules are; or the database is away, and the next look finds it again.
            return

    async def _settle(self, table: LiveTable) -> None:
        now = time.time()
        if table.deadline is None or table.deadline > now + 0.001:
            self.watch(table)
            return
        if table.state == READY:
            await room.begin(self._tables, table)
        elif table.vote is not None and absence.is_open(table.vote):
            await absence.end_vote(self._tables, table)
        else:
            await lists.clear_deadline(self._tables.store, table.id, table.deadline)
            table.deadline = None

    def close(self) -> None:
        for timer in self._timers.values():
            timer.cancel()
