"""What a good Firenze builder knows, asked of the judgement in small positions; and that it always answers, and alike."""

import math
import os
import subprocess
import sys

import pytest
from tests.games.firenze.positions import ask, balcony, bare, build, give, hold, lay_row, load, seal, turn

import signoria
from signoria.bots.play import play_out
from signoria.bots.registry import make_bot
from signoria.bots.search_bot import SearchBot, load_judgement
from signoria.core.buffers import buffer
from signoria.core.evaluation import outlook
from signoria.core.rng import Rng
from signoria.core.state import CHANCE, State
from signoria.core.vec import vec
from signoria.core.walk import positions
from signoria.games.firenze import GAME
from signoria.games.firenze import table as t
from signoria.games.firenze.bots.judgement.evaluation import Judgement
from signoria.games.firenze.state import FirenzeState

GREEN = 2


def made() -> Judgement:
    found = load_judgement(GAME)
    assert isinstance(found, Judgement)
    return found


def priors(state: State) -> dict[str, float]:
    """How promising each legal action looks, by its text."""
    actions, found = buffer(), vec[float]([0.0] * 1024)
    count = state.legal(actions)
    made().prior(state, actions, count, found)
    return {GAME.text(actions[i]): found[i] for i in range(count)}


def favourite(state: State) -> str:
    looks = priors(state)
    return max(looks, key=lambda text: looks[text])


def points(state: FirenzeState) -> list[float]:
    """Expected final points of every seat at the beginning of a turn."""
    out = outlook(state.players)
    made().judge(state.clone(), Rng(1), out)
    return [out[2 * state.players + seat] for seat in range(state.players)]


# ---- what a builder knows -----------------------------------------------------------------------------------------------


def test_a_tower_on_its_way_to_a_rich_commission_is_worth_more() -> None:
    low, high = bare(2), bare(2)
    build(low, 1, "green", 2)
    build(high, 1, "green", 6)
    for state in (low, high):
        give(state, 1, green=2)
    assert points(high)[1] > points(low)[1] + 1.0


def test_a_tower_above_every_open_commission_is_worth_nothing() -> None:
    stuck, free = bare(2), bare(2)
    for state, height in ((stuck, 7), (free, 6)):
        build(state, 1, "green", height)
        give(state, 1, green=1)
        seal(state, 0, ("green", 8))
    assert points(free)[1] > points(stuck)[1] + 1.0


def test_bricks_in_storage_and_useful_cards_are_worth_something() -> None:
    poor, rich, clever = bare(2), bare(2), bare(2)
    give(rich, 1, white=3, blue=2)
    hold(clever, 1, "workshop")
    assert points(rich)[1] > points(poor)[1]
    assert points(clever)[1] > points(poor)[1]


def test_a_scandal_costs_what_it_says() -> None:
    clean, tainted = bare(2), bare(2)
    hold(tainted, 1, "scandal")
    assert points(clean)[1] - points(tainted)[1] == pytest.approx(2.0, abs=0.6)


def test_the_lead_in_seals_and_flags_counts() -> None:
    """As many seals, but in the colours whose majorities pay more: either seat would rather have these."""
    dear = [("blue", 3), ("blue", 4), ("purple", 3), ("purple", 4)]
    cheap = [("white", 3), ("white", 4), ("yellow", 3), ("yellow", 4)]
    first, second = bare(2), bare(2)
    for state, seat in ((first, 0), (second, 1)):
        seal(state, seat, *dear)
        seal(state, 1 - seat, *cheap)
    assert points(first)[0] > points(second)[0] + 1.0
    assert points(second)[1] > points(first)[1] + 1.0


def test_whoever_is_ahead_is_expected_to_win() -> None:
    state = bare(3)
    state.points[2] = 30
    out = outlook(3)
    made().judge(state, Rng(1), out)
    assert out[2] > 0.6 > out[0]
    assert out[5] < 1.2 < out[3]


