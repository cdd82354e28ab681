"""How a server is run. The defaults suit one machine among friends; tests and larger servers change them."""

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from signoria.server.reach import Place

STATIC: Final = Path(__file__).parent / "static"


@dataclass(frozen=True)
class Limits:
    """What one address or token may ask for. Rates are a second, with that many more at once."""

    body: int = 256 * 1024
    import_body: int = 2 * 1024 * 1024
    per_address: float = 60.0
    per_address_burst: int = 400
    per_token: float = 30.0
    per_token_burst: int = 200
    tables_per_hour: int = 120
    tables: int = 100_000
    sockets_per_table: int = 64
    sockets_per_address: int = 200
    messages_behind: int = 512
    messages_from_client: int = 60
    tokens_asked: int = 200
    hello_seconds: float = 5.0


@dataclass(frozen=True)
class Settings:
    """Everything `signoria serve` can be told, and what only tests need."""

    database: str
    pace: float = 0.7
    workers: int = 1
    thinking_seconds: float = 60.0
    limits: Limits = field(default_factory=Limits)
    static: Path = STATIC
    idle_seconds: float = 600.0
    scan_seconds: float = 5.0
    # Where it listens; None where nobody asked for addresses to pass on.
    place: Place | None = None
    # Runs in the server and in each worker before anything else; registers games that do not ship with Signoria.
    prepare: Callable[[], None] | None = None
