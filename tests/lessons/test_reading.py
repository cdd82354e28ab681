"""Lesson files: what is wrong with one is named with its file, its line and its field."""

from pathlib import Path

import pytest

import signoria
from signoria.core.errors import BadLesson, UnknownName
from signoria.core.lessons import Lesson, load_lesson, read_lesson
from signoria.core.lessons.patterns import matches

GAME = signoria.load("medici")
LESSON = """key = "small"
order = 1
rules = 1
players = 4
minutes = 5
names = ["Bianca", "Ugo", "Livia"]
level = "apprentice"
seed = 1
entries = [
    "start 3", "draw spices 5",  # "quoted" in a comment
    "auction",
    "bid 4",
]

[[chapter]]
key = "only"

[[step]]
id = "see"
chapter = "only"
kind = "look"
at = 3

[[step]]
id = "bid"
chapter = "only"
kind = "find"
at = 3
right = ["bid 4..6"]
then = "bid 4"
[step.wrong]
"pass" = "wrong-bid"
"""


def read(tmp_path: Path, text: str = LESSON) -> Lesson:
    file = tmp_path / "small.toml"
    file.write_text(text, encoding="utf-8")
    return read_lesson(GAME, file)


def test_a_lesson_is_read(tmp_path: Path) -> None:
    lesson = read(tmp_path)
    assert [step.kind for step in lesson.steps] == ["look", "find"]
    assert lesson.steps[1].wrong == {"pass": "wrong-bid"}
    assert lesson.seats("Ada") == ["Ada", "Bianca", "Ugo", "Livia"]
    assert [GAME.text(number) for number in lesson.log[2:]] == ["auction", "bid 4"]


@pytest.mark.parametrize(
    ("old", "new", "line", "field", "problem"),
    [
        ("minutes = 5", "minutes = 0", 5, "minutes", "is 0, expected a whole number from 1 to 60"),
        ('kind = "look"', 'kind = "lok"', 21, "step[0].kind", "is 'lok', expected one of look, do, find, free"),
        ('kind = "look"', 'kind = "look"\ncolour = "red"', 22, "step[0].colour", "is not a field here"),
        ('then = "bid 4"\n', "", 24, "step[1].then", "is missing; add it"),
        ('key = "small"', 'key = "other"', 1, "key", "give both the same name"),
        ('"Livia"]', "]", 6, "names", "has 2 names, expected one for each of the 3 other seats"),
        ('id = "bid"', 'id = "see"', 25, "step[1].id", "is used twice"),
        ('"pass" = "wrong-bid"', '"pass" = 3', 31, "step[1].wrong", "expected a table of texts"),
        ("at = 3\nright", "at = 9\nright", 28, "step[1].at", "the script has 4 entries"),
        ("at = 3\nright", "at = 2\nright", 28, "step[1].at", "is 2; expected a number of entries from 3 to 4"),
        ('chapter = "only"\nkind = "find"', 'chapter = "onl"\nkind = "find"', 26, "step[1].chapter", "expected one of only"),
        ("seed = 1", "seed = 1 2", 8, "", "is not valid TOML"),
        ("players = 4", 'players = 4\nedition = "none"', 5, "edition", "Medici has no edition 'none'"),
    ],
)
def test_faults_are_named(tmp_path: Path, old: str, new: str, line: int, field: str, problem: str) -> None:
    assert old in LESSON
    with pytest.raises(BadLesson) as fault:
        read(tmp_path, LESSON.replace(old, new, 1))
    assert (fault.value.line, fault.value.field) == (line, field)
    assert problem in str(fault.value)
    assert str(fault.value).startswith(f"medici/lessons/small.toml, line {line}: ")


@pytest.mark.parametrize(
    ("old", "new", "line", "problem"),
    [
        ('    "bid 4",\n', '    "bid 400",\n', 12, "'bid 400' is not possible, seat 0 must act there"),
        ('    "auction",\n', '    "draw spices 4",\n', 11, "'draw spices 4' is not possible, seat 3 must act there"),
        ("draw spices 5", "draw spices 6", 10, "'draw spices 6' is not possible, chance must act there"),
    ],
)
def test_an_impossible_entry_is_named(tmp_path: Path, old: str, new: str, line: int, problem: str) -> None:
    lesson = read(tmp_path, LESSON.replace(old, new, 1))
    with pytest.raises(BadLesson, match=problem) as fault:
        assert lesson.log
    assert fault.value.line == line


def test_a_free_step_ends_in_one_way_and_leaves_the_script(tmp_path: Path) -> None:
    free = '\n[[step]]\nid = "alone"\nchapter = "only"\nkind = "free"\nat = 4\n'
    with pytest.raises(BadLesson, match="by 'until' or by 'decisions'"):
        read(tmp_path, LESSON + free)
    after = '\n[[step]]\nid = "later"\nchapter = "only"\nkind = "look"\nat = 4\n'
    with pytest.raises(BadLesson, match="has left the script"):
        read(tmp_path, LESSON + free + "decisions = 2\n" + after)
    assert read(tmp_path, LESSON + free + "decisions = 2\n" + after.replace("at = 4\n", "")).steps[-1].at == -1


def test_a_lesson_of_other_rules_is_not_current(tmp_path: Path) -> None:
    assert read(tmp_path).is_current
    assert not read(tmp_path, LESSON.replace("rules = 1", "rules = 2")).is_current


def test_an_unknown_lesson_is_refused() -> None:
    with pytest.raises(UnknownName, match="did you mean 'first-lot'"):
        load_lesson(GAME, "first-lots")


@pytest.mark.parametrize(
    ("pattern", "text", "fits"),
    [
        ("bid 4", "bid 4", True),
        ("bid 4..6", "bid 6", True),
        ("bid 4..6", "bid 7", False),
        ("bid *", "bid 7", True),
        ("bid *", "pass", False),
        ("place * 3", "place 9 3", True),
    ],
)
def test_patterns(pattern: str, text: str, fits: bool) -> None:
    assert matches(pattern, text) is fits
