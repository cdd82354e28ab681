"""A live table: a match rebuilt from its stored changes, who sits there, and who is listening."""

import asyncio
import json
import time
from collections.abc import Iterator, Mapping
from typing import Any, Final, Protocol

from signoria.bots.registry import bots_for
from signoria.core.deal import Deal, parse_deal
from signoria.core.edition import Edition
from signoria.core.errors import BadEdition, SignoriaError, UnknownRules
from signoria.core.game import SPECTATOR, Game
from signoria.core.log_form import document, edition_of, kept, kept_form, kept_id
from signoria.core.match import Match
from signoria.core.registry import load_rules
from signoria.server.tables.errors import NotBegun, RulesGone, TableError
from signoria.server.wire.patches import Moments, Recording
from signoria.server.wire.projection import Form, SeatProjection, Shared, edition_form
from signoria.store.records import (
    BEGIN,
    BOT,
    CLOSED,
    GATHERING,
    HAND,
    MOVING,
    NOBODY,
    PERSON,
    PLAYING,
    ROOM,
    SEATS,
    STEP,
    UNDO,
    VOTE,
    WATCHER,
    Change,
    Record,
    Seat,
    Standing,
    effective_entries,
    names_of,
)
from signoria.store.rows import Write

WATCH: Final = "watch"
HOST: Final = "me"
FRIEND: Final = "friend"
# Somebody who was at the table before this one, and has not come yet.
RETURNING: Final = "regular"
DEFAULT_RULES: Final = {"hints": "all", "undo": "news", "pace": "brisk", "away": "computer", "grace": 600, "matches": 1}
# Who plays for an absent player unless the table agreed on another.
USUAL_MINDER: Final = "master"


class Listener(Protocol):
    """Whoever gets a table's messages: a socket."""

    seat: int
    token: str
    token_hash: str | None
    # Set for someone who came by a device key instead of the token of the seat.
    person: str | None
    device: str | None
    # Whether it shows events one by one, and is sent what each of them changes.
    patches: bool

    def send(self, text: str) -> None: ...

    def end(self, error: TableError) -> None:
        """Say why, then close."""


