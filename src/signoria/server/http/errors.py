"""A request that is refused: a status, a code for programs, a sentence for people. Nothing has changed."""

from collections.abc import Mapping
from typing import Any

from signoria.core.codec import Refusal
from signoria.server.http.codes import Code


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


def refusal_form(refusal: Refusal) -> dict[str, Any]:
    """A refusal in the one shape of everything said."""
    return {"key": refusal.key, "args": refusal.values(), "rule": refusal.rule}


def printable(message: str) -> str:
    """Texts from outside may hold halves of characters, which no answer can carry."""
    return message.encode("utf-8", "replace").decode("utf-8")


def not_understood(message: str) -> Refused:
    return Refused(400, Code.NOT_UNDERSTOOD, message)
