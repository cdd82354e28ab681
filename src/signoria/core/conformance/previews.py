"""A preview is the same whatever is hidden, and all it tells comes true."""

from collections.abc import Iterator
from typing import Final

from signoria.core.checks import check, spread
from signoria.core.game import SPECTATOR, Game
from signoria.core.journal import Event, Journal, sees
from signoria.core.preview import Preview, preview_of
from signoria.core.rng import Rng
from signoria.core.state import CHANCE, OVER, State
from signoria.core.walk import choose, setups

POSITIONS: Final = 60
ACTIONS: Final = 3
# How many decisions before the end of a match are looked at, where most that was hidden comes to light, and in how many deals.
LAST: Final = 6
OTHER_DEALS: Final = 8


def previews_keep_secrets(game: Game, seed: int) -> None:
    """A preview is the same for every way of dealing what its seat cannot know."""
    for number, (state, action) in enumerate(looks(game, seed)):
        seat = state.actor()
        other = state.clone()
        other.redeal(seat, Rng(seed, 21, number))
        previews = [preview_of(game, dealt, action, seat) for dealt in (state, other)]
        same = shown(game, previews[0], seat) == shown(game, previews[1], seat)
        check(same, game, f"the preview of {game.text(action)} shows seat {seat} a secret")


def previews_are_true(game: Game, seed: int) -> None:
    """What a preview tells happens, in the true position and in any other that the seat cannot tell from it."""
    for number, (state, action) in enumerate(looks(game, seed)):
        seat = state.actor()
        seen = preview_of(game, state, action, seat)
        for deal in range(OTHER_DEALS):
            other = state.clone()
            if deal:
                other.redeal(seat, Rng(seed, 22, number * OTHER_DEALS + deal))
            told, after = carried_out(game, other, action, seat)
            check(told[: len(seen.events)] == plain(seen.events), game, f"the preview of {game.text(action)} is not true")
            if not seen.stops_at:
                check(told == plain(seen.events), game, f"the preview of {game.text(action)} leaves something out")
                check(after.actor() == seen.actor, game, f"after {game.text(action)} somebody else decides")
            if seen.state is not None:
                same = game.view(after, seat) == game.view(seen.state, seat)
                check(same, game, f"{game.text(action)} leads elsewhere than its preview")


def looks(game: Game, seed: int) -> Iterator[tuple[State, int]]:
    """Positions in which somebody decides, spread over matches and at their ends, with some of the actions."""
    rng = Rng(seed, 20)
    for state in (*spread(game, seed, POSITIONS), *endings(game, seed)):
        if state.actor() >= 0:
            actions = state.legal_actions()
            for _ in range(ACTIONS):
                yield state, actions[rng.below(len(actions))]


def endings(game: Game, seed: int) -> Iterator[State]:
    """The last decisions of a match of every set-up."""
    for number, (players, options) in enumerate(setups(game, seed, variants=1)):
        state, rng = game.initial(players, options=options), Rng(seed, 23, number)
        last: list[State] = []
        while state.actor() != OVER:
            if state.actor() != CHANCE:
                last = [*last[1 - LAST :], state.clone()]
            state.apply(choose(state, rng))
        yield from last


def carried_out(game: Game, state: State, action: int, seat: int) -> tuple[list[tuple[int, ...]], State]:
    """What a seat is told of an action, and where it leads."""
    state.journal = journal = Journal(game.key)
    state.step(action)
    return plain([event for event in journal.take() if sees(event.audience, seat)]), state


def plain(events: list[Event]) -> list[tuple[int, ...]]:
    return [(event.kind, *event.numbers()) for event in events]


def shown(game: Game, preview: Preview, seat: int) -> tuple[object, ...]:
    """All that a preview tells a seat."""
    view = None if preview.state is None else (game.view(preview.state, seat), game.view(preview.state, SPECTATOR))
    return plain(preview.events), preview.actor, preview.outcomes, preview.stops_at, view
