"""What is sent to a seat, made from what it may know. Nothing else in the server turns a match into bytes.

A seat knows its view, the events it was told and the log entries whose audience it belongs to. Once a match is over, or at an
imported one, everything is open.
"""

import json
from collections.abc import Sequence
from functools import cached_property, lru_cache
from typing import Any, Final

from signoria.core import log
from signoria.core.codec import AMOUNT, Numbering, Prompt
from signoria.core.edition import LANGUAGES
from signoria.core.game import SPECTATOR, Game
from signoria.core.journal import Event, sees
from signoria.core.log_form import edition_name, entry_form
from signoria.core.match import LoggedEvent, Match
from signoria.core.patch import Patch
from signoria.server.wire.patches import Moments, open_part, own_worth

Form = dict[str, Any]
# Decisions whose forms are kept: several times as many as there are in all games.
MOST_FORMS: Final = 20_000


def dumps(message: Form) -> str:
    return json.dumps(message, ensure_ascii=False, separators=(",", ":"))


class Shared:
    """What is made once of a position and the latest happenings, however many are told of them; who may know what is decided
    later. It holds for as long as nothing changes.
    """

    def __init__(self, match: Match) -> None:
        self.match = match
        self._entries: dict[int, list[tuple[int, Form, Form]]] = {}
        self._events: dict[int, list[tuple[int, Form]]] = {}

    @cached_property
    def open(self) -> Form:
        """What everybody may know of the position."""
        match = self.match
        return open_part(match.game, match.state)

    @cached_property
    def prompt(self) -> Prompt:
        return self.match.prompt()

    def entries(self, first: int) -> list[tuple[int, Form, Form]]:
        """From entry `first` on: its audience, how it is told to them, and how to everybody else."""
        if first not in self._entries:
            game = self.match.game
            self._entries[first] = [
                (entry.audience, entry_form(game, entry, known=True), entry_form(game, entry, known=False))
                for entry in self.match.entries[first:]
            ]
        return self._entries[first]

    def events(self, first: int) -> list[tuple[int, Form]]:
        """What was told after entry number `first` and later, each with its audience."""
        if first not in self._events:
            game = self.match.game
            self._events[first] = [
                (item.event.audience, event_form(game, item.event, item.entry)) for item in since(self.match.told, first)
            ]
        return self._events[first]


class SeatProjection:
    """A match as one seat, or a spectator, sees it."""

    def __init__(
        self,
        match: Match,
        seat: int = SPECTATOR,
        *,
        everything: bool = False,
        undo: bool = True,
        shared: Shared | None = None,
    ) -> None:
        self.match = match
        self.seat = seat
        self.shared = shared or Shared(match)
        self.everything = everything or match.over
        # Whether the table agreed that decisions may be taken back at all.
        self.may_undo = undo

    def sees(self, audience: int) -> bool:
        return self.everything or sees(audience, self.seat)

    # ---- the position ---------------------------------------------------------------------------------------------------

    def position(self) -> Form:
        match = self.match
        return {
            **self.unpatched(),
            "view": match.view(self.seat),
            "own_worth": own_worth(match.game, match.state, self.seat),
            **self.shared.open,
        }

    def unpatched(self) -> Form:
        """The part of a position that patches leave out: whose decision it is, and what can be decided."""
        match = self.match
        return {
            "entries": len(match.entries),
            "actor": match.actor,
            "over": match.over,
            "prompt": self.prompt(),
            "legal": legal_forms(match.game.actions, self.legal()),
            "undo": self.undo(),
            "places": match.placings() if match.over else None,
        }

    def is_deciding(self) -> bool:
        return self.seat >= 0 and self.match.actor == self.seat

    def legal(self) -> list[int]:
        return self.match.legal_actions() if self.is_deciding() else []

    def prompt(self) -> Form | None:
        """What is asked. Its arguments may speak of what the deciding seat holds, so only that seat gets them."""
        if self.match.actor < 0:
            return None
        prompt = self.shared.prompt
        return {"key": prompt.key, "args": dict(prompt.args) if self.is_deciding() else {}, "rule": prompt.rule}

    def undo(self) -> Form:
        if self.seat < 0:
            return {"open": False, "reason": None}
        reason = self.match.undo_refusal(self.seat) if self.may_undo else "undo-never"
        return {"open": reason is None, "reason": reason}

    def views(self) -> list[Form] | None:
        """The view of every seat, once there is nothing left to hide."""
        return [self.match.view(seat) for seat in range(self.match.players)] if self.everything else None

    # ---- what happened --------------------------------------------------------------------------------------------------

    def entries(self, first: int = 0) -> list[Form]:
        return [known if self.sees(audience) else hidden for audience, known, hidden in self.shared.entries(first)]

    def events(self, first: int = 0) -> list[Form]:
        """The events told after entry number `first` and later."""
        return [event for audience, event in self.shared.events(first) if self.sees(audience)]

    def patched(self, moments: Moments, first: int) -> tuple[list[Form], Patch]:
        """The events told after entry number `first` and later, each with what it changed, and what changed after them."""
        *patches, rest = moments.patches(self.seat, everything=self.everything)
        events = self.events(first)
        told = [{**event, "patch": patch} if patch else event for event, patch in zip(events, patches, strict=True)]
        return told, rest

    def log(self) -> Form:
        return log.export(self.match) if self.everything else log.export_for(self.match, self.seat)


