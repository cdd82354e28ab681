"""What a good player of Il Vecchio knows: small positions with a clear preference, and a search that is better for it."""

import math
import os
import subprocess
import sys
from collections.abc import Iterator
from typing import cast

import pytest

import signoria
from signoria.bots.play import PERSPECTIVE_STREAM
from signoria.bots.registry import make_bot
from signoria.bots.search_bot import SearchBot, load_judgement
from signoria.core.buffers import buffer
from signoria.core.evaluation import outlook
from signoria.core.perspective import Perspective
from signoria.core.playout import settle_chance
from signoria.core.rng import Rng
from signoria.core.vec import vec
from signoria.games.ilvecchio.bots.judgement.evaluation import Judgement
from signoria.games.ilvecchio.components import CHIESA, COUNCIL, TRACKS
from signoria.games.ilvecchio.state import IlVecchioState
from signoria.games.ilvecchio.table import (
    ABBOT,
    ASSASSIN,
    BISHOP,
    CARRIAGE,
    FILLED,
    FLORINS,
    KNIGHT,
    OWN,
    SCROLL,
    TRACK,
    TURN,
)

GAME = signoria.load("ilvecchio")
JUDGEMENT = cast(Judgement, load_judgement(GAME))
PURE = bool(os.environ.get("SIGNORIA_PURE"))
LESS_LUCK = {"less-luck": True}


def first_turn(players: int = 3, seed: int = 1) -> IlVecchioState:
    """A match at the beginning of the first turn, the set-up played sensibly."""
    state = cast(IlVecchioState, GAME.initial(players))
    rng = Rng(seed)
    settle_chance(state, rng)
    while state.waiting != TURN:
        state.apply(JUDGEMENT.choose(state))
        settle_chance(state, rng)
    return state


def played(players: int, seed: int, options: dict[str, bool] | None = None) -> Iterator[IlVecchioState]:
    """Every decision of a match, played at random now and then."""
    state = cast(IlVecchioState, GAME.initial(players, options=options))
    rng = Rng(seed)
    settle_chance(state, rng)
    while not state.over():
        yield state
        actions = state.legal_actions()
        state.apply(actions[rng.below(len(actions))] if rng.below(4) == 0 else JUDGEMENT.choose(state))
        settle_chance(state, rng)


def points(state: IlVecchioState, looks: int = 1) -> list[float]:
    """What the judgement expects everybody to end with, on average over looks: it plays on, and dice differ."""
    out = outlook(state.players)
    total = [0.0] * state.players
    for look in range(looks):
        JUDGEMENT.judge(state.clone(), Rng(3 + look), out)
        for seat in range(state.players):
            total[seat] += out[2 * state.players + seat] / looks
    return total


def lead(state: IlVecchioState) -> float:
    """How far seat 1 is expected to end before seat 0."""
    expected = points(state)
    return expected[1] - expected[0]


def priors(state: IlVecchioState) -> dict[str, float]:
    actions, found = buffer(), vec[float]([0.0] * 1024)
    count = state.legal(actions)
    JUDGEMENT.prior(state, actions, count, found)
    return {GAME.text(actions[i]): found[i] for i in range(count)}


def put(state: IlVecchioState, seat: int, track: int) -> None:
    """A member on the next space of a track."""
    filled = state.tracks[track * TRACK + FILLED]
    state.tracks[track * TRACK + filled] = seat
    state.tracks[track * TRACK + FILLED] = filled + 1


@pytest.mark.parametrize("good", [FLORINS, ASSASSIN, KNIGHT, ABBOT, CARRIAGE, BISHOP])
def test_having_more_is_better(good: int) -> None:
    state = first_turn()
    before = points(state)
    state.own[1 * OWN + good] += 1
    after = points(state)
    assert after[1] > before[1]
    assert after[0] == before[0]


def test_two_scrolls_are_worth_an_office() -> None:
    state = first_turn()
    before = points(state)[1]
    state.own[1 * OWN + SCROLL] += 2
    state.own[1 * OWN + FLORINS] += 3
    assert points(state)[1] > before + 1.0


