"""The pace of a table: how long a bot's decision stays before the eyes, and what a key does meanwhile."""

import time

from signoria.cli.terminal import read_key, single_keys
from signoria.core.errors import BadSetup

USUAL = 0.8
SLOWEST = 60.0


def check_pace(text: str) -> float:
    """Seconds from a command line."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds <= SLOWEST:
        raise BadSetup(f"pace is '{text}'; expected seconds from 0 to {SLOWEST:g}, such as 0.8")
    return seconds


def wait(seconds: float) -> str:
    """Wait, or until Enter or `u` is pressed; returns the key that ended it, or nothing."""
    if seconds <= 0:
        return ""
    until = time.monotonic() + seconds
    with single_keys() as possible:
        if not possible:
            time.sleep(seconds)
            return ""
        while (left := until - time.monotonic()) > 0:
            key = read_key(left)
            if key in ("enter", "u", "U"):
                return key.lower()
    return ""