def test_the_last_seal_is_placed() -> None:
    """Five points for the end tile, and nobody gets more than one turn more."""
    state = bare(2)
    seal(state, 0, *[(name, height) for name in ("white", "yellow") for height in (3, 4, 5, 6)])
    build(state, 0, "green", 3)
    state.points[0] = 30
    ask(state, t.COMMISSIONS)
    assert favourite(state) == "complete green 3"


def test_a_tower_near_a_balcony_is_not_given_away() -> None:
    state = bare(2)
    balcony(state, 1, "green", 5, 12)
    build(state, 0, "green", 4)
    give(state, 0, green=3)
    ask(state, t.COMMISSIONS)
    assert favourite(state) == "end-commissions"


def hope(state: FirenzeState, seat: int, colour: int, height: int, have: int) -> float:
    """What a seat may hope for from a tower."""
    site = made().policy.site
    site.read(state, seat)
    return site.prospect(colour, height, have)


def test_a_tower_without_a_brick_for_the_next_turn_is_in_doubt() -> None:
    """It is raised in the next turn or torn down: with no such brick in sight its commission is not declined lightly."""
    dry, shown = bare(2), bare(2)
    load(shown, 1, green=2)
    assert hope(dry, 0, GREEN, 5, 0) < hope(shown, 0, GREEN, 5, 0)
    bare_handed = hope(dry, 0, GREEN, 5, 0) / hope(shown, 0, GREEN, 5, 0)
    provided = hope(dry, 0, GREEN, 5, 1) / hope(shown, 0, GREEN, 5, 1)
    assert bare_handed < provided <= 1.0


def test_late_a_balcony_waits_for_somebody_who_opens_the_one_before_it() -> None:
    """The second balcony is a hope only while somebody builds for the first; early there is time enough."""
    early, late = bare(2), bare(2)
    seal(late, 1, *[(name, height) for name in ("white", "yellow") for height in (3, 4, 5)])
    for state in (early, late):
        balcony(state, 1, "blue", 5, 8)
        balcony(state, 2, "green", 7, 12)
        seal(state, 1, ("green", 8))
    alone = [hope(state, 0, GREEN, 6, 2) for state in (early, late)]
    for state in (early, late):
        build(state, 1, "blue", 2)
    begun = [hope(state, 0, GREEN, 6, 2) for state in (early, late)]
    assert begun[0] == pytest.approx(alone[0], rel=0.1)
    assert begun[1] > alone[1] + 1.0


def test_a_tall_tower_is_saved_before_a_new_one_is_begun() -> None:
    state = bare(2)
    build(state, 0, "red-brown", 6)
    give(state, 0, red_brown=1, purple=2)
    ask(state, t.BUILD)
    assert favourite(state) == "raise red-brown 6 standing"
    assert max(priors(state)["end-building"], priors(state)["found purple"]) < 0.2


def test_building_goes_on_to_what_can_be_completed() -> None:
    state = bare(2)
    build(state, 0, "blue", 3)
    give(state, 0, blue=2)
    ask(state, t.BUILD)
    assert favourite(state) == "raise blue 3 standing"
    state.step(GAME.parse("raise blue 3 standing"))
    assert favourite(state) in ("raise blue 4 raised", "end-building")


def test_the_card_with_the_brick_a_tower_needs_is_taken() -> None:
    state = bare(2)
    build(state, 0, "purple", 4)
    give(state, 0, white=3)
    lay_row(state, "spy", "spy", "mason", "mason", "princess", "architect")
    load(state, 1, white=4)
    load(state, 2, purple=2, white=2)
    turn(state, 0)
    assert favourite(state) == "take 2"


def test_the_monument_is_not_taken_for_somebody_else() -> None:
    state = bare(2)
    lay_row(state, "monument", "mason")
    build(state, 1, "white", 5)
    build(state, 0, "white", 2)
    for position in (1, 2):
        load(state, position, yellow=2, green=2)
    give(state, 0, white=2)
    turn(state, 0)
    assert favourite(state) == "take 2"


def test_payments_spare_the_colours_of_towers() -> None:
    state = bare(2)
    build(state, 0, "yellow", 4)
    give(state, 0, yellow=1, green=2)
    turn(state, 0)
    state.step(GAME.parse("take 2"))
    assert favourite(state) == "pay green"


