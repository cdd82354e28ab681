"""How server processes on one PostgreSQL hear of each other: notices of changes, and a claim on each table's bots.

Both live on one connection of their own. If it is lost, so are the claims; the process then reads everything anew.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any, Final

import asyncpg
from sqlalchemy.engine import URL

from signoria.store.store import CHANNEL

RETRY: Final = 1.0
LOG: Final = logging.getLogger("signoria.store")

# What is called: with a note, or with None after the connection was lost and notes may have been missed.
Heard = Callable[[str | None], None]


class Notices:
    """Listens until it is closed; `claim` and `release` decide which process plays the bots of a table."""

    def __init__(self, url: URL, heard: Heard) -> None:
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._heard = heard
        self._connection: asyncpg.Connection[Any] | None = None
        self._busy = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None
        self._claims: set[str] = set()

    async def start(self) -> None:
        await self._connect()
        self._task = asyncio.create_task(self._stay_connected())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        # What is being told is told first: closing in the middle of it would be its failure.
        async with self._busy:
            if self._connection is not None and not self._connection.is_closed():
                await self._connection.close(timeout=2)

    async def _connect(self) -> None:
        self._claims.clear()
        self._connection = await asyncpg.connect(self._address, timeout=10)
        await self._connection.add_listener(CHANNEL, lambda _c, _pid, _channel, note: self._heard(str(note)))

    async def _stay_connected(self) -> None:
        while True:
            await asyncio.sleep(RETRY)
            if self._connection is None or self._connection.is_closed():
                try:
                    await self._connect()
                    self._heard(None)
                except (OSError, asyncpg.PostgresError, TimeoutError) as error:
                    LOG.warning("the database does not answer, trying again: %s", error)

    async def claim(self, table: str) -> bool:
        """Whether this process plays the bots of a table; the database gives the claim back if the process dies."""
        if table in self._claims:
            return True
        if await self._ask("SELECT pg_try_advisory_lock(hashtextextended($1, 0))", table):
            self._claims.add(table)
            return True
        return False

    async def release(self, table: str) -> None:
        if table in self._claims:
            self._claims.discard(table)
            await self._ask("SELECT pg_advisory_unlock(hashtextextended($1, 0))", table)

    async def tell(self, note: str) -> None:
        await self._ask(f"SELECT pg_notify('{CHANNEL}', $1) IS NULL", note)

    async def _ask(self, question: str, argument: str) -> bool:
        async with self._busy:
            if self._connection is None or self._connection.is_closed():
                return False
            try:
                return bool(await self._connection.fetchval(question, argument))
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                return False
