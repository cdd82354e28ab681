"""Matches looked at again: what decisions cost, kept on disk, and the luck of the draw."""

import math
from dataclasses import replace
from pathlib import Path

import pytest

import signoria
from signoria.bots.analysis import Cache, CannotAnalyse, analyse, find_costliest, look_again, position_key, weigh
from signoria.bots.bot import Choice
from signoria.bots.luck import draw, luck_of
from signoria.bots.play import play_out
from signoria.bots.registry import make_bot
from signoria.bots.search_bot import load_judgement
from signoria.core.evaluation import outlook
from signoria.core.match import Match
from signoria.core.registry import load
from signoria.core.rng import Rng
from signoria.core.state import CHANCE

MEDICI = load("medici")


def played() -> Match:
    match = MEDICI.new(3, seed=5)
    play_out(match, [make_bot("greedy", MEDICI, seat) for seat in range(3)])
    return match


MATCH = played()


@pytest.mark.skipif(not signoria.COMPILED, reason="the same thoughts, for minutes")
def test_every_decision_is_weighed_and_kept(tmp_path: Path) -> None:
    cache = Cache(tmp_path)
    decided = list(analyse(MATCH, bot="apprentice", seats=[0], cache=cache))
    assert decided
    for one in decided:
        assert one.seat == 0
        assert MATCH.entries[one.entries].id == one.played
        assert one.played in {choice.action for choice in one.choices}
        assert one.cost >= 0
        assert one.lost >= 0
        assert all(choice.line[0] == choice.action for choice in one.choices)
        assert one.best.action != one.played or one.cost == one.lost == 0
    worst = find_costliest(decided, 0, 3)
    assert [one.lost for one in worst] == sorted((one.lost for one in worst), reverse=True)
    assert len(list(tmp_path.rglob("*.json"))) == len(decided)
    assert list(analyse(MATCH, bot="apprentice", seats=[0], cache=cache)) == decided


def test_what_is_kept_belongs_to_a_position_and_a_bot(tmp_path: Path) -> None:
    first = next(number for number, entry in enumerate(MATCH.entries) if entry.actor != CHANCE)
    keys = {
        position_key(MATCH, first, 0, "a"),
        position_key(MATCH, first, 1, "a"),
        position_key(MATCH, first, 0, "b"),
        position_key(MATCH, first + 1, 0, "a"),
        position_key(MEDICI.new(3, seed=6), 0, 0, "a"),
    }
    assert len(keys) == 5
    longer = MATCH.at(first + 3)
    assert position_key(longer, first, 0, "a") == position_key(MATCH, first, 0, "a")
    (tmp_path / "ab").mkdir()
    (tmp_path / "ab" / "cd.json").write_text("{")
    assert Cache(tmp_path).get("abcd") is None


def test_who_does_not_think_ahead_cannot_be_asked() -> None:
    first = next(number for number, entry in enumerate(MATCH.entries) if entry.actor != CHANCE)
    with pytest.raises(CannotAnalyse, match="does not think ahead"):
        look_again(MATCH.at(first), MATCH.entries[first].id, "greedy")


def test_the_best_choice_costs_nothing_and_others_what_they_lose() -> None:
    best = Choice(1, 50, 0.6, 1.5, 90.0)
    other = replace(best, action=2, worth=0.5, points=84.0)
    assert (weigh(3, 0, "bid", 1, (best, other)).cost, weigh(3, 0, "bid", 1, (best, other)).lost) == (0.0, 0.0)
    found = weigh(3, 0, "bid", 2, (best, other))
    assert (found.cost, round(found.lost, 6)) == (6.0, 0.1)


def test_luck_is_nothing_on_average() -> None:
    """Over everything that might have come, by its likelihood, the luck of a draw is 0 for everybody."""
    state = MATCH.at(0).state
    for number in MATCH.log[:30]:
        state.step(number)
    for number in MATCH.log[30:]:
        if state.actor() == CHANCE:
            break
        state.step(number)
    evaluation, out, times = load_judgement(MEDICI), outlook(3), 6
    sums, variances, total = [0.0] * 3, [0.0] * 3, 0
    for outcome, weight in state.chance_outcomes():
        found = draw(state, outcome, evaluation, times, Rng(1, outcome), out)
        total += weight
        for seat, differences in enumerate(found):
            mean = sum(differences) / times
            sums[seat] += weight * mean
            variances[seat] += weight**2 * sum((each - mean) ** 2 for each in differences) / (times * (times - 1))
    for seat in range(3):
        assert abs(sums[seat] / total) < 4.5 * math.sqrt(variances[seat]) / total


@pytest.mark.skipif(not signoria.COMPILED, reason="the same numbers, for minutes")
def test_luck_is_the_same_for_the_same_seed_and_says_how_sure_it_is() -> None:
    few, again, many = luck_of(MATCH, times=2), luck_of(MATCH, times=2), luck_of(MATCH, times=8)
    assert few == again
    assert sum(one.spread for one in many) < sum(one.spread for one in few)
