"""What a search expects, put right by what was measured: matches end above or below what it thinks at first.

What is added to points depends on how far the match is and on what the table is thought to reach on average; it is the same for
every seat and every choice. Whoever thinks also expects a better place than is reached while that is open, since the best of
several guesses is more often too good than too bad: that is put right for the seat that thinks. So what is told changes, but
neither what is chosen nor which choice is better.
`benchmarks/calibration.py` measures it, `calibration.toml` in a game's `bots` folder holds it.
"""

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final, cast

from signoria.core.game import Game
from signoria.core.state import State

# Its function `progress(state)` says how far a match is, from 0 at the beginning to 1 at the end.
MODULE: Final = "bots.progress"
FILE: Final = "calibration.toml"


@dataclass(frozen=True)
class Calibration:
    """What a table reaches on average, at some moments of a match: what was expected times `scale`, and `add`.

    `place`: how much worse a place the seat that thinks will have, by how open that is; from -1 to 1, so that a better place
    stays a better one.
    """

    at: tuple[float, ...]
    scale: tuple[float, ...]
    add: tuple[float, ...]
    place: tuple[float, ...]

    def shift(self, progress: float, expected: float) -> float:
        """What is to be added to everybody's points where the table is expected to reach so many on average."""
        return between(self.at, self.add, progress) + (between(self.at, self.scale, progress) - 1.0) * expected

    def place_of(self, progress: float, expected: float, players: int) -> float:
        """The place that whoever thinks will have, as far as can be told."""
        last = max(players - 1, 1)
        behind = (expected - 1.0) / last
        return 1.0 + last * (behind + between(self.at, self.place, progress) * openness(behind))


def openness(behind: float) -> float:
    """How open a place is that lies so far from the first (0) to the last (1): nothing is where it is sure to be either."""
    return behind * (1.0 - behind)


def between(at: tuple[float, ...], values: tuple[float, ...], progress: float) -> float:
    """The value at a moment between those where it is known, and the nearest one outside."""
    if progress <= at[0]:
        return values[0]
    for i in range(1, len(at)):
        if progress <= at[i]:
            part = (progress - at[i - 1]) / (at[i] - at[i - 1])
            return values[i - 1] + part * (values[i] - values[i - 1])
    return values[-1]


def calibration_for(game: Game) -> Calibration | None:
    """What was measured for a game; None where nobody has."""
    return read_calibration(game.folder / "bots" / FILE) if game.part(MODULE) is not None else None


@cache
def read_calibration(file: Path) -> Calibration | None:
    if not file.is_file():
        return None
    read = tomllib.loads(file.read_text(encoding="utf-8"))
    # A game of another distribution may have measured points alone.
    read.setdefault("place", [0.0] * len(read["at"]))
    return Calibration(*(tuple(map(float, read[name])) for name in ("at", "scale", "add", "place")))


def progress_of(game: Game, state: State) -> float:
    """How far a match is, as its game reckons it."""
    module = game.part(MODULE)
    return 0.0 if module is None else min(1.0, max(0.0, cast(float, module.progress(state))))
