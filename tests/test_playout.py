"""Random play: the short way to the end of a match is the same match, and the sums it stands on are right."""

import sys
from pathlib import Path

import pytest

import signoria
from signoria.core import registry
from signoria.core.bits import bit, count_bits, is_nought, is_positive, nth, single
from signoria.core.position import Position
from signoria.core.rng import Rng
from signoria.core.state import CHANCE, OVER, State

sys.path.insert(0, str(Path(__file__).parent.parent / "building"))

from usual_paths import mark_usual_paths

GAMES = registry.shipped()
CASES = [
    (key, players) for key in GAMES for players in range(signoria.load(key).min_players, signoria.load(key).max_players + 1)
]


def step_by_step(state: State, rng: Rng) -> int:
    """As `State.play_out` says, one question at a time; a question that always has several answers has them."""
    decisions = 0
    while (actor := state.actor()) != OVER:
        if actor == CHANCE:
            state.apply(state.sample(rng))
            continue
        if isinstance(state, Position) and (state.plan.open_kinds >> state.waiting) & 1:
            assert len(state.legal_actions()) > 1
        decisions += 1
        state.apply(state.pick(rng))
    return decisions


@pytest.mark.parametrize(("key", "players"), CASES)
def test_a_match_played_out_is_the_match_played_step_by_step(key: str, players: int) -> None:
    start = signoria.load(key).initial(players)
    rng, other = Rng(players), Rng(players)
    for _ in range(2):
        one, two = start.clone(), start.clone()
        assert one.play_out(rng) == step_by_step(two, other) > 0
        assert one.to_ints() == two.to_ints()
        assert rng.word() == other.word()


@pytest.mark.parametrize("key", GAMES)
def test_open_questions_are_put_to_seats(key: str) -> None:
    state = signoria.load(key).initial(signoria.load(key).max_players)
    assert isinstance(state, Position)
    assert state.plan.open_kinds & ~state.plan.seat_kinds == 0


def test_bits() -> None:
    members = [0, 1, 5, 31, 32, 40, 61]
    mask = sum(bit(number) for number in members)
    assert mask == sum(2**number for number in members)
    assert count_bits(mask) == len(members)
    assert [nth(mask, place) for place in range(len(members))] == members
    assert single(bit(40) | bit(61)) == 40
    assert [is_nought(number) for number in (-(2**40), -2, -1, 0, 1, 2, 2**40)] == [0, 0, 0, 1, 0, 0, 0]
    assert [is_positive(number) for number in (-(2**40), -2, -1, 0, 1, 2, 2**40)] == [0, 0, 0, 0, 1, 1, 1]


def test_the_usual_way_of_an_index_is_marked(tmp_path: Path) -> None:
    source = tmp_path / "engine.c"
    check = "    cpy_r_r4 = (uint64_t)cpy_r_seat < (uint64_t)cpy_r_r3;\n    if ({}) goto CPyL5;\n"
    other = "    cpy_r_r4 = cpy_r_seat < cpy_r_r3;\n    if (cpy_r_r4) goto CPyL5;\n"
    source.write_text(check.format("cpy_r_r4") + other, encoding="utf-8")
    assert mark_usual_paths(source) == 1
    assert source.read_text(encoding="utf-8") == check.format("likely(cpy_r_r4)") + other
    assert mark_usual_paths(source) == 0
