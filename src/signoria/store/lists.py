"""Questions about many tables at once: whose they are, which wait for bots, which are old."""

import json
import time
from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, and_, delete, exists, func, insert, or_, select, update

from signoria.store.engines import Guarded
from signoria.store.facts import find_facts, put_fact, remove_facts
from signoria.store.records import BOT, GATHERING, PLAYING, STEP, Ban, Found, Listed
from signoria.store.schema import BANS, CHANGES, SEATS, TABLES
from signoria.store.store import Store

OVER: Final = -2
LISTED: Final = tuple(TABLES.c[name] for name in Listed.__dataclass_fields__)
# A list of parameters in one statement is bounded by the database.
TOGETHER: Final = 500
MOST_OF_A_PERSON: Final = 200
# Whoever was seen within this time may still be there, perhaps at another server process.
THERE_SECONDS: Final = 3600.0


async def count(store: Store, origin: str | None = None) -> int:
    """How many tables there are, in all or from one address."""
    question = select(func.count()).select_from(TABLES)
    if origin is not None:
        question = question.where(TABLES.c.origin == origin)
    async with Guarded(store.reader.connect()) as connection:
        return (await connection.execute(question)).scalar_one()


async def waiting_for_bots(store: Store) -> list[str]:
    """Tables at which a bot must decide, whether somebody watches or not; those that have waited longest first."""
    question = select(TABLES.c.id).where(TABLES.c.awaits == BOT, TABLES.c.closed.is_(False)).order_by(TABLES.c.touched)
    async with Guarded(store.reader.connect()) as connection:
        return [row.id for row in await connection.execute(question)]


async def find(store: Store, token_hashes: Sequence[str], person: str | None = None) -> list[Found]:
    """The tables behind some tokens, and those at which a person sits: the latest ones."""
    if not token_hashes and person is None:
        return []
    by_token: ColumnElement[bool] = SEATS.c.token_hash.in_(list(token_hashes))
    mine_by = by_token if person is None else or_(by_token, SEATS.c.person == person)
    columns = ("game", "options", "agreed", "actor", "awaits", "scores", "touched", "seeded", "closed", "state", "next_table")
    async with Guarded(store.reader.connect()) as connection:
        mine = await connection.execute(
            select(SEATS.c.table_id, SEATS.c.seat, SEATS.c.token_hash, *(TABLES.c[name] for name in columns))
            .join(TABLES, TABLES.c.id == SEATS.c.table_id)
            .where(mine_by)
            .order_by(TABLES.c.touched.desc())
            .limit(len(token_hashes) + MOST_OF_A_PERSON)
        )
        found = list(mine)
        named = await connection.execute(
            select(SEATS.c.table_id, SEATS.c.name, SEATS.c.bot, SEATS.c.joined, SEATS.c.seat, SEATS.c.minded_by)
            .where(SEATS.c.table_id.in_([row.table_id for row in found]), SEATS.c.seat >= 0)
            .order_by(SEATS.c.seat)
        )
        people: dict[str, list[Any]] = {}
        for row in named:
            people.setdefault(row.table_id, []).append(row)
    return [
        Found(
            token_hash=row.token_hash,
            table=row.table_id,
            game=row.game,
            seat=row.seat,
            names=[each.name for each in people[row.table_id]],
            bots=[each.bot for each in people[row.table_id]],
            options=json.loads(row.options),
            table_settings=json.loads(row.agreed),
            actor=row.actor,
            awaits=row.awaits,
            scores=json.loads(row.scores),
            touched=row.touched,
            seeded=row.seeded,
            closed=row.closed,
            state=row.state,
            next_table=row.next_table,
            taken=[each.joined for each in people[row.table_id]],
            minded=any(each.seat == row.seat and each.minded_by for each in people[row.table_id]),
        )
        for row in found
    ]


# ---- for the one who runs the server ------------------------------------------------------------------------------------


async def list_tables(store: Store, *conditions: ColumnElement[bool], most: int = 100) -> list[Listed]:
    """Tables, last changed first."""
    question = select(*LISTED).where(*conditions).order_by(TABLES.c.touched.desc()).limit(most)
    async with Guarded(store.reader.connect()) as connection:
        return [Listed(**dict(row._mapping)) for row in await connection.execute(question)]


def has_not_begun(days: float) -> ColumnElement[bool]:
    """Nobody has decided anything, for that long."""
    decided = exists().where(CHANGES.c.table_id == TABLES.c.id, CHANGES.c.kind == STEP, CHANGES.c.seq > 1)
    return and_(older(days), ~decided, TABLES.c.imported.is_(False), TABLES.c.state == PLAYING)


def is_gathering(days: float) -> ColumnElement[bool]:
    """Not begun, and nothing has changed in its waiting room for that long."""
    return and_(older(days), TABLES.c.state != PLAYING)


def is_abandoned(days: float) -> ColumnElement[bool]:
    begun = TABLES.c.state == PLAYING
    return and_(older(days), begun, TABLES.c.actor != OVER, TABLES.c.closed.is_(False), TABLES.c.imported.is_(False))


def is_finished(days: float) -> ColumnElement[bool]:
    """Over, closed, or brought as a log only to be looked at."""
    return and_(older(days), or_(TABLES.c.actor == OVER, TABLES.c.closed, TABLES.c.imported))


def older(days: float) -> ColumnElement[bool]:
    """Not changed for that long, and nobody is there: a server notes again and again who is."""
    now, seconds = time.time(), days * 86400
    seen = SEATS.c.seen > now - min(seconds, THERE_SECONDS)
    there = exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.kind != BOT, seen)
    return and_(TABLES.c.touched < now - seconds, ~there)


