"""Ways into a database: engines for each kind, a file that is one server's alone, and failures under one name."""

import os
import time
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from types import TracebackType
from typing import Any, Final

from sqlalchemy import create_engine, event
from sqlalchemy.engine import URL, Engine
from sqlalchemy.exc import InvalidatePoolError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from signoria.store.address import is_sqlite, sqlite_file
from signoria.store.errors import BadDatabase, NotStored
from signoria.store.filelock import FileLock

USED: Final = "signoria used"
IDLE_SECONDS: Final = 2.0


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
        engine = create_async_engine(url, pool_size=8, max_overflow=8, connect_args={"timeout": 10})
        event.listen(engine.sync_engine, "checkin", note_use)
        event.listen(engine.sync_engine, "checkout", lambda found, record, _: check_idle(engine, found, record))
        return engine
    engine = create_async_engine(url, connect_args={"timeout": 30})
    event.listen(engine.sync_engine, "connect", be_durable)
    return engine


def note_use(_connection: Any, record: Any) -> None:
    record.info[USED] = time.monotonic()


def check_idle(engine: AsyncEngine, connection: Any, record: Any) -> None:
    """A connection nobody has used for a while may be dead. Asking each time would double the way to the database."""
    if time.monotonic() - record.info.get(USED, time.monotonic()) < IDLE_SECONDS:
        return
    dialect = engine.sync_engine.dialect
    try:
        dialect.do_ping(connection)
    except dialect.loaded_dbapi.Error:
        raise InvalidatePoolError("the database has closed its connections") from None


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
