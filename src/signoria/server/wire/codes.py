"""Every code a refused request or a closed socket can carry. The browser's list is made from this one."""

from enum import StrEnum


class Code(StrEnum):
    BAD_EDITION = "bad-edition"
    BAD_KEY = "bad-key"
    BAD_LOG = "bad-log"
    BAD_NAME = "bad-name"
    BAD_SETUP = "bad-setup"
    BANNED = "banned"
    CLOSED = "closed"
    FULL = "full"
    HINTS_OFF = "hints-off"
    ILLEGAL = "illegal"
    NAME_TAKEN = "name-taken"
    NOT_A_GUEST = "not-a-guest"
    NOT_OVER = "not-over"
    NOT_STORED = "not-stored"
    NOT_UNDERSTOOD = "not-understood"
    NOT_YOUR_DECISION = "not-your-decision"
    NO_ADVICE = "no-advice"
    NO_GAME = "no-game"
    NO_HELLO = "no-hello"
    NO_LANGUAGE = "no-language"
    NO_METHOD = "no-method"
    NO_PAGE = "no-page"
    NO_PERSON = "no-person"
    NO_SEAT = "no-seat"
    NO_TABLE = "no-table"
    NO_TOKEN = "no-token"  # noqa: S105 (a code, not a secret)
    ONLY_INVITED = "only-invited"
    ONLY_THE_HOST = "only-the-host"
    ONLY_WATCHING = "only-watching"
    OTHER_SEQ = "other-seq"
    OTHER_SITE = "other-site"
    RULES_GONE = "rules-gone"
    SEAT_IN_USE = "seat-in-use"
    SEAT_TAKEN = "seat-taken"
    TOO_LARGE = "too-large"
    TOO_MANY_CONNECTIONS = "too-many-connections"
    TOO_MANY_SOCKETS = "too-many-sockets"
    TOO_OFTEN = "too-often"
    TOO_SLOW = "too-slow"
    UNDO_NEVER = "undo-never"
    UNDO_NOTHING = "undo-nothing"
    UNDO_OTHER_DECIDED = "undo-other-decided"
    UNDO_REVEALED = "undo-revealed"


# Trying again does not help: the link is wrong, or the table is gone for good.
FATAL = frozenset({Code.BANNED, Code.NO_TABLE, Code.NO_TOKEN, Code.ONLY_INVITED, Code.RULES_GONE})
