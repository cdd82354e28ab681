"""Positions through the eyes of the seats, as the search would judge them when a seat thinks."""

from typing import Final

import numpy as np

from signoria.bots.search_bot import load_judgement
from signoria.core.evaluation import Evaluation, judge_end, outlook
from signoria.core.game import Game
from signoria.core.observed import observed
from signoria.core.rng import Rng
from signoria.core.state import State
from signoria.core.vec import vec
from signoria.training.samples import Floats, Samples

# Decisions of a random match that are asked whether the judgement looks at them as they are.
PROBES: Final = 60
PROBED: Final = 1


class Kept:
    """One position of a match as one seat saw it."""

    def __init__(self, state: State, seat: int, asked: int, out: list[float]) -> None:
        features = np.array(observed(state, seat), np.int32)
        players = state.players
        self.seat = seat
        # The number of the decision, and which part of the match was still to come.
        self.asked = asked
        self.left = 0.0
        self.places = np.flatnonzero(features).astype(np.uint16)
        self.numbers = features[self.places]
        self.expected = turned(out[2 * players :], seat)
        self.worth = out[seat]
        # Who plays weakly on purpose, the own seat first; filled in by whoever knows.
        self.errs = [0.0] * players


def turned(by_seat: list[float], seat: int) -> list[float]:
    """From the own seat on."""
    return [*by_seat[seat:], *by_seat[:seat]]


def looked_at(state: State, own: Evaluation, rng: Rng, settled: bool, asked: int) -> list[Kept]:
    """What every seat sees, with what it cannot know dealt anew; nothing where the judgement looks at another position."""
    found = []
    for seat in range(state.players):
        imagined = state.clone()
        imagined.redeal(seat, rng)
        out = outlook(state.players)
        own.begin(seat, 0, rng)
        if settled and not stays(imagined, own, rng, out):
            return []
        if not settled:
            own.judge(imagined.clone(), rng, out)
        found.append(Kept(imagined, seat, asked, list(out)))
    return found


def stays(state: State, own: Evaluation, rng: Rng, out: vec[float]) -> bool:
    """Whether the judgement looks at this very position, without playing on; `out` is filled."""
    before = state.to_ints()
    own.judge(state, rng, out)
    return not state.over() and state.to_ints() == before


def settles(game: Game, players: int) -> bool:
    """Whether the judgement looks at some decisions of a match as they are: then these are what it is learned for."""
    rng = Rng(PROBED)
    match, own = game.new(players, seed=PROBED), load_judgement(game)
    for _ in range(PROBES):
        if match.over:
            return False
        if stays(match.state.clone(), own, rng, outlook(players)):
            return True
        match.step(match.state.pick(rng))
    return False


def gathered(kept: list[tuple[int, State, list[Kept]]], players: int) -> Samples:
    """The positions of several matches, each with its number and its last position."""
    positions = [one for _, _, found in kept for one in found]
    ends = [end for _, state, found in kept for end in [ended(state)] * len(found)]
    lengths = [len(one.places) for one in positions]
    empty = np.zeros(0)
    return Samples(
        begin=np.concatenate([[0], np.cumsum(lengths)]).astype(np.int64),
        places=np.concatenate([empty, *(one.places for one in positions)]).astype(np.uint16),
        numbers=np.concatenate([empty, *(one.numbers for one in positions)]).astype(np.int32),
        expected=table([one.expected for one in positions], players),
        worth=np.array([one.worth for one in positions], np.float32),
        points=table([turned(points, one.seat) for one, (points, _, _) in zip(positions, ends, strict=True)], players),
        won=table([turned(won, one.seat) for one, (_, won, _) in zip(positions, ends, strict=True)], players),
        errs=table([one.errs for one in positions], players),
        end=np.array([end[one.seat] for one, (_, _, end) in zip(positions, ends, strict=True)], np.float32),
        match=np.array([number for number, _, found in kept for _ in found], np.int32),
        left=np.array([one.left for one in positions], np.float32),
    )


def table(rows: list[list[float]], players: int) -> Floats:
    return np.array(rows, np.float32).reshape(len(rows), players)


def ended(state: State) -> tuple[list[float], list[float], list[float]]:
    """Points, shares of the win, and what the end is worth, by seat."""
    out = outlook(state.players)
    judge_end(state, out)
    places = state.placings()
    winners = places.count(1)
    won = [1.0 / winners if place == 1 else 0.0 for place in places]
    return [float(score) for score in state.scores()], won, list(out)[: state.players]
