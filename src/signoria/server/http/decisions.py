"""The request that is made at every turn of every table, `POST …/actions`.

It is described like every other route, and called without FastAPI's dependency solving, which costs more than a decision.
"""

import json
from collections.abc import Callable, Coroutine
from typing import Any

from fastapi import APIRouter, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from pydantic import ValidationError

from signoria.server.http.context import bearer, context_of
from signoria.server.http.errors import not_understood
from signoria.server.http.table_routes import REFUSALS, Answer, parse_action
from signoria.server.wire import schemas


class DecisionRoute(APIRoute):
    """Parses the body itself and calls the endpoint with it."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        async def handle(request: Request) -> Response:
            check_json(request.headers.get("content-type", ""))
            decision = parse_decision(await request.body())
            answer: Response = await self.endpoint(request, request.path_params["table_id"], decision)
            return answer

        return handle


router = APIRouter(prefix="/api/tables", responses=REFUSALS, route_class=DecisionRoute)


@router.post("/{table_id}/actions", response_model=schemas.Stored)
async def decide(request: Request, table_id: str, decision: schemas.Decision) -> Answer:
    context = context_of(request)
    async with context.tables.at(table_id, decision.expect) as table:
        seat = context.seat_at(table, bearer(request)).seat
        action = parse_action(table.match.game, decision.action)
        return Answer({"seq": await context.tables.decide(table, seat, decision.expect, action)})


def check_json(content_type: str) -> None:
    if content_type.partition(";")[0].strip().lower() != "application/json":
        raise not_understood("a decision is JSON; send it with 'Content-Type: application/json'")


def parse_decision(body: bytes) -> schemas.Decision:
    """Raise RequestValidationError, as FastAPI does, if the body is no decision."""
    try:
        return schemas.Decision.model_validate(json.loads(body))
    except ValidationError as error:
        raise RequestValidationError(error.errors()) from None
    except (ValueError, RecursionError):
        raise not_understood("the body is not JSON") from None
