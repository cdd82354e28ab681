"""The page about the environments names every decision and the sizes as they are."""

import re
from pathlib import Path

import pytest

from signoria.core.registry import load
from signoria.research.gymnasium import IDS

DOCS = Path(__file__).parent.parent.parent / "docs"
PAGE = (DOCS / "environments.md").read_text(encoding="utf-8")


def test_ids() -> None:
    """A version that is raised with a game's rules is raised where it is explained, too."""
    guide = (DOCS / "research-api.md").read_text(encoding="utf-8")
    assert set(re.findall(r"Signoria/\w+-v\d+", guide)) == set(IDS)


@pytest.mark.parametrize("name", ["firenze", "florence", "ilvecchio", "medici"])
def test_actions_and_sizes(name: str) -> None:
    game = load(name)
    section = PAGE.split(f"\n## {game.title}\n")[1].split("\n## ")[0]
    for verb in game.actions.verbs.values():
        assert f"| `{verb.usage()}` | {verb.size} |" in section
    assert f"{game.actions.size} ids" in section
    for players in range(game.fewest, game.most + 1):
        assert f"{len(game.features(players)):,}" in section
