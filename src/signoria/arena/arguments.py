"""What `signoria arena` takes; apart from the command itself, so that other commands start at once."""

import argparse
from pathlib import Path

EXAMPLES = """examples:
  signoria arena GAME --bots greedy,random --matches 400
  signoria arena GAME --bots magnifico,master --players 4 --report arena.html
  signoria arena --report arena.html --results arena.jsonl      only the report, from results there are
  signoria arena GAME --protocol my_bots:Mine                 an agent of one's own against every level, for the leaderboard
  signoria arena GAME --protocol "wire:python my_client.py"    the same for a program that speaks the wire protocol
  signoria arena --results arena.jsonl --dataset matches.parquet      matches kept with --logs as data for learning
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", help="the game to play; without one only a report is made")
    parser.add_argument("--bots", default="", help="names or module:name, one a seat; the last one fills the seats left")
    parser.add_argument(
        "--protocol", metavar="AGENT", help="play the leaderboard protocol with a bot, module:name or wire:COMMAND"
    )
    parser.add_argument("--deals", type=int, help="deals for each level of the protocol (50; fewer do not count)")
    parser.add_argument("--dataset", type=Path, help="write every decision of matches with logs as a Parquet file")
    parser.add_argument("--players", type=int, help="seats at the table (default: as many as bots, at least the fewest)")
    parser.add_argument("--matches", type=int, default=100, help="how many matches (default 100)")
    parser.add_argument("--seed", type=int, default=0, help="the first deal (default 0)")
    parser.add_argument("--edition", help="name of an edition")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="an option of the game")
    parser.add_argument("--results", type=Path, default=Path("arena.jsonl"), help="results, resumed if there (arena.jsonl)")
    parser.add_argument("--report", type=Path, help="write a report as an HTML page")
    parser.add_argument("--logs", action="store_true", help="keep the whole log of every match with its result")
    parser.add_argument("--workers", type=int, help="processes (default: all cores)")
    parser.add_argument("--ray", action="store_true", help="play on a Ray cluster")
