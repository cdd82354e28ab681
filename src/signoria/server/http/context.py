"""What a request finds in the application: the tables, the workers, the limits."""

from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Final, cast

from starlette.requests import HTTPConnection
from starlette.types import Scope

from signoria.bots.bot import Advice
from signoria.core.game import SPECTATOR
from signoria.server.bots.lessons import Lessons
from signoria.server.bots.pool import BotPool
from signoria.server.bots.reviews import Reviews
from signoria.server.http.errors import Refused
from signoria.server.http.limits import ASKING, Buckets, InFlight
from signoria.server.people.keys import hash_key, is_key, split_seat
from signoria.server.people.labels import label_of
from signoria.server.people.people import CALLER, Caller, People
from signoria.server.settings import Settings
from signoria.server.tables.live import LiveTables
from signoria.server.tables.origins import Origins
from signoria.server.tables.table import LiveTable
from signoria.server.tables.tokens import find_invited_seat, find_seat, hash_of
from signoria.server.tables.uploads import Uploads
from signoria.server.wire.codes import Code
from signoria.store.records import Record, Seat

# Some hundred bytes each.
MOST_ANALYSES: Final = 4096
# Seconds charged for even the quickest file.
LEAST_READING: Final = 0.25


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

    def __init__(
        self, settings: Settings, tables: LiveTables, bots: BotPool, uploads: Uploads, lessons: Lessons, origins: Origins
    ) -> None:
        self.settings = settings
        self.tables = tables
        self.bots = bots
        self.uploads = uploads
        self.people = People(tables.store)
        self.lessons = lessons
        self.origins = origins
        # Whether the database answers.
        self.fit = True
        limits = settings.limits
        self.token_rates = Buckets(limits.per_token, limits.per_token_burst)
        self.table_rates = Buckets(limits.tables_per_hour / 3600, limits.tables_per_hour)
        self.person_rates = Buckets(limits.persons_per_hour / 3600, limits.persons_per_hour)
        self.word_rates = Buckets(limits.words_per_minute / 60, limits.words_per_minute)
        self.code_rates = Buckets(limits.codes_per_minute / 60, limits.codes_per_minute)
        self.all_code_rates = Buckets(limits.codes_in_all / 60, limits.codes_in_all)
        self.name_rates = Buckets(limits.names_per_hour / 3600, limits.names_per_hour)
        self.seat_rates = Buckets(limits.seat_changes_per_hour / 3600, limits.seat_changes_per_hour)
        self.imports_of_addresses = InFlight(limits.imports_per_address, "a file from your address is being read")
        self.import_rates = Buckets(limits.import_share / 60, limits.import_share)
        self.hints_of_seats = InFlight(limits.hints_per_seat, "a hint for this seat is on its way")
        self.hints_of_addresses = InFlight(limits.hints_per_address, "too many hints for your address are on their way")
        self.lessons_of_addresses = InFlight(limits.hints_per_address, "too many lessons for your address are under way")
        self.analyses = Analyses()
        self.reviews = Reviews(tables.store, bots)
        # The past is shown by going through a match again, on the event loop: long matches count for more.
        self.replay_rates = Buckets(limits.replay_rate, limits.replay_burst)
        tables.cache.charge = self.charge_loading
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

    @contextmanager
    def reading_for(self, address: str) -> Iterator[Callable[[float], None]]:
        """Read what somebody brings: one file at a time for an address, and a share of the time."""
        self.import_rates.demand(address, "too many files from your address", LEAST_READING)
        with self.imports_of_addresses.one(address):
            yield lambda seconds: self.import_rates.spend(address, max(0.0, seconds - LEAST_READING))

    def charge_replay(self, address: str, entries: int) -> None:
        self.replay_rates.demand(address, "you look at long matches very quickly", float(max(1, entries)))

    def charge_loading(self, entries: int) -> None:
        """Charge the client for replaying a table from the database. The server's own reads are free."""
        if address := ASKING.get():
            self.charge_replay(address, entries)

    def seat_at(self, table: LiveTable | Record, token: str) -> Seat:
        """Who somebody is at a table; refused without one of its tokens."""
        seats = table.seats if isinstance(table, Record) else table.everyone
        seat = (find_seat(seats, token) or find_own_seat(seats, token)) if token else None
        invited = find_invited_seat(seats, token) if seat is None and token else None
        if invited is not None and invited.joined:
            raise seat_taken(invited)
        if invited is not None:
            raise Refused(403, Code.ONLY_INVITED, "this is an invitation; sit down first")
        if seat is None and not isinstance(table, Record):
            seat = find_watcher(table, token)
        if seat is None:
            raise Refused(401, Code.NO_TOKEN, "this needs the token of a seat at this table; open the table by its own link")
        self.token_rates.demand(hash_of(token), "too many requests for this seat")
        return seat

    def guest_at(self, table: LiveTable, token: str, caller: Caller | None = None) -> tuple[Seat, bool]:
        """Who somebody is or may become, and whether they are only invited so far.

        An invitation that was taken goes on working for the person who took it, and for nobody else.
        """
        seat = find_invited_seat(table.everyone, token) if token else None
        if seat is None:
            return self.seat_at(table, token), False
        self.token_rates.demand(hash_of(token), "too many requests for this seat")
        if seat.joined:
            if caller is None or seat.person != caller.person.id:
                raise seat_taken(seat)
            return seat, False
        return seat, True

    async def identify(self, token: str) -> Caller | None:
        """Note who asks, if the token is a device key, so that it opens the seats of its person."""
        caller = await self.people.find(split_seat(token)[0])
        CALLER.set(caller)
        return caller


