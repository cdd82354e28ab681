"""What the server writes: faults, one line each, never a flood; as plain text or as JSON for collectors."""

import contextvars
import json
import logging
import sys
import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Final

REQUEST_ID: Final[contextvars.ContextVar[str]] = contextvars.ContextVar("request_id", default="")
PLAIN: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s"
# So often within a minute the same kind of line is written; then its number is.
MOST_ALIKE: Final = 20
MINUTE: Final = 60.0


class NoFlood(logging.Filter):
    """Lets through what is said for the first times in a minute; how much was left out is said with the next."""

    def __init__(self, most: int = MOST_ALIKE, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._most = most
        self._clock = clock
        self._since = clock()
        self._said: dict[tuple[str, int, str], int] = {}
        self._left_out: dict[tuple[str, int, str], int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        now = self._clock()
        if now - self._since >= MINUTE:
            self._since = now
            self._left_out = {key: said - self._most for key, said in self._said.items() if said > self._most}
            self._said = {}
        # Of messages in several lines the first says what they are about; the others name tasks and places, each its own.
        key = (record.name, record.levelno, str(record.msg).partition("\n")[0][:200])
        self._said[key] = self._said.get(key, 0) + 1
        if self._said[key] > self._most:
            return False
        if left_out := self._left_out.pop(key, 0):
            record.msg, record.args = f"{record.getMessage()} (and {left_out} more like it in the minute before)", ()
        return True


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, str] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if request := REQUEST_ID.get():
            line["request"] = request
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


class PlainLines(logging.Formatter):
    """Text, with the number of the request if a request is behind it."""

    def format(self, record: logging.LogRecord) -> str:
        request = REQUEST_ID.get()
        return super().format(record) + (f" (request {request})" if request else "")


def set_up(*, as_json: bool = False, level: str = "warning") -> None:
    """Everything goes to the error stream, through one handler."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if as_json else PlainLines(PLAIN))
    handler.addFilter(NoFlood())
    root = logging.getLogger()
    root.handlers = [each for each in root.handlers if not isinstance(each.formatter, JsonLines | PlainLines)]
    root.addHandler(handler)
    root.setLevel(level.upper())
