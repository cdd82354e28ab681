"""What the locations promise a family in Florence: queues at coming destinations, heads on the coaches' ways, the objective."""

from typing import Final

from mypy_extensions import i64

from signoria.core.vec import vec
from signoria.games.florence.bots.judgement.brags import Brags
from signoria.games.florence.bots.judgement.weights import (
    DENY,
    HEAD,
    LAST_TIME,
    LATER_LEAD,
    LOST_TIME,
    NEAR,
    OBJECTIVE,
    OBJECTIVE_STEP,
    QUEUE,
    STREET,
    TIME,
)
from signoria.games.florence.components import (
    CONTESSINA,
    DEBUTANT,
    FIRST_BOUNCER,
    GIOVANNI,
    LIFE_OF_THE_PARTY,
    MEDICI,
    PLACES,
    RANKS,
    ROUNDS,
    STRIDE,
)
from signoria.games.florence.scoring import members_on
from signoria.games.florence.table import COACH_OF, GOAL_OF, GUARD_AT, HELD_BY, HOUR_OF, OBJECTIVE_OF, SIZE_AT, FlorencePosition

PAST: Final[i64] = -1
UNKNOWN: Final[i64] = 3
COMING: Final[i64] = 3  # rounds whose destinations are known
MOST_FAMILIES: Final[i64] = 5
FULL: Final = -1000.0


def streets_between(a: i64, b: i64) -> i64:
    """Streets a member must walk from one location of the grid to another."""
    rows = a // 3 - b // 3
    columns = a % 3 - b % 3
    return (rows if rows > 0 else -rows) + (columns if columns > 0 else -columns)


STREETS_BETWEEN: Final = [int(streets_between(a, b)) for a in range(PLACES) for b in range(PLACES)]


