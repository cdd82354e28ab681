"""What a change of the engines costs: two source trees, both compiled, run in turn, by CPU time.

`python benchmarks/before_and_after.py BEFORE/src AFTER/src` prints nanoseconds per decision of random play and per clone
for every game and number of players, each the best of several runs, and how the second tree compares to the first.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable

SEED = 7
MATCHES = {"medici": 1500, "florence": 60, "firenze": 120, "ilvecchio": 120}
CLONES = 40_000


def cpu(work: Callable[[], object]) -> float:
    began = time.process_time()
    work()
    return time.process_time() - began


def measure(games: list[str]) -> dict[str, dict[str, float]]:
    """One run through every game and number of players of the tree that is on the path."""
    import signoria
    from signoria.core.playout import copies, play_randomly, random_decisions
    from signoria.core.rng import Rng

    found: dict[str, dict[str, float]] = {}
    for name in games:
        game = signoria.load(name)
        for players in range(game.min_players, game.max_players + 1):
            start = game.initial(players)
            matches = MATCHES.get(name, 50)
            random_decisions(start, SEED, max(1, matches // 10))
            decisions = random_decisions(start, SEED, matches)
            seconds = cpu(lambda start=start, matches=matches: random_decisions(start, SEED, matches))
            middle = start.clone()
            rng = Rng(SEED)
            for _ in range(200):
                if middle.over():
                    break
                middle.apply(middle.pick(rng) if middle.actor() >= 0 else middle.sample(rng))
            play_randomly(middle.clone(), rng)
            found[f"{name} {players}"] = {
                "play": seconds / decisions * 1e9,
                "clone": cpu(lambda middle=middle: copies(middle, CLONES)) / CLONES * 1e9,
            }
    return found


def run(tree: str, games: list[str]) -> dict[str, dict[str, float]]:
    env = {**os.environ, "PYTHONPATH": tree}
    command = [sys.executable, __file__, "--one", *games]
    done = subprocess.run(command, env=env, check=True, capture_output=True, text=True)  # noqa: S603 (this very file)
    measured: dict[str, dict[str, float]] = json.loads(done.stdout)
    return measured


def best(runs: list[dict[str, dict[str, float]]], case: str, what: str) -> float:
    return min(run[case][what] for run in runs)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("trees", nargs="*")
    parser.add_argument("--one", action="store_true", help="measure the tree on the path once, as JSON")
    parser.add_argument("--games", default="medici,florence,firenze,ilvecchio")
    parser.add_argument("--runs", type=int, default=5)
    wish = parser.parse_args()
    if wish.one:
        json.dump(measure(wish.trees), sys.stdout)
        return
    games = wish.games.split(",")
    runs: dict[str, list[dict[str, dict[str, float]]]] = {tree: [] for tree in wish.trees}
    for _ in range(wish.runs):
        for tree in wish.trees:
            runs[tree].append(run(tree, games))
    before, after = runs[wish.trees[0]], runs[wish.trees[-1]]
    print(f"{'':14}{'ns a decision':>26}{'ns a clone':>26}")
    for case in before[0]:
        line = f"{case:14}"
        for what in ("play", "clone"):
            one, two = best(before, case, what), best(after, case, what)
            line += f"{one:10.1f}{two:9.1f} {one / two:5.2f}×"
        print(line)


if __name__ == "__main__":
    main()
