"""Firenze by rules 1, for matches with automatic discards that began by them: no tower is asked for (F36)."""

from dataclasses import replace

from signoria.core.edition import Edition
from signoria.core.game import Options
from signoria.core.state import State
from signoria.games.firenze import GAME as PRESENT
from signoria.games.firenze.edition import read_components
from signoria.games.firenze.state import FirenzeState


def make(edition: Edition, players: int, options: Options) -> State:
    parts = read_components(edition, players, options)
    parts.rules = 1
    return FirenzeState(parts)


GAME = replace(PRESENT, rules=1, make=make, former_rules={})