def test_the_saboteur_hits_the_tower_that_hurts() -> None:
    state = bare(2)
    hold(state, 0, "saboteur")
    build(state, 1, "white", 1)
    build(state, 1, "blue", 6)
    give(state, 1, blue=2)
    turn(state, 0)
    state.step(GAME.parse("play saboteur"))
    assert favourite(state).startswith("tower blue 6")


# ---- always an answer ---------------------------------------------------------------------------------------------------

SETUPS = [
    (players, options)
    for players in (2, 3, 4)
    for options in ({}, {"neutral-seals": "dead-colour", "automatic-discards": True}, {"neutral-number": 7, "campanile": False})
]


@pytest.mark.parametrize(("players", "options"), SETUPS)
def test_every_position_is_judged(players: int, options: dict[str, object]) -> None:
    """Random positions of all phases: finite numbers, sensible chances, some action that is kept, legal play to the end."""
    chosen = GAME.check_options(options)
    judge, out = made(), outlook(players)
    for number, state in enumerate(positions(GAME, players, chosen, 4, 150 if signoria.COMPILED else 20)):
        if state.actor() >= 0:
            looks = priors(state)
            assert all(weight >= 0.0 for weight in looks.values())
            assert max(looks.values()) > 0.0
        if not state.over():
            judge.judge(state.clone(), Rng(number), out)
            numbers = [out[i] for i in range(3 * players)]
            assert all(math.isfinite(found) for found in numbers)
            assert all(-0.01 <= worth <= 1.01 for worth in numbers[:players])


def test_playing_on_is_legal_and_finishes() -> None:
    policy = made().policy
    for seed in range(12 if signoria.COMPILED else 1):
        state, rng = GAME.new(2 + seed % 3, seed=seed).state.clone(), Rng(seed, 3)
        assert isinstance(state, FirenzeState)
        while not state.over():
            if state.actor() == CHANCE or state.waiting == t.BUILD:
                policy.play(state, rng)
            else:
                actions = buffer()
                count = state.legal(actions)
                policy.score(state, actions, count)
                best = max(range(count), key=lambda i: (policy.scores[i], -i))
                state.step(actions[best])
            for name, (counted, expected) in GAME.conserved(state).items():
                assert counted == expected, name
        assert state.finisher >= 0


SAME = """
from signoria.bots.play import perspective_of
from signoria.bots.search_bot import SearchBot
from signoria.games.firenze import GAME
for players in (2, 4):
    match, bot = GAME.new(players, seed=3), SearchBot(GAME, 1, simulations=12)
    for _ in range(14):
        found = bot.analyse(perspective_of(match, 1))
        print([(c.action, c.visits, c.worth.hex(), c.points.hex()) for c in found])
        match.step(found[0].action)
"""


def analysed(**env: str) -> str:
    command = [sys.executable, "-c", SAME]
    return subprocess.run(command, check=True, capture_output=True, text=True, env={**os.environ, **env}).stdout


@pytest.mark.skipif(not signoria.COMPILED, reason="compared in the compiled run")
def test_compiled_and_interpreted_judge_alike() -> None:
    runs = [analysed(), analysed(SIGNORIA_PURE="1")]
    assert runs[0] == runs[1]
    assert runs[0].count("\n") == 28


@pytest.mark.long
@pytest.mark.skipif(not signoria.COMPILED, reason="a match takes too long without a compiler")
def test_search_beats_simple_play() -> None:
    wins, ahead = 0.0, 0
    for number in range(12):
        match = GAME.new(2, seed=700 + number // 2)
        bots = [make_bot("greedy", GAME, seat) for seat in range(2)]
        bots[number % 2] = SearchBot(GAME, number, simulations=60)
        play_out(match, bots)
        wins += match.placings()[number % 2] == 1
        ahead += match.scores()[number % 2] - match.scores()[1 - number % 2]
    assert wins >= 7
    assert ahead > 0
