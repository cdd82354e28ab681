"""Stores tables and their changes. `append` returns once a change is durable, or raises and nothing was changed."""

import asyncio
import json
import os
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager
from dataclasses import asdict, dataclass
from pathlib import Path
from types import TracebackType
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, bindparam, create_engine, event, insert, select, text, update
from sqlalchemy.engine import URL, Engine, Row
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from signoria.core.edition import content_hash
from signoria.core.log_form import with_content, without_content
from signoria.store.address import is_sqlite, parse, sqlite_file
from signoria.store.errors import BadDatabase, Conflict, NotStored
from signoria.store.filelock import FileLock
from signoria.store.migrate import NewerSchema, upgrade
from signoria.store.records import CLOSED, Change, Record, Seat, Standing
from signoria.store.schema import CHANGES, EDITIONS, TABLES
from signoria.store.schema import SEATS as SEAT_ROWS

CHANNEL: Final = "signoria"

# Built once: these two make up every decision.
NEXT_NUMBER: Final = update(TABLES).where(TABLES.c.id == bindparam("this"), TABLES.c.seq == bindparam("before"))
NEW_CHANGE: Final = insert(CHANGES)
KEEP_EDITION: Final = text(
    "INSERT INTO editions (hash, game, content) VALUES (:hash, :game, :content) ON CONFLICT (hash) DO NOTHING"
)

Result = TypeVar("Result")


@dataclass(frozen=True)
class Write:
    """A change on its way into the database."""

    table: str
    change: Change
    standing: Standing
    sender: str
    # A seat as it is after the change, if the change is about one.
    seat: Seat | None = None


class Store:
    """One database. Open it with `await Store.open(address)`."""

    def __init__(self, url: URL, engine: AsyncEngine, lock: FileLock | None) -> None:
        self.url = url
        self.engine = engine
        self._lock = lock
        self._blocking = None if self.shared else make_blocking_engine(url)
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="store")
        self._waiting: list[tuple[Write, asyncio.Future[None]]] = []
        self._writing = asyncio.Lock()
        # Contents of editions that are known to be in the database.
        self._editions: set[str] = set()
        self._file = None if self.shared else identity_of(sqlite_file(url))

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
            "agreed": json.dumps(record.agreed),
            "imported": record.imported,
            "closed": record.closed,
            "unattended": record.unattended,
            "origin": record.origin,
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
        if self.shared:
            async with Guarded(self.engine.begin()) as connection:
                return await connection.run_sync(write)
        return await asyncio.get_running_loop().run_in_executor(self._writer, self._alone, write)

    def _alone(self, write: Callable[[Connection], Result]) -> Result:
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
        async with Guarded(self.engine.connect()) as connection:
            rows = await connection.execute(select(SEAT_ROWS).where(SEAT_ROWS.c.table_id == table).order_by(SEAT_ROWS.c.seat))
            return [make_seat(row) for row in rows]

    async def changes_after(self, table: str, seq: int) -> list[Change]:
        async with Guarded(self.engine.connect()) as connection:
            return await self._changes(connection, table, seq, None)

    async def seq_of(self, table: str) -> int | None:
        async with Guarded(self.engine.connect()) as connection:
            return (await connection.execute(select(TABLES.c.seq).where(TABLES.c.id == table))).scalar_one_or_none()

    @staticmethod
    async def _changes(connection: AsyncConnection, table: str, after: int, last: int | None) -> list[Change]:
        question = select(CHANGES.c.seq, CHANGES.c.kind, CHANGES.c.body).where(
            CHANGES.c.table_id == table, CHANGES.c.seq > after
        )
        if last is not None:
            question = question.where(CHANGES.c.seq <= last)
        rows = await connection.execute(question.order_by(CHANGES.c.seq))
        return [Change(row.seq, row.kind, json.loads(row.body)) for row in rows]

    # ---- changes --------------------------------------------------------------------------------------------------------

    async def append(self, write: Write) -> None:
        """Add a change as number `write.change.seq`. Conflict if the table is not at the number before it."""
        if self.shared:
            async with Guarded(self.engine.begin()) as connection:
                if not await connection.run_sync(add_change, write):
                    raise Conflict
                note = f"{write.sender} {write.table} {write.change.seq}"
                await connection.execute(text("SELECT pg_notify(:channel, :note)"), {"channel": CHANNEL, "note": note})
        else:
            await self._append_together(write)

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
            if not isinstance(error, SQLAlchemyError | OSError):
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
            return [add_change(connection, write) for write in writes]

    def _check_file(self) -> None:
        """A file that was removed or replaced still takes what is written, and nobody would ever read it."""
        try:
            now = sqlite_file(self.url).stat()
        except FileNotFoundError:
            raise FileNotFoundError(f"the file {sqlite_file(self.url)} is gone") from None
        if self._file is not None and (now.st_dev, now.st_ino) != self._file:
            raise OSError(f"the file {sqlite_file(self.url)} was replaced by another while the server ran")

    async def check(self) -> None:
        """NotStored if the database does not answer, or its file is no longer the one that was opened."""
        async with Guarded(self.engine.connect()) as connection:
            await connection.execute(text("SELECT 1"))
            if not self.shared:
                self._check_file()


