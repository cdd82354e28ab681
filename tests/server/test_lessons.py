"""Lessons over HTTP: the browser keeps the place, every answer is a whole position, bad requests are refused in words."""

from collections.abc import Iterator
from typing import Any

import pytest

import signoria
from signoria.core.language import LANGUAGES
from signoria.core.lessons import lessons_of
from signoria.core.registry import load, names
from signoria.server.bots.lessons import Desk, LessonRequest, list_lessons, teach
from signoria.server.wire.types import SeatInfo, TableInfo

LESSONS = [(name, lesson.key) for name in names() for lesson in lessons_of(load(name))]
MOST_REQUESTS = 200


def ask(game: str, lesson: str, ask: str = "enter", **more: Any) -> dict[str, Any]:
    found = teach(LessonRequest(game, lesson, more.pop("language", "en"), ask, **more))
    assert isinstance(found, dict), found
    return found


def walk(game: str, lesson: str, language: str) -> Iterator[dict[str, Any]]:
    """Every answer on the way to the end, by being shown what to do."""
    form = ask(game, lesson, language=language)
    for _ in range(MOST_REQUESTS):
        yield form
        if form["finished"]:
            return
        more: dict[str, Any] = {"place": form["place"], "language": language}
        if not form["asks"]:
            form = ask(game, lesson, "next", **more)
        elif form["shown"]:
            form = ask(game, lesson, "act", action=form["shown"][0], **more)
        else:
            form = ask(game, lesson, "show", **more)
    raise AssertionError("the lesson does not end")


def test_the_list_names_every_lesson_in_every_language() -> None:
    found = list_lessons()
    assert {(one["game"], one["lesson"]) for one in found} >= set(LESSONS)
    for one in found:
        assert all(one["titles"][language] and one["about"][language] for language in LANGUAGES)


@pytest.mark.skipif(not signoria.COMPILED, reason="judging a free step takes minutes uncompiled")
@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_a_lesson_is_taught_to_its_end(game: str, lesson: str) -> None:
    numbers = []
    for form in walk(game, lesson, "en"):
        numbers.append(form["number"])
        assert form["sentence"]
        if form["asks"]:
            assert form["position"]["legal"]
            assert form["position"]["actor"] == form["table"]["you"]
        else:
            assert not form["position"]["legal"]
        assert set(form["shown"]) <= set(expand(form["position"]["legal"]))
    assert numbers == sorted(numbers)
    assert form["finished"]


def expand(legal: list[dict[str, Any]]) -> list[int]:
    return [action for one in legal for action in range(one["id"], one.get("through", one["id"]) + 1)]


def test_a_wrong_choice_is_answered_and_changes_nothing() -> None:
    form = ask("medici", "first-lot")
    while not (form["kind"] == "find" and form["asks"]):
        more = {"place": form["place"]}
        if not form["asks"]:
            form = ask("medici", "first-lot", "next", **more)
        elif form["shown"]:
            form = ask("medici", "first-lot", "act", action=form["shown"][0], **more)
        else:
            form = ask("medici", "first-lot", "show", **more)
    wrong = ask("medici", "first-lot", "act", action="bid 9", place=form["place"])
    assert wrong["answer"]["verdict"] == "wrong"
    assert wrong["answer"]["blocked"]
    assert wrong["answer"]["lines"]
    assert wrong["place"] == form["place"]
    assert wrong["position"] == form["position"]


def test_what_is_not_open_is_not_played() -> None:
    form = ask("medici", "first-lot", "next", place=ask("medici", "first-lot", "next")["place"])
    assert form["kind"] == "do"
    other = ask("medici", "first-lot", "act", action="bid 3", place=form["place"])
    assert other["answer"]["verdict"] == "not-now"
    assert other["number"] == form["number"]
    refused = ask("medici", "first-lot", "refusal", action="reveal", place=form["place"])["legality"]
    assert not refused["legal"]
    assert refused["refusal"]["rule"]
    shown = ask("medici", "first-lot", "preview", action="bid 9", place=form["place"])["preview"]
    assert shown["ends_turn"]


@pytest.mark.parametrize(
    "place", [{"step": "nowhere"}, {"played": {"alone": {"log": [10**9]}}}, {"lesson": 3, "rules": "x"}, {"step": ["a"]}]
)
def test_a_place_that_does_not_fit_begins_the_lesson(place: dict[str, Any]) -> None:
    assert ask("medici", "first-lot", place=place)["number"] == 0


def test_bad_requests_are_refused_in_words() -> None:
    assert "action" in str(teach(LessonRequest("medici", "first-lot", "en", "act")))
    assert isinstance(teach(LessonRequest("medici", "first-lot", "en", "act", action="bid")), str)
    assert isinstance(teach(LessonRequest("medici", "first-lot", "en", "preview", action="reveal")), str)


def test_a_learner_may_be_called_like_one_of_the_others() -> None:
    desk = Desk(LessonRequest("medici", "first-lot", "en", "enter", name="Elena"))
    seats = [seat["name"] for seat in desk.info()["seats"]]
    assert seats.count("Elena") == 1


def test_the_table_of_a_lesson_has_every_field_of_a_table() -> None:
    table = ask("medici", "first-lot")["table"]
    assert set(table) == TableInfo.__required_keys__
    assert all(SeatInfo.__required_keys__ <= set(seat) for seat in table["seats"])
