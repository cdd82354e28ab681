"""Files of values with made-up weights: they play nonsense, but as a learned value plays."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from signoria.bots.values import FORMAT, network_data
from signoria.core.game import Game
from signoria.core.rng import Rng


def made_up(game: Game, players: Sequence[int], hidden: int = 8, settled: bool = False) -> dict[str, Any]:
    rng = Rng(5)

    def some(count: int, most: int) -> list[int]:
        return [rng.below(2 * most + 1) - most for _ in range(count)]

    networks = []
    for number in players:
        size, units = len(game.features(number)), hidden + number + 1
        first, second = some((size + number + 1) * units, 300), some(hidden * (number + 1), 500)
        networks.append(network_data(number, size, hidden, first, second))
    return {"format": FORMAT, "game": game.key, "rules": game.rules, "settled": settled, "record": {}, "networks": networks}


def write_made_up(game: Game, file: Path, players: Sequence[int], settled: bool = False) -> Path:
    file.write_text(json.dumps(made_up(game, players, settled=settled)), encoding="utf-8")
    return file
