"""The page about the environments names every decision and the sizes as they are."""

import re
import runpy
from pathlib import Path

import pytest

from signoria.core.registry import load, shipped
from signoria.research.gymnasium import environment_id

DOCS = Path(__file__).parent.parent.parent / "docs"
PAGE = (DOCS / "environments.md").read_text(encoding="utf-8")


def test_ids() -> None:
    """A version that is raised with a game's rules is raised where it is explained, too."""
    guide = (DOCS / "research-api.md").read_text(encoding="utf-8")
    assert set(re.findall(r"Signoria/\w+-v\d+", guide)) == {environment_id(load(name)) for name in shipped()}


@pytest.mark.parametrize("name", ["firenze", "florence", "ilvecchio", "medici"])
def test_actions_and_sizes(name: str) -> None:
    game = load(name)
    section = PAGE.split(f"\n## {game.title}\n")[1].split("\n## ")[0]
    for verb in game.actions.verbs.values():
        assert f"| `{verb.usage()}` | {verb.size} |" in section
    assert f"{game.actions.size} ids" in section
    for players in range(game.min_players, game.max_players + 1):
        assert f"{len(game.features(players)):,}" in section


def test_speeds_find_their_places() -> None:
    """What `building/environment_speeds.py` replaces is there, once."""
    script = runpy.run_path(str(DOCS.parent / "building" / "environment_speeds.py"))
    games = [load(name) for name in script["ORDER"]]
    rows = [
        {"game": game.key, "players": players, "features": 1, "vector": 9_876_000.0, "pettingzoo": 1000.0}
        for game in games
        for players in range(game.min_players, game.max_players + 1)
    ]
    assert script["with_column"](PAGE, rows).count(" 9,876 |") == len(rows)
    told = script["last_run"]({"environments": rows, "peers": {script["HANABI"]: 1000.0}}, "a test")
    assert told.count("| 9,876× |") == len(rows)
    assert len(script["LAST_RUN"].findall((DOCS / "benchmarks.md").read_text(encoding="utf-8"))) == 1
