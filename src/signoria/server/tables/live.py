"""All tables of a server process: loads them, changes them, tells everyone who listens.

Every change goes the same way: it is tried on the match in memory, stored, and only then answered and told. If it cannot be
stored, the match goes back to what is stored.
"""

import asyncio
import contextlib
import contextvars
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import TYPE_CHECKING, Any, Final

from signoria.core.errors import IllegalAction
from signoria.core.match import Match
from signoria.server.metrics import DECISION_SECONDS, DECISIONS
from signoria.server.settings import Settings
from signoria.server.tables.checks import check_expected, check_turn, undo_decisions
from signoria.server.tables.errors import (
    ChangeNotStored,
    IllegalDecision,
    MatchClosed,
    TableError,
    TableGone,
    TokenReplaced,
    UndoNotAllowed,
)
from signoria.server.tables.table import Listener, LiveTable, step_body
from signoria.server.wire.patches import Moments, Recording
from signoria.server.wire.projection import Shared, dumps
from signoria.store import lists
from signoria.store.errors import Conflict, NotStored
from signoria.store.records import CLOSED, PERSON, SEATS, STEP, UNDO, Change, Record, Seat
from signoria.store.rows import Write
from signoria.store.store import Store

if TYPE_CHECKING:
    # PostgreSQL's driver comes with an extra.
    from signoria.store.notices import Notices

LOG: Final = logging.getLogger("signoria.server")
SEEN_EVERY: Final = 600.0
UNDO_NEVER: Final = "undo-never"
# Seconds after which everybody else is served before more patches are made.
MOST_AT_ONCE: Final = 0.004


class ConcurrentChange(Exception):
    """Another change was stored first."""


