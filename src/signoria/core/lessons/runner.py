"""Teaches a lesson step by step, without any interface: terminal, server and browser ask the same calls.

- `runner = LessonRunner(lesson, players)`: begin, or `LessonRunner.resume(lesson, players, place)`
- `runner.step, runner.match, runner.open`: the step, the position it stops at, and the choices that are open
- `runner.go_on()`: after a look step (and after a free step that has ended)
- `runner.answer(action)`: in do, find and free steps; the Answer says what came of it
- `runner.show()`: the right choices; the third wrong answer asks for them automatically
- `runner.go_back()`: the step before
- `runner.place()`: plain data that `resume` takes up again

The sentences are in `core.lessons.words`. The opponents of free steps and the judge of wrong answers are handed in as
`LessonPlayers`, since bots are a layer above.
"""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, Final, Protocol

from signoria.core.advice import Advice
from signoria.core.codec import Refusal
from signoria.core.errors import BadLesson, SignoriaError
from signoria.core.lessons.lesson import ALL, DO, FIND, FREE, LOOK, MATCH_OVER, Lesson, Step
from signoria.core.lessons.patterns import matches, select
from signoria.core.match import Match
from signoria.core.preview import Preview

# The right choice, and the lesson has gone on.
RIGHT: Final = "right"
# Open, but not what the step is about: nothing has happened.
WRONG: Final = "wrong"
# Legal, but this step is about something else: nothing has happened.
NOT_NOW: Final = "not-now"
# The rules do not allow it: nothing has happened.
REFUSED: Final = "refused"
# Played in a free step, which goes on or has ended.
PLAYED: Final = "played"

# After this many wrong answers the right choice is shown.
WRONG_UNTIL_SHOWN: Final = 3


class NotNow(SignoriaError):
    """A call that this kind of step does not have."""


@dataclass
class FreePlay:
    """What was played in a free step: the log's length when it began, the learner's decisions, and the log as it is now."""

    began: int
    decided: int
    log: list[int]


@dataclass(frozen=True)
class Review:
    """What a free step was like: how many decisions there were, and the one that gave most away, if any did."""

    decisions: int
    played: int = -1
    better: int = -1
    cost: int = 0


class LessonPlayers(Protocol):
    """Who plays the other seats in free steps, and who judges."""

    def decide(self, match: Match) -> int:
        """The choice of the seat that must decide, which is not the learner's."""

    def advise(self, match: Match) -> int:
        """The choice of the strongest opponent in the learner's place."""

    def compare(self, match: Match, action: int) -> Advice | None:
        """Why the strongest opponent would not choose an action."""

    def review(self, match: Match, since: int, seat: int) -> Review:
        """The decisions of a seat since the log had that many entries."""


@dataclass(frozen=True)
class Answer:
    """What came of an answer.

    WRONG has a `message` of the lesson's words, or else `preview` and `advice`. RIGHT has `then`, the action with which the
    script goes on, where that is another one than was chosen. `shown` are the right choices once they are shown.
    """

    verdict: str
    action: int
    message: str = ""
    preview: Preview | None = None
    advice: Advice | None = None
    refusal: Refusal | None = None
    then: int = -1
    shown: tuple[int, ...] = ()


