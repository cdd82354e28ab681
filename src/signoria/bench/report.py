"""`signoria bench`: all measures interleaved in one run, so that a busy moment of the machine hits everyone alike."""

import argparse
import json
import platform
import statistics
import sys
from collections.abc import Mapping
from datetime import date
from pathlib import Path
from typing import Any

from rich.console import Console

import signoria
from signoria.bench import environments, peers, searching
from signoria.bench.environments import BACKGAMMON, HANABI, ratio
from signoria.bench.measure import Measure, choices_per_decision, clone_microseconds, driven_from_python, native_loop
from signoria.core import registry
from signoria.core.game import Game

HEARTS = "OpenSpiel hearts, C++ loop"
HEARTS_PYTHON = "OpenSpiel hearts, from Python"
CATAN = "catanatron, 4 players"
PEERS = (HEARTS, HEARTS_PYTHON, CATAN, HANABI, BACKGAMMON)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seconds", type=float, default=0.5, help="how long each measure plays in each round (default 0.5)")
    parser.add_argument("--rounds", type=int, default=5, help="how often everything is measured in turn (default 5)")
    parser.add_argument("--no-peers", action="store_true", help="leave the peers out even if they are installed")
    parser.add_argument("--environments", action="store_true", help="measure the environments for researchers as well")
    parser.add_argument("--search", action="store_true", help="measure thinking bots as well")
    parser.add_argument("--game", action="append", choices=registry.names(), help="only this game (may be repeated)")
    parser.add_argument("--json", type=Path, help="also write the numbers to this file")


def run(args: argparse.Namespace) -> int:
    console = Console()
    if not signoria.COMPILED:
        console.print("The engines run uncompiled here; install a C compiler for the speeds meant to be compared.")
    games = [registry.load(name) for name in args.game or registry.names()]
    measures = {**own_measures(games), **({} if args.no_peers else peer_measures(console))}
    if args.environments:
        measures |= environments.measures(games, not args.no_peers, console)
    rates = interleave(measures, args.rounds, args.seconds)
    numbers = collect(games, rates)
    print_games(console, games, numbers)
    if numbers["environments"]:
        environments.print_rows(console, games, numbers["environments"], numbers["peers"])
    print_peers(console, numbers)
    if args.search:
        numbers["search"] = searching.collect(games, args.rounds, args.seconds, not args.no_peers)
        searching.print_rows(console, games, numbers["search"])
    if args.json:
        args.json.write_text(json.dumps(numbers, indent=2) + "\n", encoding="utf-8")
    return 0


def name_of(game: Game, players: int, how: str) -> str:
    return f"{game.key} {players} {how}"


def own_measures(games: list[Game]) -> dict[str, Measure]:
    found: dict[str, Measure] = {}
    for game in games:
        for players in range(game.min_players, game.max_players + 1):
            start = game.initial(players)
            found[name_of(game, players, "native")] = native_loop(start)
            found[name_of(game, players, "python")] = driven_from_python(start)
    return found


def peer_measures(console: Console) -> dict[str, Measure]:
    there = peers.installed()
    found: dict[str, Measure] = {}
    if there["pyspiel"]:
        found[HEARTS] = peers.hearts_native(peers.hearts_decisions_per_match())
        found[HEARTS_PYTHON] = peers.hearts_from_python()
    if there["catanatron"]:
        found[CATAN] = peers.catan()
    if missing := [name for name, present in there.items() if not present]:
        console.print(f"Not compared with {', '.join(missing)}: 'make bench' or pip install 'signoria\\[bench]' brings them.")
    return found


def interleave(measures: Mapping[str, Measure], rounds: int, seconds: float) -> dict[str, dict[str, float]]:
    """Each measure once a round; the median rate counts."""
    rates: dict[str, list[float]] = {name: [] for name in measures}
    length: dict[str, float] = {}
    for measure in measures.values():
        measure(min(0.1, seconds))
    for _ in range(rounds):
        for name, measure in measures.items():
            speed = measure(seconds)
            rates[name].append(speed.rate)
            length[name] = speed.decisions / max(1, speed.matches)
    return {name: {"rate": statistics.median(found), "length": length[name]} for name, found in rates.items()}


def collect(games: list[Game], rates: Mapping[str, Mapping[str, float]]) -> dict[str, Any]:
    rows = []
    for game in games:
        for players in range(game.min_players, game.max_players + 1):
            rows.append(
                {
                    "game": game.key,
                    "players": players,
                    "native": rates[name_of(game, players, "native")]["rate"],
                    "python": rates[name_of(game, players, "python")]["rate"],
                    "length": rates[name_of(game, players, "native")]["length"],
                    "choices": choices_per_decision(game, players),
                    "clone": clone_microseconds(game.initial(players)),
                }
            )
    return {
        "date": date.today().isoformat(),  # noqa: DTZ011  (the day on the user's calendar)
        "python": platform.python_version(),
        "machine": platform.machine(),
        "compiled": signoria.COMPILED,
        "games": rows,
        "environments": environments.collect(games, rates),
        "peers": {name: rates[name]["rate"] for name in PEERS if name in rates},
    }


def print_games(console: Console, games: list[Game], numbers: Mapping[str, Any]) -> None:
    title = "Random play on one core" + ("" if numbers["compiled"] else ", uncompiled")
    caption = "k/s: thousand decisions a second; ratios against the peers of the same run"
    heads = ("game", "players", "moves a match", "choices", "native k/s", "× hearts C++", "× catan")
    table = environments.make_table(title, caption, (*heads, "Python k/s", "× hearts Python", "clone µs"))
    titles = {game.key: game.title for game in games}
    found = numbers["peers"]
    for row in numbers["games"]:
        table.add_row(
            titles[row["game"]],
            str(row["players"]),
            f"{row['length']:.0f}",
            f"{row['choices']:.1f}",
            f"{row['native'] / 1000:,.0f}",
            ratio(row["native"], found.get(HEARTS)),
            ratio(row["native"], found.get(CATAN)),
            f"{row['python'] / 1000:,.0f}",
            ratio(row["python"], found.get(HEARTS_PYTHON)),
            f"{row['clone']:.2f}",
        )
    console.print(table)


def print_peers(console: Console, numbers: Mapping[str, Any]) -> None:
    for name, rate in numbers["peers"].items():
        console.print(f"{name}: {rate / 1000:,.0f} k decisions/s")


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="signoria bench", description="Measure the engines, beside peers where installed.")
    add_arguments(parser)
    return run(parser.parse_args(argv))


if __name__ == "__main__":
    sys.exit(main())
