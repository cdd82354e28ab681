"""Character: a trait makes an opponent think more of some things and less of others than they are worth to most.

`traits.toml` in a game's `bots` folder says by which factor each trait changes which weights of the game's judgement.
"""

import tomllib
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

from signoria.core.errors import BadSetup
from signoria.core.evaluation import OF_POSITIONS
from signoria.core.game import Game

# A word for players stands in the shared locale files as `trait-<name>`.
TRAITS: Final = ("bold", "thrifty", "builder")
# Between a trait and a level, as in `bold-master`.
BETWEEN: Final = "-"
FILE: Final = "traits.toml"


def traits_of(game: Game) -> dict[str, dict[str, float]]:
    """The traits that opponents of a game may have, with the factors of weights."""
    return read_traits(game.folder / "bots" / FILE)


@cache
def read_traits(file: Path) -> dict[str, dict[str, float]]:
    if not file.is_file():
        return {}
    read = tomllib.loads(file.read_text(encoding="utf-8"))
    if unknown := set(read) - set(TRAITS):
        raise BadSetup(f"{file} names traits nobody has words for: {', '.join(sorted(unknown))}")
    return {trait: {name: float(factor) for name, factor in factors.items()} for trait, factors in read.items()}


def apply_trait(game: Game, trait: str, names: Sequence[str], weights: Sequence[float]) -> list[float]:
    """The weights of a judgement as somebody with this trait sees them, in play and in positions alike."""
    if not trait:
        return list(weights)
    factors = traits_of(game)[trait]
    if unknown := set(factors) - set(names):
        raise BadSetup(f"{game.title}: the trait '{trait}' changes weights there are not: {', '.join(sorted(unknown))}")
    named = zip(names, weights, strict=True)
    return [weight * factors.get(name.removeprefix(OF_POSITIONS), 1.0) for name, weight in named]
