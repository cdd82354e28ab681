"""Plays one fixture, anywhere: in this process, in another, on another machine. The same fixture gives the same result."""

import time
from typing import Any

from signoria.arena.schedule import Fixture
from signoria.bots.play import decide
from signoria.bots.registry import make_bot
from signoria.core import log
from signoria.core.registry import load

BOT_SEEDS = 1000


def play_fixture(fixture: Fixture, with_log: bool = False) -> dict[str, Any]:
    """The result of a fixture as one JSON line; only times (of computing, whatever else runs) differ between two runs."""
    game = load(fixture.game)
    match = game.new(fixture.players, seed=fixture.seed, edition=fixture.edition, options=dict(fixture.options))
    bots = [make_bot(name, game, fixture.seed * BOT_SEEDS + seat) for seat, name in enumerate(fixture.bots)]
    seconds, decisions = [0.0] * fixture.players, [0] * fixture.players
    while not match.over:
        seat = match.actor
        begin = time.process_time()
        action = decide(match, bots[seat])
        seconds[seat] += time.process_time() - begin
        decisions[seat] += 1
        match.step(action)
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
