"""Between records and rows: what is written for a change, and what is made of what is read."""

import json
import time
from dataclasses import asdict, dataclass
from typing import Any, Final

from sqlalchemy import Connection, bindparam, insert, text, update
from sqlalchemy.engine import Row

from signoria.core.log_form import with_content
from signoria.store.records import CLOSED, Change, Record, Seat, Standing
from signoria.store.schema import CHANGES, TABLES
from signoria.store.schema import SEATS as SEAT_ROWS

# Built once: these two make up every decision.
NEXT_NUMBER: Final = update(TABLES).where(TABLES.c.id == bindparam("this"), TABLES.c.seq == bindparam("before"))
NEW_CHANGE: Final = insert(CHANGES)
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
