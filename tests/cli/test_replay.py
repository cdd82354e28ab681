"""Stepping through a saved match with keys."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import signoria
from signoria.cli.replay import stops
from signoria.core import log
from signoria.core.match import Match
from signoria.core.state import CHANCE
from tests.cli.terminal import Terminal

GAME = signoria.load("medici")


def played() -> Match:
    match = GAME.new(3, seed=9, seats=["Anna", "Ben (random)", "Carla"])
    turn = 0
    while not match.over:
        actions = match.legal_actions()
        match.step(actions[turn % min(2, len(actions))])
        turn += 1
    return match


MATCH = played()


@pytest.fixture
def stepper(tmp_path: Path) -> Iterator[Terminal]:
    log.write(MATCH, tmp_path / "match.json")
    terminal = Terminal(tmp_path, "replay", str(tmp_path / "match.json"))
    yield terminal
    if terminal.process.poll() is None:
        terminal.kill()


def test_every_stop_waits_for_a_decision() -> None:
    found = stops(MATCH)
    assert found[-1] == len(MATCH.entries)
    assert all(MATCH.entries[stop].actor != CHANCE for stop in found[:-1])
    assert len(found) == 1 + sum(entry.actor != CHANCE for entry in MATCH.entries)


def test_keys_move_through_the_match(stepper: Terminal) -> None:
    last = len(stops(MATCH)) - 1
    stepper.wait_for(f"Step 0 of {last}")
    for keys, step in [
        ("\n", 1),
        ("\x1b[C", 2),
        ("\x1b[C", 3),
        ("\x1b[D", 2),
        ("G", last),
        ("g", 0),
        ("17\n", 17),
        ("\x1b[F", last),
    ]:
        stepper.raw = ""
        stepper.press(keys)
        stepper.wait_for(f"Step {step} of {last}")
    assert f"  {max(MATCH.scores())}\n" in stepper.screen
    stepper.press("\x1b[H")
    assert "round 1 of 3" in stepper.wait_for(f"Step 0 of {last}")
    stepper.press("9999\n")
    stepper.wait_for(f"Step {last} of {last}")
    stepper.press("q")
    assert stepper.end() == 0


def test_a_step_shows_what_its_decision_did(stepper: Terminal) -> None:
    stepper.wait_for("Step 0 of")
    stepper.press("\n")
    screen = stepper.wait_for("Step 1 of")
    before, after = stops(MATCH)[:2]
    wording = GAME.wording("en", ["Anna", "Ben", "Carla"])
    told = [wording.event(event) for event in MATCH.at(after).events(since=before + 1)]
    assert told
    assert all(sentence in screen for sentence in told)
