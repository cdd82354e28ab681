"""`signoria analyse`: the review of a saved match, in the terminal, as a page and as data."""

import json
from argparse import Namespace
from collections.abc import Sequence
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any, Final

from rich.console import Console

from signoria.bots import marks
from signoria.bots.registry import fingerprint, strongest_for
from signoria.bots.result_sum import ResultSum
from signoria.bots.review import Review, SeatReview, review_match
from signoria.bots.review_form import turn_form
from signoria.bots.turn_search import JudgedTurn
from signoria.cli.explain import in_words
from signoria.cli.players import players_of
from signoria.cli.replay import seat_of
from signoria.cli.review_page import draw_page
from signoria.cli.saves import folder
from signoria.cli.table import Table
from signoria.cli.terminal import interactive, screen
from signoria.cli.words import system_language
from signoria.core import log
from signoria.core.codec import whole_number
from signoria.core.errors import BadSetup
from signoria.core.game import SPECTATOR
from signoria.core.language import check_language, signed
from signoria.core.match import Match

PARTS: Final = ("par", "own-luck", "others-luck", "decisions", "others")


def analyse(args: Namespace) -> int:
    language = check_language(args.lang) if args.lang else system_language()
    match = log.read(Path(args.file))
    seat = seat_of(args.seat, match)
    most = whole_number(args.most)
    if most is None or most < 1:
        raise BadSetup(f"--most is '{args.most}'; expected a whole number from 1 on")
    seats = range(match.players) if seat == SPECTATOR else [seat]
    console = screen()
    table = Table(console, match, players_of(match), language)
    shown = Progress(console, table) if interactive() else None
    kept = folder().parent / "analysis"
    review = review_match(match, deep=not args.quick, luck=args.luck, level=args.bot, folder=kept, progress=shown)
    if shown is not None:
        shown.clear()
    lines = [(review.seats[each], describe_seat(table, review, each, most)) for each in seats]
    for about, said in lines:
        console.print(headline(table, about), style="bold", highlight=False)
        for line in said:
            console.print(f"  {line}", soft_wrap=True, highlight=False)
    judged = table.words.say("analyse-bot", {"bot": args.bot or strongest_for(match.game)})
    console.print(judged, style="dim")
    if args.html:
        Path(args.html).write_text(draw_page(table, review, [(headline(table, s), said) for s, said in lines]), "utf-8")
    if args.json:
        Path(args.json).write_text(json.dumps(as_data(match, args.bot, review), ensure_ascii=False), encoding="utf-8")
    return 0


class Progress:
    """One line that is written over."""

    def __init__(self, console: Console, table: Table) -> None:
        self.console = console
        self.table = table

    def __call__(self, done: int, total: int) -> None:
        said = self.table.words.say("analyse-progress", {"done": done, "total": total})
        self.console.print(said, end="\r", highlight=False)

    def clear(self) -> None:
        self.console.print(" " * (self.console.width - 1), end="\r")


def headline(table: Table, about: SeatReview) -> str:
    """How well a seat played, in one line."""
    said: dict[str, int | float | str] = {
        "seat": table.wording.name(about.seat),
        "decisions": about.mattered,
        "points": round(about.cost),
        "spread": round(about.cost_noise),
        "accuracy": "–" if about.accuracy is None else round(about.accuracy),
    }
    return table.words.say("analyse-head", said)


def describe_seat(table: Table, review: Review, seat: int, most: int) -> list[str]:
    """The dearest turns of a seat with their reasons, and where its result came from."""
    own = [turn.at for turn in review.turns if turn.seat == seat]
    lines = []
    for turn in review.dearest(seat, most):
        lines += describe_turn(table, turn, own.index(turn.at) + 1, len(own))
    lines = lines or [table.words.say("analyse-none")]
    result = review.seats[seat].result
    return lines if result is None else [*lines, describe_result(table, result)]


def describe_turn(table: Table, turn: JudgedTurn, number: int, total: int) -> list[str]:
    said: dict[str, int | float | str] = {
        "sign": marks.SIGNS[turn.mark],
        "round": turn.round,
        "number": number,
        "total": total,
        "played": in_actions(table, differing(turn.played.steps, turn.best.steps)),
        "best": in_actions(table, differing(turn.best.steps, turn.played.steps)),
        "wins": round(100 * turn.lost),
        "spread": max(1, round(100 * turn.noise)),
        "points": round(turn.cost),
    }
    line = table.words.say("analyse-line", {"line": in_actions(table, turn.best.line)})
    return [table.words.say("analyse-turn", said), *(f"   {in_words(table, reason)}" for reason in turn.reasons), f"   {line}"]


def differing(one: Sequence[int], other: Sequence[int]) -> Sequence[int]:
    """A turn from the first step on in which it differs from another one."""
    same = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0)
    return one[same:]


def in_actions(table: Table, actions: Sequence[int]) -> str:
    return " · ".join(table.wording.action(action) for action in actions)


def describe_result(table: Table, result: ResultSum) -> str:
    parts = (result.par, result.own_luck, result.others_luck, result.decisions, result.others)
    said: dict[str, int | float | str] = {"result": result.result}
    for name, points, part in zip(PARTS, result.rounded(), parts, strict=True):
        said[name] = points if name == "par" else signed(points)
        said[f"{name}-spread"] = round(part.spread)
    return table.words.say("analyse-result", said)


def as_data(match: Match, bot: str | None, review: Review) -> dict[str, Any]:
    """Everything that was found, for other programs."""
    return {
        "game": match.game.key,
        "rules": match.game.rules,
        "bot": fingerprint(bot or strongest_for(match.game), match.game),
        **asdict(replace(review, turns=())),
        "turns": [turn_form(turn) for turn in review.turns],
    }
