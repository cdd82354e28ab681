"""What can go wrong between a table and its store."""

from signoria.core.errors import SignoriaError


class BadDatabase(SignoriaError):
    """An address that names no database we can use, or one that cannot be reached."""


class Conflict(Exception):
    """Somebody else changed the table first; nothing was stored."""


class NotStored(Exception):
    """The database did not take a change. Whether it got there is found out by reading the table again."""
