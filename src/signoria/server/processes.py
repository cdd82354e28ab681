"""Child processes of the server: they ignore Ctrl-C, end with the server, and can be interrupted by an alarm."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from multiprocessing.connection import wait


class TooLong(Exception):
    """A child process worked for longer than it may."""


def start_child(prepare: Callable[[], None] | None, niceness: int = 0) -> None:
    """Set up a child process; the initializer of its executor. A positive `niceness` lets other processes go first."""
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(signal, "SIGALRM"):
        signal.signal(signal.SIGALRM, interrupt)
    threading.Thread(target=end_with_parent, daemon=True).start()
    if prepare is not None:
        prepare()


def set_alarm(seconds: float) -> None:
    """Raise TooLong after `seconds`; 0 cancels. Only the main thread of a process can be interrupted."""
    if hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread():
        signal.setitimer(signal.ITIMER_REAL, seconds)


def interrupt(_signal: int, _frame: object) -> None:
    raise TooLong


def end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)
