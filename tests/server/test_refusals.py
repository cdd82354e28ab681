"""Every refusal has its status and code, and changes nothing."""

import copy
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from tests.server.live import HTTP, LiveServer, Sitting


@pytest.fixture
def table(server: LiveServer) -> Iterator[Sitting]:
    """Seat 0 of Corte must bury a card; nothing may have changed when the test is done."""
    sitting = server.new_table("corte", "mm", seed=1)
    before = (sitting.info(), sitting.get("/log").json())
    yield sitting
    assert (sitting.info(), sitting.get("/log").json()) == before


def refused(answer: httpx.Response, status: int, code: str) -> dict[str, Any]:
    error = answer.json()["error"]
    assert (answer.status_code, error["code"]) == (status, code), answer.text
    assert error["message"]
    return dict(answer.json())


GETS = ("", "/refusal", "/preview", "/hint", "/analysis", "/position", "/log")
POSTS: dict[str, Any] = {
    "/actions": {"expect": 1, "action": 0},
    "/undo": {"expect": 1},
    "/join": {"name": "Eve"},
    "/skip": None,
    "/again": None,
}


@pytest.mark.parametrize("path", GETS)
def test_questions_need_a_token_of_this_table(table: Sitting, server: LiveServer, path: str) -> None:
    params = {"action": "bury 1", "at": 0}
    other = server.new_table("corte", "mf")
    refused(HTTP.get(table.place + path, params=params), 401, "no-token")
    for token in ("x", "ü", table.tokens[0] + "x", table.tokens[0][:-1], other.tokens[0]):
        headers = {"Authorization": f"Bearer {token}".encode()}
        refused(HTTP.get(table.place + path, params=params, headers=headers), 401, "no-token")
    basic = {"Authorization": f"Basic {table.tokens[0]}"}
    refused(HTTP.get(table.place + path, params=params, headers=basic), 401, "no-token")
    lost = f"{server.address}/api/tables/nowhere{path}"
    refused(HTTP.get(lost, params=params, headers={"Authorization": f"Bearer {table.tokens[0]}"}), 404, "no-table")


@pytest.mark.parametrize("path", POSTS)
def test_requests_need_a_token_of_this_table(table: Sitting, server: LiveServer, path: str) -> None:
    refused(HTTP.post(table.place + path, json=POSTS[path]), 401, "no-token")
    headers = {"Authorization": "Bearer nothing"}
    refused(HTTP.post(table.place + path, json=POSTS[path], headers=headers), 401, "no-token")
    lost = f"{server.address}/api/tables/nowhere{path}"
    headers = {"Authorization": f"Bearer {table.tokens[0]}"}
    refused(HTTP.post(lost, json=POSTS[path], headers=headers), 404, "no-table")


def test_only_the_deciding_seat_decides(table: Sitting) -> None:
    for seat in (1, -1):
        refused(table.act(1, 0, seat), 403, "not-your-decision")
        refused(table.get("/refusal", seat, action="bury 1"), 403, "not-your-decision")
        refused(table.get("/preview", seat, action="bury 1"), 403, "not-your-decision")
        refused(table.get("/hint", seat), 403, "not-your-decision")


def test_spectators_only_watch(table: Sitting) -> None:
    for path, body in POSTS.items():
        if path != "/actions":
            refused(table.post(path, body, -1), 403, "only-watching")


def test_a_decision_made_at_another_moment_is_refused(table: Sitting) -> None:
    for expect in (0, 2, 99):
        assert refused(table.act(expect, "bury 1"), 409, "other-seq")["seq"] == 1
        assert refused(table.post("/undo", {"expect": expect}), 409, "other-seq")["seq"] == 1


def test_illegal_actions_are_explained(table: Sitting) -> None:
    held = table.get("/position", at=6).json()["view"]["hand"]
    foreign = next(card for card in range(1, 14) if card not in held)
    body = refused(table.act(1, f"bury {foreign}"), 422, "illegal")
    expected = {"key": "not-in-hand", "args": {"card": foreign}, "rule": "§1"}
    assert body["error"]["refusal"] == expected
    assert table.get("/refusal", action=f"bury {foreign}").json() == {"legal": False, "refusal": expected}
    assert table.get("/refusal", action=f"bury {held[0]}").json() == {"legal": True}
    assert refused(table.get("/preview", action=f"bury {foreign}"), 422, "illegal")["error"]["refusal"] == expected
    assert refused(table.act(1, {"verb": "play", "card": held[0]}), 422, "illegal")["error"]["refusal"]["key"] == "not-asked"
    assert refused(table.act(1, 999_999), 422, "illegal")["error"]["refusal"]["key"] == "no-such-action"


