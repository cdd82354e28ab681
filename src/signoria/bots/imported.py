"""Agents from outside: by import path, `package.module:name`, a Bot class or a function over observations and masks; or a
program that speaks the wire protocol, `wire:command`, which only the arena's protocol can play with.
"""

import importlib
import shlex
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final
from zlib import crc32

from signoria.bots.agent_files import check_reads, digest_agent, watch_reads
from signoria.bots.bot import Advice, Bot
from signoria.core.errors import SignoriaError, UnknownName
from signoria.core.game import Game
from signoria.core.perspective import Perspective

MARK: Final = ":"
WIRE: Final = "wire:"


class PolicyBot(Bot):
    """Plays by a function: it gets the features and the mask of one decision, each as an array of one row (int32, int8), and
    returns one action id.
    """

    def __init__(self, game: Game, seed: int, policy: Callable[[Any, Any], Any]) -> None:
        super().__init__(game, seed)
        self.policy = policy

    def choose(self, perspective: Perspective) -> int:
        import numpy as np

        masks = np.zeros((1, self.game.actions.size), np.int8)
        masks[0, perspective.legal_actions()] = 1
        return int(self.policy(np.array([perspective.observation()], np.int32), masks)[0])

    def advise(self, perspective: Perspective) -> Advice:
        return Advice(self.choose(perspective), game=self.game.key)


def is_wire(name: str) -> bool:
    return name.startswith(WIRE)


def is_path(name: str) -> bool:
    return MARK in name and not is_wire(name)


def fingerprint_wire(name: str) -> str:
    """The command and a digest of the files it names."""
    digest = 0
    for word in shlex.split(name.removeprefix(WIRE)):
        if Path(word).is_file():
            digest = crc32(Path(word).read_bytes(), digest)
    return f"{name}({digest:08x})"


@cache
def import_agent(path: str) -> Any:
    """What an import path names; modules of the folder one stands in are found too."""
    module, _, name = path.partition(MARK)
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        with watch_reads() as read:
            agent = getattr(importlib.import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:
        raise UnknownName(f"there is no agent '{path}' ({error}); write package.module:name") from None
    if not callable(agent):
        raise UnknownName(f"'{path}' is no agent; expected a Bot class or a function over observations and masks")
    check_reads(path, agent, read)
    return agent


def make_agent(path: str, game: Game, seed: int) -> Bot:
    agent = import_agent(path)
    try:
        with watch_reads() as read:
            bot = agent(game, seed) if isinstance(agent, type) and issubclass(agent, Bot) else PolicyBot(game, seed, agent)
    except SignoriaError:
        raise
    except Exception as error:
        raise UnknownName(f"'{path}' cannot be made for {game.title}: {error}") from error
    check_reads(path, agent, read)
    return bot


def fingerprint_agent(path: str) -> str:
    """The path and a digest of its code and declared files: an agent whose code or checkpoint changed is another agent."""
    return f"{path}({digest_agent(path.partition(MARK)[0], import_agent(path)):08x})"