class Places(Brags):
    """A table through the eyes of one family. Worths are points for that family, less a share of what others get."""

    def __init__(self, weights: vec[float]) -> None:
        super().__init__(weights)
        self.deny: float = 0.0
        self.spend: i64 = 0
        # Coming destinations and the ways of the coaches.
        self.when: Final[vec[i64]] = vec[i64]([PAST] * PLACES)
        self.on_way: Final[vec[i64]] = vec[i64]([0] * (COMING * PLACES))
        self.head_pay: Final[vec[float]] = vec[float]([0.0] * PLACES)
        # Worths of the queues as they stand, and what an arrival of each rank would change.
        self.base: Final[vec[float]] = vec[float]([0.0] * PLACES)
        self.come: Final[vec[float]] = vec[float]([0.0] * (PLACES * RANKS))
        self.near: Final[vec[float]] = vec[float]([0.0] * (PLACES * RANKS))
        # What the streets between two locations cost.
        self.toll: Final[vec[float]] = vec[float]([weights[STREET] * float(streets) for streets in STREETS_BETWEEN])
        # The objective.
        self.marked_in: float = 0.0
        self.marked_out: float = 0.0
        # A queue tried out.
        self.line: Final[vec[i64]] = vec[i64]([0] * (STRIDE + 2))
        self.length: i64 = 0
        self.strength: Final[vec[i64]] = vec[i64]([0] * MOST_FAMILIES)

    # ---- a look at the whole table --------------------------------------------------------------------------------------

    def look(self, state: FlorencePosition, seat: i64) -> None:
        """Prepare everything for one family."""
        self.seat = seat
        self.now = max(state.round, 1) - 1
        self.left = ROUNDS - 1 - self.now
        self.deny = self.weights[DENY] / float(state.parts.families - 1)
        self.spend = 0
        self.look_at_coaches(state)
        self.look_at_tiles(state)
        self.look_at_objective(state)
        self.look_at_queues(state)

    def look_at_coaches(self, state: FlorencePosition) -> None:
        later = self.weights[LATER_LEAD] * float(max(0, self.left - 2))
        for place in range(PLACES):
            self.when[place] = UNKNOWN
            self.head_pay[place] = later
            self.card_pay[place] = 0.0
        for at in range(ROUNDS):
            place = state.city[GOAL_OF + at]
            if place >= 0:
                self.when[place] = at - self.now if at >= self.now else i64(PAST)
        for ahead in range(COMING):
            for place in range(PLACES):
                self.on_way[ahead * PLACES + place] = 0
            at = self.now + ahead
            if at < ROUNDS and state.city[GOAL_OF + at] >= 0:
                self.follow_coach(state, ahead, at)

    def follow_coach(self, state: FlorencePosition, ahead: i64, at: i64) -> None:
        """Heads pay and braggers draw wherever a coach comes by."""
        weight = self.weights[HEAD + ahead]
        pay = weight * float(state.parts.head[at])
        place = state.city[COACH_OF + at % MEDICI]
        while place != state.city[GOAL_OF + at]:
            place = state.parts.after[place]
            self.on_way[ahead * PLACES + place] = 1
            self.head_pay[place] += pay
            self.card_pay[place] += weight

    def look_at_queues(self, state: FlorencePosition) -> None:
        for place in range(PLACES):
            self.load(state, place)
            self.base[place] = self.worth_of_line(state, place)
        self.spend = 1
        for place in range(PLACES):
            for rank in range(RANKS):
                self.come[place * RANKS + rank] = self.arrival(state, place, (self.seat << 2) | rank)
        self.spend = 0
        self.look_around(state)

    def look_around(self, state: FlorencePosition) -> None:
        """What the coming destinations would pay a member from each location, less the streets on the way."""
        near = self.near
        for i in range(PLACES * RANKS):
            near[i] = 0.0
        for ahead in range(COMING):
            at = self.now + ahead
            if at >= ROUNDS:
                break
            goal = state.city[GOAL_OF + at]
            if goal < 0:
                continue
            weight = self.weights[NEAR + ahead]
            for place in range(PLACES):
                if place == goal:
                    continue
                toll = self.toll[place * PLACES + goal]
                for rank in range(RANKS):
                    there = self.come[goal * RANKS + rank] - toll
                    if there > 0.0:
                        near[place * RANKS + rank] += weight * there

    # ---- time -----------------------------------------------------------------------------------------------------------

    def clock(self, state: FlorencePosition, time: i64) -> float:
        """What so much time is worth; what the cap would take away at the next gain is worth little."""
        if self.left == 0:
            return self.weights[LAST_TIME] * float(time)
        room = state.parts.cap - state.city[HOUR_OF + self.now + 1]
        kept = min(time, room)
        return self.weights[TIME] * float(kept) + self.weights[LOST_TIME] * float(time - kept)

    def cost(self, state: FlorencePosition, amount: i64) -> float:
        time = state.time[self.seat]
        return self.clock(state, time) - self.clock(state, time - amount) + self.broken_promise(state, amount)

    def gain(self, state: FlorencePosition, amount: i64) -> float:
        time = state.time[self.seat]
        return self.clock(state, min(time + amount, state.parts.cap)) - self.clock(state, time)

    def broken_promise(self, state: FlorencePosition, amount: i64) -> float:
        """Giovanni's reward that could not be paid for any more."""
        if self.now % MEDICI != GIOVANNI or state.city[GOAL_OF + self.now] < 0:
            return 0.0
        seat = self.seat
        place = state.city[GOAL_OF + self.now]
        if state.here[seat * PLACES + place] == 0:
            return 0.0
        self.load(state, place)
        rank = self.rank_of_control(state, seat)
        if rank >= state.parts.rewards[self.now]:
            return 0.0
        price = state.parts.price[self.now * 3 + rank]
        purse = state.time[seat] + state.family[HELD_BY + seat]
        if purse < price or purse - amount >= price:
            return 0.0
        return max(0.0, float(state.parts.reward[self.now * 3 + rank]) - float(price))

    # ---- queues ---------------------------------------------------------------------------------------------------------

    def load(self, state: FlorencePosition, place: i64) -> None:
        self.length = state.city[SIZE_AT + place]
        for spot in range(self.length):
            self.line[spot] = state.queue[place * STRIDE + spot]

    def drop(self, spot: i64) -> None:
        self.length -= 1
        for i in range(spot, self.length):
            self.line[i] = self.line[i + 1]

    def put(self, spot: i64, member: i64) -> None:
        at = self.length
        while at > spot:
            self.line[at] = self.line[at - 1]
            at -= 1
        self.line[spot] = member
        self.length += 1

    def join(self, state: FlorencePosition, place: i64, member: i64) -> None:
        """Behind all of equal or higher rank; past an own bouncer before all of equal rank."""
        rank = member & 3
        own = (state.city[GUARD_AT + FIRST_BOUNCER + place] >> state.parts.house[member >> 2]) & 1 == 1
        spot: i64 = 0
        while spot < self.length and (self.line[spot] & 3) > rank:
            spot += 1
        if not own:
            while spot < self.length and (self.line[spot] & 3) == rank:
                spot += 1
        self.put(spot, member)

    def arrival(self, state: FlorencePosition, place: i64, member: i64) -> float:
        """What changes if a member joins a queue."""
        if state.city[SIZE_AT + place] >= state.parts.spaces:
            return FULL
        ahead = self.when[place]
        if ahead < 0 or ahead >= COMING:
            return self.arrival_at_head(state, place, member)
        self.load(state, place)
        self.join(state, place, member)
        return self.worth_of_line(state, place) - self.base[place]

    def arrival_at_head(self, state: FlorencePosition, place: i64, member: i64) -> float:
        """What changes where no Medici is awaited: something only if the member comes to stand in front."""
        if state.city[SIZE_AT + place] > 0:
            first = state.queue[place * STRIDE] & 3
            own = (state.city[GUARD_AT + FIRST_BOUNCER + place] >> state.parts.house[member >> 2]) & 1 == 1
            if first > (member & 3) or (first == (member & 3) and not own):
                return 0.0
        if state.parts.house[member >> 2] == self.seat:
            return self.head_pay[place] + self.growth[LIFE_OF_THE_PARTY] - self.base[place]
        return 0.0 - self.deny * self.head_pay[place] - self.base[place]

    def departure(self, state: FlorencePosition, place: i64, spot: i64) -> float:
        """What changes if the member at a spot leaves."""
        self.load(state, place)
        self.drop(spot)
        return self.worth_of_line(state, place) - self.base[place]

    def exchange(self, state: FlorencePosition, place: i64, first: i64, second: i64) -> float:
        """What changes if two of a queue swap."""
        self.load(state, place)
        member = self.line[first]
        self.line[first] = self.line[second]
        self.line[second] = member
        return self.worth_of_line(state, place) - self.base[place]

    def worth_of_line(self, state: FlorencePosition, place: i64) -> float:
        """The queue tried out: its head on the ways of the coaches, and what the Medici will pay who comes here."""
        if self.length == 0:
            return 0.0
        worth = 0.0
        house = state.parts.house
        head = house[self.line[0] >> 2]
        if head == self.seat:
            worth += self.head_pay[place] + self.growth[LIFE_OF_THE_PARTY]
        else:
            worth -= self.deny * self.head_pay[place]
        ahead = self.when[place]
        if ahead < 0 or ahead >= COMING:
            return worth
        at = self.now + ahead
        if at % MEDICI == GIOVANNI:
            return worth + self.weights[QUEUE + ahead] * self.worth_of_control(state, ahead, at)
        paid = 0.0
        for spot in range(self.length):
            member = self.line[spot]
            if at % MEDICI == CONTESSINA and (member & 3) == DEBUTANT:
                continue
            points = float(state.parts.place_points[at * STRIDE + spot])
            paid += points if house[member >> 2] == self.seat else -self.deny * points
        return worth + self.weights[QUEUE + ahead] * paid

    def count_strength(self, state: FlorencePosition) -> None:
        """Members first, then whose foremost stands further forward."""
        for family in range(state.parts.families):
            self.strength[family] = 0
        spot = self.length - 1
        while spot >= 0:
            family = state.parts.house[self.line[spot] >> 2]
            self.strength[family] = (self.strength[family] // STRIDE + 1) * STRIDE + STRIDE - 1 - spot
            spot -= 1

    def rank_of_control(self, state: FlorencePosition, family: i64) -> i64:
        """How many families come before this one with Giovanni."""
        self.count_strength(state)
        before: i64 = 0
        for other in range(state.parts.families):
            if self.strength[other] > self.strength[family]:
                before += 1
        return before

    def worth_of_control(self, state: FlorencePosition, ahead: i64, at: i64) -> float:
        """Giovanni's rewards less their prices."""
        self.count_strength(state)
        parts = state.parts
        worth = 0.0
        for family in range(parts.families):
            if self.strength[family] == 0:
                continue
            rank: i64 = 0
            for other in range(parts.families):
                if self.strength[other] > self.strength[family]:
                    rank += 1
            if rank >= parts.rewards[at]:
                continue
            price = parts.price[at * 3 + rank]
            net = float(parts.reward[at * 3 + rank]) - self.weights[TIME] * float(price)
            if family == self.seat:
                if ahead > 0 or state.time[family] + state.family[HELD_BY + family] - self.spend >= price:
                    worth += net
            else:
                worth -= self.deny * net
        return worth

    # ---- the objective --------------------------------------------------------------------------------------------------

    def look_at_objective(self, state: FlorencePosition) -> None:
        self.marked_in = 0.0
        self.marked_out = 0.0
        objective = state.family[OBJECTIVE_OF + self.seat]
        if objective < 0:
            return
        count = members_on(state, self.seat, objective)
        here = self.worth_of_count(state, count)
        self.marked_in = self.worth_of_count(state, count + 1) - here
        if count > 0:
            self.marked_out = self.worth_of_count(state, count - 1) - here

    def worth_of_count(self, state: FlorencePosition, count: i64) -> float:
        """The later in the game, the more what stands on marked locations counts."""
        share = 1.0 - float(self.left) / float(ROUNDS + 1)
        sure = float(state.parts.objective_points[count])
        if self.left == 0:
            return sure
        return share * (self.weights[OBJECTIVE] * sure + self.weights[OBJECTIVE_STEP] * float(count))

    def is_marked(self, state: FlorencePosition, place: i64) -> bool:
        objective = state.family[OBJECTIVE_OF + self.seat]
        return objective >= 0 and state.parts.marked[objective * PLACES + place] == 1

    def marked_change(self, state: FlorencePosition, origin: i64, to: i64) -> float:
        """What a way from one location to another does for the objective."""
        leaves = self.is_marked(state, origin)
        if leaves == self.is_marked(state, to):
            return 0.0
        return self.marked_out if leaves else self.marked_in
