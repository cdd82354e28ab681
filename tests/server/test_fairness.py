"""Nobody keeps others waiting: names spoil no decision, bots answer everybody in turn, uploads and slow clients wait."""

import asyncio
import contextlib
import logging
import socket
import statistics
import threading
import time
from collections.abc import Iterator
from dataclasses import replace

import pytest

from signoria.bots.bot import Advice
from signoria.core.registry import load
from signoria.server.bots.pool import BotPool, Slot, WorkerDied
from signoria.server.bots.queue import HINTS, MOVES, REVIEWS, FairQueue, Fits, Waiting
from signoria.server.bots.worker import Question, question_of
from signoria.server.logs import NoFlood
from tests.patience import patience
from tests.server.live import GENEROUS, HTTP, LiveServer, post, until

# ---- decisions are bound to their position ------------------------------------------------------------------------------


def test_a_decision_holds_while_others_change_their_names(server: LiveServer) -> None:
    sitting = server.new_table("corte", "mf")
    with sitting.listen(0) as ear:
        first = ear.next("table")
    for number in range(5):
        assert sitting.post("/join", {"name": f"Bianca {number}"}, 1).status_code == 200
    asked = sitting.get("/refusal", action=first["position"]["legal"][0]["text"], expect=first["seq"])
    assert asked.json() == {"legal": True}
    answer = sitting.act(first["seq"], first["position"]["legal"][0]["id"])
    assert answer.status_code == 200, answer.text
    # The position has changed now: what was decided about the old one is refused, however new its number.
    late = sitting.act(first["seq"] + 3, first["position"]["legal"][0]["id"], 1)
    assert (late.status_code, late.json()["error"]["code"]) == (409, "other-seq")


def test_names_change_a_few_times_an_hour(sqlite_database: str) -> None:
    server = LiveServer(sqlite_database, replace(GENEROUS, names_per_hour=3))
    sitting = server.new_table("corte", "mf")
    statuses = [sitting.post("/join", {"name": f"B{number}"}, 1).status_code for number in range(5)]
    assert statuses == [200, 200, 429, 429, 429]
    assert sitting.post("/join", {"name": "Anna"}, 0).status_code == 200
    server.stop()


# ---- the queue ----------------------------------------------------------------------------------------------------------


def some_question(bot: str = "random") -> Question:
    return question_of(load("medici").new(3, seed=1), bot, 1)


def waiting(origin: str, table: str, *, line: str = MOVES, watched: bool = True, bot: str = "random") -> Waiting:
    loop = asyncio.new_event_loop()
    try:
        return Waiting(some_question(bot), loop.create_future(), line, origin, table, watched, 0.0)
    finally:
        loop.close()


def served(queue: FairQueue, number: int) -> list[str]:
    taken = [queue.take(Fits(1)) for _ in range(number)]
    return [item.table for item in taken if item is not None]


def test_addresses_and_their_tables_take_turns() -> None:
    queue = FairQueue()
    for number in range(120):
        queue.put(waiting("greedy", f"g{number}"))
    queue.put(waiting("innocent", "i0"))
    assert served(queue, 3) == ["g0", "i0", "g1"]
    queue.put(waiting("innocent", "i0"))
    queue.put(waiting("innocent", "i1"))
    assert [table for table in served(queue, 4) if table.startswith("i")] == ["i0", "i1"]


def test_tables_somebody_watches_go_first_but_the_others_do_not_starve() -> None:
    queue = FairQueue()
    for number in range(20):
        queue.put(waiting("a", f"w{number}"))
    queue.put(waiting("b", "unwatched", watched=False))
    order = served(queue, 21)
    assert 1 <= order.index("unwatched") <= 8


def test_hints_and_moves_do_not_keep_each_other_waiting() -> None:
    queue = FairQueue()
    for number in range(50):
        queue.put(waiting("a", f"hint{number}", line=HINTS))
    for number in range(10):
        queue.put(waiting("a", f"move{number}"))
    order = served(queue, 15)
    assert sum(each.startswith("move") for each in order) == 10
    assert any(each.startswith("hint") for each in order[:4])


