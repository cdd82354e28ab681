"""Tables do not stay for ever: what never began, what nobody goes on with, and, if wanted, what is finished.

A wrong clock must not end anybody's match: nothing goes at the first look after a start, a clock that jumps is waited for, and
a match that still runs is written to a file before it goes.
"""

import json
import logging
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from sqlalchemy import ColumnElement, false

from signoria.core import log
from signoria.core.atomic_file import write_atomic
from signoria.core.game import SPECTATOR
from signoria.server.metrics import EXPIRED
from signoria.server.settings import Limits
from signoria.server.tables.errors import RulesGone
from signoria.server.tables.live import LiveTables
from signoria.server.tables.table import LiveTable, export_stored_log
from signoria.store import lists
from signoria.store.address import data_folder, is_sqlite, parse, sqlite_file
from signoria.store.facts import get_fact, put_fact
from signoria.store.records import Listed
from signoria.store.store import Store

LOG: Final = logging.getLogger("signoria.server")
TOGETHER: Final = 200
DAY: Final = 86400.0
# Notes of the administrator: every server has read them long before.
NOTES_KEPT: Final = DAY
NEVER_BEGUN: Final = "never begun"
GATHERED: Final = "never gathered"
ABANDONED: Final = "abandoned"
FINISHED: Final = "finished"
# Where the logs of removed tables go if nobody says where.
REMOVED: Final = "removed"
# Differences between two clocks that nothing has to mean: a leap second, a machine that slept over its lunch.
SLACK: Final = 3600.0
# So long a server may have been off without its clock being doubted.
LONGEST_REST: Final = 3 * DAY
# So long the clock must have run evenly before it is believed again.
SETTLING: Final = DAY
LAST_LOOK: Final = "last-look"


class Expiry:
    """Looks for tables that are due, again and again, and watches the clock it goes by."""

    def __init__(
        self,
        tables: LiveTables,
        clock: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
        settling: float = SETTLING,
    ) -> None:
        self._tables = tables
        self._clock = clock
        self._steady = steady
        self._settling = settling
        # The two clocks at the last look; none before the first.
        self._last: tuple[float, float] | None = None
        self._doubted_until = 0.0

    async def look(self) -> None:
        """Remove what is due, unless it is too early to tell."""
        first, last = self._last is None, self._last
        now, steady = self._clock(), self._steady()
        if last is None:
            before = await last_look(self._tables.store)
            jump = 0.0 if before is None or -SLACK < now - before < LONGEST_REST else now - before
        else:
            jump = (now - last[0]) - (steady - last[1])
            jump = jump if abs(jump) > SLACK else 0.0
        self._last = (now, steady)
        await note_look(self._tables.store, now)
        if jump:
            self._doubted_until = steady + self._settling
            LOG.warning(
                "the clock has moved by %.1f days since the last look; no table is removed for %.0f hours. Check the clock",
                jump / DAY,
                self._settling / 3600,
            )
        if first or steady < self._doubted_until:
            return
        await expire(self._tables)


async def last_look(store: Store) -> float | None:
    found = await get_fact(store, LAST_LOOK)
    return None if found is None else float(found)


async def note_look(store: Store, now: float) -> None:
    await put_fact(store, LAST_LOOK, str(now))


async def expire(tables: LiveTables) -> None:
    """Remove what is older than it may be; tables somebody has open stay."""
    settings = tables.settings
    due = conditions(settings.limits)
    for why, found in (await find_expired(tables.store, settings.limits)).items():
        idle = [each for each in found if not is_open(tables, each.id)]
        folder = export_folder(why, settings.export, settings.database)
        written = {each.id: await write_before_removal(tables.store, each, folder) for each in idle}
        ready = [table_id for table_id, ok in written.items() if ok]
        # Somebody may have gone on with one in between: what is no longer due stays.
        removed = await lists.remove(tables.store, ready, due[why]) if ready else []
        tables.cache.removals += 1
        for table_id in removed:
            tables.drop_removed(table_id)
            LOG.warning("table %s was removed: %s%s", table_id, why, f", its log is in {folder}" if folder else "")
        EXPIRED.labels(why).inc(len(removed))
    await lists.forget_notes(tables.store, time.time() - NOTES_KEPT)


def export_folder(why: str, wanted: Path | None, database: str) -> Path | None:
    """Where the log of a table goes before the table goes; None where none is kept."""
    if why in (NEVER_BEGUN, GATHERED):
        return None
    return wanted or (default_export(database) if why == ABANDONED else None)


def default_export(database: str) -> Path:
    """Beside the database where that is a file."""
    url = parse(database)
    return (sqlite_file(url).resolve().parent if is_sqlite(url) else data_folder()) / REMOVED


async def write_before_removal(store: Store, table: Listed, folder: Path | None) -> bool:
    """Whether a table may go: its log is on the disk, or none is wanted."""
    if folder is None:
        return True
    try:
        return await write_log(store, table.id, folder, whole=True) is not None
    except OSError as error:
        LOG.warning("table %s stays, since its log cannot be written to %s: %s", table.id, folder, error.strerror)
        return False


def is_open(tables: LiveTables, table_id: str) -> bool:
    table = tables.cache.loaded.get(table_id)
    return table is not None and (bool(table.listeners) or table.lock.locked() or bool(table.connected()))


async def find_expired(store: Store, limits: Limits) -> dict[str, list[Listed]]:
    """The tables that are due, by what they are. 0 days means that they stay."""
    found: dict[str, list[Listed]] = {}
    for why, which in conditions(limits).items():
        known = {each.id for others in found.values() for each in others}
        due = await lists.list_tables(store, which, most=TOGETHER)
        found[why] = [each for each in due if each.id not in known]
    return found


def conditions(limits: Limits) -> dict[str, ColumnElement[bool]]:
    """What makes a table due."""
    wanted = {
        NEVER_BEGUN: (limits.never_begun_days, lists.has_not_begun),
        GATHERED: (limits.gather_days, lists.is_gathering),
        ABANDONED: (limits.abandoned_days, lists.is_abandoned),
        FINISHED: (limits.finished_days, lists.is_finished),
    }
    return {why: which(days) if days else false() for why, (days, which) in wanted.items()}


async def write_log(store: Store, table_id: str, folder: Path, *, whole: bool = False) -> Path | None:
    """The log of a table as a file of its owner's: what a spectator may know, or the whole of it. None without a table."""
    record = await store.load(table_id)
    if record is None:
        return None
    try:
        table = LiveTable(record)
        document = log.export(table.match) if whole else table.projection(SPECTATOR).log()
    except RulesGone:
        document = export_stored_log(record, SPECTATOR, whole=whole)
    path = folder / f"{record.game}-{table_id}.json"
    write_atomic(path, json.dumps(document, ensure_ascii=False).encode())
    return path
