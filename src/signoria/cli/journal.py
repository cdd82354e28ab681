"""Events as lines: the sentence, what it brought, and the rule; and the sums that make up a score."""

from collections.abc import Iterable

from rich.text import Text

from signoria.core.codec import POINTS
from signoria.core.game import Game
from signoria.core.journal import Event
from signoria.core.language import Wording, signed

GAIN = "green"
COST = "red"


def rule_of(game: Game, event: Event) -> str:
    kind = game.event_kind(event)
    return ", ".join((kind.section, *kind.rulings))


def points_of(game: Game, event: Event) -> int | None:
    """The points an event brings somebody; None where it is about none."""
    kind = game.event_kind(event)
    args = game.event_args(event)
    found = [args[arg.name] for arg in kind.args if arg.kind == POINTS]
    return sum(found) if found else None


def earns(game: Game, event: Event) -> bool:
    """Whether an event is about what somebody earned, be it nothing."""
    points = points_of(game, event)
    return points is not None and points >= 0


def event_line(wording: Wording, event: Event) -> Text:
    """One line of the journal."""
    points = points_of(wording.game, event)
    line = Text().append(wording.event(event), style_of(points or 0))
    return line.append(f"  {rule_of(wording.game, event)}", "dim")


def style_of(points: int) -> str:
    return GAIN if points > 0 else COST if points < 0 else ""


def event_lines(wording: Wording, events: Iterable[Event]) -> list[Text]:
    return [event_line(wording, event) for event in events]


def score_sheet(wording: Wording, events: Iterable[Event], seat: int) -> tuple[list[Text], int]:
    """Everything that made up a seat's score, point by point, and the sum."""
    lines: list[Text] = []
    total = 0
    for event in events:
        points = points_of(wording.game, event)
        kind = wording.game.event_kind(event)
        if points is None or kind.rival or wording.game.event_args(event).get("seat") != seat:
            continue
        total += points
        lines.append(
            Text().append(f"{signed(points):>5}", style_of(points)).append("  ").append_text(event_line(wording, event))
        )
    return lines, total
