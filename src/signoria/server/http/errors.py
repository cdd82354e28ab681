"""A refused request: a status, a code for programs, a sentence for people. Nothing has changed.

This module alone knows which status and code an error of the tables has.
"""

from collections.abc import Mapping
from typing import Any, Final

from signoria.core.codec import Refusal
from signoria.server.tables import errors
from signoria.server.tables.errors import TableError
from signoria.server.wire.codes import Code


class Refused(Exception):
    """Raised anywhere below a request; becomes its answer."""

    def __init__(
        self,
        status: int,
        code: str,
        message: str,
        *,
        refusal: Refusal | None = None,
        seq: int | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = message
        self.refusal = refusal
        self.seq = seq
        self.headers = dict(headers or {})

    def body(self) -> dict[str, Any]:
        error: dict[str, Any] = {"code": self.code, "message": printable(self.message)}
        if self.refusal is not None:
            error["refusal"] = refusal_form(self.refusal)
        body: dict[str, Any] = {"error": error}
        if self.seq is not None:
            body["seq"] = self.seq
        return body


STATUSES: Final[dict[type[TableError], tuple[int, Code]]] = {
    errors.NotUnderstood: (400, Code.NOT_UNDERSTOOD),
    errors.BadName: (400, Code.BAD_NAME),
    errors.TokenReplaced: (401, Code.NO_TOKEN),
    errors.HostOnly: (403, Code.ONLY_THE_HOST),
    errors.NotYourTurn: (403, Code.NOT_YOUR_DECISION),
    errors.NoSuchSeat: (404, Code.NO_SEAT),
    errors.TableGone: (404, Code.NO_TABLE),
    errors.NameTaken: (409, Code.NAME_TAKEN),
    errors.NotGuestSeat: (409, Code.NOT_A_GUEST),
    errors.SeatInUse: (409, Code.SEAT_IN_USE),
    errors.SeatTaken: (409, Code.SEAT_TAKEN),
    errors.StalePosition: (409, Code.OTHER_SEQ),
    errors.SeatMinded: (409, Code.MINDED),
    errors.NotBegun: (409, Code.GATHERING),
    errors.HasBegun: (409, Code.HAS_BEGUN),
    errors.NotReady: (409, Code.NOT_READY),
    errors.TableFull: (409, Code.FULL),
    errors.BadShare: (409, Code.BAD_SETUP),
    errors.NotAbsent: (409, Code.NOT_ABSENT),
    errors.NotAVoter: (403, Code.NOT_A_VOTER),
    errors.RulesGone: (410, Code.RULES_GONE),
    errors.BadLog: (422, Code.BAD_LOG),
    errors.IllegalDecision: (422, Code.ILLEGAL),
    errors.MatchClosed: (422, Code.CLOSED),
    errors.UnreadableEdition: (422, Code.BAD_EDITION),
    errors.ChangeNotStored: (503, Code.NOT_STORED),
}
# Seconds after which a client may try again what the database did not take.
RETRY_AFTER: Final = {"Retry-After": "2"}


def refused_from(error: TableError) -> Refused:
    """The answer to an error of the tables."""
    if isinstance(error, errors.UndoNotAllowed):
        return Refused(422, error.reason, error.message)
    status, code = STATUSES[type(error)]
    headers = RETRY_AFTER if status == 503 else None
    return Refused(status, code, error.message, refusal=error.refusal, seq=error.seq, headers=headers)


def refusal_form(refusal: Refusal) -> dict[str, Any]:
    """A refusal in the one shape of everything said."""
    return {"key": refusal.key, "args": refusal.values(), "rule": refusal.rule}


def printable(message: str) -> str:
    """Texts from outside may hold halves of characters, which no answer can carry."""
    return message.encode("utf-8", "replace").decode("utf-8")


def not_understood(message: str) -> Refused:
    return Refused(400, Code.NOT_UNDERSTOOD, message)
