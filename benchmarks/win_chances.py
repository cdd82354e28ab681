"""Whether chances to win come true: of the seats that are given some chance in a review, how many win.

    python benchmarks/win_chances.py --game medici --matches 500 --seed 700000 [--level master] [--results FILE]

Plays matches among equals over deals that nothing was tuned on, judges a few turns of each as a review does, and notes the
chance of every seat and who won. Results are appended, so a run can be stopped and resumed.
`--fit` prints the correction for `chances.toml` in the game's `bots` folder; `--table` prints how many seats won by tenths of
the corrected chance.
"""

import argparse
import json
import math
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import signoria
from signoria.bots.calibration import progress_of
from signoria.bots.chances import LEAST, NO_CORRECTION, ChanceCorrection, apply_correction, correction_for
from signoria.bots.play import perspective_of, play_out
from signoria.bots.registry import make_bot
from signoria.bots.review import find_turns
from signoria.bots.turn_search import TurnJudge
from signoria.core.game import Game
from signoria.core.rng import Rng

PLAYERS: Final = {"florence": (2, 3, 4), "medici": (3, 4, 5), "firenze": (2, 3, 4), "ilvecchio": (2, 3, 4)}
ASKED: Final = 8
STREAM: Final = 0xC4A2
PARTS: Final = 5
TENTHS: Final = 10
# What is tried for the correction: scales and biases around the best so far, in ever smaller steps.
ROUNDS: Final = 8

Row = dict[str, Any]


def judge_some(game: Game, players: int, seed: int, level: str) -> Iterator[Row]:
    """Play a match, then judge one turn of every eighth of it, without any correction."""
    match = game.new(players, seed=seed)
    play_out(match, [make_bot(level, game, seed * 10 + seat) for seat in range(players)])
    places, turns, rng = match.placings(), find_turns(match), Rng(seed, STREAM)
    won = [1.0 / places.count(1) if place == 1 else 0.0 for place in places]
    judge = TurnJudge(game, seed=seed)
    judge.correction = NO_CORRECTION
    for part in range(ASKED):
        low, high = part * len(turns) // ASKED, (part + 1) * len(turns) // ASKED
        if low == high:
            continue
        turn = turns[low + rng.below(high - low)]
        perspective = perspective_of(match.at(turn.at), seed)
        progress = progress_of(game, perspective.imagine())
        judged = judge.judge(perspective, turn.actions, turn.at, turn.entries)
        yield {
            "game": game.key,
            "seed": seed,
            "progress": progress,
            "actor": turn.seat,
            "expected": judged.best.won,
            "won": won,
        }


def read(results: Path) -> list[Row]:
    return [json.loads(line) for line in results.read_text(encoding="utf-8").splitlines()] if results.exists() else []


def collect(game: Game, matches: int, first: int, level: str, results: Path) -> None:
    done = {row["seed"] for row in read(results) if row["game"] == game.key}
    with results.open("a", encoding="utf-8") as file:
        for seed in range(first, first + matches):
            if seed not in done:
                players = PLAYERS[game.key][seed % len(PLAYERS[game.key])]
                file.write("".join(json.dumps(row) + "\n" for row in judge_some(game, players, seed, level)))
                file.flush()


def surprise(rows: Sequence[Row], scale: float, bias: float) -> float:
    """The negative log likelihood of who won."""
    total = 0.0
    for row in rows:
        chances = apply_correction(row["expected"], row["actor"], scale, bias)
        total -= sum(won * math.log(max(LEAST, chance)) for won, chance in zip(row["won"], chances, strict=True))
    return total


def fit(rows: Sequence[Row]) -> ChanceCorrection:
    """The scale and bias that make the results most likely, for some parts of a match."""
    rows = sorted(rows, key=lambda row: row["progress"])
    found: list[tuple[float, float, float]] = []
    for part in range(PARTS):
        some = rows[part * len(rows) // PARTS : (part + 1) * len(rows) // PARTS]
        best, step = (1.0, 0.0), 0.4
        for _ in range(ROUNDS):
            tried = [(best[0] + a * step, best[1] + b * step) for a in (-1, 0, 1) for b in (-1, 0, 1)]
            nearest = min((each for each in tried if each[0] > 0.0), key=lambda each: surprise(some, *each))
            step = step / 2 if nearest == best else step
            best = nearest
        found.append((sum(row["progress"] for row in some) / len(some), *best))
    return ChanceCorrection(*(tuple(each) for each in zip(*found, strict=True)))


def print_table(rows: Sequence[Row], correction: ChanceCorrection) -> None:
    """Of the seats with some chance, how many won, with twice the standard error over matches."""
    tenths: list[list[tuple[float, float]]] = [[] for _ in range(TENTHS)]
    for row in rows:
        chances = correction.correct(row["progress"], row["expected"], row["actor"])
        for chance, won in zip(chances, row["won"], strict=True):
            tenths[min(TENTHS - 1, int(TENTHS * chance))].append((chance, won))
    print("| chance | seats | expected | won | ± |\n|---|---|---|---|---|")
    for number, seats in enumerate(tenths):
        if seats:
            expected, won = (100 * sum(each[part] for each in seats) / len(seats) for part in (0, 1))
            spread = 200 * math.sqrt(max(won / 100 * (1 - won / 100), 1e-9) / len(seats))
            print(f"| {10 * number}–{10 * number + 10} | {len(seats)} | {expected:.1f} | {won:.1f} | {spread:.1f} |")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--game", required=True)
    parser.add_argument("--matches", type=int, default=500)
    parser.add_argument("--seed", type=int, default=700_000, help="the first deal")
    parser.add_argument("--level", default="master")
    parser.add_argument("--results", type=Path, default=Path("benchmarks/win_chances.jsonl"))
    parser.add_argument("--fit", action="store_true")
    parser.add_argument("--table", action="store_true")
    args = parser.parse_args()
    game = signoria.load(args.game)
    collect(game, args.matches, args.seed, args.level, args.results)
    deals = range(args.seed, args.seed + args.matches)
    rows = [row for row in read(args.results) if row["game"] == game.key and row["seed"] in deals]
    if args.fit:
        for name, values in zip(("at", "scale", "bias"), vars(fit(rows)).values(), strict=True):
            print(f"{name} = [{', '.join(f'{value:.3f}' for value in values)}]")
    if args.table:
        print_table(rows, correction_for(game))


if __name__ == "__main__":
    main()
