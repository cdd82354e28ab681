"""Requests at a table. Each is refused with a clear answer, or done, stored and told."""

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from fastapi.responses import JSONResponse
from pydantic import Field

from signoria.core.errors import BadAction, IllegalAction
from signoria.core.game import Game
from signoria.core.match import Match
from signoria.server.http.context import Context, bearer, context_of, person_of, person_or_new
from signoria.server.http.errors import Refused, not_understood, refusal_form
from signoria.server.http.middleware import address_of
from signoria.server.tables import creation, seating
from signoria.server.tables.checks import check_turn
from signoria.server.tables.errors import RulesGone
from signoria.server.tables.table import HOST, LiveTable, export_stored_log, has_people
from signoria.server.tables.tokens import find_invited_seat
from signoria.server.wire import schemas
from signoria.server.wire.codes import Code
from signoria.server.wire.patches import Recording
from signoria.server.wire.previews import preview_form
from signoria.server.wire.projection import SeatProjection, dumps
from signoria.store import lists
from signoria.store.records import BOT

REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": schemas.Refusal, "description": words}
    for status, words in {
        400: "not understood",
        401: "no or unknown token",
        403: "not this seat's decision",
        404: "no such table",
        409: "another seq",
        410: "played by rules this server no longer has",
        413: "too large",
        422: "illegal",
        429: "too often",
        503: "not stored",
    }.items()
}

router = APIRouter(prefix="/api/tables", responses=REFUSALS)

ActionWords = Annotated[str, Query(max_length=400)]
Expected = Annotated[int | None, Query(ge=0, le=schemas.LARGEST)]
MOVED_ON = {"moved_on": True}
Mark = Annotated[int, Field(ge=0, le=schemas.LARGEST)]
MOST_MARKS = 100
# Entries that are told event by event with a position.
MOST_AHEAD = 200
LOG_BODY = {"requestBody": {"required": True, "content": {"application/json": {"schema": {"type": "object"}}}}}


class Answer(JSONResponse):
    """JSON without blanks, the same as on the socket."""

    def render(self, content: Any) -> bytes:
        return dumps(content).encode()


# ---- new tables ---------------------------------------------------------------------------------------------------------


@router.post("", status_code=201, response_model=schemas.Made, response_model_exclude_none=True)
async def new_table(request: Request, wanted: schemas.NewTable) -> Answer:
    context = context_of(request)
    await charge_table(request)
    if isinstance(wanted.edition, dict):
        # Somebody's own edition is read where a hostile one harms nobody.
        with context.reading_for(address_of(request.scope)) as charge:
            new = await context.uploads.make_table(charge, wanted)
    else:
        new = creation.new_table(wanted)
    if wanted.unattended and not has_people(new.record.seats[1:]):
        await check_unattended(context, context.origins.of(address_of(request.scope)))
    await give_own_seats(request, new)
    return Answer((await store_table(request, new)).answer(), 201)


async def give_own_seats(request: Request, new: creation.NewRecord) -> None:
    """The seats of whoever makes the table belong to them as a person, if their browser has a key."""
    own = [seat for seat in new.record.seats if seat.kind == HOST]
    caller = await person_or_new(request, own[0].name) if own else None
    for seat in own:
        seat.person = None if caller is None else caller.person.id


async def check_unattended(context: Context, origin: str) -> None:
    if await lists.unattended_from(context.tables.store, origin) >= context.settings.limits.unattended_per_address:
        raise Refused(429, Code.TOO_OFTEN, "bots of yours play by themselves at other tables; let them finish first")


@router.post("/import", status_code=201, response_model=schemas.Imported, openapi_extra=LOG_BODY)
async def import_table(request: Request) -> Answer:
    """A table for looking at a match; its log is replayed in a process of its own, and counts whether it is good or not."""
    await charge_table(request)
    context = context_of(request)
    with context.reading_for(address_of(request.scope)) as charge:
        brought = await context.uploads.read_log(charge, await request.body())
    new = await store_table(request, brought)
    return Answer({"table": new.record.id, "watch": new.tokens[-1]}, 201)


