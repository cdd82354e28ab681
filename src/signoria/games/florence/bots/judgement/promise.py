"""What a Florence table promises a family from the beginning of a round to the end of the match."""

from typing import Final

from mypy_extensions import i64

from signoria.core.vec import vec
from signoria.games.florence.bots.judgement.places import COMING, Places
from signoria.games.florence.bots.judgement.weights import FIRST_PROMISE
from signoria.games.florence.bragging import brag_points, has_marker, space_for
from signoria.games.florence.components import (
    CONTESSINA,
    DEBUTANT,
    FIRST_BOUNCER,
    GIOVANNI,
    MEDICI,
    PLACES,
    RANKS,
    ROUNDS,
    SHIELDS,
    STREETS,
    STRIDE,
)
from signoria.games.florence.queues import lead
from signoria.games.florence.scoring import members_on
from signoria.games.florence.table import (
    BOARD_OF,
    COACH_OF,
    GOAL_OF,
    GUARD_AT,
    HELD_BY,
    MARKERS_OF,
    OBJECTIVE_OF,
    FlorencePosition,
)

# What is looked at.
ALWAYS: Final[i64] = 0
HERE_TIME: Final[i64] = 1
QUEUES: Final[i64] = 2  # this round's destination, the next, the one after
HEADS: Final[i64] = 5  # lead positions on the ways of the three coaches, in points
FAMILY: Final[i64] = 6  # members of each rank
HAND: Final[i64] = 9
BRAGS: Final[i64] = 10  # points of the brags that could be made now where a member stands
OTHER_BRAGS: Final[i64] = 11  # and where none stands
MARKERS: Final[i64] = 12
REACHED: Final[i64] = 13  # objective points reached
MARKED: Final[i64] = 14  # members on marked locations
BODYGUARDS: Final[i64] = 15
SPIES: Final[i64] = 16
BOUNCERS: Final[i64] = 17
TOPS: Final[i64] = 18  # topmost markers
TURN: Final[i64] = 19  # how early one's turn comes this round
RIVALS: Final[i64] = 20  # points the others have been promised by this round's destination
THINGS: Final[i64] = 21


class Promise(Places):
    """Things looked at, and what they are worth by experience."""

    def __init__(self, weights: vec[float]) -> None:
        super().__init__(weights)
        self.things: Final[vec[float]] = vec[float]([0.0] * THINGS)

    def expect(self, state: FlorencePosition, seat: i64) -> float:
        """Expected final points of a seat."""
        self.count(state, seat)
        total = float(state.points[seat])
        left = float(self.left)
        for i in range(THINGS):
            at = FIRST_PROMISE + 2 * i
            total += self.things[i] * (self.weights[at] + self.weights[at + 1] * left)
        return total

    def count(self, state: FlorencePosition, seat: i64) -> None:
        """Look at everything that promises points to a seat."""
        self.seat = seat
        self.now = max(state.round, 1) - 1
        self.left = ROUNDS - 1 - self.now
        things = self.things
        for i in range(THINGS):
            things[i] = 0.0
        things[ALWAYS] = 1.0
        things[HERE_TIME] = float(state.time[seat])
        for rank in range(RANKS):
            things[FAMILY + rank] = float(state.family[BOARD_OF + seat * RANKS + rank])
        things[HAND] = float(state.family[HELD_BY + seat])
        things[MARKERS] = float(min(state.family[MARKERS_OF + seat], self.left + 1))
        turn = seat - state.start
        things[TURN] = float(turn if turn >= 0 else turn + state.parts.families)
        self.count_queues(state)
        self.count_brags(state)
        self.count_guards(state)
        objective = state.family[OBJECTIVE_OF + seat]
        if objective >= 0:
            marked = members_on(state, seat, objective)
            things[MARKED] = float(marked)
            things[REACHED] = float(state.parts.objective_points[marked])

    def count_queues(self, state: FlorencePosition) -> None:
        """Places in the queues at the coming destinations, and heads on the ways there."""
        for ahead in range(COMING):
            at = self.now + ahead
            if at >= ROUNDS or state.city[GOAL_OF + at] < 0:
                continue
            goal = state.city[GOAL_OF + at]
            mine = self.paid_there(state, at, goal, self.seat)
            self.things[QUEUES + ahead] = mine
            if ahead == 0:
                for other in range(state.parts.families):
                    if other != self.seat:
                        self.things[RIVALS] += self.paid_there(state, at, goal, other)
            place = state.city[COACH_OF + at % MEDICI]
            while place != goal:
                place = state.parts.after[place]
                if lead(state, place) == self.seat:
                    self.things[HEADS] += float(state.parts.head[at])

    def paid_there(self, state: FlorencePosition, at: i64, place: i64, family: i64) -> float:
        """What the Medici of a round would pay a family for a queue as it stands."""
        parts = state.parts
        self.load(state, place)
        if at % MEDICI == GIOVANNI:
            rank = self.rank_of_control(state, family)
            if self.strength[family] == 0 or rank >= parts.rewards[at]:
                return 0.0
            return float(parts.reward[at * 3 + rank])
        paid: i64 = 0
        for spot in range(self.length):
            member = self.line[spot]
            if parts.house[member >> 2] == family and (at % MEDICI != CONTESSINA or (member & 3) != DEBUTANT):
                paid += parts.place_points[at * STRIDE + spot]
        return float(paid)

    def count_brags(self, state: FlorencePosition) -> None:
        seat = self.seat
        for place in range(PLACES):
            if self.tops(state, place):
                self.things[TOPS] += 1.0
            if state.family[MARKERS_OF + seat] == 0 or has_marker(state, seat, place):
                continue
            points = brag_points(state, seat, place)
            if space_for(state, place, points) >= 0:
                if state.here[seat * PLACES + place] > 0:
                    self.things[BRAGS] += float(points)
                else:
                    self.things[OTHER_BRAGS] += float(points)

    def count_guards(self, state: FlorencePosition) -> None:
        for shield in range(SHIELDS):
            if (state.city[GUARD_AT + shield] >> self.seat) & 1 == 1:
                if shield < STREETS:
                    self.things[BODYGUARDS] += 1.0
                elif shield < FIRST_BOUNCER:
                    self.things[SPIES] += 1.0
                elif self.comes(state, shield - FIRST_BOUNCER):
                    self.things[BOUNCERS] += 1.0

    def comes(self, state: FlorencePosition, place: i64) -> bool:
        """Whether a location is still to be a destination."""
        for at in range(self.now):
            if state.city[GOAL_OF + at] == place:
                return False
        return True
