"""Requests before the start, about absent players, and about the deal."""

from typing import Any

from fastapi import APIRouter, Request

from signoria.core.state import CHANCE
from signoria.server.http.context import bearer, context_of, person_or_new
from signoria.server.http.errors import Refused
from signoria.server.http.middleware import address_of
from signoria.server.http.seat_routes import authorize_change
from signoria.server.http.table_routes import REFUSALS, Answer
from signoria.server.tables import absence, room
from signoria.server.tables.code_words import read_code
from signoria.server.tables.names import clean_name
from signoria.server.tables.series import make_standing
from signoria.server.tables.table import LiveTable
from signoria.server.wire import schemas
from signoria.server.wire.codes import Code
from signoria.store import lists
from signoria.store.records import PLAYING

router = APIRouter(prefix="/api", responses=REFUSALS)
NO_CODE = "no table answers to these words; it may have begun, or ask the host to read them to you again"


# ---- joining by three words ---------------------------------------------------------------------------------------------


@router.get("/join/{code}")
async def look_by_code(request: Request, code: str) -> Answer:
    """The table before sitting down."""
    context = context_of(request)
    async with context.tables.at(await find_table(request, code)) as table:
        return Answer(table.form(-1))


@router.post("/join/{code}", status_code=201, response_model=schemas.Joined)
async def join_by_code(request: Request, code: str, join: schemas.JoinByCode) -> Answer:
    """Take any free seat."""
    context = context_of(request)
    table_id = await find_table(request, code)
    caller = await person_or_new(request, clean_name(join.name))
    person = None if caller is None else caller.person.id
    async with context.tables.at(table_id) as table:
        _, seat, token = await room.sit_anywhere(context.tables, table, join.name, person)
    return Answer({"table": table_id, "seat": seat, "token": token}, 201)


async def find_table(request: Request, code: str) -> str:
    context = context_of(request)
    context.code_rates.demand(address_of(request.scope), "you have tried many words")
    context.all_code_rates.demand("", "many words are being tried at this server")
    known = read_code(code[:80])
    found = None if known is None else await lists.find_by_code(context.tables.store, known)
    if found is None:
        raise Refused(404, Code.NO_CODE, NO_CODE)
    return found


# ---- before the start ---------------------------------------------------------------------------------------------------


@router.patch("/tables/{table_id}/room", response_model=schemas.Stored)
async def change_room(request: Request, table_id: str, wanted: schemas.RoomChange) -> Answer:
    """For the host: other options, another number of players, another agreement. Everybody else is asked again."""
    context = context_of(request)
    async with context.tables.at(table_id) as table:
        host = authorize_change(context, table, bearer(request))
        return Answer({"seq": await room.change_setup(context.tables, table, host, wanted)})


@router.patch("/tables/{table_id}/seats/{number}", response_model=schemas.Stored)
async def change_seat(request: Request, table_id: str, number: int, wanted: schemas.RoomSeat) -> Answer:
    """For the host: a computer on a seat, a seat for a friend, a seat that goes, two that are exchanged."""
    context = context_of(request)
    async with context.tables.at(table_id) as table:
        host = authorize_change(context, table, bearer(request))
        return Answer({"seq": await room.change_seat(context.tables, table, host, number, wanted)})


@router.post("/tables/{table_id}/ready", response_model=schemas.Stored)
async def ready(request: Request, table_id: str, wanted: schemas.Ready) -> Answer:
    """Agree to begin, with a commitment to a share of the deal; or take that back."""
    context = context_of(request)
    async with context.tables.at(table_id) as table:
        seat = authorize_change(context, table, bearer(request))
        seq = await room.set_ready(context.tables, table, seat, ready=wanted.ready, commit=wanted.commit)
        return Answer({"seq": seq})


@router.post("/tables/{table_id}/share", response_model=schemas.Stored)
async def share(request: Request, table_id: str, wanted: schemas.Share) -> Answer:
    """Open the share of the deal, once all are ready."""
    context = context_of(request)
    async with context.tables.at(table_id) as table:
        seat = authorize_change(context, table, bearer(request))
        return Answer({"seq": await room.open_share(context.tables, table, seat, wanted.share)})


