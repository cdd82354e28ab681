"""What must hold before a table is changed: whose turn it is, which position was meant, what may be taken back."""

from signoria.core.errors import UndoRefused
from signoria.core.match import Match
from signoria.server.http.codes import Code
from signoria.server.http.errors import Refused
from signoria.server.tables.table import LiveTable


def no_table() -> Refused:
    return Refused(404, Code.NO_TABLE, "no table stands here; check the link")


def closed() -> Refused:
    return Refused(422, Code.CLOSED, "the match was closed as it stands; nobody decides any more")


def check_expected(table: LiveTable, expect: int) -> None:
    """A decision answers a position. Changes of seats since then have not changed it."""
    if not table.position_seq <= expect <= table.seq:
        message = f"the table is at change {table.seq}, the decision was made at {expect}; look again"
        raise Refused(409, Code.OTHER_SEQ, message, seq=table.seq)


def check_turn(table: LiveTable, seat: int) -> None:
    """Only the deciding seat decides, and nobody at a match that is over or only looked at."""
    if table.match.over:
        refusal = table.match.refusal(0)
        raise Refused(422, Code.ILLEGAL, "the match is over", refusal=refusal)
    if table.closed:
        raise closed()
    if table.imported or seat != table.match.actor:
        raise Refused(403, Code.NOT_YOUR_DECISION, "another seat decides now; wait for its decision")


def undo_decisions(match: Match, seat: int, to: int | None) -> Match:
    """A copy of the match without the last decisions of a seat; refused if even one of them must stay."""
    left = len(match.entries) - 1 if to is None else to
    if not 0 <= left < max(1, len(match.entries)):
        raise Refused(400, Code.NOT_UNDERSTOOD, f"'to' is {to}; expected a number of entries below {len(match.entries)}")
    copy = match.at(len(match.entries))
    try:
        while len(copy.entries) > left:
            copy.undo(seat)
    except UndoRefused as error:
        raise Refused(422, error.reason, str(error)) from None
    return copy
