"""Counts the frames a socket brings before anything reads them: an empty one costs six bytes to send and far more to read."""

from typing import Final

from signoria.server.http.limits import Buckets

MASKED: Final = 0x80
SHORT: Final = 0x7F
# How many bytes follow a length that does not fit into the second byte.
LONGER: Final = {126: 2, 127: 8}
MASK: Final = 4
KEY: Final = ""


class FrameCounter:
    """Follows the heads of frames through whatever pieces arrive. Control frames and empty pieces count as well."""

    def __init__(self, most: int) -> None:
        self._rates = Buckets(most / 60, most)
        self._head = bytearray()
        self._payload = 0

    def too_many(self, data: bytes) -> bool:
        """Whether there are more frames than may come; what comes after that is not looked at."""
        at = 0
        while at < len(data):
            if self._payload:
                passed = min(self._payload, len(data) - at)
                self._payload -= passed
                at += passed
                continue
            self._head.append(data[at])
            at += 1
            length = head_length(self._head)
            if length is not None and len(self._head) == length:
                self._payload = payload_length(self._head)
                self._head.clear()
                if self._rates.take(KEY):
                    return True
        return False


def head_length(head: bytearray) -> int | None:
    """How long the head of a frame is; None as long as that cannot be known."""
    if len(head) < 2:
        return None
    return 2 + LONGER.get(head[1] & SHORT, 0) + (MASK if head[1] & MASKED else 0)


def payload_length(head: bytearray) -> int:
    short = head[1] & SHORT
    return int.from_bytes(head[2 : 2 + LONGER[short]], "big") if short in LONGER else short
