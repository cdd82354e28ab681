"""Writes the speeds of the environments into the documentation, from what `signoria bench --environments --json FILE` measured.

    signoria bench --environments --rounds 9 --seconds 0.5 --json build/environments.json
    python building/environment_speeds.py build/environments.json

In `docs/benchmarks.md` the line "Last run" and the table below it are replaced, in `docs/environments.md` the last column of
the table of lengths.
"""

import argparse
import datetime as dt
import json
import platform
import re
from pathlib import Path
from typing import Any

from signoria.bench.environments import BACKGAMMON, HANABI
from signoria.core import registry

DOCS = Path(__file__).parent.parent / "docs"
COLUMNS = ("game", "players", "features", "vector k/s", "× backgammon", "× hanabi", "PettingZoo k/s", "× hanabi")
HEAD = f"| {' | '.join(COLUMNS)} |\n{'|---' * len(COLUMNS)}|\n"
LAST_RUN = re.compile(r"^Last run: .*\n\n(?:\|.*\n)+", re.MULTILINE)
# Games in the order of the tables.
ORDER = ("florence", "medici", "firenze", "ilvecchio")


def times(rate: float, peer: float | None) -> str:
    return f"{rate / peer:,.0f}×" if peer else "–"


def table(rows: list[dict[str, Any]], peers: dict[str, float]) -> str:
    """A line for each game and number of players."""
    hanabi, backgammon = peers.get(HANABI), peers.get(BACKGAMMON)
    lines = [
        f"| {registry.load(row['game']).title} | {row['players']} | {row['features']:,} | {row['vector'] / 1e3:,.0f} "
        f"| {times(row['vector'], backgammon)} | {times(row['vector'], hanabi)} "
        f"| {row['pettingzoo'] / 1e3:,.0f} | {times(row['pettingzoo'], hanabi)} |\n"
        for row in rows
    ]
    return HEAD + "".join(lines)


def last_run(numbers: dict[str, Any], about: str) -> str:
    rows = sorted(numbers["environments"], key=lambda row: (ORDER.index(row["game"]), row["players"]))
    peers = numbers["peers"]
    rates = "; ".join(f"{name} {peers[name] / 1e3:,.1f} k steps/s" for name in (HANABI, BACKGAMMON) if name in peers)
    said = ", ".join(
        part for part in (dt.datetime.now(dt.UTC).date().isoformat(), f"Python {platform.python_version()}", about) if part
    )
    return f"Last run: {said} ({rates}).\n\n{table(rows, peers)}"


def with_column(page: str, rows: list[dict[str, Any]]) -> str:
    """The table of lengths with the vector's speeds in its last column."""
    for row in rows:
        begin = re.escape(f"| {registry.load(row['game']).title} | {row['players']} |")
        page, found = re.subn(rf"^({begin}.*\|) [\d,]+ \|$", rf"\g<1> {row['vector'] / 1e3:,.0f} |", page, flags=re.MULTILINE)
        if found != 1:
            raise SystemExit(f"{row['game']} with {row['players']} players stands {found} times in docs/environments.md")
    return page


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("numbers", type=Path)
    parser.add_argument("--about", default="", help='how the machine was, as "quiet machine, two cores"')
    args = parser.parse_args()
    numbers = json.loads(args.numbers.read_text(encoding="utf-8"))
    benchmarks, environments = DOCS / "benchmarks.md", DOCS / "environments.md"
    page, found = LAST_RUN.subn(lambda _: last_run(numbers, args.about), benchmarks.read_text(encoding="utf-8"))
    if found != 1:
        raise SystemExit('docs/benchmarks.md must have one line "Last run: …" with a table below it')
    filled = with_column(environments.read_text(encoding="utf-8"), numbers["environments"])
    benchmarks.write_text(page, encoding="utf-8")
    environments.write_text(filled, encoding="utf-8")


if __name__ == "__main__":
    main()
