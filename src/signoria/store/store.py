"""Stores tables and their changes. `append` returns once a change is durable, or raises and nothing was changed."""

import asyncio
import json
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager
from dataclasses import asdict, dataclass
from types import TracebackType
from typing import Any, Final

from sqlalchemy import Connection, bindparam, create_engine, event, func, insert, select, text, update
from sqlalchemy.engine import URL, Engine, Row
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from signoria.store.address import is_sqlite, parse, sqlite_file
from signoria.store.errors import BadDatabase, Conflict, NotStored
from signoria.store.filelock import FileLock
from signoria.store.migrate import upgrade
from signoria.store.records import BOT, SEATS, Change, Found, Record, Seat, Standing
from signoria.store.schema import CHANGES, TABLES
from signoria.store.schema import SEATS as SEAT_ROWS

CHANNEL: Final = "signoria"

# Built once: these two make up every decision.
NEXT_NUMBER: Final = update(TABLES).where(TABLES.c.id == bindparam("this"), TABLES.c.seq == bindparam("before"))
NEW_CHANGE: Final = insert(CHANGES)


@dataclass(frozen=True)
class Write:
    """A change on its way into the database."""

    table: str
    change: Change
    standing: Standing
    sender: str


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

    @property
    def shared(self) -> bool:
        """Whether other server processes may be changing the same tables."""
        return not is_sqlite(self.url)

    @classmethod
    async def open(cls, address: str) -> "Store":
        """Reach the database, bring its schema up to date."""
        url = parse(address)
        lock = lock_file(url) if is_sqlite(url) else None
        engine = make_engine(url)
        try:
            await upgrade(engine)
        except (SQLAlchemyError, OSError) as error:
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
            "edition": json.dumps(record.edition),
            "options": json.dumps(record.options),
            "agreed": json.dumps(record.agreed),
            "imported": record.imported,
            "seq": record.changes[-1].seq,
            **standing_row(standing),
        }
        seats = [{"table_id": record.id, **asdict(seat)} for seat in record.seats]
        changes = [change_row(record.id, change, now) for change in record.changes]
        async with Guarded(self.engine.begin()) as connection:
            await connection.execute(insert(TABLES), row)
            await connection.execute(insert(SEAT_ROWS), seats)
            await connection.execute(insert(CHANGES), changes)

    async def load(self, table: str) -> Record | None:
        """A table with all its changes, or None if there is none of that id."""
        async with Guarded(self.engine.connect()) as connection:
            row = (await connection.execute(select(TABLES).where(TABLES.c.id == table))).one_or_none()
            if row is None:
                return None
            seats = await connection.execute(select(SEAT_ROWS).where(SEAT_ROWS.c.table_id == table).order_by(SEAT_ROWS.c.seat))
            # Read up to the row's own number: a change that is being added meanwhile comes with the next refresh.
            changes = await self._changes(connection, table, 0, row.seq)
            return make_record(row, [make_seat(seat) for seat in seats], changes)

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

    async def count(self) -> int:
        async with Guarded(self.engine.connect()) as connection:
            return (await connection.execute(select(func.count()).select_from(TABLES))).scalar_one()

    async def waiting_for_bots(self) -> list[str]:
        """Tables at which a bot must decide."""
        async with Guarded(self.engine.connect()) as connection:
            rows = await connection.execute(select(TABLES.c.id).where(TABLES.c.awaits == BOT))
            return [row.id for row in rows]

    async def find(self, token_hashes: Sequence[str]) -> list[Found]:
        """The tables behind some tokens."""
        if not token_hashes:
            return []
        columns = [TABLES.c[name] for name in ("game", "options", "agreed", "actor", "awaits", "scores", "touched")]
        async with Guarded(self.engine.connect()) as connection:
            mine = await connection.execute(
                select(SEAT_ROWS.c.table_id, SEAT_ROWS.c.seat, SEAT_ROWS.c.token_hash, *columns)
                .join(TABLES, TABLES.c.id == SEAT_ROWS.c.table_id)
                .where(SEAT_ROWS.c.token_hash.in_(list(token_hashes)))
            )
            found = list(mine)
            named = await connection.execute(
                select(SEAT_ROWS.c.table_id, SEAT_ROWS.c.name, SEAT_ROWS.c.bot)
                .where(SEAT_ROWS.c.table_id.in_([row.table_id for row in found]), SEAT_ROWS.c.seat >= 0)
                .order_by(SEAT_ROWS.c.seat)
            )
            people: dict[str, list[tuple[str, str | None]]] = {}
            for row in named:
                people.setdefault(row.table_id, []).append((row.name, row.bot))
        return [
            Found(
                row.token_hash,
                row.table_id,
                row.game,
                row.seat,
                [name for name, _ in people[row.table_id]],
                [bot for _, bot in people[row.table_id]],
                json.loads(row.options),
                json.loads(row.agreed),
                row.actor,
                row.awaits,
                json.loads(row.scores),
                row.touched,
            )
            for row in found
        ]

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
        with self._blocking.begin() as connection:
            return [add_change(connection, write) for write in writes]


def add_change(connection: Connection, write: Write) -> bool:
    """Take the next number, if it is free, and put the change under it."""
    now = time.time()
    change = write.change
    where = {"this": write.table, "before": change.seq - 1}
    result = connection.execute(NEXT_NUMBER, {**where, "seq": change.seq, "touched": now, **standing_row(write.standing)})
    if result.rowcount != 1:
        return False
    connection.execute(NEW_CHANGE, change_row(write.table, change, now))
    if change.kind == SEATS:
        seat = (SEAT_ROWS.c.table_id == write.table) & (SEAT_ROWS.c.seat == change.body["seat"])
        connection.execute(update(SEAT_ROWS).where(seat).values(name=change.body["name"], joined=True))
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
    return Seat(row.seat, row.kind, row.name, row.joined, row.bot, row.bot_seed, row.token_hash)


def make_record(row: Row[Any], seats: list[Seat], changes: list[Change]) -> Record:
    return Record(
        id=row.id,
        game=row.game,
        rules=row.rules,
        players=row.players,
        seed=row.seed,
        edition=json.loads(row.edition),
        options=json.loads(row.options),
        imported=row.imported,
        seats=seats,
        seeded=row.seeded,
        agreed=json.loads(row.agreed),
        changes=changes,
    )
