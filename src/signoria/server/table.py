"""A live table: a match rebuilt from its stored changes, who sits there, and who is listening."""

import asyncio
import time
from collections.abc import Iterator
from typing import Any, Final, Protocol

from signoria.core import log
from signoria.core.edition import LANGUAGES, Edition
from signoria.core.errors import SignoriaError
from signoria.core.game import SPECTATOR, Game
from signoria.core.match import Match
from signoria.core.registry import load
from signoria.server.codes import Code
from signoria.server.messages import Eyes, Form
from signoria.server.refused import Refused
from signoria.store.records import (
    BOT,
    NOBODY,
    PERSON,
    SEATS,
    STEP,
    UNDO,
    Change,
    Record,
    Seat,
    Standing,
    effective,
    names_of,
)

WATCH: Final = "watch"
AS_USUAL: Final = {"hints": "all", "undo": "news", "pace": "brisk"}


class Listener(Protocol):
    """Whoever gets a table's messages: a socket."""

    seat: int

    def send(self, text: str) -> None: ...


class Table:
    """Use it under `lock`: what is not yet stored is in here, and must not be seen."""

    def __init__(self, record: Record) -> None:
        self.id = record.id
        self.imported = record.imported
        self.seeded = record.seeded
        self.agreed = {**AS_USUAL, **record.agreed}
        self.seats = [seat for seat in record.seats if seat.seat != SPECTATOR]
        self.everyone = record.seats
        self.match = rebuild(record, effective(record.changes))
        self.seq = record.changes[-1].seq
        self.lock = asyncio.Lock()
        self.listeners: list[Listener] = []
        # Seats with a socket at another server process: by process, with the time it was last heard of.
        self.elsewhere: dict[str, tuple[set[int], float]] = {}
        self.hurry = asyncio.Event()
        self.used = time.monotonic()

    # ---- how it stands --------------------------------------------------------------------------------------------------

    def eyes(self, seat: int) -> Eyes:
        return Eyes(self.match, seat, everything=self.imported, undo=self.agreed["undo"] != "never")

    def bot(self) -> Seat | None:
        """The bot that must decide now, if one must."""
        actor = self.match.actor
        if actor < 0 or self.imported:
            return None
        seat = self.seats[actor]
        return seat if seat.kind == BOT else None

    def standing(self) -> Standing:
        return standing_of(self.match, self.seats, imported=self.imported)

    def connected(self) -> set[int]:
        here = {listener.seat for listener in self.listeners if listener.seat >= 0}
        for seats, _ in self.elsewhere.values():
            here |= seats
        return here

    # ---- changes --------------------------------------------------------------------------------------------------------

    def take(self, change: Change) -> int:
        """Become what a stored change makes of the table; returns how many entries there were before."""
        before = len(self.match.entries)
        self.match = carry_out(self.match, change)
        if change.kind == SEATS:
            self.name_seat(change.body["seat"], change.body["name"])
        self.seq = change.seq
        return before

    def name_seat(self, seat: int, name: str) -> None:
        self.seats[seat].name = name
        self.seats[seat].joined = True
        self.match.seats = names_of(self.seats)

    # ---- messages -------------------------------------------------------------------------------------------------------

    def edition_form(self) -> Form:
        """Which edition is played, and what its owner calls things in each language."""
        edition, game = self.match.edition, self.match.game
        names = {language: own for language in LANGUAGES if (own := game.own_words(edition, language))}
        return {"name": edition.name, "hash": edition.hash, "names": names}

    def form(self, seat: int) -> Form:
        """What anyone with one of its tokens may know."""
        return {
            "table": self.id,
            "game": self.match.game.key,
            "rules": self.match.game.rules,
            "edition": self.edition_form(),
            "options": dict(self.match.options),
            "agreed": self.agreed,
            "players": self.match.players,
            "imported": self.imported,
            "seeded": self.seeded,
            "seats": self.seat_forms(),
            "seq": self.seq,
            "over": self.match.over,
            "you": seat,
        }

    def seat_forms(self) -> list[Form]:
        here = self.connected()
        return [
            {
                "seat": seat.seat,
                "kind": BOT if seat.kind == BOT else PERSON,
                "name": seat.name or None,
                "bot": seat.bot,
                "taken": seat.joined,
                "connected": seat.seat in here,
            }
            for seat in self.seats
        ]

    def whole(self, seat: int) -> Form:
        """The `table` message: everything a client needs to begin."""
        eyes = self.eyes(seat)
        return {
            "type": "table",
            "seq": self.seq,
            "table": self.form(seat),
            "position": eyes.position(),
            "journal": eyes.events(),
            "entries": eyes.entries(),
        }

    def seats_message(self) -> Form:
        return {"type": "seats", "seq": self.seq, "seats": self.seat_forms()}

    def news(self, change: Change, before: int, seat: int) -> Form:
        """What a seat is sent after a change that has just been taken."""
        if change.kind == SEATS:
            return self.seats_message()
        return news_of(self.eyes(seat), change, before)


