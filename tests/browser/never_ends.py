"""A test that starts one of everything and then waits for ever: `test_nothing_left.py` runs and interrupts it."""

import os
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.site import Site
from tests.server.live import HTTP, new_table
from tests.server.postgres import Postgres
from tests.server.processes import ServerProcess


@pytest.fixture
def postgres() -> Iterator[Postgres]:
    started = Postgres()
    yield started
    started.stop()


def test_it_never_ends(browser: Browser, site: Site, postgres: Postgres) -> None:
    page = browser.new_page()
    page.goto(site.address)
    server = ServerProcess(postgres.new_database())
    new_table(server.address, "medici", "mbb")
    assert HTTP.get(f"{server.address}/api/games").status_code == 200
    Path(os.environ["SIGNORIA_TEST_READY"]).write_text("ready", encoding="utf-8")
    threading.Event().wait()
