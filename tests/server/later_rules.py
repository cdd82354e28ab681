"""Corte by rules 2: the last secret is worth four points instead of two. A game that has really changed, for upgrades."""

from dataclasses import replace

from signoria.core import registry
from tests.fixtures import corte


class LaterCorte(corte.Corte):
    """Rules 2."""

    def score(self, winner: int, points: int, kind: int, detail: int) -> None:
        super().score(winner, 4 if kind == corte.TOMB else points, kind, detail)


def tomb_of_four() -> tuple[corte.EventKind, ...]:
    points = corte.Arg("points", corte.POINTS, 0, 4)
    changed = corte.EventKind(corte.TOMB, "tomb", (corte.seat, corte.card, points), "§4")
    return tuple(changed if kind.code == corte.TOMB else kind for kind in corte.EVENTS)


LATER = replace(corte.variant(LaterCorte), rules=2, events=tomb_of_four())


def both() -> None:
    """The new version ships both rules."""
    registry.register(corte.GAME)
    registry.register(LATER)


def only_later() -> None:
    """The new version ships its own rules only."""
    registry._by_rules.pop(("corte", 1), None)
    registry.register(LATER)


def only_first() -> None:
    registry._by_rules.pop(("corte", 2), None)
    registry.register(corte.GAME)
