"""Decisions as data for learning offline: one Parquet file for a game and number of players, read back as arrays.

A row is one decision: what the seat observed, what was legal, what it did, what a bot that searches had found, and how the
match ended for the seat.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Final

from signoria.core.errors import SignoriaError
from signoria.research.arrays import NDArray, np
from signoria.research.extras import missing

try:
    import pyarrow as pa
    from pyarrow import parquet
except ImportError as error:
    raise missing("PyArrow", "data") from error

ABOUT: Final = b"signoria"
FORMAT: Final = 1


class BadDataset(SignoriaError):
    """A file that is no data set of ours, or matches that do not fit into one."""


def schema(about: dict[str, Any]) -> Any:
    """The columns; what holds for all rows (game, players, feature names) stands in the file's metadata."""
    columns = [
        ("match", pa.string()),
        ("entry", pa.int32()),
        ("seat", pa.int8()),
        ("bot", pa.string()),
        ("observation", pa.list_(pa.int32(), len(about["features"]))),
        ("legal", pa.list_(pa.int16())),
        ("action", pa.int16()),
        # Beside `legal`: how often a search looked at each, and what it expects; null where nobody searched.
        ("visits", pa.list_(pa.int32())),
        ("worths", pa.list_(pa.float32())),
        ("value", pa.float32()),
        ("last", pa.bool_()),
        ("return", pa.float32()),
        ("score", pa.int32()),
        ("place", pa.int8()),
    ]
    return pa.schema(columns, metadata={ABOUT: json.dumps({"format": FORMAT, **about}).encode()})


@dataclass
class Dataset:
    """A file of decisions. Columns are read when they are asked for."""

    path: Path

    @cached_property
    def about(self) -> dict[str, Any]:
        """Game, players, rules, edition, options, names of features, number of actions."""
        try:
            found = (parquet.read_schema(self.path).metadata or {}).get(ABOUT)
        except (OSError, pa.ArrowInvalid) as error:
            raise BadDataset(
                f"{self.path}: cannot be read ({error}); give a file written by signoria arena --dataset"
            ) from None
        about: dict[str, Any] = json.loads(found) if found else {}
        if about.get("format") != FORMAT:
            raise BadDataset(f"{self.path}: is no data set of format {FORMAT}; write it with signoria arena --dataset")
        return about

    def __len__(self) -> int:
        return int(parquet.read_metadata(self.path).num_rows)

    def column(self, name: str) -> Any:
        """A column as Arrow has it."""
        if name not in schema(self.about).names:
            raise BadDataset(f"{self.path}: has no column {name}; it has {', '.join(schema(self.about).names)}")
        return parquet.read_table(self.path, columns=[name]).column(name).combine_chunks()

    @cached_property
    def observations(self) -> NDArray[np.int32]:
        flat = self.column("observation").flatten().to_numpy(zero_copy_only=False)
        return flat.reshape(-1, len(self.about["features"]))  # type: ignore[no-any-return]

    @cached_property
    def actions(self) -> NDArray[np.int64]:
        return self.column("action").to_numpy(zero_copy_only=False).astype(np.int64)  # type: ignore[no-any-return]

    @cached_property
    def returns(self) -> NDArray[np.float32]:
        return self.column("return").to_numpy(zero_copy_only=False)  # type: ignore[no-any-return]

    @cached_property
    def values(self) -> NDArray[np.float32]:
        """What the search expected; NaN where nobody searched."""
        return self.column("value").to_numpy(zero_copy_only=False).astype(np.float32)  # type: ignore[no-any-return]

    @cached_property
    def masks(self) -> NDArray[np.int8]:
        return self._spread("legal", None, np.int8)

    @cached_property
    def visits(self) -> NDArray[np.int32]:
        """For every action how often the search looked at it; all 0 where nobody searched."""
        return self._spread("legal", "visits", np.int32)

    def _spread(self, places: str, numbers: str | None, kind: Any) -> NDArray[Any]:
        """Lists beside the legal actions as one column for each action."""
        legal = self.column(places)
        out = np.zeros((len(legal), self.about["actions"]), kind)
        rows = legal.value_parent_indices().to_numpy(zero_copy_only=False)
        ids = legal.flatten().to_numpy(zero_copy_only=False)
        if numbers is None:
            out[rows, ids] = 1
            return out
        counted = self.column(numbers)
        known = counted.is_valid().to_numpy(zero_copy_only=False)[rows]
        out[rows[known], ids[known]] = counted.flatten().to_numpy(zero_copy_only=False)
        return out

    def batches(self, size: int, seed: int = 0) -> Iterator[dict[str, NDArray[Any]]]:
        """Every decision once, in random order."""
        order = np.random.default_rng(seed).permutation(len(self))
        columns = {name: getattr(self, name) for name in ("observations", "masks", "actions", "visits", "values", "returns")}
        for first in range(0, len(order), size):
            chosen = order[first : first + size]
            yield {name: column[chosen] for name, column in columns.items()}


__all__ = ["BadDataset", "Dataset", "pa", "parquet", "schema"]
