"""What a bot says about a decision: an action, why, and what else it looked at."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from signoria.core.describe import action_text, game_of


@dataclass(frozen=True)
class Choice:
    """What a bot that thinks ahead found out about one action: how often it was looked at, and what it expects of it."""

    action: int
    visits: int
    # From 0 to 1: winning above all, then the place, then the lead.
    worth: float
    place: float
    points: float
    # The key of the game, so that the choice can say what it is.
    game: str = field(default="", compare=False)

    def __repr__(self) -> str:
        """`<bid 7: 40 visits, worth 0.61, place 1.4, points 35.2>`."""
        found = f"{self.visits} visits, worth {self.worth:.2f}, place {self.place:.1f}, points {self.points:.1f}"
        return f"<{action_text(self.game, self.action)}: {found}>"


@dataclass(frozen=True)
class Advice:
    """An action and why: `advice-<key>` in the game's locale files, with arguments.

    A bot that thinks ahead adds the best choices it found, the best first.
    """

    action: int
    key: str = "none"
    args: Mapping[str, int | str] = field(default_factory=dict)
    choices: tuple[Choice, ...] = ()
    game: str = field(default="", compare=False)

    def __repr__(self) -> str:
        """`<Advice: bid 7 (value: cards=2), of <bid 7: …> <pass: …>>`."""
        args = ", ".join(f"{name}={value}" for name, value in self.args.items())
        why = f" ({self.key}{': ' + args if args else ''})" if self.key != "none" else ""
        found = f", of {' '.join(map(repr, self.choices))}" if self.choices else ""
        game = game_of(self.game)
        return f"<Advice{' in ' + game.title if game is not None else ''}: {action_text(self.game, self.action)}{why}{found}>"
