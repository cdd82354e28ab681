"""In each process one server and one Chromium for all browser tests. With the interpreted engines they would say nothing new.

Both end with the last browser test: the driver keeps an event loop running, in which no server test can start its own.
"""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from _pytest.mark.structures import ParameterSet

HERE = Path(__file__).parent


def places_of(item: pytest.Function) -> list[tuple[int, int]]:
    """For each of the test's lists of cases: which of them this is, and how many there are."""
    found = []
    for mark in item.iter_markers("parametrize"):
        names = [name.strip() for name in mark.args[0].split(",")] if isinstance(mark.args[0], str) else list(mark.args[0])
        this = tuple(item.callspec.params[name] for name in names)
        cases = [ParameterSet.extract_from(value, force_tuple=len(names) == 1).values for value in mark.args[1]]
        found.append((cases.index(this) if this in cases else 0, len(cases)))
    return found


def on_the_diagonal(item: pytest.Function) -> bool:
    """Whether a case is among the fewest in which every size, every language and every game appears once."""
    places = places_of(item)
    longest = max(count for _, count in places)
    return any(all(place == number % count for place, count in places) for number in range(longest))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Where a test runs for every size in every language, `make test` runs each size and each language once."""
    for item in items:
        if (
            item.path.parent == HERE
            and isinstance(item, pytest.Function)
            and hasattr(item, "callspec")
            and not on_the_diagonal(item)
        ):
            item.add_marker(pytest.mark.long)


if os.environ.get("SIGNORIA_PURE"):
    collect_ignore_glob = ["test_*.py"]
else:
    from playwright.sync_api import Browser, sync_playwright

    from tests.browser.site import FLAGS, Guest, Site, chromium, seat_link
    from tests.browser.story_page import Shelf, shelf
    from tests.server.live import HTTP, Sitting

    @pytest.fixture(scope="package")
    def browser() -> "Iterator[Browser]":
        found = chromium()
        assert found, "the browser tests need Chromium; `make build/chromium` installs Debian's"
        with sync_playwright() as playwright:
            launched = playwright.chromium.launch(executable_path=found, args=list(FLAGS))
            yield launched
            launched.close()

    @pytest.fixture(scope="package")
    def site(tmp_path_factory: pytest.TempPathFactory) -> "Iterator[Site]":
        running = Site(tmp_path_factory.mktemp("site"))
        yield running
        running.stop()

    @pytest.fixture(scope="package")
    def stories() -> "Iterator[Shelf]":
        with shelf() as serving:
            yield serving

    @pytest.fixture
    def guest(browser: "Browser", site: "Site") -> "Iterator[Callable[..., Guest]]":
        """People come to the site with their own browsers; each must leave without trouble."""
        guests: list[Guest] = []

        def come(**wishes: Any) -> Guest:
            guests.append(Guest(browser, wishes.pop("at", site), **wishes))
            return guests[-1]

        yield come
        for one in guests:
            one.leave()
        assert [trouble for one in guests for trouble in one.troubles] == []

    @pytest.fixture
    def own_site(tmp_path: Path) -> "Iterator[Site]":
        """A server of the test's own, to be stopped and started again."""
        running = Site(tmp_path)
        yield running
        running.stop()

    @pytest.fixture(scope="package")
    def finished(site: "Site") -> str:
        """The link of a seat at a match that is over, played over the protocol."""
        people = [
            {"kind": "me", "name": "Livia"},
            *({"kind": "bot", "name": name, "bot": "random"} for name in ("Bianca", "Ugo", "Elena")),
        ]
        answer = HTTP.post(f"{site.address}/api/tables", json={"game": "medici", "players": 4, "seed": 7, "seats": people})
        sitting = Sitting(site.address, answer.json())
        with sitting.listen() as ear:
            message = ear.until_asked(0)
            while message["position"]["actor"] == 0:
                legal = message["position"]["legal"]
                # Now and then a small bid, so that there is something to show.
                wanted = legal[1] if len(legal) > 2 and message["seq"] % 3 else legal[-1 if len(legal) == 2 else 0]
                assert sitting.act(message["seq"], wanted["id"]).status_code == 200
                message = ear.until_asked(0)
        return seat_link(sitting, 0)
