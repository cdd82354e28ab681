"""Plays one fixture, anywhere: in this process, in another, on another machine. The same fixture gives the same result."""

import time
from typing import Any

from signoria.arena.schedule import Fixture
from signoria.arena.wire import play_by_wire
from signoria.bots.imported import is_wire
from signoria.bots.play import decide
from signoria.bots.registry import make_bot
from signoria.core import log
from signoria.core.match import Match
from signoria.core.registry import load

BOT_SEEDS = 1000


def play_here(fixture: Fixture, match: Match, seeds: list[int]) -> tuple[list[float], list[int]]:
    """Bots in this process; returns seconds of computing and decisions by seat."""
    bots = [make_bot(name, match.game, seed) for name, seed in zip(fixture.bots, seeds, strict=True)]
    seconds, decisions = [0.0] * fixture.players, [0] * fixture.players
    while not match.over:
        seat = match.actor
        begin = time.process_time()
        action = decide(match, bots[seat])
        seconds[seat] += time.process_time() - begin
        decisions[seat] += 1
        match.step(action)
    return seconds, decisions


def play_fixture(fixture: Fixture, with_log: bool = False) -> dict[str, Any]:
    """The result of a fixture as one JSON line; only times (of computing, whatever else runs) differ between two runs."""
    game = load(fixture.game)
    match = game.new(fixture.players, seed=fixture.seed, edition=fixture.edition, options=dict(fixture.options))
    seeds = [fixture.seed * BOT_SEEDS + seat for seat in range(fixture.players)]
    play = play_by_wire if any(map(is_wire, fixture.bots)) else play_here
    seconds, decisions = play(fixture, match, seeds)
    result: dict[str, Any] = {
        "key": fixture.key(),
        **fixture.form(),
        "scores": match.scores(),
        "rivals": match.state.rivals(),
        "places": match.placings(),
        "decisions": decisions,
        "seconds": [round(spent, 4) for spent in seconds],
    }
    if with_log:
        result["log"] = log.export(match)
    return result
