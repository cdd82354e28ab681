"""A table before the start: gathering, three words, readiness, the deal at the end of it; absent players and rematches."""

import hashlib
import secrets
import time
from collections.abc import Iterator
from typing import Any

import pytest

from signoria.core.verify import verify
from signoria.server.tables.code_words import BY_LETTERS, WORDS, make_code, read_code
from tests.server.live import GENEROUS, HTTP, LiveServer, Sitting, post, until

QUICK = {"countdown": 2.0, "scan_seconds": 0.2}


@pytest.fixture
def server(database: str) -> Iterator[LiveServer]:
    live = LiveServer(database, **QUICK)
    yield live
    live.stop()


def code(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["code"]


def gather(server: LiveServer, seats: str = "mff", game: str = "corte", **more: Any) -> tuple[Sitting, str]:
    """A table that gathers, and its words."""
    sitting = server.new_table(game, seats, seated=False, gather=True, **more)
    words = sitting.info(0)["room"]["code"]
    return sitting, words


def patch(sitting: Sitting, path: str, body: Any, seat: int = 0) -> Any:
    headers = {"Authorization": f"Bearer {sitting.tokens[seat]}"}
    return HTTP.patch(sitting.place + path, json=body, headers=headers)


def join(server: LiveServer, sitting: Sitting, words: str, name: str) -> int:
    answer = server.post(f"/api/join/{words}", {"name": name})
    assert answer.status_code == 201, answer.text
    told = answer.json()
    assert told["table"] == sitting.id
    sitting.tokens[told["seat"]] = told["token"]
    return int(told["seat"])


class Dealing:
    """What a browser does for the deal: a share, its commitment, and opening it."""

    def __init__(self, sitting: Sitting, seat: int) -> None:
        self.sitting, self.seat = sitting, seat
        self.share = secrets.token_bytes(16)

    def agree(self) -> None:
        commit = hashlib.sha256(b"signoria-share-1" + self.sitting.id.encode() + self.share).hexdigest()
        answer = self.sitting.post("/ready", {"ready": True, "commit": commit}, self.seat)
        assert answer.status_code == 200, answer.text

    def reveal(self) -> None:
        assert self.sitting.post("/share", {"share": self.share.hex()}, self.seat).status_code == 200


def begin(sitting: Sitting, seats: list[int]) -> None:
    dealers = [Dealing(sitting, seat) for seat in seats]
    for dealer in dealers:
        dealer.agree()
    for dealer in dealers:
        dealer.reveal()
    until(lambda: sitting.info()["state"] == "playing", "the match did not begin")


def decide(sitting: Sitting) -> None:
    """Whoever must decide does something legal."""
    actor = sitting.get("/position", 0).json()["actor"]
    form = sitting.get("/position", actor).json()
    table = sitting.info(actor)
    with sitting.listen(actor) as ear:
        legal = ear.next("table")["position"]["legal"]
    answer = sitting.act(table["seq"], legal[0]["id"], actor)
    assert answer.status_code == 200, (answer.text, form)


def test_the_words() -> None:
    assert len(WORDS) == len(set(WORDS)) == len(BY_LETTERS) == 1024
    assert all(4 <= len(word) <= 6 and word.isascii() and word.isalpha() and word.islower() for word in WORDS)
    made = make_code()
    assert read_code(made) == made
    assert read_code(" ".join(word[:4].upper() for word in made.split("-"))) == made
    assert read_code("no such words here") is None
    assert read_code("") is None


def test_friends_gather_by_words_and_the_deal_comes_last(server: LiveServer) -> None:
    sitting, words = gather(server)
    info = sitting.info()
    assert info["state"] == "gathering"
    assert info["room"]["code"] is None, "spectators are not told the words"
    assert code(sitting.get("/position", 0)) == (409, "gathering")
    assert code(sitting.get("/log", 0)) == (409, "gathering")
    assert code(sitting.act(1, 0, 0)) == (409, "gathering")
    before = HTTP.get(f"{server.address}/api/join/{words}").json()
    assert [seat["taken"] for seat in before["seats"]] == [True, False, False]
    with sitting.listen(0) as ear:
        assert ear.next("room")["table"]["state"] == "gathering"
        assert join(server, sitting, words, "Bianca") == 1
        assert [seat["taken"] for seat in ear.next("room")["table"]["seats"]] == [True, True, False]
        assert join(server, sitting, words.replace("-", " ").upper(), "Carlo") == 2
        assert code(server.post(f"/api/join/{words}", {"name": "Dora"})) == (409, "full")
        begin(sitting, [0, 1, 2])
        while (message := ear.next())["type"] != "table":
            assert message["type"] in ("room", "seats")
        assert message["table"]["state"] == "playing"
    assert code(HTTP.get(f"{server.address}/api/join/{words}")) == (404, "no-code")
    assert [share["seat"] for share in sitting.get("/deal", 0).json()["shares"]] == [0, 1, 2]
    assert sitting.get("/deal", 0).json()["secret"] is None


def test_a_table_against_computers_begins_at_once(server: LiveServer) -> None:
    sitting = server.new_table("corte", "mb")
    assert sitting.info()["state"] == "playing"


def test_the_host_fills_and_removes_seats(server: LiveServer) -> None:
    sitting, words = gather(server)
    join(server, sitting, words, "Bianca")
    assert code(patch(sitting, "/seats/2", {"kind": "bot"}, 1)) == (403, "only-the-host")
    assert patch(sitting, "/seats/2", {"kind": "bot", "bot": "random"}).status_code == 200
    assert sitting.info()["seats"][2]["bot"] == "random"
    assert patch(sitting, "/seats/2", {"kind": "friend"}).status_code == 200
    assert code(patch(sitting, "/seats/2", {"kind": "bot", "bot": "nobody"})) == (400, "not-understood")
    assert code(patch(sitting, "/seats/9", {"kind": "bot"})) == (404, "no-seat")
    assert patch(sitting, "/seats/2", {"remove": True}).status_code == 200
    assert sitting.info()["players"] == 2
    # A change withdraws everybody's agreement but the host's.
    Dealing(sitting, 0).agree()
    assert patch(sitting, "/room", {"players": 3}).status_code == 200
    Dealing(sitting, 1).agree()
    assert [seat["ready"] for seat in sitting.info()["seats"]] == [True, True, False]
    assert patch(sitting, "/room", {"agreed": {"hints": "none", "away": "end"}}).status_code == 200
    assert [seat["ready"] for seat in sitting.info()["seats"]] == [True, False, False]
    assert sitting.info()["agreed"]["hints"] == "none"


def test_the_host_begins_without_a_missing_friend(server: LiveServer) -> None:
    sitting, words = gather(server)
    join(server, sitting, words, "Bianca")
    assert code(sitting.post("/begin", None, 0)) == (409, "not-ready")
    Dealing(sitting, 1).agree()
    assert code(sitting.post("/begin", None, 1)) == (403, "only-the-host")
    assert sitting.post("/begin", None, 0).status_code == 200
    until(lambda: sitting.info()["state"] == "playing", "the match did not begin")
    assert sitting.info()["players"] == 2
    assert code(patch(sitting, "/seats/1", {"kind": "bot"})) == (409, "has-begun")


def test_anyone_can_say_wait(server: LiveServer) -> None:
    sitting, words = gather(server, "mf")
    join(server, sitting, words, "Bianca")
    server.context.tables.settings.__dict__["countdown"] = 30.0
    Dealing(sitting, 0).agree()
    Dealing(sitting, 1).agree()
    assert sitting.info()["state"] == "ready"
    assert sitting.post("/ready", {"ready": False}, 1).status_code == 200
    assert sitting.info()["state"] == "gathering"


def test_leaving_before_the_start(server: LiveServer) -> None:
    sitting, words = gather(server)
    join(server, sitting, words, "Bianca")
    join(server, sitting, words, "Carlo")
    assert sitting.post("/leave", None, 0).json()["done"] == "left"
    seats = sitting.info()["seats"]
    assert [seat["taken"] for seat in seats] == [False, True, True]
    assert [seat["host"] for seat in seats] == [False, True, False], "whoever has sat longest is the host"
    assert patch(sitting, "/seats/0", {"kind": "bot", "bot": "random"}, 1).status_code == 200
    assert sitting.post("/leave", None, 2).json()["done"] == "left"
    assert sitting.post("/leave", None, 1).json()["done"] == "deleted"
    assert sitting.get("", 1).status_code == 404


def test_words_are_not_guessed(database: str) -> None:
    from dataclasses import replace

    live = LiveServer(database, replace(GENEROUS, codes_per_minute=3), **QUICK)
    try:
        answers = [HTTP.get(f"{live.address}/api/join/{make_code()}") for _ in range(5)]
        assert [answer.status_code for answer in answers] == [404, 404, 404, 429, 429]
    finally:
        live.stop()


def test_a_computer_takes_over_and_gives_back(server: LiveServer) -> None:
    sitting, words = gather(server, agreed={"bot": "random", "grace": 60})
    join(server, sitting, words, "Bianca")
    join(server, sitting, words, "Carlo")
    begin(sitting, [0, 1, 2])
    actor = sitting.get("/position", 0).json()["actor"]
    others = [seat for seat in range(3) if seat != actor]
    assert code(sitting.post(f"/seats/{actor}/absent", {"choice": "computer"}, others[0])) == (409, "not-absent")
    server.context.tables.cache.loaded[sitting.id].asked = time.time() - 61
    assert code(sitting.post(f"/seats/{actor}/absent", {"choice": "computer"}, actor)) == (403, "not-a-voter")
    told = sitting.post(f"/seats/{actor}/absent", {"choice": "computer"}, others[0]).json()
    assert told["waiting_for"] == [others[1]]
    assert sitting.info()["absence"]["vote"]["answers"] == {str(others[0]): "computer"}
    assert sitting.post(f"/seats/{actor}/absent", {"choice": "computer"}, others[1]).json()["waiting_for"] == []
    until(lambda: sitting.get("/position", others[0]).json()["actor"] != actor, "the computer did not play")
    info = sitting.info()
    assert info["seats"][actor]["minded"] == "random"
    assert sum(seat["host"] for seat in info["seats"]) == 1
    assert not info["seats"][actor]["host"]
    assert [note["kind"] for note in info["absence"]["notes"]] == ["vote", "computer"]
    assert sitting.post("/back", None, actor).status_code == 200
    assert sitting.info()["seats"][actor]["minded"] is None
    assert code(sitting.post("/back", None, actor)) == (409, "not-absent")
    assert [note["kind"] for note in sitting.get("/log", actor).json()["notes"]] == ["vote", "computer", "back"]


def test_a_decision_of_the_absent_ends_the_vote_and_silence_counts_for_what_was_agreed(server: LiveServer) -> None:
    sitting, words = gather(server, agreed={"bot": "random", "grace": 60})
    join(server, sitting, words, "Bianca")
    join(server, sitting, words, "Carlo")
    begin(sitting, [0, 1, 2])
    table = server.context.tables.cache.loaded[sitting.id]
    actor = table.match.actor
    voter = next(seat for seat in range(3) if seat != actor)
    table.asked = time.time() - 61
    assert sitting.post(f"/seats/{actor}/absent", {"choice": "wait"}, voter).status_code == 200
    decide(sitting)
    assert sitting.info()["absence"]["vote"] is None
    actor = table.match.actor
    voter = next(seat for seat in range(3) if seat != actor)
    table.asked = time.time() - 61
    assert sitting.post(f"/seats/{actor}/absent", {"choice": "computer"}, voter).status_code == 200
    table.vote["until"] = table.deadline = time.time() - 1
    server.loop.call_soon_threadsafe(lambda: server.context.tables.watch(table))
    until(lambda: sitting.info()["seats"][actor]["minded"] == "random", "silence did not count")


def test_everybody_leaves_and_the_match_ends_without_an_operator(server: LiveServer) -> None:
    sitting, words = gather(server, "mfb", agreed={"bot": "random"})
    join(server, sitting, words, "Bianca")
    begin(sitting, [0, 1])
    assert sitting.post("/leave", None, 0).json()["done"] == "left"
    assert sitting.info()["seats"][1]["host"]
    assert sitting.post("/leave", None, 1).json()["done"] == "closed"
    assert sitting.info()["closed"]


def test_a_restart_in_the_middle_begins_what_was_ready(database: str) -> None:
    live = LiveServer(database, countdown=3600.0, scan_seconds=0.2)
    sitting, words = gather(live, "mf")
    join(live, sitting, words, "Bianca")
    dealers = [Dealing(sitting, seat) for seat in (0, 1)]
    for dealer in dealers:
        dealer.agree()
    for dealer in dealers:
        dealer.reveal()
    live.stop()
    again = LiveServer(database, **QUICK)
    sitting.address, sitting.place = again.address, f"{again.address}/api/tables/{sitting.id}"
    try:
        assert sitting.info()["state"] == "ready"
        assert sitting.post("/ready", {"ready": False}, 1).status_code == 200
        begin(sitting, [1])
        assert [share["seat"] for share in sitting.get("/deal", 0).json()["shares"]] == [1]
    finally:
        again.stop()


def test_a_rematch_gathers_everybody_on_other_seats(server: LiveServer) -> None:
    sitting, words = gather(server, "mf", agreed={"matches": 2})
    join(server, sitting, words, "Bianca")
    begin(sitting, [0, 1])
    while not sitting.info()["over"]:
        decide(sitting)
    log = sitting.get("/log", 0).json()
    assert verify(log).holds
    deal = sitting.get("/deal", 1).json()
    assert deal["secret"] is not None
    with sitting.listen(1) as ear, sitting.listen(-1) as watching:
        ear.next("table")
        watching.next("table")
        made = sitting.post("/again", None, 0).json()
        assert made["state"] == "gathering"
        told = ear.next("again")
        assert watching.next("again")["code"] == made["code"]
    new = Sitting(server.address, made)
    assert new.tokens.keys() == {-1, 1}, "the host moves on by one seat"
    claimed = sitting.post("/again", None, 1).json()
    assert claimed["seats"][0]["seat"] == 0
    assert claimed["seats"][0]["token"] == told["token"]
    new.tokens[0] = told["token"]
    assert new.info()["series"] == {"match": 2, "matches": 2}
    begin(new, [0, 1])
    standing = new.get("/series", 0).json()
    assert len(standing["matches"]) == 1
    assert sum(row["points"] for row in standing["standing"]) == 3


def test_old_invitations_sit_down_in_the_room(server: LiveServer) -> None:
    sitting = server.new_table("corte", "mf", seated=False, gather=True)
    sitting.sit_down(1, "Bianca")
    assert sitting.info()["seats"][1]["taken"]
    begin(sitting, [0, 1])


def test_words_with_post_need_a_name(server: LiveServer) -> None:
    _, words = gather(server)
    assert post(f"{server.address}/api/join/{words}", {}).status_code == 400
