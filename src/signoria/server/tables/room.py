"""A table before the start: who sits where, what is agreed, who is ready; the deal comes last.

Every change of the set-up takes back the agreement of everybody but the host. When all seats are taken and all are ready, the
match begins after a few seconds, in which anyone may still say "wait".
"""

import json
import time
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from signoria.core.deal import commit_to_share, parse_deal
from signoria.core.errors import SignoriaError
from signoria.core.game import SPECTATOR
from signoria.core.match import Match
from signoria.core.relevance import check_relevance
from signoria.server.tables.creation import check_minder, clean_settings, find_changed_options, make_seat
from signoria.server.tables.errors import (
    BadShare,
    HasBegun,
    HostOnly,
    NoSuchSeat,
    NotGuestSeat,
    NotReady,
    NotUnderstood,
    SeatTaken,
    TableFull,
)
from signoria.server.tables.hosts import choose_host
from signoria.server.tables.live import LiveTables
from signoria.server.tables.names import check_free, clean_name
from signoria.server.tables.rewrite import Rewrite
from signoria.server.tables.table import FRIEND, HOST, LiveTable, deal_block, step_body
from signoria.server.tables.tokens import hash_of, new_token
from signoria.server.wire.schemas import RoomChange, RoomSeat, SeatRequest
from signoria.store.records import BEGIN, BOT, GATHERING, PLAYING, READY, ROOM, Seat, names_of

JOINED: Final = "joined"
LEFT: Final = "left"
READINESS: Final = "ready"
SEAT: Final = "seat"
SETUP: Final = "setup"
STARTS: Final = "starts"
SHARE: Final = "share"


def check_gathering(table: LiveTable) -> None:
    if table.state == PLAYING:
        raise HasBegun(seq=table.seq)


def check_host(table: LiveTable, number: int) -> None:
    check_gathering(table)
    if not table.is_host(number):
        raise HostOnly("only the host changes the table; ask the host")


# ---- what the host changes ----------------------------------------------------------------------------------------------


async def change_setup(tables: LiveTables, table: LiveTable, host: int, wanted: RoomChange) -> int:
    """Other options, another number of players, another agreement."""

    def plan() -> Rewrite:
        check_host(table, host)
        laid = table.laid
        players = laid.players if wanted.players is None else wanted.players
        seats = resize(table, players)
        options = laid.options if wanted.options is None else wanted.options
        match = lay_match(table, seats, players, options)
        agreed = dict(table.table_settings)
        if wanted.agreed is not None:
            agreed |= clean_settings(wanted.agreed)
            check_minder(laid.game, agreed)
        columns = {"players": players, "options": json.dumps(match.options), "agreed": json.dumps(agreed)}
        if int(agreed["matches"]) > 1 and table.series is None:
            columns |= {"series": table.id, "match_number": 1}
        changed = [key for key in ("players", "options", "agreed") if getattr(wanted, key) is not None]
        body = {"what": SETUP, "seat": host, "parts": changed}
        return room_rewrite(tables, table, body, withdraw(seats), columns=columns, match=match)

    return await tables.rewrite(table, plan)


def resize(table: LiveTable, players: int) -> list[Seat]:
    """The seats for another number of players: free seats are added, and those that nobody has taken go first."""
    seats = list(table.seats)
    while len(seats) < players:
        seats.append(Seat(len(seats), FRIEND, ""))
    for removable in (is_free, lambda seat: seat.kind == BOT):
        for seat in [seat for seat in reversed(seats) if removable(seat)]:
            if len(seats) > players:
                seats.remove(seat)
    if len(seats) > players:
        raise SeatTaken(f"{len(seats)} people sit here; {players} seats are too few", seq=table.seq)
    return renumber(seats)


def lay_match(table: LiveTable, seats: Sequence[Seat], players: int, options: Mapping[str, Any]) -> Match:
    """The match as it is set up, not yet dealt; refused where the game has no such set-up."""
    laid = table.laid
    try:
        check_relevance(laid.game, players, find_changed_options(laid.game, options))
        return Match(
            laid.game,
            players,
            seed=laid.seed,
            edition=laid.edition,
            options=options,
            seats=names_of(seats),
            draw=False,
        )
    except SignoriaError as error:
        raise NotUnderstood(str(error)) from None


async def change_seat(tables: LiveTables, table: LiveTable, host: int, number: int, wanted: RoomSeat) -> int:
    """A computer on a seat, a seat for a friend, a seat that goes, or two that are exchanged."""

    def plan() -> Rewrite:
        check_host(table, host)
        check_seat(table, number)
        body = {"what": SEAT, "seat": number}
        if wanted.remove:
            left = [seat for seat in table.seats if seat.seat != number]
            check_not_host(table, number)
            seats = renumber(left)
            match = lay_match(table, seats, len(seats), table.laid.options)
            columns = {"players": len(seats)}
            return room_rewrite(tables, table, body, withdraw(seats), columns=columns, match=match, moved=True)
        if wanted.to is not None:
            check_seat(table, wanted.to)
            order = list(table.seats)
            order[number], order[wanted.to] = order[wanted.to], order[number]
            return room_rewrite(tables, table, body, withdraw(renumber(order)), moved=True)
        check_not_host(table, number)
        seats = list(table.seats)
        seats[number] = give_seat(table, number, wanted)
        return room_rewrite(tables, table, body, withdraw(seats))

    return await tables.rewrite(table, plan)