def seat_taken(seat: Seat) -> Refused:
    name = seat.name or "someone"
    return Refused(409, Code.SEAT_TAKEN, f"this seat is already taken by {name}; ask the host for a link of your own")


WATCH_PREFIX: Final = "watch."


def find_watcher(table: LiveTable, token: str) -> Seat | None:
    """The place of spectators, for someone with an invitation that was taken, if the table allows it."""
    if not token.startswith(WATCH_PREFIX) or not table.table_settings.get("watch", True):
        return None
    invited = find_invited_seat(table.everyone, token.removeprefix(WATCH_PREFIX))
    return None if invited is None else next(seat for seat in table.everyone if seat.seat == SPECTATOR)


def find_own_seat(seats: Iterable[Seat], token: str) -> Seat | None:
    """The seat of the person whose device key was sent as the token; see `Context.identify`."""
    caller = CALLER.get()
    key, number = split_seat(token)
    if caller is None or caller.device.key_hash != hash_key(key):
        return None
    own = [seat for seat in seats if seat.person == caller.person.id]
    return next((seat for seat in own if number in (None, seat.seat)), None)


def context_of(connection: HTTPConnection) -> Context:
    return cast(Context, connection.app.state.context)


def bearer(connection: HTTPConnection) -> str:
    """The token of a request, or nothing."""
    return bearer_in(connection.scope)


def bearer_in(scope: Scope) -> str:
    """The same, of a request that has not reached the framework."""
    for name, value in scope["headers"]:
        if name == b"authorization":
            scheme, _, token = value.decode("latin-1").partition(" ")
            return token.strip() if scheme.lower() == "bearer" else ""
    return ""


DEVICE_HEADER: Final = "signoria-device"


def device_key(connection: HTTPConnection) -> str:
    """The device key of a request: in a header of its own beside the token of a seat, or as the bearer token."""
    return connection.headers.get(DEVICE_HEADER, "").strip() or split_seat(bearer(connection))[0]


async def person_of(connection: HTTPConnection) -> Caller | None:
    """Who sent a request; None for someone without a device key, or whose key belongs to no person yet."""
    return await context_of(connection).people.find(device_key(connection))


async def person_or_new(connection: HTTPConnection, name: str = "") -> Caller | None:
    """Who sent a request, a new person if the key is new; None without a device key."""
    key = device_key(connection)
    if not is_key(key):
        return None
    context = context_of(connection)
    if (known := await context.people.find(key)) is not None:
        return known
    context.person_rates.demand(ASKING.get(), "too many new people from your address")
    label = label_of(connection.headers.get("user-agent", ""))
    return await context.people.get_or_add(key, name=name, label=label)
