"""The request that is made at every turn of every table, `POST …/actions`, without the framework's way to it.

Finding the route, working out its arguments and describing its answer took longer than deciding and telling. What is not a
decision in good order goes the usual way, which also says what is wrong with it, and where the route is described.
"""

import json
from typing import Any, Final

from pydantic import ValidationError
from starlette.types import Receive, Scope, Send

from signoria.server.http.context import Context
from signoria.server.http.table_routes import Answer, carry_out_decision
from signoria.server.wire import schemas

JSON: Final = b"application/json"


class DecisionRequest:
    """A decision as it was asked for: where, by whom, and which."""

    def __init__(self, table_id: str, token: str, decision: schemas.Decision) -> None:
        self.table_id = table_id
        self.token = token
        self.decision = decision

    async def carry_out(self, context: Context, scope: Scope, receive: Receive, send: Send) -> None:
        answer = Answer(await carry_out_decision(context, self.table_id, self.token, self.decision))
        await answer(scope, receive, send)


def read_decision_request(scope: Scope, body: bytes) -> DecisionRequest | None:
    """The decision a request asks for, if it is one and nothing is wrong with it."""
    if scope["method"] != "POST" or scope.get("root_path"):
        return None
    match scope["path"].split("/"):
        case ["", "api", "tables", table_id, "actions"] if table_id:
            pass
        case _:
            return None
    headers: dict[bytes, bytes] = dict(scope["headers"])
    scheme, _, token = headers.get(b"authorization", b"").decode("latin-1").partition(" ")
    if headers.get(b"content-type") != JSON or scheme.lower() != "bearer":
        return None
    decision = parse_decision(body)
    return None if decision is None else DecisionRequest(table_id, token.strip(), decision)


def parse_decision(body: bytes) -> schemas.Decision | None:
    try:
        form: Any = json.loads(body)
        return schemas.Decision.model_validate(form)
    except (ValueError, RecursionError, ValidationError):
        return None
