"""Processes that a test or a fixture starts and leaves running. None of them outlives it, however it ends.

Each gets a process group of its own. What a test started ends with the test, what a fixture started ends with the fixture, and
everything ends with pytest: at its end, on Ctrl-C and on SIGTERM. On Linux the kernel ends them too when pytest is killed.
"""

import contextlib
import ctypes
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from types import FrameType
from typing import Any

import psutil

PR_SET_PDEATHSIG = 1
# Loaded before any fork: a child between fork and exec should not import.
LIBC = ctypes.CDLL(None) if sys.platform == "linux" else None
STARTED: "list[subprocess.Popen[Any]]" = []


def end_with_parent(number: int) -> None:
    """Ask the kernel to send this process a signal when its parent ends. Other systems have nothing like it."""
    if LIBC is not None:
        LIBC.prctl(PR_SET_PDEATHSIG, number)


def start(
    command: Sequence[str | os.PathLike[str]],
    *,
    first: Callable[[], None] | None = None,
    when_orphaned: signal.Signals = signal.SIGKILL,
    **options: Any,
) -> "subprocess.Popen[Any]":
    """Start a process. `first` runs in the child before the program does."""
    parent = os.getpid()

    def prepare() -> None:
        if first is not None:
            first()
        end_with_parent(when_orphaned)
        if os.getppid() != parent:
            os._exit(1)

    process = subprocess.Popen(command, start_new_session=True, preexec_fn=prepare, **options)  # noqa: PLW1509
    STARTED.append(process)
    return process


def end(process: "subprocess.Popen[Any]") -> None:
    """End a process and its whole group, now. Ending it twice does no harm."""
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    with contextlib.suppress(ValueError):
        STARTED.remove(process)


@contextlib.contextmanager
def ended() -> Iterator[None]:
    """Whatever starts inside has ended afterwards."""
    before = list(STARTED)
    try:
        yield
    finally:
        for process in [one for one in STARTED if one not in before]:
            end(process)


def end_all() -> None:
    """End everything that started here, and every other descendant of this process."""
    for process in STARTED:
        end(process)
    left = psutil.Process().children(recursive=True)
    for one in left:
        with contextlib.suppress(psutil.NoSuchProcess):
            one.kill()
    psutil.wait_procs(left, timeout=10)


def interrupt(number: int, frame: FrameType | None) -> None:
    """SIGTERM ends pytest as Ctrl-C does: fixtures clean up."""
    raise KeyboardInterrupt


def end_with_pytest(*, worker: bool) -> None:
    """Called once by each process of pytest; a worker also ends when the process that hands out the tests does."""
    signal.signal(signal.SIGTERM, interrupt)
    if worker:
        end_with_parent(signal.SIGTERM)
