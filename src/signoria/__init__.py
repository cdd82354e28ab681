"""Signoria: four board games of Renaissance Florence on one exact and fast rules engine."""

import os

if os.environ.get("SIGNORIA_PURE"):
    from signoria import _pure

    _pure.install()

from signoria.core import display as _display
from signoria.core import state as _state
from signoria.core.errors import SignoriaError
from signoria.core.game import SPECTATOR
from signoria.core.match import Match
from signoria.core.registry import load
from signoria.core.registry import names as game_names
from signoria.core.rng import Rng
from signoria.core.state import CHANCE, OVER, State

# The one place; building/release.py raises it.
__version__ = "0.2.0"

# Boards are drawn as in the terminal.
_display.set_drawer("signoria.cli.boards.still")

# Whether the engines run as compiled code.
COMPILED: bool = not _state.__file__.endswith(".py")

__all__ = ["CHANCE", "COMPILED", "OVER", "SPECTATOR", "Match", "Rng", "SignoriaError", "State", "game_names", "load"]
