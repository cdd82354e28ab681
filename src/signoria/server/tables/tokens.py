"""Secret links: whoever has the token of a seat sits there. Only its hash is kept."""

import base64
import hashlib
import hmac
import secrets
from collections.abc import Iterable
from typing import Final

from signoria.store.records import Seat

LONGEST: Final = 200
TABLE_ID_BYTES: Final = 9


def new_token() -> str:
    return secrets.token_urlsafe(32)


def derive_token(token: str, table_id: str) -> str:
    """The token of a seat at the table where the same people play once more: the same however often it is asked for."""
    made = hmac.new(token[:LONGEST].encode("utf-8", "replace"), f"again {table_id}".encode(), hashlib.sha256).digest()
    return base64.urlsafe_b64encode(made).decode().rstrip("=")


def new_table_id() -> str:
    """Never with a dash in front: on the command line of `signoria admin` that would be an option."""
    while True:
        table_id = secrets.token_urlsafe(TABLE_ID_BYTES)
        if not table_id.startswith("-"):
            return table_id


def hash_of(token: str) -> str:
    return hashlib.sha256(token[:LONGEST].encode("utf-8", "replace")).hexdigest()


def find_seat(seats: Iterable[Seat], token: str) -> Seat | None:
    """The seat a token belongs to. Every seat is compared, each in constant time."""
    return find_matching(((seat, seat.token_hash) for seat in seats), token)


def find_invited_seat(seats: Iterable[Seat], token: str) -> Seat | None:
    """The seat an invitation is for."""
    return find_matching(((seat, seat.invitation_hash) for seat in seats), token)


def find_matching(hashes: Iterable[tuple[Seat, str | None]], token: str) -> Seat | None:
    asked = hash_of(token)
    found: Seat | None = None
    for seat, known in hashes:
        if known is not None and hmac.compare_digest(known, asked):
            found = seat
    return found
