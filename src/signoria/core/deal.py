"""A deal that can be verified: what was sealed before the match, and the numbers that follow from it.

The server commits to a secret before anyone sits down, every seated browser adds a share, and all of it is revealed at the
end. docs/log-format.md describes the bytes; docs/decisions/0032 says what this protects against.
"""

import hashlib
import hmac
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from signoria.core.errors import BadLog, BadSetup
from signoria.core.rng import Rng
from signoria.core.state import State

DEAL_VERSION: Final = 1
SECRET_BYTES: Final = 32
SHARE_BYTES: Final = 16
HASH_BYTES: Final = 32
NUMBER_BYTES: Final = 8


def commit_to_secret(table: str, secret: bytes) -> bytes:
    """The commitment that a server publishes with the invitation."""
    return hashlib.sha256(b"signoria-deal-1" + table.encode() + secret).digest()


def commit_to_share(table: str, share: bytes) -> bytes:
    """The commitment that a browser sends before it reveals its share."""
    return hashlib.sha256(b"signoria-share-1" + table.encode() + share).digest()


@dataclass(frozen=True)
class Share:
    """What one seat added to the deal."""

    seat: int
    commit: bytes
    share: bytes


@dataclass(frozen=True)
class Deal:
    """The sealed deal of a match. `secret` is None as long as it must not be known."""

    table: str
    commit: bytes
    secret: bytes | None
    shares: tuple[Share, ...] = ()

    def key(self) -> bytes:
        """The key of all draws; needs the secret."""
        if self.secret is None:
            raise BadSetup("the secret of this deal is not revealed yet; it is in the log once the match is over")
        return hmac.digest(self.secret, self.commit + b"".join(share.share for share in self.shares), "sha256")

    def seed(self) -> int:
        """A number for everything but chance that wants a seed of the match."""
        return int.from_bytes(hmac.digest(self.key(), b"seed", "sha256")[:NUMBER_BYTES], "big") >> 1

    def problems(self) -> list["Misfit"]:
        """Every commitment that does not fit what was revealed."""
        found = []
        if self.secret is not None and commit_to_secret(self.table, self.secret) != self.commit:
            found.append(Misfit(None))
        found += [Misfit(each.seat) for each in self.shares if commit_to_share(self.table, each.share) != each.commit]
        return found


@dataclass(frozen=True)
class Misfit:
    """A commitment that does not fit: that of a seat's share, or of the secret (None)."""

    seat: int | None


def make_deal(table: str, shares: Mapping[int, bytes] | None = None, *, secret: bytes | None = None) -> Deal:
    """Seal a deal: a random secret unless one is given, and the shares by seat."""
    chosen = secrets.token_bytes(SECRET_BYTES) if secret is None else secret
    if len(chosen) != SECRET_BYTES:
        raise BadSetup(f"the secret of a deal has {len(chosen)} bytes; expected {SECRET_BYTES}")
    parts = sorted((shares or {}).items())
    if any(len(share) != SHARE_BYTES for _, share in parts):
        raise BadSetup(f"every share of a deal has {SHARE_BYTES} bytes")
    added = tuple(Share(seat, commit_to_share(table, share), share) for seat, share in parts)
    return Deal(table, commit_to_secret(table, chosen), chosen, added)


# ---- draws ---------------------------------------------------------------------------------------------------------------


class SealedDraws:
    """The draws of a match with a sealed deal: as `chance.Draws`, with streams that follow from the key of the deal."""

    def __init__(self, deal: Deal) -> None:
        self.deal = deal
        self.rng = Rng(0)
        self.counts: dict[int, int] = {}
        self._key: bytes | None = None

    def next(self, state: State) -> int:
        """Sample the next outcome. It is counted once it has happened: see `note`."""
        source = state.source()
        self.start_stream(source, self.drawn(source))
        return state.sample(self.rng)

    def drawn(self, source: int) -> int:
        """How often a source was drawn from."""
        return self.counts.get(source, 0)

    def note(self, source: int) -> None:
        """Count a draw, sampled here or read from a log."""
        self.counts[source] = self.drawn(source) + 1

    def start_stream(self, source: int, index: int) -> None:
        """Set the generator to the stream of one draw."""
        if self._key is None:
            self._key = self.deal.key()
        words = stream_words(self._key, source, index)
        rng = self.rng
        rng.a, rng.b, rng.c, rng.counter = words
        rng.warm_up()

    def __deepcopy__(self, _memo: object) -> "SealedDraws":
        copy = SealedDraws(self.deal)
        copy.counts = dict(self.counts)
        return copy


def stream_words(key: bytes, source: int, index: int) -> tuple[int, int, int, int]:
    """The state of sfc32, before its warm-up, for draw `index` of a source."""
    numbers = b"".join(number.to_bytes(NUMBER_BYTES, "big", signed=True) for number in (source, index))
    state = hmac.digest(key, b"draw" + numbers, "sha256")
    a, b, c, counter = (int.from_bytes(state[at : at + 4], "big") for at in (0, 4, 8, 12))
    return a, b, c, counter


# ---- the block of a log --------------------------------------------------------------------------------------------------


def deal_form(deal: Deal, *, revealed: bool) -> dict[str, Any]:
    """A deal as logs and messages give it, the secret only once it is revealed."""
    return {
        "version": DEAL_VERSION,
        "table": deal.table,
        "commit": deal.commit.hex(),
        "secret": deal.secret.hex() if revealed and deal.secret is not None else None,
        "shares": [{"seat": each.seat, "commit": each.commit.hex(), "share": each.share.hex()} for each in deal.shares],
    }


def parse_deal(form: object, players: int) -> Deal:
    """Read the deal of a log. It checks the shape only: whether the parts fit each other is for `verify`."""
    if not isinstance(form, Mapping):
        raise BadLog(f"'deal' is {form!r}, expected an object")
    if form.get("version") != DEAL_VERSION or isinstance(form.get("version"), bool):
        raise BadLog(f"deal version {form.get('version')!r} is unknown; this program reads version {DEAL_VERSION}")
    table = form.get("table")
    if not isinstance(table, str):
        raise BadLog(f"'deal.table' is {table!r}, expected the name of a table")
    secret = form.get("secret")
    return Deal(
        table,
        _bytes(form.get("commit"), HASH_BYTES, "deal.commit"),
        None if secret is None else _bytes(secret, SECRET_BYTES, "deal.secret"),
        _parse_shares(form.get("shares"), players),
    )


def _parse_shares(form: object, players: int) -> tuple[Share, ...]:
    if not isinstance(form, list) or not all(isinstance(each, Mapping) for each in form):
        raise BadLog("'deal.shares' must be a list of objects with seat, commit and share")
    shares = []
    for each in form:
        seat = each.get("seat")
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < players:
            raise BadLog(f"'deal.shares' names seat {seat!r}; seats are 0 to {players - 1}")
        commit = _bytes(each.get("commit"), HASH_BYTES, "deal.shares.commit")
        shares.append(Share(seat, commit, _bytes(each.get("share"), SHARE_BYTES, "deal.shares.share")))
    if [share.seat for share in shares] != sorted({share.seat for share in shares}):
        raise BadLog("'deal.shares' must name each seat once, in order")
    return tuple(shares)


def _bytes(value: object, length: int, key: str) -> bytes:
    try:
        read = bytes.fromhex(value) if isinstance(value, str) else b""
    except ValueError:
        read = b""
    if len(read) != length:
        raise BadLog(f"'{key}' is {value!r}, expected {length} bytes in hexadecimal")
    return read
