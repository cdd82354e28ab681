"""The browser's journal adds up: every line of whole matches of every game, and all lines of a seat to its score."""

import json
import os
import random
import subprocess
from pathlib import Path
from typing import Any

import signoria
from signoria.core.game import Game
from signoria.server.wire.projection import SeatProjection

WEB = Path(__file__).parents[1] / "web"
GAMES = ("florence", "medici", "firenze", "ilvecchio")


def test_every_line_is_the_sum_of_its_events(tmp_path: Path) -> None:
    games = [signoria.load(key) for key in GAMES]
    matches = [played(game, players) for game in games for players in sorted({game.min_players, game.max_players})]
    assert any(match["rivals"] for match in matches)
    file = tmp_path / "matches.json"
    file.write_text(json.dumps(matches), encoding="utf-8")
    vitest = WEB / "node_modules" / "vitest" / "vitest.mjs"
    assert vitest.exists(), "`make build/node_modules` fetches what the browser table is built with"
    environment = {
        **os.environ,
        "PATH": f"{Path('.venv/bin').absolute()}:{os.environ['PATH']}",
        "SIGNORIA_MATCHES": str(file),
        "NO_COLOR": "1",
    }
    command = ["node", str(vitest), "run", "src/table/journal.test.ts"]
    run = subprocess.run(command, cwd=WEB, env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout[-6000:]
    assert "skipped" not in run.stdout


def played(game: Game, players: int) -> dict[str, Any]:
    """A whole match of chance: what it told a seat, and how it ended."""
    chance = random.Random(players)
    match = game.new(players, seed=players)
    while not match.over:
        match.step(chance.choice(match.legal_actions()))
    eyes = SeatProjection(match, 0)
    return {
        "game": game.key,
        "players": players,
        "rivals": eyes.position()["rivals"],
        "scores": match.scores(),
        "events": eyes.events(),
    }
