"""Florence by rules 1, for matches alone that began by them: Strozzi's card 7 tries one colour of Donnas only (FL50)."""

from dataclasses import replace

from signoria.core.edition import Edition
from signoria.core.game import Options
from signoria.core.state import State
from signoria.games.florence import GAME as PRESENT
from signoria.games.florence.edition import read_components
from signoria.games.florence.state import FlorenceState


def make(edition: Edition, players: int, options: Options) -> State:
    parts = read_components(edition, players, options)
    parts.rules = 1
    return FlorenceState(parts)


GAME = replace(PRESENT, rules=1, make=make, former_rules={})