class LiveTables:
    """The tables that are in use, rebuilt from the store when somebody asks for them."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        # What this process is called in notices to the others.
        self.name = secrets.token_hex(8)
        self.notices: Notices | None = None
        self.loaded: dict[str, LiveTable] = {}
        # How often tables were removed from the store; see `_read`.
        self.removals = 0
        self.wake: Callable[[LiveTable], None] = lambda _table: None
        # Called before a match is replayed; refuses clients over their limit.
        self.charge: Callable[[int], None] = lambda _entries: None
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._notes_read = time.time()

    # ---- finding a table ------------------------------------------------------------------------------------------------

    @contextlib.asynccontextmanager
    async def at(self, table_id: str, expect: int | None = None) -> AsyncIterator[LiveTable]:
        """A table, up to date and held until the caller is done; refused if there is none.

        Whoever decides at the position that is known here (`expect`) need not ask whether there is a newer one: the database
        takes the decision only if there is none.
        """
        table = await self._find(table_id)
        async with table.lock:
            if self.store.shared and (expect is None or not table.position_seq <= expect <= table.seq):
                await self._catch_up(table)
            if table.gone:
                raise TableGone
            table.used = time.monotonic()
            yield table

    async def _find(self, table_id: str) -> LiveTable:
        if table_id not in self.loaded:
            lock = self._loading.setdefault(table_id, asyncio.Lock())
            try:
                async with lock:
                    if table_id not in self.loaded:
                        record = await self._read(table_id)
                        self.charge(sum(len(change.body.get("entries", ())) for change in record.changes))
                        self.loaded[table_id] = LiveTable(record)
            finally:
                self._loading.pop(table_id, None)
        return self.loaded[table_id]

    async def _read(self, table_id: str) -> Record:
        """What is stored; a table that is removed while it is read must not live on in memory."""
        while True:
            removals = self.removals
            record = await self.record(table_id)
            if removals == self.removals:
                return record

    async def record(self, table_id: str) -> Record:
        record = await self.store.load(table_id)
        if record is None:
            raise TableGone
        return record

    def forget_idle(self) -> None:
        """Let go of tables nobody uses; they are rebuilt when somebody comes back."""
        latest = time.monotonic() - self.settings.idle_seconds
        for table in list(self.loaded.values()):
            if not table.listeners and table.used < latest and not table.lock.locked() and table.bot() is None:
                del self.loaded[table.id]

    # ---- changing a table -----------------------------------------------------------------------------------------------

    async def decide(self, table: LiveTable, seat: int, expect: int, action: int) -> int:
        """A person's decision; returns the number of the change."""
        began = time.perf_counter()
        token = token_at(table, seat)
        while True:
            check_expected(table, expect)
            check_turn(table, seat)
            try:
                seq = await self.apply(table, action)
            except ConcurrentChange:
                # Somebody else's change came first. If it was about seats only, the position is still the same; but the seat
                # may have become another's.
                if token_at(table, seat) != token:
                    raise TokenReplaced from None
                continue
            break
        table.hurry.clear()
        self.note_presence(table, seat)
        DECISIONS.labels(PERSON).inc()
        DECISION_SECONDS.observe(time.perf_counter() - began)
        return seq

    async def apply(self, table: LiveTable, action: int) -> int:
        """The decision of whoever must decide, with what chance adds to it."""
        before = len(table.match.entries)
        recording = Recording(table.match)
        try:
            with recording if table.wants_patches() else contextlib.nullcontext():
                table.match.step(action)
        except IllegalAction as error:
            raise IllegalDecision(str(error), refusal=table.match.refusal(action)) from None
        change = Change(table.seq + 1, STEP, step_body(table.match, before))
        moments = recording.moments() if table.wants_patches() else None
        return await self._store(table, change, before, lambda: table.match.at(before), moments=moments)

    async def undo(self, table: LiveTable, seat: int, expect: int, to: int | None) -> int:
        """Take back the own last decision, or own decisions until `to` entries are left."""
        while True:
            check_expected(table, expect)
            if table.closed:
                raise MatchClosed
            if table.table_settings["undo"] == "never":
                raise UndoNotAllowed(UNDO_NEVER, "this table is played without undo")
            current = table.match
            table.match = undo_decisions(current, seat, to)
            change = Change(table.seq + 1, UNDO, {"length": len(table.match.entries)})
            try:
                return await self._store(table, change, len(current.entries), lambda current=current: current)  # type: ignore[misc]
            except ConcurrentChange:
                continue

    async def change_seat(self, table: LiveTable, seat: Seat, *, name: str | None = None) -> int:
        """Store a seat as it is from now on."""
        while True:
            change = Change(table.seq + 1, SEATS, {"seat": seat.seat, "name": seat.name if name is None else name})
            try:
                return await self._store(table, change, len(table.match.entries), lambda: table.match, seat=seat)
            except ConcurrentChange:
                continue

    async def close_match(self, table: LiveTable) -> int:
        """The match stays as it stands, and nothing is hidden any more."""
        while True:
            table.closed = True
            change = Change(table.seq + 1, CLOSED, {})
            try:
                return await self._store(table, change, len(table.match.entries), lambda: table.match)
            except ConcurrentChange:
                continue
            finally:
                table.closed = table.seq == change.seq

    async def delete(self, table: LiveTable) -> None:
        """Remove a table for good; whoever listens is told."""
        await lists.remove(self.store, [table.id])
        self.drop_removed(table.id)

    def drop_removed(self, table_id: str) -> None:
        """A table was removed from the store: nobody has it any more, here or at another process."""
        if table_id in self.loaded:
            self.forget(self.loaded[table_id])
        self._notify_processes(f"{self.name} {table_id} gone")

    def forget(self, table: LiveTable) -> None:
        table.gone = True
        self.loaded.pop(table.id, None)
        for listener in list(table.listeners):
            listener.end(TableGone())

    def note_presence(self, table: LiveTable, number: int) -> None:
        """Note that somebody is on a seat, not more often than anybody needs to know."""
        seat = table.seats[number] if number >= 0 else None
        now = time.time()
        if seat is not None and now - seat.seen > SEEN_EVERY:
            seat.seen = now
            self.start(self._note_seen(table.id, number, now))

    async def _note_seen(self, table: str, seat: int, at: float) -> None:
        with contextlib.suppress(NotStored):
            await lists.note_seen(self.store, table, seat, at)

    async def _store(
        self,
        table: LiveTable,
        change: Change,
        before: int,
        back: Callable[[], Match],
        *,
        seat: Seat | None = None,
        moments: Moments | None = None,
    ) -> int:
        """Store a change, then broadcast it; if that fails, go back to what is stored.

        ConcurrentChange: another change was stored first.
        """
        try:
            await self.store.append(Write(table.id, change, table.standing(), self.name, seat))
        except Conflict:
            table.match = back()
            known = table.seq
            await self._catch_up(table)
            if table.seq == known:
                # Nothing newer is there: the table itself is gone.
                self.forget(table)
                raise TableGone from None
            raise ConcurrentChange from None
        except NotStored as error:
            table.match = back()
            LOG.warning("a change could not be stored: %s", error)
            raise ChangeNotStored from None
        except BaseException:
            table.match = back()
            raise
        if seat is not None:
            table.reseat([seat if each.seat == seat.seat else each for each in table.everyone])
        table.settle(change)
        await make_patches(table, moments)
        self.broadcast_change(table, change, before, moments)
        self.wake(table)
        return change.seq

    async def _catch_up(self, table: LiveTable) -> None:
        """Take the changes other processes have stored, and tell them."""
        changes = await self.store.changes_after(table.id, table.seq)
        if any(change.kind == SEATS for change in changes):
            seats = await self.store.seats(table.id)
            if not seats:
                self.forget(table)
                return
            table.reseat(seats)
            disconnect_revoked(table)
        for change in changes:
            with Recording(table.match) as recording:
                before = table.take(change)
            moments = recording.moments() if change.kind == STEP and table.wants_patches() else None
            await make_patches(table, moments)
            self.broadcast_change(table, change, before, moments)
        self.wake(table)

    # ---- telling --------------------------------------------------------------------------------------------------------

    def broadcast_change(self, table: LiveTable, change: Change, before: int, moments: Moments | None = None) -> None:
        """Each listener gets what its seat may know; a seat's message is made once."""
        shared = Shared(table.match)
        self._send(
            table,
            lambda seat, patches: dumps(table.change_message(change, before, seat, shared, moments if patches else None)),
        )
        bot = table.bot()
        if bot is not None and change.kind != SEATS and not table.is_paused():
            thinking = dumps({"type": "thinking", "seat": bot.seat})
            self._send(table, lambda _seat, _patches: thinking)

    def broadcast_seats(self, table: LiveTable) -> None:
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
        self.wake(table)

    def detach(self, table: LiveTable, listener: Listener) -> None:
        before = table.connected()
        self.note_presence(table, listener.seat)
        if listener in table.listeners:
            table.listeners.remove(listener)
        table.used = time.monotonic()
        self._broadcast_presence(table, before)

    def _broadcast_presence(self, table: LiveTable, before: set[int]) -> None:
        if table.connected() != before:
            self.broadcast_seats(table)
            self.announce(table)

    # ---- other processes ------------------------------------------------------------------------------------------------

    def announce(self, table: LiveTable) -> None:
        """Tell the other processes who is connected here."""
        here = sorted({listener.seat for listener in table.listeners if listener.seat >= 0})
        for seat in here:
            self.note_presence(table, seat)
        self._notify_processes(f"{self.name} {table.id} here {','.join(map(str, here))}")

    def skip(self, table: LiveTable) -> None:
        """Bots stop pacing themselves, whichever process plays them."""
        table.hurry.set()
        self._notify_processes(f"{self.name} {table.id} skip")

    def _notify_processes(self, note: str) -> None:
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

    def handle_notice(self, note: str | None) -> None:
        """A notice of another process, or None when some may have been missed."""
        if note is None:
            for table_id in list(self.loaded):
                self.start(self._refresh(table_id))
            return
        sender, table_id, what, *more = note.split(" ")
        table = self.loaded.get(table_id)
        if sender == self.name or table is None:
            return
        if what == "skip":
            table.hurry.set()
        elif what == "gone":
            self.forget(table)
        elif what == "here":
            self._note_elsewhere(table, sender, {int(seat) for seat in "".join(more).split(",") if seat})
        else:
            self.start(self._refresh(table_id))

    def _note_elsewhere(self, table: LiveTable, sender: str, seats: set[int]) -> None:
        before = table.connected()
        table.elsewhere[sender] = (seats, time.monotonic())
        if table.connected() != before:
            self.broadcast_seats(table)

    def forget_absent(self, older: float) -> None:
        """A process that is no longer heard of has no sockets either."""
        latest = time.monotonic() - older
        for table in self.loaded.values():
            before = table.connected()
            table.elsewhere = {name: known for name, known in table.elsewhere.items() if known[1] >= latest}
            if table.connected() != before:
                self.broadcast_seats(table)

    async def read_notes(self) -> None:
        """What `signoria admin` has changed meanwhile: it runs beside the server and cannot tell it directly."""
        for table_id, at in await lists.read_notes(self.store, self._notes_read):
            self._notes_read = max(self._notes_read, at)
            table = self.loaded.get(table_id)
            if table is not None:
                async with table.lock:
                    if await self.store.seq_of(table_id) is None:
                        self.forget(table)
                    else:
                        await self._catch_up(table)

    async def _refresh(self, table_id: str) -> None:
        # If the database is away, the next request or notice brings what is missing.
        with contextlib.suppress(NotStored, TableError):
            async with self.at(table_id):
                pass


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


def disconnect_revoked(table: LiveTable) -> None:
    """Whoever sits there by a token that has been replaced leaves."""
    for listener in list(table.listeners):
        seat = next(each for each in table.everyone if each.seat == listener.seat)
        stays = listener.token_hash == seat.token_hash if listener.person is None else listener.person == seat.person
        if not stays:
            listener.end(TokenReplaced())


def token_at(table: LiveTable, seat: int) -> str | None:
    return table.seats[seat].token_hash if seat >= 0 else None
