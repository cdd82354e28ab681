"""Firenze §12 and §13: the end and the final scoring."""

import pytest

from signoria.core.rng import Rng
from signoria.core.state import CHANCE, OVER
from signoria.games.firenze import GAME
from signoria.games.firenze import table as t
from signoria.games.firenze.table import SEALS_OF, STOCK_OF
from signoria.games.firenze.turns import end_turn, finish
from tests.games.firenze.editions import content, made
from tests.games.firenze.positions import ask, bare, build, check, give, hold, of, play, seal

LOW = [("white", h) for h in range(3, 9)]


def told(state: t.FirenzePosition, what: object) -> list[dict[str, object]]:
    from signoria.core.journal import Journal

    journal = state.journal = Journal()
    what(state)
    state.journal = None
    return [GAME.event_json(event) for event in journal.take()]


@pytest.mark.rule("§12", "F18", "F34")
def test_the_last_seal_earns_five_and_everybody_else_has_one_more_turn() -> None:
    state = bare(3)
    seal(state, 1, *LOW)
    build(state, 1, "green", 3)
    build(state, 1, "yellow", 3)
    give(state, 0, white=9)
    give(state, 2, white=9)
    ask(state, t.COMMISSIONS, 1)
    events = play(state, "complete green 3")
    assert [(e["seat"], e["points"]) for e in of(events, "last-seal")] == [(1, 5)]
    assert state.points[1] == 1 + 5
    turns = []
    while state.actor() != OVER:
        if not turns or turns[-1] != state.turn():
            turns.append(state.turn())
        play(state, GAME.text(state.legal_actions()[0]))
    assert turns == [2, 0]


@pytest.mark.rule("§12", "F34")
def test_the_finisher_ends_the_turn_and_a_second_finisher_gets_nothing() -> None:
    state = bare(2)
    seal(state, 0, *[("white", h) for h in range(3, 9)], ("yellow", 3), ("yellow", 4))
    seal(state, 1, *[("green", h) for h in range(4, 9)], ("blue", 3), ("blue", 4), ("blue", 5))
    build(state, 0, "yellow", 5)
    build(state, 1, "green", 3)
    give(state, 0, white=12)
    give(state, 1, green=12)
    hold(state, 1, "spy")
    ask(state, t.COMMISSIONS, 0)
    play(state, "complete yellow 5")
    assert state.player[STOCK_OF] == 10
    assert state.finisher == 0
    points = state.points[1]
    ask(state, t.COMMISSIONS, 1)
    events = play(state, "complete green 3")
    assert of(events, "last-seal") == []
    assert state.player[SEALS_OF + 1] == 0
    assert points == 0
    assert state.finisher == 0


@pytest.mark.rule("§12", "F43")
def test_nobody_begins_a_turn_too_many() -> None:
    form = content()
    form["turns"]["most"] = 3
    state = GAME.initial(3, edition=made(form))
    rng = Rng(4)
    turns: dict[int, set[int]] = {0: set(), 1: set(), 2: set()}
    while state.actor() != OVER:
        if state.actor() == CHANCE:
            state.step(state.sample(rng))
        else:
            turns[state.turn()].add(state.round)
            state.step(state.legal_actions()[-1])
    assert all(max(rounds) <= 3 for rounds in turns.values())
    assert state.finisher == -1


@pytest.mark.rule("§12", "F43")
def test_the_technical_end_gives_no_bonus_but_one_earned_stays() -> None:
    state = bare(3)
    state.round = 60
    state.active = 2
    seal(state, 1, *LOW, ("green", 3))
    state.finisher = 1
    state.points[1] = 5
    events = told(state, end_turn)
    assert of(events, "turns-over")[0]["turn"] == 60
    assert of(events, "last-seal") == []
    assert state.actor() == OVER
    assert state.points[1] >= 5


@pytest.mark.rule("§12", "F43")
def test_the_shipped_edition_ends_after_sixty_turns() -> None:
    assert bare(2).parts.turns == 60
    state = bare(2)
    state.round, state.active = 59, 1
    end_turn(state)
    assert (state.round, state.active) == (60, 0)


@pytest.mark.rule("§13", "F19")
def test_example_majorities_white_for_holger_yellow_for_dani() -> None:
    """White: Thomas 1, Holger 2, Dani 0. Yellow: Thomas and Dani 1 each, Dani's at height 6, Thomas' at 5."""
    thomas, holger, dani = 0, 1, 2
    state = bare(3)
    seal(state, thomas, ("white", 8), ("yellow", 5))
    seal(state, holger, ("white", 3), ("white", 4))
    seal(state, dani, ("yellow", 6))
    events = told(state, finish)
    won = {e["colour"]: (e["seat"], e["points"]) for e in of(events, "majority")}
    assert won == {"white": (holger, 2), "yellow": (dani, 2)}
    assert [e["colour"] for e in of(events, "no-majority")] == ["green", "red-brown", "blue", "purple"]
    assert list(state.points) == [0, 2, 2]


@pytest.mark.rule("§13", "F19")
@pytest.mark.parametrize(
    ("name", "points"), [("white", 2), ("yellow", 2), ("green", 3), ("red-brown", 3), ("blue", 4), ("purple", 4)]
)
def test_flags(name: str, points: int) -> None:
    state = bare(2)
    seal(state, 1, (name, 3))
    events = told(state, finish)
    assert [(e["seat"], e["points"]) for e in of(events, "majority")] == [(1, points)]


@pytest.mark.rule("§13", "F19", "F13")
def test_balconies_count_for_majorities() -> None:
    state = bare(2)
    seal(state, 0, ("purple", 5))
    state.next_balcony = 2
    finish(state)
    assert list(state.points) == [4, 0]


@pytest.mark.rule("§13", "§11.3", "F31")
def test_feasts_at_the_end() -> None:
    """Monument 3 each, Recognition 1 per own seal at heights 3 and 4 each, Scandal minus 2; below 0 is possible."""
    state = bare(2)
    seal(state, 0, ("white", 3), ("green", 4), ("green", 3), ("green", 5))
    hold(state, 0, "monument", "recognition", "recognition", "scandal")
    hold(state, 1, "scandal")
    events = told(state, finish)
    scored = [(e["seat"], e["card"], e["cards"], e["points"]) for e in of(events, "feast-scored")]
    assert scored == [
        (0, "monument", 1, 3),
        (0, "recognition", 2, 6),
        (0, "scandal", 1, -2),
        (1, "scandal", 1, -2),
    ]
    assert list(state.points) == [2 + 3 + 3 + 6 - 2, -2]


@pytest.mark.rule("§13", "F20")
def test_equal_points_share_the_victory() -> None:
    state = bare(3)
    state.points[0], state.points[1], state.points[2] = 30, 41, 41
    assert state.placings() == [3, 1, 1]


@pytest.mark.rule("§13", "F31")
def test_points_below_zero_rank_like_others() -> None:
    state = bare(2)
    hold(state, 0, "scandal", "scandal")
    finish(state)
    check(state)
    assert list(state.points) == [-4, 0]
    assert state.placings() == [2, 1]