class LiveTable:
    """Use it under `lock`: what is not yet stored is in here, and must not be seen."""

    def __init__(self, record: Record) -> None:
        self.id = record.id
        self.imported = record.imported
        self.seeded = record.seeded
        self.unattended = record.unattended
        self.origin = record.origin
        self.next_table = record.next_table
        self.load(record)
        # Deleted while somebody still had it in hand.
        self.gone = False
        self.lock = asyncio.Lock()
        self.listeners: list[Listener] = []
        # Seats with a socket at another server process: by process, with the time it was last heard of.
        self.elsewhere: dict[str, tuple[set[int], float]] = {}
        self.hurry = asyncio.Event()
        self.used = time.monotonic()

    def load(self, record: Record) -> None:
        """Become what is stored."""
        self.closed = record.closed
        self.table_settings = {**DEFAULT_RULES, **record.table_settings}
        self.everyone = record.seats
        self.seats = [seat for seat in record.seats if seat.seat != SPECTATOR]
        self.state = record.state
        self.code = record.code
        self.deadline = record.deadline
        self.deal = record.deal
        self.series = record.series
        self.match_number = record.match_number
        self.touched = record.touched or time.time()
        # The match as far as it is set up: nothing is dealt before everybody is ready.
        self.laid = rebuild(record, effective_entries(record.changes))
        self.seq = record.changes[-1].seq
        moving = [change for change in record.changes if change.kind in MOVING]
        # The change that made the present position; what came later was about seats, and no decision depends on it.
        self.position_seq = moving[-1].seq if moving else self.seq
        # Since when somebody is asked.
        self.asked = moving[-1].at if moving else 0.0
        self.began = moving[0].seq if moving else 0
        # Who played for whom, and what was agreed about absent players; `after` is a number of entries.
        self.notes = [note for change in record.changes if (note := note_of(change)) is not None]
        last = next((change for change in reversed(record.changes) if change.kind == VOTE), None)
        self.vote = last.body["vote"] if last is not None and last.seq > self.position_seq else None
        # How the last thing that changed before the start is told.
        self.changed = next((change.body for change in reversed(record.changes) if change.kind not in MOVING), {})

    @property
    def match(self) -> Match:
        """The match that is played; refused as long as the table gathers."""
        if self.state != PLAYING:
            raise NotBegun(seq=self.seq)
        return self.laid

    @match.setter
    def match(self, match: Match) -> None:
        self.laid = match

    # ---- how it stands --------------------------------------------------------------------------------------------------

    def projection(self, seat: int, shared: Shared | None = None) -> SeatProjection:
        undo = self.table_settings["undo"] != "never"
        return SeatProjection(self.match, seat, everything=self.open_to_all(), undo=undo, shared=shared)

    def bot(self) -> Seat | None:
        """The bot that must decide now, if one must."""
        if self.state != PLAYING or self.imported or self.closed or self.match.actor < 0:
            return None
        seat = self.seats[self.match.actor]
        return seat if seat.played_by is not None else None

    def minder(self) -> str:
        """The bot that plays for an absent player, as it was agreed."""
        agreed = self.table_settings.get("bot")
        bots = bots_for(self.laid.game)
        return str(agreed) if agreed else USUAL_MINDER if USUAL_MINDER in bots else bots[-1]

    def people(self) -> list[Seat]:
        """The seats of people who sit there and play themselves."""
        return [seat for seat in self.seats if seat.kind != BOT and seat.joined and seat.minded_by is None]

    def is_paused(self) -> bool:
        """Bots among themselves play for whoever watches, unless they were asked to play alone."""
        return not self.unattended and not has_people(self.seats) and not self.listeners

    def is_host(self, seat: int) -> bool:
        """Whoever made the table sits on the seats that were theirs from the start."""
        return seat >= 0 and self.seats[seat].kind == HOST

    def open_to_all(self) -> bool:
        """Nothing is hidden any more."""
        return self.imported or self.closed

    def standing(self) -> Standing:
        if self.state != PLAYING:
            return Standing(-1, NOBODY, [0] * self.laid.players)
        return standing_of(self.match, self.seats, imported=self.imported, closed=self.closed, unattended=self.unattended)

    def connected(self) -> set[int]:
        here = {listener.seat for listener in self.listeners if listener.seat >= 0}
        for seats, _ in self.elsewhere.values():
            here |= seats
        return here

    # ---- changes --------------------------------------------------------------------------------------------------------

    def take(self, change: Change) -> int:
        """Become what a stored change makes of the table; returns how many entries there were before."""
        before = len(self.laid.entries)
        self.laid = apply_change(self.laid, change)
        self.settle(change)
        return before

    def settle(self, change: Change) -> None:
        """The number of a change that has become true, and what follows from its kind."""
        self.seq = change.seq
        self.touched = time.time()
        if change.kind in MOVING:
            self.position_seq = change.seq
            self.asked = time.time()
            self.vote = None
        elif change.kind == CLOSED:
            self.closed = True

    def rewrite(self, write: Write) -> None:
        """What a stored change has made of the row and the seats."""
        columns = write.columns or {}
        for name in ("state", "code", "deadline", "series", "match_number", "closed"):
            if name in columns:
                setattr(self, name, columns[name])
        if "agreed" in columns:
            self.table_settings = {**DEFAULT_RULES, **json.loads(columns["agreed"])}
        if "deal" in columns:
            self.deal = json.loads(columns["deal"])
        if write.seats is not None:
            self.reseat(list(write.seats))
        body = write.change.body
        if write.change.kind == VOTE:
            self.vote = body["vote"]
        elif write.change.kind == HAND:
            self.vote = None
        elif write.change.kind == BEGIN:
            self.began = write.change.seq
        note = note_of(write.change)
        if note is not None:
            self.notes.append(note)
        self.changed = body if write.change.kind == ROOM else {}

    def reseat(self, seats: list[Seat]) -> None:
        """Who sits where, as it is stored now."""
        self.everyone = seats
        self.seats = [seat for seat in seats if seat.seat != SPECTATOR]
        self.laid.seats = names_of(self.seats)

    # ---- messages -------------------------------------------------------------------------------------------------------

    def form(self, seat: int) -> Form:
        """What anyone with one of its tokens may know."""
        return {
            "table": self.id,
            "game": self.laid.game.key,
            "rules": self.laid.game.rules,
            "edition": edition_form(self.laid),
            "options": dict(self.laid.options),
            "agreed": {**self.table_settings, "bot": self.minder()},
            "players": self.laid.players,
            "imported": self.imported,
            "seeded": self.seeded,
            "scored_at_end": self.laid.game.scored_at_end,
            "closed": self.closed,
            "host": self.is_host(seat),
            "seats": self.seat_forms(),
            "seq": self.seq,
            "over": self.state == PLAYING and self.laid.over,
            "you": seat,
            "state": self.state,
            "room": self.room_form(seat),
            "absence": self.absence_form(),
            "deal": self.deal_badge(),
            "series": None if self.series is None else {"match": self.match_number, "matches": self.table_settings["matches"]},
            "next_table": self.next_table,
        }

    def room_form(self, seat: int) -> Form | None:
        """What holds before the start; None once the match has begun."""
        if self.state == PLAYING:
            return None
        seated = seat >= 0 and self.seats[seat].joined
        return {
            "code": self.code if seated else None,
            "begins": self.deadline if self.state != GATHERING else None,
            "changed": self.changed,
            "touched": self.touched,
        }

    def absence_form(self) -> Form:
        """Since when somebody is asked, the vote about them if there is one, and what computers played for people."""
        return {"asked": int(self.asked), "vote": self.vote, "notes": self.notes}

    def deal_badge(self) -> Form | None:
        """What was sealed: the commitment of the server, and whose share is in."""
        if self.deal is None:
            return None
        return {"commit": self.deal["commit"], "shares": sorted(int(seat) for seat in self.deal["shares"])}

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
                "host": seat.kind == HOST,
                "ready": seat.ready or seat.kind == BOT,
                "minded": seat.minded_by,
            }
            for seat in self.seats
        ]

    def snapshot_message(self, seat: int) -> Form:
        """The `table` message: everything a client needs to begin."""
        shown = self.projection(seat)
        return {
            "type": "table",
            "seq": self.seq,
            "table": self.form(seat),
            "position": shown.position(),
            "journal": shown.events(),
            "entries": shown.entries(),
        }

    def seats_message(self) -> Form:
        return {"type": "seats", "seq": self.seq, "seats": self.seat_forms(), "absence": self.absence_form()}

    def room_message(self, seat: int) -> Form:
        """The table before the start, as somebody with one of its tokens sees it."""
        return {"type": "room", "seq": self.seq, "table": self.form(seat)}

    def greeting_message(self, seat: int) -> Form:
        """Everything a client needs to begin, in whatever state the table is."""
        return self.snapshot_message(seat) if self.state == PLAYING else self.room_message(seat)

    def wants_patches(self) -> bool:
        return any(listener.patches for listener in self.listeners)

    def change_message(
        self, change: Change, before: int, seat: int, shared: Shared | None = None, moments: Moments | None = None
    ) -> Form:
        """What a seat is sent after a change that has just been taken; with `moments`, event by event."""
        if self.state != PLAYING:
            return self.room_message(seat)
        if change.kind in (SEATS, HAND, VOTE):
            return self.seats_message()
        if change.kind in (CLOSED, BEGIN):
            return self.snapshot_message(seat)
        return make_change_message(self.projection(seat, shared), change, before, moments)


