"""Servers on both databases. With the interpreted engines these tests would say nothing new, so they run once."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.live import LiveServer
from tests.server.postgres import Postgres

if os.environ.get("SIGNORIA_PURE"):
    collect_ignore_glob = ["test_*.py"]


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    started = Postgres()
    yield started
    started.stop()


def new_database(request: pytest.FixtureRequest, folders: pytest.TempPathFactory) -> str:
    """The address of an empty database of the kind that is asked for."""
    if request.param == "postgresql":
        started: Postgres = request.getfixturevalue("postgres")
        return started.new_database()
    return f"sqlite:///{folders.mktemp('store') / 'tables.db'}"


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A running server, on a database of each kind."""
    live = LiveServer(new_database(request, tmp_path_factory))
    yield live
    live.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The address of an empty database of each kind, for a test that runs its own servers."""
    return new_database(request, tmp_path_factory)


@pytest.fixture
def sqlite_database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}"
