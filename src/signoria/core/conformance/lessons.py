"""Lessons of a game: the engine replays each of them, and every sentence exists in three languages."""

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from signoria.core.checks import ConformanceError, check
from signoria.core.errors import SignoriaError, UnknownName
from signoria.core.game import Game
from signoria.core.language import LANGUAGES
from signoria.core.lessons.lesson import ALL, DO, FIND, FOLDER, FREE, MATCH_OVER, Lesson, Step, lessons_of, read_anchors
from signoria.core.lessons.patterns import select
from signoria.core.lessons.runner import RIGHT, WRONG, Answer, LessonRunner, Review
from signoria.core.lessons.words import LessonWords, Spoken
from signoria.core.match import Match
from signoria.core.rng import Rng
from signoria.core.rules_page import mentions, read_page, section

LEARNER: Final = "Ada"
# Letters a sentence, its further line and a pin may have, in English and in the other languages.
LONGEST: Final = {"sentence": (90, 120), "more": (160, 210), "pin": (24, 30)}
# How often free steps are played at random.
RANDOM_RUNS: Final = 3
RULE: Final = re.compile(r"§\d+(?:\.\d+)*|[A-Z]+\d+")
NUMBERS: Final = {
    "en": r"\d|\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty)\b",
    "de": r"\d|\b(zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zwanzig|dreißig)\b",
    "fr": r"\d|\b(deux|trois|quatre|cinq|six|sept|huit|dix|onze|douze|vingt|trente)\b",
}


class RandomPlayers:
    """Everyone plays at random: enough to see whether a lesson reaches its end."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def decide(self, match: Match) -> int:
        actions = match.legal_actions()
        return actions[self.rng.below(len(actions))]

    def advise(self, match: Match) -> int:
        return self.decide(match)

    def compare(self, match: Match, action: int) -> None:
        return None

    def review(self, match: Match, since: int, seat: int) -> Review:
        return Review(sum(entry.actor == seat for entry in list(match.entries)[since:]))


def lessons_can_be_played(game: Game, seed: int) -> None:
    """Every script is legal, every step is reached with its choices, and every branch reaches the end."""
    ids: dict[str, str] = {}
    for lesson in read_all(game):
        check(lesson.is_current, game, f"{lesson.origin} was written for rules {lesson.rules}, the game has {game.rules}")
        try:
            log = lesson.log
        except SignoriaError as error:
            check(False, game, str(error))
            continue
        check(len(log) == len(lesson.entries), game, f"{lesson.origin} does not replay")
        for number, step in enumerate(lesson.steps):
            twice = f"{lesson.origin}: step '{step.id}' has the same id as one of {ids.get(step.id)}"
            check(step.id not in ids, game, twice)
            ids[step.id] = lesson.origin
            check_step(lesson, number, step)
        for run in range(RANDOM_RUNS):
            finish(lesson, seed + run)


def read_all(game: Game) -> list[Lesson]:
    try:
        return lessons_of(game)
    except SignoriaError as error:
        check(False, game, str(error))
        return []


def check_step(lesson: Lesson, number: int, step: Step) -> None:
    """The choices of a scripted step are legal there, and the script goes on with one of the right ones."""
    game, where = lesson.game, f"{lesson.origin}: step '{step.id}'"
    if step.kind == FREE:
        known = {MATCH_OVER, "", *(kind.key for kind in game.events)}
        check(step.until in known, game, f"{where} ends with '{step.until}', which is no event of the game")
    if step.kind not in (DO, FIND):
        return
    match = lesson.match_at(step.at)
    check(match.actor == lesson.seat, game, f"{where}: the learner must decide after {step.at} entries, not seat {match.actor}")
    legal = match.legal_actions()
    patterns = [*step.right, *step.wrong, step.then, *(() if step.open == ALL else step.open)]
    for pattern in patterns:
        check(select(game, [pattern], legal) != [], game, f"{where}: '{pattern}' is not legal there")
    check(step.at < len(lesson.entries), game, f"{where}: the script ends before it; add the entry '{step.then}'")
    goes_on = lesson.entries[step.at]
    check(goes_on == step.then, game, f"{where}: 'then' is '{step.then}', but the script goes on with '{goes_on}'")
    if step.kind == FIND:
        check_find(lesson, number, step, legal)


def check_find(lesson: Lesson, number: int, step: Step, legal: Sequence[int]) -> None:
    """Some choices are right and some are not, and each is answered as the script says."""
    game, where = lesson.game, f"{lesson.origin}: step '{step.id}'"
    opened = list(legal) if step.open == ALL else select(game, step.open, legal)
    right = select(game, step.right, opened)
    check(game.parse(step.then) in right, game, f"{where}: 'then' is not among the right choices that are open")
    check(len(right) < len(opened), game, f"{where}: every open choice is right; open a wrong one or make it a 'do' step")
    for pattern in step.wrong:
        heard = [action for action in select(game, [pattern], opened) if action not in right]
        check(heard != [], game, f"{where}: no open wrong choice hears the message of '{pattern}'")
    for action in opened:
        runner = LessonRunner(lesson, RandomPlayers(0), LEARNER)
        walk_to(runner, number)
        answer = runner.answer(action)
        expected = RIGHT if action in right else WRONG
        check(answer.verdict == expected, game, f"{where}: '{game.text(action)}' is answered {answer.verdict}")
        check(runner.number == number + (expected == RIGHT), game, f"{where}: '{game.text(action)}' leads elsewhere")


def walk_to(runner: LessonRunner, number: int) -> None:
    """Go through the lesson to a step."""
    while runner.number < number and not runner.finished:
        take_step(runner)


def take_step(runner: LessonRunner) -> Answer | None:
    """Go on, with the script's own answer or at random."""
    if not runner.asks:
        runner.go_on()
        return None
    if runner.step.kind == FREE:
        return runner.answer(runner.players.decide(runner.match))
    return runner.answer(runner.lesson.game.parse(runner.step.then))


