"""People and their devices in the database. Every function that writes is one transaction."""

import json
import time
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any, Final

from sqlalchemy import Connection, and_, delete, exists, func, insert, or_, select, text, update
from sqlalchemy.engine import Row

from signoria.store.engines import Guarded
from signoria.store.lists import OVER
from signoria.store.records import ASKED, BROWSER, DONE, OPEN, PAPER, Device, Person, Result, Transfer
from signoria.store.schema import CHANGES, DEVICES, PERSONS, RESULTS, SEATS, TABLES, TRANSFERS
from signoria.store.store import Store

# How long a used code is remembered, so that both devices see how it ended.
KEPT_SECONDS: Final = 3600.0
MOST_TOGETHER: Final = 5000


async def find_device(store: Store, key_hash: str) -> tuple[Person, Device] | None:
    """The device with this key, and whose it is."""
    device_columns = [column.label(f"device_{column.name}") for column in DEVICES.c]
    question = (
        select(PERSONS, *device_columns).join(DEVICES, DEVICES.c.person == PERSONS.c.id).where(DEVICES.c.key_hash == key_hash)
    )
    async with Guarded(store.reader.connect()) as connection:
        row = (await connection.execute(question)).one_or_none()
    if row is None:
        return None
    fields = {name.removeprefix("device_"): value for name, value in row._mapping.items() if name.startswith("device_")}
    return make_person(row), Device(**fields)


async def add_person(store: Store, person: Person, device: Device) -> None:
    """Store a new person with their first device."""

    def write(connection: Connection) -> None:
        connection.execute(insert(PERSONS), person_row(person))
        connection.execute(insert(DEVICES), asdict(device))

    await store.change(write)


async def note_seen(store: Store, device: Device, at: float) -> None:
    """Remember when a device was last used."""

    def write(connection: Connection) -> None:
        connection.execute(update(DEVICES).where(DEVICES.c.id == device.id).values(seen=at))
        connection.execute(update(PERSONS).where(PERSONS.c.id == device.person).values(seen=at))

    await store.change(write)


async def change_person(store: Store, person: str, values: dict[str, Any]) -> None:
    row = {**values, "settings": json.dumps(values["settings"])} if "settings" in values else values
    await store.change(lambda connection: connection.execute(update(PERSONS).where(PERSONS.c.id == person).values(row)))


async def devices_of(store: Store, person: str) -> list[Device]:
    question = select(DEVICES).where(DEVICES.c.person == person).order_by(DEVICES.c.created)
    async with Guarded(store.reader.connect()) as connection:
        return [Device(**row._mapping) for row in await connection.execute(question)]


async def rename_device(store: Store, device: str, label: str) -> None:
    await store.change(lambda connection: connection.execute(update(DEVICES).where(DEVICES.c.id == device).values(label=label)))


async def remove_device(store: Store, device: Device) -> None:
    """Delete a device, and the links of the person's seats with it: the device may have kept them."""

    def write(connection: Connection) -> None:
        connection.execute(delete(DEVICES).where(DEVICES.c.id == device.id))
        connection.execute(update(SEATS).where(SEATS.c.person == device.person).values(token_hash=None))

    await store.change(write)


async def seats_of(store: Store, person: str) -> list[tuple[str, int, bool]]:
    """The seats of a person: table, number, and whether the match goes on."""
    question = (
        select(SEATS.c.table_id, SEATS.c.seat, TABLES.c.actor, TABLES.c.closed)
        .join(TABLES, TABLES.c.id == SEATS.c.table_id)
        .where(SEATS.c.person == person)
    )
    async with Guarded(store.reader.connect()) as connection:
        rows = await connection.execute(question)
        return [(row.table_id, row.seat, row.actor != OVER and not row.closed) for row in rows]


# ---- transfers ----------------------------------------------------------------------------------------------------------


async def add_transfer(store: Store, transfer: Transfer) -> None:
    """Store a new code; earlier codes of the person and those that are too old are deleted."""
    old = or_(TRANSFERS.c.person == transfer.person, TRANSFERS.c.until < time.time() - KEPT_SECONDS)

    def write(connection: Connection) -> None:
        connection.execute(delete(TRANSFERS).where(old))
        connection.execute(insert(TRANSFERS), asdict(transfer))

    await store.change(write)


async def ask_transfer(store: Store, code_hash: str, asking_hash: str, label: str, now: float) -> bool:
    """Note which device asks with a code. False if the code is unknown, used or too old."""
    usable = and_(TRANSFERS.c.code_hash == code_hash, TRANSFERS.c.state == OPEN, TRANSFERS.c.until > now)
    values = {"state": ASKED, "asking_hash": asking_hash, "label": label}
    done = await store.change(lambda connection: connection.execute(update(TRANSFERS).where(usable).values(values)))
    return done.rowcount == 1


