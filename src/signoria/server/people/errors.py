"""What can be wrong with a question about a person. Nothing has changed then."""

from typing import ClassVar


class PeopleError(Exception):
    """`code` is for programs, the text for people."""

    code: ClassVar[str]

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message


class NoPerson(PeopleError):
    """The key belongs to no person here."""

    code = "no-person"


class BadKey(PeopleError):
    """Something that is no device key."""

    code = "bad-key"
