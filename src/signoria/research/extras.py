"""What to install when a library is missing."""


def missing(library: str, extra: str) -> ImportError:
    """The error for a library that is not there, naming the extra that brings it."""
    return ImportError(f"{library} is not installed; pip install 'signoria[{extra}]' brings it")
