"""Requests at a table. Each is refused with a clear answer, or done, stored and told."""

from typing import Annotated, Any

from fastapi import APIRouter, Body, Query, Request
from fastapi.responses import JSONResponse

from signoria.bots.bot import Choice
from signoria.bots.registry import strongest_for
from signoria.core.errors import BadAction, IllegalAction
from signoria.core.game import Game
from signoria.core.match import Match
from signoria.server import forms, making
from signoria.server.codes import Code
from signoria.server.context import Context, bearer, context_of
from signoria.server.gate import address_of
from signoria.server.hall import check_turn
from signoria.server.messages import Eyes, dumps, event_form
from signoria.server.ponder import TooLong, question_of
from signoria.server.refused import Refused, not_understood, refusal_form
from signoria.server.table import Table, old_log
from signoria.server.thinkers import NoAnswer
from signoria.store.records import BOT

REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": forms.Refusal, "description": words}
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
Expected = Annotated[int | None, Query(ge=0, le=forms.LARGEST)]
MOVED_ON = {"moved_on": True}
MOST_CHOICES = 3


class Answer(JSONResponse):
    """JSON without blanks, the same as on the socket."""

    def render(self, content: Any) -> bytes:
        return dumps(content).encode()


# ---- new tables ---------------------------------------------------------------------------------------------------------


@router.post("", status_code=201, response_model=forms.Made, response_model_exclude_none=True)
async def new_table(request: Request, wish: forms.NewTable) -> Answer:
    return await made(request, making.wished(wish))


@router.post("/import", status_code=201, response_model=forms.Imported)
async def import_table(request: Request, document: Annotated[dict[str, Any], Body()]) -> Answer:
    new = making.imported(document)
    await made(request, new)
    return Answer({"table": new.record.id, "watch": new.tokens[-1]}, 201)


@router.post("/{table_id}/again", status_code=201, response_model=forms.Made, response_model_exclude_none=True)
async def play_again(request: Request, table_id: str) -> Answer:
    context = context_of(request)
    async with context.hall.at(table_id) as table:
        seat = person_at(context, table, bearer(request))
        if not table.match.over:
            raise Refused(422, Code.NOT_OVER, "the match is not over yet; play it to its end, or begin a new table")
        new = making.again(table, seat)
    answer = await made(request, new)
    tell_again(table, seat, new)
    return answer


def tell_again(table: Table, seat: int, new: making.NewRecord) -> None:
    """The others at the table learn of the new one; each seat gets its own token and no other."""
    for listener in list(table.listeners):
        if listener.seat != seat and listener.seat in new.tokens:
            listener.send(dumps({"type": "again", "table": new.record.id, "token": new.tokens[listener.seat]}))


async def made(request: Request, new: making.NewRecord) -> Answer:
    """Store a new table, within the limits."""
    context = context_of(request)
    limits = context.settings.limits
    context.table_rates.demand(address_of(request.scope), "too many new tables from your address")
    if await context.hall.store.count() >= limits.tables:
        raise Refused(503, Code.FULL, "this server has no room for another table")
    await context.hall.store.create(new.record, new.standing)
    if new.standing.awaits == BOT:
        async with context.hall.at(new.record.id) as table:
            context.hall.wake(table)
    return Answer(new.answer(), 201)


# ---- decisions ----------------------------------------------------------------------------------------------------------


@router.post("/{table_id}/actions", response_model=forms.Stored)
async def decide(request: Request, table_id: str, decision: forms.Decision) -> Answer:
    context = context_of(request)
    async with context.hall.at(table_id) as table:
        seat = context.seat_at(table, bearer(request)).seat
        action = understood(table.match.game, decision.action)
        return Answer({"seq": await context.hall.decide(table, seat, decision.expect, action)})


@router.post("/{table_id}/undo", response_model=forms.Stored)
async def take_back(request: Request, table_id: str, undo: forms.Undo) -> Answer:
    context = context_of(request)
    async with context.hall.at(table_id) as table:
        seat = person_at(context, table, bearer(request))
        return Answer({"seq": await context.hall.undo(table, seat, undo.expect, undo.to)})


@router.post("/{table_id}/join", response_model=forms.Stored)
async def join(request: Request, table_id: str, join: forms.Join) -> Answer:
    context = context_of(request)
    async with context.hall.at(table_id) as table:
        seat = person_at(context, table, bearer(request))
        return Answer({"seq": await context.hall.join(table, seat, join.name)})


@router.post("/{table_id}/skip", response_model=forms.Stored)
async def skip(request: Request, table_id: str) -> Answer:
    context = context_of(request)
    async with context.hall.at(table_id) as table:
        person_at(context, table, bearer(request))
        context.hall.skip(table)
        return Answer({"seq": table.seq})


# ---- questions ----------------------------------------------------------------------------------------------------------


@router.get("/{table_id}")
async def look(request: Request, table_id: str) -> Answer:
    context = context_of(request)
    async with context.hall.at(table_id) as table:
        return Answer(table.form(context.seat_at(table, bearer(request)).seat))


@router.get("/{table_id}/refusal", response_model=forms.Legality | forms.MovedOn)
async def why_not(request: Request, table_id: str, action: ActionWords, expect: Expected = None) -> Answer:
    """Why an action is not possible now. Only the deciding seat may ask: a refusal can speak of what it holds."""
    context = context_of(request)
    async with context.hall.at(table_id) as table:
        seat = context.seat_at(table, bearer(request)).seat
        if moved_on(table, expect):
            return Answer(MOVED_ON)
        number = understood(table.match.game, action)
        if not table.match.over:
            check_turn(table, seat)
        refusal = table.match.refusal(number)
    if refusal is None:
        return Answer({"legal": True})
    return Answer({"legal": False, "refusal": refusal_form(refusal)})


