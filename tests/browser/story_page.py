"""The page of stored positions, served from the files that were built, as any web server would; positions beside it."""

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import BrowserContext, Page

BUILT: Final = Path(__file__).parents[2] / "build" / "story"


class Answers(SimpleHTTPRequestHandler):
    """Files are kept by the browser, so that a second page of a test asks for its position alone."""

    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        told = self.server.told.get(self.path) if isinstance(self.server, Shelf) else None
        if told is None:
            super().do_GET()
            return
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(told)))
        self.end_headers()
        self.wfile.write(told)

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "max-age=3600")
        super().end_headers()

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002  (so it is called in the library)
        pass


class Shelf(ThreadingHTTPServer):
    """Positions by their address."""

    daemon_threads = True

    def __init__(self) -> None:
        assert (BUILT / "story.html").exists(), "`make build/story/story.html` builds the page of stored positions"
        super().__init__(("127.0.0.1", 0), partial(Answers, directory=str(BUILT)))
        self.told: dict[str, bytes] = {}
        self.address = f"http://127.0.0.1:{self.server_port}"

    def put(self, told: dict[str, Any]) -> str:
        place = f"/positions/{len(self.told)}.json"
        self.told[place] = json.dumps(told).encode()
        return place

    def open(
        self,
        context: BrowserContext,
        told: dict[str, Any],
        language: str,
        theme: str,
        troubles: list[str],
        size: tuple[int, int] = (1280, 720),
    ) -> Page:
        """A page with this position; what goes wrong, and what it asks others for, is added to the troubles."""
        page = context.new_page()
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.on("pageerror", lambda error: troubles.append(str(error)))
        ours = (self.address, "data:", "blob:")
        page.on("request", lambda asked: None if asked.url.startswith(ours) else troubles.append(asked.url))
        page.goto(f"{self.address}/story.html?position={self.put(told)}&language={language}&theme={theme}")
        return page


@contextmanager
def shelf() -> Iterator[Shelf]:
    with Shelf() as serving:
        thread = threading.Thread(target=serving.serve_forever, daemon=True)
        thread.start()
        yield serving
        serving.shutdown()
        thread.join(10)
