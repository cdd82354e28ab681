"""Bots at the tables: one that must decide is asked in a worker, and carried out at a pace one can follow."""

import asyncio
import contextlib
import logging
import time
from contextvars import Context
from typing import Final

from signoria.bots.bot import Advice
from signoria.bots.registry import GREEDY, RANDOM, bots_for
from signoria.core.game import Game
from signoria.server.bots.pool import BotPool, KillsWorkers
from signoria.server.bots.queue import MOVES, Waiting
from signoria.server.bots.worker import Answer, question_of
from signoria.server.metrics import BOT_FAULTS, DECISIONS, TABLE_FAULTS
from signoria.server.processes import TooLong
from signoria.server.tables.errors import TableError
from signoria.server.tables.live import ConcurrentChange, LiveTables
from signoria.server.tables.table import LiveTable
from signoria.store import lists
from signoria.store.errors import NotStored
from signoria.store.records import BOT

LOG: Final = logging.getLogger("signoria.server")
RETRY: Final = 1.0
# What a table agreed on, as a part of the server's own pace.
PACES: Final = {"calm": 2.0, "brisk": 1.0, "once": 0.0}
# A table whose bots stopped over a fault is left alone that long, so that it cannot fill the log.
AFTER_FAULT: Final = 300.0


class MovedOn(Exception):
    """The position a bot thought about is gone."""


