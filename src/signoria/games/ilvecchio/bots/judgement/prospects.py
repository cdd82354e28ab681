"""Il Vecchio: what a family may end with, from what it holds and what it has achieved.

Expected final points are a sum of features, each with two weights: what it is worth long before the end and what at the end;
in between the nearness of the last crest mixes them. Holdings (goods, members, where they stand) change with every action and
are kept apart, so that an action can be tried out on a copy of a few numbers.
"""

import math
from typing import Final

from mypy_extensions import i64

from signoria.core.bits import single
from signoria.core.vec import vec
from signoria.games.ilvecchio.bots.judgement.achievements import (
    FEATURES,
    HOLDINGS,
    NOBLE_FOR_GOODS,
    Achievements,
    is_yet_to_move,
)
from signoria.games.ilvecchio.components import (
    BLACK,
    COUNCIL,
    GREY,
    MIDDLEMEN,
    MOST_SPACES,
    PAYMENTS,
    REGIONS,
    TRACKS,
    WHITE,
    Components,
)
from signoria.games.ilvecchio.scoring import COLOURS_TILE, ONE_OF_EACH_TILE, PAIRS_TILE, PLACES_TILE, SUPPLY_TILE
from signoria.games.ilvecchio.table import (
    ABBOT,
    ASSASSIN,
    BISHOP,
    CARRIAGE,
    DOUBLE_TURN,
    FILLED,
    FINISHED,
    FLORINS,
    GOODS,
    KNIGHT,
    LYING,
    LYING_MEN,
    MEN,
    NOBILITY_TILES,
    OWN,
    SCROLL,
    STANDING,
    SUPPLY,
    TRACK,
    IlVecchioPosition,
)
from signoria.games.ilvecchio.takeover import MOST_OF_A_KIND, florins_for, is_open, lack, next_space, office_cost

# Features, in the order of weights.toml. First the holdings; what has been achieved follows.
MONEY: Final[i64] = 0  # florins: up to three, up to seven, more
FOLLOWERS: Final[i64] = 3  # each kind: the first, the second, more
SCROLLS: Final[i64] = 12  # the first, the second, the next two, more
CARRIAGES: Final[i64] = 16  # the first, more
BISHOPS: Final[i64] = 18
UPRIGHT: Final[i64] = 20  # standing members: the first, the second, the next two, more
RESTING: Final[i64] = 24  # lying members: the first two, more
IN_SUPPLY: Final[i64] = 26
PLANS: Final[i64] = 27  # takeovers in sight: the best, the second, the third
WAYS: Final[i64] = 30  # roads from the nearest standing member to each middleman
WAY_TO_GOAL: Final[i64] = 35  # and to where the best plan leads
NOBLE_GOODS: Final[i64] = 36  # points of own nobility tiles for goods and members
# A plan is worth less for every action it still takes.
IMPATIENCE: Final = 0.48
FLORINS_AN_ACTION: Final = 4.5
ANY_PROVINCE: Final = 1.5
ANY_COUNCIL: Final = 2.0
ANY_NOBILITY: Final = 5.0
FARTHEST: Final[i64] = 4


