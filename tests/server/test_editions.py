"""A corrected shipped edition, or one table that cannot be used, spoils nothing."""

import copy
import json
import logging
import sqlite3
from pathlib import Path

import pytest

from signoria.core.edition import Edition
from signoria.core.registry import load
from tests.server.live import LiveServer, Sitting, until


def file_of(database: str) -> Path:
    return Path(database.removeprefix("sqlite:///"))


def test_a_match_keeps_the_edition_it_began_with(sqlite_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The shipped edition is corrected while a match is running; the match goes on by what it began with."""
    first = LiveServer(sqlite_database)
    sitting = first.new_table("medici", "mbb")
    before = sitting.get("/log").json()
    first.stop()
    game = load("medici")
    name, shipped = game.default_edition, dict(game.shipped_editions)
    content = copy.deepcopy(shipped[name].content)
    content["money"]["3"] = 25
    content["note"] = "corrected"
    monkeypatch.setitem(game.__dict__, "shipped_editions", {**shipped, name: Edition(content, name, shipped=True)})
    second = LiveServer(sqlite_database)
    sitting.place = sitting.place.replace(sitting.address, second.address)
    sitting.address = second.address
    after = sitting.get("/log").json()
    assert after["edition"] == before["edition"]
    assert after["edition"]["content"]["money"]["3"] == shipped[name].content["money"]["3"]
    with sitting.listen(0) as ear:
        asked = ear.until_asked(0)
        assert sitting.act(asked["seq"], asked["position"]["legal"][0]["id"]).status_code == 200
        ear.until_asked(0)
    fresh = second.new_table("medici", "mbb")
    assert fresh.get("/log").json()["edition"]["content"]["money"]["3"] == 25
    second.stop()


def test_one_broken_table_stops_no_other_tables_bots(sqlite_database: str, caplog: pytest.LogCaptureFixture) -> None:
    """A table whose edition is lost, and one whose log makes no sense, wait for bots; a third one's bots play."""
    first = LiveServer(sqlite_database, pace=30.0)
    lost, nonsense, good = (first.new_table("corte", "bb", unattended=True) for _ in range(3))
    first.stop()
    with sqlite3.connect(file_of(sqlite_database)) as connection:
        connection.execute(
            "UPDATE tables SET edition_hash = NULL, edition = ?, touched = 1e9 WHERE id = ?",
            (json.dumps({"name": "gone", "hash": "sha256:0"}), lost.id),
        )
        connection.execute("UPDATE changes SET body = ? WHERE table_id = ?", ('{"entries": [{}]}', nonsense.id))
    connection.close()
    from dataclasses import replace

    from tests.server.live import GENEROUS

    caplog.set_level(logging.WARNING)
    second = LiveServer(sqlite_database, limits=replace(GENEROUS, never_begun_days=0.0, abandoned_days=0.0), scan_seconds=0.2)
    mine = {"tokens": [good.tokens[-1]]}
    until(lambda: second.post("/api/mine", mine).json()["tables"][0]["over"], "a good table's bots rest")
    moved = Sitting(second.address, {"table": lost.id, "watch": lost.tokens[-1]})
    answer = moved.get("", -1)
    assert (answer.status_code, answer.json()["error"]["code"]) == (410, "rules-gone")
    assert moved.get("/log", -1).status_code == 200
    second.stop()
    said = [record for record in caplog.records if nonsense.id in record.getMessage()]
    assert len(said) == 1
    assert any(lost.id in record.getMessage() for record in caplog.records)