def add_change(connection: Connection, write: Write) -> bool:
    """Take the next number, if it is free, and put the change under it."""
    now = time.time()
    change = write.change
    where = {"this": write.table, "before": change.seq - 1}
    result = connection.execute(NEXT_NUMBER, {**where, "seq": change.seq, "touched": now, **standing_row(write.standing)})
    if result.rowcount != 1:
        return False
    connection.execute(NEW_CHANGE, change_row(write.table, change, now))
    if write.seat is not None:
        seat = (SEAT_ROWS.c.table_id == write.table) & (SEAT_ROWS.c.seat == write.seat.seat)
        connection.execute(update(SEAT_ROWS).where(seat).values(asdict(write.seat)))
    if change.kind == CLOSED:
        connection.execute(update(TABLES).where(TABLES.c.id == write.table).values(closed=True))
    return True


class Guarded:
    """A connection or transaction whose failure is NotStored, whatever the driver calls it."""

    def __init__(self, begun: AbstractAsyncContextManager[AsyncConnection]) -> None:
        self._begun = begun

    async def __aenter__(self) -> AsyncConnection:
        try:
            return await self._begun.__aenter__()
        except (SQLAlchemyError, OSError) as error:
            raise NotStored(first_line(error)) from error

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        try:
            await self._begun.__aexit__(kind, error, trace)
        except (SQLAlchemyError, OSError) as failure:
            raise NotStored(first_line(failure)) from failure
        if isinstance(error, SQLAlchemyError | OSError):
            raise NotStored(first_line(error)) from error


def make_engine(url: URL) -> AsyncEngine:
    if not is_sqlite(url):
        return create_async_engine(url, pool_size=8, max_overflow=8, pool_pre_ping=True, connect_args={"timeout": 10})
    engine = create_async_engine(url, connect_args={"timeout": 30})
    event.listen(engine.sync_engine, "connect", be_durable)
    return engine


def make_blocking_engine(url: URL) -> Engine:
    """The same SQLite file for the writer's thread."""
    engine = create_engine(url.set(drivername="sqlite"), connect_args={"timeout": 30})
    event.listen(engine, "connect", be_durable)
    return engine


def be_durable(connection: Any, _record: Any) -> None:
    """Readers do not wait for writers (WAL), and a commit has reached the disk when it returns (FULL)."""
    cursor = connection.cursor()
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def make_private(url: URL) -> None:
    """Whoever can read the file can read every hand: it is its owner's alone, and so are the files SQLite puts beside it."""
    file = sqlite_file(url)
    try:
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
        for each in (file, file.with_name(file.name + "-wal"), file.with_name(file.name + "-shm")):
            if each.exists() and os.name == "posix":
                each.chmod(0o600)
    except OSError as error:
        raise BadDatabase(f"{file} cannot be written ({error.strerror}); name another with --database") from None


def identity_of(file: Path) -> tuple[int, int] | None:
    """Which file it is, whatever it is called; None where the system has no such numbers."""
    found = file.stat()
    return (found.st_dev, found.st_ino) if found.st_ino else None


def lock_file(url: URL) -> FileLock:
    """SQLite serves one server process: a second one would not hear of the first one's changes."""
    file = sqlite_file(url)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        return FileLock(file.with_name(file.name + ".lock"))
    except BlockingIOError:
        raise BadDatabase(f"{file} is in use by another server; stop that one, or use PostgreSQL for several") from None
    except OSError as error:
        raise BadDatabase(f"{file} cannot be written ({error.strerror}); name another with --database") from None


def describe(url: URL) -> str:
    """A database in words, without its password."""
    return (
        f"the database {sqlite_file(url)}" if is_sqlite(url) else f"the database {url.database} on {url.host or 'this machine'}"
    )


def first_line(error: BaseException) -> str:
    cause = getattr(error, "orig", None) or error
    lines = str(cause).strip().splitlines() or [type(cause).__name__]
    return lines[0].split(": ", 1)[-1] if lines[0].startswith("<class") else lines[0]


def standing_row(standing: Standing) -> dict[str, Any]:
    return {"actor": standing.actor, "awaits": standing.awaits, "scores": json.dumps(standing.scores)}


def change_row(table: str, change: Change, now: float) -> dict[str, Any]:
    body = json.dumps(change.body, separators=(",", ":"))
    return {"table_id": table, "seq": change.seq, "at": now, "kind": change.kind, "body": body}


def make_seat(row: Row[Any]) -> Seat:
    return Seat(
        seat=row.seat,
        kind=row.kind,
        name=row.name,
        joined=row.joined,
        bot=row.bot,
        bot_seed=row.bot_seed,
        token_hash=row.token_hash,
        invitation_hash=row.invitation_hash,
        seen=row.seen,
        vote=row.vote,
    )


def make_record(row: Row[Any], seats: list[Seat], changes: list[Change], content: str | None) -> Record:
    edition = with_content(json.loads(row.edition), None if content is None else json.loads(content))
    return Record(
        id=row.id,
        game=row.game,
        rules=row.rules,
        players=row.players,
        seed=row.seed,
        edition=edition,
        options=json.loads(row.options),
        imported=row.imported,
        seats=seats,
        seeded=row.seeded,
        closed=row.closed,
        unattended=row.unattended,
        origin=row.origin,
        next_table=row.next_table,
        touched=row.touched,
        standing=Standing(row.actor, row.awaits, json.loads(row.scores)),
        agreed=json.loads(row.agreed),
        changes=changes,
    )
