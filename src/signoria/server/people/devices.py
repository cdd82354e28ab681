"""How another device joins a person: a one-time code that a known device confirms, or recovery words on paper."""

import time
from dataclasses import dataclass
from typing import Final

from signoria.server.people.errors import LastDevice, NoCode, NoDevice
from signoria.server.people.keys import hash_key
from signoria.server.people.people import Caller, People, new_id
from signoria.server.people.words import CODE_WORDS, PAPER_WORDS, check_words, make_words, read_words
from signoria.store import people as rows
from signoria.store.records import ASKED, BROWSER, DONE, OPEN, PAPER, REFUSED, Device, Transfer

TRANSFER_SECONDS: Final = 300.0
EXPIRED: Final = "over"
USED_UP: Final = "this code is not known, was used, or is older than five minutes; make another one on your first device"


@dataclass(frozen=True)
class TransferState:
    """How a transfer stands: open, asked, done, no, or over."""

    state: str
    seconds: float
    label: str = ""
    check: str = ""


async def begin_transfer(people: People, caller: Caller) -> tuple[str, float]:
    """A code for another device, and how long it can be used. An earlier code of this person is void then."""
    code = make_words(CODE_WORDS)
    until = time.time() + TRANSFER_SECONDS
    await rows.add_transfer(people.store, Transfer(new_id(), caller.person.id, hash_code(code), until, OPEN))
    return code, TRANSFER_SECONDS


async def ask_to_join(people: People, code: str, key: str, label: str) -> str:
    """Ask to become a device of the person who made the code; returns the words to compare."""
    words = read_words(code, CODE_WORDS)
    code_hash = hash_code(words or "")
    if words is None or not await rows.ask_transfer(people.store, code_hash, hash_key(key), label, time.time()):
        raise NoCode(USED_UP)
    return check_words(code_hash, hash_key(key))


async def read_transfer(people: People, caller: Caller) -> TransferState:
    """What the device that made the code is shown."""
    return describe(await rows.find_transfer(people.store, person=caller.person.id))


async def read_request(people: People, key: str) -> TransferState:
    """What the device that asked is shown."""
    return describe(await rows.find_transfer(people.store, asking_hash=hash_key(key)))


def describe(transfer: Transfer | None) -> TransferState:
    left = 0.0 if transfer is None else max(0.0, transfer.until - time.time())
    if transfer is None or (not left and transfer.state in (OPEN, ASKED)):
        return TransferState(EXPIRED, 0.0)
    check = check_words(transfer.code_hash, transfer.asking_hash) if transfer.asking_hash else ""
    return TransferState(transfer.state, left, transfer.label, check)


async def answer_transfer(people: People, caller: Caller, *, yes: bool) -> TransferState:
    """Add the device that asks, or turn it away."""
    if not await rows.answer_transfer(people.store, caller.person.id, new_id(), DONE if yes else REFUSED, time.time()):
        raise NoCode(USED_UP)
    people.forget_all()
    return await read_transfer(people, caller)


async def stop_transfer(people: People, caller: Caller) -> None:
    await rows.stop_transfer(people.store, caller.person.id)


# ---- paper --------------------------------------------------------------------------------------------------------------


async def write_paper(people: People, caller: Caller) -> str:
    """New recovery words; those written down earlier are void then."""
    words = make_words(PAPER_WORDS)
    now = time.time()
    await rows.replace_paper(people.store, Device(new_id(), caller.person.id, hash_paper(words), PAPER, "", now, 0.0))
    return words


async def recover(people: People, typed: str, key: str, label: str) -> Caller:
    """Become a device of the person whose recovery words these are."""
    words = read_words(typed, PAPER_WORDS)
    found = await rows.find_device(people.store, hash_paper(words)) if words else None
    if found is None or found[1].kind != PAPER:
        raise NoCode("these are not the recovery words of anyone here; check them, or make a new code on another device")
    now = time.time()
    await rows.join_person(people.store, Device(new_id(), found[0].id, hash_key(key), BROWSER, label, now, now), found[1].id)
    people.forget_all()
    return await people.get(key)


def hash_code(words: str) -> str:
    return hash_key(f"code {words}")


def hash_paper(words: str) -> str:
    return hash_key(f"paper {words}")


# ---- devices ------------------------------------------------------------------------------------------------------------


async def find_device(people: People, caller: Caller, device: str) -> Device:
    for each in await rows.devices_of(people.store, caller.person.id):
        if each.id == device:
            return each
    raise NoDevice("you have no such device; look at the list again")


async def remove_device(people: People, caller: Caller, device: str) -> None:
    """Sign out a device. The links it may have kept open nothing any more; other devices use their own keys."""
    if device == caller.device.id:
        raise LastDevice("a device cannot sign out itself; use another one, or forget everything")
    found = await find_device(people, caller, device)
    await rows.remove_device(people.store, found)
    people.forget_all()


async def rename_device(people: People, caller: Caller, device: str, label: str) -> None:
    found = await find_device(people, caller, device)
    await rows.rename_device(people.store, found.id, label)
    people.forget_all()
