"""`signoria serve` as a program: it says in one line why it cannot begin, and stops cleanly when told to."""

import signal
import socket
import time
from pathlib import Path

import pytest

from signoria.cli.main import main
from signoria.server.serving import bind, bind_near
from signoria.store.address import default_address, parse
from tests.patience import until
from tests.server.live import HTTP, LiveServer, new_table
from tests.server.processes import ServerProcess


def refused(capsys: pytest.CaptureFixture[str], *args: str) -> str:
    """The one line with which a server does not begin."""
    assert main(["serve", "--port", "0", *args]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert len(said.err.splitlines()) == 1
    return said.err


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--database", "mysql://host/x"], "no kind of database"),
        (["--database", "nonsense"], "not understood"),
        (["--database", "sqlite://"], "needs the path of a file"),
        (["--database", "postgresql://127.0.0.1:1"], "names no database"),
        (["--database", "postgresql://me:hush@127.0.0.1:1/x"], "the database x on 127.0.0.1 cannot be used"),
        (["--port", "70000"], "--port is '70000'"),
        (["--pace", "-1"], "--pace is '-1'"),
        (["--workers", "0"], "--workers is '0'"),
    ],
)
def test_what_cannot_be_served_is_said_in_one_line(capsys: pytest.CaptureFixture[str], args: list[str], said: str) -> None:
    line = refused(capsys, *args)
    assert said in line
    assert "hush" not in line


def test_a_busy_port_and_a_busy_file_are_said(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = f"sqlite:///{tmp_path / 'tables.db'}"
    with socket.socket() as busy:
        busy.bind(("127.0.0.1", 0))
        busy.listen()
        line = refused(capsys, "--port", str(busy.getsockname()[1]), "--database", file)
    assert "is in use; choose another with --port" in line
    running = LiveServer(file)
    assert "is in use by another server" in refused(capsys, "--database", file)
    running.stop()


def test_where_the_usual_port_is_taken_the_next_free_one_is_used(capsys: pytest.CaptureFixture[str]) -> None:
    with bind("127.0.0.1", 0) as busy:
        busy.listen()
        usual = busy.getsockname()[1]
        with bind_near("127.0.0.1", usual) as found:
            port = found.getsockname()[1]
    assert usual < port < usual + 20
    assert capsys.readouterr().out == f"Port {usual} is taken, so port {port} is used; choose one with --port.\n"


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_it_stops_when_told(tmp_path: Path, number: signal.Signals) -> None:
    server = ServerProcess(f"sqlite:///{tmp_path / 'tables.db'}")
    sitting = new_table(server.address, "medici", "mbb")
    with sitting.listen(0) as ear:
        ear.next("table")
        began = time.monotonic()
        assert server.stop(number) == 0
    assert time.monotonic() - began < 10
    assert "Traceback" not in server.errors()


def test_the_default_file_lies_in_the_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SIGNORIA_HOME", str(tmp_path))
    assert default_address() == f"sqlite:///{tmp_path / 'tables.db'}"
    monkeypatch.delenv("SIGNORIA_HOME")
    assert parse(default_address()).database.endswith("tables.db")  # type: ignore[union-attr]


def test_opening_the_browser_waits_for_the_server(tmp_path: Path) -> None:
    """The browser is a program that notes which address it was given."""
    note = tmp_path / "note"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {note}\n')
    browser.chmod(0o755)
    server = ServerProcess(f"sqlite:///{tmp_path / 'tables.db'}", "--open", BROWSER=f"{browser} %s")
    until(lambda: note.exists() and note.read_text(), "no browser is opened")
    assert note.read_text().strip() == server.address + "/"
    assert HTTP.get(server.address + "/api/games").status_code == 200
    server.kill()
