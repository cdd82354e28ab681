"""How a server is run. The defaults suit one machine among friends; larger servers change them in a file or by options."""

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from signoria.server.reach import Place

STATIC: Final = Path(__file__).parent / "static"


def limit(default: Any, words: str) -> Any:
    """A number of `Limits` with what it means, for `signoria serve --help` and the configuration file."""
    return field(default=default, metadata={"help": words})


@dataclass(frozen=True)
class Limits:
    """What one address or token may ask for. Rates are a second, with that many more at once. 0 days means never."""

    max_body_bytes: int = limit(256 * 1024, "maximum size of a request body, in bytes")
    import_body: int = limit(2 * 1024 * 1024, "maximum size of an uploaded log, in bytes")
    import_seconds: float = limit(10.0, "longest time to read an uploaded log or edition, in seconds")
    import_memory: int = limit(1024, "memory limit for reading an uploaded log or edition, in megabytes")
    import_share: float = limit(20.0, "seconds per minute for reading the uploads of one address")
    per_address: float = limit(60.0, "requests a second from an address")
    per_address_burst: int = limit(400, "requests at once from an address")
    per_token: float = limit(30.0, "requests a second for a seat")
    per_token_burst: int = limit(200, "requests at once for a seat")
    replay_rate: float = limit(10_000.0, "log entries per second one address may replay")
    replay_burst: int = limit(100_000, "log entries one address may replay at once")
    tables_per_hour: int = limit(120, "new tables an hour from an address")
    tables: int = limit(100_000, "tables in all")
    codes_per_minute: int = limit(10, "tries a minute from an address to join by three words")
    codes_in_all: int = limit(300, "tries a minute in all to join by three words")
    unattended_per_address: int = limit(2, "tables of bots alone that play without anybody watching, for an address")
    persons_per_hour: int = limit(120, "new people an hour from an address")
    words_per_minute: int = limit(10, "codes and recovery words an address may try a minute")
    names_per_hour: int = limit(6, "changes of a seat's name an hour")
    seat_changes_per_hour: int = limit(60, "new links, invitations and votes an hour from a seat")
    imports_per_address: int = limit(1, "logs and editions of an address that are read or wait for it at once")
    hints_per_seat: int = limit(1, "hints a seat waits for at once")
    hints_per_address: int = limit(4, "hints an address waits for at once")
    sockets_per_table: int = limit(64, "sockets at a table")
    sockets_per_address: int = limit(200, "sockets of an address")
    connections: int = limit(8000, "connections in all; never more than the system has file descriptors for")
    connections_per_address: int = limit(256, "connections of an address, sockets included")
    header_seconds: float = limit(10.0, "longest time for the head of a request, from its first byte or from connecting")
    idle_seconds: float = limit(30.0, "how long a connection is kept between two requests")
    send_seconds: float = limit(30.0, "longest time for a client to take an answer")
    hello_seconds: float = limit(5.0, "longest time for the first message on a socket")
    messages_behind: int = limit(512, "messages that wait for a socket that does not read")
    messages_from_client: int = limit(60, "messages a minute from a socket")
    frames_from_client: int = limit(240, "frames a minute from a socket, control frames and pieces of messages included")
    tokens_asked: int = limit(200, "tokens in a question for own matches")
    seat_idle_hours: float = limit(24.0, "hours without its player until a host may free a seat")
    never_begun_days: float = limit(1.0, "days until a table is removed at which nobody has decided anything")
    gather_days: float = limit(14.0, "days until a table is removed whose match has not begun")
    abandoned_days: float = limit(90.0, "days until a table is removed that nobody goes on with")
    person_days: float = limit(400.0, "days until a person is forgotten who was not seen and sits nowhere")
    finished_days: float = limit(0.0, "days until a finished table is removed")


@dataclass(frozen=True)
class Settings:
    """Everything `signoria serve` can be told, and what only tests need."""

    database: str
    pace: float = 0.7
    workers: int = 2
    # A Ray cluster on which bots think, instead of processes of this machine.
    bot_cluster: str | None = None
    thinking_seconds: float = 60.0
    limits: Limits = field(default_factory=Limits)
    static: Path = STATIC
    idle_seconds: float = 600.0
    scan_seconds: float = 5.0
    # Between the last "ready" and the deal: time to say "wait", and for the shares of the deal to come in.
    countdown: float = 5.0
    expiry_seconds: float = 3600.0
    # Where the logs of tables are written before they are removed; if None, only those of running matches, beside the database.
    export: Path | None = None
    # Addresses of proxies whose word on where a request comes from is believed.
    proxies: tuple[str, ...] = ()
    # Who may read /metrics besides this machine: whoever sends this token.
    metrics_token: str | None = None
    # Whether the process is the server's alone, so that its memory may be looked after (see memory.py).
    own_process: bool = False
    # Where it listens; None where nobody asked for addresses to pass on.
    place: Place | None = None
    # Runs in the server and in each worker before anything else; registers games that do not ship with Signoria.
    prepare: Callable[[], None] | None = None
