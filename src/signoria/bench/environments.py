"""The environments for researchers beside named peers: PettingZoo's hanabi by its API, and pgx backgammon in compiled batches.

A step is one decision carried out, with observation and action mask ready afterwards, for us and for every peer.
"""

import importlib
import importlib.util
import random
import time
from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import Console
from rich.table import Table

from signoria.bench.measure import Measure, Speed
from signoria.core.game import Game

HANABI: Final = "PettingZoo hanabi"
BACKGAMMON: Final = "pgx backgammon, CPU"
ROWS: Final = 256
# Steps that pgx makes in one compiled call, with as many matches at once as ours; a thousand matches were slower, 64 no faster.
PGX_ROWS: Final = ROWS
PGX_STEPS: Final = 100


def installed(*names: str) -> bool:
    return all(importlib.util.find_spec(name) is not None for name in names)


def vector(game: Game, players: int) -> Measure:
    """Self-play in arrays: actions chosen at random in compiled code, every step called from Python."""
    from gymnasium.vector import AutoresetMode

    from signoria.research.vector import VectorEnv

    env = VectorEnv(game, ROWS, players, opponents=None, autoreset_mode=AutoresetMode.SAME_STEP)
    env.reset(seed=1)

    def measure(seconds: float) -> Speed:
        steps = matches = 0
        begin = time.perf_counter()
        while (spent := time.perf_counter() - begin) < seconds:
            env.step(env.sample_actions())
            steps += ROWS
            matches += int(env.terminations.sum())
        return Speed(steps, matches, spent)

    return measure


def cycle(env: Any) -> Measure:
    """The agent environment cycle as PettingZoo's own benchmark drives it."""
    import numpy as np

    def measure(seconds: float) -> Speed:
        env.reset(seed=1)
        rng, steps, matches = random.Random(1), 0, 0
        begin = time.perf_counter()
        while (spent := time.perf_counter() - begin) < seconds:
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.reset()
                matches += 1
                continue
            env.step(rng.choice(np.flatnonzero(observation["action_mask"]).tolist()))
            steps += 1
        return Speed(steps, matches, spent)

    return measure


def pettingzoo(game: Game, players: int) -> Measure:
    from signoria.research.pettingzoo import env

    return cycle(env(game, players))


def hanabi() -> Measure:
    from pettingzoo.classic import hanabi_v5

    return cycle(hanabi_v5.env())


def backgammon() -> Measure:
    """Pgx in its fastest form: many matches and many steps in one compiled call, actions drawn inside it."""
    # Loaded as values without types: whether jax has types depends on what is installed.
    jax: Any = importlib.import_module("jax")
    pgx: Any = importlib.import_module("pgx")
    auto_reset: Any = importlib.import_module("pgx.experimental").auto_reset
    env = pgx.make("backgammon")
    begin_all = jax.jit(jax.vmap(env.init))
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(carry: Any, _: Any) -> tuple[Any, None]:
        state, key = carry
        key, choose, chance = jax.random.split(key, 3)
        action = jax.random.categorical(choose, jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32)), axis=-1)
        return (step(state, action, jax.random.split(chance, PGX_ROWS)), key), None

    run = jax.jit(lambda carry: jax.lax.scan(one, carry, None, length=PGX_STEPS)[0])
    carry = run((begin_all(jax.random.split(jax.random.PRNGKey(0), PGX_ROWS)), jax.random.PRNGKey(1)))
    jax.block_until_ready(carry)

    def measure(seconds: float) -> Speed:
        nonlocal carry
        steps = 0
        begin = time.perf_counter()
        while (spent := time.perf_counter() - begin) < seconds:
            carry = run(carry)
            jax.block_until_ready(carry)
            steps += PGX_ROWS * PGX_STEPS
        return Speed(steps, 0, spent)

    return measure


def measures(games: list[Game], with_peers: bool, console: Console) -> dict[str, Measure]:
    """All environments of the games, and the peers that are installed; nothing without the `research` extra."""
    if not installed("numpy", "gymnasium", "pettingzoo"):
        console.print("The environments are not measured: pip install 'signoria\\[research]' brings what they need.")
        return {}
    found: dict[str, Measure] = {}
    for game in games:
        for players in range(game.min_players, game.max_players + 1):
            found[f"{game.key} {players} vector"] = vector(game, players)
            found[f"{game.key} {players} pettingzoo"] = pettingzoo(game, players)
    if with_peers and installed("shimmy"):
        found[HANABI] = hanabi()
    if with_peers and installed("jax", "pgx"):
        found[BACKGAMMON] = backgammon()
    return found


def collect(games: list[Game], rates: Mapping[str, Mapping[str, float]]) -> list[dict[str, Any]]:
    """A row for each game and number of players, if environments were measured."""
    return [
        {
            "game": game.key,
            "players": players,
            "features": len(game.features(players)),
            "vector": rates[f"{game.key} {players} vector"]["rate"],
            "pettingzoo": rates[f"{game.key} {players} pettingzoo"]["rate"],
        }
        for game in games
        for players in range(game.min_players, game.max_players + 1)
        if f"{game.key} {players} vector" in rates
    ]


def print_rows(console: Console, games: list[Game], rows: list[dict[str, Any]], found: Mapping[str, float]) -> None:
    table = make_table(
        "Environments",
        "k/s: thousand steps a second; ratios against the peers of the same run",
        ("game", "players", "features", "vector k/s", "× backgammon", "× hanabi", "PettingZoo k/s", "× hanabi "),
    )
    titles = {game.key: game.title for game in games}
    for row in rows:
        table.add_row(
            titles[row["game"]],
            str(row["players"]),
            str(row["features"]),
            f"{row['vector'] / 1000:,.0f}",
            ratio(row["vector"], found.get(BACKGAMMON)),
            ratio(row["vector"], found.get(HANABI)),
            f"{row['pettingzoo'] / 1000:,.1f}",
            ratio(row["pettingzoo"], found.get(HANABI)),
        )
    console.print(table)


def make_table(title: str, caption: str, heads: Sequence[str]) -> Table:
    """A table that fits into 80 columns: heads wrap, names of games do not."""
    table = Table(title=title, caption=caption, box=None, padding=(0, 1, 0, 0), pad_edge=False)
    for head in heads:
        table.add_column(head, justify="left" if head == "game" else "right", no_wrap=head == "game")
    return table


def ratio(rate: float, peer: float | None) -> str:
    if not peer:
        return "–"
    times = rate / peer
    return f"{times:,.0f}×" if times >= 100 else f"{times:,.1f}×"
