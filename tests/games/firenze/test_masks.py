"""Masks of cards are as wide as there are kinds, in both modes."""

from signoria.games.firenze.components import KINDS
from signoria.games.firenze.table import bit


def test_every_kind_has_a_bit_of_its_own() -> None:
    assert [bit(kind) for kind in range(KINDS)] == [2**kind for kind in range(KINDS)]
