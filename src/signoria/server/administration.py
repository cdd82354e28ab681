"""`signoria admin`: what the one who runs a server does on its database, whether the server runs or not."""

import asyncio
import time
from argparse import Namespace
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Final

from signoria.core.errors import SignoriaError
from signoria.core.game import SPECTATOR
from signoria.server.addresses import address_key, network_of
from signoria.server.administration_arguments import WATCH
from signoria.server.settings import Limits
from signoria.server.tables.expiry import export_folder, find_expired, write_log
from signoria.server.tables.origins import Origins
from signoria.server.tables.tokens import hash_of, new_token
from signoria.store import backup, lists
from signoria.store.address import default_address
from signoria.store.errors import Conflict
from signoria.store.records import BOT, CLOSED, NOBODY, SEATS, Change, Record, Seat, Standing
from signoria.store.rows import Write
from signoria.store.schema import TABLES
from signoria.store.store import Store

SENDER: Final = "admin"
DAY: Final = 86400.0


class CannotDo(SignoriaError):
    """Something the administrator asked for that the database does not have."""


def run(args: Namespace) -> int:
    asyncio.run(act(args))
    return 0


async def act(args: Namespace) -> None:
    store = await Store.open(args.database or default_address(), beside=args.action != "restore")
    try:
        await ACTIONS[args.action](store, args)
    except Conflict:
        raise CannotDo("the table changed at the same moment; try again") from None
    finally:
        await store.close()


# ---- looking ------------------------------------------------------------------------------------------------------------


async def show_list(store: Store, args: Namespace) -> None:
    conditions = [TABLES.c.game == args.game] if args.game else []
    for each in await lists.list_tables(store, *conditions, most=number(args.most, "--most")):
        marks = [word for word, true in (("seeded", each.seeded), ("imported", each.imported), ("closed", each.closed)) if true]
        state = "over" if each.actor == lists.OVER else f"awaits {each.awaits}"
        print(f"{each.id}  {each.game:10} {day(each.touched)}  {each.seq:5} changes  {state:15} {' '.join(marks)}".rstrip())


async def show(store: Store, args: Namespace) -> None:
    record = await find_table(store, args.table)
    standing = record.standing
    print(f"{record.id}: {record.game}, rules {record.rules}, edition {record.edition['name']}, {record.players} players")
    print(f"changed {day(record.touched)}, {record.changes[-1].seq} changes, made from {record.origin or 'unknown'}")
    marks = [name for name in ("seeded", "imported", "closed", "unattended") if getattr(record, name)]
    print("marks: " + (", ".join(marks) or "none"))
    if standing is not None:
        print(f"decides: {standing.actor}, awaits {standing.awaits}, scores {standing.scores}")
    for seat in record.seats:
        print(describe(seat))


def describe(seat: Seat) -> str:
    if seat.seat == SPECTATOR:
        return "spectators: " + ("by link" if seat.token_hash else "no link")
    who = f"bot {seat.bot}" if seat.kind == BOT else seat.kind
    state = "" if seat.kind == BOT else ", sits there" if seat.joined else ", invited" if seat.invitation_hash else ", empty"
    seen = f", last seen {day(seat.seen)}" if seat.seen and seat.kind != BOT else ""
    return f"seat {seat.seat}: {seat.name or 'no name'} ({who}{state}{seen})"


async def show_statistics(store: Store, _args: Namespace) -> None:
    numbers = await lists.statistics(store)
    print(f"{numbers['tables']} tables, {numbers['changes']} changes")
    for what in ("games", "states"):
        for name, count in numbers[what].items():
            print(f"  {name}: {count}")


# ---- tables -------------------------------------------------------------------------------------------------------------


async def close(store: Store, args: Namespace) -> None:
    record = await find_table(store, args.table)
    if record.closed:
        raise CannotDo(f"table {record.id} is closed already")
    await append(store, record, Change(record.changes[-1].seq + 1, CLOSED, {}), None, awaits=NOBODY)
    print(f"table {record.id} is closed")


async def remove(store: Store, args: Namespace) -> None:
    record = await find_table(store, args.table)
    await lists.remove(store, [record.id])
    await lists.leave_note(store, record.id)
    print(f"table {record.id} is deleted")


async def write_out(store: Store, args: Namespace) -> None:
    record = await find_table(store, args.table)
    print(await write_log(store, record.id, Path(args.folder)))


async def expire(store: Store, args: Namespace) -> None:
    limits = Limits(
        never_begun_days=days(args.never_begun_days),
        abandoned_days=days(args.abandoned_days),
        finished_days=days(args.finished_days),
    )
    wanted = Path(args.export) if args.export else None
    for why, due in (await find_expired(store, limits)).items():
        folder = export_folder(why, wanted, args.database or default_address())
        for each in due:
            print(f"{each.id}  {each.game:10} {day(each.touched)}  {why}")
            if args.really and folder is not None:
                print(f"  its log: {await write_log(store, each.id, folder, whole=True)}")
        if args.really:
            await lists.remove(store, [each.id for each in due])
            for each in due:
                await lists.leave_note(store, each.id)