def finish(lesson: Lesson, seed: int) -> None:
    """Play the lesson to its end; leaving and coming back at each step changes nothing."""
    players = RandomPlayers(seed)
    runner = LessonRunner(lesson, players, LEARNER)
    words = [LessonWords(lesson, language, LEARNER) for language in LANGUAGES]
    limit = lesson.game.max_decisions + 2 * len(lesson.steps)
    for _ in range(limit):
        if runner.finished:
            return
        for each in words:
            speak(each, runner)
        again = LessonRunner.resume(lesson, players, runner.place(), LEARNER)
        same = again.number == runner.number and again.match.log == runner.match.log and again.open == runner.open
        check(same, lesson.game, f"{lesson.origin}: leaving at '{runner.step.id}' and coming back leads elsewhere")
        take_step(runner)
    check(False, lesson.game, f"{lesson.origin} does not reach its end from step '{runner.step.id}'")


def speak(words: LessonWords, runner: LessonRunner) -> Spoken:
    """What a step says; facts that the position does not have are a fault."""
    try:
        return words.step(runner.step, runner.match)
    except SignoriaError as error:
        raise ConformanceError(f"{runner.lesson.game.key}: {error}") from None


# ---- words ----------------------------------------------------------------------------------------------------------------


def lessons_have_words(game: Game, _seed: int) -> None:
    """Sentences, titles, anchors and rules exist in every language, are short enough, and take their numbers from facts."""
    lessons = read_all(game)
    if not lessons:
        return
    anchors = read_anchors(game)
    for language in LANGUAGES:
        messages = read_messages(game.folder / FOLDER / f"{language}.ftl", game)
        wanted = {f"anchor-{anchor}" for anchor in anchors}
        for lesson in lessons:
            wanted |= needed(lesson)
            check_lengths(lesson, language)
            check_rules(lesson, language)
            check_arguments(lesson, language, messages)
        missing, idle = sorted(wanted - messages.keys()), sorted(messages.keys() - wanted)
        check(not missing, game, f"{FOLDER}/{language}.ftl has no {', '.join(missing)}")
        check(not idle, game, f"{FOLDER}/{language}.ftl has words that no lesson says: {', '.join(idle)}")
    for lesson in lessons:
        for step in lesson.steps:
            for anchor in (step.anchor, *step.pins):
                known = anchor in anchors or not anchor
                check(known, game, f"{lesson.origin}: step '{step.id}' points at '{anchor}', which is not in anchors.toml")


