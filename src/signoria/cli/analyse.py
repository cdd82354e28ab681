"""`signoria analyse`: which decisions of a saved match cost most, seat by seat, and how lucky the draws were."""

import json
from argparse import Namespace
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from rich.console import Console

from signoria.bots import analysis
from signoria.bots.analysis import Cache, Decided
from signoria.bots.luck import Luck, luck_of
from signoria.bots.registry import fingerprint, strongest_for
from signoria.cli.players import players_of
from signoria.cli.replay import seat_of
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

# Costs below this are rounded away.
LEAST: Final = 0.5


def analyse(args: Namespace) -> int:
    language = check_language(args.lang) if args.lang else system_language()
    match = log.read(Path(args.file))
    seat = seat_of(args.seat, match)
    most = whole_number(args.most)
    if most is None or most < 1:
        raise BadSetup(f"--most is '{args.most}'; expected a whole number from 1 on")
    seats = range(match.players) if seat == SPECTATOR else [seat]
    bot = args.bot or strongest_for(match.game)
    console = screen()
    table = Table(console, match, players_of(match), language)
    decided = decisions(table, bot, seats)
    luck = luck_of(match) if args.luck and match.over else None
    tell(table, decided, seats, most, luck)
    console.print(table.words.say("analyse-bot", {"bot": bot}), style="dim")
    if args.json:
        Path(args.json).write_text(json.dumps(as_data(match, bot, decided, luck), ensure_ascii=False), encoding="utf-8")
    return 0


def decisions(table: Table, bot: str, seats: Sequence[int]) -> list[Decided]:
    """All of them, with the progress shown to somebody who waits."""
    cache = Cache(folder().parent / "analysis")
    shown = Progress(table.console, table) if interactive() else None
    found = list(analysis.analyse(table.match, bot=bot, seats=seats, cache=cache, progress=shown))
    if shown is not None:
        shown.clear()
    return found


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


def tell(table: Table, decided: Sequence[Decided], seats: Sequence[int], most: int, luck: list[Luck] | None) -> None:
    """For each seat what it gave away, its dearest decisions, and its luck."""
    words, console = table.words, table.console
    for seat in seats:
        own = [one for one in decided if one.seat == seat]
        given = round(sum(one.cost for one in own))
        head: dict[str, int | float | str] = {"seat": table.wording.name(seat), "decisions": len(own), "points": given}
        console.print(words.say("analyse-head", head), style="bold", highlight=False)
        dear = analysis.find_costliest(own, seat, most)
        lines = [line(table, one) for one in dear] or [words.say("analyse-none")]
        if luck is not None:
            numbers: dict[str, int | float | str] = {
                "points": signed(round(luck[seat].points)),
                "spread": round(luck[seat].spread),
            }
            lines.append(words.say("analyse-luck", numbers))
        for text in lines:
            console.print(f"  {text}", soft_wrap=True, highlight=False)


def line(table: Table, one: Decided) -> str:
    said: dict[str, int | float | str] = {
        "action": table.wording.action(one.played),
        "entry": one.entries + 1,
        "best": table.wording.action(one.best.action),
        "points": round(one.cost),
    }
    return table.words.say("analyse-one" if one.cost >= LEAST else "analyse-wins", said)


def as_data(match: Match, bot: str, decided: Sequence[Decided], luck: list[Luck] | None) -> dict[str, Any]:
    """Everything that was found, for other programs."""
    return {
        "game": match.game.key,
        "rules": match.game.rules,
        "bot": fingerprint(bot, match.game),
        "decisions": [asdict(one) for one in decided],
        "luck": None if luck is None else [asdict(each) for each in luck],
    }
