"""The built front end: one page for every address of the site, and the files it loads."""

import base64
import hashlib
import mimetypes
import re
from pathlib import Path
from typing import Final

from fastapi import APIRouter, Request
from fastapi.responses import FileResponse, HTMLResponse, Response

from signoria.server.http.errors import Refused
from signoria.server.wire.codes import Code

INDEX: Final = "index.html"
# The bundler puts a hash of the content into these names, so they never change.
ASSETS: Final = "assets/"
FOREVER: Final = "public, max-age=31536000, immutable"
ENCODINGS: Final = (("br", ".br"), ("gzip", ".gz"))
INLINE: Final = re.compile(r"<(script|style)(?![^>]*\ssrc=)[^>]*>(.+?)</\1>", re.DOTALL | re.IGNORECASE)
NOT_BUILT: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Signoria</title></head>
<body><h1>Signoria</h1>
<p>The server runs, but the table for the browser has not been built. Run <code>make</code> in the source folder
(it needs no more than Python), then load this page again.</p>
<p>The protocol for programs is described at <a href="/api/openapi.json">/api/openapi.json</a>.</p></body></html>
"""


class Pages:
    """The files of one folder. Nothing outside it can be asked for."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()
        self.router = APIRouter(include_in_schema=False)
        self.router.add_api_route("/", self.index, methods=["GET", "HEAD"])
        self.router.add_api_route("/t/{table:path}", self.index, methods=["GET", "HEAD"])
        self.router.add_api_route("/learn/{lesson:path}", self.index, methods=["GET", "HEAD"])
        self.router.add_api_route("/j/{code:path}", self.index, methods=["GET", "HEAD"])
        self.router.add_api_route("/{path:path}", self.file, methods=["GET", "HEAD"])

    def inline_hashes(self) -> str:
        """What the content policy lets through besides files: the scripts and styles written into the page."""
        index = self.folder / INDEX
        if not index.is_file():
            return ""
        parts = [match.group(2) for match in INLINE.finditer(index.read_text(encoding="utf-8"))]
        digests = [base64.b64encode(hashlib.sha256(part.encode()).digest()).decode() for part in parts]
        return " ".join(f"'sha256-{digest}'" for digest in digests)

    async def index(self, request: Request) -> Response:
        if not (self.folder / INDEX).is_file():
            return HTMLResponse(NOT_BUILT, 503)
        return self._send(request, self.folder / INDEX, "no-cache")

    async def file(self, request: Request, path: str) -> Response:
        wanted = self.folder / path
        if path.startswith("api/") or "\0" in path or not self._holds(wanted):
            raise Refused(404, Code.NO_PAGE, "no page stands here; the lobby is at /")
        return self._send(request, wanted, FOREVER if path.startswith(ASSETS) else "no-cache")

    def _holds(self, wanted: Path) -> bool:
        try:
            return wanted.resolve().is_relative_to(self.folder) and wanted.is_file()
        except OSError:
            return False

    @staticmethod
    def _send(request: Request, file: Path, caching: str) -> Response:
        """A file, compressed beforehand where the builder did so and the browser accepts it."""
        kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        headers = {"Cache-Control": caching, "Vary": "Accept-Encoding"}
        accepted = {part.split(";")[0].strip() for part in request.headers.get("accept-encoding", "").split(",")}
        for encoding, suffix in ENCODINGS:
            packed = file.with_name(file.name + suffix)
            if encoding in accepted and packed.is_file():
                return FileResponse(packed, media_type=kind, headers={**headers, "Content-Encoding": encoding})
        return FileResponse(file, media_type=kind, headers=headers)
