"""Medici's opponents bid: whatever their level, most lots find a buyer (what nobody does: test_absurdities)."""

from statistics import mean, median

import pytest

import signoria
from signoria.bots.play import decide
from signoria.bots.registry import make_bot

MEDICI = signoria.load("medici")
PLAYERS = 4


def prices(level: str, seed: int) -> list[int]:
    """What the lots of a match among equals went for; 0 for those that nobody bought."""
    match = MEDICI.new(PLAYERS, seed=seed)
    bots = [make_bot(level, MEDICI, seat) for seat in range(PLAYERS)]
    found = []
    while not match.over:
        told = [MEDICI.event_json(event) for event in match.step(decide(match, bots[match.actor]))]
        found += [-one["points"] for one in told if one["event"] == "bought"]
        found += [0 for one in told if one["event"] == "unsold"]
    return found


@pytest.mark.long
@pytest.mark.skipif(not signoria.COMPILED, reason="the same play, for minutes")
@pytest.mark.parametrize("level", ["apprentice", "journeyman", "master"])
def test_lots_find_buyers(level: str) -> None:
    """And for a price: the weakest let some go for two florins and pay far too much for others."""
    paid = [price for seed in range(3) for price in prices(level, seed)]
    sold = [price for price in paid if price > 0]
    assert len(sold) > len(paid) * 2 / 3
    assert median(sold) >= (2 if level == "apprentice" else 3)
    assert mean(sold) >= 4
