"""Whole matches through HTTP and sockets: alone against bots, with friends, over breaks of every kind."""

import json
import random
from typing import Any

import pytest

from signoria.core import log, registry
from signoria.core.match import Match
from tests.server.fixture_games import register
from tests.server.live import Ear, Form, LiveServer, Sitting, until

register()


def play_on(sitting: Sitting, ears: dict[int, Ear], rng: random.Random, decisions: int = 10**6) -> Form:
    """Decide at random on every seat that has an ear, until the match is over or that many decisions are made."""
    latest = {seat: ear.position() for seat, ear in ears.items()}
    while True:
        newest = max(message["seq"] for message in latest.values())
        for seat, ear in ears.items():
            if latest[seat]["seq"] < newest:
                latest[seat] = ear.until_seq(newest)
        position = latest[min(ears)]["position"]
        if position["over"] or decisions == 0:
            return latest[min(ears)]
        actor = position["actor"]
        if actor in ears:
            message = latest[actor]
            answer = sitting.act(message["seq"], rng.choice(message["position"]["legal"])["id"], actor)
            assert answer.status_code == 200, answer.text
            decisions -= 1
            latest[actor] = ears[actor].until_seq(answer.json()["seq"])
        else:
            first = min(ears)
            latest[first] = ears[first].position()


def replayed(document: Form) -> Match:
    return log.rebuild(document)


@pytest.mark.parametrize("game", ["corte", "medici"])
def test_a_whole_match_against_bots(server: LiveServer, game: str) -> None:
    play_whole_match(server, game)


@pytest.mark.parametrize("game", sorted(set(registry.names()) - {"corte", "medici"}))
def test_a_whole_match_of_every_other_game(sqlite_database: str, game: str) -> None:
    """The database does not know which game it stores, so one kind is enough."""
    server = LiveServer(sqlite_database)
    play_whole_match(server, game)
    server.stop()


def play_whole_match(server: LiveServer, game: str) -> None:
    sitting = server.new_table(game, "m" + "b" * (max(2, registry.load(game).min_players) - 1))
    with sitting.listen() as ear:
        end = play_on(sitting, {0: ear}, random.Random(1))
    match = replayed(sitting.get("/log").json())
    assert match.over
    assert end["position"]["scores"] == match.scores()
    assert end["position"]["places"] == match.placings()
    told = [json.loads(text) for text in ear.texts]
    steps = [message for message in told if message["type"] == "step"]
    assert [message["seq"] for message in steps] == list(range(steps[0]["seq"], end["seq"] + 1))
    assert steps[-1]["position"]["entries"] == len(match.entries)


def test_two_people_play_each_other(server: LiveServer) -> None:
    sitting = server.new_table("corte", "mf")
    assert sitting.post("/join", {"name": "  Bianca "}, 1).status_code == 200
    with sitting.listen(0) as one, sitting.listen(1) as other, sitting.listen(-1) as watching:
        end = play_on(sitting, {0: one, 1: other}, random.Random(2))
        seen = watching.until_seq(end["seq"])
    assert end["position"]["over"]
    assert seen["position"]["scores"] == end["position"]["scores"]
    assert [seat["name"] for seat in sitting.info()["seats"]] == [None, "Bianca"]


def test_a_friend_joining_is_told(server: LiveServer) -> None:
    sitting = server.new_table("corte", "mf", seated=False)
    with sitting.listen(0) as ear:
        before = ear.next("table")
        assert [seat["taken"] for seat in before["table"]["seats"]] == [True, False]
        sitting.sit_down(1, "Bianca")
        told = ear.next("seats")
        while told["seq"] == before["seq"]:
            told = ear.next("seats")
    assert told["seq"] == before["seq"] + 1
    assert told["seats"][1]["name"] == "Bianca"
    assert told["seats"][1]["taken"]


def test_presence_is_told(server: LiveServer) -> None:
    sitting = server.new_table("corte", "mf")
    with sitting.listen(0) as ear:
        with sitting.listen(1):
            while not ear.next("seats")["seats"][1]["connected"]:
                pass
        while ear.next("seats")["seats"][1]["connected"]:
            pass


def test_undo_takes_back_the_own_decision(server: LiveServer) -> None:
    sitting = server.new_table("corte", "mm")
    with sitting.listen(0) as ear, sitting.listen(-1) as watching:
        before = ear.position()
        seq = sitting.act(before["seq"], before["position"]["legal"][0]["text"]).json()["seq"]
        after = ear.until_seq(seq)
        assert after["position"]["undo"] == {"open": True, "reason": None}
        undone = sitting.post("/undo", {"expect": seq})
        assert undone.json() == {"seq": seq + 1}
        message = ear.next("undo")
        assert message["length"] == before["position"]["entries"]
        assert message["position"] == before["position"]
        assert watching.next("undo")["seq"] == seq + 1
    again = sitting.act(seq + 1, before["position"]["legal"][1]["id"])
    assert again.status_code == 200


