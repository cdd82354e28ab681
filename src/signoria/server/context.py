"""What a request finds in the application: the hall, the workers, the limits."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import cast

from starlette.requests import HTTPConnection

from signoria.server.codes import Code
from signoria.server.hall import Hall
from signoria.server.limits import Buckets
from signoria.server.refused import Refused
from signoria.server.settings import Settings
from signoria.server.table import Table
from signoria.server.thinkers import Thinkers
from signoria.server.tokens import hash_of, seat_of
from signoria.store.records import Record, Seat


class Context:
    """Everything that lives as long as the server process."""

    def __init__(self, settings: Settings, hall: Hall, thinkers: Thinkers) -> None:
        self.settings = settings
        self.hall = hall
        self.thinkers = thinkers
        limits = settings.limits
        self.token_rates = Buckets(limits.per_token, limits.per_token_burst)
        self.table_rates = Buckets(limits.tables_per_hour / 3600, limits.tables_per_hour)
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

    def seat_at(self, table: Table | Record, token: str) -> Seat:
        """Who somebody is at a table; refused without one of its tokens."""
        seats = table.seats if isinstance(table, Record) else table.everyone
        seat = seat_of(seats, token) if token else None
        if seat is None:
            raise Refused(401, Code.NO_TOKEN, "this needs the token of a seat at this table; open the table by its own link")
        self.token_rates.demand(hash_of(token), "too many requests for this seat")
        return seat


def context_of(connection: HTTPConnection) -> Context:
    return cast(Context, connection.app.state.context)


def bearer(connection: HTTPConnection) -> str:
    """The token of a request, or nothing."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""
