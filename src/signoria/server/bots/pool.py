"""The workers in which bots think, on this machine or on a Ray cluster. One that dies takes one question with it, no other."""

import asyncio
import contextlib
import logging
import multiprocessing
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final, Protocol

from signoria.bots.bot import Advice
from signoria.bots.luck import Draw
from signoria.bots.registry import GREEDY, LEVELS, RANDOM
from signoria.bots.turn_search import JudgedTurn
from signoria.core.errors import SignoriaError
from signoria.server.bots.queue import MOVES, REVIEWS, FairQueue, Fits, Waiting
from signoria.server.bots.worker import Answer, Question, answer_question, ready
from signoria.server.metrics import BOT_DEATHS, BOT_SECONDS, BOT_WAITING_SECONDS
from signoria.server.processes import start_child

LOG: Final = logging.getLogger("signoria.server")
RAY: Final = "ray://"
MOST_DEATHS: Final = 2
FIRST_PAUSE: Final = 0.1
LONGEST_PAUSE: Final = 10.0
# A bot that answers in this time on average may use the worker that is kept free for quick ones.
QUICK_SECONDS: Final = 0.25
WEIGHT: Final = 0.2
# Those that think for long let the event loop and the quick ones go first, where they share a processor.
BEHIND: Final = 5
QUICK_AT_FIRST: Final = (RANDOM, GREEDY, LEVELS[0])


class WorkerDied(Exception):
    """A worker ended before it answered."""


class KillsWorkers(Exception):
    """A question over which several workers in a row have died."""


class Worker(Protocol):
    """Something that thinks about one question at a time."""

    async def start(self) -> None: ...
    async def ask(self, question: Question, seconds: float) -> Answer: ...
    def replace(self) -> None: ...
    def close(self) -> None: ...


class LocalWorker:
    """A process of this machine."""

    def __init__(self, prepare: Callable[[], None] | None, behind: int = 0) -> None:
        self._prepare = prepare
        self._behind = behind
        self._process = self._new()

    def _new(self) -> ProcessPoolExecutor:
        # Spawned, not forked: the server has threads and open connections that no child may share.
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(1, mp_context=context, initializer=start_child, initargs=(self._prepare, self._behind))

    async def start(self) -> None:
        with contextlib.suppress(BrokenProcessPool):
            await asyncio.get_running_loop().run_in_executor(self._process, ready)

    async def ask(self, question: Question, seconds: float) -> Answer:
        if self.processes() and not any(process.is_alive() for process in self.processes()):
            # It died while nobody asked it anything, so no question is to blame.
            self.replace()
        try:
            return await asyncio.get_running_loop().run_in_executor(self._process, answer_question, question, seconds)
        except BrokenProcessPool:
            raise WorkerDied from None

    def processes(self) -> list[multiprocessing.process.BaseProcess]:
        # The executor has no public way to look at its workers, nor to end a busy one, before Python 3.14.
        return list((getattr(self._process, "_processes", None) or {}).values())

    def replace(self) -> None:
        self._process.shutdown(wait=False)
        self._process = self._new()

    def close(self) -> None:
        """End the process, whatever it thinks about: nobody waits for it any more."""
        processes = self.processes()
        self._process.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()


class Slot:
    """A place for a worker: whether it is busy, and whose memory it has."""

    def __init__(self, number: int, worker: Worker) -> None:
        self.number = number
        self.worker = worker
        self.busy = False
        self.deaths = 0
        self.memories: set[str] = set()


