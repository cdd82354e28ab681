"""Requests about who sits where, and about ending a table."""

from fastapi import APIRouter, Request

from signoria.server.http.context import Context, bearer, context_of, person_of, person_or_new
from signoria.server.http.errors import Refused
from signoria.server.http.table_routes import REFUSALS, Answer, person_at
from signoria.server.tables import seating
from signoria.server.tables.errors import RulesGone
from signoria.server.tables.names import clean_name
from signoria.server.tables.table import LiveTable
from signoria.server.tables.tokens import find_invited_seat
from signoria.server.wire import schemas
from signoria.server.wire.codes import Code

CHANGING = "links, invitations and votes of a seat change some times an hour"
router = APIRouter(prefix="/api/tables", responses=REFUSALS)


@router.post("/{table_id}/join", response_model=schemas.Seated, response_model_exclude_none=True)
async def join(request: Request, table_id: str, join: schemas.Join) -> Answer:
    """Take a seat, or change the name on it. With an invitation: `token` is the seat's from now on, and only its owner's."""
    context = context_of(request)
    async with context.tables.at(table_id) as table:
        seat, invited = context.guest_at(table, bearer(request), await person_of(request))
        if seat.seat < 0:
            raise Refused(403, Code.ONLY_WATCHING, "spectators only watch; this needs the link of a seat")
        context.name_rates.demand(f"{table.id} {seat.seat}", "a name changes a few times an hour")
        caller = await person_or_new(request, clean_name(join.name))
        person = None if caller is None else caller.person.id
        seq, token = await seating.sit_down(context.tables, table, seat.seat, join.name, invited=invited, person=person)
    return Answer({"seq": seq, **({"token": token} if token else {})})


@router.get("/{table_id}/invitation", response_model=schemas.InvitationState)
async def read_invitation(request: Request, table_id: str) -> Answer:
    """Who took the seat an invitation is for. With `watch`, the token `watch.INVITATION` opens the table for watching."""
    context = context_of(request)
    async with context.tables.at(table_id) as table:
        seat = find_invited_seat(table.seats, bearer(request))
        if seat is None:
            raise Refused(401, Code.NO_TOKEN, "this invitation is not known here; ask the host for a new link")
        watch = bool(table.table_settings.get("watch", True))
        return Answer({"seat": seat.seat, "taken": seat.joined, "name": seat.name or None, "watch": watch})


@router.post("/{table_id}/token", response_model=schemas.Seated)
async def new_token(request: Request, table_id: str) -> Answer:
    """A new token for the own seat; the old one is worth nothing then."""
    context = context_of(request)
    async with context.tables.at(table_id) as table:
        seat = authorize_change(context, table, bearer(request))
        seq, token = await seating.replace_token(context.tables, table, seat)
    return Answer({"seq": seq, "token": token})


@router.post("/{table_id}/seats/{number}/invite", response_model=schemas.Invitation)
async def invite(request: Request, table_id: str, number: int) -> Answer:
    """For the host: a new invitation for a seat that nobody has taken; an earlier one is worth nothing then."""
    context = context_of(request)
    async with context.tables.at(table_id) as table:
        host = authorize_change(context, table, bearer(request))
        seq, invitation = await seating.invite(context.tables, table, host, number)
    return Answer({"seq": seq, "invitation": invitation})


@router.delete("/{table_id}/seats/{number}/invite", response_model=schemas.Stored)
async def withdraw(request: Request, table_id: str, number: int) -> Answer:
    """For the host: take an invitation back."""
    context = context_of(request)
    async with context.tables.at(table_id) as table:
        host = authorize_change(context, table, bearer(request))
        return Answer({"seq": await seating.withdraw(context.tables, table, host, number)})


@router.post("/{table_id}/seats/{number}/free", response_model=schemas.Invitation)
async def free(request: Request, table_id: str, number: int) -> Answer:
    """For the host: free a seat that nobody has used for long, with an invitation for somebody else."""
    context = context_of(request)
    async with context.tables.at(table_id) as table:
        host = authorize_change(context, table, bearer(request))
        seq, invitation = await seating.free(context.tables, table, host, number)
    return Answer({"seq": seq, "invitation": invitation})


@router.post("/{table_id}/close", response_model=schemas.Vote)
async def close(request: Request, table_id: str) -> Answer:
    """Agree to leave the match as it stands; done when all who sit there agree. Possible even where its rules are gone."""
    return Answer(await vote(context_of(request), table_id, bearer(request), seating.CLOSE))


@router.delete("/{table_id}", response_model=schemas.Vote)
async def delete(request: Request, table_id: str) -> Answer:
    """Agree to delete the table with everything that belongs to it; done when all who sit there agree."""
    return Answer(await vote(context_of(request), table_id, bearer(request), seating.DELETE))


def authorize_change(context: Context, table: LiveTable, token: str) -> int:
    """Who changes something about seats: every such change is stored and told to everybody, so there are not too many."""
    seat = person_at(context, table, token)
    context.seat_rates.demand(f"{table.id} {seat}", CHANGING)
    return seat


async def vote(context: Context, table_id: str, token: str, what: str) -> dict[str, object]:
    try:
        async with context.tables.at(table_id) as table:
            return await seating.vote(context.tables, table, authorize_change(context, table, token), what)
    except RulesGone:
        pass
    record = await context.tables.record(table_id)
    seat = context.seat_at(record, token).seat
    if seat < 0:
        raise Refused(403, Code.ONLY_WATCHING, "spectators only watch; this needs the link of a seat")
    context.seat_rates.demand(f"{table_id} {seat}", CHANGING)
    return await seating.vote_unloaded(context.tables, record, seat, what)
