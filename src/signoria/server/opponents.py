"""Bots at the tables: one that must decide is asked in a worker process, and carried out at a pace one can follow."""

import asyncio
import contextlib
import logging
import time
from typing import Final

from signoria.server.hall import Hall
from signoria.server.ponder import Question, TooLong, question_of
from signoria.server.refused import Refused
from signoria.server.table import Table
from signoria.server.thinkers import NoAnswer, Thinkers
from signoria.store.errors import NotStored

LOG: Final = logging.getLogger("signoria.server")
# What a table agreed on, as a part of the server's own pace.
PACES: Final = {"calm": 2.0, "brisk": 1.0, "once": 0.0}
RETRY: Final = 1.0


class Opponents:
    """One task for each table at which a bot must decide; it ends when a person must."""

    def __init__(self, hall: Hall, thinkers: Thinkers, pace: float) -> None:
        self._hall = hall
        self._thinkers = thinkers
        self._pace = pace
        self._tasks: dict[str, asyncio.Task[None]] = {}
        hall.wake = self.wake

    def wake(self, table: Table) -> None:
        """Begin to play a table's bots, if one must decide and nobody has begun."""
        if table.bot() is not None and table.id not in self._tasks:
            task = asyncio.create_task(self._play(table.id))
            self._tasks[table.id] = task
            task.add_done_callback(lambda done: self._ended(table.id, done))

    def _ended(self, table_id: str, task: asyncio.Task[None]) -> None:
        self._tasks.pop(table_id, None)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("the bots of a table stopped", exc_info=task.exception())

    async def scan(self) -> None:
        """Take up tables whose bots nobody plays: after a start, or when another process has died."""
        for table_id in await self._hall.store.waiting_for_bots():
            if table_id not in self._tasks:
                with contextlib.suppress(Refused, NotStored):
                    async with self._hall.at(table_id) as table:
                        self.wake(table)

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # ---- one table ------------------------------------------------------------------------------------------------------

    async def _play(self, table_id: str) -> None:
        notices = self._hall.notices
        # Among several processes one plays; the others look again at the next scan.
        if notices is not None and not await notices.claim(table_id):
            return
        try:
            while await self._decide(table_id):
                pass
        except NotStored as error:
            LOG.warning("the bots of a table wait for the database: %s", error)
        finally:
            if notices is not None:
                await notices.release(table_id)

    async def _decide(self, table_id: str) -> bool:
        """One decision; False when no bot must decide any more."""
        began = time.monotonic()
        async with self._hall.at(table_id) as table:
            bot = table.bot()
            if bot is None:
                return False
            seq = table.seq
            question = question_of(table.match, str(bot.bot), bot.bot_seed or 0)
        action = await self._ask(question)
        await self._wait(table, began + self._pace * PACES[table.agreed["pace"]] - time.monotonic())
        async with self._hall.at(table_id) as table:
            if table.seq == seq:
                await self._carry_out(table, action)
        return True

    async def _ask(self, question: Question) -> int | None:
        try:
            return (await self._thinkers.advise(question)).action
        except (NoAnswer, TooLong) as error:
            LOG.warning("bot %s for %s gave no answer: %r", question.bot, question.game, error)
        except Exception:
            LOG.exception("bot %s for %s failed", question.bot, question.game)
        return None

    @staticmethod
    async def _wait(table: Table, seconds: float) -> None:
        if seconds > 0:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(table.hurry.wait(), seconds)

    async def _carry_out(self, table: Table, action: int | None) -> None:
        """Carry out what a bot decided; if that is nothing possible, anything legal, so that nobody waits for ever."""
        legal = table.match.legal_actions()
        if action not in legal:
            LOG.error("a bot of %s has no legal decision; the first legal one is taken", table.match.game.key)
            action = legal[0]
        try:
            await self._hall.apply(table, action)
        except Refused as refused:
            # Another process was first, or the store does not answer: look again in a moment.
            LOG.warning("a bot's decision was not taken: %s", refused.code)
            await asyncio.sleep(RETRY)
