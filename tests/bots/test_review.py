"""Reviews: chances to win, turns judged as a whole, marks, and sums that add up."""

import math
from pathlib import Path

import pytest

import signoria
from signoria.bots import marks
from signoria.bots.chances import ChanceCorrection, apply_correction, win_chances
from signoria.bots.play import perspective_of, play_out
from signoria.bots.registry import make_bot
from signoria.bots.review import Review, find_turns, review_match
from signoria.bots.review_form import ReviewFile, parse_turn, turn_form
from signoria.bots.turn_search import TurnJudge, compare
from signoria.core.evaluation import judge_points, outlook
from signoria.core.match import Match
from signoria.core.rng import Rng
from signoria.core.state import CHANCE

compiled = pytest.mark.skipif(not signoria.COMPILED, reason="the same thoughts, for minutes")


def played(key: str = "medici", players: int = 3) -> Match:
    game = signoria.load(key)
    match = game.new(players, seed=5)
    play_out(match, [make_bot("greedy" if seat else "random", game, seat) for seat in range(players)])
    return match


def told(review: Review) -> tuple[object, ...]:
    """Everything in a review; events are compared by their parts."""
    return ([turn_form(turn) for turn in review.turns], review.course, review.seats)


def test_the_chance_to_win_is_what_went_into_worth() -> None:
    out = outlook(3)
    for seat, points in enumerate((30.0, 44.0, 38.5)):
        out[6 + seat] = points
    judge_points(3, 9.0, out)
    weights = [math.exp(points / 9.0) for points in (30.0, 44.0, 38.5)]
    expected = [weight / sum(weights) for weight in weights]
    found = win_chances(*([out[3 * kind + seat] for seat in range(3)] for kind in range(3)))
    assert found == pytest.approx(expected, abs=1e-9)


def test_corrected_chances_add_up_and_keep_their_order() -> None:
    correction = ChanceCorrection((0.0, 1.0), (0.6, 1.2), (-0.3, 0.0))
    for progress in (0.0, 0.4, 1.0):
        found = correction.correct(progress, (0.5, 0.3, 0.2), 1)
        assert sum(found) == pytest.approx(1.0)
        assert found[0] > found[2]
    assert apply_correction((0.5, 0.3, 0.2), 0, 1.0, 0.0) == pytest.approx((0.5, 0.3, 0.2))


@pytest.mark.parametrize(
    ("lost", "noise", "same", "mark"),
    [
        (0.3, 0.0, True, "best"),
        (0.0049, 0.0, False, "best"),
        (0.0199, 0.0, False, "fine"),
        (0.02, 0.0, False, "inaccuracy"),
        (0.05, 0.01, False, "mistake"),
        (0.1, 0.05, False, "blunder"),
        (0.1, 0.11, False, "fine"),
    ],
)
def test_marks(lost: float, noise: float, same: bool, mark: str) -> None:
    assert marks.mark_of(lost, noise, same=same) == mark


def test_accuracy_needs_enough_decisions() -> None:
    assert marks.accuracy_of([0.0] * (marks.FEWEST - 1)) is None
    assert marks.accuracy_of([0.0] * marks.FEWEST) == 100.0
    assert marks.accuracy_of([0.1] * marks.FEWEST) == pytest.approx(100 * math.exp(-0.8))


def test_a_difference_and_its_noise() -> None:
    mean, noise = compare([1.0, 2.0, 3.0, 4.0], [0.0, 0.0, 0.0, 0.0])
    assert mean == 2.5
    assert noise == pytest.approx(2 * math.sqrt(5 / 3 / 4))


@pytest.mark.parametrize("key", ["medici", "florence", "firenze", "ilvecchio"])
def test_turns_are_of_one_seat_and_hold_every_real_decision_once(key: str) -> None:
    match = played(key)
    turns = find_turns(match)
    seen = [entry for turn in turns for entry in turn.entries]
    assert len(seen) == len(set(seen))
    then = match.at(0)
    for number, entry in enumerate(match.entries):
        if entry.actor != CHANCE and len(then.legal_actions()) > 1:
            assert number in seen
        then.replay(entry.id)
    for turn in turns:
        assert {match.entries[entry].actor for entry in turn.entries} == {turn.seat}
        assert turn.entries == tuple(range(turn.at, turn.at + len(turn.entries)))


@compiled
def test_a_review_adds_up_and_is_kept(tmp_path: Path) -> None:
    match = played()
    review = review_match(match, deep=False, folder=tmp_path)
    assert len(review.turns) == review.total
    for point in review.course:
        assert sum(point.won) == pytest.approx(1.0)
    for seat in review.seats:
        result = seat.result
        assert result is not None
        assert sum(result.rounded()) == result.result == match.scores()[seat.seat]
        parts = (result.par, result.own_luck, result.others_luck, result.decisions, result.others)
        assert sum(part.points for part in parts) == pytest.approx(result.result)
    assert review.seats[0].lost > 0.25, "the seat that played at random lost nearly all of its chance"
    for turn in review.turns:
        assert turn.lost >= 0.0
        assert (turn.mark in marks.COSTLY) == bool(turn.reasons)
        assert turn_form(parse_turn(turn_form(turn))) == turn_form(turn)
    assert told(review_match(match, deep=False, folder=tmp_path)) == told(review)
    kept = next(tmp_path.iterdir())
    lines = kept.read_text().splitlines()
    kept.write_text("\n".join([*lines[:5], "not a line"]) + "\n")
    assert len(ReviewFile(tmp_path, match).turns) == 5
    assert told(review_match(match, deep=False, folder=tmp_path)) == told(review)


@compiled
@pytest.mark.parametrize("key", ["medici", "florence", "firenze", "ilvecchio"])
def test_what_a_seat_cannot_know_changes_nothing(key: str) -> None:
    match = played(key)
    judge = TurnJudge(match.game)
    turns = find_turns(match)
    for turn in turns[:: max(1, len(turns) // 4)]:
        then, dealt = match.at(turn.at), match.at(turn.at)
        dealt.state.redeal(turn.seat, Rng(99, 1, turn.at))
        one, other = (judge.judge(perspective_of(each, 0), turn.actions, turn.at, turn.entries) for each in (then, dealt))
        assert turn_form(one) == turn_form(other)
