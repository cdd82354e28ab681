"""Stores tables and their changes. `append` returns once a change is durable, or raises and nothing was changed."""

import asyncio
import contextlib
import json
import sqlite3
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from typing import Final, TypeVar

from sqlalchemy import Connection, insert, select, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from signoria.core.edition import content_hash
from signoria.core.log_form import without_content
from signoria.store.address import is_sqlite, parse, sqlite_file
from signoria.store.engines import (
    Guarded,
    describe,
    first_line,
    identity_of,
    lock_file,
    make_blocking_engine,
    make_engine,
    make_private,
)
from signoria.store.errors import BadDatabase, Conflict, NotStored
from signoria.store.filelock import FileLock
from signoria.store.migrate import NewerSchema, upgrade
from signoria.store.records import Change, Record, Seat, Standing
from signoria.store.rows import (
    AT_ONCE,
    KEEP_EDITION,
    PUT_FACT,
    Write,
    add_change,
    add_to_sqlite,
    at_once_row,
    change_row,
    is_plain,
    make_record,
    make_seat,
    note_of,
    standing_row,
)
from signoria.store.schema import CHANGES, EDITIONS, TABLES
from signoria.store.schema import SEATS as SEAT_ROWS

CHANNEL: Final = "signoria"
# Written again and again: a database on a full disk still answers questions.
CHECKED: Final = "checked"

Result = TypeVar("Result")


