"""Judged turns and draws as plain data, and a file that keeps them, so that a review goes on where it was."""

import hashlib
import json
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any, Final

from signoria import COMPILED
from signoria.bots.bot import Reason
from signoria.bots.luck import Draw
from signoria.bots.registry import fingerprint, strongest_for
from signoria.bots.turn_search import DEEP, QUICK, JudgedTurn, TurnOutcome
from signoria.core.journal import Event
from signoria.core.match import Match

# Raised when the same match would be judged differently, so that stored answers are not used.
VERSION: Final = 1
EVENT_PARTS: Final = ("kind", "audience", "a", "b", "c", "d", "e", "f", "game")


def review_key(match: Match, level: str | None = None) -> str:
    """What a review depends on: the match, the rules and edition it is played by, and who judges."""
    parts = {
        "version": VERSION,
        "game": match.game.key,
        "rules": match.game.rules,
        "edition": match.edition.content_hash,
        "players": match.players,
        "options": dict(sorted(match.options.items())),
        "log": match.log,
        "bot": fingerprint(level or strongest_for(match.game), match.game),
        "simulations": [*QUICK, *DEEP],
        "compiled": COMPILED,
    }
    return hashlib.sha256(json.dumps(parts, sort_keys=True).encode()).hexdigest()


def turn_form(turn: JudgedTurn) -> dict[str, Any]:
    """A judged turn as JSON can hold it."""
    return {**asdict(replace(turn, reasons=())), "reasons": [reason_form(reason) for reason in turn.reasons]}


def reason_form(reason: Reason) -> dict[str, Any]:
    events = [[getattr(event, name) for name in EVENT_PARTS] for event in reason.events]
    return {**asdict(replace(reason, events=())), "events": events}


def parse_turn(form: dict[str, Any]) -> JudgedTurn:
    outcomes = {name: parse_outcome(form[name]) for name in ("played", "best")}
    reasons = tuple(parse_reason(reason) for reason in form["reasons"])
    return JudgedTurn(**{**form, **outcomes, "entries": tuple(form["entries"]), "reasons": reasons})


def parse_outcome(form: dict[str, Any]) -> TurnOutcome:
    return TurnOutcome(**{**form, **{name: tuple(form[name]) for name in ("steps", "line", "won", "points")}})


def parse_reason(form: dict[str, Any]) -> Reason:
    events = tuple(Event(*event) for event in form["events"])
    holdings = tuple((name, count) for name, count in form["holdings"])
    return Reason(**{**form, "events": events, "holdings": holdings})


def parse_draw(form: dict[str, Any]) -> Draw:
    return Draw(form["entry"], form["seat"], tuple(form["points"]), tuple(form["variances"]))


class ReviewFile:
    """What is known about one match, a line for every turn; lines that cannot be read are asked for again."""

    def __init__(self, folder: Path, match: Match, level: str | None = None) -> None:
        self.path = folder / f"{review_key(match, level)}.jsonl"
        self.turns: dict[tuple[int, bool], JudgedTurn] = {}
        self.draws: list[Draw] | None = None
        if self.path.is_file():
            for line in self.path.read_text(encoding="utf-8").splitlines():
                self._read(line)

    def _read(self, line: str) -> None:
        try:
            form = json.loads(line)
            if "draws" in form:
                self.draws = [parse_draw(draw) for draw in form["draws"]]
            else:
                turn = parse_turn(form)
                self.turns[turn.at, turn.deep] = turn
        except (ValueError, KeyError, TypeError):
            return

    def add_turn(self, turn: JudgedTurn) -> None:
        self.turns[turn.at, turn.deep] = turn
        self._append(turn_form(turn))

    def add_draws(self, draws: list[Draw]) -> None:
        self.draws = draws
        self._append({"draws": [asdict(draw) for draw in draws]})

    def _append(self, form: dict[str, Any]) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(form) + "\n")
