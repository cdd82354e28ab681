"""Many matches stepped together in compiled code; observations, masks and rewards lie in arrays that NumPy reads in place.

A row of each array belongs to one match. Matches differ in their random streams and never touch each other.
"""

from typing import Final

from mypy_extensions import i32, i64, u8

from signoria.core.returns import forfeit, returns
from signoria.core.rng import Rng
from signoria.core.state import CHANCE, OVER, State, buffer
from signoria.core.vec import vec

# Whose decisions are left to the caller: those of every seat, of one seat, or of a seat that changes from match to match.
EVERY_SEAT: Final = -1
SEATS_IN_TURN: Final = -2

# When a finished match gives way to the next one.
NEXT_STEP: Final = 0
SAME_STEP: Final = 1
NEVER: Final = 2

CHOICE_STREAM: Final = 0x5A3E0000


class Matches:
    """`count` matches from one starting position. All seats not controlled by the caller play uniformly at random."""

    def __init__(self, start: State, count: i64, table: i64, kind: i64, seat: i64, reset: i64, full: bool) -> None:
        """`table` is the size of the decision table, `kind` a kind of returns, `reset` when a match is replaced."""
        players = start.players
        self.start: State = start
        self.count: i64 = count
        self.players: i64 = players
        self.table: i64 = table
        self.kind: i64 = kind
        self.seat: i64 = seat
        self.reset: i64 = reset
        self.size: i64 = start.observation_size()
        self.full: bool = full
        self.seed: i64 = 0
        self.states: list[State] = [start] * int(count)
        self.chance: list[Rng] = [Rng(0)] * int(count)
        self.chooser: list[Rng] = [Rng(0)] * int(count)
        self.episode: vec[i64] = vec[i64]([0] * count)
        self.mine: vec[i64] = vec[i64]([seat] * count)
        self.legal: vec[i64] = buffer()
        self.choices: vec[i64] = vec[i64]([0] * (count * table))
        self.choice_count: vec[i64] = vec[i64]([0] * count)
        self.refusals: vec[i64] = vec[i64]([0] * count)
        self.actions: vec[i64] = vec[i64]([0] * count)
        self.actor: vec[i64] = vec[i64]([OVER] * count)
        self.done: vec[u8] = vec[u8]([u8(0)] * count)
        self.mask: vec[u8] = vec[u8]([u8(0)] * (count * table))
        self.rewards: vec[float] = vec[float]([0.0] * (count * players))
        self.own_rewards: vec[float] = vec[float]([0.0] * count)
        self.observations: vec[i32] = vec[i32]([i32(0)] * (count * self.size))
        finals: i64 = count * self.size if reset == SAME_STEP else i64(1)
        everything: i64 = count * players * self.size if full else i64(1)
        self.finals: vec[i32] = vec[i32]([i32(0)] * finals)
        self.everything: vec[i32] = vec[i32]([i32(0)] * everything)

    # ---- matches --------------------------------------------------------------------------------------------------------

    def begin_all(self, seed: i64) -> None:
        """Every match anew, from streams that depend on the seed and the number of the match alone."""
        self.seed = seed
        for i in range(self.count):
            self.chooser[i] = Rng(seed, CHOICE_STREAM + i)
            self.episode[i] = 0
            self.begin(i)

    def begin(self, i: i64) -> None:
        """The next match in row `i`."""
        self.chance[i] = Rng(self.seed, i, self.episode[i])
        if self.seat == SEATS_IN_TURN:
            self.mine[i] = (i + self.episode[i]) % self.players
        self.episode[i] += 1
        self.states[i] = self.start.clone()
        self.done[i] = 0
        self.go_on(i)
        self.show(i)

    def go_on(self, i: i64) -> None:
        """Let chance and the random seats act until the caller must decide or the match is over."""
        state = self.states[i]
        rng = self.chance[i]
        mine = self.mine[i]
        while True:
            actor = state.actor()
            if actor == CHANCE:
                state.apply(state.sample(rng))
            elif actor >= 0 and mine >= 0 and actor != mine:
                state.apply(state.pick(rng))
            else:
                self.actor[i] = actor
                return

    def step(self) -> i64:
        """Carry out `actions`, one in each match; returns how many of them were illegal."""
        illegal: i64 = 0
        for i in range(self.count):
            if self.done[i] != 0:
                self.pay(i, None)
                self.refusals[i] = 0
            if self.done[i] != 0 and self.reset == NEXT_STEP:
                self.begin(i)
            else:
                self.done[i] = 0
                action = self.actions[i]
                if 0 <= action < self.table and self.mask[i * self.table + action] != 0:
                    self.states[i].apply(action)
                    self.go_on(i)
                    if self.actor[i] == OVER:
                        self.finish(i, returns(self.states[i], self.kind))
                    else:
                        self.show(i)
                else:
                    illegal += 1
                    self.refusals[i] = self.states[i].refusal(action)
                    self.finish(i, forfeit(self.states[i], self.actor[i], self.kind))
        return illegal

    def finish(self, i: i64, worth: list[float]) -> None:
        """Pay the match out and show its last position, or the first one of the next."""
        self.pay(i, worth)
        self.actor[i] = OVER
        if self.reset == SAME_STEP:
            self.states[i].observe(self.viewer(i), self.finals, i * self.size)
            self.begin(i)
        else:
            self.show(i)
        self.done[i] = 1

    def pay(self, i: i64, worth: list[float] | None) -> None:
        for seat in range(self.players):
            self.rewards[i * self.players + seat] = 0.0 if worth is None else worth[seat]
        if self.mine[i] >= 0:
            self.own_rewards[i] = self.rewards[i * self.players + self.mine[i]]

    # ---- what is seen ---------------------------------------------------------------------------------------------------

    def viewer(self, i: i64) -> i64:
        """Whose observation a row shows: the caller's seat, or whoever decides (seat 0 once the match is over)."""
        if self.mine[i] >= 0:
            return self.mine[i]
        return max(0, self.actor[i])

    def show(self, i: i64) -> None:
        """Write observation and mask of a match."""
        state = self.states[i]
        state.observe(self.viewer(i), self.observations, i * self.size)
        if self.full:
            for seat in range(self.players):
                state.observe(seat, self.everything, (i * self.players + seat) * self.size)
        # Arrays as local names: looking them up anew in every round of a loop would cost as much as the writing.
        mask = self.mask
        choices = self.choices
        legal = self.legal
        first = i * self.table
        for k in range(self.choice_count[i]):
            mask[first + choices[first + k]] = 0
        count: i64 = 0
        if self.actor[i] >= 0:
            count = state.legal(legal)
            for k in range(count):
                choices[first + k] = legal[k]
                mask[first + legal[k]] = 1
        self.choice_count[i] = count

    def choose_randomly(self) -> None:
        """Fill `actions` with legal decisions, each equally likely."""
        for i in range(self.count):
            if self.choice_count[i] > 0:
                self.actions[i] = self.choices[i * self.table + self.chooser[i].below(self.choice_count[i])]


def write_mask(state: State, legal: vec[i64], out: vec[u8], size: i64) -> None:
    """1 for every legal decision of the actor, 0 elsewhere; `legal` is scratch."""
    for action in range(size):
        out[action] = 0
    if state.actor() >= 0:
        for k in range(state.legal(legal)):
            out[legal[k]] = 1
