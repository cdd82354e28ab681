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


class NoCode(PeopleError):
    """A code or recovery words that are unknown, used up, or too old."""

    code = "no-code"


class NoDevice(PeopleError):
    """The person has no such device."""

    code = "no-device"


class LastDevice(PeopleError):
    """The device that asks cannot remove itself."""

    code = "last-device"
