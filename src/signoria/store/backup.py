"""Copies of a whole database in one file, taken while servers run, and read back into an empty one of either kind.

A gzip file of JSON lines: what it is, then every row. It is read in one transaction, so it is the state of one moment.
"""

import gzip
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Table, func, insert, select, text

from signoria.core.errors import SignoriaError
from signoria.store.engines import Guarded
from signoria.store.migrate import REVISIONS
from signoria.store.schema import METADATA
from signoria.store.store import Store

FORMAT: Final = "signoria-backup"
TOGETHER: Final = 500


class BadBackup(SignoriaError):
    """A file that is no whole backup, or that does not fit the database."""


async def back_up(store: Store, path: Path) -> dict[str, int]:
    """Write everything to a new file; returns how many rows of what. The file is whole or not there."""
    if path.exists():
        raise BadBackup(f"{path} is there already; name another file")
    partial = path.with_name(path.name + ".part")
    async with Guarded(store.engine.connect()) as connection:
        if store.shared:
            await connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))
        else:
            # A transaction of SQLite sees one moment from its first reading on; without this each question sees its own.
            await connection.exec_driver_sql("BEGIN")
        rows = await connection.run_sync(write_rows, partial)
    partial.replace(path)
    return rows


def write_rows(connection: Connection, path: Path) -> dict[str, int]:
    counts: dict[str, int] = {}
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(descriptor, "wb") as raw:
        with gzip.open(raw, "wt", encoding="utf-8") as file:
            file.write(line({"format": FORMAT, "schema": revision(connection)}))
            for table in METADATA.sorted_tables:
                counts[table.name] = 0
                for row in connection.execute(select(table)):
                    file.write(line({"table": table.name, "row": dict(row._mapping)}))
                    counts[table.name] += 1
            file.write(line({"end": counts}))
        raw.flush()
        os.fsync(raw.fileno())
    return counts


def line(form: dict[str, Any]) -> str:
    return json.dumps(form, ensure_ascii=True, separators=(",", ":")) + "\n"


def revision(connection: Connection) -> str:
    return str(connection.execute(text(f"SELECT version_num FROM {REVISIONS}")).scalar_one())  # noqa: S608 - our own name


async def restore(store: Store, path: Path) -> dict[str, int]:
    """Read a backup into an empty database, all of it or nothing."""
    return await store.change(lambda connection: read_rows(connection, path))


def read_rows(connection: Connection, path: Path) -> dict[str, int]:
    tables = {table.name: table for table in METADATA.sorted_tables}
    if connection.execute(select(func.count()).select_from(tables["tables"])).scalar_one():
        raise BadBackup("the database holds tables already; restore into an empty one")
    for table in reversed(METADATA.sorted_tables):
        connection.execute(table.delete())
    lines = forms(path)
    head = next(lines, {})
    if head.get("format") != FORMAT:
        raise BadBackup(f"{path} is no backup of Signoria")
    if head.get("schema") != revision(connection):
        raise BadBackup(
            f"{path} has schema {head.get('schema')}, this version has {revision(connection)}; use the version that wrote it"
        )
    counts = dict.fromkeys(tables, 0)
    waiting: list[dict[str, Any]] = []
    current: Table | None = None
    for form in lines:
        if "end" in form:
            put(connection, current, waiting)
            if form["end"] != counts:
                raise BadBackup(f"{path} does not hold what it says at its end")
            return counts
        table = tables[form["table"]]
        if table is not current or len(waiting) >= TOGETHER:
            put(connection, current, waiting)
            current, waiting = table, []
        waiting.append(form["row"])
        counts[table.name] += 1
    raise BadBackup(f"{path} was cut off; take another copy")


def put(connection: Connection, table: Table | None, rows: list[dict[str, Any]]) -> None:
    if table is not None and rows:
        connection.execute(insert(table), rows)


def forms(path: Path) -> Iterator[dict[str, Any]]:
    try:
        with gzip.open(path, "rt", encoding="utf-8") as file:
            for text_line in file:
                yield json.loads(text_line)
    except (OSError, EOFError, ValueError) as error:
        raise BadBackup(f"{path} cannot be read ({error})") from None
