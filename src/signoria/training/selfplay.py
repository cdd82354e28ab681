"""Plays the matches to learn from and keeps their positions. The same match number gives the same samples anywhere."""

import hashlib
import tempfile
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from signoria.bots.play import decide
from signoria.bots.search_bot import load_judgement
from signoria.core.atomic_file import write_atomic
from signoria.core.game import Game
from signoria.core.registry import load
from signoria.core.rng import Rng
from signoria.core.state import State
from signoria.training.looking import Kept, gathered, looked_at, turned
from signoria.training.pool import line_up
from signoria.training.quick import QuickPlayer, play_quickly
from signoria.training.samples import Samples

# Deals of training are none of those that the arena or a table is likely to use.
FIRST_DEAL: Final = 1 << 40
DEALS_OF_A_SEED: Final = 1 << 24
FIRST_QUICK: Final = 1 << 23
BOT_SEEDS: Final = 16
LOOK_STREAM: Final = 0x100C


@dataclass(frozen=True)
class Work:
    """A part of a generation: enough to play it in another process or on another machine."""

    game: str
    players: int
    seed: int
    # How long players think; 0: not at all.
    simulations: int
    numbers: range
    values: tuple[Path, ...]
    settled: bool
    # What the files of values say, for machines that do not see them.
    texts: tuple[bytes, ...] = ()


def unpacked(work: Work) -> Work:
    """The same work with values that lie on this machine."""
    folder = Path(tempfile.gettempdir())
    files = tuple(folder / f"signoria-value-{hashlib.sha256(text).hexdigest()[:24]}.json" for text in work.texts)
    for file, text in zip(files, work.texts, strict=True):
        write_atomic(file, text)
    return replace(work, values=files, texts=())


def play_part(work: Work) -> Samples:
    if work.texts:
        work = unpacked(work)
    game = load(work.game)
    first = FIRST_DEAL + work.seed * DEALS_OF_A_SEED
    kept: list[tuple[int, State, list[Kept]]] = []
    if work.simulations == 0:
        player = QuickPlayer(game)
        for number in work.numbers:
            kept.append((number, *play_quickly(game, work.players, first + FIRST_QUICK + number, work.settled, player)))
    else:
        for number in work.numbers:
            kept.append((number, *play_match(game, work, first + number, number)))
    return gathered(kept, work.players)


def play_match(game: Game, work: Work, deal: int, number: int) -> tuple[State, list[Kept]]:
    match = game.new(work.players, seed=deal)
    seats = line_up(game, work.players, work.simulations, list(work.values), work.seed, number)
    bots = [player.sit_down(game, deal * BOT_SEEDS + seat) for seat, player in enumerate(seats)]
    own = load_judgement(game)
    rng = Rng(deal, LOOK_STREAM)
    positions: list[Kept] = []
    asked = 0
    while not match.over:
        positions += looked_at(match.state, own, rng, work.settled, asked)
        match.step(decide(match, bots[match.actor]))
        asked += 1
    for one in positions:
        one.left = 1.0 - one.asked / asked
        one.errs = turned([float(player.errs()) for player in seats], one.seat)
    return match.state, positions
