"""A small learned network in whole numbers: what it says of a position is the same on every machine, compiled or not.

It reads what a seat can see (`State.fill_in`) and what the game's judgement expects of every seat, and answers with numbers in
points. Most features of an observation are zero and few change from one imagined position to the next: the sums of the first
layer are kept, and only what changed is added. Whole numbers never drift, however often that is done.
"""

from typing import Final

from mypy_extensions import i16, i32, i64

from signoria.core.state import State
from signoria.core.vec import vec

# Weights are whole numbers of these parts: of the first layer and of the second. What comes out is told in units of points.
FIRST_BITS: Final[i64] = 13
SECOND_BITS: Final[i64] = 12
UNIT: Final[i64] = 16
PARTS: Final = 2097152.0  # 2 to the power of 25, by the unit
# Expected points are read in quarters of a point.
QUARTERS: Final = 4.0


class Network:
    """One hidden layer, and a straight way past it; `outputs` numbers come out.

    Of every feature, and at last of the constant, there are `hidden + outputs` weights in `first`: to the hidden units, then
    straight to the outputs. `second` has `outputs` weights for every hidden unit.
    """

    def __init__(self, players: i64, size: i64, hidden: i64, outputs: i64, first: list[int], second: list[int]) -> None:
        self.players: i64 = players
        # What an observation has, and the expected points of every seat.
        self.size: i64 = size
        self.inputs: i64 = size + players
        self.hidden: i64 = hidden
        self.outputs: i64 = outputs
        self.units: i64 = hidden + outputs
        self.first: vec[i16] = vec[i16](first)
        self.second: vec[i64] = vec[i64](second)
        self.before: vec[i32] = vec[i32]([0 for _ in range(size + players)])
        self.now: vec[i32] = vec[i32]([0 for _ in range(size + players)])
        self.sums: vec[i64] = vec[i64]([0 for _ in range(hidden + outputs)])
        self.said: vec[float] = vec[float]([0.0 for _ in range(outputs)])
        constant = self.inputs * self.units
        for unit in range(self.units):
            self.sums[unit] = i64(self.first[constant + unit])

    def observe(self, state: State, seat: i64) -> None:
        """Take in what a seat can see."""
        state.observe(seat, self.now, 0)

    def expect(self, seat: i64, out: vec[float]) -> None:
        """Take in what the judgement expects of every seat, the own one first."""
        players = self.players
        other = seat
        for distance in range(players):
            self.now[self.size + distance] = i32(i64(out[2 * players + other] * QUARTERS))
            other = other + 1 if other + 1 < players else i64(0)

    def speak(self) -> None:
        """Work out what follows from what was taken in; the answers lie in `said`."""
        units = self.units
        before = self.before
        now = self.now
        first = self.first
        sums = self.sums
        for i in range(self.inputs):
            if now[i] != before[i]:
                change = i64(now[i]) - i64(before[i])
                before[i] = now[i]
                at = i * units
                for unit in range(units):
                    sums[unit] += change * i64(first[at + unit])
        hidden = self.hidden
        outputs = self.outputs
        second = self.second
        for output in range(outputs):
            total = sums[hidden + output] << SECOND_BITS
            for unit in range(hidden):
                if sums[unit] > 0:
                    total += sums[unit] * second[unit * outputs + output]
            self.said[output] = float(total) / PARTS