def give_seat(table: LiveTable, number: int, wanted: RoomSeat) -> Seat:
    """The seat as the host wants it; whoever sat there has left it."""
    if wanted.kind == BOT:
        names = [seat.name for seat in table.seats]
        name = next((one for one in COMPUTERS if one not in names), "")
        return make_seat(table.laid.game, number, SeatRequest(kind=BOT, bot=wanted.bot, name=name or None))
    if wanted.bot is not None:
        raise NotUnderstood(f"seat {number} is for a person; only a seat of kind 'bot' has a bot")
    return Seat(number, FRIEND, "")


# Names for computers that take a seat late.
COMPUTERS: Final = ("Piero", "Ginevra", "Cosimo", "Lucrezia", "Sandro", "Fiammetta")


def check_seat(table: LiveTable, number: int) -> None:
    if not 0 <= number < len(table.seats):
        raise NoSuchSeat(f"this table has the seats 0 to {len(table.seats) - 1}")


def check_not_host(table: LiveTable, number: int) -> None:
    if table.is_host(number):
        raise NotGuestSeat("the host's own seat is left, not given away", seq=table.seq)


# ---- sitting down, being ready, leaving ---------------------------------------------------------------------------------


async def sit_anywhere(tables: LiveTables, table: LiveTable, name: str, person: str | None) -> tuple[int, int, str]:
    """Take the first free seat: the number of the change, the seat, and its token."""
    own = new_token()
    taken = -1

    def plan() -> Rewrite:
        nonlocal taken
        check_gathering(table)
        cleaned = clean_name(name)
        check_free(cleaned, (seat.name for seat in table.seats if seat.joined))
        free = next((seat for seat in table.seats if is_free(seat) and seat.kind == FRIEND), None)
        if free is None:
            raise TableFull("every seat at this table is taken; ask the host for one more", seq=table.seq)
        taken = free.seat
        now = time.time()
        seats = list(table.seats)
        seats[taken] = replace(
            free,
            name=cleaned,
            joined=True,
            token_hash=hash_of(own),
            invitation_hash=None,
            person=person,
            seen=now,
            sat=now,
            from_seat=None,
        )
        return room_rewrite(tables, table, {"what": JOINED, "seat": taken}, seats)

    return await tables.rewrite(table, plan), taken, own


async def set_ready(tables: LiveTables, table: LiveTable, number: int, *, ready: bool, commit: str | None) -> int:
    """Agree to begin, or say "wait". Who agrees commits to a share of the deal."""

    def plan() -> Rewrite:
        check_gathering(table)
        seats = list(table.seats)
        seats[number] = replace(seats[number], ready=ready, joined=True)
        shares = {} if table.deal is None else dict(table.deal["shares"])
        shares.pop(str(number), None)
        if ready and commit is not None and table.deal is not None:
            if any(other["commit"] == commit for other in shares.values()):
                raise BadShare("another seat has sent the same share; draw another one", seq=table.seq)
            shares[str(number)] = {"commit": commit, "share": None}
        body = {"what": READINESS, "seat": number, "ready": ready}
        return room_rewrite(tables, table, body, seats, shares=shares)

    return await tables.rewrite(table, plan)


async def open_share(tables: LiveTables, table: LiveTable, number: int, share: str) -> int:
    """The share somebody has committed to, once all are ready."""

    def plan() -> Rewrite:
        check_gathering(table)
        known = None if table.deal is None else table.deal["shares"].get(str(number))
        if table.state != READY or known is None:
            raise NotReady("shares are opened once all are ready", seq=table.seq)
        if commit_to_share(table.id, bytes.fromhex(share)).hex() != known["commit"]:
            raise BadShare("this is not the share that was committed to")
        assert table.deal is not None
        shares = {**table.deal["shares"], str(number): {**known, "share": share}}
        deal = json.dumps({**table.deal, "shares": shares})
        return Rewrite(ROOM, {"what": SHARE, "seat": number}, columns={"deal": deal})

    return await tables.rewrite(table, plan)


async def leave_room(tables: LiveTables, table: LiveTable, number: int) -> str:
    """Leave before the start: the seat is free again. If nobody is left, the table goes."""
    check_gathering(table)
    if not any(seat.seat != number for seat in table.people()):
        await tables.delete(table)
        return "deleted"

    def plan() -> Rewrite:
        check_gathering(table)
        name = table.seats[number].name
        seats = choose_host([Seat(number, FRIEND, "") if seat.seat == number else seat for seat in table.seats])
        return room_rewrite(tables, table, {"what": LEFT, "seat": number, "name": name}, withdraw(seats))

    await tables.rewrite(table, plan)
    return LEFT


