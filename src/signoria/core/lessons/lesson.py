"""Lessons as data: `lessons/<key>.toml` in the folder of a game, with words in `lessons/{en,de,fr}.ftl`.

docs/lessons.md describes the files. Reading checks each field; `Lesson.log` replays the script with the engine.
"""

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any, Final

from signoria.core.edition import Edition, line_of_fault
from signoria.core.edition_lines import line_of
from signoria.core.errors import BadLesson, SignoriaError, UnknownName
from signoria.core.game import Game, OptionValue
from signoria.core.match import Match
from signoria.core.registry import suggestion
from signoria.core.state import CHANCE, OVER

FOLDER: Final = "lessons"
ANCHORS: Final = "anchors.toml"

LOOK: Final = "look"
DO: Final = "do"
FIND: Final = "find"
FREE: Final = "free"
KINDS: Final = (LOOK, DO, FIND, FREE)
# Every legal action is open.
ALL: Final = "all"
# A free step ends with the match.
MATCH_OVER: Final = "over"
# What a find step teaches: the best choice, which the strongest opponent must confirm, or a rule.
TEACHES: Final = ("choice", "rule")
MOST_PINS: Final = 4

TEXTS: Final = re.compile(r"""#[^\n]*|"(?:[^"\\\n]|\\.)*"|'[^'\n]*'""")
KEY: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


@dataclass(frozen=True)
class Step:
    """One step: `at` is the number of script entries played before it, -1 where a free step has left the script.

    Actions are patterns: texts of the log in which `*` is any word and `5..9` any of these numbers. `facts` name the
    arguments of the step's sentences (see `core.lessons.facts`).
    """

    id: str
    chapter: str
    kind: str
    at: int = -1
    anchor: str = ""
    rule: str = ""
    open: tuple[str, ...] | str = ALL
    right: tuple[str, ...] = ()
    then: str = ""
    wrong: Mapping[str, str] = field(default_factory=dict)
    pins: Mapping[str, str] = field(default_factory=dict)
    facts: Mapping[str, str] = field(default_factory=dict)
    # A free step ends at this event or `over`, or after this many decisions of the learner.
    until: str = ""
    decisions: int = 0
    teaches: str = "choice"

    @property
    def message(self) -> str:
        return f"step-{self.id}"


@dataclass(frozen=True)
class Lesson:
    """A lesson of one game: a scripted match, and the steps that stop in it."""

    game: Game
    key: str
    order: int
    rules: int
    edition: Edition
    players: int
    options: Mapping[str, OptionValue]
    minutes: int
    seat: int
    # The names of the other seats, in their order.
    names: tuple[str, ...]
    entries: tuple[str, ...]
    level: str
    seed: int
    chapters: tuple[str, ...]
    steps: tuple[Step, ...]
    origin: str
    text: str = field(repr=False, default="")

    @property
    def is_current(self) -> bool:
        """Whether the lesson was written for the rules of this program; others are refused, never bent."""
        return self.game.plays_rules(self.rules, self.players, self.options)

    def seats(self, learner: str) -> list[str]:
        """The names at the table, with the learner's own."""
        return [*self.names[: self.seat], learner, *self.names[self.seat :]]

    def chapter_steps(self, chapter: str) -> list[int]:
        return [number for number, step in enumerate(self.steps) if step.chapter == chapter]

    def fault(self, field: str, problem: str) -> BadLesson:
        """An error about a field of the file."""
        return BadLesson(problem, origin=self.origin, line=find_line(self.text, field), field=field)

    @cached_property
    def log(self) -> tuple[int, ...]:
        """The script as the numbers of a log; BadLesson names the first entry that is not possible."""
        match = self.begin()
        for index, text in enumerate(self.entries):
            where = f"entries[{index}]"
            actor = match.state.actor()
            if actor == OVER:
                raise self.fault(where, f"'{text}' comes after the end of the match; remove it")
            numbering = self.game.outcomes if actor == CHANCE else self.game.actions
            who = "chance" if actor == CHANCE else f"seat {actor}"
            try:
                match.replay(numbering.parse(text))
            except SignoriaError as error:
                raise self.fault(where, f"'{text}' is not possible, {who} must act there: {error}") from None
        return tuple(match.log)

    def begin(self) -> Match:
        """The match before its first entry."""
        options, seats = dict(self.options), self.seats("Learner")
        return Match(self.game, self.players, seed=self.seed, edition=self.edition, options=options, seats=seats, draw=False)

    def match_at(self, entries: int, learner: str = "Learner") -> Match:
        """The scripted match after that many entries; chance is not drawn."""
        return Match(
            self.game,
            self.players,
            seed=self.seed,
            edition=self.edition,
            options=dict(self.options),
            seats=self.seats(learner),
            log=self.log[:entries],
            draw=False,
        )


# ---- finding lessons ------------------------------------------------------------------------------------------------------


