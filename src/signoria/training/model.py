"""The network while it is learned, in floating point, with Adam; `quantised` makes whole numbers of it, for bots to think with.

For every sample it says how far each seat's final points will differ from what the judgement expects, and how far that may be
off. The loss is how badly the winner was foretold (cross-entropy), and how far the points were off, in parts of what they are
off by the judgement alone.

Who plays weakly ends badly, wherever it stood. So that this is not mistaken for the worth of its positions, the network is told
while it learns who does; in the network that bots think with nobody does.
"""

from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from signoria.bots.search.learned import LEAST_SURE, SUREST
from signoria.bots.search.network import FIRST_BITS, QUARTERS, SECOND_BITS, UNIT
from signoria.training.samples import Floats, Samples

MOMENTUM: Final = 0.9
MEMORY: Final = 0.999
TINY: Final = 1e-8
POINTS_COUNT: Final = 0.5
LARGEST: Final = 32767
WEIGHTS: Final = ("first", "straight", "second")


@dataclass
class Model:
    """Weights; rows of the first layer are features, expected points in quarters, who errs, and a constant."""

    first: Floats
    straight: Floats
    second: Floats
    # Features are divided by these, so that all are of about one size.
    scale: Floats

    def parts(self) -> list[Floats]:
        return [self.first, self.straight, self.second]


def begin(inputs: int, hidden: int, players: int, scale: Floats, spread: float, rng: np.random.Generator) -> Model:
    """Nothing learned yet: no residual, and points as sure as they turned out to be on average."""
    first = (rng.standard_normal((inputs + 1, hidden)) * 0.12).astype(np.float32)
    first[-1] = 0.0
    straight = np.zeros((inputs + 1, players + 1), np.float32)
    straight[-1, players] = spread
    return Model(first, straight, np.zeros((hidden, players + 1), np.float32), scale)


def dense(samples: Samples, rows: NDArray[np.int64], size: int, scale: Floats) -> Floats:
    """The inputs of some samples, scaled, with the constant at the end."""
    players = samples.expected.shape[1]
    out = np.zeros((len(rows), size + 2 * players + 1), np.float32)
    lengths = samples.begin[rows + 1] - samples.begin[rows]
    row = np.repeat(np.arange(len(rows)), lengths)
    first = np.repeat(samples.begin[rows] - np.concatenate([[0], np.cumsum(lengths)[:-1]]), lengths)
    source = np.arange(int(lengths.sum())) + first
    out[row, samples.places[source]] = samples.numbers[source]
    out[:, size : size + players] = np.trunc(samples.expected[rows] * QUARTERS)
    out[:, size + players : size + 2 * players] = samples.errs[rows]
    out[:, -1] = 1.0
    out /= scale
    return out


def scales(samples: Samples, size: int) -> Floats:
    """The root mean square of each input where it is not zero; 1 where it never is anything else."""
    players = samples.expected.shape[1]
    squares = np.bincount(samples.places, samples.numbers.astype(np.float64) ** 2, size)
    often = np.bincount(samples.places, minlength=size)
    of_features = np.sqrt(squares / np.maximum(often, 1))
    of_points = np.sqrt(np.mean((samples.expected * QUARTERS) ** 2, axis=0))
    found = np.concatenate([of_features, of_points, np.ones(players + 1)])
    return np.where(found > 0, found, 1.0).astype(np.float32)


def rare(samples: Samples, size: int, fewest: int) -> NDArray[np.bool_]:
    """Inputs that hardly ever occur: nothing can be learned of them."""
    often = np.bincount(samples.places, minlength=size)
    players = samples.expected.shape[1]
    return np.concatenate([often < fewest, np.zeros(2 * players + 1, bool)])


@dataclass(frozen=True)
class Answer:
    """What the network says of some samples: residuals, what it is made from, and what follows."""

    sums: Floats
    said: Floats
    points: Floats
    spread: Floats
    won: Floats


def answer(model: Model, inputs: Floats, expected: Floats) -> Answer:
    sums = inputs @ model.first
    said = np.maximum(sums, 0.0) @ model.second + inputs @ model.straight
    players = expected.shape[1]
    points = expected + said[:, :players]
    spread = np.clip(said[:, players], SUREST, LEAST_SURE)
    lead = (points - points.max(axis=1, keepdims=True)) / spread[:, None]
    won = np.exp(lead)
    return Answer(sums, said, points, spread, won / won.sum(axis=1, keepdims=True))


def losses(found: Answer, points: Floats, won: Floats, usual: float) -> tuple[Floats, Floats]:
    """Of each sample: how badly the winner was foretold, and how far points were off."""
    surprise = -np.sum(won * np.log(np.maximum(found.won, 1e-6)), axis=1)
    off = np.mean((found.points - points) ** 2, axis=1) / usual**2
    return surprise, off


def gradients(model: Model, inputs: Floats, found: Answer, points: Floats, won: Floats, usual: float) -> list[Floats]:
    count, players = points.shape
    wrong = found.won - won
    back = np.zeros_like(found.said)
    back[:, :players] = wrong / found.spread[:, None] + POINTS_COUNT * 2.0 * (found.points - points) / (players * usual**2)
    inside = (found.said[:, players] > SUREST) & (found.said[:, players] < LEAST_SURE)
    back[:, players] = np.where(inside, -np.sum(wrong * found.points, axis=1) / found.spread**2, 0.0)
    back /= count
    hidden = np.maximum(found.sums, 0.0)
    below = (back @ model.second.T) * (found.sums > 0)
    return [inputs.T @ below, inputs.T @ back, hidden.T @ back]


class Adam:
    """Steps by the usual rule, with weights that shrink a little (decoupled)."""

    def __init__(self, model: Model) -> None:
        self.mean = [np.zeros_like(part) for part in model.parts()]
        self.square = [np.zeros_like(part) for part in model.parts()]
        self.steps = 0

    def step(self, model: Model, slopes: list[Floats], rate: float, decay: float) -> None:
        self.steps += 1
        towards = 1.0 - MOMENTUM**self.steps
        wide = 1.0 - MEMORY**self.steps
        for i, (part, slope) in enumerate(zip(model.parts(), slopes, strict=True)):
            self.mean[i] += (1.0 - MOMENTUM) * (slope - self.mean[i])
            self.square[i] += (1.0 - MEMORY) * (slope * slope - self.square[i])
            shrunk = part * np.float32(rate * decay)
            # The constants stay: points and their spread are as large as they are.
            if part is not model.second:
                shrunk[-1] = 0.0
            np.subtract(
                part, np.float32(rate / towards) * self.mean[i] / (np.sqrt(self.square[i] / wide) + TINY) + shrunk, out=part
            )


def quantised(model: Model, players: int) -> tuple[list[int], list[int]]:
    """Whole numbers for the network that bots think with, its first layer row by row, without who errs."""
    first = np.concatenate([model.first, model.straight / UNIT], axis=1) / model.scale[:, None]
    first = np.concatenate([first[: -1 - players], first[-1:]])
    return rounded(first, FIRST_BITS), rounded(model.second / UNIT, SECOND_BITS)


def rounded(weights: NDArray[np.floating[Any]], bits: int) -> list[int]:
    whole = np.rint(weights.astype(np.float64) * (1 << bits))
    found: list[int] = np.clip(whole, -LARGEST, LARGEST).astype(int).ravel().tolist()
    return found
