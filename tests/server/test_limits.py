"""Limits on what a client can ask for, and what every answer carries."""

import asyncio
import contextlib
import json
import socket
import threading
import time
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from starlette.websockets import WebSocketState
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from signoria.server import serving
from signoria.server.addresses import address_key
from signoria.server.http.connections import Connections
from signoria.server.http.errors import Refused
from signoria.server.http.limits import Buckets
from signoria.server.http.socket import Socket
from tests.patience import patience
from tests.server.live import GENEROUS, HTTP, LiveServer, post, until


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A front end as it may have been built."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<html><script>let a = 1</script><script src='/assets/a-1.js'></script></html>")
    (folder / "assets" / "a-1.js").write_text("plain")
    (folder / "assets" / "a-1.js.br").write_bytes(b"packed")
    (folder / "favicon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("not yours")
    return folder


def test_buckets_fill_again_with_time() -> None:
    now = [0.0]
    buckets = Buckets(rate=2.0, burst=3, clock=lambda: now[0])
    assert [buckets.take("a") for _ in range(4)] == [0, 0, 0, 0.5]
    assert buckets.take("b") == 0
    now[0] = 0.5
    assert [buckets.take("a"), buckets.take("a")] == [0, 0.5]
    with pytest.raises(Refused) as refused:
        buckets.demand("a", "too much")
    assert (refused.value.status, refused.value.headers["Retry-After"]) == (429, "1")


def test_what_costs_more_takes_more() -> None:
    now = [0.0]
    buckets = Buckets(10.0, 100, clock=lambda: now[0])
    assert buckets.take("a", 70) == 0
    assert buckets.take("a", 50) == pytest.approx(2.0)
    now[0] = 2.0
    assert buckets.take("a", 50) == 0
    # What costs more than there can ever be needs all there is, and is not refused for ever.
    now[0] = 100.0
    assert buckets.take("a", 1000) == 0
    assert buckets.take("a") == pytest.approx(0.1)


def test_going_through_long_matches_again_is_bounded(sqlite_database: str) -> None:
    """A match of thousands of entries takes tens of milliseconds of everybody's time each time its past is looked at."""
    server = LiveServer(sqlite_database, replace(GENEROUS, replay_rate=0.01, replay_burst=100))
    sitting = server.new_table("medici", "mmm")
    match = server.context.tables.cache.loaded[sitting.id].match if sitting.info() else None
    assert match is not None
    while len(match.entries) < 40:
        with sitting.listen(-1) as ear:
            message = ear.position()
        actor = message["position"]["actor"]
        assert sitting.act(message["seq"], match.legal_actions()[0], actor).status_code == 200
        match = server.context.tables.cache.loaded[sitting.id].match
        server.context.replay_rates._levels.clear()
    first = sitting.get("/position", at=1)
    assert first.status_code == 200
    statuses = [sitting.get("/position", at=40).status_code for _ in range(4)]
    assert statuses == [200, 200, 429, 429]
    assert sitting.get("/course", at=[40]).status_code == 429
    # Only what is gone through again is bounded.
    assert sitting.get("").status_code == 200
    server.stop()


def test_links_and_votes_change_some_times_an_hour(sqlite_database: str) -> None:
    """Every change of a seat is stored and told to all; one seat cannot fill the database with them."""
    server = LiveServer(sqlite_database, replace(GENEROUS, seat_changes_per_hour=3))
    sitting = server.new_table("corte", "mf", seated=False)
    headers = {"Authorization": f"Bearer {sitting.tokens[0]}"}
    statuses = [post(f"{sitting.place}/seats/1/invite", None, headers).status_code for _ in range(5)]
    assert statuses == [200, 200, 200, 429, 429]
    assert sitting.post("/close").status_code == 429
    assert sitting.post("/token").status_code == 429
    server.stop()


def test_one_log_of_an_address_is_replayed_at_a_time(sqlite_database: str) -> None:
    server = LiveServer(sqlite_database, replace(GENEROUS, imports_per_address=1))
    begun, go_on = threading.Event(), threading.Event()

    async def reading(_charge: object, _body: bytes) -> object:
        begun.set()
        await asyncio.to_thread(go_on.wait, 20)
        raise Refused(422, "bad-log", "no log")

    server.context.uploads.read_log = reading
    place = f"{server.address}/api/tables/import"
    first: list[int] = []
    asking = threading.Thread(target=lambda: first.append(post(place, {}).status_code))
    asking.start()
    assert begun.wait(20)
    assert post(place, {}).status_code == 429
    go_on.set()
    asking.join()
    assert first == [422]
    server.stop()


def test_connections_of_a_proxy_are_not_counted_as_one_address() -> None:
    """A proxy may be named by an IPv6 address or a network; the connections it holds for everybody are all from there."""
    limits = replace(GENEROUS, connections_per_address=2)
    for proxies, address in (
        (("::1",), "::1"),
        (("10.0.0.0/8",), "10.1.2.3"),
        (("127.0.0.1",), "127.0.0.1"),
        (("*",), "192.0.2.1"),
    ):
        connections = Connections(limits, proxies)
        assert [connections.enter(address_key(address)) for _ in range(4)] == [None] * 4
    connections = Connections(limits, ("::1", "10.0.0.0/8"))
    assert [connections.enter(address_key("192.0.2.1")) for _ in range(3)] == [None, None, "address"]


def test_addresses_of_one_network_count_together() -> None:
    assert address_key("10.0.0.1") != address_key("10.0.0.2")
    assert address_key("2001:db8::1") == address_key("2001:db8::ffff:1") != address_key("2001:db8:0:1::1")
    assert address_key("unix") == "unix"


def test_too_many_requests_are_refused(sqlite_database: str) -> None:
    server = LiveServer(sqlite_database, replace(GENEROUS, per_address=0.01, per_address_burst=5))
    answers = [server.get("/api/games") for _ in range(6)]
    assert [answer.status_code for answer in answers] == [200] * 5 + [429]
    assert answers[-1].json()["error"]["code"] == "too-often"
    assert int(answers[-1].headers["Retry-After"]) >= 1
    assert answers[-1].headers["X-Content-Type-Options"] == "nosniff"
    with pytest.raises(Exception, match=r"403|1013"), connect(f"{server.address.replace('http', 'ws')}/api/tables/x/socket"):
        pass
    server.stop()


def test_too_many_requests_for_a_seat_are_refused(sqlite_database: str) -> None:
    server = LiveServer(sqlite_database, replace(GENEROUS, per_token=0.1, per_token_burst=3))
    sitting = server.new_table("corte", "mf")
    assert [sitting.get("").status_code for _ in range(4)] == [200, 200, 200, 429]
    assert sitting.get("", 1).status_code == 200
    server.stop()


def test_too_many_tables_are_refused(sqlite_database: str) -> None:
    server = LiveServer(sqlite_database, replace(GENEROUS, tables_per_hour=2))
    body = {"game": "corte", "players": 2, "seats": [{"kind": "me"}, {"kind": "me"}]}
    assert [server.post("/api/tables", body).status_code for _ in range(3)] == [201, 201, 429]
    server.stop()
    full = LiveServer(sqlite_database, replace(GENEROUS, tables=2))
    answer = full.post("/api/tables", body)
    assert (answer.status_code, answer.json()["error"]["code"]) == (503, "full")
    full.stop()


def test_bodies_are_bounded(server: LiveServer) -> None:
    def chunks(size: int) -> "list[bytes]":
        return [b" " * 1024] * (size // 1024)

    for path, most in (("/api/tables", 256 * 1024), ("/api/tables/import", 2 * 1024 * 1024)):
        kind = {"Content-Type": "application/json"}
        assert HTTP.post(server.address + path, content=b" " * most, headers=kind).status_code == 400
        large = HTTP.post(server.address + path, content=b" " * (most + 1), headers=kind)
        assert (large.status_code, large.json()["error"]["code"]) == (413, "too-large")
        undeclared = HTTP.post(server.address + path, content=iter(chunks(most + 4096)), headers=kind)
        assert undeclared.status_code == 413


def test_sockets_are_bounded(sqlite_database: str) -> None:
    server = LiveServer(sqlite_database, replace(GENEROUS, sockets_per_table=2, sockets_per_address=3))
    sitting, other = server.new_table("corte", "mf"), server.new_table("corte", "mf")
    with sitting.listen(0) as one, sitting.listen(1) as two:
        one.next("table")
        two.next("table")
        with sitting.listen(-1) as third:
            assert [message["code"] for message in third.rest()] == ["too-many-sockets"]
        with other.listen(0) as third:
            third.next("table")
            with other.listen(1) as fourth:
                assert [message["code"] for message in fourth.rest()] == ["too-many-sockets"]
    until(lambda: not server.context.sockets, "sockets are still counted after they closed")
    server.stop()


@pytest.mark.parametrize(
    "hello", ["x", "[]", "{}", '{"type": "hello"}', '{"type": "hello", "token": 5}', "[" * 50_000, b"bytes"]
)
def test_a_wrong_hello_closes_the_socket(server: LiveServer, hello: str | bytes) -> None:
    sitting = server.new_table("corte", "mf")
    with connect(sitting.place.replace("http", "ws") + "/socket") as wire:
        wire.send(hello)
        assert json.loads(wire.recv(timeout=patience(10)))["code"] == "not-understood"
        with pytest.raises(ConnectionClosed):
            wire.recv(timeout=patience(10))


def test_a_socket_needs_a_table_and_its_token(server: LiveServer) -> None:
    sitting, other = server.new_table("corte", "mf"), server.new_table("corte", "mf")
    for place, token, code in (
        (sitting.place, other.tokens[0], "no-token"),
        (sitting.place, "", "no-token"),
        (f"{server.address}/api/tables/nowhere", sitting.tokens[0], "no-table"),
    ):
        with connect(place.replace("http", "ws") + "/socket") as wire:
            wire.send(json.dumps({"type": "hello", "token": token, "after": None}))
            assert json.loads(wire.recv(timeout=patience(10)))["code"] == code


def test_a_silent_socket_is_closed(sqlite_database: str) -> None:
    server = LiveServer(sqlite_database, replace(GENEROUS, hello_seconds=0.2))
    sitting = server.new_table("corte", "mf")
    began = time.monotonic()
    with connect(sitting.place.replace("http", "ws") + "/socket") as wire:
        assert json.loads(wire.recv(timeout=patience(10)))["code"] == "no-hello"
    assert time.monotonic() - began < 5
    server.stop()


def test_a_socket_that_answers_no_ping_is_closed(sqlite_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A client of bare bytes, which says hello and then nothing more, not even to a ping."""
    monkeypatch.setattr(serving, "PING_SECONDS", 0.2)
    monkeypatch.setattr(serving, "SILENT_SECONDS", 0.3)
    server = LiveServer(sqlite_database)
    sitting = server.new_table("corte", "mf")
    hello = json.dumps({"type": "hello", "token": sitting.tokens[0], "after": None}).encode()
    place = server.address.removeprefix("http://")
    host, port = place.split(":")
    with socket.create_connection((host, int(port)), timeout=patience(15)) as bare:
        bare.sendall(
            f"GET /api/tables/{sitting.id}/socket HTTP/1.1\r\nHost: {place}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        assert bare.recv(4096).startswith(b"HTTP/1.1 101")
        # One masked text frame, the mask being zero.
        bare.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
        until(lambda: server.listeners(sitting), "nobody listens")
        until(lambda: not server.listeners(sitting), "the silent socket is kept")
    server.stop()


def test_a_chattering_socket_is_closed(sqlite_database: str) -> None:
    server = LiveServer(sqlite_database, replace(GENEROUS, messages_from_client=5))
    sitting = server.new_table("corte", "mf")
    with sitting.listen(0) as ear:
        ear.next("table")
        with contextlib.suppress(ConnectionClosed):
            for _ in range(20):
                ear.wire.send("{}")
        assert {message["type"] for message in ear.rest()} <= {"seats"}
    until(lambda: not server.listeners(sitting), "the socket still listens")
    server.stop()


def test_a_socket_that_does_not_read_is_let_go() -> None:
    """Messages wait for a slow client only up to a bound; the table does not wait at all."""

    class Stuck:
        application_state = WebSocketState.CONNECTED

        def __init__(self) -> None:
            self.sent: list[str] = []
            self.closed = 0

        async def send_text(self, text: str) -> None:
            self.sent.append(text)

        async def close(self, code: int) -> None:
            self.closed = code

    async def overflow() -> Stuck:
        wire = Stuck()
        socket = Socket(wire, 0, 3)  # type: ignore[arg-type]
        for number in range(10):
            socket.send(f"message {number}")
        await asyncio.wait_for(socket.write(), 5)
        return wire

    wire = asyncio.run(overflow())
    assert [json.loads(text)["code"] for text in wire.sent] == ["too-slow"]
    assert wire.closed == 1013


def test_every_answer_has_strict_headers(server: LiveServer, site: Path) -> None:
    for path in ("/", "/t/abc", "/api/games", "/api/nothing", "/nothing"):
        headers = server.get(path).headers
        policy = headers["Content-Security-Policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert headers["Referrer-Policy"] == "no-referrer"
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert "Permissions-Policy" in headers
        assert "server" not in headers
    assert server.get("/api/nothing").headers["Cache-Control"] == "no-store"


def test_the_front_end_is_served(sqlite_database: str, site: Path) -> None:
    server = LiveServer(sqlite_database, static=site)
    page = server.get("/")
    assert page.text == server.get("/t/some-table").text == (site / "index.html").read_text()
    assert page.headers["Cache-Control"] == "no-cache"
    # The hash of `let a = 1`, as a browser computes it.
    assert "script-src 'self' 'sha256-LAfYd7pbFUgwfQu8b4q135PeTG2z+/coPEUYCd74eCQ='" in page.headers["Content-Security-Policy"]
    packed = HTTP.get(server.address + "/assets/a-1.js", headers={"Accept-Encoding": "br"})
    assert packed.headers["Content-Encoding"] == "br"
    plain = HTTP.get(server.address + "/assets/a-1.js", headers={"Accept-Encoding": "identity"})
    assert plain.text == "plain"
    assert "immutable" in plain.headers["Cache-Control"]
    assert "javascript" in plain.headers["Content-Type"]
    assert server.get("/favicon.svg").headers["Cache-Control"] == "no-cache"
    for path in ("/../secret.txt", "/..%2fsecret.txt", "/assets/..%2f..%2fsecret.txt", "/%00", "/assets", "//etc/passwd"):
        answer = HTTP.send(HTTP.build_request("GET", httpx.URL(server.address).copy_with(raw_path=path.encode())))
        assert answer.status_code == 404, path
    server.stop()


def test_without_a_front_end_a_page_says_so(sqlite_database: str, tmp_path: Path) -> None:
    server = LiveServer(sqlite_database, static=tmp_path / "nothing")
    page = server.get("/")
    assert page.status_code == 503
    assert "has not been built" in page.text
    server.stop()
