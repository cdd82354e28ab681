"""The sentences of a lesson in one language, with the facts of the position as arguments."""

from collections.abc import Mapping
from dataclasses import dataclass

from signoria.core.errors import SignoriaError
from signoria.core.language import Lexicon, Wording
from signoria.core.lessons.facts import Fact, Scene, read_fact, scene_of
from signoria.core.lessons.lesson import FOLDER, Lesson, Step
from signoria.core.match import Match


@dataclass(frozen=True)
class Spoken:
    """What a step says: a sentence, a further line, what it points at by its spoken name, and the pins by anchor."""

    sentence: str
    more: str
    anchor: str
    pins: dict[str, str]


class LessonWords:
    """Words of one lesson; `learner` is the name of the person at the table."""

    def __init__(self, lesson: Lesson, language: str, learner: str) -> None:
        self.lesson = lesson
        self.language = language
        game = lesson.game
        self.wording = Wording(game, language, lesson.seats(learner), lesson.edition, lesson.seat)
        self.lexicon = Lexicon(language, [game.folder / "locale", game.folder / FOLDER])

    def title(self) -> str:
        return self.lexicon.say(f"lesson-{self.lesson.key}")

    def about(self) -> str:
        """What the lesson is about, in one sentence."""
        return self.lexicon.say(f"lesson-{self.lesson.key}", form="about")

    def chapter(self, key: str) -> str:
        return self.lexicon.say(f"chapter-{key}")

    def anchor(self, name: str) -> str:
        return self.lexicon.say(f"anchor-{name}") if name else ""

    def step(self, step: Step, match: Match) -> Spoken:
        facts = self.facts(step, match)
        more = self.lexicon.say(step.message, facts, "more") if "more" in self.lexicon.forms(step.message) else ""
        pins = {anchor: self.lexicon.say(pin, facts) for anchor, pin in step.pins.items()}
        return Spoken(self.lexicon.say(step.message, facts), more, self.anchor(step.anchor), pins)

    def wrong(self, step: Step, match: Match, message: str, action: int) -> str:
        """What a choice that is open but not right hears; `$action` is the choice in words."""
        return self.lexicon.say(message, {**self.facts(step, match), **self.action_facts(action)})

    def action_facts(self, action: int) -> dict[str, Fact]:
        """The chosen action in words, and its arguments by name."""
        verb, numbers = self.lesson.game.actions.verb(action), self.lesson.game.actions.args(action)
        told: dict[str, Fact] = {arg.name: as_fact(self.wording.value(arg, numbers[arg.name])) for arg in verb.args}
        return {**told, "action": self.wording.action(action)}

    def facts(self, step: Step, match: Match) -> Mapping[str, Fact]:
        scene = self.scene(match)
        found: dict[str, Fact] = {}
        for name, text in step.facts.items():
            try:
                found[name] = read_fact(text, scene)
            except SignoriaError as error:
                field = f"step[{self.lesson.steps.index(step)}].facts"
                raise self.lesson.fault(field, f"{name}: {error}") from None
        return found

    def scene(self, match: Match) -> Scene:
        return scene_of(match, self.lesson.seat, self.wording, self.lesson.match_at)


def as_fact(value: float | str) -> Fact:
    return value if isinstance(value, str) else int(value)
