"""The contract every game keeps: a position, whose decision it is, what is legal, and what follows.

A State is the truth of one position. It holds no random generator, no prose and no history; chance is a seat whose outcomes
are actions with weights. `step` is checked, `apply` is trusted and fast.
"""

from abc import abstractmethod
from typing import Final

from mypy_extensions import i32, i64, mypyc_attr

from signoria.core.buffers import FREE_BUFFERS, acquire_buffer
from signoria.core.errors import IllegalAction
from signoria.core.features import clear
from signoria.core.journal import EVERYONE, Journal
from signoria.core.rng import Rng
from signoria.core.snapshot import pack_snapshot, unpack_snapshot
from signoria.core.vec import vec

CHANCE: Final[i64] = -1
OVER: Final[i64] = -2

# Refusals that every game shares; a game numbers its own from FIRST_REASON.
LEGAL: Final[i64] = 0
NO_SUCH_ACTION: Final[i64] = 1
MATCH_OVER: Final[i64] = 2
CHANCE_DECIDES: Final[i64] = 3
NOT_ASKED: Final[i64] = 4
IMPOSSIBLE_OUTCOME: Final[i64] = 5
FIRST_REASON: Final[i64] = 16

ARGUMENT_BITS: Final[i64] = 16
ARGUMENT_MASK: Final[i64] = 0xFFFF
REASON_BITS: Final[i64] = 12
REASON_MASK: Final[i64] = 0xFFF


