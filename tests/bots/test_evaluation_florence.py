"""Florence's judgement knows what a good player knows, at every table, and the same in both modes."""

import math
import os
import subprocess
import sys
from collections.abc import Mapping
from typing import cast

import pytest
from tests.games.florence.positions import do, guard, position

import signoria
from signoria.bots.greedy_bot import GreedyBot
from signoria.bots.play import play_out
from signoria.bots.search_bot import SearchBot, load_judgement
from signoria.core.buffers import buffer
from signoria.core.evaluation import outlook
from signoria.core.rng import Rng
from signoria.core.state import CHANCE, OVER, State
from signoria.core.vec import vec
from signoria.games.florence.state import FlorenceState
from signoria.games.florence.table import ASK_FIRST, ASK_OFFER

GAME = signoria.load("florence")
JUDGEMENT = load_judgement(GAME)
PURE = bool(os.environ.get("SIGNORIA_PURE"))
HARDER = {option.key: True for option in GAME.options if option.key.startswith("harder")}
EASIER = {option.key: True for option in GAME.options if option.key.startswith("easier")}
TABLES: list[tuple[int, Mapping[str, bool]]] = [(1, {}), (1, HARDER), (1, EASIER), *((players, {}) for players in (2, 3, 4, 5))]


def promises(state: State) -> dict[str, float]:
    """How promising each decision of a position looks."""
    actions, priors = buffer(), vec[float]([0.0] * 1024)
    count = state.legal(actions)
    JUDGEMENT.prior(state, actions, count, priors)
    return {GAME.text(actions[i]): priors[i] / sum(priors[j] for j in range(count)) for i in range(count)}


def promising(state: State) -> list[str]:
    """The decisions of a position, the most promising first."""
    found = promises(state)
    return sorted(found, key=lambda text: -found[text])


def expected(state: FlorenceState, samples: int = 60) -> list[float]:
    """Expected points of every seat."""
    sums = [0.0] * state.players
    for sample in range(samples):
        out = outlook(state.players)
        JUDGEMENT.judge(state.clone(), Rng(sample), out)
        for seat in range(state.players):
            sums[seat] += out[2 * state.players + seat] / samples
    return sums


def worth(state: FlorenceState, samples: int = 60) -> float:
    """What the end is worth to the first seat."""
    total = 0.0
    for sample in range(samples):
        out = outlook(state.players)
        JUDGEMENT.judge(state.clone(), Rng(sample), out)
        total += out[0] / samples
    return total


# ---- what a good player knows -----------------------------------------------------------------------------------------------


def test_the_head_of_the_destinations_queue_is_worth_more_than_its_end() -> None:
    first = position(queues={6: "0d 1d 2d"}, time=(0, 0, 0))
    last = position(queues={6: "1d 2d 0d"}, time=(0, 0, 0))
    assert expected(first)[0] > expected(last)[0] + 3


def test_whoever_is_far_ahead_near_the_end_is_expected_to_win() -> None:
    state = position(queues={4: "0d 1d 2d"}, number=9)
    state.points[1] = 60
    out = outlook(3)
    JUDGEMENT.judge(state.clone(), Rng(1), out)
    assert out[1] > 0.9
    assert max(out[0], out[2]) < 0.4
    assert out[3 + 1] < 1.2


def test_a_step_into_the_destination_is_the_best_move() -> None:
    state = do(position(queues={5: "0N", 1: "0d", 6: "1d"}), "move")
    assert promising(state)[0] == "member 5 1"
    assert promising(do(state, "member 5 1"))[0] == "to 6"


def test_contessina_overlooks_debutants() -> None:
    """In her round promoting the Debutant who waits for her pays, in Cosimo's not as much."""
    state = do(position(queues={8: "0d", 1: "0d"}, number=2), "promote")
    assert promising(state)[0] == "member 8 1"


def test_a_high_brag_is_taken_in_the_last_round() -> None:
    """Nobody is one step from the destination: there a step may pay as much, and come first."""
    tiles = {7: "eyes-everywhere"}
    state = position(queues={7: "0d", 1: "0d", 2: "0d", 3: "0d", 6: "0N"}, number=9, tiles=tiles, time=(5, 0, 0))
    assert promising(state)[0] == "brag"


def test_giovannis_best_offer_is_accepted() -> None:
    state = position(queues={9: "0d 0d 1d"}, number=3, time=(6, 6, 0))
    for _ in range(20):
        if state.waiting == ASK_OFFER or state.round > 3:
            break
        options = [GAME.text(action) for action in state.legal_actions()]
        do(state, next(text for text in options if text.split()[0] in ("pass", "ring", "take-point")))
    assert state.waiting == ASK_OFFER
    assert promising(state)[0] == "accept"


def test_time_for_giovanni_is_kept() -> None:
    """With exactly his price left nobody spends it on a stroll."""
    state = position(queues={7: "0d 0d", 1: "0d"}, number=9, time=(4, 0, 0))
    assert promising(state).index("pass") < promising(state).index("move")


