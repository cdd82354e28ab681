"""Several devices of one person: transfer by a code, recovery words, signing out, and being forgotten."""

import json
import time
from typing import Any

import httpx
import pytest
from sqlalchemy import text

from signoria.server.people import devices
from signoria.server.people.words import read_words
from tests.server.live import HTTP, LiveServer, Sitting
from tests.server.test_people import beside, get_me, join, new_key, set_me, table_of


def call(server: LiveServer, method: str, path: str, key: str, body: Any = None) -> httpx.Response:
    more = {} if body is None else {"json": body}
    return HTTP.request(method, f"{server.address}/api/me{path}", headers={"Authorization": f"Bearer {key}"}, **more)


def code_of(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["code"]


def transfer(server: LiveServer, first: str, second: str) -> None:
    """Both sides of a transfer."""
    code = call(server, "POST", "/transfer", first).json()["code"]
    assert call(server, "POST", "/join", second, {"words": code}).status_code == 200
    assert call(server, "POST", "/transfer/answer", first, {"yes": True}).json()["state"] == "done"


def test_another_device_joins_once_the_first_confirms(server: LiveServer) -> None:
    first, second = new_key(), new_key()
    sitting = table_of(server, first)
    set_me(server, first, language="fr", settings={"theme": "night"})
    made = call(server, "POST", "/transfer", first).json()
    assert 0 < made["seconds"] <= 300
    assert len(made["code"].split()) == 4
    # Four letters of each word are enough, in capitals and with dashes.
    typed = "-".join(word[:4].upper() for word in made["code"].split())
    check = call(server, "POST", "/join", second, {"words": typed}).json()["check"]
    assert get_me(server, second).status_code == 401
    asked = call(server, "GET", "/transfer", first).json()
    assert (asked["state"], asked["check"]) == ("asked", check)
    assert call(server, "GET", "/join", second).json()["state"] == "asked"
    assert call(server, "POST", "/transfer/answer", first, {"yes": True}).json()["state"] == "done"
    assert call(server, "GET", "/join", second).json()["state"] == "done"
    me = get_me(server, second).json()
    assert (me["person"], me["language"], me["settings"]) == (get_me(server, first).json()["person"], "fr", {"theme": "night"})
    # Seats are there, too; neither device throws the other out.
    sitting.tokens |= {0: f"{second}@0"}
    other = Sitting(server.address, {"table": sitting.id})
    other.tokens[0] = f"{first}@0"
    with sitting.listen(0) as one, other.listen(0) as two:
        assert one.next("table")["table"]["you"] == two.next("table")["table"]["you"] == 0
    found = call(server, "GET", "/devices", second).json()
    assert [each["here"] for each in found["devices"]] == [False, True]
    assert found["seats"] == 1


def test_codes_are_used_once(server: LiveServer) -> None:
    first, second, third = new_key(), new_key(), new_key()
    code = call(server, "POST", "/transfer", first).json()["code"]
    assert call(server, "POST", "/join", second, {"words": code}).status_code == 200
    assert code_of(call(server, "POST", "/join", third, {"words": code})) == (404, "no-code")
    assert call(server, "POST", "/transfer/answer", first, {"yes": False}).json()["state"] == "no"
    assert call(server, "GET", "/join", second).json()["state"] == "no"
    assert code_of(call(server, "POST", "/transfer/answer", first, {"yes": True})) == (404, "no-code")
    assert get_me(server, second).status_code == 401


def test_a_code_is_void_after_five_minutes(server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second, third = new_key(), new_key(), new_key()
    monkeypatch.setattr(devices, "TRANSFER_SECONDS", -1.0)
    late = call(server, "POST", "/transfer", first).json()["code"]
    assert code_of(call(server, "POST", "/join", second, {"words": late})) == (404, "no-code")
    assert call(server, "GET", "/transfer", first).json()["state"] == "over"
    # Too late for the first device as well.
    monkeypatch.setattr(devices, "TRANSFER_SECONDS", 1.0)
    code = call(server, "POST", "/transfer", first).json()["code"]
    assert call(server, "POST", "/join", third, {"words": code}).status_code == 200
    time.sleep(1.1)
    assert code_of(call(server, "POST", "/transfer/answer", first, {"yes": True})) == (404, "no-code")
    assert get_me(server, third).status_code == 401


def test_a_new_code_or_stopping_makes_an_earlier_one_void(server: LiveServer) -> None:
    first = new_key()
    old = call(server, "POST", "/transfer", first).json()["code"]
    new = call(server, "POST", "/transfer", first).json()["code"]
    assert code_of(call(server, "POST", "/join", new_key(), {"words": old})) == (404, "no-code")
    assert call(server, "DELETE", "/transfer", first).status_code == 200
    assert code_of(call(server, "POST", "/join", new_key(), {"words": new})) == (404, "no-code")


@pytest.mark.parametrize("words", ["", "giglio", "uno due tre quattro", "abaco " * 4, "x" * 200, "'; DROP TABLE devices --"])
def test_words_of_nobody_are_refused(server: LiveServer, words: str) -> None:
    for path in ("/join", "/recover"):
        assert code_of(call(server, "POST", path, new_key(), {"words": words})) == (404, "no-code")


def test_guessing_is_slow(sqlite_database: str) -> None:
    from signoria.server.settings import Limits

    server = LiveServer(sqlite_database, limits=Limits())
    codes = [call(server, "POST", "/join", new_key(), {"words": "abaco abete acqua amico"}).status_code for _ in range(12)]
    server.stop()
    assert (codes.count(404), codes.count(429)) == (10, 2)


def test_the_seats_and_results_of_the_joining_device_come_along(server: LiveServer) -> None:
    first, second = new_key(), new_key()
    mine, theirs = table_of(server, first), table_of(server, second)
    before = get_me(server, second).json()["person"]
    transfer(server, first, second)
    assert get_me(server, second).json()["person"] != before
    found = HTTP.post(f"{server.address}/api/mine", json={"tokens": []}, headers=beside(first)).json()["tables"]
    assert {one["table"] for one in found} == {mine.id, theirs.id}


def test_recovery_words_bring_everything_back(server: LiveServer) -> None:
    lost, fresh = new_key(), new_key()
    sitting = table_of(server, lost)
    old = call(server, "POST", "/paper", lost).json()["words"]
    words = call(server, "POST", "/paper", lost).json()["words"]
    assert read_words(words, 8) == words
    assert code_of(call(server, "POST", "/recover", fresh, {"words": old})) == (404, "no-code")
    assert call(server, "POST", "/recover", fresh, {"words": words}).json()["name"] == "Livia"
    assert HTTP.get(sitting.place, headers={"Authorization": f"Bearer {fresh}"}).json()["you"] == 0
    # Words are not a bearer token, and nothing of them is in the database.
    rows = stored(server, "SELECT key_hash, label FROM devices")
    assert not any(words.split()[0] in str(row) and words.split()[1] in str(row) for row in rows)


def stored(server: LiveServer, question: str) -> list[Any]:
    """What the database holds, asked in the loop of the server."""
    import asyncio

    async def ask() -> list[Any]:
        async with server.context.tables.store.engine.connect() as connection:
            return [tuple(row) for row in await connection.execute(text(question))]

    return asyncio.run_coroutine_threadsafe(ask(), server.loop).result(30)


def test_a_lost_device_is_signed_out(server: LiveServer) -> None:
    kept, lost = new_key(), new_key()
    sitting = table_of(server, lost)
    token = sitting.tokens[0]
    transfer(server, lost, kept)
    found = call(server, "GET", "/devices", kept).json()["devices"]
    away = next(each["id"] for each in found if not each["here"])
    here = next(each["id"] for each in found if each["here"])
    assert code_of(call(server, "DELETE", f"/devices/{here}", kept)) == (409, "last-device")
    assert code_of(call(server, "DELETE", "/devices/nothing", kept)) == (404, "no-device")
    by_key = Sitting(server.address, {"table": sitting.id})
    by_key.tokens[0] = f"{lost}@0"
    with sitting.listen(0) as by_link, by_key.listen(0) as ear:
        by_link.next("table")
        ear.next("table")
        assert call(server, "DELETE", f"/devices/{away}", kept).status_code == 200
        assert ear.rest()[-1]["code"] == by_link.rest()[-1]["code"] == "no-token"
    assert get_me(server, lost).status_code == 401
    for dead in (lost, token):
        assert HTTP.get(sitting.place, headers={"Authorization": f"Bearer {dead}"}).status_code == 401
    assert HTTP.get(sitting.place, headers={"Authorization": f"Bearer {kept}"}).json()["you"] == 0


def test_nobody_changes_the_devices_of_others(server: LiveServer) -> None:
    one, other = new_key(), new_key()
    for key in (one, other):
        set_me(server, key, name="Livia")
    device = call(server, "GET", "/devices", one).json()["devices"][0]["id"]
    assert code_of(call(server, "DELETE", f"/devices/{device}", other)) == (404, "no-device")
    assert code_of(call(server, "PATCH", f"/devices/{device}", other, {"label": "mine"})) == (404, "no-device")
    assert call(server, "PATCH", f"/devices/{device}", one, {"label": "Kitchen"}).status_code == 200
    assert call(server, "GET", "/devices", one).json()["devices"][0]["label"] == "Kitchen"


def play_to_the_end(sitting: Sitting) -> None:
    while not sitting.info()["over"]:
        with sitting.listen(-1) as ear:
            seat = ear.position()["position"]["actor"]
        with sitting.listen(seat) as ear:
            message = ear.position()
        answer = sitting.act(message["seq"], message["position"]["legal"][0]["id"], seat)
        assert answer.status_code == 200, answer.text


def test_results_are_the_same_on_all_devices_and_name_people(server: LiveServer) -> None:
    host, friend, phone = new_key(), new_key(), new_key()
    sitting = table_of(server, host, "mf", "corte")
    sitting.tokens[1] = join(sitting, 1, friend).json()["token"]
    play_to_the_end(sitting)
    transfer(server, friend, phone)
    of = {key: call(server, "GET", "/results", key).json()["results"] for key in (host, friend, phone)}
    assert of[friend] == of[phone]
    assert [(one["table"], one["seat"], one["names"]) for one in of[host]] == [(sitting.id, 0, ["Livia", "Giulia"])]
    assert of[host][0]["scores"] == of[phone][0]["scores"]
    known = call(server, "GET", "/people", host).json()["people"]
    assert [(one["name"], one["matches"]) for one in known] == [("Giulia", 1)]
    back = call(server, "GET", "/people", phone).json()["people"]
    assert [(one["id"], one["name"]) for one in back] == [(known[0]["id"], "Livia")]


def test_results_kept_by_a_browser_are_added_once(server: LiveServer) -> None:
    key = new_key()
    kept = {
        "table": "old-table",
        "seat": 0,
        "at": 1.7e9,
        "game": "medici",
        "names": ["Livia", None],
        "bots": [None, "master"],
        "scores": [90, 70],
        "places": [1, 2],
        "hints": 3,
    }
    for added in (1, 0):
        assert call(server, "POST", "/results", key, {"results": [kept]}).json() == {"added": added}
    assert call(server, "GET", "/results", key).json()["results"][0]["hints"] == 3
    for bad in ({"scores": [10**9]}, {"seat": 99}, {"at": -1}, {"names": ["x" * 41]}, {"more": 1}):
        assert call(server, "POST", "/results", key, {"results": [{**kept, **bad}]}).status_code == 400


def test_whoever_is_forgotten_leaves_nothing_personal(server: LiveServer) -> None:
    host, friend = new_key(), new_key()
    name = "Ghismonda"
    sitting = table_of(server, host, "mf", "corte")
    own = join(sitting, 1, friend, name).json()["token"]
    sitting.tokens[1] = own
    play_to_the_end(sitting)
    call(server, "GET", "/results", host)
    running = table_of(server, host)
    join(running, 1, friend, name)
    person = get_me(server, friend).json()["person"]
    call(server, "POST", "/paper", friend)
    with running.listen(0) as ear:
        ear.next("table")
        assert call(server, "DELETE", "", friend).json() == {"forgotten": True}
        seats = ear.next("seats")["seats"]
        while seats[1]["name"] is not None:
            seats = ear.next("seats")["seats"]
    assert get_me(server, friend).status_code == 401
    for token in (own, friend):
        assert HTTP.get(sitting.place, headers={"Authorization": f"Bearer {token}"}).status_code == 401
    for table in ("persons", "devices", "results", "seats", "changes", "transfers", "tables"):
        found = json.dumps(stored(server, f"SELECT * FROM {table}"), default=str)
        assert name not in found, table
        assert person not in found, table
    # The other's result is still there, without the name.
    assert call(server, "GET", "/results", host).json()["results"][0]["names"] == ["Livia", None]
    assert name not in json.dumps(sitting.info(0))
