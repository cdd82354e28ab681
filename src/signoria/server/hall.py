"""All tables of a server process: loads them, changes them, tells everyone who listens.

Every change goes the same way: it is tried on the match in memory, stored, and only then answered and told. If it cannot be
stored, the match goes back to what is stored.
"""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any, Final

from signoria.core.errors import IllegalAction, UndoRefused
from signoria.core.match import Match
from signoria.server.codes import Code
from signoria.server.messages import dumps
from signoria.server.names import clean_name
from signoria.server.refused import Refused
from signoria.server.settings import Settings
from signoria.server.table import Listener, Table, step_body
from signoria.store.errors import Conflict, NotStored
from signoria.store.notices import Notices
from signoria.store.records import SEATS, STEP, UNDO, Change, Record
from signoria.store.store import Store, Write

LOG: Final = logging.getLogger("signoria.server")


class Hall:
    """The tables that are in use, rebuilt from the store when somebody asks for them."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        # What this process is called in notices to the others.
        self.name = secrets.token_hex(8)
        self.notices: Notices | None = None
        self.tables: dict[str, Table] = {}
        self.wake: Callable[[Table], None] = lambda _table: None
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    # ---- finding a table ------------------------------------------------------------------------------------------------

    @contextlib.asynccontextmanager
    async def at(self, table_id: str) -> AsyncIterator[Table]:
        """A table, up to date and held until the caller is done; refused if there is none."""
        table = await self._find(table_id)
        async with table.lock:
            if self.store.shared:
                await self._catch_up(table)
            table.used = time.monotonic()
            yield table

    async def _find(self, table_id: str) -> Table:
        if table_id not in self.tables:
            lock = self._loading.setdefault(table_id, asyncio.Lock())
            try:
                async with lock:
                    if table_id not in self.tables:
                        self.tables[table_id] = Table(await self.record(table_id))
            finally:
                self._loading.pop(table_id, None)
        return self.tables[table_id]

    async def record(self, table_id: str) -> Record:
        record = await self.store.load(table_id)
        if record is None:
            raise Refused(404, Code.NO_TABLE, "no table stands here; check the link")
        return record

    def forget_idle(self) -> None:
        """Let go of tables nobody uses; they are rebuilt when somebody comes back."""
        latest = time.monotonic() - self.settings.idle_seconds
        for table in list(self.tables.values()):
            if not table.listeners and table.used < latest and not table.lock.locked() and table.bot() is None:
                del self.tables[table.id]

    # ---- changing a table -----------------------------------------------------------------------------------------------

    async def decide(self, table: Table, seat: int, expect: int, action: int) -> int:
        """A person's decision; returns the number of the change."""
        check_expected(table, expect)
        check_turn(table, seat)
        seq = await self.apply(table, action)
        table.hurry.clear()
        return seq

    async def apply(self, table: Table, action: int) -> int:
        """The decision of whoever must decide, with what chance adds to it."""
        before = len(table.match.entries)
        try:
            table.match.step(action)
        except IllegalAction as error:
            raise Refused(422, Code.ILLEGAL, str(error), refusal=table.match.refusal(action)) from None
        change = Change(table.seq + 1, STEP, step_body(table.match, before))
        return await self._store(table, change, before, lambda: table.match.at(before))

    async def undo(self, table: Table, seat: int, expect: int, to: int | None) -> int:
        """Take back the own last decision, or own decisions until `to` entries are left."""
        check_expected(table, expect)
        if table.agreed["undo"] == "never":
            raise Refused(422, Code.UNDO_NEVER, "at this table nothing is taken back")
        current = table.match
        table.match = taken_back(current, seat, to)
        change = Change(table.seq + 1, UNDO, {"length": len(table.match.entries)})
        return await self._store(table, change, len(current.entries), lambda: current)

    async def join(self, table: Table, seat: int, name: str) -> int:
        """A person takes a seat, or changes the name on it."""
        change = Change(table.seq + 1, SEATS, {"seat": seat, "name": clean_name(name)})
        return await self._store(table, change, len(table.match.entries), lambda: table.match)

    async def _store(self, table: Table, change: Change, before: int, back: Callable[[], Match]) -> int:
        """Make a change durable, then tell everyone; or go back to what is stored."""
        try:
            await self.store.append(Write(table.id, change, table.standing(), self.name))
        except Conflict:
            table.match = back()
            await self._catch_up(table)
            raise Refused(409, Code.OTHER_SEQ, "somebody decided first; look again", seq=table.seq) from None
        except NotStored as error:
            table.match = back()
            LOG.warning("a change could not be stored: %s", error)
            message = "the table could not be written down, so nothing has changed; try again in a moment"
            raise Refused(503, Code.NOT_STORED, message, headers={"Retry-After": "2"}) from None
        except BaseException:
            table.match = back()
            raise
        if change.kind == SEATS:
            table.name_seat(change.body["seat"], change.body["name"])
        table.seq = change.seq
        self.tell(table, change, before)
        self.wake(table)
        return change.seq

    async def _catch_up(self, table: Table) -> None:
        """Take the changes other processes have stored, and tell them."""
        for change in await self.store.changes_after(table.id, table.seq):
            before = table.take(change)
            self.tell(table, change, before)
        self.wake(table)

    # ---- telling --------------------------------------------------------------------------------------------------------

    def tell(self, table: Table, change: Change, before: int) -> None:
        """Each listener gets what its seat may know; a seat's message is made once."""
        self._send(table, lambda seat: dumps(table.news(change, before, seat)))
        bot = table.bot()
        if bot is not None and change.kind != SEATS:
            thinking = dumps({"type": "thinking", "seat": bot.seat})
            self._send(table, lambda _seat: thinking)

    def tell_seats(self, table: Table) -> None:
        text = dumps(table.seats_message())
        self._send(table, lambda _seat: text)

    @staticmethod
    def _send(table: Table, make: Callable[[int], str]) -> None:
        made: dict[int, str] = {}
        for listener in list(table.listeners):
            if listener.seat not in made:
                made[listener.seat] = make(listener.seat)
            listener.send(made[listener.seat])

    def attach(self, table: Table, listener: Listener) -> None:
        before = table.connected()
        table.listeners.append(listener)
        self._presence(table, before)

    def detach(self, table: Table, listener: Listener) -> None:
        before = table.connected()
        if listener in table.listeners:
            table.listeners.remove(listener)
        table.used = time.monotonic()
        self._presence(table, before)

    def _presence(self, table: Table, before: set[int]) -> None:
        if table.connected() != before:
            self.tell_seats(table)
            self.announce(table)

    # ---- other processes ------------------------------------------------------------------------------------------------

    def announce(self, table: Table) -> None:
        """Tell the other processes who is connected here."""
        here = sorted({listener.seat for listener in table.listeners if listener.seat >= 0})
        self._tell_others(f"{self.name} {table.id} here {','.join(map(str, here))}")

    def skip(self, table: Table) -> None:
        """Bots stop pacing themselves, whichever process plays them."""
        table.hurry.set()
        self._tell_others(f"{self.name} {table.id} skip")

    def _tell_others(self, note: str) -> None:
        if self.notices is not None:
            self.start(self.notices.tell(note))

    def start(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do something meanwhile; it is kept from being collected, and its fault is logged."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("work in the background failed", exc_info=task.exception())

    def heard(self, note: str | None) -> None:
        """A notice of another process, or None when some may have been missed."""
        if note is None:
            for table_id in list(self.tables):
                self.start(self._refresh(table_id))
            return
        sender, table_id, what, *more = note.split(" ")
        table = self.tables.get(table_id)
        if sender == self.name or table is None:
            return
        if what == "skip":
            table.hurry.set()
        elif what == "here":
            self._heard_of(table, sender, {int(seat) for seat in "".join(more).split(",") if seat})
        else:
            self.start(self._refresh(table_id))

    def _heard_of(self, table: Table, sender: str, seats: set[int]) -> None:
        before = table.connected()
        table.elsewhere[sender] = (seats, time.monotonic())
        if table.connected() != before:
            self.tell_seats(table)

    def forget_absent(self, older: float) -> None:
        """A process that is no longer heard of has no sockets either."""
        latest = time.monotonic() - older
        for table in self.tables.values():
            before = table.connected()
            table.elsewhere = {name: known for name, known in table.elsewhere.items() if known[1] >= latest}
            if table.connected() != before:
                self.tell_seats(table)

    async def _refresh(self, table_id: str) -> None:
        # If the database is away, the next request or notice brings what is missing.
        with contextlib.suppress(NotStored):
            async with self.at(table_id):
                pass


def check_expected(table: Table, expect: int) -> None:
    if expect != table.seq:
        message = f"the table is at change {table.seq}, the decision was made at {expect}; look again"
        raise Refused(409, Code.OTHER_SEQ, message, seq=table.seq)


def check_turn(table: Table, seat: int) -> None:
    """Only the deciding seat decides, and nobody at a match that is over or only looked at."""
    if table.match.over:
        refusal = table.match.refusal(0)
        raise Refused(422, Code.ILLEGAL, "the match is over", refusal=refusal)
    if table.imported or seat != table.match.actor:
        raise Refused(403, Code.NOT_YOUR_DECISION, "another seat decides now; wait for its decision")


def taken_back(match: Match, seat: int, to: int | None) -> Match:
    """A copy of the match without the last decisions of a seat; refused if even one of them must stay."""
    left = len(match.entries) - 1 if to is None else to
    if not 0 <= left < max(1, len(match.entries)):
        raise Refused(400, Code.NOT_UNDERSTOOD, f"'to' is {to}; expected a number of entries below {len(match.entries)}")
    copy = match.at(len(match.entries))
    try:
        while len(copy.entries) > left:
            copy.undo(seat)
    except UndoRefused as error:
        raise Refused(422, error.reason, str(error)) from None
    return copy
