"""What changes at tables when a person signs out a device, or is forgotten."""

import contextlib

from signoria.server.people.people import Caller, People
from signoria.server.tables.errors import TableError, TokenReplaced
from signoria.server.tables.live import LiveTables, disconnect_revoked
from signoria.store import people as rows


async def apply_removed_device(tables: LiveTables, person: str, device: str) -> None:
    """Close the sockets of a device that was signed out, and take the links of the person's seats out of memory."""
    for table_id, number, _ in await rows.seats_of(tables.store, person):
        await reload_seat(tables, table_id, number)
    for table in list(tables.cache.loaded.values()):
        for listener in [each for each in table.listeners if each.device == device]:
            listener.end(TokenReplaced())


async def forget(tables: LiveTables, people: People, caller: Caller) -> None:
    """Delete everything personal; what others see of it changes at once."""
    seats = await rows.seats_of(tables.store, caller.person.id)
    await rows.forget(people.store, caller.person.id)
    people.forget_all()
    for table_id, number, _ in seats:
        await reload_seat(tables, table_id, number)


async def reload_seat(tables: LiveTables, table_id: str, number: int) -> None:
    """Take a seat as it is stored now. A change is stored with it, so that other processes read the seat again, too."""
    if table_id not in tables.cache.loaded and not tables.store.shared:
        return
    # A table whose rules are gone is nowhere in memory.
    with contextlib.suppress(TableError):
        async with tables.at(table_id) as table:
            stored = next((seat for seat in await tables.store.seats(table_id) if seat.seat == number), None)
            if stored is not None:
                await tables.change_seat(table, stored)
                disconnect_revoked(table)
