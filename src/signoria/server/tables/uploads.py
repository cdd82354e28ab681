"""Files that are brought: read in a process of their own, since a hostile one can take its time and all the memory."""

import asyncio
import contextlib
import json
import logging
import multiprocessing
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, TypeVar

from signoria.core.errors import SignoriaError
from signoria.server.processes import start_child
from signoria.server.tables.creation import UNREADABLE, NewRecord, import_log, new_table
from signoria.server.tables.edition_check import check
from signoria.server.tables.errors import BadLog, NotUnderstood, TableError, UnreadableEdition
from signoria.server.wire.schemas import NewTable

LOG: Final = logging.getLogger("signoria.server")
# Others go first: a file that takes long slows down nobody's decision.
BEHIND: Final = 10
MEGABYTE: Final = 1024 * 1024
# Takes the seconds that were spent on a file.
Charge = Callable[[float], None]
Read = TypeVar("Read")


class Uploads:
    """One file at a time; one that takes too long or too much memory ends with its process."""

    def __init__(self, seconds: float, memory: int, prepare: Callable[[], None] | None) -> None:
        self._seconds = seconds
        self._memory = memory
        self._prepare = prepare
        self._process: ProcessPoolExecutor | None = None
        self._one = asyncio.Lock()

    async def read_log(self, charge: Charge, body: bytes) -> NewRecord:
        """The table a log makes, or why it makes none."""
        return await self._read(charge, BadLog, read_log, body)

    async def look_at_edition(self, charge: Charge, text: str, name: str) -> dict[str, Any]:
        """What is in an edition file, or what is wrong with it."""
        return await self._read(charge, UnreadableEdition, look_at_edition, text, name)

    async def make_table(self, charge: Charge, request: NewTable) -> NewRecord:
        """A table with an edition of its own."""
        return await self._read(charge, UnreadableEdition, make_table, request)

    async def _read(self, charge: Charge, refusal: type[TableError], read: Callable[..., Read], *arguments: Any) -> Read:
        async with self._one:
            process = self._process = self._process or self._new()
            began = time.monotonic()
            try:
                working = asyncio.get_running_loop().run_in_executor(process, read, *arguments)
                return await asyncio.wait_for(working, self._seconds)
            except TimeoutError:
                self.close()
                raise refusal(f"the file takes longer than {self._seconds:g} s to read") from None
            except asyncio.CancelledError:
                # Nobody waits any more; the next one shall not wait for it either.
                self.close()
                raise
            except RecursionError:
                raise NotUnderstood("the file holds too many tables within tables") from None
            except (BrokenProcessPool, MemoryError):
                self.close()
                LOG.warning("a process ended over a file that was brought")
                raise refusal("the file cannot be read here; it needs too much memory or time") from None
            finally:
                charge(time.monotonic() - began)

    def _new(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        arguments = (self._prepare, self._memory)
        return ProcessPoolExecutor(1, mp_context=context, initializer=begin_bounded, initargs=arguments)

    def close(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            workers = list((getattr(process, "_processes", None) or {}).values())
            process.shutdown(wait=False, cancel_futures=True)
            for worker in workers:
                worker.terminate()


# ---- in the process -----------------------------------------------------------------------------------------------------


def begin_bounded(prepare: Callable[[], None] | None, memory: int) -> None:
    start_child(prepare, BEHIND)
    bound_memory(memory)


def bound_memory(megabytes: int) -> None:
    """Where the system can, it refuses more memory than this; MemoryError says so."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_AS)
        most = megabytes * MEGABYTE
        resource.setrlimit(resource.RLIMIT_AS, (most if hard == resource.RLIM_INFINITY else min(most, hard), hard))


def read_log(body: bytes) -> NewRecord:
    """Make a table from an uploaded log."""
    try:
        document = json.loads(body)
    except (ValueError, RecursionError):
        document = None
    if not isinstance(document, dict):
        raise NotUnderstood("a log is one JSON object")
    try:
        return import_log(document)
    except SignoriaError as error:
        raise BadLog(str(error)) from None


def look_at_edition(text: str, name: str) -> dict[str, Any]:
    try:
        return check(text, name)
    except UNREADABLE:
        raise UnreadableEdition("the edition holds texts or tables that cannot be read") from None


def make_table(request: NewTable) -> NewRecord:
    try:
        return new_table(request)
    except SignoriaError as error:
        raise UnreadableEdition(str(error)) from None
