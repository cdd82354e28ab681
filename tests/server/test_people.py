"""People without accounts: a device key opens every seat of its person, and nothing else."""

import base64
import secrets
from typing import Any

import httpx
import pytest

from tests.server.live import HTTP, LiveServer, Sitting, post


def new_key() -> str:
    return "k." + base64.urlsafe_b64encode(secrets.token_bytes(32)).decode().rstrip("=")


def beside(key: str, token: str = "") -> dict[str, str]:
    """Headers of a browser that has a key."""
    return {"Signoria-Device": key, **({"Authorization": f"Bearer {token}"} if token else {})}


def set_me(server: LiveServer, key: str, **values: Any) -> httpx.Response:
    return HTTP.patch(f"{server.address}/api/me", json=values, headers=beside(key))


def get_me(server: LiveServer, key: str) -> httpx.Response:
    return HTTP.get(f"{server.address}/api/me", headers={"Authorization": f"Bearer {key}"})


def table_of(server: LiveServer, key: str, seats: str = "mfb", game: str = "medici") -> Sitting:
    """A table made by someone with a key."""
    kinds = {"m": {"kind": "me", "name": "Livia"}, "f": {"kind": "friend"}, "b": {"kind": "bot", "bot": "random"}}
    body = {"game": game, "players": len(seats), "seats": [dict(kinds[letter]) for letter in seats]}
    for seat in body["seats"][1:]:
        seat.pop("name", None)
    made = post(f"{server.address}/api/tables", body, beside(key))
    assert made.status_code == 201, made.text
    return Sitting(server.address, made.json())


def join(sitting: Sitting, seat: int, key: str, name: str = "Giulia") -> httpx.Response:
    return post(sitting.place + "/join", {"name": name}, beside(key, sitting.invitations[seat]))


def test_nobody_is_known_before_they_do_something(server: LiveServer) -> None:
    key = new_key()
    answer = get_me(server, key)
    assert (answer.status_code, answer.json()["error"]["code"]) == (401, "no-person")
    table_of(server, key)
    me = get_me(server, key).json()
    assert (me["name"], me["settings"]) == ("Livia", {})


def test_what_a_person_sets_is_kept(server: LiveServer) -> None:
    key = new_key()
    answer = set_me(server, key, name=" Tomás ", language="de", colour=2, settings={"theme": "night"})
    assert answer.status_code == 200, answer.text
    me = get_me(server, key).json()
    assert (me["name"], me["language"], me["colour"], me["settings"]) == ("Tomás", "de", 2, {"theme": "night"})
    assert set_me(server, key, colour=None).json()["name"] == "Tomás"
    assert get_me(server, key).json()["colour"] is None


@pytest.mark.parametrize(
    "key", ["x", "k.", "k." + "a" * 42, "k." + "a" * 44, "k." + "é" * 43, "a" * 200, "k." + "a" * 42 + "\u0660"]
)
def test_what_is_no_key_makes_no_person(server: LiveServer, key: str) -> None:
    answer = HTTP.patch(f"{server.address}/api/me", json={"name": "X"}, headers={"Authorization": f"Bearer {key}".encode()})
    assert answer.status_code in (400, 401), answer.text
    assert answer.json()["error"]["code"] in ("bad-key", "no-person")


@pytest.mark.parametrize("body", [{"name": "x" * 41}, {"name": "\u202e"}, {"language": "it"}, {"colour": -1}, {"person": "x"}])
def test_settings_that_make_no_sense_are_refused(server: LiveServer, body: dict[str, Any]) -> None:
    answer = set_me(server, new_key(), **body)
    assert answer.status_code == 400, answer.text


def test_a_key_opens_the_seats_of_its_person(server: LiveServer) -> None:
    host, friend, stranger = new_key(), new_key(), new_key()
    sitting = table_of(server, host)
    own = join(sitting, 1, friend).json()["token"]
    set_me(server, stranger, name="Niccolò")
    by_key = {key: HTTP.get(sitting.place, headers={"Authorization": f"Bearer {key}"}) for key in (host, friend, stranger)}
    assert (by_key[host].json()["you"], by_key[friend].json()["you"]) == (0, 1)
    assert by_key[stranger].status_code == 401
    # Another seat cannot be named with it.
    assert HTTP.get(sitting.place, headers={"Authorization": f"Bearer {friend}@0"}).status_code == 401
    sitting.tokens |= {0: f"{host}@0", 1: f"{friend}@1"}
    with sitting.listen(1) as ear:
        assert ear.next("table")["table"]["you"] == 1
    # The token of the seat works as before.
    assert HTTP.get(sitting.place, headers={"Authorization": f"Bearer {own}"}).json()["you"] == 1


def test_a_decision_is_made_with_a_key(server: LiveServer) -> None:
    key = new_key()
    sitting = table_of(server, key, "mm", "corte")
    sitting.tokens |= {seat: f"{key}@{seat}" for seat in (0, 1)}
    for _ in range(3):
        with sitting.listen(-1) as ear:
            message = ear.position()
        seat = message["position"]["actor"]
        with sitting.listen(seat) as ear:
            message = ear.position()
        answer = sitting.act(message["seq"], message["position"]["legal"][0]["id"], seat)
        assert answer.status_code == 200, answer.text
        other = sitting.act(answer.json()["seq"], 0, seat=1 - seat)
        assert other.status_code in (200, 400, 403, 422)


def test_own_tables_are_found_by_the_key(server: LiveServer) -> None:
    host, friend = new_key(), new_key()
    sitting = table_of(server, host)
    join(sitting, 1, friend)
    for key, seat in ((host, 0), (friend, 1)):
        found = HTTP.post(f"{server.address}/api/mine", json={"tokens": []}, headers=beside(key)).json()["tables"]
        assert [(one["table"], one["seat"], one["token"]) for one in found] == [(sitting.id, seat, None)]
    assert HTTP.post(f"{server.address}/api/mine", json={"tokens": []}, headers=beside(new_key())).json()["tables"] == []


def test_a_replaced_link_does_not_throw_out_a_device(server: LiveServer) -> None:
    host, friend = new_key(), new_key()
    sitting = table_of(server, host)
    sitting.tokens[1] = join(sitting, 1, friend).json()["token"]
    by_token, by_key = Sitting(server.address, {"table": sitting.id}), Sitting(server.address, {"table": sitting.id})
    by_token.tokens[1], by_key.tokens[1] = sitting.tokens[1], f"{friend}@1"
    with by_token.listen(1) as thrown_out, by_key.listen(1) as stays:
        thrown_out.next("table")
        stays.next("table")
        assert sitting.post("/token", None, seat=1).status_code == 200
        assert thrown_out.rest()[-1]["code"] == "no-token"
        assert stays.next("seats")
    assert HTTP.get(sitting.place, headers={"Authorization": f"Bearer {friend}"}).json()["you"] == 1
