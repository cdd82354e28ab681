"""Lessons: data beside a game that teach it on its real board. See docs/lessons.md."""

from signoria.core.lessons.lesson import Lesson, Step, lessons_of, load_lesson, read_anchors, read_lesson
from signoria.core.lessons.runner import Answer, LessonPlayers, LessonRunner, Review
from signoria.core.lessons.words import LessonWords, Spoken

__all__ = [
    "Answer",
    "Lesson",
    "LessonPlayers",
    "LessonRunner",
    "LessonWords",
    "Review",
    "Spoken",
    "Step",
    "lessons_of",
    "load_lesson",
    "read_anchors",
    "read_lesson",
]
