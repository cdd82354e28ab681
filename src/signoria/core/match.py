"""A match: the driver that samples chance, keeps log, journal and undo, and shows each seat its view.

A match is its log: edition, options, and a list of integers (decisions and chance outcomes). Everything else is rebuilt.
"""

import secrets
from collections.abc import Callable, Iterable, Sequence
from copy import deepcopy
from dataclasses import dataclass
from functools import lru_cache
from operator import index
from pathlib import Path
from typing import Any

from signoria.core.chance import Draws
from signoria.core.codec import Prompt, Refusal
from signoria.core.deal import Deal, SealedDraws
from signoria.core.describe import people, standing
from signoria.core.display import as_html
from signoria.core.edition import Edition
from signoria.core.errors import BadAction, BadSetup, UndoRefused
from signoria.core.game import SPECTATOR, Game, Options
from signoria.core.journal import Event, Journal, sees
from signoria.core.match_setup import copy_state, initial_state
from signoria.core.packed import Packed
from signoria.core.preview import Preview, preview_of
from signoria.core.rng import LARGEST_SEED
from signoria.core.state import CHANCE, OVER, State


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the log: who (a seat or CHANCE), what, who may know it."""

    actor: int
    id: int
    audience: int


@dataclass(frozen=True, slots=True)
class LoggedEvent:
    """An event and the number of log entries after which it happened."""

    entry: int
    event: Event


def entries_of(entries: Iterable[Entry] = ()) -> Packed[Entry]:
    return Packed(3, entry_numbers, Entry, entries)


def entry_numbers(entry: Entry) -> tuple[int, int, int]:
    return entry.actor, entry.id, entry.audience


def event_log(game: str, told: Iterable[LoggedEvent] = ()) -> Packed[LoggedEvent]:
    """What was told in a match of a game."""
    return Packed(9, logged_event_ints, logged_event_maker(game), told)


def logged_event_ints(told: LoggedEvent) -> tuple[int, ...]:
    event = told.event
    return (told.entry, event.kind, event.audience, event.a, event.b, event.c, event.d, event.e, event.f)


@lru_cache(maxsize=64)
def logged_event_maker(game: str) -> Callable[..., LoggedEvent]:
    """Puts together what was told in any match of a game."""

    def made(entry: int, kind: int, audience: int, a: int, b: int, c: int, d: int, e: int, f: int) -> LoggedEvent:
        return LoggedEvent(entry, Event(kind, audience, a, b, c, d, e, f, game))

    return made


class Match:
    """One sitting of a game. Seats are numbered from 0; chance is drawn by the match itself."""

    def __init__(
        self,
        game: Game,
        players: int,
        *,
        seed: int | None = None,
        edition: str | Path | Edition | None = None,
        options: Options | None = None,
        seats: Sequence[str] | None = None,
        log: Sequence[int] = (),
        draw: bool = True,
        deal: Deal | None = None,
    ) -> None:
        """Begin a match, or go on after the decisions and outcomes of `log`; `draw` lets chance act up to the next decision.

        With a sealed `deal`, chance follows from it and not from the seed.
        """
        self.game = game
        self.players = game.check_players(players)
        self.deal = deal
        self.seed = check_seed(pick_seed(deal) if seed is None else seed)
        self.edition = game.edition(edition)
        self.options = game.check_options(options)
        self.seats = check_seats(seats, players)
        self.entries = entries_of()
        self.told = event_log(game.key)
        # A byte for each entry: there are thousands of matches in a server.
        self._barriers = bytearray()
        self._draws: Draws | SealedDraws = Draws(self.seed) if deal is None else SealedDraws(deal)
        self._journal = Journal(game.key)
        begun, events = initial_state(game, self.edition, players, self.options)
        self.state: State = begun.clone()
        self.state.journal = self._journal
        self.told.extend(LoggedEvent(0, event) for event in events)
        for number in log:
            self._apply(number)
        if draw:
            self._draw_chance()

    # ---- the position ---------------------------------------------------------------------------------------------------

    @property
    def actor(self) -> int:
        """The seat that must decide, or OVER."""
        return self.state.actor()

    @property
    def over(self) -> bool:
        return self.state.actor() == OVER

    @property
    def log(self) -> list[int]:
        """The match as integers: decisions and outcomes in the order in which they came."""
        return [entry.id for entry in self.entries]

    @property
    def barriers(self) -> list[bool]:
        """For every entry, whether it showed somebody something new apart from logged chance."""
        return [shown != 0 for shown in self._barriers]

    def legal_actions(self) -> list[int]:
        return self.state.legal_actions()

    def refusal(self, action: int) -> Refusal | None:
        """Why an action is not possible now; None if it is."""
        return self.game.refusal(self.state.refusal(action))

    def scores(self) -> list[int]:
        return self.state.scores()

    def placings(self) -> list[int]:
        return self.state.placings()

    def view(self, seat: int = SPECTATOR) -> dict[str, Any]:
        """What a seat, or a spectator, may know, as plain data."""
        if not SPECTATOR <= seat < self.players:
            raise BadSetup(f"there is no seat {seat}; seats are 0 to {self.players - 1}, a spectator is {SPECTATOR}")
        return self.game.view(self.state, seat)

    def prompt(self) -> Prompt:
        """What the actor is asked."""
        return self.game.prompt(self.state)

    def events(self, seat: int = SPECTATOR, since: int = 0) -> list[Event]:
        """What a seat has been told since the log had `since` entries."""
        return [told.event for told in self.told if told.entry >= since and sees(told.event.audience, seat)]

    def events_as_dicts(self, seat: int = SPECTATOR, since: int = 0) -> list[dict[str, Any]]:
        """The same as plain data: after which log entry it happened, the event's key, its arguments by name and its rule."""
        heard = [told for told in self.told if told.entry >= since and sees(told.event.audience, seat)]
        return [{"entry": told.entry, **self.game.event_json(told.event)} for told in heard]

    def events_as_sentences(self, language: str = "en", seat: int = SPECTATOR, since: int = 0) -> list[str]:
        """The same in words of a language ("en", "de", "fr")."""
        named = self.seats != check_seats(None, self.players)
        wording = self.game.wording(language, self.seats if named else (), self.edition)
        return [wording.event(event) for event in self.events(seat, since)]

    # ---- playing --------------------------------------------------------------------------------------------------------

    def step(self, action: int | str) -> list[Event]:
        """Carry out the actor's decision (an id or its text) and whatever chance brings; returns all events."""
        number = self.game.parse(action) if isinstance(action, str) else self._id(action)
        before = len(self.told)
        self._apply(number)
        self._draw_chance()
        return [told.event for told in self.told[before:]]

    def replay(self, number: int) -> None:
        """Add an entry of a stored log, decision or outcome, without drawing what follows."""
        self._apply(number)

    def resume(self) -> None:
        """Let chance act up to the next decision."""
        self._draw_chance()

    def keep_copies(self) -> None:
        """From now on keep a copy of the position at every event, until `take_copies`."""
        self._journal.copies = []

    def take_copies(self) -> list[State]:
        """The position at each event since `keep_copies`; from now on none are kept."""
        copies = self._journal.copies or []
        self._journal.copies = None
        return [copy for copy in copies if isinstance(copy, State)]

    def preview(self, action: int, seat: int | None = None) -> Preview:
        """What an action would do, as far as the seat (the actor, if none is given) can know."""
        return preview_of(self.game, self.state, action, self.actor if seat is None else seat)

    def undo_refusal(self, seat: int) -> str | None:
        """Why a seat cannot take back its last decision (a key of the shared locale files), or None if it can."""
        if not self.entries:
            return "undo-nothing"
        last = self.entries[-1]
        if last.actor == CHANCE or self._barriers[-1]:
            return "undo-revealed"
        return None if last.actor == seat else "undo-other-decided"

    def undo(self, seat: int | None = None) -> int:
        """Take back the last decision of a seat; returns its id. Never crosses chance or another seat's decision."""
        if seat is None:
            seat = self.entries[-1].actor if self.entries else SPECTATOR
        reason = self.undo_refusal(seat)
        if reason is not None:
            raise UndoRefused(reason, self.game.wording("en").shared(reason))
        undone = self.entries[-1].id
        earlier = self.at(len(self.entries) - 1)
        self.__dict__.update(earlier.__dict__)
        return undone

    def at(self, entries: int) -> "Match":
        """The match as it stood after that many log entries; chance is not drawn, so it may be chance's move."""
        return Match(
            self.game,
            self.players,
            seed=self.seed,
            edition=self.edition,
            options=self.options,
            seats=self.seats,
            log=self.log[:entries],
            draw=False,
            deal=self.deal,
        )

    # ---- copies and words ----------------------------------------------------------------------------------------------------

    def __reduce__(self) -> tuple[Any, ...]:
        """A match is its log."""
        about = (self.game, self.players, self.seed, self.edition, self.options, self.seats, self.log)
        return resumed, about if self.deal is None else (*about, self.deal)

    def __deepcopy__(self, _memo: object) -> "Match":
        copy = object.__new__(type(self))
        copy.__dict__.update(self.__dict__)
        copy.options, copy.seats, copy.entries = dict(self.options), list(self.seats), self.entries.copy()
        copy.told, copy._barriers, copy._draws = self.told.copy(), self._barriers[:], deepcopy(self._draws)
        copy.state = copy_state(self.state)
        copy._journal = copy.state.journal or Journal(self.game.key)
        return copy

    def _repr_html_(self) -> str:
        """A notebook shows the board as spectators see it."""
        return as_html(self.game, self.state)

    def __repr__(self) -> str:
        about = f"{self.game.title}, {people(self.players)}, seed {self.seed}, {len(self.entries)} entries"
        return f"<Match of {about}: {standing(self.game, self.state)}>"

    # ---- inside ---------------------------------------------------------------------------------------------------------

    def _apply(self, number: int) -> None:
        state = self.state
        actor = state.actor()
        audience = state.audience()
        source = state.source() if actor == CHANCE else 0
        state.step(number)
        if actor == CHANCE:
            self._draws.note(source)
        self.entries.append(Entry(actor, number, audience))
        self._barriers.append(state.barrier())
        self._collect()

    def _id(self, action: object) -> int:
        """The id somebody gave, be it a whole number of another library."""
        number = index(action) if hasattr(action, "__index__") and not isinstance(action, bool) else None
        if number is None or not -1 <= number <= LARGEST_SEED:
            raise BadAction(f"{action!r} is no decision; give its id, 0 to {self.game.actions.size - 1}, or its text")
        return number

    def _draw_chance(self) -> None:
        while self.state.actor() == CHANCE:
            self._apply(self._draws.next(self.state))

    def _collect(self) -> None:
        self.told.extend(LoggedEvent(len(self.entries), event) for event in self._journal.take())


def resumed(
    game: Game,
    players: int,
    seed: int,
    edition: Edition,
    options: Options,
    seats: Sequence[str],
    log: Sequence[int],
    deal: Deal | None = None,
) -> Match:
    """A match as it stood when it was pickled."""
    return Match(game, players, seed=seed, edition=edition, options=options, seats=seats, log=log, draw=False, deal=deal)


def pick_seed(deal: Deal | None) -> int:
    """A random seed; with a revealed deal the number that follows from it."""
    return secrets.randbits(32) if deal is None or deal.secret is None else deal.seed()


def check_seed(seed: object) -> int:
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed <= LARGEST_SEED:
        raise BadSetup(f"seed is {seed!r}; expected a whole number from 0 to {LARGEST_SEED}")
    return seed


def check_seats(seats: Sequence[str] | None, players: int) -> list[str]:
    """Names of the seats; a match without names numbers them."""
    if seats is None:
        return [f"Seat {seat + 1}" for seat in range(players)]
    if len(seats) != players:
        raise BadSetup(f"{len(seats)} seats are named for {players} players; name each seat once")
    return list(seats)
