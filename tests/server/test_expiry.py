"""Tables do not stay for ever, and what goes is what was meant to go."""

import asyncio
import json
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from signoria.core import log
from signoria.server.settings import Limits
from signoria.server.tables.expiry import Expiry, find_expired
from signoria.store import lists
from signoria.store.store import Store
from tests.server.live import GENEROUS, LiveServer, Sitting, until

DAY = 86400.0


def age(database: str, *tables: Sitting, days: float) -> None:
    async def change() -> None:
        store = await Store.open(database)
        for table in tables:
            for what in ("tables SET touched = touched - :old WHERE id", "seats SET seen = seen - :old WHERE table_id"):
                statement, values = text(f"UPDATE {what} = :id"), {"old": days * DAY, "id": table.id}
                await store.change(lambda connection, do=statement, values=values: connection.execute(do, values))  # type: ignore[misc]
        await store.close()

    asyncio.run(change())


async def make_old(store: Store) -> None:
    """Nobody has been at any table for half a century."""
    for what in ("tables SET touched = 1", "seats SET seen = 1"):
        await store.change(lambda connection, what=what: connection.execute(text(f"UPDATE {what}")))  # type: ignore[misc]


def found(database: str, limits: Limits) -> dict[str, set[str]]:
    async def ask() -> dict[str, set[str]]:
        store = await Store.open(database)
        due = await find_expired(store, limits)
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
    expected = {"never begun": {never.id, named.id}, "never gathered": set(), "abandoned": {left.id}, "finished": set()}
    assert found(database, Limits()) == expected
    later = LiveServer(database, replace(GENEROUS, finished_days=30.0), export=tmp_path / "finished", expiry_seconds=0.2)
    for gone in (never, named, left, over):
        until(lambda gone=gone: moved(gone, later).get("", -1).status_code == 404, "a table stays")
    assert [moved(stays, later).get("", -1).status_code for stays in (fresh, begun)] == [200, 200]
    # A match that still ran is written down as well, with all that is needed to play it on.
    files = {file.stem: file for file in (tmp_path / "finished").iterdir()}
    assert set(files) == {f"corte-{over.id}", f"corte-{left.id}"}
    assert json.loads(files[f"corte-{over.id}"].read_text()) == whole
    assert log.read(files[f"corte-{over.id}"]).over
    assert not log.read(files[f"corte-{left.id}"]).over
    later.stop()


def moved(sitting: Sitting, server: LiveServer) -> Sitting:
    return Sitting(server.address, {"table": sitting.id, "seats": [], "watch": sitting.tokens[-1]})


@pytest.mark.parametrize("watched", [True, False])
def test_a_table_somebody_has_open_stays(sqlite_database: str, watched: bool) -> None:
    from signoria.server.tables.expiry import expire

    server = LiveServer(sqlite_database)
    sitting = server.new_table("corte", "mm")
    tables = server.context.tables
    asyncio.run_coroutine_threadsafe(make_old(tables.store), server.loop).result(10)
    if watched:
        with sitting.listen(0) as ear:
            ear.next("table")
            asyncio.run_coroutine_threadsafe(expire(tables), server.loop).result(10)
            assert sitting.get("").status_code == 200
    else:
        told = Told()
        tables.broadcaster.notices = told
        asyncio.run_coroutine_threadsafe(expire(tables), server.loop).result(10)
        until(lambda: told.notes == [f"{tables.broadcaster.name} {sitting.id} gone"], "the other processes still have it")
        tables.broadcaster.notices = None
        assert sitting.get("").status_code == 404
    server.stop()


class Told:
    """Stands in for the connection to other server processes."""

    def __init__(self) -> None:
        self.notes: list[str] = []

    async def tell(self, note: str) -> None:
        self.notes.append(note)


def test_a_table_removed_while_it_is_read_does_not_live_on(sqlite_database: str) -> None:
    from signoria.server.tables.errors import TableGone
    from signoria.server.tables.expiry import expire

    server = LiveServer(sqlite_database)
    sitting = server.new_table("corte", "mm")
    tables = server.context.tables
    read = tables.store.load

    async def slowly(table_id: str) -> Any:
        """The table is read, and goes before whoever asked has it."""
        record = await read(table_id)
        tables.store.load = read
        await make_old(tables.store)
        await expire(tables)
        return record

    async def ask() -> bool:
        tables.cache.loaded.clear()
        tables.store.load = slowly
        try:
            async with tables.at(sitting.id):
                return True
        except TableGone:
            return False

    assert asyncio.run_coroutine_threadsafe(ask(), server.loop).result(20) is False
    assert sitting.get("").status_code == 404
    server.stop()


