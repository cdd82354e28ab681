"""Lessons for the browser: each request brings the learner's place and gets the next one, so the server keeps nothing.

A lesson may play opponents and judge what was played, so `Lessons` runs it in a process of its own.
"""

import asyncio
import logging
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Final

from signoria.bots.bot import Advice
from signoria.bots.lesson_players import LevelPlayers
from signoria.core.errors import SignoriaError
from signoria.core.game import Game
from signoria.core.language import LANGUAGES, Wording
from signoria.core.lessons import Answer, Lesson, LessonRunner, LessonWords, Review, lessons_of, load_lesson
from signoria.core.lessons.runner import NOT_NOW, REFUSED, WRONG
from signoria.core.match import Match
from signoria.core.registry import load, names
from signoria.server.processes import start_child
from signoria.server.wire.previews import preview_form
from signoria.server.wire.projection import Form, SeatProjection, edition_form, legal_forms

LOG: Final = logging.getLogger("signoria.server")
# A lesson lets decisions of people at tables go first.
BEHIND: Final = 5
# How many sentences a wrong choice hears.
MOST_LINES: Final = 3
ENTER, NEXT, BACK, SHOW, ACT, PREVIEW, REFUSAL = ASKS = ("enter", "next", "back", "show", "act", "preview", "refusal")


@lru_cache(maxsize=64)
def review_of(game: str, lesson: str, log: tuple[int, ...], since: int) -> Review:
    """What a free step was like. Judging takes seconds, and going on asks for it again."""
    found = load_lesson(load(game), lesson)
    match = Match(
        found.game, found.players, seed=found.seed, edition=found.edition, options=dict(found.options), log=log, draw=False
    )
    return LevelPlayers(found).review(match, since, found.seat)


class RememberingPlayers(LevelPlayers):
    """Plays and judges as a lesson wants it, and judges each free step once."""

    def __init__(self, lesson: Lesson) -> None:
        super().__init__(lesson)
        self.lesson = lesson

    def review(self, match: Match, since: int, seat: int) -> Review:
        return review_of(self.lesson.game.key, self.lesson.key, tuple(match.log), since)


class LessonTooSlow(Exception):
    """A lesson that took longer than it may."""


@dataclass(frozen=True)
class LessonRequest:
    """What a learner asks: `place` is what the last answer returned, `action` an id or a text of the log."""

    game: str
    lesson: str
    language: str
    ask: str
    name: str = ""
    place: dict[str, Any] = field(default_factory=dict)
    action: int | str | None = None


