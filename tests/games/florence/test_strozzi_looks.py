"""The view says in which order Strozzi's cards try locations; the rules then try them in that order."""

from signoria.core import registry
from signoria.core.journal import Event
from signoria.core.match import Match
from signoria.core.rng import Rng
from signoria.games.florence.events import S_CANNOT, S_CARD, S_DEPLOYS, S_GUARD, S_NO_PIECE, S_PROMOTES
from signoria.games.florence.view import view

GAME = registry.load("florence")
PLACE_IN = {S_CANNOT: "a", S_DEPLOYS: "c", S_PROMOTES: "c", S_GUARD: "b"}


def played_steps(match: Match, rng: Rng) -> list[tuple[Event, dict[str, object]]]:
    """One random decision: its events, each with the view when it was emitted."""
    first = len(match.told)
    match.keep_copies()
    actions = match.legal_actions()
    match.step(actions[rng.below(len(actions))])
    return [(told.event, view(copy, 0)) for told, copy in zip(match.told[first:], match.take_copies(), strict=True)]


def test_cards_try_locations_in_the_order_of_the_view() -> None:
    tried = 0
    for seed in range(4):
        match, rng = GAME.new(1, seed=seed), Rng(seed, 5)
        card: dict[str, object] | None = None
        places: list[int] = []
        while not match.over:
            for event, seen in played_steps(match, rng):
                if event.kind == S_CARD:
                    card, places = seen["strozzi"]["cards"][event.a - 1], []  # type: ignore[index]
                elif event.kind in PLACE_IN and card is not None and card["looks"]:
                    places.append(getattr(event, PLACE_IN[event.kind]))
                    looks = card["looks"]
                    assert isinstance(looks, list)
                    assert places[: len(looks)] == looks[: len(places)]
                    tried += 1
                if event.kind in (S_DEPLOYS, S_NO_PIECE):
                    places = []  # Giovanni's second piece begins at the card's destination again
    assert tried > 20
