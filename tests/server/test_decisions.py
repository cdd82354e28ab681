"""Decisions take a short way past the framework: the answers are those of the usual one, in good order or not."""

from typing import Any

import httpx
import pytest

from signoria.server.http.decisions import read_decision_request
from tests.server.live import HTTP, LiveServer, Sitting

USUAL = "application/json; charset=utf-8"
SHORT = "application/json"
GOOD = b'{"expect": 1, "action": 0}'
# What goes the short way and is refused there, or is not understood and goes the usual one.
BODIES: dict[str, Any] = {
    "another position": b'{"expect": 9, "action": 0}',
    "no such decision": b'{"expect": 1, "action": 400000}',
    "words that mean nothing": b'{"expect": 1, "action": "dance"}',
    "an unknown verb": b'{"expect": 1, "action": {"verb": "dance"}}',
    "a missing number": b'{"action": 0}',
    "a number that is none": b'{"expect": "now", "action": 0}',
    "no object": b"[1, 2]",
    "no JSON": b'{"expect": 1,',
    "nothing": b"",
    "deep": b"[" * 5000,
}


def decide(sitting: Sitting, kind: str, body: bytes, token: str | None = None) -> httpx.Response:
    headers = {"Content-Type": kind, "Authorization": f"Bearer {sitting.tokens[0] if token is None else token}"}
    return HTTP.post(f"{sitting.place}/actions", content=body, headers=headers)


def told(answer: httpx.Response) -> tuple[Any, ...]:
    headers = {name: value for name, value in answer.headers.items() if name not in ("date", "x-request-id")}
    return answer.status_code, headers, answer.text


def test_which_way_a_request_goes() -> None:
    def asked(path: str = "/api/tables/x/actions", method: str = "POST", kind: str = SHORT, body: bytes = GOOD) -> bool:
        headers = [(b"content-type", kind.encode()), (b"authorization", b"Bearer y")]
        return read_decision_request({"method": method, "path": path, "headers": headers}, body) is not None

    assert asked()
    assert not asked(kind=USUAL)
    assert not asked(method="GET")
    assert not asked("/api/tables/x/undo")
    assert not asked("/api/tables/x/y/actions")
    assert not asked("/api/tables//actions")
    assert not asked(body=b"{}")


@pytest.fixture(scope="module")
def sitting(server: LiveServer) -> Sitting:
    return server.new_table("corte", "mm", seed=1)


@pytest.mark.parametrize("which", BODIES)
def test_a_refusal_is_the_same_on_both_ways(sitting: Sitting, which: str) -> None:
    usual, short = (decide(sitting, kind, BODIES[which]) for kind in (USUAL, SHORT))
    assert usual.status_code >= 400
    assert told(short) == told(usual)


def test_a_stranger_is_refused_on_both_ways(sitting: Sitting) -> None:
    usual, short = (decide(sitting, kind, GOOD, "nobody") for kind in (USUAL, SHORT))
    assert usual.status_code == 401
    assert told(short) == told(usual)


def test_a_decision_is_answered_alike(server: LiveServer) -> None:
    answers = []
    for kind in (USUAL, SHORT):
        table = server.new_table("corte", "mm", seed=1)
        with table.listen() as ear:
            shown = ear.next("table")
        body = f'{{"expect": {shown["seq"]}, "action": {shown["position"]["legal"][0]["id"]}}}'
        answers.append(told(decide(table, kind, body.encode())))
    assert answers[0] == answers[1]
    assert answers[0][0] == 200
