"""`signoria arena`: plays bots against each other, shows how far it is, and writes results and a report."""

import argparse
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from signoria.arena import statistics as stats
from signoria.arena.protocol import DEALS, run_protocol, write_protocol
from signoria.arena.report import write_report
from signoria.arena.results import read_results
from signoria.arena.run import run_schedule
from signoria.arena.schedule import schedule
from signoria.bots.imported import is_wire
from signoria.bots.registry import make_bot
from signoria.core.errors import BadSetup
from signoria.core.game import OptionValue
from signoria.core.registry import load
from signoria.core.relevance import check_relevance


def run(args: argparse.Namespace) -> int:
    console = Console()
    if args.protocol:
        return protocol(args, console)
    if args.game is None:
        results = read_results(args.results)
        if not results:
            raise BadSetup(f"{args.results} holds no results; name a game and bots to play")
    else:
        results = play(args, console)
        print_shares(console, results)
    if args.report:
        write_report(results, args.report)
        console.print(f"Report: {args.report}")
    if args.dataset:
        from signoria.arena.dataset import write_dataset

        count = write_dataset(results, args.dataset)
        console.print(f"Data set: {args.dataset}, {count} decisions")
    return 0


def protocol(args: argparse.Namespace, console: Console) -> int:
    """The leaderboard protocol; the report goes beside the results."""
    if args.game is None:
        raise BadSetup("the protocol is played in one game; name it")
    game = load(args.game)
    if not is_wire(args.protocol):
        make_bot(args.protocol, game)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(game.title)
        report = run_protocol(
            game,
            args.protocol,
            args.results,
            players=args.players,
            deals=DEALS if args.deals is None else args.deals,
            workers=args.workers,
            progress=lambda level, done, total: bar.update(task, description=f"against {level}", completed=done, total=total),
        )
    print_protocol(console, report)
    path = args.results.with_suffix(".protocol.json")
    write_protocol(report, path)
    console.print(f"Report: {path}")
    return 0


def print_protocol(console: Console, report: dict[str, Any]) -> None:
    whole = "" if report["complete"] else "; fewer deals than the protocol has, so this does not count"
    deals = f"deals {report['deals'][0]} to {report['deals'][1]}"
    about = f"protocol {report['protocol']}, {report['game']} rules {report['rules']}"
    caption = f"{about}, {report['players']} players, {deals}{whole}"
    table = Table(title=report["agent"], caption=caption)
    for head in ("against", "matches", "won", "95 %", "points", "theirs", "ms a decision"):
        table.add_column(head, justify="left" if head == "against" else "right")
    for line in report["results"]:
        table.add_row(
            line["opponent"],
            str(line["matches"]),
            f"{100 * line['won']:.1f} %",
            f"{100 * line['low']:.1f} to {100 * line['high']:.1f} %",
            f"{line['points']:.1f}",
            f"{line['their_points']:.1f}",
            f"{line['milliseconds']:.1f}",
        )
    console.print(table)


def play(args: argparse.Namespace, console: Console) -> list[dict[str, Any]]:
    game = load(args.game)
    bots = [name.strip() for name in args.bots.split(",") if name.strip()]
    for name in bots:
        make_bot(name, game)
    if args.workers is not None and args.workers < 1:
        raise BadSetup(f"--workers is {args.workers}; at least 1 process must play, leave it out for all cores")
    players = args.players if args.players is not None else max(len(bots), game.min_players)
    options = read_options(args.option)
    check_relevance(game, players, options)
    fixtures = schedule(game, bots, players, args.matches, seed=args.seed, edition=args.edition, options=options)
    game.edition(args.edition)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(f"{game.title}, {players} players", total=len(fixtures))
        try:
            return run_schedule(
                fixtures,
                args.results,
                workers=args.workers,
                with_logs=args.logs,
                ray=args.ray,
                progress=lambda done, total: bar.update(task, completed=done, total=total),
            )
        except KeyboardInterrupt:
            console.print(f"Stopped. What was played is kept in {args.results}; the same command goes on from there.")
            raise


def read_options(given: list[str]) -> dict[str, OptionValue]:
    options: dict[str, OptionValue] = {}
    for text in given:
        key, equals, value = text.partition("=")
        if not equals:
            raise BadSetup(f"option '{text}' has no value; write KEY=VALUE")
        options[key] = value
    return options


def print_shares(console: Console, results: list[dict[str, Any]]) -> None:
    table = Table(caption=f"{len(results)} matches; shared wins count in part")
    for head in ("bot", "seats", "won", "95 %", "mean points", "ms a decision"):
        table.add_column(head, justify="left" if head == "bot" else "right")
    for bot in stats.bots_of(results):
        share, points = stats.share_of(results, bot), stats.points_of(results, bot)
        table.add_row(
            bot,
            str(share.matches),
            f"{100 * share.won:.1f} %",
            f"{100 * share.low:.1f} to {100 * share.high:.1f} %",
            f"{sum(points) / len(points):.1f}",
            f"{stats.milliseconds_of(results, bot):.1f}",
        )
    console.print(table)