def test_questions_are_taken_back_and_moved_up() -> None:
    queue = FairQueue()
    gone, later = waiting("a", "gone"), waiting("a", "later", watched=False)
    queue.put(gone)
    queue.put(later)
    assert queue.remove(gone)
    assert not queue.remove(gone)
    queue.promote(later)
    assert later.watched
    assert served(queue, 2) == ["later"]
    assert queue.lengths() == {MOVES: 0, HINTS: 0, REVIEWS: 0}


# ---- under attack -------------------------------------------------------------------------------------------------------


class SlowWorker:
    """Stands in for a process: the strongest takes its time, an apprentice answers at once."""

    def __init__(self) -> None:
        self.alive = True

    async def start(self) -> None: ...

    async def ask(self, question: Question, seconds: float) -> Advice:
        await asyncio.sleep(0.5 if question.bot == "magnifico" else 0.02)
        return Advice(0)

    def replace(self) -> None: ...

    def close(self) -> None: ...


def test_an_innocent_apprentice_hardly_notices_an_attack() -> None:
    """120 tables of four strongest opponents from one address; the target is twice the usual median."""

    async def median(pool: BotPool) -> float:
        times = []
        for _ in range(15):
            began = time.perf_counter()
            await pool.advise(some_question("apprentice"), origin="innocent", table="i")
            times.append(time.perf_counter() - began)
        return statistics.median(times)

    async def attacked() -> tuple[float, float]:
        pool = BotPool(2, 60.0)
        for slot in pool.slots:
            slot.worker.close()
        pool.slots = [Slot(number, SlowWorker()) for number in range(2)]
        usual = await median(pool)
        flood = [
            asyncio.create_task(pool.advise(some_question("magnifico"), origin="greedy", table=f"g{number}"))
            for number in range(120)
        ]
        await asyncio.sleep(0)
        under_attack = await median(pool)
        for task in flood:
            task.cancel()
        await asyncio.gather(*flood, return_exceptions=True)
        assert pool.queue.lengths()[MOVES] == 0
        pool.close()
        return usual, under_attack

    usual, under_attack = asyncio.run(attacked())
    assert under_attack < 2 * usual


def test_bots_alone_rest_while_nobody_watches(database: str) -> None:
    server = LiveServer(database)
    sitting = server.new_table("corte", "bb")
    time.sleep(0.5)
    assert sitting.info()["seq"] == 1
    with sitting.listen(-1) as ear:
        ear.until_asked(-2)
    asked = server.new_table("corte", "bb", unattended=True)
    until(lambda: asked.info()["over"], "bots that were asked to play rest")
    server.stop()
    few = LiveServer(database, replace(GENEROUS, unattended_per_address=0))
    body = {"game": "corte", "players": 2, "seats": [{"kind": "bot", "bot": "random"}] * 2, "unattended": True}
    assert few.post("/api/tables", body).status_code == 429
    few.stop()


def test_a_seat_waits_for_one_hint_at_a_time(sqlite_database: str) -> None:
    server = LiveServer(sqlite_database)
    sitting = server.new_table("medici", "mmm")
    begun = threading.Event()

    async def thinking(self: object, question: Question, seconds: float) -> Advice:
        begun.set()
        await asyncio.sleep(1.0)
        return Advice(sitting_legal)

    with sitting.listen(0) as ear:
        message = ear.position()
    actor = message["position"]["actor"]
    with sitting.listen(actor) as ear:
        sitting_legal = ear.position()["position"]["legal"][0]["id"]
    for slot in server.context.bots.slots:
        slot.worker.ask = thinking.__get__(slot.worker)
    answers: list[int] = []
    asking = threading.Thread(target=lambda: answers.append(sitting.get("/hint", actor).status_code))
    asking.start()
    assert begun.wait(10)
    assert [sitting.get("/hint", actor).status_code for _ in range(5)] == [429] * 5
    asking.join()
    assert answers == [200]
    server.stop()


