"""Sends what happens at a table to its listeners, and to the other server processes."""

import asyncio
import contextlib
import contextvars
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, Final

from signoria.server.tables.table import Listener, LiveTable
from signoria.server.wire.patches import Moments
from signoria.server.wire.projection import Shared, dumps
from signoria.store import lists
from signoria.store.errors import NotStored
from signoria.store.records import SEATS, Change
from signoria.store.store import Store

if TYPE_CHECKING:
    # PostgreSQL's driver comes with an extra.
    from signoria.store.notices import Notices

LOG: Final = logging.getLogger("signoria.server")
SEEN_EVERY: Final = 600.0
# Seconds after which other clients are served before more patches are made.
MOST_AT_ONCE: Final = 0.004


class Broadcaster:
    """Messages to the listeners of a table, and notices between server processes that share a database."""

    def __init__(self, store: Store) -> None:
        # The name of this process in notices to the others.
        self.name = secrets.token_hex(8)
        self.notices: Notices | None = None
        self._store = store
        self._tasks: set[asyncio.Task[None]] = set()

    # ---- listeners ------------------------------------------------------------------------------------------------------

    async def send_change(self, table: LiveTable, change: Change, before: int, moments: Moments | None = None) -> None:
        """Send a change that has just been stored; with `moments`, event by event to listeners that want patches."""
        await make_patches(table, moments)
        self._broadcast_change(table, change, before, moments)

    def _broadcast_change(self, table: LiveTable, change: Change, before: int, moments: Moments | None = None) -> None:
        """Each listener gets what its seat may know; a seat's message is made once."""
        shared = Shared(table.laid)
        self._send(
            table,
            lambda seat, patches: dumps(table.change_message(change, before, seat, shared, moments if patches else None)),
        )
        bot = table.bot()
        if bot is not None and change.kind != SEATS and not table.is_paused():
            thinking = dumps({"type": "thinking", "seat": bot.seat})
            self._send(table, lambda _seat, _patches: thinking)

    def send_whole(self, table: LiveTable) -> None:
        """Send the table as it is now to everybody, as if they had just come."""
        self._send(table, lambda seat, _patches: dumps(table.greeting_message(seat)))

    def send_seats(self, table: LiveTable) -> None:
        text = dumps(table.seats_message())
        self._send(table, lambda _seat, _patches: text)

    @staticmethod
    def _send(table: LiveTable, make: Callable[[int, bool], str]) -> None:
        """Two listeners of one seat get the same text, unless only one of them asked for patches."""
        made: dict[tuple[int, bool], str] = {}
        for listener in list(table.listeners):
            kind = listener.seat, listener.patches
            if kind not in made:
                made[kind] = make(*kind)
            listener.send(made[kind])

    def attach(self, table: LiveTable, listener: Listener) -> None:
        before = table.connected()
        table.listeners.append(listener)
        self.note_presence(table, listener.seat)
        self._broadcast_presence(table, before)

    def detach(self, table: LiveTable, listener: Listener) -> None:
        before = table.connected()
        self.note_presence(table, listener.seat)
        if listener in table.listeners:
            table.listeners.remove(listener)
        table.used = time.monotonic()
        self._broadcast_presence(table, before)

    def _broadcast_presence(self, table: LiveTable, before: set[int]) -> None:
        if table.connected() != before:
            self.send_seats(table)
            self.announce(table)

    def note_presence(self, table: LiveTable, number: int) -> None:
        """Note that somebody is on a seat, not more often than anybody needs to know."""
        seat = table.seats[number] if number >= 0 else None
        now = time.time()
        if seat is not None and now - seat.seen > SEEN_EVERY:
            seat.seen = now
            self.start(self._note_seen(table.id, number, now))

    async def _note_seen(self, table: str, seat: int, at: float) -> None:
        with contextlib.suppress(NotStored):
            await lists.note_seen(self._store, table, seat, at)

    # ---- other processes ------------------------------------------------------------------------------------------------

    def announce(self, table: LiveTable) -> None:
        """Tell the other processes who is connected here."""
        here = sorted({listener.seat for listener in table.listeners if listener.seat >= 0})
        for seat in here:
            self.note_presence(table, seat)
        self.notify(f"{self.name} {table.id} here {','.join(map(str, here))}")

    def skip(self, table: LiveTable) -> None:
        """Bots stop pacing themselves, whichever process plays them."""
        table.hurry.set()
        self.notify(f"{self.name} {table.id} skip")

    def notify(self, note: str) -> None:
        if self.notices is not None:
            self.start(self.notices.tell(note))

    def start(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do something meanwhile; it is kept from being collected, and its fault is logged."""
        task = asyncio.create_task(work, context=contextvars.Context())
        self._tasks.add(task)
        task.add_done_callback(self._finish_task)

    def _finish_task(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("work in the background failed", exc_info=task.exception())

    def announce_removal(self, table_id: str) -> None:
        """Tell the other processes that a table was removed from the store."""
        self.notify(f"{self.name} {table_id} gone")

    def note_elsewhere(self, table: LiveTable, sender: str, seats: set[int]) -> None:
        before = table.connected()
        table.elsewhere[sender] = (seats, time.monotonic())
        if table.connected() != before:
            self.send_seats(table)

    def forget_absent(self, table: LiveTable, older: float) -> None:
        """Forget the sockets of processes that have not been heard of for `older` seconds."""
        latest = time.monotonic() - older
        before = table.connected()
        table.elsewhere = {name: known for name, known in table.elsewhere.items() if known[1] >= latest}
        if table.connected() != before:
            self.send_seats(table)


async def make_patches(table: LiveTable, moments: Moments | None) -> None:
    """Make what listeners are sent event by event; others are served in between if it takes long."""
    if moments is None:
        return
    since = time.perf_counter()
    for seat in {listener.seat for listener in table.listeners if listener.patches}:
        for _ in moments.make_patches(seat, everything=table.projection(seat).everything):
            if time.perf_counter() - since > MOST_AT_ONCE:
                await asyncio.sleep(0)
                since = time.perf_counter()
