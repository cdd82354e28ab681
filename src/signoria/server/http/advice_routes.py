"""What a strong opponent thinks: hints, why not a choice of one's own, and positions looked at again afterwards."""

import asyncio
import contextlib
from collections.abc import Coroutine, Iterator
from typing import Annotated, Any, Final, TypeVar

from fastapi import APIRouter, Query, Request

from signoria.bots.analysis import position_key, weigh
from signoria.bots.bot import Advice, Choice, Reason
from signoria.bots.registry import fingerprint, strongest_for
from signoria.core.game import Game
from signoria.core.match import Match
from signoria.core.state import CHANCE
from signoria.server.bots.pool import KillsWorkers
from signoria.server.bots.queue import HINTS
from signoria.server.bots.worker import Question, question_of
from signoria.server.http.context import bearer, context_of
from signoria.server.http.errors import Refused, not_understood
from signoria.server.http.middleware import ClientGone, address_of
from signoria.server.http.table_routes import MOVED_ON, REFUSALS, Answer, Expected, has_moved_on, parse_action
from signoria.server.processes import TooLong
from signoria.server.tables.checks import check_turn
from signoria.server.wire import schemas
from signoria.server.wire.codes import Code
from signoria.server.wire.projection import event_form

router = APIRouter(prefix="/api/tables", responses=REFUSALS)

OtherWords = Annotated[str | None, Query(max_length=400)]
Entries = Annotated[int, Query(ge=0, le=schemas.LARGEST)]
MOST_CHOICES: Final = 3

Result = TypeVar("Result")


@router.get("/{table_id}/hint", response_model=schemas.Hint | schemas.MovedOn)
async def hint(request: Request, table_id: str, expect: Expected = None, against: OtherWords = None) -> Answer:
    """What the strongest opponent there is would do on this seat, and why; or why not an action one thinks of oneself."""
    context = context_of(request)
    async with contextlib.AsyncExitStack() as until_answered:
        async with context.tables.at(table_id) as table:
            seat = context.seat_at(table, bearer(request)).seat
            if has_moved_on(table, expect):
                return Answer(MOVED_ON)
            check_turn(table, seat)
            hints = table.table_settings["hints"]
            if hints == "none":
                raise Refused(403, Code.HINTS_OFF, "this table agreed to play without hints")
            game = table.match.game
            until_answered.enter_context(a_place_in_line(request, table_id, seat))
            other = None if against is None else legal_number(table.match, against)
            question = question_of(table.match, strongest_for(game), 0, reasons=True, against=other)
        advice = await ask_bot(request, question, table_id)
    verb = game.actions.verb(advice.action).key
    if hints == "kind":
        nothing: dict[str, Any] = {"action": None, "text": None, "form": None, "advice": None}
        return Answer({"verb": verb, **nothing, "steps": [], "reasons": [], "choices": []})
    return Answer(
        {
            "verb": verb,
            "action": advice.action,
            "text": game.text(advice.action),
            "form": game.actions.json(advice.action),
            "advice": {"key": advice.key, "args": dict(advice.args)},
            "steps": [game.text(step) for step in advice.steps],
            "reasons": [reason_form(game, reason) for reason in advice.reasons],
            "choices": choices_form(game, advice.choices),
        }
    )


@router.get("/{table_id}/analysis", response_model=schemas.Analysis)
async def analysis(request: Request, table_id: str, at: Entries) -> Answer:
    """What else could have been decided after `at` entries, by what the deciding seat could know, and what that cost.

    While a match runs a seat may look again at its own decisions; afterwards everybody at all of them.
    """
    context = context_of(request)
    async with contextlib.AsyncExitStack() as until_answered:
        async with context.tables.at(table_id) as table:
            seat = context.seat_at(table, bearer(request)).seat
            match = table.match
            if at >= len(match.entries) or match.entries[at].actor == CHANCE:
                raise not_understood(f"'at' is {at}; entry {at + 1} of this match is no decision")
            played = match.entries[at]
            if not (match.over or table.open_to_all()):
                check_own(table.table_settings["hints"], seat, played.actor)
            # What a request may cost is settled before anything is done for it.
            until_answered.enter_context(a_place_in_line(request, table_id, seat))
            bot = strongest_for(match.game)
            key = position_key(match, at, played.id, fingerprint(bot, match.game))
            advice = context.analyses.get(key)
            question = None
            if advice is None:
                context.charge_replay(address_of(request.scope), at)
                question = question_of(match.at(at), bot, 0, reasons=True, against=played.id, survey=True)
        if question is not None:
            advice = await ask_bot(request, question, table_id)
            context.analyses.put(key, advice)
    return Answer(analysis_form(match.game, at, played.actor, played.id, advice.choices if advice else ()))


