"""Where a table was made from, and who may not make any.

Addresses are not written down: a table keeps a keyed hash, enough to take turns fairly and to close a door. Bans are read
again every few seconds, so that what `signoria admin ban` writes holds without a restart.
"""

import hashlib
import ipaddress
import secrets
import time
from typing import Final

from signoria.server.addresses import network_of
from signoria.store import lists
from signoria.store.facts import add_fact, get_fact
from signoria.store.store import Store

KEY: Final = "origin-key"
READ_EVERY: Final = 5.0


class Origins:
    """Hashes of addresses, and the bans."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._names: set[str] = set()
        self._networks: list[ipaddress.IPv4Network | ipaddress.IPv6Network] = []
        self._known: dict[str, bool] = {}

    @classmethod
    async def open(cls, store: Store) -> "Origins":
        made = cls(await origin_key(store))
        await made.read(store)
        return made

    def of(self, address: str) -> str:
        return hashlib.blake2b(address.encode(), digest_size=12, key=self._key).hexdigest()

    async def read(self, store: Store) -> None:
        """Read the bans that hold now."""
        now = time.time()
        held = [ban.address for ban in await lists.bans(store) if ban.until is None or ban.until > now]
        self._names = set(held)
        self._networks = [network for network in map(network_of, held) if network is not None]
        self._known = {}

    def is_banned(self, address: str, key: str) -> bool:
        """Whether an address, or the network or origin it belongs to, may ask for nothing."""
        if not self._names:
            return False
        if address not in self._known:
            if len(self._known) > 10_000:
                self._known = {}
            self._known[address] = self._matches_ban(address, key)
        return self._known[address]

    def _matches_ban(self, address: str, key: str) -> bool:
        if address in self._names or self.of(key) in self._names:
            return True
        try:
            parsed = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(parsed in network for network in self._networks)


async def origin_key(store: Store) -> bytes:
    """The key of this database's origins; made once."""
    await add_fact(store, KEY, secrets.token_hex(32))
    found = await get_fact(store, KEY)
    assert found is not None
    return bytes.fromhex(found)
