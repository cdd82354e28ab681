"""Why something cannot be done at a table. Nothing has changed when one of these is raised.

`signoria.server.http.errors` maps each class to a status and a code.
"""

import copyreg

from signoria.core.codec import Refusal


class TableError(Exception):
    """The base of everything the tables refuse. `seq` is the number of the table's last change where that matters."""

    def __init__(self, message: str, *, seq: int | None = None, refusal: Refusal | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.seq = seq
        self.refusal = refusal

    def __reduce__(self) -> tuple[object, ...]:
        """Errors are pickled by the process that reads uploads; subclasses may take other arguments."""
        return copyreg.__newobj__, (type(self), *self.args), self.__dict__  # type: ignore[attr-defined]


class NotUnderstood(TableError):
    """A request that makes no sense."""


# ---- the table and its match --------------------------------------------------------------------------------------------


class TableGone(TableError):
    """There is no such table, or no longer."""

    def __init__(self) -> None:
        super().__init__("there is no table here; check the link")


class RulesGone(TableError):
    """The match was played by rules or an edition that this server does not have."""


class MatchClosed(TableError):
    """All players agreed to leave the match unfinished."""

    def __init__(self) -> None:
        super().__init__("the match was closed before its end; no more decisions are possible")


class ChangeNotStored(TableError):
    """The database did not take the change."""

    def __init__(self) -> None:
        super().__init__("the change could not be stored, so nothing has changed; try again in a moment")


# ---- decisions ----------------------------------------------------------------------------------------------------------


class StalePosition(TableError):
    """The decision was made at an earlier position."""


class NotYourTurn(TableError):
    """Another seat decides now."""

    def __init__(self) -> None:
        super().__init__("another seat decides now; wait for its decision")


class IllegalDecision(TableError):
    """The rules do not allow this action now; `refusal` says why."""


class UndoNotAllowed(TableError):
    """The decision cannot be taken back."""

    def __init__(self, reason: str, message: str) -> None:
        super().__init__(message)
        self.reason = reason


# ---- seats --------------------------------------------------------------------------------------------------------------


class TokenReplaced(TableError):
    """The seat's token was replaced by a new one."""

    def __init__(self) -> None:
        super().__init__("this link was replaced by a new one")


class HostOnly(TableError):
    """Only the host may do this."""


class NoSuchSeat(TableError):
    """The table has no seat of this number."""


class NotGuestSeat(TableError):
    """A seat that the host cannot give away."""


class SeatTaken(TableError):
    """Someone else sits there."""


class SeatInUse(TableError):
    """The player was there a short while ago."""


class BadName(TableError):
    """A name that cannot be shown to others."""


class NameTaken(TableError):
    """Another player at the table has this name."""


class SeatMinded(TableError):
    """A computer plays the seat for its owner."""

    def __init__(self, *, seq: int | None = None) -> None:
        super().__init__("a computer plays this seat for you; take it back first", seq=seq)


# ---- before the start, and absent players -------------------------------------------------------------------------------


class NotBegun(TableError):
    """The match is not dealt yet."""

    def __init__(self, *, seq: int | None = None) -> None:
        super().__init__("the match has not begun; it is dealt when all are ready", seq=seq)


class HasBegun(TableError):
    """The set-up of a match that runs does not change."""

    def __init__(self, *, seq: int | None = None) -> None:
        super().__init__("the match has begun; nothing of its set-up changes any more", seq=seq)


class NotReady(TableError):
    """Someone has not agreed to begin."""


class TableFull(TableError):
    """Every seat is taken."""


class BadShare(TableError):
    """A share of the deal that does not fit."""


class NotAbsent(TableError):
    """There is nothing to vote about, or not yet."""


class NotAVoter(TableError):
    """Only the other players decide about an absent one."""


# ---- uploads ------------------------------------------------------------------------------------------------------------


class BadLog(TableError):
    """An uploaded log that makes no match."""


class UnreadableEdition(TableError):
    """An uploaded edition that cannot be read."""
