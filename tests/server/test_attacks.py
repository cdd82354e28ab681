"""Attacks that were seen to work once, in small: each ends by itself and goes to this machine alone."""

import json
import socket
import threading
import time
from dataclasses import replace
from statistics import quantiles

import pytest

from signoria.server.http.errors import Refused
from signoria.server.http.frames import FrameCounter
from signoria.server.http.same_site import check_same_site
from signoria.server.reach import Place
from signoria.server.settings import Limits
from tests.server.live import GENEROUS, HTTP, LiveServer, Sitting, post

EMPTY_PING = b"\x89\x80\0\0\0\0"
EMPTY_PIECE = b"\x00\x80\0\0\0\0"
# A message that never ends.
FIRST_PIECE = b"\x01\x80\0\0\0\0"


def test_a_run_of_blanks_is_read_at_once(sqlite_database: str) -> None:
    """A pattern once took a minute over this, and nobody else was answered meanwhile."""
    server = LiveServer(sqlite_database)
    began = time.monotonic()
    for text in ("[" + " " * 2000 + "x", 'game = "medici"\nname = "x"\n[' + " " * 100_000 + "a]\nb = 1"):
        answer = server.post("/api/editions", {"name": "blanks", "text": text})
        assert answer.status_code == 200, answer.text
        assert answer.json()["problem"]["message"]
    assert time.monotonic() - began < 20
    server.stop()


def test_an_edition_that_takes_too_long_ends_with_its_process(sqlite_database: str) -> None:
    server = LiveServer(sqlite_database, replace(GENEROUS, import_seconds=0.001))
    refused = server.post("/api/editions", {"name": "slow", "text": "a = 1"})
    assert (refused.status_code, refused.json()["error"]["code"]) == (422, "bad-edition")
    server.stop()


def test_files_are_charged_by_address(sqlite_database: str) -> None:
    server = LiveServer(sqlite_database, replace(GENEROUS, import_share=1.0))
    statuses = [server.post("/api/editions", {"name": "x", "text": "a = 1"}).status_code for _ in range(6)]
    assert statuses[0] == 200
    assert statuses[-1] == 429
    server.stop()


def decide_for(server: LiveServer, seconds: float) -> list[float]:
    """How long each decision of people who play takes."""
    times: list[float] = []
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        sitting = server.new_table("medici", "mmm")
        seq = sitting.info()["seq"]
        match = server.context.tables.cache.loaded[sitting.id].match
        while not match.over and time.monotonic() < end:
            began = time.perf_counter()
            answer = sitting.act(seq, match.legal_actions()[0], match.actor)
            times.append(time.perf_counter() - began)
            assert answer.status_code == 200, answer.text
            seq = answer.json()["seq"]
    return times


# What else this machine does may change within seconds: the quiet time is measured before and after an attack.
def usual(times: list[float]) -> float:
    """What a decision takes when nothing else on this machine gets in its way: the quickest quarter is not slower than this."""
    return quantiles(times, n=4)[0]


def flood(server: LiveServer, sitting: Sitting, first: bytes, frame: bytes, stop: threading.Event) -> None:
    """Sockets full of frames, from another address of this machine, for as long as they are taken."""
    port = int(server.address.rpartition(":")[2])
    while not stop.is_set():
        try:
            with socket.create_connection(("127.0.0.1", port), timeout=2, source_address=("127.0.0.2", 0)) as wire:
                wire.sendall(
                    f"GET /api/tables/{sitting.id}/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
                    "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                    "Sec-WebSocket-Version: 13\r\n\r\n".encode()
                )
                wire.recv(4096)
                wire.sendall(first)
                while not stop.is_set():
                    wire.sendall(frame * 2000)
        except OSError:
            stop.wait(0.05)


@pytest.mark.parametrize(
    ("first", "frame"),
    [(b"", EMPTY_PING), (FIRST_PIECE, EMPTY_PIECE), (b"", EMPTY_PIECE)],
    ids=["pings", "pieces", "pieces of nothing"],
)
@pytest.mark.long
def test_a_flood_of_frames_slows_nobody_down(sqlite_database: str, first: bytes, frame: bytes) -> None:
    server = LiveServer(sqlite_database)
    theirs = server.new_table("medici", "mmm")
    quiet = decide_for(server, 2.0)
    stop = threading.Event()
    attackers = [threading.Thread(target=flood, args=(server, theirs, first, frame, stop)) for _ in range(4)]
    for each in attackers:
        each.start()
    try:
        flooded = decide_for(server, 4.0)
    finally:
        stop.set()
        for each in attackers:
            each.join(10)
    assert usual(flooded) < 1.5 * max(usual(quiet), usual(decide_for(server, 2.0))) + 0.001
    server.stop()


def test_every_frame_is_counted_however_it_arrives() -> None:
    text = b"\x81\x85\0\0\0\0hello"
    long = b"\x82\xfe\x01\x00\0\0\0\0" + bytes(256)
    stream = (text + EMPTY_PING + long + EMPTY_PIECE) * 25
    for size in (1, 7, len(stream)):
        counter = FrameCounter(100)
        pieces = [stream[at : at + size] for at in range(0, len(stream), size)]
        assert not any(counter.too_many(piece) for piece in pieces)
        assert counter.too_many(EMPTY_PING)


def test_pages_are_limited_and_closed_to_the_banned(sqlite_database: str) -> None:
    server = LiveServer(sqlite_database, replace(GENEROUS, per_address=0.001, per_address_burst=5))
    assert 429 in [server.get("/").status_code for _ in range(8)]
    assert server.get("/healthz").status_code == 200
    server.stop()