def check_own(hints: str, seat: int, actor: int) -> None:
    """Others' decisions are nobody's business while a match runs, and a table without hints has none afterwards either."""
    if hints != "all":
        raise Refused(403, Code.HINTS_OFF, "this table agreed to play without hints; look again when the match is over")
    if seat != actor:
        raise Refused(403, Code.NOT_YOUR_DECISION, "while the match runs only your own decisions can be looked at again")


def analysis_form(game: Game, at: int, seat: int, played: int, choices: tuple[Choice, ...]) -> dict[str, Any]:
    weighed = weigh(at, seat, "", played, choices) if choices else None
    return {
        "at": at,
        "seat": seat,
        "played": game.text(played),
        "cost": 0.0 if weighed is None else round(weighed.cost, 1),
        "lost": 0.0 if weighed is None else round(weighed.lost, 4),
        "choices": [analysed_choice_form(game, choice) for choice in choices],
    }


def analysed_choice_form(game: Game, choice: Choice) -> dict[str, Any]:
    return {
        "action": choice.action,
        "text": game.text(choice.action),
        "worth": round(choice.worth, 4),
        "place": round(choice.place, 2),
        "points": round(choice.points, 1),
        "spread": round(choice.spread, 1),
        "line": [game.text(action) for action in choice.line],
    }


@contextlib.contextmanager
def a_place_in_line(request: Request, table_id: str, seat: int) -> Iterator[None]:
    """Refused if a seat or an address waits for too many answers already."""
    context = context_of(request)
    with context.hints_of_seats.one(f"{table_id} {seat}"), context.hints_of_addresses.one(address_of(request.scope)):
        yield


async def ask_bot(request: Request, question: Question, table_id: str) -> Advice:
    """Ask a bot for somebody who waits, in turn with everybody else."""
    context = context_of(request)
    origin = context.origins.of(address_of(request.scope))
    try:
        return await while_connected(request, context.bots.advise(question, line=HINTS, origin=origin, table=table_id))
    except (KillsWorkers, TooLong):
        raise Refused(503, Code.NO_ADVICE, "nobody has an idea right now; try again") from None


async def while_connected(request: Request, work: Coroutine[Any, Any, Result]) -> Result:
    """What is worth doing only as long as somebody waits for it."""
    doing, leaving = asyncio.create_task(work), asyncio.create_task(until_gone(request))
    try:
        await asyncio.wait((doing, leaving), return_when=asyncio.FIRST_COMPLETED)
        if not doing.done():
            raise ClientGone
        return await doing
    finally:
        doing.cancel()
        leaving.cancel()


async def until_gone(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


def legal_number(match: Match, text: str) -> int:
    """An action that is possible now."""
    number = parse_action(match.game, text)
    if (refusal := match.refusal(number)) is not None:
        raise Refused(422, Code.ILLEGAL, match.game.wording("en").refusal(refusal), refusal=refusal)
    return number


def reason_form(game: Game, reason: Reason) -> dict[str, Any]:
    return {
        "message": reason.message,
        "args": dict(reason.args),
        "other": game.text(reason.other) if reason.other >= 0 else None,
        "seat": reason.seat if reason.seat >= 0 else None,
        "events": [event_form(game, event) for event in reason.events],
        "holdings": [{"name": name, "count": count} for name, count in reason.holdings],
    }


def choices_form(game: Game, choices: tuple[Choice, ...]) -> list[dict[str, Any]]:
    """The best choices of a bot that thinks ahead; empty for one that does not."""
    best = choices[:MOST_CHOICES]
    looks = max(1, sum(choice.visits for choice in best))
    return [
        {
            "action": choice.action,
            "text": game.text(choice.action),
            "steps": [game.text(step) for step in choice.steps or (choice.action,)],
            "visits": choice.visits,
            "share": round(choice.visits / looks, 3),
            "place": round(choice.place, 2),
            "points": round(choice.points, 1),
            "spread": round(choice.spread, 1),
        }
        for choice in best
    ]
