"""People and their devices in the database. Every function that writes is one transaction."""

import json
import time
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.engine import Row

from signoria.store.engines import Guarded
from signoria.store.records import Device, Person
from signoria.store.schema import DEVICES, PERSONS
from signoria.store.store import Store


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


async def remove_devices(store: Store, devices: Sequence[str]) -> None:
    await store.change(lambda connection: connection.execute(delete(DEVICES).where(DEVICES.c.id.in_(list(devices)))))


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


def days_ago(days: float) -> float:
    return time.time() - 86400 * days