async def statistics(store: Store) -> dict[str, Any]:
    """Counts of everything, by game and by how tables stand."""
    async with Guarded(store.reader.connect()) as connection:
        by_game = await connection.execute(select(TABLES.c.game, func.count()).group_by(TABLES.c.game).order_by(TABLES.c.game))
        games = {row[0]: row[1] for row in by_game}
        columns = (TABLES.c.awaits, TABLES.c.actor, TABLES.c.closed, TABLES.c.state)
        by_state = await connection.execute(select(*columns, func.count()).group_by(*columns))
        states: dict[str, int] = {}
        for awaits, actor, closed, state, number in by_state:
            waiting = f"waiting for a {awaits}" if awaits != "nobody" else "to look at"
            key = GATHERING if state != PLAYING else "over" if actor == OVER else "closed" if closed else waiting
            states[key] = states.get(key, 0) + number
        changes = (await connection.execute(select(func.count()).select_from(CHANGES))).scalar_one()
    return {"tables": sum(games.values()), "games": games, "states": states, "changes": changes}


async def remove(store: Store, tables: Sequence[str], *conditions: ColumnElement[bool]) -> list[str]:
    """Delete tables with everything that belongs to them, those of them that meet the conditions now; returns which."""
    removed: list[str] = []
    for first in range(0, len(tables), TOGETHER):
        these = TABLES.c.id.in_(list(tables[first : first + TOGETHER]))
        statement = delete(TABLES).where(these, *conditions).returning(TABLES.c.id)
        removed += await store.change(lambda connection, do=statement: [row.id for row in connection.execute(do)])  # type: ignore[misc]
    return removed


async def note_seen(store: Store, table: str, seat: int, at: float) -> None:
    where = (SEATS.c.table_id == table) & (SEATS.c.seat == seat)
    await store.change(lambda connection: connection.execute(update(SEATS).where(where).values(seen=at)))


async def note_next(store: Store, table: str, following: str) -> bool:
    """Remember where the same people play once more; False if that is somewhere else already."""
    where = (TABLES.c.id == table) & TABLES.c.next_table.is_(None)
    done = await store.change(lambda connection: connection.execute(update(TABLES).where(where).values(next_table=following)))
    return done.rowcount == 1


async def find_by_code(store: Store, code: str) -> str | None:
    """The table that three words open; None if none gathers under them."""
    question = select(TABLES.c.id).where(TABLES.c.code == code, TABLES.c.state != PLAYING)
    async with Guarded(store.reader.connect()) as connection:
        return (await connection.execute(question)).scalar_one_or_none()


async def list_due(store: Store, now: float) -> list[str]:
    """Tables at which something must happen by itself by now."""
    question = select(TABLES.c.id).where(TABLES.c.deadline <= now).order_by(TABLES.c.deadline).limit(TOGETHER)
    async with Guarded(store.reader.connect()) as connection:
        return [row.id for row in await connection.execute(question)]


async def clear_deadline(store: Store, table: str, deadline: float) -> None:
    """Forget a deadline whose reason is gone; one that was set meanwhile stays."""
    where = (TABLES.c.id == table) & (TABLES.c.deadline <= deadline)
    await store.change(lambda connection: connection.execute(update(TABLES).where(where).values(deadline=None)))


async def list_series(store: Store, series: str) -> list[str]:
    """The tables of an evening, in the order of its matches."""
    question = select(TABLES.c.id).where(TABLES.c.series == series).order_by(TABLES.c.match_number)
    async with Guarded(store.reader.connect()) as connection:
        return [row.id for row in await connection.execute(question)]


async def unattended_from(store: Store, origin: str) -> int:
    """How many tables of bots alone somebody has playing."""
    question = select(func.count()).select_from(TABLES)
    running = (TABLES.c.origin == origin) & TABLES.c.unattended & (TABLES.c.awaits == BOT)
    async with Guarded(store.reader.connect()) as connection:
        return (await connection.execute(question.where(running))).scalar_one()


# ---- what another process has changed without a word ---------------------------------------------------------------------

CHANGED: Final = "changed "


async def leave_note(store: Store, table: str) -> None:
    """Tell servers on this database that a table was changed from outside."""
    await put_fact(store, CHANGED + table, str(time.time()))


async def read_notes(store: Store, since: float) -> list[tuple[str, float]]:
    """Tables that were changed from outside since some time."""
    found = await find_facts(store, CHANGED)
    return [(table, float(at)) for table, at in found.items() if float(at) > since]


async def forget_notes(store: Store, before: float) -> None:
    await remove_facts(store, CHANGED, str(before))


# ---- bans ---------------------------------------------------------------------------------------------------------------


async def bans(store: Store) -> list[Ban]:
    async with Guarded(store.reader.connect()) as connection:
        rows = await connection.execute(select(BANS).order_by(BANS.c.created))
        return [Ban(row.address, row.created, row.until, row.reason) for row in rows]


async def ban(store: Store, address: str, until: float | None, reason: str) -> None:
    row = {"address": address, "created": time.time(), "until": until, "reason": reason}

    def write(connection: Connection) -> None:
        connection.execute(delete(BANS).where(BANS.c.address == address))
        connection.execute(insert(BANS), row)

    await store.change(write)


async def unban(store: Store, address: str) -> bool:
    done = await store.change(lambda connection: connection.execute(delete(BANS).where(BANS.c.address == address)))
    return done.rowcount == 1
