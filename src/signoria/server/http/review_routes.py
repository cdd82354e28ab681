"""The review of a match that is over, or of an uploaded log: begun by POST, read by GET while it goes on."""

from typing import Any

from fastapi import APIRouter, Request

from signoria.bots import marks
from signoria.bots.review import Review, SeatReview
from signoria.bots.turn_search import JudgedTurn, TurnOutcome
from signoria.core.game import Game
from signoria.server.bots.reviews import MatchReview
from signoria.server.http.advice_routes import reason_form
from signoria.server.http.context import bearer, context_of
from signoria.server.http.errors import Refused
from signoria.server.http.middleware import address_of
from signoria.server.http.table_routes import REFUSALS, Answer
from signoria.server.wire import schemas
from signoria.server.wire.codes import Code

router = APIRouter(prefix="/api/tables", responses=REFUSALS)


@router.post("/{table_id}/review", status_code=202, response_model=schemas.ReviewProgress)
async def begin_review(request: Request, table_id: str) -> Answer:
    """Begin a review, or go on with one that was interrupted. The turns of the own seat come first."""
    context = context_of(request)
    review, seat = await find_review(request, table_id)
    origin = context.origins.of(address_of(request.scope))
    if context.reviews.busy(origin, table_id):
        raise Refused(429, Code.TOO_OFTEN, "another review for your address is running; wait until it is done")
    context.reviews.start(table_id, review, origin, seat)
    return Answer(review.progress(), status_code=202)


@router.get("/{table_id}/review", response_model=schemas.MatchReview)
async def read_review(request: Request, table_id: str) -> Answer:
    """What is known of a review so far."""
    review, _seat = await find_review(request, table_id)
    return Answer({**review.progress(), **review_form(review.match.game, review.result())})


async def find_review(request: Request, table_id: str) -> tuple[MatchReview, int]:
    """The review of a table, and the seat that asks; refused while the match runs."""
    context = context_of(request)
    async with context.tables.at(table_id) as table:
        seat = context.seat_at(table, bearer(request)).seat
        match = table.match
        if not (match.over or table.open_to_all()):
            raise Refused(403, Code.NOT_OVER, "a review opens when the match is over")
        return await context.reviews.find(table_id, match), seat


def review_form(game: Game, review: Review) -> dict[str, Any]:
    numbers = number_turns(review)
    return {
        "judge": review.judge,
        "course": [{"at": p.at, "round": p.round, "won": [round(won, 4) for won in p.won]} for p in review.course],
        "seats": [seat_form(seat) for seat in review.seats],
        "turns": [turn_form(game, turn, *numbers[turn.at]) for turn in review.turns],
    }


def number_turns(review: Review) -> dict[int, tuple[int, int]]:
    """For every turn, which one of its seat's turns it is, and of how many."""
    found = {}
    for seat in review.seats:
        own = [turn.at for turn in review.turns if turn.seat == seat.seat]
        found.update({at: (number, len(own)) for number, at in enumerate(own, 1)})
    return found


def seat_form(seat: SeatReview) -> dict[str, Any]:
    result = seat.result
    return {
        "accuracy": None if seat.accuracy is None else round(seat.accuracy),
        "mattered": seat.mattered,
        "marks": seat.marks,
        "lost": round(seat.lost, 4),
        "cost": round(seat.cost, 1),
        "spread": round(seat.cost_noise, 1),
        "result": None
        if result is None
        else {
            "total": result.result,
            "parts": [
                {"name": name, "points": points, "spread": round(part.spread)}
                for name, points, part in zip(
                    ("par", "own-luck", "others-luck", "decisions", "others"),
                    result.rounded(),
                    (result.par, result.own_luck, result.others_luck, result.decisions, result.others),
                    strict=True,
                )
            ],
        },
    }


def turn_form(game: Game, turn: JudgedTurn, number: int, count: int) -> dict[str, Any]:
    costly = turn.mark in marks.COSTLY
    return {
        "at": turn.at,
        "entries": list(turn.entries),
        "seat": turn.seat,
        "round": turn.round,
        "number": number,
        "count": count,
        "mark": turn.mark,
        "sign": marks.SIGNS[turn.mark],
        "lost": round(turn.lost, 4),
        "noise": round(turn.noise, 4),
        "cost": round(turn.cost, 1),
        "spread": round(turn.cost_noise, 1),
        "deep": turn.deep,
        "played": outcome_form(game, turn.played, turn.seat) if costly else None,
        "best": outcome_form(game, turn.best, turn.seat) if costly else None,
        "reasons": [reason_form(game, reason) for reason in turn.reasons],
    }


def outcome_form(game: Game, turn: TurnOutcome, seat: int) -> dict[str, Any]:
    return {
        "steps": [game.text(step) for step in turn.steps],
        "line": [game.text(step) for step in turn.line],
        "won": round(turn.won[seat], 4),
        "points": round(turn.points[seat], 1),
    }