class Store:
    """One database. Open it with `await Store.open(address)`."""

    def __init__(self, url: URL, engine: AsyncEngine, lock: FileLock | None) -> None:
        self.url = url
        self.engine = engine
        # For single statements: without a transaction around it, each is one way to the database and back instead of three.
        self.reader = engine.execution_options(isolation_level="AUTOCOMMIT") if self.shared else engine
        self._lock = lock
        self._blocking = None if self.shared else make_blocking_engine(url)
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="store")
        self._waiting: list[tuple[Write, asyncio.Future[None]]] = []
        self._writing = asyncio.Lock()
        # Contents of editions that are known to be in the database.
        self._editions: set[str] = set()
        self._file = None if self.shared else identity_of(sqlite_file(url))
        # Whether the last change was stored; a full disk still answers questions.
        self.takes_changes = True

    @property
    def shared(self) -> bool:
        """Whether other server processes may be changing the same tables."""
        return not is_sqlite(self.url)

    @classmethod
    async def open(cls, address: str, *, beside: bool = False) -> "Store":
        """Reach the database, bring its schema up to date. `beside`: a server may be using it."""
        url = parse(address)
        if beside and is_sqlite(url) and not sqlite_file(url).exists():
            raise BadDatabase(f"{describe(url)} is not there; name another with --database")
        lock = lock_file(url) if is_sqlite(url) and not beside else None
        if is_sqlite(url):
            make_private(url)
        engine = make_engine(url)
        try:
            await upgrade(engine)
        except (SQLAlchemyError, OSError, NewerSchema) as error:
            await engine.dispose()
            if lock is not None:
                lock.release()
            raise BadDatabase(f"{describe(url)} cannot be used: {first_line(error)}") from None
        return cls(url, engine, lock)

    async def close(self) -> None:
        self._writer.shutdown()
        if self._blocking is not None:
            self._blocking.dispose()
        await self.engine.dispose()
        if self._lock is not None:
            self._lock.release()

    # ---- tables ---------------------------------------------------------------------------------------------------------

    async def create(self, record: Record, standing: Standing) -> None:
        """Store a new table with its seats and first changes."""
        now = time.time()
        row = {
            "id": record.id,
            "created": now,
            "touched": now,
            "game": record.game,
            "rules": record.rules,
            "players": record.players,
            "seed": record.seed,
            "seeded": record.seeded,
            "edition": json.dumps(without_content(record.edition)),
            "edition_hash": content_hash(record.edition["content"]),
            "options": json.dumps(record.options),
            "agreed": json.dumps(record.table_settings),
            "imported": record.imported,
            "closed": record.closed,
            "unattended": record.unattended,
            "origin": record.origin,
            "state": record.state,
            "code": record.code,
            "deadline": record.deadline,
            "deal": None if record.deal is None else json.dumps(record.deal),
            "series": record.series,
            "match_number": record.match_number,
            "seq": record.changes[-1].seq,
            **standing_row(standing),
        }
        seats = [{"table_id": record.id, **asdict(seat)} for seat in record.seats]
        changes = [change_row(record.id, change, now) for change in record.changes]
        edition = {"hash": row["edition_hash"], "game": record.game, "content": json.dumps(record.edition["content"])}

        def write(connection: Connection) -> None:
            if row["edition_hash"] not in self._editions:
                connection.execute(KEEP_EDITION, edition)
            connection.execute(insert(TABLES), row)
            connection.execute(insert(SEAT_ROWS), seats)
            connection.execute(insert(CHANGES), changes)

        await self.change(write)
        self._editions.add(str(row["edition_hash"]))

    async def change(self, write: Callable[[Connection], Result]) -> Result:
        """Carry out a transaction that is no change of a match; on SQLite in the writer's thread, after what waits there."""
        async with self._track_outcome():
            return await self._change(write)

    @contextlib.asynccontextmanager
    async def _track_outcome(self) -> AsyncIterator[None]:
        """Note whether something could be stored."""
        try:
            yield
        except NotStored:
            self.takes_changes = False
            raise
        self.takes_changes = True

    async def _change(self, write: Callable[[Connection], Result]) -> Result:
        if self.shared:
            async with Guarded(self.engine.begin()) as connection:
                return await connection.run_sync(write)
        return await asyncio.get_running_loop().run_in_executor(self._writer, self._run_in_writer, write)

    def _run_in_writer(self, write: Callable[[Connection], Result]) -> Result:
        assert self._blocking is not None
        try:
            self._check_file()
            with self._blocking.begin() as connection:
                return write(connection)
        except (SQLAlchemyError, OSError) as error:
            raise NotStored(first_line(error)) from error

    async def load(self, table: str) -> Record | None:
        """A table with all its changes, or None if there is none of that id."""
        async with Guarded(self.engine.connect()) as connection:
            row = (await connection.execute(select(TABLES).where(TABLES.c.id == table))).one_or_none()
            if row is None:
                return None
            seats = await connection.execute(select(SEAT_ROWS).where(SEAT_ROWS.c.table_id == table).order_by(SEAT_ROWS.c.seat))
            content = await connection.execute(select(EDITIONS.c.content).where(EDITIONS.c.hash == row.edition_hash))
            # Read up to the row's own number: a change that is being added meanwhile comes with the next refresh.
            changes = await self._changes(connection, table, 0, row.seq)
            return make_record(row, [make_seat(seat) for seat in seats], changes, content.scalar_one_or_none())

    async def seats(self, table: str) -> list[Seat]:
        async with Guarded(self.reader.connect()) as connection:
            rows = await connection.execute(select(SEAT_ROWS).where(SEAT_ROWS.c.table_id == table).order_by(SEAT_ROWS.c.seat))
            return [make_seat(row) for row in rows]

    async def changes_after(self, table: str, seq: int) -> list[Change]:
        async with Guarded(self.reader.connect()) as connection:
            return await self._changes(connection, table, seq, None)

    async def seq_of(self, table: str) -> int | None:
        async with Guarded(self.reader.connect()) as connection:
            return (await connection.execute(select(TABLES.c.seq).where(TABLES.c.id == table))).scalar_one_or_none()

    @staticmethod
    async def _changes(connection: AsyncConnection, table: str, after: int, last: int | None) -> list[Change]:
        question = select(CHANGES.c.seq, CHANGES.c.kind, CHANGES.c.body, CHANGES.c.at).where(
            CHANGES.c.table_id == table, CHANGES.c.seq > after
        )
        if last is not None:
            question = question.where(CHANGES.c.seq <= last)
        rows = await connection.execute(question.order_by(CHANGES.c.seq))
        return [Change(row.seq, row.kind, json.loads(row.body), row.at) for row in rows]

    # ---- changes --------------------------------------------------------------------------------------------------------

    async def append(self, write: Write) -> None:
        """Add a change as number `write.change.seq`. Conflict if the table is not at the number before it."""
        async with self._track_outcome():
            await self._append(write)

    async def _append(self, write: Write) -> None:
        if not self.shared:
            await self._append_together(write)
        elif is_plain(write):
            async with Guarded(self.reader.connect()) as connection:
                if not (await connection.execute(AT_ONCE, at_once_row(write, CHANNEL))).all():
                    raise Conflict
        else:
            async with Guarded(self.engine.begin()) as connection:
                if not await connection.run_sync(add_change, write):
                    raise Conflict
                told = {"channel": CHANNEL, "note": note_of(write)}
                await connection.execute(text("SELECT pg_notify(:channel, :note)"), told)

    async def _append_together(self, write: Write) -> None:
        """SQLite has one writer and each commit waits for the disk: whatever is waiting is committed at once."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((write, done))
        async with self._writing:
            batch, self._waiting = self._waiting, []
            if batch:
                await self._commit(batch)
        await done

    async def _commit(self, batch: list[tuple[Write, asyncio.Future[None]]]) -> None:
        writes = [write for write, _ in batch]
        try:
            taken = await asyncio.get_running_loop().run_in_executor(self._writer, self._add_all, writes)
        except BaseException as error:
            for _, done in batch:
                if not done.done():
                    done.set_exception(NotStored(first_line(error)))
            if not isinstance(error, SQLAlchemyError | OSError | sqlite3.Error):
                raise
            return
        for (_, done), ok in zip(batch, taken, strict=True):
            if not done.done():
                if ok:
                    done.set_result(None)
                else:
                    done.set_exception(Conflict())

    def _add_all(self, writes: list[Write]) -> list[bool]:
        """In the writer's thread: one transaction in one go, instead of a change of threads for every statement."""
        assert self._blocking is not None
        self._check_file()
        with self._blocking.begin() as connection:
            return [add_to_sqlite(connection, write) for write in writes]

    def _check_file(self) -> None:
        """A file that was removed or replaced still takes what is written, and nobody would ever read it."""
        try:
            now = sqlite_file(self.url).stat()
        except FileNotFoundError:
            raise FileNotFoundError(f"the file {sqlite_file(self.url)} is gone") from None
        if self._file is not None and (now.st_dev, now.st_ino) != self._file:
            raise OSError(f"the file {sqlite_file(self.url)} was replaced by another while the server ran")

    async def check(self) -> None:
        """NotStored if the database takes nothing, or its file is no longer the one that was opened."""
        now = str(int(time.time()))
        await self.change(lambda connection: connection.execute(PUT_FACT, {"name": CHECKED, "value": now}))
