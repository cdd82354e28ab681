"""`signoria learn`: lists the lessons, and teaches one step by step on the board of the terminal."""

from argparse import Namespace

from rich.console import Console, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from signoria.bots.lesson_players import LevelPlayers
from signoria.cli import explain
from signoria.cli.choices import Offer, offer
from signoria.cli.input import Act, Command, Reader, Refused, plain
from signoria.cli.lesson_places import find_place, keep_place
from signoria.cli.play import enable_line_editing
from signoria.cli.players import Player, person
from signoria.cli.sitting import NOTICE, TURN_PAGE, Leave
from signoria.cli.table import Table
from signoria.cli.terminal import interactive, screen
from signoria.cli.words import interface, system_language
from signoria.core.drawing.words import colon
from signoria.core.errors import SignoriaError, UnknownName
from signoria.core.game import Game
from signoria.core.language import Lexicon, check_language
from signoria.core.lessons import Answer, Lesson, LessonRunner, LessonWords, lessons_of, load_lesson
from signoria.core.lessons.lesson import FREE
from signoria.core.lessons.runner import NOT_NOW, PLAYED, REFUSED, RIGHT
from signoria.core.registry import load, names

INTERRUPTED = 130
# Words of this table beyond those of a match, by what they do.
OWN_COMMANDS = ("next", "back", "show", "leave")


def learn(args: Namespace) -> int:
    language = check_language(args.lang) if args.lang else system_language()
    games = [load(args.game)] if args.game else [load(name) for name in names()]
    console = screen()
    if args.lesson is None and (args.game is None or not interactive()):
        return list_lessons(console, games, language)
    lesson = load_lesson(games[0], args.lesson) if args.lesson else next_lesson(games[0])
    if not interactive():
        return print_lesson(console, lesson, language)
    return teach(console, lesson, language, again=args.again)


def next_lesson(game: Game) -> Lesson:
    """The lesson that was begun, else the first that is not finished, else the first."""
    found = lessons_of(game)
    if not found:
        raise UnknownName(f"{game.title} has no lessons; read its rules: signoria rules {game.key}")
    places = {lesson.key: find_place(lesson) for lesson in found}
    begun = [lesson for lesson in found if places[lesson.key] and not is_finished(lesson)]
    return next(iter([*begun, *(lesson for lesson in found if not is_finished(lesson)), found[0]]))


def is_finished(lesson: Lesson) -> bool:
    place = find_place(lesson)
    return place is not None and bool(place.get("finished"))


# ---- lists ----------------------------------------------------------------------------------------------------


def list_lessons(console: Console, games: list[Game], language: str) -> int:
    words = interface(language)
    for game in games:
        found = lessons_of(game)
        if not found and len(games) > 1:
            continue
        console.print(Text(game.wording(language).title(), "bold"))
        if not found:
            console.print(Text("  " + words.say("learn-none")))
        grid = Grid(box=None, padding=(0, 3, 0, 0), show_header=False)
        for lesson in found:
            said = LessonWords(lesson, language, words.say("guest"))
            minutes = words.say("learn-minutes", {"minutes": lesson.minutes})
            grid.add_row(f"  signoria learn {game.key} {lesson.key}", said.title(), minutes, progress(lesson, words))
        console.print(grid)
    return 0


def progress(lesson: Lesson, words: Lexicon) -> str:
    """How far the learner is."""
    if not lesson.is_current:
        return words.say("learn-outdated")
    place = find_place(lesson)
    if place is None:
        return ""
    if place.get("finished"):
        return words.say("learn-finished")
    number = next((n for n, step in enumerate(lesson.steps) if step.id == place.get("step")), 0)
    return words.say("learn-step", {"step": number + 1, "steps": len(lesson.steps)})


def print_lesson(console: Console, lesson: Lesson, language: str) -> int:
    """Without a terminal: the sentences of the scripted steps, in their order."""
    words = interface(language)
    said = LessonWords(lesson, language, words.say("guest"))
    console.print(Text(f"{said.title()}{colon(language)} {said.about()}", "bold"), soft_wrap=True)
    for number, step in enumerate(lesson.steps):
        if step.at < 0:
            break
        spoken = said.step(step, lesson.match_at(step.at))
        console.print()
        console.print(words.say("learn-step", {"step": number + 1, "steps": len(lesson.steps)}), soft_wrap=True)
        for line in (spoken.sentence, spoken.more):
            console.print(line, soft_wrap=True)
    return 0


# ---- teaching ----------------------------------------------------------------------------------------------------


def teach(console: Console, lesson: Lesson, language: str, *, again: bool = False) -> int:
    enable_line_editing()
    session = LessonSession(console, lesson, language, again=again)
    try:
        session.run()
    except Leave:
        session.say_farewell()
    except KeyboardInterrupt:
        session.say_farewell()
        return INTERRUPTED
    return 0


