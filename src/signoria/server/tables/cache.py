"""The tables that are in memory: rebuilt from the store when a client asks for one, dropped when idle."""

import asyncio
import time
from collections.abc import Callable

from signoria.server.tables.errors import TableGone
from signoria.server.tables.table import LiveTable
from signoria.store.records import Record
from signoria.store.store import Store


class TableCache:
    """Loads a table once, however many clients ask for it at the same time."""

    def __init__(self, store: Store) -> None:
        self.loaded: dict[str, LiveTable] = {}
        # How often tables were removed from the store; see `_read`.
        self.removals = 0
        # Called before a match is replayed; refuses clients over their limit.
        self.charge: Callable[[int], None] = lambda _entries: None
        self._store = store
        self._loading: dict[str, asyncio.Lock] = {}

    async def find(self, table_id: str) -> LiveTable:
        if table_id not in self.loaded:
            lock = self._loading.setdefault(table_id, asyncio.Lock())
            try:
                async with lock:
                    if table_id not in self.loaded:
                        record = await self._read(table_id)
                        self.charge(sum(len(change.body.get("entries", ())) for change in record.changes))
                        self.loaded[table_id] = LiveTable(record)
            finally:
                self._loading.pop(table_id, None)
        return self.loaded[table_id]

    async def _read(self, table_id: str) -> Record:
        """What is stored; a table that is removed while it is read must not live on in memory."""
        while True:
            removals = self.removals
            record = await self.record(table_id)
            if removals == self.removals:
                return record

    async def record(self, table_id: str) -> Record:
        record = await self._store.load(table_id)
        if record is None:
            raise TableGone
        return record

    def forget_idle(self, seconds: float) -> None:
        """Drop tables that were not used for a while; they are rebuilt when a client asks for one."""
        latest = time.monotonic() - seconds
        for table in list(self.loaded.values()):
            if not table.listeners and table.used < latest and not table.lock.locked() and table.bot() is None:
                del self.loaded[table.id]

    def forget(self, table: LiveTable) -> None:
        """Drop a table that was removed from the store, and disconnect its listeners."""
        table.gone = True
        self.loaded.pop(table.id, None)
        for listener in list(table.listeners):
            listener.end(TableGone())