def refuse(reason: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> i64:
    """Pack a reason and up to three arguments (0 to 65535) into one number."""
    return reason | (a << 12) | (b << 28) | (c << 44)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One position of a match."""

    def __init__(self, players: i64) -> None:
        self.players: i64 = players
        self.journal: Journal | None = None
        # How the match began (core.match_setup), for whoever must rebuild the position elsewhere; a clone hands it on.
        self.recipe: object = None

    # ---- what a game provides -------------------------------------------------------------------------------------------

    @abstractmethod
    def game_key(self) -> str:
        """The key under which the game is registered."""

    @abstractmethod
    def begin(self) -> None:
        """Set the game up. Called once, on a new state, before anything else."""

    @abstractmethod
    def actor(self) -> i64:
        """The seat that decides, CHANCE or OVER."""

    @abstractmethod
    def legal(self, out: vec[i64]) -> i64:
        """Write the legal decisions into `out`, ascending, and return how many there are (at least two)."""

    @abstractmethod
    def outcomes(self, out: vec[i64], weights: vec[i64]) -> i64:
        """At chance: write the possible outcomes, ascending, with their weights; return how many there are (at least two)."""

    @abstractmethod
    def source(self) -> i64:
        """At chance: which deck, bag or die is drawn from. The driver keeps a stream of random numbers for each."""

    @abstractmethod
    def refusal(self, action: i64) -> i64:
        """LEGAL, or why a decision is not possible now, as packed by `refuse`. Answers for every integer."""

    @abstractmethod
    def apply(self, action: i64) -> None:
        """Carry out a legal decision or a possible outcome, and everything that follows without anyone deciding.

        Trusted: an id of the game's table that is not possible now leads anywhere. An unknown id raises `unknown_id_error`.
        """

    @abstractmethod
    def clone(self) -> "State":
        """An independent copy, without a journal; `recipe` is handed on."""

    @abstractmethod
    def scores(self) -> list[int]:
        """Points so far, by seat."""

    @abstractmethod
    def to_ints(self) -> list[int]:
        """Everything that makes this position, as integers; what a snapshot stores."""

    @abstractmethod
    def load_ints(self, numbers: list[int]) -> None:
        """Become the position that `numbers` describes. The state was made for the same players, edition and options."""

    @abstractmethod
    def observation_size(self) -> i64:
        """How many features an observation has: the same in every position of the game with this number of players."""

    @abstractmethod
    def fill_in(self, seat: i64, out: vec[i32], at: i64) -> None:
        """Write what `seat` knows into `out` from `at` on; `Game.features` names the numbers.

        All `observation_size()` of them are zero beforehand, and most stay so: only the others need to be written.
        """

    # ---- what a game overrides where it must ----------------------------------------------------------------------------

    def audience(self) -> i64:
        """Who may know the pending outcome or decision once it is made: EVERYONE, or a bit for each seat (NOBODY is none)."""
        return EVERYONE

    def redeal(self, seat: i64, rng: Rng) -> None:
        """Replace all that `seat` cannot know by a sample that depends on the seat's view and on `rng` alone.

        A game that hides nothing but the order of piles has nothing to do here, since piles are sets until drawn.
        """

    def sample(self, rng: Rng) -> i64:
        """At chance: one outcome, drawn by weight. A faster way must draw the same outcome from the same stream."""
        buffers = rng.own_buffer()
        count = self.outcomes(buffers.actions, buffers.weights)
        return buffers.actions[rng.weighted(count, buffers.weights)]

    def pick(self, rng: Rng) -> i64:
        """One of the legal decisions, each equally likely. A faster way must pick the same one from the same stream."""
        actions = rng.own_buffer().actions
        return actions[rng.below(self.legal(actions))]

    def play_out(self, rng: Rng) -> i64:
        """Play to the end with uniformly random decisions; returns how many there were. A faster way must play the same."""
        decisions: i64 = 0
        while True:
            actor = self.actor()
            if actor >= 0:
                self.apply(self.pick(rng))
                decisions += 1
            elif actor == CHANCE:
                self.apply(self.sample(rng))
            else:
                return decisions

    def outranks(self, seat: i64, other: i64) -> bool:
        """Whether a seat comes before another at the end: with more points, or by whatever breaks the tie."""
        scores = self.scores()
        return scores[seat] > scores[other]

    def placings(self) -> list[int]:
        """Places by seat, 1 the best, equal places shared. Alone against an automa: 1 won, 2 lost."""
        places: list[int] = []
        for seat in range(self.players):
            place = 1
            for other in range(self.players):
                if self.outranks(other, seat):
                    place += 1
            places.append(place)
        return places

    def turn(self) -> i64:
        """The seat whose turn it is; others may be asked in it."""
        return self.actor()

    def barrier(self) -> bool:
        """Whether the last step showed somebody something new apart from logged chance, so that undo must stop here."""
        return False

    def rivals(self) -> list[int]:
        """Points of opponents that are rules, not seats (the automa of a solo game)."""
        return []

    # ---- what every game gets -------------------------------------------------------------------------------------------

    def observe(self, seat: i64, out: vec[i32], at: i64) -> None:
        """Write what `seat` knows as `observation_size()` numbers into `out`, from `at` on, whatever was there before."""
        clear(out, at, self.observation_size())
        self.fill_in(seat, out, at)

    def over(self) -> bool:
        return self.actor() == OVER

    def legal_actions(self) -> list[int]:
        """The legal decisions as a new list, none once the match is over. At chance this is an error: ask `chance_outcomes`."""
        actor = self.actor()
        if actor == OVER:
            return []
        if actor == CHANCE:
            raise IllegalAction(self.game_key(), -1, CHANCE_DECIDES, False)
        buffers = acquire_buffer()
        actions = buffers.actions
        count = self.legal(actions)
        listed = [actions[i] for i in range(count)]
        FREE_BUFFERS.append(buffers)
        return listed

    def chance_outcomes(self) -> list[tuple[int, int]]:
        """At chance: every possible outcome with its weight. Elsewhere empty."""
        if self.actor() != CHANCE:
            return []
        buffers = acquire_buffer()
        outcomes = buffers.actions
        weights = buffers.weights
        count = self.outcomes(outcomes, weights)
        listed = [(outcomes[i], weights[i]) for i in range(count)]
        FREE_BUFFERS.append(buffers)
        return listed

    def possible(self, outcome: i64) -> bool:
        """At chance: whether this outcome can come up."""
        buffers = acquire_buffer()
        outcomes = buffers.actions
        found = False
        for i in range(self.outcomes(outcomes, buffers.weights)):
            if outcomes[i] == outcome:
                found = True
        FREE_BUFFERS.append(buffers)
        return found

    def numbers(self) -> list[int]:
        """Deprecated: use `to_ints`."""
        return self.to_ints()

    def step(self, action: i64) -> None:
        """Carry out a decision or an outcome; raise IllegalAction and change nothing if it is not possible."""
        actor = self.actor()
        if actor == CHANCE:
            if not self.possible(action):
                raise IllegalAction(self.game_key(), action, IMPOSSIBLE_OUTCOME, True)
        else:
            code = self.refusal(action)
            if code != LEGAL:
                raise IllegalAction(self.game_key(), action, code, False)
        self.apply(action)

    def to_bytes(self) -> bytes:
        """An exact snapshot, to be read by `from_bytes` of any state with the same players, edition and options."""
        return pack_snapshot(self.game_key(), self.players, self.to_ints())

    def from_bytes(self, data: bytes) -> "State":
        """The position of a snapshot, as a new state."""
        state = self.clone()
        state.load_ints(unpack_snapshot(data, self.game_key(), self.players))
        return state

    def __reduce__(self) -> tuple[object, ...]:
        from signoria.core.match_setup import reduce_state

        return reduce_state(self)

    def __deepcopy__(self, _memo: object) -> "State":
        from signoria.core.match_setup import copy_state

        return copy_state(self)

    def __repr__(self) -> str:
        from signoria.core.describe import describe_state

        return describe_state(self)


def unknown_id_error(state: State, number: i64) -> IllegalAction:
    """What `apply` raises for a number that is in no table of the game, or once the match is over."""
    actor = state.actor()
    reason: i64 = MATCH_OVER if actor == OVER else NO_SUCH_ACTION
    return IllegalAction(state.game_key(), number, refuse(reason), actor == CHANCE)
