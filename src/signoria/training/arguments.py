"""What `signoria train` takes; apart from the command itself, so that other commands start at once."""

import argparse
from pathlib import Path

EXAMPLES = """examples:
  signoria train GAME                                   learn a value; the same command goes on where it was stopped
  signoria train GAME --players 2 --matches 3000 --run runs/two
  signoria train GAME --run runs/two --evaluate 400     and 400 matches against each fixed opponent
  signoria train GAME --ray                             play the matches on a Ray cluster
  signoria arena GAME --bots value:runs/two/value.json,magnifico      try what was learned
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help="the game to learn")
    parser.add_argument("--players", type=int, help="seats at the table (default: the fewest that play together)")
    parser.add_argument("--run", type=Path, help="where everything is kept (default: training/GAME-PLAYERS)")
    parser.add_argument("--seed", type=int, default=1, help="the same number deals the same matches (default 1)")
    parser.add_argument("--quick", type=int, default=40_000, help="matches without search to begin with (default 40000)")
    parser.add_argument("--generations", type=int, default=2, help="how often to play and learn in turn (default 2)")
    parser.add_argument("--matches", type=int, default=3000, help="matches of a generation (default 3000)")
    parser.add_argument("--simulations", type=int, default=60, help="how long its players think (default 60)")
    parser.add_argument("--hidden", type=int, default=64, help="hidden units of the network (default 64)")
    parser.add_argument("--epochs", type=int, default=12, help="how often each match is learned from at most (default 12)")
    parser.add_argument("--patience", type=int, default=3, help="epochs without progress that end learning (default 3)")
    parser.add_argument("--batch", type=int, default=512, help="positions of a step (default 512)")
    parser.add_argument("--rate", type=float, default=0.003, help="how long the steps are (default 0.003)")
    parser.add_argument("--decay", type=float, default=0.1, help="how fast weights shrink (default 0.1)")
    parser.add_argument("--evaluate", type=int, default=100, help="matches against each fixed opponent, 0 for none (100)")
    parser.add_argument("--against", default="", help="fixed opponents with commas (default: strongest, next, greedy)")
    parser.add_argument("--workers", type=int, default=1, help="processes that play (default 1)")
    parser.add_argument("--ray", action="store_true", help="play on a Ray cluster")
