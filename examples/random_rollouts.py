"""Random matches at full speed: many at once, stepped in compiled code, read as NumPy arrays."""

import argparse
import time

from signoria.research.vector import VectorEnv

parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("--game", default="medici")
parser.add_argument("--players", type=int, default=4)
parser.add_argument("--rows", type=int, default=256, help="matches at once")
parser.add_argument("--seconds", type=float, default=5.0)
args = parser.parse_args()

env = VectorEnv(args.game, args.rows, args.players, opponents=None)
observations, info = env.reset(seed=1)
print(f"{args.rows} matches of {args.game} with {len(env.feature_names)} features, the first is '{env.feature_names[0]}'")

steps, matches, first_seat = 0, 0, 0.0
begin = time.perf_counter()
while time.perf_counter() - begin < args.seconds:
    # Observations, masks, rewards and terminations are the same arrays in every step; copy what you want to keep.
    observations, rewards, terminations, truncations, info = env.step(env.sample_actions())
    steps += args.rows - int(terminations.sum())
    matches += int(terminations.sum())
    first_seat += float(rewards[:, 0].sum())
seconds = time.perf_counter() - begin
print(f"{steps / seconds:,.0f} decisions a second, {matches} matches; seat 0 got {first_seat / max(1, matches):+.3f} a match")
