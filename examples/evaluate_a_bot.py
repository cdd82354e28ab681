"""A bot of one's own, written on named features, measured against each of our levels with Gymnasium."""

import argparse

import gymnasium
import numpy as np

import signoria
import signoria.research.gymnasium  # registers the environments
from signoria.bots.registry import bots_for

PASS, LOWEST_BID = 2, 3  # ids of Medici's table of decisions: `pass`, then `bid 1` and so on
WORTH = 1.5  # florins a point of value is worth to this bot


def decide(features: dict[str, int], mask: np.ndarray) -> int:
    """Offer every lot as soon as allowed, and bid what its cards add to the warehouse, never more."""
    if not mask[PASS]:
        return 1
    value = sum(features[f"lot card {card}: value"] for card in (1, 2, 3))
    wanted = features["bid"] + 1
    affordable = wanted <= value * WORTH and mask[LOWEST_BID - 1 + wanted]
    return LOWEST_BID - 1 + wanted if affordable else PASS


def first_places(level: str, matches: int) -> float:
    """In how many of the matches the bot places first against three of a level."""
    env = gymnasium.make("Signoria/Medici-v0", players=4, opponents=level)
    names, won = env.unwrapped.feature_names, 0
    for seed in range(matches):
        observation, info = env.reset(seed=seed)
        terminated = False
        while not terminated:
            action = decide(dict(zip(names, observation.tolist(), strict=True)), info["action_mask"])
            observation, _, terminated, _, info = env.step(action)
        won += info["placings"][0] == 1
    return won / matches


LEVELS = bots_for(signoria.load("medici"))
parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("--matches", type=int, default=100)
parser.add_argument("--level", action="append", choices=LEVELS, help="only this level (may be repeated)")
args = parser.parse_args()
for level in args.level or LEVELS:
    print(f"{level}: first in {first_places(level, args.matches):.0%} of {args.matches} matches (a quarter is chance)")