def test_foreign_bodyguards_are_avoided() -> None:
    state = position(2, queues={5: "0d"}, number=9, time=(2, 0))
    clear = do(cast(FlorenceState, state.clone()), "move")
    guard(state, 1, "5-8")
    assert promises(do(state, "move"))["to 8"] < promises(clear)["to 8"]


def test_a_swap_past_a_rival_at_the_destination_is_the_best_bonus() -> None:
    state = position(2, queues={6: "1d 0d"}, time=(0, 6))
    do(state, "pass", "ring 6")
    while state.actor() != 0:
        do(state, "deploy", "place 1") if state.time[1] >= 4 else do(state, "move")
        if state.actor() == 1:
            state.apply(state.legal_actions()[0])
    assert promising(state)[0] == "swap 6 1 2"


def test_alone_strozzis_lead_is_bad_news() -> None:
    level = position(1, queues={6: "0d", 8: "1d"}, number=8)
    level.points[0] = 30
    behind = cast(FlorenceState, level.clone())
    behind.points[1] += 40
    assert worth(level) > worth(behind) + 0.2


# ---- at every table ---------------------------------------------------------------------------------------------------------


def walk(players: int, options: Mapping[str, bool], seed: int) -> list[State]:
    """Positions of a random match, from the first placement to the last offer."""
    state, rng, seen = GAME.initial(players, options=options), Rng(seed), []
    while state.actor() != OVER:
        if state.actor() == CHANCE:
            state.apply(state.sample(rng))
            continue
        seen.append(state.clone())
        legal = state.legal_actions()
        state.apply(legal[rng.below(len(legal))])
    return seen


@pytest.mark.parametrize(("players", "options"), TABLES, ids=str)
def test_every_question_is_weighed(players: int, options: Mapping[str, bool]) -> None:
    actions, priors, questions = buffer(), vec[float]([0.0] * 1024), set()
    for seed in range(2 if PURE else 20):
        for state in walk(players, options, seed):
            questions.add(cast(FlorenceState, state).waiting)
            before = cast(FlorenceState, state).to_ints()
            count = state.legal(actions)
            JUDGEMENT.prior(state, actions, count, priors)
            assert all(math.isfinite(priors[i]) and priors[i] >= 0 for i in range(count))
            assert max(priors[i] for i in range(count)) > 0
            assert cast(FlorenceState, state).to_ints() == before
    assert ASK_FIRST in questions
    assert len(questions) > 15


@pytest.mark.parametrize(("players", "options"), TABLES, ids=str)
def test_every_position_is_judged(players: int, options: Mapping[str, bool]) -> None:
    for number, state in enumerate(walk(players, options, 7)):
        if number % (40 if PURE else 5) == 0:
            out = outlook(players)
            JUDGEMENT.judge(state.clone(), Rng(number), out)
            assert all(math.isfinite(out[i]) for i in range(3 * players))
            assert all(0 <= out[seat] <= 1 for seat in range(players))
            assert all(1 <= out[players + seat] <= max(players, 2) for seat in range(players))


# ---- both modes -------------------------------------------------------------------------------------------------------------

THOUGHTS = """
import signoria
from signoria.bots.play import perspective_of
from signoria.bots.search_bot import SearchBot
game = signoria.load("florence")
for players in (1, 3):
    match = game.new(players, seed=5)
    bot = SearchBot(game, 2, simulations=6)
    for _ in range(25):
        choices = bot.analyse(perspective_of(match, 2))
        print(players, [(choice.action, choice.visits, choice.worth.hex(), choice.points.hex()) for choice in choices])
        match.step(choices[0].action)
"""


@pytest.mark.skipif(PURE, reason="compared in the compiled run")
def test_compiled_and_interpreted_think_the_same() -> None:
    if not signoria.COMPILED:
        pytest.skip("only the interpreted half exists")
    runs = []
    for pure in ("", "1"):
        env = {**os.environ, "SIGNORIA_PURE": pure}
        runs.append(
            subprocess.run([sys.executable, "-c", THOUGHTS], check=True, capture_output=True, text=True, env=env).stdout
        )
    assert runs[0] == runs[1]
    assert len(runs[0].splitlines()) == 50


# ---- strength ---------------------------------------------------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.skipif(PURE, reason="too slow uncompiled")
def test_search_beats_simple_play() -> None:
    """Two matches of two, the points of both together."""
    lead = 0
    for seed in range(2):
        match = GAME.new(2, seed=seed)
        seat = seed % 2
        bots = [SearchBot(GAME, seed, simulations=40) if at == seat else GreedyBot(GAME, seed) for at in range(2)]
        play_out(match, bots)
        lead += match.scores()[seat] - match.scores()[1 - seat]
    assert lead > 0


@pytest.mark.long
@pytest.mark.skipif(PURE, reason="too slow uncompiled")
def test_search_beats_strozzi_with_every_harder_switch() -> None:
    """With a fraction of the thinking of the strongest level, at least one match of three."""
    won = 0
    for seed in range(3):
        match = GAME.new(1, seed=seed, options=HARDER)
        play_out(match, [SearchBot(GAME, seed, simulations=60)])
        won += match.placings() == [1]
    assert won >= 1
