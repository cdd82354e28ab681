"""Chances to win, worked out from what a search says and corrected by measurement.

A search keeps worth, place and points for every seat. Worth is a known mixture of the chance to win, the place and the lead
(`core.evaluation.worth`), so the chance follows from the three means; only the lead enters it other than linearly, which
changes the result by less than one in a thousand.
`benchmarks/win_chances.py` measures how often seats win that were given some chance, and fits the correction in
`chances.toml` in a game's `bots` folder.
"""

import math
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from signoria.bots.calibration import between
from signoria.core.evaluation import MARGIN, PLACE, POINTS_OF_MARGIN, WIN
from signoria.core.game import Game

FILE: Final = "chances.toml"
# No chance is smaller than this while a match runs.
LEAST: Final = 0.001


def win_chances(worths: Sequence[float], places: Sequence[float], points: Sequence[float]) -> tuple[float, ...]:
    """The chance to win of every seat; with several players they add up to 1."""
    players = len(worths)
    total = sum(points)
    found = []
    for worth, place, own in zip(worths, places, points, strict=True):
        ahead = own - (total - own) / max(players - 1, 1)
        ranks = 1.0 if players == 1 else max(0.0, (players - place) / (players - 1))
        won = (worth - PLACE * ranks - MARGIN / (1.0 + math.exp(-ahead / POINTS_OF_MARGIN))) / WIN
        found.append(min(1.0, max(0.0, won)))
    return tuple(found) if players == 1 else normalise(found)


def normalise(shares: Sequence[float]) -> tuple[float, ...]:
    total = sum(shares)
    return tuple(share / total for share in shares) if total > 0.0 else tuple(1.0 / len(shares) for _ in shares)


@dataclass(frozen=True)
class ChanceCorrection:
    """How sure a search may be at some moments of a match: log chances times `scale`, and `bias` for the seat that decides."""

    at: tuple[float, ...] = (0.0,)
    scale: tuple[float, ...] = (1.0,)
    bias: tuple[float, ...] = (0.0,)

    def correct(self, progress: float, chances: Sequence[float], actor: int) -> tuple[float, ...]:
        """The same chances as measured matches bear them out."""
        scale, bias = between(self.at, self.scale, progress), between(self.at, self.bias, progress)
        return apply_correction(chances, actor, scale, bias)


def apply_correction(chances: Sequence[float], actor: int, scale: float, bias: float) -> tuple[float, ...]:
    if len(chances) == 1:
        own = min(1.0 - LEAST, max(LEAST, chances[0]))
        return (1.0 / (1.0 + math.exp(-(scale * math.log(own / (1.0 - own)) + bias))),)
    logs = [scale * math.log(max(LEAST, share)) + (bias if seat == actor else 0.0) for seat, share in enumerate(chances)]
    return normalise([math.exp(log - max(logs)) for log in logs])


NO_CORRECTION: Final = ChanceCorrection()


def correction_for(game: Game) -> ChanceCorrection:
    """What was measured for a game; no correction where nothing was."""
    return read_correction(game.folder / "bots" / FILE)


@cache
def read_correction(file: Path) -> ChanceCorrection:
    if not file.is_file():
        return NO_CORRECTION
    read = tomllib.loads(file.read_text(encoding="utf-8"))
    return ChanceCorrection(*(tuple(map(float, read[name])) for name in ("at", "scale", "bias")))