class BotPool:
    """Asks bots elsewhere, so that the event loop never waits for one, and in an order that is fair to everybody."""

    def __init__(
        self, workers: int, seconds: float, prepare: Callable[[], None] | None = None, where: str | None = None
    ) -> None:
        self._seconds = seconds
        self.queue = FairQueue()
        self.slots = [Slot(number, new_worker(where, prepare, BEHIND if number else 0)) for number in range(workers)]
        self._average: dict[tuple[str, str], float] = {}
        self._quick: set[tuple[str, str]] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    async def start(self) -> None:
        for slot in self.slots:
            await slot.worker.start()

    async def advise(
        self, question: Question, *, line: str = MOVES, origin: str = "", table: str = "", watched: bool = True
    ) -> Advice:
        """The answer of a bot. Whoever stops waiting takes the question back, if nobody thinks about it yet."""
        item = self.enqueue(question, line=line, origin=origin, table=table, watched=watched)
        try:
            answer = await item.answer
        finally:
            self.queue.remove(item)
        assert isinstance(answer, Advice)
        return answer

    async def judge(self, question: Question, *, origin: str, table: str) -> JudgedTurn | Draw:
        """A turn or a draw of a review, behind everything that a running table waits for."""
        item = self.enqueue(question, line=REVIEWS, origin=origin, table=table, watched=False)
        try:
            answer = await item.answer
        finally:
            self.queue.remove(item)
        assert not isinstance(answer, Advice)
        return answer

    def enqueue(self, question: Question, *, line: str, origin: str, table: str, watched: bool) -> Waiting:
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        item = Waiting(question, answer, line, origin, table, watched, time.monotonic())
        kind = (question.game, question.bot)
        if kind not in self._average and question.bot in QUICK_AT_FIRST:
            self._quick.add(kind)
        self.queue.put(item)
        self._give()
        return item

    # ---- giving questions to workers ------------------------------------------------------------------------------------

    def _give(self) -> None:
        """Give every free worker what comes next. Of several workers the first is kept for bots that answer quickly."""
        while self._give_one():
            pass

    def _give_one(self) -> bool:
        for slot in self._free():
            kept = slot.number == 0 and len(self.slots) > 1
            item = self.queue.take(Fits(slot.number, quick=self._quick if kept else None))
            if item is not None:
                chosen = self._with_memory(item, slot)
                chosen.busy = True
                task = asyncio.create_task(self._think(chosen, item))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)
                return True
        return False

    def _free(self) -> list[Slot]:
        return [slot for slot in self.slots if not slot.busy] if not self._closed else []

    def _with_memory(self, item: Waiting, slot: Slot) -> Slot:
        """The free worker that has thought about this match before, if there is one and it may be used for anything."""
        memory = item.question.memory
        others = (each for each in self._free() if each.number and each.number not in item.avoid and memory in each.memories)
        return next(others, slot) if memory and memory not in slot.memories else slot

    async def _think(self, slot: Slot, item: Waiting) -> None:
        began = time.monotonic()
        BOT_WAITING_SECONDS.labels(item.line).observe(began - item.since)
        try:
            advice = await slot.worker.ask(item.question, self._seconds)
        except WorkerDied:
            await self._note_death(slot, item)
        except Exception as error:  # noqa: BLE001 - whatever a bot did wrong is the answer to who asked it
            give(item, error)
        else:
            slot.deaths = 0
            slot.memories.add(item.question.memory)
            self._note(item.question, time.monotonic() - began)
            give(item, advice)
        slot.busy = False
        self._give()

    async def _note_death(self, slot: Slot, item: Waiting) -> None:
        """Ask another worker, if there is one; a question that kills two is not asked again."""
        BOT_DEATHS.inc()
        LOG.warning("a worker for bots died over a question to %s of %s", item.question.bot, item.question.game)
        slot.memories.clear()
        slot.deaths += 1
        slot.worker.replace()
        item.deaths += 1
        if item.deaths >= MOST_DEATHS:
            give(item, KillsWorkers(f"{item.deaths} workers died over it"))
        elif not item.answer.done():
            item.avoid = {slot.number} if any(each.number for each in self.slots if each is not slot) else set()
            self.queue.put(item, first=True)
            self._give()
        await asyncio.sleep(min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (slot.deaths - 1)))

    def _note(self, question: Question, seconds: float) -> None:
        BOT_SECONDS.labels(question.game, question.bot).observe(seconds)
        kind = (question.game, question.bot)
        known = self._average.get(kind, seconds)
        self._average[kind] = average = known + WEIGHT * (seconds - known)
        if average < QUICK_SECONDS:
            self._quick.add(kind)
        else:
            self._quick.discard(kind)

    def close(self) -> None:
        self._closed = True
        for task in self._tasks:
            task.cancel()
        for slot in self.slots:
            slot.worker.close()


def give(item: Waiting, answer: Answer | Exception) -> None:
    if item.answer.done():
        return
    if isinstance(answer, Exception):
        item.answer.set_exception(answer)
    else:
        item.answer.set_result(answer)


def new_worker(where: str | None, prepare: Callable[[], None] | None, behind: int) -> Worker:
    if where is None:
        return LocalWorker(prepare, behind)
    if not where.startswith(RAY):
        raise SignoriaError(f"--bot_cluster is '{where}'; expected {RAY}HOST:PORT, or {RAY}local for a cluster of this machine")
    from signoria.server.bots.ray_worker import RayWorker

    return RayWorker(where, prepare)