class Prospects(Achievements):
    """Expected final points; the numbers of one family at a time are laid out in `good` to `down`."""

    def __init__(self, weights: list[float]) -> None:
        super().__init__(weights)
        self.left: float = 1.0
        # followers missing for a province of each region, by those one has
        self.parts: Components | None = None
        self.missing: vec[i64] = vec[i64]([0 for _ in range(REGIONS * PAYMENTS)])
        # the family that is looked at
        self.seat: i64 = 0
        self.good: vec[i64] = vec[i64]([0 for _ in range(GOODS + 1)])
        self.standing: i64 = 0
        self.lying: i64 = 0
        self.where: i64 = 0
        self.down: i64 = 0
        self.noble: i64 = 0
        self.gain: vec[float] = vec[float]([0.0 for _ in range(TRACKS)])
        self.cost: vec[i64] = vec[i64]([0 for _ in range(TRACKS)])
        self.reach: vec[i64] = vec[i64]([0 for _ in range(MIDDLEMEN + REGIONS + 1)])
        # from which places and to which middlemen the roads were measured last
        self.measured_from: i64 = -1
        self.measured_to: i64 = -1

    # ---- the table ------------------------------------------------------------------------------------------------------

    def look(self, table: IlVecchioPosition) -> None:
        """Take in what is the same for all families."""
        if self.parts is not table.parts:
            self.learn(table.parts)
        self.count_tracks(table)
        self.left = time_left(table)
        weights = self.weights
        for i in range(FEATURES):
            late = weights[2 * i + 1]
            self.now[i] = late + self.left * (weights[2 * i] - late)

    def learn(self, parts: Components) -> None:
        self.parts = parts
        self.measured_from = -1
        for region in range(REGIONS):
            for owned in range(PAYMENTS):
                self.missing[region * PAYMENTS + owned] = fewest_missing(parts.regular[region], owned)

    # ---- a family -------------------------------------------------------------------------------------------------------

    def take(self, table: IlVecchioPosition, seat: i64) -> None:
        """Lay out what a family holds."""
        own = seat * OWN
        self.seat = seat
        for good in range(GOODS + 1):
            self.good[good] = table.own[own + good]
        self.where = table.own[own + STANDING]
        self.down = table.own[own + LYING]
        self.standing = count_men(table, seat * MEN, self.where)
        self.lying = count_men(table, seat * MEN + LYING_MEN, self.down)
        self.noble = table.own[own + NOBILITY_TILES] & NOBLE_FOR_GOODS
        for track in range(TRACKS):
            self.gain[track] = self.track_gain(table, track)
            self.cost[track] = florins_for(table, track) if track < REGIONS else office_cost(table, track)

    def track_gain(self, table: IlVecchioPosition, track: i64) -> float:
        """About what the next space of a track brings this family; 0 if it is closed."""
        if not is_open(table, track):
            return 0.0
        space = next_space(table, track)
        gain = float(table.parts.points[track * MOST_SPACES + space])
        if track < REGIONS:
            gain += ANY_PROVINCE
        else:
            gain += ANY_COUNCIL if track == COUNCIL else ANY_NOBILITY
        if (table.parts.marked[track] >> space) & 1 != 0 and table.crests_left > 0:
            gain += 1.0
        best = self.most[track]
        mine = self.on[track * 4 + self.seat]
        if best != self.seat and (best < 0 or mine + 1 > self.on[track * 4 + best]):
            gain += 2.0
        if mine == 0:
            gain += 1.0
        return gain

    def worth(self, table: IlVecchioPosition) -> float:
        """What the holdings that are laid out are worth."""
        self.describe_holdings(table)
        features = self.features
        now = self.now
        total = 0.0
        for i in range(HOLDINGS):
            total += features[i] * now[i]
        return total

    def describe_holdings(self, table: IlVecchioPosition) -> None:
        out = self.features
        good = self.good
        florins = good[FLORINS]
        out[MONEY] = float(min(florins, 3))
        out[MONEY + 1] = float(min(max(florins - 3, 0), 4))
        out[MONEY + 2] = float(min(max(florins - 7, 0), 8))
        for kind in range(3):
            number = good[ASSASSIN + kind]
            at = FOLLOWERS + 3 * kind
            out[at] = 1.0 if number > 0 else 0.0
            out[at + 1] = 1.0 if number > 1 else 0.0
            out[at + 2] = float(min(max(number - 2, 0), 2))
        scrolls = good[SCROLL]
        out[SCROLLS] = 1.0 if scrolls > 0 else 0.0
        out[SCROLLS + 1] = 1.0 if scrolls > 1 else 0.0
        out[SCROLLS + 2] = float(min(max(scrolls - 2, 0), 2))
        out[SCROLLS + 3] = float(min(max(scrolls - 4, 0), 2))
        out[CARRIAGES] = 1.0 if good[CARRIAGE] > 0 else 0.0
        out[CARRIAGES + 1] = float(min(max(good[CARRIAGE] - 1, 0), 3))
        out[BISHOPS] = 1.0 if good[BISHOP] > 0 else 0.0
        out[BISHOPS + 1] = float(min(max(good[BISHOP] - 1, 0), 3))
        out[UPRIGHT] = 1.0 if self.standing > 0 else 0.0
        out[UPRIGHT + 1] = 1.0 if self.standing > 1 else 0.0
        out[UPRIGHT + 2] = float(min(max(self.standing - 2, 0), 2))
        out[UPRIGHT + 3] = float(min(max(self.standing - 4, 0), 4))
        out[RESTING] = float(min(self.lying, 2))
        out[RESTING + 1] = float(min(max(self.lying - 2, 0), 4))
        out[IN_SUPPLY] = float(good[SUPPLY])
        self.measure_ways(table)
        self.describe_plans()
        out[NOBLE_GOODS] = self.noble_goods(table) if self.noble != 0 else 0.0

    def measure_ways(self, table: IlVecchioPosition) -> None:
        """Roads from the nearest standing member to the middlemen, the gates and Florence.

        Most of what is tried out leaves members and middlemen where they are: then the last roads still hold.
        """
        middlemen: i64 = 0
        for i in range(MIDDLEMEN):
            middlemen = (middlemen << 6) | table.common[i]
        if self.where == self.measured_from and middlemen == self.measured_to:
            return
        self.measured_from = self.where
        self.measured_to = middlemen
        parts = table.parts
        reach = self.reach
        for i in range(MIDDLEMEN + REGIONS + 1):
            reach[i] = FARTHEST
        mask = self.where
        distance = parts.distance
        while mask != 0:
            at = single(mask) * 40
            for i in range(MIDDLEMEN):
                reach[i] = min(reach[i], distance[at + table.common[i]])
            for region in range(REGIONS):
                reach[MIDDLEMEN + region] = min(reach[MIDDLEMEN + region], distance[at + parts.gate[region]])
            reach[MIDDLEMEN + REGIONS] = min(reach[MIDDLEMEN + REGIONS], distance[at + parts.florence])
            mask &= mask - 1
        for i in range(MIDDLEMEN):
            self.features[WAYS + i] = float(reach[i])

    def describe_plans(self) -> None:
        """The three best takeovers in sight, by what they bring and how many actions they still take."""
        out = self.features
        first = 0.0
        second = 0.0
        third = 0.0
        goal: i64 = 0
        for track in range(TRACKS):
            if self.gain[track] > 0.0:
                plan = self.gain[track] * math.exp(-IMPATIENCE * self.actions_to(track))
                if plan > first:
                    third = second
                    second = first
                    first = plan
                    goal = track
                elif plan > second:
                    third = second
                    second = plan
                elif plan > third:
                    third = plan
        out[PLANS] = first
        out[PLANS + 1] = second
        out[PLANS + 2] = third
        out[WAY_TO_GOAL] = float(self.reach[MIDDLEMEN + (goal if goal < REGIONS else i64(REGIONS))])

    def actions_to(self, track: i64) -> float:
        """About how many actions it still takes to have everything for a takeover."""
        short = float(max(0, self.cost[track] - self.good[FLORINS])) / FLORINS_AN_ACTION
        if self.standing == 0:
            short += 1.0
        return short + float(self.lacking(track))

    def lacking(self, track: i64) -> i64:
        """Followers or scrolls that are missing for a takeover."""
        good = self.good
        if track >= REGIONS:
            return max(0, 2 - good[SCROLL])
        owned = min(good[ASSASSIN], MOST_OF_A_KIND) * 16 + min(good[KNIGHT], MOST_OF_A_KIND) * 4
        return self.missing[track * PAYMENTS + owned + min(good[ABBOT], MOST_OF_A_KIND)]

    def noble_goods(self, table: IlVecchioPosition) -> float:
        """Points of the own nobility tiles that look at goods and at members on the map."""
        points: i64 = 0
        good = self.good
        times = table.parts.nobility_times
        if (self.noble >> SUPPLY_TILE) & 1 != 0:
            points += 3 * min(times[SUPPLY_TILE], good[SUPPLY] // 2)
        if (self.noble >> PLACES_TILE) & 1 != 0:
            points += 3 * min(times[PLACES_TILE], (self.standing + self.lying) // 2)
        if (self.noble >> PAIRS_TILE) & 1 != 0:
            pairs = min(good[CARRIAGE], good[BISHOP])
            points += 2 * min(times[PAIRS_TILE], pairs)
        if (self.noble >> COLOURS_TILE) & 1 != 0:
            places = self.where | self.down
            colours = table.parts.of_colour
            if places & colours[BLACK] != 0 and places & colours[GREY] != 0 and places & colours[WHITE] != 0:
                points += 6
        if (self.noble >> ONE_OF_EACH_TILE) & 1 != 0:
            followers = good[ASSASSIN] + good[KNIGHT] + good[ABBOT]
            if followers > 0 and good[FLORINS] > 0 and good[SCROLL] > 0 and good[CARRIAGE] > 0 and good[BISHOP] > 0:
                points += 8
        return float(points)

    # ---- all together ----------------------------------------------------------------------------------------------------

    def now_scored(self, table: IlVecchioPosition, seat: i64) -> float:
        """The points a family would score now; its holdings are laid out."""
        return self.scored_without_goods(table, seat) + (self.noble_goods(table) if self.noble != 0 else 0.0)

    def expected(self, table: IlVecchioPosition, seat: i64) -> float:
        """Expected final points of a family."""
        self.take(table, seat)
        if table.stage == FINISHED or (table.stage == DOUBLE_TURN and not is_yet_to_move(table, seat)):
            return self.now_scored(table, seat)
        return self.worth(table) + self.achieved(table, seat)

    def describe(self, table: IlVecchioPosition, seat: i64) -> list[float]:
        """All features of a family, for fitting the weights."""
        self.look(table)
        self.take(table, seat)
        self.describe_holdings(table)
        self.describe_achieved(table, seat)
        return [self.features[i] for i in range(FEATURES)]


def fewest_missing(ways: i64, owned: i64) -> i64:
    """How many followers are missing for the nearest of several ways to pay; what one has is written like a way to pay."""
    fewest: i64 = 9
    for way in range(PAYMENTS):
        if (ways >> way) & 1 != 0:
            missing = lack(way >> 4, owned >> 4) + lack((way >> 2) & 3, (owned >> 2) & 3) + lack(way & 3, owned & 3)
            fewest = min(fewest, missing)
    return fewest


def time_left(table: IlVecchioPosition) -> float:
    """From 1 at the beginning to 0 when the last crest is gone: the fewest takeovers that bring the end."""
    if table.crests_left == 0:
        return 0.0
    steps: i64 = 0
    open_crests = table.crests_left
    parts = table.parts
    for length in range(1, MOST_SPACES + 1):
        # Crests that can be had with so many further members on their track, the cheapest first.
        for track in range(TRACKS):
            space = table.tracks[track * TRACK + FILLED] + length - 1
            if open_crests > 0 and space < parts.spaces[track] and (parts.marked[track] >> space) & 1 != 0:
                steps += length
                open_crests -= 1
    return min(1.0, float(steps) / (4.0 * float(table.players)))


def count_men(table: IlVecchioPosition, first: i64, mask: i64) -> i64:
    count: i64 = 0
    at = first
    while mask != 0:
        if mask & 1 != 0:
            count += table.men[at]
        mask >>= 1
        at += 1
    return count