def lesson_files(game: Game) -> list[Path]:
    """The lesson files of a game; none where the game has no such folder."""
    return sorted(file for file in (game.folder / FOLDER).glob("*.toml") if file.name != ANCHORS)


def lessons_of(game: Game) -> list[Lesson]:
    """The lessons of a game in the order in which they are taught."""
    return sorted((read_lesson(game, file) for file in lesson_files(game)), key=lambda lesson: (lesson.order, lesson.key))


def load_lesson(game: Game, key: str) -> Lesson:
    """The lesson of that name."""
    files = {file.stem: file for file in lesson_files(game)}
    if key not in files:
        way_out = suggestion(key, sorted(files)) if files else "it has none"
        raise UnknownName(f"{game.title} has no lesson '{key}'; {way_out}")
    return read_lesson(game, files[key])


def read_anchors(game: Game) -> tuple[str, ...]:
    """The names of what lessons of a game may point at; each has a spoken name `anchor-<name>` in the words."""
    file = game.folder / FOLDER / ANCHORS
    if not file.is_file():
        return ()
    table = Fields(parse(file), file.name, file.read_text(encoding="utf-8"))
    names = table.texts("anchors", ())
    table.done()
    return names


# ---- reading --------------------------------------------------------------------------------------------------------------


def read_lesson(game: Game, path: Path) -> Lesson:
    """A lesson from its file; BadLesson names the first field that does not fit."""
    origin = f"{game.key}/{FOLDER}/{path.name}"
    text = path.read_text(encoding="utf-8")
    table = Fields(parse(path, origin), origin, text)
    key = table.name("key")
    if key != path.stem:
        raise table.fault("key", f"is '{key}', but the file is called '{path.name}'; give both the same name")
    players = table.number("players", game.min_players, game.max_players)
    chapters = tuple(chapter.name("key") for chapter in table.tables("chapter"))
    names = table.texts("names", ())
    if len(names) != players - 1:
        raise table.fault("names", f"has {len(names)} names, expected one for each of the {players - 1} other seats")
    lesson = Lesson(
        game=game,
        key=key,
        order=table.number("order", 1, 99),
        rules=table.number("rules", 1, 10_000),
        edition=table.checked("edition", lambda value: game.edition(str(value)), game.default_edition),
        players=players,
        options=table.checked("options", game.check_options, {}),
        minutes=table.number("minutes", 1, 60),
        seat=table.number("seat", 0, players - 1, 0),
        names=names,
        entries=table.texts("entries", ()),
        level=table.name("level"),
        seed=table.number("seed", 0, 2**32 - 1),
        chapters=chapters,
        steps=read_steps(table, chapters),
        origin=origin,
        text=text,
    )
    table.done()
    check_order(lesson)
    return lesson


def read_steps(table: "Fields", chapters: tuple[str, ...]) -> tuple[Step, ...]:
    found = tuple(read_step(each, chapters) for each in table.tables("step"))
    if not found:
        raise table.fault("step", "is missing; a lesson needs at least one [[step]]")
    for number, step in enumerate(found):
        if any(step.id == earlier.id for earlier in found[:number]):
            raise table.fault(f"step[{number}].id", f"'{step.id}' is used twice; give every step its own id")
    return found


def read_step(table: "Fields", chapters: tuple[str, ...]) -> Step:
    kind = table.one_of("kind", KINDS)
    chapter = table.one_of("chapter", chapters)
    opened = table.value("open", ALL)
    free = kind == FREE
    step = Step(
        id=table.name("id"),
        chapter=chapter,
        kind=kind,
        at=table.number("at", 0, 10_000, -1),
        anchor=table.text("anchor", ""),
        rule=table.text("rule", ""),
        open=ALL if opened == ALL else table.texts("open"),
        right=table.texts("right", ()) if kind == FIND else (),
        then=table.text("then") if kind in (DO, FIND) else "",
        wrong=table.mapping("wrong") if kind == FIND else {},
        pins=table.mapping("pins"),
        facts=table.mapping("facts"),
        until=table.text("until", "") if free else "",
        decisions=table.number("decisions", 1, 100, 0) if free else 0,
        teaches=table.one_of("teaches", TEACHES, TEACHES[0]) if kind == FIND else TEACHES[0],
    )
    table.done()
    if free == (not step.until and not step.decisions) or (step.until and step.decisions):
        raise table.fault("until", "a free step ends by 'until' or by 'decisions'; give one of the two")
    if len(step.pins) > MOST_PINS:
        raise table.fault("pins", f"has {len(step.pins)} pins; at most {MOST_PINS} fit on a board")
    return step