def test_undo_goes_back_to_an_entry(server: LiveServer) -> None:
    """One seat that buries for both sides cannot go behind the other's decision, nor behind the deal."""
    sitting = server.new_table("corte", "mm")
    start = sitting.info()["seq"]
    with sitting.listen(0) as ear:
        first = ear.position()
    sitting.act(start, first["position"]["legal"][0]["id"])
    entries = first["position"]["entries"]
    refused = sitting.post("/undo", {"expect": start + 1, "to": entries - 1})
    assert (refused.status_code, refused.json()["error"]["code"]) == (422, "undo-revealed")
    assert sitting.post("/undo", {"expect": start + 1, "to": entries}).status_code == 200
    assert sitting.get("/log").json()["entries"][entries:] == []


def test_coming_back_brings_what_was_missed(server: LiveServer) -> None:
    sitting = server.new_table("corte", "mm")
    with sitting.listen(0) as away:
        start = away.position()
    rng = random.Random(3)
    with sitting.listen(0) as one, sitting.listen(1) as other:
        play_on(sitting, {0: one, 1: other}, rng, decisions=2)
        seq = sitting.info()["seq"]
        sitting.post("/undo", {"expect": seq}, 1)
        sitting.post("/join", {"name": "Ada"}, 0)
        seq = sitting.info()["seq"]
        while json.loads(one.texts[-1]).get("seq") != seq:
            one.next()
        with sitting.listen(0, after=start["seq"]) as back:
            heard = [back.next() for _ in range(4)]
    lived = [text for text in one.texts if json.loads(text)["type"] in ("step", "undo")]
    assert back.texts[:3] == lived
    assert heard[-1]["type"] == "seats"
    assert heard[-1]["seats"][0]["name"] == "Ada"


def test_coming_back_at_once_brings_no_more_than_the_seats(server: LiveServer) -> None:
    sitting = server.new_table("corte", "mm")
    seq = sitting.info()["seq"]
    with sitting.listen(0, after=seq) as back:
        assert back.next()["type"] == "seats"
    for unknown in (seq + 1, 0, -3, "x", True, 1.5):
        with sitting.listen(0, after=unknown) as back:  # type: ignore[arg-type]
            assert back.next()["type"] == "table"


def test_two_sockets_on_one_seat_agree(server: LiveServer) -> None:
    sitting = server.new_table("corte", "mb")
    with sitting.listen(0) as one, sitting.listen(0) as other:
        end = play_on(sitting, {0: one}, random.Random(4))
        other.until_seq(end["seq"])

    def story(ear: Ear) -> list[str]:
        return [text for text in ear.texts if json.loads(text)["type"] in ("step", "undo", "thinking")]

    assert story(one) == story(other)


def test_positions_of_the_past(server: LiveServer) -> None:
    sitting = server.new_table("corte", "mb", seed=5)
    with sitting.listen(0) as ear:
        asked = ear.until_asked(0)
        past = sitting.get("/position", at=3).json()
        assert past["entries"] == 3
        assert past["legal"] == []
        assert "views" not in past
        assert len(past["view"]["hand"]) == 3
        assert [event["entry"] for event in past["events"]] == [3, 3]
        before_hand = sitting.get("/position", seat=-1, at=3).json()
        assert before_hand["view"]["hand"] == []
        assert [event["key"] for event in before_hand["events"]] == ["dealt"]
        assert sitting.get("/position", at=asked["position"]["entries"] + 50).status_code == 400
        sitting.act(asked["seq"], asked["position"]["legal"][0]["id"])
        play_on(sitting, {0: ear}, random.Random(5))
    opened = sitting.get("/position", seat=-1, at=3).json()
    assert [event["key"] for event in opened["events"]] == ["dealt", "hand"]
    assert opened["views"][0]["hand"] == past["view"]["hand"]


def test_logs_are_copies_for_the_seat_until_the_end(server: LiveServer) -> None:
    sitting = server.new_table("corte", "mb", seed=6)
    with sitting.listen(0) as ear:
        ear.until_asked(0)
        running = sitting.get("/log").json()
        assert running["seed"] is None
        assert [entry["id"] is None for entry in running["entries"][:6]] == [False] * 3 + [True] * 3
        refused = server.post("/api/tables/import", running)
        assert (refused.status_code, refused.json()["error"]["code"]) == (422, "bad-log")
    with sitting.listen(0) as ear:
        play_on(sitting, {0: ear}, random.Random(6))
    whole = sitting.get("/log", seat=-1).json()
    assert whole["seed"] == 6
    assert all(entry["id"] is not None for entry in whole["entries"])


