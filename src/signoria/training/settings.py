"""What a training run is: everything that decides what comes out of it, kept in its folder."""

import json
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any, Final

from signoria.core.atomic_file import write_atomic
from signoria.core.errors import BadSetup
from signoria.core.game import Game
from signoria.core.registry import load

FILE: Final = "run.json"
# Matches that are played and stored together.
PART: Final = 20
QUICK_PART: Final = 500
# The generation of quick matches; those with search come after it.
QUICK: Final = 0
# One match of so many is left out of learning, to see how well others are foretold.
HELD_BACK: Final = 8


@dataclass(frozen=True)
class Settings:
    """The same settings give the same value on the same machine, however often the run was interrupted."""

    game: str
    rules: int
    players: int
    seed: int
    quick: int
    generations: int
    matches: int
    simulations: int
    hidden: int
    epochs: int
    patience: int
    batch: int
    rate: float
    decay: float

    def stages(self) -> list[int]:
        """Quick matches, if there are any, then generations with search."""
        return [*([QUICK] if self.quick else []), *range(1, self.generations + 1)]

    def count(self, generation: int) -> int:
        return self.quick if generation == QUICK else self.matches

    def parts(self, generation: int) -> int:
        """How many files the matches of a generation fill."""
        return -(-self.count(generation) // part_size(generation))

    def numbers(self, generation: int, part: int) -> range:
        """The matches of a part; every match of a run has a number of its own, and is dealt by it."""
        first = 0 if generation == QUICK else (generation - 1) * self.matches
        size = part_size(generation)
        return range(first + part * size, first + min((part + 1) * size, self.count(generation)))


def part_size(generation: int) -> int:
    return QUICK_PART if generation == QUICK else PART


def check(settings: Settings, game: Game) -> None:
    game.check_players(settings.players)
    if settings.players < 2:
        raise BadSetup("a value is learned from matches of two or more; alone there is nobody to play against")
    for name in ("generations", "matches", "simulations", "hidden", "epochs", "patience", "batch"):
        if getattr(settings, name) < 1:
            raise BadSetup(f"--{name} is {getattr(settings, name)}; expected a whole number from 1 on")
    if 0 < settings.quick < HELD_BACK or settings.quick < 0:
        raise BadSetup(f"--quick is {settings.quick}; expected 0 for none, or at least {HELD_BACK}")
    if settings.matches < HELD_BACK:
        raise BadSetup(f"--matches is {settings.matches}; one of {HELD_BACK} is held back, so at least {HELD_BACK} are needed")
    if not 0.0 < settings.rate < 1.0:
        raise BadSetup(f"--rate is {settings.rate}; expected a number between 0 and 1")


class Run:
    """A folder with the settings, the matches, the curves and the value of a run."""

    def __init__(self, folder: Path, settings: Settings) -> None:
        self.folder = folder
        self.settings = settings
        self.game = load(settings.game)

    def value(self, generation: int) -> Path:
        return self.folder / f"value-{generation}.json"

    def samples(self, generation: int, part: int) -> Path:
        return self.folder / f"generation-{generation}" / f"part-{part:04}.npz"

    def checkpoint(self, generation: int) -> Path:
        return self.folder / f"generation-{generation}" / "fitting.npz"


def open_run(folder: Path, settings: Settings) -> Run:
    """Begin a run in a folder, or go on with the one that is there if it is the same."""
    check(settings, load(settings.game))
    file = folder / FILE
    if file.is_file():
        begun = read_settings(file)
        # More may be asked of a run than at first; everything else would make another run of it.
        other = [
            f"{field.name} {getattr(begun, field.name)}"
            for field in fields(Settings)
            if field.name != "generations" and getattr(begun, field.name) != getattr(settings, field.name)
        ]
        if other:
            raise BadSetup(f"{folder} holds a run with {', '.join(other)}; go on with these, or name another folder")
    folder.mkdir(parents=True, exist_ok=True)
    write_atomic(file, json.dumps(asdict(settings), indent=2).encode())
    return Run(folder, settings)


def read_settings(file: Path) -> Settings:
    try:
        found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
        return Settings(**found)
    except (ValueError, TypeError):
        raise BadSetup(f"{file} says nothing of a run; name another folder") from None
