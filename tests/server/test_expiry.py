"""Tables do not stay for ever, and what goes is what was meant to go."""

import asyncio
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from signoria.core import log
from signoria.server.settings import Limits
from signoria.server.tables.expiry import expired
from signoria.store.store import Store
from tests.server.live import GENEROUS, LiveServer, Sitting, until

DAY = 86400.0


def age(database: str, *tables: Sitting, days: float) -> None:
    async def change() -> None:
        store = await Store.open(database)
        for table in tables:
            await store.change(
                lambda connection, table=table: connection.execute(  # type: ignore[misc]
                    text("UPDATE tables SET touched = touched - :old WHERE id = :id"), {"old": days * DAY, "id": table.id}
                )
            )
        await store.close()

    asyncio.run(change())


def found(database: str, limits: Limits) -> dict[str, set[str]]:
    async def ask() -> dict[str, set[str]]:
        store = await Store.open(database)
        due = await expired(store, limits)
        await store.close()
        return {why: {each.id for each in tables} for why, tables in due.items()}

    return asyncio.run(ask())


def decide(sitting: Sitting) -> None:
    with sitting.listen(0) as ear:
        message = ear.position()
    assert sitting.act(message["seq"], message["position"]["legal"][0]["id"]).status_code == 200


def test_what_goes_and_what_stays(database: str, tmp_path: Path) -> None:
    server = LiveServer(database)
    fresh, never, begun, left = (server.new_table("corte", "mm") for _ in range(4))
    named = server.new_table("corte", "mf")
    for table in (begun, left):
        decide(table)
    over = server.new_table("corte", "bb")
    with over.listen(-1) as ear:
        ear.until_asked(-2)
    whole = over.get("/log", -1).json()
    server.stop()
    age(database, never, named, begun, days=2)
    age(database, left, over, days=100)
    assert found(database, Limits()) == {"never begun": {never.id, named.id}, "abandoned": {left.id}, "finished": set()}
    later = LiveServer(database, replace(GENEROUS, finished_days=30.0), export=tmp_path / "finished", expiry_seconds=0.2)
    for gone in (never, named, left, over):
        until(lambda gone=gone: moved(gone, later).get("", -1).status_code == 404, "a table stays")
    assert [moved(stays, later).get("", -1).status_code for stays in (fresh, begun)] == [200, 200]
    (file,) = (tmp_path / "finished").iterdir()
    assert json.loads(file.read_text()) == whole
    assert log.read(file).over
    later.stop()


def moved(sitting: Sitting, server: LiveServer) -> Sitting:
    return Sitting(server.address, {"table": sitting.id, "seats": [], "watch": sitting.tokens[-1]})


@pytest.mark.parametrize("watched", [True, False])
def test_a_table_somebody_has_open_stays(sqlite_database: str, watched: bool) -> None:
    from signoria.server.tables.expiry import expire

    server = LiveServer(sqlite_database)
    sitting = server.new_table("corte", "mm")
    tables = server.context.tables
    asyncio.run_coroutine_threadsafe(
        tables.store.change(lambda connection: connection.execute(text("UPDATE tables SET touched = 1"))), server.loop
    ).result(10)
    if watched:
        with sitting.listen(0) as ear:
            ear.next("table")
            asyncio.run_coroutine_threadsafe(expire(tables), server.loop).result(10)
            assert sitting.get("").status_code == 200
    else:
        asyncio.run_coroutine_threadsafe(expire(tables), server.loop).result(10)
        assert sitting.get("").status_code == 404
    server.stop()


def test_a_table_removed_while_it_is_read_does_not_live_on(sqlite_database: str) -> None:
    from signoria.server.http.errors import Refused
    from signoria.server.tables.expiry import expire

    server = LiveServer(sqlite_database)
    sitting = server.new_table("corte", "mm")
    tables = server.context.tables
    read = tables.store.load

    async def slowly(table_id: str) -> Any:
        """The table is read, and goes before whoever asked has it."""
        record = await read(table_id)
        tables.store.load = read
        await tables.store.change(lambda connection: connection.execute(text("UPDATE tables SET touched = 1")))
        await expire(tables)
        return record

    async def ask() -> bool:
        tables.loaded.clear()
        tables.store.load = slowly
        try:
            async with tables.at(sitting.id):
                return True
        except Refused:
            return False

    assert asyncio.run_coroutine_threadsafe(ask(), server.loop).result(20) is False
    assert sitting.get("").status_code == 404
    server.stop()
