"""Whether hints say what then happens: expected points and places against those reached, in every quarter of a match.

    python benchmarks/calibration.py [--game GAME] [--positions 500] [--seed 500000] [--results benchmarks/calibration.jsonl]

Plays matches among equals (`--level`) over deals that no weights were tuned on, asks whoever gives the hints about a few
decisions of each, and notes what it expects every seat to end with and what each ended with. Results are added to, so it can be
stopped and goes on where it was. `--tables` plays nothing and prints the tables of docs/opponents.md; `--fit` prints what
would mend the points, for `calibration.toml` in the game's `bots` folder; `--raw` measures without that file. With `--raw`
tables tell twice: as the search says it, and put right by a line that was fitted to the other half of the deals.
"""

import argparse
import json
import math
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Final

import signoria
from signoria.bots.calibration import Calibration, openness, progress_of
from signoria.bots.play import decide, perspective_of
from signoria.bots.registry import make_bot, strongest_for
from signoria.bots.search_bot import SearchBot
from signoria.core.game import Game
from signoria.core.rng import Rng

PLAYERS: Final = {"florence": (2, 3, 4), "medici": (3, 4, 5), "firenze": (2, 3, 4), "ilvecchio": (2, 3, 4)}
QUARTERS: Final = 4
# Decisions asked about in one match: few, since those of one match end alike.
ASKED: Final = 8
STREAM: Final = 0xCA11
# Lines are fitted for so many parts of the match; parts that lie closer than this are one.
PARTS: Final = 5
CLOSE: Final = 0.05
FITTED: Final = ("at", "scale", "add", "place")


@dataclass(frozen=True)
class Asked:
    """One decision: how far the match was, and for its seat and everybody what was expected and what was reached."""

    game: str
    players: int
    seed: int
    raw: bool
    # By decisions of the whole match, known only afterwards, and as the opponents reckon it.
    passed: float
    progress: float
    place: float
    placed: int
    points: tuple[float, ...]
    reached: tuple[int, ...]

    @property
    def expected(self) -> float:
        """What the table was expected to reach on average."""
        return sum(self.points) / self.players

    @property
    def off(self) -> float:
        """By how much everybody ends above that, on average."""
        return sum(self.reached) / self.players - self.expected

    @property
    def quarter(self) -> int:
        return min(QUARTERS - 1, int(QUARTERS * self.passed))


def ask_about(game: Game, players: int, seed: int, level: str, *, raw: bool) -> Iterator[Asked]:
    """Plays a match, then goes back to some of its decisions."""
    match = game.new(players, seed=seed)
    bots = [make_bot(level, game, seed * 10 + seat) for seat in range(players)]
    chosen: list[int] = []
    while not match.over:
        if len(match.legal_actions()) > 1:
            chosen.append(len(match.entries))
        match.step(decide(match, bots[match.actor]))
    rng, reached, placings = Rng(seed, STREAM), match.scores(), match.placings()
    for part in range(ASKED):
        # One decision from every eighth of the match, so that all quarters are asked about alike.
        low, high = part * len(chosen) // ASKED, (part + 1) * len(chosen) // ASKED
        if low == high:
            continue
        then = match.at(chosen[low + rng.below(high - low)])
        advisor = make_bot(strongest_for(game), game, seed)
        assert isinstance(advisor, SearchBot)
        if raw:
            advisor.calibration = None
        perspective = perspective_of(then, seed)
        best = advisor.advise(perspective).choices[0]
        passed = len(then.entries) / len(match.entries)
        progress = progress_of(game, perspective.imagine())
        place = placings[then.actor]
        yield Asked(game.key, players, seed, raw, passed, progress, best.place, place, best.everyone, tuple(reached))


def read(results: Path) -> list[Asked]:
    if not results.exists():
        return []
    lines = [json.loads(line) for line in results.read_text(encoding="utf-8").splitlines()]
    return [Asked(**{**line, "points": tuple(line["points"]), "reached": tuple(line["reached"])}) for line in lines]


def collect(game: Game, wanted: int, first: int, level: str, results: Path, *, raw: bool) -> None:
    known = [one for one in read(results) if one.game == game.key and one.raw == raw]
    done, count = {one.seed for one in known}, len(known)
    seed = first
    with results.open("a", encoding="utf-8") as file:
        while count < wanted:
            if seed not in done:
                players = PLAYERS[game.key][seed % len(PLAYERS[game.key])]
                found = list(ask_about(game, players, seed, level, raw=raw))
                file.writelines(json.dumps(asdict(one)) + "\n" for one in found)
                file.flush()
                count += len(found)
            seed += 1


def mean_and_error(by_match: Sequence[Sequence[float]]) -> tuple[float, float]:
    """The mean, and twice its standard error over matches: decisions of one match are not independent."""
    means = [sum(one) / len(one) for one in by_match if one]
    mean = sum(means) / len(means)
    variance = sum((each - mean) ** 2 for each in means) / max(1, len(means) - 1)
    return mean, 2 * math.sqrt(variance / len(means))