class Lessons:
    """Teaches in one process; one that takes too long is ended."""

    def __init__(self, seconds: float, prepare: Callable[[], None] | None) -> None:
        self._seconds = seconds
        self._prepare = prepare
        self._process: ProcessPoolExecutor | None = None
        self._one = asyncio.Lock()

    async def teach(self, request: LessonRequest) -> Form:
        """The answer to a request; SignoriaError says what is wrong with it."""
        async with self._one:
            process = self._process = self._process or self._new()
            try:
                working = asyncio.get_running_loop().run_in_executor(process, teach, request)
                found = await asyncio.wait_for(working, self._seconds)
            except (TimeoutError, BrokenProcessPool):
                self.close()
                LOG.warning("a lesson of %s was ended: it took too long", request.game)
                raise LessonTooSlow from None
            except asyncio.CancelledError:
                self.close()
                raise
        if isinstance(found, str):
            raise SignoriaError(found)
        return found

    def _new(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(1, mp_context=context, initializer=start_child, initargs=(self._prepare, BEHIND))

    def close(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            workers = list((getattr(process, "_processes", None) or {}).values())
            process.shutdown(wait=False, cancel_futures=True)
            for worker in workers:
                worker.terminate()


def list_lessons() -> list[Form]:
    """Every lesson of every game, with its words in all languages."""
    return [lesson_form(lesson) for name in names() for lesson in lessons_of(load(name))]


def lesson_form(lesson: Lesson) -> Form:
    said = {language: LessonWords(lesson, language, "") for language in LANGUAGES}
    return {
        "game": lesson.game.key,
        "lesson": lesson.key,
        "minutes": lesson.minutes,
        "steps": [step.id for step in lesson.steps],
        "current": lesson.is_current,
        "titles": {language: words.title() for language, words in said.items()},
        "about": {language: words.about() for language, words in said.items()},
    }


# ---- in the process ---------------------------------------------------------------------------------------------------------


def teach(request: LessonRequest) -> Form | str:
    """Answer a request, or say in one sentence why it cannot be."""
    try:
        return Desk(request).answer()
    except SignoriaError as error:
        return str(error)


class Desk:
    """One request of a learner: takes up the place, does what is asked, and describes where the lesson is now."""

    def __init__(self, request: LessonRequest) -> None:
        self.request = request
        self.game: Game = load(request.game)
        self.lesson = load_lesson(self.game, request.lesson)
        learner = request.name if request.name and request.name not in self.lesson.names else "Guest"
        self.runner = LessonRunner.resume(self.lesson, RememberingPlayers(self.lesson), request.place, learner)
        self.words = LessonWords(self.lesson, request.language, learner)

    @property
    def wording(self) -> Wording:
        return self.words.wording

    def answer(self) -> Form:
        ask, runner = self.request.ask, self.runner
        if ask == PREVIEW:
            return {"preview": preview_form(runner.match, self.action(), self.lesson.seat)}
        if ask == REFUSAL:
            return {"legality": self.legality(self.action())}
        heard: Form | None = None
        if ask == NEXT:
            runner.go_on()
        elif ask == BACK:
            runner.go_back()
        elif ask == SHOW:
            runner.show()
        elif ask == ACT:
            heard = self.hear(runner.answer(self.action()))
        return {"place": runner.place(), "answer": heard, **self.where(), **self.table()}

    def action(self) -> int:
        action = self.request.action
        if isinstance(action, str):
            return self.game.parse(action)
        if action is None or not 0 <= action < self.game.actions.size:
            raise SignoriaError("'action' is missing or no action of this game; send one of 'legal'")
        return action

    def legality(self, action: int) -> Form:
        """Whether the rules allow an action, or why not."""
        refusal = self.runner.match.refusal(action)
        if refusal is None:
            return {"legal": True, "refusal": None}
        return {"legal": False, "refusal": {"key": refusal.key, "args": refusal.values(), "rule": refusal.rule}}

    # ---- where the lesson is ------------------------------------------------------------------------------------------------

    def where(self) -> Form:
        """The step in words."""
        runner, step = self.runner, self.runner.step
        over = self.review_sentence(runner.review) if runner.review is not None else ""
        spoken = self.words.step(step, runner.match)
        return {
            "number": runner.number,
            "finished": runner.finished,
            "kind": step.kind,
            "asks": runner.asks,
            "title": self.words.title(),
            "level": self.lesson.level,
            "chapter": self.lesson.chapters.index(step.chapter),
            "chapters": [self.words.chapter(key) for key in self.lesson.chapters],
            "steps": [self.lesson.chapters.index(each.chapter) for each in self.lesson.steps],
            "sentence": over or spoken.sentence,
            "more": "" if over else spoken.more,
            "anchor": "" if over else step.anchor,
            "anchor_name": "" if over else spoken.anchor,
            "rule": step.rule,
            "pins": [{"anchor": anchor, "text": text} for anchor, text in spoken.pins.items()],
            "shown": list(runner.shown),
        }

    def review_sentence(self, review: Review) -> str:
        """What a free step was like."""
        if review.played < 0:
            return self.wording.shared("lesson-free-fine", decisions=review.decisions)
        actions = {"played": self.wording.action(review.played), "better": self.wording.action(review.better)}
        return self.wording.shared("lesson-free-cost", decisions=review.decisions, points=review.cost, **actions)

    def table(self) -> Form:
        """The position as the `table` message of a live table has it; only open choices can be chosen."""
        match, seat = self.runner.match, self.lesson.seat
        shown = SeatProjection(match, seat, undo=False)
        position = shown.position() | {"legal": legal_forms(self.game.actions, self.runner.open)}
        return {
            "table": self.info(),
            "position": position,
            "journal": shown.events(),
            "entries": shown.entries(),
            "since": self.runner.since,
        }

    def info(self) -> Form:
        match, seat = self.runner.match, self.lesson.seat
        return {
            "table": "lesson",
            "game": self.game.key,
            "rules": self.game.rules,
            "edition": edition_form(match),
            "options": dict(match.options),
            "agreed": {"hints": "none", "undo": "never", "pace": "brisk", "name": self.words.title()},
            "players": match.players,
            "imported": False,
            "seeded": False,
            "scored_at_end": self.game.scored_at_end,
            "closed": False,
            "host": False,
            "seats": [self.seat_form(number, name) for number, name in enumerate(self.lesson.seats(self.runner.learner))],
            "seq": len(match.entries),
            "over": match.over,
            "you": seat,
            "state": "playing",
            "room": None,
            "absence": {"asked": 0, "vote": None, "notes": []},
            "deal": None,
            "series": None,
            "next_table": None,
        }

    def seat_form(self, number: int, name: str) -> Form:
        own = number == self.lesson.seat
        return {
            "seat": number,
            "kind": "person" if own else "bot",
            "name": name,
            "bot": None if own else self.lesson.level,
            "taken": True,
            "connected": own,
            "host": False,
            "ready": True,
            "minded": None,
        }

    # ---- what an answer hears -----------------------------------------------------------------------------------------------

    def hear(self, answer: Answer) -> Form:
        """What came of an answer, in words."""
        then = self.wording.action(answer.then) if answer.then >= 0 else ""
        lines = self.say_wrong(answer) if answer.verdict == WRONG else []
        if answer.verdict == REFUSED and answer.refusal is not None:
            lines = [self.wording.refusal(answer.refusal)]
        return {
            "verdict": answer.verdict,
            "action": self.wording.action(answer.action),
            "then": then,
            "lines": lines[:MOST_LINES],
            "blocked": answer.verdict in (NOT_NOW, REFUSED, WRONG),
        }

    def say_wrong(self, answer: Answer) -> list[str]:
        """The written answer to a wrong choice, or what it would do and what speaks against it."""
        step, match = self.runner.step, self.runner.match
        if answer.message:
            return [self.words.wrong(step, match, answer.message, answer.action)]
        events = answer.preview.events if answer.preview is not None else []
        return [*(self.reason_lines(answer.advice)), *(self.wording.event(event) for event in events)]

    def reason_lines(self, advice: Advice | None) -> list[str]:
        found = advice.reasons if advice is not None else ()
        return [
            self.wording.reason(one.message, one.args, events=one.events, holdings=one.holdings, other=one.other, seat=one.seat)
            for one in found
        ]
