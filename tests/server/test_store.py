"""The store itself: durable, in order, one change a number."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text

from signoria.store.engines import make_engine
from signoria.store.errors import Conflict, NotStored
from signoria.store.migrate import REVISIONS, upgrade
from signoria.store.records import SEATS, STEP, UNDO, Change, Record, Seat, Standing, effective_entries
from signoria.store.rows import Write
from signoria.store.schema import METADATA
from signoria.store.store import Store
from tests.server.live import LiveServer, until

STANDING = Standing(0, "person", [0, 0])


def record(name: str) -> Record:
    seats = [Seat(-1, "watch", "", token_hash=f"{name}w"), Seat(0, "me", "A", token_hash=f"{name}0"), Seat(1, "friend", "B")]
    changes = [Change(1, STEP, {"entries": [["chance", 5, "draw"]]})]
    return Record(
        name, "medici", 1, 2, 2**62, {"name": "x", "hash": "y", "content": {"x": 1}}, {"a": True}, False, seats, changes=changes
    )


def write(table: str, seq: int, kind: str = STEP, **body: Any) -> Write:
    seat = Seat(body["seat"], "friend", body["name"], joined=True) if kind == SEATS else None
    return Write(table, Change(seq, kind, body or {"entries": [[0, seq, f"number {seq}", -1]]}), STANDING, "test", seat)


def with_store(database: str, use: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = await Store.open(database)
        try:
            await use(store)
        finally:
            await store.close()

    asyncio.run(run())


def test_a_table_comes_back_as_it_was_stored(database: str) -> None:
    async def use(store: Store) -> None:
        await store.create(record("one"), STANDING)
        await store.append(write("one", 2))
        await store.append(write("one", 3, UNDO, length=1))
        await store.append(write("one", 4, SEATS, seat=1, name="Bianca"))

    async def look(store: Store) -> None:
        found = await store.load("one")
        assert found is not None
        assert (found.seed, found.options, found.imported) == (2**62, {"a": True}, False)
        assert [change.seq for change in found.changes] == [1, 2, 3, 4]
        assert effective_entries(found.changes) == [5]
        assert [(seat.seat, seat.name, seat.joined) for seat in found.seats] == [
            (-1, "", False),
            (0, "A", False),
            (1, "Bianca", True),
        ]
        assert await store.load("two") is None

    with_store(database, use)
    with_store(database, look)


def test_a_number_is_taken_once(database: str) -> None:
    async def use(store: Store) -> None:
        await store.create(record("one"), STANDING)
        await store.create(record("two"), STANDING)
        results = await asyncio.gather(
            *(store.append(write(table, 2)) for table in ("one", "two", "one", "one", "two")), return_exceptions=True
        )
        taken = [not isinstance(result, Conflict) for result in results]
        assert sum(taken[i] for i in (0, 2, 3)) == sum(taken[i] for i in (1, 4)) == 1
        for wrong in (2, 4, 1):
            with pytest.raises(Conflict):
                await store.append(write("one", wrong))
        assert [change.seq for change in await store.changes_after("one", 0)] == [1, 2]
        assert await store.seq_of("one") == 2

    with_store(database, use)


def test_many_at_once_are_all_stored(database: str) -> None:
    async def use(store: Store) -> None:
        names = [f"table{number}" for number in range(20)]
        for name in names:
            await store.create(record(name), STANDING)

        async def fill(name: str) -> None:
            for seq in range(2, 8):
                await store.append(write(name, seq))

        await asyncio.gather(*map(fill, names))
        for name in names:
            assert [change.seq for change in await store.changes_after(name, 0)] == list(range(1, 8))

    with_store(database, use)


def test_what_the_database_does_not_take_is_not_stored(sqlite_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def use(store: Store) -> None:
        await store.create(record("one"), STANDING)
        async with store.engine.begin() as connection:
            await connection.execute(text("ALTER TABLE changes RENAME TO away"))
        results = await asyncio.gather(store.append(write("one", 2)), store.append(write("one", 2)), return_exceptions=True)
        assert [type(result) for result in results] == [NotStored, NotStored]
        async with store.engine.begin() as connection:
            await connection.execute(text("ALTER TABLE away RENAME TO changes"))
        assert await store.seq_of("one") == 1
        await store.append(write("one", 2))

    with_store(sqlite_database, use)


def test_sqlite_waits_for_the_disk(sqlite_database: str) -> None:
    async def use(store: Store) -> None:
        async with store.engine.connect() as connection:
            assert (await connection.execute(text("PRAGMA synchronous"))).scalar_one() == 2
            assert (await connection.execute(text("PRAGMA journal_mode"))).scalar_one() == "wal"

    with_store(sqlite_database, use)


def test_the_migrations_lead_to_the_schema(database: str) -> None:
    async def use(store: Store) -> None:
        await upgrade(store.engine)
        async with store.engine.connect() as connection:
            options = {"version_table": REVISIONS, "compare_type": True}
            differences = await connection.run_sync(
                lambda sync: compare_metadata(MigrationContext.configure(sync, opts=options), METADATA)
            )
        assert differences == []

    with_store(database, use)


def test_servers_that_start_together_migrate_once(database: str) -> None:
    if database.startswith("sqlite"):
        return

    async def together() -> None:
        stores = await asyncio.gather(*(Store.open(database) for _ in range(4)))
        for store in stores:
            await store.close()

    asyncio.run(together())
    from signoria.store.address import parse

    async def count() -> int:
        engine = make_engine(parse(database))
        async with engine.connect() as connection:
            rows = (await connection.execute(text(f"SELECT count(*) FROM {REVISIONS}"))).scalar_one()
        await engine.dispose()
        return int(rows)

    assert asyncio.run(count()) == 1


def test_the_file_is_its_owners_alone(sqlite_database: str) -> None:
    """Also one that an earlier version has left open to everybody."""
    file = Path(sqlite_database.removeprefix("sqlite:///"))
    file.touch(0o644)

    async def use(store: Store) -> None:
        await store.create(record("one"), STANDING)
        assert {each.stat().st_mode & 0o077 for each in file.parent.iterdir()} == {0}

    with_store(sqlite_database, use)


@pytest.mark.parametrize("how", ["removed", "replaced"])
def test_a_file_that_goes_while_the_server_runs_is_noticed(sqlite_database: str, how: str) -> None:
    file = Path(sqlite_database.removeprefix("sqlite:///"))

    async def use(store: Store) -> None:
        await store.create(record("one"), STANDING)
        await store.check()
        file.rename(file.with_name("elsewhere"))
        if how == "replaced":
            file.write_bytes(b"")
        for asked in (store.append(write("one", 2)), store.create(record("two"), STANDING), store.check()):
            with pytest.raises(NotStored, match=r"gone|replaced"):
                await asked

    with_store(sqlite_database, use)


def test_a_server_whose_file_goes_says_so(sqlite_database: str) -> None:
    server = LiveServer(sqlite_database)
    sitting = server.new_table("corte", "mm")
    assert server.get("/readyz").status_code == 200
    Path(sqlite_database.removeprefix("sqlite:///")).unlink()
    answer = sitting.post("/join", {"name": "Anna"})
    assert (answer.status_code, answer.json()["error"]["code"]) == (503, "not-stored")
    until(lambda: server.get("/readyz").status_code == 503, "nobody notices")
    assert server.get("/healthz").status_code == 200
    server.stop()


def test_a_later_schema_is_said_in_one_line(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    async def use(store: Store) -> None:
        async with store.engine.begin() as connection:
            await connection.execute(text(f"UPDATE {REVISIONS} SET version_num = '9999'"))

    with_store(database, use)
    from signoria.cli.main import main

    assert main(["serve", "--port", "0", "--database", database]) == 2
    said = capsys.readouterr().err
    assert len(said.splitlines()) == 1
    assert "a later version of Signoria has written it" in said
