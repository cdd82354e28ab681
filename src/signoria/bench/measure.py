"""Measures: each plays for a while and says how many decisions it made in how much time.

A decision is a question with at least two answers put to a seat; chance and forced moves are not counted, for us or for a peer.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from signoria.core.game import Game
from signoria.core.playout import copies, random_decisions, settle_chance
from signoria.core.rng import Rng
from signoria.core.state import State

CLONES: Final = 20_000


@dataclass(frozen=True)
class Speed:
    """Decisions made, matches finished and seconds taken."""

    decisions: float
    matches: int
    seconds: float

    @property
    def rate(self) -> float:
        return self.decisions / self.seconds


Measure = Callable[[float], Speed]


def native_loop(start: State) -> Measure:
    """Random matches played without leaving compiled code."""

    def measure(seconds: float) -> Speed:
        decisions, matches, batch, seed = 0, 0, 8, 0
        begin = time.perf_counter()
        while (spent := time.perf_counter() - begin) < seconds:
            seed += 1
            decisions += random_decisions(start, seed, batch)
            matches += batch
            batch = min(batch * 2, 4096)
        return Speed(decisions, matches, spent)

    return measure


def driven_from_python(start: State) -> Measure:
    """Random matches in which Python asks for the legal actions of each decision and steps."""

    def measure(seconds: float) -> Speed:
        rng = Rng(1)
        decisions, matches = 0, 0
        begin = time.perf_counter()
        while (spent := time.perf_counter() - begin) < seconds:
            state = start.clone()
            settle_chance(state, rng)
            while not state.over():
                actions = state.legal_actions()
                state.step(actions[rng.below(len(actions))])
                decisions += 1
                settle_chance(state, rng)
            matches += 1
        return Speed(decisions, matches, spent)

    return measure


def clone_microseconds(start: State) -> float:
    """What a copy costs in the middle of a match; the best of several tries."""
    state = middle(start)
    best = float("inf")
    for _ in range(5):
        begin = time.perf_counter()
        copies(state, CLONES)
        best = min(best, (time.perf_counter() - begin) / CLONES * 1e6)
    return best


def middle(start: State) -> State:
    """A position half way through a random match."""
    length = walk(start.clone(), 1 << 62)
    state = start.clone()
    walk(state, length // 2)
    return state


def walk(state: State, limit: int) -> int:
    """Play randomly for at most so many decisions; returns how many there were."""
    rng, decisions = Rng(3), 0
    settle_chance(state, rng)
    while not state.over() and decisions < limit:
        actions = state.legal_actions()
        state.apply(actions[rng.below(len(actions))])
        decisions += 1
        settle_chance(state, rng)
    return decisions


def choices_per_decision(game: Game, players: int, matches: int = 30) -> float:
    """How many legal actions a random player has on average."""
    rng, choices, decisions = Rng(2), 0, 0
    for _ in range(matches):
        state = game.initial(players)
        settle_chance(state, rng)
        while not state.over():
            actions = state.legal_actions()
            choices += len(actions)
            decisions += 1
            state.apply(actions[rng.below(len(actions))])
            settle_chance(state, rng)
    return choices / decisions