def test_a_bearer_of_other_letters_is_no_fault(sqlite_database: str) -> None:
    server = LiveServer(sqlite_database, metrics_token="hush")
    for token in (b"Bearer h\xfcsh", "Bearer été".encode()):
        assert HTTP.get(server.address + "/metrics", headers={b"Authorization": token}).status_code == 401
    sitting = server.new_table("corte", "mm")
    assert HTTP.get(sitting.place, headers={b"Authorization": b"Bearer \xfc"}).status_code == 401
    server.stop()


def test_a_refused_analysis_replays_nothing(sqlite_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    server = LiveServer(sqlite_database, replace(GENEROUS, hints_per_address=0))
    sitting = server.new_table("corte", "mm", seed=5)
    with sitting.listen(0) as ear:
        message = ear.position()
    assert sitting.act(message["seq"], message["position"]["legal"][0]["id"]).status_code == 200
    entries = sitting.get("/log").json()["entries"]
    at = next(number for number, entry in enumerate(entries) if entry["seat"] == 0)
    match = server.context.tables.cache.loaded[sitting.id].match

    def never(_entries: int) -> None:
        raise AssertionError("a refused request is worked on")

    monkeypatch.setattr(match, "at", never)
    assert sitting.get("/analysis", at=at).status_code == 429
    server.stop()


def test_reading_a_table_from_the_database_is_charged(sqlite_database: str) -> None:
    server = LiveServer(sqlite_database, Limits(replay_rate=0.001, replay_burst=30))
    tables = [server.new_table("medici", "mmm") for _ in range(40)]
    assert {table.get("").status_code for table in tables} == {200, 429}
    server.stop()


def test_a_full_disk_is_not_ready(sqlite_database: str) -> None:
    resource = pytest.importorskip("resource")
    server = LiveServer(sqlite_database)
    sitting = server.new_table("corte", "mm")
    assert server.get("/readyz").json() == {"ready": True, "database": "answers"}
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (4096, before[1]))
    try:
        assert sitting.post("/join", {"name": "Anna"}).status_code == 503
        answer = server.get("/readyz")
        assert (answer.status_code, answer.json()["ready"]) == (503, False)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    assert sitting.post("/join", {"name": "Anna"}).status_code == 200
    assert server.get("/readyz").status_code == 200
    server.stop()


@pytest.mark.long
def test_dotted_keys_slow_nobody_down(sqlite_database: str) -> None:
    server = LiveServer(sqlite_database)
    quiet = decide_for(server, 2.0)
    text = "\n".join(f"a.b.c.d{number}.e = 1" for number in range(10_300))
    stop = threading.Event()

    def attack() -> None:
        while not stop.is_set():
            post(f"{server.address}/api/editions", {"name": "dots", "text": text})

    attacker = threading.Thread(target=attack)
    attacker.start()
    try:
        pressed = decide_for(server, 4.0)
    finally:
        stop.set()
        attacker.join(30)
    assert len(json.dumps(text)) > 190_000
    assert usual(pressed) < 1.5 * max(usual(quiet), usual(decide_for(server, 2.0))) + 0.001
    server.stop()


def upgrade(server: LiveServer, sitting: Sitting, **headers: str) -> int:
    """The status with which a socket is answered."""
    port = int(server.address.rpartition(":")[2])
    said = {"Host": f"127.0.0.1:{port}", "Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13"}
    said |= {"Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==", **headers}
    with socket.create_connection(("127.0.0.1", port), timeout=10) as wire:
        lines = "".join(f"{name}: {value}\r\n" for name, value in said.items())
        wire.sendall(f"GET /api/tables/{sitting.id}/socket HTTP/1.1\r\n{lines}\r\n".encode())
        return int(wire.recv(4096).split()[1])


def test_pages_of_others_open_no_socket_and_learn_no_address(sqlite_database: str) -> None:
    server = LiveServer(sqlite_database, place=Place("127.0.0.1", 8000))
    sitting = server.new_table("corte", "mm")
    own = server.address
    assert upgrade(server, sitting) == 101
    assert upgrade(server, sitting, Origin=own) == 101
    assert upgrade(server, sitting, Origin="https://elsewhere.example") == 403
    assert upgrade(server, sitting, Origin="null") == 403
    # A name that somebody else has made to point here.
    assert upgrade(server, sitting, Host="elsewhere.example", Origin="http://elsewhere.example") == 403
    asked = f"{own}/api/place"
    assert HTTP.get(asked).status_code == 200
    assert HTTP.get(asked, headers={"Origin": own}).status_code == 200
    assert HTTP.get(asked, headers={"Origin": "https://elsewhere.example"}).status_code == 403
    assert HTTP.get(asked, headers={"Host": "elsewhere.example"}).status_code == 403
    server.stop()


def test_behind_a_proxy_the_outside_name_is_the_host() -> None:
    proxied = Place("127.0.0.1", 8000, proxied=True)
    check_same_site({"host": "play.example", "origin": "https://play.example"}, proxied)
    check_same_site({"host": "play.example:8443", "origin": "https://play.example:8443"}, proxied)
    with pytest.raises(Refused):
        check_same_site({"host": "play.example", "origin": "https://other.example"}, proxied)


def test_asking_twice_for_the_next_table_keeps_the_first_link(sqlite_database: str) -> None:
    server = LiveServer(sqlite_database)
    sitting = server.new_table("corte", "mm", seed=5)
    assert sitting.post("/close", None, 0).status_code == 200
    assert sitting.post("/close", None, 1).json()["done"]
    for seat in (0, 1):
        first, second = (sitting.post("/again", None, seat).json() for _ in range(2))
        assert first["table"] == second["table"]
        own = next(each["token"] for each in first["seats"] if each["seat"] == seat)
        place = f"{server.address}/api/tables/{first['table']}"
        assert HTTP.get(place, headers={"Authorization": f"Bearer {own}"}).json()["you"] == seat
    server.stop()
