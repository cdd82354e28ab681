"""A learner in a lesson: right and wrong answers, showing, going back, free play, leaving and coming back."""

import json

import pytest

import signoria
from signoria.bots.lesson_players import LevelPlayers
from signoria.core.conformance.lessons import RandomPlayers, take_step, walk_to
from signoria.core.errors import BadLesson
from signoria.core.lessons import LessonRunner, LessonWords, load_lesson
from signoria.core.lessons.facts import UnknownFact, read_fact
from signoria.core.lessons.runner import NOT_NOW, PLAYED, REFUSED, RIGHT, WRONG, NotNow

GAME = signoria.load("medici")
LESSON = load_lesson(GAME, "first-lot")
NUMBER = {step.id: number for number, step in enumerate(LESSON.steps)}


def at(step: str) -> LessonRunner:
    runner = LessonRunner(LESSON, RandomPlayers(1), "Ada")
    walk_to(runner, NUMBER[step])
    assert runner.step.id == step
    return runner


def act(runner: LessonRunner, text: str) -> tuple[str, str]:
    answer = runner.answer(GAME.parse(text))
    return answer.verdict, answer.message


def test_a_look_step_goes_on_and_has_nothing_to_choose() -> None:
    runner = at("goal")
    assert runner.open == []
    with pytest.raises(NotNow):
        runner.answer(GAME.parse("bid 9"))
    with pytest.raises(NotNow):
        runner.show()
    runner.go_on()
    assert runner.step.id == "lot"


def test_a_do_step_has_one_choice() -> None:
    runner = at("first-bid")
    assert [GAME.text(action) for action in runner.open] == ["bid 9"]
    with pytest.raises(NotNow):
        runner.go_on()
    assert act(runner, "bid 8") == (NOT_NOW, "")
    assert act(runner, "bid 41") == (REFUSED, "")
    assert act(runner, "bid 9") == (RIGHT, "")
    assert runner.step.id == "yours"
    assert runner.match.view(0)["seats"][0]["money"] == 31


def test_a_wrong_choice_is_answered_and_changes_nothing() -> None:
    runner = at("last-word")
    before = runner.match.log
    assert act(runner, "bid 9") == (WRONG, "wrong-last-word-more")
    assert act(runner, "pass") == (WRONG, "wrong-last-word-pass")
    assert (runner.step.id, runner.match.log) == ("last-word", before)
    assert runner.shown == ()
    third = runner.answer(GAME.parse("bid 5"))
    assert [GAME.text(action) for action in third.shown] == ["bid 4"]
    assert act(runner, "bid 4") == (RIGHT, "")


def test_without_a_written_answer_there_is_a_preview_and_a_reason() -> None:
    step = LESSON.steps[NUMBER["last-word"]]
    silent = {**LESSON.__dict__, "steps": tuple(each if each is not step else without_words(each) for each in LESSON.steps)}
    lesson = type(LESSON)(**{name: value for name, value in silent.items() if name in LESSON.__dataclass_fields__})
    runner = LessonRunner(lesson, LevelPlayers(lesson), "Ada")
    walk_to(runner, NUMBER["last-word"])
    answer = runner.answer(GAME.parse("pass"))
    assert answer.verdict == WRONG
    assert answer.preview is not None
    assert [GAME.event_kind(event).key for event in answer.preview.events][:1] == ["passes"]


def without_words(step: object) -> object:
    from dataclasses import replace

    return replace(step, wrong={})  # type: ignore[type-var]


def test_going_back_returns_to_the_step_before() -> None:
    runner = at("yours")
    runner.go_back()
    assert runner.step.id == "first-bid"
    assert runner.match.actor == 0
    runner = at("goal")
    runner.go_back()
    assert runner.step.id == "goal"


def test_a_free_step_is_played_with_the_others_and_is_looked_at_afterwards() -> None:
    runner = at("alone")
    learner = RandomPlayers(5)
    decisions = 0
    while runner.asks:
        assert runner.match.actor == LESSON.seat
        assert runner.answer(learner.decide(runner.match)).verdict == PLAYED
        decisions += 1
    assert runner.review is not None
    assert runner.review.decisions == decisions
    events = [GAME.event_kind(event).key for event in runner.match.events(0)]
    assert "round-over" in events
    runner.go_on()
    words = LessonWords(LESSON, "en", "Ada")
    paid = next(e for e in runner.match.events_as_dicts(0) if e["event"] == "payout" and e["seat"] == 0)
    assert f"is worth {paid['value']} and takes place {paid['place']}" in words.step(runner.step, runner.match).sentence


def test_leaving_and_coming_back_in_a_free_step_goes_on_alike() -> None:
    runner = at("alone")
    for _ in range(2):
        take_step(runner)
    place = json.loads(json.dumps(runner.place()))
    again = LessonRunner.resume(LESSON, RandomPlayers(1), place, "Ada")
    assert (again.step.id, again.match.log, again.open) == ("alone", runner.match.log, runner.open)
    runner.go_back()
    runner.go_on()
    assert len(runner.match.log) < len(again.match.log)


@pytest.mark.parametrize(
    "place",
    [
        {"step": "paid", "rules": 1},
        {"step": "paid", "rules": 1, "played": {"alone": {"began": 29, "decided": 0, "log": [1, 2, 3]}}},
        {"step": "alone", "rules": 1, "played": {"alone": {"began": "x"}}},
    ],
)
def test_a_place_that_does_not_fit_any_more_leads_to_the_free_step(place: dict[str, object]) -> None:
    assert LessonRunner.resume(LESSON, RandomPlayers(1), place).step.id == "alone"


@pytest.mark.parametrize("place", [{}, {"step": "gone", "rules": 1}, {"step": "ranks", "rules": 7}, {"finished": True}])
def test_a_place_of_another_lesson_is_the_beginning(place: dict[str, object]) -> None:
    assert LessonRunner.resume(LESSON, RandomPlayers(1), place).step.id == "goal"


def test_a_lesson_of_other_rules_is_refused() -> None:
    fields = {name: getattr(LESSON, name) for name in LESSON.__dataclass_fields__}
    with pytest.raises(BadLesson, match="was written for rules 9"):
        LessonRunner(type(LESSON)(**{**fields, "rules": 9}), RandomPlayers(1))


@pytest.mark.parametrize(
    ("fact", "value"),
    [
        ("view seats.0.money", 27),
        ("view seats.-1.money", 40),
        ("count view seats.0.cards", 3),
        ("count view seats.0.cards good=cloth", 2),
        ("edition track.first", 10),
        ("event bought points seat=2", -15),
        ("at 5 | view seats.0.money - view seats.0.money", 13),
        ("after pass | view seats.0.money", 27),
        ("view lot.0.good as good", "Tuche"),
        ("word good-spices", "Gewürze"),
        ("action bid 6", "6 bieten"),
        ("name 1", "Bianca"),
        ("view bid + 1", 1),
    ],
)
def test_facts_come_from_the_engine(fact: str, value: int | str) -> None:
    words = LessonWords(LESSON, "de", "Ada")
    assert read_fact(fact, words.scene(LESSON.match_at(26))) == value


@pytest.mark.parametrize(
    "fact", ["7", "view seats", "view nothing", "event payout points", "name 9", "guess 3", "at 3", "word x"]
)
def test_facts_that_are_not_there_are_refused(fact: str) -> None:
    words = LessonWords(LESSON, "de", "Ada")
    with pytest.raises(UnknownFact):
        read_fact(fact, words.scene(LESSON.match_at(26)))
