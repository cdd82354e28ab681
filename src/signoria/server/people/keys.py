"""Device keys: made by a browser, stored here as hashes only. One key opens every seat of its person.

As a bearer token a key may name one of the seats at a table: `KEY@2`.
"""

import contextlib
import re
from typing import Final

from signoria.server.tables.tokens import hash_of

# 256 random bits; the prefix tells a key from the token of a seat.
KEY: Final = re.compile(r"k\.[A-Za-z0-9_-]{43}", re.ASCII)
LARGEST_SEAT: Final = 99


def is_key(text: str) -> bool:
    return KEY.fullmatch(text) is not None


def split_seat(token: str) -> tuple[str, int | None]:
    """A bearer token without the seat it names, and that seat."""
    key, found, seat = token.partition("@")
    if found and len(seat) <= 2:
        with contextlib.suppress(ValueError):
            return key, int(seat)
    return (token, None) if found else (key, None)


def hash_key(key: str) -> str:
    return hash_of(key)
