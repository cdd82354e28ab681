"""Many matches stepped together in compiled code; observations, masks and rewards lie in arrays that NumPy reads in place.

A row of each array belongs to one match. Matches differ in their random streams and never touch each other. What the caller
reads and writes begins at the array's `_at`: at 0, unless it lies in memory that processes share.
"""

from typing import Final

from mypy_extensions import i16, i32, i64, u8

from signoria.core.buffers import ActionBuffer, buffer
from signoria.core.chance import Draws, seed_of
from signoria.core.returns import forfeit, returns
from signoria.core.rng import Rng
from signoria.core.state import CHANCE, OVER, State
from signoria.core.vec import vec

# Whose decisions are left to the caller: those of every seat, of one seat, or of a seat that changes from match to match.
EVERY_SEAT: Final[i64] = -1
SEATS_IN_TURN: Final[i64] = -2

# When a finished match gives way to the next one.
NEXT_STEP: Final[i64] = 0
SAME_STEP: Final[i64] = 1
NEVER: Final[i64] = 2

CHOICE_STREAM: Final[i64] = 0x5A3E0000


class Matches:
    """`count` matches from one starting position. Seats that neither the caller nor somebody it asks plays for are random."""

    def __init__(  # noqa: PLR0915 (a record has as many fields as it has)
        self,
        start: State,
        count: i64,
        table: i64,
        kind: i64,
        seat: i64,
        reset: i64,
        full: bool,
        first: i64,
        asks: list[bool],
        spare: i64,
    ) -> None:
        """`table` is the size of the decision table, `kind` a kind of returns, `reset` when a match is replaced, `first` the
        number of the first row among those of several processes; `asks` says for every distance after the caller's seat whether
        that opponent is asked: then a row waits until `answer`; with `spare` bytes in each array that the caller sees, its rows
        can be moved to where pages begin.
        """
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
        self.first: i64 = first
        self.seed: i64 = 0
        # Whether all observations were cleared since they were written: clearing them at one blow is faster than row by row.
        self.blank: bool = False
        numbers: i64 = spare // 8
        self.asks: vec[u8] = vec[u8]([u8(1) if asked else u8(0) for asked in asks])
        self.asking: bool = any(asks)
        # Rows in which an opponent is asked, how many there are, and which of them have only just begun.
        self.waiting: vec[u8] = vec[u8]([u8(0)] * count)
        self.waits: i64 = 0
        # Matches that ended in this step.
        self.ended: i64 = 0
        self.fresh: vec[u8] = vec[u8]([u8(0)] * count)
        room: i64 = count if self.asking else i64(1)
        self.asked_rows: vec[i64] = vec[i64]([0] * room)
        self.asked_distances: vec[i64] = vec[i64]([0] * room)
        self.asked_observations: vec[i32] = vec[i32]([i32(0)] * (room * self.size))
        self.asked_mask: vec[u8] = vec[u8]([u8(0)] * (room * table))
        self.answers: vec[i64] = vec[i64]([0] * room)
        self.states: list[State] = [start] * int(count)
        # All rows list what they choose from in the same place.
        self.buffer: ActionBuffer = ActionBuffer()
        self.draws: list[Draws] = [Draws(0) for _ in range(int(count))]
        for i in range(count):
            self.draws[i].rng.buffer = self.buffer
        self.seeds_at: i64 = 0
        self.seeds: vec[i64] = vec[i64]([0] * (count + numbers))
        # Decisions of seats that nobody plays for.
        self.others: list[Rng] = [Rng(0)] * int(count)
        # Who chooses for one row after the other.
        self.chooser: Rng = Rng(0)
        # The streams that sampled actions come from, four words each, and what they are after choosing in advance.
        self.choosers: vec[i64] = vec[i64]([0] * (count * 4))
        self.choosers_ahead: vec[i64] = vec[i64]([0] * (count * 4))
        self.episode: vec[i64] = vec[i64]([0] * count)
        self.legal: vec[i64] = buffer()
        self.choices: vec[i16] = vec[i16]([i16(0)] * (count * table))
        self.choice_count: vec[i64] = vec[i64]([0] * count)
        self.refusals: vec[i64] = vec[i64]([0] * count)
        # What is to be done, and what was chosen in advance.
        self.actions_at: i64 = 0
        self.actions: vec[i64] = vec[i64]([0] * (count + numbers))
        self.ahead_at: i64 = 0
        self.ahead: vec[i64] = vec[i64]([0] * (count + numbers))
        # Who decides, and which seat is the caller's.
        self.actor_at: i64 = 0
        self.actor: vec[i64] = vec[i64]([OVER] * (count + numbers))
        self.mine_at: i64 = 0
        self.mine: vec[i64] = vec[i64]([seat] * (count + numbers))
        self.done_at: i64 = 0
        self.done: vec[u8] = vec[u8]([u8(0)] * (count + spare))
        self.mask_at: i64 = 0
        self.mask: vec[u8] = vec[u8]([u8(0)] * (count * table + spare))
        self.rewards_at: i64 = 0
        self.rewards: vec[float] = vec[float]([0.0] * (count * players + numbers))
        self.own_rewards_at: i64 = 0
        self.own_rewards: vec[float] = vec[float]([0.0] * (count + numbers))
        self.scores_at: i64 = 0
        self.scores: vec[i32] = vec[i32]([i32(0)] * (count * players + 2 * numbers))
        self.placings_at: i64 = 0
        self.placings: vec[u8] = vec[u8]([u8(0)] * (count * players + spare))
        self.observations_at: i64 = 0
        self.observations: vec[i32] = vec[i32]([i32(0)] * (count * self.size + 2 * numbers))
        finals: i64 = count * self.size if reset == SAME_STEP else i64(1)
        self.finals_at: i64 = 0
        self.finals: vec[i32] = vec[i32]([i32(0)] * (finals + 2 * numbers))
        everything: i64 = count * players * self.size if full else i64(1)
        self.everything_at: i64 = 0
        self.everything: vec[i32] = vec[i32]([i32(0)] * (everything + 2 * numbers))

    # ---- matches --------------------------------------------------------------------------------------------------------

    def begin_all(self, seed: i64) -> None:
        """Every match anew, from seeds that depend on `seed` and the number of the row alone: row 0 has the match that begins
        with `seed` anywhere else, row 1 that of `seed + 1`.
        """
        self.seed = seed
        self.waits = 0
        self.blank = False
        for i in range(self.count):
            keep(Rng(seed, CHOICE_STREAM + self.first + i), self.choosers, i)
            self.episode[i] = 0
            self.begin(i)

    def begin(self, i: i64) -> None:
        """The next match in row `i`."""
        row = self.first + i
        self.seeds[self.seeds_at + i] = seed_of(self.seed, row, self.episode[i])
        self.draws[i].restart(self.seeds[self.seeds_at + i])
        others = Rng(self.seed, row, self.episode[i])
        others.buffer = self.buffer
        self.others[i] = others
        self.mine[self.mine_at + i] = (row + self.episode[i]) % self.players if self.seat == SEATS_IN_TURN else self.seat
        self.episode[i] += 1
        self.states[i] = self.start.clone()
        self.done[self.done_at + i] = 0
        self.go_on(i)
        self.fresh[i] = self.waiting[i]
        if self.waiting[i] == 0:
            self.show(i)

    def go_on(self, i: i64) -> None:
        """Let chance and the random seats act until somebody must be asked or the match is over."""
        state = self.states[i]
        draws = self.draws[i]
        mine = self.mine[self.mine_at + i]
        self.waiting[i] = 0
        while True:
            actor = state.actor()
            if actor == CHANCE:
                draws.take(state)
            elif actor >= 0 and mine >= 0 and actor != mine:
                if self.asking and self.asks[distance(mine, actor, self.players)] != 0:
                    self.actor[self.actor_at + i] = actor
                    self.waiting[i] = 1
                    self.waits += 1
                    return
                state.apply(state.pick(self.others[i]))
            else:
                self.actor[self.actor_at + i] = actor
                return

    def step(self, blank: bool) -> i64:
        """Carry out `actions`, one in each match; returns how many of them were illegal.

        `blank`: the caller has cleared all of `observations`; every row is written once until its next decision.
        """
        illegal: i64 = 0
        self.waits = 0
        self.ended = 0
        self.blank = blank
        for i in range(self.count):
            if self.done[self.done_at + i] != 0:
                self.pay(i, None)
                self.refusals[i] = 0
            if self.done[self.done_at + i] != 0 and self.reset == NEXT_STEP:
                self.begin(i)
            else:
                self.done[self.done_at + i] = 0
                action = self.actions[self.actions_at + i]
                open_row = self.actor[self.actor_at + i] >= 0 and 0 <= action < self.table
                if open_row and self.mask[self.mask_at + i * self.table + action] != 0:
                    self.states[i].apply(action)
                    self.go_on(i)
                    if self.waiting[i] == 0:
                        self.conclude(i)
                else:
                    illegal += 1
                    self.refusals[i] = self.states[i].refusal(action)
                    self.finish(i, forfeit(self.states[i], self.actor[self.actor_at + i], self.kind))
        return illegal

    def conclude(self, i: i64) -> None:
        """Show the caller's next decision, or the end."""
        if self.actor[self.actor_at + i] == OVER:
            self.finish(i, returns(self.states[i], self.kind))
        else:
            self.show(i)

    def ask(self) -> i64:
        """Write what the opponents who are asked know and may do, row after row; returns how many there are."""
        k: i64 = 0
        mask = self.asked_mask
        legal = self.legal
        for i in range(self.count):
            if self.waiting[i] != 0:
                state = self.states[i]
                actor = self.actor[self.actor_at + i]
                self.asked_rows[k] = i
                self.asked_distances[k] = distance(self.mine[self.mine_at + i], actor, self.players)
                state.observe(actor, self.asked_observations, k * self.size)
                at = k * self.table
                for action in range(at, at + self.table):
                    mask[action] = 0
                for n in range(state.legal(legal)):
                    mask[at + legal[n]] = 1
                k += 1
        return k

    def answer(self, asked: i64) -> None:
        """Carry out `answers` in the first so many of `asked_rows`, and go on in these."""
        self.waits = 0
        for k in range(asked):
            i = self.asked_rows[k]
            fresh = self.fresh[i]
            self.fresh[i] = 0
            self.states[i].apply(self.answers[k])
            self.go_on(i)
            if self.waiting[i] != 0:
                self.fresh[i] = fresh
            elif fresh != 0:
                self.show(i)
            else:
                self.conclude(i)

    def finish(self, i: i64, worth: list[float]) -> None:
        """Pay the match out and show its last position, or the first one of the next."""
        self.ended += 1
        self.pay(i, worth)
        self.record(i)
        self.actor[self.actor_at + i] = OVER
        if self.reset == SAME_STEP:
            self.states[i].observe(self.viewer(i), self.finals, self.finals_at + i * self.size)
            self.begin(i)
        else:
            self.show(i)
        self.done[self.done_at + i] = 1

    def record(self, i: i64) -> None:
        """Keep points and places, which outlive the position; a forfeited match has no places."""
        state = self.states[i]
        scores = state.scores()
        placings = state.placings() if state.actor() == OVER else [0] * int(self.players)
        for seat in range(self.players):
            self.scores[self.scores_at + i * self.players + seat] = i32(scores[seat])
            self.placings[self.placings_at + i * self.players + seat] = u8(placings[seat])

    def pay(self, i: i64, worth: list[float] | None) -> None:
        at = self.rewards_at + i * self.players
        for seat in range(self.players):
            self.rewards[at + seat] = 0.0 if worth is None else worth[seat]
        mine = self.mine[self.mine_at + i]
        if mine >= 0:
            self.own_rewards[self.own_rewards_at + i] = self.rewards[at + mine]

    # ---- what is seen ---------------------------------------------------------------------------------------------------

    def viewer(self, i: i64) -> i64:
        """Whose observation a row shows: the caller's seat, or whoever decides (seat 0 once the match is over)."""
        mine = self.mine[self.mine_at + i]
        return mine if mine >= 0 else max(0, self.actor[self.actor_at + i])

    def show(self, i: i64) -> None:
        """Write observation and mask of a match."""
        state = self.states[i]
        at = self.observations_at + i * self.size
        if self.blank:
            state.fill_in(self.viewer(i), self.observations, at)
        else:
            state.observe(self.viewer(i), self.observations, at)
        if self.full:
            for seat in range(self.players):
                state.observe(seat, self.everything, self.everything_at + (i * self.players + seat) * self.size)
        # Arrays as local names: looking them up anew in every round of a loop would cost as much as the writing.
        mask = self.mask
        choices = self.choices
        legal = self.legal
        first = i * self.table
        masked = self.mask_at + first
        for k in range(self.choice_count[i]):
            mask[masked + i64(choices[first + k])] = 0
        count: i64 = 0
        if self.actor[self.actor_at + i] >= 0:
            count = state.legal(legal)
            for k in range(count):
                action = legal[k]
                choices[first + k] = i16(action)
                mask[masked + action] = 1
        else:
            # A finished row allows action 0, which has no effect: a masked distribution needs at least one action.
            count = 1
            choices[first] = 0
            mask[masked] = 1
        self.choice_count[i] = count

    def choose_randomly(self) -> None:
        """Fill `actions` with legal decisions, each equally likely."""
        self.choose(self.choosers, self.actions, self.actions_at)

    def choose_in_advance(self) -> None:
        """As `choose_randomly`, but into `ahead`, in the hope that it will be asked for. Only `take_choices` makes it count."""
        self.choose(self.choosers_ahead, self.ahead, self.ahead_at)

    def take_choices(self) -> None:
        """What was chosen in advance is what was asked for."""
        self.choosers, self.choosers_ahead = self.choosers_ahead, self.choosers

    def choose(self, after: vec[i64], out: vec[i64], at: i64) -> None:
        """Choose from where `choosers` are; where they come to goes to `after`. A finished row gets action 0."""
        rng = self.chooser
        before = self.choosers
        choices = self.choices
        counts = self.choice_count
        for i in range(self.count):
            rng.a = before[4 * i]
            rng.b = before[4 * i + 1]
            rng.c = before[4 * i + 2]
            rng.counter = before[4 * i + 3]
            if self.actor[self.actor_at + i] >= 0:
                out[at + i] = i64(choices[i * self.table + rng.below(counts[i])])
            else:
                out[at + i] = 0
            keep(rng, after, i)


def keep(rng: Rng, streams: vec[i64], i: i64) -> None:
    """Put a stream away among others."""
    streams[4 * i] = rng.a
    streams[4 * i + 1] = rng.b
    streams[4 * i + 2] = rng.c
    streams[4 * i + 3] = rng.counter


def distance(mine: i64, actor: i64, players: i64) -> i64:
    """How many places after the caller's seat another sits."""
    return actor - mine if actor > mine else actor - mine + players


def write_mask(state: State, legal: vec[i64], out: vec[u8], size: i64) -> None:
    """1 for every legal decision of the actor, 0 elsewhere; `legal` is scratch."""
    for action in range(size):
        out[action] = 0
    if state.actor() >= 0:
        for k in range(state.legal(legal)):
            out[legal[k]] = 1
