"""Requests about who sits where, and about ending a table."""

from fastapi import APIRouter, Request

from signoria.server import forms
from signoria.server.codes import Code
from signoria.server.context import Context, bearer, context_of
from signoria.server.playing import REFUSALS, Answer, person_at
from signoria.server.refused import Refused
from signoria.server.tables import seating

router = APIRouter(prefix="/api/tables", responses=REFUSALS)


@router.post("/{table_id}/join", response_model=forms.Seated, response_model_exclude_none=True)
async def join(request: Request, table_id: str, join: forms.Join) -> Answer:
    """Take a seat, or change the name on it. With an invitation: `token` is the seat's from now on, and only its owner's."""
    context = context_of(request)
    async with context.hall.at(table_id) as table:
        seat, invited = context.guest_at(table, bearer(request))
        if seat.seat < 0:
            raise Refused(403, Code.ONLY_WATCHING, "spectators only watch; this needs the link of a seat")
        context.name_rates.demand(f"{table.id} {seat.seat}", "a name changes a few times an hour")
        seq, token = await seating.sit_down(context.hall, table, seat.seat, join.name, invited=invited)
    return Answer({"seq": seq, **({"token": token} if token else {})})


@router.post("/{table_id}/token", response_model=forms.Seated)
async def new_token(request: Request, table_id: str) -> Answer:
    """A new token for the own seat; the old one is worth nothing then."""
    context = context_of(request)
    async with context.hall.at(table_id) as table:
        seat = person_at(context, table, bearer(request))
        seq, token = await seating.replace_token(context.hall, table, seat)
    return Answer({"seq": seq, "token": token})


@router.post("/{table_id}/seats/{number}/invite", response_model=forms.Invitation)
async def invite(request: Request, table_id: str, number: int) -> Answer:
    """For the host: a new invitation for a seat that nobody has taken; an earlier one is worth nothing then."""
    context = context_of(request)
    async with context.hall.at(table_id) as table:
        host = person_at(context, table, bearer(request))
        seq, invitation = await seating.invite(context.hall, table, host, number)
    return Answer({"seq": seq, "invitation": invitation})


@router.delete("/{table_id}/seats/{number}/invite", response_model=forms.Stored)
async def withdraw(request: Request, table_id: str, number: int) -> Answer:
    """For the host: take an invitation back."""
    context = context_of(request)
    async with context.hall.at(table_id) as table:
        host = person_at(context, table, bearer(request))
        return Answer({"seq": await seating.withdraw(context.hall, table, host, number)})


@router.post("/{table_id}/seats/{number}/free", response_model=forms.Invitation)
async def free(request: Request, table_id: str, number: int) -> Answer:
    """For the host: free a seat that nobody has used for long, with an invitation for somebody else."""
    context = context_of(request)
    async with context.hall.at(table_id) as table:
        host = person_at(context, table, bearer(request))
        seq, invitation = await seating.free(context.hall, table, host, number)
    return Answer({"seq": seq, "invitation": invitation})


@router.post("/{table_id}/close", response_model=forms.Vote)
async def close(request: Request, table_id: str) -> Answer:
    """Agree to leave the match as it stands; done when all who sit there agree. Possible even where its rules are gone."""
    return Answer(await vote(context_of(request), table_id, bearer(request), seating.CLOSE))


@router.delete("/{table_id}", response_model=forms.Vote)
async def delete(request: Request, table_id: str) -> Answer:
    """Agree to delete the table with everything that belongs to it; done when all who sit there agree."""
    return Answer(await vote(context_of(request), table_id, bearer(request), seating.DELETE))


async def vote(context: Context, table_id: str, token: str, what: str) -> dict[str, object]:
    try:
        async with context.hall.at(table_id) as table:
            return await seating.vote(context.hall, table, person_at(context, table, token), what)
    except Refused as refused:
        if refused.code != Code.RULES_GONE:
            raise
    record = await context.hall.record(table_id)
    seat = context.seat_at(record, token).seat
    if seat < 0:
        raise Refused(403, Code.ONLY_WATCHING, "spectators only watch; this needs the link of a seat")
    return await seating.vote_unloaded(context.hall, record, seat, what)
