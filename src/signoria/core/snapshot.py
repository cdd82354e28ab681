"""The bytes of a position: a short head that tells foreign bytes apart, then 64-bit numbers, little-endian."""

import struct
import zlib
from typing import Final

from signoria.core.errors import SignoriaError

HEAD: Final = struct.Struct("<4sIIII")
MAGIC: Final = b"SGN1"


class BadSnapshot(SignoriaError):
    """Bytes that are no snapshot of this game and number of players."""


def pack_snapshot(game: str, players: int, numbers: list[int]) -> bytes:
    body = struct.pack(f"<{len(numbers)}q", *numbers)
    return HEAD.pack(MAGIC, zlib.crc32(game.encode()), players, len(numbers), zlib.crc32(body)) + body


def unpack_snapshot(data: bytes, game: str, players: int) -> list[int]:
    """The numbers of a snapshot."""
    if len(data) < HEAD.size or data[:4] != MAGIC:
        raise BadSnapshot("these bytes are no Signoria snapshot; take them from to_bytes()")
    _, key, seats, count, check = HEAD.unpack_from(data)
    body = data[HEAD.size :]
    if key != zlib.crc32(game.encode()) or seats != players:
        raise BadSnapshot(f"this snapshot is not of {game} with {players} players; restore it where it was taken")
    if len(body) != 8 * count or zlib.crc32(body) != check:
        raise BadSnapshot("this snapshot is truncated or was changed; take a new one")
    return list(struct.unpack(f"<{count}q", body))
