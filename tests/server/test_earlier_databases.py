"""Databases as versions 0.1 and 0.2 left them: every match goes on by the rules it began with, to the end it would have had.

tests/fixtures/databases/make.py says how they were made: of every mode one match is over, and one with the same decisions has
been played for a third of the way.
"""

import json
import lzma
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from signoria.core import log
from signoria.core.errors import SignoriaError
from signoria.core.registry import load
from tests.server.live import LiveServer, Sitting

FOLDER = Path(__file__).parents[1] / "fixtures" / "databases"


@pytest.fixture(scope="module", params=["0.1", "0.2"])
def upgraded(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[LiveServer, Any]]:
    file = tmp_path_factory.mktemp("earlier") / "tables.db"
    file.write_bytes(lzma.decompress((FOLDER / f"{request.param}.sqlite.xz").read_bytes()))
    server = LiveServer(f"sqlite:///{file}")
    yield server, json.loads((FOLDER / f"{request.param}.json").read_text())
    server.stop()


def at_table(server: LiveServer, written: dict[str, Any]) -> Sitting:
    sitting = Sitting(server.address, {"table": written["table"], "seats": []})
    sitting.tokens = {int(seat): token for seat, token in written["tokens"].items()}
    return sitting


def test_every_match_of_an_earlier_version_is_played_to_the_end(upgraded: tuple[LiveServer, Any]) -> None:
    server, modes = upgraded
    assert {mode["game"] for mode in modes} == {"florence", "medici", "firenze", "ilvecchio"}
    for mode in modes:
        finished, running = at_table(server, mode["finished"]), at_table(server, mode["running"])
        whole = finished.get("/log").json()
        assert whole["over"], mode["game"]
        # A log of the match can be read again, here and anywhere.
        assert log.rebuild(whole).log == [entry["id"] for entry in whole["entries"]]
        play_on(server, running, whole)
        ended = running.get("/log").json()
        assert (ended["over"], ended["scores"], ended["places"]) == (True, whole["scores"], whole["places"])
        assert ended["entries"] == whole["entries"]


def play_on(server: LiveServer, running: Sitting, whole: dict[str, Any]) -> None:
    """Decide as was decided in the match that is over; chance follows from the seed."""
    info = running.info()
    assert not info["over"], running.id
    match = server.context.tables.cache.loaded[running.id].match
    seq = info["seq"]
    while not match.over:
        entry = whole["entries"][len(match.entries)]
        answer = running.act(seq, entry["id"], entry["seat"])
        assert answer.status_code == 200, answer.text
        seq = answer.json()["seq"]


def test_a_log_of_earlier_rules_can_be_brought(upgraded: tuple[LiveServer, Any]) -> None:
    server, modes = upgraded
    alone = next(mode for mode in modes if mode["game"] == "florence" and mode["players"] == 1)
    document = at_table(server, alone["finished"]).get("/log").json()
    assert server.post("/api/tables/import", document).status_code == 201


def test_hints_are_given_by_the_rules_of_the_match(upgraded: tuple[LiveServer, Any], tmp_path: Path) -> None:
    _, modes = upgraded
    version = "0.1" if modes == json.loads((FOLDER / "0.1.json").read_text()) else "0.2"
    file = tmp_path / "tables.db"
    file.write_bytes(lzma.decompress((FOLDER / f"{version}.sqlite.xz").read_bytes()))
    server = LiveServer(f"sqlite:///{file}")
    alone = next(mode for mode in modes if mode["game"] == "florence" and mode["players"] == 1)
    hint = at_table(server, alone["running"]).get("/hint")
    assert hint.status_code == 200, hint.text
    assert hint.json()["verb"]
    server.stop()


def test_the_rules_differ_where_they_were_changed(upgraded: tuple[LiveServer, Any]) -> None:
    """Otherwise these databases would prove nothing."""
    server, modes = upgraded
    differing = set()
    for mode in modes:
        whole = at_table(server, mode["finished"]).get("/log").json()
        present = load(whole["game"]).rules
        if whole["rules"] != present and not replays({**whole, "rules": present}):
            differing.add(whole["game"])
    is_first = modes == json.loads((FOLDER / "0.1.json").read_text())
    assert differing == ({"florence", "firenze"} if is_first else set())


def replays(document: dict[str, Any]) -> bool:
    try:
        log.rebuild(document)
    except SignoriaError:
        return False
    return True