class LessonSession:
    """A lesson at the terminal: shows each step with the board, and reads what is typed."""

    def __init__(self, console: Console, lesson: Lesson, language: str, *, again: bool = False) -> None:
        words = interface(language)
        learner = person(words)
        self.learner = words.say("guest") if learner in lesson.names else learner
        self.lesson = lesson
        place = None if again else find_place(lesson)
        self.runner = LessonRunner.resume(lesson, LevelPlayers(lesson), place or {}, self.learner)
        seats = lesson.seats(self.learner)
        seated = [Player(name, "" if seat == lesson.seat else lesson.level) for seat, name in enumerate(seats)]
        self.table = Table(console, self.runner.match, seated, language)
        self.table.asks = False
        self.speak(language)
        self.notice = ""
        # What is said of a right answer, above the next step.
        self.praise = ""
        self.page = 0
        self.pages = 1

    def speak(self, language: str) -> None:
        self.table.speak(language)
        self.words = LessonWords(self.lesson, language, self.learner)
        self._commands = own_commands(self.table.words)

    def run(self) -> None:
        """Step by step to the end."""
        while not self.runner.finished:
            keep_place(self.lesson, self.runner.place())
            self.table.match = self.runner.match
            found = offer(self.lesson.game, self.runner.open) if self.runner.asks else None
            self.show(found)
            self.read(found)
        keep_place(self.lesson, self.runner.place())
        self.show_end()

    # ---- the screen --------------------------------------------------------------------------------------------------

    def show(self, found: Offer | None) -> None:
        praise = [Text(self.praise, "bold green")] if self.praise else []
        below: list[RenderableType] = [*praise, self.header(), *self.task()]
        if self.notice:
            below.append(Text(self.notice, NOTICE))
        self.notice = self.praise = ""
        below.append(Text(self.keys(), "dim"))
        self.pages = self.table.show(self.lesson.seat, self.runner.since, *below, offer=found, page=self.page)

    def header(self) -> Text:
        """`Step 3 of 16 · A lot`."""
        step = self.runner.step
        said = self.table.words.say("learn-step", {"step": self.runner.number + 1, "steps": len(self.lesson.steps)})
        line = explain.banner(f"{self.words.title()} · {said} · {self.words.chapter(step.chapter)}")
        line.rstrip()
        return line

    def task(self) -> list[RenderableType]:
        """What the step says; after a free step what it was like."""
        review = self.runner.review
        if review is not None:
            return [Text(self.in_words(review.played, review.better, review.cost, review.decisions), "bold")]
        step = self.runner.step
        spoken = self.words.step(step, self.runner.match)
        sentence = Text(spoken.sentence, "bold")
        if step.rule:
            sentence.append("  " + step.rule.replace(" ", "\N{NO-BREAK SPACE}"), "dim")
        lines: list[RenderableType] = [sentence]
        if spoken.more:
            lines.append(Text(spoken.more))
        lines += [Text(f"  {self.words.anchor(anchor)}{self.colon()} {pin}", "italic") for anchor, pin in spoken.pins.items()]
        if spoken.anchor:
            lines.append(Text(self.table.words.say("learn-points-at", {"anchor": spoken.anchor}), "dim"))
        return lines

    def in_words(self, played: int, better: int, cost: int, decisions: int) -> str:
        """What a free step was like, in one sentence."""
        if played < 0:
            return self.table.wording.shared("lesson-free-fine", decisions=decisions)
        actions = {"played": self.table.wording.action(played), "better": self.table.wording.action(better)}
        return self.table.wording.shared("lesson-free-cost", decisions=decisions, points=cost, **actions)

    def keys(self) -> str:
        """What can be typed now."""
        if not self.runner.asks:
            return self.table.words.say("learn-keys")
        return self.table.words.say("learn-keys-free" if self.runner.step.kind == FREE else "learn-keys-choose")

    def colon(self) -> str:
        return colon(self.table.language)

    def show_end(self) -> None:
        game = self.lesson.game
        found = lessons_of(game)
        after = found[min(found.index(self.lesson) + 1, len(found) - 1)] if self.lesson in found else self.lesson
        lines = [explain.banner(self.table.words.say("learn-over", {"lesson": self.words.title()}))]
        lines.append(Text(self.table.words.say("learn-play", {"game": game.key, "level": self.lesson.level})))
        if after.key != self.lesson.key:
            lines.append(Text(self.table.words.say("learn-next", {"game": game.key, "lesson": after.key})))
        for line in lines:
            self.table.console.print(line, soft_wrap=True)

    def say_farewell(self) -> None:
        keep_place(self.lesson, self.runner.place())
        self.table.console.print()
        said = self.table.words.say("learn-left", {"game": self.lesson.game.key, "lesson": self.lesson.key})
        self.table.console.print(said, soft_wrap=True)

    # ---- what is typed -----------------------------------------------------------------------------------------------

    def read(self, found: Offer | None) -> None:
        typed = self.read_line()
        if typed == TURN_PAGE:
            self.page = (self.page + 1) % self.pages
            return
        self.page = 0
        command = self._commands.get(plain(typed))
        if not typed or command == "next":
            self.go_on()
        elif command is not None:
            self.obey(command)
        elif found is None:
            self.read_command(typed)
        else:
            self.choose(typed, found)

    def read_line(self) -> str:
        page = {"page": min(self.page, self.pages - 1) + 1, "pages": self.pages}
        before = self.table.words.say("page", page) + " " if self.pages > 1 else ""
        try:
            return input(f"{before}> ").strip()
        except EOFError:
            raise Leave from None

    def go_on(self) -> None:
        """Enter: the next step, or the choice that was shown."""
        if not self.runner.asks:
            self.runner.go_on()
        elif self.runner.shown:
            self.hear(self.runner.answer(self.runner.shown[0]))
        else:
            self.notice = self.table.words.say("learn-choose")

    def choose(self, typed: str, found: Offer) -> None:
        meant = Reader(self.runner.match, found, self.table.wording, self.table.words).read(typed)
        if isinstance(meant, Act):
            self.hear(self.runner.answer(meant.action))
        elif isinstance(meant, Refused):
            self.notice = meant.message
        else:
            self.follow(meant)

    def read_command(self, typed: str) -> None:
        """A command of the table where nothing has to be chosen."""
        first, _, rest = typed.partition(" ")
        if typed.startswith("?"):
            self.follow(Command("?", typed[1:].strip()))
        else:
            self.follow(Command(first.lower(), rest.strip()))

    def follow(self, command: Command) -> None:
        """A command that a match has too."""
        match command.word:
            case "quit":
                raise Leave
            case "hint":
                self.obey("show")
            case "?" | "rules":
                self.show_rule(command.rest or (self.runner.step.rule.partition(",")[0] if command.word == "?" else ""))
            case "lang":
                self.change_language(command.rest)
            case _:
                self.notice = self.table.words.say("learn-help")

    def obey(self, command: str) -> None:
        if command == "leave":
            raise Leave
        if command == "back":
            self.runner.go_back()
        elif self.runner.asks:
            shown = self.runner.show()
            self.notice = self.say_shown(shown) if shown else self.table.words.say("learn-nothing-to-show")
        else:
            self.notice = self.table.words.say("learn-nothing-to-show")

    def hear(self, answer: Answer) -> None:
        """Say what came of an answer."""
        said = self.table.wording.action(answer.action)
        words = self.table.words
        if answer.verdict == RIGHT:
            then = self.table.wording.action(answer.then) if answer.then >= 0 else ""
            self.praise = words.say("learn-right-then", {"then": then}) if then else words.say("learn-right")
        elif answer.verdict == NOT_NOW:
            self.notice = words.say("learn-not-now", {"action": said})
        elif answer.verdict == REFUSED and answer.refusal is not None:
            self.notice = explain.why_not(self.table, answer.action, answer.refusal)
        elif answer.verdict != PLAYED:
            self.notice = self.say_wrong(answer)

    def say_wrong(self, answer: Answer) -> str:
        said = self.table.wording.action(answer.action)
        lines = [self.table.words.say("learn-wrong", {"action": said})]
        if answer.message:
            lines.append(self.words.wrong(self.runner.step, self.runner.match, answer.message, answer.action))
        elif answer.preview is not None:
            lines += explain.tell_preview(self.table, answer.preview)
            lines += explain.tell_comparison(self.table, answer.action, answer.advice)
        if answer.shown:
            lines.append(self.say_shown(answer.shown))
        return "\n".join(lines)

    def say_shown(self, shown: tuple[int, ...]) -> str:
        return self.table.words.say("learn-shown", {"action": self.table.wording.action(shown[0])})

    def show_rule(self, wanted: str) -> None:
        try:
            page = explain.rule_markdown(self.lesson.game, self.table.language, wanted)
        except SignoriaError:
            self.notice = self.table.words.say("rule-unknown", {"wanted": wanted})
            return
        self.table.page(page, Text("\n" + self.table.words.say("press-enter"), "dim"))
        self.read_line()

    def change_language(self, language: str) -> None:
        try:
            self.speak(check_language(language))
        except SignoriaError:
            self.notice = self.table.words.say("language-unknown", {"language": language})


def own_commands(words: Lexicon) -> dict[str, str]:
    """Commands of a lesson in English and in the language of the table."""
    found = {command: command for command in OWN_COMMANDS}
    for command in OWN_COMMANDS:
        for word in words.say(f"learn-command-{command}").split(", "):
            found.setdefault(plain(word), command)
    return found
