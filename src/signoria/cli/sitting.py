"""A match at the terminal, decision by decision: people are asked, bots answer at the pace, everything is saved."""

from pathlib import Path

from rich.console import RenderableType
from rich.text import Text

from signoria.cli import explain
from signoria.cli.choices import Offer, offer
from signoria.cli.input import Act, Command, Reader, Refused
from signoria.cli.journal import earns, event_lines
from signoria.cli.pace import wait
from signoria.cli.players import bot_decision
from signoria.cli.saves import save
from signoria.cli.table import Table
from signoria.cli.terminal import read_key, single_keys
from signoria.core.errors import SignoriaError, UndoRefused
from signoria.core.game import SPECTATOR
from signoria.core.language import check_language

NOTICE = "bold yellow"
# Typed alone, it shows the next page of a table that does not fit on the screen.
TURN_PAGE = "+"


class Leave(Exception):
    """Somebody wants to stop here and go on another time."""


class Sitting:
    """Plays a match to its end, or until somebody leaves."""

    def __init__(self, table: Table, path: Path, pace: float) -> None:
        self.table = table
        self.match = table.match
        self.path = path
        self.pace = pace
        self.people = [seat for seat, player in enumerate(table.players) if not player.bot]
        self.notice = ""
        self.page = 0
        self._told = -1
        self._last_person = self.people[0] if len(self.people) == 1 else -1

    def play(self) -> None:
        save(self.match, self.path)
        while not self.match.over:
            if self.match.actor in self.people:
                self._ask_person(self.match.actor)
            else:
                self._let_bot_decide(self.match.actor)

    def decide(self, action: int) -> None:
        self.match.step(action)
        save(self.match, self.path)

    # ---- bots ------------------------------------------------------------------------------------------------------------

    def _let_bot_decide(self, seat: int) -> None:
        """Show the table for a moment; until the first bot answers, the own decision can be taken back."""
        if self.pace > 0:
            back = self._can_take_back()
            said = self.table.words.say("thinks-undo" if back else "thinks", {"seat": self.table.wording.name(seat)})
            viewer = self._viewer()
            self.table.show(viewer, self._since(viewer), self.table.mark(seat).append(f" {said}"))
            if wait(self.pace) == "u" and back:
                self._take_back(self._last_person)
                return
        self.decide(bot_decision(self.match, self.table.players[seat].bot))

    def _can_take_back(self) -> bool:
        return self._last_person >= 0 and self.match.undo_refusal(self._last_person) is None

    def _viewer(self) -> int:
        """Whose knowledge the screen shows while bots play; nobody's where several people could look."""
        if len(self.people) == 1:
            return self.people[0]
        if self._last_person >= 0 and not self._has_secrets():
            return self._last_person
        return SPECTATOR

    def _since(self, seat: int) -> int:
        """The log's length when a seat decided last; for a spectator the last decision of anyone."""
        entries = self.match.entries
        for index in range(len(entries) - 1, -1, -1):
            if entries[index].actor == seat or (seat == SPECTATOR and entries[index].actor >= 0):
                return index + 1
        return 0

    # ---- people ----------------------------------------------------------------------------------------------------------

    def _ask_person(self, seat: int) -> None:
        if seat != self._last_person:
            self._hand_over(seat)
        self._last_person = seat
        found = offer(self.match.game, self.match.legal_actions())
        reader = Reader(self.match, found, self.table.wording, self.table.words)
        self._tell_what_was_earned(seat, found, self.table.prompt(seat))
        below: list[RenderableType] = [Text(self.notice, NOTICE)] if self.notice else []
        self.notice = ""
        pages = self.table.show(seat, self._since(seat), *below, self.table.prompt(seat), offer=found, page=self.page)
        about = {"page": min(self.page, pages - 1) + 1, "pages": pages}
        typed = self._read_line(self.table.words.say("page", about) + " " if pages > 1 else "")
        if not typed:
            return
        if typed == TURN_PAGE:
            self.page = (self.page + 1) % pages
            return
        self.page = 0
        meant = reader.read(typed)
        if isinstance(meant, Act):
            self.decide(meant.action)
        elif isinstance(meant, Refused):
            self.notice = meant.message
        else:
            self._obey(meant, seat, reader)

    def _tell_what_was_earned(self, seat: int, found: Offer, *below: RenderableType) -> None:
        """A scoring that does not fit beside the board is a page of its own, once; what the set-up handed out is none."""
        entries = len(self.match.entries)
        since = self._since(seat)
        if entries == self._told or not since:
            return
        self._told = entries
        if self.table.crowded(seat, since, *below, offer=found):
            earned = [event for event in self.match.events(seat, since) if earns(self.match.game, event)]
            self._read_on(explain.banner(self.table.words.say("since")), *event_lines(self.table.wording, earned))

    def _hand_over(self, seat: int) -> None:
        """Several people at one keyboard: say whose turn it is; with secrets, wait until the right one looks."""
        name = self.table.wording.name(seat)
        if not self._has_secrets():
            self.notice = self.table.words.say("your-turn", {"seat": name})
            return
        self.table.page(Text(), Text("  " + self.table.words.say("pass-keyboard", {"seat": name}), "bold"))
        with single_keys() as possible:
            if possible and read_key() == "end-of-input":
                raise Leave

    def _has_secrets(self) -> bool:
        """Whether people at this keyboard know different things."""
        views = [{**self.match.view(seat), "seat": 0} for seat in self.people]
        return any(view != views[0] for view in views)

    def _read_line(self, before: str = "") -> str:
        try:
            return input(f"{before}> ").strip()
        except EOFError:
            raise Leave from None

    def _read_on(self, *parts: RenderableType) -> None:
        """Something to read instead of the board: screen by screen until its end, or until `q`."""
        lines = self.table.lines(*parts)
        room = max(self.table.console.height - 3, 1)
        for start in range(0, len(lines), room):
            more = start + room < len(lines)
            said = self.table.words.say("press-more" if more else "press-enter")
            self.table.page(Text.from_ansi("\n".join(lines[start : start + room])), Text("\n" + said, "dim"))
            if self._read_line().lower().startswith("q"):
                break

    # ---- commands --------------------------------------------------------------------------------------------------------

    def _obey(self, command: Command, seat: int, reader: Reader) -> None:
        match command.word:
            case "undo":
                self._take_back(seat)
            case "hint":
                self.notice = explain.hint(self.table)
            case "why":
                self.notice = self._why(command.rest, seat, reader)
            case "journal":
                self._read_on(
                    *event_lines(self.table.wording, self.match.events(seat)), Text(), explain.score_grid(self.table, seat)
                )
            case "score":
                self._read_on(explain.score_grid(self.table, seat), *explain.sheets(self.table, seat))
            case "?" | "rules":
                self._show_rule(command.rest or ("" if command.word == "rules" else self.match.prompt().section), command)
            case "lang":
                self._speak(command.rest)
            case "save":
                save(self.match, self.path)
                self.notice = self.table.words.say("saved", {"path": str(self.path)})
            case "quit":
                raise Leave
            case _:
                self._read_on(explain.help_page(self.table, reader.offer))

    def _take_back(self, seat: int) -> None:
        try:
            self.match.undo(seat)
        except UndoRefused as refused:
            self.notice = self.table.wording.shared(refused.reason)
        else:
            save(self.match, self.path)
            self.notice = self.table.words.say("undone")

    def _why(self, text: str, seat: int, reader: Reader) -> str:
        if not text:
            return self.table.words.say("why-usage")
        found = reader.find_action(text)
        if found is None:
            return reader.unknown(text).message
        if isinstance(found, Refused):
            return found.message
        refusal = self.match.refusal(found.action)
        if refusal is not None:
            return explain.why_not(self.table, found.action, refusal)
        return explain.what_if(self.table, found.action, seat)

    def _show_rule(self, wanted: str, command: Command) -> None:
        numbers = explain.unprinted(self.table) if command.word == "?" and not command.rest else []
        try:
            self._read_on(explain.rule_markdown(self.match.game, self.table.language, wanted), *numbers)
        except SignoriaError:
            self.notice = self.table.words.say("rule-unknown", {"wanted": wanted})

    def _speak(self, language: str) -> None:
        try:
            self.table.speak(check_language(language))
        except SignoriaError:
            self.notice = self.table.words.say("language-unknown", {"language": language})
