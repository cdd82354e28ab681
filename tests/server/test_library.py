"""What can be asked before a match, and how a table looks before its first decision."""

import pytest

from signoria.core.language import LANGUAGES, SHARED
from signoria.core.registry import load
from tests.server.live import LiveServer


def test_games_are_described(server: LiveServer) -> None:
    games = {game["key"]: game for game in server.get("/api/games").json()["games"]}
    assert {"medici", "corte"} <= set(games)
    medici = games["medici"]
    assert (medici["fewest"], medici["most"], medici["rules"]) == (3, 6, load("medici").rules)
    assert "random" in medici["bots"]
    assert games["corte"]["bots"] == ["random", "apprentice", "greedy"]
    assert medici["usual"] == "journeyman"
    assert games["corte"]["usual"] == "greedy"
    editions = {edition["name"]: edition for edition in medici["editions"]}
    assert [name for name, edition in editions.items() if edition["default"]] == ["amigo"]
    assert medici["usual_players"] == 4
    assert editions["amigo"]["not_printed"] == []
    assert editions["amigo"]["groups"] == {"printed": 9, "deduced": 0, "sourced": 0, "reconstructed": 0}
    assert editions["later"]["not_printed"][0]["provenance"] == "sourced"


@pytest.mark.parametrize("key", ["florence", "medici", "firenze", "ilvecchio"])
def test_an_edition_has_one_count_of_reconstructed_values_everywhere(server: LiveServer, key: str) -> None:
    """In the list of games, at a table, and for an owner's file with the same values."""
    games = {game["key"]: game for game in server.get("/api/games").json()["games"]}
    listed = next(edition for edition in games[key]["editions"] if edition["default"])
    at_table = server.new_table(key, "m" * games[key]["usual_players"]).get("").json()["edition"]
    text = server.get(f"/api/editions/{key}/{listed['name']}.toml").text
    read = server.post("/api/editions", {"name": "mine.toml", "text": text}).json()["edition"]
    assert listed["groups"] == at_table["groups"] == read["groups"] == load(key).edition().counts()
    assert listed["reconstructed"] == at_table["reconstructed"]
    assert sum(len(group["paths"]) for group in listed["reconstructed"]) == listed["groups"]["reconstructed"]
    assert sum(each["provenance"] == "reconstructed" for each in read["not_printed"]) == read["groups"]["reconstructed"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_and_rules_are_served(server: LiveServer, language: str) -> None:
    shared = server.get(f"/api/words/shared/{language}.ftl")
    assert shared.text == (SHARED / f"{language}.ftl").read_text(encoding="utf-8")
    words = server.get(f"/api/words/medici/{language}.ftl")
    assert words.text == (load("medici").folder / "locale" / f"{language}.ftl").read_text(encoding="utf-8")
    rules = server.get(f"/api/rules/medici/{language}")
    assert "## §1" in rules.text
    assert rules.headers["content-type"] == "text/markdown; charset=utf-8"


def test_arguments_are_described(server: LiveServer) -> None:
    """Which list of names an argument takes its value from, for actions, events and refusals alike."""
    told = server.get("/api/arguments/ilvecchio").json()
    tile = told["actions"]["keep-council"]["tile"]
    assert (tile["kind"], tile["names"], tile["values"][:2]) == ("card", "council", ["scroll", "money"])
    assert told["actions"]["recover"] == {}
    assert told["events"]["keeps-nobility"]["tile"]["names"] == "nobility"
    place = told["refusals"]["too-far"]["place"]
    assert (place["kind"], place["names"], place["values"][:2]) == ("place", "place", ["firenze", "pistoia"])
    firenze = server.get("/api/arguments/firenze").json()
    assert firenze["events"]["stolen"]["other"] == {"kind": "seat"}
    assert server.get("/api/arguments/chess").status_code == 404


def test_a_hint_comes_with_a_reason(server: LiveServer) -> None:
    sitting = server.new_table("corte", "mb")
    with sitting.listen(0) as ear:
        asked = ear.until_asked(0)
    hint = sitting.get("/hint").json()
    legal = {action["id"]: action for action in asked["position"]["legal"]}
    assert legal[hint["action"]]["text"] == hint["text"]
    assert hint["form"]["verb"] == legal[hint["action"]]["verb"]
    assert set(hint["advice"]) == {"key", "args"}
    assert hint["choices"] == []


def test_a_hint_of_somebody_who_thinks_ahead_names_the_best_three(server: LiveServer) -> None:
    sitting = server.new_table("medici", "mmm", seed=3)
    actor = server.post("/api/mine", {"tokens": [sitting.tokens[0]]}).json()["tables"][0]["actor"]
    with sitting.listen(actor) as ear:
        legal = {action["id"]: action["text"] for action in ear.until_asked(actor)["position"]["legal"]}
    hint = sitting.get("/hint", actor).json()
    choices = hint["choices"]
    assert 1 <= len(choices) <= 3
    assert choices[0]["action"] == hint["action"]
    assert all(legal[choice["action"]] == choice["text"] for choice in choices)
    assert sum(choice["share"] for choice in choices) == pytest.approx(1, abs=0.01)
    assert all(1 <= choice["place"] <= 3 and choice["spread"] >= 0 for choice in choices)
    assert 1 <= len(hint["reasons"]) <= 3
    assert all(set(reason) == {"message", "args", "other", "seat", "events", "holdings"} for reason in hint["reasons"])


def test_why_not_a_choice_of_ones_own(server: LiveServer) -> None:
    sitting = server.new_table("medici", "mmm", seed=3)
    actor = server.post("/api/mine", {"tokens": [sitting.tokens[0]]}).json()["tables"][0]["actor"]
    best = sitting.get("/hint", actor).json()["text"]
    other = {"reveal": "auction", "auction": "reveal"}[best]
    compared = sitting.get("/hint", actor, against=other).json()
    assert [choice["text"] for choice in compared["choices"]] == [best, other]
    assert compared["reasons"][-1]["message"].startswith("reason-it-")
    assert sitting.get("/hint", actor, against=best).json()["text"] == best
    refused = sitting.get("/hint", actor, against="bid 3")
    assert (refused.status_code, refused.json()["error"]["code"]) == (422, "illegal")


def test_a_preview_shows_events_and_changes_nothing(server: LiveServer) -> None:
    sitting = server.new_table("medici", "mmm", seed=3)
    actor = server.post("/api/mine", {"tokens": [sitting.tokens[0]]}).json()["tables"][0]["actor"]
    before = sitting.get("/log").json()
    preview = sitting.get("/preview", actor, action="reveal").json()
    assert preview["actor"] == -1
    assert sum(outcome["weight"] for outcome in preview["outcomes"]) > 0
    assert {"id", "text", "weight"} == set(preview["outcomes"][0])
    offered = sitting.get("/preview", actor, action="auction").json()
    assert [event["key"] for event in offered["events"]]
    assert sitting.get("/log").json() == before


def test_a_question_about_a_position_that_is_gone_is_no_fault(server: LiveServer) -> None:
    sitting = server.new_table("medici", "mmm", seed=3)
    actor = server.post("/api/mine", {"tokens": [sitting.tokens[0]]}).json()["tables"][0]["actor"]
    now = sitting.get("", actor).json()["seq"]
    assert "events" in sitting.get("/preview", actor, action="auction", expect=now).json()
    assert sitting.act(now, "auction", actor).status_code == 200
    for question in ("preview", "refusal"):
        answer = sitting.get(f"/{question}", actor, action="auction", expect=now)
        assert (answer.status_code, answer.json()) == (200, {"moved_on": True})
    assert sitting.get("/hint", actor, expect=now).json() == {"moved_on": True}


def test_legal_actions_name_what_they_touch(server: LiveServer) -> None:
    sitting = server.new_table("corte", "mb")
    with sitting.listen(0) as ear:
        position = ear.until_asked(0)["position"]
    assert [action["args"] for action in position["legal"]] == [
        [{"name": "card", "kind": "card", "value": card}] for card in position["view"]["hand"]
    ]
    assert position["prompt"] == {"key": "bury", "args": {}, "rule": "§2"}
    with sitting.listen(-1) as ear:
        assert ear.position()["position"]["legal"] == []
