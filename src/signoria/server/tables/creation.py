"""New tables: from a request, from a log document, or once more with the same seats."""

import secrets
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from signoria.bots.registry import bots_for, plays, usual_for
from signoria.core import log
from signoria.core.deal import make_deal
from signoria.core.edition import Edition
from signoria.core.errors import SignoriaError
from signoria.core.game import SPECTATOR, Game, OptionValue
from signoria.core.log_form import edition_form
from signoria.core.match import Match
from signoria.core.registry import load, names, suggestion
from signoria.core.relevance import check_relevance
from signoria.core.rng import Rng
from signoria.server.tables.code_words import make_code
from signoria.server.tables.errors import BadLog, NotUnderstood
from signoria.server.tables.names import LONGEST_NAME, check_free, clean_name, is_plain
from signoria.server.tables.table import FRIEND, HOST, RETURNING, WATCH, LiveTable, standing_of, step_body
from signoria.server.tables.tokens import derive_token, hash_of, new_table_id, new_token
from signoria.server.wire.schemas import Agreed, NewTable, SeatRequest
from signoria.store.records import BOT, GATHERING, NOBODY, ROOM, STEP, Change, Record, Seat, Standing, names_of

SEED_BITS: Final = 62
# Opponents draw from streams of their own, one for each seat.
BOT_STREAM: Final = 0xB07
# What a document can do to its reader besides being wrong: halves of characters, numbers and nesting without end.
UNREADABLE: Final = (UnicodeError, RecursionError, OverflowError)


@dataclass(frozen=True)
class NewRecord:
    """A table that is ready to be stored, with the secrets that are never kept: tokens by seat, spectators under -1, and
    the invitations of friends.
    """

    record: Record
    standing: Standing
    tokens: dict[int, str]
    invitations: dict[int, str]

    def answer(self) -> dict[str, Any]:
        """What whoever makes the table gets: the tokens of their own seats, invitations for the others."""
        return {
            "table": self.record.id,
            "seats": [self._seat(seat) for seat in self.record.seats if seat.seat != SPECTATOR],
            "watch": self.tokens[SPECTATOR],
            "state": self.record.state,
            **({"code": self.record.code} if self.record.code else {}),
        }

    def _seat(self, seat: Seat) -> dict[str, Any]:
        form: dict[str, Any] = {"seat": seat.seat, "kind": FRIEND if seat.kind == RETURNING else seat.kind}
        if seat.kind == HOST:
            form["token"] = self.tokens[seat.seat]
        elif seat.seat in self.invitations:
            form["invitation"] = self.invitations[seat.seat]
        return form


def new_table(request: NewTable) -> NewRecord:
    """Make the table a request describes."""
    if request.game not in names():
        raise NotUnderstood(f"there is no game '{request.game}'; {suggestion(request.game, names())}")
    game = load(request.game)
    if len(request.seats) != request.players:
        given = f"{len(request.seats)} seats are given for {request.players} players"
        raise NotUnderstood(f"{given}; say for each seat who sits there")
    seats = [make_seat(game, number, seat, request.seed) for number, seat in enumerate(request.seats)]
    for seat in seats:
        check_free(seat.name, (other.name for other in seats if other is not seat))
    try:
        check_relevance(game, request.players, find_changed_options(game, request.options or {}))
        match = Match(
            game,
            request.players,
            draw=not request.gather,
            seed=secrets.randbits(SEED_BITS) if request.seed is None else request.seed,
            edition=find_edition(game, request.edition),
            options=request.options,
            seats=names_of(seats),
        )
    except SignoriaError as error:
        raise NotUnderstood(str(error)) from None
    except UNREADABLE:
        raise NotUnderstood("the edition holds texts or tables that cannot be stored") from None
    settings = clean_settings(request.agreed)
    check_minder(game, settings)
    return new_record(
        match,
        seats,
        seeded=request.seed is not None,
        unattended=request.unattended,
        settings=settings,
        gathers=request.gather,
    )


def check_minder(game: Game, settings: Mapping[str, Any]) -> None:
    """The bot that takes over must be one of the game's."""
    bot = settings.get("bot")
    if bot is not None and bot not in bots_for(game) and not plays(bot, game):
        raise NotUnderstood(f"{game.title} has no bot '{bot}'; {suggestion(bot, bots_for(game))}")