def make_change_message(shown: SeatProjection, change: Change, before: int, moments: Moments | None = None) -> Form:
    if change.kind == UNDO:
        return {"type": "undo", "seq": change.seq, "length": change.body["length"], "position": shown.position()}
    if moments is not None:
        events, rest = shown.patched(moments, before + 1)
        return {
            "type": "patched",
            "seq": change.seq,
            "entries": shown.entries(before),
            "events": events,
            "rest": rest,
            "position": shown.unpatched(),
        }
    return {
        "type": "step",
        "seq": change.seq,
        "entries": shown.entries(before),
        "events": shown.events(before + 1),
        "position": shown.position(),
    }


def replay_messages(record: Record, after: int, seat: int, *, patches: bool = False) -> Iterator[Form]:
    """The messages of all steps and undos after number `after`, as they were sent when they happened."""
    match = rebuild(record, effective_entries([change for change in record.changes if change.seq <= after]))
    for change in record.changes:
        if change.seq > after:
            before = len(match.entries)
            with Recording(match) as recording:
                match = apply_change(match, change)
            if change.kind in (STEP, UNDO):
                undo = record.table_settings.get("undo") != "never"
                moments = recording.moments() if patches and change.kind == STEP else None
                yield make_change_message(
                    SeatProjection(match, seat, everything=record.imported, undo=undo), change, before, moments
                )