@router.get("/{table_id}/preview", response_model=forms.PreviewAnswer | forms.MovedOn)
async def preview(request: Request, table_id: str, action: ActionWords, expect: Expected = None) -> Answer:
    context = context_of(request)
    async with context.hall.at(table_id) as table:
        seat = context.seat_at(table, bearer(request)).seat
        if moved_on(table, expect):
            return Answer(MOVED_ON)
        number = understood(table.match.game, action)
        check_turn(table, seat)
        return Answer(preview_form(table.match, number, seat))


def preview_form(match: Match, action: int, seat: int) -> dict[str, Any]:
    """What an action would do, and the own view of the position it leads to, unless that shows something new."""
    try:
        shown = match.preview(action)
    except IllegalAction as error:
        raise Refused(422, Code.ILLEGAL, str(error), refusal=match.refusal(action)) from None
    outcomes = match.game.outcomes
    return {
        "events": [event_form(match.game, event) for event in shown.events],
        "actor": shown.actor,
        "outcomes": [{"id": number, "text": outcomes.text(number), "weight": weight} for number, weight in shown.outcomes],
        "view": None if shown.state is None else match.game.view(shown.state, seat),
        "worth": None if shown.state is None else match.game.worth_of(shown.state),
    }


@router.get("/{table_id}/hint", response_model=forms.Hint | forms.MovedOn)
async def hint(request: Request, table_id: str, expect: Expected = None) -> Answer:
    """What the strongest opponent there is would do on this seat, and why."""
    context = context_of(request)
    async with context.hall.at(table_id) as table:
        seat = context.seat_at(table, bearer(request)).seat
        if moved_on(table, expect):
            return Answer(MOVED_ON)
        check_turn(table, seat)
        hints = table.agreed["hints"]
        if hints == "none":
            raise Refused(403, Code.HINTS_OFF, "this table agreed to play without hints")
        game = table.match.game
        question = question_of(table.match, strongest_for(game), 0, reasons=True)
    try:
        advice = await context.thinkers.advise(question)
    except (NoAnswer, TooLong):
        raise Refused(503, Code.NO_ADVICE, "nobody has an idea right now; try again") from None
    verb = game.actions.verb(advice.action).key
    if hints == "kind":
        return Answer({"verb": verb, "action": None, "text": None, "form": None, "advice": None, "choices": []})
    return Answer(
        {
            "verb": verb,
            "action": advice.action,
            "text": game.text(advice.action),
            "form": game.actions.json(advice.action),
            "advice": {"key": advice.key, "args": dict(advice.args)},
            "choices": choices_form(game, advice.choices),
        }
    )


def choices_form(game: Game, choices: tuple[Choice, ...]) -> list[dict[str, Any]]:
    """The best choices of a bot that thinks ahead; empty for one that does not."""
    best = choices[:MOST_CHOICES]
    looks = max(1, sum(choice.visits for choice in best))
    return [
        {
            "action": choice.action,
            "text": game.text(choice.action),
            "visits": choice.visits,
            "share": round(choice.visits / looks, 3),
            "place": round(choice.place, 2),
            "points": round(choice.points, 1),
        }
        for choice in best
    ]


@router.get("/{table_id}/position")
async def position(request: Request, table_id: str, at: Expected = None) -> Answer:
    """The position after `at` entries (now, if left out) as this seat saw it then; with nothing hidden after the end."""
    context = context_of(request)
    async with context.hall.at(table_id) as table:
        seat = context.seat_at(table, bearer(request)).seat
        at = len(table.match.entries) if at is None else at
        if at > len(table.match.entries):
            raise not_understood(f"'at' is {at}; this match has {len(table.match.entries)} entries")
        everything = table.imported or table.match.over
        eyes = Eyes(table.match.at(at), seat, everything=everything)
        form = eyes.position() | {"legal": [], "undo": {"open": False, "reason": None}}
        form["events"] = [event for event in eyes.events(at) if event["entry"] == at]
        if everything:
            form["views"] = eyes.views()
    return Answer(form)


@router.get("/{table_id}/log")
async def log_copy(request: Request, table_id: str) -> Answer:
    """The log as this seat may know it; the whole log once the match is over, even if its rules are no longer known here."""
    context = context_of(request)
    try:
        async with context.hall.at(table_id) as table:
            return Answer(table.eyes(context.seat_at(table, bearer(request)).seat).log())
    except Refused as refused:
        if refused.code != Code.RULES_GONE:
            raise
        record = await context.hall.record(table_id)
        context.seat_at(record, bearer(request))
        document = old_log(record)
        if document is None:
            raise
        return Answer(document)


# ---- inside -------------------------------------------------------------------------------------------------------------


def moved_on(table: Table, expect: int | None) -> bool:
    """Whether a question was about a position that is gone: somebody decided while it was on its way, and nothing is wrong."""
    return expect is not None and expect != table.seq


def person_at(context: Context, table: Table, token: str) -> int:
    """The seat of somebody who plays; spectators may not do this."""
    seat = context.seat_at(table, token).seat
    if seat < 0:
        raise Refused(403, Code.ONLY_WATCHING, "spectators only watch; this needs the link of a seat")
    return seat


def understood(game: Game, action: int | str | dict[str, Any]) -> int:
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
