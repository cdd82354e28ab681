"""What learners see stays what it was, number by number: checksums of observations over random matches, compiled or not."""

import zlib
from array import array

import pytest

from signoria.core import registry
from signoria.core.observed import observed
from signoria.core.rng import Rng
from signoria.core.state import CHANCE

# Of all seats in every so many positions of a match, and at its end.
EVERY = {"florence": 3, "medici": 1, "firenze": 17, "ilvecchio": 7}

CHECKSUMS: dict[tuple[str, int], int] = {
    ("florence", 1): 399352316,
    ("florence", 2): 2788730477,
    ("florence", 3): 1120075303,
    ("florence", 4): 1414177511,
    ("florence", 5): 1487527915,
    ("medici", 3): 2083501013,
    ("medici", 4): 612693208,
    ("medici", 5): 1089146331,
    ("medici", 6): 3006162986,
    ("firenze", 2): 197382945,
    ("firenze", 3): 3922910972,
    ("firenze", 4): 73256740,
    ("ilvecchio", 2): 3743846208,
    ("ilvecchio", 3): 990129678,
    ("ilvecchio", 4): 3428074414,
}


def checksum(name: str, players: int) -> int:
    """Over one random match."""
    state = registry.load(name).initial(players)
    rng, found, step = Rng(7, players), 0, 0
    while True:
        if state.over() or step % EVERY[name] == 0:
            for seat in range(players):
                found = zlib.crc32(array("i", observed(state, seat)).tobytes(), found)
        if state.over():
            return found
        state.apply(state.sample(rng) if state.actor() == CHANCE else state.pick(rng))
        step += 1


@pytest.mark.parametrize(("name", "players"), CHECKSUMS)
def test_observations_are_what_they_were(name: str, players: int) -> None:
    """A change of what is observed belongs to a new version of the environments; then these numbers are taken anew."""
    assert checksum(name, players) == CHECKSUMS[name, players]