NOT_ACTIONS = [
    "",
    "fly 3",
    "bury",
    "bury 0",
    "bury 1 2",
    "bury ½",
    "\ud800",
    {},
    {"verb": "bury"},
    {"verb": "bury", "card": 1, "more": 1},
    {"verb": "bury", "card": "\ud800"},
    {"verb": [], "card": 1},
    {"verb": "bury", "card": 10**30},
    -1,
    1.5,
    True,
    None,
    [0],
    10**40,
    "x" * 401,
]


@pytest.mark.parametrize("action", NOT_ACTIONS, ids=repr)
def test_what_is_no_action_is_not_understood(table: Sitting, action: object) -> None:
    refused(table.act(1, action), 400, "not-understood")


NOT_REQUESTS = [
    "{",
    "[]",
    "null",
    '"x"',
    "[" * 100_000,
    '{"expect": 1}',
    '{"expect": "1", "action": 0}',
    '{"expect": NaN, "action": 0}',
    '{"expect": 1, "action": 0, "misspelt": 1}',
    '{"expect": 1' + "0" * 5000 + ', "action": 0}',
    "\x00",
]


@pytest.mark.parametrize("body", NOT_REQUESTS, ids=lambda body: body[:20])
def test_what_is_no_request_is_not_understood(table: Sitting, body: str) -> None:
    headers = {"Authorization": f"Bearer {table.tokens[0]}", "Content-Type": "application/json"}
    answer = HTTP.post(table.place + "/actions", content=body, headers=headers)
    refused(answer, 400, "not-understood")


def test_undo_without_an_own_decision_is_refused(table: Sitting) -> None:
    refused(table.post("/undo", {"expect": 1}), 422, "undo-revealed")
    refused(table.post("/undo", {"expect": 1, "to": 6}), 400, "not-understood")
    refused(table.post("/undo", {"expect": 1, "to": -1}), 400, "not-understood")


NOT_NAMES = [
    "",
    "   ",
    "x" * 41,
    "a\nb",
    "a\x00b",
    "\u202eevil",
    "\u2028",
    "\u200b",
    "\u2800\u3164",
    "A\u200bnna",
    "\u200d\u00ad",
]


@pytest.mark.parametrize("name", NOT_NAMES, ids=repr)
def test_names_are_one_plain_line(table: Sitting, name: str) -> None:
    refused(table.post("/join", {"name": name}, 1), 400, "bad-name")


def test_names_are_kept_as_they_are() -> None:
    """Nothing is escaped on the way in: whoever shows a name escapes it."""
    from signoria.server.tables.names import clean_name

    assert clean_name("  <b>Niccolò</b> & 陳 ") == "<b>Niccolò</b> & 陳"
    assert clean_name("Niccolo\u0300") == "Niccolò"
    assert clean_name("a  b") == "a b"


@pytest.mark.parametrize("name", ["Bianca", "bianca", "BIANCA", "Bi anca", "Віаnса", "Βianca", "Biancá", "B1anca"])
def test_nobody_takes_anothers_name(server: LiveServer, name: str) -> None:
    sitting = server.new_table("corte", "mf", seated=False)
    sitting.sit_down(1, "Bianca")
    refused(sitting.post("/join", {"name": name}, 0), 409, "name-taken")
    assert sitting.post("/join", {"name": "Chiara"}, 0).status_code == 200
    assert sitting.post("/join", {"name": name}, 1).status_code == 200


PEOPLE = [{"kind": "me"}, {"kind": "me"}]
WISHES: list[dict[str, Any]] = [
    {"game": "chess"},
    {"game": "\ud800"},
    {"players": 1, "seats": PEOPLE[:1]},
    {"players": 3},
    {"players": "2"},
    {"edition": "none"},
    {"edition": "/etc/hosts.toml"},
    {"edition": {"game": "corte"}},
    {"edition": {"game": "medici", "name": "x"}},
    {"options": {"unknown": True}},
    {"options": {"unknown": None}},
    {"seed": -1},
    {"seed": 2**63},
    {"seats": [{"kind": "me"}, {"kind": "king"}]},
    {"seats": [{"kind": "me"}, {"kind": "bot", "bot": "deep thought"}]},
    {"seats": [{"kind": "me"}, {"kind": "bot", "bot": "doge"}]},
    {"seats": [{"kind": "me", "bot": "random"}, {"kind": "me"}]},
    {"unknown": 1},
]


@pytest.mark.parametrize("wish", WISHES, ids=repr)
def test_no_table_is_made_from_a_wrong_wish(server: LiveServer, wish: dict[str, Any]) -> None:
    good = {"game": "corte", "players": 2, "seats": PEOPLE}
    assert server.post("/api/tables", good).status_code == 201
    refused(server.post("/api/tables", good | wish), 400, "not-understood")


