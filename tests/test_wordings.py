"""Terminal and browser put the same keys into the same words, in every language.

Everything that is said in matches of each game is worded here; the browser's interpreter then words it again and compares.
"""

import json
import os
import random
import subprocess
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import signoria
from signoria.core.game import Game
from signoria.core.language import LANGUAGES, SHARED, Wording
from signoria.core.match import Match
from signoria.server.http.catalogue import arguments_form
from signoria.server.http.errors import refusal_form
from signoria.server.wire.projection import action_form, event_form

WEB = Path(__file__).parents[1] / "web"
GAMES = ("florence", "medici", "firenze", "ilvecchio")
NAMES = ["Bianca", "Ugo", "Livia", "Taddeo", "Irene", "Fabio"]
SAMPLES = 4


def test_browser_and_terminal_say_the_same(tmp_path: Path) -> None:
    books = [book for key in GAMES for book in books_of(signoria.load(key))]
    assert all(len(book["cases"]) > 40 for book in books)
    file = tmp_path / "wordings.json"
    file.write_text(json.dumps(books), encoding="utf-8")
    vitest = WEB / "node_modules" / "vitest" / "vitest.mjs"
    assert vitest.exists(), "`make build/node_modules` fetches what the browser table is built with"
    environment = {
        **os.environ,
        "PATH": f"{Path('.venv/bin').absolute()}:{os.environ['PATH']}",
        "SIGNORIA_WORDINGS": str(file),
        "NO_COLOR": "1",
    }
    command = ["node", str(vitest), "run", "src/words/wording.test.ts"]
    run = subprocess.run(command, cwd=WEB, env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout[-6000:]
    assert "1 passed" in run.stdout


def books_of(game: Game) -> Iterator[dict[str, Any]]:
    """What a seat reads and what a spectator reads, in every language."""
    for language, reader in product(LANGUAGES, (None, 0)):
        cases = list(cases_of(game, game.wording(language, NAMES, reader=reader)))
        folders = (SHARED, game.folder / "locale")
        yield {
            "game": game.key,
            "language": language,
            "sources": [(folder / f"{language}.ftl").read_text(encoding="utf-8") for folder in folders],
            "arguments": arguments_form(game),
            "names": NAMES,
            "reader": -1 if reader is None else reader,
            "cases": cases,
        }


def cases_of(game: Game, words: Wording) -> Iterator[dict[str, Any]]:
    """A few of each kind of event, action, prompt and refusal that matches bring."""
    counts: dict[tuple[str, str], int] = {}

    def fresh(kind: str, key: str) -> bool:
        counts[kind, key] = counts.get((kind, key), 0) + 1
        return counts[kind, key] <= SAMPLES

    for players in {game.min_players, game.max_players}:
        chance = random.Random(players)
        match = game.new(players, seed=players)
        while not match.over:
            yield from (case for case in at_decision(match, words, chance) if fresh(case["kind"], case["key"]))
            for event in match.step(chance.choice(match.legal_actions())):
                form = event_form(game, event)
                if fresh("event", form["key"]):
                    yield {"kind": "event", "key": form["key"], "args": form["args"], "sentence": words.event(event)}
    advice = {"place": "2.5", "points": "31.0", "visits": 48}
    yield {"kind": "advice", "key": "search", "args": advice, "sentence": words.advice("search", advice)}


def at_decision(match: Match, words: Wording, chance: random.Random) -> Iterator[dict[str, Any]]:
    game, prompt = match.game, match.prompt()
    yield {"kind": "prompt", "key": prompt.key, "args": dict(prompt.args), "sentence": words.prompt(prompt, "short")}
    legal = chance.choice(match.legal_actions())
    form = action_form(game.actions, legal)
    yield {"kind": "action", "key": form["verb"], "args": form["args"], "sentence": words.action(legal)}
    refusal = match.refusal(chance.randrange(game.actions.size))
    if refusal is not None:
        told = refusal_form(refusal)
        yield {"kind": "refusal", "key": told["key"], "args": told["args"], "sentence": words.refusal(refusal)}