class BotTurns:
    """One task for each table at which a bot must decide; it ends when a person must, or nobody watches bots alone."""

    def __init__(self, tables: LiveTables, pool: BotPool, pace: float) -> None:
        self._tables = tables
        self._pool = pool
        self._pace = pace
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._asked: dict[str, tuple[int, Waiting]] = {}
        self._faults: dict[str, float] = {}
        tables.wake = self.wake

    def wake(self, table: LiveTable) -> None:
        """Begin to play a table's bots, if one must decide and nobody has begun; drop a question that is out of date."""
        if table.id in self._asked:
            position, item = self._asked[table.id]
            if position != table.position_seq or table.is_paused() or table.bot() is None:
                item.answer.cancel()
            elif table.connected() or table.listeners:
                self._pool.queue.promote(item)
        if table.bot() is not None and not table.is_paused() and table.id not in self._tasks:
            task = asyncio.create_task(self._play(table.id), context=Context())
            self._tasks[table.id] = task
            task.add_done_callback(lambda done: self._finish(table.id, done))

    def _finish(self, table_id: str, task: asyncio.Task[None]) -> None:
        self._tasks.pop(table_id, None)
        if task.cancelled():
            return
        if task.exception() is not None:
            self._fault(table_id, task.exception())
            return
        # What happened while the task was ending.
        table = self._tables.cache.loaded.get(table_id)
        if table is not None and self._tables.broadcaster.notices is None and not table.lock.locked():
            self.wake(table)

    def _fault(self, table_id: str, error: BaseException | None) -> None:
        """A table that cannot be played is said once in a while, and touches no other."""
        TABLE_FAULTS.inc()
        self._faults[table_id] = time.monotonic()
        LOG.error("the bots of table %s stopped", table_id, exc_info=error)

    async def scan(self) -> None:
        """Take up tables whose bots nobody plays: after a start, or when another process has died."""
        latest = time.monotonic() - AFTER_FAULT
        self._faults = {table: at for table, at in self._faults.items() if at > latest}
        for table_id in await lists.waiting_for_bots(self._tables.store):
            if table_id not in self._tasks and table_id not in self._faults:
                await self._take_up(table_id)

    async def _take_up(self, table_id: str) -> None:
        try:
            async with self._tables.at(table_id) as table:
                self.wake(table)
        except NotStored:
            raise
        except TableError as error:
            # Its rules or its edition are gone: people hear that when they come, and there is nothing to play.
            self._faults[table_id] = time.monotonic()
            LOG.warning("the bots of table %s cannot play: %s", table_id, error)
        except Exception as error:  # noqa: BLE001 - one table's fault is not another's
            self._fault(table_id, error)

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # ---- one table ------------------------------------------------------------------------------------------------------

    async def _play(self, table_id: str) -> None:
        notices = self._tables.broadcaster.notices
        # Among several processes one plays; the others look again at the next scan.
        if notices is not None and not await notices.claim(table_id):
            return
        try:
            while await self._decide(table_id):
                pass
        except NotStored as error:
            LOG.warning("the bots of a table wait for the database: %s", error)
        except TableError as error:
            LOG.warning("the bots of table %s cannot play: %s", table_id, error)
        finally:
            if notices is not None:
                await notices.release(table_id)

    async def _decide(self, table_id: str) -> bool:
        """One decision; False when no bot must decide any more."""
        began = time.monotonic()
        async with self._tables.at(table_id) as table:
            if table.bot() is None or table.is_paused():
                return False
            position = table.position_seq
        try:
            action = await self._choose(table_id, position)
        except MovedOn:
            return True
        await self._wait(table, began + self._pace * PACES[table.table_settings["pace"]] - time.monotonic())
        async with self._tables.at(table_id) as table:
            if table.position_seq == position and table.bot() is not None:
                await self._carry_out(table, action)
        return True

    async def _choose(self, table_id: str, position: int) -> int | None:
        """What the bot says; where it cannot say anything, what simple sensible play would do."""
        try:
            action = await self._ask(await self._enqueue(table_id, position))
            return await self._ask(await self._enqueue(table_id, position, simple=True)) if action is None else action
        finally:
            self._asked.pop(table_id, None)

    async def _enqueue(self, table_id: str, position: int, *, simple: bool = False) -> Waiting:
        async with self._tables.at(table_id) as table:
            seat = table.bot()
            if seat is None or table.position_seq != position or table.is_paused():
                raise MovedOn
            bot = simple_bot(table.match.game) if simple else str(seat.played_by)
            question = question_of(table.match, bot, seat.bot_seed or 0, memory=f"{table.id} {seat.seat}")
            watched = bool(table.listeners) or bool(table.connected())
            item = self._pool.enqueue(question, line=MOVES, origin=table.origin, table=table.id, watched=watched)
            self._asked[table.id] = (position, item)
            return item

    async def _ask(self, item: Waiting) -> int | None:
        question = item.question
        try:
            return action_of(await item.answer)
        except asyncio.CancelledError:
            self._pool.queue.remove(item)
            task = asyncio.current_task()
            if task is not None and task.cancelling():
                raise
            raise MovedOn from None
        except (KillsWorkers, TooLong) as error:
            LOG.error("bot %s of %s gave no answer at table %s: %r", question.bot, question.game, item.table, error)  # noqa: TRY400
        except Exception:
            LOG.exception("bot %s of %s failed at table %s", question.bot, question.game, item.table)
        BOT_FAULTS.labels(question.bot).inc()
        return None

    @staticmethod
    async def _wait(table: LiveTable, seconds: float) -> None:
        if seconds > 0:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(table.hurry.wait(), seconds)

    async def _carry_out(self, table: LiveTable, action: int | None) -> None:
        """Carry out what a bot decided; if that is nothing possible, anything legal, so that nobody waits for ever."""
        legal = table.match.legal_actions()
        if action not in legal:
            LOG.error("a bot of %s has no legal decision at table %s; the first is taken", table.match.game.key, table.id)
            action = legal[0]
        try:
            await self._tables.apply(table, action)
        except ConcurrentChange:
            return
        except TableError as error:
            # The store does not answer: look again in a moment.
            LOG.warning("a bot's decision was not taken: %s", error)
            await asyncio.sleep(RETRY)
            return
        DECISIONS.labels(BOT).inc()


def simple_bot(game: Game) -> str:
    return GREEDY if GREEDY in bots_for(game) else RANDOM


def action_of(answer: Answer) -> int:
    """The action of a bot that was asked for its move."""
    assert isinstance(answer, Advice)
    return answer.action
