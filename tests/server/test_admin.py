"""`signoria admin` on the database of a running server; a drill of backup and restore."""

import json
import random
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from signoria.cli.main import main
from signoria.server.tables.tokens import new_table_id
from tests.server.live import HTTP, LiveServer, Sitting, until
from tests.server.test_match import play_on

Admin = Callable[..., str]


@pytest.fixture(autouse=True)
def read_often(monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers read what an administrator has changed every few seconds; here several times a second."""
    monkeypatch.setattr("signoria.server.app.READ_EVERY", 0.2)
    monkeypatch.setattr("signoria.server.app.NOTES_SECONDS", 0.2)


@pytest.fixture
def admin(database: str, capsys: pytest.CaptureFixture[str]) -> Admin:
    def run(*args: str, code: int = 0) -> str:
        capsys.readouterr()
        assert main(["admin", "--database", database, *args]) == code
        said = capsys.readouterr()
        return said.out if code == 0 else said.err

    return run


def test_looking_closing_and_deleting_beside_a_server(database: str, admin: Admin) -> None:
    server = LiveServer(database)
    seeded, other = server.new_table("corte", "mf", seed=3), server.new_table("medici", "mbb")
    lines = admin("list").splitlines()
    assert {line.split()[0] for line in lines} == {seeded.id, other.id}
    assert "seeded" in next(line for line in lines if line.startswith(seeded.id))
    assert admin("list", "--game", "medici").startswith(other.id)
    shown = admin("show", seeded.id)
    assert "seat 1: Seat 2 (friend, sits there" in shown
    assert not any(token in shown for token in seeded.tokens.values())
    assert "2 tables" in admin("stats")
    with seeded.listen(0) as ear:
        ear.next("table")
        admin("close", seeded.id)
        assert ear.next("table")["table"]["closed"]
        assert "closed already" in admin("close", seeded.id, code=2)
        admin("delete", seeded.id)
        assert ear.rest()[-1]["code"] == "no-table"
    assert seeded.get("").status_code == 404
    assert "there is no table" in admin("show", seeded.id, code=2)
    server.stop()


def test_seats_are_freed_and_links_revoked(database: str, admin: Admin) -> None:
    server = LiveServer(database)
    sitting = server.new_table("corte", "mf")
    with sitting.listen(1) as ear:
        ear.next("table")
        link = admin("free", sitting.id, "1").strip()
        assert ear.rest()[-1]["code"] == "no-token"
    sitting.invitations[1] = link.partition("#")[2]
    sitting.sit_down(1, "Chiara")
    assert sitting.info()["seats"][1]["name"] == "Chiara"
    admin("revoke", sitting.id, "0")
    until(lambda: sitting.get("", 0).status_code == 401, "a revoked token still opens the seat")
    admin("revoke", sitting.id, "watch")
    until(lambda: sitting.get("", -1).status_code == 401, "a revoked link still shows the table")
    assert "seats 0 to 1" in admin("free", sitting.id, "7", code=2)
    server.stop()


def test_no_table_is_taken_for_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["-P2wX7QzGu1Z", "P2wX7QzGu1Z-"])
    monkeypatch.setattr("secrets.token_urlsafe", lambda _: next(drawn))
    assert new_table_id() == "P2wX7QzGu1Z-"


def test_bans_hold_without_a_restart(database: str, admin: Admin) -> None:
    server = LiveServer(database)
    sitting = server.new_table("corte", "mm")
    admin("ban", "127.0.0.0/8", "--reason", "a test")
    until(lambda: server.get("/api/games").status_code == 403, "a banned address is served", 15)
    assert server.get("/api/games").json()["error"]["code"] == "banned"
    assert "a test" in admin("bans")
    admin("unban", "127.0.0.0/8")
    until(lambda: server.get("/api/games").status_code == 200, "nobody is served", 15)
    admin("ban", "--table", sitting.id, "--days", "1")
    until(lambda: server.get("/api/games").status_code == 403, "whoever made the table is served", 15)
    assert "neither an address" in admin("ban", "nonsense", code=2)
    server.stop()


def test_expiry_asks_first(database: str, admin: Admin) -> None:
    server = LiveServer(database)
    sitting = server.new_table("corte", "mm")
    server.stop()
    assert admin("expire") == ""
    days = ("--never-begun-days", "0.0000001")
    time.sleep(0.1)
    assert "never begun" in admin("expire", *days)
    assert sitting.id in admin("list")
    admin("expire", *days, "--really")
    assert admin("list") == ""


def test_a_drill(database: str, admin: Admin, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A backup is taken while people play and bots think; it is restored elsewhere, and everybody plays on there."""
    server = LiveServer(database)
    tables = [server.new_table("medici", "mbb") for _ in range(4)]
    stop = threading.Event()
    acknowledged: dict[str, int] = {}

    def play(sitting: Sitting) -> None:
        rng = random.Random(sitting.id)
        with sitting.listen(0) as ear:
            while not stop.is_set():
                end = play_on(sitting, {0: ear}, rng, decisions=1) if not acknowledged.get(sitting.id) else ear.until_asked(0)
                if end["position"]["over"]:
                    return
                asked = end if end["position"]["legal"] else ear.until_asked(0)
                if asked["position"]["over"]:
                    return
                answer = sitting.act(asked["seq"], rng.choice(asked["position"]["legal"])["id"])
                assert answer.status_code == 200, answer.text
                acknowledged[sitting.id] = answer.json()["seq"]

    players = [threading.Thread(target=play, args=(table,)) for table in tables]
    for thread in players:
        thread.start()
    until(lambda: len(acknowledged) == len(tables), "nobody plays")
    before = dict(acknowledged)
    copy = tmp_path / "backup.gz"
    assert "4 tables" in admin("backup", str(copy))
    assert "is there already" in admin("backup", str(copy), code=2)
    stop.set()
    for thread in players:
        thread.join()
    server.stop()
    elsewhere = f"sqlite:///{tmp_path / 'restored.db'}"
    capsys.readouterr()
    assert main(["admin", "--database", elsewhere, "restore", str(copy)]) == 0
    assert main(["admin", "--database", elsewhere, "restore", str(copy)]) == 2
    assert "holds tables already" in capsys.readouterr().err
    second = LiveServer(elsewhere)
    for sitting in tables:
        moved = Sitting(second.address, {"table": sitting.id, "seats": [], "watch": sitting.tokens[-1]})
        moved.tokens[0] = sitting.tokens[0]
        assert moved.info()["seq"] >= before[sitting.id]
        with moved.listen(0) as ear:
            assert play_on(moved, {0: ear}, random.Random(1))["position"]["over"]
    second.stop()


def test_a_backup_that_is_cut_off_is_refused(
    database: str, admin: Admin, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    server = LiveServer(database)
    server.new_table("corte", "mm")
    server.stop()
    whole, cut = tmp_path / "whole.gz", tmp_path / "cut.gz"
    admin("backup", str(whole))
    assert whole.stat().st_mode & 0o077 == 0
    cut.write_bytes(whole.read_bytes()[:-30])
    target = f"sqlite:///{tmp_path / 'target.db'}"
    assert main(["admin", "--database", target, "restore", str(cut)]) == 2
    assert "cannot be read" in capsys.readouterr().err
    assert main(["admin", "--database", target, "restore", str(whole)]) == 0


# ---- what an operator sees ----------------------------------------------------------------------------------------------


def test_metrics_tell_what_happens(sqlite_database: str) -> None:
    server = LiveServer(sqlite_database)
    sitting = server.new_table("corte", "mb")
    with sitting.listen(0) as ear:
        asked = ear.until_asked(0)
        sitting.act(asked["seq"], asked["position"]["legal"][0]["id"])
        ear.until_seq(asked["seq"] + 2)
        text = server.get("/metrics").text
    for name in (
        "signoria_tables_in_memory 1.0",
        "signoria_sockets 1.0",
        'signoria_bot_queue{line="moves"}',
        "signoria_decision_seconds_count",
        'signoria_bot_seconds_count{bot="random",game="corte"}',
        "signoria_connections ",
        "signoria_loop_lag_seconds_count",
    ):
        assert name in text
    sitting.get("/hint", -1)
    assert 'signoria_refusals_total{code="not-your-decision"}' in server.get("/metrics").text
    assert not any(token in text for token in (*sitting.tokens.values(), sitting.id))
    server.stop()
    guarded = LiveServer(sqlite_database, metrics_token="hush")
    assert guarded.get("/metrics").status_code == 401
    assert HTTP.get(guarded.address + "/metrics", headers={"Authorization": "Bearer hush"}).status_code == 200
    guarded.stop()


def test_a_trusted_proxy_says_who_asks(sqlite_database: str) -> None:
    from dataclasses import replace

    from tests.server.live import GENEROUS

    few = replace(GENEROUS, per_address=0.01, per_address_burst=2)
    server = LiveServer(sqlite_database, few, proxies=("127.0.0.1",))

    def ask(address: str) -> int:
        return HTTP.get(server.address + "/api/games", headers={"X-Forwarded-For": address}).status_code

    assert [ask("192.0.2.1") for _ in range(3)] == [200, 200, 429]
    assert ask("192.0.2.2") == 200
    # What the client itself put in front does not count: the last address the proxy saw does.
    assert ask("10.9.9.9, 192.0.2.1") == 429
    server.stop()
    alone = LiveServer(sqlite_database, few)
    statuses = [
        HTTP.get(alone.address + "/api/games", headers={"X-Forwarded-For": f"192.0.2.{n}"}).status_code for n in range(3)
    ]
    assert statuses == [200, 200, 429]
    alone.stop()


def test_a_configuration_file_and_options(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    import tomllib

    file = tmp_path / "signoria.toml"
    file.write_text('port = 9000\nworkers = 3\nlog = "json"\n[limits]\nper_address = 5\nfinished_days = 30\n')
    assert main(["serve", "--config", str(file), "--workers", "4", "--abandoned-days", "7", "--print-config"]) == 0
    said = tomllib.loads(capsys.readouterr().out)
    assert (said["port"], said["workers"], said["log"], said["host"]) == (9000, 4, "json", "127.0.0.1")
    assert [said["limits"][key] for key in ("per_address", "finished_days", "abandoned_days", "tables")] == [
        5.0,
        30.0,
        7.0,
        100_000,
    ]
    for wrong, why in (
        ("prot = 1", "'prot' is no setting"),
        ("port = 'x'", "port is 'x'"),
        ("[limits]\ntables = 1.5", "whole number"),
    ):
        file.write_text(wrong)
        assert main(["serve", "--config", str(file)]) == 2
        assert why in capsys.readouterr().err
    with pytest.raises(SystemExit):
        main(["serve", "--help"])
    helped = " ".join(capsys.readouterr().out.split())
    assert "--sockets-per-address" in helped
    assert "(default: 200)" in helped


def test_former_names_of_settings_are_accepted_with_a_note(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    import tomllib

    file = tmp_path / "signoria.toml"
    file.write_text('thinkers = "ray://local"\n[limits]\nreplayed = 5.0\nreplayed_burst = 50\n')
    assert main(["serve", "--config", str(file), "--body", "4096", "--replay-burst", "60", "--print-config"]) == 0
    printed = capsys.readouterr()
    settings = tomllib.loads(printed.out)
    limits = settings["limits"]
    assert settings["bot_cluster"] == "ray://local"
    assert (limits["max_body_bytes"], limits["replay_rate"], limits["replay_burst"]) == (4096, 5.0, 60)
    assert sorted(line.split()[1] for line in printed.err.splitlines()) == ["--body", "replayed", "replayed_burst", "thinkers"]
    assert "--max-body-bytes" in printed.err
    assert main(["serve", "--body", "x"]) == 2
    assert "--max-body-bytes is 'x'" in capsys.readouterr().err


def test_logs_as_json_carry_the_request(capsys: pytest.CaptureFixture[str]) -> None:
    import logging

    from signoria.server.logs import REQUEST_ID, JsonLines

    token = REQUEST_ID.set("abc")
    record = logging.LogRecord("signoria.server", logging.ERROR, "", 0, "it %s", ("broke",), None)
    line = json.loads(JsonLines().format(record))
    REQUEST_ID.reset(token)
    assert (line["message"], line["level"], line["request"]) == ("it broke", "error", "abc")


@pytest.mark.parametrize("order", [0, 1])
def test_the_database_is_named_before_or_after_the_action(
    sqlite_database: str, order: int, capsys: pytest.CaptureFixture[str]
) -> None:
    from signoria.cli.main import main

    server = LiveServer(sqlite_database)
    sitting = server.new_table("corte", "mm")
    server.stop()
    parts = [["--database", sqlite_database], ["list"]]
    assert main(["admin", *parts[order], *parts[1 - order]]) == 0
    assert sitting.id in capsys.readouterr().out