@router.post("/{table_id}/again", status_code=201, response_model=schemas.Made, response_model_exclude_none=True)
async def play_again(request: Request, table_id: str) -> Answer:
    """The same once more. Whoever asks first makes the table; everybody gets their own seat there and no other."""
    context = context_of(request)
    async with context.tables.at(table_id) as table:
        seat = person_at(context, table, bearer(request))
        if not table.match.over and not table.closed:
            raise Refused(422, Code.NOT_OVER, "the match is not over yet; play it to its end, or begin a new table")
        if table.next_table is None:
            await charge_table(request)
            here = {listener.seat: listener.token for listener in table.listeners}
            new = creation.rematch(table, seat, here | {seat: bearer(request)})
            await store_table(request, new)
            if await lists.note_next(context.tables.store, table.id, new.record.id):
                table.next_table = new.record.id
                send_rematch(table, seat, new)
                return Answer(new.answer(), 201)
            # Somebody at another server process was first.
            await lists.remove(context.tables.store, [new.record.id])
            table.next_table = (await context.tables.record(table.id)).next_table
        following = str(table.next_table)
    async with context.tables.at(following) as table:
        own = await seating.claim(context.tables, table, seat, bearer(request))
        place = next((each.seat for each in table.seats if each.from_seat == seat), seat)
    return Answer({"table": following, "seats": [{"seat": place, "kind": HOST, "token": own}]}, 201)


def send_rematch(table: LiveTable, seat: int, new: creation.NewRecord) -> None:
    """The others at the table learn of the new one; each seat gets its own token and no other."""
    places = {each.seat if each.from_seat is None else each.from_seat: each.seat for each in new.record.seats}
    for listener in list(table.listeners):
        own = places.get(listener.seat)
        if listener.seat < 0 and new.record.code is not None:
            # Whoever watched is offered a seat, if one is free.
            listener.send(dumps({"type": "again", "table": new.record.id, "token": "", "code": new.record.code}))
        elif listener.seat != seat and own in new.tokens:
            listener.send(dumps({"type": "again", "table": new.record.id, "token": new.tokens[own], "code": None}))


async def charge_table(request: Request) -> None:
    """A new table counts before anything is done for it."""
    context = context_of(request)
    context.table_rates.demand(address_of(request.scope), "too many new tables from your address")
    if await lists.count(context.tables.store) >= context.settings.limits.tables:
        raise Refused(503, Code.FULL, "this server has no room for another table")


async def store_table(request: Request, new: creation.NewRecord) -> creation.NewRecord:
    context = context_of(request)
    new.record.origin = context.origins.of(address_of(request.scope))
    await context.tables.store.create(new.record, new.standing)
    if new.standing.awaits == BOT:
        async with context.tables.at(new.record.id) as table:
            context.tables.wake(table)
    return new


# ---- decisions ----------------------------------------------------------------------------------------------------------


@router.post("/{table_id}/undo", response_model=schemas.Stored)
async def take_back(request: Request, table_id: str, undo: schemas.Undo) -> Answer:
    context = context_of(request)
    async with context.tables.at(table_id) as table:
        seat = person_at(context, table, bearer(request))
        context.charge_replay(address_of(request.scope), 2 * len(table.match.entries))
        return Answer({"seq": await context.tables.undo(table, seat, undo.expect, undo.to)})


@router.post("/{table_id}/skip", response_model=schemas.Stored)
async def skip(request: Request, table_id: str) -> Answer:
    context = context_of(request)
    async with context.tables.at(table_id) as table:
        person_at(context, table, bearer(request))
        context.tables.broadcaster.skip(table)
        return Answer({"seq": table.seq})


# ---- questions ----------------------------------------------------------------------------------------------------------


@router.get("/{table_id}")
async def look(request: Request, table_id: str) -> Answer:
    context = context_of(request)
    async with context.tables.at(table_id) as table:
        seat, invited = context.guest_at(table, bearer(request), await person_of(request))
        by_key = not invited and find_invited_seat([seat], bearer(request)) is not None
        return Answer(table.form(seat.seat) | {"invited": invited} | ({"by_key": True} if by_key else {}))


@router.get("/{table_id}/refusal", response_model=schemas.Legality | schemas.MovedOn)
async def why_not(request: Request, table_id: str, action: ActionWords, expect: Expected = None) -> Answer:
    """Why an action is not possible now. Only the deciding seat may ask: a refusal can speak of what it holds."""
    context = context_of(request)
    async with context.tables.at(table_id) as table:
        seat = context.seat_at(table, bearer(request)).seat
        if has_moved_on(table, expect):
            return Answer(MOVED_ON)
        number = parse_action(table.match.game, action)
        if not table.match.over:
            check_turn(table, seat)
        refusal = table.match.refusal(number)
    if refusal is None:
        return Answer({"legal": True})
    return Answer({"legal": False, "refusal": refusal_form(refusal)})


@router.get("/{table_id}/preview", response_model=schemas.PreviewAnswer | schemas.MovedOn)
async def preview(request: Request, table_id: str, action: ActionWords, expect: Expected = None) -> Answer:
    context = context_of(request)
    async with context.tables.at(table_id) as table:
        seat = context.seat_at(table, bearer(request)).seat
        if has_moved_on(table, expect):
            return Answer(MOVED_ON)
        number = parse_action(table.match.game, action)
        check_turn(table, seat)
        try:
            return Answer(preview_form(table.match, number, seat))
        except IllegalAction as error:
            raise Refused(422, Code.ILLEGAL, str(error), refusal=table.match.refusal(number)) from None


