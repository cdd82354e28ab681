"""Today's bots against those of an earlier commit: two source trees, each with its own Python, play the same matches.

    python benchmarks/against_earlier.py EARLIER/.venv/bin/python --game medici --players 4 --matches 200

One of today's bots sits once at the table, the earlier one on every other seat (`--turned`: the other way round); every deal
is played from every seat. The match is kept here. A second process, started with the Python of a compiled checkout of the
earlier commit, is told every decision and outcome and answers for its own seats; each bot sees its own seat's perspective.
Results are lines as the arena writes them: the same command goes on where it was stopped.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

BOT_SEEDS: Final = 1000
# How the earlier bots are named in results.
EARLIER: Final = "earlier-"


def answer_for_seats() -> None:
    """The second process: mirrors matches with what the earlier commit knows, and decides for its seats.

    Uses only what is in every commit since the first with bots.
    """
    import signoria
    from signoria.bots import registry
    from signoria.bots.play import decide
    from signoria.core.match import Match

    # `makeup` is its name up to 0.2.
    fingerprint = getattr(registry, "fingerprint", None) or registry.makeup

    match, bots = None, {}
    for line in sys.stdin:
        asked = json.loads(line)
        if "makeup" in asked:
            said: dict[str, Any] = {"makeup": fingerprint(asked["makeup"], signoria.load(asked["game"]))}
        elif "bots" in asked:
            game = signoria.load(asked["game"])
            match = Match(game, asked["players"], seed=asked["seed"], draw=False)
            bots = {int(seat): registry.make_bot(name, game, seed) for seat, (name, seed) in asked["bots"].items()}
            said = {}
        else:
            assert match is not None
            for number in asked["log"]:
                match.replay(number)
            if match.actor != asked["seat"]:
                said = {"differs": f"{match.actor} is to decide, not {asked['seat']}"}
            else:
                begin = time.process_time()
                said = {"action": int(decide(match, bots[asked["seat"]])), "seconds": time.process_time() - begin}
        print(json.dumps(said), flush=True)


class Earlier:
    """The process that plays the earlier commit's bots."""

    def __init__(self, python: str) -> None:
        command = [python, str(Path(__file__).resolve()), "--answer"]
        # Neither where it is started nor what this process was told may decide which source tree it takes.
        told = {name: said for name, said in os.environ.items() if name != "PYTHONPATH"}
        self.process = subprocess.Popen(  # noqa: S603
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd="/", env=told
        )

    def ask(self, **asked: Any) -> dict[str, Any]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(asked) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit("the process of the earlier commit ended; what it said stands above")
        said: dict[str, Any] = json.loads(line)
        if "differs" in said:
            raise SystemExit(f"the two commits do not play the same game: {said['differs']}")
        return said

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait(60)


def play(game_key: str, deal: int, names: Sequence[str], earlier: Earlier) -> dict[str, Any]:
    """One match; names that begin with `earlier-` are played by the other process."""
    import signoria
    from signoria.bots.play import decide
    from signoria.bots.registry import make_bot

    game = signoria.load(game_key)
    match = game.new(players=len(names), seed=deal)
    seeds = [deal * BOT_SEEDS + seat for seat in range(len(names))]
    theirs = {seat: (name.removeprefix(EARLIER), seeds[seat]) for seat, name in enumerate(names) if name.startswith(EARLIER)}
    ours = {seat: make_bot(name, game, seeds[seat]) for seat, name in enumerate(names) if seat not in theirs}
    earlier.ask(game=game_key, players=len(names), seed=deal, bots=theirs)
    seconds, decisions, told = [0.0] * len(names), [0] * len(names), 0
    while not match.over:
        seat = match.actor
        if seat in ours:
            begin = time.process_time()
            action = decide(match, ours[seat])
            seconds[seat] += time.process_time() - begin
        else:
            said = earlier.ask(log=match.log[told:], seat=seat)
            told = len(match.log)
            action = said["action"]
            seconds[seat] += said["seconds"]
        decisions[seat] += 1
        match.step(action)
    spent = [round(each, 4) for each in seconds]
    return {"scores": match.scores(), "places": match.placings(), "decisions": decisions, "seconds": spent}


def run(args: argparse.Namespace) -> None:
    import signoria
    from signoria.arena.results import append, by_key, mend, read_results
    from signoria.bots.registry import fingerprint

    game = signoria.load(args.game)
    earlier = Earlier(args.python)
    made = {
        args.bot: fingerprint(args.bot, game),
        EARLIER + args.earlier: EARLIER + earlier.ask(makeup=args.earlier, game=args.game)["makeup"],
    }
    alone, others = list(made)[:: -1 if args.turned else 1]
    mend(args.results)
    known = by_key(read_results(args.results))
    played = []
    for number in range(args.matches):
        deal, turn = args.seed + number // args.players, number % args.players
        names = [alone if seat == turn else others for seat in range(args.players)]
        makeups = [made[name] for name in names]
        key = f"earlier/{args.game}/{args.players}/{deal}.{turn}/{'+'.join(makeups)}/{args.note}"
        if key not in known:
            found = play(args.game, deal, names, earlier)
            known[key] = {
                "key": key,
                "game": args.game,
                "players": args.players,
                "seed": deal,
                "bots": names,
                "makeup": makeups,
            }
            known[key] |= found
            with args.results.open("a", encoding="utf-8") as file:
                append(file, known[key])
        played.append(known[key])
        if len(played) % (5 * args.players) == 0 or len(played) == args.matches:
            print(standing(played, alone, others), flush=True)
    earlier.close()


def standing(played: Sequence[dict[str, Any]], alone: str, others: str) -> str:
    from signoria.arena import statistics as stats

    share = stats.share_of(played, alone)
    points = [sum(found) / len(found) for found in (stats.points_of(played, alone), stats.points_of(played, others))]
    times = [stats.milliseconds_of(played, name) for name in (alone, others)]
    return (
        f"{alone} against {others}: {100 * share.won:.1f} % ({100 * share.low:.0f} to {100 * share.high:.0f} %) "
        f"of {share.matches}, points {points[0]:.1f} : {points[1]:.1f}, ms a decision {times[0]:.1f} : {times[1]:.1f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("python", nargs="?", help="the Python of a compiled checkout of the earlier commit")
    parser.add_argument("--game", default="medici")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--bot", default="magnifico", help="today's bot")
    parser.add_argument("--earlier", default="magnifico", help="the earlier commit's bot")
    parser.add_argument("--turned", action="store_true", help="one of the earlier against today's on all other seats")
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0, help="the first deal")
    parser.add_argument("--results", type=Path, default=Path("benchmarks/earlier.jsonl"))
    parser.add_argument("--note", default="", help="tells runs apart whose bots have the same makeup")
    parser.add_argument("--answer", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.answer:
        answer_for_seats()
    elif args.python is None:
        parser.error("name the Python of a compiled checkout of the earlier commit")
    else:
        run(args)


if __name__ == "__main__":
    main()
