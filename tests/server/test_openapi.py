"""Requests made up from the server's own description: whatever comes, the answer is one the description knows."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance

from signoria.core import log
from signoria.core.registry import load
from tests.server.fixture_games import register
from tests.server.live import LiveServer, Sitting

CHECKS = [not_a_server_error, response_schema_conformance, status_code_conformance]
QUIET = [HealthCheck.function_scoped_fixture, HealthCheck.filter_too_much, HealthCheck.too_slow]

EXAMPLES = 15
register()


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    server = LiveServer(f"sqlite:///{tmp_path_factory.mktemp('store') / 'tables.db'}")
    yield server
    server.stop()


@pytest.fixture(scope="module")
def api(live: LiveServer) -> Any:
    return schemathesis.openapi.from_url(f"{live.address}/api/openapi.json")


@pytest.fixture(scope="module")
def sitting(live: LiveServer) -> Sitting:
    return live.new_table("corte", "mf")


PATHS = [
    ("GET", "/api/games"),
    ("GET", "/api/words/{game}/{language}.ftl"),
    ("GET", "/api/arguments/{game}"),
    ("GET", "/api/rules/{game}/{language}"),
    ("GET", "/api/lessons"),
    ("POST", "/api/lessons/{game}/{lesson}"),
    ("POST", "/api/mine"),
    ("GET", "/api/me"),
    ("PATCH", "/api/me"),
    ("GET", "/api/me/devices"),
    ("PATCH", "/api/me/devices/{device}"),
    ("DELETE", "/api/me/devices/{device}"),
    ("GET", "/api/me/transfer"),
    ("DELETE", "/api/me/transfer"),
    ("POST", "/api/me/transfer"),
    ("POST", "/api/me/transfer/answer"),
    ("GET", "/api/me/join"),
    ("POST", "/api/me/join"),
    ("POST", "/api/me/paper"),
    ("POST", "/api/me/recover"),
    ("GET", "/api/me/results"),
    ("POST", "/api/me/results"),
    ("GET", "/api/me/people"),
    ("DELETE", "/api/me"),
    ("POST", "/api/editions"),
    ("GET", "/api/editions/{game}/{name}.toml"),
    ("GET", "/api/place"),
    ("POST", "/api/tables"),
    ("POST", "/api/tables/import"),
    ("GET", "/api/tables/{table_id}"),
    *(("POST", f"/api/tables/{{table_id}}/{word}") for word in ("join", "actions", "undo", "skip", "again", "review")),
    *(
        ("GET", f"/api/tables/{{table_id}}/{word}")
        for word in ("refusal", "preview", "hint", "analysis", "position", "course", "log", "review", "invitation")
    ),
]
# They end the table or give a seat away, on which the other requests are tried; test_seats and test_expiry try them.
LAST = [
    ("POST", "/api/tables/{table_id}/close"),
    ("DELETE", "/api/tables/{table_id}"),
    ("POST", "/api/tables/{table_id}/token"),
    ("POST", "/api/tables/{table_id}/seats/{number}/invite"),
    ("DELETE", "/api/tables/{table_id}/seats/{number}/invite"),
    ("POST", "/api/tables/{table_id}/seats/{number}/free"),
    # test_room tries these.
    ("GET", "/api/join/{code}"),
    ("POST", "/api/join/{code}"),
    ("PATCH", "/api/tables/{table_id}/room"),
    ("PATCH", "/api/tables/{table_id}/seats/{number}"),
    ("POST", "/api/tables/{table_id}/seats/{number}/absent"),
    *(("POST", f"/api/tables/{{table_id}}/{word}") for word in ("ready", "share", "begin", "leave", "back")),
    ("GET", "/api/tables/{table_id}/series"),
    ("GET", "/api/tables/{table_id}/deal"),
]


BARE = (
    "/api/games",
    "/api/lessons",
    "/api/me",
    "/devices",
    "{device}",
    "/transfer",
    "/join",
    "/paper",
    "/results",
    "/people",
    "invitation",
    "/api/place",
    ".ftl",
    "{game}",
    "{language}",
    ".toml",
    "{table_id}",
    "skip",
    "again",
    "hint",
    "log",
    "review",
)


def check(operation: Any, mode: GenerationMode, sitting: Sitting) -> None:
    @given(case=operation.as_strategy(generation_mode=mode))
    @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=QUIET, database=None)
    def answers(case: Any) -> None:
        case.call_and_validate(checks=CHECKS)
        if "table_id" in (case.path_parameters or {}):
            case.path_parameters["table_id"] = sitting.id
            case.call_and_validate(checks=CHECKS, headers={"Authorization": f"Bearer {sitting.tokens[0]}"})

    answers()


@pytest.mark.parametrize(("method", "path"), PATHS)
def test_fitting_requests_get_an_answer_of_the_description(api: Any, sitting: Sitting, method: str, path: str) -> None:
    check(api[path][method], GenerationMode.POSITIVE, sitting)


@pytest.mark.parametrize(("method", "path"), [pair for pair in PATHS if not pair[1].endswith(BARE)])
def test_broken_requests_get_an_answer_of_the_description(api: Any, sitting: Sitting, method: str, path: str) -> None:
    check(api[path][method], GenerationMode.NEGATIVE, sitting)


def test_the_description_lists_every_request_of_the_protocol(api: Any) -> None:
    described = {(operation.ok().method.upper(), operation.ok().path) for operation in api.get_all_operations()}
    assert {*PATHS, *LAST} == described


def whole_log() -> dict[str, Any]:
    match = load("corte").new(2, seed=1)
    while not match.over:
        match.step(match.legal_actions()[0])
    return dict(json.loads(log.dumps(match)))


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)
PLACES = [(key,) for key in whole_log()] + [
    ("entries", 0),
    ("entries", 0, "id"),
    ("entries", 8, "seat"),
    ("entries", 9, "text"),
]
PLACES += [("edition", "hash"), ("edition", "content"), ("edition", "name"), ("seats", 0), ("scores", 1)]


@given(place=st.sampled_from(PLACES), value=ANYTHING)
@settings(max_examples=150, deadline=None, suppress_health_check=QUIET)
def test_logs_that_were_tampered_with_are_refused_or_read(live: LiveServer, place: tuple[Any, ...], value: Any) -> None:
    document: Any = whole_log()
    inner = document
    for step in place[:-1]:
        inner = inner[step]
    inner[place[-1]] = value
    assert live.post("/api/tables/import", document).status_code in (201, 400, 422)


@given(content=ANYTHING)
@settings(max_examples=60, deadline=None, suppress_health_check=QUIET)
def test_editions_that_are_none_are_refused(live: LiveServer, content: Any) -> None:
    edition = {"game": "medici", "name": "mine", "provenance": "printed", "own": content}
    body = {"game": "medici", "players": 3, "edition": edition, "seats": [{"kind": "me"}] * 3}
    assert live.post("/api/tables", body).status_code == 400