@router.post("/tables/{table_id}/begin", response_model=schemas.Stored)
async def begin(request: Request, table_id: str) -> Answer:
    """For the host: begin with those who are here and ready; free seats are left out."""
    context = context_of(request)
    async with context.tables.at(table_id) as table:
        host = authorize_change(context, table, bearer(request))
        return Answer({"seq": await room.start(context.tables, table, host)})


@router.post("/tables/{table_id}/leave", response_model=schemas.Gone)
async def leave(request: Request, table_id: str) -> Answer:
    """Give up the own seat: before the start it is free, afterwards a computer plays on."""
    context = context_of(request)
    async with context.tables.at(table_id) as table:
        seat = authorize_change(context, table, bearer(request))
        leaving = absence.leave_match if table.state == PLAYING else room.leave_room
        done = await leaving(context.tables, table, seat)
        return Answer({"seq": table.seq, "done": done})


# ---- absent players -----------------------------------------------------------------------------------------------------


@router.post("/tables/{table_id}/seats/{number}/absent", response_model=schemas.AbsentVote)
async def absent(request: Request, table_id: str, number: int, wanted: schemas.Absent) -> Answer:
    """Call the vote about whoever must decide, or answer it."""
    context = context_of(request)
    async with context.tables.at(table_id) as table:
        voter = authorize_change(context, table, bearer(request))
        return Answer(await absence.answer(context.tables, table, voter, number, wanted.choice))


@router.post("/tables/{table_id}/back", response_model=schemas.Stored)
async def back(request: Request, table_id: str) -> Answer:
    """Take the own seat back from the computer that minds it."""
    context = context_of(request)
    async with context.tables.at(table_id) as table:
        seat = authorize_change(context, table, bearer(request))
        return Answer({"seq": await absence.take_back(context.tables, table, seat)})


# ---- an evening, the deal -----------------------------------------------------------------------------------------------


@router.get("/tables/{table_id}/series")
async def series(request: Request, table_id: str) -> Answer:
    """How the evening stands that this match belongs to."""
    context = context_of(request)
    async with context.tables.at(table_id) as table:
        context.seat_at(table, bearer(request))
        evening, matches = table.series, int(table.table_settings["matches"])
    if evening is None:
        return Answer({"matches": [], "of": 1, "standing": []})
    records = [await context.tables.record(each) for each in await lists.list_series(context.tables.store, evening)]
    return Answer(make_standing(records, matches))


@router.get("/tables/{table_id}/deal")
async def deal(request: Request, table_id: str) -> Answer:
    """What was sealed; after the end also the secret, and every draw with its weights."""
    context = context_of(request)
    async with context.tables.at(table_id) as table:
        context.seat_at(table, bearer(request))
        if table.deal is None:
            return Answer({"sealed": False})
        revealed = table.state == PLAYING and (table.match.over or table.closed)
        if revealed:
            context.charge_replay(address_of(request.scope), len(table.match.entries))
        return Answer({"sealed": True, **deal_form(table, revealed=revealed)})


def deal_form(table: LiveTable, *, revealed: bool) -> dict[str, Any]:
    """The deal as a client checks it. It knows no rules, so it is told what each draw was from."""
    assert table.deal is not None
    shares = [
        {"seat": int(seat), "commit": each["commit"], "share": each["share"] if table.state == PLAYING else None}
        for seat, each in sorted(table.deal["shares"].items(), key=lambda pair: int(pair[0]))
    ]
    form = {"version": 1, "table": table.id, "commit": table.deal["commit"], "shares": shares, "secret": None, "draws": []}
    return {**form, "secret": table.deal["secret"], "draws": list_draws(table)} if revealed else form


def list_draws(table: LiveTable) -> list[dict[str, Any]]:
    """Every draw of the match: its source, its number there, the weights, and what was drawn."""
    then, counts, draws = table.match.at(0), dict[int, int](), []
    outcomes = table.match.game.outcomes
    for number in table.match.log:
        state = then.state
        if state.actor() == CHANCE:
            source = state.source()
            possible = state.chance_outcomes()
            draws.append(
                {
                    "source": source,
                    "index": counts.get(source, 0),
                    "outcomes": [each for each, _ in possible],
                    "weights": [weight for _, weight in possible],
                    "chosen": number,
                    "text": outcomes.text(number),
                }
            )
            counts[source] = counts.get(source, 0) + 1
        then.replay(number)
    return draws
