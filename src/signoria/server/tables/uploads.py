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
from signoria.server.bots.worker import begin
from signoria.server.edition_check import check
from signoria.server.http.codes import Code
from signoria.server.http.errors import Refused
from signoria.server.http.schemas import NewTable
from signoria.server.tables.creation import UNREADABLE, NewRecord, import_log, new_table

LOG: Final = logging.getLogger("signoria.server")
# Others go first: a file that takes long slows down nobody's decision.
BEHIND: Final = 10
MEGABYTE: Final = 1024 * 1024
# The parts of a refusal, as they come out of the process.
Parts = tuple[int, str, str]
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
        return await self._read(charge, Code.BAD_LOG, read_log, body)

    async def look_at_edition(self, charge: Charge, text: str, name: str) -> dict[str, Any]:
        """What is in an edition file, or what is wrong with it."""
        return await self._read(charge, Code.BAD_EDITION, look_at_edition, text, name)

    async def make_table(self, charge: Charge, request: NewTable) -> NewRecord:
        """A table with an edition of its own."""
        return await self._read(charge, Code.BAD_EDITION, make_table, request)

    async def _read(self, charge: Charge, code: str, read: Callable[..., Read | Parts], *arguments: Any) -> Read:
        async with self._one:
            process = self._process = self._process or self._new()
            began = time.monotonic()
            try:
                working = asyncio.get_running_loop().run_in_executor(process, read, *arguments)
                found = await asyncio.wait_for(working, self._seconds)
            except TimeoutError:
                self.close()
                raise Refused(422, code, f"the file takes longer than {self._seconds:g} s to read") from None
            except asyncio.CancelledError:
                # Nobody waits any more; the next one shall not wait for it either.
                self.close()
                raise
            except RecursionError:
                raise Refused(400, Code.NOT_UNDERSTOOD, "the file holds too many tables within tables") from None
            except (BrokenProcessPool, MemoryError):
                self.close()
                LOG.warning("a process ended over a file that was brought")
                raise Refused(422, code, "the file cannot be read here; it needs too much memory or time") from None
            finally:
                charge(time.monotonic() - began)
        if isinstance(found, tuple):
            raise Refused(*found)
        return found

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
    begin(prepare, BEHIND)
    bound_memory(memory)


def bound_memory(megabytes: int) -> None:
    """Where the system can, it refuses more memory than this; MemoryError says so."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_AS)
        most = megabytes * MEGABYTE
        resource.setrlimit(resource.RLIMIT_AS, (most if hard == resource.RLIM_INFINITY else min(most, hard), hard))


def read_log(body: bytes) -> NewRecord | Parts:
    """A table, or the parts of a refusal."""
    with contextlib.suppress(ValueError, RecursionError):
        document = json.loads(body)
        if isinstance(document, dict):
            return parts_if_refused(import_log, document)
    return 400, Code.NOT_UNDERSTOOD, "a log is one JSON object"


def look_at_edition(text: str, name: str) -> dict[str, Any] | Parts:
    try:
        return check(text, name)
    except UNREADABLE:
        return 422, Code.BAD_EDITION, "the edition holds texts or tables that cannot be read"


def make_table(request: NewTable) -> NewRecord | Parts:
    return parts_if_refused(new_table, request)


def parts_if_refused(make: Callable[[Any], NewRecord], of: Any) -> NewRecord | Parts:
    try:
        return make(of)
    except Refused as refused:
        return refused.status, refused.code, refused.message
    except SignoriaError as error:
        return 422, Code.NOT_UNDERSTOOD, str(error)
