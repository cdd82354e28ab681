"""One position for every question a game asks, with at least two answers; from golden matches, then from random ones."""

from functools import cache

from tests.golden import files, replay_file

from signoria.core.match import Match
from signoria.core.registry import load
from signoria.core.rng import Rng
from signoria.core.state import CHANCE

MOST_SEEDS = 60


@cache
def asked_in(name: str) -> dict[str, Match]:
    """By the key of the question."""
    game = load(name)
    found: dict[str, Match] = {}
    for path in files(name):
        match = replay_file(path.read_text(encoding="utf-8"))
        collect(match.at(0), match.log, found)
    for seed in range(MOST_SEEDS):
        if len(found) == len(game.prompts):
            break
        players = game.min_players + seed % (game.max_players - game.min_players + 1)
        match, rng = game.new(players, seed=seed), Rng(seed)
        while not match.over:
            match.step(match.state.pick(rng))
        collect(match.at(0), match.log, found)
    return found


def collect(then: Match, log: list[int], found: dict[str, Match]) -> None:
    for number in log:
        if then.state.actor() != CHANCE and len(then.legal_actions()) > 1 and (key := then.prompt().key) not in found:
            found[key] = then.at(len(then.entries))
        then.replay(number)
