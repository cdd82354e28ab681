"""What an action would do, as far as its seat can know."""

from typing import Any

from signoria.core.match import Match
from signoria.core.state import CHANCE
from signoria.server.wire.projection import event_form


def preview_form(match: Match, action: int, seat: int) -> dict[str, Any]:
    """The consequences of an action and the view they lead to; IllegalAction if the rules do not allow it."""
    shown = match.preview(action, seat)
    outcomes = match.game.outcomes
    return {
        "events": [event_form(match.game, event) for event in shown.events],
        "actor": shown.actor,
        "ends_turn": shown.actor not in (seat, CHANCE),
        "reveals": shown.state is None or shown.actor == CHANCE,
        "outcomes": [{"id": number, "text": outcomes.text(number), "weight": weight} for number, weight in shown.outcomes],
        "view": None if shown.state is None else match.game.view(shown.state, seat),
        "worth": None if shown.state is None else match.game.worth_of(shown.state),
        "stops_at": shown.stops_at or None,
    }
