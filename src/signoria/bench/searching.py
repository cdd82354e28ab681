"""The search beside OpenSpiel's: simulations a second from the opening, plain and with judgement, in one process and two."""

import multiprocessing
import statistics
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from typing import Any, Final

from rich.console import Console

from signoria.bench import peers
from signoria.bench.environments import make_table
from signoria.bots.search.tree import search
from signoria.bots.search_bot import load_judgement
from signoria.core.evaluation import RandomPlayouts
from signoria.core.game import Game
from signoria.core.playout import settle_chance
from signoria.core.registry import load
from signoria.core.rng import Rng

MCTS: Final = "OpenSpiel hearts, C++ MCTSBot"
SIMULATIONS: Final = 400
# Simulations and the seconds they took.
Work = tuple[int, float]


def think(key: str, players: int, plain: bool, seconds: float) -> Work:
    """Think about the opening position again and again for so long."""
    game = load(key)
    state = game.initial(players)
    settle_chance(state, Rng(1))
    evaluation = RandomPlayouts() if plain else load_judgement(game)
    done, begin = 0, time.perf_counter()
    while (spent := time.perf_counter() - begin) < seconds:
        search(state, state.actor(), evaluation, Rng(done), SIMULATIONS)
        done += SIMULATIONS
    return done, spent


def mcts_on_hearts(seconds: float) -> Work:
    """OpenSpiel's `MCTSBot` with one random rollout a simulation, asked about the first decision of a dealt match."""
    import pyspiel

    game = pyspiel.load_game("hearts")
    state, deal = game.new_initial_state(), Rng(1)
    while state.is_chance_node():
        outcomes = [outcome for outcome, _weight in state.chance_outcomes()]
        state.apply_action(outcomes[deal.below(len(outcomes))])
    done, begin = 0, time.perf_counter()
    while (spent := time.perf_counter() - begin) < seconds:
        evaluator = pyspiel.RandomRolloutEvaluator(1, done)
        pyspiel.MCTSBot(game, evaluator, 2.0, SIMULATIONS, 1000, False, done, False).step(state)
        done += SIMULATIONS
    return done, spent


def collect(games: list[Game], rounds: int, seconds: float, with_peers: bool) -> dict[str, Any]:
    """Everything in turn; medians count."""
    tasks: dict[str, Callable[[], Work]] = {}
    for game in games:
        for players in range(game.min_players, game.max_players + 1):
            for plain in (True, False):
                tasks[name_of(game, players, plain)] = bound(game.key, players, plain, seconds)
    if with_peers and peers.installed()["pyspiel"]:
        tasks[MCTS] = lambda: mcts_on_hearts(seconds)
    rates: dict[str, list[float]] = {name: [] for name in tasks}
    for _ in range(rounds):
        for name, task in tasks.items():
            done, spent = task()
            rates[name].append(done / spent)
    return {
        "rates": {name: statistics.median(found) for name, found in rates.items()},
        "two_processes": {game.key: two_processes(game, rounds, seconds) for game in games},
    }


def bound(key: str, players: int, plain: bool, seconds: float) -> Callable[[], Work]:
    return lambda: think(key, players, plain, seconds)


def name_of(game: Game, players: int, plain: bool) -> str:
    return f"{game.key} {players} {'plain' if plain else 'judgement'}"


def two_processes(game: Game, rounds: int, seconds: float) -> float:
    """What two processes think together, against one alone in the same pool."""
    players, ratios = min(4, game.max_players), []
    with ProcessPoolExecutor(2, multiprocessing.get_context("spawn")) as pool:
        list(pool.map(think, *zip(*[(game.key, players, True, 0.2)] * 2, strict=True)))
        for _ in range(rounds):
            one = pool.submit(think, game.key, players, True, seconds).result()
            both = [pool.submit(think, game.key, players, True, seconds) for _ in range(2)]
            together = sum(done / spent for done, spent in (future.result() for future in both))
            ratios.append(together / (one[0] / one[1]))
    return statistics.median(ratios)


def print_rows(console: Console, games: list[Game], numbers: Mapping[str, Any]) -> None:
    rates, peer = numbers["rates"], numbers["rates"].get(MCTS)
    table = make_table(
        "Thinking about the opening position on one core",
        "simulations a second, in thousands",
        ("game", "players", "plain k/s", "× MCTSBot", "with judgement k/s", "two processes"),
    )
    for game in games:
        for players in range(game.min_players, game.max_players + 1):
            plain, judged = (rates[name_of(game, players, kind)] for kind in (True, False))
            table.add_row(
                game.title,
                str(players),
                f"{plain / 1000:.1f}",
                f"{plain / peer:.1f}×" if peer else "",
                f"{judged / 1000:.1f}",
                f"{numbers['two_processes'][game.key]:.2f}×" if players == min(4, game.max_players) else "",
            )
    console.print(table)
    if peer:
        console.print(f"{MCTS}: {peer / 1000:.1f} k simulations/s")
