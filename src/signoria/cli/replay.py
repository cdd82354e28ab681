"""`signoria replay`: steps through a saved match, forwards and backwards."""

from argparse import Namespace
from pathlib import Path

from rich.console import Console
from rich.text import Text

from signoria.cli import explain
from signoria.cli.journal import event_line
from signoria.cli.play import result
from signoria.cli.players import players_of
from signoria.cli.table import Table
from signoria.cli.terminal import interactive, read_key, screen, single_keys
from signoria.cli.words import system_language
from signoria.core import log
from signoria.core.codec import whole_number
from signoria.core.errors import BadSetup
from signoria.core.game import SPECTATOR
from signoria.core.language import check_language
from signoria.core.match import Match
from signoria.core.state import CHANCE


def replay(args: Namespace) -> int:
    language = check_language(args.lang) if args.lang else system_language()
    match = log.read(Path(args.file))
    viewer = seat_of(args.seat, match)
    console = screen()
    if not interactive():
        return print_journal(console, match, language, viewer)
    Stepper(console, match, language, viewer).run()
    return 0


def seat_of(text: str | None, match: Match) -> int:
    if text is None:
        return SPECTATOR
    number = whole_number(text)
    if number is None or not 1 <= number <= match.players:
        raise BadSetup(f"there is no seat '{text}'; this match has seats 1 to {match.players}")
    return number - 1


def print_journal(console: Console, match: Match, language: str, viewer: int) -> int:
    table = Table(console, match, players_of(match), language)
    for event in match.events(viewer):
        console.print(event_line(table.wording, event).plain, soft_wrap=True)
    console.print()
    if match.over:
        for part in result(table):
            console.print(part)
    else:
        console.print(table.words.say("not-over"))
        console.print(explain.score_grid(table, viewer))
    return 0


class Stepper:
    """A position in the log, moved by keys. A step is a decision with the chance that follows it."""

    def __init__(self, console: Console, match: Match, language: str, viewer: int) -> None:
        self.match = match
        self.console = console
        self.viewer = viewer
        self.table = Table(console, match, players_of(match), language)
        self.table.asks = False
        self.page = 0
        self.pages = 1
        self.stops = stops(match)
        self.at = 0

    def run(self) -> None:
        typed = ""
        with single_keys() as possible:
            while possible:
                self.draw(typed)
                key = read_key()
                if key in ("q", "Q", "escape", "end-of-input"):
                    break
                if key.isascii() and key.isdigit():
                    typed += key
                    continue
                if key == "+":
                    self.page = (self.page + 1) % self.pages
                    continue
                self.page = 0
                self.at = self.move(key, typed)
                typed = ""
        self.console.print()

    def move(self, key: str, typed: str) -> int:
        """Where a key leads; a number typed before Enter is a step to jump to."""
        last = len(self.stops) - 1
        if typed and key == "enter":
            return min(int(typed), last)
        if key in ("enter", "right", "down", " ", "n", "l"):
            return min(self.at + 1, last)
        if key in ("left", "up", "b", "p", "h", "\x7f"):
            return max(self.at - 1, 0)
        if key in ("home", "g"):
            return 0
        if key in ("end", "G"):
            return last
        return self.at

    def draw(self, typed: str) -> None:
        stop = self.stops[self.at]
        since = self.stops[self.at - 1] + 1 if self.at else 0
        self.table.match = self.match.at(stop)
        words = self.table.words
        step = words.say("replay-step", {"step": self.at, "steps": len(self.stops) - 1})
        keys = words.say("replay-keys")
        line = Text(no_wrap=True, overflow="ellipsis").append(f" {step} ", "bold #FBF7EE on #1F4A3E")
        line.append(f"  {typed or keys}", "dim")
        self.pages = self.table.show(self.viewer, since, *self._ending(), line, page=self.page)

    def _ending(self) -> list[Text]:
        """After the last step of a finished match: the places."""
        if not self.table.match.over:
            return []
        return [part for part in explain.final_places(self.table) if isinstance(part, Text)]


def stops(match: Match) -> list[int]:
    """Log lengths at which somebody has to decide, or the match is over."""
    actors = [entry.actor for entry in match.entries]
    before = [index for index, actor in enumerate(actors) if actor != CHANCE]
    return [*before, len(actors)] if not before or before[-1] < len(actors) else before
