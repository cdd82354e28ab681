"""What a table weighs that is loaded and that nobody watches: as many as wanted, in the middle of their matches.

    python benchmarks/loaded_tables.py [--tables 2000] [--games medici florence firenze ilvecchio] [--where]

Every table is made from a record of its own, as one comes from the database, by the code of the server, without sockets. Said
is how much the process grows for each of them; `--where` says instead which lines of code hold how much.
"""

import argparse
import asyncio
import gc
import multiprocessing
import pickle
import sys
import tracemalloc

import psutil

from signoria.bots.play import decide
from signoria.bots.registry import GREEDY, make_bot
from signoria.core.match import Match
from signoria.core.registry import load, names
from signoria.server.tables.creation import new_record
from signoria.server.tables.table import LiveTable
from signoria.store.records import Seat

# So many different matches are played; the tables are copies of them, each rebuilt by itself.
DIFFERENT = 3
NAMES = ("Anna", "Bianca", "Chiara", "Dora", "Elena")
MOST_LINES = 16


def halfway(game: str, seed: int) -> Match:
    """A match of four in the middle, as the simplest sensible play brings it there."""
    found = load(game)
    players = min(4, found.max_players)
    whole = found.new(players, seed=seed, seats=NAMES[:players])
    bots = [make_bot(GREEDY, found, seed + seat) for seat in range(players)]
    while not whole.over:
        whole.step(decide(whole, bots[whole.actor]))
    half = whole.at(len(whole.entries) // 2)
    half.resume()
    return half


def stored(match: Match) -> bytes:
    """The record of a table at which it is played."""
    seats = [Seat(seat, "me", name, joined=True) for seat, name in enumerate(match.seats)]
    return pickle.dumps(new_record(match, seats).record)


async def measure(game: str, number: int, *, where: bool) -> None:
    matches = [halfway(game, seed) for seed in range(DIFFERENT)]
    entries = sum(len(match.entries) for match in matches) / len(matches)
    records = [stored(match) for match in matches]
    # What all tables share, and memory the process has and does not use, is no table's.
    kept = [LiveTable(pickle.loads(records[each % DIFFERENT])) for each in range(number // 4)]  # noqa: S301 - our own
    gc.collect()
    before = psutil.Process().memory_info().rss
    if where:
        tracemalloc.start(1)
    kept += [LiveTable(pickle.loads(records[each % DIFFERENT])) for each in range(number)]  # noqa: S301
    gc.collect()
    grown = psutil.Process().memory_info().rss - before
    if where:
        held = tracemalloc.take_snapshot()
        tracemalloc.stop()
        total = sum(each.size for each in held.statistics("filename"))
        print(f"{game}: {number} tables of {entries:.0f} entries, {total / number / 1024:.1f} kB each in Python objects")
        for line in held.statistics("lineno")[:MOST_LINES]:
            place = line.traceback[0]
            print(f"  {line.size / number:8.0f} bytes in {line.count / number:6.1f} pieces  {place.filename}:{place.lineno}")
    else:
        print(f"{game}: {number} tables of {entries:.0f} entries, {grown / number / 1024:.1f} kB each", flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=2000)
    parser.add_argument("--games", nargs="+", default=names(), choices=names())
    parser.add_argument("--where", action="store_true")
    args = parser.parse_args()
    for game in args.games:
        # A process for each game: memory another has given back would be used first, and not be counted.
        process = multiprocessing.get_context("spawn").Process(target=weigh, args=(game, args.tables, args.where))
        process.start()
        process.join()
        if process.exitcode:
            return 1
    return 0


def weigh(game: str, number: int, where: bool) -> None:
    asyncio.run(measure(game, number, where=where))


if __name__ == "__main__":
    sys.exit(main())
