"""Decisions have a route of their own kind: what is wrong with one is said as everywhere else."""

from typing import Any

import httpx
import pytest

from tests.server.live import HTTP, LiveServer, Sitting

JSON = "application/json"
GOOD = b'{"expect": 1, "action": 0}'
BODIES: dict[str, tuple[bytes, int, str]] = {
    "another position": (b'{"expect": 9, "action": 0}', 409, "other-seq"),
    "no such decision": (b'{"expect": 1, "action": 400000}', 422, "illegal"),
    "words that mean nothing": (b'{"expect": 1, "action": "dance"}', 400, "not-understood"),
    "an unknown verb": (b'{"expect": 1, "action": {"verb": "dance"}}', 400, "not-understood"),
    "a missing number": (b'{"action": 0}', 400, "not-understood"),
    "a number that is none": (b'{"expect": "now", "action": 0}', 400, "not-understood"),
    "an unknown key": (b'{"expect": 1, "action": 0, "extra": 1}', 400, "not-understood"),
    "no object": (b"[1, 2]", 400, "not-understood"),
    "no JSON": (b'{"expect": 1,', 400, "not-understood"),
    "no UTF-8": (b'{"expect": 1, "action": "\xff"}', 400, "not-understood"),
    "nothing": (b"", 400, "not-understood"),
    "deep": (b"[" * 5000, 400, "not-understood"),
}


def decide(sitting: Sitting, body: bytes, kind: str = JSON, token: str | None = None) -> httpx.Response:
    headers = {"Content-Type": kind, "Authorization": f"Bearer {sitting.tokens[0] if token is None else token}"}
    return HTTP.post(f"{sitting.place}/actions", content=body, headers=headers)


def code(answer: httpx.Response) -> Any:
    return answer.json()["error"]["code"]


@pytest.fixture(scope="module")
def sitting(server: LiveServer) -> Sitting:
    return server.new_table("corte", "mm", seed=1)


@pytest.mark.parametrize("which", BODIES)
def test_a_wrong_decision_is_refused(sitting: Sitting, which: str) -> None:
    body, status, expected = BODIES[which]
    answer = decide(sitting, body)
    assert (answer.status_code, code(answer)) == (status, expected)
    assert sitting.info()["seq"] == 1


def test_the_key_that_is_wrong_is_named(sitting: Sitting) -> None:
    assert decide(sitting, b'{"action": 0}').json()["error"]["message"].startswith("expect: ")


def test_a_stranger_is_refused(sitting: Sitting) -> None:
    answer = decide(sitting, GOOD, token="nobody")
    assert (answer.status_code, code(answer)) == (401, "no-token")


def test_a_decision_is_sent_as_json(sitting: Sitting) -> None:
    answer = decide(sitting, GOOD, "text/plain")
    assert (answer.status_code, code(answer)) == (400, "not-understood")
    assert "application/json" in answer.json()["error"]["message"]


@pytest.mark.parametrize("kind", [JSON, "application/json; charset=utf-8", "Application/JSON"])
def test_a_decision_is_stored(server: LiveServer, kind: str) -> None:
    table = server.new_table("corte", "mm", seed=1)
    with table.listen() as ear:
        shown = ear.next("table")
    body = f'{{"expect": {shown["seq"]}, "action": {shown["position"]["legal"][0]["id"]}}}'
    answer = decide(table, body.encode(), kind)
    assert answer.status_code == 200
    assert answer.json() == {"seq": shown["seq"] + 1}