# ---- seats --------------------------------------------------------------------------------------------------------------


async def free(store: Store, args: Namespace) -> None:
    record, seat = await find_seat(store, args)
    if seat.seat == SPECTATOR or seat.kind == BOT:
        raise CannotDo("only a person's seat can be freed")
    invitation = new_token()
    empty = replace(
        seat, kind="friend", joined=False, token_hash=None, invitation_hash=hash_of(invitation), vote=None, person=None
    )
    await change_seat(store, record, empty)
    print(f"/t/{record.id}#{invitation}")


async def revoke(store: Store, args: Namespace) -> None:
    record, seat = await find_seat(store, args)
    if seat.seat == SPECTATOR:
        token = new_token()
        await change_seat(store, record, replace(seat, token_hash=hash_of(token)))
        print(f"/t/{record.id}#{token}")
    else:
        await change_seat(store, record, replace(seat, token_hash=None, invitation_hash=None, person=None))
        print(f"nobody can use seat {seat.seat} of table {record.id} any more; 'free' makes an invitation for it")


async def change_seat(store: Store, record: Record, seat: Seat) -> None:
    change = Change(record.changes[-1].seq + 1, SEATS, {"seat": seat.seat, "name": seat.name})
    await append(store, record, change, seat)


async def append(store: Store, record: Record, change: Change, seat: Seat | None, awaits: str | None = None) -> None:
    known = record.standing or Standing(0, NOBODY, [])
    standing = Standing(known.actor, awaits or known.awaits, known.scores)
    await store.append(Write(record.id, change, standing, SENDER, seat))
    await lists.leave_note(store, record.id)


async def find_table(store: Store, table: str) -> Record:
    record = await store.load(table)
    if record is None:
        raise CannotDo(f"there is no table {table}; signoria admin list shows them")
    return record


async def find_seat(store: Store, args: Namespace) -> tuple[Record, Seat]:
    record = await find_table(store, args.table)
    wanted = SPECTATOR if args.seat == WATCH else number(args.seat, "SEAT")
    for seat in record.seats:
        if seat.seat == wanted:
            return record, seat
    raise CannotDo(f"table {record.id} has the seats 0 to {record.players - 1}")


# ---- addresses ----------------------------------------------------------------------------------------------------------


async def ban(store: Store, args: Namespace) -> None:
    if (args.address is None) == (args.table is None):
        raise CannotDo("name an address or network, or --table")
    if args.table is not None:
        address = (await find_table(store, args.table)).origin
        if not address:
            raise CannotDo("it is not known where this table was made")
    elif network_of(args.address) is None:
        raise CannotDo(f"'{args.address}' is neither an address nor a network such as 192.0.2.0/24")
    else:
        address = args.address
    until = time.time() + days(args.days) * DAY if args.days else None
    await lists.ban(store, address, until, args.reason)
    origins = await Origins.open(store)
    here = f" (origin {origins.of(address_key(address))})" if args.address else ""
    print(f"{address} is banned{here}; servers notice within seconds")


async def unban(store: Store, args: Namespace) -> None:
    if not await lists.unban(store, args.address):
        raise CannotDo(f"{args.address} is not banned")
    print(f"{args.address} is no longer banned")


async def show_bans(store: Store, _args: Namespace) -> None:
    for each in await lists.bans(store):
        until = f"until {day(each.until)}" if each.until else "for good"
        print(f"{each.address}  since {day(each.created)}, {until}  {each.reason}".rstrip())


# ---- copies -------------------------------------------------------------------------------------------------------------


async def back_up(store: Store, args: Namespace) -> None:
    counts = await backup.back_up(store, Path(args.file))
    print(f"{args.file}: {counts['tables']} tables, {counts['changes']} changes")


async def restore(store: Store, args: Namespace) -> None:
    counts = await backup.restore(store, Path(args.file))
    print(f"{counts['tables']} tables, {counts['changes']} changes were restored")


ACTIONS: Final[dict[str, Callable[[Store, Namespace], Awaitable[None]]]] = {
    "list": show_list,
    "show": show,
    "close": close,
    "delete": remove,
    "log": write_out,
    "free": free,
    "revoke": revoke,
    "expire": expire,
    "ban": ban,
    "unban": unban,
    "bans": show_bans,
    "stats": show_statistics,
    "backup": back_up,
    "restore": restore,
}


def day(at: float) -> str:
    return f"{datetime.fromtimestamp(at).astimezone():%Y-%m-%d %H:%M}"


def number(said: str, what: str) -> int:
    if not (said.isascii() and said.isdigit() and len(said) < 10):
        raise CannotDo(f"{what} is '{said}'; expected a whole number")
    return int(said)


def days(said: str) -> float:
    try:
        found = float(said)
    except ValueError:
        found = -1.0
    if not 0 <= found < 1e6:
        raise CannotDo(f"'{said}' is no number of days")
    return found
