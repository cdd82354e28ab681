"""Whether more thinking helps every level: one that makes four times the simulations against the level itself.

    python benchmarks/more_thinking.py --game firenze --matches 40 [--level master] [--times 4] [--seed 980000]

Everything else of the level (whims, misjudging) stays the same. Two players sit at the table, in Medici four: one that thinks
longer and the level on every other seat, every deal from every seat. It should win at least its equal share.
"""

import argparse
from typing import Any

import signoria
from signoria.arena.statistics import wilson
from signoria.bots.play import play_out
from signoria.bots.registry import LEVELS, level_settings, with_learned_value
from signoria.bots.search_bot import SearchBot
from signoria.core.game import Game

PLAYERS = {"florence": 2, "medici": 4, "firenze": 2, "ilvecchio": 2}


def thinking(game: Game, level: str, times: int, seed: int) -> SearchBot:
    numbers: dict[str, Any] = dict(level_settings(game)[level])
    return SearchBot(game, seed, **{**with_learned_value(numbers, game), "simulations": times * int(numbers["simulations"])})


def measure(game: Game, level: str, times: int, matches: int, seed: int) -> str:
    players, won = PLAYERS[game.key], 0.0
    matches -= matches % players
    for number in range(matches):
        deal, seat = seed + number // players, number % players
        match = game.new(players=players, seed=deal)
        longer = [times if other == seat else 1 for other in range(players)]
        play_out(match, [thinking(game, level, longer[other], 1000 * deal + other) for other in range(players)])
        places = match.placings()
        won += (places[seat] == 1) / places.count(1)
    share = wilson(won, matches)
    between = f"{100 * share.low:.0f} to {100 * share.high:.0f} %"
    told = f"{100 * share.won:.1f} % of {matches} ({between}), equal share {100 / players:.0f} %"
    return f"{game.title}, {level}, {times} times the simulations: {told}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=PLAYERS, action="append", help="only this one; may be given several times")
    parser.add_argument("--level", choices=LEVELS, action="append", help="only this one; may be given several times")
    parser.add_argument("--times", type=int, default=4)
    parser.add_argument("--matches", type=int, default=40)
    parser.add_argument("--seed", type=int, default=980_000)
    args = parser.parse_args()
    for key in args.game or PLAYERS:
        for level in args.level or LEVELS:
            print(measure(signoria.load(key), level, args.times, args.matches, args.seed), flush=True)


if __name__ == "__main__":
    main()