def check_order(lesson: Lesson) -> None:
    """Steps follow the script from its beginning; once a free step has left the script, nothing scripted can follow."""
    at, left = 0, False
    for number, step in enumerate(lesson.steps):
        where = f"step[{number}].at"
        if left:
            if step.at >= 0 or step.kind in (DO, FIND):
                raise lesson.fault(where, "a free step has left the script; only look and free steps without 'at' can follow")
            continue
        if step.at < at:
            said = "is missing" if step.at < 0 else f"is {step.at}"
            raise lesson.fault(where, f"{said}; expected a number of entries from {at} to {len(lesson.entries)}")
        if step.at > len(lesson.entries):
            raise lesson.fault(where, f"is {step.at}, but the script has {len(lesson.entries)} entries; lower it")
        at = step.at + (step.kind in (DO, FIND))
        left = step.kind == FREE
    order = [lesson.chapters.index(step.chapter) for step in lesson.steps]
    for number in range(1, len(order)):
        if order[number] not in (order[number - 1], order[number - 1] + 1):
            raise lesson.fault(f"step[{number}].chapter", "chapters must follow one another in the order of [[chapter]]")
    if set(order) != set(range(len(lesson.chapters))):
        raise lesson.fault("chapter", "a chapter has no steps; remove it or add steps")


def parse(path: Path, origin: str = "") -> dict[str, Any]:
    text = path.read_text(encoding="utf-8")
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        line = line_of_fault(error, text)
        raise BadLesson(f"is not valid TOML ({error}); compare it with a shipped lesson", origin=origin, line=line) from None


def find_line(text: str, path: str) -> int | None:
    """The line of a field; of an item of a list its own line."""
    found = line_of(text, path)
    listed, bracket, rest = path.rpartition("[")
    if found is None or not bracket or not rest.endswith("]") or line_of(text, listed) != found:
        return found
    lines = text.splitlines(keepends=True)
    rest_of_file = "".join(lines[found - 1 :]).partition("=")[2]
    offset = len("".join(lines[found - 1 :])) - len(rest_of_file)
    texts = [match for match in TEXTS.finditer(rest_of_file) if not match[0].startswith("#")]
    index = int(rest[:-1])
    if index >= len(texts):
        return found
    return found + "".join(lines[found - 1 :])[: offset + texts[index].start()].count("\n")


class Fields:
    """A table of a lesson file: each field is asked for with its type, and what is wrong is named with its line."""

    def __init__(self, table: Mapping[str, Any], origin: str, text: str, path: str = "") -> None:
        self._table = table
        self._origin = origin
        self._text = text
        self._path = path
        self._asked: set[str] = set()

    def fault(self, key: str, problem: str) -> BadLesson:
        where = self._where(key)
        return BadLesson(problem, origin=self._origin, line=find_line(self._text, where), field=where)

    def value(self, key: str, default: Any = None) -> Any:
        self._asked.add(key)
        if key in self._table:
            return self._table[key]
        if default is None:
            raise self.fault(key, "is missing; add it")
        return default

    def text(self, key: str, default: str | None = None) -> str:
        value = self.value(key, default)
        if not isinstance(value, str):
            raise self.fault(key, f"is {value!r}, expected a text")
        return value

    def name(self, key: str) -> str:
        value = self.text(key)
        if not KEY.fullmatch(value):
            raise self.fault(key, f"is {value!r}, expected a name of small letters, digits and hyphens")
        return value

    def one_of(self, key: str, choices: tuple[str, ...], default: str | None = None) -> str:
        value = self.text(key, default)
        if value not in choices:
            raise self.fault(key, f"is {value!r}, expected one of {', '.join(choices)}")
        return value

    def number(self, key: str, low: int, high: int, default: int | None = None) -> int:
        if default is not None and key not in self._table:
            self._asked.add(key)
            return default
        value = self.value(key)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.fault(key, f"is {value!r}, expected a whole number from {low} to {high}")
        return value

    def texts(self, key: str, default: tuple[str, ...] | None = None) -> tuple[str, ...]:
        value = self.value(key, default)
        if not isinstance(value, list | tuple) or any(not isinstance(item, str) for item in value):
            raise self.fault(key, f"is {value!r}, expected a list of texts")
        return tuple(value)

    def mapping(self, key: str) -> dict[str, str]:
        value = self.value(key, {})
        if not isinstance(value, dict) or any(not isinstance(item, str) for item in value.values()):
            raise self.fault(key, f"is {value!r}, expected a table of texts")
        return dict(value)

    def checked(self, key: str, accept: Any, default: Any) -> Any:
        """A value that the game checks."""
        try:
            return accept(self.value(key, default))
        except BadLesson:
            raise
        except SignoriaError as error:
            raise self.fault(key, str(error)) from None

    def tables(self, key: str) -> list["Fields"]:
        value = self.value(key, [])
        if not isinstance(value, list) or any(not isinstance(item, dict) for item in value):
            raise self.fault(key, f"is {value!r}, expected an array of tables [[{key}]]")
        return [Fields(item, self._origin, self._text, f"{self._where(key)}[{i}]") for i, item in enumerate(value)]

    def done(self) -> None:
        """Refuse fields that no one asked for."""
        for key in self._table:
            if key not in self._asked:
                raise self.fault(key, f"is not a field here; {suggestion(key, sorted(self._asked))}")

    def _where(self, key: str) -> str:
        return f"{self._path}.{key}" if self._path else key
