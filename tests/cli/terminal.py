"""A terminal for tests: a program behind a pseudo-terminal, what it shows, and keys typed into it."""

import codecs
import fcntl
import os
import pty
import re
import select
import signal
import struct
import sys
import termios
import time
from pathlib import Path

from tests import children
from tests.patience import patience

ROOT = Path(__file__).parents[2]
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>()][B0]?")
CLEAR = "\x1b[H\x1b[2J"
# Where a table has pages, the line that is typed into says so before the sign.
PROMPT = "> "
PATIENCE = patience(20)


def own_terminal() -> None:
    """In the child: the terminal is its own, so that Ctrl-C typed into it reaches it even where a parent ignores it."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """Runs `signoria` with a terminal of its own."""

    def __init__(self, home: Path, *arguments: str, columns: int = 100, lines: int = 40, code: str = "") -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        command = ["-c", code] if code else ["-m", "signoria.cli.main"]
        kept = {
            key: value
            for key, value in os.environ.items()
            if key not in ("LC_ALL", "LC_MESSAGES", "COLUMNS", "LINES", "NO_COLOR")
        }
        self.process = children.start(
            [sys.executable, *command, *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            close_fds=True,
            first=own_terminal,
            cwd=ROOT,
            env={**kept, "SIGNORIA_HOME": str(home), "TERM": "xterm-256color", "LANG": "en_GB.UTF-8", "PAGER": "cat"},
        )
        os.close(slave)
        self.raw = ""
        self.seen: list[str] = []
        self._decoder = codecs.getincrementaldecoder("utf-8")(errors="replace")

    def read(self, seconds: float) -> bool:
        """Take over what was shown meanwhile; False at the end of the program."""
        if not select.select([self.master], [], [], seconds)[0]:
            return True
        try:
            data = os.read(self.master, 65536)
        except OSError:
            return False
        self.raw += self._decoder.decode(data)
        return bool(data)

    @property
    def screen(self) -> str:
        """What was shown since the screen was cleared last, without colours."""
        return ESCAPES.sub("", self.raw.rpartition(CLEAR)[2]).replace("\r", "")

    def wait_for(self, text: str) -> str:
        """Until this text is on the screen; returns the screen."""
        until = time.monotonic() + PATIENCE
        while text not in self.screen:
            more = self.read(0.1)
            if text in self.screen:
                break
            assert more, f"ended without showing {text!r}:\n{self.screen}"
            assert time.monotonic() < until, f"did not show {text!r} in time:\n{self.screen}"
        return self.screen

    def wait_for_prompt(self) -> str:
        """Until something can be typed, or the program ends; returns the screen."""
        until = time.monotonic() + PATIENCE
        while not self.screen.endswith(PROMPT):
            if not self.read(0.1) and not self.screen.endswith(PROMPT):
                return self.screen
            assert time.monotonic() < until, f"asked for nothing in time:\n{self.screen}"
        return self.screen

    def press(self, keys: str) -> None:
        os.write(self.master, keys.encode())

    def type(self, line: str) -> str:
        """Type a line and return the screen at the next prompt."""
        self.raw = ""
        self.press(line + "\n")
        self.seen.append(self.wait_for_prompt())
        return self.seen[-1]

    def end(self) -> int:
        """Let the program end; returns its exit code."""
        until = time.monotonic() + PATIENCE
        while self.read(0.1):
            assert time.monotonic() < until, f"did not end in time:\n{self.screen}"
        os.close(self.master)
        return self.process.wait(PATIENCE)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait(PATIENCE)
        os.close(self.master)
