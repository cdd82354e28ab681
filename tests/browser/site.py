"""A real server process and people in front of real browsers."""

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar

from playwright.sync_api import Browser, ConsoleMessage, Page, Request, Response, expect

from tests import children
from tests.patience import patience
from tests.patience import until as wait_until
from tests.server.processes import AS_SHIPPED

FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
DESKTOP: Final = (1440, 900)
# The smallest screen with three columns.
LOW: Final = (1280, 720)
TABLET: Final = (1024, 768)
PHONE: Final = (390, 844)
# For each wait of a page, in milliseconds: a busy machine may take its time; nothing here measures speed.
PATIENCE: Final = int(patience(30) * 1000)
OPEN: Final = "[data-action]:not([aria-disabled=true])"
ASKED: Final = f":is(.tray, section.board) {OPEN}"
OVER: Final = "main.finish"
# Leave out what people at a table want to see, and everybody's waiting.
QUICK: Final = {
    "pace": "once",
    "motion": "reduced",
    "name": "Livia",
    "language": "en",
    "last": {"medici": {"players": 4, "bot": "random"}},
}

Found = TypeVar("Found")
expect.set_options(timeout=PATIENCE)


def chromium() -> str | None:
    """The one without windows needs less computing."""
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
    return next(filter(None, map(shutil.which, names)), None)


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


class Site:
    """`signoria serve` without limits on a free port, with a database in a folder of the test."""

    def __init__(self, folder: Path) -> None:
        self.database = f"sqlite:///{folder / 'tables.db'}"
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "tests.server.processes", AS_SHIPPED, "--port", str(self.port), "--pace", "0"]
        # Tests decide faster than people.
        limits = ["--per-token", "100000", "--per-token-burst", "100000"]
        self.process = children.start([*command, *limits, "--database", self.database], stdout=subprocess.DEVNULL)
        try:
            wait_until(self.answers, "the server does not answer")
        except BaseException:
            children.end(self.process)
            raise

    def answers(self) -> bool:
        assert self.process.poll() is None, "the server stopped by itself"
        try:
            urllib.request.urlopen(f"{self.address}/api/games", timeout=patience(2)).close()
        except OSError:
            return False
        return True

    def kill(self) -> None:
        """As a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(patience(10))

    def stop(self) -> None:
        try:
            self.process.terminate()
            self.process.wait(patience(20))
        finally:
            children.end(self.process)


class Guest:
    """Somebody with a browser. Whatever goes wrong in it is remembered."""

    def __init__(self, browser: Browser, site: Site, size: tuple[int, int] = DESKTOP, **wishes: Any) -> None:
        self.site = site
        self.troubles: list[str] = []
        scheme = "dark" if wishes.pop("night", False) else "light"
        touch = wishes.pop("touch", False)
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale="en-GB",
            color_scheme=scheme,
            has_touch=touch,
            accept_downloads=True,
        )
        settings = json.dumps({**QUICK, **wishes})
        # Only where nothing is set yet: what a person chooses must outlast a reload.
        self.context.add_init_script(
            f"localStorage.getItem('signoria-settings') || localStorage.setItem('signoria-settings', '{settings}')"
        )
        self.page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.watch(self.page)

    def watch(self, page: Page) -> None:
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.troubles.append(f"script: {error}"))
        page.on("response", self._response)
        page.on("requestfailed", self._failed)
        page.on("request", self._request)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.troubles.append(f"console: {message.text}")

    def _response(self, response: Response) -> None:
        if response.status >= 400:
            self.troubles.append(f"{response.status}: {response.url}")

    def _failed(self, request: Request) -> None:
        # Leaving a page breaks off what it was asking for.
        if request.failure != "net::ERR_ABORTED":
            self.troubles.append(f"failed: {request.url}")

    def _request(self, request: Request) -> None:
        if not request.url.startswith((self.site.address, "data:", "blob:")):
            self.troubles.append(f"third party: {request.url}")

    def open(self, path: str = "/") -> Page:
        self.page.goto(self.site.address + path)
        return self.page

    def play_now(self) -> Page:
        self.open().click("[data-game=medici] button.primary")
        self.page.wait_for_selector(".tray")
        return self.page

    def until_asked(self) -> bool:
        """Waits for a decision; False if the match is over instead."""
        self.page.wait_for_selector(f"{ASKED}, {OVER}")
        return self.page.locator(OVER).count() == 0

    def entries(self) -> int:
        return int(self.page.locator(".frame").get_attribute("data-entries") or 0)

    def decide(self, *keys: str) -> None:
        """Presses keys that make a decision, confirms it where it is asked, and waits until the table has moved on."""
        before = self.entries()
        for key in keys:
            self.page.keyboard.press(key)
        self.moved_on(before)

    def moved_on(self, before: int) -> None:
        moved = "document.querySelector('.frame').dataset.entries != n"
        self.page.wait_for_function(f"n => {moved} || document.querySelector('.prompt .primary')", arg=str(before))
        if self.page.locator(".prompt .primary").count():
            self.page.keyboard.press("Enter")
        self.page.wait_for_function(f"n => {moved}", arg=str(before))

    def can(self, action: str) -> bool:
        return self.page.locator(f".tray [data-action={action}]:not([aria-disabled=true])").count() > 0

    def pass_on(self) -> None:
        """The shortest decision: pass, or offer the lot as it is."""
        if self.can("pass"):
            self.decide("p")
        else:
            self.decide("o")

    def open_journal(self) -> None:
        """Opens the details of every turn of the journal."""
        closed = ".journal .turn button.line[aria-expanded=false]"
        self.page.evaluate("closed => document.querySelectorAll(closed).forEach(one => one.click())", closed)

    def leave(self) -> None:
        self.context.close()


def until(players: Sequence[Guest], wanted: Callable[[], Found]) -> Found:
    """Waits for something that several pages take part in."""
    latest = time.monotonic() + PATIENCE / 1000
    while not (found := wanted()):
        assert time.monotonic() < latest, "it never came to that"
        players[0].page.wait_for_timeout(20)
    return found


def seat_link(sitting: Any, seat: int) -> str:
    return f"/t/{sitting.id}#{sitting.tokens[seat]}"


def pictures() -> Path:
    folder = Path(os.environ.get("SIGNORIA_SCREENSHOTS", "build/screenshots"))
    folder.mkdir(parents=True, exist_ok=True)
    return folder
