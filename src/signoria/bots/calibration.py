"""What a search expects, put right by what was measured: matches end above or below what it thinks at first.

What is added depends on how far the match is and on what the table is thought to reach on average; it is the same for every
seat and every choice. So it changes what is told, but neither what is chosen nor how far choices differ.
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
    """What a table reaches on average, at some moments of a match: what was expected times `scale`, and `add`."""

    at: tuple[float, ...]
    scale: tuple[float, ...]
    add: tuple[float, ...]

    def shift(self, progress: float, expected: float) -> float:
        """What is to be added to everybody's points where the table is expected to reach so many on average."""
        return between(self.at, self.add, progress) + (between(self.at, self.scale, progress) - 1.0) * expected


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
    return Calibration(*(tuple(map(float, read[name])) for name in ("at", "scale", "add")))


def progress_of(game: Game, state: State) -> float:
    """How far a match is, as its game reckons it."""
    module = game.part(MODULE)
    return 0.0 if module is None else min(1.0, max(0.0, cast(float, module.progress(state))))