async def find_transfer(store: Store, *, person: str | None = None, asking_hash: str | None = None) -> Transfer | None:
    """The latest transfer of a person, or of a device that asks."""
    whose = TRANSFERS.c.person == person if person is not None else TRANSFERS.c.asking_hash == asking_hash
    question = select(TRANSFERS).where(whose).order_by(TRANSFERS.c.until.desc()).limit(1)
    async with Guarded(store.reader.connect()) as connection:
        row = (await connection.execute(question)).one_or_none()
    return None if row is None else Transfer(**row._mapping)


async def answer_transfer(store: Store, person: str, device: str, state: str, now: float) -> bool:
    """Add the device that asks (`done`) or turn it away. False if none asks any more."""
    asked = and_(TRANSFERS.c.person == person, TRANSFERS.c.state == ASKED, TRANSFERS.c.until > now)

    def write(connection: Connection) -> bool:
        row = connection.execute(select(TRANSFERS).where(asked)).one_or_none()
        if row is None or connection.execute(update(TRANSFERS).where(asked).values(state=state)).rowcount != 1:
            return False
        if state == DONE:
            add_device(connection, Device(device, person, row.asking_hash, BROWSER, row.label, now, now))
        return True

    return await store.change(write)


async def stop_transfer(store: Store, person: str) -> None:
    await store.change(lambda connection: connection.execute(delete(TRANSFERS).where(TRANSFERS.c.person == person)))


async def replace_paper(store: Store, device: Device) -> None:
    """Store recovery words instead of earlier ones."""
    old = and_(DEVICES.c.person == device.person, DEVICES.c.kind == PAPER)

    def write(connection: Connection) -> None:
        connection.execute(delete(DEVICES).where(old))
        connection.execute(insert(DEVICES), asdict(device))

    await store.change(write)


async def join_person(store: Store, device: Device, by: str) -> None:
    """Add a device that came by the recovery words `by`."""

    def write(connection: Connection) -> None:
        add_device(connection, device)
        connection.execute(update(DEVICES).where(DEVICES.c.id == by).values(seen=device.created))

    await store.change(write)


def add_device(connection: Connection, device: Device) -> None:
    """Give a key to a person. What it had before, as the only device of another person, comes with it."""
    before = connection.execute(select(DEVICES).where(DEVICES.c.key_hash == device.key_hash)).one_or_none()
    if before is not None and before.person == device.person:
        return
    connection.execute(delete(DEVICES).where(DEVICES.c.key_hash == device.key_hash))
    connection.execute(insert(DEVICES), asdict(device))
    if before is None:
        return
    left = connection.execute(select(DEVICES.c.id).where(DEVICES.c.person == before.person, DEVICES.c.kind != PAPER)).first()
    if left is None:
        move_everything(connection, before.person, device.person)


def move_everything(connection: Connection, old: str, new: str) -> None:
    """Seats and results of one person become another's, and the first is deleted."""
    connection.execute(update(SEATS).where(SEATS.c.person == old).values(person=new))
    known = select(RESULTS.c.table_id, RESULTS.c.seat).where(RESULTS.c.person == new)
    known_pairs = {(row.table_id, row.seat) for row in connection.execute(known)}
    for row in connection.execute(select(RESULTS).where(RESULTS.c.person == old)).all():
        if (row.table_id, row.seat) not in known_pairs:
            connection.execute(insert(RESULTS), {**row._mapping, "person": new})
    connection.execute(delete(PERSONS).where(PERSONS.c.id == old))


# ---- results ------------------------------------------------------------------------------------------------------------

ADD_RESULT: Final = text(
    "INSERT INTO results (person, table_id, seat, at, game, body) VALUES (:person, :table_id, :seat, :at, :game, :body)"
    " ON CONFLICT (person, table_id, seat) DO NOTHING"
)


async def add_results(store: Store, results: Sequence[Result]) -> int:
    """Store results that are not known yet; returns how many. A person who is gone meanwhile gets none."""
    forms = [{**asdict(result), "body": json.dumps(result.body)} for result in results]

    def write(connection: Connection) -> int:
        people = {
            row.id for row in connection.execute(select(PERSONS.c.id).where(PERSONS.c.id.in_([r["person"] for r in forms])))
        }
        return sum(connection.execute(ADD_RESULT, form).rowcount for form in forms if form["person"] in people)

    return await store.change(write)


