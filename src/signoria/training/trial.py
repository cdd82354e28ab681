"""How strong a learned value is: paired matches with seats rotated against fixed opponents, at equal time with the best."""

import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from signoria.arena import statistics as stats
from signoria.arena.run import run_schedule
from signoria.arena.schedule import schedule
from signoria.bots.play import decide
from signoria.bots.registry import VALUE, bots_for, level_settings
from signoria.bots.search_bot import SearchBot
from signoria.core.game import Game

# Deals of trials are none that anything was learned from, nor those of the strength tables.
FIRST_DEAL: Final = 700_000
PACED: Final = 40
PACE_ROUNDS: Final = 3
# What a value must win against the best without it, of so many matches, to be shipped as a level.
WANTED: Final = 0.55
ENOUGH: Final = 400

Tell = Callable[[str, int, int], None]


@dataclass(frozen=True)
class Trial:
    """One opponent: of so many matches the part won, with a 95 % interval, points and thinking times of both."""

    opponent: str
    simulations: int
    players: int
    matches: int
    won: float
    low: float
    high: float
    points: float
    their_points: float
    milliseconds: float
    their_milliseconds: float


def at_equal_time(game: Game, players: int, value: Path, simulations: int) -> int:
    """How many simulations with a value take as long as so many without, measured on the same positions in turn."""
    spent = {True: 0.0, False: 0.0}
    for round_ in range(PACE_ROUNDS):
        match = game.new(players, seed=FIRST_DEAL + round_)
        bots = {
            with_value: SearchBot(game, 1, simulations=simulations, value=value if with_value else None) for with_value in spent
        }
        for _ in range(PACED):
            if match.over:
                break
            for with_value, bot in bots.items():
                # Thinking begins anew, or the second would know what the first found.
                bot.tree, bot.history = None, []
                begin = time.process_time()
                action = decide(match, bot)
                spent[with_value] += time.process_time() - begin
            match.step(action)
    return max(1, round(simulations * spent[False] / spent[True]))


def tried(
    game: Game,
    players: int,
    value: Path,
    simulations: int,
    opponents: Sequence[str],
    matches: int,
    results: Path,
    *,
    workers: int,
    ray: bool,
    tell: Tell,
) -> list[Trial]:
    """Play one seat with the value against all others of each opponent; resumed from the results file."""
    name = f"{VALUE}{value}@{simulations}"
    found = []
    for opponent in opponents:
        fixtures = schedule(game, [name, opponent], players, matches, seed=FIRST_DEAL)
        played = run_schedule(
            fixtures,
            results,
            workers=workers,
            ray=ray,
            progress=lambda done, total, opponent=opponent: tell(opponent, done, total),  # type: ignore[misc]
        )
        found.append(trial_of(played, name, opponent, simulations, players))
    return found


def trial_of(played: list[dict[str, Any]], name: str, opponent: str, simulations: int, players: int) -> Trial:
    share = stats.share_of(played, name)
    mine, theirs = stats.points_of(played, name), stats.points_of(played, opponent)
    return Trial(
        opponent,
        simulations,
        players,
        len(played),
        round(share.won, 4),
        round(share.low, 4),
        round(share.high, 4),
        round(sum(mine) / len(mine), 2),
        round(sum(theirs) / len(theirs), 2),
        round(stats.milliseconds_of(played, name), 3),
        round(stats.milliseconds_of(played, opponent), 3),
    )


def fixed_opponents(game: Game) -> list[str]:
    """The strongest level first: it decides. Then one below it, and simple sensible play."""
    levels = [name for name in reversed(bots_for(game)) if name in level_settings(game)]
    return [*levels[:2], *(name for name in bots_for(game) if name == "greedy")]


def ships(trials: Sequence[Trial]) -> bool:
    """Whether the value won enough of enough matches against the best without it."""
    best = trials[0]
    return best.matches >= ENOUGH and best.won >= WANTED


def as_data(trials: Sequence[Trial]) -> list[dict[str, Any]]:
    return [asdict(trial) for trial in trials]
