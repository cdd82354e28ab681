"""Between records and rows: what is written for a change, and what is made of what is read."""

import json
import time
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from sqlalchemy import Connection, bindparam, delete, insert, text, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.engine import Row
from sqlalchemy.sql.dml import UpdateBase

from signoria.core.log_form import with_content
from signoria.store.records import CLOSED, Change, Record, Seat, Standing
from signoria.store.schema import CHANGES, TABLES
from signoria.store.schema import SEATS as SEAT_ROWS

# Built once: these two make up every decision.
NEXT_NUMBER: Final = update(TABLES).where(TABLES.c.id == bindparam("this"), TABLES.c.seq == bindparam("before"))
NEW_CHANGE: Final = insert(CHANGES)


def as_sqlite(statement: UpdateBase, columns: Sequence[str]) -> str:
    """Compile a statement once for SQLite's own driver: compiling it for every change takes longer than running it."""
    return str(statement.compile(dialect=sqlite.dialect(paramstyle="named"), column_keys=list(columns)))


NEXT_NUMBER_SQLITE: Final = as_sqlite(NEXT_NUMBER, ("seq", "touched", "actor", "awaits", "scores"))
NEW_CHANGE_SQLITE: Final = as_sqlite(NEW_CHANGE, ("table_id", "seq", "at", "kind", "body"))
# All of it in one statement, and so in one way to PostgreSQL and back: the number, the change and the notice to others.
AT_ONCE: Final = text(
    """
    WITH moved AS (
        UPDATE tables SET seq = CAST(:seq AS integer), touched = CAST(:at AS double precision),
            actor = CAST(:actor AS integer), awaits = CAST(:awaits AS varchar), scores = CAST(:scores AS text)
        WHERE id = CAST(:table_id AS varchar) AND seq = CAST(:before AS integer) RETURNING id
    ), added AS (
        INSERT INTO changes (table_id, seq, at, kind, body)
        SELECT id, CAST(:seq AS integer), CAST(:at AS double precision), CAST(:kind AS varchar), CAST(:body AS text) FROM moved
        RETURNING seq
    )
    SELECT seq, pg_notify(CAST(:channel AS text), CAST(:note AS text)) FROM added
    """
)
INSERT_FACT: Final = "INSERT INTO facts (name, value) VALUES (:name, :value) ON CONFLICT (name)"
PUT_FACT: Final = text(f"{INSERT_FACT} DO UPDATE SET value = excluded.value")
ADD_FACT: Final = text(f"{INSERT_FACT} DO NOTHING")
KEEP_EDITION: Final = text(
    "INSERT INTO editions (hash, game, content) VALUES (:hash, :game, :content) ON CONFLICT (hash) DO NOTHING"
)


@dataclass(frozen=True)
class Write:
    """A change on its way into the database."""

    table: str
    change: Change
    standing: Standing
    sender: str
    # A seat as it is after the change, if the change is about one.
    seat: Seat | None = None
    # All seats as they are after the change, if it is about more than one.
    seats: Sequence[Seat] | None = None
    # What else changes in the row of the table.
    columns: Mapping[str, Any] | None = None


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
    if write.seats is not None:
        connection.execute(delete(SEAT_ROWS).where(SEAT_ROWS.c.table_id == write.table))
        connection.execute(insert(SEAT_ROWS), [{"table_id": write.table, **asdict(seat)} for seat in write.seats])
    if write.columns:
        connection.execute(update(TABLES).where(TABLES.c.id == write.table).values(dict(write.columns)))
    if change.kind == CLOSED:
        connection.execute(update(TABLES).where(TABLES.c.id == write.table).values(closed=True))
    return True


def add_to_sqlite(connection: Connection, write: Write) -> bool:
    """As `add_change`, for what nearly all changes are on SQLite in a fraction of the time."""
    if not is_plain(write):
        return add_change(connection, write)
    row = change_row(write.table, write.change, time.time())
    cursor = connection.connection.cursor()
    where = {"this": write.table, "before": write.change.seq - 1}
    cursor.execute(NEXT_NUMBER_SQLITE, {**where, "seq": row["seq"], "touched": row["at"], **standing_row(write.standing)})
    if cursor.rowcount != 1:
        return False
    cursor.execute(NEW_CHANGE_SQLITE, row)
    return True


def is_plain(write: Write) -> bool:
    """Whether a change is nothing but a decision, or one taken back."""
    return write.seat is None and write.seats is None and not write.columns and write.change.kind != CLOSED


def at_once_row(write: Write, channel: str) -> dict[str, Any]:
    """What `AT_ONCE` is given."""
    row = change_row(write.table, write.change, time.time())
    told = {"channel": channel, "note": note_of(write), "before": write.change.seq - 1}
    return {**row, **standing_row(write.standing), **told}


def note_of(write: Write) -> str:
    return f"{write.sender} {write.table} {write.change.seq}"


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
        person=row.person,
        ready=row.ready,
        sat=row.sat,
        minded_by=row.minded_by,
        from_seat=row.from_seat,
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
        state=row.state,
        code=row.code,
        deadline=row.deadline,
        deal=None if row.deal is None else json.loads(row.deal),
        series=row.series,
        match_number=row.match_number,
        standing=Standing(row.actor, row.awaits, json.loads(row.scores)),
        table_settings=json.loads(row.agreed),
        changes=changes,
    )
