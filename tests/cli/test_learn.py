"""Lessons in the terminal: the list, a whole lesson in each language, leaving and coming back."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import signoria
from signoria.core.lessons import load_lesson
from tests.cli.conftest import Run
from tests.cli.terminal import Terminal

STEPS = len(load_lesson(signoria.load("medici"), "first-lot").steps)
# What is typed to be shown the choice, what stands under a step that waits for one, and what ends the lesson.
WORDS = {
    "en": ("show", "Type your choice", "Your first lots: finished", "Step {} of"),
    "de": ("zeigen", "Tippe deine", "Deine ersten Pakete: abgeschlossen", "Schritt {} von"),
    "fr": ("montrer", "Tapez vo", "Vos premiers lots\u00a0: terminée", "Étape {} sur"),
}


@pytest.fixture
def lesson(tmp_path: Path) -> Iterator[Callable[..., Terminal]]:
    opened: list[Terminal] = []

    def opening(*arguments: str, lines: int = 36) -> Terminal:
        opened.append(Terminal(tmp_path, "learn", *arguments, columns=100, lines=lines))
        opened[-1].wait_for_prompt()
        return opened[-1]

    yield opening
    for terminal in opened:
        if terminal.process.poll() is None:
            terminal.kill()


@pytest.mark.parametrize("language", WORDS)
def test_a_whole_lesson(lesson: Callable[..., Terminal], language: str) -> None:
    show, waits, end, step = WORDS[language]
    terminal = lesson("medici", "first-lot", "--lang", language)
    seen, screen = set(), terminal.screen
    for _ in range(120):
        seen |= {number for number in range(1, STEPS + 1) if step.format(number) in screen}
        if end in screen:
            break
        if waits in screen:
            terminal.type(show)
        screen = terminal.type("")
    assert end in screen
    assert seen == set(range(1, STEPS + 1))
    assert terminal.end() == 0


def test_a_wrong_choice_hears_why_and_the_place_is_kept(lesson: Callable[..., Terminal]) -> None:
    terminal = lesson("medici")
    for typed in ("", "", "bid 9", "", "", "auction"):
        screen = terminal.type(typed)
    assert "Step 7 of" in screen
    assert "allowed, but not now" not in screen
    screen = " ".join(terminal.type("bid 8").split())
    assert "Bid 8: open, but" in screen
    assert "so 4 is enough" in screen
    assert "the last bid is 3" in terminal.type("bid 3")
    assert "Bidding" in terminal.type("?")
    terminal.type("")
    assert "Your place is kept" in terminal.type("leave")
    assert terminal.end() == 0
    again = lesson("medici")
    assert "Step 7 of" in again.screen
    assert "Step 6 of" in again.type("back")
    again.press("\x04")
    assert again.end() == 0
    assert "Step 1 of" in lesson("medici", "--again").screen


def test_other_choices_wait_in_a_step_with_one(lesson: Callable[..., Terminal]) -> None:
    terminal = lesson("medici", "first-lot", lines=24)
    for typed in ("", "", "bid 3"):
        screen = terminal.type(typed)
    assert "Bid 3: allowed, but not now" in screen
    assert "waits for your choice" in terminal.type("")
    assert "Biete 9 Florentiner" in terminal.type("lang de")


def test_lessons_are_listed(run: Run) -> None:
    code, out, err = run("learn")
    assert (code, err) == (0, "")
    assert "signoria learn medici first-lot" in out
    assert "10 minutes" in out


def test_without_a_terminal_a_lesson_is_read(run: Run) -> None:
    code, out, err = run("learn", "medici", "first-lot", "--lang", "de")
    assert (code, err) == (0, "")
    assert "Wer nach 3 Runden am reichsten ist, gewinnt." in out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [(("medici", "none"), "Medici has no lesson 'none'"), (("chess",), "there is no game 'chess'"), (("--lang", "xx"), "xx")],
)
def test_what_there_is_not_is_refused(run: Run, arguments: tuple[str, ...], said: str) -> None:
    code, _, err = run("learn", *arguments)
    assert code == 2
    assert said in err
