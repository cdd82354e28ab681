"""Worker processes for bots. A worker that dies is replaced and its question asked again."""

import asyncio
import logging
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final, TypeVar

from signoria.bots.bot import Advice
from signoria.server.ponder import Question, begin, ponder, ready

ATTEMPTS: Final = 4
LOG: Final = logging.getLogger("signoria.server")

Answer = TypeVar("Answer")


class NoAnswer(Exception):
    """Several workers in a row died over one question."""


class Thinkers:
    """Asks bots in other processes, so that the event loop never waits for one."""

    def __init__(self, workers: int, seconds: float, prepare: Callable[[], None] | None = None) -> None:
        self._workers = workers
        self._seconds = seconds
        self._prepare = prepare
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        # Spawned, not forked: the server has threads and open connections that no child may share.
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._workers, mp_context=context, initializer=begin, initargs=(self._prepare,))

    async def start(self) -> None:
        await self._ask(ready)

    async def advise(self, question: Question) -> Advice:
        return await self._ask(ponder, question, self._seconds)

    async def _ask(self, function: Callable[..., Answer], *args: object) -> Answer:
        for _ in range(ATTEMPTS):
            pool = self._pool
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, function, *args)
            except BrokenProcessPool:
                LOG.warning("a worker for bots died and is replaced")
                if self._pool is pool:
                    self._pool = self._new_pool()
                    pool.shutdown(wait=False)
        raise NoAnswer(f"no worker survived {ATTEMPTS} attempts")

    def close(self) -> None:
        """End the workers, whatever they are thinking about: nobody waits for it any more."""
        # The executor has no public way to end a busy worker before Python 3.14.
        workers = list((getattr(self._pool, "_processes", None) or {}).values())
        self._pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.terminate()