def news_of(eyes: Eyes, change: Change, before: int) -> Form:
    if change.kind == UNDO:
        return {"type": "undo", "seq": change.seq, "length": change.body["length"], "position": eyes.position()}
    return {
        "type": "step",
        "seq": change.seq,
        "entries": eyes.entries(before),
        "events": eyes.events(before + 1),
        "position": eyes.position(),
    }


def missed(record: Record, after: int, seat: int) -> Iterator[Form]:
    """The messages of all steps and undos after number `after`, as they were sent when they happened."""
    match = rebuild(record, effective([change for change in record.changes if change.seq <= after]))
    for change in record.changes:
        if change.seq > after:
            before = len(match.entries)
            match = carry_out(match, change)
            if change.kind != SEATS:
                undo = record.agreed.get("undo") != "never"
                yield news_of(Eyes(match, seat, everything=record.imported, undo=undo), change, before)


def carry_out(match: Match, change: Change) -> Match:
    if change.kind == STEP:
        for _, number, _ in change.body["entries"]:
            match.replay(number)
    elif change.kind == UNDO:
        return match.at(change.body["length"])
    return match


def step_body(match: Match, before: int) -> dict[str, Any]:
    """The entries after number `before`, as they are stored: who, which, and the text for a reader without the rules."""
    entries = Eyes(match, everything=True).entries(before)
    body: dict[str, Any] = {"entries": [[entry["seat"], entry["id"], entry["text"]] for entry in entries]}
    if match.over:
        body["result"] = {"scores": match.scores(), "places": match.placings()}
    return body


def old_log(record: Record) -> Form | None:
    """The log of a finished match as it was written down, for a table whose rules this version no longer knows."""
    changes = [change for change in record.changes if change.kind == STEP]
    if "result" not in changes[-1].body:
        return None
    entries: list[Form] = []
    for change in record.changes:
        if change.kind == STEP:
            entries += [{"seat": seat, "id": number, "text": text} for seat, number, text in change.body["entries"]]
        elif change.kind == UNDO:
            del entries[change.body["length"] :]
    return {
        "format": log.FORMAT,
        "version": log.VERSION,
        "game": record.game,
        "rules": record.rules,
        "edition": record.edition,
        "options": record.options,
        "players": record.players,
        "seats": names_of(seat for seat in record.seats if seat.seat != SPECTATOR),
        "seed": record.seed,
        "entries": entries,
        "over": True,
        **changes[-1].body["result"],
    }


def standing_of(match: Match, seats: list[Seat], *, imported: bool) -> Standing:
    actor = match.actor
    awaits = NOBODY if actor < 0 or imported else BOT if seats[actor].kind == BOT else PERSON
    return Standing(actor, awaits, match.scores())


def rebuild(record: Record, entries: list[int]) -> Match:
    """The match of a stored table after some entries; refused if this version no longer knows its rules."""
    try:
        game = load(record.game)
        if record.rules != game.rules:
            raise Refused(
                410,
                Code.RULES_GONE,
                f"this match is played by rules {record.rules} of {game.title}, this server has rules {game.rules}; "
                "download its log and replay it with the version that wrote it",
            )
        return Match(
            game,
            record.players,
            seed=record.seed,
            edition=stored_edition(game, record.edition),
            options=record.options,
            seats=names_of(seat for seat in record.seats if seat.seat != SPECTATOR),
            log=entries,
            draw=False,
        )
    except SignoriaError as error:
        raise Refused(410, Code.RULES_GONE, f"this match cannot be continued here: {error}") from None


def stored_edition(game: Game, form: dict[str, Any]) -> Edition:
    for edition in game.shipped_editions.values():
        if edition.hash == form["hash"]:
            return edition
    return Edition(form["content"], f"edition {form['name']}")
