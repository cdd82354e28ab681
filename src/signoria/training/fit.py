"""Learns a network from the matches of a run, epoch by epoch; stopped at any moment, it goes on as if nothing had happened."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from io import BytesIO
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from signoria.core.atomic_file import write_atomic
from signoria.core.errors import BadSetup
from signoria.core.evaluation import MARGIN, PLACE, POINTS_OF_MARGIN, WIN
from signoria.training.model import WEIGHTS, Adam, Answer, Model, answer, begin, dense, gradients, losses, rare, scales
from signoria.training.samples import Floats, Samples
from signoria.training.settings import HELD_BACK, Settings

FEWEST: Final = 40
# What was learned before is set right in steps of this part of the usual.
SMALLER: Final = 0.2
SHUFFLE: Final = 0xC0FFEE
# Samples that are looked at together where nothing is learned.
AT_ONCE: Final = 4096

Rows = NDArray[np.int64]
Tell = Callable[[dict[str, Any]], None]


@dataclass
class Progress:
    """How far a fit is: what it learned so far, the best of it, and the curve."""

    model: Model
    best: Model
    adam: Adam
    curve: list[dict[str, float]] = field(default_factory=list)

    def done(self, settings: Settings) -> bool:
        if len(self.curve) >= settings.epochs:
            return True
        return bool(self.curve) and len(self.curve) - 1 - self.best_epoch() >= settings.patience

    def best_epoch(self) -> int:
        return min(range(len(self.curve)), key=lambda epoch: self.curve[epoch]["held_back"])


def fit(
    samples: Samples, size: int, settings: Settings, checkpoint: Path, tell: Tell, start: Model | None = None
) -> tuple[Model, list[dict[str, float]]]:
    """The model that foretold matches best that it did not learn from, and the learning curve.

    `start`, if there is one, was learned from other matches: it is set right in smaller steps.
    """
    held = samples.match % HELD_BACK == HELD_BACK - 1
    learn, check = np.flatnonzero(~held), np.flatnonzero(held)
    if not len(learn) or not len(check):
        raise BadSetup(f"{len(samples)} positions are too few to learn from; play more matches")
    usual = float(np.sqrt(np.mean((samples.points - samples.expected) ** 2)))
    progress = resumed(checkpoint) or started(samples, size, settings, usual, start)
    unknown = rare(samples, size, FEWEST) if start is None else unlearned(start, settings.players)
    rate = settings.rate if start is None else settings.rate * SMALLER
    while not progress.done(settings):
        epoch = len(progress.curve)
        learned = one_epoch(progress, samples, learn, size, settings, usual, unknown, epoch, rate)
        line = {"epoch": epoch + 1.0, "learned": learned, **foretold(progress.model, samples, check, size, usual)}
        progress.curve.append(line)
        if progress.best_epoch() == epoch:
            progress.best = copied(progress.model)
        save(progress, checkpoint)
        tell(line)
    return progress.best, progress.curve


def started(samples: Samples, size: int, settings: Settings, usual: float, start: Model | None) -> Progress:
    if start is not None:
        return Progress(copied(start), copied(start), Adam(start))
    rng = np.random.default_rng([settings.seed, SHUFFLE])
    scale = scales(samples, size)
    model = begin(size + 2 * settings.players, settings.hidden, settings.players, scale, max(2.0, usual / 1.5), rng)
    return Progress(model, copied(model), Adam(model))


def unlearned(model: Model, players: int) -> NDArray[np.bool_]:
    """Inputs that were too rare to be learned of; who errs was not told in quick matches, and is never left out."""
    found: NDArray[np.bool_] = ~np.any(model.first, axis=1)
    found[-1 - players :] = False
    return found


def copied(model: Model) -> Model:
    first, straight, second = (part.copy() for part in model.parts())
    return Model(first, straight, second, model.scale)


def one_epoch(
    progress: Progress,
    samples: Samples,
    learn: Rows,
    size: int,
    settings: Settings,
    usual: float,
    unknown: NDArray[np.bool_],
    epoch: int,
    full: float,
) -> float:
    """Every sample once, in an order that belongs to the epoch; returns the mean loss."""
    order = np.random.default_rng([settings.seed, SHUFFLE, epoch]).permutation(learn)
    # Steps grow smaller towards the last epoch.
    rate = full * 0.5 * (1.0 + float(np.cos(np.pi * epoch / settings.epochs)))
    total = 0.0
    for first in range(0, len(order), settings.batch):
        rows = np.sort(order[first : first + settings.batch])
        inputs = dense(samples, rows, size, progress.model.scale)
        inputs[:, unknown] = 0.0
        found = answer(progress.model, inputs, samples.expected[rows])
        surprise, off = losses(found, samples.points[rows], samples.won[rows], usual)
        total += float(np.sum(surprise) + 0.5 * np.sum(off))
        slopes = gradients(progress.model, inputs, found, samples.points[rows], samples.won[rows], usual)
        progress.adam.step(progress.model, slopes, rate, settings.decay)
    progress.model.first[unknown] = 0.0
    progress.model.straight[unknown] = 0.0
    return total / len(order)


def foretold(model: Model, samples: Samples, rows: Rows, size: int, usual: float) -> dict[str, float]:
    """How well matches are foretold that were not learned from, by the network and by the judgement alone."""
    loss, own = [], []
    errors: list[Floats] = []
    for first in range(0, len(rows), AT_ONCE):
        some = rows[first : first + AT_ONCE]
        found = answer(model, dense(samples, some, size, model.scale), samples.expected[some])
        surprise, off = losses(found, samples.points[some], samples.won[some], usual)
        loss.append(surprise + 0.5 * off)
        errors.append(found.points - samples.points[some])
        own.append(worth_of(found))
    end = samples.end[rows]
    return {
        "held_back": float(np.mean(np.concatenate(loss))),
        **explained("points", np.concatenate(errors).ravel(), (samples.expected - samples.points)[rows], samples.points[rows]),
        **explained("worth", np.concatenate(own) - end, samples.worth[rows] - end, end),
    }


def explained(what: str, errors: Floats, by_judgement: Floats, truth: Floats) -> dict[str, float]:
    """Which part of how results differ is foretold: by the network and by the judgement."""
    whole = float(np.var(truth))
    return {
        f"{what}_explained": 1.0 - float(np.mean(errors**2)) / whole,
        f"{what}_by_judgement": 1.0 - float(np.mean(by_judgement**2)) / whole,
    }


def worth_of(found: Answer) -> Floats:
    """What the end is worth to the own seat, as the search counts it (`core.evaluation.judge_points`)."""
    players = found.points.shape[1]
    behind = 1.0 / (1.0 + np.exp((found.points[:, :1] - found.points[:, 1:]) / found.spread[:, None]))
    ranks = 1.0 - np.sum(behind, axis=1) / (players - 1)
    ahead = found.points[:, 0] - np.mean(found.points[:, 1:], axis=1)
    worth: Floats = WIN * found.won[:, 0] + PLACE * ranks + MARGIN / (1.0 + np.exp(-ahead / POINTS_OF_MARGIN))
    return worth


# ---- checkpoints --------------------------------------------------------------------------------------------------------


def save(progress: Progress, file: Path) -> None:
    kept: dict[str, Any] = {"scale": progress.model.scale, "steps": progress.adam.steps}
    kept["curve"] = np.frombuffer(json.dumps(progress.curve).encode(), np.uint8)
    for i, name in enumerate(WEIGHTS):
        kept[f"now_{name}"] = progress.model.parts()[i]
        kept[f"best_{name}"] = progress.best.parts()[i]
        kept[f"mean_{name}"] = progress.adam.mean[i]
        kept[f"square_{name}"] = progress.adam.square[i]
    out = BytesIO()
    np.savez(out, **kept)
    write_atomic(file, out.getvalue())


def resumed(file: Path) -> Progress | None:
    """What an earlier run left, or None."""
    if not file.is_file():
        return None
    with np.load(file) as kept:
        model, best = (read_model(kept, which) for which in ("now", "best"))
        adam = Adam(model)
        adam.mean = [kept[f"mean_{name}"] for name in WEIGHTS]
        adam.square = [kept[f"square_{name}"] for name in WEIGHTS]
        adam.steps = int(kept["steps"])
        return Progress(model, best, adam, json.loads(kept["curve"].tobytes()))


def read_model(kept: Mapping[str, Any], which: str) -> Model:
    first, straight, second = (kept[f"{which}_{name}"] for name in WEIGHTS)
    return Model(first, straight, second, kept["scale"])
