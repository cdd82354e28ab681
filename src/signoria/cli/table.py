"""The table on the screen: board, journal, prompt and choices, drawn anew for each moment."""

from collections.abc import Sequence
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from signoria.cli.boards import board_of
from signoria.cli.boards.seats import names_of, seat_letters, seat_mark
from signoria.cli.choices import Offer, draw_choices
from signoria.cli.journal import event_line, points_of
from signoria.cli.players import Player
from signoria.cli.terminal import NARROWEST, redraw
from signoria.cli.words import TableWording, interface
from signoria.core.match import Match

# From this width on the journal stands beside the board.
BESIDE: Final = NARROWEST + 38
BROADEST_BOARD: Final = 110
# How far the journal beside a board may reach below it; the prompt stays close to the board.
BELOW_BOARD: Final = 3
# Lines that prompt and choices mostly need.
CHOICE_LINES: Final = 8
# The line that is typed into.
INPUT_LINES: Final = 1


class Table:
    """Draws a match for whoever looks at it."""

    def __init__(self, console: Console, match: Match, players: Sequence[Player], language: str) -> None:
        self.console = console
        self.match = match
        self.players = list(players)
        self.speak(language)

    def speak(self, language: str) -> None:
        """Go on in another language."""
        names = [player.name for player in self.players]
        bots = {seat: player.bot for seat, player in enumerate(self.players) if player.bot}
        self.words = interface(language)
        self.wording = TableWording(self.match.game, language, names, bots, self.match.edition)
        self.language = language

    def show(self, viewer: int, since: int, *below: RenderableType) -> None:
        """The board as a seat sees it, the journal since the log had that many entries, and what stands below."""
        width = max(self.console.width, NARROWEST)
        if width >= BESIDE:
            redraw(self.console, self._side_by_side(viewer, since, width, self._height(below, width)), *below)
        else:
            board = self._board(viewer, width)
            latest = self._latest(viewer, since, width, self._room(board, below, width))
            redraw(self.console, board, self._separator(width), *latest, *below)

    def crowded(self, viewer: int, since: int, *below: RenderableType) -> bool:
        """Whether somebody earned something that has no room in the journal beside or under the board."""
        width = max(self.console.width, NARROWEST)
        events = self.match.events(viewer, since)
        gains = [at for at, event in enumerate(events) if (points_of(self.match.game, event) or 0) > 0]
        if not gains:
            return False
        if width >= BESIDE:
            column = self._column_width(width)
            board = self._board(viewer, width - column - 2)
            room = self._height([board], width - column - 2) - 1
            return self._height([event_line(self.wording, event) for event in events[gains[0] :]], column) > room
        room = self._room(self._board(viewer, width), below, width)
        return self._height([event_line(self.wording, event) for event in events[gains[0] :]], width - 2) > room - 1

    def lines(self, *parts: RenderableType) -> list[str]:
        """The lines something takes on this screen, with their colours."""
        with self.console.capture() as captured:
            for part in parts:
                self.console.print(part)
        return captured.get().splitlines()

    def page(self, *parts: RenderableType) -> None:
        """Something to read instead of the board."""
        redraw(self.console, *parts)

    # ---- parts -----------------------------------------------------------------------------------------------------------

    def mark(self, seat: int) -> Text:
        letters = seat_letters(names_of(self.wording, self.match.players))
        return seat_mark(seat, letters[seat])

    def prompt(self, seat: int) -> Text:
        """Who is asked what, and by which rule."""
        asked = self.match.prompt()
        line = self.mark(seat)
        line.append(f" {self.wording.name(seat)}: ", "bold")
        line.append(self.wording.prompt(asked), "bold")
        unbroken = asked.rule.replace(" ", "\N{NO-BREAK SPACE}")
        line.append(f"  {unbroken}", "dim")
        return line

    def choices(self, offer: Offer) -> RenderableType:
        return draw_choices(offer, self.wording, self.words, max(self.console.width, NARROWEST))

    def _board(self, viewer: int, width: int) -> RenderableType:
        """The board; on a low screen the narrow one where that takes fewer lines, so that the choices stay in sight."""
        draw, view = board_of(self.match.game.key), self.match.view(viewer)
        board = draw(view, self.wording, min(width, BROADEST_BOARD))
        tall = self._height([board], width)
        if tall + CHOICE_LINES > self.console.height:
            narrow = draw(view, self.wording, NARROWEST)
            if self._height([narrow], width) < tall:
                return narrow
        return board

    def _room(self, board: RenderableType, below: Sequence[RenderableType], width: int) -> int:
        """Lines left for the journal between board and prompt."""
        return max(self.console.height - INPUT_LINES - self._height([board, *below], width) - 1, 1)

    def _separator(self, width: int) -> Text:
        title = f"── {self.words.say('journal')} "
        commands = f" {self.words.say('commands-short')} ──"
        return Text(title + "─" * max(2, width - len(title) - len(commands)) + commands, "dim", no_wrap=True)

    def _heading(self, width: int) -> Text:
        title = f"── {self.words.say('journal')} "
        return Text(title + "─" * (width - len(title)), "dim", no_wrap=True)

    def _latest(self, viewer: int, since: int, width: int, room: int) -> list[RenderableType]:
        """The last lines of the journal that fit, and how many came before."""
        lines = [event_line(self.wording, event) for event in self.match.events(viewer, since)]
        kept: list[Text] = []
        used = 0
        for line in reversed(lines):
            height = self._height([line], width - 2)
            if used + height > room:
                break
            kept.insert(0, Text("  ").append_text(line))
            used += height
        hidden = len(lines) - len(kept)
        if hidden and kept and used == room:
            kept.pop(0)
            hidden += 1
        if hidden:
            kept.insert(0, Text("  " + self.words.say("journal-earlier", {"count": hidden}), "dim"))
        return list(kept)

    def _side_by_side(self, viewer: int, since: int, width: int, below: int) -> RenderableType:
        """On a broad screen the journal fills the column beside the board, older lines dimmed."""
        beside = self._column_width(width)
        board_width = width - beside - 2
        board = self._board(viewer, board_width)
        tall = self._height([board], board_width)
        height = max(tall, min(tall + BELOW_BOARD, self.console.height - INPUT_LINES - below - 1))
        grid = Grid.grid(padding=0)
        grid.add_column(width=board_width)
        grid.add_column(width=2)
        grid.add_column(width=beside)
        grid.add_row(board, "", Group(self._heading(beside), *self._column(viewer, since, beside, height - 1)))
        return grid

    def _column_width(self, width: int) -> int:
        return max(BESIDE - NARROWEST, width - BROADEST_BOARD - 2)

    def _column(self, viewer: int, since: int, width: int, room: int) -> list[Text]:
        fresh = len(self.match.events(viewer, since))
        events = self.match.events(viewer)
        kept: list[Text] = []
        for age, event in enumerate(reversed(events)):
            line = event_line(self.wording, event)
            if age >= fresh:
                line = Text(line.plain, "dim")
            height = self._height([line], width)
            if height > room:
                break
            room -= height
            kept.insert(0, line)
        return kept

    def _height(self, parts: Sequence[RenderableType], width: int) -> int:
        options = self.console.options.update(width=width)
        return sum(len(self.console.render_lines(part, options, pad=False)) for part in parts)
