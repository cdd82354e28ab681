"""How a match begins, in plain values: enough to rebuild a position anywhere, which is how states travel between processes."""

from collections import OrderedDict
from dataclasses import dataclass
from threading import Lock
from typing import Final

from signoria.core.edition import Edition
from signoria.core.errors import SignoriaError
from signoria.core.game import Game, Options, OptionValue
from signoria.core.journal import Event, Journal
from signoria.core.snapshot import unpack_snapshot
from signoria.core.state import State

MAX_INITIAL_STATES: Final = 64


class CannotPickle(SignoriaError):
    """A position that does not know how its match began."""


@dataclass(frozen=True)
class MatchSetup:
    """Game, players, edition and options of a match."""

    game: Game
    players: int
    edition: Edition
    options: tuple[tuple[str, OptionValue], ...]

    def begin(self) -> State:
        """The position in which such a match begins."""
        return initial_state(self.game, self.edition, self.players, dict(self.options))[0].clone()


_initial_states: OrderedDict[tuple[object, ...], tuple[State, list[Event]]] = OrderedDict()
_one_at_a_time = Lock()


def initial_state(game: Game, edition: Edition, players: int, options: Options) -> tuple[State, list[Event]]:
    """Return the position in which a match begins, and the events of its set-up.

    Reading an edition takes longer than replaying a match, so the last ones are kept.
    """
    key = (game.key, game.rules, game.make, edition.content_hash, players, tuple(sorted(options.items())))
    with _one_at_a_time:
        if key not in _initial_states:
            state = game.make(edition, players, options)
            state.recipe = MatchSetup(game, players, edition, tuple(options.items()))
            state.journal = journal = Journal(game.key)
            state.begin()
            state.journal = None
            _initial_states[key] = (state, journal.take())
            if len(_initial_states) > MAX_INITIAL_STATES:
                _initial_states.popitem(last=False)
        _initial_states.move_to_end(key)
        return _initial_states[key]


def setup_of(state: State) -> MatchSetup:
    """How the match of a position began."""
    if not isinstance(state.recipe, MatchSetup):
        raise CannotPickle(
            f"this position of {state.game_key()} does not know how its match began; "
            "take it from game.initial() or a match, and let clone() hand on `recipe`"
        )
    return state.recipe


def reduce_state(state: State) -> tuple[object, ...]:
    """What pickle stores of a position: how its match began, the snapshot, and what its journal holds."""
    told = None if state.journal is None else (state.journal.game, list(state.journal.events))
    return rebuild_state, (setup_of(state), state.to_bytes(), told)


def rebuild_state(recipe: MatchSetup, snapshot: bytes, told: tuple[str, list[Event]] | None) -> State:
    """The position that `reduce_state` has taken apart."""
    state = recipe.begin()
    state.load_ints(unpack_snapshot(snapshot, state.game_key(), state.players))
    if told is not None:
        state.journal = Journal(told[0])
        state.journal.events = told[1]
    return state


def copy_state(state: State) -> State:
    """An independent copy with a journal of its own, if there is one."""
    copy = state.clone()
    if state.journal is not None:
        copy.journal = Journal(state.journal.game)
        copy.journal.events = list(state.journal.events)
    return copy
