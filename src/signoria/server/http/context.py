"""What a request finds in the application: the tables, the workers, the limits."""

from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, cast

from starlette.requests import HTTPConnection

from signoria.bots.bot import Advice
from signoria.server.bots.pool import BotPool
from signoria.server.http.codes import Code
from signoria.server.http.errors import Refused
from signoria.server.http.limits import Buckets, InFlight
from signoria.server.settings import Settings
from signoria.server.tables.live import LiveTables
from signoria.server.tables.origins import Origins
from signoria.server.tables.table import Table
from signoria.server.tables.tokens import hash_of, invited_seat, seat_of
from signoria.server.tables.uploads import Uploads
from signoria.store.records import Record, Seat

# Some hundred bytes each.
MOST_ANALYSES: Final = 4096


class Analyses:
    """Decisions that were looked at again, the latest ones: what was thought once need not be thought twice."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, Advice] = OrderedDict()

    def get(self, key: str) -> Advice | None:
        return self._known.get(key)

    def put(self, key: str, advice: Advice) -> None:
        self._known[key] = advice
        if len(self._known) > MOST_ANALYSES:
            self._known.popitem(last=False)


class Context:
    """Everything that lives as long as the server process."""

    def __init__(self, settings: Settings, tables: LiveTables, bots: BotPool, uploads: Uploads, origins: Origins) -> None:
        self.settings = settings
        self.tables = tables
        self.bots = bots
        self.uploads = uploads
        self.origins = origins
        # Whether the database answers.
        self.fit = True
        limits = settings.limits
        self.token_rates = Buckets(limits.per_token, limits.per_token_burst)
        self.table_rates = Buckets(limits.tables_per_hour / 3600, limits.tables_per_hour)
        self.name_rates = Buckets(limits.names_per_hour / 3600, limits.names_per_hour)
        self.seat_rates = Buckets(limits.seat_changes_per_hour / 3600, limits.seat_changes_per_hour)
        self.imports_of_addresses = InFlight(limits.imports_per_address, "a log from your address is being replayed")
        self.hints_of_seats = InFlight(limits.hints_per_seat, "a hint for this seat is on its way")
        self.hints_of_addresses = InFlight(limits.hints_per_address, "too many hints for your address are on their way")
        self.analyses = Analyses()
        # The past is shown by going through a match again, on the event loop: long matches count for more.
        self.replay_rates = Buckets(limits.replayed, limits.replayed_burst)
        self.sockets: dict[str, int] = {}

    @contextmanager
    def socket_of(self, address: str) -> Iterator[None]:
        """Count the sockets of an address while they are open."""
        if self.sockets.get(address, 0) >= self.settings.limits.sockets_per_address:
            raise Refused(429, Code.TOO_MANY_SOCKETS, "too many open tables from your address; close some")
        self.sockets[address] = self.sockets.get(address, 0) + 1
        try:
            yield
        finally:
            self.sockets[address] -= 1
            if not self.sockets[address]:
                del self.sockets[address]

    def charge_replay(self, address: str, entries: int) -> None:
        self.replay_rates.demand(address, "you look at long matches very quickly", float(max(1, entries)))

    def seat_at(self, table: Table | Record, token: str) -> Seat:
        """Who somebody is at a table; refused without one of its tokens."""
        seats = table.seats if isinstance(table, Record) else table.everyone
        seat = seat_of(seats, token) if token else None
        if seat is None and token and invited_seat(seats, token) is not None:
            raise Refused(403, Code.ONLY_INVITED, "this is an invitation; sit down first")
        if seat is None:
            raise Refused(401, Code.NO_TOKEN, "this needs the token of a seat at this table; open the table by its own link")
        self.token_rates.demand(hash_of(token), "too many requests for this seat")
        return seat

    def guest_at(self, table: Table, token: str) -> tuple[Seat, bool]:
        """Who somebody is or may become, and whether they are only invited so far."""
        seat = invited_seat(table.everyone, token) if token else None
        if seat is None:
            return self.seat_at(table, token), False
        self.token_rates.demand(hash_of(token), "too many requests for this seat")
        return seat, True


def context_of(connection: HTTPConnection) -> Context:
    return cast(Context, connection.app.state.context)


def bearer(connection: HTTPConnection) -> str:
    """The token of a request, or nothing."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""