# ---- beginning ----------------------------------------------------------------------------------------------------------


async def start(tables: LiveTables, table: LiveTable, host: int) -> int:
    """The host begins with those who are here; seats that nobody has taken are left out."""

    def plan() -> Rewrite:
        check_host(table, host)
        seats = [seat for seat in table.seats if not is_free(seat)]
        waiting = [seat.name for seat in seats if not is_ready(seat) and seat.kind != HOST]
        if waiting:
            missing = ", ".join(waiting)
            raise NotReady(f"not ready yet: {missing}; wait, or give the seat away", seq=table.seq)
        seats = [replace(seat, ready=True) if seat.kind == HOST else seat for seat in seats]
        moved = len(seats) != len(table.seats)
        body = {"what": STARTS, "seat": host}
        if not moved:
            return room_rewrite(tables, table, body, seats)
        seats = renumber(seats)
        match = lay_match(table, seats, len(seats), table.laid.options)
        columns = {"players": len(seats)}
        shares = move_shares(table, [seat for seat in table.seats if not is_free(seat)])
        return room_rewrite(tables, table, body, seats, columns=columns, match=match, shares=shares)

    return await tables.rewrite(table, plan)


async def begin(tables: LiveTables, table: LiveTable) -> None:
    """Deal. Nothing of the match exists before, and all of it is stored with this one change."""

    def plan() -> Rewrite:
        laid = table.laid
        kept = None
        if table.deal is not None:
            opened = {seat: share for seat, share in table.deal["shares"].items() if share["share"]}
            kept = {**table.deal, "shares": opened}
        deal = None if kept is None else parse_deal(deal_block(table.id, kept), laid.players)
        match = Match(
            laid.game,
            laid.players,
            seed=laid.seed if deal is None else None,
            edition=laid.edition,
            options=laid.options,
            seats=names_of(table.seats),
            deal=deal,
        )
        missing = [] if table.deal is None or kept is None else sorted(set(table.deal["shares"]) - set(kept["shares"]))
        columns: dict[str, Any] = {"state": PLAYING, "code": None, "deadline": None, "seed": match.seed}
        if kept is not None:
            columns["deal"] = json.dumps(kept)
        everyone = [replace(seat, ready=False, from_seat=None, invitation_hash=None) for seat in table.everyone]
        body = {**step_body(match, 0), "shares_missing": missing}
        return Rewrite(BEGIN, body, everyone, columns, match)

    await tables.rewrite(table, plan)


# ---- inside -------------------------------------------------------------------------------------------------------------


def room_rewrite(
    tables: LiveTables,
    table: LiveTable,
    body: dict[str, Any],
    seats: Sequence[Seat],
    *,
    columns: Mapping[str, Any] | None = None,
    match: Match | None = None,
    shares: Mapping[str, Any] | None = None,
    moved: bool = False,
) -> Rewrite:
    """A change before the start; it decides whether the match is about to begin."""
    watchers = [seat for seat in table.everyone if seat.seat == SPECTATOR]
    everything = dict(columns or {})
    if table.deal is not None:
        kept = {} if moved else table.deal["shares"] if shares is None else shares
        agreeing = {str(seat.seat) for seat in seats if seat.ready and seat.kind != BOT}
        # Nobody's share outlives their agreement, and all are closed again when the match does not begin.
        closed = {seat: {**share, "share": None} for seat, share in kept.items() if seat in agreeing}
        everything["deal"] = json.dumps({**table.deal, "shares": closed})
    if all(is_ready(seat) for seat in seats) and any(seat.kind != BOT for seat in seats):
        everything |= {"state": READY, "deadline": time.time() + tables.settings.countdown}
    else:
        everything |= {"state": GATHERING, "deadline": None}
    return Rewrite(ROOM, body, [*watchers, *seats], everything, match)


def withdraw(seats: Sequence[Seat]) -> list[Seat]:
    """After a change of the set-up everybody but the host is asked again."""
    return [seat if seat.kind in (HOST, BOT) else replace(seat, ready=False) for seat in seats]


def move_shares(table: LiveTable, staying: Sequence[Seat]) -> dict[str, Any]:
    """The shares under the numbers that seats have after others are left out."""
    shares = {} if table.deal is None else table.deal["shares"]
    return {str(new): shares[str(old.seat)] for new, old in enumerate(staying) if str(old.seat) in shares}


def renumber(seats: Sequence[Seat]) -> list[Seat]:
    return [replace(seat, seat=number) for number, seat in enumerate(seats)]


def is_free(seat: Seat) -> bool:
    """A seat for a person that nobody has taken."""
    return seat.kind != BOT and not seat.joined


def is_ready(seat: Seat) -> bool:
    return seat.kind == BOT or (seat.joined and seat.ready)