async def results_of(store: Store, person: str, most: int) -> list[Result]:
    question = select(RESULTS).where(RESULTS.c.person == person).order_by(RESULTS.c.at.desc()).limit(most)
    async with Guarded(store.reader.connect()) as connection:
        return [Result(**{**row._mapping, "body": json.loads(row.body)}) for row in await connection.execute(question)]


async def count_results(store: Store, person: str) -> int:
    question = select(func.count()).select_from(RESULTS).where(RESULTS.c.person == person)
    async with Guarded(store.reader.connect()) as connection:
        return (await connection.execute(question)).scalar_one()


async def tables_without_result(store: Store, person: str, most: int) -> list[str]:
    """Finished tables of a person whose result is not stored."""
    known = exists().where(RESULTS.c.person == person, RESULTS.c.table_id == TABLES.c.id, RESULTS.c.seat == SEATS.c.seat)
    over = and_(TABLES.c.actor == OVER, TABLES.c.closed.is_(False), TABLES.c.imported.is_(False))
    question = (
        select(TABLES.c.id)
        .join(SEATS, SEATS.c.table_id == TABLES.c.id)
        .where(SEATS.c.person == person, over, ~known)
        .order_by(TABLES.c.touched.desc())
        .limit(most)
    )
    async with Guarded(store.reader.connect()) as connection:
        return [row.id for row in await connection.execute(question)]


async def played_together(store: Store, person: str) -> list[tuple[str, str, float]]:
    """For every match with another person: who, their name there, and when it ended."""
    mine, others = RESULTS.alias("mine"), RESULTS.alias("others")
    question = (
        select(others.c.person, others.c.seat, others.c.body, others.c.at)
        .join(mine, mine.c.table_id == others.c.table_id)
        .where(mine.c.person == person, others.c.person != person)
        .order_by(others.c.at.desc())
        .limit(MOST_TOGETHER)
    )
    async with Guarded(store.reader.connect()) as connection:
        rows = [(row, json.loads(row.body)["names"]) for row in await connection.execute(question)]
    return [(row.person, names[row.seat] or "", row.at) for row, names in rows if row.seat < len(names)]


# ---- forgetting ---------------------------------------------------------------------------------------------------------


async def forget(store: Store, person: str) -> None:
    """Delete a person with everything personal: devices, results, links of their seats, and their name at tables."""

    def write(connection: Connection) -> None:
        mine = connection.execute(select(SEATS.c.table_id, SEATS.c.seat).where(SEATS.c.person == person)).all()
        for row in mine:
            erase_name(connection, row.table_id, row.seat)
        gone = {"name": "", "person": None, "token_hash": None, "invitation_hash": None, "vote": None}
        connection.execute(update(SEATS).where(SEATS.c.person == person).values(gone))
        connection.execute(delete(PERSONS).where(PERSONS.c.id == person))

    await store.change(write)


def erase_name(connection: Connection, table_id: str, seat: int) -> None:
    """Take the name on a seat out of the changes of its table and out of the results of the others."""
    changes = (CHANGES.c.table_id == table_id) & (CHANGES.c.kind == "seats")
    for row in connection.execute(select(CHANGES.c.seq, CHANGES.c.body).where(changes)).all():
        body = json.loads(row.body)
        if body.get("seat") == seat and body.get("name"):
            new = json.dumps({**body, "name": ""}, separators=(",", ":"))
            connection.execute(update(CHANGES).where(changes, CHANGES.c.seq == row.seq).values(body=new))
    for row in connection.execute(select(RESULTS).where(RESULTS.c.table_id == table_id)).all():
        body = json.loads(row.body)
        names = [None if number == seat else name for number, name in enumerate(body.get("names", []))]
        same = (RESULTS.c.person == row.person) & (RESULTS.c.table_id == table_id) & (RESULTS.c.seat == row.seat)
        connection.execute(update(RESULTS).where(same).values(body=json.dumps({**body, "names": names})))


async def forget_unseen(store: Store, days: float) -> list[str]:
    """Delete people who were not seen for long and sit nowhere; returns who."""
    sits = exists().where(SEATS.c.person == PERSONS.c.id)
    old = and_(PERSONS.c.seen < time.time() - 86400 * days, ~sits)
    statement = delete(PERSONS).where(old).returning(PERSONS.c.id)
    return await store.change(lambda connection: [row.id for row in connection.execute(statement)])


def make_person(row: Row[Any]) -> Person:
    return Person(
        id=row.id,
        name=row.name,
        language=row.language,
        colour=row.colour,
        settings=json.loads(row.settings),
        created=row.created,
        seen=row.seen,
    )


def person_row(person: Person) -> dict[str, Any]:
    return {**asdict(person), "settings": json.dumps(person.settings)}