class LessonRunner:
    """A learner in a lesson."""

    def __init__(self, lesson: Lesson, players: LessonPlayers, learner: str = "Learner") -> None:
        if not lesson.is_current:
            raise BadLesson(
                f"was written for rules {lesson.rules}, this program has rules {lesson.game.rules}; replay and renew it",
                origin=lesson.origin,
            )
        self.lesson = lesson
        self.players = players
        self.learner = learner
        self.number = 0
        self.wrongs = 0
        self.shown: tuple[int, ...] = ()
        # What a free step was like, once it has ended.
        self.review: Review | None = None
        # What was played in free steps, by the id of the step.
        self._played: dict[str, FreePlay] = {}
        self._since = 0
        self._enter(0)

    # ---- where the lesson is ----------------------------------------------------------------------------------------------

    @property
    def step(self) -> Step:
        return self.lesson.steps[min(self.number, len(self.lesson.steps) - 1)]

    @property
    def finished(self) -> bool:
        """Whether the last step is done."""
        return self.number >= len(self.lesson.steps)

    @property
    def asks(self) -> bool:
        """Whether the learner has to choose an action now; otherwise `go_on` is next."""
        return not self.finished and self.step.kind != LOOK and self.review is None

    @property
    def open(self) -> list[int]:
        """The actions that are open now; empty in look steps."""
        if not self.asks:
            return []
        legal = self.match.legal_actions()
        if self.step.kind == DO:
            return select(self.lesson.game, [self.step.then], legal)
        if self.step.kind == FREE or self.step.open == ALL:
            return legal
        return select(self.lesson.game, self.step.open, legal)

    @property
    def right(self) -> list[int]:
        """The right choices of a do or find step."""
        patterns = self.step.right if self.step.kind == FIND else [self.step.then] if self.step.kind == DO else []
        return select(self.lesson.game, patterns, self.open)

    @property
    def since(self) -> int:
        """What came after this many log entries is news at this step."""
        return self._since

    # ---- going on -----------------------------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """To the next step, where nothing has to be chosen."""
        if self.finished:
            raise NotNow("the lesson is over; begin it again or go back")
        if self.asks:
            raise NotNow("this step waits for a choice; answer it, or ask to be shown")
        self._advance()

    def go_back(self) -> None:
        """To the step before; a free step begins again."""
        self._enter(max(0, min(self.number, len(self.lesson.steps)) - 1))

    def show(self) -> tuple[int, ...]:
        """The right choices of this step, in a free step what the strongest opponent would choose."""
        if not self.asks:
            raise NotNow("there is nothing to show in this step; go on")
        if self.step.kind == FREE:
            self.shown = (self.players.advise(self.match),)
        else:
            then = self.lesson.game.parse(self.step.then)
            self.shown = (then, *(action for action in self.right if action != then))
        return self.shown

    def answer(self, action: int) -> Answer:
        """Choose an action."""
        if not self.asks:
            raise NotNow("nothing has to be chosen in this step; go on")
        refusal = self.match.refusal(action)
        if refusal is not None:
            return Answer(REFUSED, action, refusal=refusal)
        if self.step.kind == FREE:
            return self._play(action)
        if action in self.right:
            then = self.lesson.game.parse(self.step.then)
            self._advance()
            return Answer(RIGHT, action, then=-1 if action == then else then)
        if action not in self.open:
            return Answer(NOT_NOW, action)
        return self._wrong(action)

    def _wrong(self, action: int) -> Answer:
        self.wrongs += 1
        shown = self.show() if self.wrongs >= WRONG_UNTIL_SHOWN else self.shown
        text = self.lesson.game.text(action)
        message = next((said for pattern, said in self.step.wrong.items() if matches(pattern, text)), "")
        if message:
            return Answer(WRONG, action, message=message, shown=shown)
        preview = self.match.preview(action, self.lesson.seat)
        return Answer(WRONG, action, preview=preview, advice=self.players.compare(self.match, action), shown=shown)

    # ---- free steps ---------------------------------------------------------------------------------------------------------

    def _play(self, action: int) -> Answer:
        self._since = len(self.match.entries)
        self.match.step(action)
        self._now.decided += 1
        self.shown = ()
        self._let_others_play()
        return Answer(PLAYED, action)

    @property
    def _now(self) -> "FreePlay":
        """The free step that is being played."""
        return self._played[self.step.id]

    def _let_others_play(self) -> None:
        """The others decide until the learner must, or the step has ended."""
        while not self._has_ended() and self.match.actor != self.lesson.seat:
            self.match.step(self.players.decide(self.match))
        self._now.log = self.match.log
        if self._has_ended():
            self.review = self.players.review(self.match, self._now.began, self.lesson.seat)

    def _has_ended(self) -> bool:
        if self.match.over:
            return True
        if self.step.decisions:
            # What the others do until the learner is asked again belongs to it.
            return self._now.decided >= self.step.decisions and self.match.actor == self.lesson.seat
        return self.step.until != MATCH_OVER and self._happened(self.step.until)

    def _happened(self, kind: str) -> bool:
        game = self.lesson.game
        events = self.match.events(self.lesson.seat, self._now.began + 1)
        return any(game.event_kind(event).key == kind for event in events)

    # ---- entering a step ----------------------------------------------------------------------------------------------------

    def _advance(self) -> None:
        if self.number + 1 >= len(self.lesson.steps):
            self.number = len(self.lesson.steps)
            self.review = None
            return
        self._enter(self.number + 1)

    def _log_before(self, number: int) -> list[int]:
        """The log with which a step begins: the script, or what was played in the free step before it."""
        free = [step.id for step in self.lesson.steps[:number] if step.kind == FREE]
        return self._played[free[-1]].log if free else list(self.lesson.log[: self.lesson.steps[number].at])

    def _enter(self, number: int) -> None:
        log = self._log_before(number)
        self.number = number
        self.wrongs, self.shown, self.review = 0, (), None
        self.match = self._match(log)
        earlier = [step.at + 1 for step in self.lesson.steps[:number] if 0 <= step.at < len(log)]
        self._since = earlier[-1] if earlier else 0
        if self.step.kind == FREE:
            self.match.resume()
            self._played[self.step.id] = FreePlay(len(self.match.entries), 0, [])
            self._let_others_play()

    def _match(self, log: list[int]) -> Match:
        lesson = self.lesson
        return Match(
            lesson.game,
            lesson.players,
            seed=lesson.seed,
            edition=lesson.edition,
            options=dict(lesson.options),
            seats=lesson.seats(self.learner),
            log=log,
            draw=False,
        )

    # ---- leaving and coming back -------------------------------------------------------------------------------------------

    def place(self) -> dict[str, Any]:
        """Where the learner is, as plain data: the step, and the log once a free step has left the script."""
        found: dict[str, Any] = {"lesson": self.lesson.key, "rules": self.lesson.rules, "step": self.step.id}
        if self.finished:
            found["finished"] = True
        reached = self.lesson.steps[: self.number + 1]
        found["played"] = {step.id: asdict(self._played[step.id]) for step in reached if step.id in self._played}
        return found

    @classmethod
    def resume(
        cls, lesson: Lesson, players: LessonPlayers, place: Mapping[str, Any], learner: str = "Learner"
    ) -> "LessonRunner":
        """Go on at a place; where the lesson has changed since, at the nearest step that can still be reached."""
        runner = cls(lesson, players, learner)
        if place.get("finished") or place.get("rules") != lesson.rules:
            return runner
        number = next((n for n, step in enumerate(lesson.steps) if step.id == place.get("step")), 0)
        played = place.get("played")
        for at, step in enumerate(lesson.steps[: number + 1]):
            if step.kind == FREE and not runner._restore(step, played):
                runner._enter(at)
                return runner
        runner._go_to(number)
        return runner

    def _restore(self, step: Step, played: object) -> bool:
        """Take over what was played in a free step; False where it does not fit any more."""
        form = played.get(step.id) if isinstance(played, Mapping) else None
        try:
            found = FreePlay(**form) if isinstance(form, Mapping) else None
            if found is None or found.began > len(self._match(found.log).entries):
                return False
        except (SignoriaError, TypeError, ValueError, OverflowError):
            return False
        self._played[step.id] = found
        return True

    def _go_to(self, number: int) -> None:
        """To a step all of whose free steps are restored, itself included."""
        step = self.lesson.steps[number]
        if step.kind != FREE:
            self._enter(number)
            return
        found = self._played[step.id]
        self._enter(number)
        self._played[step.id] = found
        self.match = self._match(found.log)
        self._since, self.review = found.began, None
        self._let_others_play()
