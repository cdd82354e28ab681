"""The checks of lessons notice what is wrong with one."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import signoria
from signoria.core.checks import ConformanceError
from signoria.core.conformance.lessons import check_arguments, check_lengths, check_rules, check_step, finish, read_messages
from signoria.core.lessons import Lesson, load_lesson

GAME = signoria.load("medici")
LESSON = load_lesson(GAME, "first-lot")
NUMBER = {step.id: number for number, step in enumerate(LESSON.steps)}


def changed(step: str, **fields: Any) -> Lesson:
    number = NUMBER[step]
    steps = list(LESSON.steps)
    steps[number] = replace(steps[number], **fields)
    return replace(LESSON, steps=tuple(steps))


def checked(lesson: Lesson, step: str) -> None:
    check_step(lesson, NUMBER[step], lesson.steps[NUMBER[step]])


@pytest.mark.parametrize(
    ("step", "fields", "problem"),
    [
        ("last-word", {"right": ("bid 3",)}, "'bid 3' is not legal there"),
        ("last-word", {"right": ("pass",)}, "'then' is not among the right choices"),
        ("last-word", {"right": ("bid *", "pass")}, "every open choice is right"),
        ("last-word", {"open": ("bid 4",)}, "every open choice is right"),
        ("last-word", {"wrong": {"bid 4": "wrong-last-word-more"}}, "no open wrong choice hears"),
        ("last-word", {"at": 13}, "the learner must decide after 13 entries, not seat 3"),
        ("first-bid", {"then": "bid 8"}, "'then' is 'bid 8', but the script goes on with 'bid 9'"),
        ("alone", {"until": "rounds-over"}, "which is no event of the game"),
    ],
)
def test_choices_are_checked(step: str, fields: dict[str, Any], problem: str) -> None:
    checked(LESSON, step)
    with pytest.raises(ConformanceError, match=problem):
        checked(changed(step, **fields), step)


def test_a_lesson_without_an_end_is_noticed() -> None:
    finish(LESSON, 1)
    with pytest.raises(ConformanceError, match="does not reach its end from step 'last-word'"):
        finish(changed("last-word", right=("bid 5",)), 1)


def test_a_fact_that_is_not_there_is_noticed() -> None:
    with pytest.raises(ConformanceError, match=r"step\[0\].facts: rounds: 'no' has no 'no'"):
        finish(changed("goal", facts={"rounds": "view no", "money": "view seats.0.money"}), 1)


@pytest.mark.parametrize(
    ("check", "fields", "problem"),
    [
        (lambda lesson, _: check_rules(lesson, "de"), {"rule": "§99"}, "the rules in de have no §99"),
        (lambda lesson, _: check_rules(lesson, "de"), {"rule": "§9, M99"}, "the rules in de have no M99"),
        (lambda lesson, words: check_arguments(lesson, "en", words), {"facts": {}}, "needs money, rounds; add facts"),
        (
            lambda lesson, words: check_arguments(lesson, "en", words),
            {"facts": {"rounds": "view rounds", "money": "view seats.0.money", "idle": "view deck"}},
            "has facts that en never says: idle",
        ),
    ],
)
def test_rules_and_arguments_are_checked(check: Callable[..., None], fields: dict[str, Any], problem: str) -> None:
    words = read_messages(GAME.folder / "lessons" / "en.ftl", GAME)
    check(LESSON, words)
    with pytest.raises(ConformanceError, match=problem):
        check(changed("goal", **fields), words)


@pytest.mark.parametrize(
    ("text", "fails"), [("You have { $money } florins after { $rounds }.", False), ("{ $money } of 3 { $rounds }", True)]
)
def test_written_numbers_are_noticed(tmp_path: Path, text: str, fails: bool) -> None:
    (tmp_path / "en.ftl").write_text(f"step-goal = {text}\n", encoding="utf-8")
    lesson = replace(LESSON, steps=LESSON.steps[:1])
    words = read_messages(tmp_path / "en.ftl", GAME)
    if not fails:
        check_arguments(lesson, "en", words)
        return
    with pytest.raises(ConformanceError, match="writes out a number"):
        check_arguments(lesson, "en", words)


def test_long_sentences_are_noticed() -> None:
    check_lengths(LESSON, "en")
    long = replace(LESSON, names=("Bianca", "Tomás", "Elena" * 20))
    with pytest.raises(ConformanceError, match="at most 90"):
        check_lengths(long, "en")
