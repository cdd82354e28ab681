"""Who sits where: invitations that are used once, tokens only their owner has, seats that are freed, votes.

A token is made here, answered once to the person it belongs to, and kept as its hash only.
"""

import time
from dataclasses import replace
from typing import Any, Final

from signoria.core.game import SPECTATOR
from signoria.server.tables.errors import HostOnly, NoSuchSeat, NotGuestSeat, SeatInUse, SeatTaken
from signoria.server.tables.live import LiveTables, disconnect_revoked
from signoria.server.tables.names import check_free, clean_name
from signoria.server.tables.table import FRIEND, HOST, RETURNING, LiveTable
from signoria.server.tables.tokens import derive_token, hash_of, new_token
from signoria.store import lists
from signoria.store.errors import Conflict
from signoria.store.records import BOT, CLOSED, NOBODY, PLAYING, Change, Record, Seat, Standing
from signoria.store.rows import Write

CLOSE: Final = "close"
DELETE: Final = "delete"


async def sit_down(
    tables: LiveTables, table: LiveTable, number: int, name: str, *, invited: bool, person: str | None = None
) -> tuple[int, str | None]:
    """A person takes a seat or changes the name on it. An invitation is exchanged for a token nobody else has."""
    own = new_token() if invited else None
    cleaned = clean_name(name)
    check_free(cleaned, (other.name for other in table.seats if other.seat != number))
    seat = replace(table.seats[number], name=cleaned, joined=True)
    if own is not None:
        seat = replace(seat, token_hash=hash_of(own), seen=time.time(), sat=time.time(), person=person)
    seq = await tables.change_seat(table, seat)
    disconnect_revoked(table)
    return seq, own


async def replace_token(tables: LiveTables, table: LiveTable, number: int) -> tuple[int, str]:
    """A new token for whoever sits there; the old one, wherever it has got to, opens nothing any more."""
    own = new_token()
    seq = await tables.change_seat(table, replace(table.seats[number], token_hash=hash_of(own), seen=time.time()))
    disconnect_revoked(table)
    return seq, own


async def invite(tables: LiveTables, table: LiveTable, host: int, number: int) -> tuple[int, str]:
    """A new invitation for a seat; an earlier one is worth nothing then.

    A friend who sits there keeps the seat until someone opens the new link: it is for a friend who cannot get back.
    """
    seat = guest_seat(table, host, number)
    if seat.joined and number in table.connected():
        raise SeatInUse(f"{seat.name or 'someone'} is at the table right now", seq=table.seq)
    invitation = new_token()
    open_seat = replace(seat, kind=FRIEND, joined=False, invitation_hash=hash_of(invitation))
    return await tables.change_seat(table, open_seat), invitation


async def withdraw(tables: LiveTables, table: LiveTable, host: int, number: int) -> int:
    """Take an invitation back: its link opens nothing any more."""
    return await tables.change_seat(table, replace(guest_seat(table, host, number), invitation_hash=None))


async def free(tables: LiveTables, table: LiveTable, host: int, number: int) -> tuple[int, str]:
    """Free a seat that nobody uses, and invite somebody else to it."""
    seat = guest_seat(table, host, number)
    hours = tables.settings.limits.seat_idle_hours
    if number in table.connected() or time.time() - seat.seen < 3600 * hours:
        raise SeatInUse(f"somebody was on this seat within the last {hours:g} hours", seq=table.seq)
    return await empty_seat(tables, table, seat)


async def empty_seat(tables: LiveTables, table: LiveTable, seat: Seat) -> tuple[int, str]:
    invitation = new_token()
    empty = replace(
        seat, kind=FRIEND, joined=False, token_hash=None, invitation_hash=hash_of(invitation), vote=None, person=None
    )
    seq = await tables.change_seat(table, empty)
    disconnect_revoked(table)
    return seq, invitation


def guest_seat(table: LiveTable, host: int, number: int) -> Seat:
    """A seat the host may give away."""
    if not table.is_host(host):
        raise HostOnly("only whoever made the table invites to it")
    if not 0 <= number < len(table.seats):
        raise NoSuchSeat(f"this table has the seats 0 to {len(table.seats) - 1}")
    seat = table.seats[number]
    if seat.kind == BOT or table.is_host(number):
        raise NotGuestSeat("only seats of friends are given away", seq=table.seq)
    return seat


# ---- once more ----------------------------------------------------------------------------------------------------------


async def claim(tables: LiveTables, table: LiveTable, number: int, before: str) -> str:
    """The own seat at the table where the same people play once more, for whoever had it before, by the token `before`."""
    seat = next((each for each in table.seats if each.from_seat == number), None)
    seat = table.seats[number] if seat is None and table.began <= 1 and table.state == PLAYING else seat
    if seat is None or seat.kind not in (RETURNING, HOST):
        raise SeatTaken("the seat was given to somebody else", seq=table.seq)
    own = derive_token(before, table.id)
    if seat.joined and seat.token_hash == hash_of(own):
        return own
    seated = replace(seat, token_hash=hash_of(own), invitation_hash=None, joined=True, seen=time.time(), sat=time.time())
    await tables.change_seat(table, seated)
    disconnect_revoked(table)
    return own


# ---- what all people at a table agree to --------------------------------------------------------------------------------


async def vote(tables: LiveTables, table: LiveTable, number: int, what: str) -> dict[str, Any]:
    """Agree to close or delete the table; it is done when all who sit there agree."""
    await tables.change_seat(table, replace(table.seats[number], vote=what))
    missing = find_missing_votes(table.seats, what)
    if missing:
        return {"done": False, "waiting_for": missing}
    if what == DELETE:
        await tables.delete(table)
    else:
        await tables.close_match(table)
    return {"done": True, "waiting_for": []}


async def vote_unloaded(tables: LiveTables, record: Record, number: int, what: str) -> dict[str, Any]:
    """The same at a table whose rules are gone, so that it cannot be played."""
    while True:
        try:
            return await vote_at(tables, record, number, what)
        except Conflict:
            # Somebody else agreed at the same moment.
            record = await tables.record(record.id)


async def vote_at(tables: LiveTables, record: Record, number: int, what: str) -> dict[str, Any]:
    own = next(seat for seat in record.seats if seat.seat == number)
    own.vote = what
    seats = [seat for seat in record.seats if seat.seat != SPECTATOR]
    missing = find_missing_votes(seats, what)
    standing = record.standing or Standing(0, NOBODY, [])
    if not missing and what == DELETE:
        await lists.remove(tables.store, [record.id])
        tables.drop_removed(record.id)
    else:
        kind, body = (CLOSED, {}) if not missing else ("seats", {"seat": number, "name": own.name})
        change = Change(record.changes[-1].seq + 1, kind, body)
        await tables.store.append(
            Write(record.id, change, Standing(standing.actor, NOBODY, standing.scores), tables.broadcaster.name, own)
        )
    return {"done": not missing, "waiting_for": missing}


def find_missing_votes(seats: list[Seat], what: str) -> list[int]:
    """The seats of people who have sat down and not agreed, even if they were given a new link since."""
    return [seat.seat for seat in seats if seat.kind != BOT and is_occupied(seat) and seat.vote != what]


def is_occupied(seat: Seat) -> bool:
    return seat.joined or (seat.kind == FRIEND and seat.token_hash is not None)
