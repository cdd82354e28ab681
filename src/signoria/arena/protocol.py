"""The leaderboard protocol: one agent against every level, over deals that are the same for everybody.

For each level the agent sits once at a table of that level, every deal from every seat. What counts is the share of
matches won, shared wins in part, with its interval; the levels, deals and numbers below are the protocol, and `VERSION`
changes with them.
"""

import json
from collections.abc import Callable
from contextlib import nullcontext
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final

import signoria
from signoria.arena import statistics as stats
from signoria.arena.run import run_schedule
from signoria.arena.schedule import schedule
from signoria.arena.wire import local_server
from signoria.bots.imported import is_wire
from signoria.bots.registry import GREEDY, LEVELS, RANDOM, bots_for, fingerprint
from signoria.core.errors import BadSetup
from signoria.core.game import Game

VERSION: Final = 2
FIRST_DEAL: Final = 1_000_000
# Every deal is played from every seat: 50 deals are 200 matches with four players.
DEALS: Final = 50
OPPONENTS: Final = (RANDOM, GREEDY, *LEVELS)


@dataclass(frozen=True)
class Line:
    """How the agent did against one level."""

    opponent: str
    fingerprint: str
    matches: int
    won: float
    low: float
    high: float
    points: float
    their_points: float
    milliseconds: float


def run_protocol(
    game: Game,
    agent: str,
    path: Path,
    *,
    players: int | None = None,
    deals: int = DEALS,
    workers: int | None = None,
    progress: Callable[[str, int, int], None] = lambda _level, _done, _total: None,
) -> dict[str, Any]:
    """Play what the results file does not hold yet; returns the report. Fewer deals than the protocol's are marked as such."""
    if deals < 1:
        raise BadSetup(f"{deals} deals were asked for; the protocol has {DEALS}")
    seats = game.players_or_usual(players)
    if seats < 2:
        raise BadSetup("the protocol needs opponents; ask for at least 2 players")
    lines = []
    with local_server() if is_wire(agent) else nullcontext():
        for level in [level for level in bots_for(game) if level in OPPONENTS]:
            fixtures = schedule(game, [agent, level], seats, deals * seats, seed=FIRST_DEAL)
            # The server for a program is this process's: its matches are played here, one after the other.
            results = run_schedule(fixtures, path, workers=1 if is_wire(agent) else workers, progress=partial(progress, level))
            lines.append(line(results, level, game))
    return {
        "protocol": VERSION,
        "complete": deals >= DEALS,
        "signoria": signoria.__version__,
        "compiled": signoria.COMPILED,
        "game": game.key,
        "rules": game.rules,
        "edition": game.default_edition,
        "players": seats,
        "deals": [FIRST_DEAL, FIRST_DEAL + deals - 1],
        "agent": agent,
        "makeup": fingerprint(agent, game),
        "results": [asdict(each) for each in lines],
    }


def line(results: list[dict[str, Any]], level: str, game: Game) -> Line:
    """The agent's seat is told by its place in the rotation, so that an agent may meet itself."""
    won, mine, theirs, seconds, decisions = 0.0, [], [], 0.0, 0
    for result in results:
        # The agent is named first and moves one seat back with every rotation.
        seat = -result["number"] % result["players"]
        won += stats.wins_by_seat(result)[seat]
        mine.append(result["scores"][seat])
        theirs += [score for other, score in enumerate(result["scores"]) if other != seat]
        seconds += result["seconds"][seat]
        decisions += result["decisions"][seat]
    share = stats.wilson(won, len(results))
    return Line(
        level, fingerprint(level, game), share.matches, share.won, share.low, share.high,
        sum(mine) / len(mine), sum(theirs) / len(theirs), 1000 * seconds / max(decisions, 1),
    )  # fmt: skip


def write_protocol(report: dict[str, Any], path: Path) -> None:
    path.write_text(json.dumps(report, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