def note_of(change: Change) -> Form | None:
    """What the log and the journal say of a change about absent players; None where there is nothing to say."""
    if change.kind not in (HAND, VOTE) or "note" not in change.body:
        return None
    return {**change.body["note"], "at": change.at or time.time()}


def apply_change(match: Match, change: Change) -> Match:
    if change.kind in (STEP, BEGIN):
        for entry in change.body["entries"]:
            match.replay(kept_id(entry))
    elif change.kind == UNDO:
        return match.at(change.body["length"])
    return match


def step_body(match: Match, before: int) -> dict[str, Any]:
    """The entries after number `before`, as they are stored."""
    body: dict[str, Any] = {"entries": [kept(match.game, entry) for entry in match.entries[before:]]}
    if match.over:
        body["result"] = {"scores": match.scores(), "places": match.placings()}
    return body


def export_stored_log(record: Record, seat: int, *, whole: bool = False) -> Form:
    """The log of a table whose rules this version does not have, as it was written down: whole once nothing is hidden any
    more, else what the seat may know.
    """
    result = next((change.body["result"] for change in reversed(record.changes) if "result" in change.body), None)
    whole = whole or result is not None or record.closed or record.imported
    entries: list[Form] = []
    for change in record.changes:
        if change.kind in (STEP, BEGIN):
            entries += [kept_form(entry, seat, whole=whole) for entry in change.body["entries"]]
        elif change.kind == UNDO:
            del entries[change.body["length"] :]
    names = names_of(each for each in record.seats if each.seat != SPECTATOR)
    about = (record.game, record.rules, record.edition, record.options, record.players, names)
    ended = None if result is None else {"over": True, **result}
    return document(*about, seed=record.seed if whole else None, entries=entries, result=ended)


def standing_of(match: Match, seats: list[Seat], *, imported: bool, closed: bool = False, unattended: bool = False) -> Standing:
    actor = match.actor
    if actor < 0 or imported or closed:
        awaits = NOBODY
    elif seats[actor].played_by is None:
        awaits = PERSON
    else:
        awaits = BOT if unattended or has_people(seats) else WATCHER
    return Standing(actor, awaits, match.scores() + match.state.rivals())


def has_people(seats: list[Seat]) -> bool:
    return any(seat.kind != BOT for seat in seats)


def rebuild(record: Record, entries: list[int]) -> Match:
    """The match of a stored table after some entries, by the rules and the edition it began with; refused without them."""
    try:
        game = load_rules(record.game, record.rules, record.players, record.options)
        return Match(
            game,
            record.players,
            seed=record.seed,
            deal=deal_of(record),
            edition=load_stored_edition(game, record.edition),
            options=record.options,
            seats=names_of(seat for seat in record.seats if seat.seat != SPECTATOR),
            log=entries,
            draw=False,
        )
    except UnknownRules:
        raise RulesGone(
            f"this match is played by rules {record.rules} of {record.game}, which this server does not have; "
            "download its log, or ask for the version that wrote it",
        ) from None
    except SignoriaError as error:
        raise RulesGone(f"this match cannot be continued here: {error}") from None


def deal_of(record: Record) -> Deal | None:
    """The sealed deal of a match that has begun."""
    if record.deal is None or record.state != PLAYING:
        return None
    return parse_deal(deal_block(record.id, record.deal), record.players)


def deal_block(table_id: str, stored: Mapping[str, Any]) -> Form:
    """What is kept of a deal, as a log has it: only shares that were opened count."""
    shares = [{"seat": int(seat), **share} for seat, share in stored["shares"].items() if share.get("share")]
    ordered = sorted(shares, key=lambda share: int(share["seat"]))
    return {"version": 1, "table": table_id, "commit": stored["commit"], "secret": stored["secret"], "shares": ordered}


def load_stored_edition(game: Game, form: Form) -> Edition:
    """The edition as it was when the match began, whatever ships under its name by now."""
    found = edition_of(game, form)
    if found is None:
        raise BadEdition(
            f"edition '{form['name']}' is not what it was when the match began, and its content was not written down"
        )
    return found
