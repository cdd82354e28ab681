"""How the cost of a simulation grows with the tree: microseconds of computing a simulation, by how many one decision gets.

`python benchmarks/tree_growth.py` thinks about the opening position of every game with three players (Firenze two), with our
judgement and without, on one core. A tree of 100,000 should cost at most half as much again as one of 1,000.
"""

import argparse
import time

from signoria.bots.search.tree import search
from signoria.bots.search_bot import load_judgement
from signoria.core.evaluation import RandomPlayouts
from signoria.core.playout import settle_chance
from signoria.core.registry import load
from signoria.core.rng import Rng

TABLES = {"medici": 4, "florence": 3, "firenze": 2, "ilvecchio": 3}
SIZES = (1_000, 10_000, 100_000)


def cost(key: str, players: int, simulations: int, plain: bool) -> float:
    """Microseconds of computing a simulation."""
    game = load(key)
    state = game.initial(players)
    settle_chance(state, Rng(1))
    evaluation = RandomPlayouts() if plain else load_judgement(game)
    began = time.process_time()
    search(state, state.actor(), evaluation, Rng(1), simulations)
    return (time.process_time() - began) / simulations * 1e6


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", action="append", choices=sorted(TABLES), help="only this game; repeatable")
    parser.add_argument("--largest", type=int, default=SIZES[-1], help="no tree larger than this")
    args = parser.parse_args()
    sizes = [size for size in SIZES if size <= args.largest]
    print("| game | players | search | " + " | ".join(f"{size:,}" for size in sizes) + " | growth |")
    print("|---|---|---|" + "---|" * (len(sizes) + 1))
    for key in args.game or TABLES:
        for plain in (False, True):
            costs = [cost(key, TABLES[key], size, plain) for size in sizes]
            cells = " | ".join(f"{found:.1f} µs" for found in costs)
            kind = "plain" if plain else "with judgement"
            print(f"| {load(key).title} | {TABLES[key]} | {kind} | {cells} | {costs[-1] / costs[0]:.2f}× |", flush=True)


if __name__ == "__main__":
    main()
