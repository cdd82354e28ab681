"""Clients that ask for patches are sent what each event changes, and nothing else of the view; others get whole positions."""

import contextlib
import json
from typing import Any

import pytest

from signoria.core.patch import apply_patch
from signoria.server.wire import types as wire_types
from tests.server.live import Ear, LiveServer, Sitting
from tests.typed import misfit

SHOWN = ("view", "scores", "worth", "own_worth", "rivals")
GAMES = ("florence", "medici", "firenze", "ilvecchio")


def shown_in(position: dict[str, Any]) -> dict[str, Any]:
    return {key: position[key] for key in SHOWN}


def follow(value: dict[str, Any], message: dict[str, Any]) -> dict[str, Any]:
    """What is on the table after a message, by its patches alone."""
    assert misfit(message, wire_types.PatchedMessage) is None
    assert not set(SHOWN) & set(message["position"])
    for event in message["events"]:
        assert event.get("patch") != []
        value = apply_patch(value, event.get("patch", []))
    return dict(apply_patch(value, message["rest"]))


def next_steps(ear: Ear, seq: int) -> list[dict[str, Any]]:
    """The steps up to a change."""
    found = [ear.next("patched")]
    while found[-1]["seq"] < seq:
        found.append(ear.next("patched"))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_patches_lead_to_the_position(server: LiveServer, game: str) -> None:
    sitting = server.new_table(game, "mmm")
    with contextlib.ExitStack() as opened:
        ears = {seat: opened.enter_context(sitting.listen(seat, patches=True)) for seat in range(-1, 3)}
        tables = {seat: ear.next("table") for seat, ear in ears.items()}
        values = {seat: shown_in(table["position"]) for seat, table in tables.items()}
        asked = {seat: table["position"] for seat, table in tables.items()}
        seq = tables[0]["seq"]
        for number in range(25):
            actor = asked[0]["actor"]
            legal = asked[actor]["legal"]
            seq = sitting.act(seq, legal[number % len(legal)]["id"], actor).json()["seq"]
            for seat, ear in ears.items():
                for message in next_steps(ear, seq):
                    values[seat] = follow(values[seat], message)
                    asked[seat] = message["position"]
                assert values[seat] == shown_in(sitting.get("/position", seat).json())


def test_whoever_declines_gets_whole_positions(server: LiveServer) -> None:
    sitting = server.new_table("medici", "mmm")
    with sitting.listen(0, patches=True) as patched, sitting.listen(0) as whole:
        first = whole.next("table")
        actor = first["position"]["actor"]
        value = shown_in(patched.next("table")["position"])
        seq = sitting.act(first["seq"], sitting_legal(sitting, actor), actor).json()["seq"]
        step = whole.next("step")
        message = patched.next("patched")
    assert step["seq"] == message["seq"] == seq
    assert misfit(step, wire_types.StepMessage) is None
    assert follow(value, message) == shown_in(step["position"])
    assert [{**event, "patch": None} for event in step["events"]] == [{**event, "patch": None} for event in message["events"]]


def test_what_was_missed_comes_as_it_was_sent(server: LiveServer) -> None:
    sitting = server.new_table("florence", "mmm")
    with sitting.listen(0, patches=True) as ear:
        table = ear.next("table")
        seq = table["seq"]
        for _ in range(4):
            actor = sitting.get("/position").json()["actor"]
            seq = sitting.act(seq, sitting_legal(sitting, actor), actor).json()["seq"]
            ear.next("patched")
        lived = [text for text in ear.texts if json.loads(text)["type"] == "patched"]
    with sitting.listen(0, table["seq"], patches=True) as ear:
        ear.next("seats")
    assert [text for text in ear.texts if json.loads(text)["type"] == "patched"] == lived


def sitting_legal(sitting: Sitting, actor: int) -> int:
    with sitting.listen(actor) as ear:
        return int(ear.next("table")["position"]["legal"][0]["id"])


@pytest.mark.parametrize("game", GAMES)
def test_the_past_is_told_event_by_event(server: LiveServer, game: str) -> None:
    """From any position of the past, what follows leads to a later one."""
    sitting = server.new_table(game, "mmm")
    seq = sitting.info()["seq"]
    for _ in range(12):
        actor = sitting.get("/position").json()["actor"]
        seq = sitting.act(seq, sitting_legal(sitting, actor), actor).json()["seq"]
    last = sitting.get("/position").json()["entries"]
    for at in (0, last // 2):
        answer = sitting.get("/position", at=at, ahead=200).json()
        assert misfit(answer, wire_types.PositionForm) is None
        value = shown_in(answer)
        for event in answer["following"]:
            value = apply_patch(value, event.get("patch", []))
        entries = {event["entry"] for event in answer["following"]}
        assert min(entries) > at
        assert max(entries) <= last
        journal = sitting.get("/position", at=at + 1, ahead=0).json()
        assert "following" not in journal
        with sitting.listen(0) as ear:
            told = [event for event in ear.next("table")["journal"] if event["entry"] > at]
        assert [{**event, "patch": 0} for event in told] == [{**event, "patch": 0} for event in answer["following"]]
    assert sitting.get("/position", at=0, ahead=100_000).status_code == 400
