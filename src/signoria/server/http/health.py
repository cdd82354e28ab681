"""Questions of whoever runs the server: does it live, can it serve, what does it measure."""

import hmac
import ipaddress

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, PlainTextResponse, Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from signoria.server.http.context import bearer, context_of
from signoria.server.http.errors import Refused
from signoria.server.metrics import BOT_QUEUE, REGISTRY, TABLES_IN_MEMORY
from signoria.server.wire.codes import Code

router = APIRouter(include_in_schema=False)


@router.get("/healthz")
async def lives() -> PlainTextResponse:
    """The process answers."""
    return PlainTextResponse("ok\n")


@router.get("/readyz")
async def is_ready(request: Request) -> JSONResponse:
    """Requests can be served: the database answers and takes changes, and its file is the one that was opened."""
    context = context_of(request)
    takes = context.tables.store.takes_changes
    words = "does not answer" if not context.fit else "answers" if takes else "takes no changes"
    ready = context.fit and takes
    return JSONResponse({"ready": ready, "database": words}, 200 if ready else 503)


@router.get("/metrics")
async def metrics(request: Request) -> Response:
    """For Prometheus on this machine, or with the token of the configuration: numbers tell who plays when."""
    context = context_of(request)
    expected = context.settings.metrics_token
    if expected and not hmac.compare_digest(bearer(request).encode(), expected.encode()):
        raise Refused(401, Code.NO_TOKEN, "this needs the token of the configuration", headers={"WWW-Authenticate": "Bearer"})
    if not expected and not is_local(request):
        raise Refused(404, Code.NO_PAGE, "no page stands here; the lobby is at /")
    TABLES_IN_MEMORY.set(len(context.tables.cache.loaded))
    for line, length in context.bots.queue.lengths().items():
        BOT_QUEUE.labels(line).set(length)
    return Response(generate_latest(REGISTRY), media_type=CONTENT_TYPE_LATEST)


def is_local(request: Request) -> bool:
    try:
        return request.client is not None and ipaddress.ip_address(request.client.host).is_loopback
    except ValueError:
        return False
