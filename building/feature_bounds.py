"""Writes feature_bounds.toml into the folder of each game: the least and greatest value each feature took in many matches.

`python building/feature_bounds.py --seconds 20` plays so long for each game and number of players: random seats, simple
sensible play, and both at one table. Features that are never anything but 0 and 1 are left out.
"""

import argparse
import time

import numpy as np

import signoria
from signoria.bots.play import decide
from signoria.bots.registry import GREEDY, RANDOM, make_bot
from signoria.core.game import Game
from signoria.core.observed import observed
from signoria.research.observations import alike

HEAD = """# The least and the greatest value of features that are not just 0 or 1, as seen in matches of random seats and of
# simple sensible play; made by building/feature_bounds.py. Seats share their bounds, and so do
# names that differ in numbers only.

"""
TABLES = ((RANDOM,), (GREEDY,), (RANDOM, GREEDY))
EVERY = 5


def measure(game: Game, players: int, seconds: float, found: dict[str, tuple[int, int]]) -> None:
    """Play for so long and widen the bounds by what every seat observes in every fifth decision and at the end."""
    names = [alike(name) for name in game.features(players)]
    for number, kinds in enumerate(TABLES):
        until, seed = time.perf_counter() + seconds / len(TABLES), 0
        while time.perf_counter() < until:
            match = game.new(players, seed=seed)
            bots = [make_bot(kinds[(seat + number) % len(kinds)], game, seed + seat) for seat in range(players)]
            while not match.over:
                match.step(decide(match, bots[match.actor]))
                if len(match.entries) % EVERY == 0 or match.over:
                    seen = np.array([observed(match.state, seat) for seat in range(players)])
                    for name, low, high in zip(names, seen.min(axis=0).tolist(), seen.max(axis=0).tolist(), strict=True):
                        before = found.get(name, (0, 1))
                        found[name] = (min(before[0], low), max(before[1], high))
            seed += 1


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=20.0)
    args = parser.parse_args()
    for key in signoria.game_names():
        game, found = signoria.load(key), dict[str, tuple[int, int]]()
        for players in range(game.min_players, game.max_players + 1):
            measure(game, players, args.seconds, found)
        lines = [f'"{name}" = [{low}, {high}]\n' for name, (low, high) in found.items() if (low, high) != (0, 1)]
        (game.folder / "feature_bounds.toml").write_text(HEAD + "".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
