"""Frozen playthroughs still play through, to the letter."""

from pathlib import Path

import pytest

from signoria.core import registry
from tests import golden

SHIPPED = [name for name in registry.names() if name != "corte"]


@pytest.mark.parametrize("game", SHIPPED)
def test_game_has_golden_playthroughs(game: str) -> None:
    assert len(golden.files(game)) >= 2


@pytest.mark.parametrize("file", [file for game in SHIPPED for file in golden.files(game)], ids=lambda file: file.stem)
def test_golden_playthrough(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    match = golden.replay_file(text)
    assert match.over
    assert golden.render(match) == text
