"""What a bot says about a decision: an action, why, and what else it looked at."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from signoria.core.describe import action_text, game_of
from signoria.core.journal import Event


@dataclass(frozen=True)
class Choice:
    """What a bot that thinks ahead found out about one action: how often it was looked at, and what it expects of it."""

    action: int
    visits: int
    # From 0 to 1: winning above all, then the place, then the lead.
    worth: float
    place: float
    points: float
    # How far the expected points may be off, as far as thinking alone can tell: twice the standard error.
    spread: float = 0.0
    # What it expects to follow, from this action on to the next chance: decisions of any seat.
    line: tuple[int, ...] = ()
    # The whole action in the engine's small questions: this choice and what the same seat decides after it in the same action.
    steps: tuple[int, ...] = ()
    # The expected points of every seat.
    everyone: tuple[float, ...] = ()
    seat: int = -1
    # The key of the game, so that the choice can say what it is.
    game: str = field(default="", compare=False)

    def __repr__(self) -> str:
        """`<bid 7: 40 visits, worth 0.61, place 1.4, points 35.2>`."""
        found = f"{self.visits} visits, worth {self.worth:.2f}, place {self.place:.1f}, points {self.points:.1f}"
        return f"<{action_text(self.game, self.action)}: {found}>"


@dataclass(frozen=True)
class Reason:
    """One sentence of why: a message of the locale files with its arguments.

    What has words of its own is put into words where they are known: `other` is an action (`$other`), `seat` somebody at the
    table (`$name`), `events` what happens (`$events`), `holdings` how many of what (`$holdings`).
    """

    message: str
    args: Mapping[str, int | str] = field(default_factory=dict)
    other: int = -1
    seat: int = -1
    events: tuple[Event, ...] = ()
    holdings: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True)
class Advice:
    """An action and why: `advice-<key>` in the game's locale files, with arguments.

    A bot that thinks ahead adds the best choices it found, the best first, and what sets the first apart from the next.
    """

    action: int
    key: str = "none"
    args: Mapping[str, int | str] = field(default_factory=dict)
    choices: tuple[Choice, ...] = ()
    reasons: tuple[Reason, ...] = ()
    game: str = field(default="", compare=False)

    @property
    def steps(self) -> tuple[int, ...]:
        """The whole action that is advised, question by question."""
        return (self.choices[0].steps if self.choices else ()) or (self.action,)

    def __repr__(self) -> str:
        """`<Advice: bid 7 (value: cards=2), of <bid 7: …> <pass: …>>`."""
        args = ", ".join(f"{name}={value}" for name, value in self.args.items())
        why = f" ({self.key}{': ' + args if args else ''})" if self.key != "none" else ""
        found = f", of {' '.join(map(repr, self.choices))}" if self.choices else ""
        game = game_of(self.game)
        return f"<Advice{' in ' + game.title if game is not None else ''}: {action_text(self.game, self.action)}{why}{found}>"


class SearchTree(Protocol):
    """What a game may read of a search: nodes with their choices, visits and means. The root is node 0, -1 is no node."""

    @property
    def choice(self) -> Any: ...
    @property
    def first(self) -> Any: ...
    @property
    def next(self) -> Any: ...
    def child(self, node: int, choice: int) -> int: ...
    def visits_of(self, node: int) -> int: ...
    def mean(self, node: int, kind: int, seat: int) -> float: ...
    def spread(self, node: int, seat: int) -> float: ...
