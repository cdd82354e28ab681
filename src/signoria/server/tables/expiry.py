"""Tables do not stay for ever: what never began, what nobody goes on with, and, if wanted, what is finished."""

import json
import logging
import os
import time
from pathlib import Path
from typing import Final

from sqlalchemy import ColumnElement, false

from signoria.core.game import SPECTATOR
from signoria.server.http.errors import Refused
from signoria.server.metrics import EXPIRED
from signoria.server.settings import Limits
from signoria.server.tables.live import LiveTables
from signoria.server.tables.table import Table, written_log
from signoria.store import lists
from signoria.store.records import Listed
from signoria.store.store import Store

LOG: Final = logging.getLogger("signoria.server")
TOGETHER: Final = 200
# Notes of the administrator: every server has read them long before.
NOTES_KEPT: Final = 86400.0


async def expire(tables: LiveTables) -> None:
    """Remove what is older than it may be; tables somebody has open stay."""
    export = tables.settings.export
    due = conditions(tables.settings.limits)
    for why, found in (await expired(tables.store, tables.settings.limits)).items():
        idle = [each.id for each in found if not is_open(tables, each.id)]
        if why == "finished" and export is not None:
            for table_id in idle:
                await write_log(tables.store, table_id, export)
        # Somebody may have gone on with one in between: what is no longer due stays.
        removed = await lists.remove(tables.store, idle, due[why]) if idle else []
        tables.removals += 1
        for table_id in removed:
            tables.gone(table_id)
        EXPIRED.labels(why).inc(len(removed))
        if removed:
            LOG.info("%d tables were removed: %s", len(removed), why)
    await lists.forget_notes(tables.store, time.time() - NOTES_KEPT)


def is_open(tables: LiveTables, table_id: str) -> bool:
    table = tables.loaded.get(table_id)
    return table is not None and (bool(table.listeners) or table.lock.locked() or bool(table.connected()))


async def expired(store: Store, limits: Limits) -> dict[str, list[Listed]]:
    """The tables that are due, by what they are. 0 days means that they stay."""
    found: dict[str, list[Listed]] = {}
    for why, which in conditions(limits).items():
        known = {each.id for others in found.values() for each in others}
        due = await lists.listed(store, which, most=TOGETHER)
        found[why] = [each for each in due if each.id not in known]
    return found


def conditions(limits: Limits) -> dict[str, ColumnElement[bool]]:
    """What makes a table due."""
    wanted = {
        "never begun": (limits.never_begun_days, lists.never_begun),
        "abandoned": (limits.abandoned_days, lists.abandoned),
        "finished": (limits.finished_days, lists.finished),
    }
    return {why: which(days) if days else false() for why, (days, which) in wanted.items()}


async def write_log(store: Store, table_id: str, folder: Path) -> Path | None:
    """The whole log of a table as a file, which is on the disk before the table goes."""
    record = await store.load(table_id)
    if record is None:
        return None
    try:
        document = Table(record).projection(SPECTATOR).log()
    except Refused:
        document = written_log(record, SPECTATOR)
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{record.game}-{table_id}.json"
    partial = path.with_suffix(".part")
    with partial.open("w", encoding="utf-8") as file:
        json.dump(document, file, ensure_ascii=False)
        file.flush()
        os.fsync(file.fileno())
    partial.replace(path)
    return path
