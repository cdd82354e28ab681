"""Random positions of a game, for checking what must hold in all of them."""

from collections.abc import Iterator

from signoria.core.game import Game, Options, OptionValue
from signoria.core.journal import Journal
from signoria.core.rng import Rng
from signoria.core.state import CHANCE, OVER, State


def setups(game: Game, seed: int, variants: int = 3) -> Iterator[tuple[int, dict[str, OptionValue]]]:
    """Every number of players with the default options, then again with random ones."""
    rng = Rng(seed)
    for players in range(game.min_players, game.max_players + 1):
        yield players, game.check_options(None)
        for _ in range(variants if game.options else 0):
            yield players, random_options(game, rng)


def random_options(game: Game, rng: Rng) -> dict[str, OptionValue]:
    chosen: dict[str, OptionValue] = {}
    for option in game.options:
        if isinstance(option.default, bool):
            chosen[option.key] = rng.below(2) == 1
        elif isinstance(option.default, int):
            chosen[option.key] = option.low + rng.below(option.high - option.low + 1)
        else:
            chosen[option.key] = option.choices[rng.below(len(option.choices))]
    return chosen


def choose(state: State, rng: Rng) -> int:
    """Any legal decision, or an outcome by its weight."""
    if state.actor() == CHANCE:
        return state.sample(rng)
    actions = state.legal_actions()
    return actions[rng.below(len(actions))]


def positions(game: Game, players: int, options: Options, seed: int, count: int) -> Iterator[State]:
    """Positions from random matches, spread over their length; each belongs to the caller."""
    rng = Rng(seed, players)
    found = 0
    while found < count:
        state = game.initial(players, options=options)
        skip = rng.below(4)
        while state.actor() != OVER:
            if skip == 0:
                yield state.clone()
                found += 1
                skip = 1 + rng.below(6)
                if found == count:
                    return
            skip -= 1
            state.apply(choose(state, rng))


def deal(game: Game, players: int, options: Options, rng: Rng) -> State:
    """A position right after the opening draws, before anyone has decided."""
    state = game.initial(players, options=options)
    while state.actor() == CHANCE:
        state.apply(state.sample(rng))
    return state


def listen(state: State) -> Journal:
    """Give a position a journal and return it."""
    journal = Journal()
    state.journal = journal
    return journal
