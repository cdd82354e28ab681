"""Firenze: when the time of a person in hand has come."""

from typing import Final

from mypy_extensions import i64

from signoria.games.firenze.components import CHEAPER, FEAST, FREE_CARD, KINDS, PROTECT, SABOTAGE, SLOTS, SPARE, TURN_RATE
from signoria.games.firenze.state import FirenzeState
from signoria.games.firenze.table import BUILD, CHOOSE_CARD, TOWERS_OF, key_height

# A person whose time has not come: clearly worse than anything else, yet not unthinkable.
NOT_NOW: Final = -2.5
# Only a tower this tall is worth sabotage.
TALL_TOWER: Final[i64] = 5


def person_gain(state: FirenzeState, kind: i64) -> float:
    """What playing a person at once gains over keeping it; those with a time of their own are weighed where it comes."""
    effect = state.parts.effect[kind]
    if effect in (CHEAPER, SPARE, TURN_RATE, FREE_CARD):
        return NOT_NOW
    if effect == PROTECT:
        return 1.0 if holds_bad_feast(state, state.active) else NOT_NOW
    if effect == SABOTAGE:
        return 0.3 if tallest_rival(state, state.active) >= TALL_TOWER else NOT_NOW
    return 0.1 if state.waiting in (BUILD, CHOOSE_CARD) else NOT_NOW


def holds_bad_feast(state: FirenzeState, seat: i64) -> bool:
    """Whether a feast in hand will cost points."""
    for feast in range(KINDS):
        if state.hand[seat * KINDS + feast] > 0 and state.parts.type[feast] == FEAST and state.parts.a[feast] < 0:
            return True
    return False


def tallest_rival(state: FirenzeState, seat: i64) -> i64:
    """The height of the tallest tower of an opponent."""
    highest: i64 = 0
    for other in range(state.players):
        if other != seat:
            for i in range(state.player[TOWERS_OF + other]):
                highest = max(highest, key_height(state.tower[other * SLOTS + i]))
    return highest
