"""Logs that are brought: read and replayed in a process of their own, since a hostile one can take its time."""

import asyncio
import contextlib
import json
import logging
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from signoria.server.bots.worker import begin
from signoria.server.http.codes import Code
from signoria.server.http.errors import Refused
from signoria.server.tables.creation import NewRecord, imported

LOG: Final = logging.getLogger("signoria.server")


class Uploads:
    """One log at a time; one that takes too long ends with its process."""

    def __init__(self, seconds: float, prepare: Callable[[], None] | None) -> None:
        self._seconds = seconds
        self._prepare = prepare
        self._process: ProcessPoolExecutor | None = None
        self._one = asyncio.Lock()

    async def read(self, body: bytes) -> NewRecord:
        """The table a log makes, or why it makes none."""
        async with self._one:
            process = self._process = self._process or self._new()
            try:
                found = await asyncio.wait_for(
                    asyncio.get_running_loop().run_in_executor(process, read_log, body), self._seconds
                )
            except TimeoutError:
                self.close()
                raise Refused(422, Code.BAD_LOG, f"the log takes longer than {self._seconds:g} s to replay") from None
            except BrokenProcessPool:
                self.close()
                LOG.warning("a process died over a log that was brought")
                raise Refused(422, Code.BAD_LOG, "the log cannot be replayed here") from None
        if isinstance(found, NewRecord):
            return found
        raise Refused(*found)

    def _new(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(1, mp_context=context, initializer=begin, initargs=(self._prepare,))

    def close(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            workers = list((getattr(process, "_processes", None) or {}).values())
            process.shutdown(wait=False, cancel_futures=True)
            for worker in workers:
                worker.terminate()


def read_log(body: bytes) -> NewRecord | tuple[int, str, str]:
    """In the process: a table, or the parts of a refusal."""
    with contextlib.suppress(ValueError, RecursionError):
        document = json.loads(body)
        if isinstance(document, dict):
            try:
                return imported(document)
            except Refused as refused:
                return refused.status, refused.code, refused.message
    return 400, Code.NOT_UNDERSTOOD, "a log is one JSON object"
