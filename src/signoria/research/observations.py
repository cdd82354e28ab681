"""How features are shown: as they are or scaled, alone or with the mask beside them; and which of them belong together."""

import re
import tomllib
from collections.abc import Mapping
from typing import Any, Final

from signoria.core.registry import load
from signoria.research.arrays import NDArray, np

# Features are whole numbers well inside these bounds.
LOWEST_FEATURE: Final = -(1 << 20)
HIGHEST_FEATURE: Final = 1 << 20
# Features without a prefix belong to nobody in particular.
TABLE: Final = "table"
OTHER_SEAT: Final = re.compile(r"^next \d+")
NUMBER: Final = re.compile(r"\d+")


def feature_groups(names: tuple[str, ...]) -> dict[str, NDArray[np.int64]]:
    """Where the features of each group stand: `own` and `next 1` for seats, `asked` for the question, `table` for the rest."""
    places: dict[str, list[int]] = {}
    for at, name in enumerate(names):
        group, colon, _ = name.partition(": ")
        places.setdefault(group if colon else TABLE, []).append(at)
    return {group: np.array(found) for group, found in places.items()}


_bounds: Final[dict[str, Mapping[str, tuple[int, int]]]] = {}


def set_feature_bounds(game: str, bounds: Mapping[str, tuple[int, int]]) -> None:
    """Bounds for a game of one's own: for every feature that is not just 0 or 1, named as by `alike`."""
    _bounds[game] = dict(bounds)


def known_bounds(game: str) -> Mapping[str, tuple[int, int]]:
    """The features of a game that are not 0 or 1, with the bounds seen in many matches (building/feature_bounds.py)."""
    file = load(game).folder / "feature_bounds.toml"
    if game not in _bounds and file.is_file():
        read = tomllib.loads(file.read_text(encoding="utf-8"))
        _bounds[game] = {name: (low, high) for name, (low, high) in read.items()}
    if game not in _bounds:
        raise ValueError(
            f"nobody has measured the features of {game}; tell their bounds with set_feature_bounds, or do not normalise"
        )
    return _bounds[game]


def feature_bounds(game: str, names: tuple[str, ...]) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
    """The least and the greatest value of every feature in ordinary play."""
    known = known_bounds(game)
    pairs = [known.get(alike(name), (0, 1)) for name in names]
    return np.array([low for low, _ in pairs], np.int32), np.array([high for _, high in pairs], np.int32)


def alike(name: str) -> str:
    """What features have in common that are bounded alike: `next 2: money` is as `own: money`, `row 3: bricks` as any row."""
    return NUMBER.sub("#", OTHER_SEAT.sub("own", name))


class Scale:
    """Features divided by the greatest size they have in ordinary play; what lies beyond is cut off at -1 and 1."""

    def __init__(self, game: str, names: tuple[str, ...]) -> None:
        low, high = feature_bounds(game, names)
        self.factor: NDArray[np.float32] = (1.0 / np.maximum(np.maximum(abs(low), abs(high)), 1)).astype(np.float32)

    def __call__(self, features: NDArray[np.int32], out: NDArray[np.float32] | None = None) -> NDArray[np.float32]:
        scaled: NDArray[np.float32] = np.multiply(features, self.factor, out=out, casting="unsafe", dtype=np.float32)
        return np.clip(scaled, -1.0, 1.0, out=scaled)


def box(names: tuple[str, ...], scale: Scale | None, rows: int | None = None) -> Any:
    """The space of observations: of one decision, or of as many rows."""
    from gymnasium.spaces import Box

    shape = (len(names),) if rows is None else (rows, len(names))
    if scale is None:
        return Box(LOWEST_FEATURE, HIGHEST_FEATURE, shape, np.int32)
    return Box(-1.0, 1.0, shape, np.float32)


def with_mask(features: Any, actions: int, rows: int | None = None) -> Any:
    """The space of observations with the mask beside the features."""
    from gymnasium.spaces import Box, Dict

    shape = (actions,) if rows is None else (rows, actions)
    return Dict({"observation": features, "action_mask": Box(0, 1, shape, np.int8)})
