"""What clients and bots do at tables: decide, undo, change seats, close and delete.

Every change goes the same way: it is tried on the match in memory, stored, and only then answered and broadcast. If it
cannot be stored, the match goes back to what is stored.
"""

import contextlib
import logging
import time
from collections.abc import AsyncIterator, Callable
from typing import Final

from signoria.core.errors import IllegalAction
from signoria.core.match import Match
from signoria.server.metrics import DECISION_SECONDS, DECISIONS
from signoria.server.settings import Settings
from signoria.server.tables.broadcaster import Broadcaster
from signoria.server.tables.cache import TableCache
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
from signoria.server.tables.rewrite import Rewrite
from signoria.server.tables.table import Listener, LiveTable, step_body
from signoria.server.wire.patches import Moments, Recording
from signoria.store import lists
from signoria.store.errors import Conflict, NotStored
from signoria.store.records import CLOSED, PERSON, REWRITING, SEATS, STEP, UNDO, Change, Record, Seat
from signoria.store.rows import Write
from signoria.store.store import Store

LOG: Final = logging.getLogger("signoria.server")
UNDO_NEVER: Final = "undo-never"


class ConcurrentChange(Exception):
    """Another change was stored first."""


class LiveTables:
    """The service of a server process: finds tables in its cache, stores changes, hands them to the broadcaster."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.cache = TableCache(store)
        self.broadcaster = Broadcaster(store)
        # Called when the last decision of a match is stored.
        self.finished: Callable[[LiveTable], None] = lambda _table: None
        # Called when a bot may have to decide.
        self.wake: Callable[[LiveTable], None] = lambda _table: None
        # Called after every change: what must happen by itself, and when.
        self.watch: Callable[[LiveTable], None] = lambda _table: None
        self._notes_read = time.time()

    # ---- finding a table ------------------------------------------------------------------------------------------------

    @contextlib.asynccontextmanager
    async def at(self, table_id: str, expect: int | None = None) -> AsyncIterator[LiveTable]:
        """A table, up to date and held until the caller is done; refused if there is none.

        Whoever decides at the position that is known here (`expect`) need not ask whether there is a newer one: the database
        takes the decision only if there is none.
        """
        table = await self.cache.find(table_id)
        async with table.lock:
            if self.store.shared and (expect is None or not table.position_seq <= expect <= table.seq):
                await self._catch_up(table)
            if table.gone:
                raise TableGone
            table.used = time.monotonic()
            yield table

    async def record(self, table_id: str) -> Record:
        return await self.cache.record(table_id)

    def drop_removed(self, table_id: str) -> None:
        """Drop a table that was removed from the store, here and at the other processes."""
        if table_id in self.cache.loaded:
            self.cache.forget(self.cache.loaded[table_id])
        self.broadcaster.announce_removal(table_id)

    # ---- listeners ------------------------------------------------------------------------------------------------------

    def attach(self, table: LiveTable, listener: Listener) -> None:
        self.broadcaster.attach(table, listener)
        self.wake(table)

    def detach(self, table: LiveTable, listener: Listener) -> None:
        self.broadcaster.detach(table, listener)

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
        self.broadcaster.note_presence(table, seat)
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

    async def rewrite(self, table: LiveTable, plan: Callable[[], Rewrite]) -> int:
        """Store what `plan` makes of the table as it is; asked again if another change came first."""
        while True:
            wanted = plan()
            before, state = table.laid, table.state
            table.state = str(wanted.columns.get("state", state))
            table.laid = wanted.match or before
            seats = table.everyone if wanted.seats is None else list(wanted.seats)
            change = Change(table.seq + 1, wanted.kind, wanted.body, time.time())
            old, table.seats = table.seats, [seat for seat in seats if seat.seat >= 0]
            standing = table.standing()
            table.state, table.seats = state, old
            write = Write(table.id, change, standing, self.broadcaster.name, seats=wanted.seats, columns=wanted.columns)
            try:
                return await self._store(table, change, len(before.entries), lambda before=before: before, write=write)  # type: ignore[misc]
            except ConcurrentChange:
                continue

    async def change_seat(self, table: LiveTable, seat: Seat, *, name: str | None = None) -> int:
        """Store a seat as it is from now on."""
        while True:
            change = Change(table.seq + 1, SEATS, {"seat": seat.seat, "name": seat.name if name is None else name})
            try:
                return await self._store(table, change, len(table.laid.entries), lambda: table.laid, seat=seat)
            except ConcurrentChange:
                continue

    async def close_match(self, table: LiveTable) -> int:
        """The match stays as it stands, and nothing is hidden any more."""
        while True:
            table.closed = True
            change = Change(table.seq + 1, CLOSED, {})
            try:
                return await self._store(table, change, len(table.laid.entries), lambda: table.laid)
            except ConcurrentChange:
                continue
            finally:
                table.closed = table.seq == change.seq

    async def delete(self, table: LiveTable) -> None:
        """Remove a table for good; whoever listens is told."""
        await lists.remove(self.store, [table.id])
        self.drop_removed(table.id)

    async def _store(
        self,
        table: LiveTable,
        change: Change,
        before: int,
        back: Callable[[], Match],
        *,
        seat: Seat | None = None,
        moments: Moments | None = None,
        write: Write | None = None,
    ) -> int:
        """Store a change, then broadcast it; if that fails, go back to what is stored.

        ConcurrentChange: another change was stored first.
        """
        try:
            await self.store.append(write or Write(table.id, change, table.standing(), self.broadcaster.name, seat))
        except Conflict:
            table.match = back()
            known = table.seq
            await self._catch_up(table)
            if table.seq == known:
                # Nothing newer is there: the table itself is gone.
                self.cache.forget(table)
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
        if write is not None:
            table.rewrite(write)
            disconnect_revoked(table)
        table.settle(change)
        await self.broadcaster.send_change(table, change, before, moments)
        if change.kind == STEP and table.match.over:
            self.finished(table)
        self.watch(table)
        self.wake(table)
        return change.seq

    async def _catch_up(self, table: LiveTable) -> None:
        """Take the changes other processes have stored, and tell them."""
        changes = await self.store.changes_after(table.id, table.seq)
        if any(change.kind in REWRITING for change in changes):
            await self._reload(table)
            return
        if any(change.kind == SEATS for change in changes):
            seats = await self.store.seats(table.id)
            if not seats:
                self.cache.forget(table)
                return
            table.reseat(seats)
            disconnect_revoked(table)
        for change in changes:
            with Recording(table.match) as recording:
                before = table.take(change)
            moments = recording.moments() if change.kind == STEP and table.wants_patches() else None
            await self.broadcaster.send_change(table, change, before, moments)
        self.wake(table)

    async def _reload(self, table: LiveTable) -> None:
        """Take everything anew after another process has rewritten the table, and tell it whole."""
        record = await self.store.load(table.id)
        if record is None:
            self.cache.forget(table)
            return
        table.load(record)
        disconnect_revoked(table)
        self.broadcaster.send_whole(table)
        self.watch(table)
        self.wake(table)

    # ---- other processes ------------------------------------------------------------------------------------------------

    def handle_notice(self, note: str | None) -> None:
        """A notice of another process, or None when some may have been missed."""
        if note is None:
            for table_id in list(self.cache.loaded):
                self.broadcaster.start(self._refresh(table_id))
            return
        sender, table_id, what, *more = note.split(" ")
        table = self.cache.loaded.get(table_id)
        if sender == self.broadcaster.name or table is None:
            return
        if what == "skip":
            table.hurry.set()
        elif what == "gone":
            self.cache.forget(table)
        elif what == "here":
            self.broadcaster.note_elsewhere(table, sender, {int(seat) for seat in "".join(more).split(",") if seat})
        else:
            self.broadcaster.start(self._refresh(table_id))

    async def read_notes(self) -> None:
        """What `signoria admin` has changed meanwhile: it runs beside the server and cannot tell it directly."""
        for table_id, at in await lists.read_notes(self.store, self._notes_read):
            self._notes_read = max(self._notes_read, at)
            table = self.cache.loaded.get(table_id)
            if table is not None:
                async with table.lock:
                    if await self.store.seq_of(table_id) is None:
                        self.cache.forget(table)
                    else:
                        await self._catch_up(table)

    async def _refresh(self, table_id: str) -> None:
        # If the database is away, the next request or notice brings what is missing.
        with contextlib.suppress(NotStored, TableError):
            async with self.at(table_id):
                pass


def disconnect_revoked(table: LiveTable) -> None:
    """Whoever sits there by a token that has been replaced leaves."""
    for listener in list(table.listeners):
        # Before the start seats are moved, and whoever sits there with them.
        at = next((each for each in table.everyone if each.seat == listener.seat), None)
        own = at if at is not None and is_of(listener, at) else find_own(table, listener)
        if own is not None:
            listener.seat = own.seat
        else:
            listener.end(TokenReplaced())


def is_of(listener: Listener, seat: Seat) -> bool:
    """Whether a seat belongs to whoever listens."""
    return listener.token_hash == seat.token_hash if listener.person is None else listener.person == seat.person


def find_own(table: LiveTable, listener: Listener) -> Seat | None:
    return next((seat for seat in table.everyone if is_of(listener, seat)), None)


def token_at(table: LiveTable, seat: int) -> str | None:
    return table.seats[seat].token_hash if seat >= 0 else None