@router.get("/{table_id}/position")
async def position(
    request: Request, table_id: str, at: Expected = None, ahead: Annotated[int, Query(ge=0, le=MOST_AHEAD)] = 0
) -> Answer:
    """The position after `at` entries (now, if left out) as this seat saw it then; with nothing hidden after the end.

    `ahead`: so many further entries are told as `following`, each event with what it changed.
    """
    context = context_of(request)
    async with context.tables.at(table_id) as table:
        seat = context.seat_at(table, bearer(request)).seat
        at = len(table.match.entries) if at is None else at
        if at > len(table.match.entries):
            raise not_understood(f"'at' is {at}; this match has {len(table.match.entries)} entries")
        context.charge_replay(address_of(request.scope), at + ahead)
        everything = table.open_to_all() or table.match.over
        log = table.match.log
        then = table.match.at(at)
        shown = SeatProjection(then, seat, everything=everything)
        form = shown.position() | {"legal": [], "undo": {"open": False, "reason": None}}
        form["events"] = [event for event in shown.events(at) if event["entry"] == at]
        if everything:
            form["views"] = shown.views()
    if ahead:
        form["following"] = await following(then, log[at : at + ahead], seat, everything=everything)
    return Answer(form)


async def following(match: Match, log: list[int], seat: int, *, everything: bool) -> list[dict[str, Any]]:
    """What happens next to a match that is the caller's own, event by event; others are served in between."""
    first = len(match.entries) + 1
    with Recording(match) as recording:
        for number in log:
            match.replay(number)
    moments = recording.moments()
    for _ in moments.make_patches(seat, everything=everything or match.over):
        await asyncio.sleep(0)
    return SeatProjection(match, seat, everything=everything).patched(moments, first)[0]


@router.get("/{table_id}/course", response_model=schemas.Course)
async def course(request: Request, table_id: str, at: Annotated[list[Mark], Query(max_length=MOST_MARKS)]) -> Answer:
    """How the match went: what everybody would have had at each mark, by what everyone knew then."""
    context = context_of(request)
    async with context.tables.at(table_id) as table:
        context.seat_at(table, bearer(request))
        context.charge_replay(address_of(request.scope), min(max(at, default=0), len(table.match.entries)))
        return Answer({"worth": course_of(table.match, at)})


def course_of(match: Match, marks: list[int]) -> list[list[int]]:
    """One pass through the log, however many marks there are."""
    then, log, game = match.at(0), match.log, match.game
    worth: dict[int, list[int]] = {}
    for mark in sorted(set(marks)):
        for number in log[len(then.entries) : mark]:
            then.replay(number)
        worth[mark] = game.worth_of(then.state) + game.rival_worth_of(then.state)
    return [worth[mark] for mark in marks]


@router.get("/{table_id}/log")
async def log_copy(request: Request, table_id: str) -> Answer:
    """The log as this seat may know it, the whole log once the match is over; even if its rules are no longer known here."""
    context = context_of(request)
    try:
        async with context.tables.at(table_id) as table:
            seat = context.seat_at(table, bearer(request)).seat
            context.charge_replay(address_of(request.scope), len(table.match.entries))
            return Answer({**table.projection(seat).log(), **({"notes": table.notes} if table.notes else {})})
    except RulesGone:
        record = await context.tables.record(table_id)
        return Answer(export_stored_log(record, context.seat_at(record, bearer(request)).seat))


# ---- inside -------------------------------------------------------------------------------------------------------------


def has_moved_on(table: LiveTable, expect: int | None) -> bool:
    """Whether a question was about a position that is gone: somebody decided while it was on its way, and nothing is wrong."""
    return expect is not None and not table.position_seq <= expect <= table.seq


def person_at(context: Context, table: LiveTable, token: str) -> int:
    """The seat of somebody who plays; spectators may not do this."""
    seat = context.seat_at(table, token).seat
    if seat < 0:
        raise Refused(403, Code.ONLY_WATCHING, "spectators only watch; this needs the link of a seat")
    return seat


def parse_action(game: Game, action: int | str | dict[str, Any]) -> int:
    """The id behind an id, a text or a JSON form."""
    try:
        if isinstance(action, dict):
            return game.actions.from_json(action)
        if isinstance(action, str):
            digits = action.isascii() and action.isdigit() and len(action) < 10
            return int(action) if digits else game.parse(action)
    except BadAction as error:
        raise not_understood(str(error)) from None
    return action