def rows(asked: Sequence[Asked]) -> Iterator[str]:
    yield "| quarter | positions | matches | points off | place off |"
    yield "|---|---|---|---|---|"
    for quarter in range(QUARTERS):
        those = [one for one in asked if one.quarter == quarter]
        if not those:
            continue
        seeds = sorted({one.seed for one in those})
        points = [[one.off for one in those if one.seed == seed] for seed in seeds]
        places = [[one.placed - one.place for one in those if one.seed == seed] for seed in seeds]
        told = [f"{mean:+.{digits}f} ± {error:.{digits}f}" for (mean, error), digits in zip(
            (mean_and_error(points), mean_and_error(places)), (1, 2), strict=True)]  # fmt: skip
        yield f"| {quarter + 1} | {len(those)} | {len(seeds)} | {told[0]} | {told[1]} |"


def curve(asked: Sequence[Asked], steps: int = 5) -> Iterator[str]:
    """The reliability curve: seats by what was expected of them, and what they reached."""
    pairs = sorted(pair for one in asked for pair in zip(one.points, one.reached, strict=True))
    yield "| expected | reached |"
    yield "|---|---|"
    for step in range(steps):
        part = pairs[step * len(pairs) // steps : (step + 1) * len(pairs) // steps]
        yield f"| {sum(pair[0] for pair in part) / len(part):.0f} | {sum(pair[1] for pair in part) / len(part):.0f} |"


def fit(asked: Sequence[Asked]) -> list[tuple[float, float, float, float]]:
    """For parts of the match by the progress that opponents reckon with: where, the line from expected to reached points, and
    how much worse the place of whoever was asked is than it thought.
    """
    found: list[tuple[float, float, float, float]] = []
    ordered = sorted(asked, key=lambda one: one.progress)
    for part in range(PARTS):
        those = ordered[part * len(ordered) // PARTS : (part + 1) * len(ordered) // PARTS]
        at = sum(one.progress for one in those) / len(those)
        if not found or at > found[-1][0] + CLOSE:
            scale, add = line_of([(one.expected, one.expected + one.off) for one in those])
            found.append((at, scale, add, worse_place(those)))
    return found


def worse_place(asked: Sequence[Asked]) -> float:
    """How much worse the places are that were reached, by how open they were thought to be."""
    off = sum((one.placed - one.place) / (one.players - 1) for one in asked)
    return min(1.0, max(-1.0, off / sum(openness((one.place - 1.0) / (one.players - 1)) for one in asked)))


def line_of(pairs: Sequence[tuple[float, float]]) -> tuple[float, float]:
    """Scale and summand of the line closest to the reached points (least squares)."""
    x, y = (sum(pair[i] for pair in pairs) / len(pairs) for i in range(2))
    rise = sum((one - x) * (other - y) for one, other in pairs)
    scale = rise / sum((one - x) ** 2 for one, _ in pairs)
    return scale, y - scale * x


def put_right(asked: Sequence[Asked]) -> list[Asked]:
    """Every second deal by the line fitted to the others, and these by the line fitted to it: nobody is told of itself."""
    mended = []
    for half in range(2):
        line = Calibration(*zip(*fit([one for one in asked if one.seed % 2 != half]), strict=True))
        for one in asked:
            if one.seed % 2 == half:
                shift = line.shift(one.progress, one.expected)
                place = line.place_of(one.progress, one.place, one.players)
                mended.append(replace(one, place=place, points=tuple(points + shift for points in one.points)))
    return mended


def show(results: Path, keys: Sequence[str], *, raw: bool, fitting: bool) -> None:
    for key in keys:
        asked = [one for one in read(results) if one.game == key and one.raw == raw]
        if not asked:
            continue
        print(f"\n### {signoria.load(key).title}\n")
        if fitting:
            for name, numbers in zip(FITTED, zip(*fit(asked), strict=True), strict=True):
                print(f"{name} = {[round(number, 3) for number in numbers]}")
            continue
        print("\n".join(rows(asked)) + "\n\n" + "\n".join(curve(asked)))
        if raw:
            mended = put_right(asked)
            print("\nput right\n\n" + "\n".join(rows(mended)) + "\n\n" + "\n".join(curve(mended)))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=PLAYERS, help="only this game")
    parser.add_argument("--positions", type=int, default=500, help="for each game")
    parser.add_argument("--seed", type=int, default=500_000, help="the first deal")
    parser.add_argument("--level", default="master", help="who plays the matches")
    parser.add_argument("--results", type=Path, default=Path("benchmarks/calibration.jsonl"))
    parser.add_argument("--raw", action="store_true", help="as the search says it, without calibration.toml")
    parser.add_argument("--tables", action="store_true", help="play nothing, print the tables")
    parser.add_argument("--fit", action="store_true", help="play nothing, print what mends the points")
    args = parser.parse_args()
    keys = [args.game] if args.game else list(PLAYERS)
    if not (args.tables or args.fit):
        for key in keys:
            collect(signoria.load(key), args.positions, args.seed, args.level, args.results, raw=args.raw)
    show(args.results, keys, raw=args.raw, fitting=args.fit)
    return 0


if __name__ == "__main__":
    sys.exit(main())
