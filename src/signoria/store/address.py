"""Addresses of databases: `sqlite:///path/to/file.db` or `postgresql://user@host/name`."""

import os
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import platformdirs
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from signoria.store.errors import BadDatabase

FILE_NAME: Final = "tables.db"
EXPECTED: Final = "expected sqlite:///path/to/file.db or postgresql://user@host/name"
DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}


def data_folder() -> Path:
    """Where Signoria keeps its files: SIGNORIA_HOME, or the user's data folder."""
    home = os.environ.get("SIGNORIA_HOME")
    return Path(home) if home else Path(platformdirs.user_data_dir("signoria", appauthor=False))


def default_address() -> str:
    return f"sqlite:///{data_folder() / FILE_NAME}"


def parse(address: str) -> URL:
    """An address with the driver we use; a password in it never reaches a message."""
    try:
        url = make_url(address)
    except ArgumentError:
        raise BadDatabase(f"the database address is not understood; {EXPECTED}") from None
    driver = DRIVERS.get(url.drivername.split("+")[0])
    if driver is None:
        raise BadDatabase(f"'{url.drivername}' is no kind of database we can use; {EXPECTED}")
    if driver == DRIVERS["sqlite"] and url.database in (None, "", ":memory:"):
        raise BadDatabase("a SQLite address needs the path of a file, since tables must outlive the server; " + EXPECTED)
    if driver != DRIVERS["sqlite"] and not url.database:
        raise BadDatabase(f"the address names no database on the server; {EXPECTED}")
    if driver != DRIVERS["sqlite"] and find_spec("asyncpg") is None:
        raise BadDatabase("PostgreSQL needs asyncpg; pip install 'signoria[postgres]' brings it")
    return url.set(drivername=driver)


def is_sqlite(url: URL) -> bool:
    return url.drivername == DRIVERS["sqlite"]


def sqlite_file(url: URL) -> Path:
    return Path(str(url.database))