def needed(lesson: Lesson) -> set[str]:
    found = {f"lesson-{lesson.key}", *(f"chapter-{chapter}" for chapter in lesson.chapters)}
    for step in lesson.steps:
        found |= {step.message, *step.pins.values(), *step.wrong.values()}
    return found


def read_messages(path: Path, game: Game) -> dict[str, ast.Message]:
    check(path.is_file(), game, f"{path.name} is missing in {FOLDER}")
    body = FluentResource(path.read_text(encoding="utf-8")).body
    for entry in body:
        check(
            not isinstance(entry, ast.Junk), game, f"{FOLDER}/{path.name}: {getattr(entry, 'content', '')[:80]!r} is no message"
        )
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def check_lengths(lesson: Lesson, language: str) -> None:
    """What is really said, with its arguments."""
    runner = LessonRunner(lesson, RandomPlayers(1), LEARNER)
    words = LessonWords(lesson, language, LEARNER)
    while not runner.finished:
        spoken = speak(words, runner)
        said = [("sentence", spoken.sentence), ("more", spoken.more), *(("pin", pin) for pin in spoken.pins.values())]
        if runner.step.kind == FIND:
            action = runner.lesson.game.parse(runner.step.then)
            wrongs = dict.fromkeys(runner.step.wrong.values())
            said += [("more", words.wrong(runner.step, runner.match, message, action)) for message in wrongs]
        for kind, text in said:
            longest = LONGEST[kind][language != "en"]
            where = f"{lesson.origin}: step '{runner.step.id}' in {language}"
            check(len(text) <= longest, lesson.game, f"{where}: {kind} has {len(text)} letters, at most {longest}: {text}")
        take_step(runner)


def check_rules(lesson: Lesson, language: str) -> None:
    for step in lesson.steps:
        for number in RULE.findall(step.rule):
            known = is_rule(lesson.game, language, number)
            check(known, lesson.game, f"{lesson.origin}: step '{step.id}': the rules in {language} have no {number}")


def is_rule(game: Game, language: str, number: str) -> bool:
    try:
        page = read_page(game.key, language)
    except UnknownName:
        return False
    return section(page, number) is not None if number.startswith("§") else mentions(page, number) != []


def check_arguments(lesson: Lesson, language: str, messages: dict[str, ast.Message]) -> None:
    """Sentences use only the facts of their step, and write out no number."""
    for step in lesson.steps:
        chosen = {"action", *(arg.name for verb in lesson.game.actions.verbs.values() for arg in verb.args)}
        for key in (step.message, *step.pins.values(), *step.wrong.values()):
            if key not in messages:
                continue
            text = Text()
            text.visit(messages[key])
            given = {*step.facts, *(chosen if key in step.wrong.values() else ())}
            where = f"{lesson.origin}: {key} in {language}"
            check(text.variables <= given, lesson.game, f"{where} needs {', '.join(sorted(text.variables - given))}; add facts")
            for part in text.parts:
                found = re.search(NUMBERS[language], part, re.IGNORECASE)
                check(found is None, lesson.game, f"{where} writes out a number; make it a fact: {part.strip()!r}")
    for step in lesson.steps:
        idle = sorted(set(step.facts) - set(used_facts(step, messages)))
        check(
            not idle, lesson.game, f"{lesson.origin}: step '{step.id}' has facts that {language} never says: {', '.join(idle)}"
        )


def used_facts(step: Step, messages: dict[str, ast.Message]) -> Iterator[str]:
    for key in (step.message, *step.pins.values(), *step.wrong.values()):
        if key in messages:
            text = Text()
            text.visit(messages[key])
            yield from text.variables


class Text(Visitor):
    """The variables of a message, and its words."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.parts: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  (named by the library)
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802  (named by the library)
        self.parts.append(node.value)
