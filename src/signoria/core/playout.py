"""Loops that play without leaving compiled code."""

from mypy_extensions import i64

from signoria.core.buffers import buffer
from signoria.core.rng import Rng
from signoria.core.state import CHANCE, OVER, State


def settle_chance(state: State, rng: Rng) -> None:
    """Let chance decide until a seat must, or the match is over."""
    while state.actor() == CHANCE:
        state.apply(state.sample(rng))


def play_randomly(state: State, rng: Rng) -> i64:
    """Play to the end with uniformly random decisions; returns how many decisions there were."""
    return state.play_out(rng)


def random_decisions(start: State, seed: i64, matches: i64) -> i64:
    """Play a number of random matches from a position and return the decisions made in all of them."""
    rng = Rng(seed)
    decisions: i64 = 0
    for _ in range(matches):
        decisions += start.clone().play_out(rng)
    return decisions


def checksum(start: State, seed: i64, matches: i64) -> i64:
    """A number that depends on every actor, every legal action, every choice and every score of many random matches."""
    rng = Rng(seed)
    actions = buffer()
    weights = buffer()
    total: i64 = 0
    for _ in range(matches):
        state = start.clone()
        while not state.over():
            actor = state.actor()
            if actor == CHANCE:
                count = state.outcomes(actions, weights)
                choice = actions[rng.weighted(count, weights)]
                for i in range(count):
                    total = mix(total, weights[i])
            else:
                count = state.legal(actions)
                choice = actions[rng.below(count)]
            for i in range(count):
                total = mix(total, actions[i])
            total = mix(mix(total, actor + 2), choice)
            state.apply(choice)
        for score in state.scores():
            total = mix(total, score + 1000)
    return total


def mix(total: i64, number: i64) -> i64:
    """Fold a number into a running 31-bit checksum."""
    return ((total * 1000003) ^ number) & 0x7FFFFFFF


def copies(state: State, count: i64) -> State:
    """Clone a position many times over; for measuring what a clone costs."""
    copy = state
    for _ in range(count):
        copy = state.clone()
    return copy


__all__ = ["OVER", "checksum", "copies", "mix", "play_randomly", "random_decisions", "settle_chance"]