def test_a_province_is_worth_more_than_the_followers_for_it() -> None:
    held, taken = first_turn(), first_turn()
    held.own[1 * OWN + ASSASSIN] += 2
    held.own[1 * OWN + KNIGHT] += 1
    put(taken, 1, CHIESA)
    assert lead(taken) > lead(held) > lead(first_turn())


def test_the_last_track_of_five_is_worth_more_than_a_second_member() -> None:
    everywhere, again = first_turn(), first_turn()
    for track in range(TRACKS):
        put(everywhere, 0, track)
        put(again, 0, track if track != COUNCIL else TRACKS - 1)
    assert points(everywhere)[0] > points(again)[0]


def test_who_is_really_ahead_is_judged_ahead() -> None:
    """Late in matches of simple play, the judgement names the winner far more often than chance would."""
    right = matches = 0
    for seed in range(24):
        late: list[float] = []
        state = first_turn(3, seed)
        for now in played(3, seed):
            state = now
            if now.crests_left == 1 and not late and now.waiting == TURN:
                late = points(now, looks=4)
        if late:
            matches += 1
            right += state.placings()[late.index(max(late))] == 1
    assert matches >= 16
    assert right > matches / 2


def test_a_town_without_a_middleman_is_not_for_nothing() -> None:
    """With a middleman at hand nobody recovers when nobody lies."""
    for seed in range(6):
        state = first_turn(3, seed)
        found = priors(state)
        assert max(value for text, value in found.items() if text.startswith("send")) > found["recover"]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", [None, LESS_LUCK])
def test_every_position_can_be_judged(players: int, options: dict[str, bool] | None) -> None:
    """Finite numbers in every phase, at least one sensible answer to every question, and the position is left as it was."""
    out = outlook(players)
    kinds = set()
    for state in played(players, 5 + players, options):
        kinds.add(state.waiting)
        before = state.to_ints()
        found = priors(state)
        assert state.to_ints() == before
        assert all(math.isfinite(value) and value >= 0.0 for value in found.values())
        assert max(found.values()) == 1.0
        JUDGEMENT.judge(state.clone(), Rng(1), out)
        assert all(math.isfinite(out[i]) for i in range(3 * players))
        assert all(0.0 <= out[seat] <= 1.0 and 1.0 <= out[players + seat] <= players for seat in range(players))
    assert len(kinds) >= 9


DIGEST = """
import sys
import signoria
from signoria.core.evaluation import outlook
from signoria.bots.search_bot import judgement
from signoria.core.rng import Rng
game = signoria.load("ilvecchio")
own, out, rng, number = judgement(game), outlook(3), Rng(11), 0
state = game.initial(3)
while not state.over():
    if state.actor() == -1:
        state.apply(state.sample(rng))
        continue
    if number % 7 == 0:
        own.judge(state.clone(), Rng(number), out)
        print([out[i].hex() for i in range(9)])
    state.apply(own.choose(state))
    number += 1
print(state.scores())
"""


@pytest.mark.skipif(PURE or not signoria.COMPILED, reason="compared in the compiled run")
def test_compiled_and_interpreted_judge_alike() -> None:
    def run(**extra: str) -> str:
        environment = {**os.environ, **extra}
        return subprocess.run(
            [sys.executable, "-c", DIGEST], check=True, capture_output=True, text=True, env=environment
        ).stdout

    compiled = run()
    assert len(compiled.splitlines()) > 10
    assert run(SIGNORIA_PURE="1", PYTHONHASHSEED="5") == compiled


@pytest.mark.long
@pytest.mark.skipif(PURE, reason="takes long from source")
def test_thinking_beats_simple_play() -> None:
    """One thinks, two are greedy: even a little thinking wins by far more than its share."""
    wins = 0
    for number in range(12):
        match = GAME.new(3, seed=number)
        bots = [make_bot("greedy", GAME, seat) for seat in range(3)]
        bots[number % 3] = SearchBot(GAME, 1, simulations=60)
        while not match.over:
            rng = Rng(1, PERSPECTIVE_STREAM, len(match.entries))
            match.step(bots[match.actor].choose(Perspective(GAME, match.state, rng)))
        wins += match.placings()[number % 3] == 1
    assert wins >= 7
