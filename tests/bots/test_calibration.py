"""What hints say is put right by what was measured, alike for every choice."""

from pathlib import Path

import pytest

import signoria
from signoria.bots.calibration import Calibration, calibration_for, progress_of, read_calibration
from signoria.bots.play import decide, perspective_of
from signoria.bots.registry import make_bot
from signoria.bots.search_bot import SearchBot

GAMES = ("florence", "medici", "firenze", "ilvecchio")


def test_between_two_moments_it_is_in_proportion() -> None:
    measured = Calibration(at=(0.2, 0.6), scale=(1.0, 0.5), add=(2.0, 10.0), place=(0.0, 0.4))
    assert measured.shift(0.0, 40.0) == measured.shift(0.2, 40.0) == 2.0
    assert measured.shift(0.6, 40.0) == measured.shift(1.0, 40.0) == 10.0 - 20.0
    assert measured.shift(0.4, 40.0) == pytest.approx(6.0 - 10.0)


def test_a_place_is_put_right_as_far_as_it_is_open() -> None:
    measured = Calibration(at=(0.2, 0.6), scale=(1.0, 1.0), add=(0.0, 0.0), place=(0.0, 1.0))
    assert measured.place_of(0.1, 1.5, 2) == 1.5
    assert measured.place_of(0.9, 1.5, 2) == pytest.approx(1.75)
    # What is sure stays so, and a better place stays a better one.
    assert [measured.place_of(1.0, place, 4) for place in (1.0, 4.0)] == [1.0, 4.0]
    told = [measured.place_of(1.0, 1.0 + step / 10, 4) for step in range(31)]
    assert told == sorted(set(told))


def test_a_file_that_measured_points_alone_leaves_places_as_they_are(tmp_path: Path) -> None:
    file = tmp_path / "calibration.toml"
    file.write_text("at = [0.2, 0.6]\nscale = [1.0, 1.0]\nadd = [3.0, 4.0]\n", encoding="utf-8")
    read = read_calibration(file)
    assert read is not None
    assert read.place_of(0.5, 1.7, 3) == pytest.approx(1.7)


@pytest.mark.parametrize("name", GAMES)
def test_every_choice_is_put_right_alike(name: str) -> None:
    game = signoria.load(name)
    match = game.new(game.min_players + 1, seed=3)
    while len(match.legal_actions()) < 2:
        match.step(match.legal_actions()[0])
    bots = [SearchBot(game, 5, simulations=30) for _ in range(2)]
    bots[1].calibration = None
    told, raw = (bot.analyse(perspective_of(match, 5)) for bot in bots)
    assert [choice.action for choice in told] == [choice.action for choice in raw]
    shifts = [one.points - other.points for one, other in zip(told, raw, strict=True)]
    assert shifts == pytest.approx([shifts[0]] * len(shifts))
    assert (shifts[0] != 0) == (calibration_for(game) is not None)


@pytest.mark.parametrize("name", GAMES)
def test_a_match_gets_on(name: str) -> None:
    game = signoria.load(name)
    match = game.new(game.min_players + 1, seed=2)
    bot = make_bot("greedy", game)
    found = [progress_of(game, match.state)]
    for _ in range(2000 if signoria.COMPILED else 30):
        if match.over:
            break
        match.step(decide(match, bot))
        found.append(progress_of(game, match.state))
    assert found[0] < 0.1
    assert all(0.0 <= one <= 1.0 for one in found)
    if match.over:
        assert found[-1] > 0.7
        assert found[len(found) // 2] > found[0]
