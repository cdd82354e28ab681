"""The table on the screen: board, journal, prompt and choices, drawn anew for each moment."""

from collections.abc import Sequence
from typing import Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.segment import Segment
from rich.table import Table as Grid
from rich.text import Text

from signoria.cli.boards import board_of, details_of
from signoria.cli.choices import Offer, draw_choices
from signoria.cli.journal import event_line, points_of
from signoria.cli.players import Player
from signoria.cli.terminal import redraw
from signoria.cli.words import interface
from signoria.core.drawing.picture import NARROWEST, TABLE, Picture
from signoria.core.drawing.seats import letters_at, seat_mark
from signoria.core.drawing.words import TableWording, colon
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
# So many lines of choices are shown even on the lowest screen; the others follow on further pages.
FEWEST_CHOICE_LINES: Final = 3

Line = list[Segment]


class Lines:
    """Lines that were laid out before."""

    def __init__(self, lines: Sequence[Line]) -> None:
        self.lines = lines

    def __rich_console__(self, _console: Console, _options: ConsoleOptions) -> RenderResult:
        for line in self.lines:
            yield from line
            yield Segment.line()


class Table:
    """Draws a match for whoever looks at it."""

    def __init__(self, console: Console, match: Match, players: Sequence[Player], language: str) -> None:
        self.console = console
        self.match = match
        self.players = list(players)
        # Whether somebody is asked here: then commands are named.
        self.asks = True
        self.speak(language)

    def speak(self, language: str) -> None:
        """Go on in another language."""
        names = [player.name for player in self.players]
        bots = {seat: player.bot for seat, player in enumerate(self.players) if player.bot}
        people = [seat for seat in range(len(names)) if seat not in bots]
        # Several people at one keyboard read the same lines, and nobody reads along where computers play alone.
        reader = people[0] if len(people) == 1 else None
        self.words = interface(language)
        self.wording = TableWording(self.match.game, language, names, bots, self.match.edition, reader)
        self.language = language

    def show(self, viewer: int, since: int, *below: RenderableType, offer: Offer | None = None, page: int = 0) -> int:
        """The board as a seat sees it, the journal since the log had that many entries, what stands below, and the choices.

        Where the screen is too low, journal, legend and tracks make room first; what still does not fit goes on further pages.
        Returns how many pages there are.
        """
        width = max(self.console.width, NARROWEST)
        beside = self._column_width(width) if width >= BESIDE else 0
        board_width = width - beside - 2 if beside else width
        room = max(self.console.height - INPUT_LINES - self._height(below, width), 1)
        choices = self._rendered(self.choices(offer), width) if offer is not None else []
        board = self._board(viewer, board_width, room - len(choices))
        boards, lists = self._paged(board, choices, room)
        pages = max(len(boards), len(lists))
        shown, listed = boards[min(page, len(boards) - 1)], lists[min(page, len(lists) - 1)]
        left = room - len(shown.lines) - len(listed)
        tail = [*below, Lines(listed)] if listed else [*below]
        if beside:
            redraw(self.console, self._side_by_side(viewer, since, shown, board_width, beside, left), *tail)
        else:
            journal = [self._separator(width), *self._latest(viewer, since, width, left - 1)] if left > 1 else []
            redraw(self.console, shown, *journal, *tail)
        return pages

    def _paged(self, board: Picture, choices: list[Line], room: int) -> tuple[list[Picture], list[list[Line]]]:
        """Board and choices on pages: all choices at once if the whole table still fits, else both take turns."""
        least = sum(len(part.lines) for part in board.parts if part.rank <= TABLE)
        for_choices = min(len(choices), max(FEWEST_CHOICE_LINES, room - least))
        lists = [choices[at : at + for_choices] for at in range(0, len(choices), max(for_choices, 1))] or [[]]
        return board.pages(max(room - for_choices, 1)), lists

    def crowded(self, viewer: int, since: int, *below: RenderableType, offer: Offer | None = None) -> bool:
        """Whether somebody earned something that has no room in the journal beside or under the board."""
        width = max(self.console.width, NARROWEST)
        events = self.match.events(viewer, since)
        gains = [at for at, event in enumerate(events) if (points_of(self.match.game, event) or 0) > 0]
        if not gains:
            return False
        told = [event_line(self.wording, event) for event in events[gains[0] :]]
        if width >= BESIDE:
            column = self._column_width(width)
            board = self._board(viewer, width - column - 2)
            return self._height(told, column) > len(board.lines) - 1
        used = self._height(below, width) + (len(self._rendered(self.choices(offer), width)) if offer is not None else 0)
        room = self.console.height - INPUT_LINES - used
        return self._height(told, width - 2) > room - len(self._board(viewer, width).pages(room)[0].lines) - 2

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
        letters = letters_at(self.wording, self.match.players)
        return seat_mark(seat, letters[seat], self.match.players)

    def prompt(self, seat: int) -> Text:
        """Who is asked what, and by which rule."""
        asked = self.match.prompt()
        line = self.mark(seat)
        line.append(f" {self.wording.name(seat)}{colon(self.language)} ", "bold")
        line.append(self.wording.prompt(asked), "bold")
        unbroken = asked.rule.replace(" ", "\N{NO-BREAK SPACE}")
        line.append(f"  {unbroken}", "dim")
        return line

    def choices(self, offer: Offer) -> RenderableType:
        details = details_of(self.match, self.wording)
        return draw_choices(offer, self.wording, self.words, max(self.console.width, NARROWEST), details)

    def _rendered(self, part: RenderableType, width: int) -> list[Line]:
        """The lines something takes."""
        return self.console.render_lines(part, self.console.options.update(width=width), pad=False)

    def _board(self, viewer: int, width: int, room: int | None = None) -> Picture:
        """The board; on a low screen the narrow one where that takes fewer lines, so that the choices stay in sight."""
        draw, view = board_of(self.match.game), self.match.view(viewer)
        board = draw(view, self.wording, min(width, BROADEST_BOARD))
        if len(board.lines) > (self.console.height - CHOICE_LINES if room is None else room):
            narrow = draw(view, self.wording, NARROWEST)
            if len(narrow.lines) < len(board.lines):
                return narrow
        return board

    def _separator(self, width: int) -> Text:
        title = f"── {self.words.say('journal')} "
        commands = f" {self.words.say('commands-short')} ──" if self.asks else "──"
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

    def _side_by_side(
        self, viewer: int, since: int, board: Picture, board_width: int, beside: int, left: int
    ) -> RenderableType:
        """On a broad screen the journal fills the column beside the board, older lines dimmed."""
        tall = len(board.lines)
        height = tall + max(0, min(BELOW_BOARD, left - 1))
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
