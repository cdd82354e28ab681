"""How much faster a vector of matches is with two processes than with one, self-play, every measure in turn.

    python -m benchmarks.vector_processes [--rows 1024] [--rounds 80] [--seconds 0.05] [game players]…

Turns are short, since a machine's speed changes within seconds: the ratio is the median of those of all rounds, each of two
turns that follow each other. It needs a core for each process: on a busy machine the ratio says how busy it is.
"""

import argparse
import statistics
import time
from collections.abc import Callable

from gymnasium.vector import AutoresetMode

from signoria.research.processes import ProcessVectorEnv
from signoria.research.vector import VectorEnv

USUAL = [("medici", 4), ("florence", 3), ("firenze", 2), ("ilvecchio", 3)]


def measure(env: VectorEnv | ProcessVectorEnv) -> Callable[[float], float]:
    env.reset(seed=1)

    def rate(seconds: float) -> float:
        steps, begin = 0, time.perf_counter()
        while (spent := time.perf_counter() - begin) < seconds:
            env.step(env.sample_actions())
            steps += env.num_envs
        return steps / spent

    return rate


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rows", type=int, default=1024)
    parser.add_argument("--rounds", type=int, default=80)
    parser.add_argument("--seconds", type=float, default=0.05)
    parser.add_argument("what", nargs="*", help="games and numbers of players in turn")
    args = parser.parse_args()
    asked = list(zip(args.what[::2], map(int, args.what[1::2]), strict=True)) or USUAL
    for game, players in asked:
        how = {"opponents": None, "autoreset_mode": AutoresetMode.SAME_STEP}
        envs = [VectorEnv(game, args.rows, players, **how), ProcessVectorEnv(game, args.rows, players, processes=2, **how)]
        rates = [measure(env) for env in envs]
        found = [[rate(args.seconds) for rate in rates] for _ in range(args.rounds)]
        one, two = (statistics.median(column) for column in zip(*found, strict=True))
        low, ratio, high = statistics.quantiles([both / alone for alone, both in found], n=4)
        rates_said = f"{one / 1e3:,.0f} k/s, two processes {two / 1e3:,.0f} k/s"
        rates_said += f", {ratio:.2f}× (half of the rounds {low:.2f} to {high:.2f})"
        print(f"{game}, {players} players, {args.rows} rows: {rates_said}", flush=True)
        for env in envs:
            env.close()


if __name__ == "__main__":
    main()