def test_a_hint_nobody_waits_for_is_dropped(sqlite_database: str) -> None:
    server = LiveServer(sqlite_database)
    sitting = server.new_table("medici", "mmm")
    actor = sitting.info()["seats"] and server.context.tables.cache.loaded[sitting.id].match.actor
    for slot in server.context.bots.slots:
        slot.busy = True
    host, port = server.address.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port))) as bare:
        who = f"Authorization: Bearer {sitting.tokens[actor]}"
        bare.sendall(f"GET /api/tables/{sitting.id}/hint HTTP/1.1\r\nHost: x\r\n{who}\r\n\r\n".encode())
        until(lambda: server.context.bots.queue.lengths()[HINTS] == 1, "nobody asked")
    until(lambda: server.context.bots.queue.lengths()[HINTS] == 0, "the question still waits")
    server.stop()


# ---- workers that die ---------------------------------------------------------------------------------------------------


def test_a_question_that_kills_is_asked_twice_and_touches_no_other() -> None:
    class Dying(SlowWorker):
        async def ask(self, question: Question, seconds: float) -> Advice:
            asked.append(question.bot)
            if question.bot == "master":
                raise WorkerDied
            return await super().ask(question, seconds)

    asked: list[str] = []

    async def run() -> list[object]:
        pool = BotPool(2, 60.0)
        for slot in pool.slots:
            slot.worker.close()
        pool.slots = [Slot(number, Dying()) for number in range(2)]
        bots = ["apprentice", "master", "apprentice", "magnifico"]
        found = await asyncio.gather(
            *(pool.advise(some_question(bot), origin=bot, table=str(number)) for number, bot in enumerate(bots)),
            return_exceptions=True,
        )
        pool.close()
        return list(found)

    found = asyncio.run(run())
    assert [type(each).__name__ for each in found] == ["Advice", "KillsWorkers", "Advice", "Advice"]
    assert asked.count("master") == 2


# ---- uploads ------------------------------------------------------------------------------------------------------------


def test_uploads_do_not_stop_the_others(sqlite_database: str) -> None:
    """While logs are replayed, innocent requests are answered as quickly as ever."""
    server = LiveServer(sqlite_database)
    document = finished_log(server)
    place = f"{server.address}/api/tables/import"
    assert post(place, document).status_code == 201
    stop = threading.Event()

    def flood() -> None:
        while not stop.is_set():
            post(place, document)

    attackers = [threading.Thread(target=flood) for _ in range(4)]
    for thread in attackers:
        thread.start()
    times = []
    for _ in range(40):
        began = time.perf_counter()
        assert HTTP.get(server.address + "/healthz").status_code == 200
        times.append(time.perf_counter() - began)
    stop.set()
    for thread in attackers:
        thread.join()
    assert statistics.median(times) < patience(0.1)
    server.stop()


def finished_log(server: LiveServer) -> object:
    from signoria.core import log
    from signoria.core.conformance import random_match

    game = load("ilvecchio")
    return log.export(random_match(game, game.max_players, game.check_options(None), 3))


def test_uploads_count_whether_they_are_good_or_not(sqlite_database: str) -> None:
    server = LiveServer(sqlite_database, replace(GENEROUS, tables_per_hour=2))
    statuses = [post(f"{server.address}/api/tables/import", {"format": "x"}).status_code for _ in range(3)]
    assert statuses == [422, 422, 429]
    server.stop()


def test_a_log_that_takes_too_long_is_given_up(sqlite_database: str) -> None:
    server = LiveServer(sqlite_database, replace(GENEROUS, import_seconds=0.001))
    answer = post(f"{server.address}/api/tables/import", finished_log(server))
    assert (answer.status_code, answer.json()["error"]["code"]) == (422, "bad-log")
    server.stop()


# ---- slow connections ---------------------------------------------------------------------------------------------------


@pytest.fixture
def hurried(sqlite_database: str) -> Iterator[LiveServer]:
    server = LiveServer(sqlite_database, replace(GENEROUS, header_seconds=0.5, connections_per_address=40, connections=60))
    yield server
    server.stop()


