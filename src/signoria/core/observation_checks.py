"""Checks of observations, part of the conformance suite."""

from typing import Final

from signoria.core.checks import POSITIONS, check, choices_of, spread
from signoria.core.game import Game
from signoria.core.journal import sees
from signoria.core.observed import observed, observed_within
from signoria.core.rng import Rng
from signoria.core.state import OVER, State
from signoria.core.walk import choose, setups

STRETCH: Final = 20


def observations_are_named(game: Game, seed: int) -> None:
    """Every feature has a name of its own, and their number is the same in all positions of a number of players."""
    for players in range(game.min_players, game.max_players + 1):
        names = game.features(players)
        check(len(set(names)) == len(names), game, "two features have the same name")
    for state in spread(game, seed):
        size = len(game.features(state.players))
        check(state.observation_size() == size, game, f"{state.observation_size()} features, {size} names")
        for seat in range(state.players):
            check(observed_within(state, seat), game, f"the observation of seat {seat} is written beyond its place")


def observations_keep_secrets(game: Game, seed: int) -> None:
    """What a seat observes does not change when what it cannot know is dealt anew, nor by a choice it may not know."""
    for number, state in enumerate(spread(game, seed)):
        for seat in range(state.players):
            other = state.clone()
            other.redeal(seat, Rng(seed, 15, number))
            check(observed(other, seat) == observed(state, seat), game, f"the observation of seat {seat} shows a secret")
            if not sees(state.audience(), seat):
                seen = {tuple(observed(after(state, choice), seat)) for choice in choices_of(state)[:6]}
                check(len(seen) == 1, game, f"the observation of seat {seat} tells hidden choices apart")


def after(state: State, choice: int) -> State:
    copy = state.clone()
    copy.step(choice)
    return copy


def observations_tell_views_apart(game: Game, seed: int) -> None:
    """Positions of a match that a seat sees differently are also observed differently: nothing is left out.

    Looks at stretches of neighbouring positions, since these differ least.
    """
    found = list(setups(game, seed, variants=1))
    for players, options in found:
        left = max(100, POSITIONS // len(found))
        rng = Rng(seed, 16, players)
        while left > 0:
            state, step, looking = game.initial(players, options=options), 0, True
            views: dict[tuple[int, ...], str] = {}
            while state.actor() != OVER and left > 0:
                if step % STRETCH == 0:
                    looking = rng.below(4) == 0 or step < STRETCH
                if looking:
                    left -= 1
                    compare_views(game, state, views)
                state.apply(choose(state, rng))
                step += 1
            compare_views(game, state, views)


def compare_views(game: Game, state: State, views: dict[tuple[int, ...], str]) -> None:
    for seat in range(state.players):
        view = str(game.view(state, seat))
        before = views.setdefault((seat, *observed(state, seat)), view)
        check(before == view, game, f"one observation of seat {seat} for two views: {before} and {view}")
