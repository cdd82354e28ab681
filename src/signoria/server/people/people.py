"""Finds people by their device keys, and makes a person when someone first sits down or sets something."""

import secrets
import time
from collections import OrderedDict
from contextvars import ContextVar
from dataclasses import dataclass, replace
from typing import Any, Final

from signoria.server.people.errors import BadKey, NoPerson
from signoria.server.people.keys import hash_key, is_key
from signoria.store import people as rows
from signoria.store.errors import NotStored
from signoria.store.records import BROWSER, Device, Person
from signoria.store.store import Store

ID_BYTES: Final = 12
SEEN_EVERY: Final = 3600.0
MOST_REMEMBERED: Final = 10_000
# Another process may remove a device, so what is remembered is not trusted for long there.
REMEMBERED_SECONDS: Final = 2.0


@dataclass(frozen=True)
class Caller:
    """Who asks: a person, by one of their devices."""

    person: Person
    device: Device


# Who sent the request that is being answered, if it was sent with a device key as its token.
CALLER: Final[ContextVar[Caller | None]] = ContextVar("caller", default=None)


class People:
    """All people of a server."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._known: OrderedDict[str, tuple[Caller, float]] = OrderedDict()

    async def find(self, key: str) -> Caller | None:
        """The person behind a device key; None if no person has it."""
        if not is_key(key):
            return None
        key_hash = hash_key(key)
        known = self._known.get(key_hash)
        now = time.monotonic()
        if known is not None and (not self.store.shared or now - known[1] < REMEMBERED_SECONDS):
            return await self._note_seen(known[0])
        found = await rows.find_device(self.store, key_hash)
        if found is None:
            self._known.pop(key_hash, None)
            return None
        return await self._note_seen(self._remember(Caller(*found)))

    async def get(self, key: str) -> Caller:
        found = await self.find(key)
        if found is None:
            raise NoPerson("this needs the key of a device that belongs to someone; open the start page first")
        return found

    async def get_or_add(self, key: str, *, name: str = "", language: str = "", label: str = "") -> Caller:
        """The person behind a key; a new one if the key is not known yet."""
        if not is_key(key):
            raise BadKey("a device key is 'k.' and 43 letters, digits, '-' or '_'; let the browser make one")
        found = await self.find(key)
        if found is not None:
            return found
        now = time.time()
        person = Person(new_id(), name=name, language=language, created=now, seen=now)
        device = Device(new_id(), person.id, hash_key(key), BROWSER, label, now, now)
        try:
            await rows.add_person(self.store, person, device)
        except NotStored:
            # The same browser may have asked twice at the same moment.
            found = await self.find(key)
            if found is None:
                raise
            return found
        return self._remember(Caller(person, device))

    async def change(self, caller: Caller, values: dict[str, Any]) -> Caller:
        """Store what a person has set."""
        await rows.change_person(self.store, caller.person.id, values)
        self.forget_person(caller.person.id)
        return Caller(replace(caller.person, **values), caller.device)

    def forget_person(self, person: str) -> None:
        """Read everything about a person from the database the next time."""
        for key_hash in [key for key, (caller, _) in self._known.items() if caller.person.id == person]:
            del self._known[key_hash]

    def forget_all(self) -> None:
        """Read everyone from the database the next time: a key may have become another person's."""
        self._known.clear()

    def _remember(self, caller: Caller) -> Caller:
        self._known[caller.device.key_hash] = caller, time.monotonic()
        if len(self._known) > MOST_REMEMBERED:
            self._known.popitem(last=False)
        return caller

    async def _note_seen(self, caller: Caller) -> Caller:
        now = time.time()
        if now - caller.device.seen < SEEN_EVERY:
            return caller
        await rows.note_seen(self.store, caller.device, now)
        seen = Caller(replace(caller.person, seen=now), replace(caller.device, seen=now))
        return self._remember(seen)


def new_id() -> str:
    return secrets.token_urlsafe(ID_BYTES)
