"""What members of a family gain by going somewhere: steps, hurries, long walks and the cards that move them."""

from typing import Final

from mypy_extensions import i64

from signoria.core.vec import vec
from signoria.games.florence.bots.judgement.places import FULL, Places, streets_between
from signoria.games.florence.bots.judgement.weights import MEMBER, TIME
from signoria.games.florence.components import DEBUTANT, DONNA, MAESTRO, NEIGHBOURS, PLACES, RANKS, STRIDE
from signoria.games.florence.table import GUARD_AT, SIZE_AT, SUPPLY_OF, FlorencePosition
from signoria.games.florence.walking import closed

SILLY: Final = -500.0


class Ways(Places):
    """Worths of ways. A way is worth what its end gives, less what its beginning gave, and what bodyguards do on it."""

    def __init__(self, weights: vec[float]) -> None:
        super().__init__(weights)
        self.members: i64 = 0
        self.member_place: Final[vec[i64]] = vec[i64]([0] * 64)
        self.member_spot: Final[vec[i64]] = vec[i64]([0] * 64)
        self.member_leaves: Final[vec[float]] = vec[float]([0.0] * 64)

    def muster(self, state: FlorencePosition) -> None:
        """The family's members on the board, those alike in a row once, and what leaving would change."""
        seat = self.seat
        self.members = 0
        for place in range(PLACES):
            if state.here[seat * PLACES + place] == 0:
                continue
            before: i64 = -1
            for spot in range(state.city[SIZE_AT + place]):
                member = state.queue[place * STRIDE + spot]
                if (member >> 2) == seat and member != before:
                    self.member_place[self.members] = place
                    self.member_spot[self.members] = spot
                    self.member_leaves[self.members] = self.leaving(state, place, spot)
                    self.members += 1
                before = member

    def leaving(self, state: FlorencePosition, place: i64, spot: i64) -> float:
        rank = state.queue[place * STRIDE + spot] & 3
        return self.departure(state, place, spot) + self.seen_out[place] - self.near[place * RANKS + rank]

    def arriving(self, place: i64, rank: i64) -> float:
        at = place * RANKS + rank
        if self.come[at] <= FULL:
            return SILLY
        return self.come[at] + self.seen_in[place] + self.near[at]

    def way(self, state: FlorencePosition, origin: i64, rank: i64, to: i64) -> float:
        """Arriving, and what the whole way does for the objective; leaving is counted elsewhere."""
        return self.arriving(to, rank) + self.marked_change(state, origin, to)

    def street(self, state: FlorencePosition, a: i64, b: i64) -> float:
        """Bodyguards on a street: an own one gives time, a foreign one two points to its owner."""
        guards = state.city[GUARD_AT + state.parts.street[a * PLACES + b]]
        if guards == 0:
            return 0.0
        worth = 0.0
        for family in range(state.parts.families):
            if (guards >> family) & 1 == 1:
                if family != self.seat:
                    worth -= 2.0 * self.deny
                else:
                    worth += self.gain(state, 1) + (1.0 if state.parts.solo else 0.0)
        return worth

    # ---- one step -------------------------------------------------------------------------------------------------------

    def best_step(self, state: FlorencePosition, origin: i64, rank: i64, place: i64) -> float:
        """The best next street from `place` for a member that set out from `origin`."""
        best = SILLY
        parts = state.parts
        for i in range(parts.degree[place]):
            to = parts.neighbour[place * NEIGHBOURS + i]
            if to != origin and not closed(state, place, to):
                best = max(best, self.way(state, origin, rank, to) + self.street(state, place, to))
        return best

    def best_of_mover(self, state: FlorencePosition, place: i64, spot: i64, leaves: float) -> float:
        rank = state.queue[place * STRIDE + spot] & 3
        return leaves + self.best_step(state, place, rank, place)

    def best_move(self, state: FlorencePosition) -> float:
        best = SILLY
        for i in range(self.members):
            best = max(best, self.best_of_mover(state, self.member_place[i], self.member_spot[i], self.member_leaves[i]))
        return best

    # ---- two steps ------------------------------------------------------------------------------------------------------

    def best_two_steps(self, state: FlorencePosition, place: i64, rank: i64) -> float:
        best = SILLY
        parts = state.parts
        for i in range(parts.degree[place]):
            middle = parts.neighbour[place * NEIGHBOURS + i]
            if not closed(state, place, middle):
                further = self.street(state, place, middle) + self.best_step(state, place, rank, middle)
                best = max(best, further)
        return best

    def best_hurry(self, state: FlorencePosition) -> float:
        """One member twice, or the two best steps of different members."""
        best = SILLY
        first = SILLY
        second = SILLY
        for i in range(self.members):
            place = self.member_place[i]
            rank = state.queue[place * STRIDE + self.member_spot[i]] & 3
            best = max(best, self.member_leaves[i] + self.best_two_steps(state, place, rank))
            step = self.best_of_mover(state, place, self.member_spot[i], self.member_leaves[i])
            if step > first:
                second = first
                first = step
            elif step > second:
                second = step
        return max(best, first + second)

    def best_other_step(self, state: FlorencePosition, place: i64, spot: i64) -> float:
        """The best step of any other member, or nothing."""
        best = SILLY
        for i in range(self.members):
            if self.member_place[i] != place or self.member_spot[i] != spot:
                step = self.best_of_mover(state, self.member_place[i], self.member_spot[i], self.member_leaves[i])
                best = max(best, step)
        return best

    # ---- far ways -------------------------------------------------------------------------------------------------------

    def best_within(self, state: FlorencePosition, origin: i64, rank: i64, place: i64, streets: i64) -> float:
        """The best end of a walk that has come to `place` and may go on for some streets."""
        best = SILLY
        for to in range(PLACES):
            if to != origin and streets_between(place, to) <= streets:
                best = max(best, self.way(state, origin, rank, to))
        return best

    def best_walk(self, state: FlorencePosition) -> float:
        """One or two members up to three streets each."""
        first = SILLY
        second = 0.0
        for i in range(self.members):
            place = self.member_place[i]
            rank = state.queue[place * STRIDE + self.member_spot[i]] & 3
            worth = self.member_leaves[i] + self.best_within(state, place, rank, place, 3)
            if worth > first:
                second = max(second, first)
                first = worth
            elif worth > second:
                second = worth
        return first + second

    def best_journey(self, state: FlorencePosition) -> float:
        """One member anywhere."""
        best = SILLY
        for i in range(self.members):
            place = self.member_place[i]
            rank = state.queue[place * STRIDE + self.member_spot[i]] & 3
            best = max(best, self.member_leaves[i] + self.best_within(state, place, rank, place, 4))
        return best

    # ---- new and higher pieces ------------------------------------------------------------------------------------------

    def worth_of_member(self, rank: i64) -> float:
        """A member will be of use in every round left."""
        return self.weights[MEMBER + rank] * float(self.left)

    def deploying(self, state: FlorencePosition, place: i64) -> float:
        worth = self.arriving(place, DEBUTANT) + self.worth_of_member(DEBUTANT)
        return worth + (self.marked_in if self.is_marked(state, place) else 0.0)

    def best_deploy(self, state: FlorencePosition) -> float:
        best = SILLY
        for place in range(PLACES):
            best = max(best, self.deploying(state, place))
        return best

    def promoting(self, state: FlorencePosition, place: i64, spot: i64) -> float:
        member = state.queue[place * STRIDE + spot]
        rank = member & 3
        if rank == MAESTRO or state.family[SUPPLY_OF + self.seat * RANKS + rank + 1] == 0:
            return SILLY
        self.load(state, place)
        self.drop(spot)
        self.join(state, place, member + 1)
        worth = self.worth_of_line(state, place) - self.base[place]
        worth += self.near[place * RANKS + rank + 1] - self.near[place * RANKS + rank]
        worth += self.worth_of_member(rank + 1) - self.worth_of_member(rank)
        return worth + (self.worth_of_rise() if rank + 1 == DONNA else 0.0)

    def best_promotion(self, state: FlorencePosition, highest: i64) -> float:
        best = SILLY
        for i in range(self.members):
            place = self.member_place[i]
            spot = self.member_spot[i]
            if (state.queue[place * STRIDE + spot] & 3) <= highest:
                best = max(best, self.promoting(state, place, spot))
        return best

    def sending_home(self, state: FlorencePosition, place: i64, spot: i64, leaves: float) -> float:
        rank = state.queue[place * STRIDE + spot] & 3
        worth = leaves - self.worth_of_member(rank) + self.weights[TIME]
        return worth + (self.marked_out if self.is_marked(state, place) else 0.0)

    # ---- inside and between queues --------------------------------------------------------------------------------------

    def stepping_forward(self, state: FlorencePosition, place: i64, spot: i64) -> float:
        self.load(state, place)
        member = self.line[spot]
        self.drop(spot)
        to: i64 = 0
        while to < self.length and (self.line[to] & 3) > (member & 3):
            to += 1
        self.put(to, member)
        return self.worth_of_line(state, place) - self.base[place]

    def best_step_forward(self, state: FlorencePosition) -> float:
        best = SILLY
        for i in range(self.members):
            best = max(best, self.stepping_forward(state, self.member_place[i], self.member_spot[i]))
        return best

    def best_exchange(self, state: FlorencePosition) -> float:
        best = SILLY
        for place in range(PLACES):
            for first in range(state.city[SIZE_AT + place]):
                one = state.queue[place * STRIDE + first]
                for second in range(first + 1, state.city[SIZE_AT + place]):
                    two = state.queue[place * STRIDE + second]
                    if (one & 3) != (two & 3):
                        break
                    if one != two:
                        best = max(best, self.exchange(state, place, first, second))
        return best

    def trading(self, state: FlorencePosition, place: i64, spot: i64, to: i64, other_spot: i64) -> float:
        """An own member and one of lower rank next door change places; both join anew."""
        own = state.queue[place * STRIDE + spot]
        other = state.queue[to * STRIDE + other_spot]
        self.load(state, to)
        self.drop(other_spot)
        self.join(state, to, own)
        worth = self.worth_of_line(state, to) - self.base[to]
        self.load(state, place)
        self.drop(spot)
        self.join(state, place, other)
        worth += self.worth_of_line(state, place) - self.base[place]
        if (other >> 2) == self.seat:
            return worth
        worth += self.seen_in[to] + self.seen_out[place]
        return worth + self.marked_change(state, place, to)

    def best_trade_of(self, state: FlorencePosition, place: i64, spot: i64) -> float:
        best = SILLY
        parts = state.parts
        rank = state.queue[place * STRIDE + spot] & 3
        for i in range(parts.degree[place]):
            to = parts.neighbour[place * NEIGHBOURS + i]
            for other in range(state.city[SIZE_AT + to]):
                if (state.queue[to * STRIDE + other] & 3) < rank:
                    best = max(best, self.trading(state, place, spot, to, other))
        return best

    def best_trade(self, state: FlorencePosition) -> float:
        best = SILLY
        for i in range(self.members):
            place = self.member_place[i]
            spot = self.member_spot[i]
            if (state.queue[place * STRIDE + spot] & 3) > DEBUTANT:
                best = max(best, self.best_trade_of(state, place, spot))
        return best