def half_open(server: LiveServer, number: int, said: bytes = b"GET / HT") -> list[socket.socket]:
    host, port = server.address.removeprefix("http://").split(":")
    opened = []
    for _ in range(number):
        bare = socket.create_connection((host, int(port)), timeout=10)
        bare.sendall(said)
        opened.append(bare)
    return opened


def test_half_open_connections_are_closed(hurried: LiveServer) -> None:
    began = time.monotonic()
    slow = half_open(hurried, 20)
    for bare in slow:
        assert bare.recv(100) == b""
        bare.close()
    assert time.monotonic() - began < patience(5)
    assert HTTP.get(hurried.address + "/healthz").status_code == 200


def test_a_byte_at_a_time_is_too_slow(hurried: LiveServer) -> None:
    (bare,) = half_open(hurried, 1, b"G")
    answer = b""
    with contextlib.suppress(ConnectionError):
        for byte in b"ET /healthz HTTP/1.1\r\nHost: x\r\n\r\n":
            time.sleep(0.1)
            bare.sendall(bytes([byte]))
        answer = bare.recv(100)
    bare.close()
    assert answer == b""


def test_too_many_connections_of_an_address_are_answered(hurried: LiveServer, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    many = half_open(hurried, 60, b"")
    refused = [bare for bare in many[40:] if bare.recv(4096).startswith(b"HTTP/1.1 503")]
    assert len(refused) == 20
    for bare in many:
        bare.close()
    until(lambda: HTTP.get(hurried.address + "/healthz").status_code == 200, "nobody is served any more", 10)


def test_a_socket_counts_as_a_connection_until_it_closes(hurried: LiveServer) -> None:
    sitting = hurried.new_table("corte", "mm")
    with sitting.listen(0) as ear:
        ear.next("table")
        time.sleep(1.0)
        assert sitting.post("/skip").status_code == 200
    rest = half_open(hurried, 38, b"")
    assert HTTP.get(hurried.address + "/healthz").status_code == 200
    for bare in rest:
        bare.close()


def test_a_log_cannot_be_flooded() -> None:
    now = [0.0]
    flood = NoFlood(most=3, clock=lambda: now[0])

    def line(number: int) -> logging.LogRecord:
        return logging.LogRecord("x", logging.WARNING, "", 0, "number %d", (number,), None)

    assert [flood.filter(line(number)) for number in range(10)] == [True] * 3 + [False] * 7
    now[0] = 61.0
    late = line(11)
    assert flood.filter(late)
    assert late.getMessage() == "number 11 (and 7 more like it in the minute before)"


def test_a_log_is_not_flooded_by_lines_that_differ_in_what_follows() -> None:
    """What nobody waited for is reported with the name of its task, which is new each time."""
    flood = NoFlood(most=3, clock=lambda: 0.0)

    def fault(number: int) -> logging.LogRecord:
        said = f"Task exception was never retrieved\nfuture: <Task finished name='Task-{number}'>"
        return logging.LogRecord("asyncio", logging.ERROR, "", 0, said, (), None)

    assert [flood.filter(fault(number)) for number in range(5)] == [True] * 3 + [False] * 2


def test_requests_have_numbers_and_heads(server: LiveServer) -> None:
    one, other = server.get("/api/games"), server.get("/api/games")
    assert one.headers["X-Request-Id"] != other.headers["X-Request-Id"]
    head = HTTP.head(server.address + "/api/games")
    assert (head.status_code, head.content) == (200, b"")
    assert int(head.headers["Content-Length"]) == len(one.content)
    for path in ("/healthz", "/readyz", "/metrics"):
        asked = HTTP.head(server.address + path)
        assert (asked.status_code, asked.content) == (200, b"")


def test_reviews_wait_for_moves_and_hints_and_still_get_a_turn() -> None:
    queue = FairQueue()
    for line, number in ((REVIEWS, 3), (MOVES, 40), (HINTS, 4)):
        for _ in range(number):
            queue.put(waiting("a", "t", line=line))
    taken = [queue.take(Fits(0)) for _ in range(47)]
    order = [item.line for item in taken if item is not None]
    first = order.index(REVIEWS)
    assert first == 23, "one answer in twenty-four, and no earlier one"
    assert order.count(REVIEWS) == 3