def test_a_table_somebody_goes_on_with_while_it_expires_stays(sqlite_database: str, tmp_path: Path) -> None:
    """Between being found old and being removed a decision is stored and answered: it must not be lost."""
    from signoria.server.tables import expiry

    server = LiveServer(sqlite_database, replace(GENEROUS, finished_days=1.0), export=tmp_path)
    begun = server.new_table("corte", "mm")
    decide(begun)
    tables = server.context.tables
    find = expiry.find_expired

    async def slowly(store: Store, limits: Limits) -> Any:
        due = await find(store, limits)
        assert [each.id for each in due["abandoned"]] == [begun.id]
        await store.change(lambda connection: connection.execute(text("UPDATE tables SET touched = 4e9")))
        return due

    async def old() -> None:
        await make_old(tables.store)
        expiry.find_expired = slowly
        try:
            await expiry.expire(tables)
        finally:
            expiry.find_expired = find

    asyncio.run_coroutine_threadsafe(old(), server.loop).result(20)
    assert begun.get("").status_code == 200
    server.stop()


def test_a_table_with_somebody_at_another_process_stays(database: str) -> None:
    """One process removes what is old; who is there is noted in the database, so it knows of sockets of the others."""
    server = LiveServer(database)
    there, left = (server.new_table("corte", "mm") for _ in range(2))
    server.stop()
    age(database, there, left, days=200)

    async def come() -> None:
        store = await Store.open(database)
        await lists.note_seen(store, there.id, 0, time.time() - 900)
        await store.close()

    asyncio.run(come())
    assert found(database, Limits())["never begun"] == {left.id}


class Clocks:
    """The clock on the wall, which may be wrong, and one that runs evenly."""

    def __init__(self) -> None:
        self.wall = time.time()
        self.steady = 1000.0

    def pass_(self, seconds: float) -> None:
        self.wall += seconds
        self.steady += seconds


def look(server: LiveServer, expiry: Expiry) -> None:
    asyncio.run_coroutine_threadsafe(expiry.look(), server.loop).result(20)


def expiry_of(server: LiveServer, clocks: Clocks) -> Expiry:
    return Expiry(server.context.tables, lambda: clocks.wall, lambda: clocks.steady)


def test_a_wrong_clock_ends_no_match(sqlite_database: str, caplog: pytest.LogCaptureFixture) -> None:
    server = LiveServer(sqlite_database)
    running = server.new_table("corte", "mm")
    decide(running)
    clocks = Clocks()
    look(server, expiry_of(server, clocks))
    # All tables look old, as they do where the clock is 100 days ahead; and the server begins again.
    asyncio.run_coroutine_threadsafe(make_old(server.context.tables.store), server.loop).result(10)
    clocks.pass_(100 * DAY)
    expiry = expiry_of(server, clocks)
    for _ in range(20):
        look(server, expiry)
        clocks.pass_(3600)
    assert running.get("").status_code == 200
    assert "the clock has moved by 100.0 days" in caplog.text
    # After a day of even running the clock is believed; the match goes, and its log stays.
    for _ in range(6):
        look(server, expiry)
        clocks.pass_(3600)
    assert running.get("").status_code == 404
    assert f"table {running.id} was removed: abandoned" in caplog.text
    (file,) = (Path(sqlite_database.removeprefix("sqlite:///")).parent / "removed").iterdir()
    assert not log.read(file).over
    server.stop()


def test_nothing_goes_at_the_first_look(sqlite_database: str) -> None:
    server = LiveServer(sqlite_database)
    running = server.new_table("corte", "mm")
    decide(running)
    asyncio.run_coroutine_threadsafe(make_old(server.context.tables.store), server.loop).result(10)
    clocks = Clocks()
    expiry = expiry_of(server, clocks)
    look(server, expiry)
    assert running.get("").status_code == 200
    clocks.pass_(3600)
    look(server, expiry)
    assert running.get("").status_code == 404
    server.stop()


def test_a_clock_that_jumps_while_the_server_runs_is_waited_for(sqlite_database: str) -> None:
    server = LiveServer(sqlite_database)
    running = server.new_table("corte", "mm")
    decide(running)
    clocks = Clocks()
    expiry = expiry_of(server, clocks)
    look(server, expiry)
    asyncio.run_coroutine_threadsafe(make_old(server.context.tables.store), server.loop).result(10)
    clocks.wall += 100 * DAY
    clocks.pass_(3600)
    look(server, expiry)
    assert running.get("").status_code == 200
    server.stop()


def test_a_match_whose_log_cannot_be_written_stays(sqlite_database: str, tmp_path: Path) -> None:
    in_the_way = tmp_path / "no folder"
    in_the_way.write_text("a file")
    server = LiveServer(sqlite_database, export=in_the_way)
    running = server.new_table("corte", "mm")
    decide(running)
    asyncio.run_coroutine_threadsafe(make_old(server.context.tables.store), server.loop).result(10)
    clocks = Clocks()
    expiry = expiry_of(server, clocks)
    for _ in range(2):
        look(server, expiry)
        clocks.pass_(3600)
    assert running.get("").status_code == 200
    server.stop()