def find_changed_options(game: Game, options: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
    """Options that were changed: a client may name all of them, and one left as it is asks for nothing."""
    defaults = {option.key: option.default for option in game.options}
    return {key: value for key, value in options.items() if key not in defaults or value != defaults[key]}


def clean_settings(request: Agreed) -> dict[str, Any]:
    """The settings of a table in the form in which they are stored."""
    settings = request.model_dump(exclude_none=True)
    return settings | ({"name": clean_name(request.name)} if request.name else {})


def find_edition(game: Game, edition: str | dict[str, Any] | None) -> Edition:
    """A shipped edition by name, or the content of an owner's own. Never a path: that would be a file of the server."""
    if isinstance(edition, dict):
        own = Edition(edition, "edition")
        game.check_edition(own)
        return own
    if edition is not None and edition not in game.shipped_editions:
        raise NotUnderstood(f"{game.title} has no edition '{edition}'; shipped are: {', '.join(game.shipped_editions)}")
    return game.edition(edition)


def bot_seed(seed: int | None, number: int) -> int:
    """A chosen seed repeats a whole match, opponents included; otherwise nobody knows what they will do."""
    return secrets.randbits(SEED_BITS) if seed is None else Rng(seed, BOT_STREAM, number).word()


def make_seat(game: Game, number: int, request: SeatRequest, seed: int | None = None) -> Seat:
    if request.kind == BOT:
        bots = bots_for(game)
        bot = request.bot if request.bot is not None else usual_for(game)
        if bot not in bots and not plays(bot, game):
            raise NotUnderstood(f"{game.title} has no bot '{bot}'; {suggestion(bot, bots)}")
        name = clean_name(request.name) if request.name else ""
        return Seat(number, BOT, name, joined=True, bot=bot, bot_seed=bot_seed(seed, number))
    if request.bot is not None:
        raise NotUnderstood(f"seat {number} is for a person; only a seat of kind 'bot' has a bot")
    name = clean_name(request.name) if request.name else ""
    return Seat(number, request.kind, name, joined=request.kind == HOST)


def rematch(table: LiveTable, number: int, tokens: Mapping[int, str]) -> NewRecord:
    """The same game, seats and options once more. Whoever asks is the host; the other people keep their seats for when they
    come, and nobody but themselves gets their tokens. `tokens` are those of this table, of whoever is here.
    """
    match = table.match
    people = [seat for seat in table.seats if seat.kind != BOT and seat.joined]
    together = len(people) > 1 and table.began > 1
    # Where several people play, everybody moves on by one seat and meets before the deal.
    turn = 1 if together else 0
    order = [table.seats[(seat - turn) % len(table.seats)] for seat in range(len(table.seats))]
    seats = [rematch_seat(seat, at, host=seat.seat == number) for at, seat in enumerate(order)]
    fresh = Match(
        match.game,
        match.players,
        seed=secrets.randbits(SEED_BITS),
        edition=match.edition,
        options=match.options,
        seats=names_of(seats),
        draw=not together,
    )
    moved = {at: tokens[seat.seat] for at, seat in enumerate(order) if seat.seat in tokens}
    if SPECTATOR in tokens:
        moved[SPECTATOR] = tokens[SPECTATOR]
    settings = table.table_settings
    new = new_record(fresh, seats, unattended=table.unattended, settings=settings, before=moved, gathers=together)
    if table.series is not None and (table.match_number or 0) < int(settings["matches"]):
        new.record.series, new.record.match_number = table.series, (table.match_number or 0) + 1
    return new


def rematch_seat(seat: Seat, at: int, *, host: bool) -> Seat:
    if seat.kind == BOT:
        return Seat(at, BOT, seat.name, joined=True, bot=seat.bot, bot_seed=bot_seed(None, at))
    kind = HOST if host else RETURNING if seat.joined else FRIEND
    return Seat(at, kind, seat.name, joined=host, person=seat.person, from_seat=seat.seat)


def import_log(document: object) -> NewRecord:
    """A table for looking at a match somebody brings as a log document."""
    try:
        match = log.rebuild(document)
    except SignoriaError as error:
        raise BadLog(str(error)) from None
    except UNREADABLE:
        raise BadLog("the log holds texts or tables that cannot be stored; take another copy") from None
    shown = [clean_foreign_name(name, number) for number, name in enumerate(match.seats)]
    seats = [Seat(number, FRIEND, name, joined=True) for number, name in enumerate(shown)]
    return new_record(match, seats, imported=True)


def clean_foreign_name(name: str, number: int) -> str:
    """A name from a foreign document, made fit to be shown."""
    plain = "".join(character for character in name if is_plain(character)).strip()[:LONGEST_NAME].strip()
    return "" if plain == f"Seat {number + 1}" else plain


def new_record(
    match: Match,
    seats: Sequence[Seat],
    *,
    imported: bool = False,
    seeded: bool = False,
    unattended: bool = False,
    settings: dict[str, Any] | None = None,
    before: Mapping[int, str] | None = None,
    gathers: bool = False,
) -> NewRecord:
    """Number the first change (the opening draws, or all of an imported log), make tokens and invitations."""
    table_id = new_table_id()
    tokens = {SPECTATOR: new_token()}
    invitations: dict[int, str] = {}
    if not imported:
        people = [seat.seat for seat in seats if seat.kind in (HOST, RETURNING)]
        if before is None:
            tokens |= {seat: new_token() for seat in people}
        else:
            tokens |= {seat: derive_token(before[seat], table_id) for seat in people if seat in before}
        invitations = {seat.seat: new_token() for seat in seats if seat.kind == FRIEND}
    everyone = [Seat(SPECTATOR, WATCH, "", joined=True), *seats]
    for seat in everyone:
        seat.token_hash = hash_of(tokens[seat.seat]) if seat.seat in tokens else None
        seat.invitation_hash = hash_of(invitations[seat.seat]) if seat.seat in invitations else None
        seat.seen = time.time()
        seat.sat = time.time() if seat.joined else 0.0
    several = int((settings or {}).get("matches", 1)) > 1
    record = Record(
        id=table_id,
        game=match.game.key,
        rules=match.game.rules,
        players=match.players,
        seed=match.seed,
        edition=edition_form(match.edition),
        options=dict(match.options),
        imported=imported,
        seats=everyone,
        seeded=seeded,
        unattended=unattended,
        table_settings=dict(settings or {}),
        changes=[Change(1, ROOM, {"what": "made"}) if gathers else Change(1, STEP, step_body(match, 0))],
        series=table_id if several else None,
        match_number=1 if several else None,
    )
    if gathers:
        record.state, record.code = GATHERING, make_code()
        record.deal = None if seeded else seal_deal(table_id)
        standing = Standing(-1, NOBODY, [0] * match.players)
    else:
        standing = standing_of(match, list(seats), imported=imported, unattended=unattended)
    return NewRecord(record, standing, tokens, invitations)


def seal_deal(table_id: str) -> dict[str, Any]:
    """What the server commits to before anybody sits down."""
    sealed = make_deal(table_id)
    assert sealed.secret is not None
    return {"commit": sealed.commit.hex(), "secret": sealed.secret.hex(), "shares": {}}
