"""What a choice surely does for the seat that thinks about it: its whole action followed through truthful previews."""

from dataclasses import dataclass, field
from typing import Any

from signoria.core.codec import POINTS
from signoria.core.game import Game
from signoria.core.journal import Event
from signoria.core.perspective import Perspective
from signoria.core.preview import preview_of


@dataclass(frozen=True)
class Way:
    """One whole action as far as the seat can know it: the events that pay the seat, and where it stands afterwards.

    `whole`: it is known to its end; only then `worth` (if the match ended now) and `holdings` say something.
    """

    paying: tuple[Event, ...]
    paid: int
    whole: bool = False
    worth: int = 0
    holdings: dict[str, int] = field(default_factory=dict)


def way_of(perspective: Perspective, steps: tuple[int, ...]) -> Way:
    """Follow an action step by step until it is over or something unknown happens."""
    game, seat, state = perspective.game, perspective.seat, perspective.imagine()
    paying: list[Event] = []
    for step in steps:
        if state.actor() != seat or step not in state.legal_actions():
            return way_so_far(game, paying)
        seen = preview_of(game, state, step, seat)
        paying += [event for event in seen.events if gain_of(game, event, seat) > 0]
        if seen.state is None:
            return way_so_far(game, paying)
        state = seen.state
    so_far = way_so_far(game, paying)
    return Way(so_far.paying, so_far.paid, True, game.worth_of(state)[seat], holdings_of(game, game.view(state, seat), seat))


def way_so_far(game: Game, paying: list[Event]) -> Way:
    return Way(tuple(paying), sum(points_in(game, event) for event in paying))


def gain_of(game: Game, event: Event, seat: int) -> int:
    """The points an event gives to a seat."""
    args = game.event_args(event)
    return points_in(game, event) if args.get("seat", -1) == seat and not game.event_kind(event).rival else 0


def points_in(game: Game, event: Event) -> int:
    args = game.event_args(event)
    return sum(args[arg.name] for arg in game.event_kind(event).args if arg.kind == POINTS)


def holdings_of(game: Game, view: dict[str, Any], seat: int) -> dict[str, int]:
    """What a seat has, as far as the game's locale files have words for it."""
    found: dict[str, int] = {}
    collect(view["seats"][seat], find_holding_names(game), found)
    return found


def find_holding_names(game: Game) -> frozenset[str]:
    return frozenset(game.wording("en").lexicon.beginning_with("holding-"))


def collect(part: Any, names: frozenset[str], found: dict[str, int]) -> None:
    """Numbers, and lengths of lists, by their names."""
    for name, value in part.items():
        if isinstance(value, dict):
            collect(value, names, found)
        elif name in names and not isinstance(value, bool) and isinstance(value, int | list):
            found[name] = value if isinstance(value, int) else len(value)
