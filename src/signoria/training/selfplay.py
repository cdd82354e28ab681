"""Plays the matches to learn from and keeps their positions. The same match number gives the same samples anywhere."""

import hashlib
import tempfile
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

import numpy as np

from signoria.bots.play import decide
from signoria.bots.search_bot import judgement
from signoria.core.evaluation import Evaluation, judge_end, outlook
from signoria.core.game import Game
from signoria.core.match import Match
from signoria.core.observed import observed
from signoria.core.registry import load
from signoria.core.rng import Rng
from signoria.core.state import State
from signoria.training.pool import line_up
from signoria.training.samples import Samples
from signoria.training.settings import write_whole

# Deals of training are none of those that the arena or a table is likely to use.
FIRST_DEAL: Final = 1 << 40
DEALS_OF_A_SEED: Final = 1 << 24
BOT_SEEDS: Final = 16
LOOK_STREAM: Final = 0x100C
PROBES: Final = 60


@dataclass(frozen=True)
class Work:
    """A part of a generation: enough to play it in another process or on another machine."""

    game: str
    players: int
    seed: int
    simulations: int
    numbers: range
    values: tuple[Path, ...]
    settled: bool
    # What the files of values say, for machines that do not see them.
    texts: tuple[bytes, ...] = ()


class Kept:
    """One position of a match as one seat saw it."""

    def __init__(self, state: State, seat: int, asked: int, out: list[float]) -> None:
        features = np.array(observed(state, seat), np.int32)
        players = state.players
        self.seat = seat
        self.asked = asked
        self.places = np.flatnonzero(features).astype(np.uint16)
        self.numbers = features[self.places]
        self.expected = turned(out[2 * players :], seat)
        self.worth = out[seat]


def turned(by_seat: list[float], seat: int) -> list[float]:
    """From the own seat on."""
    return [*by_seat[seat:], *by_seat[:seat]]


def unpacked(work: Work) -> Work:
    """The same work with values that lie on this machine."""
    folder = Path(tempfile.gettempdir())
    files = tuple(folder / f"signoria-value-{hashlib.sha256(text).hexdigest()[:24]}.json" for text in work.texts)
    for file, text in zip(files, work.texts, strict=True):
        write_whole(file, text)
    return replace(work, values=files, texts=())


def play_part(work: Work) -> Samples:
    if work.texts:
        work = unpacked(work)
    game = load(work.game)
    kept: list[tuple[int, Match, list[Kept]]] = []
    for number in work.numbers:
        match, positions = play_match(game, work, number)
        kept.append((number, match, positions))
    return gathered(kept, work.players)


def play_match(game: Game, work: Work, number: int) -> tuple[Match, list[Kept]]:
    deal = FIRST_DEAL + work.seed * DEALS_OF_A_SEED + number
    match = game.new(work.players, seed=deal)
    seats = line_up(game, work.players, work.simulations, list(work.values), work.seed, number)
    bots = [player.sit_down(game, deal * BOT_SEEDS + seat) for seat, player in enumerate(seats)]
    own = judgement(game)
    rng = Rng(deal, LOOK_STREAM)
    positions: list[Kept] = []
    asked = 0
    while not match.over:
        positions += looked_at(match.state, own, rng, work.settled, asked)
        match.step(decide(match, bots[match.actor]))
        asked += 1
    for one in positions:
        one.asked = asked - one.asked
    return match, positions


def looked_at(state: State, own: Evaluation, rng: Rng, settled: bool, asked: int) -> list[Kept]:
    """The position through the eyes of every seat, as the search would judge it when that seat thinks."""
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


def stays(state: State, own: Evaluation, rng: Rng, out: object) -> bool:
    """Whether the judgement looks at this very position, without playing on; `out` is filled."""
    before = state.numbers()
    own.judge(state, rng, out)  # type: ignore[arg-type]
    return not state.over() and state.numbers() == before


def settles(game: Game, players: int) -> bool:
    """Whether the judgement looks at some decisions of a match as they are: then these are what it is learned for."""
    rng = Rng(FIRST_DEAL)
    match, own = game.new(players, seed=FIRST_DEAL), judgement(game)
    for _ in range(PROBES):
        if match.over:
            return False
        if stays(match.state.clone(), own, rng, outlook(players)):
            return True
        match.step(match.state.pick(rng))
    return False


def gathered(kept: list[tuple[int, Match, list[Kept]]], players: int) -> Samples:
    """The positions of several matches with how these ended."""
    positions = [one for _, _, found in kept for one in found]
    ends = [end for _, match, found in kept for end in [ended(match)] * len(found)]
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
        end=np.array([end[one.seat] for one, (_, _, end) in zip(positions, ends, strict=True)], np.float32),
        match=np.array([number for number, _, found in kept for _ in found], np.int32),
        left=np.array(
            [one.asked / max(1, found[0].asked) for _, _, found in kept for one in found],
            np.float32,
        ),
    )


def table(rows: list[list[float]], players: int) -> "np.ndarray[tuple[int, ...], np.dtype[np.float32]]":
    return np.array(rows, np.float32).reshape(len(rows), players)


def ended(match: Match) -> tuple[list[float], list[float], list[float]]:
    """Points, shares of the win, and what the end is worth, by seat."""
    out = outlook(match.players)
    judge_end(match.state, out)
    places = match.placings()
    winners = places.count(1)
    won = [1.0 / winners if place == 1 else 0.0 for place in places]
    return [float(score) for score in match.scores()], won, list(out)[: match.players]