def test_an_option_that_cannot_matter_is_refused_with_a_sentence(server: LiveServer) -> None:
    wish = {"game": "florence", "players": 3, "seats": [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]}
    told = refused(server.post("/api/tables", {**wish, "options": {"easier-time": True}}), 400, "not-understood")
    assert told["error"]["message"] == "option easier-time only matters with 1 player, not with 3; leave it out"
    # Named, but left as it is: a client may send all of them.
    assert server.post("/api/tables", {**wish, "options": {"easier-time": False}}).status_code == 201
    alone = {"game": "florence", "players": 1, "seats": [{"kind": "me"}], "options": {"easier-time": True}}
    assert server.post("/api/tables", alone).status_code == 201


def test_a_bad_name_makes_no_table(server: LiveServer) -> None:
    body = {"game": "corte", "players": 2, "seats": [{"kind": "me", "name": "\t\n"}, {"kind": "me"}]}
    refused(server.post("/api/tables", body), 400, "bad-name")


def test_an_owners_edition_can_be_played(server: LiveServer) -> None:
    from signoria.core.registry import load

    content = {**load("medici").edition("amigo").content, "name": "mine"}
    sitting = server.new_table("medici", "mmm", edition=content)
    assert sitting.info()["edition"]["name"] == "mine"
    assert sitting.get("/log").json()["edition"]["content"] == content


def test_names_an_owner_gives_reach_the_table(server: LiveServer) -> None:
    from signoria.core.registry import load

    content = copy.deepcopy(load("ilvecchio").edition().content)
    content["name"] = "mine"
    content["places"][1]["names"] = {"en": "Meadow", "de": "Wiese", "fr": "Pré"}
    names = server.new_table("ilvecchio", "mm", edition=content).info()["edition"]["names"]
    assert names == {"en": {"place-pistoia": "Meadow"}, "de": {"place-pistoia": "Wiese"}, "fr": {"place-pistoia": "Pré"}}
    assert server.new_table("ilvecchio", "mm").info()["edition"]["names"] == {}


def test_a_broken_log_is_explained(server: LiveServer) -> None:
    sitting = server.new_table("corte", "mf")
    document = sitting.get("/log").json()
    for broken in ({}, {**document, "format": "x"}, {**document, "seats": [1, 2]}, {**document, "edition": {"hash": []}}):
        refused(server.post("/api/tables/import", broken), 422, "bad-log")
    refused(server.post("/api/tables/import", []), 400, "not-understood")


def nested(depth: int) -> dict[str, Any]:
    inner: dict[str, Any] = {"value": 1}
    for _ in range(depth):
        inner = {"inner": inner}
    return inner


@pytest.mark.parametrize(
    "trap", ["\ud800", 10**400, float("nan"), nested(100), nested(850)], ids=["half", "large", "nan", "deep", "deeper"]
)
def test_editions_and_logs_cannot_be_traps(server: LiveServer, trap: object) -> None:
    edition = {"game": "medici", "name": "mine", "provenance": "printed", "trap": trap}
    wish = {"game": "medici", "players": 3, "edition": edition, "seats": [{"kind": "me"}] * 3}
    refused(server.post("/api/tables", wish), 400, "not-understood")
    document = server.new_table("medici", "mmm").get("/log").json()
    for broken in ({"edition": {"name": "mine", "hash": "x", "content": edition}}, {"scores": trap}, {"options": {"x": trap}}):
        assert server.post("/api/tables/import", document | broken).status_code in (400, 422)


def test_what_does_not_exist(server: LiveServer) -> None:
    refused(server.get("/api/words/medici/it.ftl"), 404, "no-language")
    refused(server.get("/api/words/chess/en.ftl"), 404, "no-game")
    refused(server.get("/api/rules/chess/en"), 404, "no-game")
    refused(server.get("/api/editions/medici/none.toml"), 404, "no-page")
    refused(server.get("/api/nothing"), 404, "no-page")
    refused(server.get("/api/words/..%2f..%2f/en.ftl"), 404, "no-page")
    refused(HTTP.delete(server.address + "/api/games"), 405, "no-method")


def test_a_match_that_is_over_takes_no_decision(server: LiveServer) -> None:
    sitting = server.new_table("corte", "mm")
    with sitting.listen(0) as ear:
        message = ear.position()
        while not message["position"]["over"]:
            actor = message["position"]["actor"]
            first = sitting.get("/log", actor).json()
            for action in range(26):
                answer = sitting.act(message["seq"], action, actor)
                if answer.status_code == 200:
                    break
            assert len(sitting.get("/log").json()["entries"]) > len(first["entries"])
            message = ear.until_seq(answer.json()["seq"])
    body = refused(sitting.act(message["seq"], 0), 422, "illegal")
    assert body["error"]["refusal"]["key"] == "match-over"
    assert sitting.get("/refusal", action="bury 1").json()["refusal"]["key"] == "match-over"
    refused(sitting.get("/hint"), 422, "illegal")
    refused(sitting.get("/preview", action="bury 1"), 422, "illegal")