def since(told: Sequence[LoggedEvent], first: int) -> Sequence[LoggedEvent]:
    """The end of the story, found from behind since that is where it is asked for."""
    found: list[LoggedEvent] = []
    for number in range(len(told) - 1, -1, -1):
        item = told[number]
        if item.entry < first:
            break
        found.append(item)
    return found[::-1]


def edition_form(match: Match) -> Form:
    """Which edition is played, what its owner calls things in each language, and which of its values are our choice."""
    edition, game = match.edition, match.game
    names = {language: own for language in LANGUAGES if (own := game.own_words(edition, language))}
    return {**edition_name(edition), "names": names, "groups": edition.counts(), "reconstructed": edition.unsure()}


def event_form(game: Game, event: Event, entry: int = 0) -> Form:
    """An event in the one shape of everything said; `entry` is 0 for one that is only imagined."""
    kind = game.event_kind(event)
    return {"entry": entry, "key": kind.key, "args": game.event_values(event), "rule": kind.rule}


def legal_forms(table: Numbering, actions: Sequence[int]) -> list[Form]:
    """Decisions with their arguments; amounts in a row are one form with the last id it stands for as `through`."""
    forms: list[Form] = []
    for action in actions:
        last = forms[-1] if forms else None
        if last is not None and last.get("through", last["id"]) == action - 1 and counts_on(table, action):
            last["through"] = action
        else:
            # A copy: what is kept is nobody's to write to.
            forms.append(dict(action_form(table, action)))
    return forms


@lru_cache(MOST_FORMS)
def counts_on(table: Numbering, action: int) -> bool:
    """Whether an action differs from the one before only by an amount that is one higher."""
    verb = table.verb(action)
    last = verb.args[-1] if verb.args else None
    if last is None or last.names is not None or last.kind != AMOUNT or table.verb(action - 1) is not verb:
        return False
    # The last argument counts fastest: only its lowest value follows another value of the one before.
    return (action - table.first[verb.key]) % last.size > 0


@lru_cache(MOST_FORMS)
def action_form(table: Numbering, action: int) -> Form:
    """A decision with its arguments and what they are, so that a board can mark what it touches."""
    verb = table.verb(action)
    numbers = table.args(action)
    args = [{"name": arg.name, "kind": arg.kind, "value": arg.value(numbers[arg.name])} for arg in verb.args]
    return {"id": action, "text": table.text(action), "verb": verb.key, "args": args}
