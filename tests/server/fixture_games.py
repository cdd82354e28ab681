"""Makes the hidden-hand game known, in the server and in its workers."""

from signoria.core import registry
from tests.fixtures import corte


def register() -> None:
    registry.register(corte.GAME)
