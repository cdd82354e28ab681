"""Finds games by name: every folder under `signoria.games`, and what a program registers itself."""

import importlib
import pkgutil
from difflib import get_close_matches

from signoria.core.errors import UnknownName
from signoria.core.game import Game

_registered: dict[str, Game] = {}


def register(game: Game) -> None:
    """Make a game known under its key (for games that do not ship with Signoria)."""
    _registered[game.key] = game


def names() -> list[str]:
    """The keys of all known games."""
    package = importlib.import_module("signoria.games")
    shipped = {module.name for module in pkgutil.iter_modules(package.__path__) if module.ispkg}
    return sorted(shipped | set(_registered))


def load(name: str) -> Game:
    """The game of that name."""
    if name not in _registered:
        known = names()
        if name not in known:
            raise UnknownName(f"there is no game '{name}'; {suggestion(name, known)}")
        _registered[name] = importlib.import_module(f"signoria.games.{name}").GAME
    return _registered[name]


def suggestion(name: str, known: list[str]) -> str:
    """What to write instead of an unknown name."""
    close = get_close_matches(name, known, n=1)
    return f"did you mean '{close[0]}'?" if close else f"choose from: {', '.join(known)}"