def test_an_imported_match_is_open_and_only_looked_at(server: LiveServer) -> None:
    match = registry.load("corte").new(2, seed=7, seats=["Ada\n", "Bo"])
    match.step(match.legal_actions()[0])
    answer = server.post("/api/tables/import", json.loads(log.dumps(match)))
    assert answer.status_code == 201
    sitting = Sitting(server.address, answer.json())
    with sitting.listen(-1) as ear:
        told = ear.next("table")
    assert told["table"]["imported"]
    assert [seat["name"] for seat in told["table"]["seats"]] == ["Ada", "Bo"]
    assert all(entry["id"] is not None for entry in told["entries"])
    assert "hand" in {event["key"] for event in told["journal"]}
    assert len(sitting.get("/position", -1, at=6).json()["views"][1]["hand"]) == 3
    assert sitting.act(1, match.legal_actions()[0], -1).status_code == 403
    assert sitting.get("/log", -1).json() == {**log.export(match), "seats": ["Ada", "Bo"]}


def test_again_makes_the_same_table_once_more(server: LiveServer) -> None:
    sitting = server.new_table("corte", "mfb")
    assert sitting.post("/again").json()["error"]["code"] == "not-over"
    sitting.post("/join", {"name": "Bianca"}, 1)
    with sitting.listen(0) as one, sitting.listen(1) as other, sitting.listen(-1) as watching:
        play_on(sitting, {0: one, 1: other}, random.Random(8))
        answer = sitting.post("/again", seat=0)
        assert answer.status_code == 201
        new = Sitting(server.address, answer.json())
        told = {seat: each.next("again") for seat, each in ((1, other), (-1, watching))}
    assert [seat["kind"] for seat in answer.json()["seats"]] == ["me", "friend", "bot"]
    assert set(new.tokens) == {0, -1}
    assert new.invitations == {}
    assert told[-1]["token"] == new.tokens[-1]
    new.tokens[1] = told[1]["token"]
    assert new.info(1)["you"] == 1
    info = new.info()
    assert [seat["name"] for seat in info["seats"]] == [seat["name"] for seat in sitting.info()["seats"]]
    assert not info["over"]
    assert not set(new.tokens.values()) & set(sitting.tokens.values())


def test_a_chosen_seed_is_told(server: LiveServer) -> None:
    assert not server.new_table("corte", "mf").info()["seeded"]
    assert server.new_table("corte", "mf", seed=1).info()["seeded"]


def test_my_matches(server: LiveServer) -> None:
    mine, theirs = server.new_table("corte", "mf"), server.new_table("medici", "mff")
    asked = {"tokens": [mine.tokens[0], "unknown", theirs.tokens[1], mine.tokens[-1]]}
    found = {each["token"]: each for each in server.post("/api/mine", asked).json()["tables"]}
    assert set(found) == {mine.tokens[0], theirs.tokens[1], mine.tokens[-1]}
    one = found[mine.tokens[0]]
    assert (one["table"], one["game"], one["seat"], one["names"]) == (mine.id, "corte", 0, [None, "Seat 2"])
    assert (one["actor"], one["yours"], one["over"], one["scores"]) == (0, True, False, [0, 0])
    assert not found[mine.tokens[-1]]["yours"]


def test_a_restarted_server_goes_on_where_it_was(database: str) -> None:
    rng = random.Random(9)
    first = LiveServer(database)
    sitting = first.new_table("medici", "mbb")
    with sitting.listen(0) as ear:
        play_on(sitting, {0: ear}, rng, decisions=5)
        stopped = json.loads(ear.texts[-1])
    before = sitting.get("/log").json()
    first.stop()
    second = LiveServer(database)
    moved = Sitting(second.address, {"table": sitting.id, "seats": [], "watch": sitting.tokens[-1]})
    moved.tokens[0] = sitting.tokens[0]
    assert moved.get("/log").json()["entries"][: len(before["entries"])] == before["entries"]
    with moved.listen(0, after=1) as ear:
        caught: Any = ear.until_seq(stopped.get("seq", 1))
        assert caught["seq"] >= stopped.get("seq", 1)
    with moved.listen(0) as ear:
        end = play_on(moved, {0: ear}, rng)
    assert end["position"]["over"]
    second.stop()


def test_bots_go_on_by_themselves_after_a_restart(database: str) -> None:
    """A table is left while its bots are at it; nobody asks for it after the restart."""
    first = LiveServer(database, pace=30.0)
    sitting = first.new_table("corte", "bb", unattended=True)
    seq = sitting.info()["seq"]
    first.stop()
    second = LiveServer(database, scan_seconds=0.2)
    until(
        lambda: second.post("/api/mine", {"tokens": [sitting.tokens[-1]]}).json()["tables"][0]["over"],
        "bots rest",
    )
    moved = Sitting(second.address, {"table": sitting.id, "watch": sitting.tokens[-1]})
    assert moved.info()["seq"] > seq
    second.stop()
