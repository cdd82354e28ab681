"""Whole matches played at random, for checks that look at them."""

from collections.abc import Iterator
from typing import Final

from signoria.core.game import Game
from signoria.core.match import Match
from signoria.core.rng import Rng
from signoria.core.walk import setups

MATCHES: Final = 6


def random_match(game: Game, players: int, options: dict[str, bool | int | str], seed: int) -> Match:
    match = game.new(players, seed=seed, options=options)
    rng = Rng(seed, 99)
    while not match.over:
        actions = match.legal_actions()
        match.step(actions[rng.below(len(actions))])
    return match


def matches(game: Game, seed: int) -> Iterator[Match]:
    for players, options in setups(game, seed, variants=1):
        for number in range(MATCHES // 2):
            yield random_match(game, players, options, seed + number)
