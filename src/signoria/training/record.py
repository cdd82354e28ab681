"""The file of a value: its weights, and the record that tells how to learn it again and how strong it turned out."""

import json
import platform
from collections.abc import Callable, Sequence
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any

import numpy as np

import signoria
from signoria.bots.registry import fingerprint, strongest_for
from signoria.bots.values import FILE, FORMAT, network_data, read_value
from signoria.core.atomic_file import write_atomic
from signoria.training.model import Model, quantised
from signoria.training.settings import Run, Settings
from signoria.training.trial import Trial, as_data, ships


def write_value(
    run: Run, generation: int, model: Model, settled: bool, lines: Sequence[dict[str, float]], positions: int
) -> None:
    settings = run.settings
    first, second = quantised(model, settings.players)
    size = len(run.game.features(settings.players))
    record = {
        "command": command(settings),
        "settings": asdict(settings),
        "generation": generation,
        "signoria": signoria.__version__,
        "judgement": fingerprint(strongest_for(run.game), run.game),
        "python": platform.python_version(),
        "numpy": np.__version__,
        "matches": settings.matches * generation,
        "quick_matches": settings.quick,
        "positions": positions,
        "curve": [{name: round(number, 5) for name, number in line.items()} for line in lines],
        "last": {name: round(number, 5) for name, number in lines[-1].items()},
    }
    value = {
        "format": FORMAT,
        "game": settings.game,
        "rules": settings.rules,
        "settled": settled,
        "record": record,
        "networks": [network_data(settings.players, size, settings.hidden, first, second)],
    }
    save(run.value(generation), value)


def command(settings: Settings) -> str:
    """The command that learns the same again."""
    given = " ".join(
        f"--{field.name} {getattr(settings, field.name)}" for field in fields(Settings) if field.name not in ("game", "rules")
    )
    return f"signoria train {settings.game} {given}"


def finish_value(run: Run, file: Path, *, pace: Callable[[], int] | None = None, trials: Sequence[Trial] | None = None) -> int:
    """Note how many simulations take the time of the strongest level, measured once, and what the trials showed; the newest
    value of a run is also its `value.json`.
    """
    value = json.loads(file.read_text(encoding="utf-8"))
    record = value["record"]
    paced = file.with_suffix(".pace")
    if pace is not None and not paced.is_file():
        write_atomic(paced, str(pace()).encode())
    simulations = int(paced.read_text(encoding="utf-8"))
    record["simulations_at_equal_time"] = simulations
    if trials is not None:
        record["evaluation"] = as_data(trials)
        record["wins_enough"] = ships(trials)
    save(run.folder / FILE, value)
    return simulations


def save(file: Path, value: dict[str, Any]) -> None:
    write_atomic(file, (json.dumps(value, indent=1, ensure_ascii=False) + "\n").encode())
    read_value.cache_clear()
