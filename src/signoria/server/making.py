"""New tables: from a wish, from a log document, or once more with the same seats."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from signoria.bots.registry import bots_for, usual_for
from signoria.core import log
from signoria.core.edition import Edition
from signoria.core.errors import SignoriaError
from signoria.core.game import SPECTATOR, Game
from signoria.core.match import Match
from signoria.core.registry import load, names, suggestion
from signoria.server.codes import Code
from signoria.server.forms import Agreed, NewTable, SeatWish
from signoria.server.names import LONGEST_NAME, clean_name, is_plain
from signoria.server.refused import Refused, not_understood
from signoria.server.table import WATCH, Table, standing_of, step_body
from signoria.server.tokens import hash_of, new_table_id, new_token
from signoria.store.records import BOT, STEP, Change, Record, Seat, Standing, names_of

# What a document can do to its reader besides being wrong: halves of characters, numbers and nesting without end.
UNREADABLE: Final = (UnicodeError, RecursionError, OverflowError)
ME: Final = "me"
FRIEND: Final = "friend"


@dataclass(frozen=True)
class NewRecord:
    """A table that is ready to be stored, with the tokens that are never kept: by seat, spectators under -1."""

    record: Record
    standing: Standing
    tokens: dict[int, str]

    def answer(self) -> dict[str, Any]:
        seats = [
            {"seat": seat.seat, "kind": seat.kind, **({"token": self.tokens[seat.seat]} if seat.seat in self.tokens else {})}
            for seat in self.record.seats
            if seat.seat != SPECTATOR
        ]
        return {"table": self.record.id, "seats": seats, "watch": self.tokens[SPECTATOR]}


def wished(wish: NewTable) -> NewRecord:
    """A table as somebody wants it."""
    if wish.game not in names():
        raise not_understood(f"there is no game '{wish.game}'; {suggestion(wish.game, names())}")
    game = load(wish.game)
    if len(wish.seats) != wish.players:
        raise not_understood(f"{len(wish.seats)} seats are given for {wish.players} players; say for each seat who sits there")
    seats = [make_seat(game, number, seat) for number, seat in enumerate(wish.seats)]
    try:
        match = Match(
            game,
            wish.players,
            seed=secrets.randbits(62) if wish.seed is None else wish.seed,
            edition=wished_edition(game, wish.edition),
            options=wish.options,
            seats=names_of(seats),
        )
    except SignoriaError as error:
        raise not_understood(str(error)) from None
    except UNREADABLE:
        raise not_understood("the edition holds texts or tables that cannot be stored") from None
    return new_record(match, seats, seeded=wish.seed is not None, agreed=agreement(wish.agreed))


def agreement(wish: Agreed) -> dict[str, Any]:
    """What was agreed, as it is stored."""
    agreed = wish.model_dump(exclude_none=True)
    return agreed | ({"name": clean_name(wish.name)} if wish.name else {})


def wished_edition(game: Game, edition: str | dict[str, Any] | None) -> Edition:
    """A shipped edition by name, or the content of an owner's own. Never a path: that would be a file of the server."""
    if isinstance(edition, dict):
        own = Edition(edition, "edition")
        game.check_edition(own)
        return own
    if edition is not None and edition not in game.shipped_editions:
        raise not_understood(f"{game.title} has no edition '{edition}'; shipped are: {', '.join(game.shipped_editions)}")
    return game.edition(edition)


def make_seat(game: Game, number: int, wish: SeatWish) -> Seat:
    if wish.kind == BOT:
        bots = bots_for(game)
        bot = wish.bot if wish.bot is not None else usual_for(game)
        if bot not in bots:
            raise not_understood(f"{game.title} has no bot '{bot}'; {suggestion(bot, bots)}")
        name = clean_name(wish.name) if wish.name else ""
        return Seat(number, BOT, name, joined=True, bot=bot, bot_seed=secrets.randbits(62))
    if wish.bot is not None:
        raise not_understood(f"seat {number} is for a person; only a seat of kind 'bot' has a bot")
    name = clean_name(wish.name) if wish.name else ""
    return Seat(number, wish.kind, name, joined=wish.kind == ME)


def again(table: Table, seat: int) -> NewRecord:
    """The same game, seats and options once more; whoever asks sits where they sat, the other people are friends."""
    match = table.match
    wishes = [
        SeatWish(kind="bot", name=each.name or None, bot=each.bot)
        if each.kind == BOT
        else SeatWish(kind="me" if each.seat == seat else "friend", name=each.name or None)
        for each in table.seats
    ]
    seats = [make_seat(match.game, number, wish) for number, wish in enumerate(wishes)]
    fresh = Match(
        match.game,
        match.players,
        seed=secrets.randbits(62),
        edition=match.edition,
        options=match.options,
        seats=names_of(seats),
    )
    return new_record(fresh, seats, agreed=table.agreed)


def imported(document: object) -> NewRecord:
    """A table for looking at a match somebody brings as a log document."""
    try:
        match = log.rebuild(document)
    except SignoriaError as error:
        raise Refused(422, Code.BAD_LOG, str(error)) from None
    except UNREADABLE:
        raise Refused(422, Code.BAD_LOG, "the log holds texts or tables that cannot be stored; take another copy") from None
    shown = [shown_name(name, number) for number, name in enumerate(match.seats)]
    seats = [Seat(number, FRIEND, name, joined=True) for number, name in enumerate(shown)]
    return new_record(match, seats, imported=True)


def shown_name(name: str, number: int) -> str:
    """A name from a foreign document, made fit to be shown."""
    plain = "".join(character for character in name if is_plain(character)).strip()[:LONGEST_NAME].strip()
    return "" if plain == f"Seat {number + 1}" else plain


def new_record(
    match: Match,
    seats: Sequence[Seat],
    *,
    imported: bool = False,
    seeded: bool = False,
    agreed: dict[str, Any] | None = None,
) -> NewRecord:
    """Number the first change (the opening draws, or all of an imported log) and give everybody a token."""
    tokens = {SPECTATOR: new_token()}
    if not imported:
        tokens |= {seat.seat: new_token() for seat in seats if seat.kind != BOT}
    everyone = [Seat(SPECTATOR, WATCH, "", joined=True), *seats]
    for seat in everyone:
        if seat.seat in tokens:
            seat.token_hash = hash_of(tokens[seat.seat])
    edition: dict[str, Any] = {"name": match.edition.name, "hash": match.edition.hash}
    if not match.edition.shipped:
        edition["content"] = match.edition.content
    record = Record(
        id=new_table_id(),
        game=match.game.key,
        rules=match.game.rules,
        players=match.players,
        seed=match.seed,
        edition=edition,
        options=dict(match.options),
        imported=imported,
        seats=everyone,
        seeded=seeded,
        agreed=dict(agreed or {}),
        changes=[Change(1, STEP, step_body(match, 0))],
    )
    return NewRecord(record, standing_of(match, list(seats), imported=imported), tokens)
