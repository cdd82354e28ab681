"""What must hold before a table is changed: whose turn it is, which position was meant, what may be taken back."""

from signoria.core.errors import UndoRefused
from signoria.core.match import Match
from signoria.server.tables.errors import (
    IllegalDecision,
    MatchClosed,
    NotUnderstood,
    NotYourTurn,
    SeatMinded,
    StalePosition,
    UndoNotAllowed,
)
from signoria.server.tables.table import LiveTable


def check_expected(table: LiveTable, expect: int) -> None:
    """A decision answers a position. Changes of seats since then have not changed it."""
    if not table.position_seq <= expect <= table.seq:
        message = f"the table is at change {table.seq}, the decision was made at {expect}; look again"
        raise StalePosition(message, seq=table.seq)


def check_turn(table: LiveTable, seat: int) -> None:
    """Only the deciding seat decides, and nobody at a match that is over or only looked at."""
    if table.match.over:
        raise IllegalDecision("the match is over", refusal=table.match.refusal(0))
    if table.closed:
        raise MatchClosed
    if seat >= 0 and table.seats[seat].minded_by is not None:
        raise SeatMinded(seq=table.seq)
    if table.imported or seat != table.match.actor:
        raise NotYourTurn


def undo_decisions(match: Match, seat: int, to: int | None) -> Match:
    """A copy of the match without the last decisions of a seat; refused if even one of them must stay."""
    left = len(match.entries) - 1 if to is None else to
    if not 0 <= left < max(1, len(match.entries)):
        raise NotUnderstood(f"'to' is {to}; expected a number of entries below {len(match.entries)}")
    copy = match.at(len(match.entries))
    try:
        while len(copy.entries) > left:
            copy.undo(seat)
    except UndoRefused as error:
        raise UndoNotAllowed(error.reason, str(error)) from None
    return copy
